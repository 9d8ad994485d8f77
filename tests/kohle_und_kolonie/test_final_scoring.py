"""The final scoring and the winner [KK-20]."""

from __future__ import annotations

import pytest

from revier.kernel.state import State
from tests.kohle_und_kolonie.build import DATA, position, row
from tests.kohle_und_kolonie.look import EDITIONS, positions
from tests.kohle_und_kolonie.phases import final
from tests.support import rule, told

LINES: dict[str, list[str]] = {line["id"]: line["stations"] for line in DATA["line"]}
THREE: dict[str, list[str]] = {line["id"]: line["stations_three_player"] for line in DATA["line"]}
VALUES = {
    ("2013", 5): {"yellow": 12, "red": 10, "brown": 4, "green": 4},
    ("2013", 4): {"yellow": 12, "red": 10, "brown": 4, "green": 4},
    ("2013", 3): {"yellow": 8, "red": 8, "brown": 4},
    ("revised", 5): {"yellow": 11, "red": 9, "brown": 4, "green": 5},
    ("revised", 4): {"yellow": 11, "red": 9, "brown": 4, "green": 5},
    ("revised", 3): {"yellow": 6, "red": 7, "brown": 4},
}
LINE_CASES = [(edition, players, line) for (edition, players), values in VALUES.items() for line in values]
NOTHING = dict.fromkeys(range(4), 0)


def on(stations: list[str]) -> dict[str, int]:
    return dict.fromkeys(stations, 1)


# -- engines, coins, stations, markers -------------------------------------------------------------


@rule("KK-20.1")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    ("engines", "vp"), [(0, 0), (1, 3), (2, 5), (3, 8), (4, 12), (5, 17), (6, 23), (7, 23), (12, 23)]
)
def test_engines_score_by_their_number(edition: str, engines: int, vp: int) -> None:
    assert row(final(edition, reserve_engines={2: engines}), "end_engines") == [0, 0, vp, 0]


@rule("KK-20.1")
@pytest.mark.parametrize("edition", EDITIONS)
def test_engines_on_mines_on_pithead_tiles_and_in_reserve_count_together(edition: str) -> None:
    s = final(
        edition,
        mines={0: ["e-langenbrahm", "g-heinrich"]},
        engines={0: ["e-langenbrahm", "g-heinrich"]},
        flipped={0: ["cokery"]},
        pieces={0: {"cokery_steam": 1}},
        reserve_engines={0: 1},
    )
    assert row(s, "end_engines") == [12, 0, 0, 0]


@rule("KK-20.1")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_engines_of_the_trust_score_for_nobody(edition: str) -> None:
    s = final(edition, trust_mines={"g-heinrich": "engine", "e-langenbrahm": "engine"})
    assert row(s, "end_engines") == [0, 0, 0, 0]


@rule("KK-20.2")
@pytest.mark.parametrize("edition", EDITIONS)
def test_two_coins_make_a_point_rounded_down(edition: str) -> None:
    assert row(final(edition, coins={0: 0, 1: 1, 2: 2, 3: 15}), "end_coins") == [0, 0, 1, 7]


@rule("KK-20.3", "KK RUL-75")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_station_with_own_miners_makes_one_point_however_many_they_are(edition: str) -> None:
    s = final(
        edition, stations={0: {"red-1": 1}, 1: {"red-1": 3, "red-2": 1}, 2: {"red-1": 2, "brown-1": 1, "red-5": 4}}
    )
    assert row(s, "end_stations") == [1, 2, 3, 0]


@rule("KK-20.4")
@pytest.mark.parametrize("edition", EDITIONS)
def test_every_extra_action_marker_left_makes_4_points(edition: str) -> None:
    assert row(final(edition, markers={0: 1, 1: 2, 3: 3}), "end_markers") == [4, 8, 0, 12]


# -- pithead tiles ---------------------------------------------------------------------------------

BACKS = ["cokery", "ironworks"]


@rule("KK-20.5", "KK D-24")
@pytest.mark.parametrize(
    ("pieces", "vp"),
    [
        ({"cokery_engineer_2": 1}, 2),
        ({"cokery_steam": 1}, 2),
        ({"ironworks_steam": 1}, 2),
        ({"cokery_engineer_1": 1}, 0),
        ({"ironworks_engineer_1": 1}, 0),
        ({"cokery_miner_1": 1, "ironworks_miner_1": 1, "ironworks_miner_2": 1}, 0),
        ({"cokery_engineer_1": 1, "cokery_engineer_2": 1, "cokery_steam": 1, "ironworks_steam": 1}, 6),
    ],
)
def test_in_the_revised_edition_three_spaces_make_2_points_each(pieces: dict[str, int], vp: int) -> None:
    assert row(final("revised", flipped={0: BACKS}, pieces={0: pieces}), "end_pithead") == [vp, 0, 0, 0]


