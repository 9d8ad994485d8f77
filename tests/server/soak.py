"""kill -9 again and again under play, in turn over SQLite and over PostgreSQL: `make soak`.

.venv/bin/python -m tests.server.soak --kills 200
After every few kills all games are played to their end and proved. The seed of a failure is printed.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

from revier.kernel.rng import Rng
from tests.server.kills import Site, play
from tests.server.postgres import Cluster

ROUND = 10  # kills until all is proved
KINDS = {"sqlite": ("server", "worker"), "postgresql": ("server", "worker", "database")}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--kills", type=int, default=200, help="in all")
    parser.add_argument("--minutes", type=float, default=60, help="after which no new round is begun")
    parser.add_argument("--seed", type=int, default=1, help="of the first round")
    wanted = parser.parse_args()
    end = time.monotonic() + 60 * wanted.minutes
    killed: Counter[str] = Counter()
    moves = 0
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    with Progress(*columns) as progress:
        task = progress.add_task("kills", total=wanted.kills)
        seed = wanted.seed
        while killed.total() < wanted.kills and time.monotonic() < end:
            database = list(KINDS)[seed % len(KINDS)]
            progress.update(task, description=f"{database}, seed {seed}")
            try:
                now, played = play_round(database, seed, min(ROUND, wanted.kills - killed.total()))
            except Exception as error:
                progress.stop()
                sys.exit(f"{database}, seed {seed}: {type(error).__name__}: {error}")
            killed += now
            moves += played
            seed += 1
            progress.update(task, completed=killed.total())
    print(f"{killed.total()} kills, {moves} moves, none lost, none doubled: {dict(killed)}")


def play_round(database: str, seed: int, kills: int) -> tuple[Counter[str], int]:
    """What was killed, and how many moves were played."""
    rng = Rng(seed)
    kinds = [KINDS[database][rng.below(len(KINDS[database]))] for n in range(kills)]
    with tempfile.TemporaryDirectory(prefix="revier-soak-") as folder, site_over(database, Path(folder)) as site:
        tally = play(site, seed, kinds)
    return Counter({f"{kind} over {database}": count for kind, count in site.killed.items()}), tally.moves


@contextmanager
def site_over(database: str, folder: Path) -> Iterator[Site]:
    if database == "sqlite":
        with Site(folder, f"sqlite:///{folder / 'revier.db'}") as site:
            yield site
        return
    cluster = Cluster()
    try:
        cluster.start()
        with Site(folder, cluster.create("soak"), servers=2, cluster=cluster) as site:
            yield site
    finally:
        cluster.throw_away()


if __name__ == "__main__":
    main()
