"""Reading the records of a board file: what a field accepts, and complaints instead of crashes."""

from __future__ import annotations

from typing import Any, Final

from revier.kernel.checks import shortened

Row = dict[str, Any]  # a record of the file: every field it must have, None where it is malformed


class Field:
    """What a field accepts: names of a list, an int of a range, text, true or false, or a list of ids."""

    def __init__(self, name: str, kind: str, low: int = 0, high: int = 0, values: list[str] | None = None) -> None:
        self.name = name
        self.kind = kind
        self.low = low
        self.high = high
        self.values: list[str] = [] if values is None else values

    def accepts(self, value: object) -> bool:
        if self.kind == "int":
            return isinstance(value, int) and not isinstance(value, bool) and self.low <= value <= self.high
        if self.kind == "bool":
            return isinstance(value, bool)
        if self.kind == "ids":
            return isinstance(value, list) and all([isinstance(id, str) and id != "" for id in value])
        return isinstance(value, str) and value != "" and (not self.values or value in self.values)

    def wanted(self) -> str:
        if self.kind == "int":
            return f"an int from {self.low} to {self.high}"
        if self.kind == "bool":
            return "true or false"
        if self.kind == "ids":
            return "a list of ids"
        return f"one of {', '.join(self.values)}" if self.values else "text"


LEVELS: Final = 5
MOST_VP: Final = 20
VP: Final = Field("vp", "int", 1, MOST_VP)


def records(data: Any, table: str, inside: str, faults: list[str]) -> list[Row]:
    """The records of a [[table]]."""
    found = data.get(table) if isinstance(data, dict) else None
    if not isinstance(found, list) or len(found) == 0:
        faults.append(f"{inside}{table}: expected records [[{inside}{table}]]")
        return []
    rows: list[Row] = []
    for i, row in enumerate(found):
        if isinstance(row, dict):
            rows.append(row)
        else:
            faults.append(f"{inside}{table}[{i}]: expected a record, got {shortened(row)}")
    return rows


def read(data: Any, table: str, fields: list[Field], faults: list[str], inside: str = "") -> list[Row]:
    """The records of a table with unique ids; a malformed field is reported and left out (None)."""
    rows: list[Row] = []
    for i, row in enumerate(records(data, table, inside, faults)):
        id = row.get("id")
        at = f"{inside}{table}.{id}" if isinstance(id, str) and id else f"{inside}{table}[{i}]"
        rows.append(clean(row, at, fields, faults))
    for at in repeated([row["at"] for row in rows]):
        faults.append(f"{at}.id: there are {[row['at'] for row in rows].count(at)} of them; ids are unique")
    return rows


def clean(row: Row, at: str, fields: list[Field], faults: list[str]) -> Row:
    """The fields of a record, and `at`, where it is."""
    found: Row = {"at": at}
    for field in fields:
        value = row.get(field.name)
        found[field.name] = value if field.accepts(value) else None
        if field.name not in row:
            faults.append(f"{at}.{field.name}: missing; expected {field.wanted()}")
        elif not field.accepts(value):
            faults.append(f"{at}.{field.name}: expected {field.wanted()}, got {shortened(value)}")
        elif field.kind == "ids":
            for twice in repeated(row[field.name]):
                faults.append(f"{at}.{field.name}: names {twice} more than once")
    return found


def repeated(entries: list[Any]) -> list[Any]:
    """What is there more than once."""
    return sorted({str(entry) for entry in entries if entry is not None and entries.count(entry) > 1})
