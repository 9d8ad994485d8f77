"""What everybody may see [KK-24]; nothing is private to a seat. A field stays hidden until it is named here."""

from __future__ import annotations

from typing import Final, TypedDict

from librt.vecs import vec
from mypy_extensions import i64

from revier.games.kohle_und_kolonie.board import (
    ADMINISTRATION,
    ALL_SPACES,
    COKERY,
    DISASTER_IDS,
    IRONWORKS,
    LARGE,
    LOADING,
    MINES,
    NONE,
    RAIL_CONSOLIDATION,
    RAIL_IDS,
    RAIL_WAGON,
    RAIL_WORKER,
    SPACE_IDS,
    SPACE_TILE,
    STATIONS,
    STEAM_ENGINE_TOKEN,
    TILE_IDS,
    TOKEN_IDS,
)
from revier.games.kohle_und_kolonie.bonus import DISC, selection_order
from revier.games.kohle_und_kolonie.consolidation import administration
from revier.games.kohle_und_kolonie.hidden import disasters_unseen, rail_unseen
from revier.games.kohle_und_kolonie.pithead import best_coins, wagons_on_tiles
from revier.games.kohle_und_kolonie.prices import engine_price, engineer_price, settlement_price
from revier.games.kohle_und_kolonie.scoring import claim_score, income, marked_mines
from revier.games.kohle_und_kolonie.state import (
    GONE,
    NO_SETTLEMENT,
    ON_OFFER,
    ROUNDS,
    SETTLED,
    TRUST,
    WAITING,
    KohleUndKolonie,
)
from revier.games.kohle_und_kolonie.stock import (
    TILES,
    claim_in_play,
    engines_owned,
    is_at_claim,
    needs,
    pithead_yield,
    side,
    station_in_play,
    tile_income,
    village_in_play,
)
from revier.games.kohle_und_kolonie.view_phases import view_auction, view_bag

SIDE_IDS: Final = ["front", "back"]


class TrackView(TypedDict):
    token: str | None
    disc: int | None  # the seat whose disc stands there while tokens are chosen
    is_face_down: bool


class MineView(TypedDict):
    place: str  # display, seat, trust, waiting (of a later level) or gone
    owner: int | None
    engine: bool  # on the owner's tile, or as the Trust's mark


class ClaimView(TypedDict):
    is_in_play: bool
    scores: list[int]  # what it gives in the next phase 8 as things are, by seat; nothing after the last one
    scores_with_mine: list[int]  # the same with one more mine of one's own; what a single mine gives comes on top


class VillageView(TypedDict):
    is_in_play: bool
    workers: int
    settlements: dict[str, int]  # seat -> miners at it


class StationView(TypedDict):
    is_in_play: bool
    token: bool  # a railroad token still lies there, face down
    miners: dict[str, int]  # seat -> miners


class DisasterSpaceView(TypedDict):
    token: bool  # still lies there, face down
    shown: str | None  # the token turned up in this round
    vp: int  # lost by a player who is hit


class TrustView(TypedDict):
    coins: int
    purchases: int
    extra_coin: bool


class SpaceView(TypedDict):
    tile: str | None
    engine: bool
    income: int
    rescue: bool
    secured: bool  # by coin or token, this round
    exposed: bool  # a mine that nothing secures


class PitheadView(TypedDict):
    side: str
    spaces: dict[str, int]  # pieces on the spaces of this side
    coins: int  # what it brings in phase 10 as it stands; Loading once it is paid for, without tokens
    vp: int
    value: int  # in every consolidation


class SeatView(TypedDict):
    score: int
    coins: int
    workers: int
    miners: int
    miners_lost: int
    engineers: int
    settlements: int
    markers: int
    bonus: str | None
    rail_tokens: dict[str, int]
    engines: int
    reserve_engines: int
    wagons: int
    income: int  # of all mines, in phase 7
    board_vp: int  # for claims and settlements, in the next phase 8
    tableau: dict[str, SpaceView]
    pithead: dict[str, PitheadView]


class BagView(TypedDict):
    token: str | None  # turned up this round
    discs: list[int]  # in the bag, by seat
    black: int
    blank: int
    black_drawn: int
    blank_drawn: int
    hits: list[int]  # drawn, by seat
    exposed: list[int]  # highest income of an unsecured mine


class ValueView(TypedDict):
    """How a value without coins came about."""

    mines: int
    administration: int
    tokens: int


class BidderView(TypedDict):
    seat: int
    value: int  # without coins
    parts: ValueView | None  # None: the mines are gone, it is decided
    bid: int | None  # None: passed
    most: int  # the highest value this player can reach
    small_mines: int
    compensation: int  # points for them, if somebody else wins


