"""What a seat may see [GA-15].

The view is an allow-list: a field of the position stays hidden until it is named here.
"""

from __future__ import annotations

from typing import TypedDict

from librt.vecs import vec
from mypy_extensions import i64

from revier.games.glueck_auf.components import (
    COLOR_IDS,
    COLORS,
    ELEMENT_IDS,
    ELEMENTS,
    FACTORY,
    FACTORY_TILES,
    FIRST_SLOT,
    FIRST_TARGET,
    LAST_SLOT,
    OPEN_FROM,
    ORDER,
    ORDER_IDS,
    ORDER_SPACES,
    ORDERS,
    PRINTED_SIDE,
    SIDE_IDS,
    SLOT_COLOR,
    SPACE_IDS,
    SPACES,
    TILE_CARTS,
    TILE_COLOR,
    TILE_IDS,
    TILE_KINDS,
    TILE_SIDE,
    TRANSPORTS,
)
from revier.games.glueck_auf.drawing import PILE_NAMES, TILE_PILE, drawing_pile, drawing_seat
from revier.games.glueck_auf.scoring import count, imbalance, places
from revier.games.glueck_auf.state import DELIVERED, NONE, OUTSTANDING, SECOND_CUBE, GlueckAuf


class StackView(TypedDict):
    size: int
    known: dict[str, str]  # depth from the top ("0" is the top) -> piece this seat put back there itself


class SpaceView(TypedDict):
    is_open: bool
    crew: int
    needs: int  # workers that whoever comes next must send [GA-5.2]
    owner: int | None
    piece: str | None  # the tile or order lying there


class CartView(TypedDict):
    color: str
    side: str
    tile: int | None  # number of the tile in order of purchase, None for a printed cart
    cube: str | None


class SlotView(TypedDict):
    color: str
    cubes: list[str]


class OrderView(TypedDict):
    order: str
    slots: list[SlotView]


class SeatView(TypedDict):
    workers: int
    on_bank: int
    in_canteen: int
    marks: int
    score: int
    cage_level: int
    cage: dict[str, int]
    store: dict[str, int]
    tiles: list[str]
    carts: list[CartView]
    imbalance: int
    outstanding: list[OrderView]
    delivered: list[str] | None  # None: face down
    delivered_count: int


class DrawnView(TypedDict):
    seat: int
    pile: str
    count: int
    pieces: list[str | None] | None  # by draw position, None once kept or named; None as a whole: not yours to see
    block: list[str] | None  # named so far, top first


class StandingView(TypedDict):
    """An element of the shift clock if it were scored now."""

    counts: list[int | None]  # by seat; None: their delivered orders lie face down
    places: list[int] | None  # by seat: 1 and 2 score, 0 does not; None: not to be known


class GlueckAufView(TypedDict):
    game: str
    players: int
    ply: int
    options: dict[str, str]
    shift: int
    is_over: bool
    start_player: int
    to_act: int | None
    supply: dict[str, int]
    tile_stack: StackView
    order_stack: StackView
    draft: list[str | None]
    spaces: dict[str, SpaceView]
    seats: list[SeatView]
    drawn: DrawnView | None
    clock: dict[str, StandingView]


def view(s: GlueckAuf, seat: int | None) -> GlueckAufView:
    """The table as this seat (None: a spectator) sees it."""
    return {
        "game": s.game.id,
        "players": s.players,
        "ply": s.ply,
        "options": s.chosen_options(),
        "shift": s.shift,
        "is_over": s.is_over,
        "start_player": s.start_player,
        "to_act": None if s.is_over else s.asked().seat,
        "supply": by_color(s.supply, 0),
        "tile_stack": view_stack(s.tile_stack, s.tile_knower, TILE_IDS, seat),
        "order_stack": view_stack(s.order_stack, s.order_knower, ORDER_IDS, seat),
        "draft": [None if card == NONE else ORDER_IDS[card] for card in s.draft],
        "spaces": {SPACE_IDS[space]: view_space(s, space) for space in range(SPACES)},
        "seats": [view_seat(s, owner, seat) for owner in range(s.players)],
        "drawn": view_drawn(s, seat),
        "clock": {ELEMENT_IDS[element]: view_standing(s, element, seat) for element in range(ELEMENTS)},
    }


def by_color(row: vec[i64], first: i64) -> dict[str, int]:
    return {COLOR_IDS[color]: row[first + color] for color in range(COLORS)}


def view_stack(stack: vec[i64], knower: vec[i64], names: list[str], seat: int | None) -> StackView:
    """The size for everybody [GA-15.2]; the pieces only where one put them back oneself [GA-15.1, GA-15.7]."""
    size = len(stack)
    known = {str(size - 1 - i): names[stack[i]] for i in range(size) if seat is not None and knower[i] == seat}
    return {"size": size, "known": known}


