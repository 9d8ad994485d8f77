"""Two servers over one PostgreSQL, in one event loop: what happens at one is heard at the other by its notices."""

from __future__ import annotations

import asyncio
import shutil
import tempfile
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import psycopg
import pytest
from sqlalchemy import make_url, update

from revier.kernel.record import Record
from revier.server.api.app import create_app
from revier.server.operation.settings import Settings
from revier.server.play import notices
from revier.server.play.live import NOT_ALLOWED
from revier.server.storage.database import Database
from revier.server.storage.migrate import migrate
from revier.server.storage.schema import checks
from tests.server.finished import played
from tests.server.support import QUICK, expect, refused
from tests.server.wire import Closed, Server, Socket, join, seat_all

PATIENCE_S = 600.0
SOCKET = ".s.PGSQL.5432"
PLIES = 5  # far enough from the beginning, where everything is told anew

Test = Callable[[AsyncExitStack, Server, Server], Awaitable[None]]


@asynccontextmanager
async def server_at(url: str, **more: Any) -> AsyncIterator[Server]:
    db = Database(url)
    app = create_app(Settings(database=url, workers=1, **(QUICK | more)), db)
    try:
        async with app.router.lifespan_context(app):
            yield Server(app, db)
    finally:
        await asyncio.to_thread(db.close)


async def prepared(url: str) -> None:
    db = Database(url)
    await asyncio.to_thread(migrate, db)
    db.close()


def at_two_servers(url: str, test: Test, **more: Any) -> None:
    async def run() -> None:
        await prepared(url)
        async with AsyncExitStack() as stack:
            here = await stack.enter_async_context(server_at(url, **more))
            there = await stack.enter_async_context(server_at(url, **more))
            await test(stack, here, there)

    asyncio.run(asyncio.wait_for(run(), PATIENCE_S))


def test_an_undo_and_another_move_at_one_server_are_both_heard_at_the_other(postgres_url: str) -> None:
    async def play(stack: AsyncExitStack, here: Server, there: Server) -> None:
        table, clients = await seat_all(here, "schichtwechsel", 2)
        sockets = [await join(stack, there, there.browser(client), table) for client in clients]
        asked = asked_of(sockets)
        while asked.game["ply"] < PLIES or not asked.game["can_undo"]:
            await asked.say(type="act", ply=asked.game["ply"], action=asked.game["options"][-1]["id"])
            for socket in sockets:
                await socket.catch_up(asked.game["ply"])
            asked = asked_of(sockets)
        ply = asked.game["ply"]
        client = clients[sockets.index(asked)]
        lock = there.room(table).lock
        async with lock:  # so that both have happened before the other looks
            back = expect(await client.post(f"/api/tables/{table}/undo", json={"ply": ply}), 200)
            move = {"ply": ply - 1, "revision": back["revision"], "action": back["options"][0]["id"]}
            expect(await client.post(f"/api/tables/{table}/actions", json=move), 200)
        await asked.table()
        assert (asked.game["ply"], asked.game["since"]) == (ply, ply - 1)
        full = await join(stack, there, there.browser(client), table)
        new = [event for event in full.game["events"] if event["ply"] >= ply - 1]
        assert asked.game["events"] == new != []

    at_two_servers(postgres_url, play)


def test_a_game_that_is_frozen_by_one_server_is_frozen_at_the_other(postgres_url: str) -> None:
    async def play(stack: AsyncExitStack, here: Server, there: Server) -> None:
        table, clients = await seat_all(here, "glueck-auf", 2)
        socket = await join(stack, there, there.browser(clients[0]), table)
        room = await here.rooms.find(table)
        await here.rooms.do(room, room.play([room.running().legal_actions()[0]], None))
        await socket.catch_up(1)
        await asyncio.to_thread(here.db.write_now, lambda c: c.execute(update(checks).values(sum="00000000")))
        await here.rooms.changed(table)
        while '"status":"frozen"' not in (news := await socket.table()):
            pass
        assert '"agrees_until":0' in news
        for client in clients:
            shown = expect(await there.browser(client).post(f"/api/tables/{table}/continue"), 200)
        assert (shown["agreed"], shown["table"]["status"], shown["table"]["ply"]) == (True, "running", 0)
        await here.rooms.catch_up(table, shown["table"]["revision"])
        assert here.room(table).running().ply == 0

    at_two_servers(postgres_url, play)


