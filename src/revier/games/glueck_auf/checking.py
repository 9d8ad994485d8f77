"""Whether a position that somebody else wrote can be played: nothing lost, nothing double, the agenda in order.

What no rule would miss is not asked for: a position set up by hand may hold more points than its deliveries earned,
or an empty space beside a stack.
"""

from __future__ import annotations

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from revier.games.glueck_auf.components import (
    COLOR_IDS,
    COLORS,
    CUBES_PER_COLOR,
    DRAW_SIZE,
    FACTORY_DRAW,
    FACTORY_TILES,
    FIRST_SLOT,
    LAST_SLOT,
    MARKS_PER_VP,
    OPEN_FROM,
    ORDER,
    ORDER_DRAW,
    ORDER_IDS,
    ORDER_SPACES,
    ORDERS,
    ORDERS_AT_START,
    PIT,
    SETUP,
    SHIFTS,
    SLOT_ORDER,
    SLOTS,
    SPACE_IDS,
    SPACE_VALUE,
    SPACES,
    TARGETS,
    TILE_CARTS,
    TILE_COLOR,
    TILE_COPIES,
    TILE_IDS,
    TILE_KINDS,
)
from revier.games.glueck_auf.drawing import (
    ORDER_PILE,
    TILE_PILE,
    Keep,
    ReturnBlock,
    ReturnOrder,
    ReturnPlace,
    drawing_pile,
    stack_size,
    unnamed,
)
from revier.games.glueck_auf.factory import CubeColor, FillCart
from revier.games.glueck_auf.pit import PitStep, SubCube, cubes_at_hand
from revier.games.glueck_auf.placing import EndTurn, PlaceWorkers
from revier.games.glueck_auf.scoring import orders_outstanding
from revier.games.glueck_auf.setup import Draft
from revier.games.glueck_auf.state import FREE, NONE, OUTSTANDING, SECOND_CUBE, GlueckAuf
from revier.games.glueck_auf.view import cubes_on
from revier.kernel.errors import BadPosition
from revier.kernel.step import Decision, Step

# What a turn may be waiting for above its EndTurn, by the kind of its space.
TILE_TURN = ["CubeColor", "FillCart CubeColor"]
DRAW_TURN = ["Keep", "ReturnPlace", "ReturnOrder"]
TILE_DRAW_TURN = [*DRAW_TURN, "ReturnBlock CubeColor", "ReturnBlock FillCart CubeColor"]
PIT_TURN = ["PitStep", "SubCube"]


def check_position(s: GlueckAuf) -> None:
    """BadPosition names the field that is wrong."""
    check_cubes(s)
    check_workers(s)
    check_tiles(s)
    check_orders(s)
    check_agenda(s)


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


def check_agenda(s: GlueckAuf) -> None:
    """The shifts still to come, the turn under way, and on top a decision that has an option."""
    if drawing_pile(s) == NONE and len(s.drawn) + len(s.block) > 0:
        raise BadPosition("drawn", "pieces are in hand only while a draw-five procedure is on the agenda [GA-11]")
    if s.shift > 0 and len(s.draft) > 0:
        raise BadPosition("draft", "empty once the draft is over [GA-3.10]")
    if len(s.agenda) == 0:
        check_end(s)
        return
    top = s.agenda[-1]
    if not isinstance(top, Decision):
        raise BadPosition("agenda", f"the last entry must be a decision, not {type(top).__name__}")
    if s.shift == 0:
        check_draft(s, top)
    else:
        check_shifts(s)
        check_turn(s, top.seat, s.agenda[SHIFTS - s.shift + 2 :])
    if len(s.asked().options(s)) == 0:
        raise BadPosition("agenda", f"{type(top).__name__} of seat {top.seat} has no legal action here")


def check_end(s: GlueckAuf) -> None:
    """Nothing is left to do after shift 3, when no worker is left and the Marks are converted [GA-4.7, GA-14.1]."""
    if s.shift != SHIFTS or any([s.workers[seat] > 0 for seat in range(s.players)]):
        raise BadPosition("agenda", "empty only when the game is over: after shift 3, no worker left [GA-4.7]")
    for seat in range(s.players):
        if s.marks[seat] >= MARKS_PER_VP:
            raise BadPosition(f"seats.{seat}.marks", f"fewer than {MARKS_PER_VP} when the game is over [GA-14.1]")


