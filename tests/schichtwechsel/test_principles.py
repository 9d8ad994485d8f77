"""Order, chains, main elements and riders, pieces without room [SW-9]."""

from __future__ import annotations

from typing import Any

import pytest

from revier.kernel.state import State
from tests.schichtwechsel.build import position
from tests.schichtwechsel.look import CARTS_FULL, WAGONS_FULL, at, carts, held, points, table, wagons
from tests.support import asked, offered, play, rule, told

# -- order -----------------------------------------------------------------------------------------


@rule("SW-9.1", "SW-9.2")
@pytest.mark.parametrize("first", [0, 1, 2, 3])
def test_every_phase_starts_with_the_start_player_and_goes_on_clockwise(first: int) -> None:
    order = [(first + i) % 4 for i in range(4)]
    s = position(round=2, phase="step_3", first=first, discs={n: {"road": 3} for n in range(4)})
    assert [event["seat"] for event in told(s, "water_rose")] == order
    assert [event["seat"] for event in told(s, "cubes_taken")] == order
    turns = []
    for _ in range(4):
        turns.append(asked(s)[0])
        play(s, "pass")
    assert turns == order
    scored = [event["seat"] for event in told(s, "vp_gained") if event["category"] == "round_cards"]
    assert scored == order


@rule("SW-9.2")
def test_a_player_finishes_a_step_with_all_chain_effects_before_the_next_player() -> None:
    both = {0: ["house_3"], 1: ["house_3"]}
    s = position(phase="step_6", discs={0: {"road": 5}, 1: {"road": 5}}, unlocked=both, miner={0: 3})
    play(s, "option a", "barrier miner", "miner_steps 1", "copy track_large_road_canal")
    seen = []
    while asked(s)[0] == 0:
        seen.append(asked(s)[1])
        s.apply(s.legal_actions()[0])
    assert seen == ["TrackStep", "TrackStep"]
    assert asked(s) == (1, "ChooseOption")


# -- depth first -----------------------------------------------------------------------------------


@rule("SW-9.3")
def test_a_triggered_effect_is_carried_out_completely_before_the_first_goes_on() -> None:
    """Card, barrier, miner, copied card, barrier, house; the rest of the copied card; the lamp room's tool marker."""
    s = position(miner={0: 3}, **at(road=5, canal=1))
    play(s, "card track_large_road_canal", "pay p", "track_step road")
    play(s, "barrier miner", "miner_steps 1", "copy track_large_road_canal", "track_step canal")
    assert (held(s)["tools"], asked(s)) == (6, (0, "HousePick"))
    play(s, "house_pick house_5", "house_plot work_speed")
    kinds = [event.kind for event in s.events()]
    assert kinds[kinds.index("miner_moved") :] == [
        "miner_moved",
        "card_copied",
        "disc_moved",
        "barrier_crossed",
        "house_placed",
        "disc_moved",
        "disc_moved",
        "tools_taken",
    ]
    assert offered(s) == ["track_step road", "track_step canal"]  # what is left of the first card
    assert held(s)["discs"] == {"road": 8, "rail": 0, "canal": 2}


@rule("SW-9.3")
def test_the_interrupted_effect_goes_on_where_it_was() -> None:
    s = play(position(**at(road=2)), "card track_large_road_canal", "pay p", "track_step road")
    play(s, "house_pick house_1", "house_plot plot_2vp", "track_step canal")
    assert held(s)["discs"] == {"road": 4, "rail": 0, "canal": 1}


# -- riders ----------------------------------------------------------------------------------------


@rule("SW-9.4")
def test_a_rider_comes_after_the_main_element() -> None:
    s = play(position(carts={0: {"cart_1": "coal", "cart_2": "coal"}}), "card haul_large", "pay p", "haul cart_1")
    play(s, "place_coal wagon_1")
    assert held(s)["water"] == 3  # not yet
    play(s, "stop_hauling")
    assert held(s)["water"] == 2


@rule("SW-9.4")
def test_a_rider_comes_even_if_the_main_element_was_carried_out_only_in_part() -> None:
    s = play(position(plant={0: ["grey_3", "grey_4"]}), "card loading_large", "pay p", "load grey_3", "stop_loading")
    assert points(s) == {"action_cards": 1}


