"""Between two rounds [SW-15.1, SW-15.2]."""

from __future__ import annotations

import pytest

from tests.schichtwechsel.build import position
from tests.schichtwechsel.look import held
from tests.schichtwechsel.seeing import all_pass, story
from tests.support import asked, offered, play, rule

CLEAR = {"is_available": True, "users": [], "white": 0, "cubes": [], "coins": 0}


@rule("SW-15.1")
def test_coins_and_white_cubes_on_cards_go_to_the_supply() -> None:
    s = position(white={0: 2}, coins={0: 2, 1: 1})
    play(s, "card track_medium_rail_canal", "pay wc", "track_step rail")
    play(s, "card track_small", "pay c", "option b")
    all_pass(s)
    assert s.view(None)["round"] == 2
    assert all(card == CLEAR for card in s.view(None)["cards"].values())
    assert [held(s, n)["coins"] for n in range(4)] == [1, 0, 1, 1]
    assert [held(s, n)["white"] for n in range(4)] == [0, 0, 0, 0]


@rule("SW-15.1")
def test_each_player_gets_the_player_cube_back() -> None:
    s = position()
    play(s, "card water_player", "pay p", "water_amount 0", "own_card", "pay p")
    assert [held(s, n)["cube"] for n in range(4)] == [False, False, True, True]
    all_pass(s)
    assert [held(s, n)["cube"] for n in range(4)] == [True, True, True, True]


@rule("SW-15.1")
def test_headframes_on_bonus_spaces_return_to_the_base() -> None:
    s = position(frames={"large_miner": 0, "small_vp": 0, "large_canal": 1}, base={1: 1, 2: 1})
    all_pass(s)
    assert [held(s, n)["headframes_in_base"] for n in range(4)] == [2, 2, 1, 0]
    assert [held(s, n)["headframes_on_card"] for n in range(4)] == [0, 0, 1, 2]
    assert set(s.view(None)["headframe_spaces"].values()) == {None}


@rule("SW-15.1")
def test_own_cards_are_fresh_again() -> None:
    s = position(own_used=[0, 3])
    assert "own_card" not in offered(s)
    all_pass(s)
    assert all(held(s, n)["own_card"] == CLEAR for n in range(4))


@rule("SW-15.1", "SW-11.15")
def test_passed_players_are_active_again_and_white_cubes_are_returned() -> None:
    s = position(white={n: n for n in range(4)}, passed=[2])
    all_pass(s)
    assert [held(s, n)["passed"] for n in range(4)] == [False] * 4
    assert [held(s, n)["white"] for n in range(4)] == [0] * 4


@rule("SW-15.1")
def test_everything_else_stays() -> None:
    s = position(
        tools={0: 4},
        coins={0: 3},
        water={0: 5},
        heap={0: 4},
        carts={0: {"cart_4": ("coal", 1)}},
        wagons={0: {"wagon_4": 1}},
        plant={0: ["own_field", "grey_2"]},
        coke_wagons={0: 1},
        sold={0: 2},
        miner={0: 7},
        discs={0: {"rail": 2}},
        unlocked={0: ["house_4"]},
    )
    before = held(s)
    all_pass(s)
    kept = [key for key in before if key not in ("score", "white", "carts", "round_vp")]
    assert {key: held(s)[key] for key in kept} == {key: before[key] for key in kept}
    assert held(s)["carts"]["cart_4"]["coal"] == 1


@rule("SW-15.2")
@pytest.mark.parametrize("marker", range(4))
def test_the_next_card_is_revealed_and_the_holder_of_the_marker_is_start_player(marker: int) -> None:
    s = all_pass(position(first=1, marker=marker))
    view = s.view(None)
    assert (view["round"], view["start_player"], view["start_marker"]) == (2, marker, marker)
    assert view["round_card"] == "round_rail"
    assert view["past_round_cards"] == ["round_road"]
    assert asked(s) == (marker, "AssignTriple")


@rule("SW-15.1", "SW-15.2")
@pytest.mark.parametrize("round", [1, 2, 3, 4])
def test_the_round_is_scored_first_then_cleared_then_the_next_begins(round: int) -> None:
    s = all_pass(position(round=round, discs={0: {"road": 3}}))
    told = story(s)
    assert told.index("vp_gained 0 round_cards 2") < told.index(f"round_began {round + 1}")
    assert s.view(None)["round"] == round + 1


@rule("SW-15.1", "SW-2.1")
def test_after_round_5_nothing_is_cleared_and_the_final_scoring_follows() -> None:
    s = position(round=5, used={"miner_small": 1}, frames={"small_vp": 2})
    all_pass(s)
    assert s.is_over
    assert s.view(None)["cards"]["miner_small"]["users"] == [1]
    assert s.view(None)["headframe_spaces"]["small_vp"] == 2
    assert "final_began" in story(s)
