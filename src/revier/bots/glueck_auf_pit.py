"""The pit as a puzzle for one: the ways to use the steps, each leading to a different mine [GA-7]."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from revier.bots.glueck_auf_holding import TARGET_OF, Holding
from revier.bots.glueck_auf_value import Outlook
from revier.games.glueck_auf.actions import (
    CAGE_TO,
    FILL_CAGE,
    FILL_STORE,
    LOAD,
    STASH,
    SUB_BEGIN,
    SUB_CAGE,
    SUB_STORE,
)
from revier.games.glueck_auf.components import CAGE_CAPACITY, COLORS, LEVELS, ORDERS, SURFACE
from revier.kernel.rng import Rng

# Every countable thing has a random number; the sum over all of them tells mines apart.
CAGE_KEY: Final = LEVELS
STORE_KEY: Final = CAGE_KEY + COLORS
SLOT_KEY: Final = STORE_KEY + COLORS  # and COLORS of them an order


def random_keys() -> list[int]:
    rng = Rng(1)
    return [rng.next() >> 7 for i in range(SLOT_KEY + COLORS * ORDERS)]


KEYS: Final = vec[i64](random_keys())


class Work:
    """A mine after some steps, and how it came about."""

    def __init__(self, h: Holding, path: vec[i64], steps: i64, key: i64, moved: bool) -> None:
        self.h = h
        self.path: vec[i64] = path
        self.steps: i64 = steps
        self.key: i64 = key
        self.moved: bool = moved  # the last step moved the cage; a second move would only waste one
        self.value: float = 0.0


class PitSearch:
    """Tries all sequences of up to `limit` steps that differ in their result, keeping the best after each step."""

    def __init__(self, h: Holding, look: Outlook, limit: i64) -> None:
        self.look = look
        self.limit: i64 = limit
        self.layers: list[list[Work]] = [[] for i in range(limit + 1)]
        self.seen: dict[int, int] = {}  # key -> steps used
        self.tried: i64 = 0
        self.add(Work(h, vec[i64](), 0, 0, False))
        for steps in range(limit):
            layer = self.layers[steps]
            if len(layer) > look.weights.width:
                layer.sort(key=by_value)
                layer = layer[: look.weights.width]
            for work in layer:
                self.extend(work)

    def best(self, limit: i64) -> Work:
        """The best mine within so many steps."""
        best = self.layers[0][0]
        for steps in range(limit + 1):
            for work in self.layers[steps]:
                if work.value > best.value:
                    best = work
        return best

    def add(self, work: Work) -> None:
        if self.seen.get(work.key, 99) <= work.steps:
            return
        self.seen[work.key] = work.steps
        work.value = self.look.value(work.h)
        self.tried += 1
        self.layers[work.steps].append(work)

    def extend(self, work: Work) -> None:
        """All that is worth trying as the next step."""
        h = work.h
        if not work.moved:
            for level in range(LEVELS):
                if level != h.level and (level == SURFACE or cubes_on_level(h, level) > 0):
                    self.move(work, level)
        if h.level != SURFACE:
            if h.cage[0] + h.cage[1] + h.cage[2] + h.cage[3] < CAGE_CAPACITY:
                for color in range(COLORS):
                    if h.carts[COLORS * (h.level - 1) + color] > 0:
                        self.load(work, color)
        else:
            for color in range(COLORS):
                if h.cage[color] > 0:
                    self.unload(work, color)
        for color in range(COLORS):
            if h.store[color] > 0:
                self.fill_from_store(work, color)
        if work.steps + 2 <= self.limit:
            self.substitute(work)

    def move(self, work: Work, level: i64) -> None:
        h = work.h.clone()
        key = work.key + KEYS[level] - KEYS[h.level]
        h.level = level
        self.add(Work(h, append(work.path[:], CAGE_TO + level), work.steps + 1, key, True))

    def load(self, work: Work, color: i64) -> None:
        h = work.h.clone()
        h.carts[COLORS * (h.level - 1) + color] -= 1
        h.empty[h.level - 1] += 1
        h.cage[color] += 1
        key = work.key + KEYS[CAGE_KEY + color]  # what is in the cage came off a cart
        self.add(Work(h, append(work.path[:], LOAD + color), work.steps + 1, key, False))

    def unload(self, work: Work, color: i64) -> None:
        """From the cage onto each order that wants it, or into the store if none does."""
        wanted = False
        for i in range(len(work.h.orders)):
            if work.h.need[COLORS * i + color] > 0:
                wanted = True
                h = work.h.clone()
                h.cage[color] -= 1
                self.fill(work, h, i, color, FILL_CAGE, KEYS[CAGE_KEY + color])
        if not wanted:
            h = work.h.clone()
            h.cage[color] -= 1
            h.store[color] += 1
            key = work.key + KEYS[STORE_KEY + color] - KEYS[CAGE_KEY + color]
            self.add(Work(h, append(work.path[:], STASH + color), work.steps + 1, key, False))

    def fill_from_store(self, work: Work, color: i64) -> None:
        for i in range(len(work.h.orders)):
            if work.h.need[COLORS * i + color] > 0:
                h = work.h.clone()
                h.store[color] -= 1
                self.fill(work, h, i, color, FILL_STORE, KEYS[STORE_KEY + color])

    def fill(self, work: Work, h: Holding, i: i64, color: i64, verb: i64, source: i64) -> None:
        order = h.orders[i]
        h.need[COLORS * i + color] -= 1
        key = work.key + KEYS[SLOT_KEY + COLORS * order + color] - source
        path = append(work.path[:], verb + TARGET_OF[COLORS * order + color])
        self.add(Work(h, path, work.steps + 1, key, False))

    def substitute(self, work: Work) -> None:
        """The two cubes that are missed least, onto each slot whose colour is not at hand [GA-7.8]."""
        h = work.h
        first = least_missed(h)
        if first < 0:
            return
        rest = h.clone()
        rest.give_away(first)
        second = least_missed(rest)
        if second < 0:
            return
        rest.give_away(second)
        key = work.key - cube_key(first) - cube_key(second)
        for i in range(len(h.orders)):
            for color in range(COLORS):
                if h.need[COLORS * i + color] > 0 and not is_at_hand(h, color):
                    after = rest.clone()
                    after.need[COLORS * i + color] -= 1
                    target = COLORS * h.orders[i] + color
                    path = append(work.path[:], SUB_BEGIN + TARGET_OF[target])
                    path = append(append(path, first), second)
                    self.add(Work(after, path, work.steps + 2, key + KEYS[SLOT_KEY + target], False))


def by_value(work: Work) -> float:
    return -work.value


def cubes_on_level(h: Holding, level: i64) -> i64:
    n = COLORS * (level - 1)
    return h.carts[n] + h.carts[n + 1] + h.carts[n + 2] + h.carts[n + 3]


def is_at_hand(h: Holding, color: i64) -> bool:
    return h.store[color] > 0 or (h.level == SURFACE and h.cage[color] > 0)


def least_missed(h: Holding) -> i64:
    """The action that takes the cube one can best do without, or -1: unwanted ones first, then cheap ones."""
    best: i64 = -1
    least: i64 = 99
    for color in range(COLORS):
        missed = color
        for i in range(len(h.orders)):
            if h.need[COLORS * i + color] > 0:
                missed += COLORS
        if missed < least and is_at_hand(h, color):
            least = missed
            best = SUB_CAGE + color if h.level == SURFACE and h.cage[color] > 0 else SUB_STORE + color
    return best


def cube_key(action: i64) -> i64:
    """The key of the cube a substitution takes."""
    return KEYS[CAGE_KEY + action - SUB_CAGE] if action < SUB_STORE else KEYS[STORE_KEY + action - SUB_STORE]
