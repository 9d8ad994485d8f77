"""The seven selection tiles, upper and lower parts [SW-7]."""

from __future__ import annotations

from typing import Any

import pytest

from revier.kernel.state import State
from tests.schichtwechsel.build import Load, position
from tests.schichtwechsel.look import CARTS_FULL, WAGONS_FULL, at, carts, held, points, table, wagons
from tests.support import asked, offered, play, rule, told

ALMOST: dict[str, Load] = {cart: load for cart, load in CARTS_FULL.items() if cart != "cart_4"}  # room for coal only
COAL = [f"place_cube coal cart_{i}" for i in (1, 2, 3, 4, 5)]
SPOIL = [f"place_cube spoil cart_{i}" for i in (1, 2, 3, 5)]
BOTH = ["option a", "option b"]
A, B = ["option a"], ["option b"]
NO_RESERVE: dict[str, Any] = {"sold": {0: 10}, "round": 5}


def upper(tile: str, **given: Any) -> State:
    """Seat 0 takes the tile in step II of round 1, before all others."""
    return play(position(phase="step_2", first=1, **given), f"take_tile {tile}")


def lower(tile: str, tracks: dict[str, Any] | None = None, **given: Any) -> State:
    """Seat 0 begins step VI with bonus field 5 alone unlocked."""
    return position(phase="step_6", tile={0: tile}, **(tracks or at(canal=2, houses=["house_5"])), **given)


def choices(s: State) -> list[str]:
    """What the tile offers; nothing if the step is over."""
    return offered(s) if asked(s) == (0, "ChooseOption") else []


# -- who has which ---------------------------------------------------------------------------------


@rule("SW-7.1", "SW-21.1")
@pytest.mark.parametrize(("players", "missing"), [(2, {"haulier", "hewer"}), (3, {"hewer"}), (4, set())])
def test_the_tiles_whose_marking_fits_lie_out(players: int, missing: set[str]) -> None:
    all_tiles = ["engine_driver", "mine_rescue", "gatekeeper", "coal_merchant", "overseer_tile", "haulier", "hewer"]
    s = position(players, phase="step_2")
    assert table(s)["tiles"] == [tile for tile in all_tiles if tile not in missing]


# -- upper parts -----------------------------------------------------------------------------------


@rule("SW-7.1", "SW-10.8")
def test_engine_driver_is_a_coal_or_a_spoil_on_a_cart() -> None:
    s = upper("engine_driver")
    assert (asked(s), offered(s)) == ((0, "PlaceCube"), COAL + SPOIL)
    play(s, "place_cube spoil cart_5")
    assert (carts(s), asked(s)) == ({"cart_5": (0, 1)}, (3, "TakeTile"))  # one cube only


@rule("SW-7.1", "SW-10.8")
def test_mine_rescue_is_a_coal_on_a_wagon() -> None:
    s = upper("mine_rescue", wagons={0: {"wagon_2": 1}})
    assert (asked(s), offered(s)) == ((0, "PlaceCoal"), [f"place_coal wagon_{i}" for i in (1, 3, 4, 5)])
    assert wagons(play(s, "place_coal wagon_5")) == {"wagon_2": 1, "wagon_5": 1}


@rule("SW-7.1", "SW-10.8")
def test_gatekeeper_is_a_coke_on_a_coke_wagon_a_rise_and_a_tool_marker() -> None:
    s = upper("gatekeeper")
    seat = held(s)
    assert (seat["coke_wagons"], seat["coke_reserve"], seat["water"], seat["tools"]) == (1, 10, 4, 7)
    assert asked(s) == (3, "TakeTile")  # nothing to decide


@rule("SW-7.1", "SW-10.8")
@pytest.mark.parametrize(("level", "after", "vp"), [(3, 2, 0), (1, 0, 1), (0, 0, 0)])
def test_coal_merchant_lowers_the_water(level: int, after: int, vp: int) -> None:
    s = upper("coal_merchant", water={0: level})
    assert (held(s)["water"], s.scores()[0], held(s)["tools"], asked(s)) == (after, vp, 6, (3, "TakeTile"))


