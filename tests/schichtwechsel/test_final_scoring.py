"""The final scoring, row by row [SW-15.3 to SW-15.18]."""

from __future__ import annotations

from typing import Any

import pytest

from revier.kernel.state import State
from tests.schichtwechsel.build import position
from tests.schichtwechsel.look import WAGONS_FULL, held, points
from tests.schichtwechsel.seeing import all_pass, story
from tests.support import asked, offered, play, rule, told

NO_TOOLS = dict.fromkeys(range(4), 0)


def final(players: int = 4, **more: Any) -> State:
    """The final scoring, begun; nobody has a tool marker unless it is said."""
    return position(players, round=5, phase="final", **{"tools": NO_TOOLS, **more})


def row(category: str, **more: Any) -> list[int]:
    """What each seat gets in one row."""
    s = final(**more)
    assert s.is_over
    return [points(s, n).get(category, 0) for n in range(4)]


# -- the last miner moves --------------------------------------------------------------------------


@rule("SW-15.4")
def test_a_house_on_its_plot_gives_one_last_miner_move_that_is_not_optional() -> None:
    s = final(plots={2: ["plot_miner_move"]}, miner={2: 3})
    assert asked(s) == (2, "MinerSteps")
    assert offered(s) == ["miner_steps 1"]
    play(s, "miner_steps 1")
    assert s.is_over
    assert held(s, 2)["miner"] == 4


@rule("SW-15.4", "SW-12.2")
def test_the_last_miner_move_has_the_range_of_the_work_speed() -> None:
    s = final(plots={2: ["plot_miner_move", "work_speed", "work_speed"]}, miner={2: 3, 0: 5})
    assert offered(s) == ["miner_steps 1", "miner_steps 2", "miner_steps 3"]
    assert held(play(s, "miner_steps 3"), 2)["miner"] == 7


@rule("SW-15.4", "SW-12.4")
@pytest.mark.parametrize(("start", "tools"), [(0, 3), (2, 2), (3, 3), (10, 2), (11, 3)])
def test_the_last_miner_move_does_not_use_the_space_but_takes_a_tool_back(start: int, tools: int) -> None:
    s = final(plots={1: ["plot_miner_move"]}, miner={1: start}, tools={**NO_TOOLS, 1: 3})
    play(s, "miner_steps 1")
    assert held(s, 1)["tools"] == tools
    assert points(s, 1) == {"end_tools": -2 * tools}


@rule("SW-15.4", "SW-12.6")
def test_a_miner_at_the_exit_gets_two_points_and_a_tool_back_instead() -> None:
    s = final(plots={1: ["plot_miner_move"]}, miner={1: 14}, tools={**NO_TOOLS, 1: 1})
    assert s.is_over
    assert points(s, 1) == {"overtime": 2, "end_shift": 8}


@rule("SW-15.3", "SW-15.4", "SW R57")
def test_the_last_miner_moves_begin_with_the_holder_of_the_marker_and_go_clockwise() -> None:
    s = final(first=0, marker=2, plots={n: ["plot_miner_move"] for n in (0, 1, 3)}, miner={0: 13, 1: 12, 3: 11})
    order = []
    while not s.is_over:
        order.append(asked(s)[0])
        play(s, "miner_steps 1")
    assert order == [3, 0, 1]
    assert [held(s, n)["miner"] for n in range(4)] == [14, 13, 0, 14]  # seat 3 leaves out 12 and 13, still taken


@rule("SW-15.4", "SW-15.5")
def test_the_exit_reached_by_a_last_move_counts() -> None:
    s = final(marker=1, plots={0: ["plot_miner_move"], 3: ["plot_miner_move"]}, miner={0: 13, 3: 12})
    play(s, "miner_steps 1", "miner_steps 1")
    assert [points(s, n).get("end_shift", 0) for n in (0, 3)] == [5, 8]


# -- the board -------------------------------------------------------------------------------------


