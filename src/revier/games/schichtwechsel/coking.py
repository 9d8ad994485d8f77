"""The central coking plant and the coke wagons: converting, loading, selling [SW-5.13 to SW-5.15, SW-10.17]."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from revier.games.schichtwechsel.actions import COKING_FIELD, CONVERT, LOAD, STOP_CONVERTING, STOP_LOADING
from revier.games.schichtwechsel.effects import UpToEffect, most_of, push_effects, up_to
from revier.games.schichtwechsel.events import COKE_LOADED, COKE_MADE, COKE_RECEIVED, COKE_SOLD, WAGON_CONVERTED
from revier.games.schichtwechsel.names import FROM_PLANT, GREYS, OWN_FIELD, WAGONS
from revier.games.schichtwechsel.obstacles import (
    FIELD_COVERED,
    FIELD_TAKEN,
    FULL,
    NO_FIELDS_LEFT,
    NO_OBSTACLE,
    NOT_FULL,
    OWN_FIELD_FIRST,
    reason,
)
from revier.games.schichtwechsel.pieces import PieceEffect, fits_offered, lose_pieces, pieces_under_way
from revier.games.schichtwechsel.state import COVERED, FREE, Schichtwechsel
from revier.kernel.step import Decision, Reason, Step, expect

COKE: Final = 2  # among the pieces that can be lost

# -- coke enters the plant -------------------------------------------------------------------------


def coke_in_plant(s: Schichtwechsel, seat: i64) -> i64:
    count = s.own_field[seat]
    for grey in range(GREYS):
        if s.grey[grey] == seat:
            count += 1
    return count


def coking_fields(s: Schichtwechsel, seat: i64) -> vec[i64]:
    """Where the next coke may go."""
    fields = vec[i64](capacity=GREYS + 1)
    count = coke_in_plant(s, seat)
    for field in range(GREYS + 1):
        if field_obstacle(s, seat, field, count) == NO_OBSTACLE:
            fields = append(fields, field)
    return fields


def field_obstacle(s: Schichtwechsel, seat: i64, field: i64, count: i64) -> i64:
    """From the third coke on the own field first; at most four in all; `count` are there [SW-5.14]."""
    if count >= s.components.plant_most:
        return NO_FIELDS_LEFT
    if field == OWN_FIELD:
        return NO_OBSTACLE if s.own_field[seat] < s.components.own_field_size else FULL
    if s.grey[field - 1] == COVERED:
        return FIELD_COVERED
    if s.grey[field - 1] != FREE:
        return FIELD_TAKEN
    is_own_due = s.own_field[seat] < s.components.own_field_size and count + 1 >= s.components.own_field_from
    return OWN_FIELD_FIRST if is_own_due else NO_OBSTACLE


def can_make_coke(s: Schichtwechsel, seat: i64) -> bool:
    """A coke in the reserve and a legal field for it [SW-5.14, R2]."""
    count = coke_in_plant(s, seat)
    return s.reserve[seat] > 0 and any(
        field_obstacle(s, seat, field, count) == NO_OBSTACLE for field in range(GREYS + 1)
    )


class CokeInPlantEffect(PieceEffect):
    """A coke on a coking field; some give it only to who has `least` coke there already [SW-7.1]."""

    def __init__(self, n: i64, least: i64, optional: bool) -> None:
        super().__init__("coke_in_plant", n, optional)
        self.least: i64 = least

    def possible(self, s: Schichtwechsel, seat: i64) -> bool:
        return can_make_coke(s, seat) and self.is_given(s, seat)

    def is_given(self, s: Schichtwechsel, seat: i64) -> bool:
        return coke_in_plant(s, seat) >= self.least

    def placing(self, seat: i64, owed: i64) -> Step[Schichtwechsel]:
        return MakeCoke(seat, self.n, owed)


class MakeCoke(Step[Schichtwechsel]):
    """Coke from the reserve on coking fields, one after the other."""

    def __init__(self, player: i64, count: i64, owed: i64) -> None:
        super().__init__()
        self.player: i64 = player
        self.count: i64 = count
        self.owed: i64 = owed

    def run(self, s: Schichtwechsel) -> None:
        if self.count == 0:
            return
        if can_make_coke(s, self.player):
            s.push(MakeCoke(self.player, self.count - 1, self.owed))
            s.push(CokingField(self.player))
        else:
            lose_pieces(s, self.player, COKE, self.count, self.owed)

    def fits(self, s: Schichtwechsel, below: Step[Any] | None) -> None:
        """One is being placed and these follow, or all wait for the answer whether they are taken."""
        if not isinstance(s.agenda[-1], CokingField):
            fits_offered(s, self, self.player, below)
            return
        given = pieces_under_way(s, self, self.player, below, self.owed)
        most = max([effect.n for effect in given if isinstance(effect, CokeInPlantEffect)], default=0)
        owed = "owed (1) only for a selection tile"
        expect(0 <= self.count < most, f"MakeCoke: no effect here brings so much coke; {owed} [SW-5.14, SW-9.7]")

    def ints(self) -> list[int]:
        return [self.player, self.count, self.owed]


class CokingField(Decision[Schichtwechsel]):
    """Which field a coke goes to; a grey one's symbol takes effect at once [SW-5.14, SW-5.15]."""

    def options(self, s: Schichtwechsel) -> vec[i64]:
        return vec[i64]([COKING_FIELD + field for field in coking_fields(s, self.seat)])

    def fits(self, s: Schichtwechsel, below: Step[Any] | None) -> None:
        expect(is_making_coke(self.seat, below), f"CokingField does not lie on {type(below).__name__} [SW-5.14]")
        expect(can_make_coke(s, self.seat), "CokingField: no coke in the reserve, or no field for it [SW-5.14]")

    def take(self, s: Schichtwechsel, action: i64) -> None:
        field = action - COKING_FIELD
        s.reserve[self.seat] -= 1
        s.tell(COKE_MADE, self.seat, field)
        if field == OWN_FIELD:
            s.own_field[self.seat] += 1
        else:
            s.grey[field - 1] = self.seat
            push_effects(s, self.seat, s.components.grey_effects[field - 1], FROM_PLANT)

    def why_not(self, s: Schichtwechsel, action: int) -> Reason | None:
        field: i64 = action - COKING_FIELD
        if not 0 <= field <= GREYS:
            return None
        return reason(field_obstacle(s, self.seat, field, coke_in_plant(s, self.seat)), "SW-5.14")


