"""The mine tableau: carts, coal wagons, the heap, coke wagons and sold coke [SW-4.1 to SW-4.8]."""

from __future__ import annotations

import pytest

from tests.schichtwechsel.build import Load, position
from tests.schichtwechsel.look import WAGONS_FULL, carts, held, points, wagons
from tests.support import asked, offered, play, rule

# Step II with its tiles is the shortest way to a single cube on a cart: overseer_tile coal, haulier spoil.
COAL = "take_tile overseer_tile"
SPOIL = "take_tile haulier"
EITHER = "take_tile engine_driver"


def places(take: str, load: dict[str, Load], round_card: str = "round_road", seat: int = 3) -> list[str]:
    """Where the cube of a tile may go, for the first chooser with these carts."""
    s = play(position(phase="step_2", carts={seat: load}, round_card=round_card), take)
    return offered(s, "place_cube")


@rule("SW-4.1")
def test_there_are_five_carts_of_sizes_1_1_2_2_2() -> None:
    sizes = {name: cart["size"] for name, cart in held(position())["carts"].items()}
    assert sizes == {"cart_1": 1, "cart_2": 1, "cart_3": 2, "cart_4": 2, "cart_5": 2}


@rule("SW-4.1")
def test_coal_may_go_on_every_cart() -> None:
    assert places(COAL, {}) == [f"place_cube coal cart_{i}" for i in (1, 2, 3, 4, 5)]


@rule("SW-4.1")
def test_spoil_may_go_on_every_cart_but_the_one_for_coal_only() -> None:
    assert places(SPOIL, {}) == [f"place_cube spoil cart_{i}" for i in (1, 2, 3, 5)]


@rule("SW-4.1", "SW-4.2")
@pytest.mark.parametrize("cart", ["cart_3", "cart_5"])
def test_a_cart_never_holds_coal_and_spoil(cart: str) -> None:
    assert f"place_cube spoil {cart}" not in places(SPOIL, {cart: ("coal", 1)})
    assert f"place_cube coal {cart}" in places(COAL, {cart: ("coal", 1)})
    assert f"place_cube coal {cart}" not in places(COAL, {cart: ("spoil", 1)})
    assert f"place_cube spoil {cart}" in places(SPOIL, {cart: ("spoil", 1)})


@rule("SW-4.2")
@pytest.mark.parametrize("cart", ["cart_1", "cart_2", "cart_3", "cart_4", "cart_5"])
def test_a_full_cart_is_not_open(cart: str) -> None:
    assert places(COAL, {cart: "coal"}) == [f"place_cube coal cart_{i}" for i in (1, 2, 3, 4, 5) if f"cart_{i}" != cart]


@rule("SW-4.2")
def test_only_full_carts_can_be_hauled() -> None:
    load: dict[str, Load] = {"cart_1": "spoil", "cart_3": ("coal", 1), "cart_4": "coal", "cart_5": ("spoil", 1)}
    s = play(position(carts={0: load}), "card haul_large", "pay p")
    assert offered(s) == ["haul cart_1", "haul cart_4"]


@rule("SW-4.2", "SW-9.5")
@pytest.mark.parametrize(("count", "can"), [(1, False), (2, True)])
def test_a_half_full_cart_does_not_let_one_haul(count: int, can: bool) -> None:
    s = position(carts={0: {"cart_3": ("coal", count)}})
    assert ("card haul_large" in offered(s)) is can


@rule("SW-4.3")
@pytest.mark.parametrize("take", [COAL, SPOIL])
def test_nothing_is_put_on_the_locked_cart(take: str) -> None:
    assert any("cart_5" in place for place in places(take, {}))
    assert not any("cart_5" in place for place in places(take, {}, "round_lead"))


@rule("SW-4.3")
def test_the_locked_cart_is_not_hauled_and_keeps_what_lies_on_it() -> None:
    load = {"cart_1": "coal", "cart_5": "coal"}
    s = position(carts={0: load}, round_card="round_lead")
    assert [name for name, cart in held(s)["carts"].items() if cart["is_locked"]] == ["cart_5"]
    play(s, "card haul_large", "pay p")
    assert offered(s) == ["haul cart_1"]
    play(s, "haul cart_1", "place_coal wagon_1")
    assert carts(s) == {"cart_5": (2, 0)}


@rule("SW-4.3")
@pytest.mark.parametrize("card", ["round_road", "round_rail", "round_canal", "round_spoil", "round_coke"])
def test_without_its_round_card_no_cart_is_locked(card: str) -> None:
    s = position(carts={0: {"cart_5": "spoil"}}, round_card=card)
    assert not any(cart["is_locked"] for cart in held(s)["carts"].values())
    assert offered(play(s, "card haul_large", "pay p")) == ["haul cart_5"]


