"""What would be scored if the round ended now: what a title's own scoring brings on a copy of the position."""

from __future__ import annotations

from typing import Final

from revier.kernel.state import Json, State

ROUND: Final = "round"
END: Final = "end"
VP: Final = "vp"


def row(
    part: str,
    kind: str,
    id: str,
    gains: list[int] | None,
    counts: list[int | None] | None = None,
    unit: str = VP,
) -> Json:
    """One line; `gains` is None where what it brings is not to be known."""
    return {"part": part, "kind": kind, "id": id, "unit": unit, "counts": counts, "gains": gains}


def points(s: State) -> dict[str, list[int]]:
    """The score sheet by category, all rounds together."""
    found: dict[str, list[int]] = {}
    for entry in s.breakdown():
        before = found.get(entry["category"], [0] * s.players)
        found[entry["category"]] = [a + b for a, b in zip(before, entry["points"], strict=True)]
    return found


def gained(part: str, before: dict[str, list[int]], after: dict[str, list[int]]) -> list[Json]:
    """What came to the score sheet in between."""
    rows: list[Json] = []
    for category, now in after.items():
        was = before.get(category, [0] * len(now))
        gains = [a - b for a, b in zip(now, was, strict=True)]
        if any([gain != 0 for gain in gains]):
            rows.append(row(part, "category", category, gains))
    return rows
