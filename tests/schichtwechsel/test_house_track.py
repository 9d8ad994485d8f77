"""The house track and its bonus fields in step VI [SW-4.13, SW-4.14, SW-10.12, SW-10.13]."""

from __future__ import annotations

import pytest

from revier.games.schichtwechsel.names import HOUSE_IDS
from tests.schichtwechsel.build import position
from tests.schichtwechsel.look import WAGONS_FULL, at, carts, held, plots, points, table, wagons
from tests.support import asked, offered, play, rule, told

TILES = ["engine_driver", "mine_rescue", "gatekeeper", "overseer_tile"]


@rule("SW-4.13", "SW-4.14")
def test_while_all_houses_stand_on_the_track_nobody_has_a_bonus_field() -> None:
    s = position(phase="step_6")
    assert held(s)["houses"] == HOUSE_IDS
    assert told(s, "field_used") == []
    assert asked(s) == (0, "Turn")


@rule("SW-4.13", "SW R18")
def test_the_owner_picks_any_house_still_on_the_track() -> None:
    s = position(white={0: 1}, **at(road=2, canal=2, houses=["house_2"]))
    play(s, "card track_small", "pay w", "option a")
    assert asked(s) == (0, "HousePick")
    assert offered(s) == [f"house_pick house_{i}" for i in (1, 3, 4, 5)]
    play(s, "house_pick house_5", "house_plot plot_4vp")
    assert held(s)["houses"] == ["house_1", "house_3", "house_4"]
    assert plots(s) == {"plot_2vp": 1, "plot_4vp": 1}


@rule("SW-4.14", "SW-10.13")
@pytest.mark.parametrize(("level", "options"), [(0, ["option b"]), (1, ["option a", "option b"])])
def test_field_1_lowers_the_water_or_gives_a_point_and_at_the_bottom_only_the_point(
    level: int, options: list[str]
) -> None:
    s = position(phase="step_6", water={0: level}, **at(canal=2, houses=["house_1"]))
    assert (asked(s), offered(s)) == ((0, "ChooseOption"), options)


@rule("SW-4.14")
@pytest.mark.parametrize(("option", "water", "gained"), [("a", 2, {}), ("b", 3, {"house_fields": 1})])
def test_field_1_does_what_was_chosen(option: str, water: int, gained: dict[str, int]) -> None:
    s = position(phase="step_6", **at(canal=2, houses=["house_1"]))
    play(s, f"option {option}")
    assert (held(s)["water"], points(s)) == (water, gained)


@rule("SW-4.14", "SW-10.13", "SW R31")
def test_field_2_gives_a_white_cube_without_asking_beyond_the_three_of_step_four() -> None:
    s = position(phase="step_4", **at(canal=2, houses=["house_2"]))
    assert held(s)["white"] == 4
    assert [event["count"] for event in told(s, "cubes_taken") if event["seat"] == 0] == [3, 1]
    assert asked(s) == (0, "Turn")


@rule("SW-4.14", "SW-10.13")
@pytest.mark.parametrize(("road", "canal"), [(1, 2), (11, 0)])
def test_field_3_moves_on_the_road_or_gives_a_point(road: int, canal: int) -> None:
    s = position(phase="step_6", **at(road=road, canal=canal, houses=["house_3"]))
    assert (asked(s), offered(s)) == ((0, "ChooseOption"), ["option a", "option b"])
    assert held(play(s.clone(), "option a"))["discs"]["road"] == road + 1
    assert points(play(s, "option b")) == {"house_fields": 1}


@rule("SW-4.14", "SW-10.13")
def test_field_3_gives_only_the_point_to_a_disc_on_its_target() -> None:
    s = position(phase="step_6", **at(road=12, houses=["house_3"]))
    assert offered(s) == ["option b"]
    play(s, "option b")
    assert (held(s)["discs"]["road"], points(s)) == (12, {"house_fields": 1})


@rule("SW-4.14", "SW-10.13", "SW R55")
def test_field_4_hauls_one_full_cart_or_none() -> None:
    load = {"cart_1": "coal", "cart_5": "spoil"}
    s = position(phase="step_6", carts={0: load}, **at(canal=2, houses=["house_4"]))
    assert (asked(s), offered(s)) == ((0, "Haul"), ["haul cart_1", "haul cart_5", "stop_hauling"])
    stopped = play(s.clone(), "stop_hauling")
    assert (carts(stopped), asked(stopped)) == ({"cart_1": (1, 0), "cart_5": (0, 2)}, (0, "Turn"))
    play(s, "haul cart_1")
    assert asked(s) == (0, "PlaceCoal")
    play(s, "place_coal wagon_2")
    assert (carts(s), wagons(s), asked(s)) == ({"cart_5": (0, 2)}, {"wagon_2": 1}, (0, "Turn"))  # one cart only


