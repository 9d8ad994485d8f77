"""Positions as plain data, readable enough to be set up by hand.

What follows from the rest is not written down: scores, whose a tile is, what is covered at this number of players.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from revier.games.schichtwechsel.names import (
    CARD_IDS,
    CARDS,
    CART_IDS,
    CARTS,
    CATEGORY_IDS,
    FRAME_SPACE_IDS,
    FRAME_SPACES,
    GREY_IDS,
    GREYS,
    HOUSE_IDS,
    HOUSES,
    NONE,
    PHASE_IDS,
    PLOT_IDS,
    PLOTS,
    ROUND_CARD_IDS,
    ROUNDS,
    SHEET,
    TILE_IDS,
    TRACK_IDS,
    TRACKS,
    WAGON_IDS,
    WAGONS,
)
from revier.games.schichtwechsel.state import Schichtwechsel
from revier.kernel.state import Json

STONE_IDS: Final = ["box", "bag", "aside"]


# The keys of what is written below, all of them always there; whoever writes more is told so.
POSITION_KEYS: Final = [
    "game",
    "rules",
    "players",
    "options",
    "ply",
    "sealed",
    "rng",
    "agenda",
    "round",
    "phase",
    "first",
    "marker",
    "round_cards",
    "bag",
    "stone",
    "grey_fields",
    "headframe_spaces",
    "first_at_target",
    "first_at_exit",
    "paid",
    "seats",
]
BAG_KEYS: Final = ["coal", "spoil"]
PAYMENT_KEYS: Final = ["white", "cubes", "coins", "users"]
FRAME_KEYS: Final = ["card", "base"]
SEAT_KEYS: Final = [
    "tools",
    "coins",
    "white",
    "cube",
    "passed",
    "water",
    "heap",
    "reserve",
    "own_field",
    "coke_wagons",
    "sold",
    "tile",
    "miner",
    "headframes",
    "own_card",
    "coal_carts",
    "spoil_carts",
    "wagons",
    "houses",
    "plots",
    "discs",
    "sheet",
]


def save(s: Schichtwechsel) -> Json:
    """Everything, secrets included."""
    return {
        "game": s.game.id,
        "rules": s.game.rules_version,
        "players": s.players,
        "options": s.chosen_options(),
        "ply": s.ply,
        "sealed": s.sealed,
        "rng": s.rng.saved(),
        "agenda": [s.game.save_step(step) for step in s.agenda],
        "round": s.round,
        "phase": PHASE_IDS[s.phase],
        "first": s.first,
        "marker": s.marker,
        "round_cards": [ROUND_CARD_IDS[card] for card in s.round_cards],
        "bag": {"coal": s.bag_coal, "spoil": s.bag_spoil},
        "stone": STONE_IDS[s.stone],
        "grey_fields": {GREY_IDS[i]: s.grey[i] for i in range(GREYS) if s.grey[i] >= 0},
        "headframe_spaces": {
            FRAME_SPACE_IDS[i]: s.frame_space[i] for i in range(FRAME_SPACES) if s.frame_space[i] >= 0
        },
        "first_at_target": {
            TRACK_IDS[track]: s.first_at_target[track] for track in range(TRACKS) if s.first_at_target[track] != NONE
        },
        "first_at_exit": None if s.first_at_exit == NONE else s.first_at_exit,
        "paid": {CARD_IDS[card]: save_payment(s, card) for card in range(CARDS) if s.users[card] > 0},
        "seats": [save_seat(s, seat) for seat in range(s.players)],
    }


def save_payment(s: Schichtwechsel, place: i64) -> Json:
    """What lies on a card, and who used it this round."""
    return {
        "white": s.paid_white[place],
        "cubes": seats_of(s, s.paid_cubes[place]),
        "coins": s.paid_coins[place],
        "users": seats_of(s, s.users[place]),
    }


def seats_of(s: Schichtwechsel, mask: i64) -> list[int]:
    return [seat for seat in range(s.players) if mask >> seat & 1]


def save_seat(s: Schichtwechsel, seat: i64) -> Json:
    own = CARDS + seat
    return {
        "tools": s.tools[seat],
        "coins": s.coins[seat],
        "white": s.white[seat],
        "cube": s.cube[seat],
        "passed": s.passed[seat],
        "water": s.water[seat],
        "heap": s.heap[seat],
        "reserve": s.reserve[seat],
        "own_field": s.own_field[seat],
        "coke_wagons": s.coke_wagons[seat],
        "sold": s.sold[seat],
        "tile": None if s.tile[seat] == NONE else TILE_IDS[s.tile[seat]],
        "miner": s.miner[seat],
        "headframes": {"card": s.frames_on_card[seat], "base": s.frames_in_base[seat]},
        "own_card": save_payment(s, own) if s.users[own] > 0 else None,
        "coal_carts": named(s.cart_coal, CART_IDS, CARTS * seat),
        "spoil_carts": named(s.cart_spoil, CART_IDS, CARTS * seat),
        "wagons": named(s.wagon_coal, WAGON_IDS, WAGONS * seat),
        "houses": [HOUSE_IDS[house] for house in range(HOUSES) if s.house[HOUSES * seat + house]],
        "plots": named(s.plot_houses, PLOT_IDS, PLOTS * seat),
        "discs": named(s.disc, TRACK_IDS, TRACKS * seat),
        "sheet": {sheet_key(i): s.sheet[SHEET * seat + i] for i in range(SHEET) if s.sheet[SHEET * seat + i] != 0},
    }


def named(row: vec[i64], ids: list[str], first: i64) -> dict[str, int]:
    """What is not 0, by name."""
    return {ids[i]: row[first + i] for i in range(len(ids)) if row[first + i] != 0}


def sheet_key(row: i64) -> str:
    """`round_cards:2`, or `end_road`, which belongs to no round."""
    category = CATEGORY_IDS[row // (ROUNDS + 1)]
    round = row % (ROUNDS + 1)
    return f"{category}:{round}" if round else category
