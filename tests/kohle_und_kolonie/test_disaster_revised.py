"""Phase 5, second half: the draw of the Revised Edition [KK-13.20 to KK-13.23, KK-13.43]."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

import pytest

from revier.games.kohle_und_kolonie.edition import REVISED
from revier.games.kohle_und_kolonie.title import KohleUndKolonieGame
from revier.kernel.state import State
from tests.kohle_und_kolonie.build import DATA, GAMES, position, row
from tests.kohle_und_kolonie.look import held, idle, table
from tests.kohle_und_kolonie.phases import disaster, kinds
from tests.support import asked, offered, play, rule, told

POOR = ["k-rabe", "k-wolff", "k-alte-mann"]  # income 1 each
RICH = ["k-franziska-erbstollen", "k-geschwind", "k-alte-bommerbank"]  # income 2, then 1
ONE = ["0", "black", "black"]
STATIONS = {station["id"]: None for station in DATA["station"]}  # no token left on any


def hit(draws: list[str] = ONE, **given: Any) -> State:
    """A disaster of the Revised Edition; seat 0 has an unsecured mine unless others are named."""
    return disaster(draws, "revised", **({"mines": {0: ["k-rabe"]}} | given))


# -- the token -------------------------------------------------------------------------------------


@rule("KK-13.20", "KK D-11")
def test_the_token_is_revealed_at_the_first_player_disc() -> None:
    s = hit(["black", "0", "black"], disaster_tokens=["purchasing_power"])
    order = kinds(s, "black_disc_drawn", "seat_disc_drawn", "disaster_shown")
    assert order == ["black_disc_drawn", "seat_disc_drawn", "disaster_shown", "black_disc_drawn"]
    assert told(s, "disaster_shown") == [{"disaster": "purchasing_power"}]
    assert s.view(None)["disaster_spaces"][0]["shown"] == "purchasing_power"


@rule("KK-13.20")
def test_only_the_first_player_disc_of_a_round_reveals_the_token() -> None:
    s = hit(["0", "1", "0"], mines={0: POOR, 1: ["k-geschwind"]}, disaster_tokens=["highest_number"])
    assert len(told(s, "disaster_shown")) == 1
    assert len(told(s, "trust_bought")) == 1 + 1  # by the token, and in phase 6


@rule("KK-13.23", "KK D-11")
@pytest.mark.parametrize("token", ["highest_number", "extra_coin", "purchasing_power", "railroad_accident"])
@pytest.mark.parametrize("draws", [["black"] * 3, ["blank", "black", "black"]])
def test_without_a_player_disc_the_token_leaves_the_game_unseen(token: str, draws: list[str]) -> None:
    s = hit(draws, disaster_tokens=[token])
    assert told(s, "disaster_shown") == []
    assert told(s, "disaster_removed") == [{}]
    assert s.view(None)["disaster_spaces"][0] == {"token": False, "shown": None, "vp": 2}
    assert sum(s.view(None)["disasters_unseen"].values()) == 5
    assert s.view(None)["trust"]["purchases"] == 1
    assert len(told(s, "trust_bought")) == 1


# -- in which order --------------------------------------------------------------------------------


@rule("KK-13.20")
def test_a_disc_is_resolved_in_order_token_miner_points_penalty_accident() -> None:
    s = hit(mines={0: RICH}, disaster_tokens=["railroad_accident"], points={0: 9})
    play(s, "coins_only", "station red-1", "station red-2")
    wanted = ("seat_disc_drawn", "disaster_shown", "miner_lost", "vp_lost", "coins_paid", "rail_removed")
    assert kinds(s, *wanted) == [*wanted, "rail_removed"]


@rule("KK-13.20")
def test_each_disc_is_resolved_fully_before_the_next_is_drawn() -> None:
    s = hit(["0", "1", "black"], mines={0: RICH, 1: ["k-eintracht"]})
    for seat in (0, 1):
        assert asked(s) == (seat, "DisasterPenalty")
        assert [event["seat"] for event in told(s, "seat_disc_drawn")] == [0, 1][: seat + 1]
        bag = s.view(None)["disaster"]
        assert sum(bag["discs"]) + bag["black"] + bag["blank"] == 3 + 1 + 3 + 1 - 1 - seat
        play(s, "vp_only")
    assert asked(s)[1] != "DisasterPenalty"


@rule("KK-13.20", "KK-13.30")
def test_with_an_empty_supply_the_miner_is_chosen_before_the_penalty() -> None:
    s = hit(mines={0: RICH}, miners={0: 0}, settlements={0: {"heven": 1}}, coins={0: 0}, points={0: 9})
    assert asked(s) == (0, "LoseMinerFrom")
    assert s.scores()[0] == 9
    play(s, "village heven")
    assert asked(s) == (0, "DisasterPenalty")
    assert s.scores()[0] == 9 - 2


@rule("KK-13.20", "KK D-14")
@pytest.mark.parametrize(("round", "vp"), [(1, 2), (2, 2), (3, 2), (4, 3), (5, 3)])
def test_the_first_disc_costs_a_miner_and_2_2_2_3_3_points_by_round(round: int, vp: int) -> None:
    s = hit(round=round, mines={0: ["k-alte-bommerbank"]}, points={0: 9})
    assert row(s, "disasters", round) == [-vp, 0, 0, 0]
    assert told(s, "miner_lost") == [{"seat": 0, "origin": "supply"}]


@rule("KK-13.22")
@pytest.mark.parametrize(
    ("draws", "miners"), [(["0", "0", "black"], 2), (["0", "black", "0"], 2), (["0", "0", "0"], 3)]
)
def test_further_discs_cost_one_more_miner_each_and_nothing_else(draws: list[str], miners: int) -> None:
    s = hit(draws, mines={0: RICH}, points={0: 9}, disaster_tokens=["railroad_accident"])
    play(s, "vp_only", "station red-1", "station red-2")
    assert asked(s)[1] not in ("DisasterPenalty", "RailroadAccidentPick")
    assert row(s, "disasters", 1) == [-4, 0, 0, 0]
    assert held(s, 0)["miners_lost"] == miners


# -- the penalty -----------------------------------------------------------------------------------


@rule("KK-13.21", "KK D-15")
def test_with_an_income_of_1_there_is_no_penalty() -> None:
    s = hit(mines={0: POOR}, points={0: 9})
    assert asked(s)[1] != "DisasterPenalty"
    assert row(s, "disasters", 1) == [-2, 0, 0, 0]


@rule("KK-13.21", "KK D-15")
@pytest.mark.parametrize(
    ("engines", "coins", "options"),
    [
        ([], 0, ["vp_only"]),
        ([], 1, ["vp_only", "coins_only"]),
        ([], 9, ["vp_only", "coins_only"]),
        (["t11"], 0, ["vp_only"]),
        (["t11"], 1, ["vp_only", "vp_and_coin"]),
        (["t11"], 2, ["vp_only", "coins_only", "vp_and_coin"]),
        (["t11"], 9, ["vp_only", "coins_only", "vp_and_coin"]),
    ],
)
@pytest.mark.parametrize("round", [1, 5])
def test_an_option_is_available_only_with_the_coins_it_asks_for(
    engines: list[str], coins: int, options: list[str], round: int
) -> None:
    s = hit(round=round, mines={0: ["k-franziska-erbstollen"]}, engines={0: engines}, coins={0: coins})
    assert asked(s) == (0, "DisasterPenalty")
    assert offered(s) == options


@rule("KK-13.21")
@pytest.mark.parametrize(("round", "vp"), [(3, 2), (4, 3)])
@pytest.mark.parametrize(
    ("engines", "action", "times", "coins"),
    [
        ([], "vp_only", 1, 0),
        ([], "coins_only", 0, 1),
        (["t11"], "vp_only", 2, 0),
        (["t11"], "coins_only", 0, 2),
        (["t11"], "vp_and_coin", 1, 1),
    ],
)
def test_the_penalty_follows_the_table(
    round: int, vp: int, engines: list[str], action: str, times: int, coins: int
) -> None:
    s = hit(round=round, mines={0: ["k-franziska-erbstollen"]}, engines={0: engines}, points={0: 20})
    play(s, action)
    assert row(s, "disasters", round) == [-vp - times * vp, 0, 0, 0]
    assert told(s, "coins_paid") == ([{"seat": 0, "coins": coins}] if coins else [])


@rule("KK-13.21", "KK RUL-51")
@pytest.mark.parametrize(("points", "left"), [(0, 0), (2, 0), (3, 0), (6, 0), (7, 1)])
def test_points_lost_may_be_more_than_the_score(points: int, left: int) -> None:
    s = hit(mines={0: ["k-franziska-erbstollen"]}, engines={0: ["t11"]}, points={0: points}, coins={0: 0})
    play(s, "vp_only")
    assert row(s, "disasters", 1)[0] == left - points


@rule("KK-13.21")
def test_only_unsecured_mines_count_for_the_penalty() -> None:
    s = hit(mines={0: RICH}, rescue={0: ["t11"]}, points={0: 9})
    assert asked(s)[1] != "DisasterPenalty"
    assert row(s, "disasters", 1) == [-2, 0, 0, 0]


@rule("KK-13.21")
def test_a_mine_secured_by_a_coin_does_not_count_for_the_penalty() -> None:
    for seed in range(20):
        s = position("revised", phase=5, mines={0: ["k-rabe", "k-franziska-erbstollen"]}, seed=seed)
        assert asked(play(s, "space t12"))[1] != "DisasterPenalty"


@rule("KK-13.21", "KK RUL-53")
def test_the_engine_counts_for_the_income() -> None:
    s = hit(mines={0: POOR}, engines={0: ["t12"]})
    assert offered(s) == ["vp_only", "coins_only"]  # 1 + 1
    s = hit(mines={0: ["k-franziska-erbstollen"]}, engines={0: ["t11"]})
    assert offered(s) == ["vp_only", "coins_only", "vp_and_coin"]  # 2 + 1


@rule("KK-13.21", "KK RUL-53")
def test_the_highest_income_counts_not_the_sum() -> None:
    s = hit(mines={0: ["k-franziska-erbstollen", "k-eintracht", "k-rabe"]})
    assert offered(s) == ["vp_only", "coins_only"]


@rule("KK-13.21", "KK RUL-53")
def test_an_income_above_3_counts_as_3(monkeypatch: pytest.MonkeyPatch) -> None:
    data = deepcopy(DATA)
    next(mine for mine in data["mine"] if mine["id"] == "k-franziska-erbstollen")["income"] = 3
    monkeypatch.setitem(GAMES, "revised", KohleUndKolonieGame(REVISED, data))
    s = hit(mines={0: ["k-franziska-erbstollen"]}, engines={0: ["t11"]}, points={0: 20}, coins={0: 2})
    assert offered(s) == ["vp_only", "coins_only", "vp_and_coin"]
    play(s, "vp_only")
    assert row(s, "disasters", 1)[0] == -2 - 4


@rule("KK-13.21")
def test_every_player_hit_takes_a_penalty_of_their_own() -> None:
    mines = {0: ["k-franziska-erbstollen"], 1: ["k-eintracht"], 2: ["k-rabe"]}
    s = hit(["1", "2", "0"], mines=mines, engines={1: ["t11"]}, points=dict.fromkeys(range(4), 20))
    assert asked(s) == (1, "DisasterPenalty")
    assert len(offered(s)) == 3
    play(s, "vp_only")
    assert asked(s) == (0, "DisasterPenalty")
    assert len(offered(s)) == 2
    play(s, "coins_only")
    assert row(s, "disasters", 1) == [-2, -6, -2, 0]


# -- the blank -------------------------------------------------------------------------------------


@rule("KK-13.20", "KK D-13")
@pytest.mark.parametrize("token", ["extra_coin", "railroad_accident"])
def test_in_the_revised_edition_the_blank_has_no_effect(token: str) -> None:
    s = hit(["blank", "0", "black"], points=dict.fromkeys(range(4), 9), rail_tokens=STATIONS, disaster_tokens=[token])
    assert asked(s)[1] != "MiningDamagePay"
    assert row(s, "disasters", 1) == [-2, 0, 0, 0]


# -- the railroad accident -------------------------------------------------------------------------

ACCIDENT = ["railroad_accident"]


@rule("KK-13.43", "KK RUL-56")
def test_the_railroad_accident_removes_two_tokens_of_choice_from_stations() -> None:
    s = hit(rail_tokens={"red-1": None, "green-2": None}, disaster_tokens=ACCIDENT)
    lying = [f"station {station}" for station in STATIONS if station not in ("red-1", "green-2")]
    assert asked(s) == (0, "RailroadAccidentPick")
    assert sorted(offered(s)) == sorted(lying)
    play(s, "station yellow-5")
    assert asked(s) == (0, "RailroadAccidentPick")
    assert sorted([*offered(s), "station yellow-5"]) == sorted(lying)
    play(s, "station brown-1")
    assert asked(s)[1] != "RailroadAccidentPick"
    assert told(s, "rail_removed") == [{"seat": 0, "station": "yellow-5"}, {"seat": 0, "station": "brown-1"}]
    assert len(table(s)["rail_tokens"]) == 19 - 2 - 2


@rule("KK-13.43")
@pytest.mark.parametrize("left", [["red-4"], ["red-4", "green-1"], []])
def test_fewer_tokens_are_removed_if_fewer_lie_there(left: list[str]) -> None:
    lying = {**STATIONS, **dict.fromkeys(left, "rail_wagon")}
    s = hit(rail_tokens=lying, disaster_tokens=ACCIDENT)
    for picked in range(len(left)):
        assert asked(s)[1] == "RailroadAccidentPick"
        assert len(offered(s)) == len(left) - picked
        play(s, offered(s)[0])
    assert asked(s)[1] != "RailroadAccidentPick"
    assert table(s)["rail_tokens"] == {}


@rule("KK-13.43", "KK RUL-56")
def test_tokens_removed_by_an_accident_stay_unknown() -> None:
    seen = []
    for kind in ("rail_vp", "rail_wagon"):
        s = hit(rail_tokens={"red-1": kind, "red-2": kind}, disaster_tokens=ACCIDENT)
        play(s, "station red-1", "station red-2")
        assert told(s, "rail_taken") == []
        assert sum(s.view(None)["rail_unseen"].values()) == 19
        seen.append((s.view(None)["rail_unseen"], told(s, "rail_removed"), held(s, 0)["rail_tokens"]))
    assert seen[0] == seen[1]


@rule("KK-13.43", "KK RUL-56")
def test_kept_railroad_tokens_are_safe() -> None:
    s = hit(kept={0: {"rail_wagon": 1, "rail_worker": 2}}, rail_tokens=STATIONS, disaster_tokens=ACCIDENT)
    assert asked(s)[1] != "RailroadAccidentPick"
    assert held(s, 0)["rail_tokens"] == {"rail_worker": 2, "rail_wagon": 1, "rail_consolidation": 0}


@rule("KK-13.20", "KK-13.43", "KK RUL-56")
def test_every_player_hit_this_round_carries_out_the_accident_once() -> None:
    s = hit(["1", "0", "1"], mines={0: ["k-rabe"], 1: POOR[1:]}, disaster_tokens=ACCIDENT)
    order = []
    while asked(s)[1] == "RailroadAccidentPick":
        order.append(asked(s)[0])
        play(s, offered(s)[0])
    assert order == [1, 1, 0, 0]
    assert len(table(s)["rail_tokens"]) == 19 - 4


@rule("KK-13.43")
def test_the_accident_happens_in_its_round_only() -> None:
    s = hit(disaster_tokens=[*ACCIDENT, "extra_coin"], mines={0: POOR})
    play(s, "station red-1", "station red-2")
    idle(s, "ChooseBonusToken", round=3)
    assert len(told(s, "rail_removed")) == 2


@rule("KK D-12", "KK D-13")
def test_the_accident_does_not_exist_in_2013() -> None:
    s = GAMES["2013"].new(players=4, seed=1)
    assert s.view(None)["disasters_unseen"]["railroad_accident"] == 0
    assert GAMES["revised"].new(players=4, seed=1).view(None)["disasters_unseen"]["mining_damage"] == 0
