"""Carts, coal wagons and the spoil heap: loading and hauling [SW-4.1 to SW-4.6, SW-10.14 to SW-10.16]."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from revier.games.schichtwechsel.actions import HAUL, PLACE_COAL, PLACE_CUBE, STOP_HAULING
from revier.games.schichtwechsel.effects import Effect
from revier.games.schichtwechsel.events import (
    CART_HAULED,
    COAL_PLACED,
    CUBE_LOADED,
    SPOIL_HEAPED,
)
from revier.games.schichtwechsel.names import (
    CARTS,
    COAL,
    LOCK_CART,
    SPOIL,
    WAGONS,
)
from revier.games.schichtwechsel.pieces import PieceEffect, lose_pieces
from revier.games.schichtwechsel.state import Schichtwechsel
from revier.kernel.step import Decision, Step

# -- cubes on carts --------------------------------------------------------------------------------


def is_locked(s: Schichtwechsel, cart: i64) -> bool:
    """The red-and-white cart, while a round card locks it [SW-4.3]."""
    return s.components.cart_lockable[cart] > 0 and special_now(s) == LOCK_CART


def special_now(s: Schichtwechsel) -> i64:
    """The special effect of the face-up round card."""
    return s.components.round_special[s.round_cards[s.round - 1]]


def is_open(s: Schichtwechsel, seat: i64, cart: i64, kind: i64) -> bool:
    """Whether a cube of this kind may be put on the cart [SW-4.2]."""
    i = CARTS * seat + cart
    other = s.cart_spoil[i] if kind == COAL else s.cart_coal[i]
    held = s.cart_coal[i] if kind == COAL else s.cart_spoil[i]
    return (
        s.components.cart_takes[cart] >> kind & 1 > 0
        and other == 0
        and held < s.components.cart_size[cart]
        and not is_locked(s, cart)
    )


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
        coal = self.n if self.kinds >> COAL & 1 else 0
        spoil = self.n if self.kinds >> SPOIL & 1 else 0
        return LoadCubes(seat, coal, spoil, self.n, owed)


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
        offer = vec[i64](capacity=9)
        if self.coal > 0:
            for cart in range(CARTS):
                if is_open(s, self.seat, cart, COAL):
                    offer = append(offer, PLACE_CUBE + cart)
        if self.spoil > 0:
            for cart in range(CARTS):
                if is_open(s, self.seat, cart, SPOIL):
                    offer = append(offer, PLACE_CUBE + CARTS + cart)
        return offer

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

    def ints(self) -> list[int]:
        return [self.seat, self.coal, self.spoil, self.count, self.owed]

    def context(self, s: Schichtwechsel) -> dict[str, int | str]:
        return {"coal": self.coal, "spoil": self.spoil, "count": self.count}


# -- coal on wagons --------------------------------------------------------------------------------


def wagon_room(s: Schichtwechsel, seat: i64) -> i64:
    """Free spaces on all coal wagons."""
    room: i64 = 0
    for wagon in range(WAGONS):
        room += s.components.wagon_size[wagon] - s.wagon_coal[WAGONS * seat + wagon]
    return room


class CoalOnWagonEffect(PieceEffect):
    def possible(self, s: Schichtwechsel, seat: i64) -> bool:
        return wagon_room(s, seat) >= self.n

    def placing(self, seat: i64, owed: i64) -> Step[Schichtwechsel]:
        return LoadWagons(seat, self.n, owed)


class LoadWagons(Step[Schichtwechsel]):
    """Coal on wagons of the owner's choice, cube by cube [SW-10.15]."""

    def __init__(self, player: i64, count: i64, owed: i64) -> None:
        super().__init__()
        self.player: i64 = player
        self.count: i64 = count
        self.owed: i64 = owed

    def run(self, s: Schichtwechsel) -> None:
        if self.count == 0:
            return
        if wagon_room(s, self.player) > 0:
            s.push(PlaceCoal(self.player, self.count, self.owed))
        else:
            lose_pieces(s, self.player, COAL, self.count, self.owed)

    def ints(self) -> list[int]:
        return [self.player, self.count, self.owed]


class PlaceCoal(Decision[Schichtwechsel]):
    """One coal on a wagon that is not full."""

    def __init__(self, seat: i64, count: i64, owed: i64) -> None:
        super().__init__(seat)
        self.count: i64 = count
        self.owed: i64 = owed

    def options(self, s: Schichtwechsel) -> vec[i64]:
        offer = vec[i64](capacity=WAGONS)
        for wagon in range(WAGONS):
            if s.wagon_coal[WAGONS * self.seat + wagon] < s.components.wagon_size[wagon]:
                offer = append(offer, PLACE_COAL + wagon)
        return offer

    def take(self, s: Schichtwechsel, action: i64) -> None:
        wagon = action - PLACE_COAL
        s.wagon_coal[WAGONS * self.seat + wagon] += 1
        s.tell(COAL_PLACED, self.seat, wagon)
        s.push(LoadWagons(self.seat, self.count - 1, self.owed))

    def ints(self) -> list[int]:
        return [self.seat, self.count, self.owed]

    def context(self, s: Schichtwechsel) -> dict[str, int | str]:
        return {"count": self.count}


