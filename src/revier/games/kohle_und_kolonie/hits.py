"""Phase 5: what a drawn disc costs its player: a miner, points, the penalty, the accident [KK-13.11, KK-13.20]."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from revier.games.kohle_und_kolonie.actions import LOSE_VP_ONLY, PAY_BOTH, PAY_COINS_ONLY, STATION
from revier.games.kohle_und_kolonie.board import NONE, RAILROAD_ACCIDENT, STATIONS
from revier.games.kohle_und_kolonie.events import MINER_LOST, RAIL_REMOVED
from revier.games.kohle_und_kolonie.phases import is_phase, name
from revier.games.kohle_und_kolonie.securing import HIGHEST_LOSS
from revier.games.kohle_und_kolonie.state import DISASTERS, KohleUndKolonie
from revier.games.kohle_und_kolonie.stock import (
    SUPPLY_PLACE,
    Details,
    action_place,
    add_miner,
    lose_vp,
    miners_at,
    pay_coins,
    place_action,
    places,
)
from revier.kernel.step import Decision, Step, expect

TOKENS_REMOVED: Final = 2


class LoseMiner(Step[KohleUndKolonie]):
    """From the supply; if it is empty the player chooses; marked mines are exempt [KK-13.30]."""

    def __init__(self, player: i64) -> None:
        super().__init__()
        self.player: i64 = player

    def run(self, s: KohleUndKolonie) -> None:
        if s.miners[self.player] > 0:
            lose_miner(s, self.player, SUPPLY_PLACE)
        elif any([miners_at(s, self.player, place) > 0 for place in range(places(s))]):
            s.push(LoseMinerFrom(self.player))

    def ints(self) -> list[int]:
        return [self.player]


class LoseMinerFrom(Decision[KohleUndKolonie]):
    """A miner on a station, settlement, rescue space or pithead space [KK-13.30]."""

    def options(self, s: KohleUndKolonie) -> vec[i64]:
        return vec[i64]([place_action(s, p) for p in range(places(s)) if miners_at(s, self.seat, p) > 0])

    def fits(self, s: KohleUndKolonie, below: Step[Any] | None) -> None:
        is_first = is_first_hit(below, self.seat)
        expect(is_first or is_phase(below, 5), "LoseMinerFrom: when a disc of a player is drawn [KK-13.30]")
        ok = s.hits[self.seat] == 1 if is_first else s.hits[self.seat] > 1
        expect(ok, f"LoseMinerFrom: upon FirstHit exactly at the first disc of seat {self.seat} [KK-13.11, KK-13.22]")
        expect(s.miners[self.seat] == 0, "LoseMinerFrom: from the supply as long as a miner is there [KK-13.30]")

    def take(self, s: KohleUndKolonie, action: i64) -> None:
        lose_miner(s, self.seat, action_place(s, action))


def is_first_hit(step: Step[Any] | None, seat: i64) -> bool:
    return isinstance(step, FirstHit) and step.player == seat


def lose_miner(s: KohleUndKolonie, seat: i64, place: i64) -> None:
    """For the rest of the game, to the round's disaster space."""
    add_miner(s, seat, place, -1)
    s.miners_lost[seat] += 1
    s.tell(MINER_LOST, seat, place)


class FirstHit(Step[KohleUndKolonie]):
    """Points by the round; in the Revised Edition also the penalty and the accident [KK-13.11, KK-13.20]."""

    def __init__(self, player: i64) -> None:
        super().__init__()
        self.player: i64 = player

    def run(self, s: KohleUndKolonie) -> None:
        lose_vp(s, self.player, DISASTERS, s.board.disaster_vp[s.round - 1])
        if s.disaster == RAILROAD_ACCIDENT:
            s.push(RailroadAccident(self.player, TOKENS_REMOVED))
        if s.edition.has_penalty and s.exposed[self.player] > 1:
            s.push(DisasterPenalty(self.player))

    def fits(self, s: KohleUndKolonie, below: Step[Any] | None) -> None:
        expect(is_phase(below, 5), "FirstHit: when a disc of a player is drawn [KK-13.11]")
        expect_first_disc(s, self, self.player)

    def ints(self) -> list[int]:
        return [self.player]


def expect_first_disc(s: KohleUndKolonie, step: Step[Any], seat: i64) -> None:
    ok = 0 <= seat < s.players and s.hits[seat] == 1
    expect(ok, f"{name(step)}: at the first disc of a player, nobody else decides [KK-13.11, KK-13.20]")


