"""Real positions of a title, for tests of its board: one for every kind of question, as whoever is asked sees it."""

from __future__ import annotations

import random

from revier.games import game
from revier.server.play.messages import position
from revier.server.play.protocol import PositionJson

SEED = 7


def samples(title: str, players: int, seed: int = SEED) -> list[PositionJson]:
    """The last position of each kind of question in a game played at random, then the end of the game."""
    rng = random.Random(seed)
    s = game(title).new(players, seed=seed)
    found: dict[str, PositionJson] = {}
    while (asked := s.decision()) is not None:
        kind = f"{asked.kind} {asked.args.get('pile', '')}"
        found.pop(kind, None)  # so that they stay in the order of the game
        found[kind] = position(s, int(asked.seat), s.events(int(s.ply)), decides=True)
        s.apply(rng.choice(s.legal_actions()))
    return [*found.values(), position(s, None, s.events(int(s.ply)), decides=False)]
