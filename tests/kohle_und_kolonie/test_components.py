"""What is in the box, and how the board file says it [KK-2, KK-3]."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from revier.games.kohle_und_kolonie.title import printed_board
from tests.support import rule

DATA = printed_board()
EDITIONS = ["2013", "revised"]
SMALL = [mine for mine in DATA["mine"] if mine["kind"] == "small"]
SINGLE = [mine for mine in DATA["mine"] if mine["kind"] == "single"]
LARGE = [mine for mine in DATA["mine"] if mine["kind"] == "large"]
CLAIMS = {claim["id"]: claim for claim in DATA["claim"]}
VILLAGES = {village["id"]: village for village in DATA["village"]}
STATIONS = {station["id"]: station for station in DATA["station"]}
LINES = {line["id"]: line for line in DATA["line"]}
REGIONS = {"essen", "bochum", "hattingen", "witten"}

# (tile, side, edition) -> space: (accepts, needs, effect) [KK-10.1 to KK-10.5]
FRONTS: dict[str, dict[str, tuple[str, int, dict[str, int]]]] = {
    "cokery": {
        "cokery_miner_1": ("miner", 1, {"coins": 1}),
        "cokery_pair": ("miner", 2, {"coins": 1}),
        "cokery_engineer_1": ("engineer", 1, {"coins": 1}),
    },
    "ironworks": {
        "ironworks_miner_1": ("miner", 1, {"vp": 1}),
        "ironworks_pair": ("miner", 2, {"vp": 1}),
        "ironworks_engineer_1": ("engineer", 1, {"vp": 1}),
    },
    "loading": {
        "loading_miner_1": ("miner", 1, {"wagons_needed": 2, "coins": 1}),
        "loading_engineer_1": ("engineer", 1, {"wagons_needed": 2, "coins": 2}),
    },
    "workforce": {},
    "administration": {
        "administration_miner_1": ("miner", 1, {"consolidation": 1}),
        "administration_pair": ("miner", 2, {"consolidation": 1}),
        "administration_engineer_1": ("engineer", 1, {"consolidation": 1}),
        "administration_engineer_2": ("engineer", 1, {"consolidation": 1}),
    },
}
BACKS: dict[tuple[str, str], dict[str, tuple[str, int, dict[str, int]]]] = {
    ("cokery", "2013"): {
        "cokery_miner_1": ("miner", 1, {"coins": 1}),
        "cokery_miner_2": ("miner", 1, {"coins": 1}),
        "cokery_pair": ("miner", 2, {"coins": 1}),
        "cokery_engineer_1": ("engineer", 1, {"coins": 1}),
        "cokery_steam": ("steam_engine", 1, {"coins": 1}),
    },
    ("cokery", "revised"): {
        "cokery_miner_1": ("miner", 1, {"coins": 1}),
        "cokery_pair": ("miner", 2, {"coins": 1}),
        "cokery_engineer_1": ("engineer", 1, {"coins": 1}),
        "cokery_engineer_2": ("engineer", 1, {"coins": 1, "final_vp": 2}),
        "cokery_steam": ("steam_engine", 1, {"coins": 1, "final_vp": 2}),
    },
    ("ironworks", "2013"): {
        "ironworks_miner_1": ("miner", 1, {"vp": 2}),
        "ironworks_miner_2": ("miner", 1, {"vp": 1}),
        "ironworks_miner_3": ("miner", 1, {"vp": 1}),
        "ironworks_engineer_1": ("engineer", 1, {"vp": 2}),
    },
    ("ironworks", "revised"): {
        "ironworks_miner_1": ("miner", 1, {"vp": 1}),
        "ironworks_miner_2": ("miner", 1, {"vp": 1}),
        "ironworks_pair": ("miner", 2, {"vp": 1}),
        "ironworks_engineer_1": ("engineer", 1, {"vp": 1}),
        "ironworks_steam": ("steam_engine", 1, {"vp": 2, "final_vp": 2}),
    },
    ("loading", "2013"): {
        "loading_miner_1": ("miner", 1, {"wagons_needed": 2, "coins": 1}),
        "loading_miner_2": ("miner", 1, {"wagons_needed": 2, "coins": 1}),
        "loading_engineer_1": ("engineer", 1, {"wagons_needed": 1, "coins": 1}),
    },
    ("loading", "revised"): {
        "loading_miner_1": ("miner", 1, {"wagons_needed": 2, "coins": 1}),
        "loading_miner_2": ("miner", 1, {"wagons_needed": 2, "coins": 1}),
        "loading_engineer_1": ("engineer", 1, {"wagons_needed": 2, "coins": 1}),
    },
    ("workforce", "2013"): {},
    ("workforce", "revised"): {},
}


def side(tile: str, face: str, edition: str) -> dict[str, Any]:
    """The one record of the board file for a side of a tile."""
    found = [
        entry
        for entry in DATA["pithead_side"]
        if (entry["tile"], entry["side"]) == (tile, face) and edition in entry["editions"]
    ]
    assert len(found) == 1
    record: dict[str, Any] = found[0]
    return record


def spaces(tile: str, face: str, edition: str) -> dict[str, tuple[str, int, dict[str, int]]]:
    return {
        space["id"]: (
            space["accepts"],
            space["needs"],
            {name: value for name, value in space.items() if name not in ("id", "accepts", "needs")},
        )
        for space in side(tile, face, edition)["spaces"]
    }


# -- the box ---------------------------------------------------------------------------------------


@rule("KK-2.1")
@pytest.mark.parametrize(
    ("edition", "special"), [("2013", "mining_damage"), ("revised", "railroad_accident")], ids=EDITIONS
)
def test_each_edition_has_five_disaster_tokens_and_one_special_one(edition: str, special: str) -> None:
    counts = {token["id"]: token["count"][f"edition_{edition}"] for token in DATA["disaster_token"]}
    assert {id: count for id, count in counts.items() if count} == {
        "highest_number": 1,
        "extra_coin": 1,
        "purchasing_power": 2,
        special: 1,
    }


@rule("KK-2.2", "KK-3.9")
def test_steam_engines_and_workers_are_limited() -> None:
    assert DATA["components"]["steam_engines"] == 20
    assert DATA["components"]["workers"] == 40
    assert DATA["components"]["coins"] == {"value_1": 35, "value_5": 10}  # 85 in all [KK-8.7]


@rule("KK-3.9")
def test_the_start_of_a_player_the_prices_and_the_tracks_stand_in_the_board_file() -> None:
    start, tracks, prices = DATA["player_start"], DATA["tracks"], DATA["prices"]
    assert (start["coins"], start["miners"], start["workers"]) == (4, 20, 0)
    assert (start["disaster_discs"], start["extra_action_markers"]) == (3, 0)
    assert (tracks["coal_trust_coins"], tracks["coal_trust_refill_to"]) == (6, 3)
    assert tracks["coal_trust_refill_rounds"] == [4, 5]
    assert (tracks["coal_trust_purchases"], tracks["coal_trust_purchases_max"]) == (1, 3)
    assert (tracks["selection_track_spaces"], tracks["score_start"]) == (7, 2)
    assert [(prices[p]["start"], prices[p]["raised"]) for p in ("steam_engine", "settlement", "engineer")] == [
        (1, 2),
        (2, 3),
        (1, 2),
    ]
    assert DATA["disaster_spaces"]["victory_points"] == [-2, -2, -2, -3, -3]
    assert DATA["final_scoring"]["steam_engines"] == [0, 3, 5, 8, 12, 17, 23]


# -- claims and mines ------------------------------------------------------------------------------


@rule("KK-3.1")
def test_there_are_fifteen_claims_to_consolidate_and_five_single_ones() -> None:
    assert Counter(claim["kind"] for claim in CLAIMS.values()) == {"large": 15, "single": 5}
    assert {claim["region"] for claim in CLAIMS.values()} == REGIONS


@rule("KK-3.1")
@pytest.mark.parametrize("id", CLAIMS)
def test_a_claim_has_either_small_mines_and_one_large_mine_or_one_single_mine(id: str) -> None:
    small, single, large = ([mine for mine in kind if mine["claim"] == id] for kind in (SMALL, SINGLE, LARGE))
    if CLAIMS[id]["kind"] == "large":
        assert (len(small) >= 1, len(single), len(large)) == (True, 0, 1)
    else:
        assert (len(small), len(single), len(large)) == (0, 1, 0)


@rule("KK-3.2")
def test_there_are_forty_small_and_five_single_mines() -> None:
    assert (len(SMALL), len(SINGLE)) == (40, 5)
    assert Counter(CLAIMS[mine["claim"]]["region"] for mine in SINGLE) == {
        "bochum": 2,
        "essen": 1,
        "hattingen": 1,
        "witten": 1,
    }


@rule("KK-3.2", "KK RUL-82")
def test_no_two_small_or_single_mines_share_a_number() -> None:
    numbers = [mine["number"] for mine in SMALL + SINGLE]
    assert len(set(numbers)) == len(numbers) == 45


@rule("KK-3.2")
def test_small_and_single_mines_have_a_level_a_cost_an_income_and_an_advantage() -> None:
    for mine in SMALL + SINGLE:
        assert mine["level"] in range(1, 6)
        assert mine["cost"] in (1, 2)
        assert mine["income"] in (1, 2)
        assert mine["advantage"] in ("none", "miner", "wagon")
        assert (mine["wagons"] > 0) == (mine["advantage"] == "wagon")
        assert ("vp" in mine) == (mine["kind"] == "single")


@rule("KK-3.2")
def test_a_small_mine_is_consolidated_with_its_claim_and_never_before_it_comes_into_play() -> None:
    due = {mine["claim"]: mine["level"] for mine in LARGE}
    for mine in SMALL:
        assert mine["consolidation_level"] == due[mine["claim"]]
        assert mine["level"] <= mine["consolidation_level"]


@rule("KK-3.3")
def test_there_are_fifteen_large_mines_without_number_or_cost() -> None:
    assert Counter(mine["level"] for mine in LARGE) == {3: 4, 4: 4, 5: 7}
    for mine in LARGE:
        assert "number" not in mine
        assert "cost" not in mine
        assert {"income", "wagons", "vp"} <= set(mine)


# -- villages, stations and lines ------------------------------------------------------------------


@rule("KK-3.4")
def test_the_villages_hold_forty_workers_in_all() -> None:
    assert sum(village["workers"] for village in VILLAGES.values()) == 40
    assert {village["workers"] for village in VILLAGES.values()} == {1, 2}
    assert {village["settlement_spaces"] for village in VILLAGES.values()} == {1, 2}


@rule("KK-3.4", "KK-3.1")
def test_villages_and_claims_name_each_other() -> None:
    from_villages = {(id, claim) for id, village in VILLAGES.items() for claim in village["claims"]}
    from_claims = {(village, id) for id, claim in CLAIMS.items() for village in claim["villages"]}
    assert from_villages == from_claims


@rule("KK-3.4", "KK-3.5")
def test_villages_and_stations_name_each_other() -> None:
    from_villages = {(id, station) for id, village in VILLAGES.items() for station in village["stations"]}
    from_stations = {(village, id) for id, station in STATIONS.items() for village in station["adjacent_villages"]}
    assert from_villages == from_stations


@rule("KK-3.5", "KK-11.1", "KK RUL-23")
def test_nineteen_stations_lie_on_exactly_one_line_each() -> None:
    assert {id: len(line["stations"]) for id, line in LINES.items()} == {"yellow": 7, "red": 6, "brown": 3, "green": 3}
    listed = [(station, id) for id, line in LINES.items() for station in line["stations"]]
    assert sorted(listed) == sorted((id, station["line"]) for id, station in STATIONS.items())
    assert len(STATIONS) == 19


@rule("KK-3.5")
@pytest.mark.parametrize("id", LINES)
def test_neighbouring_stations_are_those_next_to_each_other_on_the_line(id: str) -> None:
    stations = LINES[id]["stations"]
    for i, station in enumerate(stations):
        neighbours = stations[max(i - 1, 0) : i] + stations[i + 1 : i + 2]
        assert sorted(STATIONS[station]["adjacent_stations"]) == sorted(neighbours)


@rule("KK-3.5")
def test_complete_lines_have_values_by_edition_and_player_count() -> None:
    for edition in EDITIONS:
        scores = DATA["line_scores"][f"edition_{edition}"]
        assert set(scores["players_4_5"]) == {"yellow", "red", "brown", "green"}
        assert set(scores["players_3"]) == {"yellow", "red", "brown"}


# -- tableau and pithead tiles ---------------------------------------------------------------------


@rule("KK-3.6")
def test_the_tableau_has_two_rows_of_mine_spaces_that_start_top_left() -> None:
    tableau = DATA["tableau"]["space"]
    assert [(space["row"], space["column"]) for space in tableau] == [(r, c) for r in (1, 2) for c in (1, 2, 3)]
    assert {space["id"]: space.get("after") for space in tableau} == {
        "t11": None,
        "t12": "t11",
        "t13": "t12",
        "t21": "t11",
        "t22": "t21",
        "t23": "t22",
    }


@rule("KK-3.6")
def test_each_mine_space_has_one_rescue_space_and_every_two_by_two_block_is_a_square() -> None:
    at = {(space["row"], space["column"]): space["id"] for space in DATA["tableau"]["space"]}
    blocks = [{at[row, column] for row in (1, 2) for column in (left, left + 1)} for left in (1, 2)]
    assert [set(square) for square in DATA["tableau"]["rescue"]["squares"]] == blocks
    assert DATA["tableau"]["rescue"]["per_space"] == 1


@rule("KK-3.6")
def test_the_tableau_lists_the_bonuses_of_settlements_and_engineers() -> None:
    assert DATA["tableau"]["settlements"]["count"] == 5
    assert DATA["tableau"]["settlements"]["bonuses"] == ["none", "none", "extra action", "3 VP", "5 VP"]
    assert DATA["tableau"]["engineers"]["count"] == 3
    assert DATA["tableau"]["engineers"]["bonuses"] == ["none", "none", "extra action"]


@rule("KK-3.7", "KK-10.1", "KK-10.2", "KK-10.3", "KK-10.4", "KK-10.5", "KK RUL-35")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("tile", FRONTS)
def test_the_fronts_of_both_editions_have_the_same_spaces(tile: str, edition: str) -> None:
    assert spaces(tile, "front", edition) == FRONTS[tile]


@rule("KK-3.7", "KK-10.1", "KK-10.2", "KK-10.3", "KK-10.4", "KK D-18", "KK D-20", "KK RUL-36", "KK RUL-45")
@pytest.mark.parametrize(("tile", "edition"), BACKS)
def test_the_backs_have_the_spaces_of_their_edition(tile: str, edition: str) -> None:
    assert spaces(tile, "back", edition) == BACKS[tile, edition]


@rule("KK-3.7", "KK-10.3", "KK RUL-38")
@pytest.mark.parametrize(("edition", "per_vp"), [("2013", 1), ("revised", 2)])
def test_loading_asks_for_a_worker_on_the_front_only_and_for_as_many_wagons_a_point_on_both_sides(
    edition: str, per_vp: int
) -> None:
    front, back = side("loading", "front", edition), side("loading", "back", edition)
    assert (front["activation_workers"], back["activation_workers"]) == (1, 0)
    assert (front["wagons_per_vp"], back["wagons_per_vp"]) == (per_vp, per_vp)


@rule("KK-3.7", "KK-10.5")
def test_the_administration_has_no_back() -> None:
    assert not [s for s in DATA["pithead_side"] if (s["tile"], s["side"]) == ("administration", "back")]


@rule("KK-3.7", "KK-10.1", "KK-10.2", "KK-10.3", "KK-10.4", "KK RUL-37", "KK RUL-01", "KK D-19")
@pytest.mark.parametrize(
    ("tile", "costs", "vp", "markers", "raises"),
    [
        ("cokery", [(5, 2)], (6, 6), 0, "engineer"),
        ("ironworks", [(5, 3)], (8, 6), 1, "steam_engine"),
        ("loading", [(2, 2)], (4, 4), 0, None),
        ("workforce", [(5, 0), (0, 3)], (6, 6), 0, "settlement"),
    ],
)
def test_a_tile_says_what_flipping_costs_and_gives(
    tile: str, costs: list[tuple[int, int]], vp: tuple[int, int], markers: int, raises: str | None
) -> None:
    entry = next(t for t in DATA["pithead"] if t["id"] == tile)
    assert [(cost["workers"], cost["coins"]) for cost in entry["flip_costs"]] == costs
    assert (entry["flip_vp"]["edition_2013"], entry["flip_vp"]["edition_revised"]) == vp
    assert entry["flip_extra_action_markers"] == markers
    assert entry.get("raises") == raises


# -- tokens ----------------------------------------------------------------------------------------


@rule("KK-3.8")
def test_seven_bonus_tokens_have_their_place_at_the_start_and_their_phases() -> None:
    tokens = DATA["bonus_token"]
    assert [token["start_order"] for token in tokens] == [1, 2, 3, 4, 5, 6, 7]
    assert {token["id"] for token in tokens if token["action_token"]} == {
        "bonus_deploy_move",
        "bonus_engineer",
        "bonus_steam_engine",
        "bonus_settlement",
    }
    for token in tokens:
        if token["action_token"]:
            assert token["phases"] == {"edition_2013": [2, 3, 4], "edition_revised": [4]}
        else:
            assert token["phases"]["edition_2013"] == token["phases"]["edition_revised"]


@rule("KK-3.8", "KK-11.3")
def test_nineteen_railroad_tokens_are_of_five_kinds_three_of_them_kept() -> None:
    tokens = {token["id"]: (token["count"], token["kept"]) for token in DATA["railroad_token"]}
    assert tokens == {
        "rail_vp": (3, False),
        "rail_money": (3, False),
        "rail_worker": (5, True),
        "rail_wagon": (4, True),
        "rail_consolidation": (4, True),
    }


# -- three players ---------------------------------------------------------------------------------


@rule("KK-3.10", "KK-21.1")
def test_what_is_marked_as_out_with_three_players_follows_from_the_region() -> None:
    for claim in CLAIMS.values():
        assert claim["in_three_player"] == (claim["region"] != "essen")
    for village in VILLAGES.values():
        assert village["in_three_player"] == any(CLAIMS[claim]["in_three_player"] for claim in village["claims"])
    for station in STATIONS.values():
        assert station["in_three_player"] == (station["region"] != "essen" and station["line"] != "green")
    for line in LINES.values():
        in_play = [station for station in line["stations"] if STATIONS[station]["in_three_player"]]
        assert line["stations_three_player"] == in_play
