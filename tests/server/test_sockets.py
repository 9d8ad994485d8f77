"""Sockets at a table, to the message: floods keep nobody waiting, crowds throw nobody off, lines are said once."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable, MutableMapping
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select

from revier.server.operation import background
from revier.server.operation.administration import ban
from revier.server.play import live, revocation
from revier.server.play.live import NOT_ALLOWED, WAITING
from revier.server.play.rooms import Rooms
from revier.server.storage.schema import chat
from tests.server.support import House, expect
from tests.server.wire import PATIENCE, Closed, Server, Socket, join, seat_all, serving

CROWD = WAITING + 20

Test = Callable[[AsyncExitStack, Server], Awaitable[None]]


def at_a_server(folder: Path, test: Test, **settings: Any) -> None:
    async def run() -> None:
        async with AsyncExitStack() as stack:
            await test(stack, await stack.enter_async_context(serving(folder / "one.db", **settings)))

    asyncio.run(run())


class Slow(Socket):
    """A client that reads when it wants to."""

    def __init__(self, *args: Any) -> None:
        super().__init__(*args)
        self.reads = asyncio.Event()
        self.reads.set()

    async def sent(self, message: MutableMapping[str, Any]) -> None:
        if message["type"] == "websocket.send":
            await self.reads.wait()
        await super().sent(message)


async def until_closed(socket: Socket) -> tuple[list[Any], int]:
    """All that is still heard, and the code at its end."""
    heard: list[Any] = []
    try:
        while True:
            heard.append(json.loads(await socket.hear()))
    except Closed as closed:
        return heard, closed.code


# -- many messages --------------------------------------------------------------------------------


def test_while_messages_of_one_wait_others_are_served(tmp_path: Path) -> None:
    async def run(stack: AsyncExitStack, server: Server) -> None:
        table, clients = await seat_all(server, "glueck-auf", 2)
        busy, other = [await join(stack, server, client, table) for client in clients]
        before = busy.to_client.qsize()
        for n in range(1_000):
            busy.put(json.dumps({"type": "ping", "re": f"{n}"}))
        await other.say(type="ping")
        assert busy.to_client.qsize() - before < 20

    at_a_server(tmp_path, run)


def test_who_says_too_much_hears_so_before_the_socket_closes(tmp_path: Path) -> None:
    async def run(stack: AsyncExitStack, server: Server) -> None:
        table, clients = await seat_all(server, "glueck-auf", 2)
        flood, other = [await join(stack, server, client, table) for client in clients]
        for _ in range(5):
            flood.put('{"type":"ping"}')
        heard, code = await until_closed(flood)
        assert (heard[-1]["error"], code) == ("server-too-often", NOT_ALLOWED)
        assert (await other.say(type="ping"))["type"] == "done"

    at_a_server(tmp_path, run, limit_socket="3/hour")


def test_what_a_person_does_elsewhere_closes_none_of_their_sockets(tmp_path: Path) -> None:
    async def run(stack: AsyncExitStack, server: Server) -> None:
        table, clients = await seat_all(server, "glueck-auf", 2)
        socket = await join(stack, server, clients[0], table)
        while (await clients[0].get("/api/me")).status_code == 200:
            pass
        for _ in range(3):
            assert (await socket.say(type="ping"))["error"] == "server-too-often"

    at_a_server(tmp_path, run, limit_person="10/hour")


# -- a crowd --------------------------------------------------------------------------------------


def test_a_crowd_that_leaves_at_once_throws_nobody_off(tmp_path: Path) -> None:
    async def run(stack: AsyncExitStack, server: Server) -> None:
        table, clients = await seat_all(server, "glueck-auf", 2)
        player = await join(stack, server, clients[0], table)
        crowd = AsyncExitStack()
        spectators = [await join(crowd, server, server.browser(), table) for _ in range(CROWD)]
        await player.say(type="ping")
        for spectator in spectators:
            spectator.to_server.put_nowait({"type": "websocket.disconnect", "code": 1000})
        heard: list[Any] = []
        while not heard or heard[-1].get("watchers") != 0:
            heard += [message for message in [json.loads(await player.hear())] if message["type"] == "presence"]
        assert len(heard) < 5  # they are told together
        assert (await player.say(type="ping"))["type"] == "done"
        await crowd.aclose()

    at_a_server(tmp_path, run)


def test_who_comes_and_goes_throws_off_nobody_who_is_slow(tmp_path: Path) -> None:
    async def run(stack: AsyncExitStack, server: Server) -> None:
        table, clients = await seat_all(server, "glueck-auf", 2)
        player = Slow(server, clients[0], table)
        await stack.enter_async_context(player)
        await player.ask(type="ping")
        player.reads.clear()
        for _ in range(CROWD):
            async with Socket(server, server.browser(), table) as spectator:
                await spectator.table()
        player.reads.set()
        heard = [json.loads(text) for text in await player.ask(type="ping")]
        assert heard[-1]["type"] == "done"
        assert [message["type"] for message in heard].count("presence") <= 2

    at_a_server(tmp_path, run)


def test_many_messages_at_once_throw_nobody_off(tmp_path: Path) -> None:
    async def run(stack: AsyncExitStack, server: Server) -> None:
        table, clients = await seat_all(server, "glueck-auf", 2)
        player, speaker = [await join(stack, server, client, table) for client in clients]
        rooms = server.rooms
        for _ in range(CROWD):  # as when many writes are committed together
            for watcher in rooms.subscribers[table]:
                watcher.send(b'{"type":"chat","line":{}}')
        assert (await player.say(type="ping"))["type"] == (await speaker.say(type="ping"))["type"] == "done"

    at_a_server(tmp_path, run)


def test_what_is_said_throws_off_nobody_who_is_slow(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(live, "WAITING_LINES", CROWD)

    async def run(stack: AsyncExitStack, server: Server) -> None:
        table, clients = await seat_all(server, "glueck-auf", 2)
        player = Slow(server, clients[0], table)
        await stack.enter_async_context(player)
        await player.ask(type="ping")
        speaker = await join(stack, server, clients[1], table)
        player.reads.clear()
        said = [f"line {n}" for n in range(2 * CROWD)]
        for text in said:
            await speaker.say(type="chat", text=text)
        room = server.room(table)
        await server.rooms.do(room, room.play([room.running().legal_actions()[0]], None))
        player.reads.set()
        heard = [json.loads(text) for text in await player.ask(type="ping")]
        lines = [message["line"]["text"] for message in heard if message["type"] == "chat"]
        assert CROWD <= len(lines) <= CROWD + 1  # one may have been on its way
        assert lines == said[: len(lines)]
        assert player.game["ply"] == 1  # what happens in the game is never left out
        assert heard[-1]["type"] == "done"

    at_a_server(tmp_path, run)


def test_nobody_elsewhere_is_not_remembered() -> None:
    rooms = Rooms(None)  # type: ignore[arg-type]  # a database is not asked
    rooms.receive_presence("a", "one", {"people": [1], "watchers": 0})
    rooms.receive_presence("a", "two", {"people": [], "watchers": 2})
    rooms.receive_presence("b", "one", {"people": [], "watchers": 0})
    assert list(rooms.remote_presence) == ["a"]
    rooms.receive_presence("a", "one", {"people": [], "watchers": 0})
    rooms.receive_presence("a", "two", None)
    assert rooms.remote_presence == {}


# -- lines that are sent again --------------------------------------------------------------------


def test_a_line_that_is_sent_again_after_a_reconnect_is_said_once(tmp_path: Path) -> None:
    async def run(stack: AsyncExitStack, server: Server) -> None:
        table, clients = await seat_all(server, "glueck-auf", 2)
        listener = await join(stack, server, clients[1], table)
        line = {"type": "chat", "text": " Glück  auf ", "client": "visit-1"}
        for _ in range(2):
            async with Socket(server, clients[0], table) as speaker:
                assert (await speaker.say(**line))["type"] == "done"
        address = f"/api/tables/{table}/chat"
        body = {"text": "Glück auf", "client": "visit-1"}
        again = expect(await clients[0].post(address, json=body), 201)
        assert expect(await clients[1].get(address), 200) == [again]
        other = await clients[0].post(address, json=body | {"text": "something else"})
        assert (other.status_code, other.json()["error"]) == (409, "server-used-name")
        expect(await clients[1].post(address, json=body), 201)  # names are one's own
        heard = [json.loads(text) for text in await listener.ask(type="ping")]
        assert [message["type"] for message in heard].count("chat") == 2

    at_a_server(tmp_path, run)


def test_lines_without_a_name_may_be_the_same(tmp_path: Path) -> None:
    async def run(stack: AsyncExitStack, server: Server) -> None:
        table, clients = await seat_all(server, "glueck-auf", 2)
        speaker = await join(stack, server, clients[0], table)
        for _ in range(2):
            await speaker.say(type="chat", text="ha")
        assert len(server.db.read_now(lambda c: c.execute(select(chat)).all())) == 2

    at_a_server(tmp_path, run)


# -- who has to go, and what goes on --------------------------------------------------------------


def test_who_is_banned_is_sent_away_without_waiting_for_the_look_at_all_sign_ins(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(revocation, "BAN_CHECK_S", 0.01)
    monkeypatch.setattr(revocation, "SESSION_CHECK_S", 3_600.0)

    async def run(stack: AsyncExitStack, server: Server) -> None:
        table, clients = await seat_all(server, "glueck-auf", 2)
        banned, other = [await join(stack, server, client, table) for client in clients]
        me = expect(await clients[0].get("/api/me"), 200)["id"]
        await server.db.write(lambda c: ban(c, me, True))
        assert (await until_closed(banned))[1] == NOT_ALLOWED
        assert (await other.say(type="ping"))["type"] == "done"

    at_a_server(tmp_path, run)


def test_what_is_done_again_and_again_goes_on_after_an_error(capsys: pytest.CaptureFixture[str]) -> None:
    done: list[int] = []
    is_enough = asyncio.Event()

    async def work() -> None:
        done.append(1)
        if len(done) == 3:
            is_enough.set()
        raise KeyError("secret")

    async def run() -> None:
        task = asyncio.create_task(background.run_periodically(0.001, work))
        await asyncio.wait_for(is_enough.wait(), PATIENCE)
        task.cancel()

    asyncio.run(run())
    said = "".join(capsys.readouterr())
    assert "KeyError" in said
    assert "secret" not in said.replace('KeyError("secret")', "")  # the line of code, not the error's words


@pytest.mark.parametrize(
    ("method", "path", "allowed"),
    [("PUT", "/api/me", "GET, PATCH"), ("PUT", "/api/tables", "GET, POST"), ("POST", "/page", "GET, HEAD")],
)
def test_a_method_that_is_refused_is_answered_with_all_that_are_not(
    house: House, method: str, path: str, allowed: str
) -> None:
    answer = house.visitor().request(method, path, json={})
    assert (answer.status_code, answer.headers["allow"]) == (405, allowed)
