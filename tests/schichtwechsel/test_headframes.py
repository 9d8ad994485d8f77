"""Headframe actions [SW-11.16 to SW-11.21]."""

from __future__ import annotations

from typing import Any

import pytest

from revier.games.schichtwechsel.names import FRAME_SPACE_IDS
from revier.kernel.state import State
from tests.schichtwechsel.build import position
from tests.schichtwechsel.look import WAGONS_FULL, held, points
from tests.schichtwechsel.seeing import story
from tests.support import asked, offered, play, rule

LARGE = FRAME_SPACE_IDS[:4]
SMALL = FRAME_SPACE_IDS[4:]


def to(*spaces: str) -> list[str]:
    return [f"headframe_to {space}" for space in spaces]


def single(**more: Any) -> State:
    """Paid for `headframe_single`."""
    return play(position(**more), "card headframe_single", "pay p")


def double(**more: Any) -> State:
    """Paid for `headframe_double`."""
    return play(position(**more), "card headframe_double", "pay c")


# -- which headframe, and where to -----------------------------------------------------------------


@rule("SW-11.16")
def test_a_headframe_action_needs_a_headframe_in_the_headframe_area() -> None:
    cards = ["card headframe_double", "card headframe_single"]
    assert [card for card in cards if card in offered(position())] == []
    assert [card for card in cards if card in offered(position(base={0: 1}))] == cards
    assert [card for card in cards if card in offered(position(frames={"large_miner": 0}))] == cards
    assert [card for card in cards if card in offered(position(base={1: 1}))] == []


@rule("SW-11.17", "SW-11.21", "SW-5.11")
def test_a_single_headframe_moves_from_the_base_to_any_free_large_or_small_space() -> None:
    s = single(base={0: 1})
    assert asked(s) == (0, "HeadframeFrom")
    assert offered(s) == ["headframe_from base"]
    play(s, "headframe_from base")
    assert asked(s) == (0, "HeadframeTo")
    assert offered(s) == to(*FRAME_SPACE_IDS)
    play(s, "headframe_to small_vp")
    assert s.view(None)["headframe_spaces"]["small_vp"] == 0
    assert (held(s)["headframes_on_card"], held(s)["headframes_in_base"]) == (1, 0)
    assert asked(s) == (1, "Turn")


@rule("SW-11.17")
@pytest.mark.parametrize("taken", FRAME_SPACE_IDS)
def test_a_taken_space_is_not_free(taken: str) -> None:
    s = play(single(base={0: 1}, frames={taken: 1}), "headframe_from base")
    assert offered(s) == to(*[space for space in FRAME_SPACE_IDS if space != taken])


@rule("SW-11.17", "SW-5.12")
def test_no_second_own_headframe_goes_into_the_same_area() -> None:
    s = single(base={0: 1}, frames={"large_miner": 0})
    assert offered(s) == ["headframe_from base", "headframe_from large"]
    assert offered(play(s.clone(), "headframe_from base")) == to(*SMALL)
    assert offered(play(s, "headframe_from large")) == to(*LARGE[1:], *SMALL)
    s = single(base={0: 1}, frames={"small_vp": 0})
    assert offered(s) == ["headframe_from base", "headframe_from small"]
    assert offered(play(s.clone(), "headframe_from base")) == to(*LARGE)
    assert offered(play(s, "headframe_from small")) == to(*LARGE, *SMALL[:3])


@rule("SW-11.17", "SW-11.18")
def test_with_a_headframe_in_either_area_each_moves_within_its_own() -> None:
    s = single(frames={"large_canal": 0, "small_vp": 0})
    assert offered(s) == ["headframe_from large", "headframe_from small"]
    assert offered(play(s.clone(), "headframe_from large")) == to(*LARGE[:3])
    assert offered(play(s, "headframe_from small")) == to(*SMALL[:3])


