"""The titles. A new one is one line here; bots, server, terminal and tests then know it."""

from __future__ import annotations

import sys
from importlib import import_module
from types import ModuleType

from revier.kernel.errors import UnknownGame
from revier.kernel.game import Game

# id -> the module whose GAMES hold it
TITLES = {
    "glueck-auf": "revier.games.glueck_auf",
    "kohle-und-kolonie-2013": "revier.games.kohle_und_kolonie",
    "kohle-und-kolonie-revised": "revier.games.kohle_und_kolonie",
    "schichtwechsel": "revier.games.schichtwechsel",
}


def games() -> list[str]:
    """The ids of all titles."""
    return list(TITLES)


class Titles(ModuleType):
    """This package: `revier.games()` gives the ids, and `import revier.games.glueck_auf as ga` works beside it."""

    def __call__(self) -> list[str]:
        return games()


sys.modules[__name__].__class__ = Titles


def game(id: str) -> Game:
    """A title by its id; imported when first asked for."""
    if id not in TITLES:
        raise UnknownGame(f"unknown game {id!r}; known: {', '.join(TITLES)}")
    found: Game = import_module(TITLES[id]).GAMES[id]
    return found
