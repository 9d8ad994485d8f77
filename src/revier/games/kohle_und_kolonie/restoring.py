"""Positions from plain data that somebody else wrote: every field is read with its complaint at hand."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from revier.games.kohle_und_kolonie.board import (
    COKERY,
    DISASTER_IDS,
    FLIPPABLE,
    IRONWORKS,
    LARGE,
    MINES,
    NONE,
    RAIL_IDS,
    SPACE_IDS,
    STATIONS,
    TILE_IDS,
    TOKEN_IDS,
    TOKENS,
    WORKFORCE,
    Board,
)
from revier.games.kohle_und_kolonie.bonus import DISC
from revier.games.kohle_und_kolonie.checking import check_position, check_time
from revier.games.kohle_und_kolonie.edition import Edition
from revier.games.kohle_und_kolonie.mines import TableauSpacePick
from revier.games.kohle_und_kolonie.saving import KEPT, MARKS, save, sheet_key, tile_ids
from revier.games.kohle_und_kolonie.scoring import scored_rows
from revier.games.kohle_und_kolonie.state import (
    DISASTERS,
    GONE,
    NO_SETTLEMENT,
    ON_OFFER,
    ROUNDS,
    SETTLED,
    SETTLEMENT_MINERS,
    SHEET,
    TRUST,
    WAITING,
    KohleUndKolonie,
)
from revier.games.kohle_und_kolonie.stock import TILES, claim_in_play
from revier.kernel.checks import MANY, as_index, as_int, as_list, as_map, get, get_int, get_list
from revier.kernel.errors import BadPosition
from revier.kernel.game import Game
from revier.kernel.secret import load_rng
from revier.kernel.state import Json

MOST_MINERS: Final = 20
MOST_ENGINES: Final = 20
MOST_WORKERS: Final = 40
TRUST_SPACES: Final = 6


def restore(game: Game, board: Board, edition: Edition, data: Json) -> KohleUndKolonie:
    """Field by field, then as a whole: nothing lost, nothing double, the agenda in order."""
    players = get_int(data, "players", game.seats.start, game.seats.stop - 1)
    s = KohleUndKolonie(game, players, load_rng(get(data, "rng")), board, edition)
    as_map(get(data, "options"), "options", list(game.option_values))
    s.ply = get_int(data, "ply", 0, MANY)
    s.sealed = get_int(data, "sealed", 0, s.ply)
    s.agenda = [game.load_step(step, players, NONE) for step in get_list(data, "agenda")]
    s.round = get_int(data, "round", 0, ROUNDS)
    s.phase = get_int(data, "phase", 0, 10)
    check_time(s)
    s.worker_supply = get_int(data, "worker_supply", 0, MOST_WORKERS)
    s.engine_supply = get_int(data, "engine_supply", 0, MOST_ENGINES)
    s.trust_track = get_int(data, "trust_track", 0, TRUST_SPACES)
    s.trust_purchases = get_int(data, "trust_purchases", 1, 3)
    s.extra_coin = get_int(data, "extra_coin", 0, 1)
    s.mining_damage = get_int(data, "mining_damage", 0, 1)
    load_turn_order(s, get(data, "turn_order"))
    s.track = vec[i64]([track_entry(s, e) for e in get_list(data, "selection_track", TOKENS)])
    s.village_workers = counts(get(data, "villages"), "villages", board.village_ids, MOST_WORKERS)
    s.rail_seen = counts(get(data, "rail_seen"), "rail_seen", RAIL_IDS, STATIONS)
    load_rail_tokens(s, get(data, "rail_tokens"))
    s.disaster_tokens = indices(get(data, "disaster_tokens"), "disaster_tokens", DISASTER_IDS, ROUNDS)
    s.disaster_shown = indices(get(data, "disaster_shown"), "disaster_shown", DISASTER_IDS, ROUNDS)
    s.due = vec[i64]([as_index(c, "due", board.claim_ids) for c in get_list(data, "due")[::-1]])
    load_seats(s, get_list(data, "seats", players))
    load_mines(s, get(data, "display"), get(data, "trust_mines"))
    load_disaster(s, get(data, "disaster"))
    load_consolidation(s, get(data, "consolidation"))
    check_position(s)
    check_fields(s, data)
    return s


def check_fields(s: KohleUndKolonie, data: Json) -> None:
    """What a position does not have would be lost without a word."""
    known = save(s)
    as_map(data, "position", list(known))
    for seat in range(s.players):
        as_map(data["seats"][seat], f"seats.{seat}", list(known["seats"][seat]))
    for part in ("disaster", "consolidation"):
        if data[part] is not None:
            as_map(data[part], part, list(known[part]))
    if s.phase == 5:
        for seat in range(s.players):
            as_map(data["disaster"]["seats"][seat], f"disaster.seats.{seat}", list(known["disaster"]["seats"][seat]))


def load_turn_order(s: KohleUndKolonie, value: object) -> None:
    order = as_list(value, "turn_order", s.players)
    s.turn_order = vec[i64]([as_int(seat, "turn_order", 0, s.players - 1) for seat in order])
    if sorted(order) != list(range(s.players)):
        raise BadPosition("turn_order", "expected every seat once [KK-5.2]")


def track_entry(s: KohleUndKolonie, entry: object) -> i64:
    if entry is None:
        return NONE
    if isinstance(entry, int):
        return DISC - as_int(entry, "selection_track", 0, s.players - 1)
    return as_index(entry, "selection_track", TOKEN_IDS)


def counts(value: object, field: str, known: list[str], most: int) -> vec[i64]:
    """How many by name; what is not named is none."""
    given = as_map(value, field, known)
    return vec[i64]([as_int(given.get(name, 0), f"{field}.{name}", 0, most) for name in known])


def indices(value: object, field: str, known: list[str], length: int) -> vec[i64]:
    return vec[i64]([NONE if e is None else as_index(e, field, known) for e in as_list(value, field, length)])


def flags(value: object, field: str, known: list[str]) -> list[int]:
    """1 for every name of a list, 0 for the others."""
    found = [0] * len(known)
    for entry in as_list(value, field):
        found[as_index(entry, field, known)] += 1
    if len(found) > 0 and max(found) > 1:
        raise BadPosition(field, f"{known[found.index(max(found))]} is named more than once")
    return found


def load_rail_tokens(s: KohleUndKolonie, value: object) -> None:
    s.rail_tokens = vec[i64]([NONE] * STATIONS)
    for name, kind in as_map(value, "rail_tokens", s.board.station_ids).items():
        s.rail_tokens[s.board.station_ids.index(name)] = as_index(kind, f"rail_tokens.{name}", RAIL_IDS)


def load_seats(s: KohleUndKolonie, given: list[Any]) -> None:
    b = s.board
    s.coins = row_of(given, "coins", MANY)
    s.workers = row_of(given, "workers", MOST_WORKERS)
    s.miners = row_of(given, "miners", MOST_MINERS)
    s.miners_lost = row_of(given, "miners_lost", MOST_MINERS)
    s.engineers = row_of(given, "engineers", 3)
    s.settlements = row_of(given, "settlements", 5)
    s.markers = row_of(given, "markers", 3)
    s.reserve_engines = row_of(given, "reserve_engines", MOST_ENGINES)
    s.cokery_bonus = row_of(given, "cokery_bonus", 2)
    s.bonus = vec[i64]()
    s.rail_workers = vec[i64]()
    s.rail_wagons = vec[i64]()
    s.rail_values = vec[i64]()
    s.tiles = vec[i64]([NONE] * (b.spaces * s.players))
    flipped: list[int] = []
    pieces: list[int] = []
    engines: list[int] = []
    rescuers: list[int] = []
    settled: list[int] = []
    stations: list[int] = []
    s.sheet = vec[i64]([0] * (SHEET * s.players))
    s.vp = vec[i64]([0] * s.players)
    shown = [category * (ROUNDS + 1) + round for category, round in scored_rows(s)]
    rows = {sheet_key(row): row for row in shown}
    for seat, row in enumerate(given):
        at = f"seats.{seat}"
        bonus = get(row, "bonus", at)
        s.bonus = append(s.bonus, NONE if bonus is None else as_index(bonus, f"{at}.bonus", TOKEN_IDS))
        kept = counts(get(row, "rail_tokens", at), f"{at}.rail_tokens", KEPT, STATIONS)
        s.rail_workers = append(s.rail_workers, kept[0])
        s.rail_wagons = append(s.rail_wagons, kept[1])
        s.rail_values = append(s.rail_values, kept[2])
        flipped += [*flags(get(row, "flipped", at), f"{at}.flipped", TILE_IDS[:FLIPPABLE]), 0]
        pieces += [n for n in counts(get(row, "pieces", at), f"{at}.pieces", SPACE_IDS, 2)]
        load_tableau(s, seat, get(row, "tableau", at), f"{at}.tableau")
        engines += flags(get(row, "engines", at), f"{at}.engines", b.space_ids)
        rescuers += flags(get(row, "rescue", at), f"{at}.rescue", b.space_ids)
        settled += load_settled(b, get(row, "settled", at), f"{at}.settled")
        stations += [n for n in counts(get(row, "stations", at), f"{at}.stations", b.station_ids, MOST_MINERS)]
        load_sheet(s, seat, rows, get(row, "sheet", at), f"{at}.sheet")
    s.flipped = vec[i64](flipped)
    s.pieces = vec[i64](pieces)
    s.engines = vec[i64](engines)
    s.rescuers = vec[i64](rescuers)
    s.settled = vec[i64](settled)
    s.station_miners = vec[i64](stations)
    s.engineer_raised = anybody_flipped(s, COKERY)
    s.settlement_raised = anybody_flipped(s, WORKFORCE)
    s.engine_raised = anybody_flipped(s, IRONWORKS)


def row_of(given: list[Any], field: str, most: int) -> vec[i64]:
    return vec[i64]([get_int(row, field, 0, most, f"seats.{seat}") for seat, row in enumerate(given)])


def load_tableau(s: KohleUndKolonie, seat: i64, value: object, field: str) -> None:
    for space, tile in as_map(value, field, s.board.space_ids).items():
        s.tiles[s.board.spaces * seat + s.board.space_ids.index(space)] = tile_code(s.board, tile, f"{field}.{space}")


def tile_code(board: Board, value: object, field: str) -> i64:
    tiles = tile_ids(board)
    as_index(value, field, [id for id in tiles if id])
    return as_index(value, field, tiles)


def load_settled(board: Board, value: object, field: str) -> list[int]:
    found = [NO_SETTLEMENT] * len(board.village_ids)
    for village, miners in as_map(value, field, board.village_ids).items():
        count = as_int(miners, f"{field}.{village}", 0, SETTLEMENT_MINERS)
        found[board.village_ids.index(village)] = SETTLED + count
    return found


def load_sheet(s: KohleUndKolonie, seat: i64, rows: dict[str, int], value: object, field: str) -> None:
    """`rows`: those that the score sheet shows by now, by the names under which they are saved."""
    for key, points in as_map(value, field, list(rows)).items():
        row = rows[key]
        low = -MANY if row // (ROUNDS + 1) == DISASTERS else 0  # only disasters cost points
        s.sheet[SHEET * seat + row] = as_int(points, f"{field}.{key}", low, MANY)
        s.vp[seat] += s.sheet[SHEET * seat + row]
    if s.vp[seat] < 0:
        raise BadPosition(field, "a score is never negative [KK-5.3]")


def anybody_flipped(s: KohleUndKolonie, tile: i64) -> i64:
    return 1 if any([s.flipped[TILES * seat + tile] for seat in range(s.players)]) else 0


def load_mines(s: KohleUndKolonie, display: object, trust: object) -> None:
    """Every mine in one place: on offer, with the Trust, on a tableau or on the way there; else it waits or is gone."""
    b = s.board
    now = ROUNDS if len(s.agenda) == 0 else s.round
    s.mine_owner = vec[i64]([absent(s, m, now) for m in range(MINES)])
    s.trust_engine = vec[i64]([0] * MINES)
    s.large_owner = vec[i64](
        [WAITING if claim_in_play(s, c) and b.large_level[c] > 0 else GONE for c in range(b.claims)]
    )
    s.trust_large_engine = vec[i64]([0] * b.claims)
    is_on_offer = flags(display, "display", b.mine_ids)
    for mine in range(MINES):
        if is_on_offer[mine]:
            own_tile(s, mine, ON_OFFER, "display")
    for name, mark in as_map(trust, "trust_mines", [id for id in tile_ids(b) if id]).items():
        engine = as_index(mark, f"trust_mines.{name}", MARKS)
        tile = tile_code(b, name, "trust_mines")
        own_tile(s, tile, TRUST, "trust_mines")
        if tile < LARGE:
            s.trust_engine[tile] = engine
        else:
            s.trust_large_engine[tile - LARGE] = engine
    for i in range(len(s.tiles)):
        if s.tiles[i] != NONE:
            own_tile(s, s.tiles[i], i // b.spaces, f"seats.{i // b.spaces}.tableau")
    load_tile_in_hand(s)


def absent(s: KohleUndKolonie, mine: i64, now: i64) -> i64:
    """A mine that lies nowhere: of a later level, or out of the game."""
    return WAITING if claim_in_play(s, s.board.mine_claim[mine]) and s.board.mine_level[mine] > now else GONE


def own_tile(s: KohleUndKolonie, tile: i64, owner: i64, field: str) -> None:
    """Small and single mines lie somewhere once their level has come, large ones once consolidated."""
    claim = tile - LARGE if tile >= LARGE else s.board.mine_claim[tile]
    name = tile_ids(s.board)[tile]
    if not claim_in_play(s, claim):
        raise BadPosition(field, f"{name} is not in play with {s.players} players [KK-21.1]")
    if tile >= LARGE:
        if s.large_owner[claim] != WAITING:
            raise BadPosition(field, f"{name} lies in two places")
        s.large_owner[claim] = owner
        return
    if s.mine_owner[tile] == WAITING:
        raise BadPosition(field, f"{name} is of level {s.board.mine_level[tile]} and still waits [KK-4.9]")
    if s.mine_owner[tile] != GONE:
        raise BadPosition(field, f"{name} lies in two places")
    s.mine_owner[tile] = owner


def load_tile_in_hand(s: KohleUndKolonie) -> None:
    """A mine that is marked on the board while its owner still chooses a space for the tile [KK-7.12, KK-17.15]."""
    for i, step in enumerate(s.agenda):
        if not isinstance(step, TableauSpacePick):
            continue
        tile = step.tile
        if not 0 <= tile < LARGE + s.board.claims or tile_ids(s.board)[tile] == "":
            raise BadPosition("agenda", f"TableauSpacePick: there is no tile {tile}")
        if tile >= LARGE or i == len(s.agenda) - 1:  # below the top a small mine is not yet marked
            own_tile(s, tile, step.seat, "agenda")


def load_disaster(s: KohleUndKolonie, value: Any) -> None:
    n = s.board.spaces
    s.disaster = NONE
    s.discs = vec[i64]([0] * (s.players + 2))
    s.hits = vec[i64]([0] * s.players)
    s.exposed = vec[i64]([0] * s.players)
    s.secured = vec[i64]([0] * (n * s.players))
    if (value is not None) != (s.phase == 5):
        raise BadPosition("disaster", "a mapping in phase 5, None otherwise")
    if value is None:
        return
    at = "disaster"
    token = get(value, "token", at)
    s.disaster = NONE if token is None else as_index(token, f"{at}.token", DISASTER_IDS)
    s.discs[s.players] = get_int(value, "black", 0, 3, at)
    s.discs[s.players + 1] = get_int(value, "blank", 0, 1, at)
    for seat, row in enumerate(get_list(value, "seats", s.players, inside=at)):
        at = f"disaster.seats.{seat}"
        s.discs[seat] = get_int(row, "discs", 0, 3, at)
        s.hits[seat] = get_int(row, "hits", 0, 3, at)
        s.exposed[seat] = get_int(row, "exposed", 0, 3, at)
        secured = flags(get(row, "secured", at), f"{at}.secured", s.board.space_ids)
        for space in range(n):
            s.secured[n * seat + space] = secured[space]


def load_consolidation(s: KohleUndKolonie, value: Any) -> None:
    s.claim = NONE
    s.trust_value = NONE
    s.values = vec[i64]([NONE] * s.players)
    s.bids = vec[i64]([NONE] * s.players)
    s.bidders = vec[i64]()
    s.given_up = vec[i64]([0] * s.players)
    if (value is not None) != (s.phase == 9):
        raise BadPosition("consolidation", "a mapping in phase 9, None otherwise")
    if value is None:
        return
    at = "consolidation"
    s.claim = as_index(get(value, "claim", at), f"{at}.claim", s.board.claim_ids)
    trust = get(value, "trust_value", at)
    s.trust_value = NONE if trust is None else as_int(trust, f"{at}.trust_value", 0, MANY)
    s.values = amounts(get(value, "values", at), f"{at}.values", s.players)
    s.bids = amounts(get(value, "bids", at), f"{at}.bids", s.players)
    bidders = get_list(value, "bidders", inside=at)
    s.bidders = vec[i64]([as_int(seat, f"{at}.bidders", 0, s.players - 1) for seat in bidders])
    given_up = get_list(value, "given_up", s.players, inside=at)
    s.given_up = vec[i64]([as_int(count, f"{at}.given_up", 0, MINES) for count in given_up])


def amounts(value: object, field: str, length: int) -> vec[i64]:
    return vec[i64]([NONE if e is None else as_int(e, field, 0, MANY) for e in as_list(value, field, length)])
