"""The worked examples of the rules page, word for word; Red, Green and Blue sit on seats 0, 1 and 2."""

from __future__ import annotations

import pytest

from tests.kohle_und_kolonie.build import GAMES, position, row, seat
from tests.kohle_und_kolonie.look import EDITIONS, budget, held, table, track
from tests.kohle_und_kolonie.phases import auction, disaster, final, raises, values
from tests.support import asked, offered, play, rule, told

RED, GREEN, BLUE = 0, 1, 2
EARLY, LATE = (1, 2, 3), (4, 5)
AID = "bonus_consolidation_aid"
WAGON_MINES = ["k-alte-bommerbank", "k-wolff", "k-geschwind", "e-langenbrahm", "k-friedrich", "k-dickebaeckerbank"]


# -- board scoring ---------------------------------------------------------------------------------


@rule("KK EX-01")
@pytest.mark.parametrize("edition", EDITIONS)
def test_ex_01_red_and_green_get_four_points_each_for_four_marked_mines(edition: str) -> None:
    s = position(
        edition,
        round=3,
        phase=8,
        mines={RED: ["k-alte-aproche"], GREEN: ["k-catharina", "k-muelheimerglueck"]},
        trust_mines=["k-altendorfer-mulde"],
    )
    assert row(s, "claims", 3) == [4, 4, 0, 0]


@rule("KK EX-02")
def test_ex_02_red_scores_4_green_5_and_blue_11() -> None:
    s = position(
        round=5,
        phase=8,
        mines={
            RED: ["k-franziska-erbstollen"],
            GREEN: ["k-alte-bommerbank", "e-klosterbusch"],
            BLUE: ["k-loebliche-vorsicht", "k-cronenbank", "e-herbeder-steinkohlewerke"],
        },
        trust_mines=["k-frischauf"],
        settlements={RED: {"stockum": 0}, GREEN: {"heven": 0}, BLUE: {"heven": 0, "bommern": 0}},
        stations={GREEN: {"yellow-7": 1}},
    )
    assert row(s, "claims", 5) == [3, 1 + 2, 3 + 2 + 1, 0]
    assert row(s, "claim_settlements", 5) == [1, 1 + 1, 1 + 2 + 2, 0]
    assert s.scores() == [2 + 4, 2 + 5, 2 + 11, 2]


@rule("KK EX-03")
def test_ex_03_red_scores_4_green_5_and_blue_10() -> None:
    s = position(
        "revised",
        round=4,
        phase=8,
        mines={
            RED: ["k-franziska-erbstollen"],
            GREEN: ["k-siebenplaneten-erbstollen", "e-bruchstrasse"],
            BLUE: ["k-loebliche-vorsicht", "k-friedrich", "e-mansfeld"],
        },
        trust_mines=["k-frischauf"],
        settlements={RED: {"bommern": 0}, GREEN: {"werne": 0}, BLUE: {"stockum": 0, "langendreer": 0}},
    )
    assert row(s, "claims", 4) == [3, 1 + 2, 3 + 1 + 2, 0]
    assert row(s, "claim_settlements", 4) == [1, 1 + 1, 1 + 1 + 2, 0]
    assert s.scores() == [2 + 4, 2 + 5, 2 + 10, 2]


# -- consolidation ---------------------------------------------------------------------------------


