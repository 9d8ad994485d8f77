"""Writes that wait for the same commit: together they are quick, and none takes another with it."""

from __future__ import annotations

import asyncio
import os
import socket
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import Future
from contextlib import closing
from dataclasses import fields
from pathlib import Path
from typing import get_args, get_type_hints

import pytest
from sqlalchemy import Connection, Table, insert, select, text
from sqlalchemy.exc import OperationalError

from revier.server.bots.worker import SCHEMA, make_queue
from revier.server.people.rows import PersonRow, SignInRow
from revier.server.storage import database, schema
from revier.server.storage.database import Database
from revier.server.storage.migrate import migrate
from revier.server.storage.schema import metadata, switches
from revier.server.tables.rows import Place, ProposalRow, TableRow
from tests.server.postgres import Cluster

PATIENCE = 600.0
WAITING = "FROM pg_stat_activity WHERE wait_event_type = 'Lock'"


@pytest.fixture
def db(tmp_path: Path) -> Iterator[Database]:
    made = Database(f"sqlite:///{tmp_path}/test.db")
    made.write_now(metadata.create_all)
    yield made
    made.close()


class Gate:
    """Keeps the writer busy, so that what is submitted meanwhile is written at once."""

    def __init__(self, db: Database) -> None:
        self.open = threading.Event()
        self.passed = db.submit(lambda c: self.open.wait(PATIENCE))


def add(name: str, ran: list[str], fails: bool = False) -> Callable[[Connection], str]:
    def work(c: Connection) -> str:
        ran.append(name)
        c.execute(insert(switches).values(name=name, value="on"))
        if fails:
            raise ValueError(name)
        return name

    return work


def submit(db: Database, *works: Callable[[Connection], str]) -> list[Future[str]]:
    gate = Gate(db)
    answers = [db.submit(work) for work in works]
    gate.open.set()
    return answers


def stored(db: Database) -> set[str]:
    return db.read_now(lambda c: {name for (name,) in c.execute(select(switches.c.name))})


def test_what_fails_takes_nothing_with_it(db: Database) -> None:
    ran: list[str] = []
    first, broken, last = submit(db, add("first", ran), add("broken", ran, fails=True), add("last", ran))
    assert first.result(PATIENCE) == "first"
    assert last.result(PATIENCE) == "last"
    with pytest.raises(ValueError, match="broken"):
        broken.result(PATIENCE)
    assert stored(db) == {"first", "last"}


def test_what_does_not_fail_is_done_once(db: Database) -> None:
    ran: list[str] = []
    for answer in submit(db, *[add(f"switch {n}", ran) for n in range(5)]):
        answer.result(PATIENCE)
    assert ran == [f"switch {n}" for n in range(5)]
    assert stored(db) == set(ran)


def test_writing_goes_on_after_a_failure(db: Database) -> None:
    ran: list[str] = []
    with pytest.raises(ValueError, match="alone"):
        db.write_now(add("alone", ran, fails=True))
    assert db.write_now(add("alone", ran)) == "alone"
    assert stored(db) == {"alone"}


def test_a_log_that_vanishes_while_it_is_looked_at_is_looked_after_all_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever closes a SQLite database last removes its log."""
    looks: list[Path] = []

    def stat(file: Path, real: Callable[..., os.stat_result] = Path.stat, **more: bool) -> os.stat_result:
        if file.name.endswith("-wal"):
            looks.append(file)
            if len(looks) in (2, 3):
                raise FileNotFoundError(file)
        return real(file, **more)

    monkeypatch.setattr(Path, "stat", stat)
    monkeypatch.setattr(database, "WAL_S", 0.001)
    with closing(Database(f"sqlite:///{tmp_path}/test.db")) as db:
        db.write_now(metadata.create_all)
        while len(looks) < 6:
            assert db.checkpointer.is_alive()
            db.write_now(lambda c: None)


def test_a_statement_that_is_given_up_keeps_nobody_waiting(postgres_url: str, postgres_cluster: Cluster) -> None:
    """As when it has waited too long; but when that is, is not for the clock of a busy machine to say."""
    db, other = Database(postgres_url), Database(postgres_url)
    try:
        db.write_now(metadata.create_all)
        with other.engine.connect() as stuck, stuck.begin():
            stuck.execute(text("LOCK TABLE switches"))
            first = db.submit(add("a", []))
            while not first.done():  # it is tried twice: with others, and by itself
                postgres_cluster.execute(f"SELECT pg_cancel_backend(pid) {WAITING} AND datname = '{db.url.database}'")
            with pytest.raises(OperationalError, match="canceling statement"):
                first.result()
        assert db.write_now(add("a", [])) == "a"
    finally:
        db.close()
        other.close()


def test_every_connection_to_postgresql_has_its_limits(postgres_url: str) -> None:
    db = Database(postgres_url + "&options=-c%20search_path%3Dpublic")
    try:
        names = ("statement_timeout", "idle_in_transaction_session_timeout", "search_path")
        found = [db.read_now(lambda c, name=name: c.scalar(text(f"SHOW {name}"))) for name in names]  # type: ignore[misc]
        assert found == ["30s", "1min", "public"]
    finally:
        db.close()


def test_so_have_those_of_the_queue(postgres_url: str) -> None:
    async def run(db: Database) -> list[str]:
        queue = make_queue(db)
        async with queue.open_async():
            names = ("statement_timeout", "idle_in_transaction_session_timeout", "search_path")
            found = [await queue.connector.execute_query_one_async(f"SHOW {name}") for name in names]
            return [str(value) for shown in found for value in shown.values()]

    with closing(Database(postgres_url)) as db:
        migrate(db)
        assert asyncio.run(run(db)) == ["30s", "1min", SCHEMA]


def test_a_database_that_does_not_answer_is_not_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(database, "CONNECT_S", 2)  # libpq waits no less
    with socket.create_server(("127.0.0.1", 0)) as silent:
        db = Database(f"postgresql+psycopg://revier@127.0.0.1:{silent.getsockname()[1]}/revier")
        try:
            with pytest.raises(OperationalError):
                db.read_now(lambda c: c.execute(select(1)))
        finally:
            db.close()


@pytest.mark.parametrize(
    ("kind", "table", "left_out"),
    [
        (TableRow, schema.tables, ()),
        (Place, schema.seats, ("table",)),
        (ProposalRow, schema.proposals, ()),
        (PersonRow, schema.people, ()),
        (SignInRow, schema.sign_ins, ()),
    ],
)
def test_a_row_has_the_columns_of_its_table_in_order(kind: type, table: Table, left_out: tuple[str, ...]) -> None:
    """They are made by position."""
    columns = [column.name for column in table.columns if column.name not in left_out]
    assert [field.name for field in fields(kind)] == columns
    optional = [column.name for column in table.columns if column.nullable and column.name not in left_out]
    assert [name for name, hint in get_type_hints(kind).items() if type(None) in get_args(hint)] == optional