@rule("SW-7.1", "SW-10.8")
@pytest.mark.parametrize(("tile", "places"), [("overseer_tile", COAL), ("hewer", COAL), ("haulier", SPOIL)])
def test_overseer_and_hewer_are_a_coal_on_a_cart_haulier_is_a_spoil(tile: str, places: list[str]) -> None:
    s = upper(tile)
    assert (asked(s), offered(s)) == ((0, "PlaceCube"), places)
    play(s, places[-1])
    assert (sum(sum(load) for load in carts(s).values()), asked(s)) == (1, (3, "TakeTile"))


@rule("SW R33", "SW-9.7")
@pytest.mark.parametrize("tile", ["engine_driver", "overseer_tile", "haulier", "hewer"])
def test_with_full_carts_the_cube_of_a_tile_costs_a_tool_marker(tile: str) -> None:
    s = upper(tile, carts={0: CARTS_FULL})
    assert (held(s)["tools"], asked(s)) == (7, (3, "TakeTile"))
    assert len(told(s, "piece_lost")) == 1


@rule("SW R33", "SW-4.2")
@pytest.mark.parametrize(
    ("tile", "is_asked"), [("engine_driver", True), ("overseer_tile", True), ("hewer", True), ("haulier", False)]
)
def test_a_cart_for_coal_only_is_no_room_for_spoil(tile: str, is_asked: bool) -> None:
    s = upper(tile, carts={0: ALMOST})
    assert asked(s)[1] == ("PlaceCube" if is_asked else "TakeTile")
    assert held(s)["tools"] == (6 if is_asked else 7)
    assert offered(s, "place_cube") == (["place_cube coal cart_4"] if is_asked else [])


@rule("SW R33", "SW-4.3")
def test_a_locked_cart_is_no_room_either() -> None:
    load = {cart: kind for cart, kind in CARTS_FULL.items() if cart != "cart_5"}
    assert held(upper("haulier", carts={0: load}, round_card="round_lead"))["tools"] == 7


@rule("SW R33", "SW-9.7")
def test_with_full_wagons_the_coal_of_mine_rescue_costs_a_tool_marker() -> None:
    s = upper("mine_rescue", wagons={0: WAGONS_FULL})
    assert (held(s)["tools"], asked(s)) == (7, (3, "TakeTile"))


@rule("SW R33", "SW-9.7")
def test_with_full_coke_wagons_gatekeeper_costs_another_tool_marker_and_the_rest_still_happens() -> None:
    s = upper("gatekeeper", coke_wagons={0: 4})
    assert (held(s)["coke_wagons"], held(s)["water"], held(s)["tools"]) == (4, 4, 8)


@rule("SW R33", "SW R2", "SW-9.7")
def test_without_coke_in_the_reserve_gatekeeper_costs_another_tool_marker() -> None:
    tiles = {0: "hewer", 1: "haulier", 2: "mine_rescue", 3: "coal_merchant"}
    s = position(round=5, phase="step_2", sold={0: 8}, coke_wagons={0: 3}, tile=tiles)
    play(s, "take_tile gatekeeper")
    assert (held(s)["coke_wagons"], held(s)["water"], held(s)["tools"]) == (3, 4, 8)


# -- lower parts: which options there are ----------------------------------------------------------


@rule("SW-7.1", "SW-7.2", "SW-7.3", "SW R34")
@pytest.mark.parametrize(
    ("rail", "full", "options"),
    [(0, False, BOTH), (1, False, BOTH), (2, False, B), (6, False, B), (10, False, B), (0, True, A), (9, True, A)],
)
def test_engine_driver_moves_on_the_rail_or_gives_a_coal_on_a_wagon(rail: int, full: bool, options: list[str]) -> None:
    own = at(rail=rail, canal=2, houses=["house_2", "house_4", "house_5"][-1 - (rail > 4) - (rail > 8) :])
    assert choices(lower("engine_driver", own, wagons={0: WAGONS_FULL if full else {}})) == options


@rule("SW R34", "SW-7.1")
@pytest.mark.parametrize("rail", [2, 10])
def test_engine_driver_costs_a_tool_marker_if_both_are_impossible(rail: int) -> None:
    houses = ["house_2", "house_4", "house_5"][-1 - (rail > 4) - (rail > 8) :]
    s = lower("engine_driver", at(rail=rail, canal=2, houses=houses), wagons={0: WAGONS_FULL})
    assert (held(s)["tools"], asked(s)) == (7, (0, "Turn"))


