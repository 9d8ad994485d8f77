"""How the greedy bot plans a turn of Glück Auf: every placement, carried through to the end of the turn."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, extend, vec
from mypy_extensions import i64

from revier.bots.glueck_auf_holding import Holding, holding
from revier.bots.glueck_auf_pit import PitSearch, Work
from revier.bots.glueck_auf_value import POINTS_PER_SLOT, WEIGHTS, Outlook, Weights
from revier.bots.greedy import Planner
from revier.games.glueck_auf.actions import (
    CAGE_TO,
    CUBE_COLOR,
    DRAFT_TAKE,
    KEEP,
    KEEP_NONE,
    PIT_END,
    RETURN_BOTTOM,
    RETURN_NEXT,
    RETURN_TOP,
    STASH,
    SUB_CAGE,
    WORKER,
)
from revier.games.glueck_auf.components import (
    BANK,
    COLORS,
    DELIVERY,
    DRAW_SIZE,
    FACTORY,
    FACTORY_DRAW,
    MONEY,
    ORDER,
    ORDER_DRAW,
    ORDER_POINTS,
    PIT,
    SPACE_VALUE,
    TILE_CARTS,
    TILE_COLOR,
    TILE_COST,
)
from revier.games.glueck_auf.drawing import ORDER_PILE, TILE_PILE, drawing_pile
from revier.games.glueck_auf.factory import CubeColor
from revier.games.glueck_auf.pit import PitStep
from revier.games.glueck_auf.state import NONE, GlueckAuf
from revier.kernel.rng import Rng
from revier.kernel.state import State

DEALS: Final = 6  # how many ways a stack may lie are tried before drawing from it
WORST: Final = -1e9


class GlueckAufPlanner(Planner):
    def __init__(self, weights: Weights = WEIGHTS) -> None:
        self.weights = weights

    def plan(self, position: State, seat: i64, rng: Rng) -> vec[i64]:
        assert isinstance(position, GlueckAuf)
        return Turn(position, seat, rng, self.weights).plan()


class Turn:
    """One seat's turn, or what is left of it."""

    def __init__(self, s: GlueckAuf, seat: i64, rng: Rng, weights: Weights) -> None:
        self.s = s
        self.seat: i64 = seat
        self.rng = rng
        self.look = Outlook(s, seat, weights)
        self.h = holding(s, seat)
        self.searches: list[PitSearch] = []

    def plan(self) -> vec[i64]:
        """What is asked shows in the first action offered: the verbs are numbered in blocks [GA-18.2]."""
        first = self.s.offer()[0]
        if first < WORKER:
            return self.plan_draft()
        if first < CAGE_TO:
            return self.plan_placement()
        if first < SUB_CAGE:
            return self.plan_pit()
        if first < STASH:
            return self.plan_substitution()
        if first < RETURN_TOP:
            return self.plan_keep()
        if first < RETURN_NEXT:
            return self.plan_return_place()
        if first < CUBE_COLOR:
            return self.plan_return_order()
        return self.plan_cube()

    def plan_draft(self) -> vec[i64]:
        best = Best()
        for action in self.s.offer():
            best.consider(one(action), self.value_of_piece(ORDER_PILE, self.h, self.s.draft[action - DRAFT_TAKE]))
        return best.plan

    # -- placing workers ---------------------------------------------------------------------------

    def plan_placement(self) -> vec[i64]:
        best = Best()
        for action in self.s.offer():
            space = action - WORKER
            h = self.h.clone()
            h.workers -= 1 if space == BANK else self.s.crew[space] + 1
            if PIT <= space < DELIVERY:
                work = self.pit_search(h).best(SPACE_VALUE[space])
                best.consider(extend(one(action), pit_actions(work, SPACE_VALUE[space])), work.value)
            else:
                best.consider(one(action), self.value_of_space(space, h))
        return best.plan

    def pit_search(self, h: Holding) -> PitSearch:
        """One search serves all pit spaces that leave equally many workers."""
        for search in self.searches:
            if search.layers[0][0].h.workers == h.workers:
                return search
        search = PitSearch(h, self.look, SPACE_VALUE[DELIVERY - 1])
        self.searches.append(search)
        return search

    def value_of_space(self, space: i64, h: Holding) -> float:
        """What the holding is worth once the action of a space other than the pit is carried out."""
        s = self.s
        if space < FACTORY_DRAW:
            h.buy(s.tiles_shown[space - FACTORY], s.supply)
        elif space == FACTORY_DRAW:
            return self.value_of_draw(TILE_PILE, h)
        elif space < MONEY:
            h.deliver(space - DELIVERY)
        elif space < ORDER:
            h.marks += SPACE_VALUE[space]
        elif space < ORDER_DRAW:
            h.receive_order(s.orders_shown[space - ORDER])
        elif space == ORDER_DRAW:
            return self.value_of_draw(ORDER_PILE, h)
        else:
            h.marks += 1
        return self.look.value(h)

    # -- drawing five ------------------------------------------------------------------------------

    def value_of_draw(self, pile: i64, h: Holding) -> float:
        """The mean, over some deals of what the seat cannot know, of the best piece one could keep."""
        nothing = self.look.value(h)
        total = 0.0
        for i in range(DEALS):
            deal = self.s if i == 0 else deal_anew(self.s, self.seat, self.rng)
            stack = deal.tile_stack if pile == TILE_PILE else deal.order_stack
            best = nothing
            for n in range(min(DRAW_SIZE, len(stack))):
                best = max(best, self.value_of_piece(pile, h, stack[len(stack) - 1 - n]))
            total += best
        return total / float(DEALS)

    def value_of_piece(self, pile: i64, h: Holding, piece: i64) -> float:
        after = h.clone()
        if pile == ORDER_PILE:
            after.receive_order(piece)
        elif TILE_COST[piece] <= h.marks:
            after.buy(piece, self.s.supply)
        else:
            return WORST
        return self.look.value(after)

    def plan_keep(self) -> vec[i64]:
        pile = drawing_pile(self.s)
        best = Best()
        best.consider(one(KEEP_NONE), self.look.value(self.h))
        for action in self.s.offer():
            if action != KEEP_NONE:
                best.consider(one(action), self.value_of_piece(pile, self.h, self.s.drawn[action - KEEP]))
        return best.plan

    def plan_return_place(self) -> vec[i64]:
        """Poor pieces on top, where the others will find them; good ones below."""
        s = self.s
        pile = drawing_pile(s)
        stack = s.tile_stack if pile == TILE_PILE else s.order_stack
        return one(RETURN_TOP if mean_worth(pile, s.drawn) < mean_worth(pile, stack) else RETURN_BOTTOM)

    def plan_return_order(self) -> vec[i64]:
        """The poorest first, so that the best one is found last."""
        pile = drawing_pile(self.s)
        best = Best()
        for action in self.s.offer():
            best.consider(one(action), -general_worth(pile, self.s.drawn[action - RETURN_NEXT]))
        return best.plan

    # -- decisions in the middle of an action ------------------------------------------------------

    def plan_pit(self) -> vec[i64]:
        step = self.s.asked()
        assert isinstance(step, PitStep)
        return pit_actions(PitSearch(self.h, self.look, step.left).best(step.left), step.left)

    def plan_substitution(self) -> vec[i64]:
        """The cube whose loss hurts least; asked only where another bot or a person began the substitution."""
        best = Best()
        for action in self.s.offer():
            h = self.h.clone()
            h.give_away(action)
            best.consider(one(action), self.look.value(h))
        return best.plan

    def plan_cube(self) -> vec[i64]:
        """In a shortage, the colour that is worth most on the cart [GA-6.3]."""
        step = self.s.asked()
        assert isinstance(step, CubeColor)
        level = self.s.cart_level[step.cart] % COLORS
        best = Best()
        for action in self.s.offer():
            h = self.h.clone()
            h.empty[level] -= 1
            h.carts[COLORS * level + action - CUBE_COLOR] += 1
            best.consider(one(action), self.look.value(h))
        return best.plan


