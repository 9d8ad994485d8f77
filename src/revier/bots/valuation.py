"""What a search maximizes where a simulation ends: a value for every seat, in victory points."""

from __future__ import annotations

import math
import time
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i16, i64, mypyc_attr

from revier.bots.network import POINTS, Network
from revier.bots.planner import Planner
from revier.bots.turns import Line, by_value
from revier.encoding.fields import Encoder, Pen
from revier.kernel.state import State

SLOPE: Final = 0.1  # how much likelier a win is for each point of a planner's guess
RECONSIDERED: Final = 40  # of the planner's turns at the root


@final
class Expectation:
    """Of every seat: its points in the end, and its share of the win."""

    def __init__(self, points: vec[float], win: vec[float]) -> None:
        self.points = points
        self.win = win


def ended(s: State) -> Expectation:
    """Of a finished game: who shares the first place shares the win."""
    places = s.ranking()
    winners = float(places.count(1))
    points = vec[float]([float(score) for score in s.scores()])
    return Expectation(points, vec[float]([1.0 / winners if place == 1 else 0.0 for place in places]))


@mypyc_attr(allow_interpreted_subclasses=True)
class Valuation:
    """By the planner's guesses: a seat's points, less some of its strongest rival's."""

    def __init__(self, planner: Planner) -> None:
        self.planner = planner
        self.settings = planner.settings

    def expected(self, s: State) -> Expectation:
        if s.is_over:
            return ended(s)
        points = vec[float]([self.planner.expected_points(s, seat) for seat in range(s.players)])
        return Expectation(points, likely_wins(points, SLOPE))

    def values(self, expected: Expectation) -> vec[float]:
        """What every seat wants as much of as it can get."""
        return less_rivals(expected.points, self.settings.rival)

    def reconsider(self, lines: list[Line], seat: i64, end: float) -> list[Line]:
        """The turns to search, the best first: as the planner found them."""
        return lines


def likely_wins(points: vec[float], slope: float) -> vec[float]:
    """Shares of the win by guessed points: a lead of a point makes the win likelier by a factor."""
    highest = best_of_others(points, -1)
    found = vec[float]([0.0] * len(points))
    total = 0.0
    for seat in range(len(points)):
        found[seat] = math.exp(slope * (points[seat] - highest))
        total += found[seat]
    for seat in range(len(points)):
        found[seat] = found[seat] / total
    return found


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
class LearnedJudge:
    """A network and what it is told: what every seat may expect of a position."""

    def __init__(self, inputs: Inputs, network: Network, slope: float) -> None:
        self.inputs = inputs
        self.network = network
        self.slope: float = slope  # how much likelier the win is for each point of the guess

    def expected(self, s: State) -> Expectation:
        inputs = self.inputs
        inputs.look(s)
        points = vec[float]([0.0] * inputs.players)
        merit = vec[float]([0.0] * inputs.players)
        for seat in range(inputs.players):
            self.network.run(inputs.of(s, seat))
            out = self.network.out
            points[seat] = inputs.guesses[seat] + POINTS * out[0]
            merit[seat] = self.slope * inputs.guesses[seat] + out[1]
        return Expectation(points, likely_wins(merit, 1.0))


class LearnedValuation(Valuation):
    """By what was learned: the share of the win, and points as well, so that nobody drifts once it is settled."""

    def __init__(self, planner: Planner, judge: LearnedJudge) -> None:
        super().__init__(planner)
        self.judge = judge

    def expected(self, s: State) -> Expectation:
        return ended(s) if s.is_over else self.judge.expected(s)

    def values(self, expected: Expectation) -> vec[float]:
        trust = self.planner.trust
        points = less_rivals(expected.points, self.settings.rival)
        return vec[float]([trust.win * expected.win[seat] + trust.points * points[seat] for seat in range(len(points))])

    def reconsider(self, lines: list[Line], seat: i64, end: float) -> list[Line]:
        """The planner's best, judged again at their ends: the mean of both opinions.

        Where a turn goes on after something was turned up, what came up is one chance of many, and the planner has
        seen several: of such a turn its opinion stays, moved as far as those of the others in the mean.
        """
        own = self.planner.trust.planner
        best = lines[:RECONSIDERED]
        shift = vec[float]([0.0] * len(best))
        total = 0.0
        count = 0.0
        for i in range(len(best)):
            s = best[i].s
            if time.monotonic() > end:
                return lines
            if s.is_over or s.agenda[-1].seat != seat:
                shift[i] = self.values(self.expected(s))[seat] - best[i].value
                total += shift[i]
                count += 1.0
        found: list[Line] = []
        for i in range(len(best)):
            s = best[i].s
            ended = s.is_over or s.agenda[-1].seat != seat
            moved = shift[i] if ended else total / max(1.0, count)
            found.append(Line(s, best[i].path, best[i].value + (1.0 - own) * moved))
        found.sort(key=by_value)
        return found
