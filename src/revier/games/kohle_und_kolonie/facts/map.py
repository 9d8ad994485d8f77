"""Where everything lies on the map of a board file of Kohle & Kolonie, in 1000 x 700 units.

Fields for drawing are no rules, so nobody has checked them. What all records of a kind draw soundly is taken as it is;
what is missing is laid out from what it lies beside: villages on the borders of their claims, stations on the way from
village to village, mines in the middle of their claim. Without the shapes of the claims the whole map is laid out.
"""

from __future__ import annotations

import math
from dataclasses import dataclass, field
from typing import Any

from revier.games.kohle_und_kolonie.facts.map_layout import (
    Place,
    Places,
    grid,
    mines_inside,
    spots_between,
    track_through,
    village_spots,
)
from revier.games.kohle_und_kolonie.facts.types import Point
from revier.kernel.state import Json

WIDTH, HEIGHT = 1000.0, 700.0
FARTHEST = 1e6
MOST_POINTS = 400  # of one shape


@dataclass
class Map:
    """Shapes and positions by id."""

    claims: dict[str, list[Point]]
    labels: dict[str, Point]
    villages: dict[str, Point]
    stations: dict[str, Point]
    mines: dict[str, Point]
    tracks: dict[str, list[Point]]
    outline: list[Point] = field(default_factory=list)
    river: list[Point] = field(default_factory=list)


def drawn_map(data: Json) -> Map:
    """The map of a board file that was found fit to play on."""
    claims = drawn_shapes(data["claim"], "polygon")
    is_drawn = claims is not None and is_sound(claims)
    if claims is None or not is_drawn:
        claims = grid(data)
    villages = drawn_places(data["village"]) if is_drawn else None
    stations = drawn_places(data["station"]) if is_drawn else None
    mines = drawn_places(data["mine"]) if is_drawn else None
    tracks = None if villages is None or stations is None else drawn_shapes(data["line"], "track", 2)
    villages = villages or village_spots(data, claims)
    stations = stations or spots_between(data, villages, claims)
    mines = mines or mines_inside(data, claims)
    tracks = tracks or track_through(data, villages, stations)
    found = [claims, {"": [*villages.values(), *stations.values(), *mines.values()]}, tracks]
    fit = fitting([place for shapes in found for shape in shapes.values() for place in shape])
    return Map(
        claims=each(claims, fit),
        labels={c["id"]: fit(at) for c in data["claim"] if is_drawn and (at := place(c.get("label"))) is not None},
        villages={id: fit(at) for id, at in villages.items()},
        stations={id: fit(at) for id, at in stations.items()},
        mines={id: fit(at) for id, at in mines.items()},
        tracks=each(tracks, fit),
        outline=[fit(at) for at in table_shape(data, "outline", "polygon", 3)] if is_drawn else [],
        river=[fit(at) for at in table_shape(data, "river", "course", 2)] if is_drawn else [],
    )


# -- reading what is drawn -------------------------------------------------------------------------


def place(value: Any) -> Place | None:
    """Two numbers, or nothing."""
    if not isinstance(value, list) or len(value) != 2:
        return None
    if any(isinstance(n, bool) or not isinstance(n, (int, float)) for n in value):
        return None
    x, y = value
    return (float(x), float(y)) if abs(x) <= FARTHEST and abs(y) <= FARTHEST else None  # NaN is not either


def shape(value: Any, fewest: int) -> list[Place] | None:
    if not isinstance(value, list) or not fewest <= len(value) <= MOST_POINTS:
        return None
    found = [at for at in map(place, value) if at is not None]
    return found if len(found) == len(value) else None


def drawn_places(rows: list[Json]) -> Places | None:
    """Where all of them are; None: not all say so."""
    found = {row["id"]: at for row in rows if (at := place(row.get("position"))) is not None}
    return found if len(found) == len(rows) else None


def drawn_shapes(rows: list[Json], name: str, fewest: int = 3) -> dict[str, list[Place]] | None:
    found = {row["id"]: at for row in rows if (at := shape(row.get(name), fewest)) is not None}
    return found if len(found) == len(rows) else None


def table_shape(data: Json, table: str, name: str, fewest: int) -> list[Place]:
    found = data.get(table)
    return (shape(found.get(name), fewest) if isinstance(found, dict) else None) or []


def is_sound(claims: dict[str, list[Place]]) -> bool:
    """Shapes with room inside."""
    return all(abs(area(polygon)) > 1e-6 for polygon in claims.values())


def area(polygon: list[Place]) -> float:
    turned = polygon[1:] + polygon[:1]
    return sum(x1 * y2 - x2 * y1 for (x1, y1), (x2, y2) in zip(polygon, turned, strict=True)) / 2


# -- fitting it into the sheet ---------------------------------------------------------------------


class Fit:
    """Moves and scales a drawing, the same way across and down."""

    def __init__(self, scale: float, x: float, y: float) -> None:
        self.scale = scale
        self.x = x
        self.y = y

    def __call__(self, at: Place) -> Point:
        return {"x": round(at[0] * self.scale + self.x, 1), "y": round(at[1] * self.scale + self.y, 1)}


def fitting(places: list[Place]) -> Fit:
    """As it is where it lies on the sheet and fills half of it, else as large as the sheet allows."""
    left, right = min(x for x, _ in places), max(x for x, _ in places)
    top, bottom = min(y for _, y in places), max(y for _, y in places)
    is_inside = left >= 0 and top >= 0 and right <= WIDTH and bottom <= HEIGHT
    if is_inside and (right - left > WIDTH / 2 or bottom - top > HEIGHT / 2):
        return Fit(1.0, 0.0, 0.0)
    margin = 20.0
    scale = min(
        (WIDTH - 2 * margin) / (right - left or math.inf),
        (HEIGHT - 2 * margin) / (bottom - top or math.inf),
    )
    return Fit(scale, WIDTH / 2 - scale * (left + right) / 2, HEIGHT / 2 - scale * (top + bottom) / 2)


def each(shapes: dict[str, list[Place]], fit: Fit) -> dict[str, list[Point]]:
    return {id: [fit(at) for at in found] for id, found in shapes.items()}
