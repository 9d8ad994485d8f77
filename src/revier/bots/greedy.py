"""Plans its whole turn, takes what looks best at its end, and follows the plan through the turn's small decisions."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from revier.bots.base import Bot
from revier.kernel.rng import Rng
from revier.kernel.state import State


class Planner:
    """What a title contributes: the best way through the rest of a turn."""

    def plan(self, position: State, seat: i64, rng: Rng) -> vec[i64]:
        """Actions from here to the end of the turn, or until something unforeseen is turned up; at least one.

        What the seat cannot know is dealt at random in this position; `rng` is there to deal it again.
        """
        raise TypeError(f"{type(self).__name__} does not say how it plans")


class GreedyBot(Bot):
    """Looks to the end of its turn, and no further."""

    def __init__(self, seed: int, planner: Planner) -> None:
        super().__init__(seed)
        self.planner = planner
        self.plan: vec[i64] = vec[i64]()
        self.done: i64 = 0  # actions of the plan already taken
        self.expected: State | None = None  # the position after them

    def think(self, position: State) -> int:
        seat = position.asked().seat
        if not self.is_as_planned(position, seat):
            self.plan = self.planner.plan(position, seat, self.rng)
            self.done = 0
        action = self.plan[self.done]
        self.done += 1
        self.expected = position
        position.apply(action)
        return action

    def is_as_planned(self, position: State, seat: i64) -> bool:
        """Whether the seat sees what it expected to see after its last action."""
        expected = self.expected
        if expected is None or self.done >= len(self.plan) or expected.ply != position.ply:
            return False
        return expected.view(seat) == position.view(seat)
