"""Copies of a PostgreSQL database, by its own programs."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
from pathlib import Path
from subprocess import DEVNULL, PIPE

from sqlalchemy import URL, Connection, create_engine, func, inspect, select, text

from revier.server.storage.backup import (
    Counts,
    Restored,
    beside,
    check_revision,
    check_same,
    holds_data,
    sync,
)
from revier.server.storage.files import DatabaseRefused, touch_private

# By libpq's names for the parts of a URL; passwords belong into no command line.
VARIABLES = {"host", "port", "user", "password", "sslmode", "sslrootcert", "sslcert", "sslkey"}
BEGINS = re.compile(rb'COPY public\."?(\w+)"? \(')
ENDS = rb"\."
# The tables, and the queue of the bots, which has a schema of its own.
ANEW = b"DROP SCHEMA IF EXISTS public, revier_queue CASCADE; CREATE SCHEMA public;\n"


def backup(url: URL, file: Path) -> Counts:
    """One file in PostgreSQL's custom format, counted in the snapshot that it was taken from."""
    part = file.with_name(f"{file.name}.part")
    engine = create_engine(url, isolation_level="REPEATABLE READ")
    try:
        with engine.connect() as connection:
            snapshot = connection.scalar(select(func.pg_export_snapshot()))
            counts = count_rows(connection)
            touch_private(part)
            run(url, "pg_dump", "--format=custom", f"--snapshot={snapshot}", f"--file={part}")
        check_same(counts, read_dump(part)[0], file)
        sync(part)
        part.replace(file)
    finally:
        engine.dispose()
        part.unlink(missing_ok=True)
    return counts


def restore(url: URL, file: Path, force: bool) -> Restored:
    """In place of all that is there, in one transaction."""
    counts, revision = read_dump(file)
    check_revision(revision, file)
    engine = create_engine(url)
    try:
        with engine.connect() as connection:
            check_alone(connection, url)
            is_full = holds_data(count_rows(connection))
        engine.dispose()
        if is_full and not force:
            raise DatabaseRefused("cli-restore-data", given=str(url.database))
        kept = beside(file) if is_full else None
        if kept is not None:
            backup(url, kept)
        put_back(url, file)
        with engine.connect() as connection:
            check_same(counts, count_rows(connection), file)
    finally:
        engine.dispose()
    return Restored(counts, kept)


def check_alone(connection: Connection, url: URL) -> None:
    """Nobody else may be connected: servers and workers always are."""
    others = text(
        "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database()"
        " AND pid <> pg_backend_pid() AND backend_type = 'client backend'"
    )
    if connection.scalar(others):
        raise DatabaseRefused("cli-database-in-use", given=str(url.database))


def count_rows(connection: Connection) -> Counts:
    """Rows of every table."""
    quote = connection.dialect.identifier_preparer.quote
    names = inspect(connection).get_table_names()
    return {name: connection.scalar(text(f"SELECT count(*) FROM {quote(name)}")) or 0 for name in names}


def read_dump(file: Path) -> tuple[Counts, str | None]:
    """Rows of every table in a file, read to its end, and the revision it notes."""
    counts: Counts = {}
    revision = table = None
    command = [program("pg_restore"), "--data-only", "--file=-", str(file)]
    with subprocess.Popen(command, stdout=PIPE, stderr=DEVNULL) as reader:
        assert reader.stdout is not None
        for line in reader.stdout:
            if table is None:
                begins = BEGINS.match(line)
                if begins is not None:
                    table = begins[1].decode()
                    counts[table] = 0
            elif line.rstrip(b"\n") == ENDS:
                table = None
            else:
                counts[table] += 1
                if table == "alembic_version":
                    revision = line.decode().strip()
    if reader.returncode != 0:
        raise DatabaseRefused("cli-restore-foreign", file=str(file))
    return counts, revision


def put_back(url: URL, file: Path) -> None:
    """Everything or nothing: if reading breaks off, so does writing, before its commit."""
    read = [program("pg_restore"), "--no-owner", "--no-privileges", "--file=-", str(file)]
    write = [program("psql"), "--no-psqlrc", "--quiet", "--single-transaction", "--set=ON_ERROR_STOP=1"]
    with (
        subprocess.Popen(read, stdout=PIPE, stderr=DEVNULL) as reader,
        subprocess.Popen(write, stdin=PIPE, stdout=DEVNULL, stderr=PIPE, env=environment(url)) as writer,
    ):
        assert reader.stdout is not None
        assert writer.stdin is not None
        assert writer.stderr is not None
        try:
            writer.stdin.write(ANEW)
            shutil.copyfileobj(reader.stdout, writer.stdin)
            if reader.wait() != 0:
                writer.kill()
            writer.stdin.close()
        except BrokenPipeError:
            reader.kill()
        said = writer.stderr.read().decode(errors="replace")
    if reader.returncode != 0 or writer.returncode != 0:
        raise DatabaseRefused("cli-copy-failed", file=str(file), detail=last_line(said))


def run(url: URL, name: str, *arguments: str) -> None:
    """One of PostgreSQL's programs, to its end."""
    done = subprocess.run([program(name), *arguments], env=environment(url), stdout=DEVNULL, stderr=PIPE, check=False)
    if done.returncode != 0:
        detail = last_line(done.stderr.decode(errors="replace"))
        raise DatabaseRefused("cli-copy-failed", file=name, detail=detail)


def program(name: str) -> str:
    found = shutil.which(name)
    if found is None:
        raise DatabaseRefused("cli-copy-no-program", name=name)
    return found


def last_line(said: str) -> str:
    lines = [line.strip() for line in said.splitlines() if line.strip()]
    return lines[-1].rstrip(".") if lines else "?"


def environment(url: URL) -> dict[str, str]:
    """What libpq needs to connect where SQLAlchemy does."""
    parts = {"user": url.username, "password": url.password, "host": url.host, "port": url.port, **url.query}
    named = {f"PG{name.upper()}": str(value) for name, value in parts.items() if name in VARIABLES and value}
    return os.environ | named | {"PGDATABASE": url.database or ""}
