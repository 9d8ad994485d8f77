"""What the tests of every title share: claiming rules, playing by name, asking what is offered and what was told."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

import revier
from revier.kernel.rng import Rng
from revier.kernel.state import State
from revier.kernel.tables import Value

Test = TypeVar("Test", bound=Callable[..., object])

CLAIMED: dict[str, list[str]] = {}  # rule id -> names of the tests that claim it


def rule(*ids: str) -> Callable[[Test], Test]:
    """Says which rules of docs/rules a test proves."""

    def claim(test: Test) -> Test:
        for id in ids:
            CLAIMED.setdefault(id, []).append(f"{test.__module__}.{test.__name__}")
        return test

    return claim


def play(s: State, *actions: str) -> State:
    """Apply actions written as in a playthrough: `play(s, "worker pit_6", "cage_to 1")`."""
    for action in actions:
        s.apply(s.game.actions.parse(action))
    return s


def offered(s: State, verb: str = "") -> list[str]:
    """The legal actions by name; with a verb, only those."""
    texts = [s.game.actions.describe(action).text for action in s.legal_actions()]
    return [text for text in texts if not verb or text.split()[0] == verb]


def asked(s: State) -> tuple[int, str]:
    """Who decides, and the kind of the decision."""
    decision = s.decision()
    assert decision is not None
    return decision.seat, decision.kind


def told(s: State, kind: str, seat: int | None = None) -> list[dict[str, Value]]:
    """The events of a kind that a seat (None: a spectator) has heard since the position was made or begun."""
    return [event.args for event in s.events() if event.kind == kind and event.heard_by(seat)]


def random_state(game: str, players: int, seed: int, plies: int, **options: str) -> State:
    """A position after up to `plies` random actions."""
    s = revier.game(game).new(players=players, seed=seed, **options)
    rng = Rng(seed)
    while not s.is_over and s.ply < plies:
        legal = s.legal_actions()
        s.apply(legal[rng.below(len(legal))])
    return s
