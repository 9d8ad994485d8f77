"""From rows to networks: all tables together, judged by games that are kept from the fit."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple, Protocol

import numpy as np
from numpy.typing import NDArray

from revier.bots.network import POINTS, Network
from revier.extras import is_there
from revier.kernel.errors import RevierError
from revier.training.numpy_learner import NumpyLearner, softmax
from revier.training.plan import Plan
from revier.training.rows import Rows
from revier.training.weights import Examples, Shape, Weights, as_network, rate_at

Array = NDArray[Any]

FARTHEST = 8.0  # spreads from the middle that a term counts while it is learned from
AT_ONCE = 4096  # positions that are judged together
SLOPES = [0.01 * n for n in range(1, 31)]  # of the win, tried on the planner's guess
POINTS_PER_ENTROPY = 15.0  # by which points and wins are weighed where the best epoch is chosen


class NothingToLearn(RevierError):
    """The games have no position to learn from, or none to judge by."""


class Learner(Protocol):
    """Follows the gradient, with one library or another."""

    name: str

    def step(self, table: int, rows: Array, rate: float) -> None: ...

    def outputs(self, table: int, rows: Array) -> Array: ...

    def found(self) -> Weights: ...


class Quality(NamedTuple):
    """How well the outcome is told in games that were kept apart."""

    rmse: float  # of a seat's points
    cross_entropy: float  # of the win
    accuracy: float  # wins of the seat that was thought likeliest


class Table(NamedTuple):
    """What is known of a number of players."""

    players: int
    columns: list[tuple[str, int, int]]  # the names of what is seen
    rows: Rows


class Fitted(NamedTuple):
    """A network for each table, and how good it is."""

    players: int
    network: Network
    slope: float
    positions: int
    guess: Quality  # the planner's
    quality: Quality


class Fit(NamedTuple):
    tables: list[Fitted]
    epochs: list[list[Quality]]  # after each, by table
    learner: str


def choose_learner() -> type[Any]:
    """PyTorch where it is installed, or else numpy."""
    if not is_there("torch"):
        return NumpyLearner
    from revier.training.torch_learner import TorchLearner

    return TorchLearner


def fit(
    tables: Sequence[Table], plan: Plan, seed: int, make: type[Any], tell: Callable[[int], None] = lambda epochs: None
) -> Fit:
    """Learn from most games; the epoch counts after which the others were told best."""
    middle, spread = standard(tables)
    known = list(dict.fromkeys(name for table in tables for name in table.columns))
    examples = [prepare(table, known, middle, spread) for table in tables]
    kept = [is_apart(table, plan, len(tables)) for table in tables]
    learned = [np.flatnonzero(~apart) for apart in kept]
    judged = [np.flatnonzero(apart) for apart in kept]
    if min(len(rows) for rows in [*learned, *judged]) == 0:
        raise NothingToLearn("too few positions")
    shape = Shape(len(known) + len(middle), len(tables), plan.wide, plan.narrow)
    learner: Learner = make(shape, examples, plan, seed)
    chance = np.random.default_rng([seed, 2])
    batches = [max(1, round(len(rows) / plan.batch)) for rows in learned]
    steps = plan.epochs * sum(batches)
    done = 0
    epochs: list[list[Quality]] = []
    best = learner.found(), math.inf
    for epoch in range(plan.epochs):
        todo = [
            (n, part) for n, rows in enumerate(learned) for part in np.array_split(chance.permutation(rows), batches[n])
        ]
        for n in chance.permutation(len(todo)):
            table, part = todo[n]
            learner.step(table, part, rate_at(done, steps, plan.rate))
            done += 1
        weights = learner.found()
        epochs.append([judge(learner, n, examples[n], judged[n], weights) for n in range(len(tables))])
        if off(epochs[-1]) < best[1]:
            best = weights, off(epochs[-1])
        tell(epoch + 1)
    found, chosen = best[0], min(epochs, key=off)
    fitted = [
        Fitted(
            table.players,
            as_network(found, n, examples[n].columns, middle, spread),
            float(found["slope"][n]),
            len(learned[n]),
            guessed(examples[n], judged[n]),
            chosen[n],
        )
        for n, table in enumerate(tables)
    ]
    return Fit(fitted, epochs, learner.name)


def off(tables: list[Quality]) -> float:
    """How far off the fit is at all tables together."""
    return sum(one.rmse / POINTS_PER_ENTROPY + one.cross_entropy for one in tables)


def standard(tables: Sequence[Table]) -> tuple[Array, Array]:
    """The middle and the spread of all terms; what hardly varies is not blown up."""
    terms = np.concatenate([table.rows.terms.reshape(-1, table.rows.terms.shape[-1]) for table in tables])
    middle = terms.mean(0, dtype=np.float64)
    return middle, terms.std(0, dtype=np.float64) + 0.02 * np.abs(middle) + 0.01


def prepare(table: Table, known: list[tuple[str, int, int]], middle: Array, spread: Array) -> Examples:
    rows = table.rows
    place = {name: n for n, name in enumerate(known)}
    columns = [place[name] for name in table.columns] + [len(known) + n for n in range(len(middle))]
    terms = np.clip((rows.terms - middle) / spread, -FARTHEST, FARTHEST).astype(np.float16)
    return Examples(
        np.concatenate([rows.seen, terms], 2),
        np.array(columns, np.int64),
        np.ascontiguousarray(rows.terms[:, :, 0]),
        rows.points,
        rows.wins,
    )


def is_apart(table: Table, plan: Plan, tables: int) -> Array:
    """Positions of the games that are kept apart; tables take the numbers of games in turn."""
    apart: Array = table.rows.number // tables % plan.apart == plan.apart - 1
    return apart


def judge(learner: Learner, table: int, e: Examples, rows: Array, weights: Weights) -> Quality:
    parts = [learner.outputs(table, rows[n : n + AT_ONCE]) for n in range(0, len(rows), AT_ONCE)]
    out = np.concatenate(parts)
    guess = e.guess[rows]
    return quality(guess + POINTS * out[..., 0], weights["slope"][table] * guess + out[..., 1], e, rows)


def guessed(e: Examples, rows: Array) -> Quality:
    """The planner's guess alone, with what it is usually off by taken off, and as well as it tells who wins."""
    guess = e.guess[rows] - (e.guess[rows] - e.points[rows]).mean()
    return min([quality(guess, slope * guess, e, rows) for slope in SLOPES], key=lambda one: one.cross_entropy)


def quality(points: Array, chances: Array, e: Examples, rows: Array) -> Quality:
    wins = e.wins[rows]
    entropy = -(wins * np.log(np.maximum(softmax(chances), 1e-9))).sum(1).mean()
    best = np.take_along_axis(wins, chances.argmax(1)[:, None], 1)
    return Quality(math.sqrt(((points - e.points[rows]) ** 2).mean()), float(entropy), float(best.mean()))
