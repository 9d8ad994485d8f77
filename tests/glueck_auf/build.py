"""Positions of Glück Auf set up by hand, and short ways to look at the table.

    s = position(marks={0: 4}, crew={"money_6": (1, 2)}, outstanding={0: full("carriage_kk")}, cage_level={0: 3})

Everything not named stays as a real draft left it. Nothing is lost on the way: workers come from the seat's own
supply, cubes from the general supply, tiles and cards from wherever they lie. What has to go somewhere, because a
supply or a stack was given exactly, lies with the last seat: cubes in the store, cards outstanding, tiles unloaded.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from copy import deepcopy
from functools import cache
from typing import Any

import revier
from revier.kernel.state import Json, State
from tests.support import play

GAME = revier.game("glueck-auf")
COLORS = ("yellow", "brown", "grey", "black")
TRANSPORTS = ("barrow", "carriage", "motorcar", "engine")
LETTERS = dict(zip("ybgk", COLORS, strict=True))
SHARED_SLOTS = ("y", "b", "g", "k", "yy", "bb", "gg", "kk")
OWN_SLOTS = {"barrow": ("bbb", "ggg"), "carriage": ("yyy", "kkk"), "motorcar": ("yyy", "kkk"), "engine": ("bbb", "ggg")}
ORDERS = [f"{name}_{slots}" for name in TRANSPORTS for slots in (*SHARED_SLOTS, *OWN_SLOTS[name], "ybgk")]  # [GA-2.1]
TILES = [f"{color}_{carts}_{side}" for color in COLORS for carts in (1, 2) for side in ("light", "dark")]  # [GA-2.2]
PRICES = dict(zip(COLORS, (1, 2, 3, 4), strict=True))  # of one cart
WORKERS = {2: 18, 3: 15, 4: 13}  # [GA-3.1]
UNLOADED: Mapping[str, str | None] = dict.fromkeys(COLORS)  # printed carts without a cube

Slots = Sequence[Sequence[str]]  # the cubes on each slot, from the left; slots left out are free
Tile = str | tuple[str | None, ...]  # fully loaded, or a tile followed by the cubes on its carts


def position(
    players: int = 3,
    *,
    shift: int = 1,
    start_player: int = 0,
    to_act: int = 0,
    delivered_orders: str = "hidden",
    workers: Mapping[int, int] = {},  # in the personal supply; the others have gone to the canteen
    crew: Mapping[str, tuple[int, int]] = {},  # space -> (seat, workers)
    bank: Mapping[int, int] = {},
    canteen: Mapping[int, int] = {},
    marks: Mapping[int, int] = {},
    points: Mapping[int, int] = {},
    outstanding: Mapping[int, Mapping[str, Slots]] = {},  # of the seats named, these and no others
    delivered: Mapping[int, Sequence[str]] = {},
    mine: Mapping[int, Sequence[Tile]] = {},
    printed: Mapping[int, Mapping[str, str | None]] = {},  # the cubes on printed carts, by colour of the cart
    cage_level: Mapping[int, int] = {},
    cage: Mapping[int, Mapping[str, int]] = {},
    store: Mapping[int, Mapping[str, int]] = {},
    supply: Mapping[str, int] = {},
    shown: Mapping[str, str | None] = {},  # factory or order space -> the piece lying there
    tile_top: Sequence[str] = (),  # the uppermost pieces of a stack, top first
    order_top: Sequence[str] = (),
    tile_stack: Sequence[str] | None = None,  # a whole stack
    order_stack: Sequence[str] | None = None,
) -> State:
    """The position in which `to_act` has to place workers."""
    data = after_draft(players, delivered_orders)
    data["shift"] = shift
    data["start_player"] = start_player
    data["agenda"] = [step for step in data["agenda"][:-1] if step[0] != "Shift" or step[1] > shift]
    data["agenda"].append(["PlaceWorkers", to_act])
    for n, seat in enumerate(data["seats"]):
        seat["marks"] = marks.get(n, seat["marks"])
        seat["sheet"] = {"orders_barrow": points[n]} if points.get(n) else {}
        seat["delivered"] = list(delivered.get(n, ()))
        seat["cage_level"] = cage_level.get(n, 0)
        seat["cage"] = dict(cage.get(n, {}))
        seat["store"] = dict(store.get(n, {}))
    post_workers(data, workers, crew, bank, canteen)
    lay_tiles(data, shown, mine, tile_top, tile_stack)
    lay_orders(data, shown, outstanding, order_top, order_stack)
    load_carts(data, mine, printed)
    balance_cubes(data, supply, printed)
    return GAME.load(data)


@cache
def drafted(players: int, delivered_orders: str) -> Json:
    s = GAME.new(players=players, seed=7, delivered_orders=delivered_orders)
    while s.legal_actions()[0] < GAME.actions.id("worker", 0):
        s.apply(s.legal_actions()[0])
    return s.to_dict()


def after_draft(players: int, delivered_orders: str = "hidden") -> Json:
    """A game whose draft has just ended, as plain data to edit."""
    return deepcopy(drafted(players, delivered_orders))


def post_workers(
    data: Json,
    workers: Mapping[int, int],
    crew: Mapping[str, tuple[int, int]],
    bank: Mapping[int, int],
    canteen: Mapping[int, int],
) -> None:
    data["crews"] = {space: list(entry) for space, entry in crew.items()}
    for n, seat in enumerate(data["seats"]):
        seat["on_bank"] = bank.get(n, 0)
        seat["in_canteen"] = canteen.get(n, 0)
        posted = seat["on_bank"] + seat["in_canteen"] + sum(count for owner, count in crew.values() if owner == n)
        seat["workers"] = workers.get(n, WORKERS[data["players"]] - posted)
        seat["in_canteen"] += WORKERS[data["players"]] - posted - seat["workers"]


def lay_tiles(
    data: Json,
    shown: Mapping[str, str | None],
    mine: Mapping[int, Sequence[Tile]],
    top: Sequence[str],
    stack: Sequence[str] | None,
) -> None:
    built = [(seat, tile if isinstance(tile, str) else str(tile[0])) for seat in mine for tile in mine[seat]]
    data["tiles_built"] = [[seat, tile] for seat, tile in built]
    left = deal(data, "tile", "factory", shown, [tile for seat, tile in built], top, stack)
    data["tiles_built"] += [[data["players"] - 1, tile] for tile in left]


def lay_orders(
    data: Json,
    shown: Mapping[str, str | None],
    outstanding: Mapping[int, Mapping[str, Slots]],
    top: Sequence[str],
    stack: Sequence[str] | None,
) -> None:
    named = [order for orders in outstanding.values() for order in orders]
    named += [order for seat in data["seats"] for order in seat["delivered"]]
    elsewhere = {*named, *shown.values(), *top, *(stack or ())}
    for n, seat in enumerate(data["seats"]):
        kept = {} if n in outstanding else {o: slots for o, slots in seat["outstanding"].items() if o not in elsewhere}
        data["order_stack"] += [order for order in seat["outstanding"] if order not in kept]
        seat["outstanding"] = kept | {o: padded(o, slots) for o, slots in outstanding.get(n, {}).items()}
    for order in deal(data, "order", "order", shown, named, top, stack):
        data["seats"][-1]["outstanding"][order] = padded(order, ())


def deal(
    data: Json,
    piece: str,
    kind: str,
    shown: Mapping[str, str | None],
    taken: Sequence[str],
    top: Sequence[str],
    stack: Sequence[str] | None,
) -> list[str]:
    """Spaces and stack of one kind of pieces; returns what a stack given exactly leaves over."""
    face_up: list[str | None] = data[f"{piece}s_shown"]
    named = {int(space.split("_")[1]) - 1: name for space, name in shown.items() if space.startswith(f"{kind}_")}
    pool = [name for name in face_up if name is not None] + data[f"{piece}_stack"]
    for name in [*taken, *top, *(stack or ()), *named.values()]:
        if name is not None:
            pool.remove(name)
    data[f"{piece}s_shown"] = [
        named[i] if i in named else None if name is None else pool.pop(0) for i, name in enumerate(face_up)
    ]
    data[f"{piece}_stack"] = [*top, *pool] if stack is None else list(stack)
    data[f"{piece}_knower"] = [None] * len(data[f"{piece}_stack"])
    return [] if stack is None else pool


def load_carts(data: Json, mine: Mapping[int, Sequence[Tile]], printed: Mapping[int, Mapping[str, str | None]]) -> None:
    seats = range(data["players"])
    carts: list[str | None] = [printed.get(n, {}).get(color, color) for n in seats for color in COLORS]
    given = [tile for seat in mine for tile in mine[seat]]
    for i, (_seat, name) in enumerate(data["tiles_built"]):
        color, count, _side = name.split("_")
        tile: Tile = given[i] if i < len(given) else (name,)
        cubes: list[Any] = [color] * int(count) if isinstance(tile, str) else list(tile[1:])
        carts += cubes + [None] * (int(count) - len(cubes))
    data["carts"] = carts


def balance_cubes(data: Json, supply: Mapping[str, int], printed: Mapping[int, Mapping[str, str | None]]) -> None:
    """Sixteen of each colour: the supply gives; where it falls short, printed carts that were not named."""
    for column, color in enumerate(COLORS):
        rest = 16 - count_cubes(data, color)
        for n in reversed(range(data["players"])):
            if rest < supply.get(color, 0) and color not in printed.get(n, {}):
                data["carts"][4 * n + column] = None
                rest += 1
        data["supply"][color] = supply.get(color, rest)
        hoard = data["seats"][-1]["store"]
        hoard[color] = hoard.get(color, 0) + rest - data["supply"][color]


def count_cubes(data: Json, color: str) -> int:
    """Cubes of a colour that are with the players."""
    on_orders = [slot for seat in data["seats"] for slots in seat["outstanding"].values() for slot in slots]
    held: int = sum(seat[place].get(color, 0) for seat in data["seats"] for place in ("cage", "store"))
    on_carts: int = data["carts"].count(color)
    on_slots: int = sum(slot.count(color) for slot in on_orders)
    return on_carts + held + on_slots


# -- orders in words -------------------------------------------------------------------------------


def slot_colors(order: str) -> list[str]:
    """The printed colours: carriage_kk has two black slots."""
    return [LETTERS[letter] for letter in order.split("_")[1]]


def padded(order: str, slots: Slots) -> list[list[str]]:
    return [list(slots[i]) if i < len(slots) else [] for i in range(len(slot_colors(order)))]


def empty(*orders: str) -> dict[str, Slots]:
    """Orders without a cube on them."""
    return {order: [] for order in orders}


def full(*orders: str) -> dict[str, Slots]:
    """Complete orders, every slot filled by its own colour."""
    return {order: [[color] for color in slot_colors(order)] for order in orders}


# -- the last turn of a shift ----------------------------------------------------------------------


def last_turn(players: int = 3, **given: Any) -> State:
    """Only the seat to act has a worker, and only one: any turn ends the shift."""
    to_act = given.get("to_act", 0)
    return position(players, workers={n: int(n == to_act) for n in range(players)}, **given)


def scored(players: int = 3, **given: Any) -> State:
    """What `last_turn` gives, after that turn: on the bank, so that one Mark is all it changes."""
    return play(last_turn(players, **given), "worker bank")


# -- in the middle of pit work ---------------------------------------------------------------------


def working(name: str = "pit_6", **given: Any) -> State:
    """Four players, seat 0 at work, before the first step."""
    return play(position(4, **given), f"worker {name}")


def steps_left(s: State) -> int:
    question = s.decision()
    assert question is not None
    assert question.kind == "PitStep"
    return int(question.args["count"])


# -- looking at the table --------------------------------------------------------------------------


def seat(s: State, n: int) -> Json:
    """What a seat sees of itself."""
    found: Json = s.view(n)["seats"][n]
    return found


def space(s: State, name: str) -> Json:
    found: Json = s.view(None)["spaces"][name]
    return found


def crew(s: State, name: str) -> tuple[int | None, int]:
    """Whose workers stand on a space, and how many."""
    return space(s, name)["owner"], space(s, name)["crew"]


def supply(s: State) -> list[int]:
    """Cubes in the general supply: yellow, brown, grey, black."""
    return [s.view(None)["supply"][color] for color in COLORS]


def cubes(s: State, n: int, place: str) -> dict[str, int]:
    """What lies in the cage or store of a seat, without the colours that do not."""
    return {color: count for color, count in seat(s, n)[place].items() if count}


def carts(s: State, n: int, color: str) -> list[str | None]:
    """The cubes on a seat's carts of one colour: printed first, then by purchase."""
    return [cart["cube"] for cart in seat(s, n)["carts"] if cart["color"] == color]


def outstanding(s: State, n: int) -> dict[str, list[list[str]]]:
    """A seat's outstanding orders and the cubes on their slots."""
    return {order["order"]: [slot["cubes"] for slot in order["slots"]] for order in seat(s, n)["outstanding"]}


def stack(s: State, kind: str) -> list[str]:
    """A face-down stack, top first, as nobody at the table may see it."""
    return list(s.to_dict()[f"{kind}_stack"])


def row(s: State, category: str, shift: int = 0) -> list[int]:
    """A row of the score sheet, by seat."""
    found = [line["points"] for line in s.breakdown() if (line["category"], line["round"]) == (category, shift)]
    return list(found[0])
