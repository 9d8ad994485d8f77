"""Railways and their tokens [KK-11]."""

from __future__ import annotations

from typing import Any

import pytest

from revier.kernel.state import State
from tests.kohle_und_kolonie.build import DATA, RAIL_TOKENS, position
from tests.kohle_und_kolonie.look import BOTH, EDITIONS, goods, held, names, places, positions, table
from tests.support import asked, offered, play, rule, told

STATIONS = {station["id"]: station for station in DATA["station"]}
KINDS = ["rail_vp", "rail_money", "rail_worker", "rail_wagon", "rail_consolidation"]
KEPT = ["rail_worker", "rail_wagon", "rail_consolidation"]


def entering(edition: str, token: str | None, players: int = 4, **given: Any) -> State:
    """Seat 0 has moved a miner from heven to yellow-7, where the token lay."""
    s = position(edition, players, settlements={0: {"heven": 2}}, rail_tokens={"yellow-7": token}, **given)
    return play(s, "move_miners", "move", "village heven", "station yellow-7")


# -- where miners go ---------------------------------------------------------------------------------


@rule("KK-11.1", "KK-11.2", "KK RUL-23")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("station", STATIONS)
def test_on_the_line_a_miner_moves_to_neighbouring_stations_or_back_to_the_supply(edition: str, station: str) -> None:
    s = position(edition, stations={0: {station: 1}}, settlements={0: {"heven": 0, "welper": 1}})
    play(s, "move_miners", "move", f"station {station}")
    found = names(offered(s))
    assert sorted(found) == sorted([*STATIONS[station]["adjacent_stations"], "supply"])
    for place in found[:-1]:
        assert STATIONS[place]["line"] == STATIONS[station]["line"]


@rule("KK-11.1", "KK RUL-23")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    ("village", "lines"),
    [("welper", {"yellow", "brown"}), ("steele", {"green", "red"}), ("heven", {"yellow"}), ("stockum", set())],
)
def test_where_two_lines_meet_at_a_village_its_settlement_reaches_both(
    edition: str, village: str, lines: set[str]
) -> None:
    s = position(edition, settlements={0: {village: 1}})
    play(s, "move_miners", "move", f"village {village}")
    assert {STATIONS[station]["line"] for station in names(offered(s, "station"))} == lines


@rule("KK-11.1", "KK-7.53")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_station_is_not_reached_from_tableau_tiles_or_another_players_settlement(edition: str) -> None:
    s = position(
        edition,
        settlements={1: {"heven": 2}},
        rescue={0: ["t11"]},
        pieces={0: {"cokery_pair": 1}},
        stations={1: {"red-1": 1}},
    )
    for origin in ("rescue rescue_t11", "miner_space cokery_pair"):
        trial = s.clone()
        play(trial, "move_miners", "move", origin)
        assert offered(trial, "station") == []


# -- tokens ------------------------------------------------------------------------------------------


@rule("KK-11.3", "KK-7.55")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("token", KINDS)
def test_the_first_miner_to_enter_a_station_takes_its_token_shown_to_all(edition: str, token: str) -> None:
    s = entering(edition, token)
    assert "yellow-7" not in table(s)["rail_tokens"]
    for listener in (None, 0, 1, 3):
        assert told(s, "rail_taken", listener) == [{"seat": 0, "station": "yellow-7", "rail": token}]
    assert asked(s) == (0, "MinerStep")


@rule("KK-11.3")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("token", KINDS)
def test_a_token_taken_counts_among_those_seen(edition: str, token: str) -> None:
    s = entering(edition, token)
    assert table(s)["rail_seen"] == {kind: int(kind == token) for kind in KINDS}
    play(s, "move", "station yellow-7", "station yellow-6")
    assert sum(table(s)["rail_seen"].values()) == 2


@rule("KK-11.3")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("token", "can_undo"), [("rail_vp", False), ("rail_wagon", False), (None, True)])
def test_a_step_that_showed_a_token_cannot_be_taken_back(edition: str, token: str | None, can_undo: bool) -> None:
    assert entering(edition, token).can_undo == can_undo


