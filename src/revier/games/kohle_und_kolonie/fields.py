"""What a position of Kohle & Kolonie consists of, in the order in which it is saved.

What follows from the rest is not written down: which mines wait or are gone, prices, scores.
"""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from revier.games.kohle_und_kolonie.board import (
    COKERY,
    DISASTER_IDS,
    FLIPPABLE,
    IRONWORKS,
    LARGE,
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
    TOKENS,
    WORKFORCE,
    Board,
)
from revier.games.kohle_und_kolonie.bonus import DISC
from revier.games.kohle_und_kolonie.checking import check_time
from revier.games.kohle_und_kolonie.mines import TableauSpacePick
from revier.games.kohle_und_kolonie.scoring import scored_rows
from revier.games.kohle_und_kolonie.state import (
    CATEGORY_IDS,
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
from revier.kernel.checks import MANY, Int, Kind, Name, as_index, as_list, as_map, get, inside
from revier.kernel.errors import BadPosition
from revier.kernel.fields import Door, Each, Field, Follows, Json, List, Marks, One, Part, Pile, Row, Seats

MOST_MINERS: Final = 20  # [KK-2.2]
MOST_ENGINES: Final = 20
MOST_WORKERS: Final = 40
TRUST_SPACES: Final = 6
ON_MINE: Final = ["marker", "engine"]  # what stands on a mine of the Trust [KK-14.2]
KEPT: Final = [RAIL_IDS[RAIL_WORKER], RAIL_IDS[RAIL_WAGON], RAIL_IDS[RAIL_CONSOLIDATION]]
OWNERS: Final = ["mine_owner", "large_owner"]
TRUST_ENGINES: Final = ["trust_engine", "trust_large_engine"]


def fields(b: Board, players: int) -> list[Field]:
    flag = Int(0, 1)
    seat = Int(0, players - 1)
    stations = Int(0, STATIONS)
    amount = Int(0, MANY, or_none=True)
    disaster = Name(DISASTER_IDS, or_none=True)
    return [
        One("round", Int(0, ROUNDS)),  # 0 when the game is over
        One("phase", Int(0, 10)),
        Follows([], check_time),
        List("turn_order", seat, players),
        List("selection_track", TrackSpace(seat), TOKENS, "track"),
        One("worker_supply", Int(0, MOST_WORKERS)),
        One("engine_supply", Int(0, MOST_ENGINES)),
        One("trust_track", Int(0, TRUST_SPACES)),
        One("trust_purchases", Int(1, 3)),
        Follows([*OWNERS, *TRUST_ENGINES], clear_mines),
        Door("trust_mines", [*OWNERS, *TRUST_ENGINES], save_trust, load_trust),
        One("extra_coin", flag),
        One("mining_damage", flag),
        Door("display", ["mine_owner"], save_display, load_display),
        Row("villages", b.village_ids, Int(0, MOST_WORKERS), "village_workers"),
        Row("rail_tokens", b.station_ids, Name(RAIL_IDS), nothing=NONE),
        Row("rail_seen", RAIL_IDS, stations, whole=True),
        List("disaster_tokens", disaster, ROUNDS),
        List("disaster_shown", disaster, ROUNDS),
        Pile("due", Name(b.claim_ids)),  # the claim that comes next first
        Seats(
            "seats",
            [
                Each("coins", Int(0, MANY)),
                Each("workers", Int(0, MOST_WORKERS)),
                Each("miners", Int(0, MOST_MINERS)),
                Each("miners_lost", Int(0, MOST_MINERS)),
                Each("engineers", Int(0, 3)),
                Each("settlements", Int(0, 5)),
                Each("markers", Int(0, 3)),
                Each("reserve_engines", Int(0, MOST_ENGINES)),
                Each("bonus", Name(TOKEN_IDS, or_none=True)),
                Kept(
                    "rail_tokens",
                    [
                        Each(KEPT[0], stations, "rail_workers"),
                        Each(KEPT[1], stations, "rail_wagons"),
                        Each(KEPT[2], stations, "rail_values"),
                    ],
                ),
                Each("cokery_bonus", Int(0, 2)),  # [KK-10.11]
                Marks("flipped", TILE_IDS[:FLIPPABLE], width=TILES),
                Row("pieces", SPACE_IDS, Int(0, 2)),
                Row("tableau", b.space_ids, Name(tile_ids(b)), "tiles", nothing=NONE),
                Marks("engines", b.space_ids),
                Marks("rescue", b.space_ids, "rescuers"),
                Row("settled", b.village_ids, Settled(0, SETTLEMENT_MINERS), nothing=NO_SETTLEMENT),
                Row("stations", b.station_ids, Int(0, MOST_MINERS), "station_miners"),
                Sheet("sheet", SHEET_KEYS, Int(0, MANY)),
            ],
        ),
        Follows(["vp"], add_up),
        Follows(["engineer_raised", "settlement_raised", "engine_raised"], raise_prices),
        Follows(OWNERS, take_mines),
        Follows(["discs", "hits", "exposed", "secured", "disaster"], clear_disaster),
        During("disaster", 5, disaster_fields(b, players)),
        Follows(["claim", "trust_value", "values", "bids", "bidders", "given_up"], clear_consolidation),
        During(
            "consolidation",
            9,
            [
                One("claim", Name(b.claim_ids)),
                One("trust_value", amount),  # None: not involved
                List("values", amount, players),  # None: takes no part
                List("bids", amount, players),  # None: out
                List("bidders", seat),
                List("given_up", Int(0, MINES), players),
            ],
        ),
    ]


def disaster_fields(b: Board, players: int) -> list[Field]:
    """The mine disaster under way [KK-13]: what is in the bag, who was hit and what is secured."""
    return [
        One("token", Name(DISASTER_IDS, or_none=True), "disaster"),
        Discs("black", 3, players),
        Discs("blank", 1, players + 1),
        Seats(
            "seats",
            [
                Discs("discs", 3, 0),
                Each("hits", Int(0, 3)),
                Each("exposed", Int(0, 3)),
                Marks("secured", b.space_ids),
            ],
        ),
    ]


# -- forms of their own ----------------------------------------------------------------------------


class TrackSpace(Kind):
    """A token, the seat whose disc stands there, or nothing [KK-6.2]."""

    def __init__(self, seat: Int) -> None:
        self.seat = seat
        self.token = Name(TOKEN_IDS, or_none=True)

    def save(self, n: i64) -> Any:
        return DISC - n if n <= DISC else self.token.save(n)

    def load(self, value: object, path: str, key: str = "") -> i64:
        return DISC - self.seat.load(value, path) if isinstance(value, int) else self.token.load(value, path)


class Settled(Int):
    """The miners of a settlement."""

    def save(self, n: i64) -> Any:
        return n - SETTLED

    def number(self, value: Any) -> i64:
        return SETTLED + super().number(value)


class Kept(Part):
    """Railroad tokens kept; what is not named is none."""

    def load(self, s: KohleUndKolonie, owners: list[Json], paths: list[str]) -> None:
        whole: list[Json] = []
        for i in range(len(owners)):
            given = as_map(get(owners[i], self.name, paths[i]), inside(paths[i], self.name), KEPT)
            whole.append({self.name: {**dict.fromkeys(KEPT, 0), **given}})
        super().load(s, whole, paths)


class Discs(Each):
    """In the bag: of each seat, then black, then blank."""

    def __init__(self, name: str, most: int, first: int) -> None:
        super().__init__(name, Int(0, most), "discs")
        self.first: i64 = first

    def save(self, s: KohleUndKolonie, owners: list[Json]) -> None:
        for i in range(len(owners)):
            owners[i][self.name] = s.discs[self.first + i]

    def load(self, s: KohleUndKolonie, owners: list[Json], paths: list[str]) -> None:
        for i in range(len(owners)):
            s.discs[self.first + i] = self.kind.load(get(owners[i], self.name, paths[i]), paths[i], self.name)


class During(Part):
    """What is there in one phase, and None in all others."""

    def __init__(self, name: str, phase: int, fields: list[Field]) -> None:
        super().__init__(name, fields)
        self.phase = phase

    def save(self, s: KohleUndKolonie, owners: list[Json]) -> None:
        owners[0][self.name] = None
        if s.phase == self.phase:
            super().save(s, owners)

    def load(self, s: KohleUndKolonie, owners: list[Json], paths: list[str]) -> None:
        value = get(owners[0], self.name)
        if (value is not None) != (s.phase == self.phase):
            raise BadPosition(self.name, f"a mapping in phase {self.phase}, None otherwise")
        if value is not None:
            super().load(s, owners, paths)


def clear_disaster(s: KohleUndKolonie) -> None:
    s.disaster = NONE
    s.discs = vec[i64]([0] * (s.players + 2))
    s.hits = vec[i64]([0] * s.players)
    s.exposed = vec[i64]([0] * s.players)
    s.secured = vec[i64]([0] * (s.board.spaces * s.players))


def clear_consolidation(s: KohleUndKolonie) -> None:
    s.claim = NONE
    s.trust_value = NONE
    s.values = vec[i64]([NONE] * s.players)
    s.bids = vec[i64]([NONE] * s.players)
    s.bidders = vec[i64]()
    s.given_up = vec[i64]([0] * s.players)


# -- the score sheet -------------------------------------------------------------------------------


def sheet_key(row: i64) -> str:
    """`claims:2`, or `start` and `end_coins`, which belong to no round."""
    category = CATEGORY_IDS[row // (ROUNDS + 1)]
    round = row % (ROUNDS + 1)
    return f"{category}:{round}" if round else category


SHEET_KEYS: Final[list[str]] = [sheet_key(row) for row in range(SHEET)]


class Sheet(Row):
    """Points by category and round."""

    def known(self, s: KohleUndKolonie) -> list[str]:
        """What the score sheet shows by now."""
        return [SHEET_KEYS[category * (ROUNDS + 1) + round] for category, round in scored_rows(s)]

    def kind_of(self, i: i64) -> Kind:
        """Only disasters cost points."""
        return Int(-MANY, MANY) if i // (ROUNDS + 1) == DISASTERS else self.kind


def add_up(s: KohleUndKolonie) -> None:
    s.vp = vec[i64]([0] * s.players)
    for i in range(len(s.sheet)):
        s.vp[i // SHEET] += s.sheet[i]
    for seat in range(s.players):
        if s.vp[seat] < 0:
            raise BadPosition(f"seats.{seat}.sheet", "a score is never negative [KK-5.3]")


def raise_prices(s: KohleUndKolonie) -> None:
    """[KK-7.5]"""
    s.engineer_raised = anybody_flipped(s, COKERY)
    s.settlement_raised = anybody_flipped(s, WORKFORCE)
    s.engine_raised = anybody_flipped(s, IRONWORKS)


def anybody_flipped(s: KohleUndKolonie, tile: i64) -> i64:
    return 1 if any([s.flipped[TILES * seat + tile] for seat in range(s.players)]) else 0


# -- mines: every one in one place -----------------------------------------------------------------


def tile_ids(board: Board) -> list[str]:
    """Small and single mines, then large ones by claim; a claim that has none has an empty id."""
    return board.mine_ids + board.large_ids


def clear_mines(s: KohleUndKolonie) -> None:
    """What lies nowhere is of a later level, or out of the game."""
    b = s.board
    now = ROUNDS if len(s.agenda) == 0 else s.round
    s.mine_owner = vec[i64]([absent(s, m, now) for m in range(MINES)])
    s.trust_engine = vec[i64]([0] * MINES)
    s.large_owner = vec[i64](
        [WAITING if claim_in_play(s, c) and b.large_level[c] > 0 else GONE for c in range(b.claims)]
    )
    s.trust_large_engine = vec[i64]([0] * b.claims)


def absent(s: KohleUndKolonie, mine: i64, now: i64) -> i64:
    return WAITING if claim_in_play(s, s.board.mine_claim[mine]) and s.board.mine_level[mine] > now else GONE


def save_trust(s: KohleUndKolonie, seat: int) -> Any:
    b = s.board
    marks = {b.mine_ids[m]: ON_MINE[s.trust_engine[m]] for m in range(MINES) if s.mine_owner[m] == TRUST}
    for claim in range(b.claims):
        if s.large_owner[claim] == TRUST:
            marks[b.large_ids[claim]] = ON_MINE[s.trust_large_engine[claim]]
    return marks


def load_trust(s: KohleUndKolonie, seat: int, value: Any, path: str) -> None:
    tiles = tile_ids(s.board)
    for name, mark in as_map(value, path, [id for id in tiles if id]).items():
        engine = as_index(mark, inside(path, name), ON_MINE)
        tile: i64 = tiles.index(name)
        own_tile(s, tile, TRUST, path)
        if tile < LARGE:
            s.trust_engine[tile] = engine
        else:
            s.trust_large_engine[tile - LARGE] = engine


def save_display(s: KohleUndKolonie, seat: int) -> Any:
    return [s.board.mine_ids[mine] for mine in range(MINES) if s.mine_owner[mine] == ON_OFFER]


def load_display(s: KohleUndKolonie, seat: int, value: Any, path: str) -> None:
    for entry in as_list(value, path):
        mine = as_index(entry, path, s.board.mine_ids)
        if s.mine_owner[mine] == ON_OFFER:
            raise BadPosition(path, f"{entry} is named more than once")
        own_tile(s, mine, ON_OFFER, path)


def take_mines(s: KohleUndKolonie) -> None:
    """Those on tableaus, and those on the way there."""
    for i in range(len(s.tiles)):
        if s.tiles[i] != NONE:
            own_tile(s, s.tiles[i], i // s.board.spaces, f"seats.{i // s.board.spaces}.tableau")
    for i, step in enumerate(s.agenda):
        if isinstance(step, TableauSpacePick):
            take_mine_in_hand(s, step, i == len(s.agenda) - 1)


def take_mine_in_hand(s: KohleUndKolonie, step: TableauSpacePick, is_asked: bool) -> None:
    """It is marked on the board while its owner still chooses a space for the tile [KK-7.12, KK-17.15]."""
    tile = step.tile
    if not 0 <= tile < LARGE + s.board.claims or tile_ids(s.board)[tile] == "":
        raise BadPosition("agenda", f"TableauSpacePick: there is no tile {tile}")
    if tile >= LARGE or is_asked:  # below the top a small mine is not yet marked
        own_tile(s, tile, step.seat, "agenda")


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
