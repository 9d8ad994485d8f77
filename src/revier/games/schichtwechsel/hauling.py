"""Coal wagons, the spoil heap, and hauling [SW-4.4 to SW-4.6, SW-10.14 to SW-10.16]."""

from __future__ import annotations

from typing import Any

from librt.vecs import append, vec
from mypy_extensions import i64

from revier.games.schichtwechsel.actions import HAUL, PLACE_COAL, STOP_HAULING
from revier.games.schichtwechsel.carts import is_locked, is_open
from revier.games.schichtwechsel.effects import UpToEffect, most_of, up_to
from revier.games.schichtwechsel.events import CART_HAULED, COAL_PLACED, SPOIL_HEAPED
from revier.games.schichtwechsel.names import CARTS, COAL, SPOIL, WAGONS
from revier.games.schichtwechsel.obstacles import LOCKED, NO_HEAP_ROOM, NO_OBSTACLE, NO_WAGON_ROOM, NOT_FULL, reason
from revier.games.schichtwechsel.pieces import PieceEffect, fits_offered, lose_pieces, pieces_under_way
from revier.games.schichtwechsel.state import Schichtwechsel
from revier.kernel.step import Decision, Reason, Step, expect

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

    def has_room(self, s: Schichtwechsel, seat: i64) -> bool:
        return wagon_room(s, seat) > 0

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

    def fits(self, s: Schichtwechsel, below: Step[Any] | None) -> None:
        fits_offered(s, self, self.player, below)

    def ints(self) -> list[int]:
        return [self.player, self.count, self.owed]


class PlaceCoal(Decision[Schichtwechsel]):
    """One coal on a wagon that is not full."""

    def __init__(self, seat: i64, count: i64, owed: i64) -> None:
        super().__init__(seat)
        self.count: i64 = count
        self.owed: i64 = owed

    def options(self, s: Schichtwechsel) -> vec[i64]:
        legal = vec[i64](capacity=WAGONS)
        for wagon in range(WAGONS):
            if s.wagon_coal[WAGONS * self.seat + wagon] < s.components.wagon_size[wagon]:
                legal = append(legal, PLACE_COAL + wagon)
        return legal

    def fits(self, s: Schichtwechsel, below: Step[Any] | None) -> None:
        """The coal of a hauled cart, all of which has room [SW-10.14], or that of an effect."""
        if isinstance(below, Hauling):
            expect(self.seat == below.player, f"PlaceCoal: it is the turn of seat {below.player} [SW-9.2]")
            expect(self.owed == 0, "PlaceCoal: owed (1) only for a tile [SW-9.7]")
            most = most_hauled(s, self.seat)
            expect(1 <= self.count <= most, f"PlaceCoal: 1 to {most} coal, of an empty cart [SW-10.15]")
            room = wagon_room(s, self.seat)
            expect(self.count <= room, f"PlaceCoal: the wagons have room for {room} [SW-10.14]")
        else:
            given = pieces_under_way(s, self, self.seat, below, self.owed)
            most = max([effect.n for effect in given if isinstance(effect, CoalOnWagonEffect)], default=0)
            expect(1 <= self.count <= most, f"PlaceCoal: 1 to {most} coal here [SW-10.15]")

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
    """From the supply; as a bonus to choose, room for all of it is needed [SW-7.2, R35]."""

    def __init__(self, n: i64, least: i64, whole: bool, optional: bool) -> None:
        super().__init__("spoil_on_heap", n, optional)
        self.least: i64 = least  # only where so much lies already [SW-7.1]
        self.whole: bool = whole  # all or nothing, wherever it stands

    def possible(self, s: Schichtwechsel, seat: i64) -> bool:
        return s.heap[seat] >= self.least and heap_room(s, seat) >= self.n

    def is_given(self, s: Schichtwechsel, seat: i64) -> bool:
        return s.heap[seat] >= self.least and (not self.whole or heap_room(s, seat) >= self.n)

    def has_room(self, s: Schichtwechsel, seat: i64) -> bool:
        return heap_room(s, seat) > 0

    def placing(self, seat: i64, owed: i64) -> Step[Schichtwechsel]:
        return HeapSpoil(seat, self.n, owed)


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

    def fits(self, s: Schichtwechsel, below: Step[Any] | None) -> None:
        fits_offered(s, self, self.player, below)

    def ints(self) -> list[int]:
        return [self.player, self.count, self.owed]


