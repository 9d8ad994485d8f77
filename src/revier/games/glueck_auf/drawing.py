"""The draw-five procedure of factory_draw and order_draw [GA-11]."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import append, extend, vec
from mypy_extensions import i64

from revier.games.glueck_auf.actions import KEEP, KEEP_NONE, RETURN_BOTTOM, RETURN_NEXT, RETURN_TOP
from revier.games.glueck_auf.components import DRAW_SIZE, FACTORY_DRAW, ORDER_DRAW, ORDER_IDS, TILE_COST, TILE_IDS
from revier.games.glueck_auf.events import (
    ARRANGED_ORDERS,
    ARRANGED_TILES,
    DREW_ORDERS,
    DREW_ORDERS_UNSEEN,
    DREW_TILES,
    DREW_TILES_UNSEEN,
    KEPT_NONE,
    RETURNED,
)
from revier.games.glueck_auf.factory import buy
from revier.games.glueck_auf.orders import receive_order
from revier.games.glueck_auf.stacks import top_order, top_tile
from revier.games.glueck_auf.state import NONE, GlueckAuf
from revier.kernel.errors import BadPosition
from revier.kernel.step import Decision, Step, expect

TILE_PILE: Final = 0
ORDER_PILE: Final = 1
PILE_NAMES: Final = ["tiles", "orders"]
TOP: Final = 0
BOTTOM: Final = 1


def draw_five(s: GlueckAuf, seat: i64, pile: i64) -> None:
    """The top five, or all if fewer are left; only this player sees them [GA-11.1]."""
    drawn = vec[i64](capacity=DRAW_SIZE)
    while len(drawn) < DRAW_SIZE and stack_size(s, pile) > 0:
        drawn = append(drawn, top_tile(s) if pile == TILE_PILE else top_order(s))
    s.drawn = drawn
    s.block = vec[i64]()
    s.reveal()
    tell_pieces(s, seat, DREW_TILES if pile == TILE_PILE else DREW_ORDERS, drawn)
    s.tell_others(seat, DREW_TILES_UNSEEN if pile == TILE_PILE else DREW_ORDERS_UNSEEN, seat, len(drawn))
    s.push(Keep(seat, pile))


def stack_size(s: GlueckAuf, pile: i64) -> i64:
    return len(s.tile_stack) if pile == TILE_PILE else len(s.order_stack)


def tell_pieces(s: GlueckAuf, seat: i64, event: i64, pieces: vec[i64]) -> None:
    """Names up to five pieces to the seat that may see them."""
    if s.journal is not None:
        p = extend(pieces[:], [NONE] * (DRAW_SIZE - len(pieces)))
        s.tell_only(seat, event, seat, p[0], p[1], p[2], p[3], p[4])


class Keep(Decision[GlueckAuf]):
    """One of the pieces or none; a tile must be affordable and is bought at once [GA-11.2]."""

    def __init__(self, seat: i64, pile: i64) -> None:
        super().__init__(seat)
        self.pile: i64 = pile

    def options(self, s: GlueckAuf) -> vec[i64]:
        legal = vec[i64](capacity=DRAW_SIZE + 1)
        for i in range(len(s.drawn)):
            if self.pile == ORDER_PILE or TILE_COST[s.drawn[i]] <= s.marks[self.seat]:
                legal = append(legal, KEEP + i)
        return append(legal, KEEP_NONE)

    def fits(self, s: GlueckAuf, below: Step[Any] | None) -> None:
        expect_draw(self, self.seat, self.pile, below)
        expect_hand(s, self, gone=[0], named=[0], left=1)

    def take(self, s: GlueckAuf, action: i64) -> None:
        s.push(ReturnBlock(self.seat, self.pile))  # after the carts of a bought tile are filled [GA-11.3]
        if action == KEEP_NONE:
            s.tell(KEPT_NONE, self.seat)
            return
        piece = s.drawn[action - KEEP]
        s.drawn[action - KEEP] = NONE
        s.show()  # all see which one it was [GA-15.6]
        if self.pile == TILE_PILE:
            buy(s, self.seat, piece)  # [GA-6.6]
        else:
            receive_order(s, self.seat, piece)  # [GA-10.2]

    def ints(self) -> list[int]:
        return [self.seat, self.pile]

    def context(self, s: GlueckAuf) -> dict[str, int | str]:
        return {"count": len(s.drawn), "pile": PILE_NAMES[self.pile]}

    def details(self, s: GlueckAuf, action: int) -> dict[str, int | str]:
        return {} if action == KEEP_NONE else piece_args(s, self.pile, action - KEEP)

    def is_first_look(self) -> bool:
        return True


def piece_args(s: GlueckAuf, pile: i64, position: i64) -> dict[str, int | str]:
    """A drawn piece; the option's text asks for the tile or the order, as the pile says."""
    piece = s.drawn[position]
    if pile == TILE_PILE:
        return {"pile": PILE_NAMES[pile], "tile": TILE_IDS[piece]}
    return {"pile": PILE_NAMES[pile], "order": ORDER_IDS[piece]}


