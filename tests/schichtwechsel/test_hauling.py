"""Hauling carts and loading coke [SW-10.14 to SW-10.16, SW-10.18]."""

from __future__ import annotations

from typing import Any

import pytest

from tests.schichtwechsel.build import Load, position
from tests.schichtwechsel.look import WAGONS_FULL, carts, held, table, wagons
from tests.support import asked, offered, play, rule, told

HAUL = ["card haul_large", "pay p"]
LOAD = ["card loading_large", "pay p"]


def haulable(load: dict[str, Load], **given: Any) -> list[str]:
    s = position(carts={0: load}, exchanged=1, **given)
    return offered(play(s, *HAUL), "haul") if "card haul_large" in offered(s) else []


@rule("SW-10.14", "SW-4.2")
@pytest.mark.parametrize(
    ("load", "can"),
    [
        ({"cart_1": "coal"}, True),
        ({"cart_3": ("coal", 1)}, False),
        ({"cart_3": "coal"}, True),
        ({"cart_3": ("spoil", 1)}, False),
        ({"cart_3": "spoil"}, True),
    ],
)
def test_a_haulable_cart_is_full(load: dict[str, Load], can: bool) -> None:
    assert haulable(load) == [f"haul {cart}" for cart in load if can]


@rule("SW-10.14", "SW R8")
@pytest.mark.parametrize(
    ("free", "options"),
    [({"wagon_1": 0}, ["haul cart_1"]), ({"wagon_3": 0}, ["haul cart_1", "haul cart_4"]), ({}, [])],
)
def test_coal_needs_as_many_free_wagon_spaces_as_the_cart_has_cubes(free: dict[str, int], options: list[str]) -> None:
    load: dict[str, Load] = {"cart_1": "coal", "cart_4": "coal"}
    assert haulable(load, wagons={0: WAGONS_FULL | free}) == options


@rule("SW-10.14", "SW R8", "SW R9")
def test_free_spaces_on_different_wagons_add_up() -> None:
    assert haulable({"cart_4": "coal"}, wagons={0: WAGONS_FULL | {"wagon_1": 0, "wagon_3": 1}}) == ["haul cart_4"]


@rule("SW-10.14", "SW R8")
@pytest.mark.parametrize(("heap", "options"), [(4, ["haul cart_1", "haul cart_3"]), (5, ["haul cart_1"]), (6, [])])
def test_spoil_needs_as_many_free_heap_spaces(heap: int, options: list[str]) -> None:
    assert haulable({"cart_1": "spoil", "cart_3": "spoil"}, heap={0: heap}) == options


@rule("SW-10.14")
def test_full_wagons_do_not_hinder_spoil_nor_a_full_heap_coal() -> None:
    load: dict[str, Load] = {"cart_1": "coal", "cart_2": "spoil"}
    assert haulable(load, wagons={0: WAGONS_FULL}) == ["haul cart_2"]
    assert haulable(load, heap={0: 6}) == ["haul cart_1"]


@rule("SW-10.14", "SW-4.3")
def test_a_locked_cart_is_not_haulable() -> None:
    assert haulable({"cart_5": "coal"}) == ["haul cart_5"]
    assert haulable({"cart_5": "coal"}, round_card="round_lead") == []


@rule("SW-10.15", "SW R9")
@pytest.mark.parametrize("seat", [0, 1, 2, 3])
def test_the_coal_of_a_cart_is_placed_cube_by_cube_where_its_owner_likes(seat: int) -> None:
    loads = {n: {"cart_4": "coal"} for n in range(4)}
    s = position(to_act=seat, carts=loads, wagons={seat: {"wagon_1": 1, "wagon_3": 1}})
    play(s, *HAUL, "haul cart_4")
    assert [carts(s, n) for n in range(4)] == [{} if n == seat else {"cart_4": (2, 0)} for n in range(4)]
    assert (asked(s), offered(s)) == ((seat, "PlaceCoal"), [f"place_coal wagon_{i}" for i in (2, 3, 4, 5)])
    play(s, "place_coal wagon_3")
    assert offered(s) == [f"place_coal wagon_{i}" for i in (2, 4, 5)]
    play(s, "place_coal wagon_4")
    loaded = {"wagon_1": 1, "wagon_3": 2, "wagon_4": 1}
    assert [wagons(s, n) for n in range(4)] == [loaded if n == seat else {} for n in range(4)]
    assert asked(s) == ((seat + 1) % 4, "Turn")


@rule("SW-10.15", "SW R9")
def test_the_coal_of_a_cart_may_stay_together() -> None:
    s = play(position(carts={0: {"cart_4": "coal"}}), *HAUL, "haul cart_4", "place_coal wagon_4", "place_coal wagon_4")
    assert wagons(s) == {"wagon_4": 2}


@rule("SW-10.15", "SW R7")
def test_coal_on_wagons_is_not_moved() -> None:
    before = {"wagon_3": 1, "wagon_5": 1}
    s = play(position(carts={0: {"cart_1": "coal"}}, wagons={0: before}), *HAUL, "haul cart_1", "place_coal wagon_1")
    assert wagons(s) == before | {"wagon_1": 1}


