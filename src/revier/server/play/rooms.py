"""The tables that this process has in memory, and the subscribers of each."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Coroutine
from contextlib import suppress
from typing import Protocol, TypeVar

from revier.kernel.state import Json
from revier.server.operation.metrics import Metrics
from revier.server.play import messages
from revier.server.play.freezing import load
from revier.server.play.protocol import PresenceMessage, TableMessage
from revier.server.play.room import Room
from revier.server.play.table_state import Known
from revier.server.problems import Problem
from revier.server.storage.database import Database
from revier.server.tables.access import Entered, Role

T = TypeVar("T")


class Subscriber(Protocol):
    """A socket that is sent what happens at a table."""

    person: int | None
    session: str | None  # of their sign-in
    known: Known | None  # how far it has been told the game; None: nothing yet

    def send(self, message: bytes) -> None:
        """Queue a message."""

    def send_line(self, message: bytes) -> None:
        """Queue a line of chat; nobody is sent away for being slow to read these."""

    def send_presence(self, message: bytes) -> None:
        """Queue who is there, in the place of what was queued about it."""

    def disconnect(self) -> None:
        """Close it: it may not see this table any more."""


class Rooms:
    """Finds rooms, and sends their subscribers what has changed."""

    def __init__(self, db: Database, metrics: Metrics | None = None, most: int = 1) -> None:
        self.db = db
        self.metrics = metrics
        self.most = most  # kept in memory though nobody watches
        self.rooms: dict[str, Room] = {}
        self.subscribers: dict[str, set[Subscriber]] = {}
        self.opening: dict[str, asyncio.Lock] = {}
        self.listeners: list[Callable[[Room], None]] = []  # bots
        self.broadcast_presence: Callable[[Room], None] | None = None  # processes, who is there
        self.remote_presence: dict[str, dict[str, Json]] = {}  # who is there by table and by process that said so
        self.presence_pending: set[str] = set()  # tables whose presence is about to be published
        self.recent_lines: deque[int] = deque(maxlen=1_000)  # ids of chat lines that were sent here

    async def find(self, table: str) -> Room:
        """The room of a table, from memory or from the database; Problem 404 if there is none."""
        room = self.rooms.get(table)
        if room is not None:
            return room
        try:
            async with self.opening.setdefault(table, asyncio.Lock()):
                room = self.rooms.get(table)
                if room is None:
                    room = Room(self.db, await load(self.db, table), self.metrics)
                    self.make_space()
                    self.rooms[table] = room
        finally:
            self.opening.pop(table, None)
        return room

    def make_space(self) -> None:
        """Forget tables that nobody watches, the oldest first."""
        idle = [id for id, room in self.rooms.items() if id not in self.subscribers and not room.lock.locked()]
        for id in idle[: len(self.rooms) - self.most + 1]:
            del self.rooms[id]

    def subscribe(self, room: Room, subscriber: Subscriber) -> None:
        """From now on send what changes; first where the table stands."""
        self.subscribers.setdefault(room.id, set()).add(subscriber)
        self.send_updates(room, [subscriber])
        self.presence_changed(room)

    def unsubscribe(self, room: Room, subscriber: Subscriber) -> None:
        others = self.subscribers.get(room.id, set())
        others.discard(subscriber)
        if not others:
            self.subscribers.pop(room.id, None)
        self.presence_changed(room)

    def all_subscribers(self) -> list[Subscriber]:
        return [subscriber for here in self.subscribers.values() for subscriber in here]

    def here(self, room: Room) -> Json:
        """The people of the table who are at this process, and how many others watch."""
        watching = self.subscribers.get(room.id, set())
        there = sorted({subscriber.person for subscriber in watching if subscriber.person is not None} & room.seated)
        return {"people": there, "watchers": sum(subscriber.person not in room.seated for subscriber in watching)}

    def send_presence(self, room: Room) -> None:
        """Who of the people at the table is there, and how many others watch."""
        room.published_seated = room.seated
        all_here = [self.here(room), *self.remote_presence.get(room.id, {}).values()]
        there = sorted({person for here in all_here for person in here["people"]})
        watchers = sum(here["watchers"] for here in all_here)
        message: PresenceMessage = {"type": "presence", "people": there, "watchers": watchers}
        encoded = messages.encode(message)
        for subscriber in self.subscribers.get(room.id, ()):
            subscriber.send_presence(encoded)

    def receive_presence(self, table: str, process: str, there: Json | None) -> None:
        """Who is at a table elsewhere; None: that process is gone. What says that nobody is there is not kept."""
        processes = self.remote_presence.setdefault(table, {})
        if there is not None and (there["people"] or there["watchers"]):
            processes[process] = there
        else:
            processes.pop(process, None)
        if not processes:
            del self.remote_presence[table]
        if table in self.rooms:
            self.send_presence(self.rooms[table])

    def presence_changed(self, room: Room) -> None:
        """Somebody has come or gone; all who do so at once are told together."""
        if room.id not in self.presence_pending:
            self.presence_pending.add(room.id)
            asyncio.get_running_loop().call_soon(self.publish_presence, room)

    def publish_presence(self, room: Room) -> None:
        self.presence_pending.discard(room.id)
        self.send_presence(room)
        if self.broadcast_presence is not None:
            self.broadcast_presence(room)

    async def changed(self, table: str) -> None:
        """Something else than a move of this process has changed a table: read it anew and say so."""
        with suppress(Problem):  # there is no such table any more
            self.publish(await self.read_anew(table))

    async def read_anew(self, table: str) -> Room:
        room = self.rooms.get(table)
        if room is None:
            return await self.find(table)
        async with room.lock:
            await self.reload(room)
        return room

    async def reload(self, room: Room) -> None:
        """Read a table anew; if there is none any more, whoever is there has to go."""
        try:
            await room.reload()
        except Problem:
            self.rooms.pop(room.id, None)
            for subscriber in self.subscribers.get(room.id, ()):
                subscriber.disconnect()
            raise

    async def catch_up(self, table: str, revision: int | None) -> None:
        """Another process has brought a table to a revision, None: perhaps; it also asks the bots."""
        if table in self.opening:  # perhaps as it was before
            await self.find(table)
        room = self.rooms.get(table)
        if room is None:
            return
        async with room.lock:
            if revision is not None and room.row.revision >= revision:
                return
            await self.reload(room)
        self.publish(room)

    async def enter(self, at: Entered, person: int | None) -> Room:
        """The room of a table as somebody has just found it in the database.

        Of who was admitted the other processes are not told: where the room does not know it, it is read anew.
        """
        await self.catch_up(at.row.id, at.row.revision)
        room = await self.find(at.row.id)
        if room.role(person) != at.role:
            async with room.lock:
                await self.reload(room)
        return room

    async def do(self, room: Room, work: Coroutine[object, object, T]) -> T:
        """Do something at a table; whatever comes of it, everybody is told what has changed.

        It is not given up half-way when whoever wanted it goes away.
        """

        async def run() -> T:
            try:
                return await work
            finally:
                if room.published != room.row.revision:
                    self.publish(room)

        return await asyncio.shield(asyncio.create_task(run()))

    def publish(self, room: Room) -> None:
        """Tell everybody at the table where it stands, each as they may see it."""
        room.published = room.row.revision
        self.send_updates(room, list(self.subscribers.get(room.id, ())))
        if room.published_seated != room.seated:  # who watched may sit at the table now
            self.presence_changed(room)
        for listen in self.listeners:
            listen(room)

    def send_updates(self, room: Room, subscribers: list[Subscriber]) -> None:
        made: dict[tuple[Role, int | None], bytes] = {}  # those who know the same get the same
        views = messages.Views(room.state)
        for subscriber in subscribers:
            role = room.role(subscriber.person)
            if not role.may("see"):
                subscriber.disconnect()
                continue
            key = (role, room.still_known(subscriber.known))
            if key not in made:
                made[key] = messages.encode(news(room, *key, views))
            subscriber.send(made[key])
            if room.state is not None:
                subscriber.known = Known(int(room.state.ply), room.row.revision)


def news(room: Room, role: Role, since: int | None, views: messages.Views | None = None) -> TableMessage:
    """What somebody who knows the game up to ply `since`, or not at all, is told of a table."""
    found: TableMessage = {"type": "table", "table": room.table(role)}
    s = room.state
    if s is not None and role.may("watch"):
        viewpoint = room.viewpoint(role)
        view = None if views is None else views.of(viewpoint)
        found["game"] = {
            **messages.position(s, viewpoint, room.events_since(s, since), room.decides(role), view),
            "revision": room.row.revision,
            "since": since,
            "can_undo": room.may_undo(role),
            "back_to": room.back_to(role),
            "is_private": messages.is_private(s, viewpoint),
        }
    return found
