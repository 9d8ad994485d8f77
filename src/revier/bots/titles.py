"""How bots that plan see each title: `revier.bots.<title>` says it, the score sheet where there is no such module.

The module has `make(values)`, which gives a planner with these weights. Beside it lie the weights that tuning found:
`weights.toml`, or `weights-<edition>.toml` where a title has several editions. So do the ranks: `ranks.toml`.
"""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path

import tomli

from revier.bots.planner import Planner
from revier.bots.score_sheet import ScoreSheetPlanner
from revier.bots.weights import Values, checked, read_weights
from revier.games import game, part_of
from revier.kernel.errors import RevierError

LAYER = "revier.bots"


class UnknownBot(RevierError):
    """No bot has this name."""


def make_planner(game_id: str, values: Values) -> Planner:
    part = part_of(LAYER, game_id)
    if part is None:
        return ScoreSheetPlanner(values)
    made: Planner = part.make(values)
    return made


def weights_for(game_id: str, file: str = "") -> Values:
    """The weights that tuning found for a title, or those of a file."""
    return read_weights(Path(file)) if file else tuned_weights(game_id)


def tuned_weights(game_id: str) -> Values:
    """None, where nobody has tuned."""
    data = tuned_data(game_id, "weights")
    return {} if data is None else checked(data, game_id)


def tuned_data(game_id: str, stem: str) -> dict[str, object] | None:
    """The file of this name beside a title's bots, or that of its edition; nothing if there is none."""
    part = part_of(LAYER, game_id)
    if part is None or not hasattr(part, "__path__"):
        return None
    edition = game(game_id).edition
    found = files(part.__name__).joinpath(f"{stem}-{edition}.toml" if edition else f"{stem}.toml")
    return tomli.loads(found.read_text(encoding="utf-8")) if found.is_file() else None
