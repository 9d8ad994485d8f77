"""Phase 10: pithead scoring [KK-18, KK-10.3]."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from revier.games.kohle_und_kolonie.actions import LOAD_BY_WORKER, STOP, USE_BONUS, USE_RAIL_WAGON
from revier.games.kohle_und_kolonie.board import (
    COKERY,
    FRONT,
    IRONWORKS,
    LARGE,
    LOADING,
    NONE,
    RAIL_WAGON,
    TOKEN_IDS,
    WAGON,
)
from revier.games.kohle_und_kolonie.bonus import use_token
from revier.games.kohle_und_kolonie.events import LOADED, RAIL_WAGON_USED
from revier.games.kohle_und_kolonie.phases import Turns, expect_in_turn
from revier.games.kohle_und_kolonie.state import IRONWORKS_VP, LOADING_VP, KohleUndKolonie
from revier.games.kohle_und_kolonie.stock import (
    Bought,
    Details,
    PayWorkers,
    gain_coins,
    gain_vp,
    has_used,
    is_full,
    pithead_yield,
    side,
    space_side,
    stop_means,
    workers_to_pay,
)
from revier.kernel.step import Decision, Step, expect

LOADING_SPACES: Final = vec[i64]([7, 8, 14])  # loading_miner_1, loading_miner_2, loading_engineer_1


class PitheadScoring(Turns):
    """In turn order each player scores Cokery, Ironworks, Loading [KK-18.1]."""

    def __init__(self, done: i64) -> None:
        super().__init__(10, done)

    def run(self, s: KohleUndKolonie) -> None:
        s.phase = self.number
        if self.done == s.players:
            return
        s.push(PitheadScoring(self.done + 1))
        seat = self.seat_at(s, self.done)
        gain_coins(s, seat, pithead_yield(s, seat, s.board.space_coins, COKERY))
        gain_vp(s, seat, IRONWORKS_VP, pithead_yield(s, seat, s.board.space_vp, IRONWORKS))
        ask_to_load(s, seat, 1 if is_back(s, seat) else 0, wagons_on_tiles(s, seat))

    def ints(self) -> list[int]:
        return [self.done]


def is_back(s: KohleUndKolonie, seat: i64) -> bool:
    """The back of Loading is always active [KK-18.3]."""
    return side(s, seat, LOADING) != FRONT


def wagons_on_tiles(s: KohleUndKolonie, seat: i64) -> i64:
    """Wagon symbols of all own mine tiles [KK-18.4]."""
    found: i64 = 0
    for i in range(s.board.spaces * seat, s.board.spaces * seat + s.board.spaces):
        tile = s.tiles[i]
        if tile != NONE:
            found += s.board.mine_wagons[tile] if tile < LARGE else s.board.large_wagons[tile - LARGE]
    return found


def ask_to_load(s: KohleUndKolonie, seat: i64, active: i64, wagons: i64) -> None:
    """Asked while there is anything to choose [KK-5.8]."""
    step = LoadingStep(seat, active, wagons)
    if len(step.options(s)) > 1:
        s.push(step)
    elif active:
        score_loading(s, seat, wagons)


class LoadingStep(Decision[KohleUndKolonie]):
    """Activate by a worker or the token; add wagons; score [KK-18.2 to KK-18.4]."""

    def __init__(self, seat: i64, active: i64, wagons: i64) -> None:
        super().__init__(seat)
        self.active: i64 = active
        self.wagons: i64 = wagons

    def options(self, s: KohleUndKolonie) -> vec[i64]:
        legal = append(vec[i64](capacity=4), STOP)
        if s.bonus[self.seat] == WAGON:
            legal = append(legal, USE_BONUS)
        if not self.active and workers_to_pay(s, self.seat) > 0:
            legal = append(legal, LOAD_BY_WORKER)
        if self.active and s.rail_wagons[self.seat] > 0:
            legal = append(legal, USE_RAIL_WAGON)
        return legal

    def fits(self, s: KohleUndKolonie, below: Step[Any] | None) -> None:
        expect_in_turn(s, self, self.seat, 10, 10, below)
        expect(0 <= self.active <= 1, "LoadingStep: active (1) or not (0) [KK-18.2]")
        expect(
            self.active == 1 or not is_back(s, self.seat), "LoadingStep: the back of Loading is always active [KK-18.3]"
        )
        by_tokens = self.wagons - wagons_on_tiles(s, self.seat)
        by_bonus = s.board.bonus_wagons if has_used(s, self.seat, WAGON) else 0
        used = rail_wagons_used(s)
        ok = by_tokens == 0 or (self.active == 1 and (0 <= by_tokens <= used or 0 <= by_tokens - by_bonus <= used))
        expect(ok, f"LoadingStep: {self.wagons - by_tokens} wagons on the tiles; others by tokens used [KK-18.4]")
        expect(len(self.options(s)) > 1, "LoadingStep: asked only while there is anything to choose [KK-5.8]")

    def is_idle(self, s: KohleUndKolonie) -> bool:
        """A worker may be paid, but nothing is there to be loaded."""
        if self.active or s.bonus[self.seat] == WAGON or s.rail_wagons[self.seat] > 0:
            return False
        return loading_vp(s, self.seat, self.wagons) == 0 and best_coins(s, self.seat, self.wagons, 0) == 0

    def take(self, s: KohleUndKolonie, action: i64) -> None:
        seat = self.seat
        if action == STOP:
            if self.active:
                score_loading(s, seat, self.wagons)
        elif action == USE_BONUS:
            use_token(s, seat)
            ask_to_load(s, seat, 1, self.wagons + s.board.bonus_wagons)
        elif action == LOAD_BY_WORKER:
            s.push(ActivateLoading(seat, self.wagons))
            s.push(PayWorkers(seat, s.board.loading_worker[FRONT]))
        else:
            s.rail_wagons[seat] -= 1
            s.tell(RAIL_WAGON_USED, seat)
            ask_to_load(s, seat, 1, self.wagons + 1)

    def ints(self) -> list[int]:
        return [self.seat, self.active, self.wagons]

    def context(self, s: KohleUndKolonie) -> dict[str, int | str]:
        return {"wagons": self.wagons, "state": "active" if self.active else "idle"}

    def details(self, s: KohleUndKolonie, action: int) -> Details:
        if action == USE_BONUS:
            return {"token": TOKEN_IDS[s.bonus[self.seat]]}
        return stop_means(action, "load" if self.active else "skip")


def rail_wagons_used(s: KohleUndKolonie) -> i64:
    """Railroad tokens with a wagon that left the game [KK-18.4]."""
    left = s.rail_seen[RAIL_WAGON]
    for kept in s.rail_wagons:
        left -= kept
    return left


class ActivateLoading(Bought):
    """The worker is paid [KK-18.2]."""

    def __init__(self, player: i64, wagons: i64) -> None:
        super().__init__(player)
        self.wagons: i64 = wagons

    def workers(self, s: KohleUndKolonie) -> i64:
        return s.board.loading_worker[FRONT]

    def fits(self, s: KohleUndKolonie, below: Step[Any] | None) -> None:
        expect_in_turn(s, self, self.player, 10, 10, below)
        expect(not is_back(s, self.player), "ActivateLoading: the back of Loading is always active [KK-18.3]")
        ok = self.wagons == wagons_on_tiles(s, self.player)
        expect(ok, "ActivateLoading: wagons by tokens are added once it is active [KK-18.2, KK-18.4]")

    def run(self, s: KohleUndKolonie) -> None:
        ask_to_load(s, self.player, 1, self.wagons)

    def ints(self) -> list[int]:
        return [self.player, self.wagons]


def score_loading(s: KohleUndKolonie, seat: i64, wagons: i64) -> None:
    """Points by wagons; coins the best that the wagons allow among the occupied spaces [KK-10.3, KK-18.5]."""
    vp = loading_vp(s, seat, wagons)
    coins = best_coins(s, seat, wagons, 0)
    s.tell(LOADED, seat, wagons, coins, vp)
    gain_vp(s, seat, LOADING_VP, vp)
    gain_coins(s, seat, coins)


def loading_vp(s: KohleUndKolonie, seat: i64, wagons: i64) -> i64:
    return wagons // s.board.wagons_per_vp[side(s, seat, LOADING)]


def best_coins(s: KohleUndKolonie, seat: i64, wagons: i64, first: i64) -> i64:
    """Each space pays at most once, each wagon serves at most one [KK-10.31]."""
    if first == len(LOADING_SPACES):
        return 0
    best = best_coins(s, seat, wagons, first + 1)
    space = LOADING_SPACES[first]
    if is_full(s, seat, space):
        i = 2 * space + space_side(s, seat, space)
        if s.board.space_wagons[i] <= wagons:
            paid = s.board.space_coins[i] + best_coins(s, seat, wagons - s.board.space_wagons[i], first + 1)
            best = max(best, paid)
    return best
