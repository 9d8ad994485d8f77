"""Positions as plain data, readable enough to be set up by hand, and checked before they are believed."""

from __future__ import annotations

from librt.vecs import append, extend, vec
from mypy_extensions import i64

from revier.games.glueck_auf.checking import check_position
from revier.games.glueck_auf.components import (
    CAGE_CAPACITY,
    COLOR_IDS,
    COLORS,
    CUBES_PER_COLOR,
    CUBES_PER_VP,
    ELEMENT_IDS,
    ELEMENTS,
    FACTORY_TILES,
    FIRST_PLACE,
    FIRST_SLOT,
    FIRST_TARGET,
    HIDDEN_OR_OPEN,
    LAST_SLOT,
    LEVELS,
    MARKS_PER_VP,
    MAX_PLAYERS,
    MIN_PLAYERS,
    OPEN_FROM,
    ORDER_IDS,
    ORDER_POINTS,
    ORDER_SPACES,
    ORDER_TRANSPORT,
    ORDERS,
    SETUP,
    SHIFTS,
    SLOT_COLOR,
    SLOTS,
    SPACE_IDS,
    SPACES,
    TILE_CARTS,
    TILE_COLOR,
    TILE_COPIES,
    TILE_IDS,
    TILE_KINDS,
    TRANSPORT_IDS,
    VP_PER_EXCESS_TILE,
    VP_PER_OUTSTANDING,
)
from revier.games.glueck_auf.drawing import ORDER_PILE, drawing_pile
from revier.games.glueck_auf.pit import SubCube
from revier.games.glueck_auf.state import (
    DELIVERED,
    FREE,
    NONE,
    OUTSTANDING,
    SECOND_CUBE,
    SHEET,
    SHEET_CLOCK,
    SHEET_COAL,
    SHEET_MONEY,
    SHEET_OUTSTANDING,
    GlueckAuf,
)
from revier.games.glueck_auf.view import by_color, cubes_on
from revier.kernel.checks import MANY, as_index, as_int, as_list, as_map, get, get_int, get_list
from revier.kernel.errors import BadPosition
from revier.kernel.game import Game
from revier.kernel.secret import load_rng
from revier.kernel.state import Json

# The rows of a score sheet, in the order of the position's `sheet`: category and shift (0: the whole game).
SHEET_ROWS: list[tuple[str, int]] = (
    [(f"orders_{transport}", 0) for transport in TRANSPORT_IDS]
    + [(element, shift) for shift in range(1, SHIFTS + 1) for element in ELEMENT_IDS]
    + [("money", 0), ("coal", 0), ("outstanding", 0), ("imbalance", 0)]
)
SHEET_KEYS: list[str] = [f"{category}:{shift}" if shift else category for category, shift in SHEET_ROWS]


def payable(cell: i64) -> tuple[int, int]:
    """The least and the most points that a cell of a score sheet can pay one seat [GA-8, GA-12.2, GA-14]."""
    if cell < SHEET_CLOCK:
        return 0, sum([ORDER_POINTS[order] for order in range(ORDERS) if ORDER_TRANSPORT[order] == cell])
    if cell < SHEET_MONEY:
        return 0, FIRST_PLACE[(cell - SHEET_CLOCK) % ELEMENTS]
    if cell == SHEET_MONEY:
        return 0, MANY // MARKS_PER_VP
    if cell == SHEET_COAL:
        return 0, COLORS * CUBES_PER_COLOR // CUBES_PER_VP
    if cell == SHEET_OUTSTANDING:
        return ORDERS * VP_PER_OUTSTANDING, 0
    return TILE_KINDS * TILE_COPIES[0] * VP_PER_EXCESS_TILE, 0


PAYABLE: list[tuple[int, int]] = [payable(cell) for cell in range(SHEET)]