class AuctionView(TypedDict):
    claim: str
    large_mine: str
    trust_value: int | None  # None: not involved
    trust_mines: int | None  # the part of it that is mines; the rest lies on its track; None: it is decided
    engines: int  # steam engines that go to the winner
    is_decided: bool
    bidders: list[BidderView]  # in bidding order; empty without an auction
    highest: int | None
    least: int | None  # the lowest value to raise to; None: it is decided
    leader: int | None


class KohleUndKolonieView(TypedDict):
    game: str
    edition: str
    players: int
    ply: int
    options: dict[str, str]
    round: int
    phase: int
    is_over: bool
    to_act: int | None
    turn_order: list[int]  # in phase 1 that of the round before
    selection_order: list[int]  # who takes a bonus token when, while they are taken; else empty
    selection_track: list[TrackView]
    prices: dict[str, int]
    worker_supply: int
    engine_supply: int
    trust: TrustView
    mining_damage: bool
    mines: dict[str, MineView]  # small, single and large
    claims: dict[str, ClaimView]
    villages: dict[str, VillageView]
    stations: dict[str, StationView]
    rail_unseen: dict[str, int]
    disaster_spaces: list[DisasterSpaceView]
    disasters_unseen: dict[str, int]
    due: list[str]  # claims still to be consolidated this round, in no order
    seats: list[SeatView]
    disaster: BagView | None
    auction: AuctionView | None


def view(s: KohleUndKolonie, seat: int | None) -> KohleUndKolonieView:
    """The table as everybody sees it; the seat makes no difference."""
    b = s.board
    claims = [view_claim(s, claim) for claim in range(b.claims)]
    return {
        "game": s.game.id,
        "edition": s.edition.id,
        "players": s.players,
        "ply": s.ply,
        "options": s.chosen_options(),
        "round": s.round,
        "phase": s.phase,
        "is_over": s.is_over,
        "to_act": None if s.is_over else s.asked().seat,
        "turn_order": [n for n in s.turn_order],
        "selection_order": selection_order(s) if s.phase == 1 else [],
        "selection_track": [view_track(s, entry) for entry in s.track],
        "prices": {
            "engineer": engineer_price(s),
            "settlement": settlement_price(s),
            "steam_engine": engine_price(s),
        },
        "worker_supply": s.worker_supply,
        "engine_supply": s.engine_supply,
        "trust": {"coins": s.trust_track, "purchases": s.trust_purchases, "extra_coin": s.extra_coin > 0},
        "mining_damage": s.mining_damage > 0,
        "mines": view_mines(s),
        "claims": dict(zip(b.claim_ids, claims, strict=True)),
        "villages": {b.village_ids[v]: view_village(s, v) for v in range(b.villages)},
        "stations": {b.station_ids[i]: view_station(s, i) for i in range(STATIONS)},
        "rail_unseen": by_kind(rail_unseen(s), RAIL_IDS),
        "disaster_spaces": [view_disaster_space(s, i) for i in range(ROUNDS)],
        "disasters_unseen": by_kind(disasters_unseen(s), DISASTER_IDS),
        "due": [b.claim_ids[claim] for claim in sorted(s.due)],
        "seats": [view_seat(s, owner, claims) for owner in range(s.players)],
        "disaster": view_bag(s) if s.phase == 5 else None,
        "auction": None if s.claim == NONE else view_auction(s),
    }


def by_kind(counts: vec[i64], names: list[str]) -> dict[str, int]:
    return {names[kind]: counts[kind] for kind in range(len(names))}


def view_track(s: KohleUndKolonie, entry: i64) -> TrackView:
    """Tokens and discs on the selection track; the steam engine lies face down in round 1 [KK-6.2]."""
    return {
        "token": TOKEN_IDS[entry] if entry >= 0 else None,
        "disc": DISC - entry if entry <= DISC else None,
        "is_face_down": entry == STEAM_ENGINE_TOKEN and s.round == 1 and s.phase == 1,
    }


def view_mines(s: KohleUndKolonie) -> dict[str, MineView]:
    b = s.board
    mines = {b.mine_ids[m]: view_mine(s, m, s.mine_owner[m], s.trust_engine[m]) for m in range(MINES)}
    for claim in range(b.claims):
        if b.large_level[claim] > 0:
            owner = s.large_owner[claim]
            mines[b.large_ids[claim]] = view_mine(s, LARGE + claim, owner, s.trust_large_engine[claim])
    return mines


def view_mine(s: KohleUndKolonie, tile: i64, owner: i64, trust_engine: i64) -> MineView:
    engine = trust_engine
    for i in range(len(s.tiles)):
        if s.tiles[i] == tile:
            engine = s.engines[i]
    places = {ON_OFFER: "display", TRUST: "trust", WAITING: "waiting", GONE: "gone"}
    return {
        "place": places.get(owner, "seat"),
        "owner": owner if 0 <= owner < s.players else None,
        "engine": engine > 0,
    }


