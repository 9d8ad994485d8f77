"""What a holding of Glück Auf is worth: points so far, and what may still become of it.

Everything is counted in victory points. Workers are the currency of the game: what is still to be done for
an order is counted in workers, and a worker has a price in points. So progress is worth the workers it saves,
and a space that needs a crew of three must be worth three workers.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from revier.bots.glueck_auf.holding import SLOTS_OF, Holding, holding
from revier.games.glueck_auf.components import (
    COLORS,
    DELIVERY,
    ELEMENTS,
    FIRST_PLACE,
    OPEN_FROM,
    ORDER_POINTS,
    ORDER_TRANSPORT,
    SECOND_PLACE,
    SETUP,
    SHIFTS,
    SPACES,
    SURFACE,
    TRANSPORTS,
)
from revier.games.glueck_auf.state import GlueckAuf

PRICE: Final = vec[float]([1.0, 2.0, 3.0, 4.0])  # Marks a cart of each colour [GA-2.2]
POINTS_PER_SLOT: Final = vec[float]([1.5, 2.4, 3.3, 4.3])  # on the orders, roughly [GA-2.1]


class Weights:
    """What a bot believes, in victory points where nothing else is said: round guesses; tuning finds better."""

    def __init__(self) -> None:
        # the price of a worker
        self.worker: float = 1.0  # early in the game
        self.fade: float = 4.0  # with so many left in the whole game it is down to three quarters
        self.crowd: float = 0.5  # how much dearer a turn is where every space has a worker
        # what is still to be done for an order, in workers
        self.step: float = 0.25  # a step of pit work
        self.way: float = 1.0  # steps to bring a cube up, besides going down for it
        self.tile: float = 1.0  # getting a cube that is not there yet
        self.tile_mark: float = 0.2  # and each Mark of its price
        self.delivery: float = 1.0  # delivering
        self.blocked: float = 0.5  # and each worker standing on the delivery space now
        self.shared: float = 0.5  # the share of it when another order goes the same way
        # how likely a plan succeeds
        self.sure: float = 1.0  # if it needs next to no workers
        self.haste: float = 1.0  # how much less if it needs all that are left
        self.horizon: float = 10.0  # with fewer workers left in the game, the future begins to lose its worth
        # what things may be good for
        self.slot: float = 1.0  # majorities that a slot on an order may win, to choose among orders
        self.spare: float = 0.5  # a cube no order needs, as a share of what a slot of its colour brings
        self.haul: float = 0.8  # how likely such a cube leaves its cart before the end
        self.mark: float = 0.5  # a Mark that still buys something, beyond its fifth of a point
        self.reserve: float = 0.5  # how many such Marks one can use for each worker left
        self.excess: float = 1.0  # the cost of a tile of imbalance while it can be balanced; 2 at the end
        # the shift clock
        self.majority: float = 1.0  # an expected point
        self.surprise: float = 0.1  # how far counts may still drift, in slots for each worker left


class Outlook:
    """What a seat reckons with during one turn: the time left, and the rivals' counts at each scoring."""

    def __init__(self, s: GlueckAuf, seat: i64, weights: Weights) -> None:
        self.weights = weights
        self.seat: i64 = seat
        self.players: i64 = s.players
        self.shift: i64 = max(s.shift, 1)  # the draft belongs to the first shift
        self.crew: i64 = SETUP[s.players]["workers"]  # workers a shift
        left = float(s.workers[seat] + self.crew * (SHIFTS - self.shift))
        fade = weights.fade
        self.price: float = weights.worker * left * (left + 2.0 * fade) / ((left + fade) * (left + fade))
        self.price_now: float = self.price / (1.0 + weights.crowd * crowding(s))
        self.horizon: float = min(1.0, left / weights.horizon)
        self.excess: float = 2.0 - self.horizon * (2.0 - weights.excess)
        self.delivery: vec[float] = vec[float](
            [weights.delivery + weights.blocked * float(s.crew[DELIVERY + i]) for i in range(TRANSPORTS)]
        )
        most: i64 = 0
        for workers in s.workers:
            most = max(most, workers)
        self.drift: vec[float] = vec[float]([0.0] * SHIFTS)
        for round in range(self.shift - 1, SHIFTS):
            self.drift[round] = 0.15 + weights.surprise * float(most + self.crew * (round + 1 - self.shift))
        # the highest and second highest count of the others, by ELEMENTS * round + element
        self.best: vec[float] = vec[float]([0.0] * (SHIFTS * ELEMENTS))
        self.next: vec[float] = vec[float]([0.0] * (SHIFTS * ELEMENTS))
        for other in range(s.players):
            if other != seat:
                self.reckon_with(holding(s, other))

    def reckon_with(self, rival: Holding) -> None:
        counts = Forecast(rival, self).counts
        for i in range(SHIFTS * ELEMENTS):
            if counts[i] > self.best[i]:
                self.next[i] = self.best[i]
                self.best[i] = counts[i]
            elif counts[i] > self.next[i]:
                self.next[i] = counts[i]

    def value(self, h: Holding) -> float:
        """What this holding promises the seat in the end."""
        return self.value_of(h, Forecast(h, self))

    def value_of(self, h: Holding, forecast: Forecast) -> float:
        w = self.weights
        total = float(h.points) + forecast.worth + self.price_now * float(h.workers)
        total += w.majority * self.majorities(forecast.counts)
        total -= self.excess * float(h.excess if h.excess > 0 else -h.excess)
        total += 0.2 * float(h.marks)  # 5 Marks are a point anyway [GA-14.1]
        return total + w.mark * self.horizon * self.useful_marks(h, forecast)

    def workers_left(self, h: Holding) -> float:
        """In the whole game."""
        return float(h.workers + self.crew * (SHIFTS - self.shift))

    def useful_marks(self, h: Holding, forecast: Forecast) -> float:
        """Those that will buy something."""
        return min(float(h.marks), forecast.marks_needed + self.weights.reserve * self.workers_left(h))

    def chance_of(self, effort: float, workers: i64, round: i64) -> float:
        """How likely what needs this effort is done before a round's scoring."""
        left = float(workers + self.crew * (round + 1 - self.shift))
        return 0.0 if left == 0.0 else max(0.0, min(0.97, self.weights.sure - self.weights.haste * effort / left))

    def majorities(self, counts: vec[float]) -> float:
        """Expected points of the shift clock, this shift and later ones [GA-12]."""
        total = 0.0
        for round in range(self.shift - 1, SHIFTS):
            for element in range(4 * round + 4):
                i = ELEMENTS * round + element
                mine = counts[i]
                if mine > 0.0:
                    first = chance((mine - self.best[i] + 0.5) / self.drift[round])
                    points = float(FIRST_PLACE[element]) * first
                    if self.players > 2:
                        second = chance((mine - self.next[i] + 0.5) / self.drift[round])
                        points += float(SECOND_PLACE[element]) * (1.0 - first) * second
                    total += min(mine, 1.0) * points
        return total


