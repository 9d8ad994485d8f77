"""Points, tool markers, coins, cubes and the pit water: what is simply gained or lost [SW-4.9 to SW-4.12]."""

from __future__ import annotations

from typing import Any

from librt.vecs import append, vec
from mypy_extensions import i64

from revier.games.schichtwechsel.actions import MOST_WATER, WATER_AMOUNT
from revier.games.schichtwechsel.effects import Effect, effects_under_way
from revier.games.schichtwechsel.events import (
    COINS_TAKEN,
    CUBES_TAKEN,
    MARKER_TAKEN,
    TOOLS_RETURNED,
    TOOLS_TAKEN,
    VP_GAINED,
    VP_LOST,
    WATER_FELL,
    WATER_OVERFLOWED,
    WATER_ROSE,
)
from revier.games.schichtwechsel.names import FINAL_SCORING, FROM_WATER, ROUNDS, SHEET
from revier.games.schichtwechsel.state import Schichtwechsel
from revier.kernel.step import Decision, Step, expect


def gain_vp(s: Schichtwechsel, seat: i64, source: i64, vp: i64) -> None:
    """Points, negative ones too, and where they come from; the final scoring belongs to no round."""
    if vp == 0:
        return
    row = 0 if s.phase == FINAL_SCORING else s.round
    s.vp[seat] += vp
    s.sheet[SHEET * seat + source * (ROUNDS + 1) + row] += vp
    if vp > 0:
        s.tell(VP_GAINED, seat, source, vp)
    else:
        s.tell(VP_LOST, seat, source, -vp)


def take_tools(s: Schichtwechsel, seat: i64, count: i64) -> None:
    if count > 0:
        s.tools[seat] += count
        s.tell(TOOLS_TAKEN, seat, count)


def return_tools(s: Schichtwechsel, seat: i64, most: i64) -> None:
    """As many as one has; returning is never a disadvantage, so nobody is asked [R22]."""
    count = min(most, s.tools[seat])
    if count > 0:
        s.tools[seat] -= count
        s.tell(TOOLS_RETURNED, seat, count)


def raise_water(s: Schichtwechsel, seat: i64, levels: i64) -> None:
    """One level at a time; at the top a tool marker and down again [SW-4.10, SW-4.12]."""
    for i in range(levels):
        s.water[seat] += 1
        s.tell(WATER_ROSE, seat, s.water[seat])
        if s.water[seat] == s.components.water_top:
            s.water[seat] -= s.components.overflow_drop
            s.tell(WATER_OVERFLOWED, seat, s.water[seat])
            take_tools(s, seat, s.components.overflow_tools)


def lower_water(s: Schichtwechsel, seat: i64, levels: i64) -> None:
    """Never below the bottom; arriving there from above is worth a point [SW-4.11]."""
    if s.water[seat] == 0 or levels == 0:
        return
    s.water[seat] = max(0, s.water[seat] - levels)
    s.tell(WATER_FELL, seat, s.water[seat])
    if s.water[seat] == 0:
        gain_vp(s, seat, FROM_WATER, s.components.bottom_vp)


def take_cubes(s: Schichtwechsel, seat: i64, count: i64) -> None:
    if count > 0:
        s.white[seat] += count
        s.tell(CUBES_TAKEN, seat, count)


class VpEffect(Effect):
    def carry_out(self, s: Schichtwechsel, seat: i64, source: i64) -> None:
        gain_vp(s, seat, source, self.n)


class CoinEffect(Effect):
    def carry_out(self, s: Schichtwechsel, seat: i64, source: i64) -> None:
        s.coins[seat] += self.n
        s.tell(COINS_TAKEN, seat, self.n)


class WhiteCubeEffect(Effect):
    def carry_out(self, s: Schichtwechsel, seat: i64, source: i64) -> None:
        take_cubes(s, seat, self.n)


class TakeToolEffect(Effect):
    def carry_out(self, s: Schichtwechsel, seat: i64, source: i64) -> None:
        take_tools(s, seat, self.n)


class ReturnToolEffect(Effect):
    def possible(self, s: Schichtwechsel, seat: i64) -> bool:
        return s.tools[seat] > 0

    def carry_out(self, s: Schichtwechsel, seat: i64, source: i64) -> None:
        return_tools(s, seat, self.n)


class RaiseWaterEffect(Effect):
    def carry_out(self, s: Schichtwechsel, seat: i64, source: i64) -> None:
        raise_water(s, seat, self.n)


class LowerWaterEffect(Effect):
    def possible(self, s: Schichtwechsel, seat: i64) -> bool:
        return s.water[seat] > 0

    def carry_out(self, s: Schichtwechsel, seat: i64, source: i64) -> None:
        lower_water(s, seat, self.n)


class StartMarkerEffect(Effect):
    """The start marker; it counts from the next round on [SW-11.2, R39]."""

    def carry_out(self, s: Schichtwechsel, seat: i64, source: i64) -> None:
        s.marker = seat
        s.tell(MARKER_TAKEN, seat)


class WaterByChoiceEffect(Effect):
    """Lower by any amount, also by none [SW-9.5]."""

    def carry_out(self, s: Schichtwechsel, seat: i64, source: i64) -> None:
        s.push(WaterAmount(seat, self.n))


class WaterAmount(Decision[Schichtwechsel]):
    """By how much the water is lowered: 0 to the most, but not below the bottom."""

    def __init__(self, seat: i64, most: i64) -> None:
        super().__init__(seat)
        self.most: i64 = most

    def options(self, s: Schichtwechsel) -> vec[i64]:
        legal = vec[i64](capacity=MOST_WATER + 1)
        for levels in range(min(self.most, s.water[self.seat]) + 1):
            legal = append(legal, WATER_AMOUNT + levels)
        return legal

    def fits(self, s: Schichtwechsel, below: Step[Any] | None) -> None:
        found = effects_under_way(s, self, self.seat, below)
        amounts = [effect.n for effect in found if isinstance(effect, WaterByChoiceEffect)]
        expect(self.most in amounts, "WaterAmount: no card here lowers the water by so much [SW-9.5]")

    def take(self, s: Schichtwechsel, action: i64) -> None:
        lower_water(s, self.seat, action - WATER_AMOUNT)

    def ints(self) -> list[int]:
        return [self.seat, self.most]

    def context(self, s: Schichtwechsel) -> dict[str, int | str]:
        return {"level": s.water[self.seat]}