@rule("SW-9.4", "SW R59")
@pytest.mark.parametrize(
    ("card", "water", "actions"),
    [
        ("haul_large", 2, ["haul cart_1", "place_coal wagon_2"]),
        ("haul_small", 4, ["haul cart_1", "place_coal wagon_2"]),
        ("coking_small", 4, ["convert wagon_1", "coking_field grey_3"]),
    ],
)
def test_riders_cannot_be_refused(card: str, water: int, actions: list[str]) -> None:
    s = position(carts={0: {"cart_1": "coal"}}, wagons={0: {"wagon_1": 1}})
    play(s, f"card {card}", "pay p", *actions)
    assert (held(s)["water"], asked(s)) == (water, (1, "Turn"))


@rule("SW R59")
def test_gains_that_are_not_a_choice_happen_in_full() -> None:
    s = play(position(water={0: 2}), "card water_white", "pay p")
    assert (held(s)["water"], asked(s)) == (0, (1, "Turn"))
    s = play(position(water={0: 6}), "own_card", "pay p")
    assert (held(s)["water"], asked(s)) == (5, (1, "Turn"))


@rule("SW R59")
@pytest.mark.parametrize(
    ("space", "changed"),
    [
        (1, {"score": 1}),
        (2, {"water": 2}),
        (3, {"tools": 5}),
        (9, {"coins": 2}),
        (11, {"tools": 5}),
        (12, {"score": 2}),
    ],
)
def test_the_pure_gains_of_shift_spaces_cannot_be_refused(space: int, changed: dict[str, int]) -> None:
    s = play(position(miner={0: space - 1}), "card miner_small", "pay p", "miner_steps 1")
    assert {key: held(s)[key] for key in changed} == changed
    assert asked(s) == (1, "Turn")


# -- what can be used at all -----------------------------------------------------------------------

HAULS = ["haul_large", "haul_medium", "haul_small"]
COKINGS = ["coking_large", "coking_medium", "coking_small"]
LOADINGS = ["loading_large", "loading_medium", "loading_small"]
CAN: list[tuple[list[str], dict[str, Any], bool]] = [
    (HAULS, {}, False),
    (HAULS, {"carts": {0: {"cart_3": ("coal", 1)}}}, False),
    (HAULS, {"carts": {0: {"cart_1": "coal"}}}, True),
    (HAULS, {"carts": {0: {"cart_1": "coal"}}, "wagons": {0: WAGONS_FULL}}, False),
    (COKINGS, {}, False),
    (COKINGS, {"wagons": {0: {"wagon_3": 1}}}, False),
    (COKINGS, {"wagons": {0: {"wagon_3": 2}}}, True),
    (COKINGS, {"wagons": {0: {"wagon_3": 2}}, "plant": {0: ["own_field", "grey_1", "grey_2", "grey_3"]}}, False),
    (COKINGS, {"wagons": {0: {"wagon_3": 2}}, "sold": {0: 10}, "coke_wagons": {0: 1}, "round": 5}, False),
    (LOADINGS, {}, False),
    (LOADINGS, {"plant": {1: ["grey_1"]}}, False),
    (LOADINGS, {"plant": {0: ["grey_1"]}}, True),
    (LOADINGS, {"plant": {0: ["grey_1"]}, "coke_wagons": {0: 4}}, False),
    (["track_large_road_canal"], at(road=12, canal=8), False),
    (["track_large_road_canal"], at(road=12, canal=7), True),
    (["track_large_road_canal"], at(road=11, canal=8), True),
    (["track_large_rail_road", "track_medium_road_rail"], at(road=12, rail=10), False),
    (["track_large_rail_road", "track_medium_road_rail"], at(road=12, rail=9), True),
    (["track_medium_rail_canal"], at(rail=10, canal=8), False),
    (["track_medium_rail_canal"], at(rail=10), True),
    (["track_small"], at(road=12), True),
    (["miner_large", "miner_small"], {"miner": {0: 14}}, True),
    (["water_white"], {"water": {0: 0}}, False),
    (["water_white"], {"water": {0: 1}}, True),
    (["water_player"], {"water": {0: 0}}, True),
    (["headframe_single", "headframe_double"], {}, False),
    (["headframe_single", "headframe_double"], {"base": {0: 1}}, True),
    (["start_player"], {}, True),
]
COPIED = [
    case for case in CAN if "miner" not in case[0][0] and "head" not in case[0][0] and case[0] != ["start_player"]
]


@rule("SW-9.5")
@pytest.mark.parametrize(("cards", "given", "can"), CAN)
def test_a_card_may_be_used_only_if_its_main_element_is_possible(
    cards: list[str], given: dict[str, Any], can: bool
) -> None:
    s = position(white={0: 2}, **given)
    for card in cards:
        assert (f"card {card}" in offered(s)) is can


