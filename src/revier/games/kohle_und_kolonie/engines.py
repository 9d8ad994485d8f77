"""Buying a steam engine [KK-7.20 to KK-7.22]."""

from __future__ import annotations

from typing import Any

from librt.vecs import append, vec
from mypy_extensions import i64

from revier.games.kohle_und_kolonie.actions import STEAM_SPACE
from revier.games.kohle_und_kolonie.board import (
    ALL_SPACES,
    NONE,
    STEAM_ENGINE_TOKEN,
    STEAM_FROM,
    STEAM_SPACES,
)
from revier.games.kohle_und_kolonie.events import ENGINE_BOUGHT, ENGINE_ON_MINE, ENGINE_ON_PITHEAD
from revier.games.kohle_und_kolonie.flipping import award_cokery_bonus
from revier.games.kohle_und_kolonie.obstacles import NO_ENGINE, NO_ENGINE_PLACE, NO_OBSTACLE, ROUND_ONE, TOO_DEAR
from revier.games.kohle_und_kolonie.phases import expect_main_or_token
from revier.games.kohle_und_kolonie.state import KohleUndKolonie
from revier.games.kohle_und_kolonie.stock import Details, needs, pay_coins, tile_details
from revier.kernel.step import Decision, Step, expect


def can_buy_engine(s: KohleUndKolonie, seat: i64, price: i64) -> bool:
    return engine_obstacle(s, seat, price) == NO_OBSTACLE


def engine_obstacle(s: KohleUndKolonie, seat: i64, price: i64) -> i64:
    """Not in round 1; an engine, the price and a target [KK-7.20]."""
    if s.round == 1:
        return ROUND_ONE
    if s.engine_supply == 0:
        return NO_ENGINE
    if s.coins[seat] < price:
        return TOO_DEAR
    return NO_OBSTACLE if len(engine_targets(s, seat)) > 0 else NO_ENGINE_PLACE


def buy_engine(s: KohleUndKolonie, seat: i64, price: i64) -> None:
    pay_coins(s, seat, price)
    s.tell(ENGINE_BOUGHT, seat, price)
    s.push(SteamEnginePlace(seat))


def engine_targets(s: KohleUndKolonie, seat: i64) -> vec[i64]:
    """Own mine tiles without engine, empty engine spaces of flipped tiles [KK-7.21]."""
    found = vec[i64](capacity=8)
    for i in range(STEAM_SPACES):
        if needs(s, seat, STEAM_FROM + i) > s.pieces[ALL_SPACES * seat + STEAM_FROM + i]:
            found = append(found, STEAM_SPACE + i)
    for space in range(s.board.spaces):
        i = s.board.spaces * seat + space
        if s.tiles[i] != NONE and s.engines[i] == 0:
            found = append(found, s.board.space_action + space)
    return found


class SteamEnginePlace(Decision[KohleUndKolonie]):
    """One engine per tile, never moved by its owner [KK-7.21, KK-7.22]."""

    def options(self, s: KohleUndKolonie) -> vec[i64]:
        return engine_targets(s, self.seat)

    def fits(self, s: KohleUndKolonie, below: Step[Any] | None) -> None:
        expect_main_or_token(s, self, self.seat, STEAM_ENGINE_TOKEN, below)
        ok = can_buy_engine(s, self.seat, 0)
        expect(ok, "SteamEnginePlace: needs an engine and a target, not in round 1 [KK-7.20]")

    def take(self, s: KohleUndKolonie, action: i64) -> None:
        s.engine_supply -= 1
        if action < s.board.space_action:
            s.pieces[ALL_SPACES * self.seat + STEAM_FROM + action - STEAM_SPACE] = 1
            s.tell(ENGINE_ON_PITHEAD, self.seat, action - STEAM_SPACE)
            award_cokery_bonus(s, self.seat)
        else:
            i = s.board.spaces * self.seat + action - s.board.space_action
            s.engines[i] = 1
            s.tell(ENGINE_ON_MINE, self.seat, s.tiles[i])

    def details(self, s: KohleUndKolonie, action: int) -> Details:
        return tile_details(s, self.seat, action)
