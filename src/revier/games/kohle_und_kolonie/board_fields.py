"""Reading the records of a board file: what a field accepts, and complaints instead of crashes."""

from __future__ import annotations

from typing import Any, Final

from revier.kernel.checks import Int, Kind
from revier.kernel.datafile import Ids, Table, repeated

Row = dict[str, Any]  # a record of the file: every field it must have, None where it is malformed

LEVELS: Final = 5
MOST_VP: Final = 20
VP: Final = Int(1, MOST_VP)


def records(data: Any, table: str, inside: str, faults: list[str]) -> list[Table]:
    """The records of a [[table]], named by their ids."""
    holder = Table(data, inside, faults)
    given = holder.listed(table)
    if holder.entries.get(table) == []:
        holder.wrong(table, "a list of tables")
    rows = [
        row for row in [Table(row, f"{holder.at(table)}[{i}]", faults) for i, row in enumerate(given)] if row.is_there
    ]
    for row in rows:
        id = row.entries.get("id")
        if isinstance(id, str) and id:
            row.path = f"{holder.at(table)}.{id}"
    return rows


def read(data: Any, table: str, fields: dict[str, Kind], faults: list[str], inside: str = "") -> list[Row]:
    """The records of a table with unique ids; a malformed field is reported and left out (None)."""
    rows = [clean(row, fields) for row in records(data, table, inside, faults)]
    paths = [row["at"] for row in rows]
    for at in repeated(paths):
        faults.append(f"{at}.id: there are {paths.count(at)} of them; ids are unique")
    return rows


def clean(row: Table, fields: dict[str, Kind]) -> Row:
    """The fields of a record, and `at`, where it is."""
    found: Row = {"at": row.path}
    for name, kind in fields.items():
        if name not in row.entries:
            row.fault(name, f"missing; expected {kind.wanted()}")
            found[name] = None
            continue
        found[name] = row.read(name, kind)
        if isinstance(kind, Ids):
            for twice in repeated(found[name] or []):
                row.fault(name, f"names {twice} more than once")
    return found
