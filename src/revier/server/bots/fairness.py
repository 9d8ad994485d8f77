"""Whose bots think next: everybody in turn, however many tables somebody has.

Every thought gets a number: one more than the last of its table's owner, but none less than those that are being
thought now. The lowest comes first, which goes round among the owners. After all others come the tables where only bots
play and nobody looks on, and whoever had their share of thinking; these always leave one process to the others.
"""

from __future__ import annotations

import asyncio
import math
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from functools import partial

import limits
from limits.strategies import MovingWindowRateLimiter

from revier.bots import read_name
from revier.server.operation import attempts
from revier.server.operation.limiting import MovingWindows
from revier.server.play.room import Room
from revier.server.play.rooms import Rooms
from revier.server.storage.database import Database
from revier.server.tables.access import owner_of

ITERATIONS_PER_S = 500  # of search, to know about how long it will think
BUCKET = "thinking"


class Ticket:
    """A thought that waits for its turn, or has it."""

    def __init__(self, number: int, is_late: Callable[[], bool]) -> None:
        self.number = number
        self.is_late = is_late  # asked when a turn is given: somebody may look on by then
        self.was_late = False
        self.begins: asyncio.Future[None] = asyncio.get_running_loop().create_future()


class FairQueue:
    """A fair queue: lets so many thoughts happen at once, in order."""

    def __init__(self, count: int) -> None:
        self.count = count
        self.waiting: list[Ticket] = []
        self.begun: set[Ticket] = set()
        self.highest = 0  # the highest number that has begun
        self.next: dict[int | None, int] = {}  # by owner

    @asynccontextmanager
    async def turn(self, owner: int | None, is_late: Callable[[], bool]) -> AsyncIterator[None]:
        """Wait for one's turn and have it."""
        number = max(self.highest, self.next.get(owner, 0))
        self.next[owner] = number + 1
        ticket = Ticket(number, is_late)
        self.waiting.append(ticket)
        self.dispatch()
        try:
            await ticket.begins
            yield
        finally:
            self.leave(ticket)

    def dispatch(self) -> None:
        """Give turns to whoever is next, as long as there are processes."""
        while len(self.begun) < self.count and (ticket := self.first()) is not None:
            self.waiting.remove(ticket)
            self.begun.add(ticket)
            self.highest = max(self.highest, ticket.number)
            if not ticket.begins.done():
                ticket.begins.set_result(None)

    def first(self) -> Ticket | None:
        for ticket in self.waiting:
            ticket.was_late = ticket.is_late()
        late = sum(ticket.was_late for ticket in self.begun)
        may_be_late = late < max(1, self.count - 1)
        able = [ticket for ticket in self.waiting if may_be_late or not ticket.was_late]
        return min(able, key=lambda ticket: (ticket.was_late, ticket.number), default=None)

    def leave(self, ticket: Ticket) -> None:
        """Its turn is over, or it does not wait any more."""
        self.begun.discard(ticket)
        if ticket in self.waiting:
            self.waiting.remove(ticket)
        if not self.waiting and not self.begun:
            self.highest = 0
            self.next.clear()
        self.dispatch()


class ThinkingQuota:
    """A quota on the time that bots of one owner think, by what they are allowed: a busy machine costs nobody.

    On PostgreSQL it is counted in the database, for all servers and workers together.
    """

    def __init__(self, limit: str, db: Database | None = None) -> None:
        self.item = limits.parse(limit) if limit else None  # seconds in a time
        self.strategy = MovingWindowRateLimiter(MovingWindows())
        self.db = None if db is None or db.is_sqlite else db

    async def is_left(self, owner: int | None, bot: str, game: str = "") -> bool:
        cost = seconds_of(bot, game)
        if self.item is None or not cost:
            return True
        if self.db is None:
            return self.strategy.test(self.item, BUCKET, str(owner), cost=cost)
        key = attempts.key_of(BUCKET, owner)
        used = await self.db.read(partial(attempts.used, key=key, item=self.item, now=self.db.now()))
        return used + cost <= self.item.amount

    async def charge(self, owner: int | None, bot: str, game: str = "") -> None:
        cost = seconds_of(bot, game)
        if self.item is None or not cost:
            return
        if self.db is None:
            self.strategy.hit(self.item, BUCKET, str(owner), cost=cost)
            return
        key = attempts.key_of(BUCKET, owner)
        await self.db.write(partial(attempts.use, key=key, item=self.item, now=self.db.now(), amount=cost))


def seconds_of(bot: str, game: str = "") -> int:
    """That a bot may think about a turn; only search takes long enough to be counted."""
    budget = read_name(bot, game).budget
    if budget is None:
        return 0
    return math.ceil(budget.milliseconds / 1_000 + budget.iterations / ITERATIONS_PER_S)


def owner_in(room: Room) -> int | None:
    """Whose turn in the queue a table takes."""
    return owner_of(room.row, room.places)


def is_for_people(room: Room) -> bool:
    """Whether somebody plays there who is not a bot."""
    return any(place.bot is None and place.stand_in is None for place in room.places)


def is_watched(rooms: Rooms, table: str) -> bool:
    """Whether anybody looks on, at any process."""
    there = rooms.remote_presence.get(table, {}).values()
    return bool(rooms.subscribers.get(table)) or any(here["people"] or here["watchers"] for here in there)
