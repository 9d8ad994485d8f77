"""Pit work: bringing coal up and loading orders, step by step [GA-7]."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from revier.games.glueck_auf.actions import (
    CAGE_TO,
    FILL_CAGE,
    FILL_STORE,
    LOAD,
    PIT_END,
    STASH,
    SUB_BEGIN,
    SUB_CAGE,
    SUB_STORE,
)
from revier.games.glueck_auf.components import (
    CAGE_CAPACITY,
    COLOR_IDS,
    COLORS,
    DELIVERY,
    FIRST_SLOT,
    FIRST_TARGET,
    LAST_SLOT,
    LEVELS,
    ORDER_IDS,
    ORDERS,
    PIT,
    SLOT_COLOR,
    SLOT_ORDER,
    SLOTS,
    SURFACE,
    TARGET_COLOR,
    TARGETS,
)
from revier.games.glueck_auf.events import (
    CAGE_MOVED,
    LOADED,
    SLOT_FILLED,
    STEPS_LAPSED,
    STORED,
    SUBSTITUTED,
)
from revier.games.glueck_auf.state import FREE, NONE, OUTSTANDING, SECOND_CUBE, GlueckAuf
from revier.kernel.step import Decision, Step, expect

FROM_CAGE: Final = 0
FROM_STORE: Final = 1
USUAL_ROOM: Final = 32  # room for the options of nearly every step, so that the list need not grow


def work(s: GlueckAuf, seat: i64, steps: i64) -> None:
    """The action goes on while steps are left [GA-7.1]."""
    if steps > 0:
        s.push(PitStep(seat, steps))


class PitStep(Decision[GlueckAuf]):
    """One work step, or the end of the action; unused steps are lost [GA-7.1, GA-18.3]."""

    def __init__(self, seat: i64, left: i64) -> None:
        super().__init__(seat)
        self.left: i64 = left

    def options(self, s: GlueckAuf) -> vec[i64]:
        seat = self.seat
        level = s.cage_level[seat]
        free = free_targets(s, seat)
        legal = vec[i64](capacity=USUAL_ROOM)
        for i in range(LEVELS):
            if i != level:
                legal = append(legal, CAGE_TO + i)
        if level != SURFACE and cubes_in_cage(s, seat) < CAGE_CAPACITY:
            colors = colors_on_level(s, seat, level)
            for color in range(COLORS):
                if colors & 1 << color:
                    legal = append(legal, LOAD + color)
        if level == SURFACE:
            for target in free:
                if s.cage[COLORS * seat + TARGET_COLOR[target]] > 0:
                    legal = append(legal, FILL_CAGE + target)
        for target in free:
            if s.store[COLORS * seat + TARGET_COLOR[target]] > 0:
                legal = append(legal, FILL_STORE + target)
        if self.left >= 2 and cubes_at_hand(s, seat) >= 2:
            for target in free:
                legal = append(legal, SUB_BEGIN + target)
        if level == SURFACE:
            for color in range(COLORS):
                if s.cage[COLORS * seat + color] > 0 and not is_wanted(free, color):
                    legal = append(legal, STASH + color)
        return append(legal, PIT_END)

    def fits(self, s: GlueckAuf, below: Step[Any] | None) -> None:
        steps = pit_steps(self.seat, below)
        expect(1 <= self.left <= steps, f"PitStep: 1 to {steps} steps can be left here [GA-7.1]")

    def take(self, s: GlueckAuf, action: i64) -> None:
        seat = self.seat
        if action < LOAD:
            move_cage(s, seat, action - CAGE_TO)
        elif action < FILL_CAGE:
            load(s, seat, action - LOAD)
        elif action < FILL_STORE:
            fill_from_cage(s, seat, action - FILL_CAGE)
        elif action < SUB_BEGIN:
            fill_from_store(s, seat, action - FILL_STORE)
        elif action < SUB_CAGE:
            s.push(SubCube(seat, self.left, first_free_slot(s, action - SUB_BEGIN)))
            return  # its two cubes cost the steps [GA-7.8]
        elif action < PIT_END:
            stash(s, seat, action - STASH)
        else:
            s.tell(STEPS_LAPSED, seat, self.left)
            return
        work(s, seat, self.left - 1)

    def ints(self) -> list[int]:
        return [self.seat, self.left]

    def context(self, s: GlueckAuf) -> dict[str, int | str]:
        return {"count": self.left}


def pit_steps(seat: i64, below: Step[Any] | None) -> i64:
    """How many steps the seat's pit work began with; 0: it is not at work in the pit [GA-7.1]."""
    from revier.games.glueck_auf.placing import acts_on, steps_of

    return steps_of(below) if acts_on(seat, below, PIT, DELIVERY) else 0


