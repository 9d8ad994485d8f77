"""Who may do what with a table. Every other file asks here.

An open table is listed; anybody may watch it and sit down. One by link is for whoever was admitted by its invitation
link. A private one is for those who sat down by that link, and cannot be watched by others. A table that one may not
see is answered exactly as one that does not exist.
"""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal, Protocol

from sqlalchemy import Connection, insert, select, update

from revier.server.problems import Problem
from revier.server.storage.rows import row_of
from revier.server.storage.schema import admissions, seats, tables
from revier.server.tables.rows import Place, TableRow

What = Literal["see", "watch", "sit", "chat", "play", "own"]

TOKEN_BYTES = 18  # of an invitation: nobody guesses it
REFUSALS: dict[What, str] = {
    "watch": "server-not-watchable",
    "sit": "server-not-admitted",
    "chat": "server-no-chat",
    "play": "server-not-seated",
    "own": "server-not-owner",
}


class Seated(Protocol):
    """What matters of a seat here."""

    @property
    def seat(self) -> int: ...

    @property
    def person(self) -> int | None: ...


@dataclass(frozen=True)
class Role:
    """What somebody is at a table; nobody in particular has no person."""

    access: str  # open, link or private
    status: str
    person: int | None = None
    is_owner: bool = False
    seats: tuple[int, ...] = ()  # several where friends share a browser
    is_admitted: bool = False  # by an invitation link, once and for good
    is_barred: bool = False  # sent away by the owner

    @property
    def belongs(self) -> bool:
        return self.is_owner or bool(self.seats)

    def may(self, what: What) -> bool:
        """The one decision."""
        if what == "see":
            return self.may("watch") or (self.is_admitted and self.status == "waiting")
        if what == "watch":
            return self.belongs or self.access == "open" or (self.access == "link" and self.is_admitted)
        if what == "sit":
            return self.belongs or (not self.is_barred and self.may("see"))
        if what == "chat":
            return self.person is not None and not self.is_barred and self.may("see")
        return bool(self.seats) if what == "play" else self.is_owner

    @property
    def name(self) -> str:
        """As clients are told it."""
        if self.seats:
            return "seated"
        if self.is_owner:
            return "owner"
        return "spectator" if self.may("watch") else "invited" if self.may("see") else "nobody"


def no_table() -> Problem:
    """There is none, or none for you."""
    return Problem(404, "server-no-table")


def check(role: Role, what: What) -> None:
    """Let pass or raise."""
    if not role.may("see"):
        raise no_table()
    if not role.may(what):
        raise Problem(403, REFUSALS[what])


def admissions_of(c: Connection, ids: Sequence[str], person: int | None) -> dict[str, bool]:
    """To which of some tables a person was admitted (False), or from which they were barred (True)."""
    if person is None:
        return {}
    query = select(admissions.c.table, admissions.c.barred).where(
        admissions.c.table.in_(ids), admissions.c.person == person
    )
    return {row.table: row.barred for row in c.execute(query)}


def role_of(row: TableRow, seated: Sequence[Seated], person: int | None, barred: bool | None) -> Role:
    """What a person, or nobody in particular, is at this table; `barred` as `admissions_of` found it."""
    if person is None:
        return Role(row.access, row.status)
    return Role(
        row.access,
        row.status,
        person,
        is_owner=person == owner_of(row, seated),
        seats=tuple(seat.seat for seat in seated if seat.person == person),
        is_admitted=barred is False,
        is_barred=barred is True,
    )


def owner_of(row: TableRow, seated: Sequence[Seated]) -> int | None:
    """Whoever made the table; if they are gone, the first person who sits there."""
    if row.owner is not None:
        return row.owner
    return next((seat.person for seat in seated if seat.person is not None), None)


def places_of(c: Connection, ids: Sequence[str]) -> dict[str, list[Place]]:
    """The seats of some tables, in order."""
    query = select(seats).where(seats.c.table.in_(ids)).order_by(seats.c.table, seats.c.seat)
    found: dict[str, list[Place]] = {id: [] for id in ids}
    for table, *values in c.execute(query):
        found[table].append(Place(*values))
    return found


@dataclass(frozen=True)
class Entered:
    """A table as somebody found it."""

    row: TableRow
    places: list[Place]
    role: Role


def enter(c: Connection, table: str, person: int | None, what: What, to_change: bool = False) -> Entered:
    """The table, if this person may do that with it. Who is going to change it waits for others who do."""
    query = select(tables).where(tables.c.id == table)
    row = row_of(c, TableRow, query.with_for_update() if to_change else query)
    if row is None:
        raise no_table()
    places = places_of(c, [table])[table]
    role = role_of(row, places, person, admissions_of(c, [table], person).get(table))
    check(role, what)
    return Entered(row, places, role)


# -- invitation links ------------------------------------------------------------------------------


def new_token() -> tuple[str, str]:
    """A link's token, and what is stored of it."""
    token = secrets.token_urlsafe(TOKEN_BYTES)
    return token, hashed(token)


def hashed(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


def admit(c: Connection, token: str, person: int) -> str:
    """Follow an invitation link: the id of its table, where the person stays admitted even if the link is changed."""
    query = select(tables.c.id, tables.c.status).where(tables.c.invitation == hashed(token)).with_for_update()
    row = c.execute(query).one_or_none()
    if row is None or row.status == "closed":
        raise Problem(404, "server-no-invitation")
    mine = (admissions.c.table == row.id) & (admissions.c.person == person)
    barred = c.execute(select(admissions.c.barred).where(mine)).scalar_one_or_none()
    if barred:
        raise Problem(403, "server-not-admitted")
    if barred is None:
        c.execute(insert(admissions).values(table=row.id, person=person))
    found: str = row.id
    return found


def bar(c: Connection, table: str, person: int) -> None:
    """Send a person away from a table: they cannot sit down there again."""
    mine = (admissions.c.table == table) & (admissions.c.person == person)
    if c.execute(update(admissions).where(mine).values(barred=True)).rowcount == 0:
        c.execute(insert(admissions).values(table=table, person=person, barred=True))
