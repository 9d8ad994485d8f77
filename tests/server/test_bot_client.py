"""The example for authors of bots works as it stands."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from tests.server.processes import Server

EXAMPLE = Path(__file__).parents[2] / "docs" / "bot_client.py"


def test_the_example_plays_a_game_to_its_end(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        owner = server.guest("Ada")
        table = server.table(owner, access="open", pace={"kind": "none"})
        assert owner.post(f"/api/tables/{table}/bot", json={"bot": "random"}).status_code == 200
        assert owner.post(f"/api/tables/{table}/start").status_code == 200
        token = owner.post("/api/tokens", json={"label": "example"}).json()["token"]
        words = [sys.executable, str(EXAMPLE), server.address, table, token]
        played = subprocess.run(words, capture_output=True, text=True, timeout=600)
        assert played.returncode == 0, played.stderr
        shown = owner.get(f"/api/tables/{table}").json()
        assert f"scores: {shown['result']['scores']}" in played.stdout
        assert len(EXAMPLE.read_text(encoding="utf-8").splitlines()) <= 40


def test_the_example_says_why_it_cannot_play(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        owner = server.guest("Ada")
        table = server.table(owner, access="open", pace={"kind": "none"})
        words = [sys.executable, str(EXAMPLE), server.address, table, "revier_nonsense"]
        played = subprocess.run(words, capture_output=True, text=True, timeout=600)
        assert played.returncode == 1
        assert "401" in played.stderr
