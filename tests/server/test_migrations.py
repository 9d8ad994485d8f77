"""The database comes to be what `schema.py` says, from nothing and from every earlier revision, and nothing is lost."""

from __future__ import annotations

import multiprocessing
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, MetaData, Row, Table, inspect, select, text
from sqlalchemy.types import JSON, BigInteger, Boolean, Float, Integer

from revier.server.people.identity import active_sessions, digest, find_sign_in
from revier.server.play.room import Room
from revier.server.storage import migrate as migrating
from revier.server.storage.database import Database
from revier.server.storage.files import DatabaseRefused
from revier.server.storage.migrate import migrate, revision, steps
from revier.server.storage.schema import metadata
from revier.server.tables.positions import open_table
from tests.server.finished import played
from tests.server.postgres import Cluster

REVISIONS = [step.revision for step in steps().walk_revisions()][::-1]
KINDS = ["sqlite", "postgresql"]
NOW_AS = {("tables", "seed"): str}  # columns that hold the same in another form


@pytest.fixture(params=KINDS)
def db(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Database]:
    """An empty database of each kind."""
    is_file = request.param == "sqlite"
    url = f"sqlite:///{tmp_path / 'a.db'}" if is_file else request.getfixturevalue("postgres_url")
    with closing(Database(url)) as db:
        yield db


def tables_of(db: Database) -> dict[str, Table]:
    """As they are in the database."""
    found = MetaData()
    found.reflect(db.engine)
    return dict(found.tables)


def sample(column: Any, number: int) -> Any:
    """A value that a column takes; the same number gives the same value, so that references meet."""
    kind = column.type
    if column.foreign_keys:
        return sample(next(iter(column.foreign_keys)).column, number)
    if isinstance(kind, Boolean):
        return bool(number % 2)
    if isinstance(kind, JSON):
        return {"ä": [number, None]}
    if isinstance(kind, Float):
        return number + 0.5
    if isinstance(kind, BigInteger):
        return 2**62 + number
    if isinstance(kind, Integer):
        return number
    return f"ß{number}"[: getattr(kind, "length", None) or 10]


def fill(c: Connection, tables: list[Table]) -> None:
    """Two rows in every table, those that are referred to first."""
    for table in tables:
        if table.name != "alembic_version":
            rows = [{column.name: sample(column, n) for column in table.columns} for n in (1, 2)]
            c.execute(table.insert(), rows)


def everything(db: Database, tables: dict[str, Table]) -> dict[str, list[dict[str, Any]]]:
    """All rows, by the columns that tables had."""
    with db.engine.connect() as c:
        return {
            name: sorted((as_data(row) for row in c.execute(select(table))), key=str)
            for name, table in tables.items()
            if name != "alembic_version"
        }


def as_data(row: Row[Any]) -> dict[str, Any]:
    return dict(row._mapping)


def test_a_new_database_is_what_the_schema_says(db: Database) -> None:
    migrate(db)
    with db.engine.connect() as c:
        context = MigrationContext.configure(c, opts={"compare_type": True, "compare_server_default": True})
        assert compare_metadata(context, metadata) == []
        assert revision(c) == REVISIONS[-1]


def test_the_comparison_would_find_a_difference(db: Database) -> None:
    migrate(db)
    with db.engine.begin() as c:
        c.execute(text("DROP TABLE mutes"))
        c.execute(text("DROP INDEX ix_tables_due"))
        assert len(compare_metadata(MigrationContext.configure(c), metadata)) == 2


