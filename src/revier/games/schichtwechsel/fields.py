"""What a position of Schichtwechsel consists of, in the order in which it is saved.

What follows from the rest is not written down: scores, whose a tile is, what is covered at this number of players.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from revier.games.schichtwechsel.components import Components
from revier.games.schichtwechsel.names import (
    CARD_IDS,
    CARDS,
    CART_IDS,
    CATEGORY_IDS,
    EXIT,
    FRAME_SPACE_IDS,
    GREY_IDS,
    GREYS,
    HOUSE_IDS,
    NONE,
    PHASE_IDS,
    PLOT_IDS,
    ROUND_CARD_IDS,
    ROUNDS,
    SHEET,
    TILE_IDS,
    TILES,
    TRACK_IDS,
    WAGON_IDS,
)
from revier.games.schichtwechsel.state import COVERED, FREE, Schichtwechsel
from revier.kernel.checks import Int, Name, as_index, as_int, as_list, as_map, get, inside
from revier.kernel.errors import BadPosition, shortened
from revier.kernel.fields import Door, Each, Field, Follows, Json, List, Marks, One, Part, Row, Seats, only

MOST: Final = 1000  # more than a game ever has of anything
STONE_IDS: Final = ["box", "bag", "aside"]
PAYMENTS: Final = ["paid_white", "paid_cubes", "paid_coins", "users"]
PAYMENT_KEYS: Final = ["white", "cubes", "coins", "users"]


def fields(c: Components, players: int) -> list[Field]:
    most = Int(0, MOST)
    seat = Int(0, players - 1)
    frames = Int(0, c.frames_at_start)
    return [
        One("round", Int(1, ROUNDS)),
        One("phase", Name(PHASE_IDS)),
        One("first", seat),
        One("marker", seat),
        List("round_cards", Name(ROUND_CARD_IDS), len(ROUND_CARD_IDS)),
        Part("bag", [One("coal", most, "bag_coal"), One("spoil", most, "bag_spoil")]),
        One("stone", Name(STONE_IDS)),
        Door("grey_fields", ["grey"], save_grey, load_grey),
        Row("headframe_spaces", FRAME_SPACE_IDS, seat, "frame_space", nothing=FREE),
        Row("first_at_target", TRACK_IDS, seat, nothing=NONE),
        One("first_at_exit", Int(0, players - 1, or_none=True)),
        Follows(PAYMENTS, clear_cards),
        Door("paid", PAYMENTS, save_cards, load_cards),
        Seats(
            "seats",
            [
                Each("tools", most),
                Each("coins", most),
                Each("white", most),
                Each("cube", Int(0, 1)),
                Each("passed", Int(0, 1)),
                Each("water", Int(0, c.water_top - 1)),
                Each("heap", Int(0, c.heap_size)),
                Each("reserve", most),
                Each("own_field", Int(0, c.own_field_size)),
                Each("coke_wagons", Int(0, c.coke_wagon_room)),
                Each("sold", Int(0, c.pair * len(c.sold_vp))),
                Each("tile", Name(TILE_IDS, or_none=True)),
                Each("miner", Int(0, EXIT)),
                Part("headframes", [Each("card", frames, "frames_on_card"), Each("base", frames, "frames_in_base")]),
                Door("own_card", PAYMENTS, save_own_card, load_own_card),
                Row("coal_carts", CART_IDS, most, "cart_coal"),
                Row("spoil_carts", CART_IDS, most, "cart_spoil"),
                Row("wagons", WAGON_IDS, most, "wagon_coal"),
                Marks("houses", HOUSE_IDS, "house"),  # still on the house track
                Row("plots", PLOT_IDS, most, "plot_houses"),
                Row("discs", TRACK_IDS, most, "disc"),
                Sheet("sheet", SHEET_KEYS, Int(-MOST, MOST)),
            ],
        ),
        Follows(["vp"], add_up),
        Follows(["tile_owner"], give_tiles),
    ]


# -- the board -------------------------------------------------------------------------------------


def save_grey(s: Schichtwechsel, seat: int) -> Any:
    return {GREY_IDS[i]: s.grey[i] for i in range(GREYS) if s.grey[i] >= 0}


def load_grey(s: Schichtwechsel, seat: int, value: Any, path: str) -> None:
    covered = s.components.setup[s.players]["covered_grey_coking_fields"]
    s.grey = vec[i64]([COVERED if id in covered else FREE for id in GREY_IDS])
    for name, owner in as_map(value, path, GREY_IDS).items():
        if name in covered:
            raise BadPosition(path, f"{name} is covered with {s.players} players [SW-16.2]")
        s.grey[GREY_IDS.index(name)] = as_int(owner, inside(path, name), 0, s.players - 1)


def give_tiles(s: Schichtwechsel) -> None:
    in_play = s.components.tiles_in_play[s.players - 2]
    s.tile_owner = vec[i64]([FREE if in_play[tile] else COVERED for tile in range(TILES)])
    for seat in range(s.players):
        tile = s.tile[seat]
        if tile == NONE:
            continue
        if s.tile_owner[tile] != FREE:
            raise BadPosition(f"seats.{seat}.tile", f"{TILE_IDS[tile]} is not free for this seat [SW-10.7]")
        s.tile_owner[tile] = seat


# -- what was paid, by card, then by own card of each seat -----------------------------------------


def clear_cards(s: Schichtwechsel) -> None:
    places = CARDS + s.players
    s.paid_white = vec[i64]([0] * places)
    s.paid_cubes = vec[i64]([0] * places)
    s.paid_coins = vec[i64]([0] * places)
    s.users = vec[i64]([0] * places)


def save_cards(s: Schichtwechsel, seat: int) -> Any:
    return {CARD_IDS[card]: save_payment(s, card) for card in range(CARDS) if s.users[card] > 0}


def load_cards(s: Schichtwechsel, seat: int, value: Any, path: str) -> None:
    for name, entry in as_map(value, path, CARD_IDS).items():
        load_payment(s, CARD_IDS.index(name), entry, inside(path, name))


def save_own_card(s: Schichtwechsel, seat: int) -> Any:
    return save_payment(s, CARDS + seat) if s.users[CARDS + seat] > 0 else None


def load_own_card(s: Schichtwechsel, seat: int, value: Any, path: str) -> None:
    if value is not None:
        load_payment(s, CARDS + seat, value, path)


def save_payment(s: Schichtwechsel, place: i64) -> Json:
    """What lies on a card, and who used it this round."""
    return {
        "white": s.paid_white[place],
        "cubes": seats_of(s, s.paid_cubes[place]),
        "coins": s.paid_coins[place],
        "users": seats_of(s, s.users[place]),
    }


def load_payment(s: Schichtwechsel, place: i64, entry: Any, path: str) -> None:
    s.paid_white[place] = as_int(get(entry, "white", path), inside(path, "white"), 0, MOST)
    s.paid_cubes[place] = seat_mask(s, get(entry, "cubes", path), inside(path, "cubes"))
    s.paid_coins[place] = as_int(get(entry, "coins", path), inside(path, "coins"), 0, MOST)
    s.users[place] = seat_mask(s, get(entry, "users", path), inside(path, "users"))
    only(entry, path, PAYMENT_KEYS)


def seats_of(s: Schichtwechsel, mask: i64) -> list[int]:
    return [seat for seat in range(s.players) if mask >> seat & 1]


def seat_mask(s: Schichtwechsel, value: object, field: str) -> i64:
    mask: i64 = 0
    for entry in as_list(value, field):
        seat: i64 = as_int(entry, field, 0, s.players - 1)
        if mask >> seat & 1:
            raise BadPosition(field, f"seat {seat} is named more than once")
        mask |= 1 << seat
    return mask


# -- the score sheet -------------------------------------------------------------------------------


def sheet_key(row: int) -> str:
    """`round_cards:2`, or `end_road`, which belongs to no round."""
    category, round = CATEGORY_IDS[row // (ROUNDS + 1)], row % (ROUNDS + 1)
    return f"{category}:{round}" if round else category


SHEET_KEYS: Final[list[str]] = [sheet_key(row) for row in range(SHEET)]


class Sheet(Row):
    """Points by `category:round`, or by category alone for the final scoring."""

    def mapping(self, value: object, path: str, known: Collection[str]) -> Json:
        if not isinstance(value, dict):
            raise BadPosition(path, "expected points by category")
        for key in value:
            if key not in known:
                if not isinstance(key, str):
                    raise BadPosition(path, f"{shortened(key)} names no category")
                as_index(key.partition(":")[0], path, CATEGORY_IDS)
                raise BadPosition(path, f"{shortened(key)} names no round from 1 to {ROUNDS}")
        return value


def add_up(s: Schichtwechsel) -> None:
    s.vp = vec[i64]([0] * s.players)
    for i in range(len(s.sheet)):
        s.vp[i // SHEET] += s.sheet[i]
