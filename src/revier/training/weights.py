"""The weights of a fit: made, scheduled, and turned into a network for each table."""

from __future__ import annotations

import math
from typing import Any, NamedTuple

import numpy as np
from librt.vecs import vec
from numpy.typing import NDArray

from revier.bots.network import OUTPUTS, Network

Array = NDArray[Any]
Weights = dict[str, Array]

SLOPE = 0.08  # how much likelier the win is for each point of the guess, to begin with
WARM_UP = 0.2  # of the steps until the rate is at its highest
COLD = 25.0  # by which the rate is lower in the beginning


class Shape(NamedTuple):
    """What all tables share is learned together; a bias of its own says which table it is."""

    inputs: int  # of all tables together
    tables: int
    wide: int
    narrow: int


class Examples(NamedTuple):
    """What is known at one table, by position."""

    inputs: Array  # (positions, seats, inputs of the table), in half precision
    columns: Array  # which of all inputs these are
    guess: Array  # (positions, seats): the planner's, of the points
    points: Array  # (positions, seats): those it came to
    wins: Array  # (positions, seats): shares of the win


def first_weights(shape: Shape, seed: int) -> Weights:
    """A network that adds nothing to the guess yet."""
    chance = np.random.default_rng(seed)

    def drawn(count: int, *size: int) -> Array:
        return chance.uniform(-1.0, 1.0, size).astype(np.float32) / np.float32(math.sqrt(count))

    return {
        "wide": drawn(shape.inputs, shape.inputs, shape.wide),
        "direct": np.zeros((shape.inputs, OUTPUTS), np.float32),
        "first_bias": np.zeros((shape.tables, shape.wide + OUTPUTS), np.float32),
        "narrow": drawn(shape.wide, shape.wide, shape.narrow),
        "narrow_bias": np.zeros(shape.narrow, np.float32),
        "last": np.zeros((shape.narrow, OUTPUTS), np.float32),
        "slope": np.full(shape.tables, SLOPE, np.float32),
    }


def rate_at(step: int, steps: int, highest: float) -> float:
    """One cycle: up at first, then down to nothing."""
    warm = max(1.0, WARM_UP * steps)
    if step < warm:
        low, part = 1.0 / COLD, step / warm
        return highest * (low + (1.0 - low) * (1.0 - math.cos(math.pi * part)) / 2)
    return highest * (1.0 + math.cos(math.pi * (step - warm) / max(1.0, steps - warm))) / 2


def as_network(found: Weights, table: int, columns: Array, middle: Array, spread: Array) -> Network:
    """The network of a table.

    The last inputs were learned as (value - middle) / spread; the network takes them as they are.
    """
    first = np.concatenate([found["wide"], found["direct"]], 1)[columns].astype(np.float64)
    bias = found["first_bias"][table].astype(np.float64)
    plain = len(first) - len(middle)
    first[plain:] /= spread[:, None]
    bias -= middle @ first[plain:]
    rows = [bias, first, found["narrow_bias"], found["narrow"], found["last"]]
    flat = np.concatenate([row.ravel() for row in rows]).astype(np.float64)
    wide, narrow = found["narrow"].shape
    return Network(len(first), wide, narrow, vec[float](flat.tolist()))
