"""The title as the kernel knows it: tables, the steps a position may hold, and who makes which effect."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Any

import tomli
from mypy_extensions import i64

from revier.games.schichtwechsel.actions import ACTIONS
from revier.games.schichtwechsel.barriers import BarrierBonus, HousePick, HousePlot
from revier.games.schichtwechsel.bonus_fields import BonusFields, UseBonusFields
from revier.games.schichtwechsel.cards import CopyCard, CopyEffect
from revier.games.schichtwechsel.carts import (
    CartCubeEffect,
    LoadCubes,
    PlaceCube,
)
from revier.games.schichtwechsel.checking import check_position
from revier.games.schichtwechsel.choosing import ChoiceEffect, ChooseOption, TileLowerEffect
from revier.games.schichtwechsel.coking import (
    CokeInPlantEffect,
    CokeOnWagonEffect,
    CokingField,
    Convert,
    ConvertEffect,
    Converting,
    Load,
    LoadEffect,
    Loading,
    MakeCoke,
    ReceiveCoke,
)
from revier.games.schichtwechsel.components import Components, bits
from revier.games.schichtwechsel.effects import Effect, Effects
from revier.games.schichtwechsel.events import event_table
from revier.games.schichtwechsel.fields import fields
from revier.games.schichtwechsel.hauling import (
    CoalOnWagonEffect,
    Haul,
    HaulEffect,
    Hauling,
    HeapSpoil,
    LoadWagons,
    PlaceCoal,
    SpoilOnHeapEffect,
)
from revier.games.schichtwechsel.headframes import HeadframeEffect, HeadframeFrom, HeadframeTo, OtherHeadframe
from revier.games.schichtwechsel.miner import MinerMove, MinerMoveEffect, MinerSteps
from revier.games.schichtwechsel.names import KIND_IDS, NONE, SIZE_IDS, TRACK_IDS
from revier.games.schichtwechsel.pieces import MayPlace
from revier.games.schichtwechsel.preparation import (
    AssignTriple,
    DrawTriple,
    MineCoal,
    ReturnStone,
    SalePick,
    SellCoke,
    TakeTile,
    TakeTiles,
    TakeWhiteCubes,
    WaterRises,
)
from revier.games.schichtwechsel.rounds import EndOfRound, Round
from revier.games.schichtwechsel.scoring import FinalMoves, FinalScore, RoundScoring
from revier.games.schichtwechsel.setup import SetUp
from revier.games.schichtwechsel.state import Schichtwechsel
from revier.games.schichtwechsel.stock import (
    CoinEffect,
    LowerWaterEffect,
    RaiseWaterEffect,
    ReturnToolEffect,
    StartMarkerEffect,
    TakeToolEffect,
    VpEffect,
    WaterAmount,
    WaterByChoiceEffect,
    WhiteCubeEffect,
)
from revier.games.schichtwechsel.tracks import (
    Moving,
    OwnRailEffect,
    RailFields,
    TrackEffect,
    TrackStep,
    TrackWithoutBarrierEffect,
)
from revier.games.schichtwechsel.turn import (
    ActionPhase,
    AfterCard,
    ChooseVariant,
    NextTurn,
    Pay,
    Turn,
    TurnEnd,
)
from revier.kernel.errors import BadData
from revier.kernel.fields import Field
from revier.kernel.game import Game
from revier.kernel.rng import Seed
from revier.kernel.secret import generator
from revier.kernel.state import Json

STEPS: list[type[Any]] = [
    ActionPhase,
    AfterCard,
    AssignTriple,
    BarrierBonus,
    BonusFields,
    ChooseOption,
    ChooseVariant,
    CokingField,
    Convert,
    Converting,
    CopyCard,
    DrawTriple,
    Effects,
    EndOfRound,
    FinalMoves,
    FinalScore,
    Haul,
    Hauling,
    HeadframeFrom,
    HeadframeTo,
    HeapSpoil,
    HousePick,
    HousePlot,
    Load,
    LoadCubes,
    LoadWagons,
    Loading,
    MakeCoke,
    MayPlace,
    MineCoal,
    MinerMove,
    MinerSteps,
    Moving,
    NextTurn,
    OtherHeadframe,
    Pay,
    PlaceCoal,
    PlaceCube,
    RailFields,
    ReceiveCoke,
    ReturnStone,
    Round,
    RoundScoring,
    SalePick,
    SellCoke,
    SetUp,
    TakeTile,
    TakeTiles,
    TakeWhiteCubes,
    TrackStep,
    Turn,
    TurnEnd,
    UseBonusFields,
    WaterAmount,
    WaterRises,
]


def make_effect(entry: Json, components: Components) -> Effect:
    """An effect as the data file writes it: `{ op = "haul", max = 3 }`."""
    op: str = entry["op"]
    optional = bool(entry.get("optional", False))
    n: i64 = entry["n"] if "n" in entry else entry.get("max", 1)
    if op == "water" or op == "tool":
        delta: i64 = entry["delta"]
        if op == "water":
            return RaiseWaterEffect("water_up", delta, optional) if delta > 0 else lower(-delta, optional)
        if delta > 0:
            return TakeToolEffect("take_tool", delta, optional)
        return ReturnToolEffect("return_tool", -delta, optional)
    if op == "track":
        return TrackEffect(entry["road"], entry["rail"], entry["canal"], optional)
    if op == "track_no_barrier":
        return TrackWithoutBarrierEffect(TRACK_IDS.index(entry["track"]), n, optional)
    if op == "choice":
        return ChoiceEffect(components.choice(entry["options"]), optional)
    if op == "cart_cube":
        return CartCubeEffect(bits(entry["types"], KIND_IDS), n, optional)
    if op == "spoil_heap":
        whole = bool(entry.get("all_or_nothing", False))
        return SpoilOnHeapEffect(n, entry.get("requires_spoil_on_heap", 0), whole, optional)
    if op == "coke_plant":
        return CokeInPlantEffect(n, entry.get("requires_own_coke_in_plant", 0), optional)
    if op == "miner_move":
        return MinerMoveEffect(1 if entry["use_space"] else 0, optional)
    if op == "headframe":
        return HeadframeEffect(1 if entry["mode"] == "double" else 0, optional)
    if op == "copy":
        return CopyEffect(bits(entry["sizes"], SIZE_IDS), optional)
    return simple_effect(op, n, optional)


def lower(levels: i64, optional: bool) -> Effect:
    return LowerWaterEffect("water_down", levels, optional)


def simple_effect(op: str, n: i64, optional: bool) -> Effect:
    """Effects that need a number at most."""
    if op == "vp":
        return VpEffect("vp", n, optional)
    if op == "coin":
        return CoinEffect("coin", n, optional)
    if op == "white":
        return WhiteCubeEffect("white_cube", n, optional)
    if op == "haul":
        return HaulEffect("haul", n, optional)
    if op == "coke":
        return ConvertEffect("convert", n, optional)
    if op == "load":
        return LoadEffect("load", n, optional)
    if op == "coal_wagon":
        return CoalOnWagonEffect("coal_on_wagon", n, optional)
    if op == "coke_wagon":
        return CokeOnWagonEffect("coke_on_wagon", n, optional)
    if op == "water_up_to":
        return WaterByChoiceEffect("water_by_choice", n, optional)
    if op == "take_start_marker":
        return StartMarkerEffect("start_marker", 1, optional)
    if op == "rail_per_removed_headframe":
        return OwnRailEffect("own_rail", n, optional)
    if op == "tile_lower":
        return TileLowerEffect("tile_lower", 1, optional)
    raise KeyError(f"unknown effect {op!r}")


@cache
def printed_components() -> dict[str, Any]:
    """Our own transcription, read once."""
    return tomli.loads(files("revier").joinpath("data/schichtwechsel.toml").read_text(encoding="utf-8"))


class SchichtwechselGame(Game):
    def __init__(self, data: dict[str, Any] | None = None) -> None:
        self.components = Components(printed_components() if data is None else data, make_effect)
        super().__init__(
            id="schichtwechsel",
            rules_version=1,
            seats=range(2, 5),
            options={},
            actions=ACTIONS,
            events=event_table(self.components.space_ids),
            steps=STEPS,
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