@rule("KK EX-04")
def test_ex_04_blue_wins_vereinigter_general_for_one_coin() -> None:
    s = position(
        round=3,
        phase=9,
        coins={BLUE: 1, GREEN: 3},
        mines={BLUE: ["k-glocke"], GREEN: ["k-grosse-nebenbank"]},
        trust_mines=["k-generals-erbstollen"],
        trust_track=2,
        bonus={BLUE: AID},
        pieces={GREEN: {"administration_engineer_1": 1}},
        due=["general"],
    )
    assert asked(s) == (BLUE, "ConsolidationToken")
    play(s, "use_aid")
    assert values(s) == {BLUE: 1 + 2, GREEN: 1 + 1}
    assert auction(s)["trust_value"] == 1 + 2

    assert asked(s) == (BLUE, "AuctionBid")  # level with the Trust
    assert raises(s) == {4: 1}
    play(s, "raise 1")
    assert asked(s) == (GREEN, "AuctionBid")
    assert raises(s) == {5: 3}
    play(s, "stop", "space t11")

    assert told(s, "consolidated") == [{"seat": BLUE, "claim": "general", "coins": 1}]
    assert (held(s, BLUE)["coins"], held(s, GREEN)["coins"]) == (0, 3)
    for mine in ("k-glocke", "k-grosse-nebenbank", "k-generals-erbstollen"):
        assert s.view(None)["mines"][mine]["place"] == "gone"
    assert held(s, GREEN)["miners"] == 20
    assert row(s, "compensation", 3) == [0, 2, 0, 0]
    assert held(s, BLUE)["miners"] == 19
    assert row(s, "large_mines", 3) == [0, 0, 4, 0]
    tile = seat(s, BLUE)["tableau"]["t11"]
    assert (tile["tile"], tile["engine"], tile["income"]) == ("g-vereinigter-general", True, 2 + 1)
    assert AID in track(s)
    assert held(s, BLUE)["bonus"] is None


@rule("KK EX-04")
def test_ex_04_in_later_board_scorings_the_claim_counts_1_for_blue_plus_adjacent_own_settlements() -> None:
    s = position(
        round=4,
        phase=8,
        mines={BLUE: ["g-vereinigter-general"]},
        settlements={BLUE: {"linden": 0, "weitmar": 1, "heven": 0}, GREEN: {"linden": 0}},
    )
    assert row(s, "claims", 4) == [0, 0, 1, 0]
    assert row(s, "claim_settlements", 4) == [0, 0, 2, 0]


@rule("KK EX-05")
@pytest.mark.parametrize("edition", EDITIONS)
def test_ex_05_one_small_mine_of_cost_1_and_two_engineers_make_a_value_of_3(edition: str) -> None:
    s = position(
        edition,
        round=3,
        phase=9,
        mines={GREEN: ["k-grosse-nebenbank"]},
        pieces={GREEN: {"administration_engineer_1": 1, "administration_engineer_2": 1}},
        due=["general"],
    )
    assert values(s) == {GREEN: 1 + 2}


# -- Loading ---------------------------------------------------------------------------------------


@rule("KK EX-06")
@pytest.mark.parametrize(("wagons", "coins"), [(0, 0), (1, 0), (2, 2), (3, 2), (4, 3), (5, 3)])
def test_ex_06_loading_front_2013_needs_four_wagons_for_both_spaces(wagons: int, coins: int) -> None:
    s = position(
        round=2,
        phase=10,
        mines={0: WAGON_MINES[:wagons]},
        pieces={0: {"loading_miner_1": 1, "loading_engineer_1": 1}},
        workers={0: 1},
    )
    play(s, "load_by_worker")
    assert told(s, "loaded") == [{"seat": 0, "wagons": wagons, "coins": coins, "vp": wagons}]


@rule("KK EX-06", "KK RUL-43")
@pytest.mark.parametrize(("space", "coins"), [("loading_miner_1", 1), ("loading_engineer_1", 2)])
def test_ex_06_with_2_wagons_either_space_pays_alone(space: str, coins: int) -> None:
    s = position(round=2, phase=10, mines={0: WAGON_MINES[:2]}, pieces={0: {space: 1}}, workers={0: 1})
    play(s, "load_by_worker")
    assert told(s, "loaded") == [{"seat": 0, "wagons": 2, "coins": coins, "vp": 2}]


@rule("KK EX-07")
def test_ex_07_loading_back_2013_pays_3_coins_and_5_points_for_5_wagons_without_a_worker() -> None:
    s = position(
        round=2,
        phase=10,
        mines={0: WAGON_MINES[:5]},
        flipped={0: ["loading"]},
        pieces={0: {"loading_miner_1": 1, "loading_miner_2": 1, "loading_engineer_1": 1}},
    )
    assert told(s, "loaded") == [{"seat": 0, "wagons": 5, "coins": 1 + 1 + 1, "vp": 5}]
    assert row(s, "loading", 2) == [5, 0, 0, 0]


