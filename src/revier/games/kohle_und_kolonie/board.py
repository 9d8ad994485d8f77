"""The printed facts of a board file as rows of ints: map, mines, tableau, pithead tiles, tokens [KK-3].

A `Board` is made once per edition and file and shared by all positions. Mines are numbered by their printed
number, lowest first, so the Trust's order is the order of counting.
"""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

NONE: Final = -1
BOARD_ACTIONS: Final = 141  # actions that every board has [KK-23]

MINES: Final = 45  # small and single
LARGE: Final = 45  # tile code of the large mine of claim c: LARGE + c
STATIONS: Final = 19
LINES: Final = 4

REGIONS: Final = ["essen", "bochum", "hattingen", "witten"]
LINE_IDS: Final = ["yellow", "red", "brown", "green"]
ADVANTAGES: Final = ["none", "miner", "wagon"]
SECOND_MINER: Final = 1

# Pithead tiles and their spaces [KK-10]; the same ids on both sides of a tile.
COKERY: Final = 0
IRONWORKS: Final = 1
LOADING: Final = 2
WORKFORCE: Final = 3
ADMINISTRATION: Final = 4
TILE_IDS: Final = ["cokery", "ironworks", "loading", "workforce", "administration"]
FLIPPABLE: Final = 4
FRONT: Final = 0
BACK: Final = 1

MINER_SPACES: Final = 11
MINER_SPACE_IDS: Final = [
    "cokery_miner_1",
    "cokery_miner_2",
    "cokery_pair",
    "ironworks_miner_1",
    "ironworks_miner_2",
    "ironworks_miner_3",
    "ironworks_pair",
    "loading_miner_1",
    "loading_miner_2",
    "administration_miner_1",
    "administration_pair",
]
ENGINEER_SPACES: Final = 6
ENGINEER_SPACE_IDS: Final = [
    "cokery_engineer_1",
    "cokery_engineer_2",
    "ironworks_engineer_1",
    "loading_engineer_1",
    "administration_engineer_1",
    "administration_engineer_2",
]
STEAM_SPACES: Final = 2
STEAM_SPACE_IDS: Final = ["cokery_steam", "ironworks_steam"]
SPACE_IDS: Final = MINER_SPACE_IDS + ENGINEER_SPACE_IDS + STEAM_SPACE_IDS
ALL_SPACES: Final = 19
ENGINEERS_FROM: Final = 11  # where the engineer spaces begin among all spaces
STEAM_FROM: Final = 17
SPACE_TILE: Final = vec[i64]([TILE_IDS.index(id.split("_")[0]) for id in SPACE_IDS])

# Bonus tokens in the order of the start [KK-4.10].
MINE_RESCUE: Final = 0
CONSOLIDATION_AID: Final = 1
WAGON: Final = 2
ENGINEER_TOKEN: Final = 3
DEPLOY_MOVE: Final = 4
SETTLEMENT_TOKEN: Final = 5
STEAM_ENGINE_TOKEN: Final = 6
TOKENS: Final = 7
TOKEN_IDS: Final = [
    "bonus_mine_rescue",
    "bonus_consolidation_aid",
    "bonus_wagon",
    "bonus_engineer",
    "bonus_deploy_move",
    "bonus_settlement",
    "bonus_steam_engine",
]

RAIL_VP: Final = 0
RAIL_MONEY: Final = 1
RAIL_WORKER: Final = 2
RAIL_WAGON: Final = 3
RAIL_CONSOLIDATION: Final = 4
RAIL_IDS: Final = ["rail_vp", "rail_money", "rail_worker", "rail_wagon", "rail_consolidation"]

HIGHEST_NUMBER: Final = 0
EXTRA_COIN: Final = 1
PURCHASING_POWER: Final = 2
MINING_DAMAGE: Final = 3
RAILROAD_ACCIDENT: Final = 4
DISASTER_IDS: Final = ["highest_number", "extra_coin", "purchasing_power", "mining_damage", "railroad_accident"]


