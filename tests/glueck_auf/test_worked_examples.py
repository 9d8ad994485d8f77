"""The worked examples of the rules page, word for word; M, F and I sit on seats 0, 1 and 2."""

from __future__ import annotations

import pytest

from tests.glueck_auf.build import (
    GAME,
    UNLOADED,
    carts,
    crew,
    cubes,
    empty,
    full,
    last_turn,
    outstanding,
    position,
    row,
    scored,
    seat,
    space,
    stack,
    supply,
)
from tests.support import asked, offered, play, rule, told

M, F, I = 0, 1, 2  # noqa: E741 - the players of the rulebook


@rule("GA-W1")
def test_on_an_empty_space_m_puts_exactly_one_worker_and_receives_four_marks() -> None:
    s = position(marks={M: 0})
    play(s, "worker money_4")
    assert crew(s, "money_4") == (M, 1)
    assert seat(s, M)["workers"] == 14
    assert seat(s, M)["marks"] == 4


@rule("GA-W2")
def test_on_a_space_with_one_worker_m_puts_two_and_the_worker_goes_to_the_canteen() -> None:
    s = position(marks={M: 0}, crew={"money_5": (F, 1)})
    play(s, "worker money_5")
    assert crew(s, "money_5") == (M, 2)
    assert [seat(s, n)["in_canteen"] for n in (M, F, I)] == [0, 1, 0]
    assert seat(s, M)["marks"] == 5


@rule("GA-W3")
def test_m_displaces_two_own_workers_and_puts_three_more() -> None:
    s = position(marks={M: 0}, crew={"money_6": (M, 2)})
    play(s, "worker money_6")
    assert crew(s, "money_6") == (M, 3)
    assert seat(s, M)["in_canteen"] == 2
    assert seat(s, M)["workers"] == 15 - 2 - 3
    assert seat(s, M)["marks"] == 6


@rule("GA-W4")
def test_m_buys_the_light_tile_with_two_grey_carts_for_six_marks() -> None:
    s = position(marks={M: 9}, shown={"factory_3": "grey_2_light"}, tile_top=["yellow_1_dark"])
    play(s, "worker factory_3")
    assert seat(s, M)["marks"] == 3
    assert supply(s) == [13, 13, 11, 13]
    bought = [cart for cart in seat(s, M)["carts"] if cart["tile"] == 0]
    assert bought == [{"color": "grey", "side": "light", "tile": 0, "cube": "grey"}] * 2
    assert space(s, "factory_3")["piece"] == "yellow_1_dark"


@rule("GA-W4")
def test_the_two_grey_carts_hang_on_level_three() -> None:
    s = position(marks={M: 9}, shown={"factory_3": "grey_2_light"}, printed={M: {"grey": None}})
    play(s, "worker factory_3", "worker bank", "worker bank", "worker pit_6")
    loads = {level: offered(play(s.clone(), f"cage_to {level}"), "load") for level in (1, 2, 3, 4)}
    assert loads == {1: ["load yellow"], 2: ["load brown"], 3: ["load grey"], 4: ["load black"]}
    play(s, "cage_to 3", "load grey", "load grey")
    assert offered(s, "load") == []


@rule("GA-W5")
@pytest.mark.parametrize(("color", "price"), [("yellow", 1), ("brown", 2), ("grey", 3), ("black", 4)])
@pytest.mark.parametrize("count", [1, 2])
@pytest.mark.parametrize("side", ["light", "dark"])
def test_a_cart_costs_one_to_four_marks_and_two_carts_cost_twice_that(
    color: str, price: int, count: int, side: str
) -> None:
    s = position(marks={M: 20}, shown={"factory_1": f"{color}_{count}_{side}"})
    play(s, "worker factory_1")
    assert seat(s, M)["marks"] == 20 - count * price


@rule("GA-W6")
def test_m_works_eight_steps() -> None:
    s = position(outstanding={M: empty("carriage_gg")}, mine={M: ["grey_1_light"]})
    play(s, "worker pit_8", "cage_to 3", "load grey", "load grey", "cage_to 1", "load yellow", "cage_to 0")
    play(s, "fill_cage carriage_gg grey")
    assert asked(s) == (M, "PitStep")
    play(s, "fill_cage carriage_gg grey")
    assert asked(s) == (F, "PlaceWorkers")
    assert outstanding(s, M) == {"carriage_gg": [["grey"], ["grey"]]}
    assert seat(s, M)["cage_level"] == 0
    assert cubes(s, M, "cage") == {"yellow": 1}


