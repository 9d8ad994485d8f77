"""Records become rows: what a network is told at the ends of turns, and what came of it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

import revier
from revier.bots.titles import make_planner, tuned_weights
from revier.bots.valuation import Inputs
from revier.encoding.fields import Encoder
from revier.encoding.titles import encoder
from revier.kernel.errors import IllegalAction
from revier.kernel.game import Game
from revier.kernel.state import State
from revier.training.self_play import BadRecord, Record

Array = NDArray[Any]
SEATS = 3  # a seat's own numbers, the mean of its rivals', the strongest one's: as `Inputs` has them


class Chapter(NamedTuple):
    """Some records of one number of players, for a worker."""

    place: int  # among the chapters
    game: str
    players: int
    every: int  # turns from one position to the next
    records: list[Record]


class Rows(NamedTuple):
    """Of positions at one number of players, a row for each seat."""

    seen: Array  # (positions, seats, …), of what a seat sees: small numbers, so that half precision will do
    terms: Array  # (positions, seats, …), all else that a network is told; the planner's guess comes first
    points: Array  # (positions, seats), in the end
    wins: Array  # (positions, seats): shares of the win
    number: Array  # (positions,): which game it was


def rows_of(chapter: Chapter) -> tuple[int, Rows]:
    """The positions of some games, as `Inputs` tells of them, and the place of the chapter."""
    game = revier.game(chapter.game)
    inputs = inputs_of(game, chapter.players)
    border = inputs.table + SEATS * inputs.seat
    told: list[Array] = []
    ends: list[Record] = []
    for record in chapter.records:
        for s in turns(game, record, chapter.every):
            inputs.look(s)
            told.append(np.array([row_of(inputs, s, seat) for seat in range(chapter.players)]))
            ends.append(record)
    rows = np.array(told).reshape(len(told), chapter.players, inputs.count())
    return chapter.place, Rows(
        rows[:, :, :border].astype(np.float16),
        rows[:, :, border:].astype(np.float32),
        np.array([record.scores for record in ends], np.float32).reshape(-1, chapter.players),
        np.array([record.shares for record in ends], np.float32).reshape(-1, chapter.players),
        np.array([record.number for record in ends], np.int64),
    )


def inputs_of(game: Game, players: int) -> Inputs:
    return Inputs(make_planner(game.id, tuned_weights(game.id)), encoder(game, players))


def row_of(inputs: Inputs, s: State, seat: int) -> Array:
    row: Any = inputs.of(s, seat)
    return np.array(memoryview(row), np.float32)


def turns(game: Game, record: Record, every: int) -> Iterator[State]:
    """A game where turns have ended; games begin to count at different ones."""
    try:
        yield from replayed(game, record, every)
    except IllegalAction as error:
        raise BadRecord(f"game {record.number}: {error}") from None


def replayed(game: Game, record: Record, every: int) -> Iterator[State]:
    s = game.new(players=record.players, seed=record.seed)
    ended = record.number
    for action in record.actions:
        seat = s.asked().seat
        s.apply(action)
        if not s.is_over and s.asked().seat != seat:
            ended += 1
            if ended % every == 0:
                yield s
    if not s.is_over or s.scores() != record.scores:
        raise BadRecord(f"game {record.number}: not played to these scores")


def joined(parts: Sequence[Rows]) -> Rows:
    return Rows(*[np.concatenate(arrays) for arrays in zip(*parts, strict=True)])


def names(encoder: Encoder) -> list[tuple[str, int, int]]:
    """What each number of `seen` is: tables of different sizes share those of the same name."""
    own = [(field.name, 0, i) for field in encoder.table for i in range(field.size)]
    seats = [(f"seat {field.name}", k, i) for k in range(SEATS) for field in encoder.seat for i in range(field.size)]
    return own + seats
