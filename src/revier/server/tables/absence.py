"""When somebody does not come: their time is out, or they walked away. The others decide together what happens.

They may let a bot stand in, or end the game. Whoever comes back takes their seat again.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from sqlalchemy import Connection, update

from revier.server.problems import Problem
from revier.server.storage.schema import seats
from revier.server.tables import clocks, proposals
from revier.server.tables.access import Entered, enter
from revier.server.tables.archive import archive_unfinished
from revier.server.tables.lobby import need, touch
from revier.server.tables.positions import open_table
from revier.server.tables.rows import Place, TableRow

WHOLE_GAME = 0  # the ply that a proposal to end is about: it stays the same while the game goes on


def absent_seats(row: TableRow, places: Sequence[Place], now: float) -> set[int]:
    """The seats of people who left or whose time is out; where a bot plays, nobody is missed."""
    overdue = row.turn if row.due is not None and row.due <= now else None
    gone = {place.person for place in places if place.left is not None or place.seat == overdue}
    return {place.seat for place in persons(places) if place.person is None or place.person in gone}


def persons(places: Iterable[Place]) -> list[Place]:
    """The seats that people play themselves."""
    return [place for place in places if place.bot is None and place.stand_in is None]


def present_seats(row: TableRow, places: Sequence[Place], now: float) -> set[int]:
    """The seats of the people who are there: theirs is the say."""
    return {place.seat for place in persons(places)} - absent_seats(row, places, now)


def agree(c: Connection, at: Entered, kind: str, ply: int, now: float) -> bool:
    """Propose or agree; True once everybody who is there has."""
    present = present_seats(at.row, at.places, now)
    own = present & set(at.role.seats)
    if not own:
        raise Problem(409, "server-you-are-absent")
    return proposals.agree(c, at.row.id, kind, ply, own, present, now)


def propose_stand_in(c: Connection, table: str, person: int, now: float, bot: str) -> bool:
    """Let a bot play for all who are absent, if the others agree; True if it does from now on."""
    at = enter(c, table, person, "play", to_change=True)
    need(at.row, "running")
    absent = absent_seats(at.row, at.places, now)
    if not absent:
        raise Problem(409, "server-nobody-absent")
    agreed = agree(c, at, "stand_in", at.row.ply, now)
    if agreed:
        here = (seats.c.table == table) & seats.c.seat.in_(absent)
        c.execute(update(seats).where(here).values(stand_in=bot))
    touch(c, at.row, now, **(clocks_for(at, at.row.turn not in absent, now) if agreed else {}))
    return agreed


def propose_end(c: Connection, table: str, person: int, now: float) -> bool:
    """Break the game off, if all agree who are there; True if it is over now."""
    at = enter(c, table, person, "play", to_change=True)
    need(at.row, "running", "frozen")
    agreed = agree(c, at, "end", WHOLE_GAME, now)
    if not agreed:
        touch(c, at.row, now)
        return False
    absent = sorted(absent_seats(at.row, at.places, now))
    proposals.drop(c, table)
    opened = open_table(c, table)
    assert opened is not None
    archive_unfinished(c, opened)
    result = {"broken_off": True, "absent": absent, "ply": at.row.ply}
    touch(c, at.row, now, status="over", ended=now, turn=None, due=None, result=result)
    return True


def decline(c: Connection, table: str, person: int, kind: str, now: float) -> None:
    """Take back a proposal, or refuse it."""
    at = enter(c, table, person, "play", to_change=True)
    if not proposals.drop(c, table, kind):
        raise Problem(409, "server-no-proposal")
    touch(c, at.row, now)


def walk_away(c: Connection, table: str, person: int, now: float) -> None:
    """Leave a running game: the others need not wait until one's time is out."""
    at = enter(c, table, person, "play", to_change=True)
    need(at.row, "running", "frozen")
    c.execute(update(seats).where(seats.c.table == table, seats.c.person == person).values(left=now))
    touch(c, at.row, now)


def come_back(c: Connection, table: str, person: int, now: float) -> None:
    """Take one's seats back from whoever stands in; what was proposed meanwhile is void."""
    at = enter(c, table, person, "play", to_change=True)
    need(at.row, "running", "frozen")
    mine = [place for place in at.places if place.person == person]
    if all(place.left is None and place.stand_in is None for place in mine):
        raise Problem(409, "server-not-away")
    c.execute(update(seats).where(seats.c.table == table, seats.c.person == person).values(left=None, stand_in=None))
    for kind in ("stand_in", "end", "continue"):
        proposals.drop(c, table, kind)
    asked_before = any(place.seat == at.row.turn for place in persons(at.places))
    touch(c, at.row, now, **clocks_for(at, asked_before or at.row.turn in at.role.seats, now))


def clocks_for(at: Entered, is_persons: bool, now: float) -> dict[str, Any]:
    """The clocks once a person, or a bot, plays the seat that is asked."""
    asked = at.row.turn if is_persons and at.row.turn is not None else None
    ticking = clocks.after_move(at.row.clocks, at.row.pace, asked, now)
    return {"clocks": ticking, "due": clocks.due(ticking)}
