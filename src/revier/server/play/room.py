"""A table in memory: its position, who sits there, and the one way to change the game.

A room is a copy of the database and may be wrong: another process may have moved. So every change names the revision
it was made on; if that is no longer the table's, nothing happens and the room is read anew.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple, TypeVar

from sqlalchemy import Connection, bindparam, insert, update

from revier.kernel.errors import CannotUndo, GameOver, IllegalAction
from revier.kernel.journal import Event, Journal
from revier.kernel.record import Record
from revier.kernel.state import Json, State
from revier.server.api.problems import Illegal, Problem
from revier.server.operation.metrics import Metrics
from revier.server.play import clocks
from revier.server.play.forced import forced
from revier.server.play.freezing import load
from revier.server.play.messages import ending, told
from revier.server.play.messages import event as to_json
from revier.server.play.positions import Move, Opened, sum_of, take_back
from revier.server.replays.archive import keep, seat_names
from revier.server.storage.database import Database, Many
from revier.server.storage.schema import moves, tables
from revier.server.tables import proposals
from revier.server.tables.access import Role, role_of
from revier.server.tables.listing import TableJson, table_json
from revier.server.tables.lobby import NOT_NOW

T = TypeVar("T")

TAKE_BACK = "takeback"  # the kind of a proposal


class Known(NamedTuple):
    """What somebody was told of a game."""

    ply: int  # up to here
    revision: int | None  # of the table then; None: they take it that nothing was taken back since


class Outdated(Exception):
    """Somebody else has changed the table since it was read."""


class Room:
    """One table; everything that changes its game is done one after the other."""

    def __init__(self, db: Database, opened: Opened, metrics: Metrics | None = None) -> None:
        self.db = db
        self.metrics = metrics
        self.lock = asyncio.Lock()
        self.take_over(opened)
        self.told: int = self.row.revision  # the last that everybody at the table was told
        self.told_seated = self.seated  # of whom everybody was last told whether they are there
        self.last_happened: tuple[State | None, int | None, list[Event]] = (None, None, [])

    def take_over(self, opened: Opened) -> None:
        """Become what the database says."""
        stored = opened.stored
        self.id: str = stored.row.id
        self.row = stored.row
        self.places = stored.places
        self.names = stored.names
        self.proposals = stored.proposals
        self.barred = stored.barred
        self.moves = stored.moves
        self.taken_back = stored.taken_back
        is_shown = opened.is_whole or self.row.status == "frozen"  # an end that our rules do not lead to is none
        self.state: State | None = opened.state if is_shown else None
        self.last_revealed: int | None = None  # of the position; None: not found out yet
        if self.row.status == "frozen":
            self.row.agrees_until = None if self.state is None else int(self.state.ply)

    def still_known(self, known: Known | None) -> int | None:
        """The ply up to which somebody knows the game as it is now: what they saw may have been taken back since.

        None: they have to be told everything.
        """
        if known is None or self.state is None:
            return None
        first = int(self.row.ply) - len(self.moves)
        ply = min(known.ply, int(self.state.ply))
        while known.revision is not None and ply > first and self.moves[ply - first - 1].revision > known.revision:
            ply -= 1
        return ply if ply > first or known.ply <= first else None

    def past(self, role: Role, ply: int) -> Json:
        """An earlier position of this game as somebody saw it then, and what happened in answer to it."""
        s = self.state
        if s is None:
            raise Problem(409, NOT_NOW.get(self.row.status, "server-is-frozen"))
        first = int(s.ply) - len(s.history)
        if not first <= ply <= s.ply:
            raise Problem(422, "server-no-ply", low=first, high=int(s.ply))
        then = s.replay(ply - first, None)
        eyes = self.eyes(role)
        heard = [event for event in s.events(ply) if event.ply == ply and event.heard_by(eyes)]
        return {"ply": ply, "seat": eyes, "view": then.view(eyes), "events": [to_json(event) for event in heard]}

    def happened(self, s: State, since: int | None) -> list[Event]:
        """What happened since a ply; if it was not the last move, found out by playing again, once for all who ask."""
        if self.last_happened[0] is not s or self.last_happened[1] != since:
            self.last_happened = (s, since, told(s, since))
        return self.last_happened[2]

    # -- who is who --------------------------------------------------------------------------------

    def role(self, person: int | None) -> Role:
        return role_of(self.row, self.places, person, self.barred.get(person) if person is not None else None)

    @property
    def seated(self) -> set[int]:
        """The people who sit at the table."""
        return {place.person for place in self.places if place.person is not None}

    def table(self, role: Role) -> TableJson:
        """The table as somebody may see it."""
        return table_json(self.row, self.places, self.names, role, self.proposals)

    def asked(self) -> int | None:
        """The seat that has to decide."""
        s = self.state
        return int(s.asked().seat) if s is not None and not s.is_over and self.row.status == "running" else None

    def bot_asked(self) -> str | None:
        """The bot that has to decide, if it is one."""
        asked = self.asked()
        return None if asked is None else self.places[asked].stand_in or self.places[asked].bot

    def eyes(self, role: Role) -> int | None:
        """Whose eyes somebody looks through: those of a seat of theirs that is asked, else of their first."""
        asked = self.asked()
        return asked if asked in role.seats else role.seats[0] if role.seats else None

    def decides(self, role: Role) -> bool:
        """Whether it is this person who has to decide."""
        return self.asked() in role.seats and self.bot_asked() is None

    def may_undo(self, role: Role) -> bool:
        """Whether the last decision was theirs and can be taken back."""
        s = self.state
        mine = bool(self.moves) and self.moves[-1].seat in role.seats
        return mine and s is not None and self.row.status == "running" and s.can_undo

    def back_to(self, role: Role) -> int | None:
        """The earliest ply that this person may propose to go back to; None: they have no say."""
        s = self.state
        if s is None or not role.seats or self.row.status != "running":
            return None
        return max(self.revealed(s), int(s.ply) - len(self.moves))

    def revealed(self, s: State) -> int:
        """The ply at which something new was last seen, found out once by playing again."""
        if self.last_revealed is None:
            self.last_revealed = int(s.last_revealed())
        return self.last_revealed

    def running(self) -> State:
        """The position of a game that goes on."""
        if self.row.status != "running":
            raise Problem(409, NOT_NOW[self.row.status])
        if self.state is None:
            raise Problem(409, "server-is-frozen")
        return self.state

    # -- what changes the game ---------------------------------------------------------------------

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

    def has_played(self, person: int, ply: int, action: int, client: str) -> bool:
        """Whether a person's move of this name was played; Problem if they called another one so, or took it back."""
        own = self.role(person).seats
        first = int(self.row.ply) - len(self.moves)
        known = next((n for n, move in enumerate(self.moves) if move.client == client and move.seat in own), None)
        gone = next((self.taken_back[seat, client] for seat in own if (seat, client) in self.taken_back), None)
        if known is None and gone is None:
            return False
        if (ply, action) != (gone if known is None else (first + known, self.moves[known].action)):
            raise Problem(409, "server-used-name", name=client)
        if known is None:
            raise Problem(409, "server-taken-back")
        return True

    @property
    def moved(self) -> int:
        """The revision that led to this position, by a move or a take-back: no two positions of a table share it."""
        last = self.moves[-1].revision if self.moves else 0
        return max(last, self.row.undone or 0)

    def knows(self, revision: int | None) -> bool:
        """Whether somebody who was told this revision knows all moves and take-backs since.

        Somebody who names none is assumed to have seen no take-back; so there must not have been any.
        """
        if revision is None:
            return self.row.undone is None
        return self.moved <= revision <= int(self.row.revision)

    async def be_at(self, ply: int, revision: int | None) -> State:
        """The position that somebody answers to. Where it is not ours, ours may be old."""
        if self.running().ply != ply or not self.knows(revision):
            await self.reload()
        s = self.running()
        if s.ply != ply:
            raise Problem(409, "server-stale", ply=int(s.ply))
        self.check_known(revision)
        return s

    def check_known(self, revision: int | None) -> None:
        if not self.knows(revision):
            raise Problem(409, "server-no-revision" if revision is None else "server-stale", ply=int(self.row.ply))

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
        await self.change(Change(self, s, first, made))
        self.last_happened = (s, first, heard.events)
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
            self.row.revision += 1
        return agreed

    async def go_back(self, back: State) -> None:
        await self.change(Change(self, back, int(back.ply), []))

    async def change(self, change: Change) -> None:
        """Store a change and become it."""
        kept = change.first - (int(self.row.ply) - len(self.moves))
        await self.write(change)
        self.state = change.state
        gone = enumerate(self.moves[kept:], start=change.first)
        self.taken_back |= {(m.seat, m.client): (ply, m.action) for ply, m in gone if m.client is not None}
        self.moves = [*self.moves[:kept], *change.made]
        self.proposals = [proposal for proposal in self.proposals if proposal["kind"] != TAKE_BACK]
        for name, value in change.values.items():
            setattr(self.row, name, value)

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Write, unless another process has changed the table: then the room is read anew, and nothing has happened."""
        try:
            return await self.db.write(work)
        except Outdated:
            await self.reload()
            raise Problem(409, "server-stale", ply=int(self.row.ply)) from None

    async def reload(self) -> None:
        """Become what the database says now."""
        self.take_over(await load(self.db, self.id))


# Made once: to put a statement together takes longer than to carry it out.
TOUCH = update(tables).where(tables.c.id == bindparam("mine"), tables.c.revision == bindparam("seen"))
ADD_MOVE = insert(moves)


def touch(c: Connection, table: str, revision: int, values: dict[str, Any]) -> None:
    """Change a table from one revision to the next; Outdated if it is another's already."""
    touch_all(c, [values | {"mine": table, "seen": revision, "revision": revision + 1}])


