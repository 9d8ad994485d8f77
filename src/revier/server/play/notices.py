"""Between the processes of one server: a table has changed, somebody has said something, somebody is there.

PostgreSQL tells it. Triggers of the database say what was changed, in the transaction that changes it, so no code can
forget to; who comes and goes is said by the processes themselves. With SQLite there is one process and nothing to tell.
"""

from __future__ import annotations

import asyncio
import secrets
import threading
import time
from collections.abc import Callable

import msgspec
import psycopg
import structlog
from sqlalchemy import func, select

from revier.kernel.state import Json
from revier.server.operation.background import run_periodically
from revier.server.play import talk
from revier.server.play.room import Room
from revier.server.play.rooms import Rooms
from revier.server.storage.database import Database, keep_alive

CHANNEL = "revier"
RECONNECT_DELAY = 1.0  # seconds of back-off before a lost connection is tried again
PRESENCE_INTERVAL = 20.0  # seconds between two announcements of who is here
PRESENCE_TIMEOUT = 3 * PRESENCE_INTERVAL  # seconds without one after which a process is taken for dead
HEARTBEAT = 5.0  # seconds between two heartbeats
HEARTBEAT_TIMEOUT = 3 * HEARTBEAT  # seconds without one after which the connection is taken for dead

log = structlog.get_logger(__name__)


class Notices:
    """Listens to the other processes, and speaks to them."""

    def __init__(self, db: Database, rooms: Rooms) -> None:
        self.db = db
        self.rooms = rooms
        self.name = secrets.token_hex(4)  # of this process
        self.loop = asyncio.get_running_loop()
        self.tasks: set[asyncio.Task[None]] = set()
        self.last_heard: dict[str, float] = {}  # other processes, and when they were last heard
        self.ends = threading.Event()
        self.thread: threading.Thread | None = None
        if not db.is_sqlite:
            rooms.broadcast_presence = self.publish_presence
            self.thread = threading.Thread(target=self.listen, name="notices", daemon=True)
            self.thread.start()
            self.spawn(run_periodically(PRESENCE_INTERVAL, self.announce_presence))
            self.spawn(run_periodically(HEARTBEAT, self.send_heartbeat))

    def listen(self) -> None:
        """The thread's life: connect, listen, connect again."""
        while not self.ends.is_set():
            try:
                with psycopg.connect(self.address(), autocommit=True, **keep_alive()) as connection:
                    connection.execute(f"LISTEN {CHANNEL}")
                    self.run(self.catch_up_all)
                    self.listen_to(connection)
            except Exception as error:  # nobody else would begin it anew
                log.warning("not listening", error=type(error).__name__)
                self.ends.wait(RECONNECT_DELAY)

    def listen_to(self, connection: psycopg.Connection) -> None:
        """Until we end, or the heartbeat stays away: a connection that is silently dead says nothing for ever."""
        heard = time.monotonic()
        while not self.ends.is_set():
            for notice in connection.notifies(timeout=min(RECONNECT_DELAY, HEARTBEAT)):
                if notice.payload == f"beat {self.name}":
                    heard = time.monotonic()
                else:
                    self.run(self.handle, notice.payload)
            if time.monotonic() - heard > HEARTBEAT_TIMEOUT:
                raise psycopg.OperationalError("no heartbeat")

    def address(self) -> str:
        return self.db.url.set(drivername="postgresql").render_as_string(hide_password=False)

    def run(self, work: Callable[..., None], *arguments: str) -> None:
        """On the event loop, if it still runs."""
        if not self.loop.is_closed():
            self.loop.call_soon_threadsafe(work, *arguments)

    def spawn(self, work: object) -> None:
        task = asyncio.ensure_future(work)  # type: ignore[call-overload]
        self.tasks.add(task)
        task.add_done_callback(self.finished)

    def finished(self, task: asyncio.Task[None]) -> None:
        """What fails because the database is away is made up for by `catch_up_all`, once it is back."""
        self.tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            log.warning("not passed on", error=type(error).__name__)

    # -- what others say ---------------------------------------------------------------------------

    def handle(self, payload: str) -> None:
        """`table ID REVISION`, `chat ID LINE`, `person ID NAME` and the like; others are from another version of us."""
        kind, _, rest = payload.partition(" ")
        if kind == "table":
            table, _, revision = rest.partition(" ")
            if self.is_behind(table, int(revision)):
                self.spawn(self.rooms.catch_up(table, int(revision)))
        elif kind == "chat":
            table, _, line = rest.partition(" ")
            self.spawn(talk.pass_on(self.rooms, table, int(line)))
        elif kind == "person":
            id, _, name = rest.partition(" ")
            called = [room.id for room in self.rooms.rooms.values() if room.names.get(int(id), name) != name]
            for table in [*called, *self.rooms.opening]:  # those are read, perhaps as they were before
                self.spawn(self.rooms.catch_up(table, None))
        elif kind == "time":
            now, _, moved = rest.partition(" ")
            self.db.time.adjust(float(now), float(moved))
        elif kind == "there":
            process, _, people = rest.partition(" ")
            if process != self.name:
                self.last_heard[process] = time.monotonic()
                self.receive_presence(process, msgspec.json.decode(people))

    def is_behind(self, table: str, revision: int) -> bool:
        """Whether a table is in memory here and older, or is being read, perhaps as it was before.

        Most notices are of what this process did itself.
        """
        room = self.rooms.rooms.get(table)
        return table in self.rooms.opening if room is None else room.row.revision < revision

    def receive_presence(self, process: str, people: Json) -> None:
        for table, there in people.items():
            self.rooms.receive_presence(table, process, there)

    def catch_up_all(self) -> None:
        """Nobody told us anything while the connection was lost."""
        for table in list(self.rooms.rooms):
            self.spawn(self.rooms.catch_up(table, None))

    # -- what we say -------------------------------------------------------------------------------

    def publish_presence(self, room: Room) -> None:
        """Somebody has come or gone here."""
        self.spawn(self.announce({room.id: self.rooms.here(room)}))

    async def send_heartbeat(self) -> None:
        """A heartbeat: if it does not come back, the listening connection is dead."""
        await self.notify(f"beat {self.name}")

    async def announce_presence(self) -> None:
        """Announce who is here, and forget processes that no longer do."""
        rooms = self.rooms.rooms
        await self.announce({id: self.rooms.here(rooms[id]) for id in list(self.rooms.subscribers) if id in rooms})
        now = time.monotonic()
        for process in [name for name, at in self.last_heard.items() if now - at > PRESENCE_TIMEOUT]:
            del self.last_heard[process]
            self.forget(process)

    def forget(self, process: str) -> None:
        for table in [table for table, there in self.rooms.remote_presence.items() if process in there]:
            self.rooms.receive_presence(table, process, None)

    async def announce(self, people: Json) -> None:
        """A few tables at a time: a notice has at most 8 000 bytes."""
        tables = list(people.items())
        for first in range(0, max(1, len(tables)), 50):
            part = msgspec.json.encode(dict(tables[first : first + 50])).decode()
            await self.notify(f"there {self.name} {part}")

    async def notify(self, words: str) -> None:
        try:
            await self.db.write(lambda c: c.execute(select(func.pg_notify(CHANNEL, words))))
        except Exception as error:
            log.warning("not heard", error=type(error).__name__)

    def close(self) -> None:
        self.ends.set()
        for task in self.tasks:
            task.cancel()
        if self.thread is not None:
            self.thread.join(2 * RECONNECT_DELAY)
