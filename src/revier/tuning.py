"""Finding weights for the bots that plan: CMA-ES on games of a title against itself.

Every candidate plays the same deals on all seats against the reference; after some generations the middle of the
candidates becomes the reference. A run is a JSON file that is written after every generation and can be continued.
"""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Iterator
from concurrent.futures import Executor
from pathlib import Path
from typing import Any, NamedTuple

import revier
from revier.bots import make_planner
from revier.bots.planner import PlannerBot
from revier.bots.weights import Values
from revier.kernel.errors import RevierError

SIGMA = 0.25  # how far the first candidates stray, as a share of a weight
LEAST_SCALE = 0.1  # weights near 0 stray as if they were this large
RENEWAL = 8  # generations after which the reference is renewed
MARGIN = 25.0  # points of lead that count as much as a win


class BadRun(RevierError):
    """A file that is no run of the tuner, or one of another task."""


class Task(NamedTuple):
    """What is tuned, and how much is played for it."""

    game: str
    players: int
    deals: int  # for each candidate and generation, each with all rotations of the seats
    population: int
    seed: int


class Duel(NamedTuple):
    """One game: a candidate on every other seat from `first` on, the reference on the others."""

    game: str
    players: int
    seed: int
    first: int
    candidate: Values
    reference: Values


def flat(values: Values) -> list[float]:
    """Weights as one row of numbers, in the order of their names."""
    return [float(n) for value in values.values() for n in (value if isinstance(value, list) else [value])]


def shaped(like: Values, numbers: list[float]) -> Values:
    """A row of numbers as weights again."""
    rest = iter(numbers)
    return {k: [next(rest) for n in v] if isinstance(v, list) else next(rest) for k, v in like.items()}


def fitness(duel: Duel) -> float:
    """How the candidate did: its share of the victory, and its lead in points."""
    s = revier.game(duel.game).new(players=duel.players, seed=duel.seed)
    mine = [(seat - duel.first) % duel.players % 2 == 0 for seat in range(duel.players)]
    bots = [
        PlannerBot(duel.seed + seat + 1, make_planner(duel.game, duel.candidate if own else duel.reference))
        for seat, own in enumerate(mine)
    ]
    while not s.is_over:
        s.apply(bots[s.asked().seat].act(s))
    places = s.ranking()
    share = sum(own and place == 1 for own, place in zip(mine, places, strict=True)) / places.count(1)
    scores = s.scores()
    lead = mean([n for n, own in zip(scores, mine, strict=True) if own])
    lead -= mean([n for n, own in zip(scores, mine, strict=True) if not own])
    return share - mine.count(True) / duel.players + lead / MARGIN


def mean(numbers: list[int]) -> float:
    return sum(numbers) / len(numbers)


class Tuner:
    """A run: asks CMA-ES for candidates, lets them play, tells it how they did."""

    def __init__(self, task: Task, start: Values, file: Path | None) -> None:
        import numpy
        from cmaes import CMA

        self.task = task
        self.start = start
        self.file = file
        self.scale = [max(abs(n), LEAST_SCALE) for n in flat(start)]
        middle = numpy.array([n / scale for n, scale in zip(flat(start), self.scale, strict=True)])
        self.cma = CMA(mean=middle, sigma=SIGMA, population_size=task.population, seed=task.seed)
        self.reference = start
        self.told: list[list[float]] = []  # fitness of every candidate of every generation
        for row in self.read():
            self.tell([self.cma.ask() for n in row], row)

    def read(self) -> list[list[float]]:
        """The generations of an earlier run."""
        if self.file is None or not self.file.exists():
            return []
        try:
            data = json.loads(self.file.read_text(encoding="utf-8"))
            known = data["task"] == self.task._asdict() and data["start"] == self.start
            told: list[list[float]] = data["told"]
        except (OSError, ValueError, KeyError, TypeError):
            raise BadRun(f"{self.file}: this is no run of the tuner") from None
        if not known:
            raise BadRun(f"{self.file}: this run is about another task; name another file")
        return told

    def tell(self, asked: list[Any], row: list[float]) -> None:
        self.cma.tell([(x, -value) for x, value in zip(asked, row, strict=True)])
        self.told.append(row)
        if len(self.told) % RENEWAL == 0:
            self.reference = self.best()

    def best(self) -> Values:
        """The middle of the candidates."""
        return self.weights(self.cma._mean)

    def weights(self, x: Any) -> Values:
        return shaped(self.start, [round(float(n) * scale, 4) for n, scale in zip(x, self.scale, strict=True)])

    def run(self, generations: int, pool: Executor) -> Iterator[float]:
        """Play on until so many generations are done; gives the mean fitness of each."""
        while len(self.told) < generations:
            asked = [self.cma.ask() for n in range(self.task.population)]
            row = self.play([self.weights(x) for x in asked], pool.map)
            self.tell(asked, row)
            self.save()
            yield sum(row) / len(row)

    def play(self, candidates: list[Values], run_all: Callable[..., Any]) -> list[float]:
        task = self.task
        first_deal = task.seed + len(self.told) * task.deals
        duels = [
            Duel(task.game, task.players, first_deal + deal, first, candidate, self.reference)
            for candidate in candidates
            for deal in range(task.deals)
            for first in range(task.players)
        ]
        results = list(run_all(fitness, duels, chunksize=4))
        each = len(duels) // len(candidates)
        return [sum(results[i : i + each]) / each for i in range(0, len(results), each)]

    def save(self) -> None:
        """Written beside and moved over, so that a killed run leaves the last whole generation."""
        if self.file is None:
            return
        data = {"task": self.task._asdict(), "start": self.start, "told": self.told, "best": self.best()}
        beside = self.file.with_name(self.file.name + ".new")
        beside.write_text(json.dumps(data), encoding="utf-8")
        os.replace(beside, self.file)


def as_toml(values: Values, head: str) -> str:
    """Weights as a file that `planner:FILE` takes."""
    rows = [f"{name} = {value}" for name, value in values.items()]
    return "\n".join([f"# {head}", "", "[weights]", *rows, ""])
