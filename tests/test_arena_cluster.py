"""`revier arena --ray`: a real cluster of two nodes, one of which dies in the middle of a run."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from revier.benchmark import is_compiled
from tests.ray_cluster import LOOPBACK
from tests.test_arena_runs import COMMAND, PATIENCE, arena, indices, timeless, wait_until

ROOT = Path(__file__).parents[1]
GAMES = 2000 if is_compiled() else 240
TASK = ["glueck-auf", "--players", "2", "--bots", "random", "--games", str(GAMES), "--seed", "3", "--lang", "en"]


@pytest.fixture
def cluster() -> Iterator[tuple[str, list[int]]]:
    """The address of a cluster, and the processes that are its two working nodes."""
    words = [sys.executable, "-m", "tests.ray_cluster"]
    with subprocess.Popen(words, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as made:
        assert made.stdin is not None
        assert made.stdout is not None
        try:
            said = next(line for line in made.stdout if line.startswith('{"address"'))
            found = json.loads(said)
            yield found["address"], found["nodes"]
        finally:
            made.stdin.close()
            made.wait(PATIENCE)


@pytest.mark.long
def test_a_run_survives_a_node_that_dies(tmp_path: Path, cluster: tuple[str, list[int]]) -> None:
    address, nodes = cluster
    folder, log = tmp_path / "far", tmp_path / "far" / "games.jsonl"
    words = [*COMMAND, *TASK, "--ray", address, "--report", str(folder)]
    far = os.environ | LOOPBACK
    process = subprocess.Popen(words, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=far)
    try:
        wait_until(lambda: log.exists() and len(log.read_bytes().splitlines()) > 20)
        assert process.poll() is None
        os.kill(nodes[0], signal.SIGKILL)
        out, err = process.communicate(timeout=PATIENCE)
    finally:
        process.kill()
    assert process.returncode == 0, err
    assert f"{GAMES:,} games on {GAMES:,} deals" in out
    assert "raylet" not in out, "what Ray has to say belongs beside the figures, not among them"
    assert sorted(indices(log)) == list(range(GAMES))
    near = tmp_path / "near.json"
    assert arena(*TASK, "--json", near).exit_code == 0
    assert timeless(folder / "figures.json") == timeless(near)


def test_an_address_where_nobody_answers_is_refused_without_asking_ray() -> None:
    """Ray itself would try for minutes, and keep its threads in whoever has asked it."""
    result = arena(*TASK, "--ray", "127.0.0.1:1")
    assert (result.exit_code, result.stdout) == (2, "")
    assert result.stderr == "revier: No Ray cluster answers at 127.0.0.1:1: Connection refused.\n"
    assert "ray" not in sys.modules
