"""Live play over a websocket: what changes is told at once, what is sent is answered once.

A client says `{"type": "act", "ply": 12, "revision": 40, "action": 34, "client": "a1"}` and the like; every message
may carry `re`, which its answer repeats. Answers are `{"type": "done"}` or `{"type": "error", …}`; news come as
`{"type": "table", …}`.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import nullcontext, suppress
from functools import partial
from typing import Annotated

import anyio
import msgspec
from fastapi import APIRouter, Query, WebSocket, WebSocketDisconnect

from revier.server.operation import attempts
from revier.server.operation.limiting import Flood, Limiter, OpenCounts, socket_limit
from revier.server.people.identity import SignIn, sign_in_of
from revier.server.play import messages, talk
from revier.server.play.protocol import (
    LARGEST,
    LONGEST,
    Act,
    DoneMessage,
    ErrorMessage,
    Marked,
    Ping,
    Request,
    Say,
    Undo,
)
from revier.server.play.room import Room
from revier.server.play.rooms import Rooms
from revier.server.play.table_state import Known
from revier.server.problems import Problem, problem_json, problem_of
from revier.server.storage.database import Database
from revier.server.tables import access
from revier.server.tables.models import TableId

router = APIRouter()

WAITING = 64  # messages that may wait for a slow client; then it has to connect again
WAITING_LINES = 1_000  # of chat; then more are left out
TRY_AGAIN = 1013  # close code
NOT_ALLOWED = 1008  # close code

Since = Annotated[int | None, Query(ge=0, le=LARGEST)]

decode = msgspec.json.Decoder(Request).decode
decode_mark = msgspec.json.Decoder(Marked).decode


class Socket:
    """One client at a table."""

    def __init__(self, websocket: WebSocket, sign_in: SignIn | None, known: Known | None) -> None:
        self.websocket = websocket
        self.who = sign_in.person if sign_in is not None else None
        self.session = sign_in.session if sign_in is not None else None
        self.person = self.who.id if self.who is not None else None
        self.known = known
        self.queue: asyncio.Queue[bytes | ChatLine | Presence | int] = asyncio.Queue()  # a number: close with it
        self.lines = 0  # of chat in the queue
        self.presence = Presence()
        self.is_stuck = False  # the client does not read what was sent last
        self.ends: asyncio.Future[int] = asyncio.get_running_loop().create_future()  # with a close code

    def send(self, message: bytes) -> None:
        """Queue a message; who does not keep up is sent away, and is told what they missed when they are back.

        Many messages at once say nothing about who keeps up: they have not been sent yet.
        """
        if self.is_stuck and self.queue.qsize() - self.lines >= WAITING:
            self.end(TRY_AGAIN)
        else:
            self.queue.put_nowait(message)

    def send_line(self, message: bytes) -> None:
        """Whoever is slow is not sent away for what others say: too many lines are left out."""
        if self.lines < WAITING_LINES:
            self.lines += 1
            self.queue.put_nowait(ChatLine(message))

    def send_presence(self, message: bytes) -> None:
        """Only the last counts: it takes the place of one that still waits."""
        if not self.presence.last:
            self.queue.put_nowait(self.presence)
        self.presence.last = message

    def disconnect(self) -> None:
        self.end(NOT_ALLOWED)

    def end(self, code: int) -> None:
        if not self.ends.done():
            self.ends.set_result(code)

    async def send_all(self) -> None:
        while not isinstance(said := await self.queue.get(), int):
            if isinstance(said, ChatLine):
                self.lines -= 1
            self.is_stuck = True
            await self.websocket.send_text((said if isinstance(said, bytes) else said.take()).decode())
            self.is_stuck = False
        self.end(said)


class ChatLine(bytes):
    """A message that somebody has said something."""


class Presence:
    """The place in a queue of who is there now."""

    def __init__(self) -> None:
        self.last = b""

    def take(self) -> bytes:
        taken, self.last = self.last, b""
        return taken


@router.websocket("/api/tables/{table}/live")
async def live(websocket: WebSocket, table: TableId, since: Since = None, revision: Since = None) -> None:
    """Watch or play at a table.

    `since` is the ply up to which the client knows the game, if it does, `revision` that of the table when it was told:
    what was taken back and played otherwise since then is told as well.
    """
    sign_in = await sign_in_of(websocket)
    person = sign_in.person.id if sign_in is not None else None
    held: OpenCounts = websocket.app.state.sockets_of_people
    with nullcontext() if person is None else held.one(person):
        await attend(websocket, table, sign_in, None if since is None else Known(since, revision))


async def attend(websocket: WebSocket, table: str, sign_in: SignIn | None, known: Known | None) -> None:
    """From coming to going."""
    person = sign_in.person.id if sign_in is not None else None
    db: Database = websocket.app.state.db
    at = await db.read(lambda c: access.enter(c, table, person, "see"))
    rooms: Rooms = websocket.app.state.rooms
    room = await rooms.enter(at, person)
    await websocket.accept()
    socket = Socket(websocket, sign_in, known)
    rooms.subscribe(room, socket)
    try:
        await until_one_ends(socket.send_all, partial(receive_all, socket, room), partial(wait_for, socket.ends))
    finally:
        rooms.unsubscribe(room, socket)
    if socket.ends.done():
        await websocket.close(socket.ends.result())


async def wait_for(future: asyncio.Future[int]) -> None:
    await asyncio.wait([future])


async def until_one_ends(*jobs: Callable[[], Awaitable[None]]) -> None:
    """Run several until one is done; the others are stopped. That a client is gone is no error."""

    async def run(job: Callable[[], Awaitable[None]]) -> None:
        with suppress(WebSocketDisconnect):
            await job()
        group.cancel_scope.cancel()

    async with anyio.create_task_group() as group:
        for job in jobs:
            group.start_soon(run, job)


async def receive_all(socket: Socket, room: Room) -> None:
    """Answer message after message, until the client goes."""
    while True:
        sent = await socket.websocket.receive()
        if sent["type"] == "websocket.disconnect":
            return
        try:
            socket_limit(socket.websocket, socket.who)
            message = read(sent.get("text"))
            await answer(socket, room, message)
        except Exception as error:
            why = problem_json(problem_of(error), socket.who)
            refused: ErrorMessage = {"type": "error", "re": mark_of(sent.get("text")), **why}
            socket.send(messages.encode(refused))
            if isinstance(error, Flood):
                socket.queue.put_nowait(NOT_ALLOWED)  # when that is said
                await wait_for(socket.ends)
                return
        else:
            done: DoneMessage = {"type": "done", "re": message.re}
            socket.send(messages.encode(done))
        await asyncio.sleep(0)  # while messages wait here, others are served as well


def mark_of(text: str | None) -> str:
    """The `re` of a message, also of one that cannot be understood; empty where it cannot be read."""
    try:
        return decode_mark(text).re if text is not None and len(text) <= LONGEST else ""
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return ""


def read(text: str | None) -> Request:
    """A message, or a Problem that says what is wrong with it; None: it was no text."""
    if text is None:
        raise Problem(422, "server-bad-message", detail="text expected, not bytes")
    if len(text) > LONGEST:
        raise Problem(413, "server-too-long", high=LONGEST)
    try:
        message: Request = decode(text)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as broken:
        raise Problem(422, "server-bad-message", detail=str(broken)[:200]) from None
    return message


async def answer(socket: Socket, room: Room, message: Request) -> None:
    """Do what a client asks for."""
    if isinstance(message, Ping):
        return
    if socket.who is None:
        raise Problem(401, "server-sign-in")
    rooms: Rooms = socket.websocket.app.state.rooms
    me = socket.who.id
    if isinstance(message, Say):
        limiter: Limiter = socket.websocket.app.state.limiter
        await attempts.check(limiter, rooms.db, "chat", me)
        await talk.speak(rooms, room.id, me, message.text, message.client)
        return
    if isinstance(message, Act):
        await rooms.do(room, room.act(me, message.ply, message.action, message.client, message.revision))
    elif isinstance(message, Undo):
        await rooms.do(room, room.undo(me, message.ply, message.turn, message.revision))
    else:
        await rooms.do(room, room.agree_to_take_back(me, message.ply, message.revision))
