"""Positions that somebody else wrote: what would break a rule later is refused when it is read."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

import pytest

from revier.kernel.errors import BadPosition
from revier.kernel.state import Json, State
from tests.glueck_auf.build import GAME, position
from tests.support import asked, play, rule


def two_carts_short() -> State:
    """Seat 0 buys a tile with two carts, and there is no grey cube: it chooses twice, the last cart first."""
    s = position(marks={0: 9}, shown={"factory_1": "grey_2_dark"}, supply={"grey": 0})
    play(s, "worker factory_1")
    assert asked(s) == (0, "CubeColor")
    return s


def refused(data: Json, says: str) -> None:
    with pytest.raises(BadPosition) as caught:
        GAME.load(data)
    assert says in str(caught.value)


def changed(s: State, **fields: Any) -> Json:
    return {**deepcopy(s.to_dict()), **fields}


@rule("GA-6.3")
def test_a_cube_is_chosen_for_the_last_empty_cart_while_the_first_waits() -> None:
    data = two_carts_short().to_dict()
    carts = len(data["carts"])
    assert data["agenda"][-2:] == [["FillCart", 0, carts - 2], ["CubeColor", 0, carts - 1]]
    GAME.load(data)
    data["agenda"][-1] = ["CubeColor", 0, carts - 2]
    refused(data, f"the empty carts just built are [{carts - 2}, {carts - 1}]")


@rule("GA-6.3")
@pytest.mark.parametrize("cart", [1, 2])
def test_two_empty_carts_want_two_cubes(cart: int) -> None:
    data = two_carts_short().to_dict()
    data["agenda"][-2:] = [["CubeColor", 0, len(data["carts"]) - cart]]
    refused(data, "the empty carts just built are")


@rule("GA-6.3")
def test_a_cart_waits_only_while_the_tile_is_bought() -> None:
    data = two_carts_short().to_dict()
    data["agenda"][-3:] = [["CubeColor", 0, len(data["carts"]) - 1]]
    refused(data, "its seat is buying a tile")
    data = two_carts_short().to_dict()
    data["agenda"][-2][1] = 1
    refused(data, "FillCart: its seat is buying a tile")


@rule("GA-6.3")
def test_the_own_colour_goes_onto_the_first_cart() -> None:
    s = position(marks={0: 9}, shown={"factory_1": "grey_2_dark"}, supply={"grey": 1})
    play(s, "worker factory_1")
    data = s.to_dict()
    GAME.load(data)
    data["carts"][-2:] = data["carts"][-2:][::-1]
    data["agenda"][-1][2] -= 1
    refused(data, "CubeColor: wrong cube")


@rule("GA-4.5")
def test_a_turn_lies_on_the_shift_and_on_no_other_turn() -> None:
    data = position().to_dict()
    data["agenda"].append(["PlaceWorkers", 1])
    refused(data, "PlaceWorkers: a turn begins when the one before is over")
    data = two_carts_short().to_dict()
    data["agenda"].insert(-2, ["EndTurn", 0, 0])
    refused(data, "EndTurn: one turn at a time")
    data["agenda"] = data["agenda"][:3]
    refused(data, "must be a decision")


@rule("GA-4.1")
def test_the_shifts_still_to_come_lie_under_the_turn() -> None:
    data = position().to_dict()
    del data["agenda"][1]
    refused(data, "here it begins FinalScore, Shift")


@rule("GA-7.1")
def test_pit_work_is_done_on_a_space_of_the_pit() -> None:
    s = position()
    play(s, "worker pit_6")
    data = s.to_dict()
    GAME.load(data)
    refused(changed(s, agenda=[*data["agenda"][:-1], ["PitStep", 0, 7]]), "1 to 6 steps can be left")
    data["agenda"][-1] = ["Keep", 0, 0]
    refused(data, "Keep: seat 0 is not drawing from that stack")


@rule("GA-11.3")
def test_on_an_empty_stack_pieces_go_on_top() -> None:
    s = position(tile_top=["yellow_1_light", "brown_1_dark", "grey_1_light"])
    play(s, "worker factory_draw", "keep_none", "return_top")
    data = s.to_dict()
    assert data["agenda"][-1] == ["ReturnOrder", 0, 0, 0]
    data["agenda"][-1][3] = 2
    refused(data, "on top (0) or below (1)")


@pytest.mark.parametrize(
    ("cell", "points"), [("orders_barrow", -1), ("orders_barrow", 500), ("coal_yellow:1", 3), ("coal_yellow:1", -1)]
)
@rule("GA-12.2")
def test_a_score_sheet_holds_no_more_than_a_cell_can_pay(cell: str, points: int) -> None:
    data = position(shift=2).to_dict()
    data["seats"][0]["sheet"][cell] = points
    refused(data, f"seats.0.sheet.{cell}: expected an int from 0 to")


@pytest.mark.parametrize(
    ("cell", "points"), [("coal", 22), ("outstanding", 1), ("outstanding", -45), ("imbalance", 2), ("money", -1)]
)
@rule("GA-14.2", "GA-14.3", "GA-14.4")
def test_nor_does_the_end(cell: str, points: int) -> None:
    s = position(shift=3)
    while not s.is_over:
        s.apply(s.legal_actions()[-1])  # the bank, and the end of every action
    data = s.to_dict()
    GAME.load(data)
    data["seats"][0]["sheet"][cell] = points
    refused(data, f"seats.0.sheet.{cell}: expected an int from")


def test_what_no_position_holds_is_refused_by_name() -> None:
    data = position().to_dict()
    refused({**data, "stone": 1}, "position: 'stone' is unknown")
    data["seats"][1]["houses"] = 3
    refused(data, "seats.1: 'houses' is unknown")
