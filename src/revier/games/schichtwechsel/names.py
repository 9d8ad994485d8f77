"""The ids of everything that has a name [SW-1]: the same in every data file, in this order [SW-18.1]."""

from __future__ import annotations

from typing import Final

NONE: Final = -1

SEAT_IDS: Final = ["seat_0", "seat_1", "seat_2", "seat_3"]

COAL: Final = 0
SPOIL: Final = 1
KIND_IDS: Final = ["coal", "spoil"]

CARTS: Final = 5
CART_IDS: Final = ["cart_1", "cart_2", "cart_3", "cart_4", "cart_5"]
WAGONS: Final = 5
WAGON_IDS: Final = ["wagon_1", "wagon_2", "wagon_3", "wagon_4", "wagon_5"]

GREYS: Final = 5
GREY_IDS: Final = ["grey_1", "grey_2", "grey_3", "grey_4", "grey_5"]
OWN_FIELD: Final = 0  # among all fields; grey_1 is 1
FIELD_IDS: Final = ["own_field", *GREY_IDS]

ROAD: Final = 0
RAIL: Final = 1
CANAL: Final = 2
TRACKS: Final = 3
TRACK_IDS: Final = ["road", "rail", "canal"]

HOUSES: Final = 5
HOUSE_IDS: Final = ["house_1", "house_2", "house_3", "house_4", "house_5"]

PLOT_MINER_MOVE: Final = 0
PLOT_SPOIL: Final = 1
PLOT_TOOLS: Final = 2
PLOT_4VP: Final = 3
PLOT_2VP: Final = 4
PLOT_COKE: Final = 5
WORK_SPEED: Final = 6
PLOTS: Final = 7
PLOT_IDS: Final = [
    "plot_miner_move",
    "plot_spoil",
    "plot_tools",
    "plot_4vp",
    "plot_2vp",
    "plot_coke",
    "work_speed",
]

BASE: Final = 0
LARGE_AREA: Final = 1
SMALL_AREA: Final = 2
AREA_IDS: Final = ["base", "large", "small"]
FRAME_SPACES: Final = 8
FRAME_SPACE_IDS: Final = [
    "large_miner",
    "large_coke_wagon",
    "large_coke_plant",
    "large_canal",
    "small_coal_wagon",
    "small_spoil_heap",
    "small_return_tool",
    "small_vp",
]

SPACES: Final = 14  # of the shift; position 0 is before the gate
EXIT: Final = 14

TILES: Final = 7
TILE_IDS: Final = [
    "engine_driver",
    "mine_rescue",
    "gatekeeper",
    "coal_merchant",
    "overseer_tile",
    "haulier",
    "hewer",
]

ROUNDS: Final = 5
ROUND_CARD_IDS: Final = ["round_road", "round_rail", "round_canal", "round_lead", "round_spoil", "round_coke"]

CARDS: Final = 22
CARD_IDS: Final = [
    "haul_large",
    "haul_medium",
    "haul_small",
    "coking_large",
    "coking_medium",
    "coking_small",
    "loading_large",
    "loading_medium",
    "loading_small",
    "track_large_road_canal",
    "track_large_rail_road",
    "track_medium_road_rail",
    "track_medium_rail_canal",
    "track_small",
    "miner_large",
    "miner_small",
    "water_white",
    "water_player",
    "water_combined",
    "headframe_double",
    "headframe_single",
    "start_player",
]
# What can be played: the general cards, the own card, and the two variants of the combined water card.
OWN_CARD: Final = 22
FIRST_VARIANT: Final = 23
VARIANT_IDS: Final = ["white", "player"]
FACES: Final = 25

LARGE: Final = 1  # sizes are bits, so that "medium or small" is a number
MEDIUM: Final = 2
SMALL: Final = 4
SPECIAL: Final = 8
SIZE_IDS: Final = ["large", "medium", "small", "special"]

