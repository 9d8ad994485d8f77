"""What is printed in Kohle & Kolonie, of our board or of one that the players brought: map, mines, tableau, tiles.

The map has 1000 x 700 units. What a board file does not draw, or draws so that it cannot be drawn, is laid out.
"""

from __future__ import annotations

from typing import Any

from revier.games.kohle_und_kolonie.board import of_edition
from revier.games.kohle_und_kolonie.facts.map import Map, drawn_map
from revier.games.kohle_und_kolonie.facts.types import (
    ClaimFacts,
    KohleUndKolonieComponents,
    LineFacts,
    MineFacts,
    PitheadFacts,
    PitheadSideFacts,
    PitheadSpaceFacts,
    PriceFacts,
    SpaceFacts,
    StationFacts,
    VillageFacts,
)
from revier.kernel.state import Json

EDITIONS = ("2013", "revised")


def facts(data: Json) -> KohleUndKolonieComponents:
    """The facts of a board file that was found fit to play on."""
    drawn = drawn_map(data)
    tableau = data["tableau"]
    return {
        "regions": {"essen": "Essen", "bochum": "Bochum", "hattingen": "Hattingen", "witten": "Witten"},
        "claims": {claim["id"]: claim_facts(data, claim, drawn) for claim in data["claim"]},
        "mines": {mine["id"]: mine_facts(mine, drawn) for mine in data["mine"]},
        "villages": {village["id"]: village_facts(village, drawn) for village in data["village"]},
        "stations": {s["id"]: only(StationFacts, s, position=drawn.stations[s["id"]]) for s in data["station"]},
        "lines": [only(LineFacts, line, track=drawn.tracks[line["id"]]) for line in data["line"]],
        "outline": drawn.outline,
        "river": drawn.river,
        "river_name": river_name(data),
        "spaces": {space["id"]: only(SpaceFacts, {"after": None} | space) for space in tableau["space"]},
        "squares": tableau["rescue"]["squares"],
        "settlement_bonuses": tableau["settlements"]["bonuses"],
        "engineer_bonuses": tableau["engineers"]["bonuses"],
        "pithead": {tile["id"]: pithead_facts(tile) for tile in data["pithead"]},
        "pithead_sides": [side_facts(side) for side in data["pithead_side"]],
        "prices": {what: only(PriceFacts, data["prices"][what]) for what in ("engineer", "settlement", "steam_engine")},
        "disaster_vp": {id: losses(data, id) for id in EDITIONS},
        "line_vp": {id: line_vp(data, id) for id in EDITIONS},
        "engine_vp": data["final_scoring"]["steam_engines"],
        "trust_track": data["tracks"]["coal_trust_coins"],
        "trust_purchases": data["tracks"]["coal_trust_purchases_max"],
    }


def only(kind: Any, row: Json, **more: object) -> Any:
    """Of a row of the file what belongs to a kind of fact."""
    known = row | more
    return {key: known[key] for key in kind.__annotations__}


def claim_facts(data: Json, claim: Json, drawn: Map) -> ClaimFacts:
    mines = [mine for mine in data["mine"] if mine["claim"] == claim["id"]]
    small = sorted([mine for mine in mines if mine["kind"] != "large"], key=lambda mine: int(mine["number"]))
    found: ClaimFacts = only(
        ClaimFacts,
        claim,
        mines=[mine["id"] for mine in small],
        large_mine=next((mine["id"] for mine in mines if mine["kind"] == "large"), None),
        polygon=drawn.claims[claim["id"]],
        label=drawn.labels.get(claim["id"]),
    )
    return found


def mine_facts(mine: Json, drawn: Map) -> MineFacts:
    nothing = {"number": 0, "cost": 0, "vp": 0}
    advantage = "none" if mine["kind"] == "large" else mine["advantage"]
    found: MineFacts = only(MineFacts, nothing | mine, advantage=advantage, position=drawn.mines[mine["id"]])
    return found


def village_facts(village: Json, drawn: Map) -> VillageFacts:
    side = village.get("label_side")
    wanted = side if side in ("n", "e", "s", "w") else ""
    at = drawn.villages[village["id"]]
    stations = village.get("stations", [])
    found: VillageFacts = only(VillageFacts, village, stations=stations, position=at, label_side=wanted)
    return found


def river_name(data: Json) -> str:
    river = data.get("river")
    name = river.get("name") if isinstance(river, dict) else None
    return name if isinstance(name, str) else ""


def pithead_facts(tile: Json) -> PitheadFacts:
    return {
        "flip_costs": tile.get("flip_costs", []),
        "flip_vp": {id: tile["flip_vp"][f"edition_{id}"] for id in EDITIONS} if "flip_vp" in tile else {},
        "flip_markers": tile.get("flip_extra_action_markers", 0),
        "raises": tile.get("raises"),
    }


def side_facts(side: Json) -> PitheadSideFacts:
    numbers = ("activation_workers", "wagons_per_vp", "deployments", "movement_points", "engineer_moves")
    nothing = dict.fromkeys(("coins", "vp", "final_vp", "consolidation", "wagons_needed"), 0)
    spaces = [only(PitheadSpaceFacts, nothing | space) for space in side["spaces"]]
    found: PitheadSideFacts = only(PitheadSideFacts, dict.fromkeys(numbers, 0) | side, spaces=spaces)
    return found


def losses(data: Json, edition: str) -> list[int]:
    values: list[int] = of_edition(data["disaster_spaces"]["victory_points"], f"edition_{edition}")
    return [-vp for vp in values]


def line_vp(data: Json, edition: str) -> dict[str, Any]:
    scores = data["line_scores"][f"edition_{edition}"]
    return {seats: scores[seats] for seats in ("players_3", "players_4_5")}
