"""Buying tunnel tiles [GA-6]."""

from __future__ import annotations

from tests.glueck_auf.build import COLORS, carts, last_turn, position, seat, space, stack, supply
from tests.support import asked, offered, play, rule, told

NOTHING = dict.fromkeys(COLORS, 0)


@rule("GA-6.1")
def test_the_face_up_tile_is_bought_without_a_decision() -> None:
    s = position(marks={0: 9}, shown={"factory_6": "black_2_dark"})
    play(s, "worker factory_6")
    assert asked(s) == (1, "PlaceWorkers")
    assert seat(s, 0)["tiles"] == ["black_2_dark"]
    assert seat(s, 0)["marks"] == 1


@rule("GA-6.2")
def test_a_bought_tile_is_paid_attached_and_filled_from_the_supply() -> None:
    s = position(marks={0: 9}, shown={"factory_1": "brown_2_dark"})
    play(s, "worker factory_1")
    assert seat(s, 0)["marks"] == 5
    assert supply(s) == [13, 11, 13, 13]
    assert seat(s, 0)["carts"][4:] == [{"color": "brown", "side": "dark", "tile": 0, "cube": "brown"}] * 2
    assert [seat(s, n)["tiles"] for n in (1, 2)] == [[], []]


@rule("GA-6.2")
def test_the_same_kind_of_tile_may_be_bought_again() -> None:
    s = position(marks={0: 9}, mine={0: ["brown_2_dark"]}, shown={"factory_1": "brown_2_dark"})
    play(s, "worker factory_1")
    assert seat(s, 0)["tiles"] == ["brown_2_dark", "brown_2_dark"]
    assert carts(s, 0, "brown") == ["brown"] * 5


@rule("GA-6.3", "GA-Q4")
def test_with_just_enough_cubes_there_is_no_shortage() -> None:
    s = position(marks={0: 9}, shown={"factory_1": "grey_2_dark"}, supply={"grey": 2})
    play(s, "worker factory_1")
    assert asked(s) == (1, "PlaceWorkers")
    assert carts(s, 0, "grey") == ["grey"] * 3
    assert supply(s)[2] == 0


@rule("GA-6.3", "GA-Q4")
def test_one_cube_short_the_buyer_chooses_one_colour_at_the_unchanged_price() -> None:
    s = position(marks={0: 9}, shown={"factory_1": "grey_2_dark"}, supply={"grey": 1, "brown": 0})
    play(s, "worker factory_1")
    assert asked(s) == (0, "CubeColor")
    assert offered(s) == ["cube_color yellow", "cube_color black"]
    play(s, "cube_color black")
    assert asked(s) == (1, "PlaceWorkers")
    assert sorted(str(cube) for cube in carts(s, 0, "grey")) == ["black", "grey", "grey"]
    assert seat(s, 0)["marks"] == 3
    assert supply(s) == [13, 0, 0, 12]


@rule("GA-6.3", "GA-Q4")
def test_two_cubes_short_the_buyer_chooses_twice() -> None:
    s = position(marks={0: 9}, shown={"factory_1": "grey_2_dark"}, supply={"grey": 0})
    play(s, "worker factory_1")
    assert asked(s) == (0, "CubeColor")
    play(s, "cube_color black")
    assert asked(s) == (0, "CubeColor")
    play(s, "cube_color yellow")
    assert asked(s) == (1, "PlaceWorkers")
    assert sorted(str(cube) for cube in carts(s, 0, "grey")) == ["black", "grey", "yellow"]
    assert supply(s) == [12, 13, 0, 12]


@rule("GA-6.3")
def test_both_left_over_carts_may_take_the_same_colour() -> None:
    s = position(marks={0: 9}, shown={"factory_1": "black_2_light"}, supply={"black": 0})
    play(s, "worker factory_1", "cube_color brown", "cube_color brown")
    assert carts(s, 0, "black") == ["black", "brown", "brown"]


@rule("GA-6.3")
def test_the_second_choice_sees_what_the_first_has_left() -> None:
    s = position(marks={0: 9}, shown={"factory_1": "black_2_light"}, supply={**NOTHING, "brown": 1, "grey": 5})
    play(s, "worker factory_1")
    assert offered(s) == ["cube_color brown", "cube_color grey"]
    play(s, "cube_color brown")
    assert offered(s) == ["cube_color grey"]


@rule("GA-6.3", "GA-Q5")
def test_a_cart_may_not_be_left_empty_while_the_supply_has_a_cube() -> None:
    s = position(marks={0: 9}, shown={"factory_1": "black_1_light"}, supply={**NOTHING, "yellow": 1})
    play(s, "worker factory_1")
    assert offered(s) == ["cube_color yellow"]


@rule("GA-6.4", "GA-Q5")
def test_with_the_last_cube_of_the_supply_gone_the_other_cart_stays_empty() -> None:
    s = position(marks={0: 9}, shown={"factory_1": "black_2_light"}, supply={**NOTHING, "grey": 1})
    play(s, "worker factory_1", "cube_color grey")
    assert asked(s) == (1, "PlaceWorkers")
    assert carts(s, 0, "black").count(None) == 1
    assert supply(s) == [0, 0, 0, 0]
    assert told(s, "cart_left_empty") == [{"seat": 0, "level": 4}]


