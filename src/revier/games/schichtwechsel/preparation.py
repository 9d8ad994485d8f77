"""The preparation phase, steps I to V [SW-10.1 to SW-10.11]; step VI is in `bonus_fields.py`."""

from __future__ import annotations

from typing import Any

from librt.vecs import append, vec
from mypy_extensions import i64

from revier.games.schichtwechsel.actions import ASSIGN, NO, TAKE_TILE, YES
from revier.games.schichtwechsel.bonus_fields import UseBonusFields, fits_count, in_turn
from revier.games.schichtwechsel.carts import LoadCubes, PlaceCube
from revier.games.schichtwechsel.coking import can_sell, sell_pair
from revier.games.schichtwechsel.effects import Ground, push_effects
from revier.games.schichtwechsel.events import (
    BAG_FILLED,
    STONE_RETURNED,
    TILE_RETURNED,
    TILE_TAKEN,
    TRIPLE_DRAWN,
    TRIPLE_GIVEN,
)
from revier.games.schichtwechsel.names import (
    FROM_SALES,
    FROM_TILES,
    NONE,
    STEP_1,
    STEP_2,
    STEP_3,
    STEP_4,
    STEP_5,
    TILES,
    WAGONS,
)
from revier.games.schichtwechsel.origins import TRIPLE
from revier.games.schichtwechsel.state import FREE, STONE_ASIDE, STONE_IN_BAG, Schichtwechsel
from revier.games.schichtwechsel.stock import raise_water, take_cubes
from revier.kernel.step import NOBODY, Decision, Step, expect


def push_preparation(s: Schichtwechsel) -> None:
    """Each step is finished by all before the next begins [SW-9.2]; pushed last, reached first."""
    s.push(UseBonusFields(0))
    s.push(SellCoke(0))
    s.push(TakeWhiteCubes())
    s.push(WaterRises())
    s.push(TakeTiles(0))
    s.push(MineCoal())


# -- step I: mine coal -----------------------------------------------------------------------------


class MineCoal(Step[Schichtwechsel]):
    """One coal and one spoil for each player into the bag, then as many triples as players [SW-10.1, SW-10.2]."""

    def run(self, s: Schichtwechsel) -> None:
        s.phase = STEP_1
        coal = s.components.refill_coal * s.players
        spoil = s.components.refill_spoil * s.players
        s.bag_coal += coal
        s.bag_spoil += spoil
        s.tell(BAG_FILLED, coal, spoil)
        s.push(ReturnStone())
        s.push(DrawTriple(0))


class DrawTriple(Step[Schichtwechsel], Ground):
    """Three pieces, drawn blindly and shown; one triple after the other [SW-10.2, R3]."""

    def __init__(self, given: i64) -> None:
        super().__init__()
        self.given: i64 = given  # who has a triple: one bit a seat

    def run(self, s: Schichtwechsel) -> None:
        if self.given == (1 << s.players) - 1:
            return
        coal: i64 = 0
        spoil: i64 = 0
        stone: i64 = 0
        for i in range(s.components.draw):
            stones = 1 if s.stone == STONE_IN_BAG else 0
            pieces = s.bag_coal + s.bag_spoil + stones
            if pieces == 0:
                break
            drawn = s.rng.below(pieces)
            if drawn < s.bag_coal:
                s.bag_coal -= 1
                coal += 1
            elif drawn < s.bag_coal + s.bag_spoil:
                s.bag_spoil -= 1
                spoil += 1
            else:
                s.stone = STONE_ASIDE
                stone += 1
        s.reveal()
        s.tell(TRIPLE_DRAWN, coal, spoil, stone)
        s.push(AssignTriple(s.first, self.given, coal, spoil, stone))

    def fits(self, s: Schichtwechsel, below: Step[Any] | None) -> None:
        """A triple that was given is being loaded [SW-10.3]."""
        expect(isinstance(below, ReturnStone), "DrawTriple: in step I, on ReturnStone [SW-10.2]")
        is_mask = 0 < self.given < 1 << s.players
        expect(is_mask, "DrawTriple: who has a triple, one bit a seat [SW-10.2]")
        expect(isinstance(s.agenda[-1], PlaceCube), "DrawTriple: step I waits for AssignTriple or PlaceCube [SW-10.2]")
        expect(self.whose(s) != NOBODY, "DrawTriple: a cube is placed only by a seat that has a triple [SW-10.3]")

    def whose(self, s: Schichtwechsel) -> i64:
        """Whoever loads a triple now."""
        seat = s.agenda[-1].seat
        return seat if self.given >> seat & 1 else NOBODY

    def begun(self, s: Schichtwechsel) -> list[int]:
        return [TRIPLE]

    def ints(self) -> list[int]:
        return [self.given]


