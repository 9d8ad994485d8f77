"""Reading data that somebody else wrote: every complaint names the field and what would be accepted."""

from __future__ import annotations

from typing import Any

from revier.kernel.errors import BadPosition
from revier.kernel.state import Json


def get(data: Json, field: str) -> Any:
    if not isinstance(data, dict):
        raise BadPosition(field, f"expected inside a mapping, not in {type(data).__name__}")
    if field not in data:
        raise BadPosition(field, "missing")
    return data[field]


def as_int(value: object, field: str, low: int, high: int) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
        raise BadPosition(field, f"expected an int from {low} to {high}, got {value!r}")
    return value


def as_list(value: object, field: str, length: int | None = None) -> list[Any]:
    if not isinstance(value, list) or (length is not None and len(value) != length):
        size = "" if length is None else f" of {length} entries"
        got = f"{len(value)} entries" if isinstance(value, list) else repr(value)
        raise BadPosition(field, f"expected a list{size}, got {got}")
    return value


def as_map(value: object, field: str, keys: list[str]) -> dict[str, Any]:
    """A mapping whose keys are all among `keys`."""
    if not isinstance(value, dict):
        raise BadPosition(field, f"expected a mapping, got {value!r}")
    for key in value:
        if key not in keys:
            raise BadPosition(field, f"{key!r} is unknown; known: {', '.join(keys)}")
    return value


def as_index(value: object, field: str, names: list[str]) -> int:
    """The number of a name."""
    if not isinstance(value, str) or value not in names:
        raise BadPosition(field, f"{value!r} is unknown; known: {', '.join(names)}")
    return names.index(value)


def get_int(data: Json, field: str, low: int, high: int) -> int:
    return as_int(get(data, field), field, low, high)


def get_list(data: Json, field: str, length: int | None = None) -> list[Any]:
    return as_list(get(data, field), field, length)
