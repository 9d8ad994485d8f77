"""Reading data that somebody else wrote: every complaint names the field and what would be accepted.

A `Kind` is what a field may hold. Positions and component files use the same kinds: a position is refused at its first
fault, of a file all faults are listed.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, Final

from mypy_extensions import i64, mypyc_attr

from revier.kernel.errors import BadPosition, shortened
from revier.kernel.tables import NONE

MANY: Final = 1 << 30  # more than a game ever counts


@mypyc_attr(allow_interpreted_subclasses=True)
class Kind:
    """What a field may hold; in a position it stands for a small number."""

    def accepts(self, value: object) -> bool:
        return False

    def wanted(self) -> str:
        """What would be accepted, after the word `expected`."""
        return "nothing"

    def fault(self, value: object) -> str:
        return f"expected {self.wanted()}, got {shortened(value)}"

    def save(self, n: i64) -> Any:
        """The number as a position says it."""
        return n

    def number(self, value: Any) -> i64:
        """The number that an accepted value stands for."""
        return NONE

    def load(self, value: object, path: str, key: str = "") -> i64:
        """The number of a value that somebody else wrote; BadPosition names the field."""
        if not self.accepts(value):
            raise BadPosition(inside(path, key), self.fault(value))
        return self.number(value)


@mypyc_attr(allow_interpreted_subclasses=True)
class Int(Kind):
    """A number of a range; with `or_none` None for NONE."""

    def __init__(self, low: int, high: int, or_none: bool = False) -> None:
        self.low = low  # not an i64, which would make huge ints overflow before they can be refused
        self.high = high
        self.or_none = or_none

    def accepts(self, value: object) -> bool:
        return is_int(value, self.low, self.high) or (value is None and self.or_none)

    def wanted(self) -> str:
        return f"an int from {self.low} to {self.high}" if self.low < self.high else str(self.low)

    def save(self, n: i64) -> Any:
        return None if n == NONE and self.or_none else n

    def number(self, value: Any) -> i64:
        return NONE if value is None else value


@mypyc_attr(allow_interpreted_subclasses=True)
class Name(Kind):
    """One of some names, which stands for its place among them; an empty name is none. With `or_none` None for NONE."""

    def __init__(self, names: list[str], or_none: bool = False) -> None:
        self.names = names
        self.places: dict[str, int] = {name: i for i, name in enumerate(names) if name}
        self.or_none = or_none

    def accepts(self, value: object) -> bool:
        return (isinstance(value, str) and value in self.places) or (value is None and self.or_none)

    def wanted(self) -> str:
        return f"one of {', '.join(self.places)}" if len(self.places) > 1 else repr(self.names[0])

    def fault(self, value: object) -> str:
        return unknown(value, self.places)

    def save(self, n: i64) -> Any:
        return None if n == NONE and self.or_none else self.names[n]

    def number(self, value: Any) -> i64:
        return NONE if value is None else self.places[value]


def inside(path: str, key: str) -> str:
    """The whole name of a field."""
    return f"{path}.{key}" if path and key else path or key


def is_int(value: object, low: int, high: int) -> bool:
    if isinstance(value, bool):  # asked first: what is known to be an int is no bool any more once compiled
        return False
    return isinstance(value, int) and low <= value <= high


def get(data: object, key: str, path: str = "") -> Any:
    """An entry of a mapping; `path` says which mapping this is, for the complaint."""
    if not isinstance(data, dict):
        raise BadPosition(inside(path, key), f"expected inside a mapping, not in {shortened(data)}")
    if key not in data:
        raise BadPosition(inside(path, key), "missing")
    return data[key]


def as_int(value: object, field: str, low: int, high: int) -> int:
    if not is_int(value, low, high):
        raise BadPosition(field, f"expected an int from {low} to {high}, got {shortened(value)}")
    assert isinstance(value, int)
    return value


def as_list(value: object, field: str, length: int | None = None) -> list[Any]:
    if not isinstance(value, list) or (length is not None and len(value) != length):
        size = "" if length is None else f" of {length} entries"
        got = f"{len(value)} entries" if isinstance(value, list) else shortened(value)
        raise BadPosition(field, f"expected a list{size}, got {got}")
    return value


def as_map(value: object, field: str, keys: Collection[str]) -> dict[str, Any]:
    """A mapping whose keys are all among `keys`."""
    if not isinstance(value, dict):
        raise BadPosition(field, f"expected a mapping, got {shortened(value)}")
    for key in value:
        if key not in keys:
            raise BadPosition(field, unknown(key, keys))
    return value


def as_index(value: object, field: str, names: list[str]) -> int:
    """The number of a name."""
    if not isinstance(value, str) or value not in names:
        raise BadPosition(field, unknown(value, names))
    return names.index(value)


def unknown(value: object, names: Collection[str]) -> str:
    return f"{shortened(value)} is unknown; known: {', '.join(names)}"
