"""`revier serve`, `revier backup`, `revier restore`: a server, and copies of what it keeps."""

from __future__ import annotations

import asyncio
import errno
import os
import socket
import sys
from collections.abc import Iterator
from contextlib import ExitStack, closing, contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from revier.terminal.arguments import check_extra, check_jobs, language, one_line, refuse
from revier.texts import Argument, Texts

if TYPE_CHECKING:
    from sqlalchemy import URL

    from revier.server.storage.backup import Counts

# What the server needs is imported where it is used: `revier games` should not wait for it.

DRIVERS = {"sqlite", "postgresql"}
CONNECT_S = 5  # that PostgreSQL has to answer
EXAMPLES = ("sqlite:///revier.db", "postgresql+psycopg://user@host/name")

Lang = Annotated[str, typer.Option(envvar="REVIER_LANG", help="de, en or fr; otherwise that of your system.")]
DatabaseOption = Annotated[
    str, typer.Option("--database", envvar="REVIER_DATABASE", help="Where everything is kept, as a URL.")
]
DEFAULT = "sqlite:///revier.db"
FIRST_PORT, LAST_PORT = 8000, 8099  # the first of them that is free, unless one is named


def serve(
    host: Annotated[str, typer.Option(help="The address to listen at; 0.0.0.0 for everybody.")] = "127.0.0.1",
    port: Annotated[
        int | None, typer.Option(min=0, max=65535, help="0 takes any that is free; 8000 or the next free one.")
    ] = None,
    database: DatabaseOption = DEFAULT,
    origin: Annotated[
        list[str] | None, typer.Option(help="Where its pages are served from, as in https://play.example.org.")
    ] = None,
    bots: Annotated[str, typer.Option(help="Bots of your own to offer, as in my_module:MyBot,other:Bot.")] = "",
    workers: Annotated[int | None, typer.Option(min=1, help="Processes in which bots think; 2.")] = None,
    processes: Annotated[
        int,
        typer.Option(min=1, envvar="REVIER_PROCESSES", help="Processes that serve people; several need PostgreSQL."),
    ] = 1,
    log: Annotated[str, typer.Option(envvar="REVIER_LOG", help="json or console.")] = "console",
    drain: Annotated[
        float, typer.Option(min=0, envvar="REVIER_DRAIN", help="Seconds between SIGTERM and the end.")
    ] = 1.0,
    lang: Lang = "",
) -> None:
    """Let people play in their browsers."""
    t = begin(lang)
    from revier.server.operation import serving
    from revier.server.operation.logs import KINDS, set_up_logs

    if log not in KINDS:
        refuse(t, "cli-bad-value", name="--log", given=log, known=KINDS)
    for count in (processes, workers or 1):
        check_jobs(t, count)
    url = check_url(t, database)
    if processes > 1 and url.get_backend_name() == "sqlite":
        refuse(t, "cli-serve-one-process", given=processes)
    os.environ["REVIER_DATABASE"] = database
    os.environ[serving.LOG] = log
    os.environ[serving.DRAIN] = str(drain)
    if workers is not None:
        os.environ["REVIER_WORKERS"] = str(workers)
    if origin:
        os.environ["REVIER_ORIGINS"] = ",".join(origin)
    if bots:
        os.environ["REVIER_BOTS"] = bots
    check_settings(t)
    set_up_logs(log)
    with ExitStack() as stack:
        listener = stack.enter_context(closing(listen(t, host, port)))
        stack.enter_context(ready(t, url))
        print(t.say("cli-serve-address", {"given": address_of(listener)}), flush=True)
        serving.run(listener, processes)


def worker(
    database: DatabaseOption = "",
    workers: Annotated[int, typer.Option(min=1, help="Processes in which bots think.")] = 2,
    log: Annotated[str, typer.Option(help="json or console.")] = "console",
    lang: Lang = "",
) -> None:
    """Let bots think on this machine for servers over the same PostgreSQL."""
    t = begin(lang)
    from revier.server.bots import worker as working
    from revier.server.operation.logs import KINDS, set_up_logs
    from revier.server.operation.settings import Settings
    from revier.server.storage.database import Database
    from revier.server.storage.migrate import check_current

    if log not in KINDS:
        refuse(t, "cli-bad-value", name="--log", given=log, known=KINDS)
    check_jobs(t, workers)
    if not database or check_url(t, database).get_backend_name() == "sqlite":
        refuse(t, "cli-worker-postgres")
    check_settings(t)
    set_up_logs(log)
    with refusing(t):
        check_reachable(check_url(t, database))
        with closing(Database(database)) as db:
            check_current(db)
            print(t.say("cli-worker-runs", {"count": workers}), flush=True)
            asyncio.run(working.run(db, workers, Settings.read().limit_thinking))


