"""Phase 4: extra actions [KK-12]."""

from __future__ import annotations

from typing import Any

import pytest

from revier.kernel.state import State
from tests.kohle_und_kolonie.build import position
from tests.kohle_und_kolonie.look import BOTH, EDITIONS, budget, end_turns, goods, held, positions, table, track
from tests.support import asked, offered, play, rule, told

ACTION_TOKENS = ["bonus_deploy_move", "bonus_engineer", "bonus_steam_engine", "bonus_settlement"]
OTHER_TOKENS = ["bonus_mine_rescue", "bonus_wagon", "bonus_consolidation_aid"]
MAIN = {"buy_mine", "buy_steam_engine", "place_settlement", "engineer", "move_miners"}
FREE = {"flip_loading", "flip_workforce_coins", "buy_workers", "sell_workers"}


def before_phase_four(edition: str, players: int = 4, **given: Any) -> State:
    """The last turn of phase 3 has just been ended."""
    last = given.get("turn_order", range(players))[-1]
    return play(position(edition, players, phase=3, to_act=last, **given), "stop")


def choosing(edition: str, **given: Any) -> State:
    """Seat 0 is asked first in phase 4, and could do much."""
    return position(
        edition,
        5,
        round=given.pop("round", 2),
        phase=4,
        coins={0: given.pop("coins", 9)},
        workers={0: 3},
        mines={0: ["k-rabe"]},
        village_workers={"eiberg": 0},
        worker_supply=3,
        **given,
    )


# -- who is asked ------------------------------------------------------------------------------------


@rule("KK-12.1", "KK-5.2")
@pytest.mark.parametrize("edition", EDITIONS)
def test_players_who_qualify_decide_in_turn_order(edition: str) -> None:
    s = before_phase_four(edition, 5, turn_order=[3, 1, 4, 0, 2], markers={0: 1, 1: 2, 3: 1})
    seats = []
    while asked(s)[1] == "ExtraActionChoice":
        seats.append(asked(s)[0])
        play(s, "stop")
    assert seats == [3, 1, 0]
    assert [held(s, n)["markers"] for n in range(5)] == [1, 2, 0, 1, 0]


@rule("KK-12.1")
@pytest.mark.parametrize("edition", EDITIONS)
def test_nobody_is_asked_if_nobody_qualifies(edition: str) -> None:
    s = before_phase_four(edition, bonus={0: "bonus_wagon", 1: "bonus_mine_rescue"}, coins={0: 9}, workers={0: 9})
    assert asked(s)[1] != "ExtraActionChoice"
    assert table(s)["phase"] > 4 or table(s)["round"] == 2


@rule("KK-12.2", "KK D-04", "KK RUL-08")
@pytest.mark.parametrize("token", [*ACTION_TOKENS, *OTHER_TOKENS])
def test_2013_only_a_marker_qualifies(token: str) -> None:
    s = before_phase_four("2013", round=2, bonus={0: token}, mines={0: ["k-rabe"]}, village_workers={"eiberg": 0})
    assert asked(s)[1] != "ExtraActionChoice"
    held_by_both = before_phase_four("2013", round=2, bonus={0: token}, markers={0: 1})
    assert offered(held_by_both) == ["stop", "use_marker"]


@rule("KK-12.3", "KK D-04")
@pytest.mark.parametrize("token", ACTION_TOKENS)
@pytest.mark.parametrize("markers", [0, 1, 3])
def test_revised_a_marker_or_an_action_token_qualifies(token: str, markers: int) -> None:
    s = before_phase_four("revised", round=2, bonus={0: token}, markers={0: markers})
    assert asked(s) == (0, "ExtraActionChoice")
    assert offered(s) == ["stop", "use_bonus", "use_marker"][: 3 if markers else 2]


