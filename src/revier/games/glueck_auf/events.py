"""What can be told of a game of Glück Auf."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from revier.games.glueck_auf import TITLE
from revier.games.glueck_auf.components import COLOR, ELEMENT, ORDER_CARD, SPACE, TILE
from revier.kernel.tables import Domain, EventArg, EventTable

EVENTS: Final = EventTable(TITLE.prefix)

SEAT: Final = EventArg("seat")
COUNT: Final = EventArg("count")
POINTS: Final = EventArg("points")
MARKS: Final = EventArg("marks")
SHIFT: Final = EventArg("shift")
LEVEL: Final = EventArg("level")
ON_SPACE: Final = EventArg("space", SPACE)
A_TILE: Final = EventArg("tile", TILE)
TILES: Final = EventArg("tiles", TILE, many=True)
AN_ORDER: Final = EventArg("order", ORDER_CARD)
ORDERS: Final = EventArg("orders", ORDER_CARD, many=True)
ORDER_SET: Final = EventArg("orders", ORDER_CARD, mask=True)
A_COLOR: Final = EventArg("color", COLOR)
FROM: Final = EventArg("source", Domain("source", ["cage", "store"]))
AT_END: Final = EventArg("end", Domain("end", ["top", "bottom"]))
AN_ELEMENT: Final = EventArg("element", ELEMENT)

# setting up
START_DRAWN: Final[i64] = EVENTS.kind("start_drawn", SEAT)
TILE_TURNED: Final[i64] = EVENTS.kind("tile_turned", ON_SPACE, A_TILE)
ORDER_TURNED: Final[i64] = EVENTS.kind("order_turned", ON_SPACE, AN_ORDER)
ORDER_SHOWN: Final[i64] = EVENTS.kind("order_shown", EventArg("position"), AN_ORDER)
DRAFTED: Final[i64] = EVENTS.kind("drafted", SEAT, AN_ORDER)
LEFT_OVER: Final[i64] = EVENTS.kind("left_over", ON_SPACE, AN_ORDER)
# placing workers
PLACED: Final[i64] = EVENTS.kind("placed", SEAT, ON_SPACE, COUNT)
DISPLACED: Final[i64] = EVENTS.kind("displaced", SEAT, ON_SPACE, COUNT)
PAID_OUT: Final[i64] = EVENTS.kind("paid_out", SEAT, MARKS)
# minecart factory
BUILT: Final[i64] = EVENTS.kind("built", SEAT, A_TILE, MARKS)
CART_FILLED: Final[i64] = EVENTS.kind("cart_filled", SEAT, LEVEL, A_COLOR)
CART_LEFT_EMPTY: Final[i64] = EVENTS.kind("cart_left_empty", SEAT, LEVEL)
# pit work
CAGE_MOVED: Final[i64] = EVENTS.kind("cage_moved", SEAT, LEVEL)
LOADED: Final[i64] = EVENTS.kind("loaded", SEAT, A_COLOR, LEVEL)
SLOT_FILLED: Final[i64] = EVENTS.kind("slot_filled", SEAT, A_COLOR, FROM, AN_ORDER)
SUBSTITUTED: Final[i64] = EVENTS.kind("substituted", SEAT, A_COLOR, FROM, AN_ORDER, EventArg("slot", COLOR))
STORED: Final[i64] = EVENTS.kind("stored", SEAT, A_COLOR)
STEPS_LAPSED: Final[i64] = EVENTS.kind("steps_lapsed", SEAT, COUNT)
# delivery, new orders
DELIVERED: Final[i64] = EVENTS.kind("delivered", SEAT, AN_ORDER, POINTS)
ORDER_TAKEN: Final[i64] = EVENTS.kind("order_taken", SEAT, AN_ORDER)
# the draw-five procedure
DREW_TILES: Final[i64] = EVENTS.kind("drew_tiles", SEAT, TILES)
DREW_ORDERS: Final[i64] = EVENTS.kind("drew_orders", SEAT, ORDERS)
DREW_TILES_UNSEEN: Final[i64] = EVENTS.kind("drew_tiles_unseen", SEAT, COUNT)
DREW_ORDERS_UNSEEN: Final[i64] = EVENTS.kind("drew_orders_unseen", SEAT, COUNT)
KEPT_NONE: Final[i64] = EVENTS.kind("kept_none", SEAT)
RETURNED: Final[i64] = EVENTS.kind("returned", SEAT, COUNT, AT_END)
ARRANGED_TILES: Final[i64] = EVENTS.kind("arranged_tiles", SEAT, TILES)
ARRANGED_ORDERS: Final[i64] = EVENTS.kind("arranged_orders", SEAT, ORDERS)
# shift scoring and the end
SHIFT_ENDED: Final[i64] = EVENTS.kind("shift_ended", SHIFT)
DELIVERED_SHOWN: Final[i64] = EVENTS.kind("delivered_shown", SEAT, ORDER_SET)
ELEMENT_SCORED: Final[i64] = EVENTS.kind("element_scored", SEAT, AN_ELEMENT, COUNT, POINTS)
START_PASSED: Final[i64] = EVENTS.kind("start_passed", SEAT, COUNT)
SHIFT_BEGAN: Final[i64] = EVENTS.kind("shift_began", SHIFT)
MONEY_SCORED: Final[i64] = EVENTS.kind("money_scored", SEAT, MARKS, POINTS)
COAL_SCORED: Final[i64] = EVENTS.kind("coal_scored", SEAT, COUNT, POINTS)
OUTSTANDING_SCORED: Final[i64] = EVENTS.kind("outstanding_scored", SEAT, COUNT, POINTS)
IMBALANCE_SCORED: Final[i64] = EVENTS.kind("imbalance_scored", SEAT, COUNT, POINTS)
GAME_WON: Final[i64] = EVENTS.kind("game_won", SEAT, POINTS)
