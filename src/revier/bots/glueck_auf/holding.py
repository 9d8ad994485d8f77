"""What a seat of Glück Auf owns, as far as its plans depend on it."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from revier.games.glueck_auf.components import (
    COLORS,
    FIRST_SLOT,
    FIRST_TARGET,
    LAST_SLOT,
    LIGHT,
    ORDER_TRANSPORT,
    ORDERS,
    SURFACE,
    TARGET_COLOR,
    TILE_KINDS,
    TILE_SIDE,
    TRANSPORTS,
)
from revier.games.glueck_auf.state import DELIVERED, FREE, NONE, OUTSTANDING, GlueckAuf


def target_of(order: int, color: int) -> int:
    """The target of an order's slots of a colour [GA-18.1], NONE where it has none."""
    for target in range(FIRST_TARGET[order], FIRST_TARGET[order + 1]):
        if TARGET_COLOR[target] == color:
            return target
    return NONE


def slots_of(target: int) -> int:
    return 0 if target == NONE else LAST_SLOT[target] - FIRST_SLOT[target] + 1


# By 4 * order + colour.
TARGET_OF: Final = vec[i64]([target_of(order, color) for order in range(ORDERS) for color in range(COLORS)])
SLOTS_OF: Final = vec[i64]([slots_of(target) for target in TARGET_OF])


class Holding:
    """The mine, orders, money and workers of one seat."""

    def __init__(self) -> None:
        none = vec[i64]()
        self.workers: i64 = 0
        self.marks: i64 = 0
        self.points: i64 = 0
        self.excess: i64 = 0  # light tiles minus dark ones
        self.level: i64 = SURFACE
        self.cage: vec[i64] = none  # cubes by colour
        self.store: vec[i64] = none
        self.carts: vec[i64] = none  # cubes on carts, 4 * colour of the cart + colour of the cube
        self.empty: vec[i64] = none  # empty carts by colour
        self.orders: vec[i64] = none  # outstanding
        self.need: vec[i64] = none  # free slots, 4 * index in `orders` + colour
        self.delivered: vec[i64] = none  # slots on delivered orders by colour, then by transport


def count_delivered(delivered: vec[i64], order: i64) -> None:
    for color in range(COLORS):
        delivered[color] += SLOTS_OF[COLORS * order + color]
        delivered[COLORS + ORDER_TRANSPORT[order]] += SLOTS_OF[COLORS * order + color]


def holding(s: GlueckAuf, seat: i64) -> Holding:
    """What the seat owns in this position."""
    h = Holding()
    h.workers = s.workers[seat]
    h.marks = s.marks[seat]
    h.points = s.score(seat)
    h.level = s.cage_level[seat]
    h.cage = s.cage[COLORS * seat : COLORS * seat + COLORS]
    h.store = s.store[COLORS * seat : COLORS * seat + COLORS]
    h.carts = vec[i64]([0] * (COLORS * COLORS))
    h.empty = vec[i64]([0] * COLORS)
    for cart in range(len(s.cart_level)):
        place = s.cart_level[cart]
        if place // COLORS == seat:
            if s.cart_cube[cart] == NONE:
                h.empty[place % COLORS] += 1
            else:
                h.carts[COLORS * (place % COLORS) + s.cart_cube[cart]] += 1
    for built in s.tiles_built:
        if built // TILE_KINDS == seat:
            h.excess += 1 if TILE_SIDE[built % TILE_KINDS] == LIGHT else -1
    h.delivered = vec[i64]([0] * (COLORS + TRANSPORTS))
    for order in range(ORDERS):
        if s.order_place[order] == OUTSTANDING + seat:
            h.orders = append(h.orders, order)
            for color in range(COLORS):
                h.need = append(h.need, free_slots(s, order, color))
        elif s.order_place[order] == DELIVERED + seat:
            count_delivered(h.delivered, order)
    return h


def free_slots(s: GlueckAuf, order: i64, color: i64) -> i64:
    target = TARGET_OF[COLORS * order + color]
    if target == NONE:
        return 0
    free: i64 = 0
    for slot in range(FIRST_SLOT[target], LAST_SLOT[target] + 1):
        if s.slots[slot] == FREE:
            free += 1
    return free
