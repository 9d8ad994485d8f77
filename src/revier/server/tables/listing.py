"""Tables as people find them: lists, and one table as JSON. Nothing secret is in it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from sqlalchemy import Connection, Select, select
from typing_extensions import TypedDict

from revier.server.storage.rows import rows_of
from revier.server.storage.schema import people, seats, tables
from revier.server.tables.access import Role, admissions_of, enter, owner_of, places_of, role_of
from revier.server.tables.clocks import ClocksJson
from revier.server.tables.lobby import UNFINISHED
from revier.server.tables.proposals import ProposalJson, open_proposals
from revier.server.tables.rows import Place, TableRow

PAGE = 50  # tables in a list at most


class SeatJson(TypedDict):
    """A seat: free, a person's (perhaps of a friend at their browser), or a bot's."""

    seat: int
    person: int | None
    name: str | None  # empty: somebody who is gone
    is_hot: bool
    bot: str | None
    stand_in: str | None
    is_away: bool


class OwnerJson(TypedDict):
    """Who made the table."""

    id: int
    name: str


class TableJson(TypedDict):
    """A table as whoever asks may see it."""

    id: str
    game: str
    rules: int
    players: int
    options: dict[str, str]
    has_components: bool
    has_start: bool
    commitment: str
    pace: dict[str, Any]
    access: str
    status: str
    revision: int
    ply: int
    agrees_until: int | None  # of a frozen game: the ply to go on from; null: it can only be ended
    turn: int | None
    clocks: ClocksJson | None
    due: float | None
    result: dict[str, Any] | None
    rematch: str | None
    created: float
    changed: float
    ended: float | None
    owner: OwnerJson | None
    seats: list[SeatJson]
    role: str
    my_seats: list[int]
    is_my_turn: bool
    proposals: list[ProposalJson]


def table_json(
    row: TableRow,
    places: Sequence[Place],
    names: Mapping[int, str],
    role: Role,
    proposals: Sequence[ProposalJson] = (),
) -> TableJson:
    """A list of what is shown: what is not named here stays secret."""
    owner = owner_of(row, places)
    my_turn = [place for place in places if place.seat == row.turn and place.seat in role.seats]
    return {
        "id": row.id,
        "game": row.game,
        "rules": row.rules,
        "players": row.players,
        "options": row.options,
        "has_components": row.components is not None,
        "has_start": row.start is not None,
        "commitment": row.commitment,
        "pace": {**row.pace},
        "access": row.access,
        "status": row.status,
        "revision": row.revision,
        "ply": row.ply,
        "agrees_until": row.agrees_until,
        "turn": row.turn,
        "clocks": row.clocks or None,
        "due": row.due,
        "result": row.result,
        "rematch": row.rematch,
        "created": row.created,
        "changed": row.changed,
        "ended": row.ended,
        "owner": None if owner is None else {"id": owner, "name": names.get(owner, "")},
        "seats": [seat_json(place, names) for place in places],
        "role": role.name,
        "my_seats": list(role.seats),
        "is_my_turn": any(place.stand_in is None for place in my_turn),
        "proposals": list(proposals),
    }


def seat_json(place: Place, names: Mapping[int, str]) -> SeatJson:
    name = None if place.person is None else names.get(place.person, "")
    return {
        "seat": place.seat,
        "person": place.person,
        "name": place.hot or name,
        "is_hot": place.hot is not None,
        "bot": place.bot,
        "stand_in": place.stand_in,
        "is_away": place.left is not None,
    }


def names_of(c: Connection, rows: Iterable[TableRow], places: Iterable[Place]) -> dict[int, str]:
    """What the people of some tables are called."""
    ids = {row.owner for row in rows} | {place.person for place in places}
    found = c.execute(select(people.c.id, people.c.name).where(people.c.id.in_(ids - {None})))
    return {row.id: row.name for row in found}


def show(c: Connection, table: str, person: int | None) -> TableJson:
    """One table, for somebody who may see it."""
    at = enter(c, table, person, "see")
    names = names_of(c, [at.row], at.places)
    return table_json(at.row, at.places, names, at.role, open_proposals(c, table))


def open_tables(c: Connection, person: int | None, status: str, before: float | None) -> list[TableJson]:
    """Open tables that wait for players, or that can be watched; the last changed first."""
    return listed(c, select(tables).where(tables.c.access == "open", tables.c.status == status), person, before)


def my_tables(c: Connection, person: int, finished: bool, before: float | None) -> list[TableJson]:
    """The tables where somebody sits or that they own."""
    sits = tables.c.id.in_(select(seats.c.table).where(seats.c.person == person))
    mine = select(tables).where(sits | (tables.c.owner == person))
    stages = ("over",) if finished else UNFINISHED
    return listed(c, mine.where(tables.c.status.in_(stages)), person, before)


def listed(c: Connection, query: Select[Any], person: int | None, before: float | None) -> list[TableJson]:
    """A page of tables."""
    if before is not None:
        query = query.where(tables.c.changed < before)
    rows = rows_of(c, TableRow, query.order_by(tables.c.changed.desc(), tables.c.id).limit(PAGE))
    places = places_of(c, [row.id for row in rows])
    names = names_of(c, rows, [place for here in places.values() for place in here])
    barred = admissions_of(c, [row.id for row in rows], person)
    return [
        table_json(row, places[row.id], names, role_of(row, places[row.id], person, barred.get(row.id))) for row in rows
    ]
