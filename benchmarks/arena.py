"""`make bench-arena`: what the arena costs beyond the games themselves, as JSON.

    overhead = (processor time of the arena's run - that of the same games in a bare loop) / that of the arena's run

The arena's run is everything from the list of matches to the figures: sharing matches out, playing and measuring them,
the log, the figures. The bare loop deals, makes the bots, and lets them act until the game is over; it is compiled
too. Both use as many processes. Random bots think least, so they show overhead best; processor time, because a busy
machine would stretch any other. Not in it, because it does not grow with the games: starting the command, drawing the
pictures of a report. `beside_bots` counts the rules as overhead too: all but the bots' thinking.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path
from resource import RUSAGE_CHILDREN, RUSAGE_SELF, getrusage
from tempfile import TemporaryDirectory
from typing import TypeVar

import revier
from revier.arena.figures import figures
from revier.arena.local import play_here
from revier.arena.log import begin
from revier.arena.loop import play_bare
from revier.arena.match import make_bots
from revier.arena.plan import Match, Task, make_task
from revier.benchmark import is_compiled
from revier.kernel.state import State
from revier.processes import start_pool

T = TypeVar("T")

JOBS = 2
PLAYERS = 3
GAMES = 6000  # with a third of them single runs were off by 3 points
REPEATS = 5
BAR = 0.1


def main() -> None:
    games = int(sys.argv[1]) if len(sys.argv) > 1 else GAMES
    found = {title: measure(make_task(title, PLAYERS, ["random"], games, 1)) for title in revier.games()}
    above = [title for title, row in found.items() if row["overhead"] >= BAR]
    verdict = f"{BAR:.0%} or more in: {', '.join(above)}" if above else f"below {BAR:.0%} in every title"
    setting = {"compiled": is_compiled(), "jobs": JOBS, "players": PLAYERS, "games": games, "repeats": REPEATS}
    print(json.dumps(setting | {"bar": BAR, "titles": found, "verdict": f"overhead {verdict}"}, indent=2))


def measure(task: Task) -> dict[str, float]:
    """The best of some repeats of each part, in microseconds a game; parts take turns in case of slow moments."""
    actions = [play_plain(task, match) for match in task.matches()]
    parts: list[Callable[[], None]] = [
        lambda: in_arena(task),
        lambda: side_by_side(partial(play_some, task), task.matches()),
        lambda: side_by_side(partial(replay_some, task), list(zip(task.matches(), actions, strict=True))),
    ]
    times = [[processor(part) for part in parts] for n in range(REPEATS)]
    arena, bare, rules = (min(row[n] for row in times) for n in range(len(parts)))
    return {
        "arena_us": round(1e6 * arena / task.games, 1),
        "bare_us": round(1e6 * bare / task.games, 1),
        "rules_us": round(1e6 * rules / task.games, 1),
        "beside_bots": round(1 - (bare - rules) / arena, 4),
        "overhead": round(1 - bare / arena, 4),
    }


def side_by_side(work: Callable[[list[T]], None], todo: list[T]) -> None:
    """All of it, shared out to as many processes as the arena has."""
    with start_pool(JOBS) as pool:
        list(pool.map(work, [todo[n::JOBS] for n in range(JOBS)]))


def play_some(task: Task, matches: list[Match]) -> None:
    for match in matches:
        play_plain(task, match)


def replay_some(task: Task, played: list[tuple[Match, list[int]]]) -> None:
    for match, actions in played:
        replay(task, match, actions)


def processor(work: Callable[[], None]) -> float:
    """Seconds of processor time that work takes, its processes included."""
    before = spent()
    work()
    return spent() - before


def spent() -> float:
    used = [getrusage(who) for who in (RUSAGE_SELF, RUSAGE_CHILDREN)]
    return sum(use.ru_utime + use.ru_stime for use in used)


def in_arena(task: Task) -> None:
    with TemporaryDirectory() as folder, begin(task, Path(folder, "run"), None) as log:
        for lines in play_here(task, task.matches(), JOBS):
            log.add(lines)
        figures(task, log.results())


def deal(task: Task, match: Match) -> State:
    return revier.game(task.game).new(players=task.players, seed=match.seed)


def play_plain(task: Task, match: Match) -> list[int]:
    """The actions of a match in a bare loop."""
    s = deal(task, match)
    play_bare(s, make_bots(task, match))
    return list(s.history)


def replay(task: Task, match: Match, actions: list[int]) -> None:
    """The rules alone."""
    s = deal(task, match)
    for action in actions:
        s.apply(action)


if __name__ == "__main__":
    main()
