"""What is printed in Kohle & Kolonie, of our board or of one that the players brought: map, mines, tableau, tiles.

The map has 1000 x 700 units. What a board file does not draw, or draws so that it cannot be drawn, `survey` lays out.
"""

from __future__ import annotations

from typing import Any, Literal, TypedDict

import msgspec

from revier.games.kohle_und_kolonie.board import of_edition
from revier.games.kohle_und_kolonie.title import printed_board
from revier.kernel.state import Json
from revier.server.survey import Point, Survey, survey

Region = Literal["essen", "bochum", "hattingen", "witten"]
Line = Literal["yellow", "red", "brown", "green"]
EDITIONS = ("2013", "revised")


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
    position: Point
    label_side: str  # n, e, s, w: where the file wants its name; empty: anywhere


class StationFacts(TypedDict):
    name: str
    line: Line
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


def kohle_und_kolonie(data: Json | None = None) -> KohleUndKolonieComponents:
    """The facts of our board, or of a board file that was found fit to play on."""
    data = printed_board() if data is None else data
    drawn = survey(data)
    tableau = data["tableau"]
    facts = {
        "regions": {"essen": "Essen", "bochum": "Bochum", "hattingen": "Hattingen", "witten": "Witten"},
        "claims": {claim["id"]: claim_facts(data, claim, drawn) for claim in data["claim"]},
        "mines": {mine["id"]: mine_facts(mine, drawn) for mine in data["mine"]},
        "villages": {village["id"]: village_facts(village, drawn) for village in data["village"]},
        "stations": {s["id"]: s | {"position": drawn.stations[s["id"]]} for s in data["station"]},
        "lines": [line | {"track": drawn.tracks[line["id"]]} for line in data["line"]],
        "outline": drawn.outline,
        "river": drawn.river,
        "river_name": river_name(data),
        "spaces": {space["id"]: {"after": None} | space for space in tableau["space"]},
        "squares": tableau["rescue"]["squares"],
        "settlement_bonuses": tableau["settlements"]["bonuses"],
        "engineer_bonuses": tableau["engineers"]["bonuses"],
        "pithead": {tile["id"]: pithead_facts(tile) for tile in data["pithead"]},
        "pithead_sides": [side_facts(side) for side in data["pithead_side"]],
        "prices": {what: data["prices"][what] for what in ("engineer", "settlement", "steam_engine")},
        "disaster_vp": {id: losses(data, id) for id in EDITIONS},
        "line_vp": {id: line_vp(data, id) for id in EDITIONS},
        "engine_vp": data["final_scoring"]["steam_engines"],
        "trust_track": data["tracks"]["coal_trust_coins"],
        "trust_purchases": data["tracks"]["coal_trust_purchases_max"],
    }
    return msgspec.convert(facts, KohleUndKolonieComponents)


def claim_facts(data: Json, claim: Json, drawn: Survey) -> Json:
    mines = [mine for mine in data["mine"] if mine["claim"] == claim["id"]]
    small = sorted([mine for mine in mines if mine["kind"] != "large"], key=lambda mine: int(mine["number"]))
    return claim | {
        "mines": [mine["id"] for mine in small],
        "large_mine": next((mine["id"] for mine in mines if mine["kind"] == "large"), None),
        "polygon": drawn.claims[claim["id"]],
        "label": drawn.labels.get(claim["id"]),
    }


def mine_facts(mine: Json, drawn: Survey) -> Json:
    nothing = {"number": 0, "cost": 0, "vp": 0}
    advantage = "none" if mine["kind"] == "large" else mine["advantage"]
    return nothing | mine | {"advantage": advantage, "position": drawn.mines[mine["id"]]}


def village_facts(village: Json, drawn: Survey) -> Json:
    side = village.get("label_side")
    return village | {
        "position": drawn.villages[village["id"]],
        "label_side": side if side in ("n", "e", "s", "w") else "",
    }


def river_name(data: Json) -> str:
    river = data.get("river")
    name = river.get("name") if isinstance(river, dict) else None
    return name if isinstance(name, str) else ""


def pithead_facts(tile: Json) -> Json:
    return {
        "flip_costs": tile.get("flip_costs", []),
        "flip_vp": {id: tile["flip_vp"][f"edition_{id}"] for id in EDITIONS} if "flip_vp" in tile else {},
        "flip_markers": tile.get("flip_extra_action_markers", 0),
        "raises": tile.get("raises"),
    }


def side_facts(side: Json) -> Json:
    numbers = ("activation_workers", "wagons_per_vp", "deployments", "movement_points", "engineer_moves")
    nothing = dict.fromkeys(("coins", "vp", "final_vp", "consolidation", "wagons_needed"), 0)
    return dict.fromkeys(numbers, 0) | side | {"spaces": [nothing | space for space in side["spaces"]]}


def losses(data: Json, edition: str) -> list[int]:
    values: list[int] = of_edition(data["disaster_spaces"]["victory_points"], f"edition_{edition}")
    return [-vp for vp in values]


def line_vp(data: Json, edition: str) -> dict[str, Any]:
    scores = data["line_scores"][f"edition_{edition}"]
    return {seats: scores[seats] for seats in ("players_3", "players_4_5")}
