"""Positions out of the database: a game is dealt again and its actions are played again.

That takes a fraction of a millisecond for a whole game, so nothing derived is stored but check sums, which tell
whether the rules of this program still lead where the players have been.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from types import SimpleNamespace
from typing import Any

from sqlalchemy import Connection, select

from revier.games import game as find_game
from revier.kernel.errors import GameOver, IllegalAction, RevierError
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
    revision: int = 0  # of the table, with this move


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
    made = select(moves.c.action, moves.c.seat, moves.c.client, moves.c.revision)
    ordered = made.where(moves.c.table == table).order_by(moves.c.ply)
    sums = c.execute(select(checks.c.ply, checks.c.sum).where(checks.c.table == table))
    return Stored(
        SimpleNamespace(**row._mapping),
        places,
        {id: name for id, name in named},
        open_proposals(c, table),
        {person: barred for person, barred in admitted},
        [Move(*move) for move in c.execute(ordered)],
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
        except (IllegalAction, GameOver):
            raise Frozen(agreed) from None
    return s


@dataclass(frozen=True)
class Opened:
    """A table and the position of its game: none before the start, nor where our rules do not lead anywhere."""

    stored: Stored
    state: State | None
    is_whole: bool = True  # False: our rules lead no further than to this position


def open_table(c: Connection, table: str) -> Opened | None:
    """A table and its game, played again; done where the table is read, since nobody should wait for it."""
    stored = read_table(c, table)
    if stored is None or stored.row.status not in ("running", "frozen", "over"):
        return None if stored is None else Opened(stored, None)
    return as_far_as_it_agrees(stored)


def as_far_as_it_agrees(stored: Stored) -> Opened:
    """The position a game has come to, or the last that our rules still lead to."""
    try:
        return Opened(stored, play_again(stored))
    except Frozen as frozen:
        first = int(stored.row.ply) - len(stored.moves)
        return Opened(stored, play_again(replace(stored, moves=stored.moves[: frozen.ply - first])), is_whole=False)
    except RevierError:  # a title, option or position that there is no more
        return Opened(stored, None, is_whole=False)


def is_checked(ply: int) -> bool:
    """Whether the position at this ply gets a check sum."""
    return ply % CHECK_EVERY == 0
