"""The sequential test of `--sprt`: is the stake of the first bot rather h0 or h1, asked after every group in its order.

It is the generalized sequential probability ratio test (GSPRT) for the mean of independent values, with Wald's bounds
(A. Wald, Sequential Analysis, 1947). Their variance is estimated as they come, their mean is taken as normal.
"""

from __future__ import annotations

import math
from collections.abc import Iterable
from itertools import groupby
from statistics import fmean
from typing import Final

from revier.arena.match import Lines, Result
from revier.arena.plan import Task
from revier.kernel.state import Json

ALPHA: Final = 0.05  # how often H1 may be accepted where H0 is true
BETA: Final = 0.05  # how often H0 may be accepted where H1 is true
LOW: Final = math.log(BETA / (1 - ALPHA))
HIGH: Final = math.log((1 - BETA) / ALPHA)

# The first groups may happen to be all alike, and a variance near zero would decide at once. So the variance counts
# as if some groups had been there before, which vary as much as shares can: that errs on the side of playing on, and
# fades as groups come in. Nor is the mean of very few groups anything like normal. Simulated groups of independent
# games then keep to both error rates, for stakes from 0.02 to 0.99. Where all games of a group end alike, 0.55 was
# taken for 0.65 in 6 % of runs, and 0.8 for 0.9 in 11 %.
EARLIER: Final = 8  # groups
WIDEST: Final = 0.25  # no values between 0 and 1 have a greater variance
FEWEST: Final = 16  # groups before the test may decide

H0, H1, UNDECIDED = "H0", "H1", "undecided"


class Sprt:
    """The log likelihood ratio of H1 to H0 after every group so far."""

    def __init__(self, h0: float, h1: float) -> None:
        self.h0 = h0
        self.h1 = h1
        self.llrs: list[float] = []
        self.mean = 0.0
        self.squares = 0.0  # the sum of squared distances from the mean

    def add(self, stake: float) -> None:
        """One more group."""
        n = len(self.llrs) + 1
        before = stake - self.mean
        self.mean += before / n
        self.squares += before * (stake - self.mean)
        variance = (self.squares + EARLIER * WIDEST) / (n - 1 + EARLIER)
        self.llrs.append(n * (self.h1 - self.h0) * (2 * self.mean - self.h0 - self.h1) / (2 * variance))

    @property
    def verdict(self) -> str:
        if len(self.llrs) < FEWEST or LOW < self.llrs[-1] < HIGH:
            return UNDECIDED
        return H1 if self.llrs[-1] >= HIGH else H0


class Watch:
    """Follows a run whose results come in any order; the test sees them group by group in the order of the plan.

    So it decides at the same group however many processes play, and whether or not the run was stopped in between.
    """

    def __init__(self, task: Task) -> None:
        self.bot = task.bots[0]
        self.each = len(task.seatings())
        self.test = Sprt(*task.sprt) if task.sprt else None

    def decided(self, lines: Lines) -> bool:
        """Whether the results so far decide; a run without a test is never decided."""
        if self.test is None:
            return False
        while self.test.verdict == UNDECIDED:
            first = len(self.test.llrs) * self.each
            group = [lines[index] for index in range(first, first + self.each) if index in lines]
            if len(group) < self.each:
                return False
            self.test.add(stake(self.bot, Result.read(group)))
        return True


def judge(task: Task, played: Iterable[Result]) -> Sprt | None:
    """The test of a run over its results in their order; nothing if the task asks for none."""
    if task.sprt is None:
        return None
    test = Sprt(*task.sprt)
    for _, group in groupby(played, key=lambda result: result.group):
        if test.verdict != UNDECIDED:
            break
        test.add(stake(task.bots[0], group))
    return test


def counted(task: Task, played: list[Result]) -> list[Result]:
    """Without what parallel processes played beyond the group that decided."""
    test = judge(task, played)
    return played if test is None else played[: len(test.llrs) * len(task.seatings())]


def stake(bot: str, group: Iterable[Result]) -> float:
    """The part of all wins of a group that fell to a bot."""
    return fmean([result.taken(bot) for result in group])


def outcome(task: Task, test: Sprt) -> Json:
    """The test as plain data."""
    return {
        "bot": task.bots[0],
        "h0": test.h0,
        "h1": test.h1,
        "alpha": ALPHA,
        "beta": BETA,
        "low": round(LOW, 6),
        "high": round(HIGH, 6),
        "llr": round(test.llrs[-1], 6),
        "verdict": test.verdict,
        "groups": len(test.llrs),
    }