def move_cage(s: GlueckAuf, seat: i64, level: i64) -> None:
    """To any other level, over any distance [GA-7.2, GA-7.3]."""
    s.cage_level[seat] = level
    s.tell(CAGE_MOVED, seat, level)


def load(s: GlueckAuf, seat: i64, color: i64) -> None:
    """One cube from a cart of this level into the cage [GA-7.4]."""
    level = s.cage_level[seat]
    s.cart_cube[find_cart(s, seat, level, color)] = NONE
    s.cage[COLORS * seat + color] += 1
    s.tell(LOADED, seat, color, level)


def find_cart(s: GlueckAuf, seat: i64, level: i64, color: i64) -> i64:
    """The first cart of the level with a cube of this colour: printed, then by purchase [GA-Q8]."""
    cart: i64 = 0
    while s.cart_level[cart] != COLORS * seat + level - 1 or s.cart_cube[cart] != color:
        cart += 1
    return cart


def colors_on_level(s: GlueckAuf, seat: i64, level: i64) -> i64:
    """The colours of the cubes on the level's carts, one bit each; only a shortage mixes them [GA-6.4]."""
    place = COLORS * seat + level - 1
    found: i64 = 0
    for cart in range(len(s.cart_level)):
        if s.cart_level[cart] == place and s.cart_cube[cart] != NONE:
            found |= 1 << s.cart_cube[cart]
    return found


def cubes_in_cage(s: GlueckAuf, seat: i64) -> i64:
    i = COLORS * seat
    return s.cage[i] + s.cage[i + 1] + s.cage[i + 2] + s.cage[i + 3]


def fill_from_cage(s: GlueckAuf, seat: i64, target: i64) -> None:
    """One cube from the cage at the surface onto a free slot of its colour [GA-7.5]."""
    s.cage[COLORS * seat + TARGET_COLOR[target]] -= 1
    fill(s, seat, target, FROM_CAGE)


def fill_from_store(s: GlueckAuf, seat: i64, target: i64) -> None:
    """One cube from the store onto a free slot of its colour, wherever the cage is [GA-7.7, GA-Q3]."""
    s.store[COLORS * seat + TARGET_COLOR[target]] -= 1
    fill(s, seat, target, FROM_STORE)


def fill(s: GlueckAuf, seat: i64, target: i64, source: i64) -> None:
    slot = first_free_slot(s, target)
    s.slots[slot] = TARGET_COLOR[target] + 1
    s.tell(SLOT_FILLED, seat, TARGET_COLOR[target], source, SLOT_ORDER[slot])


def free_targets(s: GlueckAuf, seat: i64) -> vec[i64]:
    """The seat's outstanding (order, colour) pairs with a free slot [GA-18.1]."""
    found = vec[i64](capacity=USUAL_ROOM)
    for order in range(ORDERS):
        if s.order_place[order] == OUTSTANDING + seat:
            for target in range(FIRST_TARGET[order], FIRST_TARGET[order + 1]):
                if s.slots[LAST_SLOT[target]] == FREE:
                    found = append(found, target)
    return found


def first_free_slot(s: GlueckAuf, target: i64) -> i64:
    """Slots of a target are filled from left to right."""
    slot = FIRST_SLOT[target]
    while s.slots[slot] != FREE:
        slot += 1
    return slot


