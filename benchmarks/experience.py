"""`make experience`: how far the guesses of Glück Auf's planner come true, from games of planners.

After every turn it notes what each seat sees (`SIGNS`) and guesses. What became of it, beyond the guess, is then fitted
to the signs, shift by shift: least squares, with large values held back. What became of it is not only what the seat
had in the end, where later luck has its part too, but also what the fit so far makes of its next turns: TD(lambda). The
result is experience.toml beside the title's bots. The same seed gives the same, with however many processes.
"""

from __future__ import annotations

import argparse
import multiprocessing
import os
import random
import sys
from functools import partial
from pathlib import Path
from typing import NamedTuple

os.environ["OPENBLAS_NUM_THREADS"] = "1"  # numpy reads it once, here; more threads would only stand in the games' way

import numpy as np
from numpy.typing import NDArray
from rich.progress import track

import revier
from revier.bots.glueck_auf.experience import SIGNS, signs
from revier.bots.glueck_auf.holding import holding
from revier.bots.glueck_auf.planner import GlueckAufPlanner
from revier.bots.glueck_auf.value import Forecast, Outlook
from revier.bots.second_look import promising
from revier.bots.titles import tuned_weights
from revier.games.glueck_auf.components import SHIFTS
from revier.games.glueck_auf.state import GlueckAuf
from revier.kernel.rng import Rng

GAME = revier.game("glueck-auf")
PLAYERS = [4, 4, 4, 2, 3]  # in turn: the more seats, the harder to foresee
STRAY = 0.12  # of the turns are any of some good ones, so that more is seen than planners would do
GOOD = 6
HOLD_BACK = 300.0  # notes that speak for a sign of no worth
LAMBDA = 0.95  # how much of what became of a turn is what became of the next
ROUNDS = 20  # of fitting, until nothing changes any more
KEPT = 6  # every so many games are kept from the fit at first, to tell how good it is

Floats = NDArray[np.float64]
Ints = NDArray[np.int64]


class Notes(NamedTuple):
    """Of a game, a row for every seat after every turn."""

    shift: Ints
    seen: Floats
    guess: Floats
    ended: Floats  # points in the end, by seat

    def value(self, found: Floats) -> Floats:
        """The guesses, and what is found to be added."""
        value: Floats = self.guess + np.einsum("ij,ij->i", self.seen, found[self.shift - 1])
        return value

    def hindsight(self, found: Floats) -> Floats:
        """What became of it: in the end, and in what is found of the turns until then."""
        value = self.value(found).reshape(-1, len(self.ended))
        became = np.empty_like(value)
        became[-1] = self.ended
        for turn in range(len(value) - 2, -1, -1):
            became[turn] = LAMBDA * became[turn + 1] + (1 - LAMBDA) * value[turn + 1]
        return became.ravel()


def play(seed: int, number: int) -> Notes:
    """A game of planners, and what was noted of it."""
    planner = GlueckAufPlanner(tuned_weights(GAME.id))
    s = GAME.new(players=PLAYERS[number % len(PLAYERS)], seed=int(Rng(seed, number).next()))
    assert isinstance(s, GlueckAuf)
    rng, chance = Rng(seed, ~number), random.Random(f"{seed} {number}")
    shifts: list[int] = []
    seen: list[list[float]] = []
    guesses: list[float] = []
    while not s.is_over:
        seat = s.asked().seat
        position = s.redetermine(seat, rng)
        if chance.random() < STRAY:
            path = chance.choice(promising(planner.lines(position, seat, planner.quick, rng), GOOD)).path
        else:
            path = planner.best_turn(position, seat, rng)
        for action in path:
            s.apply(action)
        if not s.is_over and s.asked().seat != seat:
            for each in range(s.players):
                h, look = holding(s, each), Outlook(s, each, planner.weights)
                forecast = Forecast(h, look)
                shifts.append(look.shift)
                seen.append(signs(s, each, h, forecast))
                guesses.append(look.value_of(h, forecast))
    return Notes(np.array(shifts), np.array(seen), np.array(guesses), np.array(s.scores(), float))


def fit(games: list[Notes]) -> Floats:
    """What each sign is worth in each shift."""
    shift = np.concatenate([game.shift for game in games])
    seen = np.concatenate([game.seen for game in games])
    spread = seen.std(0) + 0.05
    rows = [seen[shift == n] / spread for n in range(1, SHIFTS + 1)]
    held = [row.T @ row + HOLD_BACK * np.eye(len(SIGNS)) for row in rows]
    found = np.zeros((SHIFTS, len(SIGNS)))
    for i in range(ROUNDS):
        beyond = np.concatenate([game.hindsight(found) - game.guess for game in games])
        for n in range(SHIFTS):
            found[n] = np.linalg.solve(held[n], rows[n].T @ beyond[shift == n + 1]) / spread
    return found


def errors(games: list[Notes], found: Floats) -> list[tuple[float, float]]:
    """By shift, how far guesses are off in the end, without what was found and with it; a constant fault is none."""
    shift = np.concatenate([game.shift for game in games])
    ended = np.concatenate([np.tile(game.ended, len(game.guess) // len(game.ended)) for game in games])
    without = ended - np.concatenate([game.guess for game in games])
    left = ended - np.concatenate([game.value(found) for game in games])
    return [(without[shift == n].std(), left[shift == n].std()) for n in range(1, SHIFTS + 1)]


def as_toml(found: Floats, head: list[str]) -> str:
    rows = [f"{sign} = [{', '.join(f'{worth:.4g}' for worth in found[:, i])}]" for i, sign in enumerate(SIGNS)]
    return "\n".join([*[f"# {line}" for line in head], "", "[experience] # points in shifts 1, 2 and 3", *rows, ""])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=1200, help="to play (1200)")
    parser.add_argument("--seed", type=int, default=1, help="of all chance (1)")
    parser.add_argument("--jobs", type=int, default=2, help="processes (2)")
    parser.add_argument("--out", type=Path, required=True, help="file to write; one that exists is left alone")
    wanted = parser.parse_args()
    if wanted.out.exists():
        parser.error(f"--out {wanted.out}: there is such a file already; name another one")
    if not wanted.out.parent.is_dir():
        parser.error(f"--out {wanted.out}: there is no folder {wanted.out.parent}; make it first")
    if wanted.games < 2 * KEPT or wanted.jobs < 1 or wanted.seed < 0:
        parser.error(f"expected --games of at least {2 * KEPT}, --jobs of at least 1 and a --seed from 0 on")
    with multiprocessing.get_context("spawn").Pool(wanted.jobs) as pool:
        played = pool.imap(partial(play, wanted.seed), range(wanted.games), chunksize=4)
        notes = list(track(played, "playing", wanted.games, disable=not sys.stdout.isatty()))
    kept = notes[::KEPT]
    off = errors(kept, fit([game for i, game in enumerate(notes) if i % KEPT != 0]))
    head = [
        f"Found by `benchmarks/experience.py --games {wanted.games} --seed {wanted.seed}`; see docs/bots.md.",
        f"In {len(kept)} games that were kept from the fit, guesses were off by",
        *[f"  {a:.1f} points in shift {n} without this, {b:.1f} with it" for n, (a, b) in enumerate(off, 1)],
        "(standard deviation of what a seat had in the end from what was guessed after a turn).",
    ]
    wanted.out.write_text(as_toml(fit(notes), head), encoding="utf-8")
    print("\n".join(head))


if __name__ == "__main__":
    main()
