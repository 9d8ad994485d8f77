"""The headframe area: the base and eight bonus spaces [SW-5.11, SW-5.12]."""

from __future__ import annotations

from typing import Any

import pytest

from revier.games.schichtwechsel.names import FRAME_SPACE_IDS
from revier.kernel.state import State
from tests.schichtwechsel.build import position
from tests.schichtwechsel.look import at, held, points, table, wagons
from tests.support import asked, offered, play, rule

LARGE = ["large_miner", "large_coke_wagon", "large_coke_plant", "large_canal"]
SMALL = ["small_coal_wagon", "small_spoil_heap", "small_return_tool", "small_vp"]


def moving(*spaces: str, **given: Any) -> State:
    """Seat 0 moves a headframe from the base with headframe_single, and further as named."""
    s = position(base={0: 1}, **at(rail=3), **given)
    play(s, "card headframe_single", "pay p", "headframe_from base")
    return play(s, *[f"headframe_to {space}" for space in spaces])


@rule("SW-5.11", "SW-21.1")
def test_there_are_four_large_and_four_small_spaces() -> None:
    assert list(table(position())["headframe_spaces"]) == LARGE + SMALL == FRAME_SPACE_IDS
    assert offered(moving()) == [f"headframe_to {space}" for space in LARGE + SMALL]


@rule("SW-5.11")
def test_the_base_has_room_for_all_headframes() -> None:
    s = position(base=dict.fromkeys(range(4), 2), discs={n: {"rail": 7} for n in range(4)})
    assert [held(s, n)["headframes_in_base"] for n in range(4)] == [2, 2, 2, 2]


@rule("SW-5.11")
@pytest.mark.parametrize("space", LARGE + SMALL)
def test_each_bonus_space_is_for_one_headframe(space: str) -> None:
    s = moving(frames={space: 1})
    assert offered(s) == [f"headframe_to {other}" for other in LARGE + SMALL if other != space]


@rule("SW-5.11")
def test_large_miner_is_a_miner_move_without_use_of_the_space() -> None:
    s = play(moving("large_miner"), "miner_steps 1")
    assert (held(s)["space"], s.scores()[0]) == ("gate_in", 0)


@rule("SW-5.11")
def test_large_coke_wagon_is_a_coke_on_a_coke_wagon_and_the_water_rises() -> None:
    s = moving("large_coke_wagon")
    assert (held(s)["coke_wagons"], held(s)["coke_reserve"], held(s)["water"]) == (1, 10, 4)
    assert held(s)["coke_in_plant"] == 0


@rule("SW-5.11")
def test_large_coke_plant_is_a_coke_on_a_coking_field() -> None:
    s = moving("large_coke_plant")
    assert (asked(s), len(offered(s, "coking_field"))) == ((0, "CokingField"), 6)
    play(s, "coking_field own_field")
    assert (held(s)["own_field"], held(s)["coke_reserve"], held(s)["water"]) == (1, 10, 3)


@rule("SW-5.11")
@pytest.mark.parametrize(("canal", "after"), [(0, 1), (8, 8)])
def test_large_canal_is_a_canal_field_then_two_points(canal: int, after: int) -> None:
    s = position(base={0: 1}, **at(road=6, canal=canal))
    play(s, "card headframe_single", "pay p", "headframe_from base", "headframe_to large_canal")
    assert (held(s)["discs"]["canal"], points(s)) == (after, {"headframes": 2})


@rule("SW-5.11")
def test_small_coal_wagon_is_a_coal_on_a_wagon() -> None:
    s = moving("small_coal_wagon", wagons={0: {"wagon_1": 1}})
    assert offered(s) == [f"place_coal wagon_{i}" for i in (2, 3, 4, 5)]
    play(s, "place_coal wagon_3")
    assert wagons(s) == {"wagon_1": 1, "wagon_3": 1}


@rule("SW-5.11")
def test_small_spoil_heap_is_a_spoil_on_the_heap() -> None:
    assert held(moving("small_spoil_heap", heap={0: 1}))["heap"] == 2


@rule("SW-5.11")
def test_small_return_tool_returns_a_tool_marker() -> None:
    assert held(moving("small_return_tool", tools={0: 1}))["tools"] == 0


@rule("SW-5.11")
def test_small_vp_is_a_point() -> None:
    s = moving("small_vp")
    assert (points(s), table(s)["headframe_spaces"]["small_vp"]) == ({"headframes": 1}, 0)


@rule("SW-5.12")
@pytest.mark.parametrize(
    ("standing", "free"), [("large_miner", SMALL), ("small_vp", LARGE)], ids=["large taken", "small taken"]
)
def test_at_most_one_headframe_of_a_player_stands_in_each_area(standing: str, free: list[str]) -> None:
    s = moving(frames={standing: 0})
    assert offered(s) == [f"headframe_to {space}" for space in free]


@rule("SW-5.12")
def test_headframes_of_other_players_do_not_count() -> None:
    s = moving(frames={"large_miner": 1, "large_canal": 2, "small_vp": 3})
    assert len(offered(s)) == 5


@rule("SW-5.12")
@pytest.mark.parametrize(("origin", "others"), [("large_miner", LARGE), ("small_vp", SMALL)])
def test_the_moving_headframe_itself_does_not_stand_in_its_own_way(origin: str, others: list[str]) -> None:
    s = position(frames={"large_miner": 0, "small_vp": 0}, **at(rail=7))
    play(s, "card headframe_single", "pay p", f"headframe_from {origin.split('_')[0]}")
    assert offered(s) == [f"headframe_to {space}" for space in others if space != origin]