def touch_all(c: Connection, rows: list[dict[str, Any]]) -> None:
    """The same for several tables; Outdated if one of them is."""
    if c.execute(TOUCH, rows).rowcount != len(rows):
        raise Outdated


class Change(Many):
    """A step of a game from one revision to the next, ready to be stored."""

    def __init__(self, room: Room, state: State, first: int, made: list[Move]) -> None:
        self.room = room
        self.table = room.id
        self.revision: int = room.row.revision
        self.state = state
        self.first = first  # ply of the first of these moves; whatever was there goes
        self.goes_back = first < room.row.ply
        self.was_asked = any(proposal["kind"] == TAKE_BACK for proposal in room.proposals)
        self.made = made
        self.now = room.db.now()
        turn = None if state.is_over else int(state.asked().seat)
        place = None if turn is None else room.places[turn]
        has_clock = place is not None and place.bot is None and place.stand_in is None
        ticking = clocks.after_move(room.row.clocks, room.row.pace, turn if has_clock else None, self.now)
        self.values: dict[str, Any] = {
            "revision": self.revision + 1,
            "ply": int(state.ply),
            "undone": self.revision + 1 if self.goes_back else room.row.undone,
            "turn": turn,
            "status": "over" if state.is_over else "running",
            "clocks": ticking,
            "due": clocks.due(ticking),
            "changed": self.now,
            "result": ending(state) if state.is_over else None,
            "ended": self.now if state.is_over else None,
        }

    @classmethod
    def do_all(cls, connection: Connection, works: Sequence[Change]) -> None:
        """Of different tables: all of it or nothing. In an order, so that no two processes wait for each other."""
        changes = sorted(works, key=lambda change: change.table)
        touch_all(connection, [change.values | {"mine": change.table, "seen": change.revision} for change in changes])
        for change in changes:
            change.clear(connection)
        if made := [change.move(n, move) for change in changes for n, move in enumerate(change.made)]:
            connection.execute(ADD_MOVE, made)
        for change in changes:
            if change.state.is_over:
                change.keep(connection)

    def clear(self, c: Connection) -> None:
        """Take away what no longer holds."""
        if self.goes_back:
            take_back(c, self.table, self.first)
        if self.was_asked:
            proposals.drop(c, self.table, TAKE_BACK)

    def keep(self, c: Connection) -> None:
        """A finished game is kept for good."""
        called = seat_names(self.room.places, self.room.names)
        keep(c, self.table, Record.of(self.state, called).to_dict(), self.state)

    def move(self, n: int, move: Move) -> Json:
        values = {"table": self.table, "ply": self.first + n, "action": move.action, "seat": move.seat}
        return values | {"client": move.client, "at": self.now, "revision": move.revision, "sum": move.sum}
