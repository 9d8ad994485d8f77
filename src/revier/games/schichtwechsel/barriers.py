"""Barriers, and the houses and headframes they bring [SW-5.5 to SW-5.10]."""

from __future__ import annotations

from typing import Any

from librt.vecs import append, vec
from mypy_extensions import i64

from revier.games.schichtwechsel.actions import BARRIER, HOUSE_PICK, HOUSE_PLOT
from revier.games.schichtwechsel.effects import push_effects, under_way
from revier.games.schichtwechsel.events import HEADFRAME_BROUGHT, HOUSE_PLACED
from revier.games.schichtwechsel.miner import MinerMove, behind, just_crossed
from revier.games.schichtwechsel.names import (
    FROM_BARRIERS,
    FROM_OWN_CARD,
    HEADFRAME_BONUS,
    HOUSE_BONUS,
    HOUSES,
    MINER_BONUS,
    PLOTS,
    TOOL_BONUS,
    TRACKS,
    VP2_BONUS,
)
from revier.games.schichtwechsel.origins import CROSSED
from revier.games.schichtwechsel.state import Schichtwechsel
from revier.games.schichtwechsel.stock import gain_vp, return_tools
from revier.kernel.step import Decision, Step, expect


def push_bonus(s: Schichtwechsel, seat: i64, bonus: i64) -> None:
    """What a barrier gives [SW-5.5 to SW-5.8]."""
    if bonus & HOUSE_BONUS:
        if has_house(s, seat):
            s.push(HousePick(seat))
    elif bonus & TOOL_BONUS:
        return_tools(s, seat, 1)
    elif bonus != HEADFRAME_BONUS or s.frames_on_card[seat] > 0:
        s.push(BarrierBonus(seat, bonus))


def has_house(s: Schichtwechsel, seat: i64) -> bool:
    """One on the house track [SW-5.5]."""
    return any(s.house[HOUSES * seat + house] > 0 for house in range(HOUSES))


def is_crossing(s: Schichtwechsel, step: Step[Any], seat: i64, below: Step[Any] | None) -> bool:
    return CROSSED in under_way(s, step, seat, below)


class BarrierBonus(Decision[Schichtwechsel]):
    """A miner move with use of the space, a headframe to the base, or two points [SW-5.6, SW-5.7]."""

    def __init__(self, seat: i64, bonus: i64) -> None:
        super().__init__(seat)
        self.bonus: i64 = bonus  # bits

    def options(self, s: Schichtwechsel) -> vec[i64]:
        legal = vec[i64](capacity=3)
        if self.bonus & MINER_BONUS:
            legal = append(legal, BARRIER)
        if self.bonus & HEADFRAME_BONUS and s.frames_on_card[self.seat] > 0:
            legal = append(legal, BARRIER + 1)
        if self.bonus & VP2_BONUS:
            legal = append(legal, BARRIER + 2)
        return legal

    def fits(self, s: Schichtwechsel, below: Step[Any] | None) -> None:
        """The disc stands right behind the barrier [SW-5.2]."""
        expect(is_crossing(s, self, self.seat, below), "BarrierBonus: no disc moves here [SW-5.2]")
        crossed = [behind(s, self.seat, track) for track in range(TRACKS)]
        is_choice = self.bonus & (HOUSE_BONUS | TOOL_BONUS) == 0 < self.bonus
        expect(is_choice and self.bonus in crossed, "BarrierBonus: no barrier just crossed lets one choose so [SW-5.6]")

    def take(self, s: Schichtwechsel, action: i64) -> None:
        if action == BARRIER:
            s.push(MinerMove(self.seat, 1))
        elif action == BARRIER + 1:
            bring_headframe(s, self.seat)
        else:
            gain_vp(s, self.seat, FROM_BARRIERS, 2)

    def ints(self) -> list[int]:
        return [self.seat, self.bonus]


