"""Phase 5: the mine disaster [KK-13]."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from revier.games.kohle_und_kolonie.actions import (
    LOSE_VP,
    LOSE_VP_ONLY,
    PAY_BOTH,
    PAY_COINS_ONLY,
    PAY_DAMAGE,
    STATION,
)
from revier.games.kohle_und_kolonie.board import (
    EXTRA_COIN,
    HIGHEST_NUMBER,
    MINES,
    MINING_DAMAGE,
    NONE,
    PURCHASING_POWER,
    RAILROAD_ACCIDENT,
    STATIONS,
)
from revier.games.kohle_und_kolonie.events import (
    BLACK_DISC_DRAWN,
    BLANK_DISC_DRAWN,
    DISASTER_REMOVED,
    DISASTER_SHOWN,
    MINER_LOST,
    RAIL_REMOVED,
    SEAT_DISC_DRAWN,
)
from revier.games.kohle_und_kolonie.securing import HIGHEST_LOSS, Securing
from revier.games.kohle_und_kolonie.state import DISASTERS, ON_OFFER, KohleUndKolonie
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
from revier.games.kohle_und_kolonie.trust import trust_buys
from revier.kernel.step import Decision, Step

DRAWN: Final = 3
BLACK_DISCS: Final = 3
BLANK_DISCS: Final = 1
MOST_PURCHASES: Final = 3
TOKENS_REMOVED: Final = 2


class MineDisaster(Step[KohleUndKolonie]):
    """Securing in turn order, then three discs; every round."""

    def run(self, s: KohleUndKolonie) -> None:
        s.phase = 5
        s.secured = vec[i64]([0] * len(s.secured))
        s.hits = vec[i64]([0] * s.players)
        s.exposed = vec[i64]([0] * s.players)
        s.discs = vec[i64]([0] * (s.players + 2))
        s.disaster = NONE
        s.push(DrawDiscs())
        s.push(Securing(0))


class DrawDiscs(Step[KohleUndKolonie]):
    """Three black discs and the blank join the bag [KK-13.4]; in 2013 the token is turned up first [KK-13.10]."""

    def run(self, s: KohleUndKolonie) -> None:
        s.discs[s.players] = BLACK_DISCS
        s.discs[s.players + 1] = BLANK_DISCS
        if s.edition.token_before_draw:
            show_token(s)
        s.push(EndDisaster())
        for i in range(DRAWN):
            s.push(DrawDisc())


def show_token(s: KohleUndKolonie) -> None:
    s.disaster = s.disaster_tokens[s.round - 1]
    s.disaster_tokens[s.round - 1] = NONE
    s.disaster_shown[s.round - 1] = s.disaster
    s.reveal()
    s.tell(DISASTER_SHOWN, s.disaster)


class DrawDisc(Step[KohleUndKolonie]):
    """One disc, not put back [KK-13.11, KK-13.20]."""

    def run(self, s: KohleUndKolonie) -> None:
        disc = draw(s)
        if disc == s.players:
            s.tell(BLACK_DISC_DRAWN, 1 if s.trust_track > 0 else 0)
            s.trust_track = max(0, s.trust_track - 1)
        elif disc == s.players + 1:
            s.tell(BLANK_DISC_DRAWN)
        else:
            hit(s, disc)


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
    nobody_before = True
    for count in s.hits:
        if count > 0:
            nobody_before = False
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

    def take(self, s: KohleUndKolonie, action: i64) -> None:
        lose_miner(s, self.seat, action_place(s, action))


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

    def ints(self) -> list[int]:
        return [self.player]


class DisasterPenalty(Decision[KohleUndKolonie]):
    """By the highest income of an unsecured mine: points, coins, or one of each [KK-13.21]."""

    def options(self, s: KohleUndKolonie) -> vec[i64]:
        highest = s.exposed[self.seat]
        offer = append(vec[i64](capacity=3), LOSE_VP_ONLY)
        if s.coins[self.seat] >= highest - 1:
            offer = append(offer, PAY_COINS_ONLY)
        if highest == HIGHEST_LOSS and s.coins[self.seat] >= 1:
            offer = append(offer, PAY_BOTH)
        return offer

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

    def ints(self) -> list[int]:
        return [self.player, self.left]


class RailroadAccidentPick(Decision[KohleUndKolonie]):
    """A station that still has its token [KK-13.43]."""

    def options(self, s: KohleUndKolonie) -> vec[i64]:
        return vec[i64]([STATION + i for i in range(STATIONS) if s.rail_tokens[i] != NONE])

    def take(self, s: KohleUndKolonie, action: i64) -> None:
        s.rail_tokens[action - STATION] = NONE
        s.tell(RAIL_REMOVED, self.seat, action - STATION)


class EndDisaster(Step[KohleUndKolonie]):
    """A token nobody triggered leaves the game; the blank brings mining damage; discs go back."""

    def run(self, s: KohleUndKolonie) -> None:
        if not any([count > 0 for count in s.hits]):
            s.disaster_tokens[s.round - 1] = NONE
            s.tell(DISASTER_REMOVED)  # [KK-13.12, KK-13.23]
        if s.mining_damage and s.discs[s.players + 1] == 0:  # the blank was drawn [KK-13.14]
            for i in range(s.players):
                s.push(MiningDamagePay(s.turn_order[s.players - 1 - i]))
        s.discs = vec[i64]([0] * (s.players + 2))  # [KK-13.31]


class MiningDamagePay(Decision[KohleUndKolonie]):
    """One coin or two points; the points may always be chosen [KK-13.14]."""

    def options(self, s: KohleUndKolonie) -> vec[i64]:
        if s.coins[self.seat] > 0:
            return vec[i64]([PAY_DAMAGE, LOSE_VP])
        return vec[i64]([LOSE_VP])

    def take(self, s: KohleUndKolonie, action: i64) -> None:
        if action == PAY_DAMAGE:
            pay_coins(s, self.seat, 1)
        else:
            lose_vp(s, self.seat, DISASTERS, 2)