def check_draft(s: GlueckAuf, top: Step[Any]) -> None:
    """Whose pick it is follows from how many cards are gone [GA-3.9]."""
    if len(s.agenda) != 1 or not isinstance(top, Draft):
        raise BadPosition("agenda", "during the draft (shift 0) it is one Draft [GA-3.9]")
    cards = SETUP[s.players]["draft_cards"]
    taken = len(s.draft) - sum([1 for card in s.draft if card != NONE])
    if len(s.draft) != cards or taken >= ORDERS_AT_START * s.players:
        raise BadPosition("draft", f"expected {cards} entries, at least two of them cards [GA-3.8]")
    first = s.start_player + s.players - 1
    if top.seat != (first + ORDERS_AT_START * s.players - taken) % s.players:
        raise BadPosition("agenda", f"after {taken} picks it is not the turn of seat {top.seat} [GA-3.9]")
    for i in range(s.players):
        seat = (first + ORDERS_AT_START * s.players - i) % s.players
        if orders_outstanding(s, seat) != (taken + s.players - 1 - i) // s.players:
            raise BadPosition(f"seats.{seat}.outstanding", f"not what {taken} picks in turn give [GA-3.9]")
    if any([order != NONE for order in s.orders_shown]):
        raise BadPosition("orders_shown", "empty during the draft [GA-3.10]")


def check_shifts(s: GlueckAuf) -> None:
    """FinalScore, the shifts still to come, ScoreShift: what lies under every turn [GA-4.1]."""
    expected = ["FinalScore", *(f"Shift {n}" for n in range(SHIFTS, s.shift, -1)), "ScoreShift"]
    given = [" ".join(str(part) for part in s.game.save_step(step)) for step in s.agenda[: len(expected)]]
    if given != expected:
        raise BadPosition("agenda", f"in shift {s.shift} it begins {', '.join(expected)}; got {', '.join(given)}")


def check_turn(s: GlueckAuf, seat: i64, turn: list[Step[Any]]) -> None:
    """One PlaceWorkers, or the EndTurn of the seat that is in the middle of its action, and what that waits for."""
    bottom = turn[0]
    if isinstance(bottom, PlaceWorkers):
        if len(turn) > 1 or s.workers[seat] == 0:
            raise BadPosition("agenda", "PlaceWorkers stands alone, for a seat with a worker [GA-4.5]")
        return
    if not isinstance(bottom, EndTurn) or bottom.player != seat or bottom.space >= SPACES:
        raise BadPosition("agenda", "a turn under way is EndTurn of the deciding seat below its decision [GA-4.3]")
    space = bottom.space
    if s.crew_owner[space] != seat:
        raise BadPosition(f"crews.{SPACE_IDS[space]}", f"seat {seat} acts there and so has workers there [GA-5.2]")
    above = " ".join([type(step).__name__ for step in turn[1:]])
    if above not in pending(space):
        raise BadPosition("agenda", f"a turn on {SPACE_IDS[space]} does not wait for {above}")
    if space < FACTORY_TILES and s.tiles_shown[space] != NONE:
        raise BadPosition("tiles_shown", f"the tile of {SPACE_IDS[space]} was bought in this turn [GA-6.1]")
    for step in turn[1:]:
        check_arguments(s, seat, space, step)


def pending(space: i64) -> list[str]:
    """The other spaces leave nothing to decide."""
    if space < FACTORY_TILES:
        return TILE_TURN
    if space == FACTORY_DRAW:
        return TILE_DRAW_TURN
    if space == ORDER_DRAW:
        return DRAW_TURN
    return PIT_TURN if PIT <= space < PIT + 4 else []


