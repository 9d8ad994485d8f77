"""What holds at every turn boundary [GA-18.4]."""

from __future__ import annotations

from collections import Counter

import pytest

from revier.kernel.state import State
from tests.glueck_auf.build import COLORS, ORDERS, TILES, WORKERS
from tests.glueck_auf.games import positions, scarce
from tests.support import asked, rule


def boundaries(players: int, seed: int) -> list[State]:
    """The positions between two turns, of a common game and of one in which everything runs short."""
    return [
        s.clone()
        for start in (None, scarce(players))
        for s in positions(players, seed, start)
        if s.is_over or asked(s)[1] == "PlaceWorkers"
    ]


GAMES = pytest.mark.parametrize(("players", "seed"), [(2, 91), (2, 92), (3, 93), (3, 94), (4, 95), (4, 96)])


@rule("GA-18.4", "GA-16.2")
@GAMES
def test_supply_and_cubes_of_all_players_are_sixteen_of_each_colour(players: int, seed: int) -> None:
    for s in boundaries(players, seed):
        view = s.view(None)
        cubes: Counter[str] = Counter(view["supply"])
        for owner in view["seats"]:
            cubes.update(owner["cage"])
            cubes.update(owner["store"])
            cubes.update(cart["cube"] for cart in owner["carts"] if cart["cube"])
            cubes.update(cube for order in owner["outstanding"] for slot in order["slots"] for cube in slot["cubes"])
        assert cubes == dict.fromkeys(COLORS, 16)


@rule("GA-18.4", "GA-16.5")
@GAMES
def test_no_worker_is_lost_or_found(players: int, seed: int) -> None:
    for s in boundaries(players, seed):
        view = s.view(None)
        for n, owner in enumerate(view["seats"]):
            on_spaces = sum(entry["crew"] for entry in view["spaces"].values() if entry["owner"] == n)
            assert owner["workers"] + on_spaces + owner["on_bank"] + owner["in_canteen"] == WORKERS[players]


@rule("GA-18.4", "GA-16.3", "GA-16.4")
@GAMES
def test_all_orders_and_tiles_are_accounted_for(players: int, seed: int) -> None:
    for s in boundaries(players, seed):
        data = s.to_dict()
        orders = Counter(data["order_stack"] + data["orders_shown"])
        tiles = Counter(data["tile_stack"] + data["tiles_shown"])
        for owner in data["seats"]:
            orders.update(list(owner["outstanding"]))
            orders.update(owner["delivered"])
        tiles.update(tile for seat, tile in data["tiles_built"])
        del orders[None], tiles[None]
        assert orders == dict.fromkeys(ORDERS, 1)
        assert tiles == dict.fromkeys(TILES, 3)
        assert data["drawn"] == data["block"] == []


@rule("GA-18.4", "GA-2.4", "GA-7.9")
@GAMES
def test_cages_purses_and_slots_stay_within_their_limits(players: int, seed: int) -> None:
    substituted = 0
    for s in boundaries(players, seed):
        for owner in s.view(None)["seats"]:
            assert sum(owner["cage"].values()) <= 5
            assert owner["marks"] >= 0
            for slot in (slot for order in owner["outstanding"] for slot in order["slots"]):
                assert len(slot["cubes"]) in (0, 1, 2)
                if len(slot["cubes"]) == 1:
                    assert slot["cubes"] == [slot["color"]]
                substituted += len(slot["cubes"]) == 2
    assert substituted > 0
