"""A step of a game from one revision to the next, and how it is stored."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sqlalchemy import Connection, bindparam, insert, update

from revier.kernel.record import Record
from revier.kernel.state import Json, State
from revier.server.play.messages import ending
from revier.server.play.table_state import TableState
from revier.server.storage.database import BatchWrite
from revier.server.storage.schema import moves, tables
from revier.server.tables import clocks, proposals
from revier.server.tables.archive import archive, seat_names
from revier.server.tables.positions import Move, take_back

TAKE_BACK = "takeback"  # the kind of a proposal


class Outdated(Exception):
    """Somebody else has changed the table since it was read."""


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


class Change(BatchWrite):
    """A step of a game from one revision to the next, ready to be stored."""

    def __init__(self, before: TableState, state: State, first: int, made: list[Move], now: float) -> None:
        self.before = before
        self.table = before.id
        self.revision = before.row.revision
        self.state = state
        self.first = first  # ply of the first of these moves; whatever was there goes
        self.goes_back = first < before.row.ply
        self.was_asked = any(proposal["kind"] == TAKE_BACK for proposal in before.proposals)
        self.made = made
        self.now = now
        turn = None if state.is_over else int(state.asked().seat)
        place = None if turn is None else before.places[turn]
        has_clock = place is not None and place.bot is None and place.stand_in is None
        ticking = clocks.after_move(before.row.clocks, before.row.pace, turn if has_clock else None, self.now)
        self.values: dict[str, Any] = {
            "revision": self.revision + 1,
            "ply": int(state.ply),
            "undone": self.revision + 1 if self.goes_back else before.row.undone,
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
                change.archive(connection)

    def clear(self, c: Connection) -> None:
        """Take away what no longer holds."""
        if self.goes_back:
            take_back(c, self.table, self.first)
        if self.was_asked:
            proposals.drop(c, self.table, TAKE_BACK)

    def archive(self, c: Connection) -> None:
        """A finished game goes to the archive."""
        called = seat_names(self.before.places, self.before.names)
        archive(c, self.table, Record.of(self.state, called).to_dict(), self.state)

    def move(self, n: int, move: Move) -> Json:
        values = {"table": self.table, "ply": self.first + n, "action": move.action, "seat": move.seat}
        return values | {"client": move.client, "at": self.now, "revision": move.revision, "sum": move.sum}
