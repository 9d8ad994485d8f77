"""What a bot believes, as data: weights by name, beside the planner of a title, or in a file of one's own."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import tomli
from librt.vecs import vec

from revier.kernel.errors import RevierError

Values = dict[str, Any]  # a number, or a list of numbers for a row


class BadWeights(RevierError):
    """A file of weights or ranks that cannot be used; says why."""


def read_weights(path: Path) -> Values:
    """The weights of a file as the tuner writes it."""
    return checked(read_data(path), str(path))


def read_data(path: Path) -> dict[str, object]:
    """A TOML file of somebody's own."""
    try:
        return tomli.loads(path.read_text(encoding="utf-8"))
    except OSError as missing:
        raise BadWeights(f"{path}: {missing.strerror or missing}") from None
    except ValueError as broken:
        raise BadWeights(f"{path}: {' '.join(str(broken).split())}") from None


def checked(data: object, name: str) -> Values:
    weights = data.get("weights") if isinstance(data, dict) else None
    if not isinstance(weights, dict):
        raise BadWeights(f"{name}: expected a table [weights]")
    for key, value in weights.items():
        numbers = value if isinstance(value, list) else [value]
        if not all(isinstance(n, (int, float)) and not isinstance(n, bool) for n in numbers):
            raise BadWeights(f"{name}: {key}: expected a number or a list of numbers")
    return weights


def apply_weights(target: Any, values: Mapping[str, Any]) -> None:
    """Put weights where a title keeps them; what is not named stays as its author guessed it."""
    for name, value in values.items():
        given = getattr(target, name, None)
        if given is None:
            raise BadWeights(f"{name}: no such weight of this title")
        if isinstance(given, float) and not isinstance(value, list):
            setattr(target, name, float(value))
        elif isinstance(given, float) or not isinstance(value, list) or len(value) != len(given):
            raise BadWeights(f"{name}: expected {'a number' if isinstance(given, float) else f'{len(given)} numbers'}")
        else:
            setattr(target, name, vec[float]([float(n) for n in value]))


def values_of(target: Any) -> Values:
    """All weights of a title, as `apply_weights` takes them."""
    found: Values = {}
    for name in dir(target):
        if not name.startswith("_"):
            value = getattr(target, name)
            found[name] = value if isinstance(value, float) else [float(n) for n in value]
    return found
