"""Who sits where: a person and bots at the table, and how a record remembers them."""

from __future__ import annotations

import os
import re

from revier.bots import Bot, UnknownBot, bot, read_name
from revier.kernel.checks import MANY
from revier.kernel.rng import MASK, Seed
from revier.kernel.secret import generator
from revier.kernel.state import State

BOT_NAMES = ["Anton", "Mira", "Otto", "Hedwig", "Karl"]


class Seats:
    """Names by seat, and the bot that has a seat; a person's seat has none."""

    def __init__(self, names: list[str], kinds: list[str | None]) -> None:
        self.names = names
        self.kinds = kinds

    @staticmethod
    def new(players: int, person: int | None, name: str, kinds: list[str]) -> Seats:
        """A person on one seat (None: only bots), bots of the given kinds in turn on the others."""
        free = iter([one for one in BOT_NAMES if one != name])
        names = [name if seat == person else next(free) for seat in range(players)]
        seats = Seats(names, [None] * players)
        seats.fill(person, kinds)
        return seats

    @staticmethod
    def read(seats: list[str]) -> Seats:
        """From the seats of a record: `Anton (greedy)` is a bot, who is no bot that we know is a person."""
        found = [name_and_kind(seat) for seat in seats]
        return Seats([name for name, _ in found], [kind for _, kind in found])

    def write(self) -> list[str]:
        """For the seats of a record."""
        return [f"{name} ({kind})" if kind else name for name, kind in zip(self.names, self.kinds, strict=True)]

    def fill(self, person: int | None, kinds: list[str]) -> None:
        """Keep one seat for a person and give the other free ones to bots."""
        given = 0
        for seat, kind in enumerate(self.kinds):
            if seat == person:
                self.kinds[seat] = None
            elif kind is None:
                self.kinds[seat] = kinds[given % len(kinds)]
                given += 1

    @property
    def person(self) -> int | None:
        """The first seat without a bot."""
        return self.kinds.index(None) if None in self.kinds else None

    def bots(self, state: State) -> dict[int, Bot]:
        """A bot for every seat that has one; each thinks with a seed of its own."""
        kinds = [(seat, kind) for seat, kind in enumerate(self.kinds) if kind is not None]
        return {seat: bot(kind, state.game.id, (first_seed(state.rng.seed) + seat + 1) & MASK) for seat, kind in kinds}


def first_seed(seed: Seed) -> int:
    """A number that the bots' seeds count up from; of a secret it tells nothing."""
    return seed if isinstance(seed, int) else int(generator(seed, MANY).next())


def name_and_kind(seat: str) -> tuple[str, str | None]:
    """`Anton (planner:my.toml)` taken apart; brackets may also belong to the name or to the file."""
    for bracket in re.finditer(r"(?<=.) \(", seat):
        kind = seat[bracket.end() : -1]
        if seat.endswith(")") and is_bot(kind):
            return seat[: bracket.start()], kind
    return seat, None


def is_bot(kind: str) -> bool:
    """Whether this is a bot's name, with options perhaps; its file of weights may be gone meanwhile."""
    try:
        read_name(kind)
    except UnknownBot:
        return False
    return True


def user_name(otherwise: str) -> str:
    """What the computer calls the person in front of it."""
    name = os.environ.get("USER") or os.environ.get("LOGNAME") or ""
    return name.capitalize() if name.isalpha() and name != "root" else otherwise
