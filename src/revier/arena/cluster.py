"""Matches played by a Ray cluster whose nodes have the same Revier installed."""

from __future__ import annotations

import logging
import socket
from collections.abc import Generator
from typing import Any

from revier.arena.chunks import Chunks
from revier.arena.match import Lines, play_all
from revier.arena.plan import Match, Task
from revier.kernel.errors import RevierError

RETRIES = 20  # times that a handful is played anew because a worker or its node died
PATIENCE = 5.0  # seconds to wait for an answer before an address counts as unreachable


class NoCluster(RevierError):
    """No cluster answers at this address."""


def connect(address: str) -> Any:
    """Ray, connected to a running cluster."""
    knock(address)
    import ray

    try:
        ray.init(address=address, log_to_driver=False, logging_level=logging.CRITICAL)
    except (OSError, RuntimeError, ValueError) as error:
        raise NoCluster(" ".join(str(error).split())) from None
    return ray


def knock(address: str) -> None:
    """Ray itself would try for minutes."""
    host, colon, port = address.rpartition("://")[2].rpartition(":")
    if not colon or not port.isdigit():
        if address != "auto":
            raise NoCluster("expected host:port or auto")
        return
    try:
        socket.create_connection((host.strip("[]"), int(port)), PATIENCE).close()
    except (OSError, OverflowError) as error:
        raise NoCluster(getattr(error, "strerror", None) or str(error)) from None


def play_on_cluster(ray: Any, task: Task, matches: list[Match], jobs: int | None) -> Generator[Lines, None, None]:
    """Results in handfuls, as they are finished, from all processors of the cluster or from `jobs` of them."""
    remote = ray.remote(play_all).options(num_cpus=1, max_retries=RETRIES)
    shared = ray.put(task)
    workers = jobs or processors(ray)
    chunks = Chunks(matches, workers)
    running: list[Any] = []
    while running or chunks.left:
        while chunks.left and len(running) < (jobs or 2 * workers):
            running.append(remote.remote(shared, chunks.next()))
        ready, running = ray.wait(running)
        for reference in ready:
            lines: Lines = ray.get(reference)
            chunks.finished(len(lines))
            yield lines


def processors(ray: Any) -> int:
    return max(1, int(ray.cluster_resources().get("CPU", 1)))
