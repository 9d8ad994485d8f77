"""The decision points and the numbers of the actions [KK-23]."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from revier.games.kohle_und_kolonie.actions import action_table
from revier.games.kohle_und_kolonie.board import Board
from revier.kernel.state import Json, State
from revier.kernel.step import Decision
from tests.kohle_und_kolonie.build import DATA, GAMES, NOTHING, TOKENS, position
from tests.kohle_und_kolonie.look import BOTH, EDITIONS, positions
from tests.kohle_und_kolonie.phases import consolidation, disaster
from tests.kohle_und_kolonie.test_board_check import another_board
from tests.support import asked, offered, play, rule

PAGE = Path(__file__).parents[2] / "docs" / "rules" / "kohle-und-kolonie.md"

MINES = [mine["id"] for mine in sorted(DATA["mine"], key=lambda mine: mine.get("number", 99)) if "number" in mine]
LINES = {line["id"]: line["stations"] for line in DATA["line"]}
STATIONS = [station for line in ("yellow", "red", "brown", "green") for station in LINES[line]]
MINER_SPACES = [
    *("cokery_miner_1", "cokery_miner_2", "cokery_pair"),
    *("ironworks_miner_1", "ironworks_miner_2", "ironworks_miner_3", "ironworks_pair"),
    *("loading_miner_1", "loading_miner_2", "administration_miner_1", "administration_pair"),
]
ENGINEER_SPACES = [
    *("cokery_engineer_1", "cokery_engineer_2", "ironworks_engineer_1", "loading_engineer_1"),
    *("administration_engineer_1", "administration_engineer_2"),
]
SPACES = [space["id"] for space in DATA["tableau"]["space"]]
VILLAGES = [village["id"] for village in DATA["village"]]
MENU = ["buy_mine", "buy_steam_engine", "place_settlement", "engineer", "move_miners", "use_bonus", "use_marker"]
FLIPS = ["flip_cokery", "flip_ironworks", "flip_loading", "flip_workforce_workers", "flip_workforce_coins"]
TRADES = ["buy_workers", "sell_workers"]


def alone(verbs: list[str]) -> dict[str, list[Any]]:
    """Verbs without an argument."""
    return {verb: [""] for verb in verbs}


# The blocks of the table in order: verb -> arguments.
BLOCKS: dict[str, list[Any]] = {
    **alone(["stop"]),
    "token": TOKENS,
    **alone([*MENU, *FLIPS, *TRADES]),
    "mine": MINES,
    "station": STATIONS,
    "miner_space": MINER_SPACES,
    "engineer_space": ENGINEER_SPACES,
    "steam_space": ["cokery_steam", "ironworks_steam"],
    **alone(["supply", "deploy", "move", "move_engineer", "yes", "pay_worker", "pay_rail_worker"]),
    "raise": list(range(1, 21)),
    **alone(["vp_only", "coins_only", "vp_and_coin", "pay_coin", "lose_vp"]),
    **alone(["use_aid", "use_rail_consolidation", "load_by_worker", "use_rail_wagon"]),
    "space": SPACES,
    "rescue": [f"rescue_{space}" for space in SPACES],
    "square": [1, 2],
    "village": VILLAGES,
}

# Which actions a decision can offer, by verb.
OBJECTS = {"village", "rescue", "miner_space"}
VERBS: dict[str, set[str]] = {
    "ChooseBonusToken": {"token"},
    "TurnMenu": {"stop", *MENU[:6], *FLIPS, *TRADES},
    "WorkerPayment": {"pay_worker", "pay_rail_worker"},
    "BuyMinePick": {"mine"},
    "BuyMineWorkerSource": {"village"},
    "BuyMineSettlementSource": {"village"},
    "TableauSpacePick": {"space"},
    "SecondWorker": {"village", "stop"},
    "SecondMinerPlace": {"rescue", "miner_space", "stop"},
    "SteamEnginePlace": {"space", "steam_space"},
    "SettlementSite": {"village"},
    "SettlementMiner": {"yes", "stop"},
    "EngineerMoveFrom": {"engineer_space", "deploy"},
    "EngineerPlace": {"engineer_space"},
    "MinerStep": {"deploy", "move", "move_engineer", "stop"},
    "MinerDeployTo": OBJECTS,
    "MinerMoveFrom": OBJECTS | {"station"},
    "MinerMoveTo": OBJECTS | {"station", "supply"},
    "ExtraActionChoice": {"use_marker", "use_bonus", "stop"},
    "SecureStep": {"space", "use_bonus", "stop"},
    "RescuePick": {"space", "square", "stop"},
    "LoseMinerFrom": OBJECTS | {"station"},
    "DisasterPenalty": {"vp_only", "coins_only", "vp_and_coin"},
    "MiningDamagePay": {"pay_coin", "lose_vp"},
    "RailroadAccidentPick": {"station"},
    "ConsolidationToken": {"use_aid", "use_rail_consolidation", "stop"},
    "AuctionBid": {"raise", "stop"},
    "CompactionPick": {"space"},
    "LoadingStep": {"load_by_worker", "use_bonus", "use_rail_wagon", "stop"},
}
ONE_EDITION = {"DisasterPenalty": "revised", "RailroadAccidentPick": "revised", "MiningDamagePay": "2013"}


# -- the table -------------------------------------------------------------------------------------


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_table_has_184_actions_in_the_blocks_of_the_rules_page(edition: str) -> None:
    texts = [f"{verb} {arg}".strip() for verb, args in BLOCKS.items() for arg in args]
    table = GAMES[edition].actions
    assert [table.describe(action).text for action in range(len(table))] == texts
    assert len(table) == 184


def test_141_actions_are_the_same_on_every_board_and_the_rest_follows_the_data() -> None:
    sizes = [len(args) for args in BLOCKS.values()]
    own = [len(BLOCKS[verb]) for verb in ("space", "rescue", "square", "village")]
    assert own == [6, 6, 2, 29]
    assert sum(sizes) - sum(own) == 141
    assert 141 + 40 + 6 + 6 + 2 == 195
    assert len(MINES) == 45
    assert [len(BLOCKS[verb]) for verb in ("token", "station", "miner_space", "engineer_space")] == [7, 19, 11, 6]
    assert len([*MENU, *FLIPS, *TRADES]) == 14


@pytest.mark.parametrize("data", [DATA, another_board()], ids=["printed", "another"])
def test_a_later_verb_stands_behind_the_blocks_of_the_board_and_moves_no_number(data: Json) -> None:
    board = Board(data, "revised")
    before, table = action_table(board), action_table(board)
    blocks = [table.id("space", 0), table.id("rescue", 0), table.id("square", 0), table.id("village", 0)]
    assert blocks == [board.space_action, board.rescue_action, board.square_action, board.village_action]
    assert table.verb("strike", rule="KK-7.3") == board.later_action == len(before)
    assert [table.describe(n).text for n in range(len(before))] == [before.describe(n).text for n in range(len(before))]


def test_both_editions_number_their_actions_alike() -> None:
    assert GAMES["2013"].actions.fingerprint() == GAMES["revised"].actions.fingerprint()


@rule("KK-17.13")
def test_a_raise_is_by_1_to_20_above_the_highest_value() -> None:
    table = GAMES["2013"].actions
    assert [table.id("raise", by) - table.id("raise", 1) for by in range(1, 21)] == list(range(20))


# -- the kinds of decisions ------------------------------------------------------------------------


def kinds_on_the_page() -> list[str]:
    """`choose_bonus_token` -> ChooseBonusToken."""
    section = PAGE.read_text(encoding="utf-8").split("## 23.")[1].split("Chance nodes")[0]
    nodes = re.findall(r"^\| `(\w+)` \|", section, re.MULTILINE)
    names = ["".join(word.capitalize() for word in node.split("_")) for node in nodes]
    return [name.replace("ConsolidationTokenStep", "ConsolidationToken") for name in names]


def test_every_decision_of_the_rules_page_exists_and_no_other() -> None:
    assert kinds_on_the_page() == list(VERBS)
    for edition in EDITIONS:
        decisions = [name for name, step in GAMES[edition].steps.items() if issubclass(step, Decision)]
        assert sorted(decisions) == sorted(VERBS)


@rule("KK-5.8")
@pytest.mark.parametrize(("edition", "players"), BOTH)
@pytest.mark.parametrize("seed", range(3))
def test_every_decision_offers_something_and_only_what_belongs_to_it(edition: str, players: int, seed: int) -> None:
    for s in positions(edition, players, seed + 20):
        if s.is_over:
            break
        actions = s.legal_actions()
        assert actions
        assert actions == sorted(set(actions))
        kind = asked(s)[1]
        assert {action.split()[0] for action in offered(s)} <= VERBS[kind]
        assert ONE_EDITION.get(kind, edition) == edition


# -- every decision with all its options -----------------------------------------------------------


def first(kind: str, s: State, *actions: str) -> list[str]:
    """Play on and see what is offered there; it is the decision meant."""
    play(s, *actions)
    assert asked(s)[1] == kind
    return offered(s)


def objects(verb: str, *names: str | int) -> list[str]:
    return [f"{verb} {name}" for name in names]


@rule("KK-6.2")
def test_choose_bonus_token_offers_the_tokens_on_the_track() -> None:
    s = GAMES["2013"].new(players=4, seed=1)
    assert first("ChooseBonusToken", s) == objects("token", *TOKENS[:6])
    s = position("2013", round=2, phase=1)
    assert first("ChooseBonusToken", s) == objects("token", *TOKENS)


@rule("KK-7.2")
def test_turn_menu_offers_five_main_actions_the_token_five_flips_two_trades_and_the_end() -> None:
    s = position(
        round=2,
        coins={0: 20},
        workers={0: 10},
        mines={0: ["k-rabe"]},
        village_workers={"heven": 0},
        worker_supply=3,
        bonus={0: "bonus_engineer"},
    )
    assert first("TurnMenu", s) == ["stop", *MENU[:6], *FLIPS, *TRADES]


@rule("KK-5.5")
def test_worker_payment_offers_worker_and_token() -> None:
    s = position(workers={0: 2}, kept={0: {"rail_worker": 1}})
    assert first("WorkerPayment", s, "sell_workers") == ["pay_worker", "pay_rail_worker"]


@rule("KK-7.10")
def test_buy_mine_pick_offers_mines_by_number() -> None:
    s = position(coins={0: 9})
    expected = [mine["id"] for mine in DATA["mine"] if mine.get("number") and mine["level"] == 1]
    assert first("BuyMinePick", s, "buy_mine") == objects("mine", *[mine for mine in MINES if mine in expected])


@rule("KK-7.11")
def test_buy_mine_worker_source_offers_villages_with_workers() -> None:
    s = position(village_workers={"horst": 0})
    offer = first("BuyMineWorkerSource", s, "buy_mine", "mine k-generals-erbstollen")
    assert offer == objects("village", "eiberg", "weitmar", "linden")


@rule("KK-7.11")
def test_buy_mine_settlement_source_offers_own_settlements_with_a_miner() -> None:
    s = position(
        settlements={0: {"eiberg": 1, "horst": 2, "weitmar": 0}, 1: {"horst": 1}},
        village_workers={"linden": 0},
    )
    offer = first("BuyMineSettlementSource", s, "buy_mine", "mine k-generals-erbstollen")
    assert offer == objects("village", "eiberg", "horst")


@rule("KK-7.14", "KK-17.15")
def test_tableau_space_pick_offers_open_spaces_to_buyer_and_winner() -> None:
    s: State = position(mines={0: ["k-rabe", "k-wolff"]})
    offer = first("TableauSpacePick", s, "buy_mine", "mine k-generals-erbstollen", "village horst")
    assert offer == objects("space", "t13", "t21")
    s = consolidation("heinrich", mines={0: ["k-rabe", "k-wolff", "k-hoffnung"]})
    assert first("TableauSpacePick", s) == objects("space", "t12", "t21")


@rule("KK-7.15")
def test_second_worker_and_second_miner_may_be_declined() -> None:
    s = position(rescue={0: ["t12"]}, pieces={0: {"cokery_miner_1": 1, "cokery_pair": 1}})
    play(s, "buy_mine", "mine k-grosse-nebenbank", "village horst", "space t11")
    assert first("SecondWorker", s) == ["stop", *objects("village", "eiberg", "horst", "weitmar", "linden")]
    free = ["cokery_pair", "ironworks_miner_1", "ironworks_pair", "loading_miner_1"]
    free += ["administration_miner_1", "administration_pair"]
    rescue = [f"rescue_{space}" for space in SPACES if space != "t12"]
    offer = first("SecondMinerPlace", s, "village horst")
    assert offer == ["stop", *objects("miner_space", *free), *objects("rescue", *rescue)]


@rule("KK-7.21")
@pytest.mark.parametrize(
    ("edition", "steam"), [("2013", ["cokery_steam"]), ("revised", ["cokery_steam", "ironworks_steam"])]
)
def test_steam_engine_place_offers_tiles_and_engine_spaces(edition: str, steam: list[str]) -> None:
    s = position(
        edition,
        round=2,
        mines={0: ["k-rabe", "k-wolff", "k-alte-mann"]},
        engines={0: ["k-wolff"]},
        flipped={0: ["cokery", "ironworks"]},
    )
    offer = first("SteamEnginePlace", s, "buy_steam_engine")
    assert offer == [*objects("steam_space", *steam), *objects("space", "t11", "t13")]


@rule("KK-7.30", "KK-7.31")
def test_settlement_site_and_settlement_miner() -> None:
    s = position(village_workers={"heven": 0, "steele": 0, "horst": 0}, settlements={1: {"horst": 0, "eiberg": 0}})
    assert first("SettlementSite", s, "place_settlement") == objects("village", "steele", "horst", "heven")
    assert first("SettlementMiner", s, "village heven") == ["stop", "yes"]
    assert first("SettlementMiner", s, "yes") == ["stop", "yes"]
    assert first("TurnMenu", s, "yes")[0] == "stop"


@rule("KK-7.40", "KK-7.41")
def test_engineer_move_from_and_engineer_place() -> None:
    pieces = {0: {"cokery_engineer_1": 1, "administration_engineer_2": 1}}
    s = position("revised", flipped={0: ["workforce"]}, pieces=pieces)
    occupied = objects("engineer_space", "cokery_engineer_1", "administration_engineer_2")
    assert first("EngineerMoveFrom", s, "engineer") == [*occupied, "deploy"]
    empty = objects("engineer_space", "ironworks_engineer_1", "loading_engineer_1", "administration_engineer_1")
    assert first("EngineerPlace", s, "deploy") == empty
    s = position("2013", flipped={0: ["workforce"]}, pieces=pieces)
    assert first("EngineerPlace", s.clone(), "engineer") == empty
    assert first("EngineerMoveFrom", s, "move_miners", "move_engineer") == occupied


@rule("KK-7.51", "KK-7.52", "KK-7.53")
def test_miner_step_and_what_follows_it() -> None:
    s = position(
        "revised",
        flipped={0: ["workforce"]},
        pieces={0: {"cokery_engineer_1": 1, "administration_pair": 1}},
        settlements={0: {"heven": 1, "steele": 2}},
        stations={0: {"red-3": 1}},
        rescue={0: ["t11"]},
    )
    assert first("MinerStep", s, "move_miners") == ["stop", "deploy", "move", "move_engineer"]
    spaces = ["cokery_miner_1", "cokery_pair", "ironworks_miner_1", "ironworks_pair", "loading_miner_1"]
    spaces += ["administration_miner_1", "administration_pair"]
    rescue = [f"rescue_{space}" for space in SPACES if space != "t11"]
    targets = [*objects("miner_space", *spaces), *objects("rescue", *rescue), "village heven"]
    assert first("MinerDeployTo", s.clone(), "deploy") == targets
    origins = [
        "station red-3",
        "miner_space administration_pair",
        "rescue rescue_t11",
        *objects("village", "steele", "heven"),
    ]
    assert first("MinerMoveFrom", s, "move") == origins
    assert first("MinerMoveTo", s.clone(), "station red-3") == [*objects("station", "red-2", "red-4"), "supply"]
    offer = first("MinerMoveTo", s, "rescue rescue_t11")
    assert offer == [*objects("miner_space", *spaces), "supply", *objects("rescue", *rescue), "village heven"]


@rule("KK-12.2", "KK-12.3")
def test_extra_action_choice_offers_marker_token_or_neither() -> None:
    given: Any = {"phase": 4, "markers": {0: 1}, "bonus": {0: "bonus_engineer"}}
    assert first("ExtraActionChoice", position("2013", **given)) == ["stop", "use_marker"]
    assert first("ExtraActionChoice", position("revised", **given)) == ["stop", "use_bonus", "use_marker"]


@rule("KK-13.2")
def test_secure_step_and_rescue_pick() -> None:
    given: Any = {"phase": 5, "mines": {0: ["k-rabe", "k-wolff"]}, "bonus": {0: "bonus_mine_rescue"}}
    for edition, picks in (("2013", ["stop", "space t11", "space t12"]), ("revised", objects("square", 1, 2))):
        s = position(edition, **given)
        assert first("SecureStep", s) == ["stop", "use_bonus", "space t12"]
        assert first("RescuePick", s, "use_bonus") == picks


@rule("KK-13.30")
def test_lose_miner_from_offers_the_places_of_miners() -> None:
    s = disaster(
        ["0", "black", "black"],
        mines={0: ["k-rabe"]},
        miners={0: 0},
        stations={0: {"red-3": 2}},
        settlements={0: {"heven": 1, "steele": 0}},
        rescue={0: ["t13"]},
        pieces={0: {"loading_miner_1": 1, "loading_engineer_1": 1}},
    )
    offer = ["station red-3", "miner_space loading_miner_1", "rescue rescue_t13", "village heven"]
    assert first("LoseMinerFrom", s) == offer


@rule("KK-13.14", "KK-13.21", "KK-13.43")
def test_what_a_disaster_asks() -> None:
    rich: Any = {"mines": {0: ["k-eintracht"]}, "engines": {0: ["t11"]}, "disaster_tokens": ["railroad_accident"]}
    s = disaster(["0", "black", "black"], "revised", **rich)
    assert first("DisasterPenalty", s) == ["vp_only", "coins_only", "vp_and_coin"]
    assert first("RailroadAccidentPick", s, "vp_only") == objects("station", *STATIONS)
    s = disaster(["0", "blank", "black"], "2013", mines={0: ["k-eintracht"]}, disaster_tokens=["mining_damage"])
    assert first("MiningDamagePay", s) == ["pay_coin", "lose_vp"]


@rule("KK-17.8", "KK-17.11", "KK-17.30")
def test_what_a_consolidation_asks() -> None:
    s = consolidation(
        "heinrich",
        mines={0: [("k-wolff", "t11"), ("k-rabe", "t12"), ("k-alte-mann", "t21")]},
        bonus={0: "bonus_consolidation_aid"},
        kept={0: {"rail_consolidation": 1}},
        coins={0: 40},
    )
    assert first("ConsolidationToken", s) == ["stop", "use_aid", "use_rail_consolidation"]
    assert first("AuctionBid", s, "stop") == ["stop", *objects("raise", *range(1, 21))]
    assert first("CompactionPick", s, "stop") == objects("space", "t12", "t21")


@rule("KK-18.2", "KK-18.4")
def test_loading_step_offers_what_activates_then_what_adds_wagons() -> None:
    s = position(phase=10, workers={0: 1}, bonus={0: "bonus_wagon"}, kept={0: {"rail_wagon": 1}})
    assert first("LoadingStep", s) == ["stop", "use_bonus", "load_by_worker"]
    assert first("LoadingStep", s, "load_by_worker") == ["stop", "use_bonus", "use_rail_wagon"]


@rule("KK-5.8")
@pytest.mark.parametrize("kind", ["SecureStep", "ConsolidationToken", "LoadingStep"])
def test_a_list_that_holds_nothing_but_its_end_is_not_asked(kind: str) -> None:
    s = position(round=3, phase=5, mines={0: ["k-glocke"], 1: ["k-wolff"]}, coins={0: 0, 1: 0})
    while not s.is_over and s.view(None)["round"] == 3:
        assert asked(s)[1] != kind
        play(s, offered(s)[0])


@rule("KK-12.3")
def test_the_menu_of_an_action_token_holds_it_the_free_actions_and_the_end() -> None:
    s = position("revised", phase=4, bonus={0: "bonus_engineer"}, coins={0: 9}, workers={0: 5})
    menu = ["stop", "use_bonus", *FLIPS, "sell_workers"]
    assert first("TurnMenu", s, "use_bonus") == menu
    s = position("revised", decision=("TurnMenu", 0, 1, NOTHING), bonus={0: "bonus_engineer"})
    assert "use_bonus" not in offered(s)