EXCHANGES: Final = 6
EXCHANGE_IDS: Final = ["heap3_road", "heap3_rail", "heap3_vp", "heap5_road", "heap5_rail", "heap6_coin"]

COST_IDS: Final = ["white1", "white2", "player1", "coin1", "variant"]
BY_VARIANT: Final = 4
PAYMENTS: Final = 8
PAYMENT_IDS: Final = ["w", "p", "c", "ww", "wp", "wc", "pc", "cc"]

# What a barrier gives: bits, because some let one choose [SW-5.5 to SW-5.8].
MINER_BONUS: Final = 1
HEADFRAME_BONUS: Final = 2
VP2_BONUS: Final = 4
HOUSE_BONUS: Final = 8
TOOL_BONUS: Final = 16
BONUS_IDS: Final = ["miner", "headframe", "vp2", "house", "return_tool"]

# What the face-up round card does beside its scoring [SW-14].
NO_SPECIAL: Final = 0
LOCK_CART: Final = 1
STONE_TO_BAG: Final = 2
WATER_DOWN: Final = 3
SPECIAL_IDS: Final = ["none", "lock_cart", "water_stone_to_bag", "water_down_all"]
PER_TRACK_FIELDS: Final = 0
PER_LEADING_DISC: Final = 1
PER_SPOIL: Final = 2
PER_COKE: Final = 3
SCORING_IDS: Final = ["per_track_fields", "per_leading_disc", "per_spoil_in_mine", "per_coke_produced"]

# Where points come from: rows of the score sheet, one for each round. An effect carries its source with it.
FROM_ROUND_CARDS: Final = 0
FROM_CARDS: Final = 1
FROM_OWN_CARD: Final = 2
FROM_TILES: Final = 3
FROM_HOUSE_FIELDS: Final = 4
FROM_HEAP: Final = 5
FROM_SHIFT: Final = 6
FROM_OVERTIME: Final = 7  # miner moves after the exit
FROM_HEADFRAMES: Final = 8
FROM_PLANT: Final = 9
FROM_BARRIERS: Final = 10
FROM_WATER: Final = 11
FROM_SALES: Final = 12
END_SHIFT: Final = 13
END_ROAD: Final = 14
END_RAIL: Final = 15
END_CANAL: Final = 16
END_PLOT_SPOIL: Final = 17
END_PLOT_4VP: Final = 18
END_PLOT_2VP: Final = 19
END_SOLD: Final = 20
END_WAGONS: Final = 21
END_UNSOLD: Final = 22
END_TOOLS: Final = 23
END_MARKER: Final = 24
CATEGORIES: Final = 25
CATEGORY_IDS: Final = [
    "round_cards",
    "action_cards",
    "own_card",
    "tiles",
    "house_fields",
    "heap",
    "shift",
    "overtime",
    "headframes",
    "coking_plant",
    "barriers",
    "water",
    "sales",
    "end_shift",
    "end_road",
    "end_rail",
    "end_canal",
    "end_plot_spoil",
    "end_plot_4vp",
    "end_plot_2vp",
    "end_sold_coke",
    "end_wagons",
    "end_unsold_coke",
    "end_tools",
    "end_start_marker",
]
SHEET: Final = 150  # CATEGORIES * (ROUNDS + 1); round 0 holds what belongs to no round

# The phases of a round, and the six steps of the first [SW-2.1].
SETTING_UP: Final = 0
STEP_1: Final = 1
STEP_2: Final = 2
STEP_3: Final = 3
STEP_4: Final = 4
STEP_5: Final = 5
STEP_6: Final = 6
ACTION_PHASE: Final = 7
SCORING_PHASE: Final = 8
FINAL_SCORING: Final = 9
PHASE_IDS: Final = [
    "setup",
    "step_1",
    "step_2",
    "step_3",
    "step_4",
    "step_5",
    "step_6",
    "action",
    "scoring",
    "final",
]