@rule("SW-4.4")
def test_there_are_five_wagons_of_sizes_1_1_2_2_1() -> None:
    sizes = {name: wagon["size"] for name, wagon in held(position())["wagons"].items()}
    assert sizes == {"wagon_1": 1, "wagon_2": 1, "wagon_3": 2, "wagon_4": 2, "wagon_5": 1}


@rule("SW-4.4")
def test_only_full_wagons_can_be_converted() -> None:
    s = position(wagons={0: {"wagon_2": 1, "wagon_3": 1, "wagon_4": 2, "wagon_5": 1}})
    play(s, "card coking_large", "pay p")
    assert offered(s) == ["convert wagon_2", "convert wagon_4", "convert wagon_5"]


@rule("SW-4.4", "SW-9.5")
@pytest.mark.parametrize(("wagon", "coal", "can"), [("wagon_1", 1, True), ("wagon_3", 1, False), ("wagon_3", 2, True)])
def test_a_half_full_wagon_does_not_let_one_convert(wagon: str, coal: int, can: bool) -> None:
    assert ("card coking_small" in offered(position(wagons={0: {wagon: coal}}))) is can


@rule("SW-4.4")
@pytest.mark.parametrize("wagon", ["wagon_1", "wagon_2", "wagon_3", "wagon_4", "wagon_5"])
def test_every_full_wagon_makes_one_coke_whatever_its_size(wagon: str) -> None:
    s = position(wagons={0: {wagon: WAGONS_FULL[wagon]}})
    play(s, "card coking_large", "pay p", f"convert {wagon}", "coking_field grey_3")
    assert (wagons(s), held(s)["coke_in_plant"], held(s)["coke_reserve"]) == ({}, 1, 10)
    assert asked(s) == (1, "Turn")


@rule("SW-4.4", "SW-4.5", "SW-10.10")
@pytest.mark.parametrize(("wagon", "cubes"), [("wagon_1", 3), ("wagon_2", 3), ("wagon_3", 3), ("wagon_4", 3)])
def test_only_the_fifth_wagon_shows_a_white_cube(wagon: str, cubes: int) -> None:
    assert held(position(wagons={0: {wagon: 1}}))["white_cubes_due"] == cubes
    assert held(position(wagons={0: {"wagon_5": 1}}))["white_cubes_due"] == 2


@rule("SW-4.5")
def test_step_four_yields_three_cubes_at_most() -> None:
    s = position(phase="step_4")
    assert [held(s, n)["white"] for n in range(4)] == [3, 3, 3, 3]


@rule("SW-4.6")
@pytest.mark.parametrize(("heap", "can"), [(5, True), (6, False)])
def test_the_heap_has_room_for_six(heap: int, can: bool) -> None:
    s = position(heap={0: heap}, carts={0: {"cart_1": "spoil"}})
    assert ("card haul_large" in offered(s)) is can


@rule("SW-4.6")
def test_after_an_exchange_the_rest_of_the_heap_slides_down() -> None:
    s = play(position(heap={0: 5}), "exchange heap3_vp")
    assert held(s)["heap"] == 2


@rule("SW-4.7")
@pytest.mark.parametrize(("on_wagons", "can"), [(3, True), (4, False)])
def test_the_coke_wagons_have_room_for_four(on_wagons: int, can: bool) -> None:
    s = position(plant={0: ["grey_3"]}, coke_wagons={0: on_wagons})
    assert ("card loading_small" in offered(s)) is can


@rule("SW-4.7", "SW-10.11", "SW E9")
@pytest.mark.parametrize("on_wagons", [2, 3, 4])
def test_coke_moves_down_by_itself_so_any_two_are_a_pair(on_wagons: int) -> None:
    s = position(round=2, phase="step_5", coke_wagons={0: on_wagons})
    assert (asked(s), offered(s)) == ((0, "SalePick"), ["yes", "no"])
    play(s, "yes")
    assert (held(s)["coke_wagons"], held(s)["sold"]) == (on_wagons - 2, 2)


@rule("SW-4.8")
@pytest.mark.parametrize(("sold", "vp"), [(0, 0), (2, 4), (4, 10), (6, 17), (8, 26), (10, 36)])
def test_the_columns_of_sold_coke_are_worth_4_6_7_9_10(sold: int, vp: int) -> None:
    s = position(round=5, phase="final", sold={1: sold})
    assert points(s, 1).get("end_sold_coke", 0) == vp
