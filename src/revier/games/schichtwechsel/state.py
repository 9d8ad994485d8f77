"""Everything on the table: the fields of a position of Schichtwechsel, and how it is copied.

What belongs to seats lies in flat rows: `tools[seat]`, `cart_coal[CARTS * seat + cart]`.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from revier.games.schichtwechsel.components import Components
from revier.games.schichtwechsel.names import CATEGORY_IDS, NONE, ROUNDS, SETTING_UP, SHEET
from revier.kernel.game import Game
from revier.kernel.rng import Rng
from revier.kernel.state import Json, State

# Where a selection tile lies, and who has a grey field or a headframe space: a seat, or one of these.
FREE: Final = -1
COVERED: Final = -2  # not in play at this number of players

# The water stone of the bag [SW-14.3].
STONE_IN_BOX: Final = 0
STONE_IN_BAG: Final = 1
STONE_ASIDE: Final = 2  # drawn in this round's step I


class Schichtwechsel(State):
    """A position of Schichtwechsel."""

    def __init__(self, game: Game, players: i64, rng: Rng, components: Components) -> None:
        super().__init__(game, players, rng)
        empty = vec[i64]()
        self.components = components
        self.round: i64 = 0
        self.phase: i64 = SETTING_UP
        self.first: i64 = 0  # start player of this round
        self.marker: i64 = 0  # who holds the start marker: start player of the next round [SW-11.2]
        self.round_cards: vec[i64] = empty  # in order of their rounds; the last one lies in the box
        self.bag_coal: i64 = 0
        self.bag_spoil: i64 = 0
        self.stone: i64 = STONE_IN_BOX
        # the board
        self.tile_owner: vec[i64] = empty  # FREE: in the display
        self.grey: vec[i64] = empty  # whose coke is on each grey field
        self.frame_space: vec[i64] = empty  # whose headframe is on each bonus space
        self.first_at_target: vec[i64] = empty  # by track, NONE: nobody yet
        self.first_at_exit: i64 = NONE
        # what was paid, by card, then by own card of each seat
        self.paid_white: vec[i64] = empty
        self.paid_cubes: vec[i64] = empty  # player cubes: one bit a seat
        self.paid_coins: vec[i64] = empty
        self.users: vec[i64] = empty  # who used it this round: one bit a seat
        # by seat
        self.vp: vec[i64] = empty
        self.sheet: vec[i64] = empty  # how they came about, SHEET a seat
        self.tools: vec[i64] = empty
        self.coins: vec[i64] = empty
        self.white: vec[i64] = empty
        self.cube: vec[i64] = empty  # 1: the player cube is at hand
        self.passed: vec[i64] = empty
        self.water: vec[i64] = empty
        self.heap: vec[i64] = empty
        self.reserve: vec[i64] = empty  # coke not made yet
        self.own_field: vec[i64] = empty  # coke on the own coking field
        self.coke_wagons: vec[i64] = empty  # coke on coke wagons [SW-4.7]
        self.sold: vec[i64] = empty
        self.tile: vec[i64] = empty  # the selection tile, NONE before the first
        self.miner: vec[i64] = empty
        self.frames_on_card: vec[i64] = empty
        self.frames_in_base: vec[i64] = empty
        self.cart_coal: vec[i64] = empty  # CARTS a seat
        self.cart_spoil: vec[i64] = empty
        self.wagon_coal: vec[i64] = empty  # WAGONS a seat
        self.house: vec[i64] = empty  # HOUSES a seat, 1: still on the house track
        self.plot_houses: vec[i64] = empty  # PLOTS a seat
        self.disc: vec[i64] = empty  # TRACKS a seat

    def clone(self) -> Schichtwechsel:
        c = Schichtwechsel(self.game, self.players, self.rng.clone(), self.components)
        c.take_kernel(self)
        c.round = self.round
        c.phase = self.phase
        c.first = self.first
        c.marker = self.marker
        c.round_cards = self.round_cards[:]
        c.bag_coal = self.bag_coal
        c.bag_spoil = self.bag_spoil
        c.stone = self.stone
        c.tile_owner = self.tile_owner[:]
        c.grey = self.grey[:]
        c.frame_space = self.frame_space[:]
        c.first_at_target = self.first_at_target[:]
        c.first_at_exit = self.first_at_exit
        c.paid_white = self.paid_white[:]
        c.paid_cubes = self.paid_cubes[:]
        c.paid_coins = self.paid_coins[:]
        c.users = self.users[:]
        c.vp = self.vp[:]
        c.sheet = self.sheet[:]
        c.tools = self.tools[:]
        c.coins = self.coins[:]
        c.white = self.white[:]
        c.cube = self.cube[:]
        c.passed = self.passed[:]
        c.water = self.water[:]
        c.heap = self.heap[:]
        c.reserve = self.reserve[:]
        c.own_field = self.own_field[:]
        c.coke_wagons = self.coke_wagons[:]
        c.sold = self.sold[:]
        c.tile = self.tile[:]
        c.miner = self.miner[:]
        c.frames_on_card = self.frames_on_card[:]
        c.frames_in_base = self.frames_in_base[:]
        c.cart_coal = self.cart_coal[:]
        c.cart_spoil = self.cart_spoil[:]
        c.wagon_coal = self.wagon_coal[:]
        c.house = self.house[:]
        c.plot_houses = self.plot_houses[:]
        c.disc = self.disc[:]
        return c

    def scores(self) -> list[int]:
        return [vp for vp in self.vp]

    def tie_break(self, seat: int) -> int:
        """Farthest clockwise from the holder of the start marker [SW-15.18]."""
        return (seat - self.marker) % self.players

    def breakdown(self) -> list[Json]:
        from revier.games.schichtwechsel.scoring import scored_rows

        return [
            {
                "category": CATEGORY_IDS[category],
                "round": round,
                "points": [self.sheet[SHEET * seat + category * (ROUNDS + 1) + round] for seat in range(self.players)],
            }
            for category, round in scored_rows(self)
        ]

    def seen_by(self, seat: int | None) -> Json:
        from revier.games.schichtwechsel.view import view

        return dict(view(self, seat))

    def foreseen(self, seat: int | None) -> list[Json]:
        from revier.games.schichtwechsel.outlook import outlook

        return outlook(self)

    def redeal(self, seat: int, rng: Rng) -> None:
        from revier.games.schichtwechsel.hidden import redeal

        redeal(self, rng)
