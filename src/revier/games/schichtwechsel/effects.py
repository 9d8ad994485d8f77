"""Effects: what cards, tiles, fields and spaces do, one after the other [SW-9.3, SW-9.4].

Every kind of effect is a class in the chapter it belongs to, with its condition right above what it does. A data
file lists them; `Effects` carries a list out, and whatever one of them triggers comes before the next.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from revier.kernel.step import Step

if TYPE_CHECKING:
    from revier.games.schichtwechsel.state import Schichtwechsel

Name = dict[str, int | str]  # an effect in words: {"op": "haul", "n": 3}


class Effect:
    """One symbol on a card. Made once from the data, shared by all positions."""

    def __init__(self, op: str, n: i64, optional: bool, is_piece: bool = False) -> None:
        self.op = op
        self.n: i64 = n
        self.optional: bool = optional  # the owner may leave it out
        self.rest: i64 = 0  # how many effects follow it on its card
        self.is_piece: bool = is_piece  # puts a cube or a coke somewhere, and needs room for it [SW-9.7]

    def possible(self, s: Schichtwechsel, seat: i64) -> bool:
        """Whether it can be carried out at least in part [SW-9.5]."""
        return True

    def carry_out(self, s: Schichtwechsel, seat: i64, source: i64) -> None:
        """Do it; `source` is the row of the score sheet that its points belong to."""

    def name(self) -> Name:
        """What it is, for prompts and option texts."""
        return {"op": self.op, "n": self.n}


class EffectList:
    """The effects of one card or space: a part of the components' long list."""

    def __init__(self, first: i64, end: i64) -> None:
        self.first: i64 = first
        self.end: i64 = end


class Effects(Step["Schichtwechsel"]):
    """The effects of a list from `at` on, one after the other, each with all it triggers [SW-9.3]."""

    def __init__(self, player: i64, at: i64, end: i64, source: i64) -> None:
        super().__init__()
        self.player: i64 = player
        self.at: i64 = at
        self.end: i64 = end
        self.source: i64 = source

    def run(self, s: Schichtwechsel) -> None:
        if self.at + 1 < self.end:
            s.push(Effects(self.player, self.at + 1, self.end, self.source))
        s.components.effects[self.at].carry_out(s, self.player, self.source)

    def ints(self) -> list[int]:
        return [self.player, self.at, self.end, self.source]


def push_effects(s: Schichtwechsel, seat: i64, effects: EffectList, source: i64) -> None:
    """Carry out a list next."""
    if effects.first < effects.end:
        s.push(Effects(seat, effects.first, effects.end, source))


def push_firm_effects(s: Schichtwechsel, seat: i64, effects: EffectList, source: i64) -> None:
    """Carry out a list next, without what may be left out [SW-18.2]; pushed last, reached first."""
    at = effects.end
    while at > effects.first:
        at -= 1
        if not s.components.effects[at].optional:
            s.push(Effects(seat, at, at + 1, source))


def all_possible(s: Schichtwechsel, seat: i64, effects: EffectList) -> bool:
    """Bonuses are taken completely, but for what may be left out [SW-7.2, R35]."""
    for at in range(effects.first, effects.end):
        effect = s.components.effects[at]
        if not effect.optional and not effect.possible(s, seat):
            return False
    return True


def any_possible(s: Schichtwechsel, seat: i64, effects: EffectList) -> bool:
    return any(s.components.effects[at].possible(s, seat) for at in range(effects.first, effects.end))


def main_possible(s: Schichtwechsel, seat: i64, effects: EffectList) -> bool:
    """The first element is the main one; what follows are riders [SW-9.4, SW-9.5]."""
    return effects.first < effects.end and s.components.effects[effects.first].possible(s, seat)


def pieces_have_room(s: Schichtwechsel, seat: i64, effects: EffectList) -> bool:
    """[SW-9.7, SW-11.19]"""
    for at in range(effects.first, effects.end):
        effect = s.components.effects[at]
        if effect.is_piece and not effect.possible(s, seat):
            return False
    return True


NO_EFFECTS: Final = EffectList(0, 0)