def frames_gone(s: Schichtwechsel, seat: i64) -> i64:
    """Headframes that have left the own card."""
    return s.components.frames_at_start - s.frames_on_card[seat]


def bring_headframe(s: Schichtwechsel, seat: i64) -> None:
    """From the own card to the base; the first and the second leaving it have a reward [SW-4.17]."""
    reward = s.components.frame_gone[frames_gone(s, seat)]
    s.frames_on_card[seat] -= 1
    s.frames_in_base[seat] += 1
    s.tell(HEADFRAME_BROUGHT, seat)
    push_effects(s, seat, reward, FROM_OWN_CARD)


# -- houses ----------------------------------------------------------------------------------------


class HousePick(Decision[Schichtwechsel]):
    """Any house still on the house track [SW-4.13, R18]."""

    def options(self, s: Schichtwechsel) -> vec[i64]:
        legal = vec[i64](capacity=HOUSES)
        for house in range(HOUSES):
            if s.house[HOUSES * self.seat + house] > 0:
                legal = append(legal, HOUSE_PICK + house)
        return legal

    def fits(self, s: Schichtwechsel, below: Step[Any] | None) -> None:
        fits_house(s, self, self.seat, below)
        expect(has_house(s, self.seat), "HousePick: no house is left on the track [SW-5.5]")

    def take(self, s: Schichtwechsel, action: i64) -> None:
        s.push(HousePlot(self.seat, action - HOUSE_PICK))


def fits_house(s: Schichtwechsel, step: Step[Any], seat: i64, below: Step[Any] | None) -> None:
    """A barrier that brings a house was crossed [SW-5.5]."""
    is_due = is_crossing(s, step, seat, below) and just_crossed(s, seat, HOUSE_BONUS)
    expect(is_due, f"{type(step).__name__}: no barrier just crossed brings a house [SW-5.5]")


class HousePlot(Decision[Schichtwechsel]):
    """Where the house goes; `plot_2vp`, `plot_coke` and `work_speed` always have room [SW-5.9, R17]."""

    def __init__(self, seat: i64, house: i64) -> None:
        super().__init__(seat)
        self.house: i64 = house

    def options(self, s: Schichtwechsel) -> vec[i64]:
        legal = vec[i64](capacity=PLOTS)
        for plot in range(PLOTS):
            if has_room(s, self.seat, plot):
                legal = append(legal, HOUSE_PLOT + plot)
        return legal

    def fits(self, s: Schichtwechsel, below: Step[Any] | None) -> None:
        fits_house(s, self, self.seat, below)
        on_track = 0 <= self.house < HOUSES and s.house[HOUSES * self.seat + self.house] > 0
        expect(on_track, f"HousePlot: {self.house} is no house on the track, 0 to {HOUSES - 1} [SW-4.13]")

    def take(self, s: Schichtwechsel, action: i64) -> None:
        plot = action - HOUSE_PLOT
        s.house[HOUSES * self.seat + self.house] = 0
        s.plot_houses[PLOTS * self.seat + plot] += 1
        s.tell(HOUSE_PLACED, self.seat, self.house, plot)

    def ints(self) -> list[int]:
        return [self.seat, self.house]

    def context(self, s: Schichtwechsel) -> dict[str, int | str]:
        return {"house": self.house + 1}


def has_room(s: Schichtwechsel, seat: i64, plot: i64) -> bool:
    """A free field, and fewer own houses than allowed there; 0 means without limit [SW-5.9]."""
    most = s.components.plot_most[plot]
    if most > 0 and s.plot_houses[PLOTS * seat + plot] >= most:
        return False
    room = s.components.plot_room[s.players - 2][plot]
    return room == 0 or houses_on(s, plot) < room


def houses_on(s: Schichtwechsel, plot: i64) -> i64:
    count: i64 = 0
    for seat in range(s.players):
        count += s.plot_houses[PLOTS * seat + plot]
    return count
