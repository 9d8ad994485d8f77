"""What is in the box [GA-2]."""

from __future__ import annotations

import tomllib
from importlib.resources import files

import pytest

from revier.kernel.errors import BadPosition
from tests.glueck_auf.build import (
    COLORS,
    GAME,
    ORDERS,
    TILES,
    TRANSPORTS,
    after_draft,
    cubes,
    empty,
    full,
    outstanding,
    position,
    seat,
    slot_colors,
    space,
    steps_left,
    working,
)
from tests.support import offered, play, rule, told

LONE, PAIR, TRIPLE = (2, 3, 4, 5), (3, 5, 7, 9), (4, 7, 9, 12)  # points of y, b, g, k; of yy, bb, ...
POINTS = {
    letter * count: points
    for count, row in enumerate((LONE, PAIR, TRIPLE), start=1)
    for letter, points in zip("ybgk", row, strict=True)
} | {"ybgk": 10}


@rule("GA-2.1")
def test_there_are_forty_four_orders_eleven_of_each_transport_all_different() -> None:
    data = GAME.new(players=4, seed=3).to_dict()
    assert sorted(data["draft"] + data["order_stack"]) == sorted(ORDERS)
    assert len(ORDERS) == 44


@rule("GA-2.1", "GA-8.2")
@pytest.mark.parametrize("transport", TRANSPORTS)
def test_the_points_of_an_order_depend_on_its_slots_only(transport: str) -> None:
    orders = [order for order in ORDERS if order.startswith(transport)]
    s = position(outstanding={0: full(*orders)})
    shown = {order["order"]: [slot["color"] for slot in order["slots"]] for order in seat(s, 0)["outstanding"]}
    assert shown == {order: slot_colors(order) for order in orders}
    play(s, f"worker delivery_{transport}")
    points = {str(event["order"]): event["points"] for event in told(s, "delivered")}
    assert points == {order: POINTS[order.split("_")[1]] for order in orders}
    assert s.scores() == [64, 0, 0]


@rule("GA-2.1")
def test_the_orders_show_eighty_eight_slots_twenty_two_of_each_colour_and_transport() -> None:
    slots = [(order.split("_")[0], color) for order in ORDERS for color in slot_colors(order)]
    assert len(slots) == 88
    assert [sum(c == color for t, c in slots) for color in COLORS] == [22] * 4
    assert [sum(t == transport for t, c in slots) for transport in TRANSPORTS] == [22] * 4


@rule("GA-2.2", "GA-16.3")
def test_there_are_three_tiles_of_each_of_sixteen_kinds() -> None:
    data = GAME.new(players=4, seed=3).to_dict()
    assert sorted(data["tiles_shown"] + data["tile_stack"]) == sorted(3 * TILES)


@rule("GA-2.2")
@pytest.mark.parametrize("tile", TILES)
def test_a_tile_has_one_or_two_carts_of_its_colour_on_its_side(tile: str) -> None:
    color, count, side = tile.split("_")
    s = position(marks={0: 8}, shown={"factory_1": tile})
    play(s, "worker factory_1")
    bought = [cart for cart in seat(s, 0)["carts"] if cart["tile"] is not None]
    assert bought == [{"color": color, "side": side, "tile": 0, "cube": color}] * int(count)
    assert seat(s, 0)["tiles"] == [tile]


@rule("GA-2.3")
def test_a_mine_begins_with_one_printed_cart_on_each_level() -> None:
    printed = [(cart["color"], cart["side"], cart["tile"]) for cart in seat(position(), 0)["carts"]]
    assert printed == [
        ("yellow", "dark", None),
        ("brown", "light", None),
        ("grey", "light", None),
        ("black", "dark", None),
    ]
    assert seat(position(), 0)["tiles"] == []


@rule("GA-2.3")
@pytest.mark.parametrize(("level", "color"), list(enumerate(COLORS, start=1)))
def test_the_four_levels_are_yellow_brown_grey_and_black_from_the_top(level: int, color: str) -> None:
    s = position()
    play(s, "worker pit_6")
    assert offered(s, "load") == []
    play(s, f"cage_to {level}")
    assert offered(s, "load") == [f"load {color}"]


