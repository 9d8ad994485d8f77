"""Copying cards [SW-11.22 to SW-11.27]."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

import pytest

from revier.games.schichtwechsel.title import SchichtwechselGame, printed_components
from revier.kernel.state import State
from tests.schichtwechsel.build import position
from tests.schichtwechsel.look import held, points
from tests.schichtwechsel.seeing import story
from tests.support import asked, offered, play, rule

LARGE = [
    *("haul_large", "coking_large", "loading_large", "track_large_road_canal", "track_large_rail_road"),
    "water_player",
]
MEDIUM = ["haul_medium", "coking_medium", "loading_medium", "track_medium_road_rail", "track_medium_rail_canal"]
SMALL = ["haul_small", "coking_small", "loading_small", "track_small", "water_white"]

RICH: dict[str, Any] = {
    "carts": {0: {"cart_1": "coal"}},
    "wagons": {0: {"wagon_1": 1}},
    "plant": {0: ["grey_3"]},
    "base": {0: 1},
    "white": {0: 1},
}
POOR: dict[str, Any] = {"white": {0: 1}, "water": {0: 0}}
BEFORE = {"lamp_room": 3, "overseer": 4, "heading": 9, "wash_house": 12}


def entering(space: str, players: int = 4, **more: Any) -> State:
    """The miner of seat 0 ends a move on a space that copies."""
    s = position(players, miner={0: BEFORE[space]}, **more)
    return play(s, "card miner_small", "pay w", "miner_steps 1")


def copies(*cards: str) -> list[str]:
    return [*[f"copy {card}" for card in cards], "copy_none"]


def in_order(*cards: str) -> list[str]:
    return [card["id"] for card in printed_components()["action_cards"] if card["id"] in cards]


# -- what can be copied ----------------------------------------------------------------------------


@rule("SW-11.22", "SW-11.25", "SW-6.4")
@pytest.mark.parametrize("space", ["lamp_room", "wash_house"])
def test_lamp_room_and_wash_house_copy_a_large_card_without_copy_protection(space: str) -> None:
    assert offered(entering(space, **RICH)) == copies(*LARGE)


@rule("SW-11.22", "SW-11.24", "SW-11.26")
@pytest.mark.parametrize("space", ["overseer", "heading"])
def test_overseer_and_heading_copy_a_small_card_but_no_own_card(space: str) -> None:
    assert offered(entering(space, **RICH)) == copies(*SMALL)


@rule("SW-11.22", "SW-11.27")
def test_the_start_player_card_copies_a_medium_or_small_card() -> None:
    s = play(position(**RICH), "card start_player", "pay p")
    assert asked(s) == (0, "CopyCard")
    assert offered(s) == copies(*in_order(*MEDIUM, *SMALL))


@rule("SW-11.22")
def test_only_what_the_copier_can_carry_out_is_offered() -> None:
    assert offered(entering("lamp_room", **POOR)) == copies(
        "track_large_road_canal", "track_large_rail_road", "water_player"
    )
    assert offered(entering("overseer", **POOR)) == copies("track_small")
    s = play(position(**POOR), "card start_player", "pay p")
    assert offered(s) == copies("track_medium_road_rail", "track_medium_rail_canal", "track_small")


@rule("SW-11.22", "SW-16.1")
def test_only_cards_that_lie_out_can_be_copied() -> None:
    s = entering("lamp_room", 2, **RICH)
    assert offered(s) == copies(*LARGE[:4], "water_combined")
    s = play(position(2, **RICH), "card start_player", "pay p")
    assert offered(s) == copies(
        *("haul_medium", "haul_small", "coking_small", "loading_medium", "loading_small"),
        *("track_medium_rail_canal", "track_small", "water_combined"),
    )


@rule("SW-11.22", "SW R40")
def test_a_copied_card_need_neither_be_free_nor_affordable() -> None:
    used = {"loading_medium": 1, "haul_medium": 2, "coking_medium": 3}
    s = position(used=used, **{**RICH, "coins": {0: 0}, "white": {}})
    play(s, "card start_player", "pay p")
    assert (held(s)["white"], held(s)["cube"], held(s)["coins"]) == (0, False, 0)
    assert offered(s) == copies(*in_order(*MEDIUM, *SMALL))
    play(s, "copy loading_medium", "load grey_3")
    assert (held(s)["coke_wagons"], held(s)["water"]) == (1, 2)
    assert s.view(None)["cards"]["loading_medium"]["users"] == [1]


@rule("SW-11.24")
@pytest.mark.parametrize("space", BEFORE)
def test_copying_is_always_optional(space: str) -> None:
    s = entering(space, **RICH)
    before = held(s)
    play(s, "copy_none")
    after = held(s)
    assert asked(s) == (1, "Turn")
    assert after == before


# -- the complete effect ---------------------------------------------------------------------------


@rule("SW-11.22")
def test_a_copied_card_gives_its_riders_as_well() -> None:
    s = entering("lamp_room", plant={0: ["grey_3", "own_field"]}, white={0: 1})
    play(s, "copy loading_large", "load grey_3", "load own_field")
    assert points(s) == {"action_cards": 1}
    s = entering("overseer", plant={0: ["grey_3"]}, wagons={0: {"wagon_1": 1}}, white={0: 1})
    play(s, "copy coking_small", "convert wagon_1", "coking_field grey_4")
    assert held(s)["water"] == 4
    s = entering("overseer", white={0: 1})
    play(s, "copy track_small", "option b")
    assert points(s) == {"action_cards": 1}


@rule("SW-11.22", "SW-9.6")
def test_a_copied_water_card_gives_its_two_points_with_amount_0() -> None:
    s = entering("wash_house", white={0: 1}, water={0: 4})
    play(s, "copy water_player")
    assert offered(s) == [f"water_amount {n}" for n in range(5)]
    play(s, "water_amount 0")
    assert points(s) == {"action_cards": 2}
    assert held(s)["water"] == 4


# -- the combined water card -----------------------------------------------------------------------


@rule("SW-11.23")
@pytest.mark.parametrize("players", [2, 3])
def test_a_copied_small_action_of_the_combined_water_card_is_its_white_variant(players: int) -> None:
    s = entering("heading", players, white={0: 1}, water={0: 5})
    play(s, "copy water_combined")
    assert asked(s) == (1, "Turn")  # neither variant nor amount is asked
    assert (held(s)["water"], s.scores()[0]) == (2, 0)


@rule("SW-11.23")
@pytest.mark.parametrize("players", [2, 3])
def test_a_copied_large_action_of_the_combined_water_card_is_its_player_cube_variant(players: int) -> None:
    s = entering("lamp_room", players, white={0: 1}, water={0: 5})
    play(s, "copy water_combined")
    assert offered(s) == [f"water_amount {n}" for n in range(5)]
    play(s, "water_amount 1")
    assert (held(s)["water"], s.scores()[0]) == (4, 2)


@rule("SW-11.23", "SW-11.27")
def test_the_start_player_card_copies_the_white_variant() -> None:
    s = play(position(3, water={0: 5}), "card start_player", "pay p", "copy water_combined")
    assert (held(s)["water"], s.scores()[0]) == (2, 0)
    s = play(position(3, water={0: 0}), "card start_player", "pay p")
    assert "copy water_combined" not in offered(s)


# -- the price -------------------------------------------------------------------------------------


@rule("SW-11.25")
@pytest.mark.parametrize("space", ["lamp_room", "wash_house"])
def test_after_copying_a_large_card_one_tool_marker_is_taken(space: str) -> None:
    s = entering(space, white={0: 1})
    play(s, "copy water_player")
    assert held(s)["tools"] == 6
    play(s, "water_amount 1")
    assert held(s)["tools"] == 7
    assert story(s)[-3:] == ["water_fell 0 2", "vp_gained 0 action_cards 2", "tools_taken 0 1"]


@rule("SW-11.25", "SW R41")
@pytest.mark.parametrize("space", ["lamp_room", "wash_house"])
def test_without_a_copy_no_tool_marker_is_taken(space: str) -> None:
    s = entering(space, white={0: 1})
    play(s, "copy_none")
    assert held(s)["tools"] == 6
    assert asked(s) == (1, "Turn")


@rule("SW-11.26")
@pytest.mark.parametrize("space", ["overseer", "heading"])
def test_copying_a_small_card_costs_no_tool_marker(space: str) -> None:
    s = entering(space, white={0: 1})
    play(s, "copy water_white")
    assert (held(s)["tools"], held(s)["water"]) == (6, 0)


# -- the start marker ------------------------------------------------------------------------------


@rule("SW-11.27")
def test_the_start_marker_is_taken_after_the_copied_card() -> None:
    s = play(position(to_act=2), "card start_player", "pay p", "copy track_small")
    assert s.view(None)["start_marker"] == 0
    play(s, "option b")
    assert s.view(None)["start_marker"] == 2
    assert story(s)[1:] == ["card_copied 2 track_small", "vp_gained 2 action_cards 1", "marker_taken 2"]


@rule("SW-11.27", "SW-9.6", "SW-11.24")
def test_the_start_marker_is_taken_without_a_copy_too() -> None:
    s = play(position(to_act=2), "card start_player", "pay p", "copy_none")
    assert s.view(None)["start_marker"] == 2


# -- nothing to copy: only with other cards than the printed ones ----------------------------------


def without_copies() -> SchichtwechselGame:
    data = deepcopy(printed_components())
    for card in data["action_cards"]:
        card["copyable"] = False
    return SchichtwechselGame(data)


@rule("SW-11.25", "SW-18.5", "SW R41", "SW R42")
@pytest.mark.parametrize("space", BEFORE)
def test_where_nothing_can_be_copied_nobody_is_asked_and_no_tool_is_taken(space: str) -> None:
    s = entering(space, white={0: 1}, game=without_copies())
    assert held(s)["tools"] == 6
    assert asked(s) == (1, "Turn")


@rule("SW-9.5", "SW-9.6", "SW-11.27", "SW-18.5")
def test_the_start_player_card_hands_over_the_marker_even_if_nothing_can_be_copied() -> None:
    s = play(position(to_act=2, game=without_copies()), "card start_player", "pay p")
    assert s.view(None)["start_marker"] == 2
    assert asked(s) == (3, "Turn")
