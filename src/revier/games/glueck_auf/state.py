"""Everything on the table: the fields of a position of Glück Auf, and how it is copied.

What belongs to seats lies in flat rows: `marks[seat]`, `cage[4 * seat + color]`.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from revier.kernel.game import Game
from revier.kernel.rng import Rng
from revier.kernel.state import Json, State

NONE: Final = -1  # no tile, no card, no cube, nobody

# Where an order is: with a seat, outstanding or delivered, or still in nobody's hands.
OUTSTANDING: Final = 0
DELIVERED: Final = 4

# A slot holds nothing, one cube, or the two of a substitution: (first + 1) + 5 * (second + 1) [GA-7.9].
FREE: Final = 0
SECOND_CUBE: Final = 5

# The score sheet of a seat: orders by transport, twelve elements in each of three shifts, the end [GA-12, GA-14].
SHEET: Final = 44
SHEET_CLOCK: Final = 4
SHEET_MONEY: Final = 40
SHEET_COAL: Final = 41
SHEET_OUTSTANDING: Final = 42
SHEET_IMBALANCE: Final = 43


class GlueckAuf(State):
    """A position of Glück Auf."""

    def __init__(self, game: Game, players: i64, rng: Rng) -> None:
        super().__init__(game, players, rng)
        empty = vec[i64]()
        self.orders_open: bool = False  # delivered orders are shown to all at any time [GA-17.1]
        self.shift: i64 = 0  # 0 during the draft, then 1 to 3
        self.start_player: i64 = 0
        # the board
        self.supply: vec[i64] = empty  # cubes by colour
        self.tile_stack: vec[i64] = empty  # kinds; the last one lies on top
        self.tile_knower: vec[i64] = empty  # the seat that put this tile back and knows it, or NONE [GA-15.7]
        self.order_stack: vec[i64] = empty
        self.order_knower: vec[i64] = empty
        self.tiles_shown: vec[i64] = empty  # by factory space, NONE where none lies
        self.orders_shown: vec[i64] = empty  # by order space
        self.draft: vec[i64] = empty  # the draft display; empty once it is over
        self.crew: vec[i64] = empty  # workers on each space
        self.crew_owner: vec[i64] = empty  # whose they are
        # by seat
        self.workers: vec[i64] = empty  # in the personal supply
        self.on_bank: vec[i64] = empty
        self.in_canteen: vec[i64] = empty
        self.marks: vec[i64] = empty
        self.sheet: vec[i64] = empty  # points by category, SHEET of them a seat
        self.cage_level: vec[i64] = empty
        self.cage: vec[i64] = empty  # cubes by colour, 4 a seat
        self.store: vec[i64] = empty
        # the mines, in order of purchase
        self.tiles_built: vec[i64] = empty  # 16 * seat + kind
        self.cart_level: vec[i64] = empty  # 4 * seat + colour of the cart; the printed ones come first
        self.cart_cube: vec[i64] = empty  # the colour of the cube on it, or NONE
        # orders in hand
        self.order_place: vec[i64] = empty  # OUTSTANDING + seat, DELIVERED + seat or NONE, by order
        self.slots: vec[i64] = empty  # FREE or the cubes on it, by slot
        # the draw-five procedure [GA-11]
        self.drawn: vec[i64] = empty  # pieces by draw position, NONE once kept or named
        self.block: vec[i64] = empty  # pieces named so far, from the top of the block down

    def clone(self) -> GlueckAuf:
        c = GlueckAuf(self.game, self.players, self.rng.clone())
        c.take_kernel(self)
        c.orders_open = self.orders_open
        c.shift = self.shift
        c.start_player = self.start_player
        c.supply = self.supply[:]
        c.tile_stack = self.tile_stack[:]
        c.tile_knower = self.tile_knower[:]
        c.order_stack = self.order_stack[:]
        c.order_knower = self.order_knower[:]
        c.tiles_shown = self.tiles_shown[:]
        c.orders_shown = self.orders_shown[:]
        c.draft = self.draft[:]
        c.crew = self.crew[:]
        c.crew_owner = self.crew_owner[:]
        c.workers = self.workers[:]
        c.on_bank = self.on_bank[:]
        c.in_canteen = self.in_canteen[:]
        c.marks = self.marks[:]
        c.sheet = self.sheet[:]
        c.cage_level = self.cage_level[:]
        c.cage = self.cage[:]
        c.store = self.store[:]
        c.tiles_built = self.tiles_built[:]
        c.cart_level = self.cart_level[:]
        c.cart_cube = self.cart_cube[:]
        c.order_place = self.order_place[:]
        c.slots = self.slots[:]
        c.drawn = self.drawn[:]
        c.block = self.block[:]
        return c

    def score(self, seat: i64) -> i64:
        """Victory points so far: the sum of the seat's score sheet."""
        total: i64 = 0
        for i in range(SHEET * seat, SHEET * seat + SHEET):
            total += self.sheet[i]
        return total

    def chosen_options(self) -> dict[str, str]:
        return {"delivered_orders": "open" if self.orders_open else "hidden"}

    def scores(self) -> list[int]:
        return [self.score(seat) for seat in range(self.players)]

    def tie_break(self, seat: int) -> int:
        """The larger remainder of Marks [GA-14.5]."""
        return self.marks[seat]

    def breakdown(self) -> list[Json]:
        from revier.games.glueck_auf.fields import SHEET_ROWS

        return [
            {
                "category": category,
                "round": shift,
                "points": [self.sheet[SHEET * seat + i] for seat in range(self.players)],
            }
            for i, (category, shift) in enumerate(SHEET_ROWS)
            if shift == 0 or i < SHEET_CLOCK + 12 * (shift - 1) + 4 * shift
        ]

    def seen_by(self, seat: int | None) -> Json:
        from revier.games.glueck_auf.view import view

        return dict(view(self, seat))

    def foreseen(self, seat: int | None) -> list[Json]:
        from revier.games.glueck_auf.outlook import outlook

        return outlook(self, seat)

    def redeal(self, seat: int, rng: Rng) -> None:
        from revier.games.glueck_auf.hidden import redeal

        redeal(self, seat, rng)
