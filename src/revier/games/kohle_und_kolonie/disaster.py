"""Phase 5: the mine disaster [KK-13]."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from revier.games.kohle_und_kolonie.actions import LOSE_VP, PAY_DAMAGE
from revier.games.kohle_und_kolonie.board import (
    EXTRA_COIN,
    HIGHEST_NUMBER,
    MINES,
    MINING_DAMAGE,
    NONE,
    PURCHASING_POWER,
)
from revier.games.kohle_und_kolonie.events import (
    BLACK_DISC_DRAWN,
    BLANK_DISC_DRAWN,
    DISASTER_REMOVED,
    DISASTER_SHOWN,
    SEAT_DISC_DRAWN,
)
from revier.games.kohle_und_kolonie.hits import FirstHit, LoseMiner
from revier.games.kohle_und_kolonie.phases import Phase, expect_lowest, is_phase
from revier.games.kohle_und_kolonie.securing import Securing, discs_due, unsecured_mines
from revier.games.kohle_und_kolonie.state import DISASTERS, ON_OFFER, KohleUndKolonie
from revier.games.kohle_und_kolonie.stock import lose_vp, pay_coins
from revier.games.kohle_und_kolonie.trust import trust_buys
from revier.kernel.errors import BadPosition
from revier.kernel.step import Decision, Step, expect

DRAWN: Final = 3
BLACK_DISCS: Final = 3
BLANK_DISCS: Final = 1
MOST_PURCHASES: Final = 3


class MineDisaster(Phase):
    """Securing in turn order, then three discs; every round."""

    def __init__(self) -> None:
        super().__init__(5)

    def run(self, s: KohleUndKolonie) -> None:
        s.phase = self.number
        s.secured = vec[i64]([0] * len(s.secured))
        s.hits = vec[i64]([0] * s.players)
        s.exposed = vec[i64]([0] * s.players)
        s.discs = vec[i64]([0] * (s.players + 2))
        s.disaster = NONE
        s.push(DrawDiscs())
        s.push(Securing(0))


class DrawDiscs(Phase):
    """Three black discs and the blank join the bag [KK-13.4]; in 2013 the token is turned up first [KK-13.10]."""

    def __init__(self) -> None:
        super().__init__(5)

    def run(self, s: KohleUndKolonie) -> None:
        s.discs[s.players] = BLACK_DISCS
        s.discs[s.players + 1] = BLANK_DISCS
        if s.edition.token_before_draw:
            show_token(s)
        s.push(EndDisaster())
        for i in range(DRAWN):
            s.push(DrawDisc())

    def fits(self, s: KohleUndKolonie, below: Step[Any] | None) -> None:
        expect_lowest(s, self, 5, below)
        if drawn_of_players(s) > 0 or s.disaster != NONE or s.discs[s.players] + s.discs[s.players + 1] > 0:
            raise BadPosition("disaster", "nothing is drawn while players secure their mines [KK-13.4]")


def show_token(s: KohleUndKolonie) -> None:
    s.disaster = s.disaster_tokens[s.round - 1]
    s.disaster_tokens[s.round - 1] = NONE
    s.disaster_shown[s.round - 1] = s.disaster
    s.reveal()
    s.tell(DISASTER_SHOWN, s.disaster)


class DrawDisc(Phase):
    """One disc, not put back [KK-13.11, KK-13.20]."""

    def __init__(self) -> None:
        super().__init__(5)

    def run(self, s: KohleUndKolonie) -> None:
        disc = draw(s)
        if disc == s.players:
            s.tell(BLACK_DISC_DRAWN, 1 if s.trust_track > 0 else 0)
            s.trust_track = max(0, s.trust_track - 1)
        elif disc == s.players + 1:
            s.tell(BLANK_DISC_DRAWN)
        else:
            hit(s, disc)

    def fits(self, s: KohleUndKolonie, below: Step[Any] | None) -> None:
        ok = is_phase(below, 5) and s.disaster != NONE
        expect(ok, "DrawDisc: the draws to come lie upon EndDisaster [KK-13.11]")


def drawn_of_players(s: KohleUndKolonie) -> i64:
    found: i64 = 0
    for count in s.hits:
        found += count
    return found


def draw(s: KohleUndKolonie) -> i64:
    """A disc of a seat, black, or blank."""
    left: i64 = 0
    for count in s.discs:
        left += count
    pick = s.rng.below(left)
    s.reveal()
    disc: i64 = 0
    while pick >= s.discs[disc]:
        pick -= s.discs[disc]
        disc += 1
    s.discs[disc] -= 1
    return disc


def hit(s: KohleUndKolonie, seat: i64) -> None:
    """The token at the first player disc, a miner for every disc, points and penalty for a player's first."""
    s.tell(SEAT_DISC_DRAWN, seat)
    is_first = s.hits[seat] == 0
    nobody_before = drawn_of_players(s) == 0
    s.hits[seat] += 1
    if is_first:
        s.push(FirstHit(seat))
    s.push(LoseMiner(seat))
    if nobody_before:
        if not s.edition.token_before_draw:
            show_token(s)
        take_effect(s, s.disaster)


