"""Learns to beat `greedy` in two-player Glück Auf, within minutes on two cores.

`.venv/bin/python examples/learn_glueck_auf.py` starts it.

`greedy` looks for ways to take its whole turn and takes the one after which its author's guesses promise it most. The
learner has the same ways to choose from and the same guesses; it learns what to add to a guess from what it sees when
the turn is over. Every generation

1. plays against itself. In some positions it tries several ways to take the turn, plays each on for a while, everybody
   at a quick look and on the same deal, and notes what came of it beyond the guess;
2. fits a small network to all notes so far: to differences between ways to take the same turn, for only those decide;
3. plays against greedy, which gives a point of the learning curve.

When it plays it never looks beyond its turn: all it knows of what comes later, it has learned. In the end it is
measured on fresh deals, and so is an untrained network, which adds nothing. The same seed gives the same result.
"""

from __future__ import annotations

import argparse
import multiprocessing
import os
import sys
from collections.abc import Callable, Iterable
from functools import partial
from multiprocessing.pool import Pool
from pathlib import Path
from typing import Any, NamedTuple, NoReturn

os.environ["OPENBLAS_NUM_THREADS"] = "1"  # numpy reads it once, here; more threads would only stand in the games' way

import numpy as np
from matplotlib.figure import Figure
from rich.progress import track

import revier
from revier.arena.intervals import Estimate, estimate
from revier.bots import bot, make_planner
from revier.bots.turns import Line
from revier.envs.observing import Floats, Observer
from revier.envs.rewards import WIN_SHARE, final_rewards
from revier.kernel.rng import MASK, Rng
from revier.kernel.state import State

GAME = revier.game("glueck-auf")
PLANNER = make_planner(GAME.id, {})  # greedy's own: nothing in it was tuned
OBSERVER = Observer(GAME, 2)

EVERY = 3  # turns from one position where ways are tried to the next
MOST, ALIKE, WITHIN = 10, 3, 6.0  # ways that are tried, those of them that begin alike, points behind the best
TEMPERATURE = 0.5  # points by which a way may seem worse and still be taken now and then, while learning
AHEAD = 2  # turns of the seat that a way is played on for
RIVAL = 0.5  # of the rival's points that count against the seat
HIDDEN, EPOCHS, BATCH, RATE, DECAY = 64, 12, 64, 1e-3, 0.5  # of the network, and of fitting it


class Net(NamedTuple):
    """What is to be added to a guess, in points; one hidden layer."""

    inner: Floats
    bias: Floats
    outer: Floats

    def __call__(self, seen: Floats) -> Floats:
        found: Floats = np.maximum(seen @ self.inner + self.bias, 0) @ self.outer
        return found


class Tried(NamedTuple):
    """Some ways to take one turn: what is seen after each, and how many points came of it beyond the guess."""

    seen: Floats
    beyond: Floats


class Turn:
    """The ways to take a turn, and what each promises."""

    def __init__(self, net: Net, s: State, rng: Rng) -> None:
        self.seat = s.asked().seat
        self.position = s.redetermine(self.seat, rng)  # what the seat cannot know is dealt anew
        self.ways: list[Line] = PLANNER.lines(self.position, self.seat, PLANNER.quick, rng)
        self.guesses = np.array([way.value for way in self.ways], np.float32)
        self.seen = np.array([OBSERVER.observation(way.s, self.seat) for way in self.ways])
        self.values = self.guesses + net(self.seen)

    def promising(self) -> list[int]:
        """The best ways, but few that begin alike."""
        found: list[int] = []
        for n in np.argsort(-self.values, kind="stable").tolist():
            alike = [m for m in found if self.ways[m].path[0] == self.ways[n].path[0]]
            if len(alike) < ALIKE and self.values[n] > self.values.max() - WITHIN:
                found.append(n)
        return found[:MOST]

    def tried(self, ways: list[int], deal: int) -> Tried:
        """Play ways on, all on the same deal: luck falls on all alike."""
        came = [self.play_on(self.ways[n], Rng(deal)) for n in ways]
        return Tried(self.seen[ways], np.array(came, np.float32) - self.guesses[ways])

    def play_on(self, way: Line, rng: Rng) -> float:
        """What the seat has some turns later, less some of what its rival has."""
        s = self.position.redetermine(self.seat, rng)
        play(s, way.path)
        left, replied = AHEAD, False
        while left > 0 and not s.is_over:
            mover = s.asked().seat
            play(s, PLANNER.reply(s, mover, rng))
            left -= replied and mover == self.seat
            replied = mover != self.seat
        return value(s, self.seat) - RIVAL * value(s, 1 - self.seat)


