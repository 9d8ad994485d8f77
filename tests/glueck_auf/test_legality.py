"""Every offer, computed a second time from what the deciding seat sees [GA-18.3, GA-5.4]."""

from __future__ import annotations

import pytest

from revier.kernel.state import Json, State
from tests.glueck_auf.build import COLORS, PRICES
from tests.glueck_auf.games import positions, scarce
from tests.support import asked, offered, rule


def expected(s: State) -> set[str]:
    """The legal actions as the rules page states them."""
    question = s.decision()
    assert question is not None
    view = s.view(question.seat)
    me = view["seats"][question.seat]
    if question.kind == "PlaceWorkers":
        return {f"worker {space}" for space in view["spaces"] if can_place(view, me, space)} | {"worker bank"}
    if question.kind == "PitStep":
        return pit_steps(me, int(question.args["count"]))
    if question.kind == "SubCube":
        return {f"sub_{place} {color}" for place, color in at_hand(me)}
    if question.kind == "Keep":
        drawn = view["drawn"]["pieces"]
        free = view["drawn"]["pile"] == "orders"
        return {f"keep {i}" for i, piece in enumerate(drawn) if free or price(piece) <= me["marks"]} | {"keep_none"}
    if question.kind == "CubeColor":
        return {f"cube_color {color}" for color in COLORS if view["supply"][color] > 0}
    if question.kind == "ReturnPlace":
        return {"return_top", "return_bottom"}
    if question.kind == "ReturnOrder":
        return {f"return_next {i}" for i, piece in enumerate(view["drawn"]["pieces"]) if piece is not None}
    assert question.kind == "Draft"
    return {f"draft_take {i}" for i, card in enumerate(view["draft"]) if card is not None}


def price(tile: str) -> int:
    color, carts, _side = tile.split("_")
    return PRICES[color] * int(carts)


def can_place(view: Json, me: Json, space: str) -> bool:
    entry = view["spaces"][space]
    if not entry["is_open"] or me["workers"] < entry["crew"] + 1:
        return False
    kind, which = space.split("_")
    if space == "factory_draw":
        return bool(view["tile_stack"]["size"] > 0)
    if space == "order_draw":
        return bool(view["order_stack"]["size"] > 0)
    if kind == "factory":
        return entry["piece"] is not None and price(entry["piece"]) <= me["marks"]
    if kind == "order":
        return entry["piece"] is not None
    if kind == "delivery":
        return any(
            order["order"].startswith(which) and all(slot["cubes"] for slot in order["slots"])
            for order in me["outstanding"]
        )
    return True


def at_hand(me: Json) -> set[tuple[str, str]]:
    """(place, colour) of every cube a substitution may use."""
    places = ("cage", "store") if me["cage_level"] == 0 else ("store",)
    return {(place, color) for place in places for color in COLORS if me[place][color] > 0}


def pit_steps(me: Json, left: int) -> set[str]:
    """The predicates of the page, one by one [GA-18.3]."""
    level = me["cage_level"]
    free = {
        (order["order"], slot["color"]) for order in me["outstanding"] for slot in order["slots"] if not slot["cubes"]
    }
    wanted = {color for order, color in free}
    available = sum(me["store"].values()) + (sum(me["cage"].values()) if level == 0 else 0)
    found = {"pit_end"}
    found |= {f"cage_to {other}" for other in range(5) if other != level}
    if level > 0 and sum(me["cage"].values()) < 5:
        found |= {f"load {cart['cube']}" for cart in me["carts"] if cart["color"] == COLORS[level - 1] and cart["cube"]}
    if level == 0:
        found |= {f"fill_cage {order} {color}" for order, color in free if me["cage"][color] > 0}
        found |= {f"stash {color}" for color in COLORS if me["cage"][color] > 0 and color not in wanted}
    found |= {f"fill_store {order} {color}" for order, color in free if me["store"][color] > 0}
    if left >= 2 and available >= 2:
        found |= {f"sub_begin {order} {color}" for order, color in free}
    return found


@rule("GA-18.3", "GA-5.1", "GA-5.3", "GA-5.4", "GA-7.1")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("seed", range(4))
def test_every_offer_of_a_game_is_what_the_page_says(players: int, seed: int) -> None:
    kinds = set()
    for start in (None, scarce(players)):
        for s in positions(players, 80 + seed, start):
            if not s.is_over:
                kinds.add(asked(s)[1])
                offer = offered(s)
                assert set(offer) == expected(s)
                assert s.legal_actions() == sorted(set(s.legal_actions()))
                assert offer
    assert len(kinds) == 8
