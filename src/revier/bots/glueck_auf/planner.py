"""How the bots that plan see Glück Auf."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from revier.bots.glueck_auf.experience import expected_points, terms
from revier.bots.glueck_auf.holding import holding
from revier.bots.glueck_auf.value import Outlook, Weights
from revier.bots.planner import Planner, SearchSettings
from revier.bots.second_look import SecondLook
from revier.bots.turns import FOREVER, Breadth, Judge, TurnSearch
from revier.bots.weights import Values, apply_weights
from revier.games.glueck_auf.actions import CAGE_TO, LOAD, SUB_BEGIN, SUB_CAGE, WORKER
from revier.games.glueck_auf.components import COLORS, FACTORY_DRAW, ORDER_DRAW, SURFACE, TARGET_COLOR
from revier.games.glueck_auf.pit import colors_on_level
from revier.games.glueck_auf.state import GlueckAuf
from revier.kernel.rng import Rng
from revier.kernel.state import State


class GlueckAufPlanner(Planner):
    def __init__(self, values: Values) -> None:
        settings = SearchSettings(ahead=2, within=6.0, prior_visits=1.0, prior_weight=0.25, rival=0.5, expand_after=24)
        super().__init__(full=Breadth(20, 4), quick=Breadth(4, 1), depth=16, settings=settings)
        self.weights = Weights()
        apply_weights(self.weights, values)

    def judge(self, position: State, seat: i64) -> Judge:
        assert isinstance(position, GlueckAuf)
        return GlueckAufJudge(position, seat, self.weights)

    def expected_points(self, position: State, seat: i64) -> float:
        assert isinstance(position, GlueckAuf)
        return expected_points(position, seat, Outlook(position, seat, self.weights))

    def terms(self, position: State, seat: i64) -> vec[float]:
        assert isinstance(position, GlueckAuf)
        return terms(position, seat, Outlook(position, seat, self.weights))

    def best_turn(self, position: State, seat: i64, rng: Rng) -> vec[i64]:
        """The best of the planned turns at a second look."""
        return SecondLook(self, seat, rng).best(position, self.lines(position, seat, self.full, rng)).path

    def reply(self, position: State, seat: i64, rng: Rng, end: float = FOREVER) -> vec[i64]:
        assert isinstance(position, GlueckAuf)
        judge = ReplyJudge(position, seat, self.weights)
        return TurnSearch(judge, seat, self.quick, self.depth, end).lines(position, rng)[0].path


class GlueckAufJudge(Judge):
    """Values what a seat owns, reckoning with what its rivals had when its turn began."""

    def __init__(self, s: GlueckAuf, seat: i64, weights: Weights) -> None:
        self.seat: i64 = seat
        self.look = Outlook(s, seat, weights)

    def value(self, s: State) -> float:
        assert isinstance(s, GlueckAuf)
        return self.look.value(holding(s, self.seat))

    def is_worth_trying(self, s: State, action: i64) -> bool:
        """In the pit: no trip to a level without coal, no second trip in a row, no substitute for what is at hand."""
        assert isinstance(s, GlueckAuf)
        if CAGE_TO <= action < LOAD:
            level = action - CAGE_TO
            if was_cage_move(s.history):
                return False
            return level == SURFACE or colors_on_level(s, self.seat, level) != 0
        if SUB_BEGIN <= action < SUB_CAGE:
            return not is_at_hand(s, self.seat, TARGET_COLOR[action - SUB_BEGIN])
        return True


class ReplyJudge(GlueckAufJudge):
    """Leaves out drawing five pieces: nothing takes longer to look at, and what comes up is chance."""

    def is_worth_trying(self, s: State, action: i64) -> bool:
        return action != WORKER + FACTORY_DRAW and action != WORKER + ORDER_DRAW and super().is_worth_trying(s, action)


def was_cage_move(history: vec[i64]) -> bool:
    return len(history) > 0 and CAGE_TO <= history[len(history) - 1] < LOAD


def is_at_hand(s: GlueckAuf, seat: i64, color: i64) -> bool:
    i = COLORS * seat + color
    return s.store[i] > 0 or (s.cage_level[seat] == SURFACE and s.cage[i] > 0)
