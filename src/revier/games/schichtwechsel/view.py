"""What everybody may see [SW-19]: all but the order of the round cards to come; nothing is private to a seat.

The view is an allow-list: a field of the position stays hidden until it is named here.
"""

from __future__ import annotations

from typing import TypedDict

from mypy_extensions import i64

from revier.games.schichtwechsel.cards import lies_out
from revier.games.schichtwechsel.carts import is_locked
from revier.games.schichtwechsel.coking import coke_in_plant
from revier.games.schichtwechsel.fields import STONE_IDS, seats_of
from revier.games.schichtwechsel.miner import spaces_ahead, work_range
from revier.games.schichtwechsel.names import (
    CARD_IDS,
    CARDS,
    CART_IDS,
    CARTS,
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
    TILE_IDS,
    TILES,
    TRACK_IDS,
    TRACKS,
    WAGON_IDS,
    WAGONS,
)
from revier.games.schichtwechsel.preparation import white_cubes_due
from revier.games.schichtwechsel.scoring import round_card_vp
from revier.games.schichtwechsel.state import COVERED, FREE, Schichtwechsel
from revier.games.schichtwechsel.turn import is_available, own_is_available


class CardView(TypedDict):
    is_available: bool  # may still be paid for this round [SW-11.7]
    users: list[int]  # seats that used it this round
    white: int  # what lies on it
    cubes: list[int]  # seats whose player cube lies on it
    coins: int


class CartView(TypedDict):
    coal: int
    spoil: int
    size: int
    is_locked: bool


class WagonView(TypedDict):
    coal: int
    size: int


class InHandView(TypedDict):
    seat: int | None  # who loads them; None: drawn, and not given to anybody yet
    coal: int
    spoil: int
    stone: int


class SeatView(TypedDict):
    score: int
    round_vp: int  # what the face-up round card would score now [SW-13.1]
    tools: int
    coins: int
    white: int
    cube: bool  # the player cube is at hand
    passed: bool
    water: int
    white_cubes_due: int  # what step IV would give now [SW-10.10]
    heap: int
    carts: dict[str, CartView]
    wagons: dict[str, WagonView]
    coke_reserve: int
    coke_in_plant: int
    own_field: int
    coke_wagons: int
    sold: int
    tile: str | None
    miner: int  # position on the shift
    space: str  # and its name
    work_range: int
    spaces_ahead: list[str]  # those that 1, 2 … steps of the miner lead to [SW-12.2]
    headframes_on_card: int
    headframes_in_base: int
    houses: list[str]  # still on the house track
    plots: dict[str, int]
    discs: dict[str, int]
    own_card: CardView


class View(TypedDict):
    game: str
    players: int
    ply: int
    is_over: bool
    round: int
    phase: str
    start_player: int  # of this round
    start_marker: int  # who holds it, and will be start player of the next round
    to_act: int | None
    round_card: str | None
    past_round_cards: list[str]
    bag: dict[str, int]  # its content is public [SW-19.2]
    in_hand: InHandView | None  # cubes on their way to carts
    stone: str  # the water stone: box, bag or aside
    tiles: list[str]  # the display
    cards: dict[str, CardView]
    grey_fields: dict[str, int | str | None]  # a seat, "covered", or None
    headframe_spaces: dict[str, int | None]
    shift: list[str]  # the spaces in order, position 0 first
    covered_spaces: list[str]
    first_at_target: dict[str, int | None]
    first_at_exit: int | None
    plot_room: dict[str, int]  # 0: unlimited
    seats: list[SeatView]


