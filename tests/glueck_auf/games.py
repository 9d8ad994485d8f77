"""Whole games played by chance with an eye for coal, so that every chapter of the rules comes up."""

from __future__ import annotations

from collections.abc import Iterator

from revier.kernel.rng import Rng
from revier.kernel.state import State
from tests.glueck_auf.build import COLORS, GAME, ORDERS, TILES, position
from tests.support import offered, play

EAGER = ("worker delivery", "fill", "load", "stash")  # three times out of four, if there is something to do


def next_action(s: State, rng: Rng) -> str:
    actions = offered(s)
    for verb in EAGER:
        found = [action for action in actions if action.startswith(verb)]
        if found and rng.below(4) > 0:
            return found[rng.below(len(found))]
    return actions[rng.below(len(actions))]


def moves(players: int, seed: int, start: State | None = None) -> Iterator[tuple[State, str]]:
    """Every position of a game with the action about to be taken; it is one state that moves on."""
    s = start or GAME.new(players=players, seed=seed)
    rng = Rng(seed)
    while not s.is_over:
        action = next_action(s, rng)
        yield s, action
        play(s, action)


def positions(players: int, seed: int, start: State | None = None) -> Iterator[State]:
    """Every position of a game in turn, the last one included."""
    for s, _action in moves(players, seed, start):
        yield s
    yield s


def finished(players: int, seed: int) -> State:
    """The end of such a game."""
    for s in positions(players, seed):
        last = s
    return last


def scarce(players: int) -> State:
    """The draft is over and cubes run short, so that in the games from here every kind of decision comes up."""
    return position(
        players,
        marks=dict.fromkeys(range(players), 30),
        supply=dict.fromkeys(COLORS, 1),
        store={0: {"grey": 2, "black": 2}},
        tile_stack=TILES,
        order_stack=ORDERS[::4],
    )
