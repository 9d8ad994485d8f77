"""Bots by name. Terminal, arena and server know them from here.

>>> import revier
>>> from revier.bots import bot
>>> state = revier.game("glueck-auf").new(players=3, seed=7)
>>> player = bot("greedy", "glueck-auf", seed=1)
>>> while not state.is_over:
...     state.apply(player.act(state))
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from revier.bots.base import Bot
from revier.bots.glueck_auf import GlueckAufPlanner
from revier.bots.kohle_und_kolonie import KohleUndKoloniePlanner
from revier.bots.planner import Planner, PlannerBot
from revier.bots.random_bot import RandomBot
from revier.bots.schichtwechsel import SchichtwechselPlanner
from revier.bots.search import SearchBot
from revier.bots.weights import BadWeights, Values, read_weights, tuned_weights
from revier.games import game
from revier.kernel.errors import RevierError

__all__ = ["BOTS", "BadWeights", "Bot", "UnknownBot", "bot"]

BOTS: list[str] = ["random", "greedy", "planner", "search"]

# How bots that plan see a title, given its weights.
PLANNERS: dict[str, Callable[[Values], Planner]] = {
    "glueck-auf": GlueckAufPlanner,
    "kohle-und-kolonie-2013": KohleUndKoloniePlanner,
    "kohle-und-kolonie-revised": KohleUndKoloniePlanner,
    "schichtwechsel": SchichtwechselPlanner,
}
SCALES = {"glueck-auf": 30.0, "kohle-und-kolonie-2013": 25.0, "kohle-und-kolonie-revised": 25.0, "schichtwechsel": 20.0}
GREEDY_WIDTH = 4  # lines that greedy follows up; the planner of a title says how many it does


class UnknownBot(RevierError):
    """No bot has this name, or it does not play this title."""


def bot(name: str, game_id: str, seed: int) -> Bot:
    """A bot for a title; with the same seed it makes the same choices. `planner:FILE` plans with weights of a file."""
    game(game_id).check_seed(seed)
    kind, colon, option = name.partition(":")
    if kind == "planner":
        return PlannerBot(seed, planner(game_id, option))
    if kind == "search":
        ms = int(option[:-2]) if option.endswith("ms") else 0
        its = int(option[:-2]) if option.endswith("it") else 0
        hasty = planner(game_id)
        hasty.width = 4
        return SearchBot(seed, planner(game_id), hasty, SCALES[game_id], ms, its)
    if colon or kind not in BOTS:
        raise UnknownBot(f"unknown bot {name!r}; known: {', '.join(BOTS)}")
    if kind == "random":
        return RandomBot(seed)
    hasty = make_planner(game_id, {})
    hasty.width = GREEDY_WIDTH
    return PlannerBot(seed, hasty)


def planner(game_id: str, file: str = "") -> Planner:
    """How a title is planned, with the weights that tuning found or those of a file."""
    return make_planner(game_id, read_weights(Path(file)) if file else tuned_weights(game_id))


def make_planner(game_id: str, values: Values) -> Planner:
    if game_id not in PLANNERS:
        raise UnknownBot(f"no bot that plans plays {game_id!r} yet; they play: {', '.join(PLANNERS)}")
    return PLANNERS[game_id](values)
