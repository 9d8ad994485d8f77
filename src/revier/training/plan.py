"""What a run of the training is about: the title, the tables, a seed, and a plan from a small TOML."""

from __future__ import annotations

from collections.abc import Mapping
from importlib.resources import files
from pathlib import Path
from typing import Any, NamedTuple

from revier.bots.titles import LAYER
from revier.encoding.titles import encoder
from revier.games import part_of
from revier.kernel.errors import RevierError, shortened
from revier.kernel.game import Game
from revier.kernel.rng import Rng
from revier.kernel.state import Json


class BadPlan(RevierError):
    """A plan that cannot be carried out; says why."""


class Plan(NamedTuple):
    """How much is played, how it is fitted, and what a new network has to show."""

    generations: int = 3
    games: int = 2000  # of a generation, for each number of players
    window: int = 3  # generations that a fit learns from, the newest ones
    iterations: int = 30  # of the search that plays from the second generation on
    every: int = 2  # turns from one position that is learned from to the next
    wide: int = 96  # units of the first hidden layer
    narrow: int = 24  # and of the second
    epochs: int = 6
    batch: int = 256  # positions
    rate: float = 0.001  # of learning, at its highest
    decay: float = 0.1  # of the weights, as AdamW does it
    dropout: float = 0.2  # of the first hidden layer
    input_dropout: float = 0.1
    win_weight: float = 0.4  # of the win, beside the points
    apart: int = 8  # every so many games are kept from the fit, to tell how good it is
    gate_iterations: int = 60  # of both searches, where a new network plays for its place
    gate_games: int = 120  # for each number of players, rounded up to whole groups
    gate_share: float = 0.52  # of their wins that it needs


LIMITS: dict[str, tuple[float, float]] = {
    "generations": (1, 1000),
    "games": (1, 10_000_000),
    "window": (1, 1000),
    "iterations": (1, 999_999),
    "every": (1, 20),
    "wide": (1, 256),
    "narrow": (1, 256),
    "epochs": (1, 1000),
    "batch": (1, 1_000_000),
    "rate": (1e-7, 1.0),
    "decay": (0.0, 1.0),
    "dropout": (0.0, 0.9),
    "input_dropout": (0.0, 0.9),
    "win_weight": (0.0, 100.0),
    "apart": (2, 1000),
    "gate_iterations": (1, 999_999),
    "gate_games": (1, 1_000_000),
    "gate_share": (0.0, 1.0),
}


def make_plan(data: Mapping[str, Any]) -> Plan:
    """A plan as its file says; what it does not name stays as it is here."""
    for name, value in data.items():
        if name not in LIMITS:
            raise BadPlan(f"{shortened(name)} is none of {', '.join(Plan._fields)}")
        low, high = LIMITS[name]
        is_whole = isinstance(Plan._field_defaults[name], int)
        is_number = isinstance(value, int if is_whole else (int, float)) and not isinstance(value, bool)
        if not is_number or not low <= value <= high:
            kind = "a whole number" if is_whole else "a number"
            raise BadPlan(f"{name} = {shortened(value)}: expected {kind} from {low:g} to {high:g}")
    plan = Plan(**data)
    if plan.games < plan.apart:
        raise BadPlan(f"games = {plan.games}: expected at least {plan.apart}, for one of so many is kept apart")
    return plan


def shipped_plan(game_id: str) -> Path | None:
    """The plan that the networks of a title were made with, beside them."""
    part = part_of(LAYER, game_id)
    if part is None or not hasattr(part, "__path__"):
        return None
    found = Path(str(files(part.__name__).joinpath("networks", f"{game_id}.toml")))
    return found if found.is_file() else None


class Task(NamedTuple):
    """All that decides what comes out of a run."""

    game: str
    rules: int
    encoding: int
    players: list[int]  # numbers of players that are learned together
    seed: int
    plan: Plan

    def to_dict(self) -> Json:
        return self._asdict() | {"plan": self.plan._asdict()}

    def chance(self, *place: int) -> int:
        """A seed for something in the run, by its place there."""
        found = self.seed
        for number in place:
            found = int(Rng(found, number).next())
        return found


def make_task(game: Game, players: list[int], seed: int, plan: Plan) -> Task:
    return Task(game.id, game.rules_version, encoder(game, players[0]).version, players, seed, plan)
