"""Figures for Prometheus: how much is asked, how long it takes, how much is played. No names, ids or tokens.

Several processes of one server add up their figures through files, in the folder that PROMETHEUS_MULTIPROC_DIR names.
"""

from __future__ import annotations

import os
from pathlib import Path

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.multiprocess import MultiProcessCollector, mark_process_dead
from sqlalchemy import Connection, func, select

from revier.server.storage.schema import tables

SHARED = "PROMETHEUS_MULTIPROC_DIR"
QUICK = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.15, 0.25, 0.5, 1.0, 2.5)  # seconds
SLOW = (0.01, 0.05, 0.1, 0.25, 0.5, 1.0, 2.0, 5.0, 10.0, 30.0, 60.0)
STATUSES = ("waiting", "running", "over", "frozen", "closed")
UNKNOWN = "unknown"  # a route, or a method: whatever strangers try must not make new rows
METHODS = ("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS")


class Metrics:
    """The figures of one application."""

    def __init__(self) -> None:
        self.registry = own = CollectorRegistry()
        self.requests = Counter("revier_requests", "Requests answered", ["method", "route", "status"], registry=own)
        self.seconds = Histogram("revier_request_seconds", "Time to answer", ["route"], buckets=QUICK, registry=own)
        self.sockets = Gauge("revier_sockets", "Open websockets", multiprocess_mode="livesum", registry=own)
        self.moves = Counter("revier_moves", "Moves played", ["game", "by"], registry=own)
        self.thinking = Histogram(
            "revier_bot_seconds", "Time a bot thought for a turn", ["bot"], buckets=SLOW, registry=own
        )
        self.tables = Gauge(
            "revier_tables", "Tables by status", ["status"], multiprocess_mode="mostrecent", registry=own
        )

    def answered(self, method: str, route: str, status: int, seconds: float) -> None:
        """A request, by the route's template."""
        self.requests.labels(method if method in METHODS else UNKNOWN, route, str(status)).inc()
        self.seconds.labels(route).observe(seconds)

    def moved(self, game: str, is_bot: bool) -> None:
        """A move that is on disk."""
        self.moves.labels(game, "bot" if is_bot else "person").inc()

    def thought(self, bot: str, seconds: float) -> None:
        """A bot by its kind: with what people may set there would be rows without end."""
        self.thinking.labels(bot.partition(":")[0]).observe(seconds)

    def count_tables(self, c: Connection) -> None:
        """As they stand now."""
        found = {
            status: number for status, number in c.execute(select(tables.c.status, func.count()).group_by("status"))
        }
        for status in STATUSES:
            self.tables.labels(status).set(found.get(status, 0))

    def page(self) -> bytes:
        """What Prometheus reads; of all processes of this server, if there are several."""
        folder = os.environ.get(SHARED)
        if folder is None:
            return generate_latest(self.registry)
        forget_dead(Path(folder))
        registry = CollectorRegistry()
        MultiProcessCollector(registry, folder)  # type: ignore[no-untyped-call]
        return generate_latest(registry)


def forget_dead(folder: Path) -> None:
    """What processes had open that are no more."""
    for file in folder.glob("gauge_live*_*.db"):
        number = int(file.stem.rpartition("_")[2])
        try:
            os.kill(number, 0)
        except ProcessLookupError:
            mark_process_dead(number, str(folder))  # type: ignore[no-untyped-call]