@rule("GA-6.4", "GA-Q5")
def test_one_own_cube_and_nothing_else_fills_one_cart_of_two() -> None:
    s = position(marks={0: 9}, shown={"factory_1": "black_2_light"}, supply={**NOTHING, "black": 1})
    play(s, "worker factory_1")
    assert asked(s) == (1, "PlaceWorkers")
    assert carts(s, 0, "black") == ["black", "black", None]


@rule("GA-6.4", "GA-12.4")
def test_with_the_whole_supply_empty_the_carts_stay_empty_and_count_as_empty_carts() -> None:
    s = last_turn(shift=3, marks={0: 9}, shown={"factory_1": "grey_2_light"}, supply=NOTHING)
    play(s, "worker factory_1")
    assert s.is_over
    assert carts(s, 0, "grey") == ["grey", None, None]
    assert {"seat": 0, "element": "cart_grey", "count": 2, "points": 12} in told(s, "element_scored")


@rule("GA-6.4", "GA-12.4")
def test_a_cart_with_a_foreign_cube_is_not_empty() -> None:
    s = last_turn(shift=3, marks={0: 9}, shown={"factory_1": "grey_2_light"}, supply={"grey": 0})
    play(s, "worker factory_1", "cube_color yellow", "cube_color brown")
    assert s.is_over
    assert [e for e in told(s, "element_scored") if str(e["element"]).startswith("cart")] == []


@rule("GA-6.4", "GA-7.4")
def test_a_foreign_cube_lies_on_the_level_of_its_cart_and_keeps_its_colour() -> None:
    s = position(mine={0: [("grey_2_light", "yellow", "black")]}, printed={0: {"grey": None}})
    play(s, "worker pit_6", "cage_to 3")
    assert offered(s, "load") == ["load yellow", "load black"]
    play(s, "load black", "cage_to 4")
    assert offered(s, "load") == ["load black"]
    play(s, "cage_to 1")
    assert offered(s, "load") == ["load yellow"]
    assert carts(s, 0, "grey") == [None, "yellow", None]
    assert seat(s, 0)["cage"]["black"] == 1


@rule("GA-6.4")
def test_an_unloaded_cart_of_a_foreign_cube_counts_for_its_own_colour() -> None:
    s = last_turn(shift=3, mine={0: [("grey_1_light", "yellow")]})
    play(s, "worker pit_6", "cage_to 3", "load yellow", "pit_end")
    found = [e for e in told(s, "element_scored") if str(e["element"]).startswith("cart")]
    assert found == [{"seat": 0, "element": "cart_grey", "count": 1, "points": 12}]


@rule("GA-6.5")
def test_an_unloaded_cart_stays_empty_for_the_rest_of_the_game() -> None:
    s = position(workers={0: 3, 1: 1, 2: 0}, marks={0: 9}, shown={"factory_1": "grey_1_dark"})
    play(s, "worker pit_6", "cage_to 3", "load grey", "pit_end", "worker bank")
    play(s, "worker factory_1")
    assert carts(s, 0, "grey") == [None, "grey"]
    play(s, "worker bank")
    assert s.view(None)["shift"] == 2
    assert carts(s, 0, "grey") == [None, "grey"]


@rule("GA-6.6")
def test_a_tile_kept_from_the_draw_is_bought_and_no_tile_space_is_touched() -> None:
    s = position(marks={0: 9}, tile_top=["yellow_1_dark", "grey_2_light"])
    shown = [space(s, f"factory_{n}")["piece"] for n in range(1, 9)]
    size = len(stack(s, "tile"))
    play(s, "worker factory_draw", "keep 1")
    assert seat(s, 0)["tiles"] == ["grey_2_light"]
    assert seat(s, 0)["marks"] == 3
    assert carts(s, 0, "grey") == ["grey"] * 3
    play(s, "return_top", "return_next 0", "return_next 2", "return_next 3")
    assert [space(s, f"factory_{n}")["piece"] for n in range(1, 9)] == shown
    assert len(stack(s, "tile")) == size - 1


@rule("GA-6.6", "GA-6.3")
def test_a_shortage_may_arise_in_the_draw_and_is_settled_before_the_rest_goes_back() -> None:
    s = position(marks={0: 9}, tile_top=["yellow_1_dark", "grey_2_light"], supply={"grey": 0})
    play(s, "worker factory_draw", "keep 1")
    assert asked(s) == (0, "CubeColor")
    play(s, "cube_color brown")
    assert asked(s) == (0, "CubeColor")
    play(s, "cube_color black")
    assert asked(s) == (0, "ReturnPlace")
    assert sorted(str(cube) for cube in carts(s, 0, "grey")) == ["black", "brown", "grey"]
    assert seat(s, 0)["marks"] == 3


@rule("GA-6.6", "GA-6.4")
def test_in_the_draw_too_the_carts_stay_empty_when_the_whole_supply_is() -> None:
    s = position(marks={0: 9}, tile_top=["grey_2_light"], supply=NOTHING)
    play(s, "worker factory_draw", "keep 0")
    assert asked(s) == (0, "ReturnPlace")
    assert carts(s, 0, "grey") == ["grey", None, None]


@rule("GA-6.6", "GA-Q10")
def test_without_money_the_draw_offers_nothing_to_keep() -> None:
    s = position(marks={0: 0})
    play(s, "worker factory_draw")
    assert offered(s) == ["keep_none"]
