"""What can be told of a game of Schichtwechsel; the constants are numbers of the table."""

from __future__ import annotations

from typing import Final

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

START_DRAWN: Final = 0
ROUND_BEGAN: Final = 1
CARD_REVEALED: Final = 2
CART_LOCKED: Final = 3
STONE_ADDED: Final = 4
BAG_FILLED: Final = 5
TRIPLE_DRAWN: Final = 6
TRIPLE_GIVEN: Final = 7
CUBE_LOADED: Final = 8
STONE_RETURNED: Final = 9
TILE_TAKEN: Final = 10
TILE_RETURNED: Final = 11
WATER_ROSE: Final = 12
WATER_OVERFLOWED: Final = 13
WATER_FELL: Final = 14
VP_GAINED: Final = 15
VP_LOST: Final = 16
TOOLS_TAKEN: Final = 17
TOOLS_RETURNED: Final = 18
CUBES_TAKEN: Final = 19
COINS_TAKEN: Final = 20
COKE_SOLD: Final = 21
CART_HAULED: Final = 22
COAL_PLACED: Final = 23
SPOIL_HEAPED: Final = 24
WAGON_CONVERTED: Final = 25
COKE_MADE: Final = 26
COKE_RECEIVED: Final = 27
COKE_LOADED: Final = 28
DISC_MOVED: Final = 29
BARRIER_CROSSED: Final = 30
TARGET_REACHED: Final = 31
HOUSE_PLACED: Final = 32
HEADFRAME_BROUGHT: Final = 33
HEADFRAME_MOVED: Final = 34
MINER_MOVED: Final = 35
EXIT_REACHED: Final = 36
OVERTIME_WORKED: Final = 37
CARD_PAID: Final = 38
OWN_CARD_PAID: Final = 39
VARIANT_CHOSEN: Final = 40
CARD_COPIED: Final = 41
EXCHANGED: Final = 42
PASSED: Final = 43
MARKER_TAKEN: Final = 44
FINAL_BEGAN: Final = 45
GAME_WON: Final = 46
FIELD_USED: Final = 47
TILE_USED: Final = 48
PIECE_LOST: Final = 49
SCORING_BEGAN: Final = 50
CUBES_LOST: Final = 51


def event_table(space_ids: list[str]) -> EventTable:
    """The spaces of the shift are named in the order of the data file."""
    seat, count, level = (EventArg(name) for name in ("seat", "count", "level"))
    category = EventArg("category", Domain("category", CATEGORY_IDS))
    round_card = EventArg("card", Domain("card", ROUND_CARD_IDS))
    kind = EventArg("kind", Domain("kind", KIND_IDS))
    cart = EventArg("cart", Domain("cart", CART_IDS))
    wagon = EventArg("wagon", Domain("wagon", WAGON_IDS))
    tile = EventArg("tile", Domain("tile", TILE_IDS))
    card = EventArg("card", Domain("card", CARD_IDS))
    field = EventArg("field", Domain("field", FIELD_IDS))
    track = EventArg("track", Domain("track", TRACK_IDS))
    space = EventArg("space", Domain("space", space_ids))
    house = EventArg("house", Domain("house", HOUSE_IDS))
    payment = EventArg("payment", Domain("payment", PAYMENT_IDS))
    piece = EventArg("piece", Domain("piece", ["coal", "spoil", "coke"]))
    table = EventTable("sw")
    for name, *args in (
        ("start_drawn", seat),
        ("round_began", EventArg("round")),
        ("card_revealed", round_card),
        ("cart_locked", cart),
        ("stone_added",),
        ("bag_filled", EventArg("coal"), EventArg("spoil")),
        ("triple_drawn", EventArg("coal"), EventArg("spoil"), EventArg("stone")),
        ("triple_given", seat),
        ("cube_loaded", seat, kind, cart),
        ("stone_returned",),
        ("tile_taken", seat, tile),
        ("tile_returned", seat, tile),
        ("water_rose", seat, level),
        ("water_overflowed", seat, level),
        ("water_fell", seat, level),
        ("vp_gained", seat, category, EventArg("vp")),
        ("vp_lost", seat, category, EventArg("vp")),
        ("tools_taken", seat, count),
        ("tools_returned", seat, count),
        ("cubes_taken", seat, count),
        ("coins_taken", seat, count),
        ("coke_sold", seat, EventArg("column")),
        ("cart_hauled", seat, cart, kind, count),
        ("coal_placed", seat, wagon),
        ("spoil_heaped", seat, count),
        ("wagon_converted", seat, wagon),
        ("coke_made", seat, field),
        ("coke_received", seat),
        ("coke_loaded", seat, field),
        ("disc_moved", seat, track, EventArg("place")),
        ("barrier_crossed", seat, track, EventArg("bonuses", Domain("bonus", BONUS_IDS), mask=True)),
        ("target_reached", seat, track),
        ("house_placed", seat, house, EventArg("plot", Domain("plot", PLOT_IDS))),
        ("headframe_brought", seat),
        (
            "headframe_moved",
            seat,
            EventArg("space", Domain("space", FRAME_SPACE_IDS)),
            EventArg("area", Domain("area", AREA_IDS)),
        ),
        ("miner_moved", seat, space),
        ("exit_reached", seat),
        ("overtime_worked", seat),
        ("card_paid", seat, card, payment),
        ("own_card_paid", seat, payment),
        ("variant_chosen", seat, EventArg("variant", Domain("variant", VARIANT_IDS))),
        ("card_copied", seat, card),
        ("exchanged", seat, EventArg("exchange", Domain("exchange", EXCHANGE_IDS))),
        ("passed", seat),
        ("marker_taken", seat),
        ("final_began",),
        ("game_won", seat, EventArg("vp")),
        ("field_used", seat, house),
        ("tile_used", seat, tile),
        ("piece_lost", seat, piece),
        ("scoring_began", round_card),
        ("cubes_lost", seat, count),
    ):
        table.kind(name, *args)
    return table
