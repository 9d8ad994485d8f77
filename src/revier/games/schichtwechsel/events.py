"""What can be told of a game of Schichtwechsel; the constants are numbers of the table."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from revier.games.schichtwechsel import TITLE
from revier.games.schichtwechsel.names import (
    AREA_IDS,
    BONUS_IDS,
    CARD_IDS,
    CART_IDS,
    CATEGORY_IDS,
    EXCHANGE_IDS,
    FIELD_IDS,
    FRAME_SPACE_IDS,
    HOUSE_IDS,
    KIND_IDS,
    PAYMENT_IDS,
    PLOT_IDS,
    ROUND_CARD_IDS,
    TILE_IDS,
    TRACK_IDS,
    VARIANT_IDS,
    WAGON_IDS,
)
from revier.kernel.tables import Domain, EventArg, EventTable

EVENTS: Final = EventTable(TITLE.prefix)

SPACE_OF: Final = Domain("space", [])  # of the shift, named in the order of the data file

SEAT: Final = EventArg("seat")
COUNT: Final = EventArg("count")
LEVEL: Final = EventArg("level")
CATEGORY: Final = EventArg("category", Domain("category", CATEGORY_IDS))
ROUND_CARD: Final = EventArg("card", Domain("card", ROUND_CARD_IDS))
KIND: Final = EventArg("kind", Domain("kind", KIND_IDS))
CART: Final = EventArg("cart", Domain("cart", CART_IDS))
WAGON: Final = EventArg("wagon", Domain("wagon", WAGON_IDS))
TILE: Final = EventArg("tile", Domain("tile", TILE_IDS))
CARD: Final = EventArg("card", Domain("card", CARD_IDS))
FIELD: Final = EventArg("field", Domain("field", FIELD_IDS))
TRACK: Final = EventArg("track", Domain("track", TRACK_IDS))
SPACE: Final = EventArg("space", SPACE_OF)
HOUSE: Final = EventArg("house", Domain("house", HOUSE_IDS))
PAYMENT: Final = EventArg("payment", Domain("payment", PAYMENT_IDS))
PIECE: Final = EventArg("piece", Domain("piece", ["coal", "spoil", "coke"]))

START_DRAWN: Final[i64] = EVENTS.kind("start_drawn", SEAT)
ROUND_BEGAN: Final[i64] = EVENTS.kind("round_began", EventArg("round"))
CARD_REVEALED: Final[i64] = EVENTS.kind("card_revealed", ROUND_CARD)
CART_LOCKED: Final[i64] = EVENTS.kind("cart_locked", CART)
STONE_ADDED: Final[i64] = EVENTS.kind("stone_added")
BAG_FILLED: Final[i64] = EVENTS.kind("bag_filled", EventArg("coal"), EventArg("spoil"))
TRIPLE_DRAWN: Final[i64] = EVENTS.kind("triple_drawn", EventArg("coal"), EventArg("spoil"), EventArg("stone"))
TRIPLE_GIVEN: Final[i64] = EVENTS.kind("triple_given", SEAT)
CUBE_LOADED: Final[i64] = EVENTS.kind("cube_loaded", SEAT, KIND, CART)
STONE_RETURNED: Final[i64] = EVENTS.kind("stone_returned")
TILE_TAKEN: Final[i64] = EVENTS.kind("tile_taken", SEAT, TILE)
TILE_RETURNED: Final[i64] = EVENTS.kind("tile_returned", SEAT, TILE)
WATER_ROSE: Final[i64] = EVENTS.kind("water_rose", SEAT, LEVEL)
WATER_OVERFLOWED: Final[i64] = EVENTS.kind("water_overflowed", SEAT, LEVEL)
WATER_FELL: Final[i64] = EVENTS.kind("water_fell", SEAT, LEVEL)
VP_GAINED: Final[i64] = EVENTS.kind("vp_gained", SEAT, CATEGORY, EventArg("vp"))
VP_LOST: Final[i64] = EVENTS.kind("vp_lost", SEAT, CATEGORY, EventArg("vp"))
TOOLS_TAKEN: Final[i64] = EVENTS.kind("tools_taken", SEAT, COUNT)
TOOLS_RETURNED: Final[i64] = EVENTS.kind("tools_returned", SEAT, COUNT)
CUBES_TAKEN: Final[i64] = EVENTS.kind("cubes_taken", SEAT, COUNT)
COINS_TAKEN: Final[i64] = EVENTS.kind("coins_taken", SEAT, COUNT)
COKE_SOLD: Final[i64] = EVENTS.kind("coke_sold", SEAT, EventArg("column"))
CART_HAULED: Final[i64] = EVENTS.kind("cart_hauled", SEAT, CART, KIND, COUNT)
COAL_PLACED: Final[i64] = EVENTS.kind("coal_placed", SEAT, WAGON)
SPOIL_HEAPED: Final[i64] = EVENTS.kind("spoil_heaped", SEAT, COUNT)
WAGON_CONVERTED: Final[i64] = EVENTS.kind("wagon_converted", SEAT, WAGON)
COKE_MADE: Final[i64] = EVENTS.kind("coke_made", SEAT, FIELD)
COKE_RECEIVED: Final[i64] = EVENTS.kind("coke_received", SEAT)
COKE_LOADED: Final[i64] = EVENTS.kind("coke_loaded", SEAT, FIELD)
DISC_MOVED: Final[i64] = EVENTS.kind("disc_moved", SEAT, TRACK, EventArg("place"))
BARRIER_CROSSED: Final[i64] = EVENTS.kind(
    "barrier_crossed", SEAT, TRACK, EventArg("bonuses", Domain("bonus", BONUS_IDS), mask=True)
)
TARGET_REACHED: Final[i64] = EVENTS.kind("target_reached", SEAT, TRACK)
HOUSE_PLACED: Final[i64] = EVENTS.kind("house_placed", SEAT, HOUSE, EventArg("plot", Domain("plot", PLOT_IDS)))
HEADFRAME_BROUGHT: Final[i64] = EVENTS.kind("headframe_brought", SEAT)
HEADFRAME_MOVED: Final[i64] = EVENTS.kind(
    "headframe_moved",
    SEAT,
    EventArg("space", Domain("space", FRAME_SPACE_IDS)),
    EventArg("area", Domain("area", AREA_IDS)),
)
MINER_MOVED: Final[i64] = EVENTS.kind("miner_moved", SEAT, SPACE)
EXIT_REACHED: Final[i64] = EVENTS.kind("exit_reached", SEAT)
OVERTIME_WORKED: Final[i64] = EVENTS.kind("overtime_worked", SEAT)
CARD_PAID: Final[i64] = EVENTS.kind("card_paid", SEAT, CARD, PAYMENT)
OWN_CARD_PAID: Final[i64] = EVENTS.kind("own_card_paid", SEAT, PAYMENT)
VARIANT_CHOSEN: Final[i64] = EVENTS.kind("variant_chosen", SEAT, EventArg("variant", Domain("variant", VARIANT_IDS)))
CARD_COPIED: Final[i64] = EVENTS.kind("card_copied", SEAT, CARD)
EXCHANGED: Final[i64] = EVENTS.kind("exchanged", SEAT, EventArg("exchange", Domain("exchange", EXCHANGE_IDS)))
PASSED: Final[i64] = EVENTS.kind("passed", SEAT)
MARKER_TAKEN: Final[i64] = EVENTS.kind("marker_taken", SEAT)
FINAL_BEGAN: Final[i64] = EVENTS.kind("final_began")
GAME_WON: Final[i64] = EVENTS.kind("game_won", SEAT, EventArg("vp"))
FIELD_USED: Final[i64] = EVENTS.kind("field_used", SEAT, HOUSE)
TILE_USED: Final[i64] = EVENTS.kind("tile_used", SEAT, TILE)
PIECE_LOST: Final[i64] = EVENTS.kind("piece_lost", SEAT, PIECE)
SCORING_BEGAN: Final[i64] = EVENTS.kind("scoring_began", ROUND_CARD)
CUBES_LOST: Final[i64] = EVENTS.kind("cubes_lost", SEAT, COUNT)


def event_table(space_ids: list[str]) -> EventTable:
    return EVENTS.with_names({SPACE_OF: Domain("space", space_ids)})
