"""The title as the kernel knows it: options, tables, and the two ways into a position."""

from __future__ import annotations

from revier.games.glueck_auf import TITLE
from revier.games.glueck_auf.actions import TABLE
from revier.games.glueck_auf.checking import check_position
from revier.games.glueck_auf.components import HIDDEN_OR_OPEN
from revier.games.glueck_auf.events import EVENTS
from revier.games.glueck_auf.fields import fields
from revier.games.glueck_auf.setup import SetUp
from revier.games.glueck_auf.state import GlueckAuf
from revier.kernel.fields import Field
from revier.kernel.game import Game
from revier.kernel.rng import Seed
from revier.kernel.secret import generator
from revier.kernel.state import Json


def make(edition: str) -> Game:
    return GlueckAufGame(edition)


class GlueckAufGame(Game):
    def __init__(self, edition: str = "") -> None:
        super().__init__(
            TITLE,
            edition,
            rules_version=1,
            options={"delivered_orders": HIDDEN_OR_OPEN},
            actions=TABLE,
            events=EVENTS,
        )

    def round_event(self) -> str:
        return "shift_began"

    def facts(self) -> Json:
        from revier.games.glueck_auf.facts import facts

        return dict(facts())

    def fresh(self, players: int, seed: Seed, options: dict[str, str]) -> GlueckAuf:
        s = GlueckAuf(self, players, generator(seed))
        s.orders_open = options["delivered_orders"] == "open"
        s.push(SetUp())
        return s

    def fields(self, players: int) -> list[Field]:
        return fields(players)

    def check(self, s: GlueckAuf) -> None:
        check_position(s)
