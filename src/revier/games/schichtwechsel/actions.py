"""The 162 actions of Schichtwechsel in their 23 groups [SW-18.1]; the constants are their numbers."""

from __future__ import annotations

from typing import Final

from revier.games.schichtwechsel.names import (
    AREA_IDS,
    CARD_IDS,
    CART_IDS,
    EXCHANGE_IDS,
    FIELD_IDS,
    FRAME_SPACE_IDS,
    HOUSE_IDS,
    KIND_IDS,
    PAYMENT_IDS,
    PLOT_IDS,
    SEAT_IDS,
    TILE_IDS,
    TRACK_IDS,
    VARIANT_IDS,
    WAGON_IDS,
)
from revier.kernel.tables import ActionTable, Domain

ACTIONS: Final = ActionTable("sw")

ASSIGN: Final = 0
PLACE_CUBE: Final = 4  # coal on each cart, then spoil
TAKE_TILE: Final = 14
PLACE_COAL: Final = 21
COKING_FIELD: Final = 26  # own field, then the grey ones
YES: Final = 32
NO: Final = 33
OPTION_A: Final = 34
OPTION_B: Final = 35
A_PARTIAL: Final = 36
HAUL: Final = 37
STOP_HAULING: Final = 42
CONVERT: Final = 43
STOP_CONVERTING: Final = 48
LOAD: Final = 49
STOP_LOADING: Final = 55
TRACK_STEP: Final = 56
STOP_MOVING: Final = 59
BARRIER: Final = 60
HOUSE_PICK: Final = 63
HOUSE_PLOT: Final = 68
MINER_STEPS: Final = 75  # 1 to 6
MOST_STEPS: Final = 6
COPY: Final = 81
COPY_NONE: Final = 103
WATER_AMOUNT: Final = 104  # 0 to 4
MOST_WATER: Final = 4
HEADFRAME_FROM: Final = 109
HEADFRAME_TO: Final = 112
HEADFRAME_NONE: Final = 120
PASS: Final = 121
EXCHANGE: Final = 122
CARD: Final = 128
OWN_CARD_ACTION: Final = 150
VARIANT: Final = 151
PAY: Final = 153
END_TURN: Final = 161

for name, domain, kind, rule, targets in (
    ("assign_triple", Domain("seat", SEAT_IDS), "AssignTriple", "SW-10.2", "seat:{seat}"),
    (
        "place_cube",
        Domain("kind cart", [(kind, cart) for kind in KIND_IDS for cart in CART_IDS]),
        "PlaceCube",
        "SW-4.2",
        "kind:{kind} cart:{cart}",
    ),
    ("take_tile", Domain("tile", TILE_IDS), "TakeTile", "SW-10.7", "tile:{tile}"),
    ("place_coal", Domain("wagon", WAGON_IDS), "PlaceCoal", "SW-4.4", "wagon:{wagon}"),
    ("coking_field", Domain("field", FIELD_IDS), "CokingField", "SW-5.14", "field:{field}"),
    ("yes", Domain("", [()]), "", "SW-18.1", "button:yes"),
    ("no", Domain("", [()]), "", "SW-18.1", "button:no"),
    ("option", Domain("option", ["a", "b", "a_partial"]), "ChooseOption", "SW-7.2", "button:option_{option}"),
    ("haul", Domain("cart", CART_IDS), "Haul", "SW-10.14", "cart:{cart}"),
    ("stop_hauling", Domain("", [()]), "Haul", "SW-10.16", "button:stop"),
    ("convert", Domain("wagon", WAGON_IDS), "Convert", "SW-10.17", "wagon:{wagon}"),
    ("stop_converting", Domain("", [()]), "Convert", "SW-10.17", "button:stop"),
    ("load", Domain("field", FIELD_IDS), "Load", "SW-10.18", "field:{field}"),
    ("stop_loading", Domain("", [()]), "Load", "SW-10.18", "button:stop"),
    ("track_step", Domain("track", TRACK_IDS), "TrackStep", "SW-5.4", "track:{track}"),
    ("stop_moving", Domain("", [()]), "TrackStep", "SW-4.15", "button:stop"),
    ("barrier", Domain("bonus", ["miner", "headframe", "vp2"]), "BarrierBonus", "SW-5.6", "button:{bonus}"),
    ("house_pick", Domain("house", HOUSE_IDS), "HousePick", "SW-4.13", "house:{house}"),
    ("house_plot", Domain("plot", PLOT_IDS), "HousePlot", "SW-5.9", "plot:{plot}"),
    ("miner_steps", Domain("steps", range(1, MOST_STEPS + 1)), "MinerSteps", "SW-12.2", "steps:{steps}"),
    ("copy", Domain("card", CARD_IDS), "CopyCard", "SW-11.22", "card:{card}"),
    ("copy_none", Domain("", [()]), "CopyCard", "SW-11.24", "button:none"),
    ("water_amount", Domain("levels", range(MOST_WATER + 1)), "WaterAmount", "SW-9.5", "water:{levels}"),
    ("headframe_from", Domain("area", AREA_IDS), "HeadframeFrom", "SW-11.17", "headframe:{area}"),
    ("headframe_to", Domain("space", FRAME_SPACE_IDS), "HeadframeTo", "SW-11.19", "frame_space:{space}"),
    ("headframe_none", Domain("", [()]), "HeadframeTo", "SW-11.20", "button:none"),
    ("pass", Domain("", [()]), "Turn", "SW-11.14", "button:pass"),
    ("exchange", Domain("exchange", EXCHANGE_IDS), "", "SW-11.12", "exchange:{exchange}"),
    ("card", Domain("card", CARD_IDS), "Turn", "SW-11.6", "card:{card}"),
    ("own_card", Domain("", [()]), "Turn", "SW-4.16", "card:own_card"),
    ("variant", Domain("variant", VARIANT_IDS), "ChooseVariant", "SW-11.9", "variant:{variant}"),
    ("pay", Domain("payment", PAYMENT_IDS), "Pay", "SW-11.4", "pay:{payment}"),
    ("end_turn", Domain("", [()]), "TurnEnd", "SW-11.3", "button:end_turn"),
):
    ACTIONS.verb(name, domain, kind=kind, rule=rule, targets=targets)
