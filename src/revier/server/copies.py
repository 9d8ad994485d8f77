"""Copies of the whole database: made while it is in use, checked row by row, and put back only where nothing is lost.

A copy counts only when it is complete: it is written under another name and renamed at the end. Counts are taken in the
same snapshot as the copy, so that a server may go on writing meanwhile.
"""

from __future__ import annotations

import fcntl
import os
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass
from pathlib import Path

from sqlalchemy import URL

from revier.texts import Argument, english

Counts = dict[str, int]  # rows by table


class DatabaseRefused(Exception):
    """A database or a copy that will not be touched: the id of a message, and its arguments."""

    def __init__(self, key: str, **details: Argument) -> None:
        super().__init__(english(key, details))
        self.key = key
        self.details = details


@dataclass(frozen=True)
class Restored:
    """What was put back, and where what was there before is kept."""

    counts: Counts
    kept: Path | None


def backup(url: URL, file: Path) -> Counts:
    """Copy a database into a new file."""
    if file.exists():
        raise DatabaseRefused("cli-backup-exists", file=str(file))
    if not file.absolute().parent.is_dir():
        raise DatabaseRefused("cli-backup-no-folder", file=str(file.absolute().parent))
    if url.get_backend_name() == "sqlite":
        with closing(open_sqlite(file_of(url))) as source:
            return copy_sqlite(source, file)
    from revier.server import copies_postgres

    return copies_postgres.backup(url, file)


def restore(url: URL, file: Path, force: bool = False) -> Restored:
    """Put a copy back; with `force` over data, which are copied first."""
    if not file.is_file():
        raise DatabaseRefused("cli-no-file", file=str(file))
    if url.get_backend_name() == "sqlite":
        return restore_sqlite(file_of(url), file, force)
    from revier.server import copies_postgres

    return copies_postgres.restore(url, file, force)


def beside(file: Path) -> Path:
    """Where data go that a restore replaces."""
    return file.with_name(f"{file.name}.before-restore-{time.strftime('%Y%m%d-%H%M%S')}")


def check_revision(revision: str | None, file: Path) -> None:
    """Refuse what is no copy of ours, or one of a newer program."""
    from revier.server.migrate import is_known

    if revision is None:
        raise DatabaseRefused("cli-restore-foreign", file=str(file))
    if not is_known(revision):
        raise DatabaseRefused("cli-database-newer", given=revision)


def check_same(wanted: Counts, found: Counts, file: Path) -> None:
    """Every table with all its rows."""
    if wanted != found:
        differing = sorted(name for name in wanted | found if wanted.get(name) != found.get(name))
        raise DatabaseRefused("cli-copy-differs", file=str(file), names=differing)


# -- SQLite ---------------------------------------------------------------------------------------


def file_of(url: URL) -> Path:
    """Where a SQLite database lies."""
    if not url.database or url.database == ":memory:":
        raise DatabaseRefused("cli-database-no-file", given=str(url))
    return Path(url.database)


def open_sqlite(file: Path) -> sqlite3.Connection:
    """An existing database; nothing is created by looking."""
    if not file.is_file():
        raise DatabaseRefused("cli-no-database", file=str(file))
    return sqlite3.connect(f"{file.absolute().as_uri()}?mode=rw", uri=True, isolation_level=None, timeout=10)


def copy_sqlite(source: sqlite3.Connection, to: Path) -> Counts:
    """A file of its own, complete and checked."""
    part = to.with_name(f"{to.name}.part")
    part.unlink(missing_ok=True)
    try:
        with closing(sqlite3.connect(part, isolation_level=None)) as copy:
            source.execute("BEGIN")  # counts and copy see the same moment
            try:
                counts = count_rows(source)
                source.backup(copy)
            finally:
                source.execute("ROLLBACK")
            copy.execute("PRAGMA journal_mode=DELETE")  # one file, without others beside it
            check_sound(copy, to)
            check_same(counts, count_rows(copy), to)
        sync(part)
        part.replace(to)
        sync(to.absolute().parent)
    except sqlite3.DatabaseError as error:
        raise DatabaseRefused("cli-copy-failed", file=str(to), detail=str(error)) from error
    finally:
        part.unlink(missing_ok=True)
    return counts


def restore_sqlite(target: Path, file: Path, force: bool) -> Restored:
    """Into the file that a server uses, or a new one."""
    with hold(target), closing(open_sqlite(file)) as source:
        try:
            check_sound(source, file)
            check_revision(revision_of(source), file)
            counts = count_rows(source)
        except sqlite3.DatabaseError as strange:
            raise DatabaseRefused("cli-restore-foreign", file=str(file)) from strange
        try:
            kept = keep_sqlite(target, force) if target.exists() else None
            with closing(sqlite3.connect(target, isolation_level=None, timeout=10)) as database:
                source.backup(database)
                check_sound(database, target)
                check_same(counts, count_rows(database), target)
        except sqlite3.DatabaseError as error:
            raise DatabaseRefused("cli-copy-failed", file=str(target), detail=str(error)) from error
    return Restored(counts, kept)


def keep_sqlite(target: Path, force: bool) -> Path | None:
    """A copy of what would be lost; none if there is nothing."""
    with closing(open_sqlite(target)) as database:
        if not holds_data(count_rows(database)):
            return None
        if not force:
            raise DatabaseRefused("cli-restore-data", given=str(target))
        kept = beside(target)
        copy_sqlite(database, kept)
    return kept


def holds_data(counts: Counts) -> bool:
    """Whether there is more than the note of which revision it is."""
    return any(number for name, number in counts.items() if name != "alembic_version")


def check_sound(database: sqlite3.Connection, file: Path) -> None:
    """SQLite's own check of every page and index."""
    if database.execute("PRAGMA integrity_check(1)").fetchone() != ("ok",):
        raise DatabaseRefused("cli-copy-damaged", file=str(file))


def count_rows(database: sqlite3.Connection) -> Counts:
    """Rows of every table."""
    rows = database.execute("SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'")
    return {name: database.execute(f'SELECT count(*) FROM "{name}"').fetchone()[0] for (name,) in rows.fetchall()}


def revision_of(database: sqlite3.Connection) -> str | None:
    """As Alembic notes it."""
    if "alembic_version" not in count_rows(database):
        return None
    row = database.execute("SELECT version_num FROM alembic_version").fetchone()
    return row and str(row[0])


def sync(path: Path) -> None:
    """A file or folder, down to the disk."""
    handle = os.open(path, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


# -- one at a time --------------------------------------------------------------------------------


@contextmanager
def hold(file: Path) -> Iterator[None]:
    """Have a SQLite file for oneself: one server at a time, and no restore under it. Ends with the process."""
    try:
        lock = file.with_name(f"{file.name}.lock").open("w")
    except OSError as error:
        raise DatabaseRefused("cli-database-down", detail=error.strerror or str(error)) from error
    with lock:
        try:
            fcntl.lockf(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            raise DatabaseRefused("cli-database-in-use", given=str(file)) from None
        yield
