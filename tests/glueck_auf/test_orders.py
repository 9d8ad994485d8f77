"""New orders [GA-10]."""

from __future__ import annotations

import pytest

from tests.glueck_auf.build import outstanding, position, seat, space, stack
from tests.support import asked, offered, play, rule


@rule("GA-10.1")
@pytest.mark.parametrize("n", [1, 2, 3, 4])
def test_the_card_lying_there_is_taken_free_of_charge(n: int) -> None:
    s = position(marks={0: 0}, outstanding={0: {}}, shown={f"order_{n}": "barrow_ggg"})
    play(s, f"worker order_{n}")
    assert outstanding(s, 0) == {"barrow_ggg": [[], [], []]}
    assert seat(s, 0)["marks"] == 0
    assert asked(s) == (1, "PlaceWorkers")


@rule("GA-10.1")
def test_everybody_sees_the_order_taken() -> None:
    s = position(outstanding={0: {}}, shown={"order_2": "barrow_ggg"})
    play(s, "worker order_2")
    for onlooker in (None, 0, 1, 2):
        assert [order["order"] for order in s.view(onlooker)["seats"][0]["outstanding"]] == ["barrow_ggg"]


@rule("GA-10.1")
def test_the_other_order_spaces_keep_their_cards() -> None:
    s = position()
    others = [space(s, f"order_{n}")["piece"] for n in (1, 3, 4)]
    play(s, "worker order_2")
    assert [space(s, f"order_{n}")["piece"] for n in (1, 3, 4)] == others


@rule("GA-10.2")
def test_a_card_kept_from_the_draw_goes_to_the_outstanding_orders_and_no_order_space_is_touched() -> None:
    s = position(marks={0: 0}, outstanding={0: {}}, order_top=["engine_y", "engine_b", "engine_kk"])
    shown = [space(s, f"order_{n}")["piece"] for n in range(1, 5)]
    play(s, "worker order_draw", "keep 2")
    assert outstanding(s, 0) == {"engine_kk": [[], []]}
    play(s, "return_bottom", "return_next 0", "return_next 1", "return_next 3")
    assert [space(s, f"order_{n}")["piece"] for n in range(1, 5)] == shown
    assert stack(s, "order")[-4:-2] == ["engine_y", "engine_b"]
    assert seat(s, 0)["marks"] == 0


@rule("GA-10.2")
def test_a_kept_card_is_open_to_all() -> None:
    s = position(outstanding={0: {}}, order_top=["engine_y"])
    play(s, "worker order_draw", "keep 0")
    assert [order["order"] for order in s.view(None)["seats"][0]["outstanding"]] == ["engine_y"]


@rule("GA-10.1", "GA-10.2")
def test_a_new_order_begins_with_free_slots() -> None:
    s = position(
        outstanding={0: {}}, shown={"order_1": "engine_ybgk"}, store={0: {"yellow": 1}}, workers={0: 2, 1: 0, 2: 0}
    )
    play(s, "worker order_1", "worker pit_6")
    assert offered(s, "fill_store") == ["fill_store engine_ybgk yellow"]
    assert outstanding(s, 0) == {"engine_ybgk": [[], [], [], []]}