def check_arguments(s: GlueckAuf, seat: i64, space: i64, step: Step[Any]) -> None:
    """What a step says of carts, steps, slots and pieces must be there."""
    if isinstance(step, CubeColor):
        check_cart(s, seat, step.cart)
    elif isinstance(step, FillCart):
        if step.buyer != seat or step.cart != len(s.cart_cube) - 2:
            raise BadPosition("agenda", "FillCart: the first cart of the tile just built waits for its cube [GA-6.3]")
        check_cart(s, seat, step.cart)
        check_cart(s, seat, step.cart + 1)
    elif isinstance(step, PitStep):
        if not 1 <= step.left <= SPACE_VALUE[space]:
            raise BadPosition("agenda", f"PitStep: 1 to {SPACE_VALUE[space]} steps can be left [GA-7.1]")
    elif isinstance(step, SubCube):
        check_substitution(s, step, SPACE_VALUE[space])
    else:
        check_drawn(s, seat, ORDER_PILE if space == ORDER_DRAW else TILE_PILE, step)


def check_cart(s: GlueckAuf, seat: i64, cart: i64) -> None:
    """A cart of the tile just built that its own colour did not reach [GA-6.3]."""
    carts = len(s.cart_cube)
    if len(s.tiles_built) == 0 or s.tiles_built[-1] // TILE_KINDS != seat:
        raise BadPosition("tiles_built", f"the last tile is the one that seat {seat} just built [GA-6.2]")
    tile = s.tiles_built[-1] % TILE_KINDS
    if not carts - TILE_CARTS[tile] <= cart < carts or s.cart_cube[cart] != NONE:
        raise BadPosition("agenda", f"no cart {cart} of the tile just built is empty [GA-6.3]")
    if s.supply[TILE_COLOR[tile]] > 0:
        raise BadPosition("supply", f"a {COLOR_IDS[TILE_COLOR[tile]]} cube is there, so no cart lacks one [GA-6.3]")


def check_substitution(s: GlueckAuf, step: SubCube, steps: i64) -> None:
    """Two steps and two cubes at its beginning, one of each in its middle [GA-7.9]."""
    slot = step.slot
    if slot >= SLOTS or s.order_place[SLOT_ORDER[slot]] != OUTSTANDING + step.seat:
        raise BadPosition("agenda", f"SubCube: slot {slot} is on no outstanding order of seat {step.seat} [GA-7.8]")
    for target in range(TARGETS):
        if FIRST_SLOT[target] < slot <= LAST_SLOT[target] and s.slots[slot - 1] == FREE:
            raise BadPosition("agenda", "SubCube: slots of a colour are filled from left to right")
    if s.slots[slot] >= SECOND_CUBE:
        raise BadPosition("agenda", f"SubCube: slot {slot} holds two cubes already [GA-7.9]")
    missing = 2 if s.slots[slot] == FREE else 1
    if not missing <= step.left <= steps - 2 + missing or cubes_at_hand(s, step.seat) < missing:
        raise BadPosition(
            "agenda", f"SubCube: each cube still to come needs a step and a cube at hand, {missing} of each"
        )


def check_drawn(s: GlueckAuf, seat: i64, pile: i64, step: Step[Any]) -> None:
    """One to five pieces; none kept before Keep, one at most after it, the others named or yet to be named [GA-11]."""
    left = unnamed(s)
    gone = len(s.drawn) - left
    block = len(s.block)
    fits = 1 <= len(s.drawn) <= DRAW_SIZE
    if isinstance(step, Keep):
        fits = fits and step.pile == pile and gone == 0 and block == 0
    elif isinstance(step, ReturnBlock):
        fits = fits and step.pile == pile and step.player == seat and gone == 1 and block == 0
    elif isinstance(step, ReturnPlace):
        fits = fits and step.pile == pile and gone <= 1 and block == 0 and left > 0 and stack_size(s, pile) > 0
    elif isinstance(step, ReturnOrder):
        fits = fits and step.pile == pile and step.end <= 1 and gone - 1 <= block <= gone and left > 1
    if not fits:
        raise BadPosition(
            "drawn", f"{type(step).__name__} does not fit {left} pieces in hand and {block} named [GA-11]"
        )
