"""Who was away, or is told late, misses nothing of a game that went back and took another line meanwhile."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import AsyncExitStack, ExitStack
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import update
from starlette.testclient import TestClient

from revier.kernel.rng import Rng
from revier.server.play.table_state import Known
from revier.server.storage.schema import moves
from tests.server.support import House, expect
from tests.server.test_play import Player, play_on, sit_all, turn_of
from tests.server.wire import Server, seat_all, serving
from tests.server.wire import join as join_wire

Json = dict[str, Any]


@pytest.fixture
def sockets() -> Iterator[ExitStack]:
    with ExitStack() as stack:
        yield stack


class Memory:
    """What a client keeps of a game between two connections, by the rule that the API gives."""

    def __init__(self, message: Json) -> None:
        self.events: list[Json] = []
        self.ply = 0
        self.hear(message)

    def hear(self, message: Json) -> None:
        game = message["game"]
        if game["since"] is None:
            self.events = []
        elif game["since"] < self.ply:
            self.events = [event for event in self.events if event["ply"] < game["since"]]
        self.events += game["events"]
        self.ply = game["ply"]
        self.revision: int = message["table"]["revision"]


def come_back(client: TestClient, table: str, **known: int) -> Json:
    """The first that is told to somebody who says what they know."""
    query = "&".join(f"{name}={value}" for name, value in known.items())
    with client.websocket_connect(f"/api/tables/{table}/live?{query}") as socket:
        while (heard := socket.receive_json())["type"] != "table":
            pass
        found: Json = heard
        return found


def other_line(players: list[Player], plies: int) -> int:
    """Take back, then play otherwise for some plies; the ply from which on it is another game."""
    asked = turn_of(players)
    assert asked.say(type="undo", ply=asked.game["ply"], turn=True)["type"] == "done"
    back = int(asked.game["ply"])
    for player in players:
        player.catch_up(back)
    play_on(players, plies, Rng(99))
    return back


def until_undo(players: list[Player], seed: int) -> None:
    rng = Rng(seed)
    while turn_of(players).game["ply"] < 5 or not turn_of(players).game["can_undo"]:
        play_on(players, 1, rng)


@pytest.mark.parametrize("more", [0, 1, 12])
def test_who_comes_back_after_an_undo_is_told_the_new_line_from_where_it_parted(
    house: House, sockets: ExitStack, more: int
) -> None:
    table, players = sit_all(house, sockets, game="schichtwechsel")
    until_undo(players, 3)
    away = players[1]
    memory = Memory(come_back(away.client, table))
    parted = other_line(players, more)
    known = {"since": memory.ply, "revision": memory.revision}
    heard = come_back(away.client, table, **known)
    over_rest = expect(away.client.get(f"/api/tables/{table}/game", params=known), 200)
    assert [over_rest[name] for name in ("ply", "since", "events")] == [
        heard["game"][name] for name in ("ply", "since", "events")
    ]
    assert over_rest["revision"] == heard["table"]["revision"]
    assert heard["game"]["since"] == (parted if parted > 0 else None)
    assert all(event["ply"] >= parted for event in heard["game"]["events"])
    memory.hear(heard)
    assert memory.events == come_back(away.client, table)["game"]["events"]


def test_who_knew_the_whole_line_is_told_only_what_came_later(house: House, sockets: ExitStack) -> None:
    table, players = sit_all(house, sockets, game="schichtwechsel")
    until_undo(players, 3)
    other_line(players, 3)
    memory = Memory(come_back(players[0].client, table))
    known = memory.ply
    play_on(players, 2, Rng(4))
    heard = come_back(players[0].client, table, since=known, revision=memory.revision)
    assert heard["game"]["since"] == known
    memory.hear(heard)
    assert memory.events == come_back(players[0].client, table)["game"]["events"]


def test_back_at_the_very_beginning_everything_is_told_anew(house: House, sockets: ExitStack) -> None:
    """Set-up and the first answer have the same ply, so nobody could tell which of them to forget."""
    table, players = sit_all(house, sockets, game="schichtwechsel")
    until_undo(players, 3)
    rooms = house.app.state.rooms
    room = rooms.rooms[table]
    house.write(lambda c: c.execute(update(moves).where(moves.c.table == table).values(revision=1_000)))
    portal = house.door.portal
    assert portal is not None
    portal.call(room.reload)
    assert room.still_known(Known(4, 999)) is None
    assert room.still_known(Known(0, 999)) == 0
    assert room.still_known(Known(4, 1_000)) == 4
    assert room.still_known(Known(4, None)) == 4
    assert room.still_known(None) is None


def test_who_is_told_late_of_an_undo_and_a_new_move_hears_both(tmp_path: Path) -> None:
    """Another process has gone back and played on to the same ply before this one looked."""

    async def play() -> None:
        async with AsyncExitStack() as stack:
            file = tmp_path / "a.db"
            here = await stack.enter_async_context(serving(file))
            there = await stack.enter_async_context(serving(file))
            table, clients = await seat_all(here, "schichtwechsel", 2)
            sockets = [await join_wire(stack, here, client, table) for client in clients]
            while not (asked := await whoever_is_asked(sockets)).game["can_undo"]:
                await asked.say(type="act", ply=asked.game["ply"], action=asked.game["options"][-1]["id"])
                for socket in sockets:
                    await socket.catch_up(asked.game["ply"])
            await at_another(there, asked, table)
            ply = asked.game["ply"]
            await here.rooms.catch_up(table, None)
            news = await asked.table()
            assert asked.game["ply"] == ply
            assert asked.game["since"] in (ply - 1, None)
            assert asked.game["events"], news

    asyncio.run(play())


async def whoever_is_asked(sockets: list[Any]) -> Any:
    return next(socket for socket in sockets if socket.game["options"])


async def at_another(there: Server, socket: Any, table: str) -> None:
    """The same person takes back and plays otherwise, at a server that knows nothing of the first one's sockets."""
    client = there.browser(socket.client)
    ply = socket.game["ply"]
    await there.rooms.find(table)
    back = expect(await client.post(f"/api/tables/{table}/undo", json={"ply": ply}), 200)
    move = {"ply": ply - 1, "revision": back["revision"], "action": back["options"][0]["id"]}
    expect(await client.post(f"/api/tables/{table}/actions", json=move), 200)
