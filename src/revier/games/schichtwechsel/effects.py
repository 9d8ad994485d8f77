"""Effects: what cards, tiles, fields and spaces do, one after the other [SW-9.3, SW-9.4].

Every kind of effect is a class in the chapter it belongs to, with its condition right above what it does. A data
file lists them; `Effects` carries a list out, and whatever one of them triggers comes before the next.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import i64, trait

from revier.games.schichtwechsel.names import NONE
from revier.kernel.step import Step, expect

if TYPE_CHECKING:
    from revier.games.schichtwechsel.components import Components
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

    def leads(self, c: Components, players: i64) -> list[int]:
        """What may come of it beside its own decisions; see `origins.py`."""
        return []

    def name(self) -> Name:
        """What it is, for prompts and option texts."""
        return {"op": self.op, "n": self.n}


class UpToEffect(Effect):
    """Up to `n` times: at least once, and one may stop after the first, or at once if it is optional [R14, R55]."""

    def may_stop(self) -> i64:
        return 1 if self.optional else 0

    def asks(self, left: i64, may_stop: i64) -> bool:
        """Whether the owner may be asked with so many left."""
        return self.is_rest(left, may_stop, 1) or (left == self.n and may_stop == self.may_stop())

    def is_rest(self, left: i64, may_stop: i64, least: i64 = 0) -> bool:
        """Whether so many are left after the first."""
        return least <= left < self.n and may_stop == 1


class EffectList:
    """The effects of one card or space: a part of the components' long list."""

    def __init__(self, first: i64, end: i64) -> None:
        self.first: i64 = first
        self.end: i64 = end


# -- where steps of a chain may lie ----------------------------------------------------------------


@trait
class Ground:
    """A step that waits while effects are carried out: it says whose they are and what they may be [SW-9.3]."""

    def whose(self, s: Schichtwechsel) -> i64:
        raise TypeError(f"{type(self).__name__} does not say whose turn it is")

    def begun(self, s: Schichtwechsel) -> list[int]:
        """What may be under way on it, as `origins.py` numbers it."""
        return []


def as_ground(step: object) -> Ground | None:
    return step if isinstance(step, Ground) else None


def under_way(s: Schichtwechsel, step: Step[Any], seat: i64, below: Step[Any] | None) -> list[int]:
    """What may have led to a step of this seat: only its own tile acts, only a space the miner has come to, and of the
    rewards that for the headframes gone."""
    name = type(step).__name__
    ground = as_ground(below)
    if ground is None:
        expect(False, f"{name} does not lie on {type(below).__name__} [SW-9.3]")
        return []
    whose = ground.whose(s)
    expect(seat == whose, f"{name}: it is the turn of seat {whose} [SW-9.2]")
    found: list[int] = []
    origins = s.components.origins(s.players)
    gone = s.components.frames_at_start - s.frames_on_card[seat]
    for node in ground.begun(s):
        if node < 0 or (
            origins.tile[node] in (NONE, s.tile[seat])
            and origins.space[node] <= s.miner[seat]
            and origins.gone[node] in (NONE, gone)
        ):
            found.append(node)
    return found


def began_now(s: Schichtwechsel, seat: i64, at: int) -> bool:
    """Nothing came between: a miner whose space acts is still there."""
    space = s.components.origins(s.players).space[at]
    return space == NONE or space == s.miner[seat]


def effects_under_way(s: Schichtwechsel, step: Step[Any], seat: i64, below: Step[Any] | None) -> list[Effect]:
    return [s.components.effects[node] for node in under_way(s, step, seat, below) if node >= 0]


def most_of(effects: list[UpToEffect]) -> i64:
    return max([effect.n for effect in effects], default=0)


def up_to(s: Schichtwechsel, step: Step[Any], seat: i64, below: Step[Any] | None, op: str) -> list[UpToEffect]:
    """The effects of a kind, "haul", that may have led to a step."""
    found = effects_under_way(s, step, seat, below)
    return [effect for effect in found if isinstance(effect, UpToEffect) and effect.op == op]


class Effects(Step["Schichtwechsel"], Ground):
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

    def fits(self, s: Schichtwechsel, below: Step[Any] | None) -> None:
        """The rest of a list: one of its effects is under way, and something led to it."""
        origins = s.components.origins(s.players)
        is_list = 0 <= self.at < self.end <= len(s.components.effects) and self.source == origins.source[self.at]
        before = origins.before(self.at, self.end) if is_list else []
        expect(len(before) > 0, f"Effects: {self.at} to {self.end} are not the rest of a list of that source [SW-9.3]")
        reached = under_way(s, self, self.player, below)
        expect(self.end - 1 in reached, f"Effects: nothing on {type(below).__name__} leads to {self.at} [SW-9.3]")

    def whose(self, s: Schichtwechsel) -> i64:
        return self.player

    def begun(self, s: Schichtwechsel) -> list[int]:
        origins = s.components.origins(s.players)
        return [node for at in origins.before(self.at, self.end) for node in origins.after(at)]

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
        if effect.is_piece and not effect.optional and not effect.possible(s, seat):
            return False
    return True


NO_EFFECTS: Final = EffectList(0, 0)
