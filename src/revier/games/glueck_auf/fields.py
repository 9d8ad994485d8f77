"""What a position of Glück Auf consists of, in the order in which it is saved; stacks are listed from the top down."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from revier.games.glueck_auf.components import (
    COLOR_IDS,
    COLORS,
    CUBES_PER_COLOR,
    CUBES_PER_VP,
    ELEMENT_IDS,
    ELEMENTS,
    FACTORY_TILES,
    FIRST_PLACE,
    FIRST_SLOT,
    FIRST_TARGET,
    LAST_SLOT,
    LEVELS,
    MARKS_PER_VP,
    OPEN_FROM,
    ORDER_IDS,
    ORDER_POINTS,
    ORDER_SPACES,
    ORDER_TRANSPORT,
    ORDERS,
    SETUP,
    SHIFTS,
    SLOT_COLOR,
    SLOTS,
    SPACE_IDS,
    SPACES,
    TILE_CARTS,
    TILE_COLOR,
    TILE_COPIES,
    TILE_IDS,
    TILE_KINDS,
    TRANSPORT_IDS,
    VP_PER_EXCESS_TILE,
    VP_PER_OUTSTANDING,
)
from revier.games.glueck_auf.drawing import ORDER_PILE, drawing_pile
from revier.games.glueck_auf.pit import SubCube
from revier.games.glueck_auf.state import (
    DELIVERED,
    FREE,
    NONE,
    OUTSTANDING,
    SECOND_CUBE,
    SHEET,
    SHEET_CLOCK,
    SHEET_COAL,
    SHEET_MONEY,
    SHEET_OUTSTANDING,
    GlueckAuf,
)
from revier.games.glueck_auf.view import cubes_on
from revier.kernel.checks import MANY, Int, Kind, Name, as_index, as_int, as_list, as_map
from revier.kernel.errors import BadPosition
from revier.kernel.fields import Door, Each, Field, Follows, List, One, Pile, Row, Seats


def fields(players: int) -> list[Field]:
    """Options and agenda come before."""
    workers = Int(0, SETUP[players]["workers"])  # [GA-3.1]
    cubes = Int(0, CUBES_PER_COLOR)  # [GA-16.2]
    seat = Int(0, players - 1)
    seat_or_none = Int(0, players - 1, or_none=True)
    return [
        One("shift", Int(0, SHIFTS)),
        One("start_player", seat),
        Row("supply", COLOR_IDS, cubes, whole=True),
        Pile("tile_stack", Name(TILE_IDS)),
        Pile("tile_knower", seat_or_none, like="tile_stack"),
        Pile("order_stack", Name(ORDER_IDS)),
        Pile("order_knower", seat_or_none, like="order_stack"),
        List("tiles_shown", Name(TILE_IDS, or_none=True), FACTORY_TILES),
        List("orders_shown", Name(ORDER_IDS, or_none=True), ORDER_SPACES),
        List("draft", Name(ORDER_IDS, or_none=True)),
        Door("crews", ["crew", "crew_owner"], save_crews, load_crews),
        List("tiles_built", Built(seat)),
        Follows(["cart_level"], lay_rails),
        List("carts", Name(COLOR_IDS, or_none=True), attribute="cart_cube", like="cart_level"),
        InHand("drawn", or_none=True),  # None once kept or named
        InHand("block", or_none=False),
        Follows(["order_place", "slots"], clear_orders),
        Seats(
            "seats",
            [
                Each("workers", workers),
                Each("on_bank", workers),
                Each("in_canteen", workers),
                Each("marks", Int(0, MANY)),
                Sheet("sheet", SHEET_KEYS, Int(0, MANY)),
                Each("cage_level", Int(0, LEVELS - 1)),
                Row("cage", COLOR_IDS, cubes, whole=True),
                Row("store", COLOR_IDS, cubes, whole=True),
                Door("outstanding", ["order_place", "slots"], save_outstanding, load_outstanding),
                Door("delivered", ["order_place"], save_delivered, load_delivered),
            ],
        ),
    ]


# -- spaces and mines ------------------------------------------------------------------------------


def save_crews(s: GlueckAuf, seat: int) -> Any:
    return {SPACE_IDS[i]: [s.crew_owner[i], s.crew[i]] for i in range(SPACES) if s.crew[i] > 0}


def load_crews(s: GlueckAuf, seat: int, value: Any, path: str) -> None:
    s.crew = vec[i64]([0] * SPACES)
    s.crew_owner = vec[i64]([NONE] * SPACES)
    for name, entry in as_map(value, path, SPACE_IDS[:SPACES]).items():
        space = SPACE_IDS.index(name)
        field = f"{path}.{name}"
        owner, crew = as_list(entry, field, 2)
        if OPEN_FROM[space] > s.players:
            raise BadPosition(field, f"locked with {s.players} players [GA-3.2]")
        s.crew_owner[space] = as_int(owner, field, 0, s.players - 1)
        s.crew[space] = as_int(crew, field, 1, SETUP[s.players]["workers"])


class Built(Kind):
    """A tile in a mine: its seat and its kind."""

    def __init__(self, seat: Int) -> None:
        self.seat = seat
        self.tile = Name(TILE_IDS)

    def save(self, n: i64) -> Any:
        return [n // TILE_KINDS, TILE_IDS[n % TILE_KINDS]]

    def load(self, value: object, path: str, key: str = "") -> i64:
        seat, tile = as_list(value, path, 2)
        return TILE_KINDS * self.seat.load(seat, path) + self.tile.load(tile, path)


def lay_rails(s: GlueckAuf) -> None:
    """Printed carts come first, seat by seat, then those of the tiles in order of purchase."""
    s.cart_level = vec[i64]([place for place in range(COLORS * s.players)])
    for built in s.tiles_built:
        tile = built % TILE_KINDS
        for i in range(TILE_CARTS[tile]):
            s.cart_level = append(s.cart_level, COLORS * (built // TILE_KINDS) + TILE_COLOR[tile])


class InHand(List):
    """Tiles or orders, as the draw-five procedure under way says [GA-11]."""

    def __init__(self, name: str, or_none: bool) -> None:
        super().__init__(name, Name(TILE_IDS, or_none))
        self.order = Name(ORDER_IDS, or_none)

    def kind_now(self, s: GlueckAuf) -> Kind:
        return self.order if drawing_pile(s) == ORDER_PILE else self.kind


# -- the score sheet -------------------------------------------------------------------------------

# The rows of a score sheet, in the order of the position's `sheet`: category and shift (0: the whole game).
SHEET_ROWS: Final[list[tuple[str, int]]] = (
    [(f"orders_{transport}", 0) for transport in TRANSPORT_IDS]
    + [(element, shift) for shift in range(1, SHIFTS + 1) for element in ELEMENT_IDS]
    + [("money", 0), ("coal", 0), ("outstanding", 0), ("imbalance", 0)]
)
SHEET_KEYS: Final[list[str]] = [f"{category}:{shift}" if shift else category for category, shift in SHEET_ROWS]


def payable(cell: i64) -> Int:
    """The least and the most points that a cell of a score sheet can pay one seat [GA-8, GA-12.2, GA-14]."""
    if cell < SHEET_CLOCK:
        return Int(0, sum([ORDER_POINTS[order] for order in range(ORDERS) if ORDER_TRANSPORT[order] == cell]))
    if cell < SHEET_MONEY:
        return Int(0, FIRST_PLACE[(cell - SHEET_CLOCK) % ELEMENTS])
    if cell == SHEET_MONEY:
        return Int(0, MANY // MARKS_PER_VP)
    if cell == SHEET_COAL:
        return Int(0, COLORS * CUBES_PER_COLOR // CUBES_PER_VP)
    if cell == SHEET_OUTSTANDING:
        return Int(ORDERS * VP_PER_OUTSTANDING, 0)
    return Int(TILE_KINDS * TILE_COPIES[0] * VP_PER_EXCESS_TILE, 0)


PAYABLE: Final[list[Int]] = [payable(cell) for cell in range(SHEET)]


class Sheet(Row):
    """Points by category and shift."""

    def known(self, s: GlueckAuf) -> list[str]:
        """Shift scorings come after their shift, the end after all."""
        shifts_over = s.shift if s.is_over else s.shift - 1
        clock = [f"{element}:{n}" for n in range(1, shifts_over + 1) for element in ELEMENT_IDS[: 4 * n]]
        return SHEET_KEYS[:SHEET_CLOCK] + clock + (SHEET_KEYS[SHEET_MONEY:] if s.is_over else [])

    def kind_of(self, i: i64) -> Kind:
        return PAYABLE[i]


# -- orders in hand --------------------------------------------------------------------------------


def clear_orders(s: GlueckAuf) -> None:
    s.order_place = vec[i64]([NONE] * ORDERS)
    s.slots = vec[i64]([FREE] * SLOTS)


def slots_of(order: i64) -> range:
    return range(FIRST_SLOT[FIRST_TARGET[order]], LAST_SLOT[FIRST_TARGET[order + 1] - 1] + 1)


def save_outstanding(s: GlueckAuf, seat: int) -> Any:
    return {
        ORDER_IDS[order]: [[COLOR_IDS[cube] for cube in cubes_on(s.slots[slot])] for slot in slots_of(order)]
        for order in range(ORDERS)
        if s.order_place[order] == OUTSTANDING + seat
    }


def load_outstanding(s: GlueckAuf, seat: int, value: Any, path: str) -> None:
    for name, slots in as_map(value, path, ORDER_IDS).items():
        load_order(s, seat, ORDER_IDS.index(name), slots, f"{path}.{name}")


def load_order(s: GlueckAuf, seat: i64, order: i64, value: object, field: str) -> None:
    """Cubes by slot: none, the matching one, or the two of a substitution [GA-7.9]."""
    hand_over(s, order, OUTSTANDING + seat)
    slots = slots_of(order)
    for slot, entry in zip(slots, as_list(value, field, len(slots)), strict=True):
        cubes = [as_index(cube, field, COLOR_IDS) for cube in as_list(entry, field)]
        if len(cubes) > 2 or (len(cubes) == 1 and cubes[0] != SLOT_COLOR[slot] and not is_half_filled(s, slot)):
            raise BadPosition(field, "a slot holds nothing, one cube of its colour, or two cubes [GA-7.9]")
        if slot > slots[0] and SLOT_COLOR[slot - 1] == SLOT_COLOR[slot] and s.slots[slot - 1] == FREE and len(cubes):
            raise BadPosition(field, "slots of a colour are filled from left to right")
        for n, cube in enumerate(cubes):
            s.slots[slot] += (cube + 1) * (SECOND_CUBE if n else 1)


def hand_over(s: GlueckAuf, order: i64, place: i64) -> None:
    if s.order_place[order] != NONE:
        raise BadPosition("seats", f"{ORDER_IDS[order]} lies in two places; there is one of each order [GA-2.1]")
    s.order_place[order] = place


def is_half_filled(s: GlueckAuf, slot: int) -> bool:
    """Only while the second cube of a substitution is being chosen."""
    return len(s.agenda) > 0 and isinstance(s.agenda[-1], SubCube) and s.agenda[-1].slot == slot


def save_delivered(s: GlueckAuf, seat: int) -> Any:
    return [ORDER_IDS[order] for order in range(ORDERS) if s.order_place[order] == DELIVERED + seat]


def load_delivered(s: GlueckAuf, seat: int, value: Any, path: str) -> None:
    for order in as_list(value, path):
        hand_over(s, as_index(order, path, ORDER_IDS), DELIVERED + seat)