@rule("KK-12.3", "KK D-04", "KK RUL-08")
@pytest.mark.parametrize("token", OTHER_TOKENS)
def test_revised_the_other_tokens_do_not_qualify(token: str) -> None:
    s = before_phase_four("revised", 5, bonus={0: token})
    assert asked(s)[1] != "ExtraActionChoice"
    with_marker = before_phase_four("revised", 5, bonus={0: token}, markers={0: 1})
    assert offered(with_marker) == ["stop", "use_marker"]


@rule("KK-12.1")
@pytest.mark.parametrize("edition", EDITIONS)
def test_whoever_skips_does_nothing_and_keeps_marker_and_token(edition: str) -> None:
    s = choosing(edition, markers={0: 2}, bonus={0: "bonus_engineer"})
    play(s, "stop")
    assert asked(s)[1] not in ("TurnMenu", "ExtraActionChoice")
    assert (held(s, 0)["markers"], held(s, 0)["bonus"]) == (2, "bonus_engineer")


@rule("KK-12.1", "KK-12.2", "KK-12.3")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("markers", [1, 2, 3])
def test_each_player_acts_at_most_once_however_many_markers_there_are(edition: str, markers: int) -> None:
    s = choosing(edition, markers={0: markers})
    play(s, "use_marker")
    end_turns(s)
    assert asked(s)[1] != "ExtraActionChoice"
    assert held(s, 0)["markers"] == markers - 1


# -- by marker ---------------------------------------------------------------------------------------


@rule("KK-12.2", "KK-12.3", "KK-8.1", "KK D-32", "KK RUL-86")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_marker_gives_a_turn_with_one_main_action_and_free_actions(edition: str) -> None:
    s = choosing(edition, markers={0: 1})
    play(s, "use_marker")
    assert told(s, "marker_used") == [{"seat": 0}]
    assert asked(s) == (0, "TurnMenu")
    assert set(offered(s)) >= MAIN | FREE
    play(s, "sell_workers", "flip_workforce_coins", "engineer", "engineer_space loading_engineer_1", "buy_workers")
    assert not MAIN & set(offered(s))
    assert held(s, 0)["flipped"] == ["workforce"]
    assert goods(s, 0) == (9 + 1 - 3 - 1 - 2, 3 - 2 + 3)


@rule("KK-12.2", "KK-9.2")
@pytest.mark.parametrize("token", ACTION_TOKENS)
def test_2013_the_turn_of_a_marker_includes_the_bonus_token(token: str) -> None:
    s = choosing("2013", markers={0: 1}, bonus={0: token})
    play(s, "use_marker")
    assert "use_bonus" in offered(s)
    play(s, "move_miners", "stop")
    assert "use_bonus" in offered(s)
    play(s, "use_bonus")
    assert held(s, 0)["bonus"] is None


@rule("KK-12.3", "KK D-03")
@pytest.mark.parametrize("token", ACTION_TOKENS)
def test_revised_marker_and_token_are_never_used_both(token: str) -> None:
    s = choosing("revised", markers={0: 1}, bonus={0: token})
    by_marker = play(s.clone(), "use_marker")
    assert "use_bonus" not in offered(by_marker)
    end_turns(by_marker)
    assert held(by_marker, 0)["bonus"] == token
    assert asked(by_marker)[1] != "ExtraActionChoice"
    by_token = play(s.clone(), "use_bonus")
    assert "use_marker" not in offered(by_token)
    end_turns(by_token)
    assert held(by_token, 0)["markers"] == 1
    assert asked(by_token)[1] != "ExtraActionChoice"


# -- by token, Revised -------------------------------------------------------------------------------


@rule("KK-12.3", "KK-6.5")
@pytest.mark.parametrize("token", ACTION_TOKENS)
def test_revised_the_token_goes_back_to_the_track_when_the_turn_begins(token: str) -> None:
    s = choosing("revised", bonus={0: token})
    before = track(s)
    play(s, "use_bonus")
    assert track(s) == [*before, token]
    assert held(s, 0)["bonus"] is None
    assert told(s, "token_used") == [{"seat": 0, "token": token}]