class AssignTriple(Decision[Schichtwechsel]):
    """The start player gives the triple to a player who has none yet [SW-10.2]."""

    def __init__(self, seat: i64, given: i64, coal: i64, spoil: i64, stone: i64) -> None:
        super().__init__(seat)
        self.given: i64 = given
        self.coal: i64 = coal
        self.spoil: i64 = spoil
        self.stone: i64 = stone

    def options(self, s: Schichtwechsel) -> vec[i64]:
        legal = vec[i64](capacity=s.players)
        for seat in range(s.players):
            if not self.given >> seat & 1:
                legal = append(legal, ASSIGN + seat)
        return legal

    def fits(self, s: Schichtwechsel, below: Step[Any] | None) -> None:
        expect(isinstance(below, ReturnStone), "AssignTriple: in step I, on ReturnStone [SW-10.2]")
        expect(self.seat == s.first, f"AssignTriple: the start player gives the triple, seat {s.first} [SW-10.2]")
        is_mask = 0 <= self.given < (1 << s.players) - 1
        expect(is_mask, "AssignTriple: somebody has no triple yet [SW-10.2]")
        draw = s.components.draw
        is_triple = min(self.coal, self.spoil, self.stone) >= 0 and self.coal + self.spoil + self.stone == draw
        expect(is_triple, f"AssignTriple: {draw} pieces [SW-10.2]")
        drawn_now = self.stone == 1 and s.stone == STONE_ASIDE
        drawn_before = self.stone == 0 and (s.stone != STONE_ASIDE or self.given > 0)
        expect(drawn_now or drawn_before, "AssignTriple: the stone is aside once it was drawn [SW-10.3]")

    def take(self, s: Schichtwechsel, action: i64) -> None:
        """The water stone first, then the cubes; those without room cost a tool marker each [SW-10.3]."""
        player = action - ASSIGN
        s.tell(TRIPLE_GIVEN, player)
        s.push(DrawTriple(self.given | 1 << player))
        s.push(LoadCubes(player, self.coal, self.spoil, self.coal + self.spoil, 1))
        raise_water(s, player, self.stone)

    def ints(self) -> list[int]:
        return [self.seat, self.given, self.coal, self.spoil, self.stone]

    def context(self, s: Schichtwechsel) -> dict[str, int | str]:
        return {"coal": self.coal, "spoil": self.spoil, "stone": self.stone}

    def is_first_look(self) -> bool:
        return True


class ReturnStone(Step[Schichtwechsel]):
    """The water stone goes back into the bag [SW-10.4]."""

    def run(self, s: Schichtwechsel) -> None:
        if s.stone == STONE_ASIDE:
            s.stone = STONE_IN_BAG
            s.tell(STONE_RETURNED)

    def fits(self, s: Schichtwechsel, below: Step[Any] | None) -> None:
        expect(isinstance(below, TakeTiles) and s.phase == STEP_1, "ReturnStone: in step I, on TakeTiles [SW-10.4]")


# -- step II: selection tiles ----------------------------------------------------------------------


class TakeTiles(Step[Schichtwechsel], Ground):
    """One after the other; in round 1 counter-clockwise, the start player last [SW-10.6]."""

    def __init__(self, done: i64) -> None:
        super().__init__()
        self.done: i64 = done

    def run(self, s: Schichtwechsel) -> None:
        s.phase = STEP_2
        if self.done == s.players:
            return
        s.push(TakeTiles(self.done + 1))
        s.push(TakeTile(tile_taker(s, self.done)))

    def fits(self, s: Schichtwechsel, below: Step[Any] | None) -> None:
        expect(isinstance(below, WaterRises), "TakeTiles: in step II, on WaterRises [SW-10.6]")
        fits_count(s, self, self.done)

    def whose(self, s: Schichtwechsel) -> i64:
        return tile_taker(s, self.done - 1)

    def begun(self, s: Schichtwechsel) -> list[int]:
        """The upper part of the tile just taken, at once [SW-10.8]."""
        tile = s.tile[self.whose(s)]
        return [] if tile == NONE or self.done == 0 else s.components.origins(s.players).upper[tile]

    def ints(self) -> list[int]:
        return [self.done]


