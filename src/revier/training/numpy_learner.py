"""Learning with numpy, where PyTorch is not installed: the gradient by hand, AdamW, dropout."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from revier.bots.network import OUTPUTS, POINTS
from revier.training.plan import Plan
from revier.training.weights import Examples, Shape, Weights, first_weights

Array = NDArray[Any]

BEND = 15.0  # points of error from which on the loss grows evenly
POINTS_LOSS = 50.0  # of the loss of points that count as 1
BETAS = (0.9, 0.999)
TINY = 1e-8


class Batch(NamedTuple):
    """Some positions of a table, and which units they are learned without."""

    table: int
    columns: Array
    inputs: Array  # (rows, inputs of the table); a row for each seat of each position
    kept_inputs: Array | float
    kept_wide: Array | float
    guess: Array
    points: Array
    wins: Array


class NumpyLearner:
    """Weights that follow the gradient."""

    name = "numpy"

    def __init__(self, shape: Shape, examples: list[Examples], plan: Plan, seed: int) -> None:
        self.examples = examples
        self.plan = plan
        self.chance = np.random.default_rng([seed, 1])
        self.weights = first_weights(shape, seed)
        self.means = {name: np.zeros_like(value) for name, value in self.weights.items()}
        self.squares = {name: np.zeros_like(value) for name, value in self.weights.items()}
        self.steps = 0

    def step(self, table: int, rows: Array, rate: float) -> None:
        """One step along the gradient of these positions."""
        gradient = slopes(self.weights, self.batch(table, rows), self.plan.win_weight)
        self.steps += 1
        first, second = BETAS
        for name, value in self.weights.items():
            mean, square, g = self.means[name], self.squares[name], gradient[name]
            mean += (1 - first) * (g - mean)
            square += (1 - second) * (g * g - square)
            if name != "slope":
                value *= 1 - rate * self.plan.decay
            root = np.sqrt(square / (1 - second**self.steps)) + TINY
            value -= rate / (1 - first**self.steps) * mean / root

    def batch(self, table: int, rows: Array) -> Batch:
        e = self.examples[table]
        inputs = e.inputs[rows].astype(np.float32).reshape(-1, len(e.columns))
        kept = self.kept(inputs.shape, self.plan.input_dropout)
        kept_wide = self.kept((len(inputs), self.plan.wide), self.plan.dropout)
        return Batch(table, e.columns, inputs, kept, kept_wide, e.guess[rows], e.points[rows], e.wins[rows])

    def kept(self, size: tuple[int, ...], dropout: float) -> Array | float:
        if dropout == 0.0:
            return 1.0
        return (self.chance.random(size, np.float32) >= dropout) / np.float32(1 - dropout)

    def outputs(self, table: int, rows: Array) -> Array:
        """(positions, seats, outputs), without dropout."""
        e = self.examples[table]
        inputs = e.inputs[rows].astype(np.float32)
        first, second = layers(self.weights, table, e.columns, inputs, inputs, 1.0)
        out: Array = first[..., -OUTPUTS:] + second @ self.weights["last"]
        return out

    def found(self) -> Weights:
        return {name: value.copy() for name, value in self.weights.items()}


def layers(w: Weights, table: int, columns: Array, thinned: Array, inputs: Array, kept: Array | float) -> list[Array]:
    """The wide layer with what goes past it, and the narrow one."""
    bias = w["first_bias"][table]
    wide = np.maximum(thinned @ w["wide"][columns] + bias[:-OUTPUTS], 0.0) * kept
    direct = inputs @ w["direct"][columns] + bias[-OUTPUTS:]
    narrow = np.maximum(wide @ w["narrow"] + w["narrow_bias"], 0.0)
    return [np.concatenate([wide, direct], -1), narrow]


def outputs_of(w: Weights, b: Batch) -> Array:
    first, narrow = layers(w, b.table, b.columns, b.inputs * b.kept_inputs, b.inputs, b.kept_wide)
    out: Array = (first[:, -OUTPUTS:] + narrow @ w["last"]).reshape(*b.guess.shape, OUTPUTS)
    return out


def loss(w: Weights, b: Batch, win_weight: float) -> float:
    """Huber's of the points, and the cross entropy of the win over the seats."""
    out = outputs_of(w, b)
    off = np.abs(b.guess + POINTS * out[..., 0] - b.points)
    huber = np.where(off < BEND, off * off / 2, BEND * (off - BEND / 2)).mean() / POINTS_LOSS
    expected = softmax(w["slope"][b.table] * b.guess + out[..., 1])
    return float(huber - win_weight * (b.wins * np.log(expected)).sum(1).mean())


def slopes(w: Weights, b: Batch, win_weight: float) -> Weights:
    """The gradient of the loss."""
    thinned = b.inputs * b.kept_inputs
    first, narrow = layers(w, b.table, b.columns, thinned, b.inputs, b.kept_wide)
    out = (first[:, -OUTPUTS:] + narrow @ w["last"]).reshape(*b.guess.shape, OUTPUTS)
    off = b.guess + POINTS * out[..., 0] - b.points
    d_points = POINTS * np.clip(off, -BEND, BEND) / (POINTS_LOSS * off.size)
    expected = softmax(w["slope"][b.table] * b.guess + out[..., 1])
    d_win = win_weight * (expected * b.wins.sum(1, keepdims=True) - b.wins) / len(b.wins)
    d_out = np.stack([d_points, d_win], -1).reshape(-1, OUTPUTS)
    d_narrow = (d_out @ w["last"].T) * (narrow > 0.0)
    wide = first[:, :-OUTPUTS]
    d_wide = (d_narrow @ w["narrow"].T) * (wide > 0.0) * b.kept_wide
    found = {name: np.zeros_like(value) for name, value in w.items()}
    found["last"] = narrow.T @ d_out
    found["narrow"] = wide.T @ d_narrow
    found["narrow_bias"] = d_narrow.sum(0)
    found["wide"][b.columns] = thinned.T @ d_wide
    found["direct"][b.columns] = b.inputs.T @ d_out
    found["first_bias"][b.table] = np.concatenate([d_wide.sum(0), d_out.sum(0)])
    found["slope"][b.table] = (d_win * b.guess).sum()
    return found


def softmax(x: Array) -> Array:
    grown = np.exp(x - x.max(-1, keepdims=True))
    shares: Array = grown / grown.sum(-1, keepdims=True)
    return shares
