"""Cubes on carts [SW-4.1 to SW-4.3, SW-10.3]."""

from __future__ import annotations

from typing import Any

from librt.vecs import append, vec
from mypy_extensions import i64

from revier.games.schichtwechsel.actions import PLACE_CUBE
from revier.games.schichtwechsel.effects import under_way
from revier.games.schichtwechsel.events import (
    CUBE_LOADED,
)
from revier.games.schichtwechsel.names import (
    CARTS,
    COAL,
    LOCK_CART,
    SPOIL,
)
from revier.games.schichtwechsel.obstacles import (
    FULL,
    LOCKED,
    NO_OBSTACLE,
    NONE_LEFT,
    OTHER_KIND,
    WRONG_KIND,
    reason,
)
from revier.games.schichtwechsel.origins import TRIPLE
from revier.games.schichtwechsel.pieces import PieceEffect, fits_offered, lose_pieces, pieces_under_way
from revier.games.schichtwechsel.state import Schichtwechsel
from revier.kernel.step import Decision, Reason, Step, expect


def is_locked(s: Schichtwechsel, cart: i64) -> bool:
    """The red-and-white cart, while a round card locks it [SW-4.3]."""
    return s.components.cart_lockable[cart] > 0 and special_now(s) == LOCK_CART


def special_now(s: Schichtwechsel) -> i64:
    """The special effect of the face-up round card."""
    return s.components.round_special[s.round_cards[s.round - 1]]


def is_open(s: Schichtwechsel, seat: i64, cart: i64, kind: i64) -> bool:
    return cart_obstacle(s, seat, cart, kind) == NO_OBSTACLE


def cart_obstacle(s: Schichtwechsel, seat: i64, cart: i64, kind: i64) -> i64:
    """Why no cube of this kind may be put on the cart [SW-4.2]."""
    i = CARTS * seat + cart
    other = s.cart_spoil[i] if kind == COAL else s.cart_coal[i]
    held = s.cart_coal[i] if kind == COAL else s.cart_spoil[i]
    if s.components.cart_takes[cart] >> kind & 1 == 0:
        return WRONG_KIND
    if other > 0:
        return OTHER_KIND
    if held >= s.components.cart_size[cart]:
        return FULL
    return LOCKED if is_locked(s, cart) else NO_OBSTACLE


def any_open(s: Schichtwechsel, seat: i64, kind: i64) -> bool:
    return any(is_open(s, seat, cart, kind) for cart in range(CARTS))


class CartCubeEffect(PieceEffect):
    """Cubes from the supply on carts: of one kind, or of either by choice."""

    def __init__(self, kinds: i64, n: i64, optional: bool) -> None:
        super().__init__(["", "coal_on_cart", "spoil_on_cart", "cube_on_cart"][kinds], n, optional)
        self.kinds: i64 = kinds  # bits

    def possible(self, s: Schichtwechsel, seat: i64) -> bool:
        return (self.kinds >> COAL & 1 > 0 and any_open(s, seat, COAL)) or (
            self.kinds >> SPOIL & 1 > 0 and any_open(s, seat, SPOIL)
        )

    def placing(self, seat: i64, owed: i64) -> Step[Schichtwechsel]:
        return LoadCubes(seat, self.most(COAL), self.most(SPOIL), self.n, owed)

    def most(self, kind: i64) -> i64:
        return self.n if self.kinds >> kind & 1 else 0

    def is_rest(self, coal: i64, spoil: i64, count: i64) -> bool:
        """Whether so many are left after some were placed; each placed was of one kind."""
        placed = self.most(COAL) - coal + self.most(SPOIL) - spoil
        return 0 <= coal <= self.most(COAL) and 0 <= spoil <= self.most(SPOIL) and placed == self.n - count


