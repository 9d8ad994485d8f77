"""Positions from plain data that somebody else wrote: every field is read with its complaint at hand."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from revier.games.schichtwechsel.checking import check_position
from revier.games.schichtwechsel.components import Components
from revier.games.schichtwechsel.names import (
    CARD_IDS,
    CARDS,
    CART_IDS,
    CATEGORY_IDS,
    EXIT,
    FRAME_SPACE_IDS,
    FRAME_SPACES,
    GREY_IDS,
    HOUSE_IDS,
    HOUSES,
    NONE,
    PHASE_IDS,
    PLOT_IDS,
    ROUND_CARD_IDS,
    ROUNDS,
    SHEET,
    TILE_IDS,
    TILES,
    TRACK_IDS,
    TRACKS,
    WAGON_IDS,
)
from revier.games.schichtwechsel.saving import (
    BAG_KEYS,
    FRAME_KEYS,
    PAYMENT_KEYS,
    POSITION_KEYS,
    SEAT_KEYS,
    STONE_IDS,
)
from revier.games.schichtwechsel.state import COVERED, FREE, Schichtwechsel
from revier.kernel.checks import MANY, as_index, as_int, as_list, as_map, get, get_int, get_list, shortened
from revier.kernel.errors import BadPosition
from revier.kernel.game import Game
from revier.kernel.secret import load_rng
from revier.kernel.state import Json

MOST: Final = 1000  # more than a game ever has of anything


def restore(game: Game, components: Components, data: Json) -> Schichtwechsel:
    """Field by field, then as a whole: nothing lost, nothing double, the agenda in order."""
    s = read_position(game, components, data)
    check_position(s)
    return s


def read_position(game: Game, components: Components, data: Json) -> Schichtwechsel:
    """Each field by itself: known names, numbers in their range."""
    players = get_int(data, "players", game.seats.start, game.seats.stop - 1)
    s = Schichtwechsel(game, players, load_rng(get(data, "rng")), components)
    as_map(get(data, "options"), "options", list(game.option_values))
    s.ply = get_int(data, "ply", 0, MANY)
    s.sealed = get_int(data, "sealed", 0, s.ply)
    s.agenda = [game.load_step(step, players, NONE) for step in get_list(data, "agenda")]
    s.round = get_int(data, "round", 1, ROUNDS)
    s.phase = as_index(get(data, "phase"), "phase", PHASE_IDS)
    s.first = get_int(data, "first", 0, players - 1)
    s.marker = get_int(data, "marker", 0, players - 1)
    cards = get_list(data, "round_cards", len(ROUND_CARD_IDS))
    s.round_cards = vec[i64]([as_index(card, "round_cards", ROUND_CARD_IDS) for card in cards])
    bag = get(data, "bag")
    s.bag_coal = get_int(bag, "coal", 0, MOST, "bag")
    s.bag_spoil = get_int(bag, "spoil", 0, MOST, "bag")
    no_more_than(bag, "bag", BAG_KEYS)
    s.stone = as_index(get(data, "stone"), "stone", STONE_IDS)
    s.first_at_exit = seat_or_none(get(data, "first_at_exit"), "first_at_exit", players)
    load_board(s, data)
    load_seats(s, get_list(data, "seats", players))
    load_payments(s, data)
    load_tiles(s)
    no_more_than(data, "position", POSITION_KEYS)
    return s


def no_more_than(data: dict[str, Any], field: str, keys: list[str]) -> None:
    """Nothing is known of other keys; that none of these is missing was seen by then."""
    if len(data) > len(keys):
        as_map(data, field, keys)


def seat_or_none(value: object, field: str, players: i64) -> i64:
    return NONE if value is None else as_int(value, field, 0, players - 1)


def load_board(s: Schichtwechsel, data: Json) -> None:
    covered = s.components.setup[s.players]["covered_grey_coking_fields"]
    s.grey = vec[i64]([COVERED if id in covered else FREE for id in GREY_IDS])
    for name, seat in as_map(get(data, "grey_fields"), "grey_fields", GREY_IDS).items():
        if name in covered:
            raise BadPosition("grey_fields", f"{name} is covered with {s.players} players [SW-16.2]")
        s.grey[GREY_IDS.index(name)] = as_int(seat, f"grey_fields.{name}", 0, s.players - 1)
    s.frame_space = vec[i64]([FREE] * FRAME_SPACES)
    for name, seat in as_map(get(data, "headframe_spaces"), "headframe_spaces", FRAME_SPACE_IDS).items():
        s.frame_space[FRAME_SPACE_IDS.index(name)] = as_int(seat, f"headframe_spaces.{name}", 0, s.players - 1)
    s.first_at_target = vec[i64]([NONE] * TRACKS)
    for name, seat in as_map(get(data, "first_at_target"), "first_at_target", TRACK_IDS).items():
        s.first_at_target[TRACK_IDS.index(name)] = as_int(seat, f"first_at_target.{name}", 0, s.players - 1)


def load_seats(s: Schichtwechsel, given: list[Any]) -> None:
    c = s.components
    s.tools = row_of(given, "tools", MOST)
    s.coins = row_of(given, "coins", MOST)
    s.white = row_of(given, "white", MOST)
    s.cube = row_of(given, "cube", 1)
    s.passed = row_of(given, "passed", 1)
    s.water = row_of(given, "water", c.water_top - 1)
    s.heap = row_of(given, "heap", c.heap_size)
    s.reserve = row_of(given, "reserve", MOST)
    s.own_field = row_of(given, "own_field", c.own_field_size)
    s.coke_wagons = row_of(given, "coke_wagons", c.coke_wagon_room)
    s.sold = row_of(given, "sold", c.pair * len(c.sold_vp))
    s.miner = row_of(given, "miner", EXIT)
    s.cart_coal = counts_of(given, "coal_carts", CART_IDS)
    s.cart_spoil = counts_of(given, "spoil_carts", CART_IDS)
    s.wagon_coal = counts_of(given, "wagons", WAGON_IDS)
    s.plot_houses = counts_of(given, "plots", PLOT_IDS)
    s.disc = counts_of(given, "discs", TRACK_IDS)
    n = s.players
    s.frames_on_card = vec[i64]([0] * n)
    s.frames_in_base = vec[i64]([0] * n)
    s.tile = vec[i64]([NONE] * n)
    s.house = vec[i64]([0] * (HOUSES * n))
    s.vp = vec[i64]([0] * n)
    s.sheet = vec[i64]([0] * (SHEET * n))
    for seat, entry in enumerate(given):
        path = f"seats.{seat}"
        frames = get(entry, "headframes", path)
        s.frames_on_card[seat] = get_int(frames, "card", 0, c.frames_at_start, f"{path}.headframes")
        s.frames_in_base[seat] = get_int(frames, "base", 0, c.frames_at_start, f"{path}.headframes")
        no_more_than(frames, f"{path}.headframes", FRAME_KEYS)
        tile = get(entry, "tile", path)
        s.tile[seat] = NONE if tile is None else as_index(tile, f"{path}.tile", TILE_IDS)
        for house in get_list(entry, "houses", None, path):
            i = HOUSES * seat + as_index(house, f"{path}.houses", HOUSE_IDS)
            if s.house[i]:
                raise BadPosition(f"{path}.houses", f"{house} is named more than once")
            s.house[i] = 1
        load_sheet(s, seat, get(entry, "sheet", path), f"{path}.sheet")


def row_of(given: list[Any], field: str, most: int) -> vec[i64]:
    return vec[i64]([get_int(entry, field, 0, most, f"seats.{seat}") for seat, entry in enumerate(given)])


def counts_of(given: list[Any], field: str, ids: list[str]) -> vec[i64]:
    """How many by name, a row a seat; what is not named is none."""
    found: list[int] = []
    for seat, entry in enumerate(given):
        path = f"seats.{seat}.{field}"
        named = as_map(get(entry, field, f"seats.{seat}"), path, ids)
        found += [as_int(named.get(id, 0), f"{path}.{id}", 0, MOST) for id in ids]
    return vec[i64](found)


def load_sheet(s: Schichtwechsel, seat: i64, value: object, field: str) -> None:
    """Points by `category:round`, or by category alone for the final scoring."""
    if not isinstance(value, dict):
        raise BadPosition(field, "expected points by category")
    for key, points in value.items():
        if not isinstance(key, str):
            raise BadPosition(field, f"{shortened(key)} names no category")
        category, colon, round = key.partition(":")
        i = as_index(category, field, CATEGORY_IDS) * (ROUNDS + 1)
        if colon:
            if round not in [str(number) for number in range(1, ROUNDS + 1)]:
                raise BadPosition(field, f"{shortened(key)} names no round from 1 to {ROUNDS}")
            i += int(round)
        s.sheet[SHEET * seat + i] = as_int(points, f"{field}.{key}", -MOST, MOST)
        s.vp[seat] += s.sheet[SHEET * seat + i]


def load_payments(s: Schichtwechsel, data: Json) -> None:
    places = CARDS + s.players
    s.paid_white = vec[i64]([0] * places)
    s.paid_cubes = vec[i64]([0] * places)
    s.paid_coins = vec[i64]([0] * places)
    s.users = vec[i64]([0] * places)
    for name, entry in as_map(get(data, "paid"), "paid", CARD_IDS).items():
        load_payment(s, CARD_IDS.index(name), entry, f"paid.{name}")
    for seat, entry in enumerate(get_list(data, "seats")):
        own = get(entry, "own_card", f"seats.{seat}")
        if own is not None:
            load_payment(s, CARDS + seat, own, f"seats.{seat}.own_card")
        no_more_than(entry, f"seats.{seat}", SEAT_KEYS)


def load_payment(s: Schichtwechsel, place: i64, entry: Any, path: str) -> None:
    s.paid_white[place] = get_int(entry, "white", 0, MOST, path)
    s.paid_cubes[place] = seat_mask(s, get(entry, "cubes", path), f"{path}.cubes")
    s.paid_coins[place] = get_int(entry, "coins", 0, MOST, path)
    s.users[place] = seat_mask(s, get(entry, "users", path), f"{path}.users")
    no_more_than(entry, path, PAYMENT_KEYS)


def seat_mask(s: Schichtwechsel, value: object, field: str) -> i64:
    mask: i64 = 0
    for entry in as_list(value, field):
        seat: i64 = as_int(entry, field, 0, s.players - 1)
        if mask >> seat & 1:
            raise BadPosition(field, f"seat {seat} is named more than once")
        mask |= 1 << seat
    return mask


def load_tiles(s: Schichtwechsel) -> None:
    in_play = s.components.tiles_in_play[s.players - 2]
    s.tile_owner = vec[i64]([FREE if in_play[tile] else COVERED for tile in range(TILES)])
    for seat in range(s.players):
        tile = s.tile[seat]
        if tile == NONE:
            continue
        if s.tile_owner[tile] != FREE:
            raise BadPosition(f"seats.{seat}.tile", f"{TILE_IDS[tile]} is not free for this seat [SW-10.7]")
        s.tile_owner[tile] = seat