# What a saved position and a seat of it hold; anything else was meant to say something and is refused.
FIELDS: list[str] = ["game", "rules", "players", "options", "ply", "sealed", "rng", "agenda", "shift", "start_player"]
FIELDS += ["supply", "tile_stack", "tile_knower", "order_stack", "order_knower", "tiles_shown", "orders_shown", "draft"]
FIELDS += ["crews", "tiles_built", "carts", "drawn", "block", "seats"]
SEAT_FIELDS: list[str] = ["workers", "on_bank", "in_canteen", "marks", "sheet", "cage_level", "cage", "store"]
SEAT_FIELDS += ["outstanding", "delivered"]


def save(s: GlueckAuf) -> Json:
    """Everything, secrets included. Stacks and blocks are listed from the top down."""
    return {
        "game": s.game.id,
        "rules": s.game.rules_version,
        "players": s.players,
        "options": s.chosen_options(),
        "ply": s.ply,
        "sealed": s.sealed,
        "rng": s.rng.saved(),
        "agenda": [s.game.save_step(step) for step in s.agenda],
        "shift": s.shift,
        "start_player": s.start_player,
        "supply": by_color(s.supply, 0),
        "tile_stack": names(s.tile_stack, TILE_IDS)[::-1],
        "tile_knower": numbers(s.tile_knower)[::-1],
        "order_stack": names(s.order_stack, ORDER_IDS)[::-1],
        "order_knower": numbers(s.order_knower)[::-1],
        "tiles_shown": names(s.tiles_shown, TILE_IDS),
        "orders_shown": names(s.orders_shown, ORDER_IDS),
        "draft": names(s.draft, ORDER_IDS),
        "crews": {SPACE_IDS[i]: [s.crew_owner[i], s.crew[i]] for i in range(SPACES) if s.crew[i] > 0},
        "tiles_built": [[built // TILE_KINDS, TILE_IDS[built % TILE_KINDS]] for built in s.tiles_built],
        "carts": names(s.cart_cube, COLOR_IDS),
        "drawn": names(s.drawn, ORDER_IDS if drawing_pile(s) == ORDER_PILE else TILE_IDS),
        "block": names(s.block, ORDER_IDS if drawing_pile(s) == ORDER_PILE else TILE_IDS),
        "seats": [save_seat(s, seat) for seat in range(s.players)],
    }


def names(row: vec[i64], known: list[str]) -> list[str | None]:
    return [None if n == NONE else known[n] for n in row]


def numbers(row: vec[i64]) -> list[int | None]:
    return [None if n == NONE else n for n in row]


def save_seat(s: GlueckAuf, seat: i64) -> Json:
    return {
        "workers": s.workers[seat],
        "on_bank": s.on_bank[seat],
        "in_canteen": s.in_canteen[seat],
        "marks": s.marks[seat],
        "sheet": {SHEET_KEYS[i]: s.sheet[SHEET * seat + i] for i in range(SHEET) if s.sheet[SHEET * seat + i] != 0},
        "cage_level": s.cage_level[seat],
        "cage": by_color(s.cage, COLORS * seat),
        "store": by_color(s.store, COLORS * seat),
        "outstanding": {
            ORDER_IDS[order]: [names(vec[i64](cubes_on(s.slots[slot])), COLOR_IDS) for slot in slots_of(order)]
            for order in range(ORDERS)
            if s.order_place[order] == OUTSTANDING + seat
        },
        "delivered": [ORDER_IDS[order] for order in range(ORDERS) if s.order_place[order] == DELIVERED + seat],
    }


def slots_of(order: i64) -> range:
    return range(FIRST_SLOT[FIRST_TARGET[order]], LAST_SLOT[FIRST_TARGET[order + 1] - 1] + 1)


# -- loading ---------------------------------------------------------------------------------------


def restore(game: Game, data: Json) -> GlueckAuf:
    """Field by field, then as a whole: nothing lost, nothing double, the agenda in order [GA-18.4]."""
    as_map(data, "position", FIELDS)
    players = get_int(data, "players", MIN_PLAYERS, MAX_PLAYERS)
    s = GlueckAuf(game, players, load_rng(get(data, "rng")))
    options = as_map(get(data, "options"), "options", list(game.option_values))
    s.orders_open = as_index(options.get("delivered_orders"), "options.delivered_orders", HIDDEN_OR_OPEN) == 1
    s.ply = get_int(data, "ply", 0, MANY)
    s.sealed = get_int(data, "sealed", 0, s.ply)
    s.shift = get_int(data, "shift", 0, SHIFTS)
    s.start_player = get_int(data, "start_player", 0, players - 1)
    s.supply = colors(get(data, "supply"), "supply")
    s.agenda = [game.load_step(step, players) for step in get_list(data, "agenda")]
    pieces = ORDER_IDS if drawing_pile(s) == ORDER_PILE else TILE_IDS
    s.tile_stack = indices(get_list(data, "tile_stack")[::-1], "tile_stack", TILE_IDS)
    s.tile_knower = seats(get_list(data, "tile_knower", len(s.tile_stack))[::-1], "tile_knower", players)
    s.order_stack = indices(get_list(data, "order_stack")[::-1], "order_stack", ORDER_IDS)
    s.order_knower = seats(get_list(data, "order_knower", len(s.order_stack))[::-1], "order_knower", players)
    s.tiles_shown = indices(get_list(data, "tiles_shown", FACTORY_TILES), "tiles_shown", TILE_IDS, gaps=True)
    s.orders_shown = indices(get_list(data, "orders_shown", ORDER_SPACES), "orders_shown", ORDER_IDS, gaps=True)
    s.draft = indices(get_list(data, "draft"), "draft", ORDER_IDS, gaps=True)
    s.drawn = indices(get_list(data, "drawn"), "drawn", pieces, gaps=True)
    s.block = indices(get_list(data, "block"), "block", pieces)
    load_crews(s, get(data, "crews"))
    load_mines(s, get_list(data, "tiles_built"), get_list(data, "carts"))
    load_seats(s, get_list(data, "seats", players))
    check_position(s)
    return s


def colors(value: object, field: str) -> vec[i64]:
    given = as_map(value, field, COLOR_IDS)
    return vec[i64]([as_int(given.get(color, 0), f"{field}.{color}", 0, CUBES_PER_COLOR) for color in COLOR_IDS])


def indices(entries: list[object], field: str, known: list[str], gaps: bool = False) -> vec[i64]:
    return vec[i64]([NONE if gaps and entry is None else as_index(entry, field, known) for entry in entries])


def seats(entries: list[object], field: str, players: int) -> vec[i64]:
    return vec[i64]([NONE if entry is None else as_int(entry, field, 0, players - 1) for entry in entries])


def load_crews(s: GlueckAuf, value: object) -> None:
    s.crew = vec[i64]([0] * SPACES)
    s.crew_owner = vec[i64]([NONE] * SPACES)
    for name, entry in as_map(value, "crews", SPACE_IDS[:SPACES]).items():
        space = SPACE_IDS.index(name)
        field = f"crews.{name}"
        owner, crew = as_list(entry, field, 2)
        if OPEN_FROM[space] > s.players:
            raise BadPosition(field, f"locked with {s.players} players [GA-3.2]")
        s.crew_owner[space] = as_int(owner, field, 0, s.players - 1)
        s.crew[space] = as_int(crew, field, 1, SETUP[s.players]["workers"])


def load_mines(s: GlueckAuf, built: list[object], carts: list[object]) -> None:
    """Printed carts come first, seat by seat, then those of the tiles in order of purchase."""
    s.cart_level = vec[i64]([place for place in range(COLORS * s.players)])
    for entry in built:
        owner, name = as_list(entry, "tiles_built", 2)
        seat = as_int(owner, "tiles_built", 0, s.players - 1)
        tile = as_index(name, "tiles_built", TILE_IDS)
        s.tiles_built = append(s.tiles_built, TILE_KINDS * seat + tile)
        for i in range(TILE_CARTS[tile]):
            s.cart_level = append(s.cart_level, COLORS * seat + TILE_COLOR[tile])
    s.cart_cube = indices(as_list(carts, "carts", len(s.cart_level)), "carts", COLOR_IDS, gaps=True)


def load_seats(s: GlueckAuf, given: list[object]) -> None:
    s.workers = row_of(given, "workers", SETUP[s.players]["workers"])
    s.on_bank = row_of(given, "on_bank", SETUP[s.players]["workers"])
    s.in_canteen = row_of(given, "in_canteen", SETUP[s.players]["workers"])
    s.marks = row_of(given, "marks", MANY)
    s.cage_level = row_of(given, "cage_level", LEVELS - 1)
    s.cage = vec[i64]()
    s.store = vec[i64]()
    s.sheet = vec[i64]([0] * (SHEET * s.players))
    s.order_place = vec[i64]([NONE] * ORDERS)
    s.slots = vec[i64]([FREE] * SLOTS)
    for seat, row in enumerate(given):
        at = f"seats.{seat}"
        as_map(row, at, SEAT_FIELDS)
        s.cage = extend(s.cage, colors(get(row, "cage", at), f"{at}.cage"))
        s.store = extend(s.store, colors(get(row, "store", at), f"{at}.store"))
        if sum([s.cage[COLORS * seat + color] for color in range(COLORS)]) > CAGE_CAPACITY:
            raise BadPosition(f"{at}.cage", f"holds at most {CAGE_CAPACITY} cubes [GA-2.4]")
        for key, points in as_map(get(row, "sheet", at), f"{at}.sheet", scored_so_far(s)).items():
            cell = SHEET_KEYS.index(key)
            low, high = PAYABLE[cell]
            s.sheet[SHEET * seat + cell] = as_int(points, f"{at}.sheet.{key}", low, high)
        for name, slots in as_map(get(row, "outstanding", at), f"{at}.outstanding", ORDER_IDS).items():
            load_order(s, seat, ORDER_IDS.index(name), slots, f"{at}.outstanding.{name}")
        for order in get_list(row, "delivered", inside=at):
            hand_over(s, as_index(order, f"{at}.delivered", ORDER_IDS), DELIVERED + seat)


def row_of(given: list[object], field: str, most: int) -> vec[i64]:
    return vec[i64]([get_int(row, field, 0, most, f"seats.{seat}") for seat, row in enumerate(given)])


def scored_so_far(s: GlueckAuf) -> list[str]:
    """The rows of the score sheet that may hold points: shift scorings come after their shift, the end after all."""
    shifts_over = s.shift if s.is_over else s.shift - 1
    orders = [f"orders_{transport}" for transport in TRANSPORT_IDS]
    clock = [f"{element}:{n}" for n in range(1, shifts_over + 1) for element in ELEMENT_IDS[: 4 * n]]
    return orders + clock + (["money", "coal", "outstanding", "imbalance"] if s.is_over else [])


def hand_over(s: GlueckAuf, order: i64, place: i64) -> None:
    if s.order_place[order] != NONE:
        raise BadPosition("seats", f"{ORDER_IDS[order]} lies in two places; there is one of each order [GA-2.1]")
    s.order_place[order] = place


def load_order(s: GlueckAuf, seat: i64, order: i64, value: object, field: str) -> None:
    """Cubes by slot: none, the matching one, or the two of a substitution [GA-7.9]."""
    hand_over(s, order, OUTSTANDING + seat)
    slots = slots_of(order)
    for slot, entry in zip(slots, as_list(value, field, len(slots)), strict=True):
        cubes = indices(as_list(entry, field), field, COLOR_IDS)
        if len(cubes) > 2 or (len(cubes) == 1 and cubes[0] != SLOT_COLOR[slot] and not is_half_filled(s, slot)):
            raise BadPosition(field, "a slot holds nothing, one cube of its colour, or two cubes [GA-7.9]")
        if slot > slots[0] and SLOT_COLOR[slot - 1] == SLOT_COLOR[slot] and s.slots[slot - 1] == FREE and len(cubes):
            raise BadPosition(field, "slots of a colour are filled from left to right")
        for n, cube in enumerate(cubes):
            s.slots[slot] += (cube + 1) * (SECOND_CUBE if n else 1)


def is_half_filled(s: GlueckAuf, slot: int) -> bool:
    """Only while the second cube of a substitution is being chosen."""
    return len(s.agenda) > 0 and isinstance(s.agenda[-1], SubCube) and s.agenda[-1].slot == slot
