"""The worked examples of the rules, word for word [SW-20]."""

from __future__ import annotations

from typing import Any

import pytest

from tests.schichtwechsel.build import position
from tests.schichtwechsel.look import CARTS_FULL, held, points
from tests.schichtwechsel.seeing import story
from tests.support import asked, offered, play, rule, told


def step_one(coal: int, spoil: int, stone: int = 0, **more: Any) -> Any:
    """Step I with a first triple of this kind, which seat 0 is to get."""
    for seed in range(300):
        s = position(phase="step_1", seed=seed, **more)
        if told(s, "triple_drawn") == [{"coal": coal, "spoil": spoil, "stone": stone}]:
            return play(s, "assign_triple seat_0")
    raise AssertionError("no such triple")


@rule("SW E1")
def test_example_1_the_bag_of_four_players() -> None:
    s = position(phase="step_1", bag=(16, 4))
    assert told(s, "bag_filled") == [{"coal": 4, "spoil": 4}]
    drawn = told(s, "triple_drawn")[0]
    assert s.view(None)["bag"] == {"coal": 20 - int(str(drawn["coal"])), "spoil": 8 - int(str(drawn["spoil"]))}
    while asked(s)[1] != "TakeTile":
        play(s, offered(s)[0])
    assert sum(s.view(None)["bag"].values()) == 16


@rule("SW E2")
def test_example_2_coal_and_spoil_never_share_a_cart() -> None:
    s = step_one(2, 1)
    assert offered(s) == [
        *[f"place_cube coal cart_{n}" for n in range(1, 6)],
        *[f"place_cube spoil cart_{n}" for n in (1, 2, 3, 5)],
    ]
    play(s, "place_cube coal cart_4")
    assert "place_cube coal cart_4" in offered(s)
    play(s, "place_cube coal cart_4")
    assert offered(s) == [f"place_cube spoil cart_{n}" for n in (1, 2, 3, 5)]
    play(s, "place_cube spoil cart_1")
    assert (held(s)["carts"]["cart_4"]["coal"], held(s)["carts"]["cart_1"]["spoil"]) == (2, 1)
    s = play(step_one(2, 1), "place_cube coal cart_3")
    assert "place_cube spoil cart_3" not in offered(s)
    s = play(step_one(2, 1), "place_cube spoil cart_5")
    assert "place_cube coal cart_5" not in offered(s)


@rule("SW E3")
def test_example_3_what_finds_no_cart_costs_tool_markers() -> None:
    s = step_one(2, 1, carts={0: {**CARTS_FULL, "cart_3": ("spoil", 1)}})
    assert offered(s) == ["place_cube spoil cart_3"]
    play(s, "place_cube spoil cart_3")
    assert held(s)["carts"]["cart_3"]["spoil"] == 2
    assert held(s)["tools"] == 8
    assert asked(s)[1] == "AssignTriple"


@rule("SW E4")
def test_example_4_the_water_stone() -> None:
    s = step_one(1, 1, 1, round=2, round_card="round_spoil")
    assert held(s)["water"] == 4
    assert s.view(None)["stone"] == "aside"
    play(s, "place_cube coal cart_1")
    assert asked(s)[1] == "PlaceCube"
    play(s, "place_cube spoil cart_2")
    assert asked(s)[1] == "AssignTriple"
    while asked(s)[1] != "TakeTile":
        assert s.view(None)["stone"] == "aside"
        play(s, offered(s)[0])
    assert s.view(None)["stone"] == "bag"
    assert story(s)[-1] == "stone_returned"


@rule("SW E5")
def test_example_5_the_top_of_the_gauge() -> None:
    s = position(phase="step_3", water={0: 6})
    assert story(s)[:3] == ["water_rose 0 7", "water_overflowed 0 4", "tools_taken 0 1"]
    assert (held(s)["water"], held(s)["tools"]) == (4, 7)
    assert held(s)["white"] == 3


@rule("SW E6")
def test_example_6_the_bottom_of_the_gauge() -> None:
    s = position(water={0: 1}, white={0: 1})
    play(s, "card water_white", "pay w")
    assert (held(s)["water"], s.scores()[0]) == (0, 1)
    s = position(water={0: 0}, miner={0: 1}, white={0: 1})
    play(s, "card miner_small", "pay w", "miner_steps 1")  # the tally room
    assert (held(s)["water"], s.scores()[0]) == (0, 0)


@rule("SW E7")
def test_example_7_white_cubes() -> None:
    s = position(phase="step_4", water={0: 3}, plant={0: ["own_field"]})
    assert held(s)["white"] == 2


@rule("SW E8")
def test_example_8_the_third_coke() -> None:
    s = position(plant={0: ["grey_3", "grey_4"]}, wagons={0: {"wagon_1": 1}}, white={0: 1}, water={0: 2})
    due = held(s)["white_cubes_due"]
    play(s, "card coking_small", "pay w", "convert wagon_1")
    assert offered(s) == ["coking_field own_field"]
    play(s, "coking_field own_field")
    assert held(s)["white_cubes_due"] == due - 1


@rule("SW E9")
def test_example_9_a_sale() -> None:
    s = position(phase="step_5", coke_wagons={0: 3}, sold={0: 2})
    play(s, "yes")
    assert (held(s)["sold"], held(s)["coins"], held(s)["white"], held(s)["coke_wagons"]) == (4, 2, 1, 1)
    assert told(s, "coke_sold") == [{"seat": 0, "column": 2}]


