"""`make bench-records`: how long a server takes to open any ply of a finished game, and to refuse a faulty record.

Of the longest of some games at the largest table of each title, on a board of the players' own where there can be one.
By processor time, the best of three, since others may be busy on the machine.
"""

from __future__ import annotations

import copy
import gc
import sys
import tempfile
from collections.abc import Callable
from functools import partial
from pathlib import Path
from time import process_time

from tests.server.finished import brought, own_data, played, replay
from tests.server.support import House
from tests.server.test_uploads import RECORD, SPOILT

import revier
from revier.kernel.record import Record

OPEN_S = 0.3
REFUSE_S = 1.0


def main() -> int:
    with tempfile.TemporaryDirectory() as folder, House(Path(folder)) as house:
        owner = house.guest("Frida")
        missed = 0
        for game in revier.games():
            players = revier.game(game).seats.stop - 1
            longest = max((played(game, players, seed, data=own_data(game)) for seed in range(4)), key=lambda s: s.ply)
            table = brought(owner, Record.of(longest).to_dict())["id"]
            plies = range(0, int(longest.ply) + 1, 40)
            times = [seconds(partial(replay, owner, table, ply=ply, seat=1)) for ply in plies]
            missed += tell(f"{game}, {longest.ply} plies: the slowest to open", max(times), OPEN_S)
        slowest = 0.0
        for _, spoil in SPOILT:
            record = copy.deepcopy(RECORD)
            spoil(record)
            slowest = max(slowest, seconds(partial(owner.post, "/api/records", json=record)))
        missed += tell(f"{len(SPOILT)} faulty records: the slowest to refuse", slowest, REFUSE_S)
    return 1 if missed else 0


def seconds(work: Callable[[], object]) -> float:
    gc.disable()  # to look through all objects here would be counted as well
    times = []
    for again in range(3):
        begun = process_time()
        work()
        times.append(process_time() - begun)
    gc.enable()
    return min(times)


def tell(what: str, found: float, most: float) -> bool:
    """Whether a bar is missed."""
    verdict = "met" if found <= most else "MISSED"
    print(f"{what} took {found * 1000:.0f} ms (<= {most * 1000:.0f}) {verdict}", flush=True)
    return found > most


if __name__ == "__main__":
    sys.exit(main())
