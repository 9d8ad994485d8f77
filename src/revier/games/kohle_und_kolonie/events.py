"""What can be told of a game of Kohle & Kolonie. The constants are numbers of the table made for a board."""

from __future__ import annotations

from typing import Final

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

START_DRAWN: Final = 0
ROUND_BEGAN: Final = 1
MINES_JOINED: Final = 2
TOKEN_CHOSEN: Final = 3
PLACE_IN_ORDER: Final = 4
TOKEN_RETURNED: Final = 5
MINE_BOUGHT: Final = 6
WORKER_TAKEN: Final = 7
TILE_PLACED: Final = 8
VP_GAINED: Final = 9
ENGINE_BOUGHT: Final = 10
ENGINE_ON_MINE: Final = 11
ENGINE_ON_PITHEAD: Final = 12
SETTLEMENT_BUILT: Final = 13
MINER_DEPLOYED: Final = 14
MINER_MOVED: Final = 15
ENGINEER_DEPLOYED: Final = 16
ENGINEER_MOVED: Final = 17
MARKER_GAINED: Final = 18
MARKER_USED: Final = 19
TOKEN_USED: Final = 20
TILE_FLIPPED: Final = 21
WORKERS_BOUGHT: Final = 22
WORKERS_SOLD: Final = 23
WORKER_PAID: Final = 24
RAIL_WORKER_PAID: Final = 25
RAIL_TAKEN: Final = 26
COINS_GAINED: Final = 27
COINS_PAID: Final = 28
MINE_SECURED: Final = 29
DISCS_ADDED: Final = 30
SEAT_DISC_DRAWN: Final = 31
BLACK_DISC_DRAWN: Final = 32
BLANK_DISC_DRAWN: Final = 33
DISASTER_SHOWN: Final = 34
DISASTER_REMOVED: Final = 35
MINER_LOST: Final = 36
VP_LOST: Final = 37
TRUST_BOUGHT: Final = 38
RAIL_REMOVED: Final = 39
CLAIM_DUE: Final = 40
VALUE_SET: Final = 41
TRUST_VALUE_SET: Final = 42
VALUE_RAISED: Final = 43
PASSED: Final = 44
CONSOLIDATED: Final = 45
TRUST_CONSOLIDATED: Final = 46
ENGINES_RECEIVED: Final = 47
TILE_SHIFTED: Final = 48
LOADED: Final = 49
TRUST_TRACK_SET: Final = 50
GAME_WON: Final = 51
RAIL_VALUE_USED: Final = 52
RAIL_WAGON_USED: Final = 53


def event_table(board: Board) -> EventTable:
    seat, count, coins, vp, value = (EventArg(name) for name in ("seat", "count", "coins", "vp", "value"))
    mine = Domain("mine", board.mine_ids)
    places = board.station_ids + MINER_SPACE_IDS + ["supply"]
    places += [f"rescue_{id}" for id in board.space_ids] + board.village_ids
    place = Domain("place", places)
    tile = Domain("tile", board.mine_ids + board.large_ids)
    space = Domain("space", board.space_ids)
    engineers = Domain("space", ENGINEER_SPACE_IDS)
    claim = EventArg("claim", Domain("claim", board.claim_ids))
    village = EventArg("village", Domain("village", board.village_ids))
    station = EventArg("station", Domain("station", board.station_ids))
    token = EventArg("token", Domain("token", TOKEN_IDS))
    category = EventArg("category", Domain("category", CATEGORY_IDS))
    rail = EventArg("rail", Domain("rail", RAIL_IDS))
    disaster = EventArg("disaster", Domain("disaster", DISASTER_IDS))
    table = EventTable("kk")
    for name, *args in (
        ("start_drawn", seat),
        ("round_began", EventArg("round")),
        ("mines_joined", EventArg("mines", mine, mask=True)),
        ("token_chosen", seat, token),
        ("place_in_order", seat, EventArg("rank")),
        ("token_returned", seat, token),
        ("mine_bought", seat, EventArg("mine", mine), coins),
        ("worker_taken", seat, village),
        ("tile_placed", seat, EventArg("tile", tile), EventArg("space", space)),
        ("vp_gained", seat, category, vp),
        ("engine_bought", seat, coins),
        ("engine_on_mine", seat, EventArg("tile", tile)),
        ("engine_on_pithead", seat, EventArg("space", Domain("space", STEAM_SPACE_IDS))),
        ("settlement_built", seat, village, coins),
        ("miner_deployed", seat, EventArg("place", place)),
        ("miner_moved", seat, EventArg("origin", place), EventArg("place", place)),
        ("engineer_deployed", seat, EventArg("space", engineers)),
        ("engineer_moved", seat, EventArg("origin", engineers), EventArg("space", engineers)),
        ("marker_gained", seat),
        ("marker_used", seat),
        ("token_used", seat, token),
        ("tile_flipped", seat, EventArg("pithead", Domain("pithead", TILE_IDS))),
        ("workers_bought", seat),
        ("workers_sold", seat),
        ("worker_paid", seat),
        ("rail_worker_paid", seat),
        ("rail_taken", seat, station, rail),
        ("coins_gained", seat, coins),
        ("coins_paid", seat, coins),
        ("mine_secured", seat, EventArg("space", space)),
        ("discs_added", seat, count),
        ("seat_disc_drawn", seat),
        ("black_disc_drawn", EventArg("coins")),
        ("blank_disc_drawn",),
        ("disaster_shown", disaster),
        ("disaster_removed",),
        ("miner_lost", seat, EventArg("origin", place)),
        ("vp_lost", seat, category, vp),
        ("trust_bought", EventArg("mine", mine)),
        ("rail_removed", seat, station),
        ("claim_due", claim),
        ("value_set", seat, value),
        ("trust_value_set", value),
        ("value_raised", seat, value, coins),
        ("passed", seat),
        ("consolidated", seat, claim, coins),
        ("trust_consolidated", claim),
        ("engines_received", seat, count),
        ("tile_shifted", seat, EventArg("origin", space), EventArg("space", space)),
        ("loaded", seat, EventArg("wagons"), coins, vp),
        ("trust_track_set", coins),
        ("game_won", seat, vp),
        ("rail_value_used", seat),
        ("rail_wagon_used", seat),
    ):
        table.kind(name, *args)
    return table