class Board:
    """One board file as one edition plays it."""

    def __init__(self, data: dict[str, Any], edition: str) -> None:
        self.data = data
        self.edition = edition
        mines = sorted([m for m in data["mine"] if m["kind"] != "large"], key=by_number)
        large = {m["claim"]: m for m in data["mine"] if m["kind"] == "large"}
        claims = data["claim"]
        villages = data["village"]
        stations = [s for line in LINE_IDS for s in in_line_order(data, line)]

        self.mine_ids: list[str] = [m["id"] for m in mines]
        self.claim_ids: list[str] = [c["id"] for c in claims]
        self.village_ids: list[str] = [v["id"] for v in villages]
        self.station_ids: list[str] = [s["id"] for s in stations]
        self.large_ids: list[str] = [large[c]["id"] if c in large else "" for c in self.claim_ids]
        spaces = data["tableau"]["space"]
        self.space_ids: list[str] = [s["id"] for s in spaces]

        self.claims: i64 = len(claims)
        self.villages: i64 = len(villages)
        self.spaces: i64 = len(spaces)

        self.mine_number = vec[i64]([m["number"] for m in mines])
        self.mine_claim = vec[i64]([self.claim_ids.index(m["claim"]) for m in mines])
        self.mine_level = vec[i64]([m["level"] for m in mines])
        self.mine_cost = vec[i64]([m["cost"] for m in mines])
        self.mine_income = vec[i64]([m["income"] for m in mines])
        self.mine_wagons = vec[i64]([m["wagons"] for m in mines])
        self.mine_advantage = vec[i64]([ADVANTAGES.index(m["advantage"]) for m in mines])
        self.mine_vp = vec[i64]([m.get("vp", 0) for m in mines])
        self.mine_single = vec[i64]([int(m["kind"] == "single") for m in mines])

        # a large mine is named by its claim; level 0: the claim holds a single mine and is never consolidated
        self.large_level = vec[i64]([large[c]["level"] if c in large else 0 for c in self.claim_ids])
        self.large_income = vec[i64]([large[c]["income"] if c in large else 0 for c in self.claim_ids])
        self.large_wagons = vec[i64]([large[c]["wagons"] if c in large else 0 for c in self.claim_ids])
        self.large_vp = vec[i64]([large[c]["vp"] if c in large else 0 for c in self.claim_ids])

        # adjacency as lists behind each other: village v's claims are village_claims[first[v]:first[v + 1]]
        self.claim_villages, self.claim_villages_at = joined(
            [[self.village_ids.index(v) for v in c["villages"]] for c in claims]
        )
        self.claim_mines, self.claim_mines_at = joined(
            [[i for i, m in enumerate(mines) if m["claim"] == claim] for claim in self.claim_ids]
        )
        self.village_claims, self.village_claims_at = joined(
            [[self.claim_ids.index(c) for c in v["claims"]] for v in villages]
        )
        self.village_stations, self.village_stations_at = joined(
            [[self.station_ids.index(s) for s in v.get("stations", [])] for v in villages]
        )
        self.station_next, self.station_next_at = joined(
            [[self.station_ids.index(t) for t in s["adjacent_stations"]] for s in stations]
        )
        self.village_workers = vec[i64]([v["workers"] for v in villages])
        self.village_settlements = vec[i64]([v["settlement_spaces"] for v in villages])
        self.station_line = vec[i64]([LINE_IDS.index(s["line"]) for s in stations])
        self.claim_three = vec[i64]([int(c["in_three_player"]) for c in claims])
        self.village_three = vec[i64]([int(v["in_three_player"]) for v in villages])
        self.station_three = vec[i64]([int(s["in_three_player"]) for s in stations])

        self.space_after = vec[i64]([self.space_ids.index(s["after"]) if "after" in s else NONE for s in spaces])
        self.space_coin = vec[i64]([int(s["coin"]) for s in spaces])
        squares = data["tableau"]["rescue"]["squares"]
        self.squares: list[list[int]] = [[self.space_ids.index(t) for t in square] for square in squares]

        # where the board's own actions begin, behind those that every board has
        self.space_action: i64 = BOARD_ACTIONS
        self.rescue_action: i64 = self.space_action + self.spaces
        self.square_action: i64 = self.rescue_action + self.spaces
        self.village_action: i64 = self.square_action + len(self.squares)
        self.later_action: i64 = self.village_action + self.villages  # where a verb that is added will stand

        self.load_pithead(data)
        self.load_numbers(data)

    def load_pithead(self, data: dict[str, Any]) -> None:
        """Section 10, by 2 * space: what a full space of the front and of the back is worth."""
        sides = {(s["tile"], s["side"]): s for s in data["pithead_side"] if self.edition in s["editions"]}
        rows: list[dict[str, Any]] = []
        for id in SPACE_IDS:
            for side in ("front", "back"):
                spaces = sides.get((id.split("_")[0], side), {"spaces": []})["spaces"]
                rows.append(next((space for space in spaces if space["id"] == id), {}))
        self.space_needs = vec[i64]([row.get("needs", 0) for row in rows])
        self.space_coins = vec[i64]([row.get("coins", 0) for row in rows])
        self.space_vp = vec[i64]([row.get("vp", 0) for row in rows])
        self.space_final_vp = vec[i64]([row.get("final_vp", 0) for row in rows])
        self.space_wagons = vec[i64]([row.get("wagons_needed", 0) for row in rows])
        self.space_value = vec[i64]([row.get("consolidation", 0) for row in rows])
        self.fill_order: list[list[int]] = [
            [SPACE_IDS.index(id) for id in sides.get((tile, "back"), {}).get("fill_order", [])] for tile in TILE_IDS
        ]
        self.loading_worker = vec[i64]([sides["loading", side]["activation_workers"] for side in ("front", "back")])
        self.wagons_per_vp = vec[i64]([sides["loading", side]["wagons_per_vp"] for side in ("front", "back")])
        work = [sides["workforce", side] for side in ("front", "back")]
        self.deployments = vec[i64]([side["deployments"] for side in work])
        self.movement_points = vec[i64]([side["movement_points"] for side in work])
        bonus = sides["cokery", "back"].get("occupied_bonus", {"one_vp": 0, "both_vp": 0})
        self.cokery_one_vp: i64 = bonus["one_vp"]
        self.cokery_both_vp: i64 = bonus["both_vp"]
        tiles = {tile["id"]: tile for tile in data["pithead"]}
        flips = [tiles[id] for id in TILE_IDS[:FLIPPABLE]]
        self.flip_vp = vec[i64]([tile["flip_vp"][f"edition_{self.edition}"] for tile in flips])
        self.flip_markers = vec[i64]([tile["flip_extra_action_markers"] for tile in flips])
        # five ways to flip: cokery, ironworks, loading, workforce by workers, workforce by coins [KK-8.5]
        costs = [cost for tile in flips for cost in tile["flip_costs"]]
        self.flip_workers = vec[i64]([cost["workers"] for cost in costs])
        self.flip_coins = vec[i64]([cost["coins"] for cost in costs])

    def load_numbers(self, data: dict[str, Any]) -> None:
        edition = f"edition_{self.edition}"
        tokens = {token["id"]: token for token in data["bonus_token"]}
        self.token_players = vec[i64]([tokens[id]["min_players"][edition] for id in TOKEN_IDS])
        places = sorted([(int(of_edition(tokens[id]["start_order"], edition)), id) for id in TOKEN_IDS])
        self.token_order = vec[i64]([TOKEN_IDS.index(id) for _, id in places])
        self.bonus_wagons: i64 = tokens["bonus_wagon"]["wagons"][edition]
        rails = {token["id"]: token for token in data["railroad_token"]}
        self.rail_count = vec[i64]([rails[id]["count"] for id in RAIL_IDS])
        disasters = {token["id"]: token for token in data["disaster_token"]}
        self.disaster_count = vec[i64]([disasters[id]["count"][edition] for id in DISASTER_IDS])
        losses: list[int] = of_edition(data["disaster_spaces"]["victory_points"], edition)
        self.disaster_vp = vec[i64]([-vp for vp in losses])
        scores = data["line_scores"][edition]
        self.line_vp = vec[i64]([scores["players_4_5"].get(line, 0) for line in LINE_IDS])
        self.line_vp_three = vec[i64]([scores["players_3"].get(line, 0) for line in LINE_IDS])
        self.engine_vp = vec[i64](data["final_scoring"]["steam_engines"])
        self.load_prices(data)

    def load_prices(self, data: dict[str, Any]) -> None:
        """What is bought and sold, and all there is to pay with [KK-7.4, KK-8.6, KK-8.7]."""
        prices = data["prices"]
        self.engine_price = Price(prices["steam_engine"])
        self.settlement_price = Price(prices["settlement"])
        self.engineer_price = Price(prices["engineer"])
        self.workers_cost: i64 = prices["buy_workers"]["pay_coins"]
        self.workers_bought: i64 = prices["buy_workers"]["take_workers"]
        self.workers_sold: i64 = prices["sell_workers"]["pay_workers"]
        self.workers_fetch: i64 = prices["sell_workers"]["take_coins"]
        self.aid_coins: i64 = next(t for t in data["bonus_token"] if t["id"] == TOKEN_IDS[CONSOLIDATION_AID])["coins"]
        coins = data["components"]["coins"]
        self.coins_in_all: i64 = coins["value_1"] + 5 * coins["value_5"]


