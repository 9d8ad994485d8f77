"""Whether a position as a whole can occur; a complaint names the field and the rule."""

from __future__ import annotations

from revier.games.schichtwechsel.state import Schichtwechsel


def check_position(s: Schichtwechsel) -> None:
    """Nothing lost, nothing double, the agenda in order."""