class ReturnBlock(Step[GlueckAuf]):
    """The pieces not kept go back as one block; on an empty stack top and bottom are the same [GA-11.3]."""

    def __init__(self, player: i64, pile: i64) -> None:
        super().__init__()
        self.player: i64 = player
        self.pile: i64 = pile

    def run(self, s: GlueckAuf) -> None:
        if unnamed(s) == 0:
            s.drawn = vec[i64]()
        elif stack_size(s, self.pile) > 0:
            s.push(ReturnPlace(self.player, self.pile))
        else:
            arrange(s, self.player, self.pile, TOP)

    def fits(self, s: GlueckAuf, below: Step[Any] | None) -> None:
        """It waits only while the carts of a tile just kept are filled."""
        expect_draw(self, self.player, self.pile, below)
        expect_hand(s, self, gone=[1], named=[0], left=0)

    def ints(self) -> list[int]:
        return [self.player, self.pile]


def is_keeping_tile(seat: i64, below: Step[Any] | None) -> bool:
    return isinstance(below, ReturnBlock) and below.player == seat and below.pile == TILE_PILE


def expect_draw(step: Step[Any], seat: i64, pile: i64, below: Step[Any] | None) -> None:
    """The seat acts on the space that this stack is drawn from."""
    from revier.games.glueck_auf.placing import acts_on

    space = FACTORY_DRAW if pile == TILE_PILE else ORDER_DRAW
    fits = pile <= ORDER_PILE and acts_on(seat, below, space, space + 1)
    expect(fits, f"{type(step).__name__}: seat {seat} is not drawing from that stack [GA-11.1]")


def expect_hand(s: GlueckAuf, step: Step[Any], gone: list[int], named: list[int], left: int) -> None:
    """How many drawn pieces are gone from the hand, how many are named, and the least that are left [GA-11]."""
    unnamed_now = unnamed(s)
    gone_now = len(s.drawn) - unnamed_now
    fits = 1 <= len(s.drawn) <= DRAW_SIZE and gone_now in gone and len(s.block) in named and unnamed_now >= left
    if not fits:
        hand = f"{unnamed_now} pieces in hand and {len(s.block)} named"
        raise BadPosition("drawn", f"{type(step).__name__} does not fit {hand} [GA-11]")


def unnamed(s: GlueckAuf) -> i64:
    """How many drawn pieces are neither kept nor named."""
    found: i64 = 0
    for piece in s.drawn:
        if piece != NONE:
            found += 1
    return found


class ReturnPlace(Decision[GlueckAuf]):
    """All on top of the stack or all below it [GA-11.3]."""

    def __init__(self, seat: i64, pile: i64) -> None:
        super().__init__(seat)
        self.pile: i64 = pile

    def options(self, s: GlueckAuf) -> vec[i64]:
        return vec[i64]([RETURN_TOP, RETURN_BOTTOM])

    def fits(self, s: GlueckAuf, below: Step[Any] | None) -> None:
        expect_draw(self, self.seat, self.pile, below)
        expect(stack_size(s, self.pile) > 0, "ReturnPlace: on an empty stack top and bottom are the same [GA-11.3]")
        expect_hand(s, self, gone=[0, 1], named=[0], left=1)

    def take(self, s: GlueckAuf, action: i64) -> None:
        arrange(s, self.seat, self.pile, TOP if action == RETURN_TOP else BOTTOM)

    def ints(self) -> list[int]:
        return [self.seat, self.pile]

    def context(self, s: GlueckAuf) -> dict[str, int | str]:
        return {"count": unnamed(s), "pile": PILE_NAMES[self.pile]}


