"""An effect as the data file writes it, `{ op = "haul", max = 3 }`, made by those who carry it out."""

from __future__ import annotations

from mypy_extensions import i64

from revier.games.schichtwechsel.cards import CopyEffect
from revier.games.schichtwechsel.carts import CartCubeEffect
from revier.games.schichtwechsel.choosing import ChoiceEffect, TileLowerEffect
from revier.games.schichtwechsel.coking import CokeInPlantEffect, CokeOnWagonEffect, ConvertEffect, LoadEffect
from revier.games.schichtwechsel.components import Components, bits
from revier.games.schichtwechsel.effects import Effect
from revier.games.schichtwechsel.hauling import CoalOnWagonEffect, HaulEffect, SpoilOnHeapEffect
from revier.games.schichtwechsel.headframes import HeadframeEffect
from revier.games.schichtwechsel.miner import MinerMoveEffect
from revier.games.schichtwechsel.names import KIND_IDS, SIZE_IDS, TRACK_IDS
from revier.games.schichtwechsel.stock import (
    CoinEffect,
    LowerWaterEffect,
    RaiseWaterEffect,
    ReturnToolEffect,
    StartMarkerEffect,
    TakeToolEffect,
    VpEffect,
    WaterByChoiceEffect,
    WhiteCubeEffect,
)
from revier.games.schichtwechsel.tracks import OwnRailEffect, TrackEffect, TrackWithoutBarrierEffect
from revier.kernel.state import Json


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
