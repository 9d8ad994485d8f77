"""Placing a settlement [KK-7.30 to KK-7.33]."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from revier.games.kohle_und_kolonie.actions import STOP, YES
from revier.games.kohle_und_kolonie.board import SETTLEMENT_TOKEN
from revier.games.kohle_und_kolonie.events import SETTLEMENT_BUILT
from revier.games.kohle_und_kolonie.mines import deploy
from revier.games.kohle_und_kolonie.obstacles import (
    NO_OBSTACLE,
    NO_SETTLEMENT_LEFT,
    NO_SITE,
    NOT_IN_PLAY,
    OWN_SETTLEMENT,
    TOO_DEAR,
    VILLAGE_FULL,
    WORKERS_LEFT,
    reason,
)
from revier.games.kohle_und_kolonie.phases import expect_main_or_token, turn_below
from revier.games.kohle_und_kolonie.prices import settlement_price
from revier.games.kohle_und_kolonie.state import (
    NO_SETTLEMENT,
    SETTLED,
    SETTLEMENTS,
    KohleUndKolonie,
)
from revier.games.kohle_und_kolonie.stock import (
    Details,
    gain_marker,
    gain_vp,
    pay_coins,
    room_at,
    stop_means,
    village_in_play,
    village_place,
)
from revier.kernel.step import Decision, Reason, Step, expect

# What the third, fourth and fifth settlement give, by how many are left then [KK-7.32].
MARKER_AT: Final = 2
THREE_VP_AT: Final = 1
FIVE_VP_AT: Final = 0


def can_build_settlement(s: KohleUndKolonie, seat: i64, price: i64) -> bool:
    return settlement_obstacle(s, seat, price) == NO_OBSTACLE


def settlement_obstacle(s: KohleUndKolonie, seat: i64, price: i64) -> i64:
    """A settlement, the price, and a village for it [KK-7.30]."""
    if s.settlements[seat] == 0:
        return NO_SETTLEMENT_LEFT
    if s.coins[seat] < price:
        return TOO_DEAR
    return NO_OBSTACLE if any(is_site(s, seat, village) for village in range(s.board.villages)) else NO_SITE


def is_site(s: KohleUndKolonie, seat: i64, village: i64) -> bool:
    return site_obstacle(s, seat, village) == NO_OBSTACLE


def site_obstacle(s: KohleUndKolonie, seat: i64, village: i64) -> i64:
    """In play, no worker left, a free space, no settlement of one's own [KK-7.30]."""
    if not village_in_play(s, village):
        return NOT_IN_PLAY
    if s.village_workers[village] > 0:
        return WORKERS_LEFT
    taken: i64 = 0
    for other in range(s.players):
        if s.settled[s.board.villages * other + village] != NO_SETTLEMENT:
            if other == seat:
                return OWN_SETTLEMENT
            taken += 1
    return NO_OBSTACLE if taken < s.board.village_settlements[village] else VILLAGE_FULL


def build_settlement(s: KohleUndKolonie, seat: i64, price: i64) -> None:
    pay_coins(s, seat, price)
    s.push(SettlementSite(seat, price))


class SettlementSite(Decision[KohleUndKolonie]):
    """The village [KK-7.31]; the third, fourth and fifth settlement give something at once [KK-7.32]."""

    def __init__(self, seat: i64, price: i64) -> None:
        super().__init__(seat)
        self.price: i64 = price

    def options(self, s: KohleUndKolonie) -> vec[i64]:
        return vec[i64](
            [s.board.village_action + village for village in range(s.board.villages) if is_site(s, self.seat, village)]
        )

    def fits(self, s: KohleUndKolonie, below: Step[Any] | None) -> None:
        turn = turn_below(self, self.seat, below)
        by_main = turn.is_in_main() and self.price == settlement_price(s)
        by_token = turn.is_in_token(s, SETTLEMENT_TOKEN) and self.price == s.board.settlement_price.with_token
        expect(
            by_main or by_token,
            f"SettlementSite: {self.price}: no price of a main action or token spent [KK-7.30]",
        )
        expect(can_build_settlement(s, self.seat, 0), "SettlementSite: no settlement left, or no village [KK-7.30]")

    def take(self, s: KohleUndKolonie, action: i64) -> None:
        seat = self.seat
        village = action - s.board.village_action
        s.settlements[seat] -= 1
        s.settled[s.board.villages * seat + village] = SETTLED
        s.tell(SETTLEMENT_BUILT, seat, village, self.price)
        if s.settlements[seat] == MARKER_AT:
            gain_marker(s, seat)
        elif s.settlements[seat] == THREE_VP_AT:
            gain_vp(s, seat, SETTLEMENTS, 3)
        elif s.settlements[seat] == FIVE_VP_AT:
            gain_vp(s, seat, SETTLEMENTS, 5)
        offer_miner(s, seat, village)

    def why_not(self, s: KohleUndKolonie, action: int) -> Reason | None:
        village: i64 = action - s.board.village_action
        if not 0 <= village < s.board.villages:
            return None
        return reason(site_obstacle(s, self.seat, village), "KK-7.30")

    def ints(self) -> list[int]:
        return [self.seat, self.price]


def offer_miner(s: KohleUndKolonie, seat: i64, village: i64) -> None:
    """Up to two miners from the supply move in [KK-7.31]."""
    if can_move_in(s, seat, village):
        s.push(SettlementMiner(seat, village))


def can_move_in(s: KohleUndKolonie, seat: i64, village: i64) -> bool:
    return s.miners[seat] > 0 and room_at(s, seat, village_place(s, village))


class SettlementMiner(Decision[KohleUndKolonie]):
    """One more, or no more [KK-7.31]."""

    def __init__(self, seat: i64, village: i64) -> None:
        super().__init__(seat)
        self.village: i64 = village

    def options(self, s: KohleUndKolonie) -> vec[i64]:
        return vec[i64]([STOP, YES])

    def fits(self, s: KohleUndKolonie, below: Step[Any] | None) -> None:
        expect_main_or_token(s, self, self.seat, SETTLEMENT_TOKEN, below)
        ok = 0 <= self.village < s.board.villages and can_move_in(s, self.seat, self.village)
        expect(ok, "SettlementMiner: needs a miner in the supply and room in a settlement [KK-7.31]")

    def take(self, s: KohleUndKolonie, action: i64) -> None:
        if action == YES:
            deploy(s, self.seat, village_place(s, self.village))
            offer_miner(s, self.seat, self.village)

    def details(self, s: KohleUndKolonie, action: int) -> Details:
        return stop_means(action, "enough")

    def ints(self) -> list[int]:
        return [self.seat, self.village]

    def context(self, s: KohleUndKolonie) -> dict[str, int | str]:
        return {"village": s.board.village_ids[self.village]}
