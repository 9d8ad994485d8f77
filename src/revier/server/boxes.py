"""What lies in the box of a title, for boards that draw it: printed facts only, as the title itself reads them."""

from __future__ import annotations

from typing import Any, TypedDict

import msgspec

from revier.games.glueck_auf.components import DATA as GLUECK_AUF
from revier.games.glueck_auf.components import VP_PER_EXCESS_TILE


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


def glueck_auf() -> GlueckAufComponents:
    """Tiles, orders, worker spaces and the shift clock of Glück Auf [GA-2]."""
    spaces = {space["id"]: {"value": 0} | space for space in GLUECK_AUF["worker_spaces"]}
    bank = GLUECK_AUF["bank"]
    facts = GLUECK_AUF | {
        "shifts": GLUECK_AUF["limits"]["shifts"],
        "cage_capacity": GLUECK_AUF["limits"]["cage_capacity"],
        "tiles": by_id(GLUECK_AUF["tiles"]),
        "orders": by_id(GLUECK_AUF["orders"]),
        "points_per_excess_tile": VP_PER_EXCESS_TILE,
        "spaces": spaces | {bank["id"]: {"kind": "bank", "value": bank["marks"]}},
    }
    return msgspec.convert(facts, GlueckAufComponents)


def by_id(rows: list[dict[str, Any]]) -> dict[str, dict[str, Any]]:
    return {row["id"]: row for row in rows}