def view_claim(s: KohleUndKolonie, claim: i64) -> ClaimView:
    """What the claim is worth to everybody [KK-16]."""
    nothing = [0] * s.players
    scores, with_mine = nothing, nothing
    if not (s.is_over or (s.round == ROUNDS and s.phase > 8)):
        marked = marked_mines(s, claim)
        with_mine = [claim_score(s, seat, claim, marked + 1) for seat in range(s.players)]
        scores = [with_mine[seat] - 1 if is_at_claim(s, seat, claim) else 0 for seat in range(s.players)]
    return {"is_in_play": claim_in_play(s, claim), "scores": scores, "scores_with_mine": with_mine}


def view_village(s: KohleUndKolonie, village: i64) -> VillageView:
    settled = [s.settled[s.board.villages * seat + village] for seat in range(s.players)]
    return {
        "is_in_play": village_in_play(s, village),
        "workers": s.village_workers[village],
        "settlements": {str(seat): n - SETTLED for seat, n in enumerate(settled) if n != NO_SETTLEMENT},
    }


def view_station(s: KohleUndKolonie, station: i64) -> StationView:
    miners = [s.station_miners[STATIONS * seat + station] for seat in range(s.players)]
    return {
        "is_in_play": station_in_play(s, station),
        "token": s.rail_tokens[station] != NONE,
        "miners": {str(seat): count for seat, count in enumerate(miners) if count > 0},
    }


def view_disaster_space(s: KohleUndKolonie, i: i64) -> DisasterSpaceView:
    shown = s.disaster_shown[i]
    return {
        "token": s.disaster_tokens[i] != NONE,
        "shown": None if shown == NONE else DISASTER_IDS[shown],
        "vp": s.board.disaster_vp[i],
    }


def view_seat(s: KohleUndKolonie, owner: i64, claims: list[ClaimView]) -> SeatView:
    b = s.board
    return {
        "score": s.vp[owner],
        "coins": s.coins[owner],
        "workers": s.workers[owner],
        "miners": s.miners[owner],
        "miners_lost": s.miners_lost[owner],
        "engineers": s.engineers[owner],
        "settlements": s.settlements[owner],
        "markers": s.markers[owner],
        "bonus": None if s.bonus[owner] == NONE else TOKEN_IDS[s.bonus[owner]],
        "rail_tokens": {
            RAIL_IDS[RAIL_WORKER]: s.rail_workers[owner],
            RAIL_IDS[RAIL_WAGON]: s.rail_wagons[owner],
            RAIL_IDS[RAIL_CONSOLIDATION]: s.rail_values[owner],
        },
        "engines": engines_owned(s, owner),
        "reserve_engines": s.reserve_engines[owner],
        "wagons": wagons_on_tiles(s, owner),
        "income": income(s, owner),
        "board_vp": sum([claim["scores"][owner] for claim in claims]),
        "tableau": {b.space_ids[i]: view_space(s, owner, i) for i in range(b.spaces)},
        "pithead": {TILE_IDS[tile]: view_pithead(s, owner, tile) for tile in range(TILES)},
    }


def view_space(s: KohleUndKolonie, owner: i64, space: i64) -> SpaceView:
    """A mine space with its rescue space."""
    i = s.board.spaces * owner + space
    tile = s.tiles[i]
    is_secured = s.phase == 5 and s.secured[i] > 0
    name: str | None = None
    if tile != NONE:
        name = s.board.mine_ids[tile] if tile < LARGE else s.board.large_ids[tile - LARGE]
    return {
        "tile": name,
        "engine": s.engines[i] > 0,
        "income": 0 if tile == NONE else tile_income(s, tile) + s.engines[i],
        "rescue": s.rescuers[i] > 0,
        "secured": is_secured,
        "exposed": tile != NONE and s.rescuers[i] == 0 and not is_secured,
    }


def view_pithead(s: KohleUndKolonie, owner: i64, tile: i64) -> PitheadView:
    return {
        "side": SIDE_IDS[s.flipped[TILES * owner + tile]],
        "spaces": {
            SPACE_IDS[space]: s.pieces[ALL_SPACES * owner + space]
            for space in range(ALL_SPACES)
            if SPACE_TILE[space] == tile and needs(s, owner, space) > 0
        },
        "coins": coins_of(s, owner, tile),
        "vp": points_of(s, owner, tile),
        "value": administration(s, owner) if tile == ADMINISTRATION else 0,
    }


def coins_of(s: KohleUndKolonie, owner: i64, tile: i64) -> int:
    if tile == LOADING:
        return best_coins(s, owner, wagons_on_tiles(s, owner), 0)
    return pithead_yield(s, owner, s.board.space_coins, tile) if tile == COKERY else 0


def points_of(s: KohleUndKolonie, owner: i64, tile: i64) -> int:
    if tile == LOADING:
        return wagons_on_tiles(s, owner) // s.board.wagons_per_vp[side(s, owner, tile)]
    return pithead_yield(s, owner, s.board.space_vp, tile) if tile == IRONWORKS else 0
