"""What a search maximizes where a simulation ends: a value for every seat, in victory points."""

from __future__ import annotations

import math
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i16, i64, mypyc_attr

from revier.bots.network import POINTS, Network
from revier.bots.planner import Planner
from revier.bots.turns import Line, by_value
from revier.encoding.fields import Encoder, Pen
from revier.kernel.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Valuation:
    """By the planner's guesses: a seat's points, less some of its strongest rival's."""

    def __init__(self, planner: Planner) -> None:
        self.planner = planner

    def values(self, s: State) -> vec[float]:
        if s.is_over:
            points = vec[float]([float(score) for score in s.scores()])
        else:
            points = vec[float]([self.planner.expected_points(s, seat) for seat in range(s.players)])
        return less_rivals(points, self.planner.settings.rival)

    def reconsider(self, lines: list[Line], seat: i64) -> list[Line]:
        """The turns to search, the best first: as the planner found them."""
        return lines


def less_rivals(points: vec[float], share: float) -> vec[float]:
    """For every seat its points less a share of its strongest rival's."""
    found = vec[float]([0.0] * len(points))
    for seat in range(len(points)):
        found[seat] = points[seat] - share * best_of_others(points, seat)
    return found


def best_of_others(points: vec[float], seat: i64) -> float:
    best = -1e9
    for other in range(len(points)):
        if other != seat:
            best = max(best, points[other])
    return best


@final
class Inputs:
    """What a network is told of a seat, always the same number of things.

    Its observation, with the mean of its rivals and the strongest of them in place of all; the terms of the planner's
    guess; and how far the others' guesses lie above its own, at most and in the mean.
    """

    def __init__(self, planner: Planner, encoder: Encoder) -> None:
        self.planner = planner
        self.encoder = encoder
        self.players: i64 = encoder.players
        self.pen = Pen(encoder.size)
        self.table: i64 = sum([field.size for field in encoder.table])
        self.seat: i64 = sum([field.size for field in encoder.seat])
        self.factors = vec[float]([1.0 / f.scale for f in [*encoder.table, *encoder.seat] for i in range(f.size)])
        self.guesses = vec[float]([0.0] * encoder.players)
        first = encoder.game.new(players=encoder.players, seed=0)
        self.terms: list[vec[float]] = [planner.terms(first, seat) for seat in range(encoder.players)]
        self.row = vec[float]([0.0] * (self.table + 3 * self.seat + len(self.terms[0]) + 2))

    def count(self) -> int:
        return len(self.row)

    def look(self, s: State) -> None:
        """Take in a position: the terms of every seat."""
        for seat in range(self.players):
            self.terms[seat] = self.planner.terms(s, seat)
            self.guesses[seat] = self.terms[seat][0]

    def of(self, s: State, seat: i64) -> vec[float]:
        """The row of a seat in the position that was taken in; the next call writes over it."""
        pen = self.pen
        pen.at = 0
        self.encoder.write(s, seat, pen)
        self.write_table(pen.out)
        self.write_seats(pen.out, 1 + self.strongest_rival(seat))
        row = self.row
        at = self.table + 3 * self.seat
        terms = self.terms[seat]
        for i in range(len(terms)):
            row[at + i] = terms[i]
        at += len(terms)
        total = 0.0
        for other in range(self.players):
            total += self.guesses[other] - self.guesses[seat]
        row[at] = best_of_others(self.guesses, seat) - self.guesses[seat]
        row[at + 1] = total / float(self.players - 1)
        return row

    def strongest_rival(self, seat: i64) -> i64:
        """By the guesses: how many places after the next seat it sits."""
        found: i64 = 0
        best = -1e9
        for i in range(self.players - 1):
            guess = self.guesses[(seat + 1 + i) % self.players]
            if guess > best:
                best = guess
                found = i
        return found

    def write_table(self, seen: vec[i16]) -> None:
        row = self.row
        for i in range(self.table):
            row[i] = float(i64(seen[i])) * self.factors[i]

    def write_seats(self, seen: vec[i16], strongest: i64) -> None:
        """The seat's own numbers, the mean of the others', and those of one of the others."""
        row = self.row
        size = self.seat
        first = self.table
        for i in range(size):
            factor = self.factors[first + i]
            total: i64 = 0
            for other in range(1, self.players):
                total += i64(seen[first + other * size + i])
            row[first + i] = float(i64(seen[first + i])) * factor
            row[first + size + i] = float(total) * factor / float(self.players - 1)
            row[first + 2 * size + i] = float(i64(seen[first + strongest * size + i])) * factor


@final
class Outlooks:
    """What every seat may expect of a position: its points in the end, and its share of the win."""

    def __init__(self, players: i64) -> None:
        self.points = vec[float]([0.0] * players)
        self.win = vec[float]([0.0] * players)


@final
class LearnedJudge:
    """A network and what it is told: judges a position for every seat."""

    def __init__(self, inputs: Inputs, network: Network, slope: float) -> None:
        self.inputs = inputs
        self.network = network
        self.slope: float = slope  # how much likelier the win is for each point of the guess

    def outlooks(self, s: State) -> Outlooks:
        inputs = self.inputs
        found = Outlooks(inputs.players)
        inputs.look(s)
        total = 0.0
        highest = best_of_others(inputs.guesses, -1)
        for seat in range(inputs.players):
            self.network.run(inputs.of(s, seat))
            out = self.network.out
            found.points[seat] = inputs.guesses[seat] + POINTS * out[0]
            found.win[seat] = math.exp(self.slope * (inputs.guesses[seat] - highest) + out[1])
            total += found.win[seat]
        for seat in range(inputs.players):
            found.win[seat] = found.win[seat] / total
        return found


STAKE: Final = 40.0  # victory points that the whole win is worth
RECONSIDERED: Final = 40  # of the planner's turns at the root
PLANNERS: Final = 0.3  # of its opinion that still counts then
EDGE: Final = 0.25  # of the lead over the strongest rival that counts beside it


class LearnedValuation(Valuation):
    """By what was learned: the share of the win, and a part of the lead, so that nobody drifts once it is settled."""

    def __init__(self, planner: Planner, judge: LearnedJudge) -> None:
        super().__init__(planner)
        self.judge = judge
        self.stake: float = STAKE
        self.edge: float = EDGE

    def values(self, s: State) -> vec[float]:
        found = vec[float]([0.0] * s.players)
        if s.is_over:
            points = vec[float]([float(score) for score in s.scores()])
            win = shares(s)
        else:
            outlooks = self.judge.outlooks(s)
            points = outlooks.points
            win = outlooks.win
        for seat in range(s.players):
            lead = points[seat] - best_of_others(points, seat)
            found[seat] = self.stake * win[seat] + self.edge * lead
        return found

    def reconsider(self, lines: list[Line], seat: i64) -> list[Line]:
        """The planner's best, judged again at their ends: the mean of both opinions."""
        found: list[Line] = []
        for line in lines[:RECONSIDERED]:
            value = self.values(line.s)[seat]
            found.append(Line(line.s, line.path, PLANNERS * line.value + (1.0 - PLANNERS) * value))
        found.sort(key=by_value)
        return found


def shares(s: State) -> vec[float]:
    """Of the win of a finished game: who shares the first place shares it."""
    places = s.ranking()
    winners = float(places.count(1))
    return vec[float]([1.0 / winners if place == 1 else 0.0 for place in places])
