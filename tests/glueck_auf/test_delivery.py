"""Delivering complete orders [GA-8]."""

from __future__ import annotations

import pytest

from tests.glueck_auf.build import TRANSPORTS, full, outstanding, position, row, scored, seat, supply
from tests.support import asked, play, rule, told


@rule("GA-8.1")
def test_every_complete_order_of_the_transport_is_delivered_without_a_decision() -> None:
    s = position(outstanding={0: full("engine_y", "engine_b", "engine_gg")})
    play(s, "worker delivery_engine")
    assert asked(s) == (1, "PlaceWorkers")
    assert outstanding(s, 0) == {}
    assert seat(s, 0)["delivered"] == ["engine_y", "engine_b", "engine_gg"]


@rule("GA-8.1")
def test_incomplete_orders_and_other_transports_stay() -> None:
    s = position(outstanding={0: full("engine_y", "barrow_k") | {"engine_gg": [["grey"]], "engine_kk": []}})
    play(s, "worker delivery_engine")
    assert outstanding(s, 0) == {"barrow_k": [["black"]], "engine_gg": [["grey"], []], "engine_kk": [[], []]}
    assert seat(s, 0)["delivered"] == ["engine_y"]


@rule("GA-8.1")
def test_complete_orders_of_other_players_stay() -> None:
    s = position(outstanding={0: full("engine_y"), 1: full("engine_b")})
    play(s, "worker delivery_engine")
    assert outstanding(s, 1) == {"engine_b": [["brown"]]}
    assert s.scores() == [2, 0, 0]


@rule("GA-8.1", "GA-8.2")
@pytest.mark.parametrize("transport", TRANSPORTS)
def test_each_delivery_space_delivers_its_own_transport(transport: str) -> None:
    s = position(outstanding={0: full(*(f"{each}_kk" for each in TRANSPORTS))})
    play(s, f"worker delivery_{transport}")
    assert seat(s, 0)["delivered"] == [f"{transport}_kk"]
    assert row(s, f"orders_{transport}") == [9, 0, 0]


@rule("GA-8.2")
def test_the_printed_points_are_scored_at_once() -> None:
    s = position(outstanding={0: full("barrow_g", "barrow_ggg")}, points={0: 5})
    play(s, "worker delivery_barrow")
    assert s.scores() == [5 + 4 + 9, 0, 0]
    assert s.view(1)["seats"][0]["score"] == 18


@rule("GA-8.3")
def test_the_cubes_return_to_the_supply() -> None:
    s = position(outstanding={0: full("motorcar_ybgk", "motorcar_yyy")})
    assert supply(s) == [13 - 4, 12, 12, 12]
    play(s, "worker delivery_motorcar")
    assert supply(s) == [13, 13, 13, 13]


@rule("GA-8.3", "GA-Q17")
def test_both_cubes_of_a_substitution_return_in_their_own_colours() -> None:
    s = position(outstanding={0: {"motorcar_kk": [["yellow", "grey"], ["black", "brown"]]}})
    assert supply(s) == [12, 12, 12, 12]
    play(s, "worker delivery_motorcar")
    assert supply(s) == [13, 13, 13, 13]
    assert s.scores() == [9, 0, 0]


@rule("GA-8.3")
def test_cubes_on_orders_that_stay_do_not_return() -> None:
    s = position(outstanding={0: full("motorcar_k") | {"motorcar_kk": [["black"]]}})
    play(s, "worker delivery_motorcar")
    assert supply(s) == [13, 13, 13, 12]


@rule("GA-8.4")
def test_delivered_orders_lie_face_down_before_the_player() -> None:
    s = position(outstanding={0: full("carriage_y")})
    play(s, "worker delivery_carriage")
    assert s.view(1)["seats"][0]["delivered"] is None
    assert s.view(1)["seats"][0]["delivered_count"] == 1
    assert s.view(0)["seats"][0]["delivered"] == ["carriage_y"]


@rule("GA-8.4")
def test_an_order_delivered_in_shift_one_counts_in_every_later_scoring() -> None:
    s = position(outstanding={0: full("carriage_y")}, workers={0: 1, 1: 0, 2: 0})
    play(s, "worker delivery_carriage")
    while not s.is_over:
        play(s, "worker bank")
    assert [row(s, "coal_yellow", shift) for shift in (1, 2, 3)] == [[2, 0, 0]] * 3
    assert [row(s, "haul_carriage", shift) for shift in (2, 3)] == [[7, 0, 0]] * 2
    assert row(s, "orders_carriage") == [2, 0, 0]


@rule("GA-8.4", "GA-16.4")
def test_a_delivered_order_never_comes_back() -> None:
    s = scored(delivered={0: ["carriage_y"]})
    assert seat(s, 0)["delivered"] == ["carriage_y"]
    assert "carriage_y" not in s.to_dict()["order_stack"] + s.to_dict()["orders_shown"]


@rule("GA-8.2")
def test_a_delivery_is_told_card_by_card() -> None:
    s = position(outstanding={0: full("engine_y", "engine_ybgk")})
    play(s, "worker delivery_engine")
    assert told(s, "delivered") == [
        {"seat": 0, "order": "engine_y", "points": 2},
        {"seat": 0, "order": "engine_ybgk", "points": 10},
    ]
