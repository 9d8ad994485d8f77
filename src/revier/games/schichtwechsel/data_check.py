"""Whether a component file can be played with: all that the rules ask of it [SW-18.1, SW-21.1].

Owners of the printed game correct values: effects, numbers, the order of the shift, barriers, lengths, capacities,
costs, markings. What actions are numbered by stays: ids and their order. All faults are listed at once.
"""

from __future__ import annotations

from typing import Any, Final

from revier.games.schichtwechsel.data_board import GATE_IN, GATE_OUT, SHIFT_IDS, check_board
from revier.games.schichtwechsel.data_cards import COSTS, MARKINGS, SIZES, can_always_be_used, check_cards
from revier.games.schichtwechsel.data_fields import Fields
from revier.games.schichtwechsel.data_tableau import MOST_VP, check_start, check_tableau
from revier.games.schichtwechsel.names import GREY_IDS, ROUNDS

MOST_CUBES: Final = 100  # of a kind in the bag
HARD: Final = ["coke", "houses", "headframes"]
SUPPLIES: Final = [*HARD, "white_cubes", "coins", "tool_markers", "vp", "coal", "spoil"]
COVERABLE: Final = [id for id in SHIFT_IDS if id not in (GATE_IN, GATE_OUT)]
FINAL_ORDER: Final = [
    "final_miner_moves",
    "miner_exit",
    "road",
    "rail",
    "canal",
    "plot_spoil",
    "plot_4vp",
    "plot_2vp",
    "plot_coke_loading",
    "plot_coke_sale",
    "sold_coke",
    "full_wagons",
    "unsold_coke",
    "plot_tools",
    "tool_penalty",
    "start_marker",
]


def data_faults(data: object) -> list[str]:
    """Everything that is wrong with a component file; nothing: it can be played with."""
    faults: list[str] = []
    file = Fields(data, "", faults, has_provenance=False)
    meta = file.table("meta")
    meta.word("id", ["schichtwechsel"])
    for key, value in (("min_players", 2), ("max_players", 4), ("rounds", ROUNDS), ("schema_version", 1)):
        meta.number(key, value, value)
    sizes = file.table("card_sizes")
    for cost in COSTS:
        sizes.word(SIZES[cost], [cost])  # [SW-6.1]
    limits = file.table("supply_limits")
    for piece in SUPPLIES:
        limits.word(piece, ["hard" if piece in HARD else "open"])  # [SW-3.2]
    check_start(file)
    check_tableau(file)
    check_board(file)
    check_cards(file)
    check_setups(file)
    check_final_scoring(file.table("final_scoring"))
    return faults


# -- setup by number of players [SW-8, SW-16] ------------------------------------------------------


def check_setups(file: Fields) -> None:
    bag = file.table("bag")
    coal = bag.number("refill_coal_per_player", 0, MOST_CUBES)
    spoil = bag.number("refill_spoil_per_player", 0, MOST_CUBES)
    draw = bag.number("draw_per_player", 1, 6)
    bag.number("water_stones_max", 1, 1)
    growth = None if coal is None or spoil is None or draw is None else coal + spoil - draw
    setups = file.table("setup", has_provenance=False)
    for players in (2, 3, 4):
        setup = setups.table(str(players))
        check_bag(setup, players, growth)
        setup.words("covered_shift_spaces", COVERABLE)
        setup.words("covered_grey_coking_fields", GREY_IDS)
        check_markings(file, setup, players)


def check_bag(setup: Fields, players: int, growth: int | None) -> None:
    """Enough cubes for every triple of five rounds [SW-10.5]."""
    coal = setup.number("bag_coal", 0, MOST_CUBES)
    spoil = setup.number("bag_spoil", 0, MOST_CUBES)
    if coal is None or spoil is None or growth is None:
        return
    least = min(growth, growth * ROUNDS) * players
    if coal + spoil + least < 0:
        setup.fault("bag_coal", f"expected {-least} cubes at least with bag_spoil, got {coal + spoil} [SW-10.5]")


def check_markings(file: Fields, setup: Fields, players: int) -> None:
    """Which cards and tiles lie out follows from their markings; some card can always be used [SW-6.1, SW-11.13]."""
    cards = in_play(file, "action_cards", setup.words("card_markings", MARKINGS, 1))
    tiles = in_play(file, "selection_tiles", setup.words("tile_markings", MARKINGS, 1))
    setup.number("general_cards_in_play", len(cards), len(cards))
    setup.number("tiles_in_play", len(tiles), len(tiles))
    if len(tiles) <= players:
        setup.fault("tile_markings", f"expected more than {players} tiles in play, got {len(tiles)} [SW-10.7]")
    if not any([can_always_be_used(Fields(card, "", [])) for card in cards]):
        setup.fault("card_markings", "expected a multi-use card for white1 that can always be used [SW-11.13]")


def in_play(file: Fields, key: str, markings: list[str] | None) -> list[Any]:
    entries = file.entries.get(key)
    rows = entries if isinstance(entries, list) else []
    return [row for row in rows if isinstance(row, dict) and row.get("marking") in (markings or [])]


# -- the end [SW-15] -------------------------------------------------------------------------------


def check_final_scoring(final: Fields) -> None:
    if final.entries.get("order") != FINAL_ORDER:
        final.fault("order", f"expected {', '.join(FINAL_ORDER)} [SW-15.3]")
    for key in (
        "vp_per_full_wagon",
        "vp_per_unsold_coke",
        "vp_start_marker",
        "plot_spoil_base",
        "plot_spoil_per_cube",
        "plot_4vp",
        "plot_2vp_per_house",
    ):
        final.number(key, 0, MOST_VP)
    final.number("vp_per_tool", -MOST_VP, 0)
    final.number("plot_tools_max_returned", 0, MOST_VP)
    final.number("plot_coke_load_max_per_house", 0, 11)
    final.number("plot_coke_sales_per_house", 0, 5)
