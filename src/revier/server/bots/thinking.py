"""Bots think in processes of their own, never on the event loop.

A thought is asked for whenever a room stands at a bot's decision, and carries the revision that led there: an answer
that comes late or twice finds the game elsewhere, or on another line, and is not played. Tables where a bot is waited
for are looked for now and then, so that nothing that dies on the way leaves a game waiting. Whose
bots come first is `fairness.py`'s.
"""

from __future__ import annotations

import asyncio
import hashlib
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from time import monotonic

import structlog
from sqlalchemy import Connection, select

from revier.kernel.rng import MASK, Seed
from revier.processes import start_pool
from revier.server.bots.bot_process import choose
from revier.server.bots.fairness import FairQueue, ThinkingQuota, is_for_people, is_watched, owner_in
from revier.server.operation.metrics import Metrics
from revier.server.play.room import Room
from revier.server.play.rooms import Rooms
from revier.server.storage.schema import seats, tables

TRIES = 3  # that a thought is begun, if its process dies
SWEEP = 15.0  # seconds between two looks for bots that are waited for

log = structlog.get_logger(__name__)


class BotPool:
    """The pool of bot processes; if one dies, its work is retried in a new one."""

    def __init__(self, count: int, metrics: Metrics | None) -> None:
        self.count = count
        self.metrics = metrics
        self.pool = start_pool(count)

    async def answer(self, room: Room) -> list[int]:
        """The actions of the bot that is asked, until another seat is."""
        s = room.running()
        seed = seed_of(room.row.seed, int(s.ply), int(s.asked().seat))
        name = room.bot_asked() or ""
        think = partial(choose, room.row.game, room.row.components, s.to_dict(), name, seed)
        begin = monotonic()
        for left in reversed(range(TRIES)):
            pool = self.pool
            try:
                found = await asyncio.get_running_loop().run_in_executor(pool, think)
                if self.metrics is not None:
                    self.metrics.thought(name, monotonic() - begin)
                return found
            except BrokenProcessPool:
                if self.pool is pool:
                    self.pool = start_pool(self.count)
                if left == 0:
                    raise
        return []

    def close(self) -> None:
        """Nobody waits for what is being thought."""
        for process in list((self.pool._processes or {}).values()):
            process.terminate()
        self.pool.shutdown(cancel_futures=True)


class Thinking:
    """Asks the bots of this process's rooms for their moves and plays them."""

    def __init__(self, rooms: Rooms, workers: int, sweep: float = SWEEP, share: str = "") -> None:
        self.rooms = rooms
        self.sweep_seconds = sweep
        self.bot_pool = BotPool(workers, rooms.metrics)
        self.turns = FairQueue(workers)
        self.quota = ThinkingQuota(share, rooms.db)
        self.under_way: dict[str, tuple[int, asyncio.Task[None]]] = {}  # by table: the position that is thought about
        self.sweeping = asyncio.create_task(self.sweep())
        rooms.listeners.append(self.look)

    def look(self, room: Room) -> None:
        """Begin to think if it is a bot's turn and nobody thinks about it yet."""
        if room.bot_asked() is None:
            return
        moved = room.moved
        known = self.under_way.get(room.id)
        if known is None or known[0] != moved or known[1].done():
            self.under_way[room.id] = (moved, asyncio.create_task(self.begin(room, moved)))

    async def begin(self, room: Room, moved: int) -> None:
        try:
            await self.think(room, moved)
        except Exception as error:  # the sweep will come by
            log.error("bot failed", table=room.id, ply=room.row.ply, error=type(error).__name__)
        finally:
            if self.under_way.get(room.id, (-1, None))[0] == moved:
                self.under_way.pop(room.id, None)

    async def think(self, room: Room, moved: int) -> None:
        """Think here when it is this table's turn, and play."""
        owner, bot = owner_in(room), room.bot_asked() or ""
        has_share = await self.quota.is_left(owner, bot, room.row.game)
        if not has_share and self.is_idle(room):
            return  # the sweep will come by
        async with self.turns.turn(owner, lambda: not has_share or self.is_idle(room)):
            if room.bot_asked() is None or room.moved != moved:  # taken back, or played, before this has begun
                return
            await self.quota.charge(owner, bot, room.row.game)
            actions = await self.bot_pool.answer(room)
        await self.rooms.do(room, room.play_for_bot(moved, actions))

    def is_idle(self, room: Room) -> bool:
        """Nobody waits for these bots."""
        return not is_for_people(room) and not is_watched(self.rooms, room.id)

    async def sweep(self) -> None:
        """Look at tables that wait for a bot, at the start and ever after."""
        while True:
            try:
                for table, revision in await self.rooms.db.read(waiting_for_bots):
                    if table not in self.under_way:
                        await self.rooms.catch_up(table, revision)
                        self.look(await self.rooms.find(table))
            except Exception as error:
                log.error("sweep failed", error=type(error).__name__)
            await asyncio.sleep(self.sweep_seconds)

    async def close(self) -> None:
        self.sweeping.cancel()
        for _, task in self.under_way.values():
            task.cancel()
        self.bot_pool.close()


def waiting_for_bots(c: Connection) -> list[tuple[str, int]]:
    """Running tables where a bot is asked, with their revisions."""
    here = (seats.c.table == tables.c.id) & (seats.c.seat == tables.c.turn)
    is_bot = seats.c.bot.is_not(None) | seats.c.stand_in.is_not(None)
    query = select(tables.c.id, tables.c.revision).join(seats, here).where(tables.c.status == "running", is_bot)
    return [(id, revision) for id, revision in c.execute(query)]


def seed_of(seed: Seed, ply: int, seat: int) -> int:
    """A bot's own seed: another for every turn, and the same when a turn is thought about again."""
    digest = hashlib.sha256(f"{seed} {ply} {seat}".encode()).digest()
    return int.from_bytes(digest[:8], "big") & int(MASK)
