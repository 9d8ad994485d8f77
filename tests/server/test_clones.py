"""Positions of finished games played on from: what stays, what is dealt anew."""

from __future__ import annotations

import json

import pytest
from sqlalchemy import select

import revier
from revier.kernel.record import Record
from revier.kernel.state import State
from revier.server.storage.rows import row_of
from revier.server.storage.schema import tables
from revier.server.tables import seeds
from revier.server.tables.positions import first_position
from revier.server.tables.rows import TableRow
from tests.server.finished import Json, brought, finished, play_on, played, replay
from tests.server.support import House, expect, refused, who
from tests.server.tables import everything


@pytest.mark.parametrize("game", revier.games())
def test_a_new_deal_changes_nothing_that_any_seat_can_see(game: str) -> None:
    end = played(game)
    for ply in range(0, int(end.ply), 17):
        s = end.replay(ply, None)
        dealt = s.dealt_anew(99)
        for seat in (None, 0, 1, 2):
            assert dealt.view(seat) == s.view(seat)
        assert [choice.id for choice in dealt.choices()] == [choice.id for choice in s.choices()]
        assert dealt.checksum() == s.dealt_anew(99).checksum()
        loaded = s.game.load(dealt.to_dict())
        assert loaded.checksum() == dealt.checksum()
        assert int(loaded.rng.key) == 99


@pytest.mark.parametrize("game", revier.games())
def test_a_new_seed_deals_another_future(game: str) -> None:
    """The same moves from the same position are answered by other draws, so that knowing the old ones does not help."""
    end = played(game)
    s = end.replay(10, None)
    futures = {future(s.dealt_anew(seed), end, 10) for seed in range(16)}
    assert len(futures) > 8
    assert future(s.game.load(s.to_dict()), end, 10) not in futures


def future(s: State, end: State, first: int) -> str:
    """What is heard while the recorded moves can still be played."""
    for action in list(end.history)[first:]:
        if s.is_over or action not in s.legal_actions():
            break
        s.apply(action)
    return json.dumps([(event.kind, event.args) for event in s.events() if event.heard_by(None)])


def test_what_one_seat_knows_stays_and_what_nobody_knows_is_dealt_anew() -> None:
    """[GA-15.7] A seat knows what it put back; everything else in the stacks may lie anyhow."""
    end = played(players=2, seed=3)
    positions = [end.replay(ply, None) for ply in range(int(end.ply))]
    knowing = [s for s in positions if any(s.view(seat)["tile_stack"]["known"] for seat in (0, 1))]
    assert knowing
    s = knowing[-1]
    before, after = s.to_dict(), s.dealt_anew(1).to_dict()
    assert sorted(before["tile_stack"]) == sorted(after["tile_stack"])
    assert before["tile_stack"] != after["tile_stack"]
    for piece, other, knower in zip(before["tile_stack"], after["tile_stack"], before["tile_knower"], strict=True):
        assert knower is None or piece == other


def test_a_clone_is_a_new_table_with_a_secret_seed_of_its_own(house: House) -> None:
    owner, friend = house.guest("Frida"), house.guest("Anton")
    table, end = finished(house, owner, players=2)
    ply = 60
    wishes = {"ply": ply, "access": "link", "pace": {"kind": "slow", "days": 3}, "seat": 1}
    made = expect(friend.post(f"/api/tables/{table}/clone", json=wishes), 201)
    clone = made["table"]
    assert (clone["status"], clone["access"], clone["has_start"]) == ("waiting", "link", True)
    assert clone["pace"] == {"kind": "slow", "days": 3}
    assert clone["owner"]["id"] == who(friend)
    assert clone["my_seats"] == [1]
    row = house.read(lambda c: row_of(c, TableRow, select(tables).where(tables.c.id == clone["id"])))
    assert row is not None
    original = house.read(lambda c: c.execute(select(tables).where(tables.c.id == table)).one())
    assert row.seed != original.seed
    assert clone["commitment"] == seeds.commitment(row.seed, row.salt)
    assert str(row.seed) not in json.dumps(made)
    start = first_position(row)
    assert start.checksum() == end.replay(ply, None).dealt_anew(row.seed).checksum()

    expect(friend.post(f"/api/tables/{clone['id']}/hot-seat", json={"name": "Otto"}), 200)
    expect(friend.post(f"/api/tables/{clone['id']}/start"), 200)
    game = expect(friend.get(f"/api/tables/{clone['id']}/game"), 200)
    assert game["ply"] == ply
    assert game["view"] == end.replay(ply, None).view(game["seat"])
    other = play_on(house, clone["id"])
    assert replay(friend, clone["id"])["ply"] == ply
    assert replay(friend, clone["id"], ply=int(other.ply), seat=0)["view"] == other.view(0)
    refused(friend.get(f"/api/tables/{clone['id']}/replay?ply={ply - 1}"), 422, "server-no-ply")
    data = expect(friend.get(f"/api/tables/{clone['id']}/record"), 200)
    assert Record.from_dict(data, revier.game).replay().checksum() == other.checksum()
    assert seeds.is_proven(data, data["seed"])
    assert brought(owner, data)["ply"] == other.ply


@pytest.mark.parametrize(
    ("sent", "key"),
    [
        ({"ply": 2_001}, "server-no-ply"),
        ({"ply": -1}, "server-invalid"),
        ({}, "server-invalid"),
        ({"ply": 3, "seat": 3}, "server-no-seat"),
        ({"ply": 3, "seat": 8}, "server-invalid"),
        ({"ply": 3, "access": "secret"}, "server-invalid"),
        ({"ply": 3, "pace": {"kind": "slow", "days": 0}}, "server-invalid"),
        ({"ply": 3, "seed": 7}, "server-invalid"),
    ],
)
def test_a_clone_that_cannot_be_is_refused(house: House, sent: Json, key: str) -> None:
    owner = house.guest("Frida")
    table, end = finished(house, owner)
    before = everything(house.db)
    refused(owner.post(f"/api/tables/{table}/clone", json=sent), 422, key)
    refused(owner.post(f"/api/tables/{table}/clone", json={"ply": int(end.ply)}), 422, "server-nothing-left")
    refused(house.visitor().post(f"/api/tables/{table}/clone", json={"ply": 3}), 401, "server-sign-in")
    assert everything(house.db) == before