@pytest.mark.parametrize("before", REVISIONS)
def test_every_earlier_revision_is_brought_up_to_date_with_its_data(db: Database, before: str) -> None:
    migrate(db, before)
    tables = tables_of(db)
    order = MetaData()
    order.reflect(db.engine)
    with db.engine.begin() as c:
        fill(c, order.sorted_tables)
    kept = everything(db, tables)
    assert all(len(rows) == 2 for rows in kept.values())
    migrate(db)
    now = tables_of(db)
    assert set(kept) <= set(now), "a table has gone; say here where its rows are now"
    for name, rows in everything(db, now).items():
        if name in kept:
            wanted = [{column: meant(name, column, value) for column, value in row.items()} for row in kept[name]]
            assert [{column: row[column] for column in wanted[0]} for row in rows] == wanted


def meant(table: str, column: str, value: Any) -> Any:
    """What a value of an earlier revision is today."""
    return NOW_AS.get((table, column), lambda same: same)(value)


def test_sign_ins_of_the_version_before_go_on_each_for_itself(db: Database) -> None:
    migrate(db, "0003")
    with db.engine.begin() as c:
        for n in (1, 2):
            c.execute(
                text(f"INSERT INTO people (id, name, language, created, banned) VALUES ({n}, 'A', 'en', 1, false)")
            )
            token = digest(f"token {n}")
            values = f"('{token}', {n}, 'cookie', '', 1, 1)"
            c.execute(text(f"INSERT INTO sign_ins (token, person, kind, label, created, seen) VALUES {values}"))
    migrate(db)
    with db.engine.connect() as c:
        found = [both for n in (1, 2) if (both := find_sign_in(c, f"token {n}", 0)) is not None]
        assert [person.id for _, person in found] == [1, 2]
        sessions = [mine.session for mine, _ in found]
        assert active_sessions(c, sessions, 0) == dict.fromkeys(sessions, 1)
        assert len(set(sessions)) == 2


def test_a_game_of_the_version_before_goes_on(db: Database) -> None:
    """Its moves have no sums yet; by our own rules that is nothing to stop for."""
    migrate(db, "0003")
    s = played("glueck-auf", players=2, seed=7, plies=3)
    there = tables_of(db)
    row = {"id": "a" * 12, "game": "glueck-auf", "rules": s.game.rules_version, "players": 2, "options": {}, "seed": 7}
    row |= {"salt": "", "commitment": "", "access": "open", "pace": {"kind": "none"}, "status": "running"}
    row |= {"revision": 9, "ply": 3, "turn": int(s.asked().seat), "clocks": {}, "created": 1.0, "changed": 1.0}
    with db.engine.begin() as c:
        c.execute(there["tables"].insert().values(row))
        for ply, action in enumerate(s.history):
            move = {"table": row["id"], "ply": ply, "action": int(action), "seat": 0, "at": 1.0, "revision": 7 + ply}
            c.execute(there["moves"].insert().values(move))
    migrate(db)
    opened = db.read_now(lambda c: open_table(c, str(row["id"])))
    assert opened is not None
    assert opened.is_whole
    room = Room(db, opened)
    assert (room.running().checksum(), room.moved) == (s.checksum(), 9)
    db.write_now(lambda c: c.execute(text("UPDATE tables SET rules = 0")))
    frozen = db.read_now(lambda c: open_table(c, str(row["id"])))
    assert frozen is not None
    assert (frozen.is_whole, frozen.state is not None and int(frozen.state.ply)) == (False, 0)


def test_to_migrate_again_changes_nothing(db: Database) -> None:
    migrate(db)
    with db.engine.begin() as c:
        fill(c, metadata.sorted_tables)
    before = everything(db, tables_of(db))
    migrate(db)
    assert everything(db, tables_of(db)) == before


def test_a_newer_database_is_refused(db: Database) -> None:
    migrate(db)
    with db.engine.begin() as c:
        c.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    with pytest.raises(DatabaseRefused, match=r"newer program.*9999"):
        migrate(db)
    with db.engine.connect() as c:
        assert revision(c) == "9999"


def test_tables_of_somebody_else_are_refused(db: Database) -> None:
    with db.engine.begin() as c:
        c.execute(text("CREATE TABLE people (shoe_size INTEGER)"))
    with pytest.raises(DatabaseRefused, match="people"):
        migrate(db)
    assert inspect(db.engine).get_table_names() == ["people"]


