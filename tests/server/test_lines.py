"""After a take-back a game goes on along another line: what answers to the old one is not played on the new."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack
from pathlib import Path

import pytest
from sqlalchemy import select, update

import revier
from revier.server.bots import thinking
from revier.server.play.room import Room
from revier.server.storage.schema import moves, tables
from tests.server.support import expect, refused
from tests.server.wire import SEED, Json, Server, Socket, join, seat_all, serving

GAME = "schichtwechsel"
Test = Callable[[AsyncExitStack, Server], Awaitable[None]]


def at_a_server(folder: Path, test: Test) -> None:
    async def run() -> None:
        async with AsyncExitStack() as stack:
            await test(stack, await stack.enter_async_context(serving(folder / "lines.db")))

    asyncio.run(run())


async def one_may_go_back(stack: AsyncExitStack, server: Server) -> tuple[str, Socket]:
    """A game at which whoever is asked has just decided something that can be taken back."""
    table, clients = await seat_all(server, GAME, 2)
    sockets = [await join(stack, server, client, table) for client in clients]
    while True:
        mine = next(socket for socket in sockets if socket.game["options"])
        if mine.game["can_undo"] and len(mine.game["options"]) > 1:
            return table, mine
        expect_done(await mine.say(type="act", **answer(mine.game)))
        for socket in sockets:
            await socket.catch_up(server.room(table).row.ply)


def answer(game: Json, option: int = 0) -> Json:
    return {"ply": game["ply"], "revision": game["revision"], "action": game["options"][option]["id"]}


def expect_done(answered: Json) -> None:
    assert answered["type"] == "done", answered


def stored(server: Server, table: str) -> list[tuple[int, int]]:
    query = select(moves.c.ply, moves.c.action).where(moves.c.table == table).order_by(moves.c.ply)
    return server.db.read_now(lambda c: [(row.ply, row.action) for row in c.execute(query)])


async def replace_the_last_move(mine: Socket) -> None:
    """Take it back, and decide otherwise if one can; it is the same ply again, on another line."""
    ply = mine.game["ply"]
    expect_done(await mine.say(type="undo", ply=ply, revision=mine.game["revision"]))
    expect_done(await mine.say(type="act", **answer(mine.game, -1)))
    await mine.catch_up(ply)


def test_an_answer_to_the_old_line_is_not_played_on_the_new(tmp_path: Path) -> None:
    async def play(stack: AsyncExitStack, server: Server) -> None:
        table, mine = await one_may_go_back(stack, server)
        late = answer(mine.game)
        await replace_the_last_move(mine)
        before = stored(server, table)
        assert mine.game["ply"] == late["ply"]
        refusal = await mine.say(type="act", **late)
        assert (refusal["error"], refusal["args"]) == ("server-stale", {"ply": late["ply"]})
        refused(await mine.client.post(f"/api/tables/{table}/actions", json=late), 409, "server-stale")
        assert stored(server, table) == before
        expect_done(await mine.say(type="act", **answer(mine.game)))

    at_a_server(tmp_path, play)


def test_an_undo_that_comes_twice_takes_back_once(tmp_path: Path) -> None:
    async def play(stack: AsyncExitStack, server: Server) -> None:
        table, mine = await one_may_go_back(stack, server)
        late = {"ply": mine.game["ply"], "revision": mine.game["revision"]}
        await replace_the_last_move(mine)
        before = stored(server, table)
        for message in ({"type": "undo"}, {"type": "undo", "turn": True}):
            assert (await mine.say(**message, **late))["error"] == "server-stale"
        refused(await mine.client.post(f"/api/tables/{table}/undo", json=late), 409, "server-stale")
        assert stored(server, table) == before

    at_a_server(tmp_path, play)


def test_a_take_back_that_all_agreed_to_does_not_happen_again(tmp_path: Path) -> None:
    async def play(stack: AsyncExitStack, server: Server) -> None:
        table, mine = await one_may_go_back(stack, server)
        asked = {"ply": mine.game["ply"] - 1, "revision": mine.game["revision"]}
        expect_done(await mine.say(type="takeback", **asked))
        expect_done(await mine.say(type="undo", ply=mine.game["ply"], revision=mine.game["revision"]))
        expect_done(await mine.say(type="act", **answer(mine.game, -1)))
        assert (await mine.say(type="takeback", **asked))["error"] == "server-stale"
        refused(await mine.client.post(f"/api/tables/{table}/takeback", json=asked), 409, "server-stale")
        assert server.room(table).proposals == []

    at_a_server(tmp_path, play)


def test_a_revision_from_the_future_is_of_another_game(tmp_path: Path) -> None:
    """The database was put back to how it was before: what the client answers to never happened."""

    async def play(stack: AsyncExitStack, server: Server) -> None:
        _, mine = await one_may_go_back(stack, server)
        late = answer(mine.game) | {"revision": mine.game["revision"] + 1}
        assert (await mine.say(type="act", **late))["error"] == "server-stale"

    at_a_server(tmp_path, play)


def test_what_changes_no_position_makes_no_answer_late(tmp_path: Path) -> None:
    async def play(stack: AsyncExitStack, server: Server) -> None:
        table, mine = await one_may_go_back(stack, server)
        seen = answer(mine.game)
        expect_done(await mine.say(type="takeback", ply=mine.game["ply"] - 1, revision=mine.game["revision"]))
        assert server.room(table).row.revision > seen["revision"]
        expect_done(await mine.say(type="act", **seen))

    at_a_server(tmp_path, play)


def test_who_names_no_revision_is_assumed_to_have_seen_no_take_back(tmp_path: Path) -> None:
    async def play(stack: AsyncExitStack, server: Server) -> None:
        table, mine = await one_may_go_back(stack, server)
        old = {"ply": mine.game["ply"]}
        expect_done(await mine.say(type="undo", **old))  # nothing was taken back before
        ply = mine.game["ply"]
        action = mine.game["options"][0]["id"]
        before = stored(server, table)
        asked = [{"type": "act", "action": action}, {"type": "undo"}, {"type": "takeback"}]
        for message in asked:
            said = await mine.say(ply=ply, **message)
            assert said["error"] == "server-no-revision"
            assert "revision" in said["message"]
        late = {"ply": ply, "action": action}
        refused(await mine.client.post(f"/api/tables/{table}/actions", json=late), 409, "server-no-revision")
        assert stored(server, table) == before
        expect_done(await mine.say(type="act", **answer(mine.game)))

    at_a_server(tmp_path, play)


@pytest.mark.parametrize("is_restarted", [False, True])
def test_the_name_of_a_move_that_was_taken_back_stays_used(tmp_path: Path, is_restarted: bool) -> None:
    async def play(stack: AsyncExitStack, server: Server) -> None:
        table, mine = await one_may_go_back(stack, server)
        named = answer(mine.game) | {"client": "a name"}
        expect_done(await mine.say(type="act", **named))
        expect_done(await mine.say(type="act", **named))  # it was played: nothing more happens
        room = server.room(table)
        await server.rooms.do(room, room.go_back(room.running().replay(named["ply"] - first_of(room), None)))
        await mine.catch_up(named["ply"])
        if is_restarted:
            await server.rooms.changed(table)
        before = stored(server, table)
        now = answer(mine.game) | {"client": "a name"}
        for again in (named, now, {key: value for key, value in named.items() if key != "revision"}):
            assert (await mine.say(type="act", **again))["error"] == "server-taken-back"
            refused(await mine.client.post(f"/api/tables/{table}/actions", json=again), 409, "server-taken-back")
        other = answer(mine.game, -1) | {"client": "a name"}
        assert other["action"] != named["action"]
        assert (await mine.say(type="act", **other))["error"] == "server-used-name"
        assert stored(server, table) == before
        expect_done(await mine.say(type="act", **now | {"client": "another"}))

    at_a_server(tmp_path, play)


def first_of(room: Room) -> int:
    return int(room.row.ply) - len(room.moves)


def test_a_bots_thought_about_the_old_line_is_not_played_on_the_new(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is thought about while the only person at the table goes back, and decides otherwise."""
    gates: list[asyncio.Event] = []
    played: list[tuple[int, bool]] = []
    think, play_for_bot = thinking.BotPool.answer, Room.play_for_bot

    async def slowly(self: thinking.BotPool, room: Room) -> list[int]:
        gates.append(asyncio.Event())
        gate = gates[-1]
        found = await think(self, room)
        await gate.wait()
        return found

    async def noted(self: Room, moved: int, actions: list[int]) -> bool:
        done = await play_for_bot(self, moved, actions)
        played.append((moved, done))
        return done

    monkeypatch.setattr(thinking.BotPool, "answer", slowly)
    monkeypatch.setattr(Room, "play_for_bot", noted)

    async def play(stack: AsyncExitStack, server: Server) -> None:
        frida = await server.guest("Frida")
        first = int(revier.game("glueck-auf").new(players=2, seed=SEED).asked().seat)
        wishes = {"game": "glueck-auf", "players": 2, "seat": first}
        table = expect(await frida.post("/api/tables", json=wishes), 201)["table"]["id"]
        expect(await frida.post(f"/api/tables/{table}/bot", json={"bot": "random"}), 200)
        server.db.write_now(lambda c: c.execute(update(tables).values(seed=SEED)))
        expect(await frida.post(f"/api/tables/{table}/start"), 200)
        mine = await join(stack, server, frida, table)
        room = server.room(table)
        assert await until_the_bot_is_asked(mine, room) > 0
        stands, old = mine.game["ply"], room.moved
        while len(gates) < 1:
            await asyncio.sleep(0)
        expect_done(await mine.say(type="takeback", ply=0, revision=mine.game["revision"]))
        await mine.catch_up(0)
        await until_the_bot_is_asked(mine, room)
        assert (mine.game["ply"], room.moved > old) == (stands, True)
        while len(gates) < 2:
            await asyncio.sleep(0)
        before = stored(server, table)
        gates[0].set()  # the old thought first
        while len(played) < 1:
            await asyncio.sleep(0.001)
        assert (played, stored(server, table)) == ([(old, False)], before)
        gates[1].set()
        while len(played) < 2:
            await asyncio.sleep(0.001)
        assert played[1][1]
        assert stored(server, table)[: len(before)] == before
        assert len(stored(server, table)) > len(before)
        for gate in gates:
            gate.set()

    at_a_server(tmp_path, play)


async def until_the_bot_is_asked(mine: Socket, room: Room) -> int:
    """Always the first option, so that it is the same ply again; how many moves that were."""
    count = 0
    while room.bot_asked() is None:
        expect_done(await mine.say(type="act", **answer(mine.game)))
        await mine.catch_up(int(room.row.ply))
        count += 1
    return count
