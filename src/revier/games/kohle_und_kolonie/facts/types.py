"""What is printed in Kohle & Kolonie, in types."""

from __future__ import annotations

from typing import Literal, TypedDict


class Point(TypedDict):
    x: float
    y: float


Region = Literal["essen", "bochum", "hattingen", "witten"]
Line = Literal["yellow", "red", "brown", "green"]


class ClaimFacts(TypedDict):
    name: str
    region: Region
    villages: list[str]
    mines: list[str]  # small ones or the single one, lowest number first
    large_mine: str | None
    polygon: list[Point]
    label: Point | None  # where the file wants its name


class MineFacts(TypedDict):
    name: str
    kind: Literal["small", "single", "large"]
    claim: str
    number: int  # 0: a large mine has none
    level: int
    cost: int
    income: int
    vp: int  # once; 0: a small mine gives none
    advantage: Literal["none", "miner", "wagon"]
    wagons: int
    position: Point


class VillageFacts(TypedDict):
    name: str
    settlement_spaces: int
    claims: list[str]
    stations: list[str]  # to which miners can go from a settlement
    position: Point
    label_side: str  # n, e, s, w: where the file wants its name; empty: anywhere


class StationFacts(TypedDict):
    name: str
    line: Line
    adjacent_stations: list[str]
    position: Point


class LineFacts(TypedDict):
    id: Line
    name: str
    stations: list[str]
    track: list[Point]


class SpaceFacts(TypedDict):
    row: int
    column: int
    after: str | None
    coin: bool  # may be secured by a coin


class PitheadSpaceFacts(TypedDict):
    id: str
    accepts: Literal["miner", "engineer", "steam_engine"]
    needs: int
    coins: int
    vp: int
    final_vp: int
    consolidation: int
    wagons_needed: int


class PitheadSideFacts(TypedDict):
    tile: str
    side: Literal["front", "back"]
    editions: list[str]
    spaces: list[PitheadSpaceFacts]
    activation_workers: int
    wagons_per_vp: int
    deployments: int
    movement_points: int
    engineer_moves: int


class FlipCost(TypedDict):
    workers: int
    coins: int


class PitheadFacts(TypedDict):
    flip_costs: list[FlipCost]  # alternatives; none: it is never flipped
    flip_vp: dict[str, int]  # by edition
    flip_markers: int
    raises: str | None  # what becomes dearer once anybody has flipped it


class PriceFacts(TypedDict):
    start: int
    raised: int
    raised_by: str


class KohleUndKolonieComponents(TypedDict):
    regions: dict[Region, str]  # names
    claims: dict[str, ClaimFacts]
    mines: dict[str, MineFacts]
    villages: dict[str, VillageFacts]
    stations: dict[str, StationFacts]
    lines: list[LineFacts]
    outline: list[Point]  # of the land; none: where the claims end
    river: list[Point]
    river_name: str
    spaces: dict[str, SpaceFacts]  # of the tableau
    squares: list[list[str]]  # of four mine spaces
    settlement_bonuses: list[str]
    engineer_bonuses: list[str]
    pithead: dict[str, PitheadFacts]
    pithead_sides: list[PitheadSideFacts]
    prices: dict[str, PriceFacts]
    disaster_vp: dict[str, list[int]]  # lost in rounds 1 to 5, by edition
    line_vp: dict[str, dict[str, dict[Line, int]]]  # by edition and players_3 or players_4_5
    engine_vp: list[int]  # at the end, by number of engines
    trust_track: int
    trust_purchases: int
