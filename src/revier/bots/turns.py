"""Searching a whole turn by a beam search: sequences of a seat's own decisions, the most promising ones to its end.

The rules themselves are played, on clones; the value of a position for a seat, a title says.
"""

from __future__ import annotations

import time
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from revier.kernel.rng import Rng
from revier.kernel.state import State

FOREVER: Final = 1e9  # longer than any machine runs
DETERMINIZATIONS: Final = 4  # of the unknown that are tried where something is turned up


Key = tuple[float, str, tuple[int, ...]]  # tells lines apart


@mypyc_attr(allow_interpreted_subclasses=True)
class Judge:
    """How a seat sees the game during one of its turns."""

    def value(self, s: State) -> float:
        """The value of a position for the seat, in victory points."""
        raise TypeError(f"{type(self).__name__} does not say the value of a position")

    def is_worth_trying(self, s: State, action: i64) -> bool:
        """False for a legal action that can only waste time; keeps the search narrow."""
        return True


class Line:
    """A sequence of actions, and the position it leads to."""

    def __init__(self, s: State, path: vec[i64], value: float) -> None:
        self.s = s
        self.path: vec[i64] = path
        self.value: float = value


class Breadth:
    """The beam: how many lines go on after each decision, the best ones and the best that are asked the same.

    In the midst of an action, paid for and not yet carried out, a position looks worse than it is; so there is room
    for some of each kind.
    """

    def __init__(self, width: i64, each: i64) -> None:
        self.width: i64 = width
        self.each: i64 = each

    def best_of(self, lines: list[Line]) -> list[Line]:
        """Of lines that are sorted, the best first."""
        kept: dict[str, int] = {}
        found: list[Line] = []
        for line in lines:
            kind = type(line.s.agenda[-1]).__name__
            alike = kept.get(kind, 0)
            if len(found) < self.width or alike < self.each:
                kept[kind] = alike + 1
                found.append(line)
        return found


class TurnSearch:
    """Layer by layer, all ways on from the best positions, until the turn is over in every line."""

    def __init__(self, judge: Judge, seat: i64, breadth: Breadth, depth: i64, end: float) -> None:
        self.judge = judge
        self.seat: i64 = seat
        self.breadth = breadth
        self.depth: i64 = depth
        self.end: float = end  # when to be done, by the monotonic clock

    def lines(self, s: State, rng: Rng) -> list[Line]:
        """All ends of the turn that were found, the best first; if there was no time for any, ways towards one."""
        ends: list[Line] = []
        layer = [Line(s, vec[i64](), 0.0)]
        for i in range(self.depth):
            following: list[Line] = []
            seen: set[Key] = set()
            for line in layer:
                for action in line.s.shared_legal_actions():
                    if i > 0 and time.monotonic() > self.end:
                        break
                    if not self.judge.is_worth_trying(line.s, action):
                        continue
                    after = self.go_on(line, action, rng)
                    if self.is_at_its_end(after.s):
                        ends.append(after)
                    elif self.is_new(after, seen):
                        following.append(after)
            if len(following) == 0:
                break
            following.sort(key=by_value)
            layer = self.breadth.best_of(following)
        if len(ends) == 0:
            return layer
        ends.sort(key=by_value)
        return ends

    def is_new(self, line: Line, seen: set[Key]) -> bool:
        """Equally good to the last digit and asked the same: the same in another order."""
        asked = line.s.agenda[-1]
        key: Key = (line.value, type(asked).__name__, tuple(asked.ints()))
        if key in seen:
            return False
        seen.add(key)
        return True

    def go_on(self, line: Line, action: i64, rng: Rng) -> Line:
        after = line.s.clone()
        after.apply_trusted(action)
        value = self.judge.value(after)
        if self.has_revealed(after) and time.monotonic() < self.end:
            value = self.value_of_chance(line.s, action, rng)
        return Line(after, append(line.path[:], action), value)

    def value_of_chance(self, s: State, action: i64, rng: Rng) -> float:
        """The mean, over some determinizations, of the best it can make of what comes up."""
        total = 0.0
        for i in range(DETERMINIZATIONS):
            after = s.clone() if i == 0 else s.redetermine(self.seat, rng)
            after.apply_trusted(action)
            best = self.judge.value(after)
            if self.has_revealed(after):
                for reply in after.shared_legal_actions():
                    replied = after.clone()
                    replied.apply_trusted(reply)
                    best = max(best, self.judge.value(replied))
            total += best
        return total / float(DETERMINIZATIONS)

    def is_at_its_end(self, s: State) -> bool:
        """Another seat decides, nobody does, or something new has come up."""
        return len(s.agenda) == 0 or s.agenda[-1].seat != self.seat or s.sealed == s.ply

    def has_revealed(self, s: State) -> bool:
        """Something new has come up, and the seat goes on."""
        return len(s.agenda) > 0 and s.agenda[-1].seat == self.seat and s.sealed == s.ply


def by_value(line: Line) -> float:
    return -line.value
