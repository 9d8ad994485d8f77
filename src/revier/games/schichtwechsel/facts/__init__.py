"""What is printed in Schichtwechsel, or in a component file of the players' own: one fact for every symbol."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from revier.games.schichtwechsel.facts.types import (
    Bonus,
    CardFacts,
    CartFacts,
    EffectFacts,
    ExchangeFacts,
    FaceFacts,
    FinalFacts,
    FrameSpaceFacts,
    HouseFieldFacts,
    OwnCardFacts,
    PlantFacts,
    RoundCardFacts,
    SchichtwechselComponents,
    ShiftFacts,
    TableauFacts,
    TileFacts,
    TrackFacts,
    WagonFacts,
    WaterFacts,
    What,
)
from revier.games.schichtwechsel.names import ROUNDS, TRACK_IDS
from revier.kernel.state import Json

T = TypeVar("T")


def facts(box: Json) -> SchichtwechselComponents:
    """Cards, board and tableau [SW-3 to SW-7] of a file that the rules have accepted."""
    return {
        "rounds": ROUNDS,
        "cards": each(box["action_cards"], card_facts),
        "own_card": own_card_facts(box["own_action_card"]),
        "tiles": each(box["selection_tiles"], tile_facts),
        "round_cards": each(box["round_cards"], round_card_facts),
        "tableau": tableau_facts(box["tableau"]),
        "tracks": each(box["tracks"]["list"], lambda track: track_facts(track, bonuses_of(box))),
        "first_at_target_vp": box["tracks"]["first_at_target_vp"],
        "later_at_target_vp": box["tracks"]["later_at_target_vp"],
        "plant": plant_facts(box["coking_plant"]),
        "shift": shift_facts(box["shift"], box["shift_spaces"]),
        "plots": each(box["plots"], lambda plot: int(plot["per_player"])),
        "frame_spaces": each(box["headframe_spaces"], frame_space_facts),
        "final": {key: box["final_scoring"][key] for key in FinalFacts.__annotations__},  # type: ignore[typeddict-item]
    }


def each(rows: list[Json], read: Callable[[Json], T]) -> dict[str, T]:
    return {row["id"]: read(row) for row in rows}


# -- effects ---------------------------------------------------------------------------------------

PLAIN: dict[str, What] = {
    "vp": "vp",
    "coin": "coin",
    "white": "white_cube",
    "haul": "haul",
    "coke": "convert",
    "load": "load",
    "coal_wagon": "coal_on_wagon",
    "coke_wagon": "coke_on_wagon",
    "coke_plant": "coke_in_plant",
    "spoil_heap": "spoil_on_heap",
    "water_up_to": "water_by_choice",
    "copy": "copy",
    "choice": "choice",
    "take_start_marker": "start_marker",
    "rail_per_removed_headframe": "own_rail",
    "tile_lower": "tile_lower",
}
CUBES: dict[tuple[str, ...], What] = {("coal",): "coal_on_cart", ("spoil",): "spoil_on_cart"}


def symbols(entries: list[Json]) -> list[EffectFacts]:
    return [effect for entry in entries for effect in symbols_of(entry)]


def symbols_of(entry: Json) -> list[EffectFacts]:
    """An effect as the file writes it; a move on several tracks is several symbols."""
    if entry["op"] == "track":
        return [symbol(entry, track, entry[track]) for track in TRACK_IDS if entry[track] > 0]
    return [symbol(entry, what_of(entry), abs(number(entry, ["delta", "n", "max"], 1)))]


def symbol(entry: Json, what: Any, n: int) -> EffectFacts:
    return {
        "what": what,
        "n": n,
        "is_optional": bool(entry.get("optional", False)),
        "needs": number(entry, ["requires_own_coke_in_plant", "requires_spoil_on_heap"], 0),
        "sizes": entry.get("sizes", []),
        "options": [symbols(option) for option in entry.get("options", [])],
    }


def number(entry: Json, keys: list[str], otherwise: int) -> int:
    """What stands under the first of the keys that is there."""
    return next((int(entry[key]) for key in keys if key in entry), otherwise)


def what_of(entry: Json) -> str:
    """Which of the symbols it is."""
    match entry["op"]:
        case "water":
            return "water_up" if entry["delta"] > 0 else "water_down"
        case "tool":
            return "take_tool" if entry["delta"] > 0 else "return_tool"
        case "cart_cube":
            return CUBES.get(tuple(entry["types"]), "cube_on_cart")
        case "track_no_barrier":
            return f"{entry['track']}_no_barrier"
        case "miner_move":
            return "miner_move_use" if entry["use_space"] else "miner_move"
        case "headframe":
            return f"headframe_{entry['mode']}"
        case op:
            return PLAIN[op]


# -- cards and tiles -------------------------------------------------------------------------------


def card_facts(card: Json) -> CardFacts:
    return {
        "group": card["id"].split("_")[0],
        "marking": card["marking"],
        "is_multi_use": card["multi_use"],
        "is_copyable": card["copyable"],
        "faces": [face_facts(face) for face in card.get("variants", [card])],
    }


def face_facts(face: Json) -> FaceFacts:
    return {"id": face["id"], "cost": face["cost"], "size": face["size"], "effects": symbols(face["effects"])}


def own_card_facts(own: Json) -> OwnCardFacts:
    return {
        "is_multi_use": own["multi_use"],
        "face": face_facts(own),
        "first_headframe": symbols(own["first_headframe_removed"]),
        "second_headframe": symbols(own["second_headframe_removed"]),
    }


def tile_facts(tile: Json) -> TileFacts:
    return {
        "marking": tile["marking"],
        "upper": symbols(tile["upper"]),
        "lower": [symbols(tile["lower_a"]), symbols(tile["lower_b"])],
    }


def round_card_facts(card: Json) -> RoundCardFacts:
    scoring = card["scoring"]
    return {
        "number": card["number"],
        "kind": scoring["kind"],
        "track": scoring.get("track"),
        "units": scoring.get("fields", scoring.get("units", 1)),
        "vp": scoring["vp"],
        "special": card["special"],
    }


# -- the mine tableau ------------------------------------------------------------------------------


def tableau_facts(tableau: Json) -> TableauFacts:
    heap, water, coke, sold = (tableau[key] for key in ("heap", "water", "coke_wagons", "sold_coke"))
    return {
        "most_step_cubes": tableau["step_iv_white_cubes_max"],
        "carts": each(tableau["carts"], cart_facts),
        "wagons": each(tableau["wagons"], wagon_facts),
        "heap": {
            "size": heap["capacity"],
            "rows": heap["rows"],
            "exchanges": each(heap["exchanges"], exchange_facts),
        },
        "coke_wagons_lower": coke["lower"],
        "coke_wagons_upper": coke["upper"],
        "sold_vp": sold["vp"],
        "sale_reward": symbols(sold["sale_reward"]),
        "water": {key: water[key] for key in WaterFacts.__annotations__},  # type: ignore[typeddict-item]
        "houses": [house_field_facts(field) for field in tableau["house_track"]],
    }


def cart_facts(cart: Json) -> CartFacts:
    return {"size": cart["capacity"], "takes": cart["accepts"], "is_lockable": cart["lockable"]}


def wagon_facts(wagon: Json) -> WagonFacts:
    return {"size": wagon["capacity"], "has_white_cube": wagon["white_cube"]}


def exchange_facts(exchange: Json) -> ExchangeFacts:
    return {"spoil": exchange["spoil"], "effects": symbols(exchange["gain"])}


def house_field_facts(field: Json) -> HouseFieldFacts:
    options = [symbols(option) for option in field["options"]]
    return {"id": field["id"], "is_optional": field["optional"], "options": options}


# -- the board -------------------------------------------------------------------------------------


def bonuses_of(box: Json) -> dict[str, list[Bonus]]:
    return {bonus["id"]: bonus["options"] for bonus in box["barrier_bonuses"]}


def track_facts(track: Json, bonuses: dict[str, list[Bonus]]) -> TrackFacts:
    return {
        "length": track["length"],
        "thresholds": [{"field": row["field"], "vp": row["vp"]} for row in track["thresholds"]],
        "barriers": [{"after": row["after"], "bonuses": bonuses[row["bonus"]]} for row in track["barriers"]],
    }


def plant_facts(plant: Json) -> PlantFacts:
    return {
        "most": plant["max_per_player"],
        "own_field_size": plant["own_field_capacity"],
        "own_field_from": plant["own_field_forced_from"],
        "grey_fields": each(plant["grey_fields"], lambda field: symbols(field["effect"])),
    }


def shift_facts(shift: Json, spaces: list[Json]) -> ShiftFacts:
    ordered: list[Json] = sorted(spaces, key=position)
    return {
        "spaces": [{"id": space["id"], "effects": symbols(space["effects"])} for space in ordered],
        "base_range": shift["base_range"],
        "range_per_house": shift["range_per_speed_house"],
        "first_at_exit_vp": shift["first_at_exit_vp"],
        "later_at_exit_vp": shift["later_at_exit_vp"],
        "overtime_vp": shift["after_exit_move_vp"],
        "overtime_tools": shift["after_exit_move_tools_returned"],
    }


def position(space: Json) -> Any:
    return space["pos"]


def frame_space_facts(space: Json) -> FrameSpaceFacts:
    return {"area": space["area"], "effects": symbols(space["effects"])}