def play(s: State, path: Iterable[int]) -> None:
    for action in path:
        s.apply(action)


def value(s: State, seat: int) -> float:
    """Points at the end of the game, greedy's guess before."""
    return float(s.scores()[seat]) if s.is_over else PLANNER.judge(s, seat).value(s)


def explore(net: Net, seed: int) -> list[Tried]:
    """A game of the learner against itself: what it tried."""
    s, rng, chance = GAME.new(players=2, seed=seed), Rng(seed ^ 1), np.random.default_rng(seed)
    found: list[Tried] = []
    turns = int(chance.integers(EVERY))
    while not s.is_over:
        turn = Turn(net, s, rng)
        ways = turn.promising()
        turns += 1
        if turns % EVERY == 0 and len(ways) > 1:
            found.append(turn.tried(ways, rng.next()))
        odds = np.exp((turn.values[ways] - turn.values.max()) / TEMPERATURE)
        play(s, turn.ways[chance.choice(ways, p=odds / odds.sum())].path)
    return found


def duel(net: Net, deal: int) -> float:
    """The share of the wins against greedy on one deal, from both seats."""
    won = 0.0
    for seat in range(2):
        s = GAME.new(players=2, seed=deal)
        rng, greedy = Rng(deal ^ 1), bot("greedy", GAME.id, seed=deal ^ 2)  # nobody imagines with what dealt the cards
        while not s.is_over:
            if s.asked().seat == seat:
                turn = Turn(net, s, rng)
                play(s, turn.ways[turn.values.argmax()].path)
            else:
                s.apply(greedy.act(s))
        won += final_rewards(WIN_SHARE, s)[seat] / 2
    return won


def untrained() -> Net:
    """Adds nothing, and so plays as greedy does."""
    return Net(*[np.zeros(shape, np.float32) for shape in [(OBSERVER.size, HIDDEN), HIDDEN, HIDDEN]])


