"""What is limited for all processes together: rare and dear things, of which a guess or a flood may go to any of them.

On PostgreSQL they are counted in the database. With SQLite there is one process, which counts in memory.
"""

from __future__ import annotations

import hashlib
import math
from collections.abc import Sequence
from functools import partial

from limits import RateLimitItem
from sqlalchemy import Connection, delete, select, update
from sqlalchemy.dialects.postgresql import insert

from revier.server.operation.limiting import Limiter
from revier.server.problems import Problem
from revier.server.storage.database import Database
from revier.server.storage.schema import attempts


async def check(limiter: Limiter, db: Database, bucket: str, who: str | int) -> None:
    """Count one more here and everywhere, or refuse it and say when to come again."""
    limiter.check(bucket, who)
    item = limiter.items.get(bucket)
    if item is None or db.is_sqlite:
        return
    wait = await db.write(partial(count, key=key_of(bucket, who), item=item, now=db.now()))
    if wait is not None:
        raise Problem(429, "server-too-often", seconds=max(1, math.ceil(wait)))


def key_of(bucket: str, who: str | int | None) -> str:
    return hashlib.sha256(f"{bucket} {who}".encode()).hexdigest()


def count(c: Connection, key: str, item: RateLimitItem, now: float) -> float | None:
    """Count one more; if that is too many, the seconds until the first of them is long ago."""
    window = item.get_expiry()
    until = now + window
    new = insert(attempts).values(key=key, times=[now], until=until).on_conflict_do_nothing()
    if c.execute(new.returning(attempts.c.key)).first() is not None:
        c.execute(delete(attempts).where(attempts.c.until < now))
        return None
    mine = attempts.c.key == key
    times = c.execute(select(attempts.c.times).where(mine).with_for_update()).scalar_one_or_none() or []
    recent = [at for at in times if abs(now - at) < window]  # another process may be a moment ahead
    if len(recent) >= item.amount:
        return float(min(recent)) + window - now
    c.execute(update(attempts).where(mine).values(times=[*recent, now], until=until))
    return None


# -- what is counted by how much it is -------------------------------------------------------------

Used = Sequence[tuple[float, int]]  # when, and how much


def used(c: Connection, key: str, item: RateLimitItem, now: float) -> int:
    """How much of it was used within the window."""
    return sum(amount for _, amount in recently(c, key, item, now))


def use(c: Connection, key: str, item: RateLimitItem, now: float, amount: int) -> None:
    """Use some more, if there is so much left."""
    values = {"key": key, "times": [], "until": now + item.get_expiry()}
    c.execute(insert(attempts).values(values).on_conflict_do_nothing())
    c.execute(select(attempts.c.key).where(attempts.c.key == key).with_for_update())
    recent = recently(c, key, item, now)
    if sum(before for _, before in recent) + amount <= item.amount:
        c.execute(update(attempts).where(attempts.c.key == key).values(values | {"times": [*recent, (now, amount)]}))


def recently(c: Connection, key: str, item: RateLimitItem, now: float) -> Used:
    found = c.execute(select(attempts.c.times).where(attempts.c.key == key)).scalar_one_or_none() or []
    return [(at, amount) for at, amount in found if abs(now - at) < item.get_expiry()]
