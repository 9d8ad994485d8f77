"""Without pauses in which Python looks for garbage."""

from __future__ import annotations

import gc


class Undisturbed:
    """Games and plans make thousands of positions and no cycles, so nothing is left lying about.

    To look for cycles would take a tenth of a plan's time, and once in a while, when all that the process ever imported
    is looked through, longer than a quick bot has for its turn.
    """

    def __enter__(self) -> None:
        self.collects = gc.isenabled()
        gc.disable()

    def __exit__(self, kind: object, error: object, trace: object) -> None:
        if self.collects:
            gc.enable()
