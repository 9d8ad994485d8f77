"""What can run out and what cannot [GA-16]."""

from __future__ import annotations

import pytest

from revier.kernel.errors import BadPosition
from tests.glueck_auf.build import GAME, position, seat, space, supply
from tests.glueck_auf.games import positions
from tests.support import asked, offered, play, rule


@rule("GA-16.1")
def test_money_is_unlimited() -> None:
    s = position(marks={0: 1_000_000, 1: 1_000_000})
    play(s, "worker money_6", "worker money_6")
    assert [seat(s, n)["marks"] for n in (0, 1)] == [1_000_006, 1_000_006]


@rule("GA-16.2")
def test_a_seventeenth_cube_of_a_colour_does_not_exist() -> None:
    data = position().to_dict()
    data["supply"]["grey"] += 1
    with pytest.raises(BadPosition, match=r"supply: 17 grey cubes in all; the game has 16"):
        GAME.load(data)


@rule("GA-16.2")
def test_the_supply_of_a_colour_runs_out() -> None:
    s = position(marks={0: 9}, shown={"factory_1": "grey_2_light"}, supply={"grey": 1})
    play(s, "worker factory_1")
    assert supply(s)[2] == 0
    assert asked(s) == (0, "CubeColor")


@rule("GA-16.3")
def test_without_tiles_in_the_stack_spaces_stay_empty_and_nothing_can_be_drawn() -> None:
    s = position(marks={0: 9, 1: 9}, shown={"factory_1": "yellow_1_light"}, tile_stack=[])
    play(s, "worker factory_1")
    assert space(s, "factory_1")["piece"] is None
    assert {"worker factory_1", "worker factory_draw"}.isdisjoint(offered(s))


@rule("GA-16.4")
def test_without_cards_in_the_stack_spaces_stay_empty_and_nothing_can_be_drawn() -> None:
    s = position(order_stack=[], delivered={1: ["barrow_y", "engine_k"]})
    play(s, "worker order_1")
    assert space(s, "order_1")["piece"] is None
    assert {"worker order_1", "worker order_draw"}.isdisjoint(offered(s))
    assert s.view(None)["order_stack"]["size"] == 0  # delivered cards are not reshuffled


@rule("GA-16.5")
def test_workers_are_fixed_per_player() -> None:
    data = position().to_dict()
    data["seats"][1]["workers"] -= 1
    with pytest.raises(BadPosition, match=r"seats\.1\.workers: 14 workers in all; each player has 15"):
        GAME.load(data)


@rule("GA-16.5", "GA-4.5")
def test_who_has_no_worker_left_has_no_turn_left() -> None:
    s = position(workers={0: 1, 1: 2, 2: 1})
    turns = []
    while s.view(None)["shift"] == 1:
        turns.append(asked(s)[0])
        play(s, "worker bank")
    assert turns == [0, 1, 2, 1]


@rule("GA-16.6", "GA-16.3", "GA-16.4", "GA-18.4")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("seed", range(4))
def test_an_empty_open_space_implies_an_empty_stack(players: int, seed: int) -> None:
    start = position(
        players,
        marks=dict.fromkeys(range(players), 30),
        tile_stack=["yellow_1_light", "brown_1_dark", "grey_1_light", "black_1_dark", "yellow_2_dark"],
        order_stack=["engine_y", "engine_b", "engine_g", "engine_k", "engine_yy"],
    )
    emptied = False
    for s in positions(players, seed, start):
        if s.is_over or asked(s)[1] != "PlaceWorkers":
            continue
        for name, entry in s.view(None)["spaces"].items():
            pile = "tile_stack" if name.startswith("factory") else "order_stack"
            if entry["is_open"] and entry["piece"] is None and name.split("_")[1].isdigit() and name[0] in "fo":
                assert s.view(None)[pile]["size"] == 0
                emptied = True
    assert emptied
