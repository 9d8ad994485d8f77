"""Component files that somebody else wrote: every fault is noted with its path, nothing raises."""

from __future__ import annotations

from typing import Any

from revier.kernel.checks import Int, Kind, Name, inside
from revier.kernel.errors import shortened


class Flag(Kind):
    def accepts(self, value: object) -> bool:
        return isinstance(value, bool)

    def wanted(self) -> str:
        return "true or false"


class Text(Kind):
    def accepts(self, value: object) -> bool:
        return isinstance(value, str) and value != ""

    def wanted(self) -> str:
        return "text"


class Ids(Kind):
    def accepts(self, value: object) -> bool:
        return isinstance(value, list) and all([isinstance(id, str) and id != "" for id in value])

    def wanted(self) -> str:
        return "a list of ids"


class Names(Kind):
    """Some of the names, each once."""

    def __init__(self, names: list[str], least: int) -> None:
        self.names = names
        self.least = least

    def accepts(self, value: object) -> bool:
        return (
            isinstance(value, list) and len(value) >= self.least and all([self.is_one(value, name) for name in value])
        )

    def is_one(self, given: list[Any], name: object) -> bool:
        return isinstance(name, str) and name in self.names and given.count(name) == 1

    def wanted(self) -> str:
        return f"a list of {self.least} or more of {', '.join(self.names)}, each once"


class Ints(Kind):
    """A list of numbers, all of one range."""

    def __init__(self, number: Int, count: int | None) -> None:
        self.number_kind = number
        self.count = count

    def accepts(self, value: object) -> bool:
        whole = isinstance(value, list) and all([self.number_kind.accepts(n) for n in value])
        return whole and isinstance(value, list) and self.count in (None, len(value))

    def wanted(self) -> str:
        size = "ints" if self.count is None else f"{self.count} ints"
        return f"a list of {size} from {self.number_kind.low} to {self.number_kind.high}"


class Table:
    """A table of the file. Whatever is asked of it is checked; a wrong value is noted and comes back as None."""

    def __init__(self, value: object, path: str, faults: list[str]) -> None:
        self.path = path
        self.faults = faults
        self.is_there = isinstance(value, dict)
        self.entries: dict[str, Any] = {}
        if isinstance(value, dict):
            self.entries = value
        else:
            what = "but it is missing" if value is None else f"got {shortened(value)}"
            faults.append(f"{path or 'file'}: expected a table, {what}")
            self.faults = []  # one fault is enough for a table that is not there

    def at(self, key: str) -> str:
        return inside(self.path, key)

    def fault(self, key: str, message: str) -> None:
        self.faults.append(f"{self.at(key)}: {message}")

    def wrong(self, key: str, wanted: str) -> None:
        value = self.entries.get(key)
        got = "but it is missing" if value is None else f"got {shortened(value)}"
        self.fault(key, f"expected {wanted}, {got}")

    # -- what a field may be -----------------------------------------------------------------------

    def read(self, key: str, kind: Kind) -> Any:
        """The value, or None where it is malformed."""
        value = self.entries.get(key)
        if kind.accepts(value):
            return value
        self.wrong(key, kind.wanted())
        return None

    def number(self, key: str, low: int, high: int) -> int | None:
        value: int | None = self.read(key, Int(low, high))
        return value

    def flag(self, key: str) -> bool | None:
        value: bool | None = self.read(key, Flag())
        return value

    def word(self, key: str, known: list[str]) -> str | None:
        value: str | None = self.read(key, Name(known))
        return value

    def words(self, key: str, known: list[str], least: int = 0) -> list[str] | None:
        """A list of known words, each once."""
        value: list[str] | None = self.read(key, Names(known, least))
        return None if value is None else value[:]

    def numbers(self, key: str, low: int, high: int, count: int | None = None) -> list[int] | None:
        value: list[int] | None = self.read(key, Ints(Int(low, high), count))
        return None if value is None else value[:]

    # -- tables inside -----------------------------------------------------------------------------

    def listed(self, key: str) -> list[Any]:
        """What should be a list of tables."""
        value = self.entries.get(key)
        if isinstance(value, list):
            return value
        self.wrong(key, "a list of tables")
        return []


def repeated(entries: list[Any]) -> list[Any]:
    """What is there more than once."""
    return sorted({str(entry) for entry in entries if entry is not None and entries.count(entry) > 1})
