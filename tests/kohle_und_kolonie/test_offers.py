"""What is offered in whole games, held against the rules written down a second time, from the board file alone."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from revier.kernel.state import Json, State
from tests.kohle_und_kolonie.build import DATA, TOKENS, position
from tests.kohle_und_kolonie.look import BOTH, placed, positions
from tests.support import offered, rule

MINES = {mine["id"]: mine for mine in DATA["mine"]}
CLAIMS = {claim["id"]: claim for claim in DATA["claim"]}
VILLAGES = {village["id"]: village for village in DATA["village"]}
STATIONS = {station["id"]: station for station in DATA["station"]}
SPACES = {space["id"]: space for space in DATA["tableau"]["space"]}
ACTION_TOKENS = ["bonus_deploy_move", "bonus_engineer", "bonus_steam_engine", "bonus_settlement"]
COSTS = {
    "flip_cokery": (5, 2),
    "flip_ironworks": (5, 3),
    "flip_loading": (2, 2),
    "flip_workforce_workers": (5, 0),
    "flip_workforce_coins": (0, 3),
}


class Seat:
    """The seat that has to decide, and the table around it."""

    def __init__(self, s: State) -> None:
        self.data: Json = s.to_dict()
        self.kind, self.n, *self.ints = self.data["agenda"][-1]
        self.edition: str = self.data["game"].removeprefix("kohle-und-kolonie-")
        self.own: Json = self.data["seats"][self.n]
        self.pieces: dict[str, int] = self.own["pieces"]
        self.coins: int = self.own["coins"]
        self.workers: int = self.own["workers"] + self.own["rail_tokens"]["rail_worker"]

    def is_in_play(self, entry: Json) -> bool:
        return self.data["players"] > 3 or bool(entry["in_three_player"])

    def price(self, low: int, tile: str) -> int:
        return low + any(tile in seat["flipped"] for seat in self.data["seats"])

    def spaces(self, accepts: str) -> dict[str, int]:
        """The pithead spaces of a kind on the sides that lie up, and how many pieces they hold."""
        found: dict[str, int] = {}
        for side in DATA["pithead_side"]:
            is_up = (side["side"] == "back") == (side["tile"] in self.own["flipped"])
            if is_up and self.edition in side["editions"]:
                found |= {space["id"]: space["needs"] for space in side["spaces"] if space["accepts"] == accepts}
        return found

    def free(self, accepts: str) -> list[str]:
        return [space for space, needs in self.spaces(accepts).items() if self.pieces.get(space, 0) < needs]

    # -- mines [KK-7.10, KK-7.14] --

    def open_spaces(self) -> list[str]:
        lying = self.own["tableau"]
        reached = ["t11", *(id for id, space in SPACES.items() if space.get("after") in lying)]
        return [space for space in reached if space not in lying]

    def beside(self, mine: str) -> list[str]:
        return [v for v in CLAIMS[MINES[mine]["claim"]]["villages"] if self.data["villages"].get(v)]

    def manned(self, mine: str) -> list[str]:
        return [v for v in CLAIMS[MINES[mine]["claim"]]["villages"] if self.own["settled"].get(v)]

    def is_buyable(self, mine: str) -> bool:
        if self.coins < MINES[mine]["cost"] or not self.open_spaces():
            return False
        return self.own["miners"] > 0 if self.beside(mine) else bool(self.manned(mine))

    # -- targets --

    def engine_targets(self) -> list[str]:
        tiles = [space for space in self.own["tableau"] if space not in self.own["engines"]]
        return [f"steam_space {space}" for space in self.free("steam_engine")] + [f"space {space}" for space in tiles]

    def sites(self) -> list[str]:
        found = []
        for id, village in VILLAGES.items():
            settled = [id in seat["settled"] for seat in self.data["seats"]]
            has_room = sum(settled) < village["settlement_spaces"] and not settled[self.n]
            if self.is_in_play(village) and has_room and not self.data["villages"].get(id):
                found.append(f"village {id}")
        return found

    def deploy_targets(self, with_settlements: bool = True) -> list[str]:
        rescue = [f"rescue rescue_{space}" for space in SPACES if space not in self.own["rescue"]]
        villages = [f"village {v}" for v, miners in self.own["settled"].items() if miners < 2]
        return [f"miner_space {space}" for space in self.free("miner")] + rescue + villages * with_settlements

    def miners_out(self) -> list[str]:
        return [name(place) for place, count in placed(self.own).items() if count and not is_other_piece(place)]

    def steps(self, origin: str) -> list[str]:
        """The table of KK-7.53."""
        verb, place = origin.split()
        found = ["supply"]
        rescue = [f"rescue rescue_{space}" for space in SPACES if space not in self.own["rescue"]]
        pithead = [f"miner_space {space}" for space in self.free("miner") if space != place]
        if verb == "village":
            found += rescue + pithead + [f"station {s}" for s in VILLAGES[place]["stations"]]
        elif verb == "station":
            found += [f"station {s}" for s in STATIONS[place]["adjacent_stations"]]
        else:
            found += rescue + pithead
            if self.edition == "revised":
                found += [f"village {v}" for v, miners in self.own["settled"].items() if miners < 2]
        return [step for step in found if "station" not in step or self.is_in_play(STATIONS[step.split()[1]])]

    # -- the menu --

    def can_deploy_engineer(self, price: int) -> bool:
        return self.coins >= price and self.own["engineers"] > 0 and bool(self.free("engineer"))

    def can_buy_engine(self, price: int) -> bool:
        has_engine = self.data["round"] > 1 and self.data["engine_supply"] > 0
        return has_engine and self.coins >= price and bool(self.engine_targets())

    def can_settle(self, price: int) -> bool:
        return self.coins >= price and self.own["settlements"] > 0 and bool(self.sites())

    def may_move_engineer(self) -> bool:
        deployed = any("_engineer_" in space for space in self.pieces)
        return self.edition == "revised" and "workforce" in self.own["flipped"] and deployed

    def can_use(self, token: str | None) -> bool:
        return {
            "bonus_consolidation_aid": True,
            "bonus_deploy_move": True,
            "bonus_engineer": self.can_deploy_engineer(1),
            "bonus_steam_engine": self.can_buy_engine(1),
            "bonus_settlement": self.can_settle(2),
        }.get(str(token), False)

    def menu(self) -> list[str]:
        main, token = self.ints
        found = ["stop"]
        if main:
            engineer = self.price(1, "cokery")
            found += ["move_miners"]
            found += ["buy_mine"] * any(self.is_buyable(mine) for mine in self.data["display"])
            found += ["buy_steam_engine"] * self.can_buy_engine(self.price(1, "ironworks"))
            found += ["place_settlement"] * self.can_settle(self.price(2, "workforce"))
            can_move = self.coins >= engineer and self.may_move_engineer()
            found += ["engineer"] * (self.can_deploy_engineer(engineer) or can_move)
        usable = TOKENS[token] if token >= 0 else self.own["bonus"]
        if self.edition == "revised" and token < 0 and usable != "bonus_consolidation_aid":
            usable = None
        found += ["use_bonus"] * self.can_use(usable)
        for flip, (workers, coins) in COSTS.items():
            is_front = flip.split("_")[1] not in self.own["flipped"]
            found += [flip] * (is_front and self.workers >= workers and self.coins >= coins)
        bank = 85 - self.data["trust_track"] - sum(seat["coins"] for seat in self.data["seats"])
        found += ["buy_workers"] * (self.coins >= 2 and self.data["worker_supply"] >= 3)
        found += ["sell_workers"] * (self.workers >= 2 and (bank > 0 or self.edition == "revised"))
        return found


def name(place: str) -> str:
    """A place as the action that means it."""
    verbs = {"rescue_": "rescue", "cokery": "miner_space", "ironwo": "miner_space", "loadin": "miner_space"}
    for start, verb in verbs.items() | {("admini", "miner_space")}:
        if place.startswith(start):
            return f"{verb} {place}"
    return f"station {place}" if place in STATIONS else f"village {place}"


def is_other_piece(place: str) -> bool:
    return "_engineer_" in place or place.endswith("_steam")


def bonus_tokens(seat: Seat) -> list[str]:
    shown = [token for token in seat.data["selection_track"] if isinstance(token, str)]
    return [f"token {token}" for token in shown if token != "bonus_steam_engine" or seat.data["round"] > 1]


def extra(seat: Seat) -> list[str]:
    by_token = seat.edition == "revised" and seat.own["bonus"] in ACTION_TOKENS
    return ["stop"] + ["use_bonus"] * by_token + ["use_marker"] * (seat.own["markers"] > 0)


def engineer_sources(seat: Seat) -> list[str]:
    found = [f"engineer_space {space}" for space in seat.pieces if "_engineer_" in space]
    return found + ["deploy"] * (seat.ints[0] and seat.own["engineers"] > 0)


def miner_steps(seat: Seat) -> list[str]:
    deployments, points, engineers = seat.ints
    can_deploy = deployments and seat.own["miners"] and seat.deploy_targets()
    can_move_engineer = engineers and seat.free("engineer") and any("_engineer_" in space for space in seat.pieces)
    found = ["stop"] + ["deploy"] * bool(can_deploy) + ["move"] * bool(points and seat.miners_out())
    return found + ["move_engineer"] * bool(can_move_engineer)


MINE_IDS = sorted((mine["id"] for mine in DATA["mine"] if mine["kind"] != "large"), key=lambda m: MINES[m]["number"])
CLAIM_IDS = list(CLAIMS)
EXPECTED: dict[str, Callable[[Seat, State], list[str]]] = {
    "ChooseBonusToken": lambda seat, s: bonus_tokens(seat),
    "TurnMenu": lambda seat, s: seat.menu(),
    "BuyMinePick": lambda seat, s: [f"mine {mine}" for mine in seat.data["display"] if seat.is_buyable(mine)],
    "BuyMineWorkerSource": lambda seat, s: [f"village {v}" for v in seat.beside(MINE_IDS[seat.ints[0]])],
    "BuyMineSettlementSource": lambda seat, s: [f"village {v}" for v in seat.manned(MINE_IDS[seat.ints[0]])],
    "TableauSpacePick": lambda seat, s: [f"space {space}" for space in seat.open_spaces()],
    "SecondWorker": lambda seat, s: [
        "stop",
        *(f"village {v}" for v in CLAIMS[CLAIM_IDS[seat.ints[0]]]["villages"] if seat.data["villages"].get(v)),
    ],
    "SecondMinerPlace": lambda seat, s: ["stop", *seat.deploy_targets(with_settlements=False)],
    "SteamEnginePlace": lambda seat, s: seat.engine_targets(),
    "SettlementSite": lambda seat, s: seat.sites(),
    "SettlementMiner": lambda seat, s: ["stop", "yes"],
    "EngineerPlace": lambda seat, s: [f"engineer_space {space}" for space in seat.free("engineer")],
    "EngineerMoveFrom": lambda seat, s: engineer_sources(seat),
    "MinerStep": lambda seat, s: miner_steps(seat),
    "MinerDeployTo": lambda seat, s: seat.deploy_targets(),
    "MinerMoveFrom": lambda seat, s: seat.miners_out(),
    "MinerMoveTo": lambda seat, s: seat.steps(last_action(s)),
    "ExtraActionChoice": lambda seat, s: extra(seat),
    "WorkerPayment": lambda seat, s: ["pay_worker", "pay_rail_worker"],
}


def last_action(s: State) -> str:
    return s.game.actions.describe(int(s.history[len(s.history) - 1])).text


def compare(edition: str, players: int, seed: int, start: State | None = None) -> set[str]:
    """Play a game and compare every offer; gives the kinds of decisions that came up."""
    kinds: set[str] = set()
    for s in positions(edition, players, seed, start):
        if s.is_over:
            break
        seat = Seat(s)
        kinds.add(seat.kind)
        if seat.kind in EXPECTED:
            assert sorted(offered(s)) == sorted(EXPECTED[seat.kind](seat, s)), (s.ply, seat.kind)
    return kinds


@rule("KK-7.4", "KK-7.2", "KK-7.10", "KK-7.53", "KK-12.2", "KK-12.3")
@pytest.mark.parametrize(("edition", "players"), BOTH)
@pytest.mark.parametrize("seed", range(6))
def test_every_offer_of_a_game_is_what_the_rules_say(edition: str, players: int, seed: int) -> None:
    compare(edition, players, 300 + seed)


@rule("KK-7.4", "KK-7.2", "KK-7.10", "KK-7.53", "KK-12.2", "KK-12.3")
@pytest.mark.parametrize(("edition", "players"), BOTH)
def test_every_offer_of_a_game_of_the_rich_is_what_the_rules_say(edition: str, players: int) -> None:
    kinds: set[str] = set()
    for seed in range(4):
        given: dict[str, Any] = {
            "coins": dict.fromkeys(range(players), 12),
            "workers": {0: 6, 1: 5, 2: 2},
            "kept": {0: {"rail_worker": 2}, 1: {"rail_worker": 1}},
            "settlements": {0: {"heven": 2, "welper": 1}, 1: {"welper": 2, "linden": 1}, 2: {"bommern": 1}},
            "flipped": {0: ["workforce"], 1: ["workforce", "cokery"]},
            "markers": {0: 1, 2: 1},
            "village_workers": {"vormholz": 0, "bommerholz": 0, "buchholz": 0, "blankenstein": 0},
        }
        kinds |= compare(edition, players, 320 + seed, position(edition, players, round=2, seed=seed, **given))
    assert set(EXPECTED) <= kinds | {"BuyMineSettlementSource", "WorkerPayment"}
