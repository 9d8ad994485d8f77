"""Matches in handfuls, so that sending them about costs little and a killed run loses little."""

from __future__ import annotations

from time import monotonic

from revier.arena.plan import Match

SECONDS = 0.5  # of work in a handful
LEAST = 0.05  # of work in the last ones, which cost as much to send
MOST = 500  # matches in a handful


class Chunks:
    """Deals out handfuls as long as `SECONDS`, going by how long the first ones took."""

    def __init__(self, matches: list[Match], workers: int) -> None:
        self.left = matches[::-1]
        self.workers = workers
        self.done = 0
        self.start = monotonic()

    def next(self) -> list[Match]:
        """The next handful; towards the end they shrink, so that all workers end together."""
        fair = len(self.left) // (2 * self.workers)
        size = min(max(1, self.fitting(LEAST), min(fair, self.fitting(SECONDS))), MOST, len(self.left))
        return [self.left.pop() for n in range(size)]

    def fitting(self, seconds: float) -> int:
        """How many matches so much work is."""
        if not self.done:
            return 1
        each = (monotonic() - self.start) * self.workers / self.done
        return int(seconds / each)

    def finished(self, matches: int) -> None:
        self.done += matches
