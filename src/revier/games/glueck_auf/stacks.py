"""The two face-down stacks, and turning their top pieces up [GA-4.4, GA-15.1]."""

from __future__ import annotations

from librt.vecs import pop
from mypy_extensions import i64

from revier.games.glueck_auf.components import FACTORY, ORDER
from revier.games.glueck_auf.events import ORDER_TURNED, TILE_TURNED
from revier.games.glueck_auf.state import GlueckAuf


def turn_up_tile(s: GlueckAuf, space: i64) -> None:
    """The top tile on a factory space; with an empty stack the space stays empty [GA-16.3]."""
    if len(s.tile_stack) > 0:
        s.tiles_shown[space - FACTORY] = top_tile(s)
        s.reveal()
        s.tell(TILE_TURNED, space, s.tiles_shown[space - FACTORY])


def turn_up_order(s: GlueckAuf, space: i64) -> None:
    """The top card on an order space; with an empty stack the space stays empty [GA-16.4]."""
    if len(s.order_stack) > 0:
        s.orders_shown[space - ORDER] = top_order(s)
        s.reveal()
        s.tell(ORDER_TURNED, space, s.orders_shown[space - ORDER])


def top_tile(s: GlueckAuf) -> i64:
    s.tile_knower = pop(s.tile_knower)[0]
    s.tile_stack, tile = pop(s.tile_stack)
    return tile


def top_order(s: GlueckAuf) -> i64:
    s.order_knower = pop(s.order_knower)[0]
    s.order_stack, order = pop(s.order_stack)
    return order
