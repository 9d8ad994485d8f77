"""A small network that was learned for one table: how a planner's guesses come true, for each seat.

It is plain arithmetic, in the same order on every machine, so that bots with the same seed make the same choices
everywhere. Most inputs are zero and cost nothing.
"""

from __future__ import annotations

import json
import struct
from pathlib import Path
from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from revier.kernel.errors import RevierError

OUTPUTS: Final = 2  # points beyond the guess, and how much more likely the win is
POINTS: Final = 10.0  # victory points that an output of 1 stands for
FORMAT: Final = "revier network 1"
LARGEST: Final = 1 << 20  # bytes of a file


class BadNetwork(RevierError):
    """A file of a network that cannot be used; says why."""


@final
class Network:
    """Inputs, a wide and a narrow hidden layer, and the outputs, which the inputs also reach directly."""

    def __init__(self, inputs: i64, wide: i64, narrow: i64, weights: vec[float]) -> None:
        self.inputs: i64 = inputs
        self.wide: i64 = wide
        self.narrow: i64 = narrow
        self.weights = weights  # layer by layer, biases first; of a layer all weights of an input lie together
        self.direct: i64 = wide + OUTPUTS  # columns of the first layer: the wide layer, and what goes past it
        self.first = vec[float]([0.0] * (wide + OUTPUTS))
        self.second = vec[float]([0.0] * narrow)
        self.out = vec[float]([0.0] * OUTPUTS)

    @staticmethod
    def size(inputs: i64, wide: i64, narrow: i64) -> i64:
        """How many weights there are."""
        return (inputs + 1) * (wide + OUTPUTS) + (wide + 1) * narrow + narrow * OUTPUTS

    def run(self, x: vec[float]) -> None:
        """From the inputs to `out`."""
        w = self.weights
        first = self.first
        width = self.direct
        for k in range(width):
            first[k] = w[k]
        at = width
        for j in range(self.inputs):
            value = x[j]
            if value != 0.0:
                for k in range(width):
                    first[k] = first[k] + value * w[at + k]
            at += width
        second = self.second
        narrow = self.narrow
        for k in range(narrow):
            second[k] = w[at + k]
        at += narrow
        for j in range(self.wide):
            value = first[j]
            if value > 0.0:
                for k in range(narrow):
                    second[k] = second[k] + value * w[at + k]
            at += narrow
        out = self.out
        for k in range(OUTPUTS):
            out[k] = first[self.wide + k]
        for j in range(narrow):
            value = second[j]
            if value > 0.0:
                for k in range(OUTPUTS):
                    out[k] = out[k] + value * w[at + k]
            at += OUTPUTS


def write_network(file: Path, network: Network, head: dict[str, Any]) -> None:
    """A line of JSON that says what it is and where it comes from, then the weights as half-precision floats."""
    layers = {"inputs": network.inputs, "wide": network.wide, "narrow": network.narrow}
    line = json.dumps({"format": FORMAT, **head, **layers}, ensure_ascii=False, sort_keys=True)
    weights = [weight for weight in network.weights]
    file.write_bytes(line.encode() + b"\n" + struct.pack(f"<{len(weights)}e", *weights))


def read_network(file: Path) -> tuple[Network, dict[str, Any]]:
    """The network of a file, and what its first line says of it."""
    try:
        data = file.read_bytes()
    except OSError as missing:
        raise BadNetwork(f"{file}: {missing.strerror or missing}") from None
    line, _, rest = data.partition(b"\n")
    try:
        head = json.loads(line)
        layers = [int(head["inputs"]), int(head["wide"]), int(head["narrow"])]
        is_ours = head["format"] == FORMAT and min(layers) > 0
    except (ValueError, TypeError, KeyError):
        is_ours = False
    if not is_ours:
        raise BadNetwork(f"{file}: not a network of this version")
    count = Network.size(layers[0], layers[1], layers[2])
    if len(data) > LARGEST or len(rest) != 2 * count:
        raise BadNetwork(f"{file}: expected {count} weights")
    weights = vec[float]([float(weight) for weight in struct.unpack(f"<{count}e", rest)])
    return Network(layers[0], layers[1], layers[2], weights), head
