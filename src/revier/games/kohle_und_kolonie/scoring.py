"""Income, board scoring and the final scoring [KK-15, KK-16, KK-20]."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from revier.games.kohle_und_kolonie.board import LARGE, LINES, NONE, STATIONS
from revier.games.kohle_und_kolonie.events import GAME_WON
from revier.games.kohle_und_kolonie.phases import Phase
from revier.games.kohle_und_kolonie.state import (
    CATEGORIES,
    CLAIM_SETTLEMENTS,
    CLAIMS,
    COKERY_BONUS,
    COMPENSATION,
    END_COINS,
    END_ENGINES,
    END_LINES,
    END_MARKERS,
    END_PITHEAD,
    END_STATIONS,
    LARGE_MINES,
    NO_SETTLEMENT,
    ROUNDS,
    START,
    KohleUndKolonie,
)
from revier.games.kohle_und_kolonie.stock import (
    engines_owned,
    gain_coins,
    gain_vp,
    is_at_claim,
    pithead_yield,
    station_in_play,
    tile_income,
)
from revier.kernel.step import Step

MARKER_VP: Final = 4
FIRST_CONSOLIDATION: Final = 3  # the round


class Income(Phase):
    """The income of all mine tiles, one more with an engine [KK-15.1]."""

    def __init__(self) -> None:
        super().__init__(7)

    def run(self, s: KohleUndKolonie) -> None:
        s.phase = self.number
        for seat in s.turn_order:
            gain_coins(s, seat, income(s, seat))


def income(s: KohleUndKolonie, seat: i64) -> i64:
    """Of all mine tiles of a seat."""
    found: i64 = 0
    for i in range(s.board.spaces * seat, s.board.spaces * seat + s.board.spaces):
        if s.tiles[i] != NONE:
            found += tile_income(s, s.tiles[i]) + s.engines[i]
    return found


class BoardScoring(Phase):
    """Claims with an own mine, and settlements beside them [KK-16.1, KK-16.2]."""

    def __init__(self) -> None:
        super().__init__(8)

    def run(self, s: KohleUndKolonie) -> None:
        s.phase = self.number
        for seat in s.turn_order:
            gain_vp(s, seat, CLAIMS, claim_points(s, seat))
            gain_vp(s, seat, CLAIM_SETTLEMENTS, settlement_points(s, seat))


def claim_points(s: KohleUndKolonie, seat: i64) -> i64:
    """For every claim with an own mine as many points as it has marked mines [KK-16.1]."""
    found: i64 = 0
    for claim in range(s.board.claims):
        found += claim_pays(s, seat, claim)
    return found


def claim_pays(s: KohleUndKolonie, seat: i64, claim: i64) -> i64:
    return marked_mines(s, claim) if is_at_claim(s, seat, claim) else 0


def marked_mines(s: KohleUndKolonie, claim: i64) -> i64:
    """Owned by players or the Trust; a large mine counts one."""
    found: i64 = 1 if s.large_owner[claim] >= 0 else 0
    for i in range(s.board.claim_mines_at[claim], s.board.claim_mines_at[claim + 1]):
        if s.mine_owner[s.board.claim_mines[i]] >= 0:
            found += 1
    return found


def settlement_points(s: KohleUndKolonie, seat: i64) -> i64:
    """One for every own settlement and claim beside it with an own mine [KK-16.2]."""
    found: i64 = 0
    for claim in range(s.board.claims):
        found += settlements_pay(s, seat, claim)
    return found


def settlements_pay(s: KohleUndKolonie, seat: i64, claim: i64) -> i64:
    return settlements_beside(s, seat, claim) if is_at_claim(s, seat, claim) else 0


def settlements_beside(s: KohleUndKolonie, seat: i64, claim: i64) -> i64:
    found: i64 = 0
    for i in range(s.board.claim_villages_at[claim], s.board.claim_villages_at[claim + 1]):
        if s.settled[s.board.villages * seat + s.board.claim_villages[i]] != NO_SETTLEMENT:
            found += 1
    return found


def claim_score(s: KohleUndKolonie, seat: i64, claim: i64, marked: i64) -> i64:
    """What a claim with so many marked mines gives in phase 8 to one who owns some of them [KK-16.1, KK-16.2]."""
    return marked + settlements_beside(s, seat, claim)


class FinalScore(Step[KohleUndKolonie]):
    """After round 5 [KK-20]."""

    def run(self, s: KohleUndKolonie) -> None:
        s.phase = 0
        s.round = 0  # what is scored now belongs to no round
        for seat in range(s.players):
            engines = min(engines_owned(s, seat), len(s.board.engine_vp) - 1)
            gain_vp(s, seat, END_ENGINES, s.board.engine_vp[engines])
            gain_vp(s, seat, END_COINS, s.coins[seat] // 2)
            gain_vp(s, seat, END_STATIONS, stations_held(s, seat))
            gain_vp(s, seat, END_MARKERS, MARKER_VP * s.markers[seat])
            gain_vp(s, seat, END_PITHEAD, pithead_points(s, seat))
            gain_vp(s, seat, END_LINES, line_points(s, seat))
        places = s.ranking()
        for seat in range(s.players):
            if places[seat] == 1:
                s.tell(GAME_WON, seat, s.vp[seat])


def stations_held(s: KohleUndKolonie, seat: i64) -> i64:
    """One point per station with an own miner, however many [KK-20.3]."""
    found: i64 = 0
    for station in range(STATIONS):
        if s.station_miners[STATIONS * seat + station] > 0:
            found += 1
    return found


def pithead_points(s: KohleUndKolonie, seat: i64) -> i64:
    """[KK-20.5]"""
    return pithead_yield(s, seat, s.board.space_final_vp)


def line_points(s: KohleUndKolonie, seat: i64) -> i64:
    """Lines of which every station in play has an own miner [KK-20.6, KK-21.3]."""
    missing = vec[i64]([0] * LINES)
    in_play = vec[i64]([0] * LINES)
    for station in range(STATIONS):
        if station_in_play(s, station):
            line = s.board.station_line[station]
            in_play[line] = 1
            if s.station_miners[STATIONS * seat + station] == 0:
                missing[line] = 1
    found: i64 = 0
    for line in range(LINES):
        if in_play[line] and not missing[line]:
            found += s.board.line_vp[line] if s.players > 3 else s.board.line_vp_three[line]
    return found


def purchase_value(s: KohleUndKolonie, seat: i64) -> i64:
    """Printed costs of the mine tiles on the tableau, for the tie-break [KK-20.7]."""
    found: i64 = 0
    for i in range(s.board.spaces * seat, s.board.spaces * seat + s.board.spaces):
        if s.tiles[i] != NONE and s.tiles[i] < LARGE:
            found += s.board.mine_cost[s.tiles[i]]
    return found


def scored_rows(s: KohleUndKolonie) -> list[tuple[int, int]]:
    """The rows of the score sheet that can hold points by now: category, and round (0: the whole game)."""
    rows = [(START, 0)]
    for round in range(1, (ROUNDS if s.is_over else s.round) + 1):
        for category in range(START + 1, END_ENGINES):
            if round >= FIRST_CONSOLIDATION or category not in (LARGE_MINES, COMPENSATION):
                rows.append((category, round))
    if s.is_over:
        rows += [(category, 0) for category in range(END_ENGINES, CATEGORIES)]
    return [(category, round) for category, round in rows if is_in_edition(s, category)]


def is_in_edition(s: KohleUndKolonie, category: i64) -> bool:
    """Points for what stands on flipped tiles come at once in 2013, at the end in the Revised Edition [D-18, D-24]."""
    if category == COKERY_BONUS:
        return s.board.cokery_one_vp > 0
    if category == END_PITHEAD:
        return any([vp > 0 for vp in s.board.space_final_vp])
    return True
