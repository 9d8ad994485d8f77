"""The yardstick: any legal action is as good as another."""

from __future__ import annotations

from revier.bots.base import Bot
from revier.kernel.state import State


class RandomBot(Bot):
    """Chooses uniformly among the legal actions."""

    def think(self, position: State) -> int:
        legal = position.shared_legal_actions()
        return legal[self.rng.below(len(legal))]
