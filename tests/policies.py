"""Playing without thinking: uniformly, or with a leaning, which gets more done and so sees more of the rules."""

from __future__ import annotations

from functools import cache
from importlib import import_module

import revier
from revier.games import folder_of
from revier.kernel.rng import Rng
from revier.kernel.state import State

Leanings = dict[str, list[tuple[str, int]]]

# How much more often than others a player chooses an action that begins like this; the first match counts.
LEANINGS: dict[str, Leanings] = {id: import_module(f"tests.{folder_of(id)}_leanings").LEANINGS for id in revier.games()}
POLICIES = ["uniform", "eager", "buyer", "collector"]


@cache
def weights(title: str, policy: str) -> list[int]:
    """By action id."""
    table = revier.game(title).actions
    found = []
    for action in range(len(table)):
        text = table.describe(action).text
        found.append(next((weight for start, weight in LEANINGS[title][policy] if text.startswith(start)), 1))
    return found


def choose(s: State, rng: Rng, policy: str) -> int:
    """A legal action."""
    weight = weights(s.game.id, policy)
    legal = s.legal_actions()
    point = rng.below(sum([weight[action] for action in legal]))
    for action in legal:
        point -= weight[action]
        if point < 0:
            return action
    raise AssertionError("weights add up")


def play_on(s: State, rng: Rng, plies: int, policy: str = "uniform") -> None:
    """Up to `plies` more actions."""
    for i in range(plies):
        if s.is_over:
            return
        s.apply(choose(s, rng, policy))
