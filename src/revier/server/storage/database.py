"""SQLite or PostgreSQL: reading in threads, writing one transaction after the other.

All writes of a process go through one thread that takes whatever has come in and commits it together: a commit waits
for the disk, and a hundred moves can wait for it at once. Alike ones share their statements, too: after every statement
the thread has to wait until the others let it compute. If one write fails, all are undone and done again with a
savepoint for each, so that it takes nothing with it. Nobody is answered before the commit.
"""

from __future__ import annotations

import asyncio
import queue
import threading
import time
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path
from typing import Any, Self, TypeVar

import structlog
from psycopg.errors import DeadlockDetected
from sqlalchemy import Connection, Engine, ExceptionContext, create_engine, event, make_url

from revier.server.storage.files import is_damage

T = TypeVar("T")

MOST_TOGETHER = 200  # writes in one commit
MOST_TRIES = 5  # of a write that gets stuck with another process
READERS = 4  # threads
ONE_MOMENT = "REPEATABLE READ"  # how PostgreSQL calls what SQLite always does
WAL_S = 1.0  # between two looks at SQLite's log
SMALL_WAL = 4 << 20  # bytes that are left in the log
LARGE_WAL = 256 << 20  # bytes after which writers wait until it can begin anew
BUSY_MS = 5_000  # that SQLite waits for another process, a backup perhaps
CONNECT_S = 5  # that PostgreSQL has to answer
STATEMENT_S = 30  # that it has for a statement, waiting for others included,
IDLE_S = 60  # and that a transaction may be left lying about
DEAD_S = 20  # without a sign from the other end, after which a connection is given up

log = structlog.get_logger(__name__)


class ServerTime:
    """The server's own time, which runs with the monotonic clock: server_time.py sets it."""

    def __init__(self) -> None:
        self.offset = time.time() - time.monotonic()
        self.moved = 0.0  # by how much it was moved so far, in all processes
        self.is_set = False

    def set(self, offset: float, moved: float) -> None:
        self.offset = offset
        self.moved = moved
        self.is_set = True

    def adjust(self, now: float, moved: float) -> None:
        """Another process has moved time, and says what time it is since."""
        if self.is_set and moved != self.moved:
            self.set(now - time.monotonic(), moved)


class BatchWrite(ABC):
    """A write of which several share their statements."""

    def __call__(self, connection: Connection) -> None:
        self.do_all(connection, [self])

    @classmethod
    @abstractmethod
    def do_all(cls, connection: Connection, works: Sequence[Self]) -> None:
        """All of them, or an error."""


class Job:
    """A write that waits for its commit."""

    def __init__(self, work: Callable[[Connection], Any]) -> None:
        self.work = work
        self.answer: Future[Any] = Future()
        self.found: Any = None
        self.failed: BaseException | None = None
        self.tries = 0

    def run_apart(self, connection: Connection) -> None:
        """In its own savepoint."""
        self.tries += 1
        self.failed = None
        try:
            with connection.begin_nested():
                self.found = self.work(connection)
        except Exception as error:
            if connection.invalidated:
                raise
            self.failed = error

    def is_deadlocked(self) -> bool:
        """Whether two processes waited for each other, and this write was chosen to give way: it may retry."""
        cause = getattr(self.failed, "orig", None)
        return isinstance(cause, DeadlockDetected) and self.tries < MOST_TRIES

    def resolve(self) -> None:
        """After the commit."""
        if self.failed is not None:
            self.answer.set_exception(self.failed)
        else:
            self.answer.set_result(self.found)


def run_all(connection: Connection, batch: list[Job]) -> None:
    """One after the other, alike ones at once; if one fails, they all do."""
    alike: dict[type[BatchWrite], list[Any]] = {}
    for job in batch:
        if isinstance(job.work, BatchWrite):
            alike.setdefault(type(job.work), []).append(job.work)
        else:
            job.found = job.work(connection)
    for kind, works in alike.items():
        kind.do_all(connection, works)


