"""What the steps of a position lie on: the phases of the round, and in a phase the turn of a seat [KK-5.1, KK-7.2]."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from revier.games.kohle_und_kolonie.board import NONE
from revier.games.kohle_und_kolonie.state import KohleUndKolonie
from revier.games.kohle_und_kolonie.stock import has_used
from revier.kernel.errors import BadPosition
from revier.kernel.step import Decision, Step, expect


class Phase(Step[KohleUndKolonie]):
    """One of the ten phases, as the round lays them out; number 11 is what comes after them."""

    def __init__(self, number: i64) -> None:
        super().__init__()
        self.number: i64 = number


def is_phase(step: Step[Any] | None, number: i64) -> bool:
    return isinstance(step, Phase) and step.number == number


def expect_lowest(s: KohleUndKolonie, step: Step[Any], phase: i64, below: Step[Any] | None) -> None:
    """The lowest step of the phase under way: upon the phases to come."""
    ok = s.phase == phase and is_phase(below, phase + 1)
    expect(ok, f"{name(step)}: in phase {phase}, upon the phases to come [KK-5.1]")


def name(step: Step[Any] | None) -> str:
    return type(step).__name__


class Turns(Phase):
    """A phase in which one seat after the other acts; `done` of them have begun."""

    def __init__(self, number: i64, done: i64) -> None:
        super().__init__(number)
        self.done: i64 = done

    def fits(self, s: KohleUndKolonie, below: Step[Any] | None) -> None:
        expect_lowest(s, self, self.number, below)
        expect(1 <= self.done <= s.players, f"{name(self)} counts the seats that have begun, 1 to {s.players}")

    def seat_at(self, s: KohleUndKolonie, n: i64) -> i64:
        """Who acts after `n` others [KK-5.2]."""
        return s.turn_order[n]


def expect_in_turn(
    s: KohleUndKolonie, step: Step[Any], seat: i64, first: i64, last: i64, below: Step[Any] | None
) -> None:
    """With this step the seat's part in one of these phases begins."""
    phases = f"phase {first}" if first == last else f"phases {first} to {last}"
    expect(first <= s.phase <= last, f"{name(step)}: in {phases} [KK-5.1]")
    if not isinstance(below, Turns) or below.number != s.phase or below.done == 0:
        raise BadPosition("agenda", f"{name(step)}: upon the step that counts the turns of {phases}, not {name(below)}")
    expected = below.seat_at(s, below.done - 1)
    expect(seat == expected, f"{name(step)}: it is the turn of seat {expected}, by turn order [KK-5.2]")


# -- the turn of a seat ----------------------------------------------------------------------------


class Turn(Decision[KohleUndKolonie]):
    """A seat's turn, under what it has begun.

    `main` is 1 while the main action is left; `token` is the one whose action stands in its place [KK-12.3].
    """

    def __init__(self, seat: i64, main: i64, token: i64) -> None:
        super().__init__(seat)
        self.main: i64 = main
        self.token: i64 = token

    def is_in_main(self) -> bool:
        """Whether what lies on it may be the main action, which is spent then."""
        return self.main == 0 and self.token == NONE

    def is_in_token(self, s: KohleUndKolonie, token: i64) -> bool:
        """Whether it may be the action of this bonus token: used, and the edition lets it be used here [D-03, D-04]."""
        in_turn = s.edition.action_tokens_in_turn or (s.phase == 4 and self.main == 0)
        return in_turn and self.token == NONE and has_used(s, self.seat, token)


def turn_below(step: Step[Any], seat: i64, below: Step[Any] | None) -> Turn:
    """The turn in which this seat began the step right above it."""
    if not isinstance(below, Turn):
        raise BadPosition("agenda", f"{name(step)}: in a turn, upon its TurnMenu [KK-7.2]; got {name(below)} below")
    expect(below.seat == seat, f"{name(step)}: it is the turn of seat {below.seat} [KK-5.2]")
    return below


def expect_main(step: Step[Any], seat: i64, below: Step[Any] | None) -> None:
    turn = turn_below(step, seat, below)
    expect(turn.is_in_main(), f"{name(step)} is a main action, so none is left in TurnMenu [KK-7.2]")


def expect_main_or_token(s: KohleUndKolonie, step: Step[Any], seat: i64, token: i64, below: Step[Any] | None) -> None:
    """A main action, or the same by its bonus token [KK-9.1]."""
    turn = turn_below(step, seat, below)
    ok = turn.is_in_main() or turn.is_in_token(s, token)
    expect(ok, f"{name(step)}: the main action is left in TurnMenu, and no token was used for it [KK-7.2, KK-9.1]")


def turn_under_way(s: KohleUndKolonie) -> Turn:
    """The turn that lies somewhere in the agenda."""
    for step in s.agenda:
        if isinstance(step, Turn):
            return step
    raise BadPosition("agenda", "no turn lies under this [KK-7.2]")