@rule("SW-15.5", "SW-12.5")
def test_the_first_miner_at_the_exit_gets_8_the_others_5() -> None:
    assert row("end_shift", miner={0: 14, 1: 14, 2: 13, 3: 14}, first_at_exit=3) == [5, 5, 0, 8]
    assert row("end_shift", miner={1: 14}, first_at_exit=1) == [0, 8, 0, 0]


THRESHOLDS = [
    ("road", [0, 0, 0, 0, 0, 0, 1, 1, 2, 2, 3, 3]),
    ("rail", [0, 0, 0, 0, 0, 2, 2, 3, 3, 4]),
    ("canal", [0, 0, 0, 1, 1, 2, 2, 3]),
]


@rule("SW-15.6", "SW R46")
@pytest.mark.parametrize(("track", "vp"), THRESHOLDS)
def test_a_disc_scores_the_highest_threshold_it_has_reached_and_only_this(track: str, vp: list[int]) -> None:
    for field, points_due in enumerate(vp):
        assert row(f"end_{track}", discs={1: {track: field}}) == [0, points_due, 0, 0]


@rule("SW-15.6", "SW-5.4")
@pytest.mark.parametrize(("track", "length"), [("road", 12), ("rail", 10), ("canal", 8)])
def test_the_first_disc_on_a_target_gets_8_and_the_others_5(track: str, length: int) -> None:
    discs = {n: {track: length} for n in (0, 2, 3)}
    assert row(f"end_{track}", discs=discs, first_at_target={track: 2}) == [5, 0, 8, 5]


@rule("SW-15.6")
def test_the_tracks_score_separately() -> None:
    s = final(discs={1: {"road": 12, "rail": 9, "canal": 3}})
    assert points(s, 1) == {"end_road": 8, "end_rail": 4, "end_canal": 1}


# -- plots -----------------------------------------------------------------------------------------


@rule("SW-15.7")
@pytest.mark.parametrize("heap", range(7))
def test_plot_spoil_gives_1_and_1_for_each_spoil_on_the_heap(heap: int) -> None:
    found = row("end_plot_spoil", plots={1: ["plot_spoil"]}, heap={0: 6, 1: heap}, carts={1: {"cart_1": "spoil"}})
    assert found == [0, 1 + heap, 0, 0]


@rule("SW-15.8")
def test_plot_4vp_gives_4() -> None:
    assert row("end_plot_4vp", plots={2: ["plot_4vp"], 1: ["plot_2vp"]}) == [0, 0, 4, 0]


@rule("SW-15.9")
@pytest.mark.parametrize("houses", range(6))
def test_plot_2vp_gives_2_for_each_house(houses: int) -> None:
    assert row("end_plot_2vp", plots={3: ["plot_2vp"] * houses}) == [0, 0, 0, 2 * houses]


PLANT = ["own_field", "grey_1", "grey_2", "grey_3"]


@rule("SW-15.10", "SW R47", "SW R48")
@pytest.mark.parametrize(
    ("houses", "plant", "wagons", "sold", "left", "on_wagons", "sold_then"),
    [
        (0, 4, 4, 0, 4, 4, 0),  # without a house nothing
        (1, 1, 0, 0, 0, 1, 0),  # one coke makes no pair
        (1, 2, 0, 0, 0, 0, 2),
        (1, 3, 0, 0, 1, 0, 2),  # two coke a loading
        (1, 4, 0, 0, 2, 0, 2),
        (1, 1, 1, 0, 0, 0, 2),
        (1, 2, 2, 0, 0, 2, 2),  # one pair a house
        (1, 2, 4, 0, 2, 2, 2),  # no room before the sale
        (1, 2, 3, 0, 1, 2, 2),
        (2, 2, 4, 0, 2, 0, 4),  # all loadings come before all sales
        (2, 3, 2, 0, 1, 0, 4),
        (2, 4, 0, 0, 0, 0, 4),
        (3, 4, 2, 0, 2, 0, 4),
        (1, 0, 3, 8, 0, 1, 10),
        (2, 1, 0, 10, 0, 1, 10),  # no column is left
        (5, 1, 1, 8, 0, 0, 10),
    ],
)
def test_plot_coke_loads_two_and_sells_a_pair_for_each_house(
    houses: int, plant: int, wagons: int, sold: int, left: int, on_wagons: int, sold_then: int
) -> None:
    s = final(plots={1: ["plot_coke"] * houses}, plant={1: PLANT[:plant]}, coke_wagons={1: wagons}, sold={1: sold})
    assert s.is_over  # nobody is asked
    own = held(s, 1)
    assert (own["coke_in_plant"], own["coke_wagons"], own["sold"]) == (left, on_wagons, sold_then)


