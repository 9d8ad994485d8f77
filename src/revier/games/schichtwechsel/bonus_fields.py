"""Step VI of the preparation: the bonus fields of the house track [SW-10.12, SW-10.13]."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from revier.games.schichtwechsel.choosing import push_choice
from revier.games.schichtwechsel.effects import Ground, any_possible, push_effects
from revier.games.schichtwechsel.events import FIELD_USED
from revier.games.schichtwechsel.names import FROM_HOUSE_FIELDS, HOUSES, NONE, STEP_6
from revier.games.schichtwechsel.state import Schichtwechsel
from revier.games.schichtwechsel.turn import ActionPhase
from revier.kernel.step import Step, expect


def in_turn(s: Schichtwechsel, i: i64) -> i64:
    """The i-th seat from the start player on, clockwise [SW-9.1]."""
    return (s.first + i) % s.players


def fits_count(s: Schichtwechsel, step: Step[Any], done: i64) -> None:
    """A step that counts the seats: that of the last one is under way."""
    name = type(step).__name__
    expect(1 <= done <= s.players, f"{name} counts the seats that have begun, 1 to {s.players} [SW-9.2]")


class UseBonusFields(Step[Schichtwechsel]):
    """In turn order; which fields count is fixed when a player begins [SW-10.12]."""

    def __init__(self, done: i64) -> None:
        super().__init__()
        self.done: i64 = done

    def run(self, s: Schichtwechsel) -> None:
        s.phase = STEP_6
        if self.done == s.players:
            return
        seat = in_turn(s, self.done)
        s.push(UseBonusFields(self.done + 1))
        s.push(BonusFields(seat, unlocked(s, seat)))

    def fits(self, s: Schichtwechsel, below: Step[Any] | None) -> None:
        expect(isinstance(below, ActionPhase), "UseBonusFields: in step VI, on ActionPhase [SW-10.12]")
        fits_count(s, self, self.done)

    def ints(self) -> list[int]:
        return [self.done]


def unlocked(s: Schichtwechsel, seat: i64) -> i64:
    """The bonus fields whose houses are gone, as bits [SW-4.13]."""
    free: i64 = 0
    for house in range(HOUSES):
        if s.house[HOUSES * seat + house] == 0:
            free |= 1 << house
    return free


class BonusFields(Step[Schichtwechsel], Ground):
    """The fields of one player, from left to right [SW-10.12, SW-10.13]."""

    def __init__(self, player: i64, fields: i64) -> None:
        super().__init__()
        self.player: i64 = player
        self.fields: i64 = fields  # bits

    def run(self, s: Schichtwechsel) -> None:
        if self.fields == 0:
            return
        field: i64 = 0
        while not self.fields >> field & 1:
            field += 1
        s.push(BonusFields(self.player, self.fields & ~(1 << field)))
        effects = s.components.house_effects[field]
        choice = s.components.house_choice[field]
        if choice != NONE or any_possible(s, self.player, effects):
            s.tell(FIELD_USED, self.player, field)
        if choice == NONE:
            push_effects(s, self.player, effects, FROM_HOUSE_FIELDS)
        else:
            push_choice(s, self.player, choice, FROM_HOUSE_FIELDS)

    def fits(self, s: Schichtwechsel, below: Step[Any] | None) -> None:
        """One of the fields is being used, those to its right may follow."""
        if not isinstance(below, UseBonusFields) or s.phase != STEP_6:
            expect(False, f"BonusFields does not lie on {type(below).__name__} [SW-10.12]")
            return
        seat = in_turn(s, below.done - 1)
        expect(self.player == seat, f"BonusFields: it is the turn of seat {seat} [SW-9.1]")
        free = unlocked(s, seat)
        fits = 0 <= self.fields == self.fields & free and len(self.in_use(s)) > 0
        expect(fits, "BonusFields: unlocked fields to the right of the one in use [SW-10.12]")

    def in_use(self, s: Schichtwechsel) -> list[int]:
        """The unlocked fields to the left of those that follow; one unlocked on the way does not count."""
        lowest = self.fields & -self.fields if self.fields > 0 else 1 << HOUSES
        free = unlocked(s, self.player) & (lowest - 1)
        return [field for field in range(HOUSES) if free >> field & 1]

    def whose(self, s: Schichtwechsel) -> i64:
        return self.player

    def begun(self, s: Schichtwechsel) -> list[int]:
        origins = s.components.origins(s.players)
        return [node for field in self.in_use(s) for node in origins.fields[field]]

    def ints(self) -> list[int]:
        return [self.player, self.fields]
