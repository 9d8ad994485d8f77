"""What whoever runs a server may do to it, beside the people who play there."""

from __future__ import annotations

from dataclasses import dataclass

from sqlalchemy import Connection, delete, func, insert, select, update

from revier.server.operation.server_time import last_beat
from revier.server.people.account_deletion import delete_person
from revier.server.storage.rows import rows_of
from revier.server.storage.schema import people, seats, switches, tables
from revier.server.tables.lobby import GAME_OFF


class NotDone(Exception):
    """The id of a message that says why."""

    def __init__(self, key: str) -> None:
        super().__init__(key)
        self.key = key


@dataclass(frozen=True)
class PersonLine:
    """A person as they are listed."""

    id: int
    name: str
    is_guest: bool
    created: float
    banned: bool
    seats: int


@dataclass(frozen=True)
class TableLine:
    """A table as it is listed."""

    id: str
    game: str
    players: int
    status: str
    ply: int
    changed: float


def list_people(c: Connection, most: int) -> list[PersonLine]:
    """The newest first, with how many seats each has or had."""
    count = select(func.count()).where(seats.c.person == people.c.id).scalar_subquery().label("seats")
    shown = (people.c.id, people.c.name, people.c.password.is_(None).label("is_guest"), people.c.created)
    query = select(*shown, people.c.banned, count).where(people.c.name != "").order_by(people.c.id.desc()).limit(most)
    return rows_of(c, PersonLine, query)


def list_tables(c: Connection, status: str, most: int) -> list[TableLine]:
    """Those that changed last, first."""
    shown = (tables.c.id, tables.c.game, tables.c.players, tables.c.status, tables.c.ply, tables.c.changed)
    query = select(*shown).order_by(tables.c.changed.desc()).limit(most)
    return rows_of(c, TableLine, query.where(tables.c.status == status) if status else query)


def ban(c: Connection, person: int, is_banned: bool) -> str:
    """Keep somebody out, or let them in again; returns their name. Sign-ins stay: a guest has no other way back."""
    name = name_of(c, person)
    c.execute(update(people).where(people.c.id == person).values(banned=is_banned))
    return name


def remove_person(c: Connection, person: int) -> str:
    """As if they had left for good; their games stay. Returns the name they had."""
    name = name_of(c, person)
    delete_person(c, person, last_beat(c))
    return name


def name_of(c: Connection, person: int) -> str:
    name = c.scalar(select(people.c.name).where(people.c.id == person))
    if not name:  # unknown, or deleted before
        raise NotDone("cli-admin-no-person")
    return str(name)


def remove_table(c: Connection, table: str, force: bool) -> None:
    """With all its moves; one where people still play only if that is really meant."""
    status = c.scalar(select(tables.c.status).where(tables.c.id == table).with_for_update())
    if status is None:
        raise NotDone("cli-admin-no-table")
    if status == "running" and not force:
        raise NotDone("cli-admin-running")
    c.execute(delete(tables).where(tables.c.id == table))


def switch_title(c: Connection, game: str, is_on: bool) -> None:
    """Whether new tables of a game may be made; those that run go on."""
    c.execute(delete(switches).where(switches.c.name == GAME_OFF + game))
    if not is_on:
        c.execute(insert(switches).values(name=GAME_OFF + game, value="off"))
