"""Turns and passing [SW-11.1 to SW-11.3, SW-11.14, SW-11.15]."""

from __future__ import annotations

from typing import Any

import pytest

from revier.kernel.state import State
from tests.schichtwechsel.build import position
from tests.schichtwechsel.look import held
from tests.schichtwechsel.seeing import all_pass, story
from tests.support import asked, offered, play, rule, told

BROKE: dict[str, Any] = {"coins": {0: 0}, "cube": {0: 0}}


def gain_a_point(s: State, payment: str) -> State:
    """The smallest turn there is."""
    return play(s, "card track_small", f"pay {payment}", "option b")


# -- turns -----------------------------------------------------------------------------------------


@rule("SW-11.1")
@pytest.mark.parametrize("first", range(4))
def test_the_action_phase_begins_with_the_start_player_and_goes_on_clockwise(first: int) -> None:
    s = position(phase="step_6", first=first)
    order = []
    for _ in range(4):
        order.append(asked(s))
        gain_a_point(s, "c")
    assert order == [((first + i) % 4, "Turn") for i in range(4)]
    assert asked(s) == (first, "Turn")


@rule("SW-11.1")
def test_players_who_have_passed_are_skipped() -> None:
    s = position(to_act=0, passed=[1, 2])
    gain_a_point(s, "c")
    assert asked(s) == (3, "Turn")
    gain_a_point(s, "c")
    assert asked(s) == (0, "Turn")


@rule("SW-11.1", "SW-11.3")
def test_the_last_player_who_has_not_passed_has_one_turn_after_the_other() -> None:
    s = position(to_act=2, passed=[0, 1, 3], white={2: 2})
    for _ in range(2):
        assert asked(s) == (2, "Turn")
        gain_a_point(s, "w")
    assert asked(s) == (2, "Turn")
    assert s.scores() == [0, 0, 2, 0]


@rule("SW-11.1")
def test_the_phase_ends_when_all_have_passed() -> None:
    s = position(to_act=0, passed=[1, 2], discs={0: {"road": 3}})
    play(s, "pass")
    assert s.view(None)["phase"] == "action"
    assert asked(s) == (3, "Turn")
    play(s, "pass")
    assert (s.view(None)["round"], s.view(None)["phase"]) == (2, "step_1")
    assert "vp_gained 0 round_cards 2" in story(s)


@rule("SW-11.2", "SW R39")
def test_taking_the_start_marker_leaves_the_order_of_this_round_alone() -> None:
    s = position(to_act=1, first=0)
    play(s, "card start_player", "pay p", "copy_none")
    assert (s.view(None)["start_player"], s.view(None)["start_marker"]) == (0, 1)
    for following in (2, 3, 0, 1):
        assert asked(s) == (following, "Turn")
        play(s, "pass")
    assert (s.view(None)["round"], s.view(None)["start_player"]) == (2, 1)


@rule("SW-11.2", "SW R39")
def test_the_round_scoring_still_begins_with_the_start_player_of_the_round() -> None:
    fields = {n: {"road": 3} for n in range(4)}
    s = position(to_act=0, first=2, marker=1, passed=[1, 2, 3], discs=fields)
    play(s, "pass")
    assert [event["seat"] for event in told(s, "vp_gained")] == [2, 3, 0, 1]


@rule("SW-11.3")
def test_a_turn_is_exactly_one_card() -> None:
    s = position(white={0: 3})
    gain_a_point(s, "w")
    assert asked(s) == (1, "Turn")
    assert held(s)["white"] == 2


@rule("SW-11.3")
def test_the_own_card_is_a_turn_as_well() -> None:
    s = position(white={0: 1})
    play(s, "own_card", "pay w")
    assert asked(s) == (1, "Turn")
    assert held(s)["water"] == 2


# -- passing ---------------------------------------------------------------------------------------


@rule("SW-11.14")
@pytest.mark.parametrize("heap", range(6))
def test_without_tokens_one_must_pass(heap: int) -> None:
    s = position(heap={0: heap}, **BROKE)
    assert offered(s) == ["pass"]


@rule("SW-11.14", "SW-11.13")
def test_without_tokens_six_spoil_for_a_coin_are_the_only_way_not_to_pass() -> None:
    s = position(heap={0: 6}, **BROKE)
    assert offered(s) == ["pass", "exchange heap6_coin"]


@rule("SW-11.14", "SW R37")
@pytest.mark.parametrize(("white", "cube", "coins"), [(1, 0, 0), (0, 1, 0), (0, 0, 1), (5, 1, 3)])
def test_one_may_pass_with_tokens_left(white: int, cube: int, coins: int) -> None:
    s = position(white={0: white}, cube={0: cube}, coins={0: coins})
    assert offered(s)[0] == "pass"
    assert len(offered(s)) > 1
    play(s, "pass")
    assert asked(s) == (1, "Turn")
    assert held(s)["passed"] is True
    assert (held(s)["white"], held(s)["cube"], held(s)["coins"]) == (white, cube == 1, coins)


@rule("SW R38", "SW-11.12")
def test_there_is_no_exchange_in_the_turn_of_passing() -> None:
    s = position(heap={0: 6})
    play(s, "pass")
    assert asked(s) == (1, "Turn")
    assert held(s)["heap"] == 6


@rule("SW-11.15")
def test_who_has_passed_takes_no_further_turn_this_round() -> None:
    s = position(white={1: 1, 2: 1, 3: 1})
    play(s, "pass")
    for n, payment in ((1, "w"), (2, "w"), (3, "w"), (1, "c"), (2, "c"), (3, "c")):
        assert asked(s) == (n, "Turn")
        gain_a_point(s, payment)
    play(s, "pass", "pass", "pass")
    assert s.view(None)["round"] == 2


@rule("SW-11.15", "SW-15.1")
def test_unspent_white_cubes_are_lost_and_unspent_coins_are_kept() -> None:
    s = position(white={0: 2, 3: 1}, coins={0: 3, 1: 0, 3: 2})
    all_pass(s)
    assert [held(s, n)["white"] for n in range(4)] == [0, 0, 0, 0]
    assert [held(s, n)["coins"] for n in range(4)] == [3, 0, 1, 2]
