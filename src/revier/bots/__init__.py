"""Bots by name. Terminal, arena and server know them from here.

>>> import revier
>>> from revier.bots import bot
>>> state = revier.game("glueck-auf").new(players=3, seed=7)
>>> player = bot("greedy", "glueck-auf", seed=1)
>>> while not state.is_over:
...     state.apply(player.act(state))

A name may carry options: `search:200ms` or `search:50it` (milliseconds or iterations a turn), `search:200ms:2cores`,
`planner:my.toml` and `search:200ms:my.toml` (weights of a file). People choose a rank: `lehrling` to `bergrat`;
`lehrling:my.toml` is one of a file.
`my_module:MyBot` is a bot of one's own.
"""

from __future__ import annotations

import re
from pkgutil import extend_path
from typing import NamedTuple

from revier.bots.base import Bot
from revier.bots.own import own_bot, own_place
from revier.bots.planner import GreedyBot, PlannerBot
from revier.bots.random_bot import RandomBot
from revier.bots.ranks import LOOKS, RANKS, VariedPlanner, find_rank
from revier.bots.search_bot import Budget, SearchBot
from revier.bots.titles import UnknownBot, make_planner, weights_for
from revier.bots.weights import BadWeights
from revier.games import game

__path__ = extend_path(__path__, __name__)  # a title's part of this layer may come with its package

__all__ = ["BOTS", "FORMS", "RANKS", "BadWeights", "Bot", "UnknownBot", "bot", "find_rank", "make_planner", "read_name"]

BOTS: list[str] = ["random", "greedy", "planner", "search", "search@1"]
BUDGET = 500  # milliseconds a turn of search, unless its name says otherwise
FORMS = [
    "random",
    "greedy",
    "planner[:weights.toml]",
    "search[:200ms | :50it][:2cores][:weights.toml | :table.net]",
    "lehrling[:ranks.toml]",
]


class Spec(NamedTuple):
    """A bot's name taken apart."""

    kind: str  # of BOTS or RANKS, or empty
    budget: Budget | None = None  # of search, or of a rank that searches
    file: str = ""  # of weights or ranks
    network: str = ""  # a file of one
    place: str = ""  # module:Class of somebody else's


def bot(name: str, game_id: str, seed: int) -> Bot:
    """A bot for a title; with the same seed it makes the same choices, but for search with milliseconds."""
    game(game_id).check_seed(seed)
    spec = read_name(name)
    if spec.place:
        return own_bot(spec.place, seed)
    if spec.kind in RANKS:
        return ranked_bot(spec, game_id, seed)
    if spec.kind == "random":
        return RandomBot(seed)
    if spec.kind == "greedy":
        return GreedyBot(seed, make_planner(game_id, {}))
    values = weights_for(game_id, spec.file)
    if spec.budget is None:
        return PlannerBot(seed, make_planner(game_id, values))
    return SearchBot(seed, game_id, values, spec.budget, None if spec.kind == "search@1" else spec.network)


def ranked_bot(spec: Spec, game_id: str, seed: int) -> Bot:
    """Whatever the rank plays in this title."""
    rank = find_rank(spec.kind, game_id, spec.file)
    if rank.plays in LOOKS:
        return PlannerBot(seed, VariedPlanner(make_planner(game_id, weights_for(game_id)), rank))
    return bot(rank.plays, game_id, seed)


def read_name(name: str, game_id: str = "") -> Spec:
    """Take a name apart; an error says what names there are. Files are not looked for.

    How long a rank thinks depends on the title; without one it is the usual time.
    """
    kind, *options = name.split(":")
    if kind not in BOTS and kind not in RANKS:
        place = own_place(name)
        if place:
            return Spec("", place=place)
        raise UnknownBot(f"unknown bot {name!r}; known: {', '.join(BOTS)}; ranks: {', '.join(RANKS)}")
    searches = kind in ("search", "search@1")
    takes_file = kind == "planner" or searches or kind in RANKS
    network = options.pop() if kind == "search" and options and options[-1].endswith(".net") else ""
    file = options.pop() if takes_file and options and options[-1].endswith(".toml") else ""
    budget = search_budget(options) if searches else None
    if (budget is None and searches) or (options and not searches):
        raise UnknownBot(f"bot {name!r}: expected one of {', '.join(FORMS)}")
    if kind in RANKS and not file:
        plays = find_rank(kind, game_id).plays
        budget = None if plays in LOOKS else read_name(plays).budget
    return Spec(kind, budget, file, network=network)


def search_budget(options: list[str]) -> Budget | None:
    """`200ms` or `50it`, then `2cores`, each at most once; None if it is something else."""
    found = re.fullmatch(r"(?:([1-9]\d{0,5})(ms|it))?(?:\b:?\b([1-9])cores)?", ":".join(options))
    if found is None or ":".join(options).startswith(":"):
        return None
    number, unit, cores = int(found[1] or BUDGET), found[2] or "ms", int(found[3] or 1)
    return Budget(number if unit == "ms" else 0, number if unit == "it" else 0, cores)