def is_making_coke(seat: i64, below: object) -> bool:
    if isinstance(below, MakeCoke):
        return below.player == seat
    return isinstance(below, Converting) and below.player == seat


# -- converting ------------------------------------------------------------------------------------


def is_full(s: Schichtwechsel, seat: i64, wagon: i64) -> bool:
    return s.wagon_coal[WAGONS * seat + wagon] == s.components.wagon_size[wagon]


def full_wagons(s: Schichtwechsel, seat: i64) -> i64:
    count: i64 = 0
    for wagon in range(WAGONS):
        if is_full(s, seat, wagon):
            count += 1
    return count


def can_convert(s: Schichtwechsel, seat: i64) -> bool:
    return full_wagons(s, seat) > 0 and can_make_coke(s, seat)


class ConvertEffect(UpToEffect):
    def possible(self, s: Schichtwechsel, seat: i64) -> bool:
        return can_convert(s, seat)

    def carry_out(self, s: Schichtwechsel, seat: i64, source: i64) -> None:
        s.push(Converting(seat, self.n, self.may_stop()))


class Converting(Step[Schichtwechsel]):
    """Up to `left` more wagons; ends by itself when no wagon, field or coke is left [SW-10.17]."""

    def __init__(self, player: i64, left: i64, may_stop: i64) -> None:
        super().__init__()
        self.player: i64 = player
        self.left: i64 = left
        self.may_stop: i64 = may_stop

    def run(self, s: Schichtwechsel) -> None:
        if self.left > 0 and can_convert(s, self.player):
            s.push(Convert(self.player, self.left, self.may_stop))

    def fits(self, s: Schichtwechsel, below: Step[Any] | None) -> None:
        """The coke of a wagon is being placed; some may follow."""
        converts = up_to(s, self, self.player, below, "convert")
        fits = any([convert.is_rest(self.left, self.may_stop) for convert in converts])
        expect(fits, f"Converting: up to {most_of(converts) - 1} more after the first here [SW-10.17]")
        is_emptied = any(s.wagon_coal[WAGONS * self.player + wagon] == 0 for wagon in range(WAGONS))
        expect(is_emptied, "Converting: no wagon was emptied [SW-10.17]")

    def ints(self) -> list[int]:
        return [self.player, self.left, self.may_stop]