def test_who_watches_a_record_that_is_taken_back_elsewhere_is_sent_away(postgres_url: str) -> None:
    async def play(stack: AsyncExitStack, here: Server, there: Server) -> None:
        frida = await here.guest("Frida")
        record = Record.of(played(plies=30)).to_dict()
        table = expect(await frida.post("/api/records", json=record), 201)["table"]["id"]
        socket = await stack.enter_async_context(Socket(there, there.browser(frida), table))
        await socket.table()
        expect(await frida.delete(f"/api/records/{table}"), 204)
        with pytest.raises(Closed) as closed:
            await hear_on(socket)
        assert closed.value.code == NOT_ALLOWED
        assert table not in there.rooms.rooms

    at_two_servers(postgres_url, play)


def test_a_line_that_is_sent_to_both_servers_is_said_once(postgres_url: str) -> None:
    async def play(stack: AsyncExitStack, here: Server, there: Server) -> None:
        table, clients = await seat_all(here, "glueck-auf", 2)
        address = f"/api/tables/{table}/chat"
        speakers = [clients[0], there.browser(clients[0])]
        for n in range(10):
            line = {"text": "Glück auf", "client": f"visit-{n}"}
            answers = await asyncio.gather(*[speaker.post(address, json=line) for speaker in speakers])
            assert expect(answers[0], 201) == expect(answers[1], 201)
        assert len(expect(await clients[1].get(address), 200)) == 10

    at_two_servers(postgres_url, play)


def test_who_was_invited_at_one_server_is_let_in_at_the_other(postgres_url: str) -> None:
    """Where the table is in memory already, since before the link was followed."""

    async def play(stack: AsyncExitStack, here: Server, there: Server) -> None:
        owner = await here.guest("Frida")
        for access, players in (("link", 3), ("private", 2)):
            wishes = {"game": "glueck-auf", "players": players, "access": access}
            made = expect(await owner.post("/api/tables", json=wishes), 201)
            table = made["table"]["id"]
            await join(stack, there, there.browser(owner), table)
            friend = await here.guest("Anton")
            expect(await friend.post("/api/invitations", json={"token": made["invitation"]}), 200)
            seen = await join(stack, there, there.browser(friend), table)
            assert (await seen.say(type="ping"))["type"] == "done"
            assert '"role":"nobody"' not in seen.last
        expect(await friend.post(f"/api/tables/{table}/sit", json={}), 200)
        expect(await owner.post(f"/api/tables/{table}/start"), 200)
        expect(await there.browser(friend).get(f"/api/tables/{table}/game"), 200)

    at_two_servers(postgres_url, play)


def test_a_table_that_everybody_has_left_elsewhere_is_forgotten(postgres_url: str) -> None:
    async def play(stack: AsyncExitStack, here: Server, there: Server) -> None:
        table, clients = await seat_all(here, "glueck-auf", 2)
        socket = await join(stack, here, clients[0], table)
        async with Socket(there, there.browser(), table):
            while '"watchers":1' not in await socket.hear():
                pass
            assert list(here.rooms.remote_presence) == [table]
        while '"watchers":0' not in await socket.hear():
            pass
        assert here.rooms.remote_presence == {}

    at_two_servers(postgres_url, play)


def test_who_is_called_otherwise_now_is_so_at_the_other_server(postgres_url: str) -> None:
    async def play(stack: AsyncExitStack, here: Server, there: Server) -> None:
        table, clients = await seat_all(here, "glueck-auf", 2)
        socket = await join(stack, there, there.browser(clients[1]), table)
        expect(await clients[0].patch("/api/me", json={"name": "Frida von der Ruhr"}), 200)
        while "Frida von der Ruhr" not in await socket.table():
            pass

    at_two_servers(postgres_url, play)


def test_rare_things_are_limited_for_both_servers_together(postgres_url: str) -> None:
    limits = {"limit_passwords": "4/hour", "limit_newcomers": "3/hour"}

    async def play(stack: AsyncExitStack, here: Server, there: Server) -> None:
        wrong = {"name": "Frida", "password": "guessed it"}
        for n in range(4):
            answer = await (here, there)[n % 2].browser().post("/api/sign-in", json=wrong)
            refused(answer, 401, "server-wrong-password")
        for server in (here, there):
            args = refused(await server.browser().post("/api/sign-in", json=wrong), 429, "server-too-often")
            assert 0 < args["seconds"] <= 3_600
        for n in range(3):
            await (here, there)[n % 2].guest(f"Guest {n}")
        for server in (here, there):
            late = await server.browser().post("/api/guests", json={"name": "Late"})
            refused(late, 429, "server-too-often")

    at_two_servers(postgres_url, play, **limits)


