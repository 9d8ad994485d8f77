"""Thousands of games of every title and number of players, every position checked: `make soak`.

.venv/bin/python -m tests.soak --games 500
Seed, leaning and ply of a failure are printed; that is all it takes to see it again.
"""

from __future__ import annotations

import argparse
import multiprocessing
import sys
import time
from typing import NamedTuple

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

import revier
from revier.kernel.rng import Rng
from revier.kernel.state import State
from tests import invariants
from tests.policies import POLICIES, choose
from tests.strategies import CASES

GAMES = {
    "glueck-auf": 10_000,
    "kohle-und-kolonie-2013": 5_000,
    "kohle-und-kolonie-revised": 5_000,
    "schichtwechsel": 5_000,
}
CHUNK = 50  # games a worker plays before it reports


class Chunk(NamedTuple):
    title: str
    players: int
    first: int
    games: int


class Result(NamedTuple):
    games: int
    plies: int
    failure: str


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, help="games per title and number of players")
    parser.add_argument("--workers", type=int, default=2, help="processes")
    wanted = parser.parse_args()
    began = time.perf_counter()
    games = plies = 0
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with multiprocessing.get_context("spawn").Pool(wanted.workers) as pool, Progress(*columns) as progress:
        for title, players in CASES:
            total = wanted.games or GAMES[title]
            task = progress.add_task(f"{title}, {players} players", total=total)
            chunks = [Chunk(title, players, n, min(CHUNK, total - n)) for n in range(0, total, CHUNK)]
            for result in pool.imap_unordered(play, chunks):
                if result.failure:
                    progress.stop()
                    print(result.failure)
                    sys.exit(1)
                plies += result.plies
                progress.advance(task, result.games)
            games += total
    print(f"{games} games, {plies} positions, all as they should be, in {time.perf_counter() - began:.0f} s")


def play(chunk: Chunk) -> Result:
    """A worker's part."""
    plies = 0
    for seed in range(chunk.first, chunk.first + chunk.games):
        policy = POLICIES[seed % len(POLICIES)]
        game = revier.game(chunk.title)
        options = {name: values[seed % len(values)] for name, values in game.option_values.items()}
        s = game.new(players=chunk.players, seed=seed, **options)
        try:
            check_game(s, policy)
        except Exception as error:
            where = f"{chunk.title}, {chunk.players} players, seed {seed}, {policy}, {options}, ply {s.ply}"
            return Result(seed - chunk.first, plies, f"{where}: {type(error).__name__}: {error}")
        plies += s.ply
    return Result(chunk.games, plies, "")


def check_game(s: State, policy: str) -> None:
    """Every position to the end, what was told, and at one ply whether saving and loading gives the same."""
    seed = s.rng.key
    rng = Rng(seed)
    saved_at = seed % 150
    while not s.is_over:
        invariants.check(s)
        if s.ply == saved_at:
            assert s.game.load(s.to_dict()).to_dict() == s.to_dict(), "loading gives another position"
        s.apply(choose(s, rng, policy))
    invariants.check(s)
    assert s.replay(len(s.history), None).checksum() == s.checksum(), "the replay gives another position"
    if s.game.id in invariants.OF_EVENTS:
        invariants.OF_EVENTS[s.game.id](s)


if __name__ == "__main__":
    main()
