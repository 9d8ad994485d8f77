"""temporary"""

from __future__ import annotations

from revier.games.schichtwechsel.state import Schichtwechsel
from revier.kernel.state import Json


def view(s: Schichtwechsel, seat: int | None) -> Json:
    return {}
