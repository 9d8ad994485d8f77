"""Observations of Glück Auf."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from revier.encoding.fields import Encoder, Field, Pen, asked_field, clear, zeros
from revier.games.glueck_auf.components import (
    COLORS,
    DARK,
    DRAW_SIZE,
    FACTORY_TILES,
    FIRST_SLOT,
    FIRST_TARGET,
    LAST_SLOT,
    ORDER_POINTS,
    ORDER_SPACES,
    ORDER_TRANSPORT,
    ORDERS,
    SETUP,
    SPACES,
    TARGET_COLOR,
    TARGETS,
    TILE_CARTS,
    TILE_COLOR,
    TILE_COST,
    TILE_KINDS,
    TILE_SIDE,
    TRANSPORTS,
)
from revier.games.glueck_auf.drawing import TILE_PILE, drawing_pile
from revier.games.glueck_auf.pit import PitStep, SubCube
from revier.games.glueck_auf.state import DELIVERED, FREE, NONE, GlueckAuf
from revier.games.glueck_auf.view import is_shown
from revier.kernel.game import Game
from revier.kernel.state import State

VERSION: Final = 2  # the questions of `asked` stand in the order of their names
CARD: Final = 9
TILE: Final = 6
MOST_MARKS: Final[i64] = 60
MOST_POINTS: Final[i64] = 200
CARD_WORDS: Final = "slots by colour, transport by kind, points"
TILE_WORDS: Final = "carts by colour, whether it is dark, price"


def card_row(order: int) -> list[int]:
    """A card as it stands in observations."""
    row = [0] * CARD
    for target in range(FIRST_TARGET[order], FIRST_TARGET[order + 1]):
        row[TARGET_COLOR[target]] = int(LAST_SLOT[target] - FIRST_SLOT[target] + 1)
    row[COLORS + ORDER_TRANSPORT[order]] = 1
    row[COLORS + TRANSPORTS] = int(ORDER_POINTS[order])
    return row


def tile_row(tile: int) -> list[int]:
    """A tile as it stands in observations."""
    row = [0] * TILE
    row[TILE_COLOR[tile]] = int(TILE_CARTS[tile])
    row[COLORS] = int(TILE_SIDE[tile] == DARK)
    row[COLORS + 1] = int(TILE_COST[tile])
    return row


# All cards and tiles one after another, and behind them an empty place; there NONE is looked up.
CARD_ROWS: Final = vec[i64]([n for order in range(ORDERS) for n in card_row(order)] + [0] * CARD)
TILE_ROWS: Final = vec[i64]([n for tile in range(TILE_KINDS) for n in tile_row(tile)] + [0] * TILE)


def table_fields(game: Game, draft: int) -> list[Field]:
    """Once in an observation."""
    return [
        asked_field(game),
        Field("steps_left", 1, 10, "work steps left in the pit"),
        Field("shift", 1, 3, "the shift, 0 during the draft"),
        Field("supply", COLORS, 16, "cubes in the supply by colour"),
        Field("tile_stack", 1, 42, "tiles in the face-down stack"),
        Field("order_stack", 1, 44, "orders in the face-down stack"),
        Field("tiles_shown", FACTORY_TILES * TILE, 10, f"for each factory space its tile: {TILE_WORDS}"),
        Field("orders_shown", ORDER_SPACES * CARD, 12, f"for each order space its card: {CARD_WORDS}"),
        Field("draft", draft * CARD, 12, f"for each place of the draft its card: {CARD_WORDS}"),
        Field("drawn_tiles", DRAW_SIZE * TILE, 10, f"the tiles the observer has drawn: {TILE_WORDS}"),
        Field("drawn_orders", DRAW_SIZE * CARD, 12, f"the orders the observer has drawn: {CARD_WORDS}"),
    ]


SEAT_FIELDS: Final = [
    Field("to_act", 1, 1, "this seat has to decide"),
    Field("starts", 1, 1, "this seat is start player"),
    Field("workers", 1, 18, "workers in the supply"),
    Field("on_bank", 1, 18, "workers on the bank"),
    Field("in_canteen", 1, 18, "workers in the canteen"),
    Field("marks", 1, 60, "Marks, at most 60"),
    Field("score", 1, 200, "victory points so far, at most 200"),
    Field("cage_level", 1, 4, "where the cage is, 0 is the surface"),
    Field("cage", COLORS, 5, "cubes in the cage by colour"),
    Field("store", COLORS, 16, "cubes in the store by colour"),
    Field("empty_carts", COLORS, 24, "carts without a cube by level"),
    Field("full_carts", COLORS, 24, "carts with a cube by level"),
    Field("tiles", 2, 42, "tiles built, light and dark"),
    Field("crew", SPACES, 18, "workers of this seat on each space"),
    Field("open_slots", TARGETS, 4, "free slots of outstanding orders by target, numbered as in the actions"),
    Field("ready", TRANSPORTS, 11, "outstanding orders that are complete, by transport"),
    Field("outstanding", 1, 44, "outstanding orders"),
    Field("delivered", 1, 44, "delivered orders"),
    Field("delivered_shown", 1, 1, "the observer may look at this seat's delivered orders"),
    Field("delivered_slots", COLORS + TRANSPORTS, 88, "if so, their slots by colour and by transport"),
]


def make(game: Game, players: int) -> Encoder:
    return GlueckAufEncoder(game, players)


@final
class GlueckAufEncoder(Encoder):
    """Writes observations of Glück Auf; what all seats have is counted in one go."""

    def __init__(self, game: Game, players: int) -> None:
        self.draft: i64 = SETUP[players]["draft_cards"]
        super().__init__(game, players, VERSION, table_fields(game, SETUP[players]["draft_cards"]), SEAT_FIELDS)
        self.carts = zeros(2 * COLORS * players)  # empty by level of each seat, then full
        self.tiles = zeros(2 * players)
        self.slots = zeros(TARGETS * players)
        self.ready = zeros(TRANSPORTS * players)
        self.held = zeros(2 * players)  # outstanding orders of each seat, then delivered
        self.scored = zeros((COLORS + TRANSPORTS) * players)

    def write(self, s: State, seat: i64, pen: Pen) -> None:
        assert isinstance(s, GlueckAuf)
        self.asked(s, pen)
        pen.put(steps_left(s))
        self.write_table(s, pen)
        self.write_drawn(s, seat, pen)
        self.count_mines(s)
        self.count_orders(s)
        for i in range(self.players):
            self.write_seat(s, (seat + i) % self.players, seat, pen)

    def write_table(self, s: GlueckAuf, pen: Pen) -> None:
        pen.put(s.shift)
        pen.row(s.supply, 0, COLORS)
        pen.put(len(s.tile_stack))
        pen.put(len(s.order_stack))
        for tile in s.tiles_shown:
            write_tile(tile, pen)
        for order in s.orders_shown:
            write_card(order, pen)
        for order in s.draft:
            write_card(order, pen)
        pen.blank(CARD * (self.draft - len(s.draft)))

    def write_drawn(self, s: GlueckAuf, seat: i64, pen: Pen) -> None:
        """Only to the drawer [GA-15.5]."""
        count: i64 = len(s.drawn) if len(s.drawn) > 0 and s.agenda[-1].seat == seat else 0
        tiles: i64 = count if count > 0 and drawing_pile(s) == TILE_PILE else 0
        for i in range(tiles):
            write_tile(s.drawn[i], pen)
        pen.blank(TILE * (DRAW_SIZE - tiles))
        for i in range(count - tiles):
            write_card(s.drawn[i], pen)
        pen.blank(CARD * (DRAW_SIZE - count + tiles))

    def count_mines(self, s: GlueckAuf) -> None:
        clear(self.carts)
        for i in range(len(s.cart_level)):
            full: i64 = 0 if s.cart_cube[i] == NONE else COLORS * self.players
            self.carts[full + s.cart_level[i]] += 1
        clear(self.tiles)
        for built in s.tiles_built:
            self.tiles[2 * (built // TILE_KINDS) + TILE_SIDE[built % TILE_KINDS]] += 1

    def count_orders(self, s: GlueckAuf) -> None:
        clear(self.slots)
        clear(self.ready)
        clear(self.held)
        clear(self.scored)
        for order in range(ORDERS):
            place = s.order_place[order]
            if place >= DELIVERED:
                self.held[self.players + place - DELIVERED] += 1
                self.count_delivered(order, place - DELIVERED)
            elif place != NONE:
                self.held[place] += 1
                self.count_outstanding(s, order, place)

    def count_delivered(self, order: i64, owner: i64) -> None:
        first = (COLORS + TRANSPORTS) * owner
        for target in range(FIRST_TARGET[order], FIRST_TARGET[order + 1]):
            slots = LAST_SLOT[target] - FIRST_SLOT[target] + 1
            self.scored[first + TARGET_COLOR[target]] += slots
            self.scored[first + COLORS + ORDER_TRANSPORT[order]] += slots

    def count_outstanding(self, s: GlueckAuf, order: i64, owner: i64) -> None:
        is_ready: i64 = 1
        for target in range(FIRST_TARGET[order], FIRST_TARGET[order + 1]):
            for slot in range(FIRST_SLOT[target], LAST_SLOT[target] + 1):
                if s.slots[slot] == FREE:
                    self.slots[TARGETS * owner + target] += 1
                    is_ready = 0
        self.ready[TRANSPORTS * owner + ORDER_TRANSPORT[order]] += is_ready

    def write_seat(self, s: GlueckAuf, owner: i64, seat: i64, pen: Pen) -> None:
        pen.flag(len(s.agenda) > 0 and s.agenda[-1].seat == owner)
        pen.flag(s.start_player == owner)
        pen.put(s.workers[owner])
        pen.put(s.on_bank[owner])
        pen.put(s.in_canteen[owner])
        pen.capped(s.marks[owner], MOST_MARKS)
        pen.capped(s.score(owner), MOST_POINTS)
        pen.put(s.cage_level[owner])
        pen.row(s.cage, COLORS * owner, COLORS)
        pen.row(s.store, COLORS * owner, COLORS)
        pen.row(self.carts, COLORS * owner, COLORS)
        pen.row(self.carts, COLORS * (self.players + owner), COLORS)
        pen.row(self.tiles, 2 * owner, 2)
        pen.owned(s.crew, s.crew_owner, owner)
        pen.row(self.slots, TARGETS * owner, TARGETS)
        pen.row(self.ready, TRANSPORTS * owner, TRANSPORTS)
        pen.put(self.held[owner])
        pen.put(self.held[self.players + owner])
        shown = is_shown(s, owner, int(seat))
        pen.flag(shown)
        if shown:
            pen.row(self.scored, (COLORS + TRANSPORTS) * owner, COLORS + TRANSPORTS)
        else:
            pen.blank(COLORS + TRANSPORTS)


def steps_left(s: GlueckAuf) -> i64:
    if len(s.agenda) == 0:
        return 0
    asked = s.agenda[-1]
    if isinstance(asked, PitStep):
        return asked.left
    return left_of(asked) if isinstance(asked, SubCube) else 0


def left_of(asked: SubCube) -> i64:
    return asked.left


def write_tile(tile: i64, pen: Pen) -> None:
    pen.row(TILE_ROWS, TILE * (TILE_KINDS if tile == NONE else tile), TILE)


def write_card(order: i64, pen: Pen) -> None:
    pen.row(CARD_ROWS, CARD * (ORDERS if order == NONE else order), CARD)
