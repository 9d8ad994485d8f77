"""The end of the game [GA-14]."""

from __future__ import annotations

from typing import Any

import pytest

from revier.kernel.state import State
from tests.glueck_auf.build import UNLOADED, empty, full, row, scored, seat
from tests.glueck_auf.games import finished
from tests.support import rule, told


def ended(players: int = 3, **given: Any) -> State:
    """The end of a game without outstanding orders but those given; the bank's Mark is already in `marks`."""
    marks = {n: given.get("marks", {}).get(n, 0 if n else 1) for n in range(players)}
    given["marks"] = marks | {0: marks[0] - 1}
    given["outstanding"] = {n: {} for n in range(players)} | given.get("outstanding", {})
    return scored(players, shift=3, **given)


@rule("GA-14.1", "GA-Q20")
@pytest.mark.parametrize("marks", [1, 4, 5, 6, 9, 10, 14, 15, 103])
def test_every_full_five_marks_are_one_point_and_the_remainder_is_kept(marks: int) -> None:
    s = ended(marks={0: marks, 1: marks})
    assert row(s, "money") == [marks // 5, marks // 5, 0]
    assert [seat(s, n)["marks"] for n in range(3)] == [marks % 5, marks % 5, 0]


@rule("GA-14.2")
@pytest.mark.parametrize(("cubes", "points"), [(0, 0), (1, 0), (2, 0), (3, 1), (5, 1), (6, 2), (16, 5)])
def test_every_full_three_cubes_are_one_point(cubes: int, points: int) -> None:
    s = ended(printed={0: UNLOADED}, store={0: {"grey": cubes}})
    assert row(s, "coal")[0] == points


@rule("GA-14.2")
def test_all_colours_count_together_wherever_the_cubes_lie() -> None:
    s = ended(
        printed={0: {"yellow": None, "brown": None, "grey": None}},  # one cube left
        mine={0: ["brown_2_light", ("black_2_dark", "yellow")]},  # three
        cage={0: {"grey": 2}},
        store={0: {"yellow": 1, "black": 1}},
        outstanding={0: {"engine_gg": [["grey"]]}},
    )
    assert told(s, "coal_scored")[0] == {"seat": 0, "count": 1 + 3 + 2 + 2 + 1, "points": 3}


@rule("GA-14.2", "GA-Q21")
def test_both_cubes_of_a_substitution_and_those_of_complete_orders_count() -> None:
    s = ended(printed={0: UNLOADED}, outstanding={0: {"engine_k": [["yellow", "brown"]], "barrow_g": [["grey"]]}})
    assert row(s, "coal")[0] == 1


@rule("GA-14.2")
def test_delivered_orders_hold_no_cubes() -> None:
    s = ended(printed={0: UNLOADED}, delivered={0: ["engine_ybgk", "barrow_ggg"]})
    assert row(s, "coal")[0] == 0


@rule("GA-14.3")
def test_each_outstanding_order_costs_one_point_empty_or_partly_filled() -> None:
    s = ended(outstanding={0: empty("engine_k") | {"engine_gg": [["grey"]]}, 1: empty("barrow_y")})
    assert row(s, "outstanding") == [-2, -1, 0]


@rule("GA-14.3", "GA-Q21")
def test_a_complete_but_undelivered_order_costs_a_point_and_scores_none() -> None:
    s = ended(outstanding={0: full("carriage_kkk")})
    assert row(s, "outstanding") == [-1, 0, 0]
    assert row(s, "orders_carriage") == [0, 0, 0]
    assert row(s, "coal_black", 3) == [0, 0, 0]


@rule("GA-14.4")
@pytest.mark.parametrize(
    ("light", "dark", "points"), [(0, 0, 0), (1, 0, -2), (0, 1, -2), (2, 2, 0), (3, 1, -4), (1, 4, -6)]
)
def test_every_tile_of_difference_costs_two_points(light: int, dark: int, points: int) -> None:
    colors = ["yellow", "brown", "grey", "black"]
    s = ended(mine={0: [f"{c}_1_light" for c in colors[:light]] + [f"{c}_1_dark" for c in colors[:dark]]})
    assert row(s, "imbalance") == [points, 0, 0]


@rule("GA-14.4")
def test_tiles_are_compared_and_not_carts() -> None:
    s = ended(mine={0: ["grey_2_light", "black_1_dark"], 1: ["yellow_1_light", "brown_1_light", "grey_2_dark"]})
    assert row(s, "imbalance") == [0, -2, 0]


@rule("GA-14.4")
def test_the_sides_are_compared_over_all_levels_together() -> None:
    s = ended(mine={0: ["yellow_1_light", "yellow_1_light", "black_1_dark", "grey_1_dark"]})
    assert row(s, "imbalance")[0] == 0


@rule("GA-14.4", "GA-Q16")
def test_printed_carts_do_not_count_for_the_imbalance_empty_or_not() -> None:
    assert row(ended(), "imbalance") == [0, 0, 0]
    assert row(ended(printed={0: {"yellow": None}}), "imbalance") == [0, 0, 0]


@rule("GA-14.4")
def test_empty_tiles_count_for_the_imbalance_like_full_ones() -> None:
    s = ended(mine={0: [("yellow_2_light",), "yellow_1_light"]})
    assert row(s, "imbalance")[0] == -4


@rule("GA-14.1", "GA-14.2", "GA-14.3", "GA-14.4")
def test_money_coal_orders_and_imbalance_come_after_the_scoring_of_shift_three_in_this_order() -> None:
    s = ended(delivered={0: ["barrow_y"]})
    kinds = [event.kind for event in s.events()]
    final = ["money_scored", "coal_scored", "outstanding_scored", "imbalance_scored"]
    assert kinds[kinds.index("element_scored") :] == [
        *["element_scored"] * kinds.count("element_scored"),
        *final * 3,
        "game_won",
    ]


@rule("GA-14.1", "GA-14.2", "GA-14.3", "GA-14.4")
@pytest.mark.parametrize("shift", [1, 2])
def test_the_end_is_not_scored_after_earlier_shifts(shift: int) -> None:
    s = scored(shift=shift, marks={0: 20}, mine={0: ["yellow_2_light"]})
    assert s.scores() == [0, 0, 0]
    assert seat(s, 0)["marks"] == 21


@rule("GA-14.5")
def test_the_highest_score_wins() -> None:
    s = ended(points={0: 20, 1: 31, 2: 30})
    assert s.scores() == [21, 32, 31]  # four printed cubes are a point each
    assert s.ranking() == [3, 1, 2]
    assert told(s, "game_won") == [{"seat": 1, "points": 32}]


@rule("GA-14.5", "GA-Q20")
def test_a_tie_is_decided_by_the_larger_remainder_of_marks() -> None:
    s = ended(points={0: 20, 1: 21, 2: 20}, marks={0: 8, 1: 2, 2: 9})
    assert s.scores() == [22, 22, 22]
    assert [seat(s, n)["marks"] for n in range(3)] == [3, 2, 4]
    assert s.ranking() == [2, 3, 1]
    assert told(s, "game_won") == [{"seat": 2, "points": 22}]


@rule("GA-14.5", "GA-Q20")
def test_only_the_remainder_and_not_all_the_money_breaks_a_tie() -> None:
    s = ended(2, points={0: 20, 1: 22}, marks={0: 11, 1: 4})
    assert s.scores() == [23, 23]
    assert s.ranking() == [2, 1]


@rule("GA-14.5")
def test_those_still_tied_share_the_victory() -> None:
    s = ended(4, points={0: 20, 1: 20, 2: 9, 3: 20}, marks={0: 3, 1: 2, 2: 3, 3: 3})
    assert s.ranking() == [1, 3, 4, 1]
    assert told(s, "game_won") == [{"seat": 0, "points": 21}, {"seat": 3, "points": 21}]


@rule("GA-14.5")
def test_all_players_may_share_the_victory() -> None:
    s = ended(3, marks={0: 1, 1: 1, 2: 1})
    assert s.ranking() == [1, 1, 1]


@rule("GA-14.5")
def test_money_does_not_help_a_lower_score() -> None:
    s = ended(2, points={0: 20, 1: 19}, marks={0: 1, 1: 4})
    assert s.ranking() == [1, 2]


@rule("GA-14.5", "GA-Q19")
def test_scores_may_be_negative() -> None:
    s = ended(2, mine={0: ["yellow_1_light", "brown_1_light"]}, outstanding={0: empty("barrow_y"), 1: {}})
    assert s.scores() == [-4 + 2 - 1, 1]  # six cubes
    assert s.ranking() == [2, 1]


@rule("GA-14.5", "GA-Q19")
def test_scores_have_no_upper_limit() -> None:
    s = ended(2, points={0: 60, 1: 64}, marks={0: 25, 1: 930})
    assert s.scores() == [60 + 1 + 5, 64 + 1 + 186]
    assert s.ranking() == [2, 1]


@rule("GA-14.5")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("seed", range(6))
def test_a_score_is_the_sum_of_its_sheet_and_the_winner_has_the_most(players: int, seed: int) -> None:
    s = finished(players, seed)
    sheet = [line["points"] for line in s.breakdown()]
    assert s.scores() == [sum(points[n] for points in sheet) for n in range(players)]
    best = max((score, seat(s, n)["marks"]) for n, score in enumerate(s.scores()))
    assert [n for n, place in enumerate(s.ranking()) if place == 1] == [
        n for n in range(players) if (s.scores()[n], seat(s, n)["marks"]) == best
    ]