@rule("SW-7.2")
def test_a_wagon_that_is_not_full_has_room_for_the_coal_of_engine_driver() -> None:
    s = lower("engine_driver", wagons={0: WAGONS_FULL | {"wagon_4": 1}})
    assert choices(s) == BOTH
    assert offered(play(s, "option b")) == ["place_coal wagon_4"]


@rule("SW-7.1", "SW-7.2", "SW-18.2")
@pytest.mark.parametrize(
    ("water", "tools", "options"),
    [
        (3, 6, [*BOTH, "option a_partial"]),
        (1, 0, ["option a", "option a_partial"]),
        (0, 1, BOTH),
        (0, 0, A),
    ],
)
def test_mine_rescue_is_always_possible(water: int, tools: int, options: list[str]) -> None:
    assert choices(lower("mine_rescue", water={0: water}, tools={0: tools})) == options


@rule("SW-7.1")
@pytest.mark.parametrize(
    ("option", "level", "water", "tools", "gained"),
    [
        ("a", 3, 2, 6, {"tiles": 1}),
        ("a", 1, 0, 6, {"tiles": 1, "water": 1}),
        ("a", 0, 0, 6, {"tiles": 1}),
        ("a_partial", 3, 3, 6, {"tiles": 1}),
        ("b", 3, 3, 5, {}),
    ],
)
def test_mine_rescue_gives_a_point_with_or_without_the_water_or_returns_a_tool(
    option: str, level: int, water: int, tools: int, gained: dict[str, int]
) -> None:
    s = play(lower("mine_rescue", water={0: level}), f"option {option}")
    assert (held(s)["water"], held(s)["tools"], points(s)) == (water, tools, gained)


@rule("SW-7.1", "SW-7.2")
@pytest.mark.parametrize(
    ("road", "water", "options"),
    [(1, 3, BOTH), (2, 3, B), (1, 0, A), (8, 1, B), (12, 1, B), (11, 0, A), (2, 0, []), (12, 0, [])],
)
def test_gatekeeper_moves_on_the_road_or_lowers_the_water_or_gives_nothing(
    road: int, water: int, options: list[str]
) -> None:
    houses = ["house_5"] if road < 3 else ["house_2", "house_5"]
    s = lower("gatekeeper", at(road=road, canal=2, houses=houses), water={0: water})
    assert choices(s) == options
    assert held(s)["tools"] == 6  # who can do neither goes away empty-handed


@rule("SW-7.1", "SW-7.2")
@pytest.mark.parametrize(("canal", "options"), [(0, BOTH), (1, B), (3, B), (5, B), (6, B), (7, BOTH), (8, B)])
def test_coal_merchant_moves_on_the_canal_or_gives_a_point(canal: int, options: list[str]) -> None:
    houses = ["house_2", "house_4", "house_5"][-1 - (canal > 1) - (canal > 5) :]
    s = lower("coal_merchant", at(road=3, canal=canal, houses=houses))
    assert choices(s) == options


@rule("SW-7.1", "SW-7.2")
@pytest.mark.parametrize(
    ("on_wagons", "heap", "options", "tools"),
    [(3, 5, BOTH, 6), (4, 5, B, 6), (3, 6, A, 6), (4, 6, [], 7)],
    ids=["both", "wagons full", "heap full", "neither"],
)
def test_overseer_is_a_coke_with_a_tool_marker_or_a_spoil_on_the_heap(
    on_wagons: int, heap: int, options: list[str], tools: int
) -> None:
    s = lower("overseer_tile", coke_wagons={0: on_wagons}, heap={0: heap})
    assert (choices(s), held(s)["tools"]) == (options, tools)


@rule("SW R36", "SW R2", "SW-7.2")
@pytest.mark.parametrize(("heap", "options", "tools"), [(5, B, 6), (6, [], 7)])
def test_overseer_without_coke_in_the_reserve(heap: int, options: list[str], tools: int) -> None:
    s = lower("overseer_tile", heap={0: heap}, coke_wagons={0: 1}, **NO_RESERVE)
    assert (choices(s), held(s)["tools"]) == (options, tools)


