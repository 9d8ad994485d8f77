"""The shift clock's majorities and the end of the game [GA-12, GA-14]."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from revier.games.glueck_auf.components import (
    COLORS,
    CUBES_PER_VP,
    ELEMENTS,
    FIRST_PLACE,
    FIRST_SLOT,
    FIRST_TARGET,
    LAST_SLOT,
    LIGHT,
    MARKS_PER_VP,
    ORDER_TRANSPORT,
    ORDERS,
    SECOND_PLACE,
    TARGET_COLOR,
    TILE_KINDS,
    TILE_SIDE,
    TRANSPORTS,
    VP_PER_EXCESS_TILE,
    VP_PER_OUTSTANDING,
)
from revier.games.glueck_auf.events import (
    COAL_SCORED,
    DELIVERED_SHOWN,
    ELEMENT_SCORED,
    GAME_WON,
    IMBALANCE_SCORED,
    MONEY_SCORED,
    OUTSTANDING_SCORED,
    SHIFT_ENDED,
)
from revier.games.glueck_auf.state import (
    DELIVERED,
    NONE,
    OUTSTANDING,
    SECOND_CUBE,
    SHEET,
    SHEET_CLOCK,
    SHEET_COAL,
    SHEET_IMBALANCE,
    SHEET_MONEY,
    SHEET_OUTSTANDING,
    GlueckAuf,
)
from revier.kernel.step import Step


class ScoreShift(Step[GlueckAuf]):
    """Delivered orders are shown; four elements in shift 1, eight in shift 2, twelve in shift 3 [GA-12.1, GA-12.2]."""

    def run(self, s: GlueckAuf) -> None:
        s.reveal()
        s.tell(SHIFT_ENDED, s.shift)
        for seat in range(s.players):
            s.tell(DELIVERED_SHOWN, seat, delivered_set(s, seat))
        for element in range(4 * s.shift):
            score_element(s, element)


def delivered_set(s: GlueckAuf, seat: i64) -> i64:
    """The seat's delivered orders, one bit each."""
    found: i64 = 0
    for order in range(ORDERS):
        if s.order_place[order] == DELIVERED + seat:
            found |= 1 << order
    return found


def score_element(s: GlueckAuf, element: i64) -> None:
    """Points for first and second place [GA-12.2]."""
    counts = vec[i64]([count(s, seat, element) for seat in range(s.players)])
    placed = places(counts)
    for seat in range(s.players):
        points: i64 = 0
        if placed[seat] == 1:
            points = FIRST_PLACE[element]
        elif placed[seat] == 2:
            points = SECOND_PLACE[element]
        s.sheet[SHEET * seat + SHEET_CLOCK + ELEMENTS * (s.shift - 1) + element] += points
        if points > 0:
            s.tell(ELEMENT_SCORED, seat, element, counts[seat], points)


def places(counts: vec[i64]) -> vec[i64]:
    """First place for all with the most; second only behind a single first, and not with two players; 0 is no place.

    One takes part with at least one [GA-12.5-8].
    """
    most: i64 = 0
    for n in counts:
        most = max(most, n)
    firsts: i64 = 0
    next_most: i64 = 0
    for n in counts:
        if n == most:
            firsts += 1
        else:
            next_most = max(next_most, n)
    has_second = firsts == 1 and len(counts) > 2
    found = vec[i64]([0] * len(counts))
    for seat in range(len(counts)):
        if counts[seat] == 0:
            continue
        if counts[seat] == most:
            found[seat] = 1
        elif counts[seat] == next_most and has_second:
            found[seat] = 2
    return found


def count(s: GlueckAuf, seat: i64, element: i64) -> i64:
    """What the element counts for this seat [GA-12.2]."""
    if element < COLORS:
        return slots_of_color(s, seat, element)
    if element < COLORS + TRANSPORTS:
        return slots_of_transport(s, seat, element - COLORS)
    return empty_carts(s, seat, element - COLORS - TRANSPORTS)