@rule("SW-9.5")
@pytest.mark.parametrize(("cards", "given", "can"), COPIED)
def test_a_card_may_be_copied_only_if_its_main_element_is_possible(
    cards: list[str], given: dict[str, Any], can: bool
) -> None:
    s = position(decision=[("CopyCard", 0, 1 + 2 + 4, 0)], **given)
    for card in cards:
        assert (f"copy {card}" in offered(s)) is can


@rule("SW-9.5")
def test_riders_do_not_make_a_card_usable() -> None:
    """The large haul card would lower the water, the large loading card would give a point."""
    s = position(water={0: 6})
    assert "card haul_large" not in offered(s)
    assert "card loading_large" not in offered(s)


@rule("SW-9.6")
def test_the_start_marker_is_handed_over_even_if_nothing_is_copied() -> None:
    s = play(position(to_act=1), "card start_player", "pay p", "copy_none")
    assert (table(s)["start_marker"], asked(s)) == (1, (2, "Turn"))


@rule("SW-9.6")
@pytest.mark.parametrize("level", [0, 4])
def test_the_water_card_gives_its_points_even_with_amount_0(level: int) -> None:
    s = play(position(water={0: level}), "card water_player", "pay p", "water_amount 0")
    assert (points(s), held(s)["water"]) == ({"action_cards": 2}, level)


# -- pieces without room ---------------------------------------------------------------------------


@rule("SW-9.7")
def test_from_the_bag_a_tool_marker_for_each_cube() -> None:
    s = position(decision=[("LoadCubes", 0, 2, 1, 3, 1)], carts={0: CARTS_FULL})
    assert (held(s)["tools"], asked(s)) == (9, (1, "Turn"))


@rule("SW-9.7")
def test_from_an_upper_part_a_tool_marker_instead_and_the_rest_still_happens() -> None:
    s = play(position(phase="step_2", first=1, coke_wagons={0: 4}), "take_tile gatekeeper")
    assert (held(s)["coke_wagons"], held(s)["coke_reserve"]) == (4, 7)
    assert (held(s)["water"], held(s)["tools"]) == (4, 8)


@rule("SW-9.7")
def test_a_lower_part_without_room_is_not_available() -> None:
    s = position(phase="step_6", tile={0: "overseer_tile"}, heap={0: 6}, **at(canal=2, houses=["house_5"]))
    assert offered(s) == ["option a"]


@rule("SW-9.7")
@pytest.mark.parametrize(
    ("space", "given"),
    [
        ("large_coke_wagon", {"coke_wagons": {0: 4}}),
        ("large_coke_plant", {"plant": {0: ["own_field", "grey_1", "grey_2", "grey_3"]}}),
        ("small_coal_wagon", {"wagons": {0: WAGONS_FULL}}),
        ("small_spoil_heap", {"heap": {0: 6}}),
    ],
)
def test_a_headframe_space_without_room_cannot_be_chosen(space: str, given: dict[str, Any]) -> None:
    def spaces(**more: Any) -> list[str]:
        s = position(base={0: 1}, **at(rail=3), **more)
        return offered(play(s, "card headframe_single", "pay p", "headframe_from base"))

    assert f"headframe_to {space}" in spaces()
    assert f"headframe_to {space}" not in spaces(**given)


def on_the_shift(space: int, **given: Any) -> State:
    return play(position(miner={0: space - 1}, **given), "card miner_small", "pay p", "miner_steps 1")


@rule("SW-9.7")
@pytest.mark.parametrize(
    ("space", "given"),
    [(6, {"carts": {0: CARTS_FULL}}), (7, {"heap": {0: 6}, "exchanged": 1}), (8, {"wagons": {0: WAGONS_FULL}})],
    ids=["cage_ride_1", "mine_train", "coal_face"],
)
def test_on_the_shift_a_piece_without_room_lapses_without_penalty(space: int, given: dict[str, Any]) -> None:
    assert asked(on_the_shift(space)) == (0, "MayPlace")
    s = on_the_shift(space, **given)
    before = position(**given)
    assert (held(s)["tools"], asked(s)) == (6, (1, "Turn"))
    assert (carts(s), wagons(s), held(s)["heap"]) == (carts(before), wagons(before), held(before)["heap"])


@rule("SW-9.7", "SW-4.17")
def test_spoil_for_the_first_headframe_lapses_without_penalty() -> None:
    s = position(heap={0: 6}, exchanged=1, **at(road=5))
    play(s, "card track_small", "pay p", "option a", "barrier headframe")
    assert (held(s)["heap"], held(s)["tools"], asked(s)) == (6, 6, (1, "Turn"))