def arrange(s: GlueckAuf, seat: i64, pile: i64, end: i64) -> None:
    """While two or more pieces are unnamed the player names the next; the last follows by itself [GA-11.4]."""
    if unnamed(s) > 1:
        s.push(ReturnOrder(seat, pile, end))
        return
    for piece in s.drawn:
        if piece != NONE:
            s.block = append(s.block, piece)
    s.tell(RETURNED, seat, len(s.block), end)
    tell_pieces(s, seat, ARRANGED_TILES if pile == TILE_PILE else ARRANGED_ORDERS, s.block)
    put_back(s, seat, pile, end)
    s.drawn = vec[i64]()
    s.block = vec[i64]()


class ReturnOrder(Decision[GlueckAuf]):
    """The next piece of the block, from its top to its bottom [GA-11.4]."""

    def __init__(self, seat: i64, pile: i64, end: i64) -> None:
        super().__init__(seat)
        self.pile: i64 = pile
        self.end: i64 = end

    def options(self, s: GlueckAuf) -> vec[i64]:
        return vec[i64]([RETURN_NEXT + i for i in range(len(s.drawn)) if s.drawn[i] != NONE], capacity=DRAW_SIZE)

    def fits(self, s: GlueckAuf, below: Step[Any] | None) -> None:
        expect_draw(self, self.seat, self.pile, below)
        expect(self.end in (TOP, BOTTOM), "ReturnOrder: on top (0) or below (1) [GA-11.3]")
        empty = stack_size(s, self.pile) == 0
        expect(not (empty and self.end == BOTTOM), "ReturnOrder: on an empty stack it goes on top (0) [GA-11.3]")
        named = len(s.block)
        expect_hand(s, self, gone=[named, named + 1], named=[named], left=2)

    def take(self, s: GlueckAuf, action: i64) -> None:
        position = action - RETURN_NEXT
        s.block = append(s.block, s.drawn[position])
        s.drawn[position] = NONE
        arrange(s, self.seat, self.pile, self.end)

    def ints(self) -> list[int]:
        return [self.seat, self.pile, self.end]

    def context(self, s: GlueckAuf) -> dict[str, int | str]:
        return {"count": unnamed(s), "pile": PILE_NAMES[self.pile], "end": "top" if self.end == TOP else "bottom"}

    def details(self, s: GlueckAuf, action: int) -> dict[str, int | str]:
        return piece_args(s, self.pile, action - RETURN_NEXT)


def put_back(s: GlueckAuf, seat: i64, pile: i64, end: i64) -> None:
    """The first one named lies uppermost; who put the pieces back knows them until they surface [GA-15.7]."""
    pieces = vec[i64]([s.block[len(s.block) - 1 - i] for i in range(len(s.block))])
    knower = vec[i64]([seat] * len(pieces))
    if pile == TILE_PILE:
        s.tile_stack = joined(s.tile_stack, pieces, end)
        s.tile_knower = joined(s.tile_knower, knower, end)
    else:
        s.order_stack = joined(s.order_stack, pieces, end)
        s.order_knower = joined(s.order_knower, knower, end)


def joined(stack: vec[i64], block: vec[i64], end: i64) -> vec[i64]:
    """A stack's last entry is its top."""
    return extend(stack, block) if end == TOP else extend(block, stack)


def drawing_seat(s: GlueckAuf) -> i64:
    """The seat in the middle of this procedure, or NONE."""
    return NONE if len(s.drawn) == 0 else s.asked().seat


def drawing_pile(s: GlueckAuf) -> i64:
    """Which stack the drawn pieces came from, or NONE: the agenda knows."""
    for step in s.agenda:
        if isinstance(step, (Keep, ReturnBlock, ReturnPlace, ReturnOrder)):
            return step.pile
    return NONE