class DisasterPenalty(Decision[KohleUndKolonie]):
    """By the highest income of an unsecured mine: points, coins, or one of each [KK-13.21]."""

    def options(self, s: KohleUndKolonie) -> vec[i64]:
        highest = s.exposed[self.seat]
        legal = append(vec[i64](capacity=3), LOSE_VP_ONLY)
        if s.coins[self.seat] >= highest - 1:
            legal = append(legal, PAY_COINS_ONLY)
        if highest == HIGHEST_LOSS and s.coins[self.seat] >= 1:
            legal = append(legal, PAY_BOTH)
        return legal

    def fits(self, s: KohleUndKolonie, below: Step[Any] | None) -> None:
        expect_first_disc(s, self, self.seat)
        ok = s.edition.has_penalty and s.exposed[self.seat] > 1
        expect(ok, "DisasterPenalty: in the Revised Edition, with an unsecured income above 1 [KK-13.21]")
        if s.disaster == RAILROAD_ACCIDENT:
            ok = tokens_left(below, self.seat) == TOKENS_REMOVED
            expect(ok, "DisasterPenalty: the whole accident comes after it [KK-13.20]")
        else:
            expect(is_phase(below, 5), "DisasterPenalty: upon the draws to come [KK-13.20]")

    def take(self, s: KohleUndKolonie, action: i64) -> None:
        steps = s.exposed[self.seat] - 1
        vp = s.board.disaster_vp[s.round - 1]
        if action == LOSE_VP_ONLY:
            lose_vp(s, self.seat, DISASTERS, vp * steps)
        elif action == PAY_COINS_ONLY:
            pay_coins(s, self.seat, steps)
        else:
            lose_vp(s, self.seat, DISASTERS, vp)
            pay_coins(s, self.seat, 1)

    def context(self, s: KohleUndKolonie) -> dict[str, int | str]:
        return {"income": s.exposed[self.seat]}

    def details(self, s: KohleUndKolonie, action: int) -> Details:
        steps = s.exposed[self.seat] - 1
        vp = s.board.disaster_vp[s.round - 1]
        if action == LOSE_VP_ONLY:
            return {"vp": vp * steps}
        return {"coins": steps} if action == PAY_COINS_ONLY else {"vp": vp, "coins": 1}


class RailroadAccident(Step[KohleUndKolonie]):
    """Two tokens of choice leave their stations unseen, fewer if fewer lie there [KK-13.43]."""

    def __init__(self, player: i64, left: i64) -> None:
        super().__init__()
        self.player: i64 = player
        self.left: i64 = left

    def run(self, s: KohleUndKolonie) -> None:
        if self.left > 0 and any([token != NONE for token in s.rail_tokens]):
            s.push(RailroadAccident(self.player, self.left - 1))
            s.push(RailroadAccidentPick(self.player))

    def fits(self, s: KohleUndKolonie, below: Step[Any] | None) -> None:
        expect(is_phase(below, 5), "RailroadAccident: upon the draws to come [KK-13.20]")
        expect_first_disc(s, self, self.player)
        ok = s.disaster == RAILROAD_ACCIDENT and 0 <= self.left <= TOKENS_REMOVED
        expect(ok, "RailroadAccident: when that token was turned up, up to 2 tokens [KK-13.43]")

    def ints(self) -> list[int]:
        return [self.player, self.left]


def tokens_left(step: Step[Any] | None, seat: i64) -> i64:
    """To be removed by the seat's accident; NONE: it has none."""
    return step.left if isinstance(step, RailroadAccident) and step.player == seat else NONE


class RailroadAccidentPick(Decision[KohleUndKolonie]):
    """A station that still has its token [KK-13.43]."""

    def options(self, s: KohleUndKolonie) -> vec[i64]:
        return vec[i64]([STATION + i for i in range(STATIONS) if s.rail_tokens[i] != NONE])

    def fits(self, s: KohleUndKolonie, below: Step[Any] | None) -> None:
        ok = 0 <= tokens_left(below, self.seat) < TOKENS_REMOVED
        expect(ok, f"RailroadAccidentPick: upon RailroadAccident of seat {self.seat}, 1 or 0 left then [KK-13.43]")

    def take(self, s: KohleUndKolonie, action: i64) -> None:
        s.rail_tokens[action - STATION] = NONE
        s.tell(RAIL_REMOVED, self.seat, action - STATION)
