"""Once more: the same people and settings, everybody one seat further. A table has one rematch, whoever asks first."""

from __future__ import annotations

from sqlalchemy import Connection, insert, select, update

from revier.server.problems import Problem
from revier.server.storage.schema import admissions, people, seats, tables
from revier.server.tables.access import Entered, enter
from revier.server.tables.lobby import Created, TableRequest, create, need, plan, touch


def rematch(c: Connection, table: str, person: int, now: float) -> Created:
    """A waiting table with the players of a finished one; whoever asks owns it."""
    at = enter(c, table, person, "play", to_change=True)
    need(at.row, "over")
    check_first(c, at.row.rematch)
    row = at.row
    request = TableRequest(row.game, row.players, row.options, row.pace, row.access, None, row.components)
    made = create(c, person, plan(request), now)
    there = still_there(c, at)
    seat_again(c, at, made.table, there)
    admit_again(c, at, made.table, there)
    touch(c, row, now, rematch=made.table)
    return made


def check_first(c: Connection, before: str | None) -> None:
    """Another rematch only if the one before was given up."""
    if before is not None:
        status = c.execute(select(tables.c.status).where(tables.c.id == before)).scalar_one_or_none()
        if status not in (None, "closed"):
            raise Problem(409, "server-rematch-exists", table=before)


def still_there(c: Connection, at: Entered) -> set[int]:
    """The people of a table who have not left the server since."""
    ids = {place.person for place in at.places} | {at.row.owner}
    return set(c.scalars(select(people.c.id).where(people.c.id.in_(ids - {None}), people.c.name != "")))


def seat_again(c: Connection, at: Entered, new: str, there: set[int]) -> None:
    """Everybody one seat down, the first to the last; the seats of those who were away at the end stay free."""
    for place in at.places:
        is_here = place.bot is not None or place.person in there
        if is_here and place.left is None and place.stand_in is None:
            seat = (place.seat - 1) % len(at.places)
            who = {"person": place.person, "hot": place.hot, "bot": place.bot}
            c.execute(update(seats).where(seats.c.table == new, seats.c.seat == seat).values(**who))


def admit_again(c: Connection, at: Entered, new: str, there: set[int]) -> None:
    """Who was admitted, or sent away, is so again; who sat there or owned the table is welcome."""
    before = select(admissions.c.person, admissions.c.barred).where(admissions.c.table == at.row.id)
    known = {row.person: row.barred for row in c.execute(before)}
    welcome = dict.fromkeys(there, False)
    rows = [{"table": new, "person": who, "barred": barred} for who, barred in (known | welcome).items()]
    c.execute(insert(admissions), rows)