class Database:
    """The one door to what is stored."""

    def __init__(self, url: str) -> None:
        self.url = make_url(url)
        self.is_sqlite = self.url.get_backend_name() == "sqlite"
        self.time = ServerTime()
        self.engine = make_engine(url)
        self.is_damaged = False  # something was found that nobody wrote: only a copy helps
        event.listen(self.engine, "handle_error", self.note_damage)
        self.snapshots = self.engine if self.is_sqlite else self.engine.execution_options(isolation_level=ONE_MOMENT)
        self.readers = ThreadPoolExecutor(READERS, thread_name_prefix="reader")
        self.jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self.writer = threading.Thread(target=self.write_all, name="writer", daemon=True)
        self.writer.start()
        self.ends = threading.Event()
        self.checkpointer = threading.Thread(target=self.checkpoint_log, name="keeper", daemon=True)
        if self.is_sqlite:
            self.checkpointer.start()

    def note_damage(self, context: ExceptionContext) -> None:
        if is_damage(context.original_exception):
            self.is_damaged = True

    def now(self) -> float:
        """What time it is at this server, in seconds since 1970."""
        return self.time.offset + time.monotonic()

    async def read(self, work: Callable[[Connection], T]) -> T:
        """What queries find, all of them as it was at one moment: a table and its moves belong together."""
        return await asyncio.get_running_loop().run_in_executor(self.readers, self.read_now, work)

    def read_now(self, work: Callable[[Connection], T]) -> T:
        with self.snapshots.connect() as connection:
            return work(connection)

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Do something and return once it is on disk; if it raises, nothing of it has happened.

        Work that is under way is not given up when whoever waits for it goes away.
        """
        return await asyncio.shield(asyncio.wrap_future(self.submit(work)))

    def write_now(self, work: Callable[[Connection], T]) -> T:
        """The same for those who may block."""
        return self.submit(work).result()

    def submit(self, work: Callable[[Connection], T]) -> Future[T]:
        job = Job(work)
        self.jobs.put(job)
        return job.answer

    def write_all(self) -> None:
        """The writer's life."""
        while (batch := self.next_batch()) is not None:
            try:
                if not self.write_together(batch):
                    self.write_apart(batch)
            except Exception as error:  # the database is gone, or its disk is full: none of it has happened
                log.error("write failed", error=type(error).__name__, writes=len(batch))
                for job in batch:
                    job.answer.set_exception(error)
            else:
                for job in batch:
                    if job.is_deadlocked():
                        self.jobs.put(job)
                    else:
                        job.resolve()

    def write_together(self, batch: list[Job]) -> bool:
        """All in one transaction; False if one of them fails: then nothing has happened."""
        with self.engine.connect() as connection, connection.begin() as transaction:
            try:
                run_all(connection, batch)
            except Exception:
                transaction.rollback()
                return False
        return True

    def write_apart(self, batch: list[Job]) -> None:
        """Each for itself; slower, since a savepoint is two statements more."""
        with self.engine.connect() as connection, connection.begin():
            for job in batch:
                job.run_apart(connection)

    def checkpoint_log(self) -> None:
        """Bring SQLite's log into its file now and then: done by a writer, all others would wait for it."""
        while not self.ends.wait(WAL_S):
            try:
                size = size_of(Path(f"{self.url.database}-wal"))
                if size > SMALL_WAL:
                    mode = "RESTART" if size > LARGE_WAL else "PASSIVE"  # it keeps its place on the disk
                    with self.engine.connect() as connection:
                        connection.connection.cursor().execute(f"PRAGMA wal_checkpoint({mode})")
            except Exception as error:  # it can wait
                log.warning("log not brought in", error=type(error).__name__)

    def next_batch(self) -> list[Job] | None:
        """Wait for a write and take all that have come with it; None when there will be no more."""
        first = self.jobs.get()
        if first is None:
            return None
        batch = [first]
        while len(batch) < MOST_TOGETHER:
            try:
                job = self.jobs.get_nowait()
            except queue.Empty:
                break
            if job is None:
                self.jobs.put(None)
                break
            batch.append(job)
        return batch

    def close(self) -> None:
        """Write what waits, then stop."""
        self.ends.set()
        if self.is_sqlite:
            self.checkpointer.join()
        self.jobs.put(None)
        self.writer.join()
        self.readers.shutdown()
        self.engine.dispose()


def size_of(file: Path) -> int:
    """In bytes; whoever uses it may remove it at any moment."""
    try:
        return file.stat().st_size
    except FileNotFoundError:
        return 0


def make_engine(url: str) -> Engine:
    """Connections that keep what they acknowledge."""
    if url.startswith("sqlite"):
        engine = create_engine(url, hide_parameters=True)
    else:
        engine = create_engine(url, pool_pre_ping=True, hide_parameters=True, connect_args=with_timeouts(url))
    if engine.dialect.name == "sqlite":
        event.listen(engine, "connect", prepare_sqlite)
        event.listen(engine, "begin", begin_sqlite)
    return engine


def keep_alive() -> dict[str, Any]:
    """For every connection to PostgreSQL: one whose other end is gone without a word is given up."""
    probes = {"keepalives": 1, "keepalives_idle": DEAD_S // 2, "keepalives_interval": 5, "keepalives_count": 2}
    return probes | {"tcp_user_timeout": 1_000 * DEAD_S, "connect_timeout": CONNECT_S}


def with_timeouts(url: str) -> dict[str, Any]:
    """Also, nothing waits for ever: neither for a statement nor for whoever has left a transaction open."""
    given = make_url(url).query.get("options", "")
    ends = {"statement_timeout": STATEMENT_S, "idle_in_transaction_session_timeout": IDLE_S}
    options = " ".join(f"-c {name}={1_000 * seconds}" for name, seconds in ends.items())
    return keep_alive() | {"options": f"{options} {given if isinstance(given, str) else ' '.join(given)}".strip()}


def prepare_sqlite(connection: Any, record: object) -> None:
    """Durable, with foreign keys, and readers that do not wait for the writer."""
    connection.isolation_level = None  # SQLAlchemy begins transactions itself, or savepoints would not hold
    for pragma in (
        "journal_mode=WAL",
        "synchronous=FULL",
        "foreign_keys=ON",
        "wal_autocheckpoint=0",
        f"busy_timeout={BUSY_MS}",
    ):
        connection.execute(f"PRAGMA {pragma}")


def begin_sqlite(connection: Connection) -> None:
    """A writer takes its lock at once: to take it later could fail half-way."""
    is_writer = threading.current_thread().name == "writer"
    connection.exec_driver_sql("BEGIN IMMEDIATE" if is_writer else "BEGIN")
