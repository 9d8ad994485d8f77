"""Plans its whole turn, takes what looks best at its end, and follows the plan through the turn's small decisions."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from revier.bots.base import Bot
from revier.bots.turns import Judge, Line, TurnSearch
from revier.kernel.rng import Rng
from revier.kernel.state import State


class Planner:
    """What a title contributes: how a seat judges positions, and how wide and deep its turns are searched."""

    def __init__(self, width: i64, hasty_width: i64, depth: i64, scale: float) -> None:
        self.width: i64 = width  # lines followed up after each decision: the most promising ones
        self.hasty_width: i64 = hasty_width  # as many as a quick look takes
        self.depth: i64 = depth
        self.scale: float = scale  # a lead of so many points makes a win very likely

    def judge(self, position: State, seat: i64) -> Judge:
        """How the seat sees things at this point of its turn."""
        raise TypeError(f"{type(self).__name__} does not say how it judges")

    def plan(self, position: State, seat: i64, rng: Rng) -> vec[i64]:
        """Actions from here to the end of the turn, or until something unforeseen is turned up; at least one."""
        return self.search(position, seat).plan(position, rng)

    def lines(self, position: State, seat: i64, rng: Rng) -> list[Line]:
        """All ends of the turn that were found, the best first; at least one."""
        return self.search(position, seat).lines(position, rng)

    def hasty_plan(self, position: State, seat: i64, rng: Rng) -> vec[i64]:
        """A turn at a quick look."""
        return TurnSearch(self.judge(position, seat), seat, self.hasty_width, self.depth).plan(position, rng)

    def hasty_lines(self, position: State, seat: i64, rng: Rng) -> list[Line]:
        """All ends of the turn that a quick look finds, the best first; at least one."""
        return TurnSearch(self.judge(position, seat), seat, self.hasty_width, self.depth).lines(position, rng)

    def search(self, position: State, seat: i64) -> TurnSearch:
        return TurnSearch(self.judge(position, seat), seat, self.width, self.depth)


class PlannerBot(Bot):
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
            self.plan = self.plan_turn(position, seat)
            self.done = 0
        action = self.plan[self.done]
        self.done += 1
        self.expected = position
        position.apply(action)
        return action

    def plan_turn(self, position: State, seat: i64) -> vec[i64]:
        return self.planner.plan(position, seat, self.rng)

    def is_as_planned(self, position: State, seat: i64) -> bool:
        """Whether the seat sees and is asked what it expected after its last action."""
        expected = self.expected
        if expected is None or self.done >= len(self.plan) or expected.ply != position.ply:
            return False
        awaited, asked = expected.asked(), position.asked()
        if type(awaited) is not type(asked) or awaited.ints() != asked.ints():
            return False
        return expected.view(seat) == position.view(seat)


class GreedyBot(PlannerBot):
    """Plans its turn at a quick look, and believes what the author of its title guessed."""

    def plan_turn(self, position: State, seat: i64) -> vec[i64]:
        return self.planner.hasty_plan(position, seat, self.rng)