@rule("SW-11.18")
@pytest.mark.parametrize(("start", "end"), [("small_vp", "small_spoil_heap"), ("large_miner", "small_spoil_heap")])
def test_a_headframe_on_a_bonus_space_moves_on_and_gives_the_new_bonus(start: str, end: str) -> None:
    s = single(frames={start: 0})
    area = start.split("_")[0]
    play(s, f"headframe_from {area}", f"headframe_to {end}")
    assert s.view(None)["headframe_spaces"][start] is None
    assert s.view(None)["headframe_spaces"][end] == 0
    assert held(s)["heap"] == 1
    assert s.scores()[0] == 0


@rule("SW-11.18")
def test_the_space_it_left_is_free_at_once() -> None:
    s = single(frames={"small_vp": 0}, base={1: 1})
    play(s, "headframe_from small", "headframe_to small_spoil_heap")
    play(s, "card headframe_double", "pay c", "headframe_from base")
    assert offered(s) == to(*LARGE)
    s = single(frames={"large_miner": 0}, base={1: 1})
    play(s, "headframe_from large", "headframe_to small_vp")
    play(s, "card headframe_double", "pay c", "headframe_from base")
    assert offered(s) == to(*LARGE)


@rule("SW-11.18")
def test_a_headframe_does_not_stay_to_give_the_same_bonus_again() -> None:
    s = play(single(frames={"small_vp": 0}), "headframe_from small")
    assert "headframe_to small_vp" not in offered(s)


# -- the eight bonuses -----------------------------------------------------------------------------


def moved_to(space: str, **more: Any) -> State:
    return play(single(base={0: 1}, **more), "headframe_from base", f"headframe_to {space}")


@rule("SW-5.11", "SW-11.17")
def test_large_miner_moves_the_miner_without_use_of_the_space() -> None:
    s = moved_to("large_miner")
    assert asked(s) == (0, "MinerSteps")
    play(s, "miner_steps 1")
    assert (held(s)["space"], s.scores()[0]) == ("gate_in", 0)


@rule("SW-5.11", "SW-11.17")
def test_large_coke_wagon_brings_a_coke_and_raises_the_water() -> None:
    s = moved_to("large_coke_wagon")
    assert (held(s)["coke_wagons"], held(s)["coke_reserve"], held(s)["water"]) == (1, 10, 4)
    assert story(s)[-2:] == ["coke_received 0", "water_rose 0 4"]


@rule("SW-5.11", "SW-11.17", "SW R29")
def test_large_coke_plant_puts_a_coke_on_a_coking_field_whose_symbol_counts() -> None:
    s = moved_to("large_coke_plant")
    assert asked(s) == (0, "CokingField")
    play(s, "coking_field grey_1")
    assert (held(s)["coke_in_plant"], held(s)["coke_reserve"]) == (1, 10)
    assert points(s) == {"coking_plant": 1}


@rule("SW-5.11", "SW-11.17")
def test_large_canal_moves_the_canal_disc_then_gives_two_points() -> None:
    s = moved_to("large_canal", discs={0: {"canal": 1}})
    assert held(s)["discs"]["canal"] == 2
    assert s.scores()[0] == 0  # the barrier's house comes first
    play(s, "house_pick house_1", "house_plot work_speed")
    assert points(s) == {"headframes": 2}


@rule("SW-5.11", "SW-11.17")
def test_the_small_bonuses_are_a_coal_a_spoil_a_tool_or_a_point() -> None:
    s = moved_to("small_coal_wagon")
    assert offered(s) == [f"place_coal wagon_{n}" for n in range(1, 6)]
    assert held(play(s, "place_coal wagon_2"))["wagons"]["wagon_2"]["coal"] == 1
    assert held(moved_to("small_spoil_heap"))["heap"] == 1
    assert held(moved_to("small_return_tool"))["tools"] == 5
    assert points(moved_to("small_vp")) == {"headframes": 1}


# -- only possible bonuses -------------------------------------------------------------------------


def spaces_offered(**more: Any) -> list[str]:
    s = play(single(base={0: 1}, **more), "headframe_from base")
    return [text.removeprefix("headframe_to ") for text in offered(s)]


def without(*spaces: str) -> list[str]:
    return [space for space in FRAME_SPACE_IDS if space not in spaces]


