"""Opponents for people: miners' ranks, from an apprentice up."""

from __future__ import annotations

import math
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from revier.bots.planner import GreedyBot, Planner
from revier.kernel.state import State

FARTHEST: Final = 3.0  # temperatures below the best that a turn is still taken
GRAINS: Final = 1_000_000  # how finely chance is measured out


class Level:
    """A rank: another name for a bot, or how freely it chooses among its turns."""

    def __init__(self, bot: str = "", temperature: float = 0.0) -> None:
        self.bot = bot
        self.temperature: float = temperature  # in victory points


# From the lowest rank up; whether each is stronger than the last is for the arena to measure.
LEVELS: Final = {
    "lehrling": Level(temperature=4.0),
    "schlepper": Level(temperature=1.5),
    "hauer": Level(bot="planner"),
    "steiger": Level(bot="search:500ms"),
}


class VariedBot(GreedyBot):
    """Takes any sensible turn at a quick look: the worse it seems, the more seldom."""

    def __init__(self, seed: int, planner: Planner, temperature: float) -> None:
        super().__init__(seed, planner)
        self.temperature: float = temperature

    def plan_turn(self, position: State, seat: i64) -> vec[i64]:
        lines = self.planner.lines(position, seat, self.planner.quick, self.rng)
        best = lines[0].value
        sensible = [line for line in lines if best - line.value <= FARTHEST * self.temperature]
        chances = [math.exp((line.value - best) / self.temperature) for line in sensible]
        return sensible[self.draw(chances)].path

    def draw(self, chances: list[float]) -> i64:
        """A place in the row, each as likely as its number is large."""
        rest = sum(chances) * float(self.rng.below(GRAINS)) / float(GRAINS)
        chosen: i64 = 0
        while chosen < len(chances) - 1 and rest >= chances[chosen]:
            rest -= chances[chosen]
            chosen += 1
        return chosen