@rule("GA-W7")
def test_m_delivers_two_carriage_orders_for_nineteen_points() -> None:
    s = position(outstanding={M: full("carriage_kk", "carriage_ybgk")})
    before = supply(s)
    play(s, "worker delivery_carriage")
    assert s.scores() == [19, 0, 0]
    assert supply(s) == [before[0] + 1, before[1] + 1, before[2] + 1, before[3] + 3]
    assert outstanding(s, M) == {}
    assert seat(s, M)["delivered"] == ["carriage_kk", "carriage_ybgk"]
    assert s.view(F)["seats"][M]["delivered"] is None  # face down


@rule("GA-W8")
def test_m_receives_five_marks_on_the_empty_five_mark_space() -> None:
    s = position(marks={M: 2})
    play(s, "worker money_5")
    assert seat(s, M)["marks"] == 7


@rule("GA-W9")
def test_m_takes_the_engine_order_free_of_charge_and_a_new_card_is_turned_up() -> None:
    s = position(
        marks={M: 0}, outstanding={M: {}}, shown={"order_2": "engine_bb"}, order_top=["motorcar_k", "barrow_y"]
    )
    play(s, "worker order_2")
    assert outstanding(s, M) == {"engine_bb": [[], []]}
    assert seat(s, M)["marks"] == 0
    assert space(s, "order_2")["piece"] == "motorcar_k"
    assert stack(s, "order")[0] == "barrow_y"


@rule("GA-W10")
def test_m_counts_one_yellow_one_brown_three_grey_and_three_black_slots() -> None:
    s = scored(shift=1, delivered={M: ["carriage_kk", "carriage_ybgk", "barrow_gg"]})
    assert {e["element"]: e["count"] for e in told(s, "element_scored")} == {
        "coal_yellow": 1,
        "coal_brown": 1,
        "coal_grey": 3,
        "coal_black": 3,
    }


@rule("GA-W11")
def test_m_counts_two_barrow_and_six_carriage_slots() -> None:
    s = scored(shift=2, delivered={M: ["carriage_kk", "carriage_ybgk", "barrow_gg"]})
    hauls = {e["element"]: e["count"] for e in told(s, "element_scored") if str(e["element"]).startswith("haul")}
    assert hauls == {"haul_barrow": 2, "haul_carriage": 6}  # 0 motorcar, 0 engine


@rule("GA-W12")
def test_m_counts_three_empty_grey_and_four_empty_black_carts() -> None:
    s = scored(
        shift=3,
        printed={M: {"grey": None, "black": None}},
        mine={M: [("grey_2_light",), ("black_2_dark",), ("black_1_light",), "grey_1_dark"]},
    )
    carts_counted = [e for e in told(s, "element_scored") if str(e["element"]).startswith("cart")]
    assert carts_counted == [
        {"seat": M, "element": "cart_grey", "count": 3, "points": 12},
        {"seat": M, "element": "cart_black", "count": 4, "points": 13},
    ]


@rule("GA-W13")
def test_f_and_i_share_the_barrows_and_the_second_place_of_the_carriages() -> None:
    s = scored(
        shift=2,
        delivered={
            M: ["barrow_gg", "carriage_kk", "carriage_ybgk"],
            F: ["barrow_ggg", "carriage_y"],
            I: ["barrow_bbb", "carriage_b"],
        },
    )
    assert row(s, "haul_barrow", 2) == [0, 6, 6]
    assert row(s, "haul_carriage", 2) == [7, 3, 3]
    assert row(s, "haul_motorcar", 2) == [0, 0, 0]
    assert row(s, "haul_engine", 2) == [0, 0, 0]


@rule("GA-W14")
def test_m_with_five_workers_in_the_factory_becomes_start_player() -> None:
    s = scored(
        start_player=F,
        crew={"factory_1": (M, 3), "factory_2": (M, 2), "factory_5": (I, 4), "factory_draw": (F, 2)},
    )
    assert s.view(None)["start_player"] == M
    assert asked(s) == (M, "PlaceWorkers")