# -- hauling ---------------------------------------------------------------------------------------


def is_haulable(s: Schichtwechsel, seat: i64, cart: i64) -> bool:
    return haul_obstacle(s, seat, cart) == NO_OBSTACLE


def haul_obstacle(s: Schichtwechsel, seat: i64, cart: i64) -> i64:
    """Full, not locked, and room for everything on it [SW-10.14]."""
    i = CARTS * seat + cart
    coal = s.cart_coal[i]
    spoil = s.cart_spoil[i]
    if coal + spoil != s.components.cart_size[cart]:
        return NOT_FULL
    if coal > wagon_room(s, seat):
        return NO_WAGON_ROOM
    if spoil > heap_room(s, seat):
        return NO_HEAP_ROOM
    return LOCKED if is_locked(s, cart) else NO_OBSTACLE


def any_haulable(s: Schichtwechsel, seat: i64) -> bool:
    return any(is_haulable(s, seat, cart) for cart in range(CARTS))


def most_hauled(s: Schichtwechsel, seat: i64) -> i64:
    """The most coal that can have come from a cart that is empty now."""
    most: i64 = 0
    for cart in range(CARTS):
        i = CARTS * seat + cart
        if s.cart_coal[i] == 0 and is_open(s, seat, cart, COAL):
            most = max(most, s.components.cart_size[cart])
    return most


class HaulEffect(UpToEffect):
    def possible(self, s: Schichtwechsel, seat: i64) -> bool:
        return any_haulable(s, seat)

    def carry_out(self, s: Schichtwechsel, seat: i64, source: i64) -> None:
        s.push(Hauling(seat, self.n, self.may_stop()))


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

    def fits(self, s: Schichtwechsel, below: Step[Any] | None) -> None:
        """The coal of a cart is being placed; some may follow."""
        hauls = up_to(s, self, self.player, below, "haul")
        fits = any([haul.is_rest(self.left, self.may_stop) for haul in hauls])
        expect(fits, f"Hauling: up to {most_of(hauls) - 1} more after the first here [SW-10.16]")

    def ints(self) -> list[int]:
        return [self.player, self.left, self.may_stop]


class Haul(Decision[Schichtwechsel]):
    """The next cart; stop is legal after the first, or at once for a house field [SW-10.16, R55]."""

    def __init__(self, seat: i64, left: i64, may_stop: i64) -> None:
        super().__init__(seat)
        self.left: i64 = left
        self.may_stop: i64 = may_stop

    def options(self, s: Schichtwechsel) -> vec[i64]:
        legal = vec[i64](capacity=CARTS + 1)
        for cart in range(CARTS):
            if is_haulable(s, self.seat, cart):
                legal = append(legal, HAUL + cart)
        if self.may_stop > 0:
            legal = append(legal, STOP_HAULING)
        return legal

    def fits(self, s: Schichtwechsel, below: Step[Any] | None) -> None:
        hauls = up_to(s, self, self.seat, below, "haul")
        fits = any([haul.asks(self.left, self.may_stop) for haul in hauls])
        expect(fits, f"Haul: 1 to {most_of(hauls)} more here, may stop (1) or not (0) [SW-10.16]")
        expect(any_haulable(s, self.seat), "Haul: nothing to choose from [SW-18.5]")

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

    def why_not(self, s: Schichtwechsel, action: int) -> Reason | None:
        """With what is on the cart, and the room for it."""
        cart: i64 = action - HAUL
        if not 0 <= cart < CARTS:
            return None
        seat = self.seat
        i = CARTS * seat + cart
        found = haul_obstacle(s, seat, cart)
        if found == NOT_FULL:
            return reason(found, "SW-10.14", s.components.cart_size[cart], s.cart_coal[i] + s.cart_spoil[i])
        if found == NO_HEAP_ROOM:
            return reason(found, "SW-10.14", s.cart_spoil[i], heap_room(s, seat))
        return reason(found, "SW-10.14", s.cart_coal[i], wagon_room(s, seat))

    def ints(self) -> list[int]:
        return [self.seat, self.left, self.may_stop]

    def context(self, s: Schichtwechsel) -> dict[str, int | str]:
        return {"count": self.left}