@rule("KK-20.5", "KK D-24")
def test_in_2013_pithead_tiles_make_no_points_in_the_final_scoring() -> None:
    pieces = {"cokery_engineer_1": 1, "cokery_steam": 1, "ironworks_engineer_1": 1}
    s = final("2013", flipped={0: BACKS}, pieces={0: pieces}, cokery_bonus={0: 2})
    assert row(s, "end_pithead") == [0, 0, 0, 0]
    assert s.scores()[0] == 2 + 2 + 3  # at the start, for coins, for an engine


# -- lines -----------------------------------------------------------------------------------------


@rule("KK-20.6", "KK D-23")
@pytest.mark.parametrize(("edition", "players", "line"), LINE_CASES)
def test_a_line_with_an_own_miner_on_every_station_in_play_makes_its_points(
    edition: str, players: int, line: str
) -> None:
    stations = LINES[line] if players > 3 else THREE[line]
    s = final(edition, players, stations={1: on(stations)})
    assert row(s, "end_lines") == [0, VALUES[edition, players][line], *[0] * (players - 2)]
    assert row(s, "end_stations") == [0, len(stations), *[0] * (players - 2)]


@rule("KK-20.6")
@pytest.mark.parametrize(("edition", "players", "line"), LINE_CASES)
def test_a_line_with_one_station_missing_makes_nothing(edition: str, players: int, line: str) -> None:
    stations = LINES[line] if players > 3 else THREE[line]
    for missing in stations:
        s = final(edition, players, stations={0: on([name for name in stations if name != missing])})
        assert row(s, "end_lines") == [0] * players


@rule("KK-20.6")
@pytest.mark.parametrize("edition", EDITIONS)
def test_miners_of_others_do_not_help_to_complete_a_line(edition: str) -> None:
    s = final(edition, stations={0: on(["brown-1", "brown-2"]), 1: on(["brown-3"])})
    assert row(s, "end_lines") == [0, 0, 0, 0]


@rule("KK-20.6")
@pytest.mark.parametrize("edition", EDITIONS)
def test_several_players_may_complete_the_same_line_and_one_several_lines(edition: str) -> None:
    s = final(edition, stations={0: on(LINES["brown"]), 1: on([*LINES["brown"], *LINES["green"]])})
    values = VALUES[edition, 4]
    assert row(s, "end_lines") == [values["brown"], values["brown"] + values["green"], 0, 0]


@rule("KK-20.6", "KK-21.6")
@pytest.mark.parametrize("edition", EDITIONS)
def test_with_three_players_nobody_scores_for_the_green_line(edition: str) -> None:
    assert row(final(edition, 3), "end_lines") == [0, 0, 0]
    assert "green" not in VALUES[edition, 3]
    assert THREE["green"] == []


# -- the winner ------------------------------------------------------------------------------------


def winners(s: State) -> list[int]:
    return [seat for seat, place in enumerate(s.ranking()) if place == 1]


@rule("KK-20.7")
@pytest.mark.parametrize("edition", EDITIONS)
def test_most_points_win(edition: str) -> None:
    s = final(edition, points={0: 20, 1: 31, 2: 30, 3: 0}, reserve_engines={3: 6})
    assert s.scores() == [22, 33, 32, 25]
    assert s.ranking() == [4, 1, 2, 3]
    assert told(s, "game_won") == [{"seat": 1, "vp": 33}]


@rule("KK-20.7", "KK RUL-76")
@pytest.mark.parametrize("edition", EDITIONS)
def test_of_equal_scores_more_engines_win(edition: str) -> None:
    s = final(edition, points={0: 13, 1: 10, 2: 13}, reserve_engines={1: 1})
    assert s.scores()[:3] == [15, 15, 15]
    assert s.ranking()[:3] == [2, 1, 2]


@rule("KK-20.7", "KK RUL-76")
@pytest.mark.parametrize("edition", EDITIONS)
def test_for_the_tie_break_engines_beyond_the_sixth_count(edition: str) -> None:
    s = final(edition, reserve_engines={0: 6, 1: 7, 2: 6}, coins=NOTHING)
    assert s.scores() == [25, 25, 25, 2]
    assert s.ranking() == [2, 1, 2, 4]


