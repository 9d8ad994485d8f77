"""Who plays whom, where, and on which deal.

All seatings of a group are played on the same deal, so the luck of the deal and of the seat falls on every bot alike.
Groups, not games, are what is independent.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import NamedTuple

import revier
from revier.kernel.game import Game
from revier.kernel.rng import MASK, Rng
from revier.kernel.state import Json

BEYOND = 1 << 32  # further along a deal's generator than any game draws


@dataclass(frozen=True)
class Match:
    """One game to be played: its deal, and a bot's name for every seat."""

    index: int
    group: int
    seed: int
    bots: tuple[str, ...]


class Task(NamedTuple):
    """All that decides what comes out of a run, but for the time it takes."""

    game: str
    rules: int
    players: int
    bots: tuple[str, ...]
    groups: int
    seed: int
    options: dict[str, str]
    data: Json | None  # a board or components of the players' own
    weights: dict[str, str]  # files that bots read, with their check sums
    actions: bool = False  # whether results tell every action, for a data set
    sprt: tuple[float, float] | None = None  # stakes of the first bot between which a sequential test decides

    @property
    def games(self) -> int:
        return self.groups * len(self.seatings())

    def seatings(self) -> list[tuple[str, ...]]:
        return seatings(self.bots, self.players)

    def matches(self) -> list[Match]:
        """Group after group; deals count up from the seed."""
        seated = self.seatings()
        return [
            Match(group * len(seated) + n, group, (self.seed + group) & MASK, bots)
            for group in range(self.groups)
            for n, bots in enumerate(seated)
        ]

    def title(self) -> Game:
        """The game to be played, on the players' own data if they have any."""
        game = revier.game(self.game)
        if game.rules_version != self.rules:
            raise RuntimeError(f"{self.game}: rules {self.rules} are wanted, rules {game.rules_version} installed")
        return game if self.data is None else game.on(self.data)

    def to_dict(self) -> Json:
        """Plain data: two runs are of the same task if these are equal."""
        return self._asdict() | {"bots": list(self.bots)}


def make_task(
    game: str,
    players: int,
    bots: Sequence[str],
    games: int,
    seed: int,
    options: Mapping[str, str] | None = None,
    data: Json | None = None,
    actions: bool = False,
    sprt: tuple[float, float] | None = None,
) -> Task:
    """A task of at least so many games, or up to so many with a sequential test: groups are played whole."""
    title = revier.game(game)
    groups = -(-games // len(seatings(bots, players)))
    chosen = title.check_options(options or {})
    files = {word for bot in bots for word in bot.split(":")[1:] if Path(word).is_file()}
    weights = {name: hashlib.sha256(Path(name).read_bytes()).hexdigest() for name in sorted(files)}
    return Task(game, title.rules_version, players, tuple(bots), groups, seed, chosen, data, weights, actions, sprt)


def seatings(bots: Sequence[str], players: int) -> list[tuple[str, ...]]:
    """Bots take seats in turn, beginning with each of them, and every such seating goes once around the table."""
    starts = [tuple(bots[(seat + k) % len(bots)] for seat in range(players)) for k in range(len(bots))]
    return list(dict.fromkeys(start[turn:] + start[:turn] for start in starts for turn in range(players)))


def bot_seed(deal: int, seat: int) -> int:
    """A bot's own chance follows from deal and seat, but not from what the deal holds."""
    return int(Rng(deal, BEYOND + seat).next())
