"""The value of a position of Kohle & Kolonie for a seat, for the bots that plan: all counted in victory points."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from revier.bots.planner import BETWEEN, Planner, SearchSettings, Trust
from revier.bots.turns import FOREVER, Breadth, Judge
from revier.bots.weights import Values, apply_weights
from revier.games.kohle_und_kolonie.actions import SELL_WORKERS, SUPPLY
from revier.games.kohle_und_kolonie.board import (
    ALL_SPACES,
    COKERY,
    FRONT,
    IRONWORKS,
    LARGE,
    LINES,
    LOADING,
    MINES,
    NONE,
    STATIONS,
)
from revier.games.kohle_und_kolonie.consolidation import administration, highest_value, leading
from revier.games.kohle_und_kolonie.pithead import best_coins, wagons_on_tiles
from revier.games.kohle_und_kolonie.scoring import pithead_points, stations_held
from revier.games.kohle_und_kolonie.state import NO_SETTLEMENT, ROUNDS, KohleUndKolonie
from revier.games.kohle_und_kolonie.stock import (
    engines_owned,
    is_full,
    pithead_yield,
    side,
    station_in_play,
    tile_income,
    workers_to_pay,
)
from revier.kernel.rng import Rng
from revier.kernel.state import State

LAST_TURN: Final = 3  # phase in which everybody has one
ONE_LINE: Final = Breadth(1, 1)


class Weights:
    """What a bot believes, in victory points: guesses; tuning finds better."""

    def __init__(self) -> None:
        self.coin: float = 0.6  # while there is something to buy; half a point in the end
        self.worker: float = 0.4
        self.miner: float = 0.1  # in the supply
        self.disaster: float = 0.9  # what an unsecured mine costs a round
        self.disaster_income: float = 0.45  # and more for each coin of its income
        self.marker: float = 3.5
        self.engine: float = 0.9  # share of the points engines bring in the end
        self.line: float = 0.8  # share of a line's points, by the square of how much of it is held
        self.station: float = 0.9
        self.value: float = 0.5  # a point of administration, for each consolidation round to come
        self.large: float = 0.75  # what a claim's large mine promises, by the share of the claim
        self.settled: float = 0.35  # a settlement, beside what it scores now
        self.half_pair: float = 0.25  # a miner waiting for his partner
        self.token: vec[float] = vec[float]([0.7, 1.0, 0.6, 1.0, 1.0, 1.3, 1.2])


class KohleUndKoloniePlanner(Planner):
    def __init__(self, values: Values) -> None:
        # no rival: so it was stronger in Revised; in 2013, 40 games showed no difference (docs/bots.md)
        settings = SearchSettings(ahead=1, within=20.0, prior_visits=4.0, prior_weight=0.0, rival=0.0, expand_after=4)
        trust = Trust(win=10.0, points=1.0, planner=0.3)  # points first, for the same reason
        super().__init__(full=Breadth(8, 8), quick=Breadth(3, 3), depth=18, settings=settings, trust=trust)
        self.weights = Weights()
        apply_weights(self.weights, values)

    def judge(self, position: State, seat: i64) -> Judge:
        return KohleUndKolonieJudge(seat, self.weights)

    def terms(self, position: State, seat: i64) -> vec[float]:
        assert isinstance(position, KohleUndKolonie)
        judge = KohleUndKolonieJudge(seat, self.weights)
        return vec[float](judge.parts(position))

    def stage(self, s: State) -> i64:
        """Everybody chooses a token and has two turns [KK-5.1]; who acts by a marker, secures, bids or loads depends on
        what was done before. Simulations that ended there would be judged early or late by what they are to judge."""
        assert isinstance(s, KohleUndKolonie)
        return s.phase if s.phase <= LAST_TURN else BETWEEN

    def reply(self, position: State, seat: i64, rng: Rng, end: float = FOREVER) -> vec[i64]:
        """One line only: so the search has time for three times as many simulations."""
        return self.lines(position, seat, ONE_LINE, rng, end)[0].path


class KohleUndKolonieJudge(Judge):
    def __init__(self, seat: i64, weights: Weights) -> None:
        self.seat: i64 = seat
        self.w = weights

    def is_worth_trying(self, s: State, action: i64) -> bool:
        """No workers sold, no miner sent home."""
        return action not in (SUPPLY, SELL_WORKERS)

    def value(self, s: State) -> float:
        assert isinstance(s, KohleUndKolonie)
        seat = self.seat
        total = float(s.vp[seat])
        if len(s.agenda) == 0:
            return total
        total += self.stocks(s, seat) + self.mines(s, seat) + self.claims(s, seat)
        return total + self.pithead(s, seat) + self.railways(s, seat) + self.auction(s, seat)

    def parts(self, s: KohleUndKolonie) -> list[float]:
        """The value, and what is added up before the end."""
        seat = self.seat
        return [
            self.value(s),
            *[self.stocks(s, seat), self.mines(s, seat), self.claims(s, seat)],
            *[self.pithead(s, seat), self.railways(s, seat), self.auction(s, seat)],
        ]

    def stocks(self, s: KohleUndKolonie, seat: i64) -> float:
        w = self.w
        left = float(ROUNDS - s.round) + (1.0 if s.phase < 5 else 0.0)  # rounds in which one can still act
        share = min(1.0, left / 3.0)
        coin = 0.5 + (w.coin - 0.5) * share
        total = coin * float(s.coins[seat])
        total += w.worker * share * float(min(workers_to_pay(s, seat), 12))
        total += w.miner * share * float(s.miners[seat])
        total += w.marker * float(s.markers[seat])
        total += w.engine * float(s.board.engine_vp[min(engines_owned(s, seat), len(s.board.engine_vp) - 1)])
        if s.bonus[seat] != NONE and s.phase < 10:
            total += w.token[s.bonus[seat]]
        return total

    def mines(self, s: KohleUndKolonie, seat: i64) -> float:
        """Income of the rounds to come, less what disasters may take."""
        w = self.w
        total = 0.0
        for space in range(s.board.spaces):
            i = s.board.spaces * seat + space
            if s.tiles[i] == NONE:
                continue
            income = float(tile_income(s, s.tiles[i]) + s.engines[i])
            claim = s.board.mine_claim[s.tiles[i]] if s.tiles[i] < LARGE else s.tiles[i] - LARGE
            rounds = self.rounds_left(s, claim, s.tiles[i], 7)
            total += w.coin * income * rounds
            if s.rescuers[i] == 0:
                threat = w.disaster + w.disaster_income * (income - 1.0)
                danger = self.rounds_left(s, claim, s.tiles[i], 5)
                if s.phase == 5 and s.secured[i]:
                    danger -= 1.0
                total -= 0.5 * threat * max(0.0, danger)
        return total

    def rounds_left(self, s: KohleUndKolonie, claim: i64, tile: i64, phase: i64) -> float:
        """How often a tile still takes part in a phase: small mines until their consolidation."""
        last: i64 = ROUNDS
        if tile < LARGE and s.board.large_level[claim] > 0:
            last = s.board.large_level[claim]
        return float(max(0, last - s.round + (1 if s.phase < phase else 0)))

    def claims(self, s: KohleUndKolonie, seat: i64) -> float:
        """What board scorings and consolidations to come promise [KK-16, KK-17]."""
        w = self.w
        b = s.board
        total = 0.0
        own = vec[i64]([0] * b.claims)
        marked = vec[i64]([0] * b.claims)
        for mine in range(MINES):
            claim = b.mine_claim[mine]
            if s.mine_owner[mine] >= 0:
                marked[claim] += 1
                if s.mine_owner[mine] == seat:
                    own[claim] += 1
        for claim in range(b.claims):
            has_large = s.large_owner[claim] == seat
            if own[claim] == 0 and not has_large:
                continue
            tile: i64 = LARGE + claim if has_large else 0
            scorings = self.rounds_left(s, claim, tile, 8)
            points = float(marked[claim]) + (1.0 if has_large else 0.0)
            points += 0.5 * max(0.0, scorings - 1.0) if not has_large and b.large_level[claim] > 0 else 0.0
            total += points * scorings
            if not has_large and b.large_level[claim] > 0:
                share = float(own[claim]) / float(max(marked[claim], 2))
                rounds = float(ROUNDS - b.large_level[claim])
                large = float(b.large_vp[claim]) + rounds * (w.coin * float(b.large_income[claim]) + 1.0)
                total += w.large * share * large + (1.0 - share) * 2.0 * float(own[claim])
        for village in range(b.villages):
            if s.settled[b.villages * seat + village] != NO_SETTLEMENT:
                total += w.settled * float(ROUNDS - s.round)
                for i in range(b.village_claims_at[village], b.village_claims_at[village + 1]):
                    claim = b.village_claims[i]
                    if own[claim] > 0 or s.large_owner[claim] == seat:
                        tile = LARGE if s.large_owner[claim] == seat else 0
                        total += self.rounds_left(s, claim, tile, 8)
        return total

    def pithead(self, s: KohleUndKolonie, seat: i64) -> float:
        """What the tiles yield each round [KK-10]."""
        w = self.w
        rounds = float(ROUNDS - s.round + (1 if s.phase < 10 else 0))
        coins = pithead_yield(s, seat, s.board.space_coins, COKERY)
        vp = pithead_yield(s, seat, s.board.space_vp, IRONWORKS)
        halves: i64 = 0
        for space in range(ALL_SPACES):
            if s.pieces[ALL_SPACES * seat + space] > 0 and not is_full(s, seat, space):
                halves += 1
        total = rounds * (w.coin * float(coins) + float(vp)) + w.half_pair * float(halves)
        if s.phase < 10 or s.round < ROUNDS:
            wagons = wagons_on_tiles(s, seat) + s.rail_wagons[seat]
            loaded = float(wagons // s.board.wagons_per_vp[side(s, seat, LOADING)])
            loaded += w.coin * float(best_coins(s, seat, wagons, 0))
            if side(s, seat, LOADING) == FRONT:
                loaded = max(0.0, loaded - w.worker)
            total += 0.8 * rounds * loaded
        consolidations = float(ROUNDS - max(s.round, 3) + (1 if s.phase < 9 else 0))
        total += w.value * consolidations * float(administration(s, seat))
        return total + 0.9 * float(pithead_points(s, seat))

    def railways(self, s: KohleUndKolonie, seat: i64) -> float:
        w = self.w
        total = w.station * float(stations_held(s, seat))
        in_play = vec[i64]([0] * LINES)
        held = vec[i64]([0] * LINES)
        for station in range(STATIONS):
            if station_in_play(s, station):
                line = s.board.station_line[station]
                in_play[line] += 1
                if s.station_miners[STATIONS * seat + station] > 0:
                    held[line] += 1
        for line in range(LINES):
            if in_play[line] > 0:
                vp = s.board.line_vp[line] if s.players > 3 else s.board.line_vp_three[line]
                share = float(held[line]) / float(in_play[line])
                total += w.line * float(vp) * share * share
        total += 0.7 * float(s.rail_wagons[seat] + s.rail_values[seat])
        return total

    def auction(self, s: KohleUndKolonie, seat: i64) -> float:
        """Who leads reckons with winning: the large mine for the coins bid and the small mines."""
        if s.claim == NONE or s.values[seat] == NONE or s.bids[seat] == NONE:
            return 0.0
        if leading(s, highest_value(s)) != seat:
            return 0.0
        b = s.board
        rounds = float(ROUNDS - s.round)
        gain = float(b.large_vp[s.claim]) + rounds * (self.w.coin * float(b.large_income[s.claim]) + 1.0)
        share = float(s.given_up[seat])
        return 0.5 * (gain - 2.0 * share) - self.w.coin * float(s.bids[seat])
