"""Reading a component file that somebody else wrote: every fault is noted with its path, nothing raises."""

from __future__ import annotations

from typing import Any, Final

from revier.kernel.checks import shortened

PROVENANCES: Final = ["rulebook", "review", "reconstructed", "corrected"]


class Fields:
    """A table of the file. Whatever is asked of it is checked; a wrong value is noted and comes back as None."""

    def __init__(self, value: object, path: str, faults: list[str], has_provenance: bool = True) -> None:
        self.path = path
        self.faults = faults
        self.entries: dict[str, Any] = {}
        if isinstance(value, dict):
            self.entries = value
            if has_provenance:
                self.check_provenance()
        else:
            what = "but it is missing" if value is None else f"got {shortened(value)}"
            faults.append(f"{path or 'file'}: expected a table, {what}")
            self.faults = []  # one fault is enough for a table that is not there

    def at(self, key: str) -> str:
        return f"{self.path}.{key}" if self.path else key

    def fault(self, key: str, message: str) -> None:
        self.faults.append(f"{self.at(key)}: {message}")

    def wrong(self, key: str, wanted: str) -> None:
        got = f"got {shortened(self.entries[key])}" if key in self.entries else "but it is missing"
        self.fault(key, f"expected {wanted}, {got}")

    def check_provenance(self) -> None:
        """Where each value comes from is part of the file; see its head."""
        if self.entries.get("provenance") not in PROVENANCES:
            self.fault("provenance", f"expected {', '.join(PROVENANCES[:-1])} or {PROVENANCES[-1]}")
        for name in PROVENANCES:
            if not is_texts(self.entries.get(f"{name}_fields", [])):
                self.fault(f"{name}_fields", "expected a list of fields")

    # -- what a field may be -----------------------------------------------------------------------

    def number(self, key: str, low: int, high: int) -> int | None:
        value = self.entries.get(key)
        if isinstance(value, int) and not isinstance(value, bool) and low <= value <= high:
            return value
        self.wrong(key, f"an int from {low} to {high}" if low < high else str(low))
        return None

    def flag(self, key: str) -> bool | None:
        value = self.entries.get(key)
        if isinstance(value, bool):
            return value
        self.wrong(key, "true or false")
        return None

    def word(self, key: str, known: list[str]) -> str | None:
        value = self.entries.get(key)
        if isinstance(value, str) and value in known:
            return value
        self.wrong(key, f"one of {', '.join(known)}" if len(known) > 1 else repr(known[0]))
        return None

    def words(self, key: str, known: list[str], least: int = 0) -> list[str] | None:
        """A list of known words, each once."""
        value: Any = self.entries.get(key)
        if is_texts(value) and is_subset(value, known) and len(value) >= least:
            return [str(word) for word in value]
        self.wrong(key, f"a list of {least} or more of {', '.join(known)}, each once")
        return None

    def numbers(self, key: str, low: int, high: int, count: int | None = None) -> list[int] | None:
        value = self.entries.get(key)
        if isinstance(value, list) and all([is_number(n, low, high) for n in value]) and count in (None, len(value)):
            return [int(n) for n in value]
        size = "ints" if count is None else f"{count} ints"
        self.wrong(key, f"a list of {size} from {low} to {high}")
        return None

    # -- tables inside -----------------------------------------------------------------------------

    def table(self, key: str, has_provenance: bool = True) -> Fields:
        return Fields(self.entries.get(key), self.at(key), self.faults, has_provenance)

    def rows(self, key: str, has_provenance: bool = True) -> list[Fields]:
        value = self.entries.get(key)
        if not isinstance(value, list):
            self.wrong(key, "a list of tables")
            return []
        return [Fields(row, f"{self.at(key)}[{i}]", self.faults, has_provenance) for i, row in enumerate(value)]

    def named_rows(self, key: str, ids: list[str], has_provenance: bool = True) -> list[Fields]:
        """Tables with exactly these ids in this order, for actions count on it [SW-18.1]."""
        found = self.rows(key, has_provenance)
        if isinstance(self.entries.get(key), list) and len(found) != len(ids):
            self.fault(key, f"expected {len(ids)} tables, {', '.join(ids)}, got {len(found)} [SW-18.1]")
        for row, id in zip(found, ids, strict=False):
            row.word("id", [id])
        return found


def is_number(value: object, low: int, high: int) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and low <= value <= high


def is_texts(value: object) -> bool:
    return isinstance(value, list) and all([isinstance(word, str) for word in value])


def is_subset(words: Any, known: list[str]) -> bool:
    return all([word in known and words.count(word) == 1 for word in words])
