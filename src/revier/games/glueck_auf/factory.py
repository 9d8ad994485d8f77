"""The minecart factory: buying tunnel tiles [GA-6]."""

from __future__ import annotations

from typing import Any

from librt.vecs import append, vec
from mypy_extensions import i64

from revier.games.glueck_auf.actions import CUBE_COLOR
from revier.games.glueck_auf.components import (
    COLOR_IDS,
    COLORS,
    FACTORY,
    FACTORY_DRAW,
    TILE_CARTS,
    TILE_COLOR,
    TILE_COST,
    TILE_KINDS,
)
from revier.games.glueck_auf.events import BUILT, CART_FILLED, CART_LEFT_EMPTY
from revier.games.glueck_auf.state import NONE, GlueckAuf
from revier.kernel.errors import BadPosition
from revier.kernel.step import Decision, Step, expect


def buy_shown_tile(s: GlueckAuf, seat: i64, space: i64) -> None:
    """The tile lying there must be bought; there is no choice [GA-6.1]."""
    tile = s.tiles_shown[space - FACTORY]
    s.tiles_shown[space - FACTORY] = NONE
    buy(s, seat, tile)


def buy(s: GlueckAuf, seat: i64, tile: i64) -> None:
    """Pay, attach the tile to the level of its colour, fill its carts from the supply [GA-6.2]."""
    s.marks[seat] -= TILE_COST[tile]
    s.tiles_built = append(s.tiles_built, TILE_KINDS * seat + tile)
    s.tell(BUILT, seat, tile, TILE_COST[tile])
    color = TILE_COLOR[tile]
    for i in range(TILE_CARTS[tile]):
        s.cart_level = append(s.cart_level, COLORS * seat + color)
        if s.supply[color] > 0:
            s.supply[color] -= 1
            s.cart_cube = append(s.cart_cube, color)
        else:
            s.cart_cube = append(s.cart_cube, NONE)
            s.push(FillCart(seat, len(s.cart_cube) - 1))


class FillCart(Step[GlueckAuf]):
    """A cart its own colour did not reach: another cube, or none if the whole supply is empty [GA-6.3, GA-6.4]."""

    def __init__(self, buyer: i64, cart: i64) -> None:
        super().__init__()
        self.buyer: i64 = buyer
        self.cart: i64 = cart

    def run(self, s: GlueckAuf) -> None:
        if any([s.supply[color] > 0 for color in range(COLORS)]):
            s.push(CubeColor(self.buyer, self.cart))
        else:
            s.tell(CART_LEFT_EMPTY, self.buyer, s.cart_level[self.cart] % COLORS + 1)

    def fits(self, s: GlueckAuf, below: Step[Any] | None) -> None:
        expect(is_purchase(self.buyer, below), "FillCart: its seat is buying a tile [GA-6.2]")
        expect(self.cart == len(s.cart_cube) - 2, "FillCart: the first of the two carts just built is filled last")

    def ints(self) -> list[int]:
        return [self.buyer, self.cart]


class CubeColor(Decision[GlueckAuf]):
    """Any colour of which the supply has a cube; it is put on the cart [GA-6.3]."""

    def __init__(self, seat: i64, cart: i64) -> None:
        super().__init__(seat)
        self.cart: i64 = cart

    def options(self, s: GlueckAuf) -> vec[i64]:
        return vec[i64]([CUBE_COLOR + color for color in range(COLORS) if s.supply[color] > 0])

    def fits(self, s: GlueckAuf, below: Step[Any] | None) -> None:
        """All carts of the tile just built that lack a cube wait for one, the last first [GA-6.3]."""
        below_carts = waiting_carts(self.seat, below)
        expect(is_purchase(self.seat, below) or len(below_carts) > 0, "CubeColor: its seat is buying a tile [GA-6.2]")
        last = s.tiles_built[-1] if len(s.tiles_built) > 0 else NONE
        expect(last != NONE and last // TILE_KINDS == self.seat, "CubeColor: of the tile built last [GA-6.2]")
        color = TILE_COLOR[last % TILE_KINDS]
        if s.supply[color] > 0:
            raise BadPosition("supply", f"a {COLOR_IDS[color]} cube is there, so no cart lacks one [GA-6.3]")
        carts = range(len(s.cart_cube) - TILE_CARTS[last % TILE_KINDS], len(s.cart_cube))
        empty = [cart for cart in carts if s.cart_cube[cart] == NONE]
        expect(empty == [*below_carts, self.cart], f"CubeColor: the empty carts just built are {empty}")
        # A cube of its own colour goes onto the first cart, one of another colour first onto the last.
        for cart in carts:
            is_own = s.cart_cube[cart] == color
            expect(cart == self.cart or cart in below_carts or is_own == (cart < self.cart), "CubeColor: wrong cube")

    def take(self, s: GlueckAuf, action: i64) -> None:
        color = action - CUBE_COLOR
        s.supply[color] -= 1
        s.cart_cube[self.cart] = color
        s.tell(CART_FILLED, self.seat, s.cart_level[self.cart] % COLORS + 1, color)

    def ints(self) -> list[int]:
        return [self.seat, self.cart]

    def context(self, s: GlueckAuf) -> dict[str, int | str]:
        return {"color": COLOR_IDS[s.cart_level[self.cart] % COLORS]}


def is_purchase(seat: i64, below: Step[Any] | None) -> bool:
    """Whether the seat is buying a tile: the one shown on a space, or one it has drawn [GA-6.1, GA-6.6]."""
    from revier.games.glueck_auf.drawing import is_keeping_tile
    from revier.games.glueck_auf.placing import acts_on

    return acts_on(seat, below, FACTORY, FACTORY_DRAW) or is_keeping_tile(seat, below)


def waiting_carts(seat: i64, below: Step[Any] | None) -> list[int]:
    return [below.cart] if isinstance(below, FillCart) and below.buyer == seat else []
