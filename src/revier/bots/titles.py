"""How bots that plan see each title."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from revier.bots.glueck_auf import GlueckAufPlanner
from revier.bots.kohle_und_kolonie import KohleUndKoloniePlanner
from revier.bots.planner import Planner
from revier.bots.schichtwechsel import SchichtwechselPlanner
from revier.bots.weights import Values, read_weights, tuned_weights
from revier.kernel.errors import RevierError

# Given weights, a title's planner.
PLANNERS: dict[str, Callable[[Values], Planner]] = {
    "glueck-auf": GlueckAufPlanner,
    "kohle-und-kolonie-2013": KohleUndKoloniePlanner,
    "kohle-und-kolonie-revised": KohleUndKoloniePlanner,
    "schichtwechsel": SchichtwechselPlanner,
}


class UnknownBot(RevierError):
    """No bot has this name, or it does not play this title."""


def make_planner(game_id: str, values: Values) -> Planner:
    if game_id not in PLANNERS:
        raise UnknownBot(f"no bot that plans plays {game_id!r} yet; they play: {', '.join(PLANNERS)}")
    return PLANNERS[game_id](values)


def weights_for(game_id: str, file: str = "") -> Values:
    """The weights that tuning found for a title, or those of a file."""
    return read_weights(Path(file)) if file else tuned_weights(game_id)
