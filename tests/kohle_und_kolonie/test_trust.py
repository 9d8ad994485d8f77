"""Phase 6: the Coal Trust acquires mines [KK-14]."""

from __future__ import annotations

import pytest

from tests.kohle_und_kolonie.build import position
from tests.kohle_und_kolonie.look import EDITIONS, table
from tests.kohle_und_kolonie.phases import consolidation, disaster, settle
from tests.support import asked, play, rule, told

DISPLAY = ["k-eintracht", "k-rabe", "k-catharina", "e-langenbrahm", "k-alte-aproche"]  # 6, 4, 14, 12, 11
ASCENDING = ["k-rabe", "k-eintracht", "k-alte-aproche", "e-langenbrahm", "k-catharina"]


@rule("KK-14.1", "KK RUL-89")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("purchases", [1, 2, 3])
def test_the_trust_takes_the_mines_with_the_lowest_numbers_in_ascending_order(edition: str, purchases: int) -> None:
    s = position(edition, round=2, phase=6, display=DISPLAY, trust_purchases=purchases)
    assert [event["mine"] for event in told(s, "trust_bought")] == ASCENDING[:purchases]


@rule("KK-14.1", "KK RUL-61")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_trust_buys_single_mines_as_well(edition: str) -> None:
    s = position(edition, phase=6, display=["e-langenbrahm", "k-stralsund"])
    assert [event["mine"] for event in told(s, "trust_bought")] == ["e-langenbrahm"]
    assert s.view(None)["mines"]["e-langenbrahm"] == {"place": "trust", "owner": None, "engine": True}


@rule("KK-14.1")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("display", [[], ["k-rabe"], ["k-rabe", "k-wolff"]])
def test_the_trust_takes_all_if_there_are_fewer(edition: str, display: list[str]) -> None:
    s = position(edition, round=2, phase=6, display=display, trust_purchases=3)
    assert [event["mine"] for event in told(s, "trust_bought")] == display


@rule("KK-14.1")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_trust_buys_in_every_round_unsold_mines_of_earlier_levels_first(edition: str) -> None:
    s = position(edition, round=5, phase=6, mines={0: ["k-alte-bommerbank", "k-rabe"]})
    assert [event["mine"] for event in told(s, "trust_bought")] == ["k-alte-mann"]


@rule("KK-14.1", "KK RUL-64")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_trust_pays_nothing_and_takes_no_worker(edition: str) -> None:
    before = table(position(edition, round=2))
    after = table(position(edition, round=2, phase=6, trust_purchases=3))
    assert after["trust_track"] == before["trust_track"]
    assert after["villages"] == before["villages"]
    assert after["worker_supply"] == before["worker_supply"]


@rule("KK-14.1")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_trust_buys_even_where_no_village_has_a_worker_left(edition: str) -> None:
    empty = {"burgaltendorf": 0, "welper": 0, "bredenscheid": 0}
    s = position(edition, phase=6, display=["k-rabe", "k-stralsund"], village_workers=empty)
    assert told(s, "trust_bought") == [{"mine": "k-rabe"}]


@rule("KK-14.2")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("purchases", [1, 2, 3])
def test_each_mine_leaves_the_display_and_is_marked_with_an_engine(edition: str, purchases: int) -> None:
    s = position(edition, round=2, phase=6, display=DISPLAY, trust_purchases=purchases)
    data = table(s)
    for mine in ASCENDING[:purchases]:
        assert mine not in data["display"]
        assert data["trust_mines"][mine] == "engine"
    assert set(ASCENDING[purchases:]) <= set(data["display"])
    assert data["engine_supply"] == 20 - purchases


@rule("KK-14.2", "KK RUL-62")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("engines", [0, 1, 2])
def test_without_engines_in_the_supply_a_substitute_marks_the_mine(edition: str, engines: int) -> None:
    s = position(edition, round=2, phase=6, display=DISPLAY, trust_purchases=3, engine_supply=engines)
    data = table(s)
    assert [data["trust_mines"][mine] for mine in ASCENDING[:3]] == ["engine"] * engines + ["marker"] * (3 - engines)
    assert data["engine_supply"] == 0


@rule("KK-14.2", "KK RUL-62")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_substitute_counts_as_ownership_in_board_scoring(edition: str) -> None:
    s = position(edition, phase=8, mines={0: ["k-grosse-nebenbank"]}, trust_mines={"k-generals-erbstollen": "marker"})
    assert [event["vp"] for event in told(s, "vp_gained")] == [2]


@rule("KK-14.2", "KK RUL-62")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("mark", "engines"), [("engine", 1), ("marker", 0)])
def test_a_substitute_is_no_engine_for_a_later_winner(edition: str, mark: str, engines: int) -> None:
    s = consolidation(
        "general",
        edition,
        mines={0: ["k-glocke", "k-grosse-nebenbank"]},
        trust_mines={"k-generals-erbstollen": mark},
        trust_track=0,
    )
    settle(s)  # 2 against 1
    assert s.view(None)["seats"][0]["engines"] == engines


@rule("KK-14.3")
@pytest.mark.parametrize("edition", EDITIONS)
def test_with_highest_number_up_to_four_mines_go_to_the_trust(edition: str) -> None:
    s = disaster(
        ["0", "black", "black"],
        edition,
        round=3,
        mines={0: ["k-wolff"]},
        trust_purchases=3,
        display=DISPLAY,
        disaster_tokens=["highest_number"],
    )
    assert [event["mine"] for event in told(s, "trust_bought")] == ["k-catharina", *ASCENDING[:3]]


@rule("KK-14.3", "KK-13.40")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_mine_bought_by_highest_number_is_no_longer_there_in_phase_6(edition: str) -> None:
    s = disaster(
        ["0", "black", "black"],
        edition,
        round=3,
        mines={0: ["k-wolff"]},
        trust_purchases=3,
        display=["k-rabe", "k-catharina"],
        disaster_tokens=["highest_number"],
    )
    assert [event["mine"] for event in told(s, "trust_bought")] == ["k-catharina", "k-rabe"]


@rule("KK RUL-89")
@pytest.mark.parametrize("edition", EDITIONS)
def test_nobody_decides_for_the_trust(edition: str) -> None:
    s = position(edition, round=2, phase=6, trust_purchases=3)
    assert asked(s)[1] == "ChooseBonusToken"
    assert table(s)["round"] == 3
    play(s, "token bonus_wagon")
