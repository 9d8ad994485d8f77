"""The encoder of every title."""

from __future__ import annotations

from revier.envs.encoding.fields import Encoder
from revier.envs.encoding.glueck_auf import GlueckAufEncoder
from revier.envs.encoding.kohle_und_kolonie import KohleUndKolonieEncoder
from revier.envs.encoding.schichtwechsel import SchichtwechselEncoder
from revier.games.kohle_und_kolonie.title import KohleUndKolonieGame
from revier.kernel.errors import BadOption
from revier.kernel.game import Game


def encoder(game: Game, players: int) -> Encoder:
    """What writes the observations of a title at a table of this size."""
    game.check_players(players)
    if game.id == "glueck-auf":
        return GlueckAufEncoder(game, players)
    if isinstance(game, KohleUndKolonieGame):
        return KohleUndKolonieEncoder(game, players)
    if game.id == "schichtwechsel":
        return SchichtwechselEncoder(game, players)
    raise BadOption(f"game: {game.id} has no observations yet")