def view_space(s: GlueckAuf, space: i64) -> SpaceView:
    """Crews, face-up tiles and cards are open [GA-15.3, GA-15.4]."""
    piece: str | None = None
    if space < FACTORY + FACTORY_TILES and s.tiles_shown[space - FACTORY] != NONE:
        piece = TILE_IDS[s.tiles_shown[space - FACTORY]]
    elif ORDER <= space < ORDER + ORDER_SPACES and s.orders_shown[space - ORDER] != NONE:
        piece = ORDER_IDS[s.orders_shown[space - ORDER]]
    return {
        "is_open": OPEN_FROM[space] <= s.players,
        "crew": s.crew[space],
        "needs": s.crew[space] + 1,
        "owner": None if s.crew[space] == 0 else s.crew_owner[space],
        "piece": piece,
    }


def view_seat(s: GlueckAuf, owner: i64, seat: int | None) -> SeatView:
    """Mines, stores, money, outstanding orders are open [GA-15.3, GA-15.4]."""
    delivered = [ORDER_IDS[order] for order in range(ORDERS) if s.order_place[order] == DELIVERED + owner]
    return {
        "workers": s.workers[owner],
        "on_bank": s.on_bank[owner],
        "in_canteen": s.in_canteen[owner],
        "marks": s.marks[owner],
        "score": s.score(owner),
        "cage_level": s.cage_level[owner],
        "cage": by_color(s.cage, COLORS * owner),
        "store": by_color(s.store, COLORS * owner),
        "tiles": [TILE_IDS[built % TILE_KINDS] for built in s.tiles_built if built // TILE_KINDS == owner],
        "carts": view_carts(s, owner),
        "imbalance": imbalance(s, owner),
        "outstanding": [
            {"order": ORDER_IDS[order], "slots": view_slots(s, order)}
            for order in range(ORDERS)
            if s.order_place[order] == OUTSTANDING + owner
        ],
        "delivered": delivered if is_shown(s, owner, seat) else None,
        "delivered_count": len(delivered),  # [GA-15.8]
    }


def is_shown(s: GlueckAuf, owner: i64, seat: int | None) -> bool:
    """Whether delivered orders lie face up to this seat [GA-15.9, GA-15.10, GA-17.1]."""
    return owner == seat or s.orders_open or s.is_over


def view_standing(s: GlueckAuf, element: i64, seat: int | None) -> StandingView:
    """Empty carts are open; what delivered orders count is known where they lie face up, or where there are none."""
    is_open = element >= COLORS + TRANSPORTS
    counts: list[int | None] = []
    for owner in range(s.players):
        is_known = is_open or is_shown(s, owner, seat) or not has_delivered(s, owner)
        counts.append(count(s, owner, element) if is_known else None)
    known = vec[i64]([n for n in counts if n is not None])
    if len(known) < s.players:
        return {"counts": counts, "places": None}
    placed = places(known)
    return {"counts": counts, "places": [placed[owner] for owner in range(s.players)]}


def has_delivered(s: GlueckAuf, owner: i64) -> bool:
    return any(place == DELIVERED + owner for place in s.order_place)


def view_carts(s: GlueckAuf, owner: i64) -> list[CartView]:
    """The printed carts, then those of the tiles in order of purchase."""
    cubes = [s.cart_cube[i] for i in range(len(s.cart_cube)) if s.cart_level[i] // COLORS == owner]
    homes: list[tuple[int, int, int | None]] = [(color, PRINTED_SIDE[color], None) for color in range(COLORS)]
    tiles = [built % TILE_KINDS for built in s.tiles_built if built // TILE_KINDS == owner]
    for n, tile in enumerate(tiles):
        homes.extend([(TILE_COLOR[tile], TILE_SIDE[tile], n)] * TILE_CARTS[tile])
    return [
        {
            "color": COLOR_IDS[color],
            "side": SIDE_IDS[side],
            "tile": n,
            "cube": None if cube == NONE else COLOR_IDS[cube],
        }
        for (color, side, n), cube in zip(homes, cubes, strict=True)
    ]


def view_slots(s: GlueckAuf, order: i64) -> list[SlotView]:
    first = FIRST_SLOT[FIRST_TARGET[order]]
    last = LAST_SLOT[FIRST_TARGET[order + 1] - 1]
    return [
        {"color": COLOR_IDS[SLOT_COLOR[slot]], "cubes": [COLOR_IDS[cube] for cube in cubes_on(s.slots[slot])]}
        for slot in range(first, last + 1)
    ]


def cubes_on(slot: i64) -> list[int]:
    """The colours of the cubes on a slot, in the order they came."""
    cubes: list[int] = []
    if slot > 0:
        cubes.append(slot % SECOND_CUBE - 1)
    if slot >= SECOND_CUBE:
        cubes.append(slot // SECOND_CUBE - 1)
    return cubes


def view_drawn(s: GlueckAuf, seat: int | None) -> DrawnView | None:
    """How many were drawn is open, which ones only to the drawer [GA-15.5, GA-15.6]."""
    drawer = drawing_seat(s)
    if drawer == NONE:
        return None
    pile = drawing_pile(s)
    names = TILE_IDS if pile == TILE_PILE else ORDER_IDS
    yours = drawer == seat
    return {
        "seat": drawer,
        "pile": PILE_NAMES[pile],
        "count": len(s.drawn),
        "pieces": [None if piece == NONE else names[piece] for piece in s.drawn] if yours else None,
        "block": [names[piece] for piece in s.block] if yours else None,
    }
