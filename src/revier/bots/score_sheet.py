"""Plays any title by its score sheet: points, the lead over the strongest rival, and how much there is to choose from.

Titles without a module among the bots are planned for like this. Who writes one knows better.
"""

from __future__ import annotations

import math

from mypy_extensions import i64

from revier.bots.planner import Foresight, Planner
from revier.bots.turns import Breadth, Judge
from revier.bots.weights import Values, apply_weights
from revier.kernel.state import State


class Weights:
    """In points of the title, whatever these are worth."""

    def __init__(self) -> None:
        self.rival: float = 0.9  # a point of the strongest rival
        self.win: float = 10.0  # having won when the game is over
        self.mobility: float = 0.1  # for every doubling of what may be done: one's own choices, less those of others


class ScoreSheetPlanner(Planner):
    def __init__(self, values: Values) -> None:
        foresight = Foresight(ahead=1, within=20.0, trust=1.0, keep=0.0, rival=0.9, ripe=4)
        super().__init__(full=Breadth(24, 2), hasty=Breadth(6, 1), depth=16, foresight=foresight)
        self.weights = Weights()
        apply_weights(self.weights, values)

    def judge(self, position: State, seat: i64) -> Judge:
        return ScoreSheetJudge(seat, self.weights)

    def expected_points(self, position: State, seat: i64) -> float:
        """The search takes off the rival's points itself."""
        return float(position.scores()[seat])


class ScoreSheetJudge(Judge):
    def __init__(self, seat: i64, weights: Weights) -> None:
        self.seat: i64 = seat
        self.w = weights

    def value(self, s: State) -> float:
        points = s.scores()
        rivals = [points[seat] for seat in range(len(points)) if seat != self.seat]
        lead = float(points[self.seat]) - self.w.rival * float(max(rivals))
        if s.is_over:
            return lead + (self.w.win if s.ranking()[self.seat] == 1 else 0.0)
        choices = math.log2(float(len(s.offer())))
        return lead + self.w.mobility * (choices if s.agenda[-1].seat == self.seat else -choices)