@rule("SW-11.19", "SW-9.7")
def test_large_coke_wagon_needs_room_on_the_coke_wagons_and_a_coke_in_the_reserve() -> None:
    assert spaces_offered(coke_wagons={0: 3}) == FRAME_SPACE_IDS
    assert spaces_offered(coke_wagons={0: 4}) == without("large_coke_wagon")
    assert spaces_offered(sold={0: 10}) == FRAME_SPACE_IDS
    assert spaces_offered(sold={0: 10}, coke_wagons={0: 1}) == without("large_coke_wagon", "large_coke_plant")


@rule("SW-11.19", "SW-9.7")
def test_large_coke_plant_needs_a_legal_field_and_a_coke_in_the_reserve() -> None:
    three, four = ["own_field", "grey_1", "grey_2"], ["own_field", "grey_1", "grey_2", "grey_3"]
    assert spaces_offered(plant={0: three}) == FRAME_SPACE_IDS
    assert spaces_offered(plant={0: four}) == without("large_coke_plant")
    full = {0: ["own_field"], 1: ["grey_1", "grey_2", "grey_3"], 2: ["grey_4", "grey_5"]}
    assert spaces_offered(plant=full) == without("large_coke_plant")


@rule("SW-11.19", "SW-9.7")
def test_small_coal_wagon_needs_a_free_wagon_space() -> None:
    assert spaces_offered(wagons={0: WAGONS_FULL}) == without("small_coal_wagon")
    assert spaces_offered(wagons={0: {**WAGONS_FULL, "wagon_4": 1}}) == FRAME_SPACE_IDS


@rule("SW-11.19", "SW-9.7")
def test_small_spoil_heap_needs_a_free_heap_space() -> None:
    assert spaces_offered(heap={0: 5}) == FRAME_SPACE_IDS
    assert spaces_offered(heap={0: 6}) == without("small_spoil_heap")


@rule("SW-11.19")
def test_small_return_tool_needs_a_tool_marker() -> None:
    assert spaces_offered(tools={0: 1}) == FRAME_SPACE_IDS
    assert spaces_offered(tools={0: 0}) == without("small_return_tool")


@rule("SW-11.19")
def test_the_other_bonuses_are_always_possible() -> None:
    s = moved_to("large_canal", discs={0: {"canal": 8}}, first_at_target={"canal": 0})
    assert points(s) == {"headframes": 2}
    assert held(s)["discs"]["canal"] == 8
    s = moved_to("large_miner", miner={0: 14}, first_at_exit=0)
    assert points(s) == {"overtime": 2}


@rule("SW-11.16", "SW-11.19", "SW R12")
def test_the_card_is_not_offered_when_no_move_is_legal() -> None:
    taken = {"large_miner": 1, "large_canal": 2, "large_coke_wagon": 3, "small_vp": 1, "small_return_tool": 2}
    more: dict[str, Any] = {
        "base": {0: 1},
        "plant": {0: ["own_field", "grey_1", "grey_2", "grey_3"]},
        "wagons": {0: WAGONS_FULL},
    }
    s = position(frames=taken, heap={0: 5}, **more)
    assert "card headframe_single" in offered(s)
    assert "card headframe_double" not in offered(s)
    s = position(frames=taken, heap={0: 6}, **more)
    assert "card headframe_single" not in offered(s)


# -- the double action -----------------------------------------------------------------------------


@rule("SW-11.20")
def test_the_double_action_goes_to_a_large_space_first_and_then_to_a_small_one() -> None:
    s = double(base={0: 2})
    assert offered(s) == ["headframe_from base"]
    play(s, "headframe_from base")
    assert offered(s) == to(*LARGE)
    play(s, "headframe_to large_coke_wagon")
    assert asked(s) == (0, "HeadframeTo")
    assert offered(s) == [*to(*SMALL), "headframe_none"]
    play(s, "headframe_to small_vp")
    assert (held(s)["coke_wagons"], s.scores()[0], held(s)["headframes_in_base"]) == (1, 1, 0)
    assert asked(s) == (1, "Turn")


