"""What must hold in every position of Glück Auf [GA-18.4], checked on saved data and independently of the rules.

Everything is derived from the ids of the components: `carriage_kk` has two black slots, `grey_2_dark` two carts.
"""

from __future__ import annotations

from typing import Any

from revier.kernel.state import Json, State

# Events after which the acting seat knows more than before, and those that bring hidden pieces before all eyes.
REVEALING = {"tile_turned", "order_turned", "order_shown", "drew_tiles", "drew_orders", "shift_ended"}
FINAL = {"keep"}  # verbs by which a seat shows the others something hidden [GA-15.6]
SURFACING = {"tile_turned", "order_turned", "built", "order_taken"}  # refills and kept pieces [GA-15.6, GA-15.11]

COLORS = {"y": "yellow", "b": "brown", "g": "grey", "k": "black"}
LEVELS = ["yellow", "brown", "grey", "black"]
CUBES = 16
ORDERS = 44
TILES = 48
TILE_COPIES = 3
WORKERS = {2: 18, 3: 15, 4: 13}
LOCKED = {
    2: {"factory_4", "factory_8", "pit_4", "pit_8", "money_3", "money_5", "order_1"},
    3: {"factory_8", "pit_4", "money_3"},
    4: set[str](),
}
POINTS = {"y": 2, "yy": 3, "yyy": 4, "b": 3, "bb": 5, "bbb": 7, "g": 4, "gg": 7, "ggg": 9, "k": 5, "kk": 9}
POINTS |= {"kkk": 12, "ybgk": 10}  # [GA-2.1]


def check(s: State) -> None:
    """AssertionError says what is wrong."""
    check_saved(s.to_dict())


def check_saved(d: Json) -> None:
    """The same for a position as `to_dict` gives it."""
    check_sums(d)
    check_earned(d)
    if not d["agenda"] or d["agenda"][-1][0] == "PlaceWorkers":
        check_refilled(d)


def check_conserved(s: State) -> None:
    check_sums(s.to_dict())


def check_sums(d: Json) -> None:
    """What even a position set up by hand must satisfy: nothing lost, nothing double, nothing half done."""
    asked = d["agenda"][-1] if d["agenda"] else ["nothing"]
    assert 0 <= d["sealed"] <= d["ply"]
    check_cubes(d)
    check_workers(d)
    check_tiles(d)
    check_orders(d)
    check_slots(d, asked)
    check_drawn(d, asked)
    for seat in d["seats"]:
        assert seat["marks"] >= 0
        assert sum(seat["cage"].values()) <= 5, "the cage holds five cubes [GA-2.4]"
        assert 0 <= seat["cage_level"] <= 4
    if asked[0] == "nothing":
        assert all([seat["marks"] < 5 for seat in d["seats"]]), "Marks are converted at the end [GA-14.1]"


def check_cubes(d: Json) -> None:
    """Sixteen of each colour [GA-16.2]."""
    found = dict(d["supply"])
    for cube in d["carts"]:
        if cube is not None:
            found[cube] += 1
    for seat in d["seats"]:
        for color, count in seat["cage"].items():
            found[color] += count
        for color, count in seat["store"].items():
            found[color] += count
        for slots in seat["outstanding"].values():
            for cubes in slots:
                for cube in cubes:
                    found[cube] += 1
    assert all([count == CUBES for count in found.values()]), f"cubes in all: {found} [GA-16.2]"
    for holder in (d, *d["seats"]):
        for name in ("supply", "cage", "store"):
            assert min(holder.get(name, {"": 0}).values()) >= 0, f"{name}: {holder}"


def check_workers(d: Json) -> None:
    """As many as the seat began with [GA-3.1]; none on locked spaces [GA-3.2]."""
    for n, seat in enumerate(d["seats"]):
        parts = [seat["workers"], seat["on_bank"], seat["in_canteen"]]
        parts += [crew for owner, crew in d["crews"].values() if owner == n]
        assert min(parts) >= 0
        assert sum(parts) == WORKERS[d["players"]], f"seat {n} has {sum(parts)} workers [GA-18.4]"
    assert LOCKED[d["players"]].isdisjoint(d["crews"])


