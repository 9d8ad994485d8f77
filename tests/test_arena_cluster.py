"""`revier arena --ray`: a real cluster of two nodes, one of which dies in the middle of a run."""

from __future__ import annotations

import os
import signal
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from revier.benchmark import is_compiled
from tests.test_arena_runs import COMMAND, PATIENCE, arena, indices, timeless, wait_until

GAMES = 2000 if is_compiled() else 240
TASK = ["glueck-auf", "--players", "2", "--bots", "random", "--games", str(GAMES), "--seed", "3", "--lang", "en"]
SMALL = {"object_store_memory": 80_000_000, "node_ip_address": "127.0.0.1"}
LOOPBACK = {"RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER": "0", "RAY_USAGE_STATS_ENABLED": "0"}  # no other address is used


@pytest.fixture
def cluster(monkeypatch: pytest.MonkeyPatch) -> Iterator[tuple[str, list[int]]]:
    """The address of a cluster, and the processes that are its two working nodes."""
    for name, value in LOOPBACK.items():
        monkeypatch.setenv(name, value)
    from ray.cluster_utils import Cluster

    head: dict[str, Any] = {"num_cpus": 0, "include_dashboard": False, **SMALL}
    made = Cluster(initialize_head=True, head_node_args=head)
    try:
        nodes = [made.add_node(num_cpus=1, **SMALL) for n in range(2)]
        yield made.address, [node.all_processes["raylet"][0].process.pid for node in nodes]
    finally:
        made.shutdown()


def test_a_run_survives_a_node_that_dies(tmp_path: Path, cluster: tuple[str, list[int]]) -> None:
    address, nodes = cluster
    folder, log = tmp_path / "far", tmp_path / "far" / "games.jsonl"
    words = [*COMMAND, *TASK, "--ray", address, "--report", str(folder)]
    process = subprocess.Popen(words, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
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


def test_an_address_where_nobody_answers_is_refused_at_once() -> None:
    begun = time.monotonic()
    result = arena(*TASK, "--ray", "127.0.0.1:1")
    assert (result.exit_code, result.stdout) == (2, "")
    assert result.stderr == "revier: No Ray cluster answers at 127.0.0.1:1: Connection refused.\n"
    assert time.monotonic() - begun < 10
