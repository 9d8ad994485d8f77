"""Positions as plain data, readable enough to be set up by hand, and checked before they are believed.

What follows from the rest is not written down: which mines wait or are gone, prices, scores.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from revier.games.kohle_und_kolonie.board import (
    ALL_SPACES,
    DISASTER_IDS,
    MINES,
    NONE,
    RAIL_CONSOLIDATION,
    RAIL_IDS,
    RAIL_WAGON,
    RAIL_WORKER,
    SPACE_IDS,
    STATIONS,
    TILE_IDS,
    TOKEN_IDS,
    Board,
)
from revier.games.kohle_und_kolonie.bonus import DISC
from revier.games.kohle_und_kolonie.state import (
    CATEGORY_IDS,
    NO_SETTLEMENT,
    ON_OFFER,
    ROUNDS,
    SETTLED,
    SHEET,
    TRUST,
    KohleUndKolonie,
)
from revier.games.kohle_und_kolonie.stock import TILES
from revier.kernel.state import Json

MARKS: Final = ["marker", "engine"]  # what stands on a mine of the Trust [KK-14.2]
KEPT: Final = [RAIL_IDS[RAIL_WORKER], RAIL_IDS[RAIL_WAGON], RAIL_IDS[RAIL_CONSOLIDATION]]


def save(s: KohleUndKolonie) -> Json:
    """Everything, secrets included; `due` lists the claim that comes next first."""
    b = s.board
    return {
        "game": s.game.id,
        "rules": s.game.rules_version,
        "players": s.players,
        "options": s.chosen_options(),
        "ply": s.ply,
        "sealed": s.sealed,
        "rng": s.rng.saved(),
        "agenda": [s.game.save_step(step) for step in s.agenda],
        "round": s.round,
        "phase": s.phase,
        "turn_order": [seat for seat in s.turn_order],
        "selection_track": [save_track(entry) for entry in s.track],
        "worker_supply": s.worker_supply,
        "engine_supply": s.engine_supply,
        "trust_track": s.trust_track,
        "trust_purchases": s.trust_purchases,
        "trust_mines": save_trust(s),
        "extra_coin": s.extra_coin,
        "mining_damage": s.mining_damage,
        "display": [b.mine_ids[mine] for mine in range(MINES) if s.mine_owner[mine] == ON_OFFER],
        "villages": {b.village_ids[v]: s.village_workers[v] for v in range(b.villages) if s.village_workers[v] > 0},
        "rail_tokens": {b.station_ids[i]: RAIL_IDS[s.rail_tokens[i]] for i in range(STATIONS) if s.rail_tokens[i] >= 0},
        "rail_seen": {RAIL_IDS[kind]: s.rail_seen[kind] for kind in range(len(RAIL_IDS))},
        "disaster_tokens": names(s.disaster_tokens, DISASTER_IDS),
        "disaster_shown": names(s.disaster_shown, DISASTER_IDS),
        "due": names(s.due, b.claim_ids)[::-1],
        "seats": [save_seat(s, seat) for seat in range(s.players)],
        "disaster": save_disaster(s) if s.phase == 5 else None,
        "consolidation": None if s.claim == NONE else save_consolidation(s),
    }


def names(row: vec[i64], known: list[str]) -> list[str | None]:
    return [None if n == NONE else known[n] for n in row]


def numbers(row: vec[i64]) -> list[int | None]:
    return [None if n == NONE else n for n in row]


def tile_ids(board: Board) -> list[str]:
    """Small and single mines, then large ones by claim; a claim that has none has an empty id."""
    return board.mine_ids + board.large_ids


def save_track(entry: i64) -> str | int | None:
    """A token, the seat whose disc stands there, or nothing [KK-6.2]."""
    if entry == NONE:
        return None
    return DISC - entry if entry <= DISC else TOKEN_IDS[entry]


def save_trust(s: KohleUndKolonie) -> dict[str, str]:
    b = s.board
    marks = {b.mine_ids[m]: MARKS[s.trust_engine[m]] for m in range(MINES) if s.mine_owner[m] == TRUST}
    for claim in range(b.claims):
        if s.large_owner[claim] == TRUST:
            marks[b.large_ids[claim]] = MARKS[s.trust_large_engine[claim]]
    return marks


def save_seat(s: KohleUndKolonie, seat: i64) -> Json:
    b = s.board
    first = b.spaces * seat
    tiles = tile_ids(b)
    return {
        "coins": s.coins[seat],
        "workers": s.workers[seat],
        "miners": s.miners[seat],
        "miners_lost": s.miners_lost[seat],
        "engineers": s.engineers[seat],
        "settlements": s.settlements[seat],
        "markers": s.markers[seat],
        "reserve_engines": s.reserve_engines[seat],
        "bonus": None if s.bonus[seat] == NONE else TOKEN_IDS[s.bonus[seat]],
        "rail_tokens": {
            KEPT[0]: s.rail_workers[seat],
            KEPT[1]: s.rail_wagons[seat],
            KEPT[2]: s.rail_values[seat],
        },
        "cokery_bonus": s.cokery_bonus[seat],
        "flipped": [TILE_IDS[tile] for tile in range(TILES) if s.flipped[TILES * seat + tile]],
        "pieces": {SPACE_IDS[i]: s.pieces[ALL_SPACES * seat + i] for i in range(ALL_SPACES) if has_piece(s, seat, i)},
        "tableau": {b.space_ids[i]: tiles[s.tiles[first + i]] for i in range(b.spaces) if s.tiles[first + i] >= 0},
        "engines": [b.space_ids[i] for i in range(b.spaces) if s.engines[first + i]],
        "rescue": [b.space_ids[i] for i in range(b.spaces) if s.rescuers[first + i]],
        "settled": {
            b.village_ids[v]: s.settled[b.villages * seat + v] - SETTLED
            for v in range(b.villages)
            if s.settled[b.villages * seat + v] != NO_SETTLEMENT
        },
        "stations": {
            b.station_ids[i]: s.station_miners[STATIONS * seat + i]
            for i in range(STATIONS)
            if s.station_miners[STATIONS * seat + i] > 0
        },
        "sheet": {sheet_key(i): s.sheet[SHEET * seat + i] for i in range(SHEET) if s.sheet[SHEET * seat + i] != 0},
    }


def has_piece(s: KohleUndKolonie, seat: i64, space: i64) -> bool:
    return s.pieces[ALL_SPACES * seat + space] > 0


def sheet_key(row: i64) -> str:
    """`claims:2`, or `start` and `end_coins`, which belong to no round."""
    category = CATEGORY_IDS[row // (ROUNDS + 1)]
    round = row % (ROUNDS + 1)
    return f"{category}:{round}" if round else category


def save_disaster(s: KohleUndKolonie) -> Json:
    """The mine disaster under way [KK-13]: what is in the bag, who was hit and what is secured."""
    spaces = s.board.space_ids
    n = len(spaces)
    return {
        "token": None if s.disaster == NONE else DISASTER_IDS[s.disaster],
        "black": s.discs[s.players],
        "blank": s.discs[s.players + 1],
        "seats": [
            {
                "discs": s.discs[seat],
                "hits": s.hits[seat],
                "exposed": s.exposed[seat],
                "secured": [spaces[i] for i in range(n) if s.secured[n * seat + i]],
            }
            for seat in range(s.players)
        ],
    }


def save_consolidation(s: KohleUndKolonie) -> Json:
    """The consolidation under way [KK-17]; None stands for who takes no part and for who has passed."""
    return {
        "claim": s.board.claim_ids[s.claim],
        "trust_value": None if s.trust_value == NONE else s.trust_value,
        "values": numbers(s.values),
        "bids": numbers(s.bids),
        "bidders": [seat for seat in s.bidders],
        "given_up": [count for count in s.given_up],
    }
