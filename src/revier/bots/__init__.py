"""Bots by name. Terminal, arena and server know them from here.

>>> import revier
>>> from revier.bots import bot
>>> state = revier.game("glueck-auf").new(players=3, seed=7)
>>> player = bot("greedy", "glueck-auf", seed=1)
>>> while not state.is_over:
...     state.apply(player.act(state))

A name may carry options: `search:200ms` or `search:50it` (milliseconds or iterations a turn), `search:200ms:2cores`,
`planner:my.toml` and `search:200ms:my.toml` (weights of a file). People choose a rank: `lehrling` to `steiger`.
"""

from __future__ import annotations

import re

from revier.bots.base import Bot
from revier.bots.levels import LEVELS, VariedBot
from revier.bots.planner import GreedyBot, PlannerBot
from revier.bots.random_bot import RandomBot
from revier.bots.search import Budget, SearchBot
from revier.bots.titles import PLANNERS, UnknownBot, make_planner, weights_for
from revier.bots.weights import BadWeights
from revier.games import game

__all__ = ["BOTS", "FORMS", "LEVELS", "PLANNERS", "BadWeights", "Bot", "UnknownBot", "bot", "make_planner"]

BOTS: list[str] = ["random", "greedy", "planner", "search"]
BUDGET = 500  # milliseconds a turn of search, unless its name says otherwise
FORMS = ["random", "greedy", "planner[:weights.toml]", "search[:200ms | :50it][:2cores][:weights.toml]"]


def bot(name: str, game_id: str, seed: int) -> Bot:
    """A bot for a title; with the same seed it makes the same choices, but for search with milliseconds."""
    game(game_id).check_seed(seed)
    level = LEVELS.get(name)
    if level is not None and level.temperature > 0.0:
        return VariedBot(seed, make_planner(game_id, {}), level.temperature)
    kind, *options = (name if level is None else level.bot).split(":")
    if kind not in BOTS:
        raise UnknownBot(f"unknown bot {name!r}; known: {', '.join(BOTS)}; ranks: {', '.join(LEVELS)}")
    if kind == "random" and not options:
        return RandomBot(seed)
    if kind == "greedy" and not options:
        return GreedyBot(seed, make_planner(game_id, {}))
    file = options.pop() if options and options[-1].endswith(".toml") else ""
    if kind == "planner" and not options:
        return PlannerBot(seed, make_planner(game_id, weights_for(game_id, file)))
    if kind == "search" and (budget := search_budget(options)) is not None:
        return SearchBot(seed, game_id, weights_for(game_id, file), budget)
    raise UnknownBot(f"bot {name!r}: expected one of {', '.join(FORMS)}")


def search_budget(options: list[str]) -> Budget | None:
    """`200ms` or `50it`, then `2cores`, each at most once; None if it is something else."""
    found = re.fullmatch(r"(?:([1-9]\d{0,5})(ms|it))?(?:\b:?\b([1-9])cores)?", ":".join(options))
    if found is None or ":".join(options).startswith(":"):
        return None
    number, unit, cores = int(found[1] or BUDGET), found[2] or "ms", int(found[3] or 1)
    return Budget(number if unit == "ms" else 0, number if unit == "it" else 0, cores)