class Price:
    """What a thing costs in coins: at first, once a tile has been flipped, and by bonus token."""

    def __init__(self, data: dict[str, Any]) -> None:
        self.start: i64 = data["start"]
        self.raised: i64 = data["raised"]
        self.with_token: i64 = data["with_token"]  # ignores price increases [KK-9.1]

    def now(self, is_raised: i64) -> i64:
        return self.raised if is_raised else self.start


def of_edition(value: Any, edition: str) -> Any:
    """A field that may differ by edition: one value for both, or a table with `edition_2013` and `edition_revised`."""
    return value[edition] if isinstance(value, dict) else value


def by_number(mine: dict[str, Any]) -> int:
    return int(mine["number"])


def in_line_order(data: dict[str, Any], line: str) -> list[dict[str, Any]]:
    by_id = {station["id"]: station for station in data["station"]}
    order = next(entry["stations"] for entry in data["line"] if entry["id"] == line)
    return [by_id[id] for id in order]


def joined(lists: list[list[int]]) -> tuple[vec[i64], vec[i64]]:
    """All lists behind each other, and where each begins."""
    lists = [sorted(part) for part in lists]
    starts = [sum([len(part) for part in lists[:i]]) for i in range(len(lists) + 1)]
    return vec[i64]([n for part in lists for n in part]), vec[i64](starts)
