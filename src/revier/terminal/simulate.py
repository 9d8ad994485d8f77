"""Many games of bots against each other, and what came of them."""

from __future__ import annotations

import time
from collections.abc import Iterator
from typing import NamedTuple

import revier
from revier.bots import bot
from revier.kernel.rng import MASK
from revier.kernel.state import Json
from revier.processes import start_pool


class Match(NamedTuple):
    """One game to be played: a bot's name for every seat."""

    game: str
    options: dict[str, str]
    bots: list[str]
    seed: int
    data: Json | None = None  # a board of the players' own


class Result(NamedTuple):
    bots: list[str]
    scores: list[int]
    places: list[int]
    decisions: int


def matches(
    game: str,
    options: dict[str, str],
    players: int,
    games: int,
    bots: list[str],
    seed: int,
    data: Json | None = None,
) -> list[Match]:
    """Bots take seats in turn and move on by one seat from game to game, so that none has a seat for itself."""
    return [
        Match(game, options, [bots[(seat + n) % len(bots)] for seat in range(players)], (seed + n) & MASK, data)
        for n in range(games)
    ]


def play_match(match: Match) -> Result:
    game = revier.game(match.game) if match.data is None else revier.game(match.game).on(match.data)
    s = game.new(players=len(match.bots), seed=match.seed, **match.options)
    players = [bot(name, match.game, (match.seed + seat + 1) & MASK) for seat, name in enumerate(match.bots)]
    question = s.decision()
    while question is not None:
        s.apply(players[question.seat].act(s))
        question = s.decision()
    return Result(match.bots, s.scores(), s.ranking(), s.ply)


def play_all(todo: list[Match], jobs: int) -> Iterator[Result]:
    """Results in the order of the matches, from as many processes as wanted."""
    if jobs == 1:
        yield from map(play_match, todo)
        return
    with start_pool(jobs) as pool:
        try:
            yield from pool.map(play_match, todo)
        except KeyboardInterrupt:
            pool.shutdown(wait=False, cancel_futures=True)
            raise


class Row(NamedTuple):
    """How a bot did over all seats it had."""

    bot: str
    seats: int
    win_share: float  # shared victories count in parts
    expected: float  # the share that equal players would have
    mean_score: float
    mean_place: float


class Tally:
    """What came of the games so far."""

    def __init__(self) -> None:
        self.start = time.monotonic()
        self.results: list[Result] = []

    def add(self, result: Result) -> None:
        self.results.append(result)

    @property
    def speed(self) -> float:
        """Games a second."""
        return len(self.results) / (time.monotonic() - self.start)

    @property
    def decisions(self) -> float:
        """Decisions a game."""
        return mean([result.decisions for result in self.results])

    def rows(self) -> list[Row]:
        names = sorted({name for result in self.results for name in result.bots})
        return [self.row(name) for name in names]

    def row(self, name: str) -> Row:
        seats = [(result, i) for result in self.results for i, who in enumerate(result.bots) if who == name]
        return Row(
            name,
            len(seats),
            mean([win(result, i) for result, i in seats]),
            mean([1 / len(result.bots) for result, i in seats]),
            mean([result.scores[i] for result, i in seats]),
            mean([result.places[i] for result, i in seats]),
        )

    def summary(self) -> dict[str, object]:
        """All figures as plain data."""
        return {
            "games": len(self.results),
            "games_per_second": round(self.speed, 3),
            "decisions_per_game": round(self.decisions, 2),
            "bots": [row._asdict() for row in self.rows()],
        }


def win(result: Result, seat: int) -> float:
    return 1 / result.places.count(1) if result.places[seat] == 1 else 0.0


def mean(values: list[float] | list[int]) -> float:
    return sum(values) / len(values)
