"""Setting up [KK-4], also for three players [KK-21]."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, pop, vec
from mypy_extensions import i64

from revier.games.kohle_und_kolonie.board import (
    ALL_SPACES,
    DISASTER_IDS,
    MINES,
    NONE,
    RAIL_IDS,
    STATIONS,
    TOKENS,
)
from revier.games.kohle_und_kolonie.events import START_DRAWN, TRUST_TRACK_SET
from revier.games.kohle_und_kolonie.rounds import push_rounds
from revier.games.kohle_und_kolonie.state import GONE, SHEET, START, WAITING, KohleUndKolonie
from revier.games.kohle_und_kolonie.stock import TILES, claim_in_play, station_in_play, village_in_play
from revier.kernel.step import Step

TRUST_START: Final = 6
ENGINES: Final = 20
WORKERS: Final = 40


class SetUp(Step[KohleUndKolonie]):
    """Everything before round 1."""

    def run(self, s: KohleUndKolonie) -> None:
        n = s.players
        b = s.board
        deal_out_players(s)
        s.mine_owner = vec[i64]([WAITING if claim_in_play(s, b.mine_claim[m]) else GONE for m in range(MINES)])
        s.trust_engine = vec[i64]([0] * MINES)
        s.large_owner = vec[i64](
            [WAITING if claim_in_play(s, c) and b.large_level[c] > 0 else GONE for c in range(b.claims)]
        )
        s.trust_large_engine = vec[i64]([0] * b.claims)
        s.village_workers = vec[i64]([b.village_workers[v] if village_in_play(s, v) else 0 for v in range(b.villages)])
        s.worker_supply = WORKERS
        for workers in s.village_workers:
            s.worker_supply -= workers  # those not placed [KK-4.4, KK-21.5]
        s.engine_supply = ENGINES
        s.trust_track = TRUST_START
        s.trust_purchases = 1
        s.tell(TRUST_TRACK_SET, s.trust_track)
        deal_rail_tokens(s)
        s.disaster_tokens = vec[i64]([t for t in range(len(DISASTER_IDS)) for i in range(b.disaster_count[t])])
        s.rng.shuffle(s.disaster_tokens)  # face down, one a round [KK-4.6]
        s.disaster_shown = vec[i64]([NONE] * len(s.disaster_tokens))
        s.track = vec[i64]([t for t in b.token_order if b.token_players[t] <= n])  # [KK-4.10]
        while len(s.track) < TOKENS:
            s.track = append(s.track, NONE)
        start = s.rng.below(n)  # [KK-4.11]
        s.turn_order = vec[i64]([(start + i) % n for i in range(n)])
        s.tell(START_DRAWN, start)
        push_rounds(s)


def deal_out_players(s: KohleUndKolonie) -> None:
    """What every player starts with [KK-4.2]."""
    n = s.players
    start = s.board.data["player_start"]
    s.vp = vec[i64]([0] * n)
    s.sheet = vec[i64]([0] * (SHEET * n))
    score: i64 = s.board.data["tracks"]["score_start"]
    for seat in range(n):
        s.gain_vp(seat, START, score)
    s.coins = vec[i64]([int(start["coins"])] * n)
    s.workers = vec[i64]([int(start["workers"])] * n)
    s.miners = vec[i64]([int(start["miners"])] * n)
    s.miners_lost = vec[i64]([0] * n)
    s.engineers = vec[i64]([int(s.board.data["tableau"]["engineers"]["count"])] * n)
    s.settlements = vec[i64]([int(s.board.data["tableau"]["settlements"]["count"])] * n)
    s.markers = vec[i64]([0] * n)
    s.reserve_engines = vec[i64]([0] * n)
    s.bonus = vec[i64]([NONE] * n)
    s.rail_workers = vec[i64]([0] * n)
    s.rail_wagons = vec[i64]([0] * n)
    s.rail_values = vec[i64]([0] * n)
    s.cokery_bonus = vec[i64]([0] * n)
    s.flipped = vec[i64]([0] * (TILES * n))
    s.pieces = vec[i64]([0] * (ALL_SPACES * n))
    s.tiles = vec[i64]([NONE] * (s.board.spaces * n))
    s.engines = vec[i64]([0] * (s.board.spaces * n))
    s.rescuers = vec[i64]([0] * (s.board.spaces * n))
    s.secured = vec[i64]([0] * (s.board.spaces * n))
    s.settled = vec[i64]([0] * (s.board.villages * n))
    s.station_miners = vec[i64]([0] * (STATIONS * n))
    s.hits = vec[i64]([0] * n)
    s.exposed = vec[i64]([0] * n)
    s.given_up = vec[i64]([0] * n)
    s.discs = vec[i64]([0] * (n + 2))
    s.values = vec[i64]([NONE] * n)
    s.bids = vec[i64]([NONE] * n)


def deal_rail_tokens(s: KohleUndKolonie) -> None:
    """One face down on every station in play; those left over leave the game unseen [KK-4.5, KK-21.4]."""
    bag = vec[i64]([t for t in range(len(RAIL_IDS)) for i in range(s.board.rail_count[t])])
    s.rng.shuffle(bag)
    s.rail_tokens = vec[i64]([NONE] * STATIONS)
    s.rail_seen = vec[i64]([0] * len(RAIL_IDS))
    for station in range(STATIONS):
        if station_in_play(s, station):
            bag, s.rail_tokens[station] = pop(bag)