@rule("KK-12.3", "KK-8.1", "KK D-32", "KK RUL-86")
@pytest.mark.parametrize(
    ("token", "actions"),
    [
        ("bonus_deploy_move", ["stop"]),
        ("bonus_engineer", ["engineer_space loading_engineer_1"]),
        ("bonus_steam_engine", ["space t11"]),
        ("bonus_settlement", ["village eiberg", "stop"]),
    ],
)
def test_revised_the_token_gives_its_action_once_in_place_of_the_main_action(token: str, actions: list[str]) -> None:
    s = choosing("revised", bonus={0: token})
    play(s, "use_bonus")
    assert asked(s) == (0, "TurnMenu")
    assert not MAIN & set(offered(s))
    assert {"stop", "use_bonus"} | FREE <= set(offered(s))
    play(s, "sell_workers", "use_bonus", *actions)
    assert asked(s) == (0, "TurnMenu")
    assert not {*MAIN, "use_bonus"} & set(offered(s))
    assert "buy_workers" in offered(s)
    play(s, "stop")
    assert asked(s)[1] != "TurnMenu"


@rule("KK-12.3")
@pytest.mark.parametrize(
    ("token", "given"),
    [
        ("bonus_engineer", {"coins": {0: 0}}),
        ("bonus_settlement", {"coins": {0: 1}, "village_workers": {"eiberg": 0}}),
        ("bonus_steam_engine", {"coins": {0: 0}, "mines": {0: ["k-rabe"]}}),
        ("bonus_steam_engine", {}),
        ("bonus_settlement", {}),
    ],
)
def test_revised_the_token_is_offered_even_if_its_action_is_not_yet_possible(token: str, given: dict[str, Any]) -> None:
    s = position("revised", round=2, phase=4, bonus={0: token}, **given)
    assert offered(s) == ["stop", "use_bonus"]
    play(s, "use_bonus")
    assert "use_bonus" not in offered(s)
    play(s, "stop")
    assert asked(s)[1] != "TurnMenu"


@rule("KK-12.3")
def test_revised_a_free_action_may_make_the_action_of_the_token_possible() -> None:
    s = position("revised", phase=4, coins={0: 0}, workers={0: 2}, bonus={0: "bonus_engineer"})
    play(s, "use_bonus")
    assert offered(s) == ["stop", "sell_workers"]
    play(s, "sell_workers")
    assert offered(s) == ["stop", "use_bonus"]
    play(s, "use_bonus", "engineer_space cokery_engineer_1")
    assert goods(s, 0) == (0, 0)


@rule("KK-12.3", "KK-8.2")
def test_revised_a_flip_may_make_the_action_of_the_token_possible() -> None:
    s = position("revised", round=2, phase=4, coins={0: 3}, workers={0: 5}, bonus={0: "bonus_steam_engine"})
    play(s, "use_bonus")
    assert "use_bonus" not in offered(s)  # no tile
    play(s, "flip_cokery", "use_bonus")
    assert offered(s) == ["steam_space cokery_steam"]


@rule("KK-12.3", "KK-9.4")
def test_revised_the_token_for_miners_has_its_own_budget_and_may_be_left_out() -> None:
    s = choosing("revised", bonus={0: "bonus_deploy_move"}, flipped={0: ["workforce"]})
    play(s, "use_bonus", "use_bonus")
    assert budget(s) == (2, 2)


@rule("KK RUL-19")
def test_revised_the_token_and_the_main_action_of_miners_never_meet_in_one_turn() -> None:
    s = choosing("revised", bonus={0: "bonus_deploy_move"}, markers={0: 1})
    assert "move_miners" not in offered(play(s.clone(), "use_bonus"))
    assert "use_bonus" not in offered(play(s.clone(), "use_marker"))


# -- left out, and markers -----------------------------------------------------------------------------


@rule("KK-12.4")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_marker_stays_spent_if_the_action_is_left_out(edition: str) -> None:
    s = choosing(edition, markers={0: 1})
    play(s, "use_marker", "stop")
    assert held(s, 0)["markers"] == 0


