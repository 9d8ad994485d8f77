"""The tables of fields, and the pen that encoders write with."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i16, i64, mypyc_attr

from revier.kernel.game import Game
from revier.kernel.state import State
from revier.kernel.step import Decision

OF_TABLE: Final = "table"  # once in an observation
OF_SEAT: Final = "seat"  # once for every seat, the observer first, then clockwise


class Field:
    """Some entries of an observation: ints that are divided by `scale`; a scale of 1 and several entries are flags."""

    def __init__(self, name: str, size: int, scale: int, meaning: str) -> None:
        self.name = name
        self.size = size
        self.scale = scale
        self.meaning = meaning


@final
class Pen:
    """Writes one entry after another into a long row; every number of an observation passes through here."""

    def __init__(self, size: i64) -> None:
        self.out: vec[i16] = vec[i16]([0] * size)
        self.at: i64 = 0

    def put(self, value: i64) -> None:
        self.out[self.at] = i16(value)
        self.at += 1

    def capped(self, value: i64, most: i64) -> None:
        """A value that the rules leave unbounded."""
        self.put(min(max(value, -most), most))

    def flag(self, yes: bool) -> None:
        self.put(1 if yes else 0)

    def row(self, values: vec[i64], first: i64, count: i64) -> None:
        out = self.out
        at = self.at
        for i in range(count):
            out[at + i] = i16(values[first + i])
        self.at = at + count

    def flags(self, values: vec[i64], wanted: i64) -> None:
        """Where a whole row has this value."""
        out = self.out
        at = self.at
        for i in range(len(values)):
            out[at + i] = 1 if values[i] == wanted else 0
        self.at = at + len(values)

    def owned(self, values: vec[i64], owners: vec[i64], owner: i64) -> None:
        """Those values of a row that belong to this owner."""
        out = self.out
        at = self.at
        for i in range(len(values)):
            out[at + i] = i16(values[i]) if owners[i] == owner else 0
        self.at = at + len(values)

    def bits(self, values: vec[i64], bit: i64, count: i64) -> None:
        """One bit of the first entries of a row."""
        out = self.out
        at = self.at
        for i in range(count):
            out[at + i] = i16((values[i] >> bit) & 1)
        self.at = at + count

    def blank(self, count: i64) -> None:
        out = self.out
        at = self.at
        for i in range(count):
            out[at + i] = 0
        self.at = at + count

    def one_of(self, index: i64, count: i64) -> None:
        """A single 1 among `count` entries; none if the index is negative."""
        self.blank(count)
        if index >= 0:
            self.out[self.at - count + index] = 1


@mypyc_attr(allow_interpreted_subclasses=True)
class Encoder:
    """Writes the observations of a title; a title names its fields and fills them in that order."""

    def __init__(self, game: Game, players: int, version: int, table: Sequence[Field], seat: Sequence[Field]) -> None:
        self.game = game
        self.players: i64 = players
        self.version = version  # raised whenever a field changes
        self.table = list(table)
        self.seat = list(seat)
        self.size: i64 = sum([f.size for f in table]) + players * sum([f.size for f in seat])
        kinds = decisions(game)
        self.kind: dict[Any, int] = {kind: n for n, kind in enumerate(kinds)}
        self.kinds: i64 = len(kinds)

    def write(self, s: State, seat: i64, pen: Pen) -> None:
        """What this seat sees; leaves the pen behind it."""
        raise TypeError(f"{type(self).__name__} does not say how it writes")

    def asked(self, s: State, pen: Pen) -> None:
        """Which kind of question is asked; nothing once the game is over."""
        pen.one_of(NOTHING if len(s.agenda) == 0 else self.kind[type(s.agenda[-1])], self.kinds)

    def arguments(self, s: State, pen: Pen, most: i64) -> None:
        """The numbers that belong to the question."""
        pen.blank(most)
        if len(s.agenda) > 0:
            given = s.agenda[-1].ints()
            for i in range(1, len(given)):
                pen.out[pen.at - most + i - 1] = i16(given[i])


NOTHING: Final[i64] = -1


def decisions(game: Game) -> list[type[Any]]:
    """The kinds of questions of a title."""
    return [step for step in game.steps.values() if issubclass(step, Decision)]


def asked_field(game: Game) -> Field:
    names = ", ".join([kind.__name__ for kind in decisions(game)])
    return Field("asked", len(decisions(game)), 1, f"the kind of question being asked: {names}")


def zeros(count: i64) -> vec[i64]:
    return vec[i64]([0] * count)


def clear(row: vec[i64]) -> None:
    for i in range(len(row)):
        row[i] = 0
