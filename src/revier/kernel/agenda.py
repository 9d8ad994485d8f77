"""Whether the agenda of a position that somebody else wrote is one that play leads to.

The game's own course lies lowest: what is still to come of the rounds. Above it every step says for itself, right under
its options, where it may lie (`Step.fits`); nothing else knows the flow a second time.
"""

from __future__ import annotations

from typing import Any

from revier.kernel.errors import BadPosition
from revier.kernel.state import State
from revier.kernel.step import NOBODY, Step


def check_agenda(s: State, course: list[Step[Any]]) -> None:
    """`course`: what lies under the turn, as the rounds themselves pushed it onto a scratch position."""
    top = s.agenda[-1]
    if top.seat == NOBODY:
        raise BadPosition("agenda", f"the last entry must be a decision, not {type(top).__name__}")
    expected = [s.game.save_step(step) for step in course]
    given = [s.game.save_step(step) for step in s.agenda[: len(course)]]
    if given != expected:
        raise BadPosition("agenda", f"here it begins {in_words(expected)}; got {in_words(given)}")
    if len(s.agenda) == len(course):
        raise BadPosition("agenda", f"no turn lies on {type(top).__name__}")
    for i in range(len(course), len(s.agenda)):
        s.agenda[i].fits(s, s.agenda[i - 1] if i > 0 else None)
    if len(s.asked().options(s)) == 0:
        raise BadPosition("agenda", f"{type(top).__name__} of seat {top.seat} has no legal action here")


def in_words(steps: list[list[str | int]]) -> str:
    return ", ".join([" ".join([str(part) for part in step]) for step in steps]) or "with the turn"