# -- all or nothing --------------------------------------------------------------------------------


def break_off(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let every upgrade fail when all its work is done."""

    def failing(connection: Connection) -> None:
        raise RuntimeError("the disk is full")

    monkeypatch.setattr(migrating, "check_references", failing)


def test_an_upgrade_that_fails_leaves_nothing_behind(db: Database, monkeypatch: pytest.MonkeyPatch) -> None:
    break_off(monkeypatch)
    with pytest.raises(RuntimeError, match="disk is full"):
        migrate(db)
    assert inspect(db.engine).get_table_names() == []
    monkeypatch.undo()
    migrate(db)
    assert "people" in inspect(db.engine).get_table_names()


def start(url: str) -> None:
    """What every process of a server does first."""
    with closing(Database(url)) as db:
        migrate(db)


@pytest.mark.parametrize("kind", KINDS)
def test_several_that_start_at_once_wait_for_each_other(
    kind: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    url = f"sqlite:///{tmp_path / 'a.db'}" if kind == "sqlite" else request.getfixturevalue("postgres_url")
    spawn = multiprocessing.get_context("spawn")
    processes = [spawn.Process(target=start, args=(url,)) for _ in range(3)]
    for process in processes:
        process.start()
    for process in processes:
        process.join(600)
    assert [process.exitcode for process in processes] == [0, 0, 0]


# -- the copy --------------------------------------------------------------------------------------


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A database of an imaginary revision before the first, with data in it."""
    path = tmp_path / "revier.db"
    with closing(sqlite3.connect(path, isolation_level=None)) as c:
        c.execute("CREATE TABLE old (name TEXT)")
    return path


def copies(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir() if ".before-" in path.name)


def test_a_file_with_data_is_copied_before_it_is_changed(file: Path) -> None:
    with closing(sqlite3.connect(file, isolation_level=None)) as c:
        c.execute("INSERT INTO old VALUES ('Grete')")
    start(f"sqlite:///{file}")
    assert copies(file.parent) == [f"revier.db.before-{REVISIONS[-1]}"]
    with closing(sqlite3.connect(file.parent / copies(file.parent)[0])) as copy:
        assert copy.execute("SELECT * FROM old").fetchall() == [("Grete",)]
        assert copy.execute("SELECT name FROM sqlite_master WHERE name = 'people'").fetchall() == []
        assert copy.execute("PRAGMA integrity_check").fetchone() == ("ok",)


def test_nothing_is_copied_where_nothing_could_be_lost(file: Path) -> None:
    start(f"sqlite:///{file}")  # it has a table, but no rows
    start(f"sqlite:///{file}")  # and now there is nothing to upgrade
    assert copies(file.parent) == []


def test_references_that_do_not_add_up_take_the_upgrade_back(file: Path) -> None:
    with closing(sqlite3.connect(file, isolation_level=None)) as c:
        c.execute("CREATE TABLE parent (id INTEGER PRIMARY KEY)")
        c.execute("CREATE TABLE child (id INTEGER REFERENCES parent (id))")
        c.execute("INSERT INTO child VALUES (7)")
    with pytest.raises(DatabaseRefused, match="child"):
        start(f"sqlite:///{file}")
    with closing(sqlite3.connect(file)) as c:
        assert c.execute("SELECT name FROM sqlite_master WHERE name = 'people'").fetchall() == []


def test_the_cluster_keeps_what_was_committed_when_it_is_killed() -> None:
    cluster = Cluster()
    try:
        cluster.start()
        url = cluster.create("killed")
        start(url)
        cluster.kill()
        cluster.start()
        with closing(Database(url)) as db, db.engine.connect() as c:
            assert revision(c) == REVISIONS[-1]
    finally:
        cluster.throw_away()
