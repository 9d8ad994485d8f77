"""Flipping pithead tiles [KK-8.2 to KK-8.5, KK-10.6]."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from revier.games.kohle_und_kolonie.board import (
    ALL_SPACES,
    COKERY,
    ENGINEERS_FROM,
    FLIPPABLE,
    IRONWORKS,
    SPACE_TILE,
    STEAM_FROM,
    TILE_IDS,
    WORKFORCE,
)
from revier.games.kohle_und_kolonie.events import TILE_FLIPPED
from revier.games.kohle_und_kolonie.obstacles import FLIPPED, NO_OBSTACLE, TOO_DEAR, TOO_FEW_WORKERS
from revier.games.kohle_und_kolonie.phases import turn_below
from revier.games.kohle_und_kolonie.state import COKERY_BONUS, FLIPS, KohleUndKolonie
from revier.games.kohle_und_kolonie.stock import TILES, Bought, gain_marker, gain_vp, needs, workers_to_pay
from revier.kernel.step import Step, expect

COKERY_ENGINEER: Final = 11  # SPACE_IDS: cokery_engineer_1
COKERY_STEAM: Final = 17  # cokery_steam


def can_flip(s: KohleUndKolonie, seat: i64, way: i64) -> bool:
    return flip_obstacle(s, seat, way) == NO_OBSTACLE


def flip_obstacle(s: KohleUndKolonie, seat: i64, way: i64) -> i64:
    """Once per tile, if the whole cost can be paid [KK-8.2]."""
    if s.flipped[TILES * seat + min(way, WORKFORCE)] != 0:
        return FLIPPED
    if s.coins[seat] < s.board.flip_coins[way]:
        return TOO_DEAR
    return NO_OBSTACLE if workers_to_pay(s, seat) >= s.board.flip_workers[way] else TOO_FEW_WORKERS


class FlipTile(Bought):
    """Points, a marker, dearer prices for all, and the pieces rearranged on the back [KK-8.3, KK-8.4]."""

    def __init__(self, player: i64, tile: i64) -> None:
        super().__init__(player)
        self.tile: i64 = tile

    def workers(self, s: KohleUndKolonie) -> i64:
        return s.board.flip_workers[self.tile]  # for workforce the way by workers: for coins none are paid [KK-8.5]

    def fits(self, s: KohleUndKolonie, below: Step[Any] | None) -> None:
        turn_below(self, self.player, below)
        expect(0 <= self.tile < FLIPPABLE, f"FlipTile: there is no tile {self.tile} to flip")
        flipped = s.flipped[TILES * self.player + self.tile]
        expect(not flipped, f"FlipTile: {TILE_IDS[self.tile]} is flipped already [KK-8.2]")

    def run(self, s: KohleUndKolonie) -> None:
        seat = self.player
        s.tell(TILE_FLIPPED, seat, self.tile)
        rearrange(s, seat, self.tile)
        gain_vp(s, seat, FLIPS, s.board.flip_vp[self.tile])
        if s.board.flip_markers[self.tile] > 0:
            gain_marker(s, seat)
        if self.tile == COKERY:
            s.engineer_raised = 1
            award_cokery_bonus(s, seat)
        elif self.tile == IRONWORKS:
            s.engine_raised = 1
        elif self.tile == WORKFORCE:
            s.settlement_raised = 1

    def ints(self) -> list[int]:
        return [self.player, self.tile]


def rearrange(s: KohleUndKolonie, seat: i64, tile: i64) -> None:
    """Miners and engineers fill the spaces of the back in a fixed order; none leaves, none joins [KK-10.6]."""
    first = ALL_SPACES * seat
    miners: i64 = 0
    engineers: i64 = 0
    for space in range(STEAM_FROM):
        if SPACE_TILE[space] == tile:
            if space < ENGINEERS_FROM:
                miners += s.pieces[first + space]
            else:
                engineers += s.pieces[first + space]
            s.pieces[first + space] = 0
    s.flipped[TILES * seat + tile] = 1
    for space in s.board.fill_order[tile]:
        if space < ENGINEERS_FROM:
            s.pieces[first + space] = min(miners, needs(s, seat, space))
            miners -= s.pieces[first + space]
        else:
            s.pieces[first + space] = min(engineers, needs(s, seat, space))
            engineers -= s.pieces[first + space]


def award_cokery_bonus(s: KohleUndKolonie, seat: i64) -> None:
    """2013: 2 VP as soon as engineer or engine is on the back, 2 more with both; each once [KK-10.11]."""
    if not has_cokery_bonus(s, seat):
        return
    occupied = cokery_occupied(s, seat)
    if occupied >= 1 and s.cokery_bonus[seat] == 0:
        s.cokery_bonus[seat] = 1
        gain_vp(s, seat, COKERY_BONUS, s.board.cokery_one_vp)
    if occupied == 2 and s.cokery_bonus[seat] == 1:
        s.cokery_bonus[seat] = 2
        gain_vp(s, seat, COKERY_BONUS, s.board.cokery_both_vp)


def has_cokery_bonus(s: KohleUndKolonie, seat: i64) -> bool:
    return s.flipped[TILES * seat + COKERY] != 0 and s.board.cokery_one_vp > 0


def cokery_occupied(s: KohleUndKolonie, seat: i64) -> i64:
    """Engineer and engine on the back [KK-10.11]."""
    return s.pieces[ALL_SPACES * seat + COKERY_ENGINEER] + s.pieces[ALL_SPACES * seat + COKERY_STEAM]