@rule("KK-11.3")
@pytest.mark.parametrize("edition", EDITIONS)
def test_two_points_at_once(edition: str) -> None:
    s = entering(edition, "rail_vp")
    assert s.scores() == [4, 2, 2, 2]
    assert told(s, "vp_gained") == [{"seat": 0, "category": "railroad", "vp": 2}]
    assert sum(held(s, 0)["rail_tokens"].values()) == 0


@rule("KK-11.3")
@pytest.mark.parametrize("edition", EDITIONS)
def test_one_coin_at_once(edition: str) -> None:
    s = entering(edition, "rail_money")
    assert held(s, 0)["coins"] == 5
    assert s.scores() == [2, 2, 2, 2]
    assert sum(held(s, 0)["rail_tokens"].values()) == 0


@rule("KK-11.3", "KK-11.4", "KK RUL-27")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("token", KEPT)
def test_the_other_kinds_are_kept_for_all_to_see(edition: str, token: str) -> None:
    s = entering(edition, token)
    assert held(s, 0)["rail_tokens"] == {kind: int(kind == token) for kind in KEPT}
    assert (goods(s, 0), s.scores()[0]) == ((4, 0), 2)
    for onlooker in (None, 0, 2):
        assert s.view(onlooker)["seats"][0]["rail_tokens"][token] == 1


@rule("KK-11.3")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_station_without_a_token_gives_nothing(edition: str) -> None:
    s = entering(edition, None)
    assert told(s, "rail_taken") == []
    assert places(s, 0) == {"heven": 1, "yellow-7": 1}


@rule("KK-11.3")
@pytest.mark.parametrize("edition", EDITIONS)
def test_only_the_first_to_enter_finds_a_token(edition: str) -> None:
    s = entering(edition, "rail_vp")
    play(s, "move", "village heven", "station yellow-7")
    assert s.scores()[0] == 4
    assert held(s, 0)["stations"] == {"yellow-7": 2}


@rule("KK RUL-24", "KK-11.3", "KK-7.55")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_miner_that_comes_from_another_station_takes_the_token_as_well(edition: str) -> None:
    s = position(edition, stations={0: {"red-3": 1}}, rail_tokens={"red-4": "rail_vp", "red-5": "rail_money"})
    play(s, "move_miners", "move", "station red-3", "station red-4")
    assert s.scores()[0] == 4
    play(s, "move", "station red-4", "station red-5")
    assert held(s, 0)["coins"] == 5


@rule("KK-11.3")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_miner_that_is_not_moved_there_takes_no_token(edition: str) -> None:
    s = position(edition, stations={0: {"red-3": 1}}, rail_tokens={"red-3": "rail_vp"})
    play(s, "move_miners", "move", "station red-3", "supply")
    assert table(s)["rail_tokens"]["red-3"] == "rail_vp"
    assert s.scores()[0] == 2


@rule("KK-11.3", "KK-9.1")
def test_a_token_is_taken_when_moving_by_bonus_token_as_well() -> None:
    s = position(
        "2013", bonus={0: "bonus_deploy_move"}, settlements={0: {"heven": 1}}, rail_tokens={"yellow-7": "rail_money"}
    )
    play(s, "use_bonus", "move", "village heven", "station yellow-7")
    assert held(s, 0)["coins"] == 5


# -- using kept tokens -------------------------------------------------------------------------------


@rule("KK-11.4", "KK RUL-25", "KK RUL-01")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_kept_token_may_be_used_in_the_same_turn(edition: str) -> None:
    s = entering(edition, "rail_worker", workers={0: 1})
    play(s, "stop", "sell_workers")
    assert goods(s, 0) == (5, 0)
    assert held(s, 0)["rail_tokens"]["rail_worker"] == 0


