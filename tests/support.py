"""What the tests of every title share: claiming rules, playing by name, asking what is offered."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

import revier
from revier.kernel.rng import Rng
from revier.kernel.state import State

Test = TypeVar("Test", bound=Callable[..., object])

CLAIMED: dict[str, list[str]] = {}  # rule id -> names of the tests that claim it


def rule(*ids: str) -> Callable[[Test], Test]:
    """Says which rules of docs/rules a test proves."""

    def claim(test: Test) -> Test:
        for id in ids:
            CLAIMED.setdefault(id, []).append(f"{test.__module__}.{test.__name__}")
        return test

    return claim


def play(s: State, *actions: str) -> None:
    """Apply actions written as in a playthrough: `play(s, "worker pit_6", "cage_to 1")`."""
    for action in actions:
        s.apply(s.game.actions.parse(action))


def offered(s: State) -> list[str]:
    """The legal actions by name."""
    return [s.game.actions.describe(action).text for action in s.legal_actions()]


def random_state(game: str, players: int, seed: int, plies: int, **options: str) -> State:
    """A position after up to `plies` random actions."""
    s = revier.game(game).new(players=players, seed=seed, **options)
    rng = Rng(seed)
    while not s.is_over and s.ply < plies:
        legal = s.legal_actions()
        s.apply(legal[rng.below(len(legal))])
    return s