def stash(s: GlueckAuf, seat: i64, color: i64) -> None:
    """One cube from the cage at the surface into the store, if no own order wants it [GA-7.6, GA-Q2]."""
    s.cage[COLORS * seat + color] -= 1
    s.store[COLORS * seat + color] += 1
    s.tell(STORED, seat, color)


def is_wanted(free: vec[i64], color: i64) -> bool:
    return any(TARGET_COLOR[target] == color for target in free)


def cubes_at_hand(s: GlueckAuf, seat: i64) -> i64:
    """Cubes a substitution may use: the store's, and the cage's when it is at the surface [GA-7.8]."""
    i = COLORS * seat
    found = s.store[i] + s.store[i + 1] + s.store[i + 2] + s.store[i + 3]
    if s.cage_level[seat] == SURFACE:
        found += cubes_in_cage(s, seat)
    return found


class SubCube(Decision[GlueckAuf]):
    """First, then second cube of a substitution; nothing comes between them [GA-7.8, GA-7.9]."""

    def __init__(self, seat: i64, left: i64, slot: i64) -> None:
        super().__init__(seat)
        self.left: i64 = left
        self.slot: i64 = slot

    def options(self, s: GlueckAuf) -> vec[i64]:
        legal = vec[i64]()
        if s.cage_level[self.seat] == SURFACE:
            for color in range(COLORS):
                if s.cage[COLORS * self.seat + color] > 0:
                    legal = append(legal, SUB_CAGE + color)
        for color in range(COLORS):
            if s.store[COLORS * self.seat + color] > 0:
                legal = append(legal, SUB_STORE + color)
        return legal

    def fits(self, s: GlueckAuf, below: Step[Any] | None) -> None:
        """Two steps and two cubes at its beginning, one of each in its middle [GA-7.9]."""
        slot = self.slot
        own = slot < SLOTS and s.order_place[SLOT_ORDER[slot]] == OUTSTANDING + self.seat
        expect(own, f"SubCube: slot {slot} is on no outstanding order of seat {self.seat} [GA-7.8]")
        for target in range(TARGETS):
            behind_a_free_one = FIRST_SLOT[target] < slot <= LAST_SLOT[target] and s.slots[slot - 1] == FREE
            expect(not behind_a_free_one, "SubCube: slots of a colour are filled from left to right")
        expect(s.slots[slot] < SECOND_CUBE, f"SubCube: slot {slot} holds two cubes already [GA-7.9]")
        missing = 2 if s.slots[slot] == FREE else 1
        has_steps = missing <= self.left <= pit_steps(self.seat, below) - 2 + missing
        has_cubes = cubes_at_hand(s, self.seat) >= missing
        expect(has_steps and has_cubes, f"SubCube: {missing} steps and cubes at hand for the cubes still to come")

    def take(self, s: GlueckAuf, action: i64) -> None:
        source = FROM_CAGE if action < SUB_STORE else FROM_STORE
        color = action - SUB_CAGE if source == FROM_CAGE else action - SUB_STORE
        if source == FROM_CAGE:
            s.cage[COLORS * self.seat + color] -= 1
        else:
            s.store[COLORS * self.seat + color] -= 1
        s.tell(SUBSTITUTED, self.seat, color, source, SLOT_ORDER[self.slot], SLOT_COLOR[self.slot])
        if s.slots[self.slot] == FREE:
            s.slots[self.slot] = color + 1
            s.push(SubCube(self.seat, self.left - 1, self.slot))
        else:
            s.slots[self.slot] += SECOND_CUBE * (color + 1)
            work(s, self.seat, self.left - 1)

    def ints(self) -> list[int]:
        return [self.seat, self.left, self.slot]

    def context(self, s: GlueckAuf) -> dict[str, int | str]:
        return {
            "count": 1 if s.slots[self.slot] == FREE else 2,
            "order": ORDER_IDS[SLOT_ORDER[self.slot]],
            "color": COLOR_IDS[SLOT_COLOR[self.slot]],
        }
