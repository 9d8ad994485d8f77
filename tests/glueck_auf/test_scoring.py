"""The shift scoring [GA-12]."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product

import pytest

from revier.kernel.rng import Rng
from revier.kernel.state import State
from tests.glueck_auf.build import (
    COLORS,
    TILES,
    TRANSPORTS,
    UNLOADED,
    after_draft,
    empty,
    full,
    last_turn,
    row,
    scored,
    seat,
    slot_colors,
)
from tests.support import play, rule, told

CLOCK = {  # element -> first, second, from shift
    "coal_yellow": (2, 1, 1),
    "coal_brown": (3, 1, 1),
    "coal_grey": (4, 2, 1),
    "coal_black": (5, 2, 1),
    "haul_barrow": (6, 3, 2),
    "haul_carriage": (7, 3, 2),
    "haul_motorcar": (8, 4, 2),
    "haul_engine": (9, 4, 2),
    "cart_yellow": (10, 5, 3),
    "cart_brown": (11, 5, 3),
    "cart_grey": (12, 6, 3),
    "cart_black": (13, 6, 3),
}


def shares(counts: Sequence[int], first: int, second: int) -> list[int]:
    """Section 12 in other words: who scores what for these counts."""
    ranks = sorted({n for n in counts if n > 0}, reverse=True)
    points = dict.fromkeys(counts, 0)
    if ranks:
        points[ranks[0]] = first
    if len(ranks) > 1 and counts.count(ranks[0]) == 1 and len(counts) > 2:
        points[ranks[1]] = second
    return [points[n] for n in counts]


def black_slots(seat: int, count: int) -> list[str]:
    """Delivered orders of one transport with so many black slots, 0 to 3."""
    name = TRANSPORTS[seat]
    return [f"{name}_k"] * (count % 2) + [f"{name}_kk"] * (count // 2)


def black_majority(*counts: int) -> list[int]:
    delivered = {seat: black_slots(seat, count) for seat, count in enumerate(counts)}
    return row(scored(len(counts), delivered=delivered), "coal_black", 1)


# -- what counts -----------------------------------------------------------------------------------


@rule("GA-12.1", "GA-15.10")
def test_all_delivered_orders_are_revealed_to_everybody() -> None:
    s = scored(delivered={0: ["barrow_y", "engine_kk"], 2: ["carriage_g"]})
    for onlooker in (None, 0, 1, 2):
        assert told(s, "delivered_shown", onlooker) == [
            {"seat": 0, "orders": ["barrow_y", "engine_kk"]},
            {"seat": 1, "orders": []},
            {"seat": 2, "orders": ["carriage_g"]},
        ]


@rule("GA-12.1")
def test_outstanding_orders_never_count_complete_or_not() -> None:
    s = scored(shift=2, outstanding={0: full("engine_kk") | {"barrow_bb": [["brown"]]} | empty("carriage_g")})
    assert told(s, "element_scored") == []
    assert s.scores() == [0, 0, 0]


@rule("GA-12.1")
def test_orders_of_earlier_shifts_count_again() -> None:
    s = scored(shift=1, delivered={0: ["barrow_y"], 1: ["engine_yy"]})
    assert row(s, "coal_yellow", 1) == [1, 2, 0]
    while s.view(None)["shift"] == 2:
        play(s, "worker bank")
    assert row(s, "coal_yellow", 2) == [1, 2, 0]
    assert s.scores() == [1 + 1 + 6, 2 + 2 + 9, 0]


# -- the clock -------------------------------------------------------------------------------------


@rule("GA-12.2")
@pytest.mark.parametrize("element", CLOCK)
@pytest.mark.parametrize("shift", [1, 2, 3])
def test_an_element_scores_its_two_values_from_its_shift_on(element: str, shift: int) -> None:
    kind, key = element.split("_")
    if kind == "coal":
        letter = key[0] if key != "black" else "k"
        s = scored(shift=shift, delivered={0: [f"barrow_{letter * 2}"], 1: [f"engine_{letter}"]})
    elif kind == "haul":
        s = scored(shift=shift, delivered={0: [f"{key}_gg"], 1: [f"{key}_y"]})
    else:
        s = scored(shift=shift, mine={0: [(f"{key}_2_dark",)], 1: [(f"{key}_1_dark",)]})
    first, second, from_shift = CLOCK[element]
    found = [event for event in told(s, "element_scored") if event["element"] == element]
    if shift < from_shift:
        assert found == []
    else:
        assert found == [
            {"seat": 0, "element": element, "count": 2, "points": first},
            {"seat": 1, "element": element, "count": 1, "points": second},
        ]
        assert row(s, element, shift) == [first, second, 0]


@rule("GA-12.2")
@pytest.mark.parametrize("shift", [1, 2, 3])
def test_the_elements_are_scored_in_the_order_of_the_clock(shift: int) -> None:
    s = scored(shift=shift, delivered={0: [f"{transport}_ybgk" for transport in TRANSPORTS]}, printed={0: UNLOADED})
    assert [event["element"] for event in told(s, "element_scored")] == list(CLOCK)[: 4 * shift]


@rule("GA-12.2")
def test_the_score_sheet_has_a_row_for_every_element_of_every_shift() -> None:
    rows = [(line["category"], line["round"]) for line in scored(shift=3).breakdown() if line["round"]]
    assert rows == [(element, shift) for shift in (1, 2, 3) for element in list(CLOCK)[: 4 * shift]]


@rule("GA-12.3", "GA-Q17")
def test_a_slot_filled_by_a_substitution_is_one_slot_of_its_printed_colour() -> None:
    s = last_turn(shift=2, outstanding={0: {"motorcar_k": [["yellow", "yellow"]]}})
    play(s, "worker delivery_motorcar")
    assert told(s, "element_scored") == [
        {"seat": 0, "element": "coal_black", "count": 1, "points": 5},
        {"seat": 0, "element": "haul_motorcar", "count": 1, "points": 8},
    ]


@rule("GA-12.3")
def test_transport_elements_count_slots_and_not_cards() -> None:
    s = scored(shift=2, delivered={0: ["barrow_y", "barrow_b"], 1: ["barrow_ggg"], 2: ["barrow_ybgk"]})
    assert {e["seat"]: e["count"] for e in told(s, "element_scored") if e["element"] == "haul_barrow"} == {1: 3, 2: 4}
    assert row(s, "haul_barrow", 2) == [0, 3, 6]


@rule("GA-12.3")
def test_transport_elements_count_slots_of_any_colour() -> None:
    s = scored(shift=2, delivered={0: ["engine_yy", "engine_k"], 1: ["engine_gg"]})
    assert row(s, "haul_engine", 2) == [9, 4, 0]


@rule("GA-12.4", "GA-Q16")
def test_an_emptied_printed_cart_counts_as_an_empty_cart() -> None:
    s = scored(shift=3, printed={1: {"brown": None}})
    assert row(s, "cart_brown", 3) == [0, 11, 0]
    assert row(s, "cart_yellow", 3) == [0, 0, 0]


@rule("GA-12.4")
def test_a_cart_with_a_cube_does_not_count_and_each_empty_cart_of_a_tile_does() -> None:
    s = scored(shift=3, mine={0: [("grey_2_dark", "grey"), "grey_2_light"], 1: [("grey_2_dark",)]})
    assert {e["seat"]: e["count"] for e in told(s, "element_scored") if e["element"] == "cart_grey"} == {0: 1, 1: 2}
    assert row(s, "cart_grey", 3) == [6, 12, 0]


@rule("GA-12.4")
def test_a_cart_counts_for_its_own_colour_whatever_lay_on_it() -> None:
    s = scored(shift=3, mine={0: [("grey_2_dark", "yellow")]}, printed={1: {"yellow": "grey"}})
    assert row(s, "cart_grey", 3) == [12, 0, 0]
    assert row(s, "cart_yellow", 3) == [0, 0, 0]


# -- majorities ------------------------------------------------------------------------------------


@rule("GA-12.5")
def test_with_no_participant_nobody_scores() -> None:
    assert black_majority(0, 0, 0) == [0, 0, 0]
    assert black_majority(0, 0) == [0, 0]


@rule("GA-12.5")
def test_nobody_is_second_with_nothing() -> None:
    assert black_majority(1, 0, 0) == [5, 0, 0]
    assert black_majority(0, 0, 0, 3) == [0, 0, 0, 5]


@rule("GA-12.6")
def test_all_with_the_highest_count_score_the_full_first_value() -> None:
    assert black_majority(2, 2, 0) == [5, 5, 0]
    assert black_majority(1, 1, 1) == [5, 5, 5]
    assert black_majority(3, 3, 3, 3) == [5, 5, 5, 5]
    assert black_majority(0, 2, 2, 2) == [0, 5, 5, 5]


@rule("GA-12.7")
def test_behind_a_single_first_all_with_the_next_highest_count_score_the_full_second_value() -> None:
    assert black_majority(3, 2, 1) == [5, 2, 0]
    assert black_majority(1, 3, 1) == [2, 5, 2]
    assert black_majority(2, 2, 3, 2) == [2, 2, 5, 2]
    assert black_majority(2, 3, 2, 1) == [2, 5, 2, 0]
    assert black_majority(3, 0, 0, 1) == [5, 0, 0, 2]


@rule("GA-12.7")
def test_with_two_firsts_there_is_no_second() -> None:
    assert black_majority(3, 3, 2) == [5, 5, 0]
    assert black_majority(3, 2, 3, 1) == [5, 0, 5, 0]
    assert black_majority(3, 3, 3, 2) == [5, 5, 5, 0]


@rule("GA-12.7")
def test_third_places_score_nothing() -> None:
    assert black_majority(3, 2, 1, 1) == [5, 2, 0, 0]


@rule("GA-12.8")
def test_with_two_players_only_first_places_score() -> None:
    assert black_majority(3, 2) == [5, 0]
    assert black_majority(1, 3) == [0, 5]
    assert black_majority(1, 0) == [5, 0]


@rule("GA-12.8", "GA-Q30")
def test_two_players_tied_for_first_both_score_the_first_value() -> None:
    assert black_majority(2, 2) == [5, 5]


@rule("GA-12.8", "GA-Q30")
def test_the_two_player_rule_holds_for_all_twelve_elements() -> None:
    s = scored(
        2,
        shift=3,
        delivered={0: [f"{each}_ybgk" for each in TRANSPORTS], 1: [f"{each}_gg" for each in TRANSPORTS]},
        mine={0: [(f"{color}_2_light",) for color in COLORS], 1: [(f"{color}_1_light",) for color in COLORS]},
    )
    for element, (first, _second, _shift) in CLOCK.items():
        assert row(s, element, 3) == ([0, first] if element == "coal_grey" else [first, 0])


@rule("GA-12.5", "GA-12.6", "GA-12.7", "GA-12.8")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_distribution_of_counts_is_shared_out_by_the_rule(players: int) -> None:
    for counts in product(range(4), repeat=players):
        assert black_majority(*counts) == shares(counts, 5, 2), counts


# -- whole scorings --------------------------------------------------------------------------------


def count(s: State, n: int, element: str, delivered: list[str]) -> int:
    kind, key = element.split("_")
    if kind == "coal":
        return sum(slot_colors(order).count(key) for order in delivered)
    if kind == "haul":
        return sum(len(slot_colors(order)) for order in delivered if order.startswith(key))
    return sum(cart["color"] == key and cart["cube"] is None for cart in seat(s, n)["carts"])


@rule("GA-12.2", "GA-12.3", "GA-12.4")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("seed", range(12))
def test_random_deliveries_and_mines_are_scored_element_by_element(players: int, seed: int) -> None:
    rng = Rng(100 * players + seed)
    orders = after_draft(players)["order_stack"]
    delivered: dict[int, list[str]] = {n: [] for n in range(players)}
    for order in orders[: 8 + rng.below(16)]:
        delivered[rng.below(players)].append(order)
    mine: dict[int, list[tuple[str | None, ...]]] = {n: [] for n in range(players)}
    for tile in TILES:
        mine[rng.below(players)].append((tile, *[tile.split("_")[0]][: rng.below(2)]))
    shift = 1 + rng.below(3)
    s = last_turn(players, shift=shift, delivered=delivered, mine=mine)
    counts = {e: [count(s, n, e, delivered[n]) for n in range(players)] for e in list(CLOCK)[: 4 * shift]}
    play(s, "worker bank")
    for element, values in counts.items():
        first, second, _from = CLOCK[element]
        assert row(s, element, shift) == shares(values, first, second), element
