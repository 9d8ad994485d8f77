"""The titles: every folder here is one, and every `revier/games/<title>/` of another package on the path.

A title's `__init__.py` is its cover and holds `TITLE`; its `title.py` has `make(edition)`, which gives the game.
"""

from __future__ import annotations

import sys
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pkgutil import extend_path, iter_modules
from types import ModuleType

from revier.kernel.errors import UnknownGame, shortened
from revier.kernel.game import Game
from revier.kernel.title import Title

__path__ = extend_path(__path__, __name__)


@cache
def titles() -> dict[str, Title]:
    """The covers by the names of their folders, in the order of their families' names."""
    found: dict[str, Title] = {}
    for entry in iter_modules(__path__):
        if entry.ispkg:
            found[entry.name] = import_module(f"{__name__}.{entry.name}").TITLE
    return dict(sorted(found.items(), key=lambda item: item[1].family))


def games() -> list[str]:
    """The ids of all titles; editions of one family stand together."""
    return [id for title in titles().values() for id in title.editions]


class Titles(ModuleType):
    """This package: `revier.games()` gives the ids, and `import revier.games.glueck_auf as ga` works beside it."""

    def __call__(self) -> list[str]:
        return games()


sys.modules[__name__].__class__ = Titles


@cache
def game(id: str) -> Game:
    """A title by its id; imported when first asked for."""
    folder = folder_of(id)
    made: Game = import_module(f"{__name__}.{folder}.title").make(titles()[folder].editions[id])
    return made


def folder_of(id: str) -> str:
    """The name that a title's folder has in every layer."""
    for folder, title in titles().items():
        if id in title.editions:
            return folder
    raise UnknownGame(f"unknown game {shortened(id)}; known: {', '.join(games())}")


@cache
def part_of(layer: str, id: str) -> ModuleType | None:
    """What a layer has for a title, say `revier.bots.glueck_auf`; None: the layer must do without."""
    name = f"{layer}.{folder_of(id)}"
    return None if find_spec(name) is None else import_module(name)
