"""Steps III to V: the water rises, white cubes, selling coke [SW-10.9 to SW-10.11]."""

from __future__ import annotations

from itertools import product

import pytest

from revier.games.schichtwechsel.title import SchichtwechselGame
from tests.schichtwechsel.build import position
from tests.schichtwechsel.look import DATA, SEATS, at, held, points, table
from tests.support import asked, offered, play, rule, told


@rule("SW-10.9", "SW-9.1")
@pytest.mark.parametrize("players", SEATS)
def test_the_water_of_every_player_rises_by_one_from_the_start_player_on(players: int) -> None:
    s = position(players, phase="step_3", first=1)
    assert [held(s, n)["water"] for n in range(players)] == [4] * players
    assert [event["seat"] for event in told(s, "water_rose")] == [(1 + i) % players for i in range(players)]


@rule("SW-10.9", "SW-4.10")
def test_the_rise_may_overflow_and_nobody_is_asked() -> None:
    s = position(phase="step_3", water={0: 6, 1: 5, 2: 0, 3: 6})
    assert [held(s, n)["water"] for n in range(4)] == [4, 6, 1, 4]
    assert [held(s, n)["tools"] for n in range(4)] == [7, 6, 6, 7]
    assert asked(s) == (0, "Turn")


@rule("SW-10.10", "SW-4.5", "SW E7")
@pytest.mark.parametrize(("gauge", "wagon", "field"), list(product([False, True], repeat=3)))
def test_a_white_cube_for_each_symbol_that_is_free(gauge: bool, wagon: bool, field: bool) -> None:
    s = position(
        phase="step_4",
        water={1: 6 if gauge else 5},
        wagons={1: {"wagon_5": 1} if wagon else {"wagon_1": 1}},
        plant={1: ["own_field"] if field else ["grey_3"]},
    )
    assert held(s, 1)["white"] == 3 - gauge - wagon - field
    assert asked(s) == (0, "Turn")  # nothing to decide


@rule("SW-10.10", "SW E5")
def test_the_water_rises_before_the_cubes_are_taken() -> None:
    s = position(phase="step_3", water={0: 5, 1: 6})
    assert [held(s, n)["white"] for n in range(4)] == [2, 3, 3, 3]


@rule("SW-10.11", "SW E9")
def test_a_sale_moves_a_pair_to_the_next_column_for_a_coin_and_a_white_cube() -> None:
    s = position(round=2, phase="step_5", coke_wagons={0: 3}, sold={0: 2})
    assert (asked(s), offered(s)) == ((0, "SalePick"), ["yes", "no"])
    play(s, "yes")
    seat = held(s)
    assert (seat["coke_wagons"], seat["sold"], seat["coins"], seat["white"]) == (1, 4, 2, 1)
    assert told(s, "coke_sold") == [{"seat": 0, "column": 2}]
    assert points(s) == {}  # sold coke scores at the end


@rule("SW-10.11", "SW R30")
def test_the_sale_may_be_declined() -> None:
    s = play(position(round=2, phase="step_5", coke_wagons={0: 2}), "no")
    seat = held(s)
    assert (seat["coke_wagons"], seat["sold"], seat["coins"], seat["white"], asked(s)) == (2, 0, 1, 0, (0, "Turn"))


@rule("SW-10.11", "SW R30")
def test_one_pair_a_round_is_sold_at_most() -> None:
    s = play(position(round=2, phase="step_5", coke_wagons={0: 4}), "yes")
    assert (held(s)["coke_wagons"], asked(s)) == (2, (0, "Turn"))


@rule("SW-10.11")
@pytest.mark.parametrize(
    ("on_wagons", "sold", "can"), [(0, 0, False), (1, 0, False), (2, 0, True), (2, 8, True), (1, 10, False)]
)
def test_a_sale_needs_two_coke_on_coke_wagons(on_wagons: int, sold: int, can: bool) -> None:
    s = position(round=5, phase="step_5", coke_wagons={0: on_wagons}, sold={0: sold})
    assert asked(s) == (0, "SalePick" if can else "Turn")


@rule("SW-10.11", "SW-4.8")
@pytest.mark.parametrize(("sold", "can"), [(6, True), (8, False)])
def test_without_a_free_column_nothing_can_be_sold(sold: int, can: bool) -> None:
    """With 11 coke there is no pair beyond the fifth column; so here is a tableau with four."""
    tableau = DATA["tableau"] | {"sold_coke": DATA["tableau"]["sold_coke"] | {"vp": [4, 6, 7, 9], "columns": 4}}
    short = SchichtwechselGame(DATA | {"tableau": tableau})
    s = position(round=5, phase="step_5", coke_wagons={0: 2}, sold={0: sold}, game=short)
    assert asked(s) == (0, "SalePick" if can else "Turn")


@rule("SW-10.11")
def test_coke_in_the_plant_cannot_be_sold() -> None:
    s = position(round=2, phase="step_5", coke_wagons={0: 1}, plant={0: ["grey_3", "grey_4"]})
    assert asked(s) == (0, "Turn")


@rule("SW-10.11", "SW-9.1", "SW-9.2")
@pytest.mark.parametrize("first", [0, 2])
def test_sales_go_round_clockwise_from_the_start_player(first: int) -> None:
    s = position(round=2, phase="step_5", first=first, coke_wagons=dict.fromkeys(range(4), 2))
    for i in range(4):
        assert asked(s) == ((first + i) % 4, "SalePick")
        play(s, "yes" if i % 2 else "no")
    assert [event["seat"] for event in told(s, "coke_sold")] == [(first + 1) % 4, (first + 3) % 4]


@rule("SW R31")
def test_cubes_of_the_sale_and_of_bonus_field_2_come_on_top_of_the_three() -> None:
    s = position(round=2, phase="step_4", coke_wagons={0: 2}, **at(canal=2, houses=["house_2"]))
    assert held(s)["white"] == 3
    assert held(play(s, "yes"))["white"] == 5


@rule("SW-9.2")
def test_each_step_is_finished_by_all_before_the_next_begins() -> None:
    gone = {n: ["house_1"] for n in range(4)}
    s = position(
        round=2,
        phase="step_2",
        coke_wagons=dict.fromkeys(range(4), 2),
        unlocked=gone,
        discs={n: {"canal": 2} for n in range(4)},
    )
    seen = []
    while table(s)["phase"] != "action":
        if asked(s)[1] in ("TakeTile", "SalePick", "ChooseOption"):
            seen.append(asked(s))
        s.apply(s.legal_actions()[0])
    kinds = ["TakeTile", "SalePick", "ChooseOption"]
    assert seen == [(n, kind) for kind in kinds for n in range(4)]
    order = [event.kind for event in s.events() if event.kind in ("tile_taken", "cubes_taken", "coke_sold")]
    assert order[:8] == ["tile_taken"] * 4 + ["cubes_taken"] * 4
