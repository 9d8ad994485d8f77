"""What can be told of a game of Kohle & Kolonie; kinds have the same numbers on every board."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from revier.games.kohle_und_kolonie import TITLE
from revier.games.kohle_und_kolonie.board import (
    DISASTER_IDS,
    ENGINEER_SPACE_IDS,
    MINER_SPACE_IDS,
    RAIL_IDS,
    STEAM_SPACE_IDS,
    TILE_IDS,
    TOKEN_IDS,
    Board,
)
from revier.games.kohle_und_kolonie.state import CATEGORY_IDS
from revier.kernel.tables import Domain, EventArg, EventTable

EVENTS: Final = EventTable(TITLE.prefix)

# named by the board
MINE: Final = Domain("mine", [])
PLACE: Final = Domain("place", [])
TILE: Final = Domain("tile", [])
SPACE: Final = Domain("space", [])
CLAIM_OF: Final = Domain("claim", [])
VILLAGE_OF: Final = Domain("village", [])
STATION_OF: Final = Domain("station", [])

ENGINEERS: Final = Domain("space", ENGINEER_SPACE_IDS)
SEAT: Final = EventArg("seat")
COUNT: Final = EventArg("count")
COINS: Final = EventArg("coins")
VP: Final = EventArg("vp")
VALUE: Final = EventArg("value")
CLAIM: Final = EventArg("claim", CLAIM_OF)
VILLAGE: Final = EventArg("village", VILLAGE_OF)
STATION: Final = EventArg("station", STATION_OF)
TOKEN: Final = EventArg("token", Domain("token", TOKEN_IDS))
CATEGORY: Final = EventArg("category", Domain("category", CATEGORY_IDS))
RAIL: Final = EventArg("rail", Domain("rail", RAIL_IDS))
DISASTER: Final = EventArg("disaster", Domain("disaster", DISASTER_IDS))

START_DRAWN: Final[i64] = EVENTS.kind("start_drawn", SEAT)
ROUND_BEGAN: Final[i64] = EVENTS.kind("round_began", EventArg("round"))
MINES_JOINED: Final[i64] = EVENTS.kind("mines_joined", EventArg("mines", MINE, mask=True))
TOKEN_CHOSEN: Final[i64] = EVENTS.kind("token_chosen", SEAT, TOKEN)
PLACE_IN_ORDER: Final[i64] = EVENTS.kind("place_in_order", SEAT, EventArg("rank"))
TOKEN_RETURNED: Final[i64] = EVENTS.kind("token_returned", SEAT, TOKEN)
MINE_BOUGHT: Final[i64] = EVENTS.kind("mine_bought", SEAT, EventArg("mine", MINE), COINS)
WORKER_TAKEN: Final[i64] = EVENTS.kind("worker_taken", SEAT, VILLAGE)
TILE_PLACED: Final[i64] = EVENTS.kind("tile_placed", SEAT, EventArg("tile", TILE), EventArg("space", SPACE))
VP_GAINED: Final[i64] = EVENTS.kind("vp_gained", SEAT, CATEGORY, VP)
ENGINE_BOUGHT: Final[i64] = EVENTS.kind("engine_bought", SEAT, COINS)
ENGINE_ON_MINE: Final[i64] = EVENTS.kind("engine_on_mine", SEAT, EventArg("tile", TILE))
ENGINE_ON_PITHEAD: Final[i64] = EVENTS.kind(
    "engine_on_pithead", SEAT, EventArg("space", Domain("space", STEAM_SPACE_IDS))
)
SETTLEMENT_BUILT: Final[i64] = EVENTS.kind("settlement_built", SEAT, VILLAGE, COINS)
MINER_DEPLOYED: Final[i64] = EVENTS.kind("miner_deployed", SEAT, EventArg("place", PLACE))
MINER_MOVED: Final[i64] = EVENTS.kind("miner_moved", SEAT, EventArg("origin", PLACE), EventArg("place", PLACE))
ENGINEER_DEPLOYED: Final[i64] = EVENTS.kind("engineer_deployed", SEAT, EventArg("space", ENGINEERS))
ENGINEER_MOVED: Final[i64] = EVENTS.kind(
    "engineer_moved", SEAT, EventArg("origin", ENGINEERS), EventArg("space", ENGINEERS)
)
MARKER_GAINED: Final[i64] = EVENTS.kind("marker_gained", SEAT)
MARKER_USED: Final[i64] = EVENTS.kind("marker_used", SEAT)
TOKEN_USED: Final[i64] = EVENTS.kind("token_used", SEAT, TOKEN)
TILE_FLIPPED: Final[i64] = EVENTS.kind("tile_flipped", SEAT, EventArg("pithead", Domain("pithead", TILE_IDS)))
WORKERS_BOUGHT: Final[i64] = EVENTS.kind("workers_bought", SEAT)
WORKERS_SOLD: Final[i64] = EVENTS.kind("workers_sold", SEAT)
WORKER_PAID: Final[i64] = EVENTS.kind("worker_paid", SEAT)
RAIL_WORKER_PAID: Final[i64] = EVENTS.kind("rail_worker_paid", SEAT)
RAIL_TAKEN: Final[i64] = EVENTS.kind("rail_taken", SEAT, STATION, RAIL)
COINS_GAINED: Final[i64] = EVENTS.kind("coins_gained", SEAT, COINS)
COINS_PAID: Final[i64] = EVENTS.kind("coins_paid", SEAT, COINS)
MINE_SECURED: Final[i64] = EVENTS.kind("mine_secured", SEAT, EventArg("space", SPACE))
DISCS_ADDED: Final[i64] = EVENTS.kind("discs_added", SEAT, COUNT)
SEAT_DISC_DRAWN: Final[i64] = EVENTS.kind("seat_disc_drawn", SEAT)
BLACK_DISC_DRAWN: Final[i64] = EVENTS.kind("black_disc_drawn", EventArg("coins"))
BLANK_DISC_DRAWN: Final[i64] = EVENTS.kind("blank_disc_drawn")
DISASTER_SHOWN: Final[i64] = EVENTS.kind("disaster_shown", DISASTER)
DISASTER_REMOVED: Final[i64] = EVENTS.kind("disaster_removed")
MINER_LOST: Final[i64] = EVENTS.kind("miner_lost", SEAT, EventArg("origin", PLACE))
VP_LOST: Final[i64] = EVENTS.kind("vp_lost", SEAT, CATEGORY, VP)
TRUST_BOUGHT: Final[i64] = EVENTS.kind("trust_bought", EventArg("mine", MINE))
RAIL_REMOVED: Final[i64] = EVENTS.kind("rail_removed", SEAT, STATION)
CLAIM_DUE: Final[i64] = EVENTS.kind("claim_due", CLAIM)
VALUE_SET: Final[i64] = EVENTS.kind("value_set", SEAT, VALUE)
TRUST_VALUE_SET: Final[i64] = EVENTS.kind("trust_value_set", VALUE)
VALUE_RAISED: Final[i64] = EVENTS.kind("value_raised", SEAT, VALUE, COINS)
PASSED: Final[i64] = EVENTS.kind("passed", SEAT)
CONSOLIDATED: Final[i64] = EVENTS.kind("consolidated", SEAT, CLAIM, COINS)
TRUST_CONSOLIDATED: Final[i64] = EVENTS.kind("trust_consolidated", CLAIM)
ENGINES_RECEIVED: Final[i64] = EVENTS.kind("engines_received", SEAT, COUNT)
TILE_SHIFTED: Final[i64] = EVENTS.kind("tile_shifted", SEAT, EventArg("origin", SPACE), EventArg("space", SPACE))
LOADED: Final[i64] = EVENTS.kind("loaded", SEAT, EventArg("wagons"), COINS, VP)
TRUST_TRACK_SET: Final[i64] = EVENTS.kind("trust_track_set", COINS)
GAME_WON: Final[i64] = EVENTS.kind("game_won", SEAT, VP)
RAIL_VALUE_USED: Final[i64] = EVENTS.kind("rail_value_used", SEAT)
RAIL_WAGON_USED: Final[i64] = EVENTS.kind("rail_wagon_used", SEAT)


def event_table(board: Board) -> EventTable:
    """The kinds above with the names of a board."""
    rescue = [f"rescue_{id}" for id in board.space_ids]
    places = [*board.station_ids, *MINER_SPACE_IDS, "supply", *rescue, *board.village_ids]
    return EVENTS.with_names(
        {
            MINE: Domain("mine", board.mine_ids),
            PLACE: Domain("place", places),
            TILE: Domain("tile", board.mine_ids + board.large_ids),
            SPACE: Domain("space", board.space_ids),
            CLAIM_OF: Domain("claim", board.claim_ids),
            VILLAGE_OF: Domain("village", board.village_ids),
            STATION_OF: Domain("station", board.station_ids),
        }
    )
