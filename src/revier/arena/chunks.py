"""Matches in handfuls, so that sending them about costs little and a killed run loses little."""

from __future__ import annotations

from time import monotonic

from revier.arena.plan import Match

SECONDS = 0.5  # of work in a handful
MOST = 500  # matches in a handful


class Chunks:
    """Deals out handfuls as long as `SECONDS`, going by how long the first ones took."""

    def __init__(self, matches: list[Match], workers: int) -> None:
        self.left = matches[::-1]
        self.workers = workers
        self.done = 0
        self.start = monotonic()

    def next(self) -> list[Match]:
        """The next handful; the last ones are small, so that all workers end together."""
        size = max(1, min(self.fitting(), MOST, len(self.left) // (2 * self.workers)))
        return [self.left.pop() for n in range(min(size, len(self.left)))]

    def fitting(self) -> int:
        if not self.done:
            return 1
        each = (monotonic() - self.start) * self.workers / self.done
        return int(SECONDS / each)

    def finished(self, matches: int) -> None:
        self.done += matches
