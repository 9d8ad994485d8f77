"""A map for a board file that draws none: claims in six columns and four rows, everything else between them.

The corners of the sheet stay free, so that there is room for compass and title.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Callable
from functools import partial
from itertools import combinations

from revier.kernel.state import Json

Place = tuple[float, float]
Places = dict[str, Place]
Shapes = dict[str, list[Place]]
Cell = tuple[int, int]

COLUMNS, ROWS = 6, 4
CORNERS = [(0, 0), (0, ROWS - 1), (COLUMNS - 1, 0), (COLUMNS - 1, ROWS - 1)]
CELLS = [(column, row) for column in range(COLUMNS) for row in range(ROWS) if (column, row) not in CORNERS]
LEFT, TOP = 26.0, 22.0
CELL_WIDTH, CELL_HEIGHT = 158.0, 164.0
WAVE = 9.0  # how far a border strays from the straight line
REGIONS = ("essen", "bochum", "hattingen", "witten")  # from west to east
MOST_PASSES = 12
MINE_PITCH, ROW_PITCH, MINES_A_ROW = 46.0, 38.0, 2
LARGE_BELOW = 37.0  # the large mine, under the last row
CLOSE = 44.0  # between the middles of two spots
ON_THE_COAST = 60.0  # what it costs to lie where the land ends


def grid(data: Json) -> Shapes:
    """The shapes of the claims; those that share villages lie near each other."""
    cells = settled(data)
    return {id: cell_shape(cell) for id, cell in cells.items()}


# -- which claim lies where ------------------------------------------------------------------------


def settled(data: Json) -> dict[str, Cell]:
    """Claims by cell: column by column from west to east, then swapped while that shortens the ways between them."""
    ids = [claim["id"] for region in REGIONS for claim in data["claim"] if claim["region"] == region]
    cells = dict(zip(ids, CELLS, strict=True))
    near = neighbours(data)
    for _ in range(MOST_PASSES):
        if not any([swapped(one, other, cells, near) for one, other in combinations(ids, 2)]):
            break
    return cells


def neighbours(data: Json) -> dict[str, list[str]]:
    """The claims with which a claim shares a village, once for each."""
    found: dict[str, list[str]] = {claim["id"]: [] for claim in data["claim"]}
    for village in data["village"]:
        for one, other in combinations(village["claims"], 2):
            found[one].append(other)
            found[other].append(one)
    return found


def swapped(one: str, other: str, cells: dict[str, Cell], near: dict[str, list[str]]) -> bool:
    """Swap two claims if that is shorter."""
    before = way(one, cells, near) + way(other, cells, near)
    cells[one], cells[other] = cells[other], cells[one]
    if way(one, cells, near) + way(other, cells, near) < before - 1e-9:
        return True
    cells[one], cells[other] = cells[other], cells[one]
    return False


def way(id: str, cells: dict[str, Cell], near: dict[str, list[str]]) -> float:
    """Squared, so that no neighbour is far away."""
    x, y = cells[id]
    return sum((x - cells[other][0]) ** 2 + (y - cells[other][1]) ** 2 for other in near[id])


# -- shapes ----------------------------------------------------------------------------------------


def corner(column: int, row: int) -> Place:
    """A corner of the lattice, a little off unless it is on the edge of the sheet."""
    x, y = LEFT + column * CELL_WIDTH, TOP + row * CELL_HEIGHT
    if 0 < column < COLUMNS:
        x += WAVE * math.sin(2.1 * column + 1.7 * row)
    if 0 < row < ROWS:
        y += WAVE * math.sin(1.3 * column + 2.9 * row)
    return x, y


def border(start: Cell, end: Cell) -> list[Place]:
    """From corner to corner in a wave, without the last point; the same line from both sides."""
    if start > end:
        return [*border(end, start), corner(*start)][:0:-1]
    (x1, y1), (x2, y2) = corner(*start), corner(*end)
    length = math.hypot(x2 - x1, y2 - y1)
    bend = WAVE * math.sin(3.7 * start[0] + 5.3 * start[1] + 1.1 * end[0])
    found = []
    for i in range(6):
        u = i / 6
        off = bend * math.sin(2 * math.pi * u)
        found.append((x1 + (x2 - x1) * u - (y2 - y1) / length * off, y1 + (y2 - y1) * u + (x2 - x1) / length * off))
    return found


def cell_shape(cell: Cell) -> list[Place]:
    column, row = cell
    around = [(column, row), (column + 1, row), (column + 1, row + 1), (column, row + 1), (column, row)]
    return [at for i in range(4) for at in border(around[i], around[i + 1])]


def middle(polygon: list[Place]) -> Place:
    return sum(x for x, _ in polygon) / len(polygon), sum(y for _, y in polygon) / len(polygon)


# -- villages and stations on the borders ----------------------------------------------------------


def village_spots(data: Json, claims: Shapes) -> Places:
    """Every village on a point of a border that is near all its claims and far enough from the others."""
    free = border_points(claims)
    found: Places = {}
    for village in sorted(data["village"], key=lambda village: -len(village["claims"])):
        beside = [claims[id] for id in village["claims"]]
        found[village["id"]] = best(free, list(found.values()), partial(reach, beside))
    return {village["id"]: found[village["id"]] for village in data["village"]}


def border_points(claims: Shapes) -> dict[Place, float]:
    """Points of borders, and what it costs to lie there."""
    times = Counter(at for polygon in claims.values() for at in set(polygon))
    left, right = min(x for x, _ in times), max(x for x, _ in times)
    top, bottom = min(y for _, y in times), max(y for _, y in times)

    def is_coast(at: Place) -> bool:
        return times[at] == 1 or min(at[0] - left, right - at[0], at[1] - top, bottom - at[1]) < CLOSE / 2

    return {at: ON_THE_COAST if is_coast(at) else 0.0 for at in sorted(times)}


def reach(shapes: list[list[Place]], at: Place) -> float:
    """How far the shapes are from a point, all together."""
    return sum(min(math.dist(at, other) for other in polygon) for polygon in shapes)


def best(free: dict[Place, float], taken: list[Place], cost: Callable[[Place], float]) -> Place:
    """The cheapest spot; being too close to others is dear."""

    def whole(at: Place) -> float:
        crowd = sum(max(0.0, CLOSE - math.dist(at, other)) for other in taken)
        return free[at] + cost(at) + 20 * crowd

    return min(free, key=whole)


def spots_between(data: Json, villages: Places, claims: Shapes) -> Places:
    """Stations on borders, halfway between what they lie beside."""
    free = border_points(claims)
    found: Places = {}
    for line in data["line"]:
        stops = path(data, line)
        for i, stop in enumerate(stops):
            if stop[0] != "station":
                continue
            taken = villages | found
            beside = [taken[id] for _, id in stops[max(0, i - 1) : i + 2] if id in taken]
            wish = middle(beside or list(free))
            found[stop[1]] = best(free, list(taken.values()), partial(math.dist, wish))
    return {station["id"]: found[station["id"]] for station in data["station"]}


def path(data: Json, line: Json) -> list[tuple[str, str]]:
    """A line as it runs: a village that two stations share lies between them, the others at the ends."""
    beside = {station["id"]: station["adjacent_villages"] for station in data["station"]}
    order: list[str] = line["stations"]
    found: list[tuple[str, str]] = []
    seen: set[str] = set()
    for i, station in enumerate(order):
        after = set(beside[order[i + 1]]) if i + 1 < len(order) else set()
        own = [id for id in beside[station] if id not in seen]
        before = [id for id in own if id not in after][:1] if i == 0 else []
        behind = (
            [id for id in own if id in after][:1] if i + 1 < len(order) else [id for id in own if id not in before][:1]
        )
        found += [*(("village", id) for id in before), ("station", station), *(("village", id) for id in behind)]
        seen |= {*before, *behind}
    return found


def track_through(data: Json, villages: Places, stations: Places) -> Shapes:
    places = {"village": villages, "station": stations}
    return {line["id"]: [places[kind][id] for kind, id in path(data, line)] for line in data["line"]}


# -- mines -----------------------------------------------------------------------------------------


def mines_inside(data: Json, claims: Shapes) -> Places:
    """In rows around the middle of their claim, the large mine below them."""
    found: Places = {}
    for id, polygon in claims.items():
        x, y = middle(polygon)
        mines = [mine for mine in data["mine"] if mine["claim"] == id and mine["kind"] != "large"]
        mines.sort(key=lambda mine: int(mine["number"]))
        rows = [mines[i : i + MINES_A_ROW] for i in range(0, len(mines), MINES_A_ROW)]
        top = y + 8.0 - (ROW_PITCH * (len(rows) - 1) + LARGE_BELOW) / 2
        for n, row in enumerate(rows):
            for i, mine in enumerate(row):
                found[mine["id"]] = (x + MINE_PITCH * (i - (len(row) - 1) / 2), top + ROW_PITCH * n)
        for mine in data["mine"]:
            if mine["claim"] == id and mine["kind"] == "large":
                found[mine["id"]] = (x, top + ROW_PITCH * (len(rows) - 1) + LARGE_BELOW)
    return {mine["id"]: found[mine["id"]] for mine in data["mine"]}
