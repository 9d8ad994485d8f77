"""Bots by name. Terminal, arena and server know them from here.

>>> import revier
>>> from revier.bots import bot
>>> state = revier.game("glueck-auf").new(players=3, seed=7)
>>> player = bot("greedy", "glueck-auf", seed=1)
>>> while not state.is_over:
...     state.apply(player.act(state))
"""

from __future__ import annotations

from revier.bots.base import Bot
from revier.bots.glueck_auf import GlueckAufPlanner
from revier.bots.greedy import GreedyBot, Planner
from revier.bots.kohle_und_kolonie import KohleUndKoloniePlanner
from revier.bots.random_bot import RandomBot
from revier.games import game
from revier.kernel.errors import RevierError

__all__ = ["BOTS", "Bot", "UnknownBot", "bot"]

BOTS: list[str] = ["random", "greedy"]

# How greedy plans a turn, by title.
PLANNERS: dict[str, Planner] = {
    "glueck-auf": GlueckAufPlanner(),
    "kohle-und-kolonie-2013": KohleUndKoloniePlanner(),
    "kohle-und-kolonie-revised": KohleUndKoloniePlanner(),
}


class UnknownBot(RevierError):
    """No bot has this name, or it does not play this title."""


def bot(name: str, game_id: str, seed: int) -> Bot:
    """A bot for a title; with the same seed it makes the same choices."""
    game(game_id).check_seed(seed)
    if name == "random":
        return RandomBot(seed)
    if name == "greedy":
        if game_id not in PLANNERS:
            raise UnknownBot(f"greedy does not play {game_id!r} yet; it plays: {', '.join(PLANNERS)}")
        return GreedyBot(seed, PLANNERS[game_id])
    raise UnknownBot(f"unknown bot {name!r}; known: {', '.join(BOTS)}")