@rule("SW-10.15")
@pytest.mark.parametrize(("cart", "count", "seat"), [("cart_2", 1, 0), ("cart_5", 2, 3), ("cart_3", 2, 1)])
def test_the_spoil_of_a_cart_goes_on_the_heap_and_the_cart_is_empty(cart: str, count: int, seat: int) -> None:
    s = play(position(to_act=seat, carts={seat: {cart: "spoil"}}), *HAUL, f"haul {cart}")
    assert (carts(s, seat), wagons(s, seat)) == ({}, {})
    assert [held(s, n)["heap"] for n in range(4)] == [count if n == seat else 0 for n in range(4)]
    assert told(s, "cart_hauled") == [{"seat": seat, "cart": cart, "kind": "spoil", "count": count}]


@rule("SW-10.16", "SW R14")
def test_carts_are_picked_one_after_the_other_and_one_may_stop_after_the_first() -> None:
    load: dict[str, Load] = {"cart_1": "spoil", "cart_2": "spoil", "cart_3": "spoil", "cart_5": "spoil"}
    s = play(position(carts={0: load}, exchanged=1), *HAUL)
    assert offered(s) == [f"haul cart_{i}" for i in (1, 2, 3, 5)]  # at least one
    play(s, "haul cart_3")
    assert offered(s) == ["haul cart_1", "haul cart_2", "haul cart_5", "stop_hauling"]
    stopped = play(s.clone(), "stop_hauling")
    assert (held(stopped)["heap"], asked(stopped)) == (2, (1, "Turn"))
    play(s, "haul cart_1")
    assert offered(s) == ["haul cart_2", "haul cart_5", "stop_hauling"]
    play(s, "haul cart_2")
    assert (held(s)["heap"], asked(s)) == (4, (1, "Turn"))  # three were allowed


@rule("SW-10.16")
def test_what_is_haulable_is_looked_at_again_after_each_cart() -> None:
    s = play(position(carts={0: {"cart_1": "coal", "cart_4": "coal"}}, wagons={0: WAGONS_FULL | {"wagon_3": 0}}), *HAUL)
    play(s, "haul cart_1", "place_coal wagon_3")
    assert (carts(s), asked(s)) == ({"cart_4": (2, 0)}, (1, "Turn"))  # one space is left, two are needed


# -- loading ---------------------------------------------------------------------------------------


@rule("SW-10.18")
@pytest.mark.parametrize("field", ["own_field", "grey_2", "grey_5"])
def test_a_loaded_coke_moves_to_a_coke_wagon_and_frees_its_field_at_once(field: str) -> None:
    s = position(plant={0: ["own_field", "grey_2", "grey_5"], 1: ["grey_1"]})
    play(s, *LOAD)
    assert offered(s) == ["load own_field", "load grey_2", "load grey_5"]  # own coke only
    play(s, f"load {field}")
    assert (held(s)["coke_wagons"], held(s)["coke_in_plant"], held(s)["coke_reserve"]) == (1, 2, 8)
    assert (held(s)["own_field"] if field == "own_field" else table(s)["grey_fields"][field]) in (0, None)
    left = [f"load {other}" for other in ("own_field", "grey_2", "grey_5") if other != field]
    assert offered(s) == [*left, "stop_loading"]


@rule("SW-10.18", "SW R14")
def test_one_may_stop_loading_after_the_first() -> None:
    s = play(position(plant={0: ["grey_3", "grey_4"]}), *LOAD, "load grey_4", "stop_loading")
    assert (held(s)["coke_wagons"], held(s)["coke_in_plant"], asked(s)) == (1, 1, (1, "Turn"))


@rule("SW-10.18")
def test_loading_ends_by_itself_when_the_plant_has_no_own_coke() -> None:
    s = play(position(plant={0: ["grey_3"], 1: ["grey_4"]}), *LOAD, "load grey_3")
    assert (held(s)["coke_wagons"], asked(s)) == (1, (1, "Turn"))


@rule("SW-10.18", "SW-4.7")
def test_loading_ends_by_itself_when_the_coke_wagons_are_full() -> None:
    s = play(position(plant={0: ["grey_3", "grey_4"]}, coke_wagons={0: 3}), *LOAD, "load grey_3")
    assert (held(s)["coke_wagons"], held(s)["coke_in_plant"], asked(s)) == (4, 1, (1, "Turn"))


@rule("SW-10.18")
def test_a_freed_field_is_open_to_the_next_player() -> None:
    plant = {0: ["grey_1", "grey_2"], 1: ["own_field"], 2: ["grey_3", "grey_4"], 3: ["grey_5"]}
    s = position(plant=plant, wagons={1: {"wagon_1": 1}})
    play(s, "card loading_small", "pay p", "load grey_1", "card coking_large", "pay p", "convert wagon_1")
    assert offered(s) == ["coking_field grey_1"]
