"""Whether a position that somebody else wrote can be played: nothing lost, nothing double, the agenda in order.

What no rule would miss is not asked for: a position set up by hand may hold more points than its deliveries earned,
or an empty space beside a stack.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from revier.games.glueck_auf.components import (
    CAGE_CAPACITY,
    COLOR_IDS,
    COLORS,
    CUBES_PER_COLOR,
    FACTORY_TILES,
    MARKS_PER_VP,
    OPEN_FROM,
    ORDER,
    ORDER_IDS,
    ORDER_SPACES,
    ORDERS,
    SETUP,
    SHIFTS,
    SPACE_IDS,
    SPACES,
    TILE_COPIES,
    TILE_IDS,
    TILE_KINDS,
)
from revier.games.glueck_auf.drawing import ORDER_PILE, TILE_PILE, drawing_pile
from revier.games.glueck_auf.shifts import course
from revier.games.glueck_auf.state import NONE, GlueckAuf
from revier.games.glueck_auf.view import cubes_on
from revier.kernel.agenda import check_agenda
from revier.kernel.errors import BadPosition


def check_position(s: GlueckAuf) -> None:
    """BadPosition names the field that is wrong."""
    check_cages(s)
    check_cubes(s)
    check_workers(s)
    check_tiles(s)
    check_orders(s)
    check_under_way(s)


def check_cubes(s: GlueckAuf) -> None:
    """Sixteen of each colour in the whole game [GA-16.2]."""
    found = [s.supply[color] for color in range(COLORS)]
    for row in (s.cage, s.store):
        for i in range(len(row)):
            found[i % COLORS] += row[i]
    for cube in s.cart_cube:
        if cube != NONE:
            found[cube] += 1
    for slot in s.slots:
        for cube in cubes_on(slot):
            found[cube] += 1
    for color in range(COLORS):
        if found[color] != CUBES_PER_COLOR:
            raise BadPosition(
                "supply", f"{found[color]} {COLOR_IDS[color]} cubes in all; the game has {CUBES_PER_COLOR} [GA-16.2]"
            )


def check_cages(s: GlueckAuf) -> None:
    for seat in range(s.players):
        if sum([s.cage[COLORS * seat + color] for color in range(COLORS)]) > CAGE_CAPACITY:
            raise BadPosition(f"seats.{seat}.cage", f"holds at most {CAGE_CAPACITY} cubes [GA-2.4]")


def check_workers(s: GlueckAuf) -> None:
    """On spaces, bank, canteen and in the supply as many as the seat began with [GA-16.5]."""
    started = SETUP[s.players]["workers"]
    for seat in range(s.players):
        found = s.workers[seat] + s.on_bank[seat] + s.in_canteen[seat]
        for space in range(SPACES):
            if s.crew_owner[space] == seat:
                found += s.crew[space]
        if found != started:
            raise BadPosition(f"seats.{seat}.workers", f"{found} workers in all; each player has {started} [GA-3.1]")


def check_tiles(s: GlueckAuf) -> None:
    """Three of each kind [GA-2.2]; none on locked spaces [GA-3.2]."""
    found = [0] * TILE_KINDS
    rows = [s.tile_stack, s.tiles_shown, vec[i64]([built % TILE_KINDS for built in s.tiles_built])]
    if drawing_pile(s) == TILE_PILE:
        rows += [s.drawn, s.block]
    for row in rows:
        for tile in row:
            if tile != NONE:
                found[tile] += 1
    for tile in range(TILE_KINDS):
        if found[tile] != TILE_COPIES[tile]:
            raise BadPosition(
                "tile_stack", f"{found[tile]} tiles {TILE_IDS[tile]} in all; there are {TILE_COPIES[tile]} [GA-2.2]"
            )
    for space in range(FACTORY_TILES):
        if OPEN_FROM[space] > s.players and s.tiles_shown[space] != NONE:
            raise BadPosition("tiles_shown", f"{SPACE_IDS[space]} is locked with {s.players} players [GA-3.2]")


def check_orders(s: GlueckAuf) -> None:
    """Each of the 44 in exactly one place; none on locked spaces [GA-3.2]."""
    found = [1 if place != NONE else 0 for place in s.order_place]
    rows = [s.order_stack, s.orders_shown, s.draft]
    if drawing_pile(s) == ORDER_PILE:
        rows += [s.drawn, s.block]
    for row in rows:
        for order in row:
            if order != NONE:
                found[order] += 1
    for order in range(ORDERS):
        if found[order] != 1:
            raise BadPosition("order_stack", f"{ORDER_IDS[order]} lies in {found[order]} places; expected 1 [GA-2.1]")
    for i in range(ORDER_SPACES):
        if OPEN_FROM[ORDER + i] > s.players and s.orders_shown[i] != NONE:
            raise BadPosition("orders_shown", f"{SPACE_IDS[ORDER + i]} is locked with {s.players} players [GA-3.2]")


# -- the agenda ------------------------------------------------------------------------------------


def check_under_way(s: GlueckAuf) -> None:
    """The end, or the shifts still to come with the turn under way on top of them."""
    if drawing_pile(s) == NONE and len(s.drawn) + len(s.block) > 0:
        raise BadPosition("drawn", "pieces are in hand only while a draw-five procedure is on the agenda [GA-11]")
    if s.shift > 0 and len(s.draft) > 0:
        raise BadPosition("draft", "empty once the draft is over [GA-3.10]")
    if len(s.agenda) == 0:
        check_end(s)
    else:
        check_agenda(s, course(s))


def check_end(s: GlueckAuf) -> None:
    """Nothing is left to do after shift 3, when no worker is left and the Marks are converted [GA-4.7, GA-14.1]."""
    if s.shift != SHIFTS or any([s.workers[seat] > 0 for seat in range(s.players)]):
        raise BadPosition("agenda", "empty only when the game is over: after shift 3, no worker left [GA-4.7]")
    for seat in range(s.players):
        if s.marks[seat] >= MARKS_PER_VP:
            raise BadPosition(f"seats.{seat}.marks", f"fewer than {MARKS_PER_VP} when the game is over [GA-14.1]")