@rule("KK-11.4")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("token", KEPT)
def test_kept_tokens_stay_over_the_rounds_and_have_no_value_at_the_end(edition: str, token: str) -> None:
    s = position(edition, round=4, phase=11, kept={0: {token: 3}})
    assert held(s, 0)["rail_tokens"][token] == 3
    with_tokens = position(edition, round=5, phase=11, kept={0: {token: 3}})
    without = position(edition, round=5, phase=11)
    assert with_tokens.is_over
    assert with_tokens.scores() == without.scores()


@rule("KK-11.3", "KK-17.8")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_consolidation_token_adds_one_in_one_consolidation(edition: str) -> None:
    mines = {0: ["k-glocke"], 1: ["k-grosse-nebenbank"]}
    s = position(edition, round=3, phase=9, mines=mines, due=["general"], kept={0: {"rail_consolidation": 2}})
    assert asked(s) == (0, "ConsolidationToken")
    play(s, "use_rail_consolidation")
    assert held(s, 0)["rail_tokens"]["rail_consolidation"] == 1
    assert table(s)["consolidation"]["values"][0] == 2


@rule("KK-11.3", "KK RUL-44")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("used", [0, 1, 2])
def test_wagon_tokens_are_optional_and_used_ones_are_discarded(edition: str, used: int) -> None:
    s = position(edition, phase=10, flipped={0: ["loading"]}, kept={0: {"rail_wagon": 2}})
    assert asked(s) == (0, "LoadingStep")
    play(s, *["use_rail_wagon"] * used, *["stop"] * (used < 2))
    assert held(s, 0)["rail_tokens"]["rail_wagon"] == 2 - used
    assert [event["wagons"] for event in told(s, "loaded") if event["seat"] == 0] == [used]


@rule("KK RUL-44")
@pytest.mark.parametrize("edition", EDITIONS)
def test_without_activation_no_wagon_token_is_spent(edition: str) -> None:
    s = position(edition, phase=10, workers={0: 1}, kept={0: {"rail_wagon": 1}})
    assert offered(s) == ["stop", "load_by_worker"]
    play(s, "stop")
    assert held(s, 0)["rail_tokens"]["rail_wagon"] == 1
    assert told(s, "loaded") == []


# -- stations ----------------------------------------------------------------------------------------


@rule("KK-11.5", "KK-7.53")
@pytest.mark.parametrize("edition", EDITIONS)
def test_any_number_of_miners_of_any_players_may_stand_on_a_station(edition: str) -> None:
    s = position(
        edition, settlements={0: {"heven": 2}}, stations={0: {"yellow-7": 5}, 1: {"yellow-7": 4}, 2: {"yellow-7": 1}}
    )
    play(s, "move_miners", "move", "village heven", "station yellow-7", "move", "village heven", "station yellow-7")
    assert [held(s, n)["stations"].get("yellow-7", 0) for n in range(4)] == [7, 4, 1, 0]


@rule("KK-11.2")
@pytest.mark.parametrize(("edition", "players"), BOTH)
def test_miners_reach_a_line_only_from_settlements_and_stay_on_it(edition: str, players: int) -> None:
    for s in positions(edition, players, 200):
        last = s
    villages = {village["id"]: village for village in DATA["village"]}
    for event in told(last, "miner_moved"):
        origin, place = str(event["origin"]), str(event["place"])
        if place in STATIONS:
            allowed = STATIONS[origin]["adjacent_stations"] if origin in STATIONS else villages[origin]["stations"]
            assert place in allowed
        elif origin in STATIONS:
            assert place == "supply"


@rule("KK-11.3", "KK-2.2")
@pytest.mark.parametrize(("edition", "players"), BOTH)
def test_there_are_never_more_railroad_tokens_than_in_the_box(edition: str, players: int) -> None:
    for s in positions(edition, players, 201):
        data = table(s)
        for kind in KINDS:
            lying = list(data["rail_tokens"].values()).count(kind)
            kept = sum(own["rail_tokens"].get(kind, 0) for own in data["seats"])
            assert lying + kept <= RAIL_TOKENS.count(kind)
