"""Playing games to their end without anybody thinking: for tests, benchmarks and search."""

from __future__ import annotations

from mypy_extensions import i64

from revier.kernel.rng import Rng
from revier.kernel.state import State


def playout(s: State, rng: Rng) -> i64:
    """Play uniformly random legal actions to the end; returns how many."""
    start = s.ply
    while len(s.agenda) > 0:
        legal = s.shared_legal_actions()
        s.apply_trusted(legal[rng.below(len(legal))])
    return s.ply - start
