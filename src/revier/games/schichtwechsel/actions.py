"""The 162 actions of Schichtwechsel in their 23 groups [SW-18.1]; later verbs are appended."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from revier.games.schichtwechsel import TITLE
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

ACTIONS: Final = ActionTable(TITLE.prefix)

MOST_STEPS: Final = 6
MOST_WATER: Final = 4

ASSIGN: Final[i64] = ACTIONS.verb(
    "assign_triple", Domain("seat", SEAT_IDS), kind="AssignTriple", rule="SW-10.2", targets="seat:{seat}"
)
PLACE_CUBE: Final[i64] = ACTIONS.verb(
    "place_cube",
    Domain("kind cart", [(kind, cart) for kind in KIND_IDS for cart in CART_IDS]),
    kind="PlaceCube",
    rule="SW-4.2",
    targets="kind:{kind} cart:{cart}",
)  # coal on each cart, then spoil
TAKE_TILE: Final[i64] = ACTIONS.verb(
    "take_tile", Domain("tile", TILE_IDS), kind="TakeTile", rule="SW-10.7", targets="tile:{tile}"
)
PLACE_COAL: Final[i64] = ACTIONS.verb(
    "place_coal", Domain("wagon", WAGON_IDS), kind="PlaceCoal", rule="SW-4.4", targets="wagon:{wagon}"
)
COKING_FIELD: Final[i64] = ACTIONS.verb(
    "coking_field", Domain("field", FIELD_IDS), kind="CokingField", rule="SW-5.14", targets="field:{field}"
)  # own field, then the grey ones
YES: Final[i64] = ACTIONS.verb("yes", rule="SW-18.1", targets="button:yes")
NO: Final[i64] = ACTIONS.verb("no", rule="SW-18.1", targets="button:no")
OPTION_A: Final[i64] = ACTIONS.verb(
    "option",
    Domain("option", ["a", "b", "a_partial"]),
    kind="ChooseOption",
    rule="SW-7.2",
    targets="button:option_{option}",
)
OPTION_B: Final[i64] = OPTION_A + 1
A_PARTIAL: Final[i64] = OPTION_A + 2
HAUL: Final[i64] = ACTIONS.verb("haul", Domain("cart", CART_IDS), kind="Haul", rule="SW-10.14", targets="cart:{cart}")
STOP_HAULING: Final[i64] = ACTIONS.verb("stop_hauling", kind="Haul", rule="SW-10.16", targets="button:stop")
CONVERT: Final[i64] = ACTIONS.verb(
    "convert", Domain("wagon", WAGON_IDS), kind="Convert", rule="SW-10.17", targets="wagon:{wagon}"
)
STOP_CONVERTING: Final[i64] = ACTIONS.verb("stop_converting", kind="Convert", rule="SW-10.17", targets="button:stop")
LOAD: Final[i64] = ACTIONS.verb(
    "load", Domain("field", FIELD_IDS), kind="Load", rule="SW-10.18", targets="field:{field}"
)
STOP_LOADING: Final[i64] = ACTIONS.verb("stop_loading", kind="Load", rule="SW-10.18", targets="button:stop")
TRACK_STEP: Final[i64] = ACTIONS.verb(
    "track_step", Domain("track", TRACK_IDS), kind="TrackStep", rule="SW-5.4", targets="track:{track}"
)
STOP_MOVING: Final[i64] = ACTIONS.verb("stop_moving", kind="TrackStep", rule="SW-4.15", targets="button:stop")
BARRIER: Final[i64] = ACTIONS.verb(
    "barrier",
    Domain("bonus", ["miner", "headframe", "vp2"]),
    kind="BarrierBonus",
    rule="SW-5.6",
    targets="button:{bonus}",
)
HOUSE_PICK: Final[i64] = ACTIONS.verb(
    "house_pick", Domain("house", HOUSE_IDS), kind="HousePick", rule="SW-4.13", targets="house:{house}"
)
HOUSE_PLOT: Final[i64] = ACTIONS.verb(
    "house_plot", Domain("plot", PLOT_IDS), kind="HousePlot", rule="SW-5.9", targets="plot:{plot}"
)
MINER_STEPS: Final[i64] = ACTIONS.verb(
    "miner_steps", Domain("steps", range(1, MOST_STEPS + 1)), kind="MinerSteps", rule="SW-12.2", targets="steps:{steps}"
)  # 1 to 6
COPY: Final[i64] = ACTIONS.verb(
    "copy", Domain("card", CARD_IDS), kind="CopyCard", rule="SW-11.22", targets="card:{card}"
)
COPY_NONE: Final[i64] = ACTIONS.verb("copy_none", kind="CopyCard", rule="SW-11.24", targets="button:none")
WATER_AMOUNT: Final[i64] = ACTIONS.verb(
    "water_amount", Domain("levels", range(MOST_WATER + 1)), kind="WaterAmount", rule="SW-9.5", targets="water:{levels}"
)  # 0 to 4
HEADFRAME_FROM: Final[i64] = ACTIONS.verb(
    "headframe_from", Domain("area", AREA_IDS), kind="HeadframeFrom", rule="SW-11.17", targets="headframe:{area}"
)
HEADFRAME_TO: Final[i64] = ACTIONS.verb(
    "headframe_to", Domain("space", FRAME_SPACE_IDS), kind="HeadframeTo", rule="SW-11.19", targets="frame_space:{space}"
)
HEADFRAME_NONE: Final[i64] = ACTIONS.verb("headframe_none", kind="HeadframeTo", rule="SW-11.20", targets="button:none")
PASS: Final[i64] = ACTIONS.verb("pass", kind="Turn", rule="SW-11.14", targets="button:pass")
EXCHANGE: Final[i64] = ACTIONS.verb(
    "exchange", Domain("exchange", EXCHANGE_IDS), rule="SW-11.12", targets="exchange:{exchange}"
)
CARD: Final[i64] = ACTIONS.verb("card", Domain("card", CARD_IDS), kind="Turn", rule="SW-11.6", targets="card:{card}")
OWN_CARD_ACTION: Final[i64] = ACTIONS.verb("own_card", kind="Turn", rule="SW-4.16", targets="card:own_card")
VARIANT: Final[i64] = ACTIONS.verb(
    "variant", Domain("variant", VARIANT_IDS), kind="ChooseVariant", rule="SW-11.9", targets="variant:{variant}"
)
PAY: Final[i64] = ACTIONS.verb(
    "pay", Domain("payment", PAYMENT_IDS), kind="Pay", rule="SW-11.4", targets="pay:{payment}"
)
END_TURN: Final[i64] = ACTIONS.verb("end_turn", kind="TurnEnd", rule="SW-11.3", targets="button:end_turn")