@rule("SW-10.13")
@pytest.mark.parametrize("load", [{}, {"cart_3": ("coal", 1)}, {"cart_1": "coal"}], ids=["empty", "half", "no room"])
def test_field_4_is_skipped_without_a_haulable_cart(load: dict[str, str]) -> None:
    s = position(phase="step_6", carts={0: load}, wagons={0: WAGONS_FULL}, **at(canal=2, houses=["house_4"]))
    assert asked(s) == (0, "Turn")
    assert told(s, "field_used") == []


@rule("SW-4.14", "SW-10.12", "SW-10.13")
def test_field_5_gives_the_lower_bonus_of_the_tile_taken_this_round() -> None:
    s = position(round=2, phase="step_2", tile=dict(enumerate(TILES)), **at(canal=2, houses=["house_5"]))
    play(s, "take_tile coal_merchant", "take_tile engine_driver", "place_cube coal cart_1")
    play(s, "take_tile mine_rescue", "place_coal wagon_1", "take_tile gatekeeper")
    assert told(s, "tile_used") == [{"seat": 0, "tile": "coal_merchant"}]
    assert (asked(s), offered(s)) == ((0, "ChooseOption"), ["option a", "option b"])
    play(s, "option b")
    assert points(s) == {"tiles": 1}


@rule("SW-10.12", "SW-9.1")
def test_bonus_fields_are_used_from_left_to_right_and_in_turn_order() -> None:
    first = at(1, road=3, rail=5, canal=6, houses=["house_1", "house_2", "house_3", "house_5"])
    s = position(phase="step_6", first=1, tile={1: "coal_merchant"}, **first)
    assert [event["house"] for event in told(s, "field_used")] == ["house_1"]
    play(s, "option b", "option b", "option b")
    assert [(event["seat"], event["house"]) for event in told(s, "field_used")] == [
        (1, "house_1"),
        (1, "house_2"),
        (1, "house_3"),
        (1, "house_5"),
    ]
    assert (points(s, 1), held(s, 1)["white"]) == ({"house_fields": 2, "tiles": 1}, 1)


@rule("SW-10.12")
@pytest.mark.parametrize("first", [0, 1, 2, 3])
def test_each_player_finishes_the_own_fields_before_the_next_begins(first: int) -> None:
    gone = {n: ["house_1"] for n in range(4)}
    s = position(phase="step_6", first=first, discs={n: {"canal": 2} for n in range(4)}, unlocked=gone)
    for i in range(4):
        assert asked(s) == ((first + i) % 4, "ChooseOption")
        play(s, "option a")
    assert [held(s, n)["water"] for n in range(4)] == [2, 2, 2, 2]


@rule("SW-10.12", "SW R32", "SW E10")
@pytest.mark.parametrize("freed", ["house_4", "house_5", "house_1"])
def test_a_field_unlocked_in_the_own_step_six_is_not_used_any_more_this_round(freed: str) -> None:
    own = at(road=2, canal=2, houses=["house_3"])
    s = position(phase="step_6", carts={0: {"cart_1": "coal"}}, water={0: 2}, **own)
    play(s, "option a", f"house_pick {freed}", "house_plot plot_2vp")
    assert (held(s)["discs"]["road"], asked(s)) == (3, (0, "Turn"))
    assert [event["house"] for event in told(s, "field_used")] == ["house_3"]


@rule("SW-10.12")
def test_in_the_next_round_it_is_used() -> None:
    own = at(road=3, canal=2, houses=["house_3", "house_4"])
    s = position(round=2, phase="step_6", carts={0: {"cart_1": "coal"}}, **own)
    play(s, "option b")
    assert offered(s) == ["haul cart_1", "stop_hauling"]


@rule("SW R32")
def test_a_barrier_crossed_in_the_preparation_phase_may_move_the_miner_who_may_copy() -> None:
    s = position(phase="step_6", miner={0: 3}, **at(road=5, houses=["house_3"]))
    play(s, "option a", "barrier miner", "miner_steps 1")
    assert asked(s) == (0, "CopyCard")
    play(s, "copy water_player", "water_amount 1")
    assert (held(s)["tools"], held(s)["water"], points(s)) == (7, 2, {"action_cards": 2})
    assert asked(s) == (0, "Turn")


@rule("SW R32")
def test_no_heap_exchange_is_possible_in_the_preparation_phase() -> None:
    s = position(round=2, phase="step_2", heap={0: 6}, **at(canal=2, houses=["house_1"]))
    seen: list[str] = []
    while table(s)["phase"] != "action":
        seen += offered(s, "exchange")
        s.apply(s.legal_actions()[0])
    assert seen == []
    assert "exchange heap6_coin" in offered(s)
