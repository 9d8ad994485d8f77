"""The value of a position of Schichtwechsel for a seat, for the bots that plan: all counted in victory points."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from revier.bots.planner import Planner, SearchSettings
from revier.bots.turns import Breadth, Judge
from revier.bots.weights import Values, apply_weights
from revier.games.schichtwechsel.coking import coke_in_plant, is_full
from revier.games.schichtwechsel.miner import work_range
from revier.games.schichtwechsel.names import (
    ACTION_PHASE,
    CARTS,
    EXIT,
    HOUSES,
    NONE,
    PER_COKE,
    PER_LEADING_DISC,
    PER_SPOIL,
    PLOT_2VP,
    PLOT_4VP,
    PLOT_COKE,
    PLOT_MINER_MOVE,
    PLOT_SPOIL,
    PLOT_TOOLS,
    PLOTS,
    ROUNDS,
    STEP_3,
    STEP_4,
    STEP_5,
    STEP_6,
    TRACKS,
    WAGONS,
)
from revier.games.schichtwechsel.scoring import leading_discs, spoil_in_mine, track_vp
from revier.games.schichtwechsel.state import Schichtwechsel
from revier.kernel.state import State


class Weights:
    """What a bot believes, in victory points: guesses; tuning finds better."""

    def __init__(self) -> None:
        self.tool: float = 1.8  # two points in the end, but some are returned on the way
        self.white: float = 1.0  # a cube still to be spent this round
        self.cube: float = 1.6
        self.coin: float = 1.5
        self.level: float = 0.4  # a level of water
        self.track: vec[float] = vec[float]([0.9, 1.2, 1.4])  # a field of road, rail and canal
        self.barrier: float = 2.0  # a barrier that the next step would cross counts half of it
        self.miner: float = 0.5  # a space of the shift
        self.speed: float = 1.2  # a house in the work speed area, for each round to come
        self.field: vec[float] = vec[float]([0.9, 1.5, 1.1, 1.2, 1.0])  # an unlocked bonus field, a round
        self.frame: float = 1.5  # a headframe off the own card, at the start
        self.spoil: float = 0.4  # on the heap
        self.coal: float = 0.35  # on a cart
        self.full_cart: float = 0.25  # more, for each cube of a cart that can be hauled
        self.cart_spoil: float = 0.05
        self.room: float = 0.9  # a free space on a cart, while there are fewer than the next round brings
        self.wagon: float = 0.45  # how surely the coal of a full wagon is sold as coke
        self.half_wagon: float = 0.2
        self.plant: float = 0.75  # how surely a coke in the plant is sold
        self.blocked: float = 1.3  # a covered white cube, a round
        self.marker: float = 0.8  # to be start player, a round


class SchichtwechselPlanner(Planner):
    def __init__(self, values: Values) -> None:
        settings = SearchSettings(ahead=1, within=20.0, prior_visits=4.0, prior_weight=0.0, rival=0.3, expand_after=4)
        super().__init__(full=Breadth(60, 1), quick=Breadth(24, 1), depth=24, settings=settings)
        self.weights = Weights()
        apply_weights(self.weights, values)

    def judge(self, position: State, seat: i64) -> Judge:
        return SchichtwechselJudge(seat, self.weights)

    def terms(self, position: State, seat: i64) -> vec[float]:
        assert isinstance(position, Schichtwechsel)
        judge = SchichtwechselJudge(seat, self.weights)
        return vec[float](judge.parts(position))


class SchichtwechselJudge(Judge):
    def __init__(self, seat: i64, weights: Weights) -> None:
        self.seat: i64 = seat
        self.w = weights

    def value(self, s: State) -> float:
        assert isinstance(s, Schichtwechsel)
        seat = self.seat
        total = float(s.vp[seat])
        if len(s.agenda) == 0:
            return total
        left = float(ROUNDS - s.round)
        total += self.tokens(s, seat, left) + self.mine(s, seat, left) + self.coke(s, seat, left)
        total += self.board(s, seat, left) + self.houses(s, seat, left) + self.round_cards(s, seat, left)
        return total

    def parts(self, s: Schichtwechsel) -> list[float]:
        """The value, and what is added up before the end."""
        seat = self.seat
        left = float(ROUNDS - s.round)
        return [
            self.value(s),
            *[self.tokens(s, seat, left), self.mine(s, seat, left), self.coke(s, seat, left)],
            *[self.board(s, seat, left), self.houses(s, seat, left), self.round_cards(s, seat, left)],
        ]

    def tokens(self, s: Schichtwechsel, seat: i64, left: float) -> float:
        w = self.w
        total = 0.0
        acts = s.passed[seat] == 0
        if acts:
            total += w.white * float(s.white[seat]) + w.cube * float(s.cube[seat])
        if acts or left > 0.0:
            total += w.coin * float(s.coins[seat])
        tool = w.tool if left > 0.0 else 2.0
        total -= tool * float(s.tools[seat])
        if s.plot_houses[PLOTS * seat + PLOT_TOOLS] > 0:
            total += tool * float(min(s.components.plot_tools, s.tools[seat]))
        if s.marker == seat:
            total += float(s.components.marker_vp) * (0.4 if left > 0.0 else 1.0) + w.marker * min(left, 1.0)
        return total

    def mine(self, s: Schichtwechsel, seat: i64, left: float) -> float:
        """Carts, heap and water: worth something only while there is time to use them."""
        w = self.w
        share = min(1.0, 0.35 * (left + (1.0 if s.phase <= ACTION_PHASE else 0.0)))
        total = 0.0
        room: i64 = 0
        for cart in range(CARTS):
            i = CARTS * seat + cart
            coal = s.cart_coal[i]
            spoil = s.cart_spoil[i]
            size = s.components.cart_size[cart]
            room += size - coal - spoil
            total += share * (w.coal * float(coal) + w.cart_spoil * float(spoil))
            if coal + spoil == size:
                total += share * w.full_cart * float(size)
        if left > 0.0:
            total -= w.room * float(max(0, 4 - room))
            total -= w.level * float(s.water[seat])
        total += w.spoil * share * float(s.heap[seat])
        return total

    def coke(self, s: Schichtwechsel, seat: i64, left: float) -> float:
        """What will have been sold in the end, column by column, and what stays unsold [SW-4.8, SW-15.13]."""
        w = self.w
        c = s.components
        houses = float(s.plot_houses[PLOTS * seat + PLOT_COKE])
        sales = left + (1.0 if s.phase < STEP_5 else 0.0)
        loaded = float(s.coke_wagons[seat])
        plant = float(coke_in_plant(s, seat))
        wagons = 0.0
        halves = 0.0
        full: i64 = 0
        for wagon in range(WAGONS):
            if is_full(s, seat, wagon):
                full += 1
            elif s.wagon_coal[WAGONS * seat + wagon] > 0:
                halves += 1.0
        wagons = float(full)
        hope = 1.0 if left > 0.0 else 0.0
        sure = loaded + plant * (w.plant * min(1.0, 0.6 * left + 0.2) if houses == 0.0 else 0.9)
        sure += hope * (w.wagon * wagons + w.half_wagon * halves) * min(1.0, 0.5 * left)
        sold = min(min(sure, 2.0 * (sales + houses)), 2.0 * float(len(c.sold_vp)) - float(s.sold[seat]))
        total = column_vp(s, float(s.sold[seat]) + sold)
        total += 0.5 * sold * (w.coin + w.white) * min(1.0, sales / 2.0) * 0.8
        total += float(c.unsold_vp) * max(0.0, loaded + plant - sold)
        total += float(c.wagon_vp) * wagons * (0.3 if left > 0.0 else 1.0)
        return total

    def board(self, s: Schichtwechsel, seat: i64, left: float) -> float:
        """Tracks, the shift and headframes."""
        w = self.w
        c = s.components
        total = 0.0
        for track in range(TRACKS):
            field = s.disc[TRACKS * seat + track]
            if field == c.track_length[track]:
                total += float(track_vp(s, seat, track))
            else:
                total += w.track[track] * float(field) * (0.35 + 0.65 * left / 4.0)
                total += self.next_barrier(s, seat, track) * (1.0 if left > 0.0 else 0.5)
                if left <= 1.0:
                    total += float(track_vp(s, seat, track)) * (1.0 - 0.5 * left)
        space = s.miner[seat]
        if space == EXIT:
            total += float(c.exit_first_vp if s.first_at_exit == seat else c.exit_later_vp)
        elif left > 0.0 or s.phase <= ACTION_PHASE:
            total += w.miner * float(space) * min(1.0, 0.4 + 0.3 * left)
        gone = float(c.frames_at_start - s.frames_on_card[seat])
        total += w.frame * gone * min(1.0, 0.3 * left)
        return total

    def next_barrier(self, s: Schichtwechsel, seat: i64, track: i64) -> float:
        """What the next barrier promises, the more the nearer it is."""
        barriers = s.components.barrier[track]
        steps = 1.0
        for field in range(s.disc[TRACKS * seat + track], len(barriers)):
            if barriers[field] > 0:
                return self.w.barrier / (1.0 + steps)
            steps += 1.0
        return 0.0

    def houses(self, s: Schichtwechsel, seat: i64, left: float) -> float:
        """Plots by what they score, and the bonus fields that are free."""
        w = self.w
        c = s.components
        first = PLOTS * seat
        total = float(c.plot_4vp * s.plot_houses[first + PLOT_4VP] + c.plot_2vp * s.plot_houses[first + PLOT_2VP])
        if s.plot_houses[first + PLOT_SPOIL] > 0:
            total += float(c.spoil_base_vp) + float(c.spoil_vp * s.heap[seat]) * (1.0 if left == 0.0 else 0.7)
        if s.plot_houses[first + PLOT_MINER_MOVE] > 0:
            total += 3.5 if s.miner[seat] == EXIT else 2.0
        total += w.speed * float(work_range(s, seat) - 1) * min(2.5, left) * (0.2 if s.miner[seat] == EXIT else 1.0)
        rounds = left + (1.0 if s.phase < STEP_6 else 0.0)
        for house in range(HOUSES):
            if s.house[HOUSES * seat + house] == 0:
                total += w.field[house] * rounds
        return total

    def round_cards(self, s: Schichtwechsel, seat: i64, left: float) -> float:
        """The face-up card, as it would score now; those to come by their chance; and white cubes that are covered."""
        w = self.w
        c = s.components
        total = 0.0
        unseen = float(len(s.round_cards) - s.round)
        for i in range(len(s.round_cards)):
            card = s.round_cards[i]
            if i == s.round - 1:
                if s.phase <= ACTION_PHASE:
                    total += self.card_vp(s, seat, card)
            elif i >= s.round and left > 0.0:
                total += 0.6 * self.card_vp(s, seat, card) * left / unseen
        if left > 0.0 or s.phase < STEP_4:
            rounds = min(1.0, left + (1.0 if s.phase < STEP_4 else 0.0))
            if s.own_field[seat] > 0:
                total -= w.blocked * rounds
            for wagon in range(WAGONS):
                if c.wagon_cube[wagon] and s.wagon_coal[WAGONS * seat + wagon] > 0:
                    total -= w.blocked * rounds
            if s.water[seat] == c.water_cube - (1 if s.phase < STEP_3 or s.phase > STEP_4 else 0):
                total -= w.blocked * rounds
        return total

    def card_vp(self, s: Schichtwechsel, seat: i64, card: i64) -> float:
        """What a round card would score, broken units counted in part."""
        c = s.components
        kind = c.round_scoring[card]
        units: i64 = 0
        if kind == PER_LEADING_DISC:
            units = leading_discs(s, seat)
        elif kind == PER_SPOIL:
            units = spoil_in_mine(s, seat)
        elif kind == PER_COKE:
            units = coke_in_plant(s, seat) + s.coke_wagons[seat] + s.sold[seat]
        elif c.round_track[card] != NONE:
            units = s.disc[TRACKS * seat + c.round_track[card]]
        whole = units // c.round_units[card]
        rest = units % c.round_units[card]
        return float(c.round_vp[card]) * (float(whole) + 0.4 * float(rest) / float(c.round_units[card]))


def column_vp(s: Schichtwechsel, coke: float) -> float:
    """Points for so much sold coke; half a pair counts half of its column."""
    pair = float(s.components.pair)
    total = 0.0
    for vp in s.components.sold_vp:
        share = max(0.0, min(1.0, coke / pair))
        total += share * float(vp)
        coke -= pair
    return total
