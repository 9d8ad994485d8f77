"""`make bench-bots`: whole games of the bot that searches, at full tables: does it keep to its time and its memory?

Every title is played in a process of its own; all seats are bots, so that its memory is that of several.
"""

from __future__ import annotations

import resource
import subprocess
import sys
import time

import revier
from revier.benchmark import is_compiled
from revier.bots import bot

BUDGET_MS = 500
LATE = 1.2  # times its budget
MOST_MB = 500


def main() -> int:
    if len(sys.argv) > 1:
        return play(sys.argv[1])
    print(f"search:{BUDGET_MS}ms at every seat, {'compiled' if is_compiled() else 'interpreted'}")
    results = [subprocess.run([sys.executable, __file__, title], check=False).returncode for title in revier.games()]
    return max(results)


def play(title: str) -> int:
    """One game; 1 if a bar is missed."""
    s = revier.game(title).new(players=revier.game(title).seats[-1], seed=1)
    bots = [bot(f"search:{BUDGET_MS}ms", title, seat) for seat in range(s.players)]
    turns: list[float] = []
    while not s.is_over:
        seat, taken = s.asked().seat, 0.0
        while not s.is_over and s.asked().seat == seat:
            start = time.perf_counter()
            action = bots[seat].act(s)
            taken += 1000 * (time.perf_counter() - start)
            s.apply(action)
        turns.append(taken)
        if len(turns) % 20 == 0 and sys.stderr.isatty():
            print(f"\r{title}: {len(turns)} turns", end="", file=sys.stderr, flush=True)
    memory = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
    is_met = max(turns) <= LATE * BUDGET_MS and memory <= MOST_MB
    print(
        f"{title}, {s.players} seats: {len(turns)} turns, longest {max(turns):.0f} ms (<= {LATE * BUDGET_MS:.0f}), "
        f"{memory:.0f} MB (<= {MOST_MB}) {'met' if is_met else 'MISSED'}",
        flush=True,
    )
    return 0 if is_met else 1


if __name__ == "__main__":
    sys.exit(main())
