"""Finding weights for the bots that plan: CMA-ES on games of a title against itself.

Every candidate plays the same deals on all seats against the reference; after some generations the middle of the
candidates becomes the reference. A run is a JSON file that is written after every generation and can be continued.
"""

from __future__ import annotations

import hashlib
import json
import math
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

import revier
from revier.bots import make_planner
from revier.bots.planner import GreedyBot, PlannerBot
from revier.bots.weights import Values, values_of
from revier.kernel.errors import RevierError
from revier.kernel.record import write_whole
from revier.kernel.rng import MASK, Rng

SIGMA = 0.25  # how far the first candidates stray, as a share of a weight
LEAST_SCALE = 0.1  # weights near 0 stray as if they were this large
RENEWAL = 8  # generations after which the reference is renewed
MARGIN = 25.0  # points of lead that count as much as a win
CONFIDENCE = 1.96  # standard errors each side of a mean that hold the true one with 95 %
NUMPY_SEEDS = 1 << 32


class BadRun(RevierError):
    """A file that is no run of the tuner."""


class OtherRun(BadRun):
    """A run of the tuner about another task."""


class Task(NamedTuple):
    """What is tuned, and how much is played for it."""

    game: str
    players: list[int]  # numbers of players, taken in turn from deal to deal
    deals: int  # for each candidate and generation, each with all seatings
    population: int
    seed: int
    quick: bool = False  # planners take a quick look: many more games in the same time

    def deal(self, number: int) -> Deal:
        """Deals are numbered through the whole run, so that none comes twice."""
        players = self.players[number % len(self.players)]
        return Deal(self.game, players, int(Rng(self.seed, number).next()))

    def generation(self, n: int) -> list[Deal]:
        """The deals that all candidates of a generation play."""
        return [self.deal(n * self.deals + i) for i in range(self.deals)]


class Deal(NamedTuple):
    """A game before anybody has sat down."""

    game: str
    players: int
    seed: int


class Duel(NamedTuple):
    """One game: the candidate on some seats, the reference on the others."""

    deal: Deal
    seats: list[bool]  # whether the candidate has it
    candidate: Values
    reference: Values
    quick: bool


class Outcome(NamedTuple):
    """How the candidate did in a game, or on average in several."""

    wins: float  # share of the victory: shared victories count in parts
    margin: float  # how far ahead its seats were in points, on average


class Estimate(NamedTuple):
    """A mean, and half the width of its 95 % interval."""

    mean: float
    error: float


class Improvement(NamedTuple):
    """What weights are worth against others; equals would win half of the games by 0 points."""

    deals: int
    games: int
    wins: Estimate
    margin: Estimate


PlayAll = Callable[[list[Duel]], Iterable[Outcome]]


def flat(values: Values) -> list[float]:
    """Weights as one row of numbers, in the order of their names."""
    return [float(n) for value in values.values() for n in (value if isinstance(value, list) else [value])]


def shaped(like: Values, numbers: list[float]) -> Values:
    """A row of numbers as weights again."""
    rest = iter(numbers)
    return {k: [next(rest) for n in v] if isinstance(v, list) else next(rest) for k, v in like.items()}


def all_weights(game_id: str, given: Values) -> Values:
    """Every weight of a title: as given, or else as its author guessed it."""
    planner: Any = make_planner(game_id, given)
    return values_of(planner.weights)


def seatings(players: int) -> list[list[bool]]:
    """The two sit alternately, in every rotation and both ways round: over all of them each has half of every seat."""
    turns = [(side, first) for side in (0, 1) for first in range(players)]
    rows = [[(seat - first) % players % 2 == side for seat in range(players)] for side, first in turns]
    return [row for i, row in enumerate(rows) if row not in rows[:i]]


def play(duel: Duel) -> Outcome:
    """Play a game with planners on all seats."""
    deal = duel.deal
    s = revier.game(deal.game).new(players=deal.players, seed=deal.seed)
    kind = GreedyBot if duel.quick else PlannerBot
    bots = [
        kind((deal.seed + seat + 1) & MASK, make_planner(deal.game, duel.candidate if own else duel.reference))
        for seat, own in enumerate(duel.seats)
    ]
    while not s.is_over:
        s.apply(bots[s.asked().seat].act(s))
    return outcome(duel.seats, s.scores(), s.ranking())


def outcome(seats: list[bool], scores: list[int], places: list[int]) -> Outcome:
    wins = sum(own and place == 1 for own, place in zip(seats, places, strict=True)) / places.count(1)
    mine = [score for score, own in zip(scores, seats, strict=True) if own]
    theirs = [score for score, own in zip(scores, seats, strict=True) if not own]
    return Outcome(wins, mean(mine) - mean(theirs))


def mean(numbers: list[int] | list[float]) -> float:
    return sum(numbers) / len(numbers)


def average(outcomes: list[Outcome]) -> Outcome:
    return Outcome(mean([o.wins for o in outcomes]), mean([o.margin for o in outcomes]))


def fitness(o: Outcome) -> float:
    """What CMA-ES climbs: victories, and points in advance, which tell more in a few games."""
    return o.wins - 0.5 + o.margin / MARGIN


def match(deals: list[Deal], candidate: Values, reference: Values, quick: bool) -> list[Duel]:
    """All seatings of every deal."""
    return [Duel(deal, seats, candidate, reference, quick) for deal in deals for seats in seatings(deal.players)]


def games_of(deals: list[Deal]) -> int:
    return sum(len(seatings(deal.players)) for deal in deals)


