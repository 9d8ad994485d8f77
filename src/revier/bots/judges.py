"""Networks that were learned, by table: `networks/<id>-<players>.net` beside the planner of a title."""

from __future__ import annotations

import logging
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any

from revier.bots.network import BadNetwork, Network, read_network
from revier.bots.planner import Planner
from revier.bots.titles import LAYER
from revier.bots.valuation import Inputs, LearnedJudge, LearnedValuation, Valuation
from revier.encoding.titles import encoder
from revier.games import part_of
from revier.kernel.game import Game

log = logging.getLogger("revier.bots")


def valuation_for(planner: Planner, game: Game, players: int, file: str = "") -> Valuation:
    """By the network of the table, or of a file; without one, or with a foreign one, as the planner guesses."""
    found = network_of(game.id, players, file)
    if found is None:
        return Valuation(planner)
    network, head = found
    inputs = Inputs(planner, encoder(game, players))
    why = difference(head, game, players, inputs, network)
    if why:
        say_once(f"{game.id} with {players}: its network is for other rules ({why}); bots judge as planners do")
        return Valuation(planner)
    judge = LearnedJudge(
        inputs, Network(network.inputs, network.wide, network.narrow, network.weights), float(head["slope"])
    )
    return LearnedValuation(planner, judge)


@cache
def network_of(game_id: str, players: int, file: str) -> tuple[Network, dict[str, Any]] | None:
    """Read once; its weights are shared by all bots of the process."""
    path = Path(file) if file else shipped(game_id, players)
    if path is None:
        return None
    try:
        return read_network(path)
    except BadNetwork as error:
        if file:
            raise
        say_once(f"{error}; bots judge as planners do")
        return None


def shipped(game_id: str, players: int) -> Path | None:
    """Where the network of a table lies; None for titles that nobody teaches."""
    part = part_of(LAYER, game_id)
    if part is None or not hasattr(part, "__path__"):
        return None
    return Path(str(files(part.__name__).joinpath("networks", f"{game_id}-{players}.net")))


def difference(head: dict[str, Any], game: Game, players: int, inputs: Inputs, network: Network) -> str:
    """What a network was made for, where that is something else than this table; empty if it fits."""
    wanted = {"game": game.id, "players": players, "rules": game.rules_version, "encoding": inputs.encoder.version}
    for name, value in wanted.items():
        if head.get(name) != value:
            return f"{name} {head.get(name)}, not {value}"
    if game.data is not None:
        return "components of one's own"
    if inputs.count() != network.inputs:
        return f"{network.inputs} inputs, not {inputs.count()}"
    return ""


@cache
def say_once(line: str) -> None:
    log.warning("%s", line)
