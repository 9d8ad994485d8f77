"""One of two: house fields 1 and 3, the lower part of a selection tile, the small track card [SW-7.2, SW-7.3]."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from librt.vecs import append, vec
from mypy_extensions import i64

from revier.games.schichtwechsel.actions import A_PARTIAL, OPTION_A, OPTION_B
from revier.games.schichtwechsel.effects import (
    Effect,
    EffectList,
    Name,
    all_possible,
    push_effects,
    push_firm_effects,
    under_way,
)
from revier.games.schichtwechsel.events import TILE_USED
from revier.games.schichtwechsel.names import CARD_IDS, CARDS, CATEGORY_IDS, FROM_CARDS, FROM_TILES, NONE
from revier.games.schichtwechsel.origins import chosen
from revier.games.schichtwechsel.state import Schichtwechsel
from revier.games.schichtwechsel.stock import take_tools
from revier.kernel.step import Decision, Step, expect

if TYPE_CHECKING:
    from revier.games.schichtwechsel.components import Components


def push_choice(s: Schichtwechsel, seat: i64, choice: i64, source: i64) -> bool:
    """Let the seat choose; False if neither is possible."""
    a = all_possible(s, seat, s.components.choice_a[choice])
    b = all_possible(s, seat, s.components.choice_b[choice])
    if a or b:
        s.push(ChooseOption(seat, choice, source))
    return a or b


class ChoiceEffect(Effect):
    """Either of two lists of effects."""

    def __init__(self, choice: i64, optional: bool) -> None:
        super().__init__("choice", 1, optional)
        self.choice: i64 = choice

    def possible(self, s: Schichtwechsel, seat: i64) -> bool:
        c = s.components
        return all_possible(s, seat, c.choice_a[self.choice]) or all_possible(s, seat, c.choice_b[self.choice])

    def carry_out(self, s: Schichtwechsel, seat: i64, source: i64) -> None:
        push_choice(s, seat, self.choice, source)

    def leads(self, c: Components, players: i64) -> list[int]:
        return [chosen(self.choice)]


class TileLowerEffect(Effect):
    """The lower part of this round's selection tile; the bonus is mandatory [SW-7.3, SW-4.14]."""

    def carry_out(self, s: Schichtwechsel, seat: i64, source: i64) -> None:
        tile = s.tile[seat]
        s.tell(TILE_USED, seat, tile)
        done = push_choice(s, seat, s.components.tile_choice[tile], FROM_TILES)
        if not done and s.components.tile_else_tool[tile] > 0:
            take_tools(s, seat, 1)

    def leads(self, c: Components, players: i64) -> list[int]:
        return [chosen(choice) for choice in c.tile_choice]


class ChooseOption(Decision[Schichtwechsel]):
    """a, b, or a without what may be left out [SW-18.2]; an option is taken completely or not offered."""

    def __init__(self, seat: i64, choice: i64, source: i64) -> None:
        super().__init__(seat)
        self.choice: i64 = choice
        self.source: i64 = source

    def options(self, s: Schichtwechsel) -> vec[i64]:
        legal = vec[i64](capacity=3)
        a = s.components.choice_a[self.choice]
        if all_possible(s, self.seat, a):
            legal = append(legal, OPTION_A)
        if all_possible(s, self.seat, s.components.choice_b[self.choice]):
            legal = append(legal, OPTION_B)
        if all_possible(s, self.seat, a) and can_leave_out(s, self.seat, a):
            legal = append(legal, A_PARTIAL)
        return legal

    def fits(self, s: Schichtwechsel, below: Step[Any] | None) -> None:
        """A choice that something here offers; of tiles only that of the seat's own [SW-10.12]."""
        reached = under_way(s, self, self.seat, below)
        origins = s.components.origins(s.players)
        is_choice = 0 <= self.choice < len(origins.choice_source) and self.source == origins.choice_source[self.choice]
        expect(is_choice, f"ChooseOption: {self.choice} is no choice of that source [SW-7.3]")
        expect(chosen(self.choice) in reached, f"ChooseOption: nothing on {type(below).__name__} offers it [SW-7.3]")
        tile = origins.choice_tile[self.choice]
        expect(tile == NONE or tile == s.tile[self.seat], "ChooseOption: not of the seat's tile [SW-10.12]")

    def take(self, s: Schichtwechsel, action: i64) -> None:
        if action == OPTION_B:
            push_effects(s, self.seat, s.components.choice_b[self.choice], self.source)
        elif action == OPTION_A:
            push_effects(s, self.seat, s.components.choice_a[self.choice], self.source)
        else:
            push_firm_effects(s, self.seat, s.components.choice_a[self.choice], self.source)

    def ints(self) -> list[int]:
        return [self.seat, self.choice, self.source]

    def context(self, s: Schichtwechsel) -> dict[str, int | str]:
        face = s.components.origins(s.players).choice_face[self.choice]
        on_card = self.source == FROM_CARDS and 0 <= face < CARDS
        return {"category": CATEGORY_IDS[self.source], "card": CARD_IDS[face] if on_card else "none"}

    def details(self, s: Schichtwechsel, action: int) -> dict[str, int | str]:
        """What the option does: its first effect as op and n, the second, if there is one, as and and m."""
        effects = s.components.choice_b[self.choice] if action == OPTION_B else s.components.choice_a[self.choice]
        parts = [
            s.components.effects[at].name()
            for at in range(effects.first, effects.end)
            if action != A_PARTIAL or not s.components.effects[at].optional
        ]
        found = dict(parts[0])
        second: Name = parts[1] if len(parts) > 1 else {"op": "nothing", "n": 0}
        found["and"] = second["op"]
        found["m"] = second["n"]
        return found


def can_leave_out(s: Schichtwechsel, seat: i64, effects: EffectList) -> bool:
    """Something optional would happen, so leaving it out makes a difference [SW-18.2]."""
    for at in range(effects.first, effects.end):
        effect = s.components.effects[at]
        if effect.optional and effect.possible(s, seat):
            return True
    return False
