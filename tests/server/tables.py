"""People and tables for tests, in a database of their own."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, Row, insert, select

from revier.server.problems import Problem
from revier.server.storage.database import Database
from revier.server.storage.schema import metadata, people, pulse, seats, tables
from revier.server.tables import lobby
from revier.server.tables.clocks import Pace
from revier.server.tables.lobby import Created, TableRequest, plan
from revier.server.tables.rows import TableRow

NOW = 1_000_000.0
NONE: Pace = {"kind": "none"}
LIVE: Pace = {"kind": "live", "move": 60, "bank": 300}


def fresh_db(folder: Path) -> Iterator[Database]:
    """An empty SQLite file, for a fixture."""
    opened = open_db(folder)
    metadata.create_all(opened.engine)
    yield opened
    opened.close()


def open_db(folder: Path) -> Database:
    return Database(f"sqlite:///{folder / 'test.db'}")


def add_people(db: Database, *names: str) -> list[int]:
    """New guests, by id."""

    def work(c: Connection) -> list[int]:
        made = [c.execute(insert(people).values(name=name, created=NOW)).inserted_primary_key for name in names]
        return [key[0] for key in made if key is not None]

    return db.write_now(work)


def open_table(
    db: Database, owner: int, players: int = 2, access: str = "open", pace: Pace = NONE, game: str = "glueck-auf"
) -> Created:
    """A waiting table with its owner on seat 0."""
    wishes = TableRequest(game, players, {}, pace, access)
    return db.write_now(lambda c: lobby.create(c, owner, plan(wishes), NOW))


def full_table(db: Database, persons: list[int], pace: Pace = NONE, access: str = "open") -> str:
    """A running game of these people, the first the owner."""
    made = open_table(db, persons[0], len(persons), access, pace)
    with_seats = [(seat, person) for seat, person in enumerate(persons) if seat]

    def work(c: Connection) -> None:
        for seat, person in with_seats:
            c.execute(seats.update().where(seats.c.table == made.table, seats.c.seat == seat).values(person=person))
        lobby.start(c, made.table, persons[0], NOW)

    db.write_now(work)
    return made.table


def row_of(db: Database, table: str) -> TableRow:
    return db.read_now(lambda c: TableRow(*c.execute(select(tables).where(tables.c.id == table)).one()))


def seats_of(db: Database, table: str) -> list[Row[Any]]:
    query = select(seats).where(seats.c.table == table).order_by(seats.c.seat)
    return db.read_now(lambda c: list(c.execute(query)))


def refusal(db: Database, work: Any) -> tuple[int, str]:
    """Status and key of what is refused; the database is as it was."""
    before = everything(db)
    with pytest.raises(Problem) as refused:
        db.write_now(work)
    assert everything(db) == before
    return refused.value.status, refused.value.key


def everything(db: Database) -> dict[str, list[Any]]:
    """All that is stored, but for the beats of the server's own time."""
    stored = [table for table in metadata.sorted_tables if table is not pulse]
    return db.read_now(lambda c: {t.name: [tuple(row) for row in c.execute(select(t))] for t in stored})
