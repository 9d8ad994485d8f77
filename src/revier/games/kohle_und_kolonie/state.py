"""Everything on the table: the fields of a position of Kohle & Kolonie, and how it is copied.

What belongs to seats lies in flat rows: `coins[seat]`, `tiles[spaces * seat + space]`.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from revier.games.kohle_und_kolonie.board import NONE, Board
from revier.games.kohle_und_kolonie.edition import Edition
from revier.kernel.game import Game
from revier.kernel.rng import Rng
from revier.kernel.state import Json, State

# Who has a small, single or large mine: a seat, or one of these.
TRUST: Final = 10
ON_OFFER: Final = -1  # in the mine display
WAITING: Final = -2  # of a later level
GONE: Final = -3  # out of the game, or never in it

# A settlement in a village: none, or one with 0, 1 or 2 miners.
NO_SETTLEMENT: Final = 0
SETTLED: Final = 1
SETTLEMENT_MINERS: Final = 2

# Rows of the score sheet, one for each round.
ROUNDS: Final = 5
START: Final = 0
SINGLE_MINES: Final = 1
SETTLEMENTS: Final = 2
FLIPS: Final = 3
RAILROAD: Final = 4
DISASTERS: Final = 5
CLAIMS: Final = 6
CLAIM_SETTLEMENTS: Final = 7
LARGE_MINES: Final = 8
COMPENSATION: Final = 9
COKERY_BONUS: Final = 10
IRONWORKS_VP: Final = 11
LOADING_VP: Final = 12
END_ENGINES: Final = 13
END_COINS: Final = 14
END_STATIONS: Final = 15
END_MARKERS: Final = 16
END_PITHEAD: Final = 17
END_LINES: Final = 18
CATEGORIES: Final = 19
CATEGORY_IDS: Final = [
    "start",
    "single_mines",
    "settlements",
    "flips",
    "railroad",
    "disasters",
    "claims",
    "claim_settlements",
    "large_mines",
    "compensation",
    "cokery",
    "ironworks",
    "loading",
    "end_engines",
    "end_coins",
    "end_stations",
    "end_markers",
    "end_pithead",
    "end_lines",
]
MOST_COSTS: Final = 1000  # more than the printed costs on a tableau ever add up to
SHEET: Final = 114  # CATEGORIES * (ROUNDS + 1); round 0 holds what belongs to no round


class KohleUndKolonie(State):
    """A position of Kohle & Kolonie."""

    def __init__(self, game: Game, players: i64, rng: Rng, board: Board, edition: Edition) -> None:
        super().__init__(game, players, rng)
        empty = vec[i64]()
        self.board = board
        self.edition = edition
        self.round: i64 = 0
        self.phase: i64 = 0
        self.turn_order: vec[i64] = empty  # seats
        # common stocks and tracks
        self.worker_supply: i64 = 0
        self.engine_supply: i64 = 0
        self.trust_track: i64 = 0
        self.trust_purchases: i64 = 0
        self.extra_coin: i64 = 0  # 1 while the token is in force [KK-13.41]
        self.mining_damage: i64 = 0  # 1 once active [KK-13.13]
        self.engineer_raised: i64 = 0  # 1 once the price marker moved [KK-7.5]
        self.settlement_raised: i64 = 0
        self.engine_raised: i64 = 0
        self.track: vec[i64] = empty  # bonus token on each space of the selection track
        self.rail_tokens: vec[i64] = empty  # face down on each station, NONE once taken
        self.rail_seen: vec[i64] = empty  # how many of each kind were shown so far [KK-24]
        self.disaster_tokens: vec[i64] = empty  # face down on each round, NONE once turned up or removed
        self.disaster_shown: vec[i64] = empty  # turned up in each round, NONE if not or unseen [KK-24]
        self.due: vec[i64] = empty  # claims still to be consolidated this round, the last one next [KK-17.1]
        # mines and villages
        self.mine_owner: vec[i64] = empty
        self.trust_engine: vec[i64] = empty  # 1: the Trust's mark on this mine is an engine [KK-14.2]
        self.large_owner: vec[i64] = empty  # by claim; WAITING until consolidated
        self.trust_large_engine: vec[i64] = empty
        self.village_workers: vec[i64] = empty
        # by seat
        self.vp: vec[i64] = empty
        self.sheet: vec[i64] = empty  # how they came about, SHEET a seat
        self.coins: vec[i64] = empty
        self.workers: vec[i64] = empty
        self.miners: vec[i64] = empty  # in the player's supply
        self.miners_lost: vec[i64] = empty  # on disaster spaces
        self.engineers: vec[i64] = empty  # left on the tableau
        self.settlements: vec[i64] = empty  # left on the tableau
        self.markers: vec[i64] = empty  # extra action markers
        self.reserve_engines: vec[i64] = empty
        self.bonus: vec[i64] = empty  # the bonus token held
        self.rail_workers: vec[i64] = empty  # kept railroad tokens
        self.rail_wagons: vec[i64] = empty
        self.rail_values: vec[i64] = empty
        self.cokery_bonus: vec[i64] = empty  # how many of the two bonuses were paid [KK-10.11]
        self.flipped: vec[i64] = empty  # 5 a seat
        self.pieces: vec[i64] = empty  # on the 19 pithead spaces of each seat
        self.tiles: vec[i64] = empty  # mine or LARGE + claim, by mine space
        self.engines: vec[i64] = empty  # 1: an engine on the tile there
        self.rescuers: vec[i64] = empty  # 1: a miner on the rescue space there
        self.secured: vec[i64] = empty  # 1: by coin or token, this round
        self.settled: vec[i64] = empty  # NO_SETTLEMENT, or SETTLED + miners, by village
        self.station_miners: vec[i64] = empty
        # the mine disaster under way [KK-13]
        self.discs: vec[i64] = empty  # in the bag: of each seat, then black, then blank
        self.hits: vec[i64] = empty  # drawn of each seat
        self.exposed: vec[i64] = empty  # highest income of an unsecured mine of each seat
        self.disaster: i64 = NONE  # the token turned up this round
        # the consolidation under way [KK-17]
        self.claim: i64 = NONE
        self.trust_value: i64 = NONE  # NONE: not involved
        self.values: vec[i64] = empty  # of the participants, without coins; NONE: takes no part
        self.bids: vec[i64] = empty  # coins; NONE: out
        self.bidders: vec[i64] = empty  # in bidding order
        self.given_up: vec[i64] = empty  # small mines each seat loses by it

    def clone(self) -> KohleUndKolonie:
        c = KohleUndKolonie(self.game, self.players, self.rng.clone(), self.board, self.edition)
        c.take_kernel(self)
        c.round = self.round
        c.phase = self.phase
        c.turn_order = self.turn_order[:]
        c.worker_supply = self.worker_supply
        c.engine_supply = self.engine_supply
        c.trust_track = self.trust_track
        c.trust_purchases = self.trust_purchases
        c.extra_coin = self.extra_coin
        c.mining_damage = self.mining_damage
        c.engineer_raised = self.engineer_raised
        c.settlement_raised = self.settlement_raised
        c.engine_raised = self.engine_raised
        c.track = self.track[:]
        c.rail_tokens = self.rail_tokens[:]
        c.rail_seen = self.rail_seen[:]
        c.disaster_tokens = self.disaster_tokens[:]
        c.disaster_shown = self.disaster_shown[:]
        c.due = self.due[:]
        c.mine_owner = self.mine_owner[:]
        c.trust_engine = self.trust_engine[:]
        c.large_owner = self.large_owner[:]
        c.trust_large_engine = self.trust_large_engine[:]
        c.village_workers = self.village_workers[:]
        c.vp = self.vp[:]
        c.sheet = self.sheet[:]
        c.coins = self.coins[:]
        c.workers = self.workers[:]
        c.miners = self.miners[:]
        c.miners_lost = self.miners_lost[:]
        c.engineers = self.engineers[:]
        c.settlements = self.settlements[:]
        c.markers = self.markers[:]
        c.reserve_engines = self.reserve_engines[:]
        c.bonus = self.bonus[:]
        c.rail_workers = self.rail_workers[:]
        c.rail_wagons = self.rail_wagons[:]
        c.rail_values = self.rail_values[:]
        c.cokery_bonus = self.cokery_bonus[:]
        c.flipped = self.flipped[:]
        c.pieces = self.pieces[:]
        c.tiles = self.tiles[:]
        c.engines = self.engines[:]
        c.rescuers = self.rescuers[:]
        c.secured = self.secured[:]
        c.settled = self.settled[:]
        c.station_miners = self.station_miners[:]
        c.discs = self.discs[:]
        c.hits = self.hits[:]
        c.exposed = self.exposed[:]
        c.disaster = self.disaster
        c.claim = self.claim
        c.trust_value = self.trust_value
        c.values = self.values[:]
        c.bids = self.bids[:]
        c.bidders = self.bidders[:]
        c.given_up = self.given_up[:]
        return c

    def scores(self) -> list[int]:
        return [vp for vp in self.vp]

    def gain_vp(self, seat: i64, category: i64, vp: i64) -> None:
        """[KK-5.3]"""
        self.vp[seat] += vp
        self.sheet[SHEET * seat + category * (ROUNDS + 1) + self.round] += vp

    def tie_break(self, seat: int) -> int:
        """More engines, then the higher printed costs of the mine tiles [KK-20.7]."""
        from revier.games.kohle_und_kolonie.scoring import purchase_value
        from revier.games.kohle_und_kolonie.stock import engines_owned

        return engines_owned(self, seat) * MOST_COSTS + purchase_value(self, seat)

    def breakdown(self) -> list[Json]:
        from revier.games.kohle_und_kolonie.scoring import scored_rows

        return [
            {
                "category": CATEGORY_IDS[category],
                "round": round,
                "points": [self.sheet[SHEET * seat + category * (ROUNDS + 1) + round] for seat in range(self.players)],
            }
            for category, round in scored_rows(self)
        ]

    def seen_by(self, seat: int | None) -> Json:
        from revier.games.kohle_und_kolonie.view import view

        return dict(view(self, seat))

    def foreseen(self, seat: int | None) -> list[Json]:
        from revier.games.kohle_und_kolonie.outlook import outlook

        return outlook(self)

    def redeal(self, seat: int, rng: Rng) -> None:
        from revier.games.kohle_und_kolonie.hidden import redeal

        redeal(self, rng)
