"""Paying [SW-11.4, SW-11.5]."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import product

import pytest

from revier.kernel.state import State
from tests.schichtwechsel.build import position
from tests.schichtwechsel.look import held
from tests.support import offered, play, rule

# What each cost may be paid with [SW-11.4].
PAYMENTS = {
    "card track_small": ["w", "p", "c"],
    "own_card": ["w", "p", "c"],
    "card track_medium_rail_canal": ["ww", "wp", "wc", "pc", "cc"],
    "card track_large_road_canal": ["p", "c"],
    "card headframe_double": ["c"],
}
UNUSED = {"is_available": True, "users": [], "white": 0, "cubes": [], "coins": 0}
HOLDINGS = list(product(range(3), range(2), range(3)))

SMALL = ["track_small", "miner_small", "water_white", "haul_small", "coking_small", "loading_small"]
MEDIUM = ["haul_medium", "coking_medium", "loading_medium", "track_medium_road_rail", "track_medium_rail_canal"]
LARGE = [
    *("haul_large", "coking_large", "loading_large", "track_large_road_canal", "track_large_rail_road"),
    *("miner_large", "water_player", "headframe_single", "start_player"),
]


def holding(white: int, cube: int, coins: int, paid_for: Mapping[str, int] = {}) -> State:
    """Everything could be used, were it paid for; a player cube that is gone lies on what was paid for."""
    return position(
        used=paid_for,
        white={0: white},
        cube={0: cube},
        coins={0: coins},
        carts={0: {"cart_1": "coal"}},
        wagons={0: {"wagon_1": 1}},
        plant={0: ["grey_3"]},
        base={0: 1},
    )


@rule("SW-11.4", "SW-11.5", "SW R11")
@pytest.mark.parametrize("use", PAYMENTS)
@pytest.mark.parametrize(("white", "cube", "coins"), HOLDINGS)
def test_a_cost_is_paid_in_full_with_one_of_the_payments_listed(use: str, white: int, cube: int, coins: int) -> None:
    def at_hand(way: str) -> bool:
        return way.count("w") <= white and way.count("p") <= cube and way.count("c") <= coins

    s = holding(white, cube, coins, paid_for={} if cube else {"start_player": 0})
    expected = [f"pay {way}" for way in PAYMENTS[use] if at_hand(way)]
    assert (use in offered(s)) == bool(expected)
    if expected:
        play(s, use)
        assert offered(s) == expected


@rule("SW-11.4", "SW R10")
@pytest.mark.parametrize("card", MEDIUM)
def test_a_medium_card_costs_two_white_cubes(card: str) -> None:
    assert f"card {card}" not in offered(holding(1, 0, 0))
    s = play(holding(2, 0, 0), f"card {card}")
    assert offered(s) == ["pay ww"]


@rule("SW-11.4", "SW-11.5")
@pytest.mark.parametrize("card", LARGE)
def test_white_cubes_never_stand_in_for_the_player_cube(card: str) -> None:
    assert f"card {card}" not in offered(holding(5, 0, 0))
    assert offered(play(holding(5, 1, 1), f"card {card}")) == ["pay p", "pay c"]


@rule("SW-11.4", "SW-11.5")
@pytest.mark.parametrize("card", SMALL)
def test_a_small_card_is_never_overpaid(card: str) -> None:
    assert offered(play(holding(3, 1, 2), f"card {card}")) == ["pay w", "pay p", "pay c"]


@rule("SW-11.4", "SW-11.5")
def test_nothing_stands_in_for_a_coin() -> None:
    assert "card headframe_double" not in offered(holding(5, 1, 0))
    assert offered(play(holding(5, 1, 1), "card headframe_double")) == ["pay c"]


@rule("SW-11.4")
def test_without_tokens_no_card_is_offered() -> None:
    assert offered(holding(0, 0, 0)) == ["pass"]


@rule("SW-11.5", "SW R11")
@pytest.mark.parametrize("way", ["ww", "wp", "wc", "pc", "cc"])
def test_paid_tokens_leave_the_hand_and_lie_on_the_card(way: str) -> None:
    s = play(holding(2, 1, 2), "card track_medium_rail_canal", f"pay {way}")
    own = held(s)
    assert (own["white"], own["cube"], own["coins"]) == (2 - way.count("w"), "p" not in way, 2 - way.count("c"))
    on_card = s.view(None)["cards"]["track_medium_rail_canal"]
    assert (on_card["white"], on_card["cubes"], on_card["coins"]) == (
        way.count("w"),
        [0] * way.count("p"),
        way.count("c"),
    )
    assert on_card["users"] == [0]


@rule("SW-11.4")
def test_the_cost_is_paid_before_the_effect() -> None:
    s = position(miner={0: 8}, white={0: 1}, coins={0: 0}, cube={0: 0})
    play(s, "card miner_small", "pay w")
    assert (held(s)["white"], held(s)["coins"]) == (0, 0)
    play(s, "miner_steps 1")  # the meal break brings a coin: too late to pay with
    assert (held(s)["white"], held(s)["coins"]) == (0, 1)
    assert s.view(None)["cards"]["miner_small"]["coins"] == 0


@rule("SW-11.5")
def test_paid_tokens_lie_on_the_card_until_the_end_of_the_round() -> None:
    s = position(white={0: 1}, passed=[1, 2])
    play(s, "card miner_small", "pay w", "miner_steps 1", "pass")
    assert s.view(None)["cards"]["miner_small"]["white"] == 1
    play(s, "pass")
    assert s.view(None)["round"] == 2
    assert s.view(None)["cards"]["miner_small"] == UNUSED


@rule("SW-11.5")
def test_tokens_paid_for_the_own_card_lie_there() -> None:
    s = play(position(), "own_card", "pay p")
    assert held(s)["own_card"] == {"is_available": False, "users": [0], "white": 0, "cubes": [0], "coins": 0}
    assert held(s)["cube"] is False
    assert held(s, 1)["own_card"]["is_available"] is True


@rule("SW-11.8", "SW-11.5")
def test_what_several_players_pay_for_a_card_adds_up() -> None:
    s = position(white={0: 1})
    play(s, "card track_small", "pay w", "option b")
    play(s, "card track_small", "pay p", "option b")
    play(s, "card track_small", "pay c", "option b")
    play(s, "card track_small", "pay p", "option b")
    on_card = s.view(None)["cards"]["track_small"]
    assert (on_card["white"], on_card["cubes"], on_card["coins"], on_card["users"]) == (1, [1, 3], 1, [0, 1, 2, 3])
