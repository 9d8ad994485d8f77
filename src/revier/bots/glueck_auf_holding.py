"""What a seat of Glück Auf owns, as far as its plans depend on it, and what its actions change.

Much smaller than a position, so that a bot can try thousands of turns. Legality stays with the rules: a bot
only tries what is offered, or steps of the pit whose condition is written out in `glueck_auf_pit`.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, remove, vec
from mypy_extensions import i64

from revier.games.glueck_auf.components import (
    COLORS,
    FIRST_SLOT,
    FIRST_TARGET,
    LAST_SLOT,
    LIGHT,
    ORDER_POINTS,
    ORDER_TRANSPORT,
    ORDERS,
    SURFACE,
    TARGET_COLOR,
    TARGETS,
    TILE_CARTS,
    TILE_COLOR,
    TILE_COST,
    TILE_KINDS,
    TILE_SIDE,
    TRANSPORTS,
)
from revier.games.glueck_auf.state import DELIVERED, FREE, NONE, OUTSTANDING, GlueckAuf

SLOTS_OF: Final = vec[i64](  # 4 * order + colour -> printed slots
    [
        sum(
            [
                LAST_SLOT[t] - FIRST_SLOT[t] + 1
                for t in range(FIRST_TARGET[o], FIRST_TARGET[o + 1])
                if TARGET_COLOR[t] == c
            ]
        )
        for o in range(ORDERS)
        for c in range(COLORS)
    ]
)


class Holding:
    """The mine, orders, money and workers of one seat."""

    def __init__(self) -> None:
        empty = vec[i64]()
        self.workers: i64 = 0
        self.marks: i64 = 0
        self.points: i64 = 0
        self.excess: i64 = 0  # light tiles minus dark ones
        self.level: i64 = SURFACE
        self.cage: vec[i64] = empty  # cubes by colour
        self.store: vec[i64] = empty
        self.carts: vec[i64] = empty  # cubes on carts, 4 * colour of the cart + colour of the cube
        self.empty: vec[i64] = empty  # empty carts by colour
        self.orders: vec[i64] = empty  # outstanding
        self.need: vec[i64] = empty  # free slots, 4 * index in `orders` + colour
        self.delivered: vec[i64] = empty  # slots on delivered orders by colour, then by transport

    def clone(self) -> Holding:
        c = self.clone_for_pit()
        c.empty = self.empty[:]
        c.orders = self.orders[:]
        c.delivered = self.delivered[:]
        return c
