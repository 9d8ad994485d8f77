"""Observations and masks as numpy arrays, and the spaces they lie in."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt
from gymnasium.spaces import Box, Dict

import revier
from revier.encoding.fields import OF_SEAT, OF_TABLE, Encoder, Field, Pen
from revier.encoding.titles import encoder
from revier.kernel.game import Game
from revier.kernel.state import State

Floats = npt.NDArray[np.float32]
Mask = npt.NDArray[np.int8]
Observation = dict[str, npt.NDArray[Any]]


class Entry(NamedTuple):
    """Where a field lies in an observation; the seats are counted from the observer on."""

    name: str  # supply, or seat_1.marks
    start: int
    stop: int
    field: Field
    of: str  # table or seat


def entries(made: Encoder) -> Iterator[Entry]:
    """All fields in the order of an observation."""
    at = 0
    for of, names, fields in [
        (OF_TABLE, "{}", made.table),
        *[(OF_SEAT, f"seat_{n}.{{}}", made.seat) for n in range(made.players)],
    ]:
        for field in fields:
            yield Entry(names.format(field.name), at, at + field.size, field, of)
            at += field.size


class Observer:
    """Sees positions of a title at a table of one size."""

    def __init__(self, game: Game, players: int) -> None:
        self.game = game
        self.players = players
        self.encoder = encoder(game, players)
        self.pen = Pen(self.encoder.size)
        self.raw = np.frombuffer(memoryview(self.pen.out), np.int16)  # always what the pen wrote last
        self.entries = list(entries(self.encoder))
        self.factor = np.concatenate([np.full(e.field.size, 1 / e.field.scale, np.float32) for e in self.entries])
        self.actions = len(game.actions)

    @property
    def size(self) -> int:
        return int(self.encoder.size)

    @property
    def version(self) -> int:
        return self.encoder.version

    def observation(self, s: State, seat: int) -> Floats:
        """What a seat sees, every number between −1 and 1."""
        self.pen.at = 0
        self.encoder.write(s, seat, self.pen)
        seen: Floats = self.raw * self.factor
        return seen

    def mask(self, s: State, seat: int) -> Mask:
        """1 for every legal action; all 0 for a seat that has nothing to decide."""
        mask = np.zeros(self.actions, np.int8)
        if not s.is_over and s.asked().seat == seat:
            mask[s.legal_actions()] = 1
        return mask

    def observe(self, s: State, seat: int) -> Observation:
        return {"observation": self.observation(s, seat), "action_mask": self.mask(s, seat)}

    def space(self) -> Dict:
        """Where observations lie."""
        return Dict(
            {
                "observation": Box(-1.0, 1.0, (self.size,), np.float32),
                "action_mask": Box(0, 1, (self.actions,), np.int8),
            }
        )


def find_game(name: str, players: int | None) -> tuple[Game, int]:
    """A title and how many play it; as few as it takes if nothing is said."""
    game = revier.game(name)
    players = game.seats.start if players is None else players
    game.check_players(players)
    return game, players