class LoadCubes(Step[Schichtwechsel]):
    """`count` of the cubes given, on carts; what has no room costs a tool marker each, or lapses [SW-9.7, SW-10.3]."""

    def __init__(self, player: i64, coal: i64, spoil: i64, count: i64, owed: i64) -> None:
        super().__init__()
        self.player: i64 = player
        self.coal: i64 = coal
        self.spoil: i64 = spoil
        self.count: i64 = count
        self.owed: i64 = owed

    def run(self, s: Schichtwechsel) -> None:
        if self.count == 0:
            return
        coal = self.coal > 0 and any_open(s, self.player, COAL)
        spoil = self.spoil > 0 and any_open(s, self.player, SPOIL)
        if coal or spoil:
            s.push(PlaceCube(self.player, self.coal, self.spoil, self.count, self.owed))
        else:
            lost_coal = min(self.coal, self.count)
            lose_pieces(s, self.player, COAL, lost_coal, self.owed)
            lose_pieces(s, self.player, SPOIL, self.count - lost_coal, self.owed)

    def fits(self, s: Schichtwechsel, below: Step[Any] | None) -> None:
        fits_offered(s, self, self.player, below)

    def ints(self) -> list[int]:
        return [self.player, self.coal, self.spoil, self.count, self.owed]


class PlaceCube(Decision[Schichtwechsel]):
    """One cube on an open cart; the receiving player picks the order [SW-10.3, R6]."""

    def __init__(self, seat: i64, coal: i64, spoil: i64, count: i64, owed: i64) -> None:
        super().__init__(seat)
        self.coal: i64 = coal
        self.spoil: i64 = spoil
        self.count: i64 = count
        self.owed: i64 = owed

    def options(self, s: Schichtwechsel) -> vec[i64]:
        legal = vec[i64](capacity=9)
        if self.coal > 0:
            for cart in range(CARTS):
                if is_open(s, self.seat, cart, COAL):
                    legal = append(legal, PLACE_CUBE + cart)
        if self.spoil > 0:
            for cart in range(CARTS):
                if is_open(s, self.seat, cart, SPOIL):
                    legal = append(legal, PLACE_CUBE + CARTS + cart)
        return legal

    def fits(self, s: Schichtwechsel, below: Step[Any] | None) -> None:
        """What is left of a triple, or of an effect."""
        if TRIPLE in under_way(s, self, self.seat, below):
            is_rest = min(self.coal, self.spoil) >= 0 and self.coal + self.spoil == self.count
            draw = s.components.draw
            fits = is_rest and self.count <= draw and self.owed == 1
            expect(fits, f"PlaceCube: the cubes of a triple, {draw} at most, owed [SW-10.3]")
        else:
            given = pieces_under_way(s, self, self.seat, below, self.owed)
            fits = any([self.is_rest_of(effect) for effect in given])
            expect(fits, "PlaceCube: no effect brings so many cubes [SW-10.3]")
        expect(self.count > 0, "PlaceCube: no cube is left [SW-18.5]")

    def take(self, s: Schichtwechsel, action: i64) -> None:
        kind = (action - PLACE_CUBE) // CARTS
        cart = (action - PLACE_CUBE) % CARTS
        if kind == COAL:
            s.cart_coal[CARTS * self.seat + cart] += 1
            s.push(LoadCubes(self.seat, self.coal - 1, self.spoil, self.count - 1, self.owed))
        else:
            s.cart_spoil[CARTS * self.seat + cart] += 1
            s.push(LoadCubes(self.seat, self.coal, self.spoil - 1, self.count - 1, self.owed))
        s.tell(CUBE_LOADED, self.seat, kind, cart)

    def why_not(self, s: Schichtwechsel, action: int) -> Reason | None:
        place: i64 = action - PLACE_CUBE
        if not 0 <= place < 2 * CARTS:
            return None
        kind = place // CARTS
        if (self.coal if kind == COAL else self.spoil) == 0:
            return reason(NONE_LEFT, "SW-10.3")
        return reason(cart_obstacle(s, self.seat, place % CARTS, kind), "SW-4.2")

    def is_rest_of(self, effect: PieceEffect) -> bool:
        return isinstance(effect, CartCubeEffect) and effect.is_rest(self.coal, self.spoil, self.count)

    def ints(self) -> list[int]:
        return [self.seat, self.coal, self.spoil, self.count, self.owed]

    def context(self, s: Schichtwechsel) -> dict[str, int | str]:
        return {"coal": self.coal, "spoil": self.spoil, "count": self.count}
