"""The encoder of every title: what `revier.encoding.<title>` makes; the plain view where there is none."""

from __future__ import annotations

from revier.encoding.fields import Encoder
from revier.encoding.plain import PlainEncoder
from revier.games import part_of
from revier.kernel.game import Game


def encoder(game: Game, players: int) -> Encoder:
    """What writes the observations of a title at a table of this size."""
    game.check_players(players)
    part = part_of("revier.encoding", game.id)
    if part is None:
        return PlainEncoder(game, players)
    made: Encoder = part.make(game, players)
    return made
