"""The course of a shift and the placing of workers [GA-4, GA-5]."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from revier.games.glueck_auf.actions import WORKER
from revier.games.glueck_auf.components import (
    BANK,
    DELIVERY,
    FACTORY,
    FACTORY_DRAW,
    MONEY,
    OPEN_FROM,
    ORDER,
    ORDER_DRAW,
    SPACE_IDS,
    SPACE_VALUE,
    SPACES,
    TILE_COST,
)
from revier.games.glueck_auf.delivery import deliver, has_complete_order
from revier.games.glueck_auf.drawing import ORDER_PILE, TILE_PILE, draw_five
from revier.games.glueck_auf.events import DISPLACED, PAID_OUT, PLACED
from revier.games.glueck_auf.factory import buy_shown_tile
from revier.games.glueck_auf.orders import take_shown_order
from revier.games.glueck_auf.pit import work
from revier.games.glueck_auf.scoring import ScoreShift
from revier.games.glueck_auf.stacks import turn_up_order, turn_up_tile
from revier.games.glueck_auf.state import NONE, GlueckAuf
from revier.kernel.errors import BadPosition
from revier.kernel.step import Decision, Reason, Step, expect


def next_turn(s: GlueckAuf, seat: i64) -> None:
    """The first seat clockwise from this one with a worker; when nobody has one, turns are over [GA-4.5, GA-4.7]."""
    for i in range(s.players):
        if s.workers[(seat + i) % s.players] > 0:
            s.push(PlaceWorkers((seat + i) % s.players))
            return


class PlaceWorkers(Decision[GlueckAuf]):
    """A crew on one open space, or one worker on the bank; nobody may pass [GA-4.3, GA-4.6, GA-5.1]."""

    def options(self, s: GlueckAuf) -> vec[i64]:
        legal = vec[i64](capacity=SPACES + 1)
        for space in range(SPACES + 1):
            if obstacle(s, self.seat, space) == NO_OBSTACLE:
                legal = append(legal, WORKER + space)
        return legal

    def fits(self, s: GlueckAuf, below: Step[Any] | None) -> None:
        expect(isinstance(below, ScoreShift), "PlaceWorkers: a turn begins when the one before is over [GA-4.5]")
        expect(s.workers[self.seat] > 0, f"PlaceWorkers: seat {self.seat} has no worker [GA-4.5]")

    def take(self, s: GlueckAuf, action: i64) -> None:
        space = action - WORKER
        s.push(EndTurn(self.seat, space))  # pushed first, reached last; refills happen there [GA-4.4]
        if space == BANK:
            s.workers[self.seat] -= 1
            s.on_bank[self.seat] += 1
            s.tell(PLACED, self.seat, space, 1)
        else:
            crew = s.crew[space] + 1
            displace(s, space)
            s.crew[space] = crew
            s.crew_owner[space] = self.seat
            s.workers[self.seat] -= crew
            s.tell(PLACED, self.seat, space, crew)
        carry_out(s, self.seat, space)

    def why_not(self, s: GlueckAuf, action: int) -> Reason | None:
        space: i64 = action - WORKER
        key, rule = OBSTACLES[obstacle(s, self.seat, space)]
        args: dict[str, int | str] = {"space": SPACE_IDS[space], "have": s.workers[self.seat]}
        args["need"] = 1 if space == BANK else s.crew[space] + 1
        args["marks"] = s.marks[self.seat]
        if key == "ga-why-marks":
            args["cost"] = TILE_COST[s.tiles_shown[space - FACTORY]]
        return Reason(key, rule, args)


# What may stand in the way of choosing a space, and the message that says so.
NO_OBSTACLE: Final = 0
LOCKED: Final = 1
TOO_FEW_WORKERS: Final = 2
NOTHING_THERE: Final = 3
TOO_FEW_MARKS: Final = 4
EMPTY_STACK: Final = 5
NOTHING_COMPLETE: Final = 6
OBSTACLES: Final[list[tuple[str, str]]] = [
    ("ga-why-worker", "GA-5.1"),
    ("ga-why-locked", "GA-3.2"),
    ("ga-why-workers", "GA-5.3"),
    ("ga-why-nothing-there", "GA-5.4"),
    ("ga-why-marks", "GA-5.4"),
    ("ga-why-empty-stack", "GA-5.4"),
    ("ga-why-nothing-complete", "GA-5.4"),
]


def obstacle(s: GlueckAuf, seat: i64, space: i64) -> i64:
    """Why this seat may not choose this space; the bank is always open [GA-5.3, GA-5.4, GA-5.5]."""
    if space == BANK:
        return NO_OBSTACLE
    if OPEN_FROM[space] > s.players:
        return LOCKED
    if s.workers[seat] < s.crew[space] + 1:
        return TOO_FEW_WORKERS
    if space < FACTORY_DRAW:
        tile = s.tiles_shown[space - FACTORY]
        if tile == NONE:
            return NOTHING_THERE
        return NO_OBSTACLE if TILE_COST[tile] <= s.marks[seat] else TOO_FEW_MARKS
    if space == FACTORY_DRAW:
        return NO_OBSTACLE if len(s.tile_stack) > 0 else EMPTY_STACK
    if DELIVERY <= space < MONEY:
        return NO_OBSTACLE if has_complete_order(s, seat, space - DELIVERY) else NOTHING_COMPLETE
    if ORDER <= space < ORDER_DRAW:
        return NO_OBSTACLE if s.orders_shown[space - ORDER] != NONE else NOTHING_THERE
    if space == ORDER_DRAW:
        return NO_OBSTACLE if len(s.order_stack) > 0 else EMPTY_STACK
    return NO_OBSTACLE  # pit work and money are never barred


def displace(s: GlueckAuf, space: i64) -> None:
    """Whoever stands there goes to the canteen, one's own crew as well [GA-5.2, GA-5.6]."""
    crew = s.crew[space]
    if crew > 0:
        owner = s.crew_owner[space]
        s.in_canteen[owner] += crew
        s.tell(DISPLACED, owner, space, crew)


