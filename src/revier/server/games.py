"""Positions out of the database: a game is dealt again and its actions are played again.

That takes a fraction of a millisecond for a whole game, so nothing derived is stored but check sums, which tell
whether the rules of this program still lead where the players have been.
"""

from __future__ import annotations

from dataclasses import dataclass
from types import SimpleNamespace
from typing import Any

from sqlalchemy import Connection, select

from revier.games import game as find_game
from revier.kernel.errors import IllegalAction
from revier.kernel.game import Game
from revier.kernel.record import CHECK_EVERY
from revier.kernel.state import State
from revier.server.access import Place, places_of
from revier.server.proposals import ProposalJson, open_proposals
from revier.server.schema import admissions, checks, moves, people, tables


@dataclass(frozen=True)
class Move:
    """What was done at a ply, and what the client called it."""

    action: int
    seat: int
    client: str | None


@dataclass(frozen=True)
class Stored:
    """A table with all that a room needs of it."""

    row: SimpleNamespace  # the columns of `tables`
    places: list[Place]
    names: dict[int, str]  # of people
    proposals: list[ProposalJson]
    barred: dict[int, bool]  # people who were admitted by a link, and whether they were sent away since
    moves: list[Move]
    sums: dict[int, str]


class Frozen(Exception):
    """The rules of this program do not lead where this game has been; `ply` is the last one that agrees."""

    def __init__(self, ply: int) -> None:
        super().__init__(f"the game agrees only up to ply {ply}")
        self.ply = ply


def read_table(c: Connection, table: str) -> Stored | None:
    """Everything about a table, in one reading."""
    row = c.execute(select(tables).where(tables.c.id == table)).one_or_none()
    if row is None:
        return None
    places = places_of(c, [table])[table]
    ids = {row.owner, *(place.person for place in places)} - {None}
    named = c.execute(select(people.c.id, people.c.name).where(people.c.id.in_(ids)))
    admitted = c.execute(select(admissions.c.person, admissions.c.barred).where(admissions.c.table == table))
    made = select(moves.c.action, moves.c.seat, moves.c.client).where(moves.c.table == table).order_by(moves.c.ply)
    sums = c.execute(select(checks.c.ply, checks.c.sum).where(checks.c.table == table))
    return Stored(
        SimpleNamespace(**row._mapping),
        places,
        {id: name for id, name in named},
        open_proposals(c, table),
        {person: barred for person, barred in admitted},
        [Move(*move) for move in c.execute(made)],
        {ply: sum for ply, sum in sums},
    )


def title_of(row: Any) -> Game:
    """The title, on component data of one's own if the table has such."""
    title = find_game(row.game)
    return title if row.components is None else title.on(row.components)


def first_position(row: Any) -> State:
    """Where a game begins: a deal, or a position it was cloned from."""
    title = title_of(row)
    if row.start is not None:
        return title.load(row.start)
    return title.new(players=row.players, seed=row.seed, **row.options)


def play_again(stored: Stored) -> State:
    """The position a game has come to; Frozen where it does not agree with its check sums any more."""
    s = first_position(stored.row)
    agreed = int(s.ply)
    for move in stored.moves:
        wanted = stored.sums.get(int(s.ply))
        if wanted is not None:
            if s.checksum() != wanted:
                raise Frozen(agreed)
            agreed = int(s.ply)
        try:
            s.apply(move.action)
        except IllegalAction:
            raise Frozen(agreed) from None
    return s


def is_checked(ply: int) -> bool:
    """Whether the position at this ply gets a check sum."""
    return ply % CHECK_EVERY == 0
