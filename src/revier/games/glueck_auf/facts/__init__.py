"""What is printed on the components of Glück Auf, for boards that draw them: as the rules themselves read it."""

from __future__ import annotations

from typing import Any, TypedDict

from revier.games.glueck_auf.components import DATA, VP_PER_EXCESS_TILE


class TileFacts(TypedDict):
    color: str
    carts: int
    side: str
    cost: int


class OrderFacts(TypedDict):
    transport: str
    points: int
    slots: list[str]


class SpaceFacts(TypedDict):
    kind: str
    value: int  # steps, Marks or pieces drawn; 0 where there is nothing to count


class ElementFacts(TypedDict):
    id: str
    kind: str
    key: str  # colour or transport
    first: int
    second: int
    from_shift: int


class StartCube(TypedDict):
    color: str
    side: str


class GlueckAufComponents(TypedDict):
    colors: list[str]
    transports: list[str]
    shifts: int
    cage_capacity: int
    tiles: dict[str, TileFacts]
    orders: dict[str, OrderFacts]
    spaces: dict[str, SpaceFacts]
    clock: list[ElementFacts]
    start_cubes: list[StartCube]
    points_per_excess_tile: int  # at the end, below zero


def facts() -> GlueckAufComponents:
    """Tiles, orders, worker spaces and the shift clock [GA-2]."""
    bank = DATA["bank"]
    return {
        "colors": DATA["colors"],
        "transports": DATA["transports"],
        "shifts": DATA["limits"]["shifts"],
        "cage_capacity": DATA["limits"]["cage_capacity"],
        "tiles": {tile["id"]: tile_facts(tile) for tile in DATA["tiles"]},
        "orders": {order["id"]: order_facts(order) for order in DATA["orders"]},
        "spaces": {
            **{space["id"]: {"kind": space["kind"], "value": space.get("value", 0)} for space in DATA["worker_spaces"]},
            bank["id"]: {"kind": "bank", "value": bank["marks"]},
        },
        "clock": [element_facts(element) for element in DATA["clock"]],
        "start_cubes": [{"color": cube["color"], "side": cube["side"]} for cube in DATA["start_cubes"]],
        "points_per_excess_tile": VP_PER_EXCESS_TILE,
    }


def tile_facts(tile: dict[str, Any]) -> TileFacts:
    return {"color": tile["color"], "carts": tile["carts"], "side": tile["side"], "cost": tile["cost"]}


def order_facts(order: dict[str, Any]) -> OrderFacts:
    return {"transport": order["transport"], "points": order["points"], "slots": order["slots"]}


def element_facts(element: dict[str, Any]) -> ElementFacts:
    return {
        "id": element["id"],
        "kind": element["kind"],
        "key": element["key"],
        "first": element["first"],
        "second": element["second"],
        "from_shift": element["from_shift"],
    }