@rule("SW-11.20", "SW R61")
def test_the_large_part_is_not_optional_and_the_small_part_is() -> None:
    s = double(base={0: 2})
    assert "headframe_none" not in offered(s)
    play(s, "headframe_from base")
    assert "headframe_none" not in offered(s)
    play(s, "headframe_to large_canal", "headframe_none")
    assert held(s)["headframes_in_base"] == 1
    assert asked(s) == (1, "Turn")


@rule("SW-11.20", "SW-18.4", "SW R61")
def test_with_one_headframe_the_double_action_is_its_large_part_only() -> None:
    s = play(double(base={0: 1}), "headframe_from base", "headframe_to large_canal")
    assert s.scores()[0] == 2
    assert asked(s) == (1, "Turn")


@rule("SW-11.20", "SW-18.4", "SW R61")
def test_with_no_small_bonus_possible_the_double_action_is_its_large_part_only() -> None:
    taken = {"small_vp": 1, "small_spoil_heap": 2, "small_coal_wagon": 3}
    s = double(base={0: 2}, frames=taken, tools={0: 0})
    play(s, "headframe_from base", "headframe_to large_canal")
    assert asked(s) == (1, "Turn")


@rule("SW-11.20", "SW R61")
def test_without_a_possible_large_bonus_the_double_action_is_not_offered() -> None:
    taken = {"large_miner": 1, "large_canal": 2, "large_coke_plant": 3}
    assert "card headframe_double" in offered(position(base={0: 2}, frames=taken))
    s = position(base={0: 2}, frames=taken, coke_wagons={0: 4})
    assert "card headframe_double" not in offered(s)
    assert "card headframe_single" in offered(s)


@rule("SW-11.20")
def test_the_second_part_moves_the_other_headframe() -> None:
    s = double(base={0: 1}, frames={"small_vp": 0})
    assert offered(s) == ["headframe_from base", "headframe_from small"]
    other = play(s.clone(), "headframe_from base", "headframe_to large_canal")
    assert offered(other) == [*to(*SMALL[:3]), "headframe_none"]  # the one on small_vp moves on
    play(other, "headframe_to small_spoil_heap")
    assert other.view(None)["headframe_spaces"]["small_vp"] is None
    play(s, "headframe_from small", "headframe_to large_canal")
    assert offered(s) == [*to(*SMALL), "headframe_none"]  # the one in the base
    play(s, "headframe_to small_vp")
    assert held(s)["headframes_in_base"] == 0


@rule("SW-11.20", "SW-11.17")
def test_with_one_in_the_large_area_it_is_that_one_that_takes_the_large_part() -> None:
    s = double(base={0: 1}, frames={"large_miner": 0})
    assert offered(s) == ["headframe_from large"]
    play(s, "headframe_from large")
    assert offered(s) == to(*LARGE[1:])
    play(s, "headframe_to large_canal")
    assert offered(s) == [*to(*SMALL), "headframe_none"]


@rule("SW-11.20")
def test_a_headframe_brought_by_the_large_bonus_is_the_other_one() -> None:
    s = double(base={0: 1}, discs={0: {"canal": 3}})
    play(s, "headframe_from base", "headframe_to large_canal", "barrier headframe")
    assert s.scores()[0] == 2 + 2  # the second headframe off the card, and the bonus space
    assert offered(s) == [*to(*SMALL), "headframe_none"]


@rule("SW-11.20", "SW-11.8")
def test_the_double_action_may_be_bought_again() -> None:
    s = double(base={0: 2}, coins={0: 2}, passed=[1, 2, 3])
    play(s, "headframe_from base", "headframe_to large_canal", "headframe_to small_vp")
    play(s, "card headframe_double", "pay c")
    assert offered(s) == ["headframe_from large"]
    play(s, "headframe_from large", "headframe_to large_coke_wagon", "headframe_to small_return_tool")
    assert (s.scores()[0], held(s)["coke_wagons"], held(s)["tools"]) == (3, 1, 5)