@rule("KK EX-08")
def test_ex_08_loading_front_revised_pays_3_coins_and_2_points_for_4_wagons() -> None:
    s = position(
        "revised",
        round=2,
        phase=10,
        mines={0: WAGON_MINES[:4]},
        pieces={0: {"loading_miner_1": 1, "loading_engineer_1": 1}},
        workers={0: 1},
    )
    play(s, "load_by_worker")
    assert told(s, "loaded") == [{"seat": 0, "wagons": 4, "coins": 3, "vp": 2}]
    assert held(s, 0)["workers"] == 0


@rule("KK EX-09", "KK RUL-40")
@pytest.mark.parametrize(("rail_wagons", "vp"), [(0, 3), (1, 3), (2, 4), (4, 5)])
def test_ex_09_loading_back_revised_pays_3_coins_for_6_wagons_and_more_wagons_add_only_points(
    rail_wagons: int, vp: int
) -> None:
    s = position(
        "revised",
        round=2,
        phase=10,
        mines={0: WAGON_MINES},
        flipped={0: ["loading"]},
        pieces={0: {"loading_miner_1": 1, "loading_miner_2": 1, "loading_engineer_1": 1}},
        kept={0: {"rail_wagon": rail_wagons}},
    )
    play(s, *["use_rail_wagon"] * rail_wagons)
    assert told(s, "loaded") == [{"seat": 0, "wagons": 6 + rail_wagons, "coins": 3, "vp": vp}]


# -- disasters of the Revised Edition --------------------------------------------------------------

LOSSES = [(round, 2) for round in EARLY] + [(round, 3) for round in LATE]


@rule("KK EX-10")
@pytest.mark.parametrize(("round", "vp"), LOSSES)
def test_ex_10_with_highest_income_1_the_points_of_the_round_are_lost_in_all(round: int, vp: int) -> None:
    s = disaster(["0", "black", "black"], "revised", round=round, mines={0: ["k-alte-bommerbank"]}, points={0: 20})
    assert row(s, "disasters", round) == [-vp, 0, 0, 0]
    assert told(s, "coins_paid") == []


@rule("KK EX-11")
@pytest.mark.parametrize(("round", "vp"), LOSSES)
def test_ex_11_with_highest_income_2_as_many_points_again_or_one_coin(round: int, vp: int) -> None:
    s = disaster(["0", "black", "black"], "revised", round=round, mines={0: ["k-franziska-erbstollen"]}, points={0: 20})
    assert asked(s) == (0, "DisasterPenalty")
    assert row(s, "disasters", round) == [-vp, 0, 0, 0]
    assert offered(s) == ["vp_only", "coins_only"]
    by_vp = play(s.clone(), "vp_only")
    assert row(by_vp, "disasters", round) == [-2 * vp, 0, 0, 0]
    assert told(by_vp, "coins_paid") == []
    by_coins = play(s.clone(), "coins_only")
    assert row(by_coins, "disasters", round) == [-vp, 0, 0, 0]
    assert told(by_coins, "coins_paid") == [{"seat": 0, "coins": 1}]


@rule("KK EX-12")
@pytest.mark.parametrize(("round", "vp"), LOSSES)
def test_ex_12_with_highest_income_3_points_and_a_coin_or_two_coins_or_twice_the_points(round: int, vp: int) -> None:
    s = disaster(
        ["0", "black", "black"],
        "revised",
        round=round,
        mines={0: ["k-franziska-erbstollen"]},
        engines={0: ["k-franziska-erbstollen"]},
        points={0: 20},
    )
    assert row(s, "disasters", round) == [-vp, 0, 0, 0]
    assert offered(s) == ["vp_only", "coins_only", "vp_and_coin"]
    for action, more_vp, coins in (("vp_and_coin", vp, 1), ("coins_only", 0, 2), ("vp_only", 2 * vp, 0)):
        chosen = play(s.clone(), action)
        assert row(chosen, "disasters", round) == [-vp - more_vp, 0, 0, 0]
        assert sum(int(str(event["coins"])) for event in told(chosen, "coins_paid")) == coins


# -- the Trust -------------------------------------------------------------------------------------