@rule("SW E10")
def test_example_10_a_fresh_bonus_field() -> None:
    s = position(
        phase="step_6", unlocked={0: ["house_3"]}, discs={0: {"road": 2}}, carts={0: {"cart_1": "coal"}}, round=2
    )
    play(s, "option a", "house_pick house_4", "house_plot plot_2vp")
    assert held(s)["discs"]["road"] == 3
    assert asked(s) == (0, "Turn")  # no haul
    s = position(phase="step_6", unlocked={0: ["house_3", "house_4"]}, carts={0: {"cart_1": "coal"}}, round=2)
    play(s, "option a")
    assert asked(s) == (0, "Haul")


@rule("SW E11")
def test_example_11_the_lamp_room() -> None:
    s = position(miner={0: 3}, white={0: 1})
    play(s, "card miner_small", "pay w", "miner_steps 1")
    before = held(s)
    play(s, "copy track_large_road_canal", "track_step road", "track_step road")
    after = held(s)
    assert after["discs"] == {"road": 2, "rail": 0, "canal": 1}
    assert (after["white"], after["cube"], after["coins"]) == (before["white"], before["cube"], before["coins"])
    assert after["tools"] == 7


@rule("SW E12")
@pytest.mark.parametrize("after", [False, True])
def test_example_12_the_heap(after: bool) -> None:
    s = position(heap={0: 6})
    if after:
        play(s, "own_card", "pay c")
    assert offered(s, "exchange") == [
        *("exchange heap3_road", "exchange heap3_rail", "exchange heap3_vp"),
        *("exchange heap5_road", "exchange heap5_rail", "exchange heap6_coin"),
    ]
    play(s, "exchange heap3_rail")
    assert offered(s, "exchange") == []
    assert held(s)["discs"]["rail"] == 1


@rule("SW E13")
def test_example_13_the_water_cards() -> None:
    s = position(water={0: 5}, white={0: 1})
    assert held(play(s.clone(), "card water_white", "pay w"))["water"] == 2
    play(s, "card water_player", "pay p")
    levels = []
    for amount in offered(s):
        end = play(s.clone(), amount)
        levels.append(held(end)["water"])
        assert points(end) == {"action_cards": 2}
    assert levels == [5, 4, 3, 2, 1]


@rule("SW E14")
def test_example_14_the_own_card() -> None:
    s = position(base={0: 1}, water={0: 2}, white={0: 1})
    play(s, "own_card", "pay w")
    assert held(s)["water"] == 1
    assert offered(s) == ["track_step rail", "stop_moving"]
    assert held(play(s.clone(), "stop_moving"))["discs"]["rail"] == 0
    play(s, "track_step rail")
    assert held(s)["discs"]["rail"] == 1
    assert asked(s) == (1, "Turn")


@rule("SW E15")
def test_example_15_headframes() -> None:
    s = position(base={0: 2}, frames={"large_miner": 1, "small_coal_wagon": 2})
    play(s, "card headframe_double", "pay c", "headframe_from base")
    assert offered(s) == [f"headframe_to large_{bonus}" for bonus in ("coke_wagon", "coke_plant", "canal")]
    play(s, "headframe_to large_canal")
    small = [f"headframe_to small_{bonus}" for bonus in ("spoil_heap", "return_tool", "vp")]
    assert offered(s) == [*small, "headframe_none"]
    play(s, "headframe_to small_return_tool")
    assert (held(s)["discs"]["canal"], s.scores()[0], held(s)["tools"]) == (1, 2, 5)


@rule("SW E16")
@pytest.mark.parametrize(("sold", "vp"), [(6, 17), (10, 36)])
def test_example_16_points_for_coke(sold: int, vp: int) -> None:
    s = position(phase="final", round=5, sold={1: sold})
    assert points(s, 1)["end_sold_coke"] == vp


@rule("SW E17")
def test_example_17_after_the_exit() -> None:
    s = position(miner={0: 14}, tools={0: 2}, plots={0: ["work_speed", "work_speed"]}, white={0: 1})
    assert held(s)["work_range"] == 3
    play(s, "card miner_small", "pay w")
    assert (s.scores()[0], held(s)["tools"]) == (2, 1)


@rule("SW E18")
def test_example_18_targets() -> None:
    discs = {0: {"rail": 10}, 1: {"rail": 10}, 2: {"rail": 9}}
    s = position(phase="final", round=5, discs=discs, first_at_target={"rail": 0})
    assert [points(s, n).get("end_rail", 0) for n in range(4)] == [8, 5, 4, 0]


@rule("SW E19")
def test_example_19_tools() -> None:
    s = position(phase="final", round=5, tools={1: 5}, plots={1: ["plot_tools"]})
    assert told(s, "tools_returned") == [{"seat": 1, "count": 3}]
    assert points(s, 1) == {"end_tools": -4}


@rule("SW E20")
def test_example_20_a_tie() -> None:
    tools = dict.fromkeys(range(4), 0)
    s = position(phase="final", round=5, marker=1, points={0: 9, 2: 9}, tools=tools)
    assert s.scores() == [9, 2, 9, 0]
    assert s.ranking() == [1, 3, 2, 4]
    assert told(s, "game_won") == [{"seat": 0, "vp": 9}]