class Best:
    """The best plan seen so far; of equally good ones the first."""

    def __init__(self) -> None:
        self.plan: vec[i64] = vec[i64]()
        self.value: float = 0.0

    def consider(self, plan: vec[i64], value: float) -> None:
        if len(self.plan) == 0 or value > self.value:
            self.plan = plan
            self.value = value


def one(action: i64) -> vec[i64]:
    return append(vec[i64](), action)


def pit_actions(work: Work, steps: i64) -> vec[i64]:
    """Its steps, and the end of the action if any are left over [GA-7.1]."""
    return append(work.path[:], PIT_END) if work.steps < steps else work.path


def deal_anew(s: GlueckAuf, seat: i64, rng: Rng) -> GlueckAuf:
    deal = s.redetermine(seat, rng)
    assert isinstance(deal, GlueckAuf)
    return deal


def general_worth(pile: i64, piece: i64) -> float:
    """What an order or a tile may be worth to whoever comes next."""
    if pile == ORDER_PILE:
        return float(ORDER_POINTS[piece])
    return POINTS_PER_SLOT[TILE_COLOR[piece]] * float(TILE_CARTS[piece])


def mean_worth(pile: i64, pieces: vec[i64]) -> float:
    total = 0.0
    count = 0.0
    for piece in pieces:
        if piece != NONE:
            total += general_worth(pile, piece)
            count += 1.0
    return total / count
