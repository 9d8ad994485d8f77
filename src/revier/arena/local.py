"""Matches played by processes of this machine."""

from __future__ import annotations

from collections.abc import Generator
from concurrent.futures import FIRST_COMPLETED, Future, wait
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import active_children

from revier.arena.chunks import Chunks
from revier.arena.match import Lines, play, play_all
from revier.arena.plan import Match, Task
from revier.kernel.errors import RevierError
from revier.processes import start_pool


class WorkerDied(RevierError):
    """A process that played matches was killed, perhaps for want of memory."""


def play_here(task: Task, matches: list[Match], jobs: int) -> Generator[Lines, None, None]:
    """Results in handfuls, as they are finished; who stops asking stops the processes."""
    if jobs == 1:
        game = task.title()
        yield from ({match.index: play(task, match, game).line()} for match in matches)
        return
    others = set(active_children())
    chunks = Chunks(matches, jobs)
    with start_pool(jobs) as pool:
        try:
            running: set[Future[Lines]] = set()
            while running or chunks.left:
                while chunks.left and len(running) < 2 * jobs:  # one at work and one at hand for each
                    running.add(pool.submit(play_all, task, chunks.next()))
                ready, running = wait(running, return_when=FIRST_COMPLETED)
                for future in sorted(ready, key=failed):  # what is finished is kept, whatever else happened
                    lines = future.result()
                    chunks.finished(len(lines))
                    yield lines
        except BrokenProcessPool:  # it has ended the other processes
            raise WorkerDied("a process that played matches died") from None
        except BaseException:
            for process in set(active_children()) - others:  # without them the pool ends at once
                process.terminate()
            raise


def failed(future: Future[Lines]) -> bool:
    return future.exception() is not None