def take_effect(s: KohleUndKolonie, token: i64) -> None:
    """[KK-13.40 to KK-13.44]"""
    if token == HIGHEST_NUMBER:
        for i in range(MINES):
            mine = MINES - 1 - i
            if s.mine_owner[mine] == ON_OFFER:
                trust_buys(s, mine)
                return
    elif token == EXTRA_COIN:
        s.extra_coin = 1
    elif token == PURCHASING_POWER:
        s.trust_purchases = min(MOST_PURCHASES, s.trust_purchases + 1)
    elif token == MINING_DAMAGE:
        s.mining_damage = 1


class EndDisaster(Phase):
    """A token nobody triggered leaves the game; the blank brings mining damage; discs go back."""

    def __init__(self) -> None:
        super().__init__(5)

    def run(self, s: KohleUndKolonie) -> None:
        if not any([count > 0 for count in s.hits]):
            s.disaster_tokens[s.round - 1] = NONE
            s.tell(DISASTER_REMOVED)  # [KK-13.12, KK-13.23]
        if s.mining_damage and s.discs[s.players + 1] == 0:  # the blank was drawn [KK-13.14]
            for i in range(s.players):
                s.push(MiningDamagePay(s.turn_order[s.players - 1 - i]))
        s.discs = vec[i64]([0] * (s.players + 2))  # [KK-13.31]

    def fits(self, s: KohleUndKolonie, below: Step[Any] | None) -> None:
        """What is missing from the bag was drawn, at least one disc of a player [KK-13.11, KK-13.20]."""
        expect_lowest(s, self, 5, below)
        missing = BLACK_DISCS - s.discs[s.players] + BLANK_DISCS - s.discs[s.players + 1] + drawn_of_players(s)
        left = sum([isinstance(step, DrawDisc) for step in s.agenda])
        if missing + left != DRAWN or drawn_of_players(s) == 0:
            raise BadPosition("disaster", f"{DRAWN} discs in all, drawn or to be drawn, one of them of a player")
        if s.disaster == NONE:
            raise BadPosition("disaster.token", "turned up at the first player disc at the latest [KK-13.20]")
        expect_discs(s)


def expect_discs(s: KohleUndKolonie) -> None:
    """As many as there were unsecured mines; a miner lost by a hit may have left a rescue space since [KK-13.3]."""
    for seat in range(s.players):
        found = s.discs[seat] + s.hits[seat]
        if not min(discs_due(s, seat), unsecured_mines(s, seat) - s.hits[seat]) <= found <= discs_due(s, seat):
            raise BadPosition(f"disaster.seats.{seat}.discs", "one for each unsecured mine, 3 at most [KK-13.3]")


class MiningDamagePay(Decision[KohleUndKolonie]):
    """One coin or two points; the points may always be chosen [KK-13.14]."""

    def options(self, s: KohleUndKolonie) -> vec[i64]:
        if s.coins[self.seat] > 0:
            return vec[i64]([PAY_DAMAGE, LOSE_VP])
        return vec[i64]([LOSE_VP])

    def fits(self, s: KohleUndKolonie, below: Step[Any] | None) -> None:
        """In turn order: the last pays last [KK-13.14]."""
        behind = damage_of(below)
        if behind == NONE:
            expect_lowest(s, self, 5, below)
            expect_damage(s)
        place = s.players - 1 if behind == NONE else place_in_order(s, behind) - 1
        expect(place >= 0 and s.turn_order[place] == self.seat, "MiningDamagePay: in turn order [KK-13.14]")

    def take(self, s: KohleUndKolonie, action: i64) -> None:
        if action == PAY_DAMAGE:
            pay_coins(s, self.seat, 1)
        else:
            lose_vp(s, self.seat, DISASTERS, 2)


def damage_of(step: Step[Any] | None) -> i64:
    """Who pays after the seat above; NONE: nobody."""
    return step.seat if isinstance(step, MiningDamagePay) else NONE


def place_in_order(s: KohleUndKolonie, seat: i64) -> i64:
    return [other for other in s.turn_order].index(seat)


def expect_damage(s: KohleUndKolonie) -> None:
    """Active, the blank was drawn, and the discs are back with their owners [KK-13.14, KK-13.31]."""
    if s.mining_damage == 0:
        raise BadPosition("mining_damage", "1, since the players pay for it [KK-13.14]")
    if drawn_of_players(s) >= DRAWN or s.disaster == NONE or any([count > 0 for count in s.discs]):
        raise BadPosition("disaster", "the blank was drawn, the token turned up, the discs are back [KK-13.14]")
    for seat in range(s.players):
        if s.hits[seat] > discs_due(s, seat):
            raise BadPosition(f"disaster.seats.{seat}.hits", "no more than its unsecured mines [KK-13.3]")
