"""The pit-water gauge [SW-4.9 to SW-4.12]."""

from __future__ import annotations

import pytest

from revier.games.schichtwechsel.title import SchichtwechselGame
from revier.kernel.state import Json
from tests.schichtwechsel.build import GAME, position
from tests.schichtwechsel.look import DATA, SEATS, held, points
from tests.support import asked, offered, play, rule, told

CARDS = DATA["action_cards"]
LOWER_3 = ["card water_white", "pay p"]


@rule("SW-4.9")
@pytest.mark.parametrize("players", SEATS)
def test_the_water_starts_at_level_three(players: int) -> None:
    s = GAME.new(players=players, seed=1)
    round_card = s.view(None)["round_card"]
    start = 2 if round_card == "round_coke" else 3
    assert [held(s, n)["water"] for n in range(players)] == [start] * players


@rule("SW-4.9", "SW-10.10", "SW R26")
@pytest.mark.parametrize(("level", "cubes"), [(0, 3), (1, 3), (2, 3), (3, 3), (4, 3), (5, 3), (6, 2)])
def test_only_the_exact_level_of_the_white_cube_costs_it(level: int, cubes: int) -> None:
    s = position(phase="step_4", water={2: level})
    assert held(s, 2)["white"] == cubes


@rule("SW-4.10", "SW-10.9")
@pytest.mark.parametrize("level", [0, 1, 2, 3, 4, 5])
def test_a_rise_is_one_level(level: int) -> None:
    s = position(phase="step_3", water={1: level})
    assert (held(s, 1)["water"], held(s, 1)["tools"]) == (level + 1, 6)


@rule("SW-4.10", "SW E5", "SW R24", "SW R26")
def test_at_the_top_a_tool_marker_and_down_by_three() -> None:
    s = position(phase="step_3", water={1: 6})
    assert (held(s, 1)["water"], held(s, 1)["tools"]) == (4, 7)
    assert told(s, "water_overflowed") == [{"seat": 1, "level": 4}]
    assert held(s, 1)["white"] == 3  # the gauge cube is free again in step IV
    assert s.scores()[1] == 0  # overflow never ends at the bottom


@rule("SW-4.11", "SW E6")
@pytest.mark.parametrize(("level", "after", "vp"), [(1, 0, 1), (2, 0, 1), (3, 0, 1), (4, 1, 0), (6, 3, 0)])
def test_lowering_stops_at_the_bottom_and_arriving_there_is_worth_a_point(level: int, after: int, vp: int) -> None:
    s = play(position(water={0: level}), *LOWER_3)
    assert (held(s)["water"], points(s).get("water", 0)) == (after, vp)


@rule("SW-4.11", "SW E6")
def test_lowering_at_the_bottom_does_nothing_and_gives_no_point() -> None:
    s = play(position(water={0: 0}, carts={0: {"cart_1": "coal"}}), "card haul_large", "pay p")
    play(s, "haul cart_1", "place_coal wagon_1")
    assert (held(s)["water"], s.scores()[0]) == (0, 0)
    assert told(s, "water_fell") == []


@rule("SW-4.11")
def test_the_water_stays_where_it_is_when_lowered_by_zero() -> None:
    s = play(position(water={0: 2}), "card water_player", "pay p", "water_amount 0")
    assert (held(s)["water"], points(s)) == (2, {"action_cards": 2})


@rule("SW R25", "SW-4.11")
def test_the_point_for_the_bottom_comes_each_time_the_indicator_arrives_there() -> None:
    s = position(water={0: 1}, carts={0: {"cart_1": "spoil"}}, white={0: 3}, passed=[1, 2, 3])
    play(s, "own_card", "pay w")
    assert points(s) == {"water": 1}
    play(s, "card haul_small", "pay w", "haul cart_1")
    assert held(s)["water"] == 1
    play(s, *LOWER_3)
    assert (held(s)["water"], points(s)) == (0, {"water": 2})


def raise_by_2(card: Json) -> list[Json]:
    return [card["effects"][0], {"op": "water", "delta": 2}]


@rule("SW-4.12", "SW R23")
@pytest.mark.parametrize(
    ("level", "after", "tools"), [(3, 5, 6), (4, 6, 6), (5, 4, 7), (6, 5, 7)], ids=["3", "4", "over", "beyond"]
)
def test_every_arrival_at_the_top_counts_on_the_way(level: int, after: int, tools: int) -> None:
    """A card that raises the water by two, from the players' own data file."""
    cards = [card | {"effects": raise_by_2(card)} if card["id"] == "loading_small" else card for card in CARDS]
    s = position(game=SchichtwechselGame(DATA | {"action_cards": cards}), water={0: level}, plant={0: ["grey_3"]})
    play(s, "card loading_small", "pay p", "load grey_3")
    assert (held(s)["water"], held(s)["tools"]) == (after, tools)


@rule("SW-4.11", "SW-9.5")
@pytest.mark.parametrize(
    ("level", "amounts"), [(0, [0]), (1, [0, 1]), (3, [0, 1, 2, 3]), (4, [0, 1, 2, 3, 4]), (6, [0, 1, 2, 3, 4])]
)
def test_nobody_lowers_the_water_below_the_bottom(level: int, amounts: list[int]) -> None:
    s = play(position(water={0: level}), "card water_player", "pay p")
    assert asked(s) == (0, "WaterAmount")
    assert offered(s) == [f"water_amount {amount}" for amount in amounts]