@rule("SW-15.10", "SW R48")
def test_the_last_sales_give_no_coin_and_no_cube() -> None:
    s = final(plots={1: ["plot_coke"]}, coke_wagons={1: 2})
    assert (held(s, 1)["coins"], held(s, 1)["white"]) == (1, 0)
    assert told(s, "coke_sold") == [{"seat": 1, "column": 1}]
    assert points(s, 1) == {"end_sold_coke": 4}


# -- coke, wagons, tools, marker -------------------------------------------------------------------


@rule("SW-15.11", "SW-4.8", "SW R51")
@pytest.mark.parametrize(("sold", "vp"), [(0, 0), (2, 4), (4, 10), (6, 17), (8, 26), (10, 36)])
def test_sold_coke_scores_its_filled_columns(sold: int, vp: int) -> None:
    assert row("end_sold_coke", sold={2: sold}) == [0, 0, vp, 0]


@rule("SW R51", "SW-15.11", "SW-15.13")
def test_an_eleventh_coke_cannot_be_sold() -> None:
    s = final(sold={1: 10}, coke_wagons={1: 1}, plots={1: ["plot_coke"] * 5})
    assert points(s, 1) == {"end_sold_coke": 36, "end_unsold_coke": 1}


@rule("SW-15.12")
@pytest.mark.parametrize(
    ("wagons", "vp"),
    [
        ({}, 0),
        ({"wagon_1": 1}, 1),
        ({"wagon_3": 1, "wagon_4": 1}, 0),
        ({"wagon_3": 2, "wagon_4": 1, "wagon_5": 1}, 2),
        (WAGONS_FULL, 5),
    ],
)
def test_each_full_coal_wagon_gives_1(wagons: dict[str, int], vp: int) -> None:
    assert row("end_wagons", wagons={1: wagons}) == [0, vp, 0, 0]


@rule("SW-15.13")
@pytest.mark.parametrize(("plant", "wagons"), [(0, 0), (1, 0), (0, 1), (4, 4), (3, 2)])
def test_each_coke_in_the_plant_or_on_coke_wagons_gives_1(plant: int, wagons: int) -> None:
    assert row("end_unsold_coke", plant={1: PLANT[:plant]}, coke_wagons={1: wagons}) == [0, plant + wagons, 0, 0]


@rule("SW-15.13", "SW-15.10")
def test_coke_sold_at_the_end_is_not_counted_as_unsold() -> None:
    s = final(plots={1: ["plot_coke"]}, plant={1: PLANT[:3]})
    assert points(s, 1) == {"end_sold_coke": 4, "end_unsold_coke": 1}


@rule("SW-15.14", "SW-15.15", "SW R49")
@pytest.mark.parametrize(("tools", "left"), [(0, 0), (1, 0), (3, 0), (4, 1), (7, 4)])
def test_plot_tools_returns_up_to_3_before_the_penalty(tools: int, left: int) -> None:
    s = final(plots={1: ["plot_tools"]}, tools={**NO_TOOLS, 1: tools})
    assert held(s, 1)["tools"] == left
    assert points(s, 1) == ({"end_tools": -2 * left} if left else {})


