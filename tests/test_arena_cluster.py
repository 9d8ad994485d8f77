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

from tests.held import HOLD
from tests.ray_cluster import LOOPBACK
from tests.test_arena_runs import COMMAND, DONE, GAMES, PATIENCE, TASK, arena, indices, timeless
from tests.test_arena_sprt import SEQUENTIAL
from tests.waiting import wait_until

ROOT = Path(__file__).parents[1]


@pytest.fixture
def gate(tmp_path: Path) -> Path:
    """While this file is there, no run in the cluster comes to its end."""
    made = tmp_path / "gate"
    made.touch()
    return made


@pytest.fixture
def cluster(gate: Path) -> Iterator[tuple[str, list[int]]]:
    """The address of a cluster, and the processes that are its two working nodes."""
    words = [sys.executable, "-m", "tests.ray_cluster"]
    pipe, kept = subprocess.PIPE, os.environ | {HOLD: str(gate)}
    with subprocess.Popen(words, cwd=ROOT, stdin=pipe, stdout=pipe, text=True, env=kept) as made:
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
def test_a_run_survives_a_node_that_dies(tmp_path: Path, gate: Path, cluster: tuple[str, list[int]]) -> None:
    address, nodes = cluster
    folder, log = tmp_path / "far", tmp_path / "far" / "games.jsonl"
    words = [*COMMAND, *TASK, "--ray", address, "--report", str(folder)]
    far = os.environ | LOOPBACK
    process = subprocess.Popen(words, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=far)
    try:
        wait_until(lambda: process.poll() is not None or (log.exists() and log.read_text().count("\n") >= DONE))
        assert process.poll() is None
        os.kill(nodes[0], signal.SIGKILL)
        gate.unlink()
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


@pytest.mark.long
def test_a_sequential_test_stops_a_cluster_at_the_same_game(
    tmp_path: Path, gate: Path, cluster: tuple[str, list[int]]
) -> None:
    gate.unlink()
    far, near = tmp_path / "far.json", tmp_path / "near.json"
    words = [*COMMAND, *SEQUENTIAL, "--ray", cluster[0], "--json", str(far)]
    done = subprocess.run(words, capture_output=True, text=True, env=os.environ | LOOPBACK, timeout=PATIENCE)
    assert done.returncode == 0, done.stderr
    assert arena(*SEQUENTIAL, "--json", near).exit_code == 0
    assert timeless(far) == timeless(near)
    assert timeless(near)["sprt"]["verdict"] == "H1"


def test_an_address_where_nobody_answers_is_refused_without_asking_ray() -> None:
    """Ray itself would try for minutes, and keep its threads in whoever has asked it."""
    result = arena(*TASK, "--ray", "127.0.0.1:1")
    assert (result.exit_code, result.stdout) == (2, "")
    assert result.stderr == "revier: No Ray cluster answers at 127.0.0.1:1: Connection refused.\n"
    assert "ray" not in sys.modules