def slots_of_color(s: GlueckAuf, seat: i64, color: i64) -> i64:
    """Slots as printed, whatever filled them [GA-12.3]."""
    found: i64 = 0
    for order in range(ORDERS):
        if s.order_place[order] == DELIVERED + seat:
            for target in range(FIRST_TARGET[order], FIRST_TARGET[order + 1]):
                if TARGET_COLOR[target] == color:
                    found += LAST_SLOT[target] - FIRST_SLOT[target] + 1
    return found


def slots_of_transport(s: GlueckAuf, seat: i64, transport: i64) -> i64:
    """Slots, not cards [GA-12.3]."""
    found: i64 = 0
    for order in range(ORDERS):
        if s.order_place[order] == DELIVERED + seat and ORDER_TRANSPORT[order] == transport:
            found += LAST_SLOT[FIRST_TARGET[order + 1] - 1] - FIRST_SLOT[FIRST_TARGET[order]] + 1
    return found


def empty_carts(s: GlueckAuf, seat: i64, color: i64) -> i64:
    """Carts without a cube, the printed ones included [GA-12.4]."""
    found: i64 = 0
    for cart in range(len(s.cart_cube)):
        if s.cart_level[cart] == COLORS * seat + color and s.cart_cube[cart] == NONE:
            found += 1
    return found


class FinalScore(Step[GlueckAuf]):
    """Money, coal, outstanding orders, imbalance, for each player in this order [GA-14]."""

    def run(self, s: GlueckAuf) -> None:
        for seat in range(s.players):
            marks = s.marks[seat]
            award(s, seat, SHEET_MONEY, MONEY_SCORED, marks, marks // MARKS_PER_VP)
            s.marks[seat] = marks % MARKS_PER_VP  # kept for the tie-break [GA-14.1]
            cubes = cubes_owned(s, seat)
            award(s, seat, SHEET_COAL, COAL_SCORED, cubes, cubes // CUBES_PER_VP)
            orders = orders_outstanding(s, seat)
            award(s, seat, SHEET_OUTSTANDING, OUTSTANDING_SCORED, orders, orders * VP_PER_OUTSTANDING)
            excess = imbalance(s, seat)
            award(s, seat, SHEET_IMBALANCE, IMBALANCE_SCORED, excess, excess * VP_PER_EXCESS_TILE)
        places = s.ranking()
        for seat in range(s.players):
            if places[seat] == 1:  # those still tied share the victory [GA-14.5]
                s.tell(GAME_WON, seat, s.score(seat))


def award(s: GlueckAuf, seat: i64, category: i64, event: i64, amount: i64, points: i64) -> None:
    s.sheet[SHEET * seat + category] = points
    s.tell(event, seat, amount, points)


def cubes_owned(s: GlueckAuf, seat: i64) -> i64:
    """On carts, in the cage, in the store, on outstanding orders [GA-14.2]."""
    found: i64 = 0
    for cart in range(len(s.cart_cube)):
        if s.cart_level[cart] // COLORS == seat and s.cart_cube[cart] != NONE:
            found += 1
    for i in range(COLORS * seat, COLORS * seat + COLORS):
        found += s.cage[i] + s.store[i]
    for order in range(ORDERS):
        if s.order_place[order] == OUTSTANDING + seat:
            for slot in range(FIRST_SLOT[FIRST_TARGET[order]], LAST_SLOT[FIRST_TARGET[order + 1] - 1] + 1):
                found += cubes_in(s.slots[slot])
    return found


def cubes_in(slot: i64) -> i64:
    """How many cubes lie on a slot: none, one, or the two of a substitution."""
    if slot >= SECOND_CUBE:
        return 2
    return 1 if slot > 0 else 0


def orders_outstanding(s: GlueckAuf, seat: i64) -> i64:
    """Empty, partly filled or complete [GA-14.3]."""
    found: i64 = 0
    for order in range(ORDERS):
        if s.order_place[order] == OUTSTANDING + seat:
            found += 1
    return found


def imbalance(s: GlueckAuf, seat: i64) -> i64:
    """Light against dark over all levels: tiles are compared, carts are not [GA-14.4]."""
    excess: i64 = 0
    for built in s.tiles_built:
        if built // TILE_KINDS == seat:
            excess += 1 if TILE_SIDE[built % TILE_KINDS] == LIGHT else -1
    return max(excess, -excess)
