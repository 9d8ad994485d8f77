"""The yardstick: any legal action is as good as another."""

from __future__ import annotations

from revier.bots.base import Bot
from revier.kernel.state import State


class RandomBot(Bot):
    """Chooses uniformly among the legal actions."""

    def think(self, position: State) -> int:
        offer = position.offer()
        return offer[self.rng.below(len(offer))]