def check_url(t: Texts, database: str) -> URL:
    """A URL of a kind that we can use."""
    from sqlalchemy import make_url
    from sqlalchemy.exc import SQLAlchemyError

    try:
        url = make_url(database)
        url.get_dialect()
    except (SQLAlchemyError, ValueError, ImportError):
        refuse(t, "cli-bad-database", known=EXAMPLES)
    is_sync = url.get_driver_name() in ("pysqlite", "psycopg")
    if url.get_backend_name() not in DRIVERS or not is_sync or not url.database or url.database == ":memory:":
        refuse(t, "cli-bad-database", known=EXAMPLES)
    return url


def check_settings(t: Texts) -> None:
    from revier.server.operation.settings import BadSetting, Settings

    try:
        Settings.read()
    except BadSetting as error:
        refuse(t, error.key, **error.details)


def begin(lang: str) -> Texts:
    """The language asked for; a command that needs the server's packages goes no further without them."""
    t = language(lang)
    check_extra(t, "server")
    return t


def listen(t: Texts, host: str, port: int | None) -> socket.socket:
    """At the port that was asked for, else at the first one that nobody else has."""
    from revier.server.operation import serving

    number = FIRST_PORT if port is None else port
    while True:
        try:
            return serving.inherited() or serving.listen(host, number)
        except (OSError, UnicodeError) as error:
            is_taken = getattr(error, "errno", None) == errno.EADDRINUSE
            if port is not None or not is_taken or number == LAST_PORT:
                detail = getattr(error, "strerror", None) or str(error)
                refuse(t, "cli-serve-port", given=f"{host}:{number}", detail=one_line(detail))
            print(t.say("cli-serve-taken", {"given": str(number)}), file=sys.stderr)
            number += 1


def address_of(listener: socket.socket) -> str:
    host, port = listener.getsockname()[:2]
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


@contextmanager
def ready(t: Texts, url: URL) -> Iterator[None]:
    """The database brought up to date, and, if it is a file, ours alone."""
    from revier.server.storage.database import Database
    from revier.server.storage.files import check_whole, file_of, hold
    from revier.server.storage.migrate import migrate

    with ExitStack() as stack:
        with refusing(t):
            if url.get_backend_name() == "sqlite":
                stack.enter_context(hold(file_of(url)))
                check_whole(file_of(url))
            check_reachable(url)
            with closing(Database(url.render_as_string(hide_password=False))) as db:
                migrate(db)
        yield


def check_reachable(url: URL) -> None:
    """Connect once, without waiting for ever."""
    from sqlalchemy import create_engine

    slow = {"connect_timeout": CONNECT_S} if url.get_backend_name() == "postgresql" else {}
    engine = create_engine(url, connect_args=slow)
    try:
        engine.connect().close()
    finally:
        engine.dispose()


@contextmanager
def refusing(t: Texts) -> Iterator[None]:
    """What is wrong with a database or a copy, in one line."""
    from sqlalchemy.exc import DBAPIError

    from revier.server.storage.files import DatabaseRefused

    try:
        yield
    except DatabaseRefused as error:
        refuse(t, error.key, **error.details)
    except DBAPIError as error:
        refuse(t, "cli-database-down", detail=first_line(str(error.orig)))
    except OSError as error:
        refuse(t, "cli-database-down", detail=error.strerror or str(error))


def first_line(text: str) -> str:
    return (text.strip().splitlines() or ["?"])[0].rstrip(". ")


def backup(
    file: Annotated[Path, typer.Argument(help="Where the copy goes; it must not exist yet.")],
    database: DatabaseOption = DEFAULT,
    lang: Lang = "",
) -> None:
    """Copy the database while the server runs, and check the copy."""
    t = begin(lang)
    from revier.server.storage import backup

    url = check_url(t, database)
    with refusing(t):
        counts = backup.backup(url, file)
    print(t.say("cli-backup-done", told(file, counts)))


def restore(
    file: Annotated[Path, typer.Argument(help="A copy that `revier backup` made.")],
    database: DatabaseOption = DEFAULT,
    force: Annotated[bool, typer.Option("--force", help="Replace data that are there; they are copied first.")] = False,
    lang: Lang = "",
) -> None:
    """Put a copy back, and check it. The server must not run meanwhile."""
    t = begin(lang)
    from revier.server.storage import backup

    url = check_url(t, database)
    with refusing(t):
        restored = backup.restore(url, file, force)
    if restored.kept is not None:
        print(t.say("cli-restore-kept", {"file": str(restored.kept)}), file=sys.stderr)
    print(t.say("cli-restore-done", told(file, restored.counts)))


def told(file: Path, counts: Counts) -> dict[str, Argument]:
    """What people look for in a copy."""
    found: dict[str, Argument] = {name: counts.get(name, 0) for name in ("people", "tables", "moves")}
    return {"file": str(file), **found}
