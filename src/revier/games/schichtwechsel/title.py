"""The title as the kernel knows it: tables, component values, and the two ways into a position."""

from __future__ import annotations

from functools import cache
from typing import Any

from revier.games.schichtwechsel import TITLE
from revier.games.schichtwechsel.actions import ACTIONS
from revier.games.schichtwechsel.checking import check_position
from revier.games.schichtwechsel.components import Components
from revier.games.schichtwechsel.events import event_table
from revier.games.schichtwechsel.fields import fields
from revier.games.schichtwechsel.making import make_effect
from revier.games.schichtwechsel.names import NONE
from revier.games.schichtwechsel.setup import SetUp
from revier.games.schichtwechsel.state import Schichtwechsel
from revier.kernel.errors import BadData
from revier.kernel.fields import Field
from revier.kernel.game import Game
from revier.kernel.rng import Seed
from revier.kernel.secret import generator
from revier.kernel.state import Json
from revier.kernel.title import read_toml


def make(edition: str) -> Game:
    return SchichtwechselGame()


@cache
def printed_components() -> dict[str, Any]:
    """Our own transcription, read once."""
    return read_toml("revier.games.schichtwechsel", "components.toml")


class SchichtwechselGame(Game):
    def __init__(self, data: dict[str, Any] | None = None) -> None:
        self.components = Components(printed_components() if data is None else data, make_effect)
        super().__init__(
            TITLE,
            "",
            rules_version=1,
            options={},
            actions=ACTIONS,
            events=event_table(self.components.space_ids),
        )
        self.data_word = "components"
        self.is_open = True
        self.least_argument = NONE

    def on(self, data: Json) -> SchichtwechselGame:
        """The same rules with other component values; BadData lists all faults."""
        from revier.games.schichtwechsel.data_check import data_faults

        faults = data_faults(data)
        if faults:
            raise BadData(faults)
        game = SchichtwechselGame(data)
        game.data = data
        return game

    def facts(self) -> Json:
        from revier.games.schichtwechsel.facts import facts

        return dict(facts(printed_components() if self.data is None else self.data))

    def fresh(self, players: int, seed: Seed, options: dict[str, str]) -> Schichtwechsel:
        s = Schichtwechsel(self, players, generator(seed), self.components)
        s.push(SetUp())
        return s

    def fields(self, players: int) -> list[Field]:
        return fields(self.components, players)

    def check(self, s: Schichtwechsel) -> None:
        check_position(s)
