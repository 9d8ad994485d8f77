"""The tables of a component file of Schichtwechsel: most say where each of their values comes from."""

from __future__ import annotations

from typing import Final

from revier.kernel.datafile import Table

PROVENANCES: Final = ["rulebook", "review", "reconstructed", "corrected"]


class Fields(Table):
    """A table of the file, its provenance checked unless it has none."""

    def __init__(self, value: object, path: str, faults: list[str], has_provenance: bool = True) -> None:
        super().__init__(value, path, faults)
        if self.is_there and has_provenance:
            self.check_provenance()

    def check_provenance(self) -> None:
        """Where each value comes from is part of the file; see its head."""
        if self.entries.get("provenance") not in PROVENANCES:
            self.fault("provenance", f"expected {', '.join(PROVENANCES[:-1])} or {PROVENANCES[-1]}")
        for name in PROVENANCES:
            fields = self.entries.get(f"{name}_fields", [])
            if not isinstance(fields, list) or not all([isinstance(field, str) for field in fields]):
                self.fault(f"{name}_fields", "expected a list of fields")

    def table(self, key: str, has_provenance: bool = True) -> Fields:
        return Fields(self.entries.get(key), self.at(key), self.faults, has_provenance)

    def rows(self, key: str, has_provenance: bool = True) -> list[Fields]:
        rows = enumerate(self.listed(key))
        return [Fields(row, f"{self.at(key)}[{i}]", self.faults, has_provenance) for i, row in rows]

    def named_rows(self, key: str, ids: list[str], has_provenance: bool = True) -> list[Fields]:
        """Tables with exactly these ids in this order, for actions count on it [SW-18.1]."""
        found = self.rows(key, has_provenance)
        if isinstance(self.entries.get(key), list) and len(found) != len(ids):
            self.fault(key, f"expected {len(ids)} tables, {', '.join(ids)}, got {len(found)} [SW-18.1]")
        for row, id in zip(found, ids, strict=False):
            row.word("id", [id])
        return found