def test_lines_of_chat_are_limited_for_both_servers_together(postgres_url: str) -> None:
    async def play(stack: AsyncExitStack, here: Server, there: Server) -> None:
        table, clients = await seat_all(here, "glueck-auf", 2)
        socket = await join(stack, there, there.browser(clients[0]), table)
        address = f"/api/tables/{table}/chat"
        for n in range(2):
            expect(await clients[0].post(address, json={"text": f"here {n}"}), 201)
            assert (await socket.say(type="chat", text=f"there {n}"))["type"] == "done"
        refused(await clients[0].post(address, json={"text": "more"}), 429, "server-too-often")
        assert (await socket.say(type="chat", text="more"))["error"] == "server-too-often"
        expect(await clients[1].post(address, json={"text": "my first"}), 201)

    at_two_servers(postgres_url, play, limit_chat="4/hour")


class Wire:
    """Between a server and its database; what goes to the connection that listens can get lost without a word."""

    def __init__(self, folder: Path, database: Path) -> None:
        self.database = database / SOCKET
        self.path = folder / SOCKET
        self.is_cut = False
        self.listening = 0  # how often somebody began to
        self.tasks: set[asyncio.Task[None]] = set()

    async def connect(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        far_reader, far_writer = await asyncio.open_unix_connection(self.database)
        line = Line()
        for job in (self.up(reader, far_writer, line), self.down(far_reader, writer, line)):
            self.tasks.add(asyncio.create_task(job))

    async def up(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, line: Line) -> None:
        while data := await reader.read(1 << 16):
            if b"LISTEN revier" in data:
                line.listens = True
                self.listening += 1
                self.is_cut = False  # the one before stays dead
            writer.write(data)
        writer.close()

    async def down(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, line: Line) -> None:
        while data := await reader.read(1 << 16):
            line.is_dead |= self.is_cut and line.listens
            if not line.is_dead:
                writer.write(data)
        writer.close()


@dataclass
class Line:
    """One connection."""

    listens: bool = False
    is_dead: bool = False


def test_a_connection_that_is_silently_dead_is_noticed(postgres_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The database can be reached and all is well, but nothing is heard any more."""
    monkeypatch.setattr(notices, "HEARTBEAT", 0.1)
    monkeypatch.setattr(notices, "HEARTBEAT_TIMEOUT", 1.0)
    monkeypatch.setattr(notices, "PRESENCE_INTERVAL", 1_000.0)
    near = make_url(postgres_url)
    folder = Path(tempfile.mkdtemp(prefix="wire-"))  # the path of a socket has to be short
    through = near.update_query_dict({"host": str(folder)}).render_as_string(hide_password=False)

    async def run() -> None:
        await prepared(postgres_url)
        wire = Wire(folder, Path(str(near.query["host"])))
        async with AsyncExitStack() as stack:
            await stack.enter_async_context(await asyncio.start_unix_server(wire.connect, wire.path))
            here = await stack.enter_async_context(server_at(postgres_url))
            there = await stack.enter_async_context(server_at(through))
            table, clients = await seat_all(here, "glueck-auf", 2)
            socket = await join(stack, there, there.browser(clients[0]), table)
            room = await here.rooms.find(table)
            await here.rooms.do(room, room.play([room.running().legal_actions()[0]], None))
            await socket.catch_up(1)
            wire.is_cut = True
            await here.rooms.do(room, room.play([room.running().legal_actions()[0]], None))
            await socket.catch_up(2)
            assert wire.listening > 1

    try:
        asyncio.run(asyncio.wait_for(run(), PATIENCE_S))
    finally:
        shutil.rmtree(folder)


def test_whatever_happens_to_who_listens_they_listen_again(postgres_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    listen_to = notices.Notices.listen_to
    deaf: set[notices.Notices] = set()

    def not_at_once(self: notices.Notices, connection: psycopg.Connection) -> None:
        if self not in deaf:
            deaf.add(self)
            raise KeyError("unforeseen")
        listen_to(self, connection)

    monkeypatch.setattr(notices, "RECONNECT_DELAY", 0.1)
    monkeypatch.setattr(notices.Notices, "listen_to", not_at_once)

    async def play(stack: AsyncExitStack, here: Server, there: Server) -> None:
        table, clients = await seat_all(here, "glueck-auf", 2)
        socket = await join(stack, there, there.browser(clients[0]), table)
        room = await here.rooms.find(table)
        await here.rooms.do(room, room.play([room.running().legal_actions()[0]], None))
        await socket.catch_up(1)

    at_two_servers(postgres_url, play)


def asked_of(sockets: list[Socket]) -> Socket:
    return next(socket for socket in sockets if socket.game["options"])


async def hear_on(socket: Socket) -> None:
    while True:
        await socket.hear()
