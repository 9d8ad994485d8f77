"""A table that is not in memory is read and its game played again without keeping anybody else waiting."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator
from contextlib import AsyncExitStack
from pathlib import Path

import pytest

from revier.kernel.state import State
from revier.server.problems import Problem
from revier.server.tables import positions
from revier.server.tables.positions import Stored
from tests.server.support import expect
from tests.server.wire import Server, seat_all, serving

TICK_S = 0.01
PATIENCE_S = 600.0


class Gate:
    """Nobody gets to play a game again until it opens, and it is noted who tries."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.replay = positions.replay_game
        self.threads: list[str] = []
        self.opens = threading.Event()
        monkeypatch.setattr(positions, "replay_game", self.play)

    def play(self, stored: Stored) -> State:
        self.threads.append(threading.current_thread().name.partition("_")[0])
        assert self.opens.wait(PATIENCE_S)
        return self.replay(stored)

    async def somebody_waits(self, count: int = 1) -> None:
        while len(self.threads) < count:
            await asyncio.sleep(TICK_S)

    def close(self) -> None:
        self.threads.clear()
        self.opens.clear()


@pytest.fixture
def gate(monkeypatch: pytest.MonkeyPatch) -> Iterator[Gate]:
    gate = Gate(monkeypatch)
    gate.opens.set()
    yield gate
    gate.opens.set()


def test_nobody_waits_while_a_long_game_is_opened_or_read_anew(tmp_path: Path, gate: Gate) -> None:
    async def play() -> None:
        async with serving(tmp_path / "a.db") as server:
            table, clients = await seat_all(server, "glueck-auf", 2)
            server.rooms.rooms.clear()
            for work in (server.rooms.find, server.rooms.changed):
                gate.close()
                opening = asyncio.create_task(work(table))
                await gate.somebody_waits()
                expect(await clients[1].get(f"/api/tables/{table}"), 200)
                assert not opening.done()
                gate.opens.set()
                await opening
                assert gate.threads == ["reader"]

    asyncio.run(play())


def test_a_table_that_many_want_at_once_is_opened_once(tmp_path: Path, gate: Gate) -> None:
    async def play() -> None:
        async with serving(tmp_path / "a.db") as server:
            table, _ = await seat_all(server, "glueck-auf", 2)
            server.rooms.rooms.clear()
            gate.threads.clear()
            found = await asyncio.gather(*(server.rooms.find(table) for _ in range(5)))
            assert len({id(room) for room in found}) == 1
            assert gate.threads == ["reader"]
            assert server.rooms.opening == {}

    asyncio.run(play())


def test_what_changes_while_a_table_is_opened_is_not_missed(tmp_path: Path, gate: Gate) -> None:
    """The notice of a move comes after the table was read but before it is in memory."""

    async def play() -> None:
        async with AsyncExitStack() as stack:
            here: Server = await stack.enter_async_context(serving(tmp_path / "a.db"))
            there: Server = await stack.enter_async_context(serving(tmp_path / "a.db"))
            table, clients = await seat_all(there, "glueck-auf", 2)
            room = await there.rooms.find(table)
            asked = there.browser(clients[room.asked() or 0])
            gate.close()
            opening = asyncio.create_task(here.rooms.find(table))
            await gate.somebody_waits()
            move = {"ply": 0, "action": room.running().legal_actions()[0]}
            expect(await asked.post(f"/api/tables/{table}/actions", json=move), 200)
            told = asyncio.create_task(here.rooms.catch_up(table, room.row.revision))
            await asyncio.sleep(TICK_S)
            gate.opens.set()
            await told
            assert (await opening).row.ply == 1

    asyncio.run(play())


def test_a_table_that_is_not_there_leaves_nothing_behind(tmp_path: Path) -> None:
    async def play() -> None:
        async with serving(tmp_path / "a.db") as server:
            with pytest.raises(Problem, match="server-no-table"):
                await server.rooms.find("a" * 12)
            assert server.rooms.opening == {}
            await server.rooms.changed("a" * 12)

    asyncio.run(play())
