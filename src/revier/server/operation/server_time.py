"""The server's own time: that of the wall, but it never jumps, and it stands still while nobody serves.

It runs with the monotonic clock. Every heartbeat writes it into the database, so that all processes have the same. If a
heartbeat finds the wall far away (its clock was set, or the server was not there), all moments from which time is
counted are moved by as much: those of running clocks, and when sign-ins were seen last. So nobody loses the time they
had. The first heartbeat after a while without any does so too: where that could not be written, perhaps for want of a
database, nobody could play either.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from typing import NamedTuple

import structlog
from sqlalchemy import Connection, func, insert, select, update

from revier.server.storage.database import Database
from revier.server.storage.schema import pulse, sign_ins, tables

HEARTBEAT = 5.0  # seconds
LARGEST_DRIFT = 3 * HEARTBEAT  # seconds that the wall may be away from our time
ONLY = 1  # the id of the one pulse

CatchUp = Callable[[str, None], Awaitable[None]]  # a table has changed, by how much is not known

log = structlog.get_logger(__name__)


class Heartbeat(NamedTuple):
    """What a heartbeat has found out; nothing is so before it is committed."""

    offset: float
    moved: float
    tables: Sequence[str]  # whose clocks were moved


def wall(c: Connection) -> float:
    """The one clock that all processes can see."""
    if c.dialect.name == "sqlite":
        return time.time()
    return float(c.scalar(select(func.extract("epoch", func.clock_timestamp()))) or 0)


def last_beat(c: Connection) -> float:
    """What time it is for a process without beats of its own: when a server last beat, or that of the wall."""
    at = c.scalar(select(pulse.c.at).where(pulse.c.id == ONLY))
    return wall(c) if at is None else float(at)


def heartbeat(c: Connection, db: Database) -> Heartbeat:
    """Write down what time it is; where the wall has jumped, move what is counted from a moment."""
    row = c.execute(select(pulse).where(pulse.c.id == ONLY).with_for_update()).one_or_none()
    there = wall(c)
    at = time.monotonic()
    if row is None:
        c.execute(insert(pulse).values(id=ONLY, at=there, moved=0.0))
        return Heartbeat(there - at, 0.0, ())
    mine = at + db.time.offset
    goes_on = db.time.is_set and row.moved == db.time.moved and mine - row.at <= LARGEST_DRIFT
    now = max(row.at, mine) if goes_on else row.at  # else it is still the moment of the last heartbeat
    gap = there - now if abs(there - now) > LARGEST_DRIFT else 0.0
    moved = row.moved + gap
    c.execute(update(pulse).where(pulse.c.id == ONLY).values(at=now + gap, moved=moved))
    if gap and c.dialect.name != "sqlite":  # other processes are told first of the time, then of the tables
        c.execute(select(func.pg_notify("revier", f"time {now + gap} {moved}")))
    return Heartbeat(now + gap - at, moved, move_all(c, gap) if gap else ())


def move_all(c: Connection, gap: float) -> list[str]:
    """All moments from which time is counted; the tables that have changed."""
    c.execute(update(sign_ins).where(sign_ins.c.kind == "cookie").values(seen=sign_ins.c.seen + gap))
    ticking = select(tables.c.id, tables.c.clocks).where(tables.c.status == "running", tables.c.due.is_not(None))
    rows = c.execute(ticking.order_by(tables.c.id).with_for_update()).all()
    for row in rows:
        clocks = row.clocks | {"since": row.clocks["since"] + gap}
        values = {"clocks": clocks, "due": tables.c.due + gap, "revision": tables.c.revision + 1}
        c.execute(update(tables).where(tables.c.id == row.id).values(values))
    return [row.id for row in rows]


async def heartbeat_once(db: Database, catch_up: CatchUp | None = None) -> None:
    before = db.time.moved
    found = await db.write(partial(heartbeat, db=db))
    if db.time.is_set and found.moved != before:
        log.warning("time moved", seconds=round(found.moved - before))
    db.time.set(found.offset, found.moved)
    if catch_up is not None:
        for table in found.tables:
            await catch_up(table, None)


async def keep_time(db: Database, catch_up: CatchUp | None = None) -> None:
    """Heartbeat after heartbeat; without its database our time goes on by itself."""
    while True:
        await asyncio.sleep(HEARTBEAT)
        try:
            await heartbeat_once(db, catch_up)
        except Exception as error:
            log.warning("no heartbeat", error=type(error).__name__)
