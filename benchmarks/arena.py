"""`make bench-arena`: what the arena costs beyond bots and rules, as JSON.

Random bots think least, so they show overhead best. The arena plays with two processes and writes its log; the same
matches are then played by a bare loop, and replayed with nobody thinking, by two processes as well. All times are
processor time, since a busy machine would stretch any other. `beside_bots` is all but the bots' thinking;
`beside_bots_and_rules` is the arena's own.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from multiprocessing import get_context
from pathlib import Path
from resource import RUSAGE_CHILDREN, RUSAGE_SELF, getrusage
from tempfile import TemporaryDirectory

import revier
from revier.arena.local import play_here
from revier.arena.log import begin
from revier.arena.plan import Match, Task, bot_seed, make_task
from revier.benchmark import is_compiled
from revier.bots import bot
from revier.kernel.state import State

JOBS = 2
PLAYERS = 3
GAMES = 1000
REPEATS = 3
BAR = 0.1


def main() -> None:
    games = int(sys.argv[1]) if len(sys.argv) > 1 else GAMES
    found = {title: measure(make_task(title, PLAYERS, ["random"], games, 1)) for title in revier.games()}
    print(json.dumps({"compiled": is_compiled(), "jobs": JOBS, "bar": BAR, "games": found}, indent=2))


def measure(task: Task) -> dict[str, float]:
    """The best of some repeats of each part, in microseconds a decision."""
    plain = [play_plain(task, match) for match in task.matches()]
    decisions = sum(len(actions) for actions in plain)
    parts: list[Callable[[], None]] = [
        lambda: in_arena(task),
        lambda: side_by_side(task, lambda match: play_plain(task, match)),
        lambda: side_by_side(task, lambda match: replay_asking(task, match, plain[match.index])),
        lambda: side_by_side(task, lambda match: replay(task, match, plain[match.index])),
    ]
    times = [[processor(part) for part in parts] for n in range(REPEATS)]
    arena, played, asked, rules = (min(row[n] for row in times) for n in range(len(parts)))
    thinking = played - asked
    return {
        "decisions": decisions,
        "arena_us": round(1e6 * arena / decisions, 3),
        "thinking_us": round(1e6 * thinking / decisions, 3),
        "rules_us": round(1e6 * rules / decisions, 3),
        "beside_bots": round(1 - thinking / arena, 4),
        "beside_bots_and_rules": round(1 - (thinking + rules) / arena, 4),
    }


def side_by_side(task: Task, work: Callable[[Match], object]) -> None:
    """All matches, shared out to as many processes as the arena has."""
    context = get_context("fork")

    def some(first: int) -> None:
        for match in task.matches()[first::JOBS]:
            work(match)

    processes = [context.Process(target=some, args=(n,)) for n in range(JOBS)]
    for process in processes:
        process.start()
    for process in processes:
        process.join()


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
        for results in play_here(task, task.matches(), JOBS):
            log.add(results)


def deal(task: Task, match: Match) -> State:
    return revier.game(task.game).new(players=task.players, seed=match.seed)


def play_plain(task: Task, match: Match) -> list[int]:
    """The actions of a match in a bare loop."""
    s = deal(task, match)
    acts = [bot(name, task.game, bot_seed(match.seed, seat)).act for seat, name in enumerate(match.bots)]
    actions: list[int] = []
    while not s.is_over:
        action = acts[s.asked().seat](s)
        actions.append(action)
        s.apply(action)
    return actions


def replay_asking(task: Task, match: Match, actions: list[int]) -> None:
    """All that the bare loop does, but for thinking."""
    s = deal(task, match)
    acts = [bot(name, task.game, bot_seed(match.seed, seat)).act for seat, name in enumerate(match.bots)]
    again: list[int] = []
    for action in actions:
        if s.is_over or acts[s.asked().seat] is None:
            break
        again.append(action)
        s.apply(action)


def replay(task: Task, match: Match, actions: list[int]) -> None:
    """The rules alone."""
    s = deal(task, match)
    for action in actions:
        s.apply(action)


if __name__ == "__main__":
    main()