def carry_out(s: GlueckAuf, seat: i64, space: i64) -> None:
    """The action that belongs to the space [GA-4.3]."""
    if space < FACTORY_DRAW:
        buy_shown_tile(s, seat, space)
    elif space == FACTORY_DRAW:
        draw_five(s, seat, TILE_PILE)
    elif space < DELIVERY:
        work(s, seat, SPACE_VALUE[space])
    elif space < MONEY:
        deliver(s, seat, space - DELIVERY)
    elif space < ORDER:
        receive_marks(s, seat, SPACE_VALUE[space])  # [GA-9.1]
    elif space < ORDER_DRAW:
        take_shown_order(s, seat, space)
    elif space == ORDER_DRAW:
        draw_five(s, seat, ORDER_PILE)
    else:
        receive_marks(s, seat, 1)  # the bank [GA-5.5]


def receive_marks(s: GlueckAuf, seat: i64, marks: i64) -> None:
    """Money is never short [GA-16.1]."""
    s.marks[seat] += marks
    s.tell(PAID_OUT, seat, marks)


class EndTurn(Step[GlueckAuf]):
    """The space emptied in this turn is refilled; then the next player clockwise [GA-4.4, GA-4.5]."""

    def __init__(self, player: i64, space: i64) -> None:
        super().__init__()
        self.player: i64 = player
        self.space: i64 = space

    def run(self, s: GlueckAuf) -> None:
        if self.space < FACTORY_DRAW:
            turn_up_tile(s, self.space)
        elif ORDER <= self.space < ORDER_DRAW:
            turn_up_order(s, self.space)
        next_turn(s, self.player + 1)

    def fits(self, s: GlueckAuf, below: Step[Any] | None) -> None:
        expect(isinstance(below, ScoreShift), "EndTurn: one turn at a time [GA-4.5]")
        expect(self.player < s.players and self.space < SPACES, "EndTurn: no such seat or space [GA-4.3]")
        space = SPACE_IDS[self.space]
        if s.crew_owner[self.space] != self.player:
            raise BadPosition(f"crews.{space}", f"seat {self.player} acts there and so has workers there [GA-5.2]")
        if self.space < FACTORY_DRAW and s.tiles_shown[self.space - FACTORY] != NONE:
            raise BadPosition("tiles_shown", f"the tile of {space} was bought in this turn [GA-6.1]")

    def ints(self) -> list[int]:
        return [self.player, self.space]


def acts_on(seat: i64, below: Step[Any] | None, first: i64, end: i64) -> bool:
    """Whether the seat is in the middle of the action of a space from `first` to `end` [GA-4.3]."""
    return isinstance(below, EndTurn) and below.player == seat and first <= below.space < end


def steps_of(below: Step[Any] | None) -> i64:
    """How many steps the pit work under way began with [GA-7.1]."""
    return SPACE_VALUE[below.space] if isinstance(below, EndTurn) else 0
