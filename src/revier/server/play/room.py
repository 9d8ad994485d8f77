"""A table in memory that is played at: the one way to change its game.

A room is a copy of the database and may be wrong: another process may have moved. So every change names the revision
it was made on; if that is no longer the table's, nothing happens and the room is read anew.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import replace
from typing import TypeVar

from sqlalchemy import Connection

from revier.kernel.errors import CannotUndo, GameOver, IllegalAction
from revier.kernel.journal import Journal
from revier.kernel.state import State
from revier.server.operation.metrics import Metrics
from revier.server.play.change import TAKE_BACK, Change, Outdated, touch
from revier.server.play.forced import forced
from revier.server.play.freezing import load
from revier.server.play.table_state import TableState
from revier.server.problems import Illegal, Problem
from revier.server.storage.database import Database
from revier.server.tables import proposals
from revier.server.tables.positions import Move, Opened, sum_of

T = TypeVar("T")


class Room(TableState):
    """One table; everything that changes its game is done one after the other."""

    def __init__(self, db: Database, opened: Opened, metrics: Metrics | None = None) -> None:
        super().__init__(opened)
        self.db = db
        self.metrics = metrics
        self.lock = asyncio.Lock()
        self.published = self.row.revision  # the last that everybody at the table was told
        self.published_seated = self.seated  # of whom everybody was last told whether they are there

    async def act(self, person: int, ply: int, action: int, client: str | None, revision: int | None = None) -> None:
        """A person's move; one that was sent twice is played once."""
        async with self.lock:
            if client is not None and self.has_played(person, ply, action, client):
                return
            await self.be_at(ply, revision)
            if not self.decides(self.role(person)):
                raise Problem(403, "server-not-your-turn")
            try:
                await self.play([action], client)
            except Problem:  # perhaps another process has played this very move
                if client is None or not self.has_played(person, ply, action, client):
                    raise

    async def be_at(self, ply: int, revision: int | None) -> State:
        """The position that somebody answers to. Where it is not ours, ours may be old."""
        if self.running().ply != ply or not self.knows(revision):
            await self.reload()
        s = self.running()
        if s.ply != ply:
            raise Problem(409, "server-stale", ply=int(s.ply))
        self.check_known(revision)
        return s

    async def play_for_bot(self, moved: int, actions: list[int]) -> bool:
        """A bot's answer to the position of revision `moved`; False if it is another by now: then it is not wanted."""
        async with self.lock:
            if self.bot_asked() is None or self.moved != moved:
                return False
            await self.play(actions, None)
            return True

    async def play(self, actions: list[int], client: str | None) -> None:
        """Carry out and store actions, one after the other, of whoever is asked."""
        s = self.running().clone()
        first = int(s.ply)
        heard = s.journal = Journal(s.game.events, first)
        made: list[Move] = []
        for action in actions:
            try:
                seat = int(s.asked().seat)
                heard.ply = s.ply
                s.apply(action)
            except IllegalAction as refused:
                raise Illegal(refused) from None
            except GameOver:
                raise Problem(409, "server-is-over") from None
            made.append(Move(action, seat, client if not made else None, self.row.revision + 1, sum_of(s)))
        s.journal = None
        is_bot = self.bot_asked() is not None
        await self.change(Change(self, s, first, made, self.db.now()))
        self.last_events = (s, first, heard.events)
        if self.last_revealed is not None:
            self.last_revealed = max(self.last_revealed, int(heard.revealed))
        if self.metrics is not None:
            self.metrics.moved(self.row.game, is_bot)

    async def undo(self, person: int, ply: int, whole_turn: bool, revision: int | None = None) -> None:
        """Take back the last choice with the forced answers behind it, or this turn, while nothing new was seen."""
        async with self.lock:
            s = await self.be_at(ply, revision)
            if not self.moves or self.moves[-1].seat not in self.role(person).seats:
                raise Problem(403, "server-not-your-turn")
            try:
                back = s.undo()
                while back.can_undo and (whole_turn or forced(back) is not None):
                    back = back.undo()
            except CannotUndo:
                raise Problem(409, "server-nothing-to-undo") from None
            await self.go_back(back)

    async def agree_to_take_back(self, person: int, ply: int, revision: int | None = None) -> bool:
        """Propose to go back to an earlier ply, or agree to it; True once all people at the table have.

        Never past something that was seen since.
        """
        async with self.lock:
            if not self.knows(revision):
                await self.reload()
            s = self.running()
            self.check_known(revision)
            first = int(s.ply) - len(self.moves)
            own = self.role(person).seats
            if not own:
                raise Problem(403, "server-not-seated")
            if not first <= ply < s.ply:
                raise Problem(409, "server-stale", ply=int(s.ply))
            if ply < self.revealed(s):
                raise Problem(409, "server-seen-since")
            if await self.have_all_agreed(ply, own):
                await self.go_back(s.replay(ply - first, None))
                return True
            await self.reload()
            return False

    async def have_all_agreed(self, ply: int, own: tuple[int, ...]) -> bool:
        needed = [place.seat for place in self.places if place.person is not None and place.stand_in is None]
        revision = self.row.revision
        now = self.db.now()

        def work(c: Connection) -> bool:
            touch(c, self.id, revision, {"changed": now})
            return proposals.agree(c, self.id, TAKE_BACK, ply, own, needed, now)

        agreed = await self.write(work)
        if agreed:
            self.row = replace(self.row, revision=revision + 1)
        return agreed

    async def go_back(self, back: State) -> None:
        await self.change(Change(self, back, int(back.ply), [], self.db.now()))

    async def change(self, change: Change) -> None:
        """Store a change and become it."""
        kept = change.first - (self.row.ply - len(self.moves))
        await self.write(change)
        self.state = change.state
        gone = enumerate(self.moves[kept:], start=change.first)
        self.taken_back |= {(m.seat, m.client): (ply, m.action) for ply, m in gone if m.client is not None}
        self.moves = [*self.moves[:kept], *change.made]
        self.proposals = [proposal for proposal in self.proposals if proposal["kind"] != TAKE_BACK]
        self.row = replace(self.row, **change.values)

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Write, unless another process has changed the table: then the room is read anew, and nothing has happened."""
        try:
            return await self.db.write(work)
        except Outdated:
            await self.reload()
            raise Problem(409, "server-stale", ply=self.row.ply) from None

    async def reload(self) -> None:
        """Become what the database says now."""
        self.take_over(await load(self.db, self.id))