# -- the spoil heap --------------------------------------------------------------------------------


def heap_room(s: Schichtwechsel, seat: i64) -> i64:
    return s.components.heap_size - s.heap[seat]


class SpoilOnHeapEffect(PieceEffect):
    """From the supply; room for all of it is needed [SW-7.2, R35]."""

    def possible(self, s: Schichtwechsel, seat: i64) -> bool:
        return heap_room(s, seat) >= self.n

    def placing(self, seat: i64, owed: i64) -> Step[Schichtwechsel]:
        return HeapSpoil(seat, self.n, owed)


class SpoilBesideSpoilEffect(SpoilOnHeapEffect):
    """Only where some spoil lies already [SW-7.1]."""

    def possible(self, s: Schichtwechsel, seat: i64) -> bool:
        return s.heap[seat] > 0 and heap_room(s, seat) >= self.n


class HeapSpoil(Step[Schichtwechsel]):
    """Spoil on the heap, as much as has room."""

    def __init__(self, player: i64, count: i64, owed: i64) -> None:
        super().__init__()
        self.player: i64 = player
        self.count: i64 = count
        self.owed: i64 = owed

    def run(self, s: Schichtwechsel) -> None:
        placed = min(self.count, heap_room(s, self.player))
        if placed > 0:
            s.heap[self.player] += placed
            s.tell(SPOIL_HEAPED, self.player, placed)
        lose_pieces(s, self.player, SPOIL, self.count - placed, self.owed)

    def ints(self) -> list[int]:
        return [self.player, self.count, self.owed]


# -- hauling ---------------------------------------------------------------------------------------


def is_haulable(s: Schichtwechsel, seat: i64, cart: i64) -> bool:
    """Full, not locked, and room for everything on it [SW-10.14]."""
    i = CARTS * seat + cart
    coal = s.cart_coal[i]
    spoil = s.cart_spoil[i]
    return (
        coal + spoil == s.components.cart_size[cart]
        and coal <= wagon_room(s, seat)
        and spoil <= heap_room(s, seat)
        and not is_locked(s, cart)
    )


def any_haulable(s: Schichtwechsel, seat: i64) -> bool:
    return any(is_haulable(s, seat, cart) for cart in range(CARTS))


class HaulEffect(Effect):
    def possible(self, s: Schichtwechsel, seat: i64) -> bool:
        return any_haulable(s, seat)

    def carry_out(self, s: Schichtwechsel, seat: i64, source: i64) -> None:
        s.push(Hauling(seat, self.n, 1 if self.optional else 0))


class Hauling(Step[Schichtwechsel]):
    """Up to `left` more carts; ends by itself when none is haulable [SW-10.16]."""

    def __init__(self, player: i64, left: i64, may_stop: i64) -> None:
        super().__init__()
        self.player: i64 = player
        self.left: i64 = left
        self.may_stop: i64 = may_stop

    def run(self, s: Schichtwechsel) -> None:
        if self.left > 0 and any_haulable(s, self.player):
            s.push(Haul(self.player, self.left, self.may_stop))

    def ints(self) -> list[int]:
        return [self.player, self.left, self.may_stop]


class Haul(Decision[Schichtwechsel]):
    """The next cart; stop is legal after the first, or at once for a house field [SW-10.16, R55]."""

    def __init__(self, seat: i64, left: i64, may_stop: i64) -> None:
        super().__init__(seat)
        self.left: i64 = left
        self.may_stop: i64 = may_stop

    def options(self, s: Schichtwechsel) -> vec[i64]:
        offer = vec[i64](capacity=CARTS + 1)
        for cart in range(CARTS):
            if is_haulable(s, self.seat, cart):
                offer = append(offer, HAUL + cart)
        if self.may_stop > 0:
            offer = append(offer, STOP_HAULING)
        return offer

    def take(self, s: Schichtwechsel, action: i64) -> None:
        if action == STOP_HAULING:
            return
        cart = action - HAUL
        i = CARTS * self.seat + cart
        coal = s.cart_coal[i]
        spoil = s.cart_spoil[i]
        s.cart_coal[i] = 0
        s.cart_spoil[i] = 0
        s.tell(CART_HAULED, self.seat, cart, COAL if coal > 0 else SPOIL, coal + spoil)
        s.push(Hauling(self.seat, self.left - 1, 1))
        if coal > 0:
            s.push(LoadWagons(self.seat, coal, 0))
        else:
            s.heap[self.seat] += spoil
            s.tell(SPOIL_HEAPED, self.seat, spoil)

    def ints(self) -> list[int]:
        return [self.seat, self.left, self.may_stop]

    def context(self, s: Schichtwechsel) -> dict[str, int | str]:
        return {"count": self.left}
