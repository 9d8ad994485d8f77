"""Where the work of a run is done: in this process, in several, or on a Ray cluster."""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, wait
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import active_children
from typing import Any, Protocol, TypeVar

from revier.arena.cluster import RETRIES, play_on_cluster, processors
from revier.arena.local import WorkerDied, play_here
from revier.arena.match import Lines
from revier.arena.plan import Match
from revier.arena.plan import Task as Trial
from revier.processes import start_pool

T = TypeVar("T")
R = TypeVar("R")


class Work(Protocol):
    """Results come as they are finished; who stops asking stops the work."""

    def each(self, do: Callable[[T], R], items: Sequence[T]) -> Generator[R, None, None]:
        """Do something with each of these."""

    def play(self, trial: Trial, matches: list[Match]) -> Generator[Lines, None, None]:
        """Play matches of the arena."""


class Processes:
    """So many of them; one is this one."""

    def __init__(self, count: int) -> None:
        self.count = count

    def each(self, do: Callable[[T], R], items: Sequence[T]) -> Generator[R, None, None]:
        if self.count == 1:
            yield from map(do, items)
            return
        others = set(active_children())
        left = list(items)[::-1]
        running: set[Future[R]] = set()
        with start_pool(self.count) as pool:
            try:
                while running or left:
                    while left and len(running) < 2 * self.count:  # one at work and one at hand for each
                        running.add(pool.submit(do, left.pop()))
                    ready, running = wait(running, return_when=FIRST_COMPLETED)
                    yield from [future.result() for future in ready if future.exception() is None]
                    for future in ready:
                        future.result()  # what is finished is kept, whatever else happened
            except BrokenProcessPool:
                raise WorkerDied("a process of the training died") from None
            except BaseException:
                for process in set(active_children()) - others:  # without them the pool ends at once
                    process.terminate()
                raise

    def play(self, trial: Trial, matches: list[Match]) -> Generator[Lines, None, None]:
        return play_here(trial, matches, self.count)


class Cluster:
    """All processors of it, or so many."""

    def __init__(self, ray: Any, count: int | None) -> None:
        self.ray = ray
        self.count = count

    def each(self, do: Callable[[T], R], items: Sequence[T]) -> Generator[R, None, None]:
        remote = self.ray.remote(do).options(num_cpus=1, max_retries=RETRIES)
        left = list(items)[::-1]
        running: list[Any] = []
        while running or left:
            while left and len(running) < (self.count or 2 * processors(self.ray)):
                running.append(remote.remote(left.pop()))
            ready, running = self.ray.wait(running)
            yield from [self.ray.get(reference) for reference in ready]

    def play(self, trial: Trial, matches: list[Match]) -> Generator[Lines, None, None]:
        return play_on_cluster(self.ray, trial, matches, self.count)
