"""`make bench-server`: a swarm of real websocket clients on this machine plays random legal moves.

Server, swarm and database share the machine. First all tables play at once (`server_swarm.py`), then the longest games
of each title are taken back and looked at ply by ply (`server_long.py`). Every bar is printed with what was measured;
the figures go to build/bench-server.json and build/bench-server.png. A run below full size judges nothing about load.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import sys
import time
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

import uvloop
from benchmarks import server_long, server_swarm
from benchmarks.server_host import a_server, allow_sockets
from benchmarks.server_plot import draw

from revier.benchmark import is_compiled

TABLES, SECONDS = 1000, 60.0  # full size
RATES = {"sqlite": 550.0, "postgresql": 330.0}  # moves a second asked for at full size
MOVES = {"sqlite": 500.0, "postgresql": 300.0}
MOVE_MS = {"sqlite": 100.0, "postgresql": 150.0}
MEMORY_MB = 1000.0
UNDO_MS = 100.0
REPLAY_MS = 300.0
LONGEST_S = 900.0  # for one database; then something hangs
GOING_S = 8.0  # until the server has seen everybody of the swarm go
QUIET = 0.5  # load average above which figures say more about the machine than about the server
BUILD = Path(__file__).parent.parent / "build"


@dataclass(frozen=True)
class Bar:
    """Something that must not be worse than it is allowed to be."""

    what: str
    measured: float
    allowed: float
    at_least: bool = False
    is_judged: bool = True  # not if the run was smaller than the bar is for

    @property
    def is_met(self) -> bool:
        return self.measured >= self.allowed if self.at_least else self.measured <= self.allowed

    def __str__(self) -> str:
        verdict = ("met" if self.is_met else "MISSED") if self.is_judged else "not judged at this size"
        return f"{self.what:<75} {self.measured:>8g}  {'>=' if self.at_least else '<='} {self.allowed:<6g} {verdict}"


def bars(kind: str, load: dict[str, Any], long: dict[str, Any], is_full: bool) -> list[Bar]:
    """What the issue of the server promises."""
    found = [
        Bar("sockets held", load["sockets"], load["tables"] * server_swarm.SEATS, at_least=True),
        Bar("moves a second", load["moves_per_s"], MOVES[kind], at_least=True, is_judged=is_full),
        Bar("ms from act to the last seat's news, p99", load["p99_ms"], MOVE_MS[kind], is_judged=is_full),
        Bar("MB of the server's processes", load["server_mb"], MEMORY_MB, is_judged=is_full),
        Bar("errors", len(load["errors"]), 0),
    ]
    for title, row in long.items():
        name = f"{title}, {row['seats']} seats, {row['plies']} plies"
        found.append(Bar(f"ms for undo, p99: {name}", row["undo"]["p99_ms"], UNDO_MS))
        found.append(Bar(f"ms for turn restart, p99: {name}", row["restart"]["p99_ms"], UNDO_MS))
        found.append(Bar(f"ms to open any ply, the slowest: {name}", row["replay"]["most_ms"], REPLAY_MS))
    return found


async def measure(kind: str, tables: int, seconds: float) -> dict[str, Any]:
    """One database: the swarm, then the long games."""
    begun = time.monotonic()

    def say(text: str) -> None:
        print(f"{kind} {time.monotonic() - begun:4.0f} s  {text}", file=sys.stderr, flush=True)

    say("starting")
    rate = RATES[kind] * tables / TABLES
    with a_server(kind) as server:
        async with asyncio.timeout(LONGEST_S):
            load = await server_swarm.measure(server, tables, rate, seconds, say)
            await asyncio.sleep(GOING_S)
            long = await server_long.measure(server, say)
    found = bars(kind, load, long, tables >= TABLES and seconds >= SECONDS)
    return {"load": load, "long": long, "bars": [asdict(bar) | {"is_met": bar.is_met} for bar in found], "lines": found}


def main() -> None:
    parser = argparse.ArgumentParser(description="How fast the server is on this machine.")
    parser.add_argument("--tables", type=int, default=TABLES)
    parser.add_argument("--seconds", type=float, default=SECONDS)
    parser.add_argument("--database", choices=["sqlite", "postgresql", "both"], default="both")
    given = parser.parse_args()
    allow_sockets(given.tables * server_swarm.SEATS)
    busy = os.getloadavg()[0]
    if busy > QUIET:
        print(f"the machine is not quiet: its load average is {busy:.1f}", file=sys.stderr)
    kinds = list(RATES) if given.database == "both" else [given.database]
    found = {kind: uvloop.run(measure(kind, given.tables, given.seconds)) for kind in kinds}
    lines = {kind: row.pop("lines") for kind, row in found.items()}
    BUILD.mkdir(exist_ok=True)
    setting = {"compiled": is_compiled(), "tables": given.tables, "seconds": given.seconds, "load_before": busy}
    (BUILD / "bench-server.json").write_text(json.dumps(setting | found))
    draw(found, BUILD / "bench-server.png")
    for kind, rows in lines.items():
        print(kind, *rows, sep="\n  ")
    missed = [bar for rows in lines.values() for bar in rows if bar.is_judged and not bar.is_met]
    sys.exit(1 if missed else 0)


if __name__ == "__main__":
    main()
