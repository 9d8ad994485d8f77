"""A bot sees what its seat may know, and answers with a legal action."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from revier.kernel.rng import Rng
from revier.kernel.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Plays any seat. The same seed and the same knowledge give the same choice."""

    def __init__(self, seed: int) -> None:
        self.rng = Rng(seed)

    def act(self, state: State) -> int:
        """The action this bot chooses for whoever has to decide; the position stays as it is.

        What the deciding seat cannot know is dealt anew before the bot may look, so no bot can cheat.
        """
        return self.think(state.redetermine(state.asked().seat, self.rng))

    def think(self, position: State) -> int:
        """Choose in a position that is the bot's own and may be played with."""
        raise TypeError(f"{type(self).__name__} does not say how it thinks")
