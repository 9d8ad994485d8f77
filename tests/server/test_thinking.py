"""Bots at the server: they move by themselves, once, whatever dies meanwhile, and think elsewhere."""

from __future__ import annotations

import os
import signal
import time
from typing import Any

import pytest
from sqlalchemy import select
from starlette.testclient import TestClient

import revier
from revier.server.bots import thinking
from revier.server.storage.schema import moves, tables
from revier.server.tables.positions import read_table, replay_game
from tests.server.support import House, expect

PATIENCE = 600.0  # seconds that a bot may take on a busy machine


def game_of_bots(client: TestClient, names: list[str], game: str = "glueck-auf") -> str:
    """A running game that its owner only watches."""
    wishes = {"game": game, "players": len(names), "access": "open", "pace": {"kind": "none"}, "seat": None}
    table = str(expect(client.post("/api/tables", json=wishes), 201)["table"]["id"])
    for seat, name in enumerate(names):
        expect(client.post(f"/api/tables/{table}/bot", json={"seat": seat, "bot": name}), 200)
    expect(client.post(f"/api/tables/{table}/start"), 200)
    return table


def row(house: House, table: str) -> Any:
    return house.read(lambda c: c.execute(select(tables).where(tables.c.id == table)).one())


def wait_for(house: House, table: str, ply: int) -> Any:
    """Until the game has come so far, or is over."""
    end = time.monotonic() + PATIENCE
    while (found := row(house, table)).ply < ply and found.status == "running":
        assert time.monotonic() < end, f"still at ply {found.ply}"
        time.sleep(0.05)
    return found


@pytest.mark.parametrize("game", revier.games())
def test_bots_play_a_whole_game_among_themselves(house: House, game: str) -> None:
    table = game_of_bots(house.guest(), ["random"] * 3, game)
    found = wait_for(house, table, 10_000)
    assert found.status == "over"
    stored = house.read(lambda c: read_table(c, table))
    assert stored is not None
    end = replay_game(stored)
    assert end.is_over
    assert found.result["scores"] == end.scores()
    assert len(stored.moves) == end.ply


def test_a_killed_process_is_replaced_and_its_move_is_made_once(house: House) -> None:
    """Killed again and again while bots think; every ply is there once, and legal."""
    table = game_of_bots(house.guest(), ["random", "lehrling"])
    mind: thinking.Thinking = house.app.state.thinking
    for n in range(5):
        before = row(house, table).ply
        for pid in list(mind.bot_pool.pool._processes or ()):
            os.kill(pid, signal.SIGKILL)
        wait_for(house, table, before + 3)
    query = select(moves.c.ply).where(moves.c.table == table).order_by(moves.c.ply)
    plies = house.read(lambda c: [ply for (ply,) in c.execute(query)])
    assert plies == list(range(len(plies)))


def test_a_bot_that_was_forgotten_is_asked_after_a_restart(house: House, tmp_path: Any) -> None:
    """A move is stored, the process dies before it has asked the bot: the next one asks."""
    table = game_of_bots(house.guest(), ["lehrling", "lehrling"])
    wait_for(house, table, 4)
    house.door.portal.call(house.app.state.thinking.close)  # type: ignore[union-attr]
    stopped = row(house, table).ply
    house.door.portal.call(start_anew, house)  # type: ignore[union-attr]
    assert wait_for(house, table, stopped + 4).ply >= stopped + 4


async def start_anew(house: House) -> None:
    house.app.state.rooms.listeners.clear()
    house.app.state.rooms.rooms.clear()
    house.app.state.thinking = thinking.Thinking(house.app.state.rooms, 1)


def test_a_bot_thinks_the_same_again_and_differently_at_another_ply() -> None:
    assert thinking.seed_of(1, 2, 0) == thinking.seed_of(1, 2, 0)
    assert len({thinking.seed_of(1, ply, seat) for ply in range(50) for seat in range(4)}) == 200
