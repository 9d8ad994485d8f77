"""Plans its whole turn, takes what looks best at its end, and follows the plan through the turn's small decisions."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from revier.bots.base import Bot
from revier.bots.gc_paused import GcPaused
from revier.bots.turns import FOREVER, Breadth, Judge, Line, TurnSearch
from revier.kernel.rng import Rng
from revier.kernel.state import State

BETWEEN: Final = -1  # the stages of a game


class SearchSettings:
    """How far a search looks beyond the turn, and how much the planner's first opinion, the prior, counts in it."""

    def __init__(
        self, ahead: i64, within: float, prior_visits: float, prior_weight: float, rival: float, expand_after: i64
    ) -> None:
        self.ahead: i64 = ahead  # own turns after the one that is looked for
        self.within: float = within  # points by which the prior of a turn may lie below the best
        self.prior_visits: float = prior_visits  # visits that the prior counts as
        self.prior_weight: float = prior_weight  # how much of the prior counts after any number of visits
        self.rival: float = rival  # of the strongest rival's points that count against a seat
        self.expand_after: i64 = expand_after  # visits after which a node is expanded


class Trust:
    """What a search makes of a network's judgement."""

    def __init__(self, win: float, points: float, planner: float) -> None:
        self.win: float = win  # victory points that the whole win is worth
        self.points: float = points  # how much a point counts beside it
        self.planner: float = planner  # of the planner's opinion of a turn that still counts beside the network's


WINNING: Final = Trust(win=40.0, points=0.25, planner=0.3)


@mypyc_attr(allow_interpreted_subclasses=True)
class Planner:
    """What a title contributes: how a seat judges positions, and how broadly, deeply and far it looks."""

    def __init__(
        self, full: Breadth, quick: Breadth, depth: i64, settings: SearchSettings, trust: Trust = WINNING
    ) -> None:
        self.full = full
        self.quick = quick  # for a quick look
        self.depth: i64 = depth
        self.settings = settings
        self.trust = trust

    def judge(self, position: State, seat: i64) -> Judge:
        """How the seat sees things at this point of its turn."""
        raise TypeError(f"{type(self).__name__} does not say how it judges")

    def expected_points(self, position: State, seat: i64) -> float:
        """What the seat will have in the end, as a search sees it: no better than the planner, unless a title can."""
        return self.judge(position, seat).value(position)

    def terms(self, position: State, seat: i64) -> vec[float]:
        """The guess, and what it is made of: what a network is told of it."""
        return vec[float]([self.expected_points(position, seat)])

    def stage(self, s: State) -> i64:
        """The part of the game; BETWEEN where not every seat has a turn, so that a search does not wait for one."""
        return 0

    def lines(self, position: State, seat: i64, breadth: Breadth, rng: Rng, end: float = FOREVER) -> list[Line]:
        """All ends of the turn that were found before a time, the best first; at least one.

        A turn ends when another seat is asked, or when something unforeseen is turned up.
        """
        return TurnSearch(self.judge(position, seat), seat, breadth, self.depth, end).lines(position, rng)

    def best_turn(self, position: State, seat: i64, rng: Rng) -> vec[i64]:
        """The turn to take for one who has no time to search."""
        return self.lines(position, seat, self.full, rng)[0].path

    def reply(self, position: State, seat: i64, rng: Rng, end: float = FOREVER) -> vec[i64]:
        """What a seat is expected to do, at a quick look that is over at a time."""
        return self.lines(position, seat, self.quick, rng, end)[0].path


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
            with GcPaused():
                self.plan = self.plan_turn(position, seat)
            self.done = 0
        action = self.plan[self.done]
        self.done += 1
        self.expected = position
        position.apply(action)
        return action

    def plan_turn(self, position: State, seat: i64) -> vec[i64]:
        return self.planner.best_turn(position, seat, self.rng)

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
        return self.planner.lines(position, seat, self.planner.quick, self.rng)[0].path
