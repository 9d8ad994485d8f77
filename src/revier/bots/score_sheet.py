"""Plays any title by its score sheet: what a choice leads to in games of random play from there on.

Titles without a module among the bots are planned for like this, decision by decision. In between counts the lead over
the strongest rival, and how much there is to choose from. Who writes a module for a title knows better.
"""

from __future__ import annotations

import math
import time
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from revier.bots.planner import Planner, SearchSettings
from revier.bots.turns import FOREVER, Breadth, Judge, Line, by_value
from revier.bots.weights import Values, apply_weights
from revier.kernel.rng import Rng
from revier.kernel.state import State

LONGEST: Final = 400  # plies of a playout; a game that takes longer is judged where it stands
GUESSES: Final = 4  # playouts where a search judges


class Weights:
    """In points of the title, whatever these are worth."""

    def __init__(self) -> None:
        self.rival: float = 0.9  # a point of the strongest rival
        self.win: float = 10.0  # having won when the game is over
        self.mobility: float = 0.1  # for every doubling of what may be done: one's own choices, less those of others


class ScoreSheetPlanner(Planner):
    """The width of its breadths is the number of playouts."""

    def __init__(self, values: Values) -> None:
        settings = SearchSettings(ahead=1, within=20.0, prior_visits=1.0, prior_weight=0.25, rival=0.9, expand_after=4)
        super().__init__(full=Breadth(32, 1), quick=Breadth(8, 1), depth=1, settings=settings)
        self.weights = Weights()
        apply_weights(self.weights, values)

    def judge(self, position: State, seat: i64) -> Judge:
        return ScoreSheetJudge(seat, self.weights)

    def lines(self, position: State, seat: i64, breadth: Breadth, rng: Rng, end: float = FOREVER) -> list[Line]:
        """Every choice, the best first; all are tried on the same determinizations."""
        judge = ScoreSheetJudge(seat, self.weights)
        found: list[Line] = []
        for action in position.shared_legal_actions():
            after = position.clone()
            after.apply_trusted(action)
            found.append(Line(after, vec[i64]([action]), judge.value(after)))
        if len(found) == 1:
            return found
        total = vec[float]([0.0] * len(found))
        done: i64 = 0
        while done < breadth.width and (done == 0 or time.monotonic() < end):
            deal = rng.next()
            for i in range(len(found)):
                total[i] = total[i] + judge.value(played_out(found[i].s, seat, Rng(deal)))
            done += 1
        for i in range(len(found)):
            found[i].value = total[i] / float(done) + self.weights.mobility * judge.mobility(found[i].s)
        found.sort(key=by_value)
        return found

    def reply(self, position: State, seat: i64, rng: Rng, end: float = FOREVER) -> vec[i64]:
        """What seems best at once; of equal choices any."""
        judge = ScoreSheetJudge(seat, self.weights)
        best = vec[i64]()
        highest = -1e9
        equal: i64 = 0
        for action in position.shared_legal_actions():
            after = position.clone()
            after.apply_trusted(action)
            value = judge.value(after)
            if value < highest:
                continue
            equal = 1 if value > highest else equal + 1
            if rng.below(equal) == 0:
                best = vec[i64]([action])
            highest = value
        return best

    def expected_points(self, position: State, seat: i64) -> float:
        """In the end, by some playouts; the search takes off the rival's points itself."""
        total = 0.0
        for i in range(GUESSES):
            total += float(played_out(position, seat, Rng(i)).scores()[seat])
        return total / float(GUESSES)


class ScoreSheetJudge(Judge):
    """The lead now, and having won."""

    def __init__(self, seat: i64, weights: Weights) -> None:
        self.seat: i64 = seat
        self.w = weights

    def value(self, s: State) -> float:
        points = s.scores()
        rivals = [points[seat] for seat in range(len(points)) if seat != self.seat]
        lead = float(points[self.seat]) - self.w.rival * float(max(rivals))
        if s.is_over:
            return lead + (self.w.win if s.ranking()[self.seat] == 1 else 0.0)
        return lead + self.w.mobility * self.mobility(s)

    def mobility(self, s: State) -> float:
        if s.is_over:
            return 0.0
        choices = math.log2(float(len(s.shared_legal_actions())))
        return choices if s.agenda[-1].seat == self.seat else -choices


def played_out(s: State, seat: i64, rng: Rng) -> State:
    """A game of random play from here on, on another determinization for this seat."""
    if s.is_over:
        return s
    dealt = s.redetermine(int(seat), rng)
    for i in range(LONGEST):
        if len(dealt.agenda) == 0:
            break
        legal = dealt.shared_legal_actions()
        dealt.apply_trusted(legal[rng.below(len(legal))])
    return dealt
