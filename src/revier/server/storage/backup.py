"""Copies of the whole database: made while it is in use, checked row by row, and put back only where nothing is lost.

A copy counts only when it is complete: it is written under another name and renamed at the end. Counts are taken in the
same snapshot as the copy, so that a server may go on writing meanwhile.
"""

from __future__ import annotations

import os
import sqlite3
import time
from contextlib import ExitStack, closing
from dataclasses import dataclass
from pathlib import Path

from sqlalchemy import URL

from revier.server.storage.files import (
    BESIDE,
    DatabaseRefused,
    check_whole,
    file_of,
    hold,
    is_whole,
    open_sqlite,
    touch_private,
)

Counts = dict[str, int]  # rows by table


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
        return backup_sqlite(file_of(url), file)
    from revier.server.storage import backup_postgres

    return backup_postgres.backup(url, file)


def restore(url: URL, file: Path, force: bool = False) -> Restored:
    """Put a copy back; with `force` over data, which are copied first."""
    if file.is_dir():
        raise DatabaseRefused("cli-folder", file=str(file))
    if not file.is_file():
        raise DatabaseRefused("cli-no-file", file=str(file))
    if url.get_backend_name() == "sqlite":
        return restore_sqlite(file_of(url), file, force)
    from revier.server.storage import backup_postgres

    return backup_postgres.restore(url, file, force)


def beside(file: Path) -> Path:
    """Where data go that a restore replaces."""
    return file.with_name(f"{file.name}.before-restore-{time.strftime('%Y%m%d-%H%M%S')}")


def check_revision(revision: str | None, file: Path) -> None:
    """Refuse what is no copy of ours, or one of a newer program."""
    from revier.server.storage.migrate import is_known

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


def backup_sqlite(source: Path, file: Path) -> Counts:
    """Copy a database; if that fails because it is damaged, say that."""
    try:
        with closing(open_sqlite(source)) as database:
            return copy_sqlite(database, file)
    except DatabaseRefused:
        if source.is_file():
            check_whole(source)
        raise


def copy_sqlite(source: sqlite3.Connection, to: Path) -> Counts:
    """A file of its own, complete and checked."""
    part = to.with_name(f"{to.name}.part")
    part.unlink(missing_ok=True)
    touch_private(part)
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
    with ExitStack() as stack:
        stack.enter_context(hold(target))
        source = stack.enter_context(closing(open_sqlite(file)))
        try:
            check_sound(source, file)
            check_revision(revision_of(source), file)
            counts = count_rows(source)
        except sqlite3.DatabaseError as strange:
            raise DatabaseRefused("cli-restore-foreign", file=str(file)) from strange
        if is_whole(target):
            kept = save_existing(target, force)
        else:
            kept = set_aside(target, force)
            stack.enter_context(hold(target))
        try:
            with closing(sqlite3.connect(target, isolation_level=None, timeout=10)) as database:
                source.backup(database)
                check_sound(database, target)
                check_same(counts, count_rows(database), target)
        except sqlite3.DatabaseError as error:
            raise DatabaseRefused("cli-copy-failed", file=str(target), detail=str(error)) from error
    return Restored(counts, kept)


def save_existing(target: Path, force: bool) -> Path | None:
    """A copy of what would be lost; none if there is nothing."""
    with closing(open_sqlite(target)) as database:
        if not holds_data(count_rows(database)):
            return None
        if not force:
            raise DatabaseRefused("cli-restore-data", given=str(target))
        kept = beside(target)
        copy_sqlite(database, kept)
    return kept


def set_aside(target: Path, force: bool) -> Path:
    """A damaged file can be copied no more, but kept as it is."""
    if not force:
        raise DatabaseRefused("cli-database-damaged", file=str(target))
    kept, real = beside(target), target.resolve()
    for end in BESIDE:
        found = real.with_name(f"{real.name}{end}")
        if found.exists():
            found.rename(kept.with_name(f"{kept.name}{end}"))
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
