"""Delivering complete orders [GA-8]."""

from __future__ import annotations

from mypy_extensions import i64

from revier.games.glueck_auf.components import (
    FIRST_SLOT,
    FIRST_TARGET,
    LAST_SLOT,
    ORDER_POINTS,
    ORDERS_PER_TRANSPORT,
)
from revier.games.glueck_auf.events import DELIVERED as DELIVERED_EVENT
from revier.games.glueck_auf.state import DELIVERED, FREE, OUTSTANDING, SECOND_CUBE, SHEET, GlueckAuf


def deliver(s: GlueckAuf, seat: i64, transport: i64) -> None:
    """Every complete order of this transport, none held back, scores its points at once [GA-8.1, GA-8.2]."""
    for order in range(transport * ORDERS_PER_TRANSPORT, (transport + 1) * ORDERS_PER_TRANSPORT):
        if s.order_place[order] == OUTSTANDING + seat and is_complete(s, order):
            s.order_place[order] = DELIVERED + seat  # counts in every later shift scoring [GA-8.4]
            s.sheet[SHEET * seat + transport] += ORDER_POINTS[order]
            return_cubes(s, order)
            s.tell(DELIVERED_EVENT, seat, order, ORDER_POINTS[order])


def has_complete_order(s: GlueckAuf, seat: i64, transport: i64) -> bool:
    """What makes a delivery space worth choosing [GA-5.4]."""
    for order in range(transport * ORDERS_PER_TRANSPORT, (transport + 1) * ORDERS_PER_TRANSPORT):
        if s.order_place[order] == OUTSTANDING + seat and is_complete(s, order):
            return True
    return False


def is_complete(s: GlueckAuf, order: i64) -> bool:
    """No slot is free; slots of a colour are filled from left to right, so the last one tells [GA-7.11]."""
    return all(s.slots[LAST_SLOT[target]] != FREE for target in range(FIRST_TARGET[order], FIRST_TARGET[order + 1]))


def return_cubes(s: GlueckAuf, order: i64) -> None:
    """All cubes, one or two per slot, go back to the supply [GA-8.3]."""
    for slot in range(FIRST_SLOT[FIRST_TARGET[order]], LAST_SLOT[FIRST_TARGET[order + 1] - 1] + 1):
        cubes = s.slots[slot]
        s.supply[cubes % SECOND_CUBE - 1] += 1
        if cubes >= SECOND_CUBE:
            s.supply[cubes // SECOND_CUBE - 1] += 1
        s.slots[slot] = FREE
