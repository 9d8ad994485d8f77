"""Bots by name. Terminal, arena and server know them from here.

>>> import revier
>>> from revier.bots import bot
>>> state = revier.game("glueck-auf").new(players=3, seed=7)
>>> player = bot("greedy", "glueck-auf", seed=1)
>>> while not state.is_over:
...     state.apply(player.act(state))

A name may carry options: `search:200ms` or `search:50it` (milliseconds or iterations a turn), `planner:my.toml` and
`search:200ms:my.toml` (weights of a file).
"""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

from revier.bots.base import Bot
from revier.bots.glueck_auf import GlueckAufPlanner
from revier.bots.kohle_und_kolonie import KohleUndKoloniePlanner
from revier.bots.planner import GreedyBot, Planner, PlannerBot
from revier.bots.random_bot import RandomBot
from revier.bots.schichtwechsel import SchichtwechselPlanner
from revier.bots.search import SearchBot
from revier.bots.weights import BadWeights, Values, read_weights, tuned_weights
from revier.games import game
from revier.kernel.errors import RevierError

__all__ = ["BOTS", "BadWeights", "Bot", "UnknownBot", "bot", "make_planner"]

BOTS: list[str] = ["random", "greedy", "planner", "search"]

# How bots that plan see a title, given its weights.
PLANNERS: dict[str, Callable[[Values], Planner]] = {
    "glueck-auf": GlueckAufPlanner,
    "kohle-und-kolonie-2013": KohleUndKoloniePlanner,
    "kohle-und-kolonie-revised": KohleUndKoloniePlanner,
    "schichtwechsel": SchichtwechselPlanner,
}
BUDGET = "500ms"  # of search, unless its name says otherwise
MOST_BUDGET = 1_000_000


class UnknownBot(RevierError):
    """No bot has this name, or it does not play this title."""


def bot(name: str, game_id: str, seed: int) -> Bot:
    """A bot for a title; with the same seed it makes the same choices, but for search with milliseconds."""
    game(game_id).check_seed(seed)
    kind, *options = name.split(":")
    if kind not in BOTS:
        raise UnknownBot(f"unknown bot {name!r}; known: {', '.join(BOTS)}")
    if kind == "random" and not options:
        return RandomBot(seed)
    if kind == "greedy" and not options:
        return GreedyBot(seed, make_planner(game_id, {}))
    if kind == "planner" and len(options) <= 1:
        return PlannerBot(seed, tuned_planner(game_id, *options))
    if kind == "search":
        budget, files = (options[0], options[1:]) if options and options[0][:1].isdigit() else (BUDGET, options)
        found = re.fullmatch(r"([1-9]\d*)(ms|it)", budget)
        if found and len(files) <= 1 and int(found[1]) <= MOST_BUDGET:
            number = int(found[1])
            ms, its = (number, 0) if found[2] == "ms" else (0, number)
            return SearchBot(seed, tuned_planner(game_id, *files), ms, its)
    raise UnknownBot(
        f"bot {name!r}: expected random, greedy, planner[:weights.toml] or search[:200ms | :50it][:weights.toml]"
    )


def tuned_planner(game_id: str, file: str = "") -> Planner:
    """How a title is planned, with the weights that tuning found or those of a file."""
    return make_planner(game_id, read_weights(Path(file)) if file else tuned_weights(game_id))


def make_planner(game_id: str, values: Values) -> Planner:
    if game_id not in PLANNERS:
        raise UnknownBot(f"no bot that plans plays {game_id!r} yet; they play: {', '.join(PLANNERS)}")
    return PLANNERS[game_id](values)
