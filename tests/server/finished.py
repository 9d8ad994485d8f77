"""Finished games for tests: played by themselves, at a table, or brought as records."""

from __future__ import annotations

from typing import Any

from starlette.testclient import TestClient

import revier
from revier.games import folder_of
from revier.kernel.rng import Rng
from revier.kernel.state import State
from revier.kernel.title import read_toml
from tests.server.support import House, expect

Json = dict[str, Any]


def own_data(game: str) -> Json | None:
    """Component data as players may bring it, for titles that take such."""
    word = revier.game(game).data_word
    return read_toml(f"revier.games.{folder_of(game)}", f"{word}.toml") if word else None


def played(
    game: str = "glueck-auf", players: int = 3, seed: int = 7, plies: int = 2_000, data: Json | None = None
) -> State:
    """A game by random moves, to its end or for some plies."""
    title = revier.game(game) if data is None else revier.game(game).on(data)
    s = title.new(players=players, seed=seed)
    rng = Rng(seed + 1)
    while not s.is_over and s.ply < plies:
        legal = s.legal_actions()
        s.apply(legal[rng.below(len(legal))])
    return s


def new_table(owner: TestClient, game: str = "glueck-auf", players: int = 3, **more: Any) -> str:
    """A running game: the owner on seat 0, their friends on the others."""
    wishes = {"game": game, "players": players, "pace": {"kind": "none"}} | more
    table = str(expect(owner.post("/api/tables", json=wishes), 201)["table"]["id"])
    for seat in range(1, players):
        expect(owner.post(f"/api/tables/{table}/hot-seat", json={"seat": seat, "name": f"Friend {seat}"}), 200)
    expect(owner.post(f"/api/tables/{table}/start"), 200)
    return table


def play_on(house: House, table: str, plies: int = 2_000) -> State:
    """Random moves at a table, stored as those of people are."""

    async def play() -> State:
        room = await house.app.state.rooms.find(table)
        s = room.running().clone()
        actions: list[int] = []
        rng = Rng(3)
        while not s.is_over and len(actions) < plies:
            legal = s.legal_actions()
            actions.append(legal[rng.below(len(legal))])
            s.apply(actions[-1])
        await room.play(actions, None)
        found: State = room.state
        return found

    assert house.door.portal is not None
    return house.door.portal.call(play)


def finished(house: House, owner: TestClient, game: str = "glueck-auf", **more: Any) -> tuple[str, State]:
    table = new_table(owner, game, **more)
    return table, play_on(house, table)


def replay(client: TestClient, table: str, **query: Any) -> Json:
    found: Json = expect(client.get(f"/api/tables/{table}/replay", params=query), 200)
    return found


def brought(client: TestClient, record: Json, access: str = "private") -> Json:
    found: Json = expect(client.post(f"/api/records?access={access}", json=record), 201)["table"]
    return found
