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

BUDGETS_MS = [30, 100, 500]
LATE = 1.2  # times its budget
MOST_MB = 500


def main() -> int:
    if len(sys.argv) > 1:
        return play(sys.argv[1], int(sys.argv[2]))
    print(f"search at every seat, {'compiled' if is_compiled() else 'interpreted'}")
    words = [[sys.executable, __file__, title, str(budget)] for budget in BUDGETS_MS for title in revier.games()]
    return max(subprocess.run(command, check=False).returncode for command in words)


def play(title: str, budget: int) -> int:
    """One game; 1 if a bar is missed. Short turns by processor time: a busy machine may stop a program for a while."""
    clock = time.perf_counter if budget >= 500 else time.thread_time
    s = revier.game(title).new(players=revier.game(title).seats[-1], seed=1)
    bots = [bot(f"search:{budget}ms", title, seat) for seat in range(s.players)]
    turns: list[float] = []
    while not s.is_over:
        seat, taken = s.asked().seat, 0.0
        while not s.is_over and s.asked().seat == seat:
            start = clock()
            action = bots[seat].act(s)
            taken += 1000 * (clock() - start)
            s.apply(action)
        turns.append(taken)
        if len(turns) % 20 == 0 and sys.stderr.isatty():
            print(f"\r{title}: {len(turns)} turns", end="", file=sys.stderr, flush=True)
    memory = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
    is_met = max(turns) <= LATE * budget and memory <= MOST_MB
    print(
        f"{title}, {budget} ms, {s.players} seats: {len(turns)} turns, "
        f"longest {max(turns):.0f} ms (<= {LATE * budget:.0f}), "
        f"{memory:.0f} MB (<= {MOST_MB}) {'met' if is_met else 'MISSED'}",
        flush=True,
    )
    return 0 if is_met else 1


if __name__ == "__main__":
    sys.exit(main())
