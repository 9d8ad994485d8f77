"""The mine tableau and what every player starts with, in a component file [SW-4, SW-8.2]."""

from __future__ import annotations

from typing import Final

from revier.games.schichtwechsel.data_effects import ASKED, PLACES, check_effects, check_options
from revier.games.schichtwechsel.data_fields import Fields
from revier.games.schichtwechsel.names import CART_IDS, EXCHANGE_IDS, HOUSES, KIND_IDS, TRACKS, WAGON_IDS

LARGEST: Final = 6  # cart or wagon
COLUMNS: Final = 5
PAIR: Final = 2
MOST_VP: Final = 50
HOUSE_FIELD_IDS: Final = [
    "house_bonus_water",
    "house_bonus_cube",
    "house_bonus_road",
    "house_bonus_haul",
    "house_bonus_tile",
]


def check_start(file: Fields) -> None:
    """What every player has; the counts that rules and actions build on are fixed [SW-3.2, SW-8.2]."""
    start = file.table("components").table("per_player")
    start.number("coins", 0, 20)
    start.number("tool_markers", 0, 56)
    start.number("coke", 1, 40)
    for key, count in (("houses", HOUSES), ("headframes", 2), ("discs", TRACKS), ("player_cubes", 1), ("miners", 1)):
        start.number(key, count, count)


def check_tableau(file: Fields) -> None:
    tableau = file.table("tableau")
    tableau.number("step_iv_white_cubes_max", 0, 5)
    for cart in tableau.named_rows("carts", CART_IDS):
        cart.number("capacity", 1, LARGEST)
        cart.words("accepts", KIND_IDS, 1)
        cart.flag("lockable")
    for wagon in tableau.named_rows("wagons", WAGON_IDS):
        wagon.number("capacity", 1, LARGEST)
        wagon.flag("white_cube")
    check_heap(tableau.table("heap"))
    coke_wagons = tableau.table("coke_wagons")
    coke_wagons.number("lower", 1, LARGEST)
    coke_wagons.number("upper", 0, LARGEST)
    check_sales(tableau.table("sold_coke"))
    check_water(tableau.table("water"))
    check_house_track(tableau)


def check_heap(heap: Fields) -> None:
    """[SW-4.6, SW-11.11]"""
    size = heap.number("capacity", 1, 20)
    rows = heap.numbers("rows", 1, 20)
    if size is not None and rows is not None and sum(rows) != size:
        heap.fault("rows", f"expected {size} spaces in all, its capacity [SW-4.6]")
    for exchange in heap.named_rows("exchanges", EXCHANGE_IDS):
        exchange.number("spoil", 1, 20 if size is None else size)
        check_effects(exchange, "gain", "a heap exchange", 1)


def check_sales(sold: Fields) -> None:
    """Five columns of a pair each, one sale a round [SW-4.8, SW-10.11]."""
    sold.number("columns", COLUMNS, COLUMNS)
    sold.number("units_per_column", PAIR, PAIR)
    sold.number("sales_per_round", 1, 1)
    sold.numbers("vp", 0, MOST_VP, COLUMNS)
    check_effects(sold, "sale_reward", "a sale")


def check_water(water: Fields) -> None:
    """[SW-4.9, SW-4.10]"""
    top = water.number("top", 1, 20)
    highest = 20 if top is None else top
    water.number("levels", highest + 1, highest + 1)
    water.number("start", 0, highest - 1)
    water.number("white_cube_level", 0, highest)
    water.number("bottom", 0, 0)
    water.number("overflow_tools", 0, 20)
    water.number("overflow_drop", 1, highest)
    water.number("bottom_vp", 0, 20)


def check_house_track(tableau: Fields) -> None:
    """One list of effects, or two of which one is chosen [SW-4.14]."""
    for i, field in enumerate(tableau.named_rows("house_track", HOUSE_FIELD_IDS)):
        field.number("field", i + 1, i + 1)
        optional = field.flag("optional")
        check_options(field, "options", "a house field", PLACES["a house field"], [1, 2])
        options = field.entries.get("options")
        if optional and isinstance(options, list) and len(options) == PAIR:
            field.fault("optional", "expected false; of two options one is taken [SW-7.3]")
        elif optional and not can_be_declined(options):
            field.fault("optional", f"expected false, or one effect of {', '.join(ASKED)} [SW R55]")


def can_be_declined(options: object) -> bool:
    """One effect, of which the owner is asked."""
    effects = options[0] if isinstance(options, list) and options else []
    first = effects[0] if isinstance(effects, list) and len(effects) == 1 else {}
    return isinstance(first, dict) and first.get("op") in ASKED
