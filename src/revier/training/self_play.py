"""Games to learn from: planners, later the search, and turns here and there that they would not take."""

from __future__ import annotations

import json
import random
from collections.abc import Iterable
from typing import NamedTuple

from librt.vecs import vec
from mypy_extensions import i64

import revier
from revier.bots.gc_paused import GcPaused
from revier.bots.planner import Planner
from revier.bots.search_bot import Budget, SearchBot
from revier.bots.titles import make_planner, tuned_weights
from revier.bots.valuation import ended
from revier.kernel.errors import RevierError
from revier.kernel.rng import Rng
from revier.kernel.state import State

# Games differ in how often somebody strays, and in how often a turn is taken at a quick look.
STRAYING = [0.0, 0.05, 0.12, 0.25]
QUICK = [0.0, 0.0, 0.3, 1.0]
SEARCHED_QUICK = [0.0, 0.0, 0.0, 0.3]  # once there is a search, games of quick looks teach little
FORGIVEN = 8.0  # points by which a turn may seem worse than the best where somebody strays
CHOICE = 12  # turns, of which one is taken then

encode = json.JSONEncoder(separators=(",", ":"), check_circular=False).encode


class BadRecord(RevierError):
    """A line that is no record of a game."""


class Order(NamedTuple):
    """A game to be played."""

    game: str
    players: int
    number: int  # within its generation
    seed: int
    iterations: int  # of the search; 0: planners play
    network: str  # a file; empty: the search judges as planners do


class Record(NamedTuple):
    """A game as it was played; all else follows from it."""

    number: int
    players: int
    seed: int
    actions: list[int]
    scores: list[int]
    shares: list[float]  # of the win

    def line(self) -> bytes:
        return encode(self._asdict()).encode() + b"\n"


def read_record(line: bytes) -> Record:
    try:
        found = Record(**json.loads(line))
        rows = (found.actions, found.scores, found.shares)
        is_one = len(found.scores) == len(found.shares) == found.players and all(
            isinstance(number, (int, float)) for number in [found.number, found.seed, *(n for row in rows for n in row)]
        )
    except (ValueError, TypeError):
        is_one = False
    if not is_one:
        raise BadRecord("not a record of a game")
    return found


def play(order: Order) -> Record:
    """A game from its first action to its last."""
    game = revier.game(order.game)
    s = game.new(players=order.players, seed=order.seed)
    players = [Learner(order, seat) for seat in range(order.players)]
    with GcPaused():
        while not s.is_over:
            seat = s.asked().seat
            for action in players[seat].turn(s, seat):
                s.apply(action)
    return Record(
        order.number, order.players, order.seed, [a for a in s.history], s.scores(), [share for share in ended(s).win]
    )


class Learner:
    """Plays a seat as it can, and at times otherwise."""

    def __init__(self, order: Order, seat: int) -> None:
        chance = random.Random(f"{order.seed} {order.number}")
        self.straying = chance.choice(STRAYING)
        self.quick = chance.choice(SEARCHED_QUICK if order.iterations else QUICK)
        self.chance = random.Random(f"{order.seed} {order.number} {seat}")
        self.rng = Rng(order.seed, (1 + seat) << 40)  # further along than any game draws
        self.planner: Planner = make_planner(order.game, tuned_weights(order.game))
        self.search = make_search(order, self.rng) if order.iterations else None

    def turn(self, s: State, seat: int) -> Iterable[int]:
        """The actions of a turn, as far as they can be foreseen; the position stays as it is."""
        position = s.redetermine(seat, self.rng)
        drawn = self.chance.random()
        if drawn < self.straying:
            return self.stray(position, seat)
        if drawn < self.straying + (1.0 - self.straying) * self.quick:
            return self.planner.reply(position, seat, self.rng)
        if self.search is not None:
            return self.search.plan_turn(position, seat)
        return self.planner.lines(position, seat, self.planner.full, self.rng)[0].path

    def stray(self, position: State, seat: int) -> vec[i64]:
        """Any of the better turns that a quick look finds."""
        lines = self.planner.lines(position, seat, self.planner.quick, self.rng)
        sensible = [line for line in lines if lines[0].value - line.value <= FORGIVEN]
        return self.chance.choice(sensible[:CHOICE]).path


def make_search(order: Order, rng: Rng) -> SearchBot:
    budget = Budget(0, order.iterations, 1)
    return SearchBot(int(rng.next()), order.game, tuned_weights(order.game), budget, order.network or None)