@rule("KK-12.4")
@pytest.mark.parametrize("token", ACTION_TOKENS)
def test_revised_a_token_stays_spent_if_the_action_is_left_out(token: str) -> None:
    s = choosing("revised", bonus={0: token})
    play(s, "use_bonus", "stop")
    assert held(s, 0)["bonus"] is None
    assert track(s)[-1] == token


@rule("KK-12.5")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("phase", [2, 3])
def test_a_marker_gained_in_phases_two_or_three_may_be_used_in_the_same_round(edition: str, phase: int) -> None:
    s = position(edition, phase=phase, coins={0: 3}, workers={0: 5})
    play(s, "flip_ironworks")
    end_turns(s)
    assert asked(s) == (0, "ExtraActionChoice")
    assert "use_marker" in offered(s)


@rule("KK-12.5", "KK RUL-47")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_marker_gained_in_phase_four_waits_for_the_next_round(edition: str) -> None:
    s = position(edition, 3, phase=4, coins={0: 9}, workers={0: 9}, markers={0: 1})
    play(s, "use_marker", "flip_ironworks", "stop")
    assert held(s, 0)["markers"] == 1
    assert asked(s)[1] != "ExtraActionChoice"
    while not (asked(s)[1] == "TurnMenu" and table(s)["phase"] == 3 and asked(s)[0] == table(s)["turn_order"][-1]):
        s.apply(s.legal_actions()[0])
    assert table(s)["round"] == 2
    play(s, "stop")
    while asked(s)[0] != 0:
        play(s, "stop")
    assert asked(s) == (0, "ExtraActionChoice")
    assert "use_marker" in offered(s)


@rule("KK-12.5", "KK RUL-47")
def test_revised_a_marker_gained_in_the_turn_of_a_token_waits_as_well() -> None:
    s = choosing(
        "revised", bonus={0: "bonus_engineer"}, pieces={0: {"cokery_engineer_1": 1, "ironworks_engineer_1": 1}}
    )
    play(s, "use_bonus", "use_bonus", "engineer_space loading_engineer_1", "stop")
    assert held(s, 0)["markers"] == 1
    assert asked(s)[1] != "ExtraActionChoice"


@rule("KK-12.6")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_player_gains_at_most_three_markers(edition: str) -> None:
    s = position(
        edition,
        3,
        phase=2,
        coins={0: 20},
        workers={0: 5},
        settlements={0: {"heven": 0, "horst": 0}},
        village_workers={"eiberg": 0},
        pieces={0: {"cokery_engineer_1": 1, "ironworks_engineer_1": 1}},
    )
    play(s, "flip_ironworks", "engineer", "engineer_space loading_engineer_1", "stop", "stop", "stop")
    play(s, "place_settlement", "village eiberg", "stop")
    assert held(s, 0)["markers"] == 3
    assert held(s, 0)["engineers"] == 0
    assert "flip_ironworks" not in offered(s)


@rule("KK-12.6")
@pytest.mark.parametrize(("edition", "players"), BOTH)
@pytest.mark.parametrize("seed", range(3))
def test_no_player_gains_more_than_three_markers_in_a_game(edition: str, players: int, seed: int) -> None:
    for s in positions(edition, players, 260 + seed):
        last = s
    for n in range(players):
        gained = [event for event in told(last, "marker_gained") if event["seat"] == n]
        used = [event for event in told(last, "marker_used") if event["seat"] == n]
        own = held(last, n)
        earned = (own["engineers"] == 0) + (own["settlements"] <= 2) + ("ironworks" in own["flipped"])
        assert len(gained) == earned <= 3
        assert own["markers"] == len(gained) - len(used)


@rule("KK-12.6", "KK-20.4")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("markers", range(4))
def test_unused_markers_score_four_points_each_at_the_end(edition: str, markers: int) -> None:
    s = position(edition, round=5, phase=11, markers={1: markers})
    assert [line["points"] for line in s.breakdown() if line["category"] == "end_markers"] == [[0, 4 * markers, 0, 0]]