def view(s: Schichtwechsel, seat: int | None) -> View:
    """The table as everybody sees it; the seat makes no difference."""
    c = s.components
    return {
        "game": s.game.id,
        "players": s.players,
        "ply": s.ply,
        "is_over": s.is_over,
        "round": s.round,
        "phase": PHASE_IDS[s.phase],
        "start_player": s.first,
        "start_marker": s.marker,
        "to_act": None if s.is_over else s.asked().seat,
        "round_card": ROUND_CARD_IDS[s.round_cards[s.round - 1]] if s.round > 0 else None,
        "past_round_cards": [ROUND_CARD_IDS[s.round_cards[i]] for i in range(s.round - 1)],
        "bag": {"coal": s.bag_coal, "spoil": s.bag_spoil},
        "in_hand": in_hand(s),
        "stone": STONE_IDS[s.stone],
        "tiles": [TILE_IDS[tile] for tile in range(TILES) if s.tile_owner[tile] == FREE],
        "cards": {CARD_IDS[card]: card_view(s, card) for card in range(CARDS) if lies_out(s, card)},
        "grey_fields": {GREY_IDS[i]: grey_view(s.grey[i]) for i in range(GREYS)},
        "headframe_spaces": {FRAME_SPACE_IDS[i]: seat_or_none(s.frame_space[i]) for i in range(FRAME_SPACES)},
        "shift": c.space_ids[:],
        "covered_spaces": [c.space_ids[i] for i in range(len(c.space_ids)) if c.covered[s.players - 2][i]],
        "first_at_target": {TRACK_IDS[i]: seat_or_none(s.first_at_target[i]) for i in range(TRACKS)},
        "first_at_exit": seat_or_none(s.first_at_exit),
        "plot_room": {PLOT_IDS[i]: c.plot_room[s.players - 2][i] for i in range(PLOTS)},
        "seats": [seat_view(s, player) for player in range(s.players)],
    }


def in_hand(s: Schichtwechsel) -> InHandView | None:
    """What was drawn and shown [SW-10.2], or comes from the supply, and lies on no cart yet."""
    asked = s.decision()
    if asked is None or asked.kind not in ("AssignTriple", "PlaceCube"):
        return None
    cubes = asked.args
    return {
        "seat": asked.seat if asked.kind == "PlaceCube" else None,
        "coal": int(cubes["coal"]),
        "spoil": int(cubes["spoil"]),
        "stone": int(cubes.get("stone", 0)),
    }


def seat_or_none(seat: i64) -> int | None:
    return None if seat == NONE else seat


def grey_view(owner: i64) -> int | str | None:
    if owner == COVERED:
        return "covered"
    return seat_or_none(owner)


def card_view(s: Schichtwechsel, place: i64) -> CardView:
    return {
        "is_available": is_available(s, place) if place < CARDS else own_is_available(s, place - CARDS),
        "users": seats_of(s, s.users[place]),
        "white": s.paid_white[place],
        "cubes": seats_of(s, s.paid_cubes[place]),
        "coins": s.paid_coins[place],
    }


def seat_view(s: Schichtwechsel, seat: i64) -> SeatView:
    c = s.components
    return {
        "score": s.vp[seat],
        "round_vp": round_card_vp(s, seat, s.round_cards[s.round - 1]) if s.round > 0 else 0,
        "tools": s.tools[seat],
        "coins": s.coins[seat],
        "white": s.white[seat],
        "cube": s.cube[seat] > 0,
        "passed": s.passed[seat] > 0,
        "water": s.water[seat],
        "white_cubes_due": white_cubes_due(s, seat),
        "heap": s.heap[seat],
        "carts": {CART_IDS[i]: cart_view(s, seat, i) for i in range(CARTS)},
        "wagons": {
            WAGON_IDS[i]: {"coal": s.wagon_coal[WAGONS * seat + i], "size": c.wagon_size[i]} for i in range(WAGONS)
        },
        "coke_reserve": s.reserve[seat],
        "coke_in_plant": coke_in_plant(s, seat),
        "own_field": s.own_field[seat],
        "coke_wagons": s.coke_wagons[seat],
        "sold": s.sold[seat],
        "tile": None if s.tile[seat] == NONE else TILE_IDS[s.tile[seat]],
        "miner": s.miner[seat],
        "space": c.space_ids[s.miner[seat]],
        "work_range": work_range(s, seat),
        "spaces_ahead": [c.space_ids[space] for space in spaces_ahead(s, seat)],
        "headframes_on_card": s.frames_on_card[seat],
        "headframes_in_base": s.frames_in_base[seat],
        "houses": [HOUSE_IDS[house] for house in range(HOUSES) if s.house[HOUSES * seat + house]],
        "plots": {PLOT_IDS[plot]: s.plot_houses[PLOTS * seat + plot] for plot in range(PLOTS)},
        "discs": {TRACK_IDS[track]: s.disc[TRACKS * seat + track] for track in range(TRACKS)},
        "own_card": card_view(s, CARDS + seat),
    }


def cart_view(s: Schichtwechsel, seat: i64, cart: i64) -> CartView:
    i = CARTS * seat + cart
    return {
        "coal": s.cart_coal[i],
        "spoil": s.cart_spoil[i],
        "size": s.components.cart_size[cart],
        "is_locked": is_locked(s, cart),
    }
