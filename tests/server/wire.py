"""Applications, browsers and sockets all in one event loop: every byte can be seen, and nothing waits for ever."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, MutableMapping
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
from fastapi import FastAPI
from sqlalchemy import Engine, event, update

from revier.server.api.app import create_app
from revier.server.operation.health import operate
from revier.server.operation.settings import Settings
from revier.server.play.room import Room
from revier.server.play.rooms import Rooms
from revier.server.storage.database import Database
from revier.server.storage.schema import metadata, tables
from tests.server.support import HERE, QUICK, expect

Json = dict[str, Any]

PATIENCE = 600.0  # seconds that an answer may take on a busy machine
SEED = 4_070_301_917
LOCAL = ("127.0.0.1", 50_000)


class Closed(Exception):
    """The server has closed a socket, or did not open it; then `code` is the HTTP status."""

    def __init__(self, code: int) -> None:
        super().__init__(f"closed with {code}")
        self.code = code


class Server:
    """An application that runs in this event loop."""

    def __init__(self, app: FastAPI, db: Database) -> None:
        self.app = app
        self.db = db

    @property
    def rooms(self) -> Rooms:
        rooms: Rooms = self.app.state.rooms
        return rooms

    def room(self, table: str) -> Room:
        return self.rooms.rooms[table]

    def browser(self, like: httpx.AsyncClient | None = None, **headers: str) -> httpx.AsyncClient:
        """A new visitor, or one with the cookies of another."""
        made = httpx.AsyncClient(
            transport=httpx.ASGITransport(self.app, client=LOCAL), base_url=HERE, headers={"Origin": HERE} | headers
        )
        if like is not None:
            made.cookies.update(like.cookies)
        return made

    async def guest(self, name: str) -> httpx.AsyncClient:
        client = self.browser()
        expect(await client.post("/api/guests", json={"name": name}), 201)
        return client


@asynccontextmanager
async def serving(file: Path, **settings: Any) -> AsyncIterator[Server]:
    """A server over a file. Its commits do not wait for the disk: what these tests are about needs no power cut."""
    db = Database(f"sqlite:///{file}")
    hurry(db.engine)
    metadata.create_all(db.engine)
    app = create_app(Settings(database=f"sqlite:///{file}", **(QUICK | settings)), db)
    if not hasattr(app.state, "metrics"):
        operate(app)
    try:
        async with app.router.lifespan_context(app):
            yield Server(app, db)
    finally:
        db.close()


def hurry(engine: Engine) -> None:
    @event.listens_for(engine, "connect")
    def lazily(connection: Any, record: object) -> None:
        connection.execute("PRAGMA synchronous=OFF")


class Socket:
    """A client's end of a websocket."""

    def __init__(self, server: Server, client: httpx.AsyncClient, table: str, since: int | None = None) -> None:
        self.server = server
        self.client = client
        self.query = "" if since is None else f"since={since}"
        self.path = f"/api/tables/{table}/live"
        self.to_server: asyncio.Queue[Json] = asyncio.Queue()
        self.to_client: asyncio.Queue[MutableMapping[str, Any]] = asyncio.Queue()
        self.last = "{}"  # news of the table
        self.read: tuple[str, Json] = ("", {})  # the same, taken apart
        self.number = 0
        self.task: asyncio.Task[None] | None = None

    async def __aenter__(self) -> Socket:
        self.task = asyncio.create_task(self.serve())
        self.to_server.put_nowait({"type": "websocket.connect"})
        message = await self.next()
        assert message["type"] == "websocket.accept"
        return self

    async def __aexit__(self, *error: object) -> None:
        self.to_server.put_nowait({"type": "websocket.disconnect", "code": 1000})
        assert self.task is not None
        await asyncio.wait_for(self.task, PATIENCE)

    async def serve(self) -> None:
        """The server's end; what escapes from it fails the test when the socket is left."""
        names = ("cookie", "authorization", "origin", "host")
        headers = {"host": "testserver"} | {k: v for k, v in self.client.headers.items() if k in names}
        if self.client.cookies:
            headers["cookie"] = "; ".join(f"{cookie.name}={cookie.value}" for cookie in self.client.cookies.jar)
        scope = {
            "type": "websocket",
            "asgi": {"version": "3.0", "spec_version": "2.4"},
            "http_version": "1.1",
            "scheme": "ws",
            "path": self.path,
            "raw_path": self.path.encode(),
            "query_string": self.query.encode(),
            "headers": [(name.encode(), value.encode()) for name, value in headers.items()],
            "client": LOCAL,
            "server": ("testserver", 80),
            "subprotocols": [],
            "state": {},
            "extensions": {"websocket.http.response": {}},
        }
        try:
            await self.server.app(scope, self.to_server.get, self.sent)
        finally:
            self.to_client.put_nowait({"type": "websocket.close", "code": 0})  # in case nobody is told

    async def sent(self, message: MutableMapping[str, Any]) -> None:
        self.to_client.put_nowait(message)

    # -- raw ---------------------------------------------------------------------------------------

    async def next(self) -> MutableMapping[str, Any]:
        message = await asyncio.wait_for(self.to_client.get(), PATIENCE)
        if message["type"] == "websocket.close":
            raise Closed(message["code"])
        if message["type"] == "websocket.http.response.start":
            raise Closed(message["status"])
        return message

    def put(self, text: str | None = None, data: bytes | None = None) -> None:
        sent = {"text": text} if data is None else {"bytes": data}
        self.to_server.put_nowait({"type": "websocket.receive"} | sent)

    async def hear(self) -> str:
        """The next message, to the byte; what it says of the game is remembered."""
        text: str = (await self.next())["text"]
        if text.startswith('{"type":"table"'):
            self.last = text
        return text

    @property
    def game(self) -> Json:
        """The game as it was last told."""
        if self.read[0] != self.last:
            self.read = (self.last, json.loads(self.last).get("game", {}))
        return self.read[1]

    # -- what a client does ------------------------------------------------------------------------

    async def ask(self, **message: Any) -> list[str]:
        """Send something; all that is heard until it is answered, the answer last."""
        self.number += 1
        mark = f"re {self.number}"
        self.put(json.dumps(message | {"re": mark}))
        heard = [await self.hear()]
        while f'"re":"{mark}"' not in heard[-1]:
            heard.append(await self.hear())
        return heard

    async def say(self, **message: Any) -> Json:
        """Send something; its answer."""
        answer: Json = json.loads((await self.ask(**message))[-1])
        return answer

    async def table(self) -> str:
        """The next news of the table."""
        while not (text := await self.hear()).startswith('{"type":"table"'):
            pass
        return text

    async def catch_up(self, ply: int) -> None:
        while self.game.get("ply") != ply:
            await self.table()


async def seat_all(server: Server, game: str, players: int = 3, **more: Any) -> tuple[str, list[httpx.AsyncClient]]:
    """A running game of guests, the first of them its owner; the deal is always the same."""
    clients = [await server.guest(f"Guest {n}") for n in range(players)]
    wishes = {"game": game, "players": players, "access": "open", "pace": {"kind": "none"}} | more
    table = str(expect(await clients[0].post("/api/tables", json=wishes), 201)["table"]["id"])
    for seat, client in enumerate(clients[1:], start=1):
        expect(await client.post(f"/api/tables/{table}/sit", json={"seat": seat}), 200)
    server.db.write_now(lambda c: c.execute(update(tables).where(tables.c.id == table).values(seed=SEED)))
    expect(await clients[0].post(f"/api/tables/{table}/start"), 200)
    return table, clients


async def join(stack: AsyncExitStack, server: Server, client: httpx.AsyncClient, table: str) -> Socket:
    """A socket that knows where the game stands."""
    socket = await stack.enter_async_context(Socket(server, client, table))
    await socket.table()
    return socket
