"""Positions out of the database: a game is dealt again and its actions are played again.

That takes a fraction of a millisecond for a whole game, so nothing derived is stored but the check sum of every
position, which tells whether the rules of this program still lead where the players have been.
"""

from __future__ import annotations

import hashlib
from dataclasses import dataclass

import msgspec
from sqlalchemy import Connection, delete, insert, select

from revier.games import game as find_game
from revier.kernel.errors import GameOver, IllegalAction, RevierError
from revier.kernel.game import Game
from revier.kernel.record import CHECK_EVERY
from revier.kernel.state import State
from revier.server.storage.rows import row_of
from revier.server.storage.schema import admissions, checks, moves, people, tables, taken_back
from revier.server.tables.access import places_of
from revier.server.tables.proposals import ProposalJson, open_proposals
from revier.server.tables.rows import Place, TableRow

MOST_TAKEN_BACK = 1_000  # names of moves that were taken back, the last ones, that a room knows

MOVE_NAME = "^[ -~]{1,40}$"  # what a client may call a move: it is stored, and not every database takes every letter

encode = msgspec.json.Encoder(order="deterministic").encode


@dataclass(frozen=True)
class Move:
    """What was done at a ply, and what the client called it."""

    action: int
    seat: int
    client: str | None
    revision: int = 0  # of the table, with this move
    sum: str | None = None  # of the position it led to


@dataclass(frozen=True)
class Stored:
    """A table with all that a room needs of it."""

    row: TableRow
    places: list[Place]
    names: dict[int, str]  # of people
    proposals: list[ProposalJson]
    barred: dict[int, bool]  # people who were admitted by a link, and whether they were sent away since
    moves: list[Move]
    sums: dict[int, str]  # by ply
    taken_back: dict[tuple[int, str], tuple[int, int]]  # ply and action by seat and name


class ReplayDiverged(Exception):
    """The rules of this program do not lead where this game has been; `ply` is the last that agrees."""

    def __init__(self, ply: int) -> None:
        super().__init__(f"the game agrees only up to ply {ply}")
        self.ply = ply


def read_table(c: Connection, table: str) -> Stored | None:
    """Everything about a table, in one reading."""
    row = row_of(c, TableRow, select(tables).where(tables.c.id == table))
    if row is None:
        return None
    places = places_of(c, [table])[table]
    ids = {row.owner, *(place.person for place in places)} - {None}
    named = c.execute(select(people.c.id, people.c.name).where(people.c.id.in_(ids)))
    admitted = c.execute(select(admissions.c.person, admissions.c.barred).where(admissions.c.table == table))
    query = select(moves.c.action, moves.c.seat, moves.c.client, moves.c.revision, moves.c.sum)
    made = [Move(*move) for move in c.execute(query.where(moves.c.table == table).order_by(moves.c.ply))]
    first = row.ply - len(made)
    sums = c.execute(select(checks.c.ply, checks.c.sum).where(checks.c.table == table))
    led_to = {first + n: move.sum for n, move in enumerate(made, start=1) if move.sum is not None}
    return Stored(
        row,
        places,
        {id: name for id, name in named},
        open_proposals(c, table),
        {person: barred for person, barred in admitted},
        made,
        {ply: sum for ply, sum in sums} | led_to,
        names_taken_back(c, table),
    )


def names_taken_back(c: Connection, table: str) -> dict[tuple[int, str], tuple[int, int]]:
    here = select(taken_back).where(taken_back.c.table == table)
    newest = here.order_by(taken_back.c.revision.desc(), taken_back.c.ply.desc()).limit(MOST_TAKEN_BACK)
    return {(row.seat, row.client): (row.ply, row.action) for row in c.execute(newest)}


def take_back(c: Connection, table: str, ply: int) -> None:
    """Whatever was done at this ply and later has not happened; only the names of these moves are kept."""
    gone = (moves.c.table == table) & (moves.c.ply >= ply)
    columns = ("table", "revision", "ply", "action", "seat", "client")
    named = select(*[moves.c[name] for name in columns]).where(gone, moves.c.client.is_not(None))
    c.execute(insert(taken_back).from_select(columns, named))
    c.execute(delete(moves).where(gone))
    c.execute(delete(checks).where(checks.c.table == table, checks.c.ply > ply))


def title_of(row: TableRow) -> Game:
    """The title, on component data of one's own if the table has such."""
    title = find_game(row.game)
    return title if row.components is None else title.on(row.components)


def first_position(row: TableRow) -> State:
    """Where a game begins: a deal, or a position it was cloned from."""
    title = title_of(row)
    if row.start is not None:
        return title.load(row.start)
    return title.new(players=row.players, seed=row.seed, **row.options)


def sum_of(s: State) -> str:
    """`State.checksum` in a third of its time: it is wanted of every position of every game."""
    return hashlib.sha256(encode(s.to_dict())).hexdigest()[:8]


def replay_game(stored: Stored) -> State:
    """The position a game has come to; Frozen where it does not agree with its check sums any more.

    What counts is the last one, and to look at all of them would take longer than all else; some on the way are looked
    at as well.
    """
    s = first_position(stored.row)
    for move in stored.moves:
        if is_checked(int(s.ply)) and not agrees(stored, s):
            raise ReplayDiverged(last_agreeing(stored))
        try:
            s.apply(move.action)
        except (IllegalAction, GameOver):
            raise ReplayDiverged(last_agreeing(stored)) from None
    if not agrees(stored, s) or is_unproven(stored, s):
        raise ReplayDiverged(last_agreeing(stored))
    return s


def agrees(stored: Stored, s: State) -> bool:
    """Whether a position is the one that was there, as far as that is known."""
    wanted = stored.sums.get(int(s.ply))
    return wanted is None or wanted == sum_of(s)


def is_unproven(stored: Stored, s: State) -> bool:
    """Whether a game that shall go on was brought here by other rules, and nothing tells that ours lead here too."""
    row = stored.row
    return row.status == "running" and row.rules != s.game.rules_version and int(s.ply) not in stored.sums


def last_agreeing(stored: Stored) -> int:
    """The ply of the last position whose sum agrees, before the first that does not."""
    s = first_position(stored.row)
    last = int(s.ply)
    for move in stored.moves:
        if not agrees(stored, s):
            return last
        last = int(s.ply) if int(s.ply) in stored.sums else last
        try:
            s.apply(move.action)
        except (IllegalAction, GameOver):
            return last
    return int(s.ply) if int(s.ply) in stored.sums and agrees(stored, s) else last


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
        return Opened(stored, replay_game(stored))
    except ReplayDiverged as frozen:
        first = stored.row.ply - len(stored.moves)
        return Opened(stored, played(stored, frozen.ply - first), is_whole=False)
    except RevierError:  # a title, option or position that there is no more
        return Opened(stored, None, is_whole=False)


def played(stored: Stored, count: int) -> State:
    """The position after the first moves, whatever their sums say."""
    s = first_position(stored.row)
    for move in stored.moves[:count]:
        s.apply(move.action)
    return s


def is_checked(ply: int) -> bool:
    """Whether the check sum at this ply is looked at on the way, and kept in records."""
    return ply % CHECK_EVERY == 0
