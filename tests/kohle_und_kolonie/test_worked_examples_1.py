"""Worked examples of setup, turns and tiles, word for word [KK-26]; those of scoring stand elsewhere."""

from __future__ import annotations

import pytest

from tests.kohle_und_kolonie.build import GAMES, position
from tests.kohle_und_kolonie.look import EDITIONS, budget, held, names, table, track
from tests.support import offered, play, rule


@rule("KK EX-14", "KK-7.14")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_second_tile_goes_next_in_the_first_row_or_at_the_start_of_the_second(edition: str) -> None:
    s = position(edition)
    play(s, "buy_mine", "mine k-rabe", "village welper", "space t11", "stop", "stop", "stop", "stop")
    play(s, "buy_mine", "mine k-alte-mann", "village linden")
    assert names(offered(s)) == ["t12", "t21"]


@rule("KK EX-15", "KK-21.4", "KK-21.1")
def test_with_three_players_twelve_railroad_tokens_are_placed() -> None:
    three = table(GAMES["revised"].new(players=3, seed=4))["rail_tokens"]
    five = table(GAMES["revised"].new(players=5, seed=4))["rail_tokens"]
    out = sorted(set(five) - set(three))
    assert out == ["green-1", "green-2", "green-3", "red-1", "yellow-1", "yellow-2", "yellow-3"]
    assert len(three) == len(five) - 7 == 12
    assert [sum(station.startswith(line) for station in three) for line in ("red", "yellow", "brown")] == [5, 4, 3]


@rule("KK EX-16", "KK-6.5")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_used_token_goes_to_the_third_space_behind_two_others(edition: str) -> None:
    held_tokens = {
        0: "bonus_consolidation_aid",
        1: "bonus_wagon",
        2: "bonus_engineer",
        3: "bonus_mine_rescue",
        4: "bonus_deploy_move",
    }
    s = position(edition, 5, bonus=held_tokens)
    assert track(s) == ["bonus_settlement", "bonus_steam_engine"]
    play(s, "use_bonus")
    assert table(s)["selection_track"] == [
        "bonus_settlement",
        "bonus_steam_engine",
        "bonus_consolidation_aid",
        None,
        None,
        None,
        None,
    ]


@rule("KK EX-18", "KK-9.4", "KK-7.50")
@pytest.mark.parametrize("edition", EDITIONS)
def test_with_workforce_flipped_the_main_action_has_four_points_and_the_token_two(edition: str) -> None:
    s = position(edition, phase=4, markers={0: 1}, bonus={0: "bonus_deploy_move"}, flipped={0: ["workforce"]})
    main = play(s.clone(), "use_marker", "move_miners")
    assert budget(main) == (2, 4)
    token = play(s.clone(), "use_marker" if edition == "2013" else "use_bonus", "use_bonus")
    assert budget(token) == (2, 2)


@rule("KK EX-19", "KK-10.11")
def test_2013_the_cokery_gives_six_then_two_and_two_points() -> None:
    s = position("2013", 3, round=2, coins={0: 9}, workers={0: 5})
    start = s.scores()[0]
    play(s, "flip_cokery")
    assert s.scores()[0] == start + 6
    play(s, "engineer", "engineer_space cokery_engineer_1", "stop", "stop", "stop")
    assert s.scores()[0] == start + 8
    play(s, "buy_steam_engine", "steam_space cokery_steam")
    assert s.scores()[0] == start + 10
    assert held(s, 0)["pieces"] == {"cokery_engineer_1": 1, "cokery_steam": 1}