@rule("KK-20.7", "KK RUL-76")
@pytest.mark.parametrize("edition", EDITIONS)
def test_all_engines_owned_count_for_the_tie_break_wherever_they_stand(edition: str) -> None:
    s = final(
        edition,
        points={0: 10, 1: 10},
        mines={0: ["g-heinrich"]},
        engines={0: ["g-heinrich"]},
        reserve_engines={0: 1, 1: 2},
    )
    assert s.ranking()[:2] == [1, 1]


@rule("KK-20.7", "KK RUL-77", "KK D-30")
@pytest.mark.parametrize("edition", EDITIONS)
def test_of_equal_scores_and_engines_the_higher_printed_costs_win(edition: str) -> None:
    s = final(edition, mines={0: ["e-mansfeld"], 1: ["e-langenbrahm", "e-bruchstrasse"], 2: ["e-klosterbusch"]})
    assert s.scores() == [4, 4, 4, 4]
    assert s.ranking() == [2, 1, 2, 4]


@rule("KK-20.7", "KK RUL-77", "KK D-30")
@pytest.mark.parametrize("edition", EDITIONS)
def test_large_mines_have_no_printed_cost(edition: str) -> None:
    s = final(edition, mines={0: ["g-heinrich", "g-altendorf-tiefbau", "g-herberholz"], 1: ["e-mansfeld"]})
    assert s.ranking() == [2, 1, 2, 2]


@rule("KK-20.7")
@pytest.mark.parametrize("edition", EDITIONS)
def test_engines_come_before_printed_costs(edition: str) -> None:
    s = final(edition, points={0: 10, 1: 7}, mines={0: ["e-mansfeld", "e-langenbrahm"]}, reserve_engines={1: 1})
    assert s.scores()[:2] == [12, 12]
    assert s.ranking()[:2] == [2, 1]


@rule("KK-20.7")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_lower_score_never_wins_by_the_tie_break(edition: str) -> None:
    s = final(edition, points={0: 20}, reserve_engines={1: 5}, mines={1: ["e-mansfeld"]})
    assert s.scores()[:2] == [22, 21]
    assert winners(s) == [0]


@rule("KK-20.7")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("players", [3, 4, 5])
def test_equal_in_everything_means_a_shared_victory(edition: str, players: int) -> None:
    s = final(edition, players)
    assert s.ranking() == [1] * players
    assert told(s, "game_won") == [{"seat": seat, "vp": 4} for seat in range(players)]


# -- nothing else ----------------------------------------------------------------------------------


@rule("KK-20.8")
@pytest.mark.parametrize("edition", EDITIONS)
def test_workers_tokens_settlements_and_mines_have_no_further_value(edition: str) -> None:
    s = final(
        edition,
        workers={0: 8},
        kept={0: {"rail_worker": 2, "rail_wagon": 2, "rail_consolidation": 2}},
        settlements={0: {"heven": 2, "horst": 1, "steele": 0}},
        mines={0: ["e-mansfeld", "g-heinrich"]},
        rescue={0: ["t11"]},
        pieces={0: {"cokery_pair": 2, "administration_engineer_1": 1}},
        coins=NOTHING,
    )
    assert s.is_over
    assert s.scores() == [2, 2, 2, 2]


@rule("KK-20.8")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_bonus_token_held_at_the_end_has_no_value(edition: str) -> None:
    s = position(edition, round=5, phase=11, bonus={0: "bonus_engineer"}, coins=NOTHING)
    assert s.scores() == [2, 2, 2, 2]


@rule("KK-20.1", "KK-20.2", "KK-20.3", "KK-20.4", "KK-20.6")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_final_scoring_adds_everything_up(edition: str) -> None:
    s = final(
        edition,
        points={0: 50},
        coins={0: 9},
        stations={0: on(LINES["green"]) | {"red-4": 2}},
        markers={0: 2},
        reserve_engines={0: 2},
    )
    assert s.scores()[0] == 50 + 5 + 4 + 4 + 8 + VALUES[edition, 4]["green"]


@rule("KK-20.7")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("players", [3, 4, 5])
def test_the_score_sheet_adds_up_to_the_scores(edition: str, players: int) -> None:
    for s in positions(edition, players, seed=11):
        if s.ply % 20 == 0 or s.is_over:
            sheet = [sum(line["points"][seat] for line in s.breakdown()) for seat in range(players)]
            assert sheet == s.scores()
