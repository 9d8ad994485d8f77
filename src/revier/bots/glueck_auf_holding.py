"""What a seat of Glück Auf owns, as far as its plans depend on it, and what its actions change.

Much smaller than a position, so that a bot can try thousands of turns. Legality stays with the rules: a bot
only tries what is offered, or pit steps under the conditions of [GA-18.3].
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, extend, vec
from mypy_extensions import i64

from revier.games.glueck_auf.actions import SUB_CAGE, SUB_STORE
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
    TILE_CARTS,
    TILE_COLOR,
    TILE_COST,
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

    def clone(self) -> Holding:
        c = Holding()
        c.workers = self.workers
        c.marks = self.marks
        c.points = self.points
        c.excess = self.excess
        c.level = self.level
        c.cage = self.cage[:]
        c.store = self.store[:]
        c.carts = self.carts[:]
        c.empty = self.empty[:]
        c.orders = self.orders[:]
        c.need = self.need[:]
        c.delivered = self.delivered[:]
        return c

    # -- what actions change -----------------------------------------------------------------------

    def receive_order(self, order: i64) -> None:
        self.orders = append(self.orders, order)
        for color in range(COLORS):
            self.need = append(self.need, SLOTS_OF[COLORS * order + color])

    def buy(self, tile: i64, supply: vec[i64]) -> None:
        """In a shortage the most plentiful colour is expected on the cart [GA-6.2, GA-6.3, GA-6.4]."""
        color = TILE_COLOR[tile]
        left = supply[:]
        self.marks -= TILE_COST[tile]
        self.excess += 1 if TILE_SIDE[tile] == LIGHT else -1
        for i in range(TILE_CARTS[tile]):
            cube = color if left[color] > 0 else most_plentiful(left)
            if left[cube] > 0:
                left[cube] -= 1
                self.carts[COLORS * color + cube] += 1
            else:
                self.empty[color] += 1

    def deliver(self, transport: i64) -> None:
        """Every complete order of the transport [GA-8.1]."""
        orders = vec[i64]()
        need = vec[i64]()
        for i in range(len(self.orders)):
            order = self.orders[i]
            if ORDER_TRANSPORT[order] == transport and self.is_complete(i):
                self.points += ORDER_POINTS[order]
                count_delivered(self.delivered, order)
            else:
                orders = append(orders, order)
                need = extend(need, self.need[COLORS * i : COLORS * i + COLORS])
        self.orders = orders
        self.need = need

    def give_away(self, action: i64) -> None:
        """The cube that a step of a substitution names [GA-7.8]."""
        if action < SUB_STORE:
            self.cage[action - SUB_CAGE] -= 1
        else:
            self.store[action - SUB_STORE] -= 1

    def is_complete(self, i: i64) -> bool:
        n = COLORS * i
        return self.need[n] + self.need[n + 1] + self.need[n + 2] + self.need[n + 3] == 0


def most_plentiful(supply: vec[i64]) -> i64:
    best: i64 = 0
    for color in range(COLORS):
        if supply[color] > supply[best]:
            best = color
    return best


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
