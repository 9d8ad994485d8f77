"""The example for authors of bots works as it stands."""

from __future__ import annotations

import json
import re
import shlex
import subprocess
import sys
from pathlib import Path

import httpx

from tests.server.processes import Server

SERVER_DOCS = Path(__file__).parents[2] / "docs" / "server.md"
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


def test_a_program_gets_its_token_as_the_docs_say(tmp_path: Path) -> None:
    """The commands of docs/server.md, as they stand there."""
    commands = re.findall("^curl .+$", SERVER_DOCS.read_text("utf-8"), re.M)
    assert len(commands) == 2
    with Server(tmp_path) as server, httpx.Client(timeout=600) as curl:
        for command in commands:
            words = shlex.split(command.replace("http://127.0.0.1:8000", server.address))
            name, _, value = words[words.index("-H") + 1].partition(": ")
            said = curl.post(words[-1], headers={name: value}, json=json.loads(words[words.index("--json") + 1])).json()
        assert "/api/tokens" in server.get("/api/openapi.json").json()["paths"]
        answer = httpx.get(
            f"{server.address}/api/me", headers={"Authorization": f"Bearer {said['token']}"}, timeout=600
        )
        assert answer.json()["name"] == "Karl"
