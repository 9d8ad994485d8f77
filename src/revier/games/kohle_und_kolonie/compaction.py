"""Closing gaps on the tableau [KK-17.30]."""

from __future__ import annotations

from typing import Any

from librt.vecs import append, vec
from mypy_extensions import i64

from revier.games.kohle_und_kolonie.board import NONE
from revier.games.kohle_und_kolonie.events import TILE_SHIFTED
from revier.games.kohle_und_kolonie.state import KohleUndKolonie
from revier.games.kohle_und_kolonie.stock import Details, tile_details
from revier.kernel.step import Decision, Step, expect


class Compact(Step[KohleUndKolonie]):
    """Rows close up by themselves; where two tiles could shift to the same space the owner chooses."""

    def __init__(self, player: i64) -> None:
        super().__init__()
        self.player: i64 = player

    def run(self, s: KohleUndKolonie) -> None:
        seat = self.player
        while True:
            found = detached(s, seat)
            if len(found) == 0:
                return
            if has_to_choose(s, found):
                s.push(Compact(seat))
                s.push(CompactionPick(seat))
                return
            alone = first_alone(s, found)
            shift(s, seat, found[0] if alone == NONE else alone)

    def fits(self, s: KohleUndKolonie, below: Step[Any] | None) -> None:
        """For everybody who lost a tile, in turn order; then the large mine [KK-17.15, KK-17.30]."""
        from revier.games.kohle_und_kolonie.large_mine import is_ending, next_participant

        expect(0 <= self.player < s.players and s.given_up[self.player] > 0, "Compact: for who lost a tile [KK-17.30]")
        behind = next_participant(s, self.player)
        ok = is_ending(below) if behind == NONE else is_compact(below, behind)
        expect(ok, "Compact: for each who lost a tile, in turn order [KK-17.30]")

    def ints(self) -> list[int]:
        return [self.player]


def is_compact(step: Step[Any] | None, seat: i64) -> bool:
    return isinstance(step, Compact) and step.player == seat


def holes(s: KohleUndKolonie, seat: i64) -> i64:
    """Empty spaces that lie before a tile: none, but while rows close up [KK-7.14]."""
    first = s.board.spaces * seat
    is_hole = vec[i64]([0] * s.board.spaces)
    for space in range(s.board.spaces):
        before = s.board.space_after[space] if s.tiles[first + space] != NONE else NONE
        while before != NONE:
            is_hole[before] = 1 if s.tiles[first + before] == NONE else 0
            before = s.board.space_after[before]
    return sum([hole for hole in is_hole])


def detached(s: KohleUndKolonie, seat: i64) -> vec[i64]:
    """Spaces with a tile whose preceding space is empty."""
    found = vec[i64]()
    first = s.board.spaces * seat
    for space in range(s.board.spaces):
        after = s.board.space_after[space]
        if s.tiles[first + space] != NONE and after != NONE and s.tiles[first + after] == NONE:
            found = append(found, space)
    return found


def first_alone(s: KohleUndKolonie, found: vec[i64]) -> i64:
    """The first tile that shifts into a space which only one arrow leaves."""
    for space in found:
        arrows: i64 = 0
        for other in range(s.board.spaces):
            if s.board.space_after[other] == s.board.space_after[space]:
                arrows += 1
        if arrows == 1:
            return space
    return NONE


def has_to_choose(s: KohleUndKolonie, found: vec[i64]) -> bool:
    """Rows in which the same gap could be closed."""
    return len(found) > 1 and first_alone(s, found) == NONE


def shift(s: KohleUndKolonie, seat: i64, space: i64) -> None:
    """Engines travel with their tiles, rescue miners do not."""
    origin = s.board.spaces * seat + space
    target = s.board.spaces * seat + s.board.space_after[space]
    s.tiles[target] = s.tiles[origin]
    s.engines[target] = s.engines[origin]
    s.tiles[origin] = NONE
    s.engines[origin] = 0
    s.tell(TILE_SHIFTED, seat, space, s.board.space_after[space])


class CompactionPick(Decision[KohleUndKolonie]):
    """Which row moves up [KK-17.30]."""

    def options(self, s: KohleUndKolonie) -> vec[i64]:
        return vec[i64]([s.board.space_action + space for space in detached(s, self.seat)])

    def fits(self, s: KohleUndKolonie, below: Step[Any] | None) -> None:
        expect(is_compact(below, self.seat), f"CompactionPick: upon Compact of seat {self.seat} [KK-17.30]")
        expect(has_to_choose(s, detached(s, self.seat)), "CompactionPick: where two rows could move up [KK-17.30]")

    def take(self, s: KohleUndKolonie, action: i64) -> None:
        shift(s, self.seat, action - s.board.space_action)

    def details(self, s: KohleUndKolonie, action: int) -> Details:
        return tile_details(s, self.seat, action)
