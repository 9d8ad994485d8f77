"""A bot that stops in the middle of a run, so that whoever disturbs the run never comes too late."""

from __future__ import annotations

import os
import time
from pathlib import Path

from revier.bots import Bot
from revier.kernel.state import State

HOLD = "REVIER_TEST_HOLD"  # names a file; while it is there, a process plays only `GAMES`
GAMES = 2
begun = 0


class Held(Bot):
    """Random but for that: `tests.held:Held`."""

    def think(self, position: State) -> int:
        global begun
        begun += position.ply == 0
        while begun > GAMES and HOLD in os.environ and Path(os.environ[HOLD]).exists():
            time.sleep(0.01)
        legal = position.shared_legal_actions()
        return legal[self.rng.below(len(legal))]


class Other(Bot):
    """As strong as `Held`, but the same chance lets it choose otherwise."""

    def think(self, position: State) -> int:
        legal = position.shared_legal_actions()
        return legal[-1 - self.rng.below(len(legal))]