@rule("SW-15.15", "SW R50")
def test_each_remaining_tool_costs_2_and_the_total_can_be_negative() -> None:
    s = final(tools={0: 6, 1: 1, 2: 0, 3: 9}, points={1: 1}, marker=2)
    assert s.scores() == [-12, -1, 2, -18]


@rule("SW-15.16")
@pytest.mark.parametrize("marker", range(4))
def test_the_holder_of_the_start_marker_gets_2(marker: int) -> None:
    assert row("end_start_marker", first=1, marker=marker) == [2 * (n == marker) for n in range(4)]


@rule("SW-15.16", "SW R57")
def test_who_takes_the_marker_in_round_5_has_it_in_the_final_scoring() -> None:
    s = position(round=5, tools=NO_TOOLS, to_act=3)
    play(s, "card start_player", "pay p", "copy_none")
    all_pass(s)
    assert s.scores() == [0, 0, 0, 2]


@rule("SW-15.17")
def test_coins_cubes_water_houses_and_headframes_are_worth_nothing() -> None:
    s = final(
        marker=3,
        coins={0: 9},
        white={0: 5},
        water={0: 6, 1: 0},
        base={0: 1, 1: 2},
        frames={"large_canal": 2},
        plots={2: ["work_speed", "work_speed"]},
        heap={1: 6},
        carts={1: {"cart_1": "coal", "cart_3": "spoil"}},
    )
    assert s.scores() == [0, 0, 0, 2]


# -- the order -------------------------------------------------------------------------------------


@rule("SW-15.3")
def test_the_rows_are_scored_in_the_order_of_the_rules_each_from_the_holder_of_the_marker_on() -> None:
    discs = {n: {"road": 6, "rail": 5, "canal": 3} for n in range(4)}
    s = final(
        marker=2,
        tools=dict.fromkeys(range(4), 4),
        miner=dict.fromkeys(range(4), 14),
        discs=discs,
        plots={
            0: ["plot_spoil", "plot_2vp", "plot_coke"],
            1: ["plot_miner_move", "plot_4vp", "plot_tools"],
            2: ["plot_spoil", "plot_2vp", "plot_tools"],
            3: ["plot_spoil", "plot_coke"],
        },
        plant={n: [f"grey_{n + 1}"] for n in range(4)},
        coke_wagons=dict.fromkeys(range(4), 2),
        sold=dict.fromkeys(range(4), 2),
        wagons={n: {"wagon_1": 1} for n in range(4)},
    )
    assert story(s) == [
        *("final_began", "overtime_worked 1", "vp_gained 1 overtime 2", "tools_returned 1 1"),
        *gained("end_shift", {2: 5, 3: 5, 0: 8, 1: 5}),
        *gained("end_road", {2: 1, 3: 1, 0: 1, 1: 1}),
        *gained("end_rail", {2: 2, 3: 2, 0: 2, 1: 2}),
        *gained("end_canal", {2: 1, 3: 1, 0: 1, 1: 1}),
        *gained("end_plot_spoil", {2: 1, 3: 1, 0: 1}),
        *gained("end_plot_4vp", {1: 4}),
        *gained("end_plot_2vp", {2: 2, 0: 2}),
        *("coke_loaded 3 grey_4", "coke_sold 3 2", "coke_loaded 0 grey_1", "coke_sold 0 2"),
        *gained("end_sold_coke", {2: 4, 3: 10, 0: 10, 1: 4}),
        *gained("end_wagons", {2: 1, 3: 1, 0: 1, 1: 1}),
        *gained("end_unsold_coke", {2: 3, 3: 1, 0: 1, 1: 3}),
        *("tools_returned 2 3", "tools_returned 1 3"),
        *("vp_lost 2 end_tools 2", "vp_lost 3 end_tools 8", "vp_lost 0 end_tools 8"),
        *gained("end_start_marker", {2: 2}),
        "game_won 1 23",
    ]
    assert s.scores() == [19, 23, 20, 14]


def gained(category: str, vp: dict[int, int]) -> list[str]:
    return [f"vp_gained {seat} {category} {count}" for seat, count in vp.items()]