@rule("GA-W15")
def test_m_loses_six_points_at_the_end_before_money() -> None:
    light = ["yellow_1_light", "yellow_2_light", "brown_1_light", "brown_2_light", "grey_1_light", "grey_2_light"]
    dark = ["yellow_1_dark", "brown_1_dark", "grey_1_dark", "black_1_dark"]
    s = scored(
        shift=3,
        printed={M: UNLOADED},
        mine={M: ["black_1_light", *((tile,) for tile in light), *((tile,) for tile in dark)]},
        cage={M: {"grey": 1}},
        store={M: {"brown": 1}},
        outstanding={M: {"motorcar_yy": [["yellow"]]}},
    )
    assert s.is_over
    assert (row(s, "coal")[M], row(s, "outstanding")[M], row(s, "imbalance")[M]) == (1, -1, -6)


@rule("GA-W16")
@pytest.mark.parametrize(("players", "workers", "marks", "orders"), [(2, 18, 10, 7), (3, 15, 9, 10), (4, 13, 8, 13)])
def test_everybody_starts_with_workers_and_marks_by_the_number_of_players(
    players: int, workers: int, marks: int, orders: int
) -> None:
    s = GAME.new(players=players, seed=1)
    assert [seat(s, n)["workers"] for n in range(players)] == [workers] * players
    assert [seat(s, n)["marks"] for n in range(players)] == [marks] * players
    assert len([card for card in s.view(None)["draft"] if card is not None]) == orders


@rule("GA-W17")
@pytest.mark.parametrize(("shift", "elements"), [(1, 4), (2, 8), (3, 12)])
def test_the_shifts_score_four_eight_and_twelve_elements(shift: int, elements: int) -> None:
    s = scored(
        shift=shift,
        delivered={M: [f"{transport}_ybgk" for transport in ("barrow", "carriage", "motorcar", "engine")]},
        printed={M: UNLOADED},
    )
    assert len(told(s, "element_scored")) == elements


@rule("GA-W18")
@pytest.mark.parametrize("kind", ["factory", "order"])
@pytest.mark.parametrize("end", ["top", "bottom"])
def test_who_keeps_one_of_five_returns_four(kind: str, end: str) -> None:
    pile = "tile" if kind == "factory" else "order"
    s = position(marks={M: 20})
    before = stack(s, pile)
    play(s, f"worker {kind}_draw", "keep 0", f"return_{end}", "return_next 1", "return_next 2", "return_next 3")
    assert asked(s) == (F, "PlaceWorkers")
    block, rest = before[1:5], before[5:]
    assert stack(s, pile) == (block + rest if end == "top" else rest + block)


@rule("GA-W18")
@pytest.mark.parametrize("kind", ["factory", "order"])
def test_who_keeps_none_returns_five_and_the_turn_is_complete(kind: str) -> None:
    pile = "tile" if kind == "factory" else "order"
    s = position()
    before = stack(s, pile)
    play(s, f"worker {kind}_draw", "keep_none", "return_bottom", *(f"return_next {i}" for i in (4, 3, 2, 1)))
    assert stack(s, pile) == before[5:] + before[:5][::-1]
    assert crew(s, f"{kind}_draw") == (M, 1)
    assert asked(s) == (F, "PlaceWorkers")
    assert carts(s, M, "grey") == ["grey"]
    assert len(outstanding(s, M)) == 3


@rule("GA-W19")
@pytest.mark.parametrize("there", [0, 1, 7])
def test_exactly_one_worker_joins_those_on_the_bank_for_exactly_one_mark(there: int) -> None:
    s = position(marks={M: 0}, bank={M: 1, F: there})
    play(s, "worker bank")
    assert [seat(s, n)["on_bank"] for n in (M, F, I)] == [2, there, 0]
    assert [seat(s, n)["in_canteen"] for n in (M, F, I)] == [0, 0, 0]
    assert seat(s, M)["marks"] == 1


@rule("GA-W3")
def test_m_needs_the_three_workers_to_displace_two() -> None:
    assert "worker money_6" in offered(position(crew={"money_6": (M, 2)}, workers={M: 3}))
    assert "worker money_6" not in offered(position(crew={"money_6": (M, 2)}, workers={M: 2}))


@rule("GA-W7")
def test_m_scores_at_the_moment_of_delivery() -> None:
    s = last_turn(outstanding={M: full("carriage_kk", "carriage_ybgk")})
    play(s, "worker delivery_carriage")
    assert row(s, "orders_carriage") == [19, 0, 0]