class Convert(Decision[Schichtwechsel]):
    """The next full wagon; one coke for it, whatever its size [SW-4.4, SW-10.17]."""

    def __init__(self, seat: i64, left: i64, may_stop: i64) -> None:
        super().__init__(seat)
        self.left: i64 = left
        self.may_stop: i64 = may_stop

    def options(self, s: Schichtwechsel) -> vec[i64]:
        legal = vec[i64](capacity=WAGONS + 1)
        for wagon in range(WAGONS):
            if is_full(s, self.seat, wagon):
                legal = append(legal, CONVERT + wagon)
        if self.may_stop > 0:
            legal = append(legal, STOP_CONVERTING)
        return legal

    def fits(self, s: Schichtwechsel, below: Step[Any] | None) -> None:
        converts = up_to(s, self, self.seat, below, "convert")
        fits = any([convert.asks(self.left, self.may_stop) for convert in converts])
        expect(fits, f"Convert: 1 to {most_of(converts)} more here, may stop (1) or not (0) [SW-10.17]")
        expect(can_convert(s, self.seat), "Convert: nothing to choose from [SW-18.5]")

    def take(self, s: Schichtwechsel, action: i64) -> None:
        if action == STOP_CONVERTING:
            return
        wagon = action - CONVERT
        s.wagon_coal[WAGONS * self.seat + wagon] = 0
        s.tell(WAGON_CONVERTED, self.seat, wagon)
        s.push(Converting(self.seat, self.left - 1, 1))
        s.push(CokingField(self.seat))

    def why_not(self, s: Schichtwechsel, action: int) -> Reason | None:
        wagon: i64 = action - CONVERT
        if not 0 <= wagon < WAGONS or is_full(s, self.seat, wagon):
            return None
        have = s.wagon_coal[WAGONS * self.seat + wagon]
        return reason(NOT_FULL, "SW-10.17", s.components.wagon_size[wagon], have)

    def ints(self) -> list[int]:
        return [self.seat, self.left, self.may_stop]

    def context(self, s: Schichtwechsel) -> dict[str, int | str]:
        return {"count": self.left}


# -- loading ---------------------------------------------------------------------------------------


def coke_wagons_free(s: Schichtwechsel, seat: i64) -> i64:
    return s.components.coke_wagon_room - s.coke_wagons[seat]


def can_load(s: Schichtwechsel, seat: i64) -> bool:
    return coke_in_plant(s, seat) > 0 and coke_wagons_free(s, seat) > 0


class LoadEffect(UpToEffect):
    def possible(self, s: Schichtwechsel, seat: i64) -> bool:
        return can_load(s, seat)

    def carry_out(self, s: Schichtwechsel, seat: i64, source: i64) -> None:
        s.push(Loading(seat, self.n, self.may_stop()))


class Loading(Step[Schichtwechsel]):
    """Up to `left` more coke; ends by itself when none is in the plant or the coke wagons are full [SW-10.18]."""

    def __init__(self, player: i64, left: i64, may_stop: i64) -> None:
        super().__init__()
        self.player: i64 = player
        self.left: i64 = left
        self.may_stop: i64 = may_stop

    def run(self, s: Schichtwechsel) -> None:
        if self.left > 0 and can_load(s, self.player):
            s.push(Load(self.player, self.left, self.may_stop))

    def ints(self) -> list[int]:
        return [self.player, self.left, self.may_stop]


