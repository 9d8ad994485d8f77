"""The file of a SQLite database: for its owner alone, for one server at a time, and whole.

It is locked itself, not by its name: a link to it, or another name, leads to the same lock.
"""

from __future__ import annotations

import fcntl
import os
import sqlite3
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path

from sqlalchemy import URL

from revier.texts import Argument, english

PRIVATE = 0o600
BESIDE = ("", "-wal", "-shm")  # what SQLite writes, by what follows the name
DAMAGED = (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)


class DatabaseRefused(Exception):
    """A database or a copy that will not be touched: the id of a message, and its arguments."""

    def __init__(self, key: str, **details: Argument) -> None:
        super().__init__(english(key, details))
        self.key = key
        self.details = details


def file_of(url: URL) -> Path:
    """Where a SQLite database lies."""
    if not url.database or url.database == ":memory:":
        raise DatabaseRefused("cli-database-no-file", given=str(url))
    return Path(url.database)


def open_sqlite(file: Path) -> sqlite3.Connection:
    """An existing database; nothing is created by looking."""
    if not file.is_file():
        raise DatabaseRefused("cli-no-database", file=str(file))
    check_one_name(file)
    return sqlite3.connect(f"{file.absolute().as_uri()}?mode=rw", uri=True, isolation_level=None, timeout=10)


def check_one_name(file: Path) -> None:
    """SQLite keeps its log beside a file's name: by another name of the same file it would not see what is in it."""
    if file.stat().st_nlink > 1:
        raise DatabaseRefused("cli-database-linked", file=str(file))


# -- whether it is whole ---------------------------------------------------------------------------


def is_damage(error: BaseException | None) -> bool:
    """Whether SQLite found something that it did not write."""
    code = getattr(error, "sqlite_errorcode", None)
    return code is not None and code & 0xFF in DAMAGED


def is_whole(file: Path) -> bool:
    """SQLite's own check of every page."""
    try:
        with closing(open_sqlite(file)) as database:
            return bool(database.execute("PRAGMA quick_check(1)").fetchone() == ("ok",))
    except sqlite3.DatabaseError as error:
        if is_damage(error):
            return False
        raise


def check_whole(file: Path) -> None:
    if not is_whole(file):
        raise DatabaseRefused("cli-database-damaged", file=str(file))


def check_readable(file: Path) -> None:
    """Read a little of every table, from the file itself rather than from what connections remember of it."""
    with closing(open_sqlite(file)) as database:
        for (name,) in database.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall():
            database.execute(f'SELECT 1 FROM "{name}" LIMIT 1').fetchall()


# -- for its owner alone ---------------------------------------------------------------------------


def make_private(file: Path) -> int:
    """Open a file that nobody else may read, a new one if need be; SQLite's other files get the same rights."""
    handle = os.open(file, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, PRIVATE)
    for end in BESIDE:
        with suppress(FileNotFoundError, PermissionError):  # it is not ours to say, if it is somebody else's
            os.chmod(f"{file}{end}", PRIVATE)
    return handle


def touch_private(file: Path) -> None:
    os.close(make_private(file))


# -- one at a time ---------------------------------------------------------------------------------


@contextmanager
def hold(file: Path) -> Iterator[None]:
    """Have a SQLite file for oneself: one server at a time, and no restore under it. Ends with the process.

    Nobody else in this process may have it open at the end: to close a file gives up SQLite's own locks on it.
    """
    real = file.resolve()
    is_new = not real.exists()
    try:
        handle = make_private(real)
    except OSError as error:
        raise DatabaseRefused("cli-database-down", detail=error.strerror or str(error)) from error
    try:
        lock(handle, real)
        check_one_name(real)
        yield
    finally:
        if is_new and os.fstat(handle).st_size == 0 and not Path(f"{real}-wal").exists():
            real.unlink(missing_ok=True)
        os.close(handle)


def lock(handle: int, file: Path) -> None:
    """Whole files and parts of files are locked apart on Linux; elsewhere our lock would keep SQLite out."""
    if sys.platform != "linux":
        handle = os.open(f"{file}.lock", os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, PRIVATE)  # until the process ends
    try:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        raise DatabaseRefused("cli-database-in-use", given=str(file)) from None