def fit(notes: list[Tried], rng: np.random.Generator) -> Net:
    """A network for the differences between ways to take the same turn: Adam with weights that decay."""
    spread = np.concatenate([tried.seen for tried in notes]).std(0) + 0.02
    net, means, squares = untrained(), untrained(), untrained()
    net.inner[:] = rng.normal(0, OBSERVER.size**-0.5, net.inner.shape)
    steps = EPOCHS * -(-len(notes) // BATCH)
    batches = [
        batch for epoch in range(EPOCHS) for batch in np.array_split(rng.permutation(len(notes)), steps // EPOCHS)
    ]
    for step, batch in enumerate(batches, 1):
        gradients = slopes(net, [notes[n] for n in batch], spread)
        for weights, slope, mean, square in zip(net, gradients, means, squares, strict=True):
            mean += 0.1 * (slope - mean)
            square += 0.001 * (slope**2 - square)
            down = mean / (1 - 0.9**step) / (np.sqrt(square / (1 - 0.999**step)) + 1e-8)
            weights -= RATE * (1 - step / steps) * (down + DECAY * weights)
    return Net(net.inner / spread[:, None], net.bias, net.outer)


def slopes(net: Net, batch: list[Tried], spread: Floats) -> list[Floats]:
    """How a batch's squared error changes with each weight. What all ways to take a turn have in common is no error."""
    seen = np.concatenate([tried.seen for tried in batch]) / spread
    hidden = np.maximum(seen @ net.inner + net.bias, 0)
    off = hidden @ net.outer - np.concatenate([tried.beyond for tried in batch])
    turns = np.split(off, np.cumsum([len(tried.beyond) for tried in batch])[:-1])
    error = np.concatenate([turn - turn.mean() for turn in turns]) / len(off)
    back = np.outer(error, net.outer) * (hidden > 0)
    return [seen.T @ back, back.sum(0), hidden.T @ error]


class School:
    """Teaches networks on several processes; what comes of it does not depend on their number."""

    def __init__(self, pool: Pool, seed: int) -> None:
        self.pool = pool
        self.rng = np.random.default_rng(seed)
        self.notes: list[Tried] = []

    def deals(self, count: int) -> list[int]:
        """Seeds of games that have not been played yet."""
        return [int(seed) for seed in self.rng.integers(MASK, size=count)]

    def teach(self, net: Net, games: int) -> Net:
        """One generation more."""
        for found in self.share_out(partial(explore, net), self.deals(games), "learning"):
            self.notes += found
        return fit(self.notes, self.rng)

    def measure(self, net: Net, deals: list[int]) -> Estimate:
        """The share of the wins against greedy."""
        return estimate(list(self.share_out(partial(duel, net), deals, "playing greedy")))

    def share_out(self, work: Callable[[int], Any], seeds: list[int], name: str) -> Iterable[Any]:
        found = self.pool.imap(work, seeds)
        return track(found, f"{name:14}", len(seeds), transient=True, disable=not sys.stdout.isatty())


def learn(wanted: argparse.Namespace, pool: Pool) -> Estimate:
    """All generations, curve and network kept after each; in the end the measurement."""
    school = School(pool, wanted.seed)
    net, watched = untrained(), school.deals(wanted.watch)
    curve: list[Estimate] = []
    for generation in range(wanted.generations + 1):
        net = school.teach(net, wanted.games) if generation > 0 else net
        curve.append(school.measure(net, watched))
        print(f"generation {generation}: {told(curve[-1])}", flush=True)
        np.savez(wanted.out / "net.npz", **net._asdict())
        draw(curve, wanted.out / "curve.png")
    fresh = school.deals(wanted.deals)
    learned, without = school.measure(net, fresh), school.measure(untrained(), fresh)
    print(f"on {wanted.deals} fresh deals, from both seats:\n  {told(learned)}")
    print(f"  {told(without)} without what was learned\nlearning curve and network: {wanted.out}")
    return learned


def told(result: Estimate) -> str:
    return f"wins {result.mean:.1%} against greedy ({result.low:.1%} to {result.high:.1%})"


def draw(curve: list[Estimate], path: Path) -> None:
    """The learning curve as a PNG."""
    figure = Figure((7, 4), dpi=150, layout="constrained")
    axes = figure.subplots()
    mean, low, high = np.array(curve).T
    axes.errorbar(range(len(curve)), mean, (mean - low, high - mean), fmt="o-", capsize=4)
    axes.axhline(0.5, linestyle="dotted", color="black")
    axes.set(ylim=(0, 1), xticks=range(len(curve)), xlabel="generation", ylabel="wins against greedy, 95 % interval")
    figure.savefig(path)


class Parser(argparse.ArgumentParser):
    """Says in one line what is wrong."""

    def error(self, message: str) -> NoReturn:
        self.exit(2, f"{message}\n")


def at_least(least: int, text: str) -> int:
    if not text.isdecimal() or int(text) < least:
        raise argparse.ArgumentTypeError(f"expected a number from {least} on, not {text!r}")
    return int(text)


def main() -> None:
    parser = Parser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--out", type=Path, default=Path("learned"), help="folder to make, for curve and network")
    for name, least, default, what in [
        ("--seed", 0, 1, "of all chance"),
        ("--generations", 1, 5, "to learn for"),
        ("--games", 1, 60, "that a generation plays against itself"),
        ("--watch", 2, 100, "deals for each point of the curve"),
        ("--deals", 2, 300, "for the measurement in the end"),
        ("--jobs", 1, 2, "processes"),
    ]:
        parser.add_argument(name, type=partial(at_least, least), default=default, help=f"{what} ({default})")
    wanted = parser.parse_args()
    try:
        wanted.out.mkdir()
    except OSError as refused:
        parser.error(f"--out {wanted.out}: {refused.strerror}; name a folder that can be made")
    with multiprocessing.get_context("spawn").Pool(wanted.jobs) as pool:
        learned = learn(wanted, pool)
    sys.exit(0 if learned.low is not None and learned.low > 0.5 else "it has not been shown to beat greedy")


if __name__ == "__main__":
    main()
