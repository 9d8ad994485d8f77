"""Revier: the great Ruhr coal games, exact and fast.

>>> import revier
>>> state = revier.game("glueck-auf").new(players=3, seed=7)
>>> while not state.is_over:
...     state.apply(state.legal_actions()[0])
>>> state.ranking()
"""

from typing import TYPE_CHECKING

from revier.portions import portions

__path__ = portions()  # other packages may add titles: revier/games/<title>/

from revier.games import game
from revier.kernel.errors import RevierError

if TYPE_CHECKING:
    from revier.games import games  # in truth the package itself, which can be called

__all__ = ["RevierError", "game", "games"]
__version__ = "0.1.0"
