"""temporary"""

from __future__ import annotations

from revier.kernel.state import Json


def data_faults(data: Json) -> list[str]:
    return []
