"""Random play of other engines, through their public interface. Run by peers.py inside .peers; prints JSON.

A decision is a choice of a player with the list of legal actions at hand; chance is played out, not counted.
"""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from importlib import import_module
from statistics import median
from time import process_time
from typing import Any

REPEATS = 5
SECONDS = 2.0
SPIEL_GAMES = ["gin_rummy", "backgammon", "go"]


def main() -> None:
    loops: dict[str, Callable[[], int]] = {"catanatron, 4 players": play_catanatron}
    for name in SPIEL_GAMES:
        loops[f"OpenSpiel {name}"] = SpielLoop(name)
    print(json.dumps({name: rate(loop) for name, loop in loops.items()}))


def rate(play: Callable[[], int]) -> float:
    """Decisions a second of CPU time: the median of several runs of whole games."""
    play()
    found = []
    for _ in range(REPEATS):
        decisions = 0
        start = process_time()
        while process_time() - start < SECONDS:
            decisions += play()
        found.append(decisions / (process_time() - start))
    return median(found)


def play_catanatron() -> int:
    """One game of four random players; returns the number of decisions."""
    api: Any = import_module("catanatron")
    colors = [api.Color.RED, api.Color.BLUE, api.Color.WHITE, api.Color.ORANGE]
    game = api.Game([api.RandomPlayer(color) for color in colors])
    decisions = 0
    while game.winning_color() is None and game.state.num_turns < 1000:  # their own limit for random play
        game.play_tick()
        decisions += 1
    return decisions


class SpielLoop:
    """Random games of an OpenSpiel title."""

    def __init__(self, name: str) -> None:
        api: Any = import_module("pyspiel")
        self.game = api.load_game(name)

    def __call__(self) -> int:
        state = self.game.new_initial_state()
        decisions = 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(random.choices(outcomes, chances)[0])
            else:
                legal = state.legal_actions()
                state.apply_action(legal[int(random.random() * len(legal))])
                decisions += 1
        return decisions


if __name__ == "__main__":
    main()