def check_tiles(d: Json) -> None:
    """Three of each kind; one cart after the other for each tile built [GA-2.2, GA-2.3]."""
    tiles = [*d["tile_stack"], *(tile for tile in d["tiles_shown"] if tile is not None)]
    tiles += [tile for _, tile in d["tiles_built"]]
    tiles += pieces_in_hand(d, underscores=2)
    assert len(tiles) == TILES, f"{len(tiles)} tiles [GA-18.4]"
    tiles.sort()
    assert tiles[::TILE_COPIES] == tiles[TILE_COPIES - 1 :: TILE_COPIES], f"not three of each: {tiles} [GA-2.2]"
    carts = 4 * d["players"] + sum([int(tile.split("_")[1]) for _, tile in d["tiles_built"]])
    assert len(d["carts"]) == carts
    assert len(d["tile_knower"]) == len(d["tile_stack"])


def check_orders(d: Json) -> None:
    """Each of the 44 in one place [GA-2.1]."""
    orders = [*d["order_stack"]]
    orders += [order for row in (d["orders_shown"], d["draft"]) for order in row if order is not None]
    for seat in d["seats"]:
        orders += [*seat["outstanding"], *seat["delivered"]]
    orders += pieces_in_hand(d, underscores=1)
    assert len(orders) == ORDERS == len(set(orders)), f"{len(orders)} orders, {len(set(orders))} different [GA-18.4]"
    assert len(d["order_knower"]) == len(d["order_stack"])


def check_earned(d: Json) -> None:
    """The printed points for what was delivered, nothing else [GA-8.2]."""
    for seat in d["seats"]:
        earned: dict[str, int] = {}
        for order in seat["delivered"]:
            transport, slots = order.split("_")
            earned[f"orders_{transport}"] = earned.get(f"orders_{transport}", 0) + POINTS[slots]
        scored = {row: points for row, points in seat["sheet"].items() if row.startswith("orders_")}
        assert scored == earned, f"scored {scored} for {seat['delivered']} [GA-8.2]"


def check_slots(d: Json, asked: list[Any]) -> None:
    """Free, one matching cube, or two cubes; half filled only between the cubes of a substitution [GA-7.9]."""
    half_filled = 0
    for seat in d["seats"]:
        for order, slots in seat["outstanding"].items():
            letters = order.split("_")[1]
            assert len(slots) == len(letters)
            for letter, cubes in zip(letters, slots, strict=True):
                assert len(cubes) <= 2
                half_filled += len(cubes) == 1 and cubes[0] != COLORS[letter]
    assert half_filled <= (asked[0] == "SubCube"), "a half-filled slot [GA-7.9]"


def check_drawn(d: Json, asked: list[Any]) -> None:
    """Pieces are in hand exactly during the draw-five procedure, five at most [GA-11.1]."""
    drawing = asked[0] in ("Keep", "ReturnPlace", "ReturnOrder") or any([s[0] == "ReturnBlock" for s in d["agenda"]])
    assert bool(d["drawn"]) == drawing
    assert len(d["drawn"]) <= 5
    named_or_kept = sum([piece is None for piece in d["drawn"]])
    assert len(d["block"]) in (named_or_kept, named_or_kept - 1)


def pieces_in_hand(d: Json, underscores: int) -> list[str]:
    """Drawn or named pieces of one kind: `carriage_kk` is an order, `grey_2_dark` a tile."""
    return [piece for piece in (*d["drawn"], *d["block"]) if piece is not None and piece.count("_") == underscores]


def check_refilled(d: Json) -> None:
    """An empty open space means an empty stack; a locked one holds nothing [GA-16.6, GA-3.2]."""
    locked = LOCKED[d["players"]]
    for kind, row, stack in (("factory", "tiles_shown", "tile_stack"), ("order", "orders_shown", "order_stack")):
        for n, piece in enumerate(d[row]):
            if f"{kind}_{n + 1}" in locked:
                assert piece is None
            elif piece is None:
                assert not d[stack], f"{kind}_{n + 1} is empty, {stack} is not [GA-16.6]"
