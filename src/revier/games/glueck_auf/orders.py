"""New orders [GA-10]."""

from __future__ import annotations

from mypy_extensions import i64

from revier.games.glueck_auf.components import ORDER
from revier.games.glueck_auf.events import ORDER_TAKEN
from revier.games.glueck_auf.state import NONE, OUTSTANDING, GlueckAuf


def take_shown_order(s: GlueckAuf, seat: i64, space: i64) -> None:
    """The card lying there, free of charge [GA-10.1]."""
    order = s.orders_shown[space - ORDER]
    s.orders_shown[space - ORDER] = NONE
    receive_order(s, seat, order)


def receive_order(s: GlueckAuf, seat: i64, order: i64) -> None:
    """Face up into the outstanding orders, of which there may be any number [GA-10.1, GA-10.2]."""
    s.order_place[order] = OUTSTANDING + seat
    s.tell(ORDER_TAKEN, seat, order)