def tile_taker(s: Schichtwechsel, i: i64) -> i64:
    """The i-th to take one [SW-10.6]."""
    return (s.first - 1 - i) % s.players if s.round == 1 else in_turn(s, i)


class TakeTile(Decision[Schichtwechsel]):
    """A tile from the display; the old one goes back, and its owner cannot have it again at once [SW-10.7]."""

    def options(self, s: Schichtwechsel) -> vec[i64]:
        legal = vec[i64](capacity=TILES)
        for tile in range(TILES):
            if s.tile_owner[tile] == FREE:
                legal = append(legal, TAKE_TILE + tile)
        return legal

    def fits(self, s: Schichtwechsel, below: Step[Any] | None) -> None:
        if not isinstance(below, TakeTiles) or s.phase != STEP_2:
            expect(False, f"TakeTile does not lie on {type(below).__name__} [SW-10.6]")
            return
        expect(self.seat == below.whose(s), f"TakeTile: it is the turn of seat {below.whose(s)} [SW-10.6]")

    def take(self, s: Schichtwechsel, action: i64) -> None:
        tile = action - TAKE_TILE
        old = s.tile[self.seat]
        s.tile[self.seat] = tile
        s.tile_owner[tile] = self.seat
        s.tell(TILE_TAKEN, self.seat, tile)
        if old != NONE:
            s.tile_owner[old] = FREE
            s.tell(TILE_RETURNED, self.seat, old)
        push_effects(s, self.seat, s.components.tile_upper[tile], FROM_TILES)  # at once [SW-10.8, R56]


# -- steps III and IV: water, white cubes ----------------------------------------------------------


class WaterRises(Step[Schichtwechsel]):
    """By 1, for all [SW-10.9]."""

    def run(self, s: Schichtwechsel) -> None:
        s.phase = STEP_3
        for i in range(s.players):
            raise_water(s, in_turn(s, i), 1)


class TakeWhiteCubes(Step[Schichtwechsel]):
    """One for each symbol that nothing covers [SW-10.10]."""

    def run(self, s: Schichtwechsel) -> None:
        s.phase = STEP_4
        for i in range(s.players):
            take_cubes(s, in_turn(s, i), white_cubes_due(s, in_turn(s, i)))


def white_cubes_due(s: Schichtwechsel, seat: i64) -> i64:
    """The gauge, the wagon and the own coking field, each if its symbol is free [SW-10.10]."""
    count: i64 = 0
    if s.water[seat] != s.components.water_cube:
        count += 1
    if s.own_field[seat] == 0:
        count += 1
    for wagon in range(WAGONS):
        if s.components.wagon_cube[wagon] and s.wagon_coal[WAGONS * seat + wagon] == 0:
            count += 1
    return min(count, s.components.most_step_cubes)


# -- step V: sell coke -----------------------------------------------------------------------------


class SellCoke(Step[Schichtwechsel]):
    """Whoever can is asked, once a round [SW-10.11, R30]."""

    def __init__(self, done: i64) -> None:
        super().__init__()
        self.done: i64 = done

    def run(self, s: Schichtwechsel) -> None:
        s.phase = STEP_5
        if self.done == s.players:
            return
        s.push(SellCoke(self.done + 1))
        if can_sell(s, in_turn(s, self.done)):
            s.push(SalePick(in_turn(s, self.done)))

    def fits(self, s: Schichtwechsel, below: Step[Any] | None) -> None:
        expect(isinstance(below, UseBonusFields), "SellCoke: in step V, on UseBonusFields [SW-10.11]")
        fits_count(s, self, self.done)

    def ints(self) -> list[int]:
        return [self.done]


class SalePick(Decision[Schichtwechsel]):
    """Sell a pair of coke, or keep it [SW-10.11]."""

    def options(self, s: Schichtwechsel) -> vec[i64]:
        return vec[i64]([YES, NO])

    def fits(self, s: Schichtwechsel, below: Step[Any] | None) -> None:
        if not isinstance(below, SellCoke) or s.phase != STEP_5:
            expect(False, f"SalePick does not lie on {type(below).__name__} [SW-10.11]")
            return
        seat = in_turn(s, below.done - 1)
        expect(self.seat == seat, f"SalePick: step V waits for SalePick {seat} [SW-10.11]")
        expect(can_sell(s, seat), "SalePick: needs a pair on the coke wagons and a free column [SW-10.11]")

    def take(self, s: Schichtwechsel, action: i64) -> None:
        if action == YES:
            sell_pair(s, self.seat)
            push_effects(s, self.seat, s.components.sale_reward, FROM_SALES)