@rule("SW-7.1", "SW-7.2", "SW R36")
@pytest.mark.parametrize(
    ("plant", "load", "options", "tools"),
    [
        (["grey_3"], {}, BOTH, 6),
        ([], {}, B, 6),
        (["grey_3"], CARTS_FULL, A, 6),
        ([], CARTS_FULL, [], 7),
        (["own_field", "grey_3", "grey_4", "grey_5"], {}, B, 6),
        (["own_field", "grey_3", "grey_4", "grey_5"], CARTS_FULL, [], 7),
        (["own_field", "grey_3", "grey_4"], CARTS_FULL, A, 6),
    ],
    ids=["both", "no coke there", "carts full", "neither", "four coke", "four coke, carts full", "three coke"],
)
def test_haulier_is_a_coke_beside_an_own_one_or_a_coal_on_a_cart(
    plant: list[str], load: dict[str, Load], options: list[str], tools: int
) -> None:
    s = lower("haulier", plant={0: plant}, carts={0: load})
    assert (choices(s), held(s)["tools"]) == (options, tools)


@rule("SW-7.2", "SW R2")
def test_haulier_needs_a_coke_in_the_reserve() -> None:
    assert choices(lower("haulier", plant={0: ["grey_3"]}, **NO_RESERVE)) == B


@rule("SW-7.2", "SW-5.14")
def test_haulier_needs_a_legal_field() -> None:
    plant = {0: ["own_field"], 1: ["grey_1", "grey_2", "grey_3"], 2: ["grey_4", "grey_5"]}
    assert choices(lower("haulier", plant=plant)) == B


@rule("SW-7.1", "SW-7.2", "SW R35")
@pytest.mark.parametrize(
    ("heap", "load", "options", "tools"),
    [
        (1, {}, BOTH, 6),
        (4, {}, BOTH, 6),
        (0, {}, B, 6),
        (5, {}, B, 6),
        (6, {}, B, 6),
        (4, ALMOST, A, 6),
        (5, ALMOST, [], 7),
        (0, CARTS_FULL, [], 7),
        (6, CARTS_FULL, [], 7),
    ],
)
def test_hewer_is_two_spoil_beside_spoil_or_one_on_a_cart(
    heap: int, load: dict[str, Load], options: list[str], tools: int
) -> None:
    s = lower("hewer", heap={0: heap}, carts={0: load})
    assert (choices(s), held(s)["tools"]) == (options, tools)


# -- lower parts: what they do ---------------------------------------------------------------------


@rule("SW-7.1")
@pytest.mark.parametrize(
    ("tile", "track"), [("engine_driver", "rail"), ("gatekeeper", "road"), ("coal_merchant", "canal")]
)
def test_a_track_option_moves_its_disc_one_field(tile: str, track: str) -> None:
    s = lower(tile)
    before = held(s)["discs"]
    play(s, "option a")
    assert held(s)["discs"] == before | {track: before[track] + 1}


@rule("SW-7.1")
def test_the_other_options_do_what_they_say() -> None:
    s = play(lower("engine_driver"), "option b", "place_coal wagon_3")
    assert wagons(s) == {"wagon_3": 1}
    s = play(lower("gatekeeper"), "option b")
    assert (held(s)["water"], s.scores()[0]) == (2, 0)
    s = play(lower("coal_merchant"), "option b")
    assert points(s) == {"tiles": 1}
    s = play(lower("overseer_tile"), "option a")
    assert (held(s)["coke_wagons"], held(s)["tools"], held(s)["coke_reserve"]) == (1, 7, 10)
    s = play(lower("overseer_tile"), "option b")
    assert (held(s)["heap"], held(s)["tools"]) == (1, 6)
    s = play(lower("haulier", plant={0: ["grey_3"]}), "option a", "coking_field own_field")
    assert held(s)["coke_in_plant"] == 2
    s = play(lower("haulier"), "option b", "place_cube coal cart_4")
    assert carts(s) == {"cart_4": (1, 0)}
    s = play(lower("hewer", heap={0: 1}), "option a")
    assert held(s)["heap"] == 3
    s = play(lower("hewer"), "option b", "place_cube spoil cart_2")
    assert carts(s) == {"cart_2": (0, 1)}


@rule("SW-7.3")
@pytest.mark.parametrize("tile", ["engine_driver", "mine_rescue", "gatekeeper", "coal_merchant", "overseer_tile"])
def test_the_bonus_is_mandatory(tile: str) -> None:
    s = lower(tile)
    assert asked(s) == (0, "ChooseOption")
    assert set(offered(s)) <= {"option a", "option b", "option a_partial"}