def by_deal(deals: list[Deal], outcomes: Iterator[Outcome]) -> list[Outcome]:
    """The outcomes of a match, one for each deal."""
    return [average([next(outcomes) for seats in seatings(deal.players)]) for deal in deals]


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
        self.cma = CMA(mean=middle, sigma=SIGMA, population_size=task.population, seed=task.seed % NUMPY_SEEDS)
        self.reference = start
        self.told: list[list[float]] = []  # fitness of every candidate of every generation
        self.leads: list[Outcome] = []  # of the middle over the start, before every generation
        self.written = ""  # check sum of the weights file this run wrote
        self.read()

    def read(self) -> None:
        """Go through the generations of an earlier run again."""
        if self.file is None or not self.file.exists():
            return
        try:
            data = json.loads(self.file.read_text(encoding="utf-8"))
            known = data["task"] == self.task._asdict() and data["start"] == self.start
            told = [[float(n) for n in row] for row in data["told"]]
            leads = [Outcome(float(wins), float(margin)) for wins, margin in data["leads"]]
            self.written = str(data["written"])
        except (OSError, ValueError, KeyError, TypeError, RecursionError):
            raise BadRun(f"{self.file}: this is no run of the tuner") from None
        if not known:
            raise OtherRun(f"{self.file}: this run is about another task; name another file")
        whole = all(len(row) == self.task.population and all(map(math.isfinite, row)) for row in told)
        if not whole or len(leads) != len(told):
            raise BadRun(f"{self.file}: this run is damaged")
        for row, lead in zip(told, leads, strict=True):
            self.tell(self.ask(), row, lead)

    def ask(self) -> list[Any]:
        return [self.cma.ask() for n in range(self.task.population)]

    def tell(self, asked: list[Any], row: list[float], lead: Outcome) -> None:
        self.cma.tell([(x, -value) for x, value in zip(asked, row, strict=True)])
        self.told.append(row)
        self.leads.append(lead)
        if len(self.told) % RENEWAL == 0:
            self.reference = self.best()

    def best(self) -> Values:
        """The middle of the candidates."""
        return self.weights(self.cma.mean)

    def weights(self, x: Any) -> Values:
        return shaped(self.start, [round(float(n) * scale, 4) for n, scale in zip(x, self.scale, strict=True)])

    def lead(self) -> Outcome:
        """How the middle did against the start in the last generations."""
        return average(self.leads[-RENEWAL:]) if self.leads else Outcome(0.5, 0.0)

    def run(self, generations: int, play_all: PlayAll) -> Iterator[Outcome]:
        """Play on until so many generations are done; gives the lead over the start after each."""
        while len(self.told) < generations:
            asked = self.ask()
            deals = self.task.generation(len(self.told))
            results = iter(play_all(self.duels(deals, [self.weights(x) for x in asked])))
            lead = average(by_deal(deals, results))
            row = [fitness(average(by_deal(deals, results))) for x in asked]
            self.tell(asked, row, lead)
            self.save()
            yield self.lead()

    def duels(self, deals: list[Deal], candidates: list[Values]) -> list[Duel]:
        """A generation: the middle against the start, then each candidate against the reference."""
        pairs = [(self.best(), self.start), *((candidate, self.reference) for candidate in candidates)]
        return [duel for one, other in pairs for duel in match(deals, one, other, self.task.quick)]

    def games(self, generations: int, deals: int) -> int:
        """How many games are still to be played, with so many deals of validation."""
        left = [deal for n in range(len(self.told), generations) for deal in self.task.generation(n)]
        return (self.task.population + 1) * games_of(left) + games_of(self.fresh(generations, deals))

    def fresh(self, generations: int, deals: int) -> list[Deal]:
        """Deals that no candidate has played after so many generations."""
        first = max(generations, len(self.told)) * self.task.deals
        return [self.task.deal(first + n) for n in range(deals)]

    def validate(self, deals: int, play_all: PlayAll) -> Improvement:
        """What was found against the start, on fresh deals and with planners that take their time."""
        fresh = self.fresh(len(self.told), deals)
        duels = match(fresh, self.best(), self.start, False)
        found = by_deal(fresh, iter(play_all(duels)))
        return Improvement(deals, len(duels), estimate([o.wins for o in found]), estimate([o.margin for o in found]))

    def save(self) -> None:
        """All or nothing, so that a killed run leaves the last whole generation."""
        if self.file is None:
            return
        data = {
            "task": self.task._asdict(),
            "start": self.start,
            "told": self.told,
            "leads": self.leads,
            "best": self.best(),
            "written": self.written,
        }
        write_whole(self.file, json.dumps(data))

    def may_write(self, out: Path) -> bool:
        """Whether a weights file is not there yet, or as this run left it."""
        return not out.exists() or (out.is_file() and check_sum(out.read_bytes()) == self.written)

    def write(self, out: Path, head: list[str]) -> None:
        """Write what was found; the run remembers that the file is its own."""
        text = as_toml(self.best(), head)
        self.written = check_sum(text.encode())
        self.save()
        write_whole(out, text)


def estimate(numbers: list[float]) -> Estimate:
    """The mean of independent numbers, at least two."""
    middle = mean(numbers)
    variance = sum((n - middle) ** 2 for n in numbers) / (len(numbers) - 1)
    return Estimate(middle, CONFIDENCE * math.sqrt(variance / len(numbers)))


def check_sum(data: bytes) -> str:
    return hashlib.sha256(data).hexdigest()


def as_toml(values: Values, head: list[str]) -> str:
    """Weights as a file that `planner:FILE` takes."""
    rows = [f"{name} = {value}" for name, value in values.items()]
    return "\n".join([*(f"# {line}" for line in head), "", "[weights]", *rows, ""])