@rule("GA-2.3", "GA-6.2")
@pytest.mark.parametrize("side", ["light", "dark"])
def test_a_side_of_a_level_takes_every_tile_there_is(side: str) -> None:
    kinds = [f"yellow_{count}_{side}" for count in (1, 2)]
    s = position(marks={0: 9}, mine={0: [(kinds[0],)] * 3 + [(kinds[1],)] * 2}, shown={"factory_1": kinds[1]})
    play(s, "worker factory_1")
    assert len(seat(s, 0)["tiles"]) == 6
    assert len(seat(s, 0)["carts"]) == 4 + 3 * 1 + 3 * 2


@rule("GA-2.4")
def test_the_cage_holds_at_most_five_cubes() -> None:
    assert cubes(position(cage={0: {"grey": 5}}), 0, "cage") == {"grey": 5}
    with pytest.raises(BadPosition, match=r"seats\.0\.cage: holds at most 5 cubes"):
        position(cage={0: {"grey": 4, "black": 2}})


@rule("GA-2.4")
def test_the_store_is_unlimited() -> None:
    everything = dict.fromkeys(COLORS, 16)
    s = position(store={0: everything, 1: {}}, printed={n: dict.fromkeys(COLORS) for n in range(3)})
    assert cubes(s, 0, "store") == everything


@rule("GA-2.4", "GA-10.1")
def test_any_number_of_orders_may_be_outstanding() -> None:
    own = ORDERS[:36]
    s = position(outstanding={0: empty(*own), 1: {}, 2: {}}, shown={"order_1": "engine_bb"})
    play(s, "worker order_1")
    assert len(outstanding(s, 0)) == 37


@rule("GA-2.5")
def test_there_are_twenty_six_worker_spaces_of_five_kinds() -> None:
    assert list(position(4).view(None)["spaces"]) == [
        *(f"factory_{n}" for n in range(1, 9)),
        "factory_draw",
        *(f"pit_{n}" for n in (4, 6, 8, 10)),
        *(f"delivery_{transport}" for transport in TRANSPORTS),
        *(f"money_{n}" for n in (3, 4, 5, 6)),
        *(f"order_{n}" for n in range(1, 5)),
        "order_draw",
    ]


@rule("GA-2.5")
@pytest.mark.parametrize("steps", [4, 6, 8, 10])
def test_the_number_of_a_pit_space_is_its_number_of_steps(steps: int) -> None:
    assert steps_left(working(f"pit_{steps}")) == steps


@rule("GA-2.5")
def test_tiles_lie_on_the_factory_spaces_and_cards_on_the_order_spaces_only() -> None:
    s = position(4)
    holding = [name for name in s.view(None)["spaces"] if space(s, name)["piece"] is not None]
    assert holding == [*(f"factory_{n}" for n in range(1, 9)), *(f"order_{n}" for n in range(1, 5))]
    assert set(after_draft(4)["tiles_shown"]) <= set(TILES)
    assert set(after_draft(4)["orders_shown"]) <= set(ORDERS)


@rule("GA-2.1", "GA-2.2", "GA-18.2")
def test_the_data_file_mirrors_the_numbers_of_the_rules() -> None:
    data = tomllib.loads(files("revier.games.glueck_auf").joinpath("components.toml").read_text(encoding="utf-8"))
    assert {order["id"]: order["points"] for order in data["orders"]} == {o: POINTS[o.split("_")[1]] for o in ORDERS}
    assert {order["id"]: order["slots"] for order in data["orders"]} == {o: slot_colors(o) for o in ORDERS}
    assert {tile["id"]: tile["copies"] for tile in data["tiles"]} == dict.fromkeys(TILES, 3)
    assert data["cost_per_cart"] == {"yellow": 1, "brown": 2, "grey": 3, "black": 4}
    assert [(block["name"], block["first"], block["count"]) for block in data["actions"]["blocks"]] == [
        (verb.name, verb.first, len(verb.domain.values)) for verb in GAME.actions.verbs.values()
    ]
    assert data["rulings"]["store_only_without_matching_slot"]  # [GA-Q2]
    assert data["rulings"]["replacement_cube_mandatory"]  # [GA-Q5]
