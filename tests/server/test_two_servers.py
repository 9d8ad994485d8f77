"""Two servers over one PostgreSQL, in one event loop: what happens at one is heard at the other by its notices."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack, asynccontextmanager

import pytest
from sqlalchemy import update

from revier.kernel.record import Record
from revier.server.app import create_app
from revier.server.database import Database
from revier.server.live import NOT_ALLOWED
from revier.server.migrate import migrate
from revier.server.schema import checks
from revier.server.settings import Settings
from tests.server.finished import played
from tests.server.support import QUICK, expect
from tests.server.wire import Closed, Server, Socket, join, seat_all

PATIENCE_S = 600.0
PLIES = 5  # far enough from the beginning, where everything is told anew

Test = Callable[[AsyncExitStack, Server, Server], Awaitable[None]]


@asynccontextmanager
async def server_at(url: str) -> AsyncIterator[Server]:
    db = Database(url)
    app = create_app(Settings(database=url, workers=1, **QUICK), db)
    try:
        async with app.router.lifespan_context(app):
            yield Server(app, db)
    finally:
        await asyncio.to_thread(db.close)


def at_two_servers(url: str, test: Test) -> None:
    async def run() -> None:
        db = Database(url)
        await asyncio.to_thread(migrate, db)
        db.close()
        async with AsyncExitStack() as stack:
            here = await stack.enter_async_context(server_at(url))
            there = await stack.enter_async_context(server_at(url))
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
            move = {"ply": ply - 1, "action": back["options"][0]["id"]}
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


def test_a_table_that_everybody_has_left_elsewhere_is_forgotten(postgres_url: str) -> None:
    async def play(stack: AsyncExitStack, here: Server, there: Server) -> None:
        table, clients = await seat_all(here, "glueck-auf", 2)
        socket = await join(stack, here, clients[0], table)
        async with Socket(there, there.browser(), table):
            while '"watchers":1' not in await socket.hear():
                pass
            assert list(here.rooms.elsewhere) == [table]
        while '"watchers":0' not in await socket.hear():
            pass
        assert here.rooms.elsewhere == {}

    at_two_servers(postgres_url, play)


def asked_of(sockets: list[Socket]) -> Socket:
    return next(socket for socket in sockets if socket.game["options"])


async def hear_on(socket: Socket) -> None:
    while True:
        await socket.hear()
