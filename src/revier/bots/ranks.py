"""Opponents for people: miners' ranks, from an apprentice up.

What a rank is in a title is data: `ranks.toml` beside the title's weights, or `ranks-<edition>.toml`; without one, that
of this folder. A low rank loses as people do. It overlooks ways to begin its turn, and takes any that seems good enough
among those it sees; nobody overlooks what stands out.
"""

from __future__ import annotations

import math
from importlib.resources import files
from pathlib import Path
from typing import Final

import tomli
from librt.vecs import vec
from mypy_extensions import i64

from revier.bots.planner import Planner
from revier.bots.titles import tuned_data
from revier.bots.turns import Judge, Line
from revier.bots.weights import BadWeights, read_data
from revier.kernel.rng import Rng
from revier.kernel.state import State

# From the lowest up; how much stronger each is than the last, `make ranks` measures.
RANKS: Final = ["lehrling", "schlepper", "lehrhauer", "hauer", "steiger", "fahrsteiger", "obersteiger", "bergrat"]
LOOKS: Final = ["quick", "full"]  # of a planner at its turn
FARTHEST: Final = 3.0  # temperatures below the best that a turn is still taken
GRAINS: Final = 1_000_000  # how finely chance is measured out


class Rank:
    """How a rank plays a title."""

    def __init__(self, plays: str, overlooks: float, temperature: float, strength: float | None) -> None:
        self.plays = plays  # one of LOOKS, or a bot
        self.overlooks: float = overlooks  # the share of the ways to begin that it does not see
        self.temperature: float = temperature  # in victory points
        self.strength = strength  # on the title's OpenSkill scale; None where it was not measured


def find_rank(name: str, game_id: str, file: str = "") -> Rank:
    """A rank in a title, or as a file has it; without a title as it is where no title says otherwise."""
    if file:
        return read_rank(read_data(Path(file)), name, file)
    data = tuned_data(game_id, "ranks") if game_id else None
    if data is None:
        data = tomli.loads(files("revier.bots").joinpath("ranks.toml").read_text(encoding="utf-8"))
    return read_rank(data, name, f"ranks of {game_id}")


def read_rank(data: dict[str, object], name: str, source: str) -> Rank:
    row = data.get(name)
    if not isinstance(row, dict) or not isinstance(row.get("plays"), str):
        raise BadWeights(f"{source}: expected a table [{name}] that says what it plays")
    strength = number(row, "strength", source, 100.0) if "strength" in row else None
    overlooks, temperature = number(row, "overlooks", source, 1.0), number(row, "temperature", source, 100.0)
    return Rank(row["plays"], overlooks, temperature, strength)


def number(row: dict[str, object], key: str, source: str, most: float) -> float:
    value = row.get(key, 0.0)
    if not isinstance(value, (int, float)) or isinstance(value, bool) or not 0.0 <= value <= most:
        raise BadWeights(f"{source}: {key}: expected a number from 0 to {most:g}")
    return float(value)


class VariedPlanner(Planner):
    """A title's planner with the eyes of a rank: it does not see every turn, and does not always take the best."""

    def __init__(self, planner: Planner, rank: Rank) -> None:
        super().__init__(planner.full, planner.quick, planner.depth, planner.settings, planner.trust)
        self.planner = planner
        self.rank = rank

    def judge(self, position: State, seat: i64) -> Judge:
        return self.planner.judge(position, seat)

    def best_turn(self, position: State, seat: i64, rng: Rng) -> vec[i64]:
        breadth = self.full if self.rank.plays == "full" else self.quick
        lines = self.planner.lines(position, seat, breadth, rng)
        least = lines[0].value - FARTHEST * self.rank.temperature
        seen = noticed([line for line in ways_to_begin(lines) if line.value >= least], self.rank.overlooks, rng)
        if self.rank.temperature == 0.0:
            return seen[0].path
        chances = [math.exp((line.value - seen[0].value) / self.rank.temperature) for line in seen]
        return seen[draw(chances, rng)].path


def ways_to_begin(lines: list[Line]) -> list[Line]:
    """The best line of each: what is begun is carried out as well as the rank can."""
    begun: set[int] = set()
    found: list[Line] = []
    for line in lines:
        first: int = line.path[0]
        if first not in begun:
            begun.add(first)
            found.append(line)
    return found


def noticed(lines: list[Line], overlooks: float, rng: Rng) -> list[Line]:
    """Those that are not overlooked; at least one."""
    seen = [line for line in lines if float(rng.below(GRAINS)) >= overlooks * float(GRAINS)]
    return seen if len(seen) > 0 else [lines[rng.below(len(lines))]]


def draw(chances: list[float], rng: Rng) -> i64:
    """A place in the row, each as likely as its number is large."""
    rest = sum(chances) * float(rng.below(GRAINS)) / float(GRAINS)
    chosen: i64 = 0
    while chosen < len(chances) - 1 and rest >= chances[chosen]:
        rest -= chances[chosen]
        chosen += 1
    return chosen
