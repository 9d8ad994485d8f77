"""Setting up the game, and the draft of the first orders [GA-3]."""

from __future__ import annotations

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from revier.games.glueck_auf.actions import DRAFT_DISPLAY, DRAFT_TAKE
from revier.games.glueck_auf.components import (
    COLORS,
    CUBES_PER_COLOR,
    FACTORY_TILES,
    OPEN_FROM,
    ORDER,
    ORDER_IDS,
    ORDER_SPACES,
    ORDERS,
    ORDERS_AT_START,
    SETUP,
    SLOTS,
    SPACES,
    SURFACE,
    TILE_COPIES,
    TILE_KINDS,
)
from revier.games.glueck_auf.events import (
    DRAFTED,
    LEFT_OVER,
    ORDER_SHOWN,
    START_DRAWN,
)
from revier.games.glueck_auf.scoring import orders_outstanding
from revier.games.glueck_auf.shifts import push_shifts
from revier.games.glueck_auf.stacks import top_order, turn_up_order, turn_up_tile
from revier.games.glueck_auf.state import FREE, NONE, OUTSTANDING, SHEET, GlueckAuf
from revier.kernel.errors import BadPosition
from revier.kernel.step import Decision, Step, expect


class SetUp(Step[GlueckAuf]):
    """Everything before the draft [GA-3.1 to GA-3.8]."""

    def run(self, s: GlueckAuf) -> None:
        n = s.players
        numbers = SETUP[n]
        s.supply = vec[i64]([CUBES_PER_COLOR - n] * COLORS)  # one on each printed cart [GA-3.3, GA-3.5]
        s.crew = vec[i64]([0] * SPACES)
        s.crew_owner = vec[i64]([NONE] * SPACES)
        s.workers = vec[i64]([numbers["workers"]] * n)
        s.on_bank = vec[i64]([0] * n)
        s.in_canteen = vec[i64]([0] * n)
        s.marks = vec[i64]([numbers["marks"]] * n)
        s.sheet = vec[i64]([0] * (n * SHEET))
        s.cage_level = vec[i64]([SURFACE] * n)
        s.cage = vec[i64]([0] * (n * COLORS))
        s.store = vec[i64]([0] * (n * COLORS))
        s.cart_level = vec[i64]([place for place in range(n * COLORS)])  # the printed carts
        s.cart_cube = vec[i64]([place % COLORS for place in range(n * COLORS)])
        s.order_place = vec[i64]([NONE] * ORDERS)
        s.slots = vec[i64]([FREE] * SLOTS)

        s.tile_stack = vec[i64]([kind for kind in range(TILE_KINDS) for copy in range(TILE_COPIES[kind])])
        s.rng.shuffle(s.tile_stack)  # [GA-3.4]
        s.tile_knower = vec[i64]([NONE] * len(s.tile_stack))
        s.tiles_shown = vec[i64]([NONE] * FACTORY_TILES)
        for space in range(FACTORY_TILES):
            if OPEN_FROM[space] <= n:
                turn_up_tile(s, space)

        s.start_player = s.rng.below(n)  # [GA-3.7]
        s.tell(START_DRAWN, s.start_player)

        s.order_stack = vec[i64]([order for order in range(ORDERS)])
        s.rng.shuffle(s.order_stack)  # [GA-3.8]
        s.order_knower = vec[i64]([NONE] * ORDERS)
        s.orders_shown = vec[i64]([NONE] * ORDER_SPACES)
        s.draft = vec[i64]([NONE] * numbers["draft_cards"])
        for position in range(len(s.draft)):
            s.draft[position] = top_order(s)
            s.tell(ORDER_SHOWN, position, s.draft[position])
        s.push(Draft((s.start_player + n - 1) % n))


class Draft(Decision[GlueckAuf]):
    """One card per pick, counter-clockwise, the start player last in each round [GA-3.9]."""

    def options(self, s: GlueckAuf) -> vec[i64]:
        return vec[i64]([DRAFT_TAKE + i for i in range(len(s.draft)) if s.draft[i] != NONE], capacity=DRAFT_DISPLAY)

    def fits(self, s: GlueckAuf, below: Step[Any] | None) -> None:
        """Whose pick it is, and who has how many cards, follows from how many are gone."""
        expect(below is None, "Draft: it lies alone")
        cards = SETUP[s.players]["draft_cards"]
        taken = cards - cards_left(s)
        if len(s.draft) != cards or taken >= ORDERS_AT_START * s.players:
            raise BadPosition("draft", f"expected {cards} entries, at least two of them cards [GA-3.8]")
        first = s.start_player + s.players - 1
        turn = (first + ORDERS_AT_START * s.players - taken) % s.players
        expect(self.seat == turn, f"Draft: after {taken} picks it is the turn of seat {turn}")
        for i in range(s.players):
            seat = (first + ORDERS_AT_START * s.players - i) % s.players
            if orders_outstanding(s, seat) != (taken + s.players - 1 - i) // s.players:
                raise BadPosition(f"seats.{seat}.outstanding", f"not what {taken} picks in turn give [GA-3.9]")
        if any([order != NONE for order in s.orders_shown]):
            raise BadPosition("orders_shown", "empty during the draft [GA-3.10]")

    def take(self, s: GlueckAuf, action: i64) -> None:
        position = action - DRAFT_TAKE
        order = s.draft[position]
        s.draft[position] = NONE
        s.order_place[order] = OUTSTANDING + self.seat
        s.tell(DRAFTED, self.seat, order)
        if cards_left(s) > 1:
            s.push(Draft((self.seat + s.players - 1) % s.players))
        else:
            s.push(EndDraft())

    def details(self, s: GlueckAuf, action: int) -> dict[str, int | str]:
        return {"order": ORDER_IDS[s.draft[action - DRAFT_TAKE]]}


def cards_left(s: GlueckAuf) -> i64:
    found: i64 = 0
    for card in s.draft:
        if card != NONE:
            found += 1
    return found


class EndDraft(Step[GlueckAuf]):
    """The card left goes to order_4, the other open order spaces are filled, shift 1 begins [GA-3.10, GA-3.11]."""

    def run(self, s: GlueckAuf) -> None:
        for card in s.draft:
            if card != NONE:
                s.orders_shown[ORDER_SPACES - 1] = card
                s.tell(LEFT_OVER, ORDER + ORDER_SPACES - 1, card)
        s.draft = vec[i64]()
        for i in range(ORDER_SPACES - 1):
            if OPEN_FROM[ORDER + i] <= s.players:
                turn_up_order(s, ORDER + i)
        push_shifts(s)
