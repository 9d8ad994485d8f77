"""Short ways to look at a position of Schichtwechsel, and to say how far the discs of a seat have come."""

from __future__ import annotations

from typing import Any, cast

from revier.games.schichtwechsel.names import HOUSE_IDS, TILE_IDS
from revier.kernel.state import Json, State
from tests.schichtwechsel.build import GAME
from tests.support import told

SEATS = [2, 3, 4]
DATA = GAME.components.data
LENGTHS: dict[str, int] = {track["id"]: track["length"] for track in DATA["tracks"]["list"]}
HOUSE_BARRIERS: dict[str, list[int]] = {
    track["id"]: [barrier["after"] for barrier in track["barriers"] if barrier["bonus"] == "house"]
    for track in DATA["tracks"]["list"]
}


def table(s: State) -> Json:
    """What everybody sees."""
    return s.view(None)


def held(s: State, n: int = 0) -> Json:
    """What belongs to a seat."""
    found: Json = s.view(None)["seats"][n]
    return found


def carts(s: State, n: int = 0) -> dict[str, tuple[int, int]]:
    """Coal and spoil on the carts of a seat that hold something."""
    found = {name: (cart["coal"], cart["spoil"]) for name, cart in held(s, n)["carts"].items()}
    return {name: load for name, load in found.items() if load != (0, 0)}


def wagons(s: State, n: int = 0) -> dict[str, int]:
    """The coal on the wagons of a seat that hold some."""
    return {name: wagon["coal"] for name, wagon in held(s, n)["wagons"].items() if wagon["coal"]}


def plots(s: State, n: int = 0) -> dict[str, int]:
    """Where the houses of a seat stand."""
    return {plot: count for plot, count in held(s, n)["plots"].items() if count}


def triples(s: State) -> list[tuple[int, int, int]]:
    """Coal, spoil and water stones of every triple drawn so far."""
    return [cast(tuple[int, int, int], tuple(event.values())) for event in told(s, "triple_drawn")]


def points(s: State, n: int = 0) -> dict[str, int]:
    """The points of a seat by where they come from."""
    found: dict[str, int] = {}
    for row in s.breakdown():
        if row["points"][n]:
            found[row["category"]] = found.get(row["category"], 0) + row["points"][n]
    return found


def at(
    seat: int = 0, *, road: int = 0, rail: int = 0, canal: int = 0, houses: list[str] | None = None
) -> dict[str, Any]:
    """Arguments for `position`: the discs of a seat, and the houses that crossing the barriers took (from the left)."""
    discs = {"road": road, "rail": rail, "canal": canal}
    crossed = sum(field > after for track, field in discs.items() for after in HOUSE_BARRIERS[track])
    gone = HOUSE_IDS[:crossed] if houses is None else houses
    assert len(gone) == crossed, f"{crossed} house barriers are crossed [SW-5.5]"
    found: dict[str, Any] = {"discs": {seat: discs}, "unlocked": {seat: gone}}
    found["first_at_target"] = {track: seat for track, field in discs.items() if field == LENGTHS[track]}
    return found


def free_tiles(*taken: str) -> list[str]:
    """The display, as it is offered."""
    return [f"take_tile {tile}" for tile in TILE_IDS if tile not in taken]


CARTS_FULL = {"cart_1": "coal", "cart_2": "coal", "cart_3": "coal", "cart_4": "coal", "cart_5": "coal"}
WAGONS_FULL = {"wagon_1": 1, "wagon_2": 1, "wagon_3": 2, "wagon_4": 2, "wagon_5": 1}