def crowding(s: GlueckAuf) -> float:
    """Workers on an open space, on average: a turn costs that many more."""
    workers: i64 = 0
    spaces: i64 = 0
    for space in range(SPACES):
        if OPEN_FROM[space] <= s.players:
            workers += s.crew[space]
            spaces += 1
    return float(workers) / float(spaces)


def chance(lead: float) -> float:
    """How likely a lead holds: one half when even, towards 0 and 1 when far behind and ahead."""
    return 0.5 + 0.5 * lead / (1.0 + abs(lead))


class Forecast:
    """Which orders a seat will fill and deliver, one after the other, the most rewarding first."""

    def __init__(self, h: Holding, look: Outlook) -> None:
        self.h = h
        self.look = look
        self.worth: float = 0.0
        self.marks_needed: float = 0.0
        self.effort: float = 0.0  # workers needed for the orders planned so far
        self.counts: vec[float] = vec[float]([0.0] * (SHIFTS * ELEMENTS))
        # cubes not planned for an order yet, by colour
        self.at_hand: vec[i64] = h.store[:]  # a step from a slot
        self.in_shaft: vec[i64] = vec[i64]([0] * COLORS)  # in the cage, but not at the surface
        self.on_carts: vec[i64] = vec[i64]([0] * COLORS)
        self.visited: vec[bool] = vec[bool]([False] * COLORS)  # levels a trip goes to anyway
        self.going: vec[bool] = vec[bool]([False] * TRANSPORTS)  # transports that deliver anyway
        for color in range(COLORS):
            if h.level == SURFACE:
                self.at_hand[color] += h.cage[color]
            else:
                self.in_shaft[color] = h.cage[color]
            for level in range(COLORS):
                self.on_carts[color] += h.carts[COLORS * level + color]
        if h.level != SURFACE:
            self.visited[h.level - 1] = True
        self.plan_orders()
        self.count_delivered()
        self.count_carts()
        self.value_spare_cubes()

    def plan_orders(self) -> None:
        h = self.h
        open = vec[bool]([True] * len(h.orders))
        for n in range(len(h.orders)):
            best: i64 = -1
            best_gain = 0.0
            for i in range(len(h.orders)):
                if open[i]:
                    effort = self.effort_for(i)
                    gain = (self.reward(i) - self.look.price * effort) / (effort + 1.0)
                    if gain > best_gain:
                        best_gain = gain
                        best = i
            if best < 0:
                break
            open[best] = False
            self.plan_order(best)
        self.worth -= float(len(h.orders))  # outstanding at the end [GA-14.3]; what is planned gets it back

    def reward(self, i: i64) -> float:
        """The points of an order, the loss it no longer threatens, and a hope for majorities."""
        order = self.h.orders[i]
        n = COLORS * order
        slots = SLOTS_OF[n] + SLOTS_OF[n + 1] + SLOTS_OF[n + 2] + SLOTS_OF[n + 3]
        return float(ORDER_POINTS[order]) + 1.0 + self.look.weights.slot * float(slots)

    def effort_for(self, i: i64) -> float:
        """Workers it takes to fill and deliver an order."""
        w = self.look.weights
        steps = 0.0
        transport = ORDER_TRANSPORT[self.h.orders[i]]
        effort = self.look.delivery[transport]
        if self.going[transport]:
            effort *= w.shared
        for color in range(COLORS):
            n = self.h.need[COLORS * i + color]
            if n > 0:
                steps += float(n)  # each needs a step onto its slot
                n -= min(n, self.at_hand[color])
                n -= min(n, self.in_shaft[color])
                if n > 0:
                    steps += w.way * float(n)  # loading it, and its share of the way up
                    if not self.visited[color]:
                        steps += 1.0
                    missing = n - min(n, self.on_carts[color])
                    effort += float(missing) * (w.tile + w.tile_mark * PRICE[color])
        return effort + w.step * steps

    def plan_order(self, i: i64) -> None:
        """Take the cubes it needs, and reckon how likely it is delivered before each scoring."""
        h = self.h
        look = self.look
        order = h.orders[i]
        effort = self.effort_for(i)
        self.effort += effort
        self.going[ORDER_TRANSPORT[order]] = True
        for color in range(COLORS):
            n = h.need[COLORS * i + color]
            n -= take(self.at_hand, color, n)
            n -= take(self.in_shaft, color, n)
            if n > 0:
                self.visited[color] = True
                n -= take(self.on_carts, color, n)
                self.marks_needed += PRICE[color] * float(n)
        sure = 0.0
        for round in range(look.shift - 1, SHIFTS):
            sure = look.chance_of(self.effort, h.workers, round)
            for color in range(COLORS):
                slots = sure * float(SLOTS_OF[COLORS * order + color])
                self.counts[ELEMENTS * round + color] += slots
                self.counts[ELEMENTS * round + COLORS + ORDER_TRANSPORT[order]] += slots
        self.worth += sure * (float(ORDER_POINTS[order]) + 1.0 - look.price * effort)

    def count_delivered(self) -> None:
        for round in range(self.look.shift - 1, SHIFTS):
            for element in range(COLORS + TRANSPORTS):
                self.counts[ELEMENTS * round + element] += float(self.h.delivered[element])

    def count_carts(self) -> None:
        """Carts that will be empty in the end: those already empty, and those whose cube is wanted or may be."""
        h = self.h
        haul = self.look.weights.haul * self.look.horizon
        for color in range(COLORS):
            n = COLORS * color
            cubes = h.carts[n] + h.carts[n + 1] + h.carts[n + 2] + h.carts[n + 3]
            spare = min(cubes, self.on_carts[color])
            emptied = 0.9 * self.look.horizon * float(cubes - spare) + haul * float(spare)
            self.counts[ELEMENTS * (SHIFTS - 1) + COLORS + TRANSPORTS + color] = float(h.empty[color]) + emptied

    def value_spare_cubes(self) -> None:
        """Cubes no order needs yet: the more of a colour, the less each is worth; brought up they save steps."""
        w = self.look.weights
        for color in range(COLORS):
            up = float(self.at_hand[color] + self.in_shaft[color])
            all = up + float(self.on_carts[color])
            self.worth += w.spare * self.look.horizon * POINTS_PER_SLOT[color] * all / (1.0 + 0.4 * all)
            self.worth += 0.3 * all + self.look.horizon * self.look.price * w.step * up  # 3 cubes are a point [GA-14.2]


def take(pool: vec[i64], color: i64, wanted: i64) -> i64:
    taken = min(pool[color], wanted)
    pool[color] -= taken
    return taken