class Load(Decision[Schichtwechsel]):
    """The next coke, from any of one's fields, which is free at once [SW-10.18]."""

    def __init__(self, seat: i64, left: i64, may_stop: i64) -> None:
        super().__init__(seat)
        self.left: i64 = left
        self.may_stop: i64 = may_stop

    def options(self, s: Schichtwechsel) -> vec[i64]:
        legal = vec[i64](capacity=GREYS + 2)
        if s.own_field[self.seat] > 0:
            legal = append(legal, LOAD + OWN_FIELD)
        for grey in range(GREYS):
            if s.grey[grey] == self.seat:
                legal = append(legal, LOAD + grey + 1)
        if self.may_stop > 0:
            legal = append(legal, STOP_LOADING)
        return legal

    def fits(self, s: Schichtwechsel, below: Step[Any] | None) -> None:
        loads = up_to(s, self, self.seat, below, "load")
        fits = any([load.asks(self.left, self.may_stop) for load in loads])
        expect(fits, f"Load: 1 to {most_of(loads)} more here, may stop (1) or not (0) [SW-10.18]")
        expect(can_load(s, self.seat), "Load: nothing to choose from [SW-18.5]")

    def take(self, s: Schichtwechsel, action: i64) -> None:
        if action == STOP_LOADING:
            return
        load_coke(s, self.seat, action - LOAD)
        s.push(Loading(self.seat, self.left - 1, 1))

    def ints(self) -> list[int]:
        return [self.seat, self.left, self.may_stop]

    def context(self, s: Schichtwechsel) -> dict[str, int | str]:
        return {"count": self.left}


def load_coke(s: Schichtwechsel, seat: i64, field: i64) -> None:
    if field == OWN_FIELD:
        s.own_field[seat] -= 1
    else:
        s.grey[field - 1] = FREE
    s.coke_wagons[seat] += 1
    s.tell(COKE_LOADED, seat, field)


class CokeOnWagonEffect(PieceEffect):
    """A coke straight from the reserve on a coke wagon [SW-7.2]."""

    def possible(self, s: Schichtwechsel, seat: i64) -> bool:
        return coke_wagons_free(s, seat) >= self.n and s.reserve[seat] >= self.n

    def has_room(self, s: Schichtwechsel, seat: i64) -> bool:
        return coke_wagons_free(s, seat) > 0 and s.reserve[seat] > 0

    def placing(self, seat: i64, owed: i64) -> Step[Schichtwechsel]:
        return ReceiveCoke(seat, self.n, owed)


class ReceiveCoke(Step[Schichtwechsel]):
    """Coke from the reserve on coke wagons, as much as has room."""

    def __init__(self, player: i64, count: i64, owed: i64) -> None:
        super().__init__()
        self.player: i64 = player
        self.count: i64 = count
        self.owed: i64 = owed

    def run(self, s: Schichtwechsel) -> None:
        placed = min(self.count, min(coke_wagons_free(s, self.player), s.reserve[self.player]))
        for i in range(placed):
            s.reserve[self.player] -= 1
            s.coke_wagons[self.player] += 1
            s.tell(COKE_RECEIVED, self.player)
        lose_pieces(s, self.player, COKE, self.count - placed, self.owed)

    def fits(self, s: Schichtwechsel, below: Step[Any] | None) -> None:
        fits_offered(s, self, self.player, below)

    def ints(self) -> list[int]:
        return [self.player, self.count, self.owed]


# -- selling ---------------------------------------------------------------------------------------


def can_sell(s: Schichtwechsel, seat: i64) -> bool:
    """A pair on the coke wagons, and a free column [SW-10.11]."""
    pair = s.components.pair
    return s.coke_wagons[seat] >= pair and s.sold[seat] + pair <= pair * len(s.components.sold_vp)


def sell_pair(s: Schichtwechsel, seat: i64) -> None:
    """To the next column from the left [SW-4.8]."""
    s.coke_wagons[seat] -= s.components.pair
    s.sold[seat] += s.components.pair
    s.tell(COKE_SOLD, seat, s.sold[seat] // s.components.pair)
