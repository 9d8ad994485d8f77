"""Setting up [SW-8], also for two and three players [SW-16]."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from revier.games.schichtwechsel.events import START_DRAWN
from revier.games.schichtwechsel.names import (
    CARDS,
    CARTS,
    FRAME_SPACES,
    GREY_IDS,
    HOUSES,
    NONE,
    PLOTS,
    ROUND_CARD_IDS,
    SHEET,
    TILES,
    TRACKS,
    WAGONS,
)
from revier.games.schichtwechsel.rounds import push_rounds
from revier.games.schichtwechsel.state import COVERED, FREE, STONE_IN_BOX, Schichtwechsel
from revier.kernel.step import Step


class SetUp(Step[Schichtwechsel]):
    """Everything before round 1."""

    def run(self, s: Schichtwechsel) -> None:
        n = s.players
        c = s.components
        deal_out_players(s)
        s.marker = s.rng.below(n)  # [SW-8.3]
        s.first = s.marker
        s.tell(START_DRAWN, s.marker)
        s.bag_coal = c.setup[n]["bag_coal"]  # [SW-8.4]
        s.bag_spoil = c.setup[n]["bag_spoil"]
        s.stone = STONE_IN_BOX
        s.round_cards = vec[i64]([card for card in range(len(ROUND_CARD_IDS))])
        s.rng.shuffle(s.round_cards)  # the sixth stays in the box, unseen [SW-8.5]
        s.tile_owner = vec[i64]([FREE if c.tiles_in_play[n - 2][tile] else COVERED for tile in range(TILES)])
        covered = c.setup[n]["covered_grey_coking_fields"]  # [SW-16.1]
        s.grey = vec[i64]([COVERED if id in covered else FREE for id in GREY_IDS])
        s.frame_space = vec[i64]([FREE] * FRAME_SPACES)
        s.first_at_target = vec[i64]([NONE] * TRACKS)
        s.first_at_exit = NONE
        places = CARDS + n
        s.paid_white = vec[i64]([0] * places)
        s.paid_cubes = vec[i64]([0] * places)
        s.paid_coins = vec[i64]([0] * places)
        s.users = vec[i64]([0] * places)
        push_rounds(s)


def deal_out_players(s: Schichtwechsel) -> None:
    """What every player starts with [SW-8.2]."""
    n = s.players
    start = s.components.start
    s.vp = vec[i64]([0] * n)
    s.sheet = vec[i64]([0] * (SHEET * n))
    s.tools = vec[i64]([int(start["tool_markers"])] * n)
    s.coins = vec[i64]([int(start["coins"])] * n)
    s.white = vec[i64]([0] * n)
    s.cube = vec[i64]([1] * n)
    s.passed = vec[i64]([0] * n)
    s.water = vec[i64]([s.components.water_start] * n)
    s.heap = vec[i64]([0] * n)
    s.reserve = vec[i64]([int(start["coke"])] * n)
    s.own_field = vec[i64]([0] * n)
    s.coke_wagons = vec[i64]([0] * n)
    s.sold = vec[i64]([0] * n)
    s.tile = vec[i64]([NONE] * n)
    s.miner = vec[i64]([0] * n)
    s.frames_on_card = vec[i64]([s.components.frames_at_start] * n)
    s.frames_in_base = vec[i64]([0] * n)
    s.cart_coal = vec[i64]([0] * (CARTS * n))
    s.cart_spoil = vec[i64]([0] * (CARTS * n))
    s.wagon_coal = vec[i64]([0] * (WAGONS * n))
    s.house = vec[i64]([1] * (HOUSES * n))
    s.plot_houses = vec[i64]([0] * (PLOTS * n))
    s.disc = vec[i64]([0] * (TRACKS * n))
