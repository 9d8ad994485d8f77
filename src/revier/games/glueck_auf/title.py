"""The title as the kernel knows it: seats, options, tables, and the steps a position may hold."""

from __future__ import annotations

from revier.games.glueck_auf.actions import TABLE
from revier.games.glueck_auf.components import HIDDEN_OR_OPEN, MAX_PLAYERS, MIN_PLAYERS
from revier.games.glueck_auf.drawing import Keep, ReturnBlock, ReturnOrder, ReturnPlace
from revier.games.glueck_auf.events import EVENTS
from revier.games.glueck_auf.factory import CubeColor, FillCart
from revier.games.glueck_auf.pit import PitStep, SubCube
from revier.games.glueck_auf.placing import EndTurn, PlaceWorkers
from revier.games.glueck_auf.saving import restore
from revier.games.glueck_auf.scoring import FinalScore, ScoreShift
from revier.games.glueck_auf.setup import Draft, EndDraft, SetUp
from revier.games.glueck_auf.shifts import Shift
from revier.games.glueck_auf.state import GlueckAuf
from revier.kernel.game import Game
from revier.kernel.rng import Seed
from revier.kernel.secret import generator
from revier.kernel.state import Json


class GlueckAufGame(Game):
    def __init__(self) -> None:
        super().__init__(
            id="glueck-auf",
            rules_version=1,
            seats=range(MIN_PLAYERS, MAX_PLAYERS + 1),
            options={"delivered_orders": HIDDEN_OR_OPEN},
            actions=TABLE,
            events=EVENTS,
            steps=[
                SetUp,
                Draft,
                EndDraft,
                Shift,
                PlaceWorkers,
                EndTurn,
                CubeColor,
                FillCart,
                PitStep,
                SubCube,
                Keep,
                ReturnBlock,
                ReturnPlace,
                ReturnOrder,
                ScoreShift,
                FinalScore,
            ],
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

    def restore(self, data: Json) -> GlueckAuf:
        return restore(self, data)
