"""The database brought up to what this program needs, before anybody is served.

All changes of an upgrade are one transaction: it happens or it does not. Whoever starts at the same time waits, and
then finds nothing left to do. A SQLite file that holds data is copied first.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import structlog
from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, Engine, NullPool, create_engine, event, func, inspect, select, text

from revier.server.storage.backup import copy_sqlite
from revier.server.storage.database import BUSY_MS, Database
from revier.server.storage.files import DatabaseRefused
from revier.server.storage.schema import metadata

FOLDER = Path(__file__).parent / "migrations"
LOCK = 0x52657669657201  # of PostgreSQL, the same for every program of ours

log = structlog.get_logger(__name__)


def migrate(db: Database, to: str = "head") -> None:
    """Bring a database up to date, or to an earlier revision that tests ask for."""
    with locked(db) as connection:
        target = steps().get_revision(to)
        assert target is not None, "there is always a newest revision"
        now = revision(connection)
        check(connection, now)
        if now == target.revision:
            return
        copied = back_up_first(db, connection, target.revision)
        command.upgrade(config(connection), target.revision)
        check_references(connection)
        log.info("database upgraded", before=now, now=target.revision, copy=copied and copied.name)


def check_current(db: Database) -> None:
    """Refuse a database that `revier serve` has not brought up to date."""
    with db.engine.connect() as connection:
        now = revision(connection)
    if now != steps().get_current_head():
        if now is not None and not is_known(now):
            raise DatabaseRefused("cli-database-newer", given=now)
        raise DatabaseRefused("cli-database-older")


def revision(connection: Connection) -> str | None:
    """What the database was last brought up to; none if it is new."""
    return MigrationContext.configure(connection).get_current_revision()


def is_known(revision: str) -> bool:
    """Whether this program knows a revision; it does not if a newer one made it."""
    return revision in {step.revision for step in steps().walk_revisions()}


def steps() -> ScriptDirectory:
    return ScriptDirectory.from_config(config())


def config(connection: Connection | None = None) -> Config:
    """Alembic's settings, without a file."""
    found = Config(attributes={"connection": connection})
    found.set_main_option("script_location", str(FOLDER).replace("%", "%%"))
    return found


def check(connection: Connection, now: str | None) -> None:
    """Refuse what a newer program has changed, and tables that did not come from here."""
    if now is not None and not is_known(now):
        raise DatabaseRefused("cli-database-newer", given=now)
    if now is None and (strangers := set(inspect(connection).get_table_names()) & set(metadata.tables)):
        raise DatabaseRefused("cli-database-foreign", names=sorted(strangers))


# -- only one at a time ---------------------------------------------------------------------------


@contextmanager
def locked(db: Database) -> Iterator[Connection]:
    """A transaction that nobody else of us can have at the same time."""
    engine = sqlite_engine(db) if db.is_sqlite else db.engine
    try:
        with engine.connect() as connection, connection.begin():
            if not db.is_sqlite:
                connection.execute(text("SET LOCAL statement_timeout = 0"))  # to copy a large table takes its time
                connection.execute(select(func.pg_advisory_xact_lock(LOCK)))
            yield connection
    finally:
        if db.is_sqlite:
            engine.dispose()


def sqlite_engine(db: Database) -> Engine:
    """Foreign keys are off while tables are copied: to drop the old one would empty those that refer to it."""
    engine = create_engine(db.url, poolclass=NullPool)

    @event.listens_for(engine, "connect")
    def prepare(connection: Any, record: object) -> None:
        connection.isolation_level = None
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=OFF", f"busy_timeout={BUSY_MS}"):
            connection.execute(f"PRAGMA {pragma}")

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        connection.exec_driver_sql("BEGIN EXCLUSIVE")

    return engine


def check_references(connection: Connection) -> None:
    """What SQLite did not look after meanwhile; anything amiss takes the upgrade back."""
    if connection.dialect.name == "sqlite":
        amiss = connection.execute(text("PRAGMA foreign_key_check")).all()
        if amiss:
            raise DatabaseRefused("cli-database-references", names=sorted({row[0] for row in amiss}))


# -- a copy first ---------------------------------------------------------------------------------


def back_up_first(db: Database, connection: Connection, target: str) -> Path | None:
    """A SQLite file with data in it, as it was; PostgreSQL's host has `revier backup`."""
    if not db.is_sqlite or db.url.database in (None, "", ":memory:") or not holds_data(connection):
        return None
    file = Path(str(db.url.database))
    copy = file.with_name(f"{file.name}.before-{target}")
    with closing(sqlite3.connect(file, isolation_level=None)) as source:
        copy_sqlite(source, copy)
    return copy


def holds_data(connection: Connection) -> bool:
    """Whether any table has a row; only in which state they are does not count."""
    names = [name for name in inspect(connection).get_table_names() if name != "alembic_version"]
    quote = connection.dialect.identifier_preparer.quote
    return any(connection.execute(text(f"SELECT 1 FROM {quote(name)} LIMIT 1")).first() for name in names)