@rule("KK EX-13", "KK-14.3")
def test_ex_13_the_trust_takes_1_mine_with_the_highest_number_and_3_with_the_lowest() -> None:
    s = disaster(
        ["0", "black", "black"],
        "revised",
        round=3,
        mines={0: ["k-alte-bommerbank"]},
        trust_purchases=3,
        disaster_tokens=["highest_number"],
    )
    bought = [event["mine"] for event in told(s, "trust_bought")]
    assert bought == ["k-hagensieperbank", "k-generals-erbstollen", "k-siebenplaneten-erbstollen", "k-rabe"]


@rule("KK EX-14")
def test_ex_14_the_second_tile_goes_right_of_the_first_or_to_the_start_of_the_second_row() -> None:
    s = position(mines={0: {"t11": "k-rabe"}})
    play(s, "buy_mine", "mine k-wolff", "village heisingen")
    assert offered(s) == ["space t12", "space t21"]


# -- set-up, tokens, engines -----------------------------------------------------------------------


@rule("KK EX-15")
def test_ex_15_with_three_players_12_tokens_lie_on_5_red_4_yellow_and_3_brown_stations() -> None:
    s = GAMES["revised"].new(players=3, seed=5)
    stations = s.view(None)["stations"]
    out = [name for name, station in stations.items() if not station["is_in_play"]]
    assert sorted(name.split("-")[0] for name in out) == ["green"] * 3 + ["red"] + ["yellow"] * 3
    tokens = [name.split("-")[0] for name, station in stations.items() if station["token"]]
    assert {line: tokens.count(line) for line in tokens} == {"red": 5, "yellow": 4, "brown": 3}
    assert sum(s.view(None)["rail_unseen"].values()) - len(tokens) == 19 - 12


@rule("KK EX-16")
@pytest.mark.parametrize("edition", EDITIONS)
def test_ex_16_a_token_used_while_spaces_1_and_2_are_taken_goes_to_space_3(edition: str) -> None:
    tokens = [AID, "bonus_wagon", "bonus_engineer", "bonus_deploy_move", "bonus_mine_rescue"]
    s = position(edition, 5, bonus=dict(enumerate(tokens)))
    assert table(s)["selection_track"] == ["bonus_settlement", "bonus_steam_engine", *[None] * 5]
    play(s, "use_bonus")
    assert table(s)["selection_track"] == ["bonus_settlement", "bonus_steam_engine", AID, *[None] * 4]


@rule("KK EX-17")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("engines", "vp"), [(1, 3), (2, 5), (3, 8), (4, 12), (5, 17), (6, 23), (7, 23)])
def test_ex_17_a_seventh_engine_adds_nothing(edition: str, engines: int, vp: int) -> None:
    assert row(final(edition, reserve_engines={1: engines}), "end_engines") == [0, vp, 0, 0]


@rule("KK EX-18")
def test_ex_18_with_workforce_flipped_the_main_action_has_4_movement_points_and_the_token_2() -> None:
    s = position(flipped={0: ["workforce"]}, bonus={0: "bonus_deploy_move"}, settlements={0: {"heven": 1}})
    assert budget(play(s.clone(), "move_miners"))[1] == 4
    assert budget(play(s.clone(), "use_bonus"))[1] == 2


@rule("KK EX-18")
def test_ex_18_also_in_the_revised_edition() -> None:
    s = position("revised", flipped={0: ["workforce"]}, settlements={0: {"heven": 1}})
    assert budget(play(s, "move_miners"))[1] == 4
    s = position("revised", phase=4, flipped={0: ["workforce"]}, bonus={0: "bonus_deploy_move"})
    assert budget(play(s, "use_bonus", "use_bonus"))[1] == 2


@rule("KK EX-19")
def test_ex_19_the_cokery_brings_6_then_2_then_2_points() -> None:
    s = position(round=2, coins={0: 10}, workers={0: 5})
    play(s, "flip_cokery")
    assert s.scores()[0] == 2 + 6
    play(s, "engineer", "engineer_space cokery_engineer_1")
    assert s.scores()[0] == 2 + 6 + 2
    play(s, *["stop"] * 4)  # the other three turns of phase 2
    play(s, "buy_steam_engine", "steam_space cokery_steam")
    assert s.scores()[0] == 2 + 6 + 2 + 2
    assert row(s, "flips", 2)[0] + row(s, "cokery", 2)[0] == 10
