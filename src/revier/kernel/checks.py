"""Reading data that somebody else wrote: every complaint names the field and what would be accepted."""

from __future__ import annotations

from typing import Any

from revier.kernel.errors import BadPosition

MANY = 1 << 30  # more than a game ever counts


def get(data: object, field: str, inside: str = "") -> Any:
    """An entry of a mapping; `inside` says which mapping this is, for the complaint."""
    path = f"{inside}.{field}" if inside else field
    if not isinstance(data, dict):
        raise BadPosition(path, f"expected inside a mapping, not in {shortened(data)}")
    if field not in data:
        raise BadPosition(path, "missing")
    return data[field]


def as_int(value: object, field: str, low: int, high: int) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
        raise BadPosition(field, f"expected an int from {low} to {high}, got {shortened(value)}")
    return value


def as_list(value: object, field: str, length: int | None = None) -> list[Any]:
    if not isinstance(value, list) or (length is not None and len(value) != length):
        size = "" if length is None else f" of {length} entries"
        got = f"{len(value)} entries" if isinstance(value, list) else shortened(value)
        raise BadPosition(field, f"expected a list{size}, got {got}")
    return value


def as_map(value: object, field: str, keys: list[str]) -> dict[str, Any]:
    """A mapping whose keys are all among `keys`."""
    if not isinstance(value, dict):
        raise BadPosition(field, f"expected a mapping, got {shortened(value)}")
    for key in value:
        if key not in keys:
            raise BadPosition(field, f"{shortened(key)} is unknown; known: {', '.join(keys)}")
    return value


def as_index(value: object, field: str, names: list[str]) -> int:
    """The number of a name."""
    if not isinstance(value, str) or value not in names:
        raise BadPosition(field, f"{shortened(value)} is unknown; known: {', '.join(names)}")
    return names.index(value)


def get_int(data: object, field: str, low: int, high: int, inside: str = "") -> int:
    return as_int(get(data, field, inside), f"{inside}.{field}" if inside else field, low, high)


def get_list(data: object, field: str, length: int | None = None, inside: str = "") -> list[Any]:
    return as_list(get(data, field, inside), f"{inside}.{field}" if inside else field, length)


def shortened(value: object) -> str:
    """A value as it was given, but no longer than a line; a number may be too long even to print."""
    if isinstance(value, int) and abs(value) > 1 << 99:
        return "a huge int"
    text = repr(value) if isinstance(value, (str, int, float, bool, type(None))) else type(value).__name__
    return text if len(text) <= 60 else f"{text[:60]}…"
