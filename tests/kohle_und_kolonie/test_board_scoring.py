"""Phase 8: board scoring [KK-16]."""

from __future__ import annotations

import pytest

from tests.kohle_und_kolonie.build import DATA, position, row
from tests.kohle_und_kolonie.look import EDITIONS, idle
from tests.kohle_und_kolonie.phases import consolidation, settle
from tests.support import rule, told

ALTENDORF = ["k-alte-aproche", "k-catharina", "k-muelheimerglueck", "k-altendorfer-mulde"]


# -- claims ----------------------------------------------------------------------------------------


@rule("KK-16.1")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("own", [1, 2, 3, 4])
def test_a_claim_with_an_own_mine_gives_the_number_of_its_marked_mines(edition: str, own: int) -> None:
    s = position(edition, round=3, phase=8, mines={0: ALTENDORF[:own]})
    assert row(s, "claims", 3)[0] == own


@rule("KK-16.1")
@pytest.mark.parametrize("edition", EDITIONS)
def test_mines_of_all_players_and_of_the_trust_count(edition: str) -> None:
    s = position(
        edition,
        round=3,
        phase=8,
        mines={0: ALTENDORF[:1], 1: ALTENDORF[1:2]},
        trust_mines={ALTENDORF[2]: "engine", ALTENDORF[3]: "marker"},
    )
    assert row(s, "claims", 3) == [4, 4, 0, 0]


@rule("KK-16.1")
@pytest.mark.parametrize("edition", EDITIONS)
def test_unsold_mines_count_nothing(edition: str) -> None:
    s = position(edition, round=3, phase=8, mines={0: ALTENDORF[:1]}, display=ALTENDORF[1:])
    assert row(s, "claims", 3) == [1, 0, 0, 0]


@rule("KK-16.1")
@pytest.mark.parametrize("edition", EDITIONS)
def test_without_an_own_mine_a_claim_gives_nothing(edition: str) -> None:
    s = position(edition, round=3, phase=8, mines={0: ALTENDORF}, settlements={1: {"horst": 2}})
    assert row(s, "claims", 3) == [4, 0, 0, 0]
    assert row(s, "claim_settlements", 3) == [0, 0, 0, 0]


@rule("KK-16.1")
@pytest.mark.parametrize("edition", EDITIONS)
def test_every_claim_is_scored_by_itself(edition: str) -> None:
    s = position(
        edition,
        round=2,
        phase=8,
        mines={0: ["k-alte-aproche", "k-wolff", "e-mansfeld"], 1: ["k-catharina", "k-hoffnung"]},
    )
    assert row(s, "claims", 2) == [2 + 2 + 1, 2 + 2, 0, 0]


@rule("KK-16.1")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_single_mine_counts_one(edition: str) -> None:
    s = position(edition, phase=8, mines={2: ["e-langenbrahm"]})
    assert row(s, "claims", 1) == [0, 0, 1, 0]


@rule("KK-16.1")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_large_mine_counts_one(edition: str) -> None:
    s = position(edition, round=4, phase=8, mines={0: ["g-altendorf-tiefbau"]}, settlements={0: {"horst": 0}})
    assert row(s, "claims", 4) == [1, 0, 0, 0]
    assert row(s, "claim_settlements", 4) == [1, 0, 0, 0]


@rule("KK-16.1")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_claim_consolidated_by_the_trust_gives_nobody_anything(edition: str) -> None:
    s = consolidation("general", edition, mines={0: ["k-glocke"], 1: ["k-grosse-nebenbank"]})
    settle(s)
    idle(s, "ChooseBonusToken", round=5)
    assert row(s, "claims", 4) == [0, 0, 0, 0]


@rule("KK-16.1", "KK RUL-78")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_points_of_a_large_mine_are_gained_once_and_never_again(edition: str) -> None:
    s = consolidation("general", edition, mines={0: ["k-glocke", "k-grosse-nebenbank", "k-generals-erbstollen"]})
    settle(s)
    assert row(s, "large_mines", 3) == [4, 0, 0, 0]
    idle(s, "ChooseBonusToken", round=5)
    assert row(s, "large_mines", 4) == [0, 0, 0, 0]
    assert row(s, "claims", 4) == [1, 0, 0, 0]


# -- settlements -----------------------------------------------------------------------------------


@rule("KK-16.2")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_settlement_scores_for_every_adjacent_claim_with_an_own_mine(edition: str) -> None:
    s = position(
        edition,
        round=5,
        phase=8,
        mines={0: ["k-alte-bommerbank", "k-franziska-erbstollen", "e-herbeder-steinkohlewerke", "e-klosterbusch"]},
        settlements={0: {"heven": 0}},
    )
    assert row(s, "claim_settlements", 5) == [4, 0, 0, 0]


@rule("KK-16.2")
@pytest.mark.parametrize("edition", EDITIONS)
def test_several_settlements_score_at_the_same_claim(edition: str) -> None:
    villages = next(claim["villages"] for claim in DATA["claim"] if claim["id"] == "hamburg-franziska")
    s = position(
        edition,
        phase=8,
        mines={0: ["k-franziska-erbstollen"]},
        settlements={0: dict.fromkeys(villages, 0) | {"steele": 2}},
    )
    assert row(s, "claim_settlements", 1) == [len(villages), 0, 0, 0]


@rule("KK-16.2")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_claim_scores_once_for_a_settlement_however_many_mines_are_owned(edition: str) -> None:
    s = position(edition, round=3, phase=8, mines={0: ALTENDORF}, settlements={0: {"horst": 0}})
    assert row(s, "claim_settlements", 3) == [1, 0, 0, 0]


@rule("KK-16.2")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("miners", [0, 1, 2])
def test_miners_at_a_settlement_make_no_difference(edition: str, miners: int) -> None:
    s = position(edition, phase=8, mines={0: ["k-catharina"]}, settlements={0: {"horst": miners}})
    assert row(s, "claim_settlements", 1) == [1, 0, 0, 0]


@rule("KK-16.2")
@pytest.mark.parametrize("edition", EDITIONS)
def test_only_own_settlements_and_own_mines_score(edition: str) -> None:
    s = position(
        edition, phase=8, mines={0: ["k-catharina"], 1: ["k-rabe"]}, settlements={1: {"horst": 2}, 0: {"welper": 0}}
    )
    assert row(s, "claim_settlements", 1) == [0, 0, 0, 0]


# -- all together ----------------------------------------------------------------------------------


@rule("KK-16.3")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("players", [3, 4, 5])
def test_all_players_score(edition: str, players: int) -> None:
    mines = ["k-generals-erbstollen", "k-siebenplaneten-erbstollen", "k-rabe", "k-alte-mann", "k-geschwind"]
    s = position(edition, players, phase=8, mines={n: [mines[n]] for n in range(players)})
    assert row(s, "claims", 1) == [1] * players
    assert [event["vp"] for event in told(s, "vp_gained")] == [1] * players


@rule("KK-16.3")
@pytest.mark.parametrize("edition", EDITIONS)
def test_stations_do_not_score_in_phase_8(edition: str) -> None:
    s = position(edition, phase=8, stations={0: {"red-1": 1, "red-2": 1, "brown-1": 3}})
    assert s.scores() == [2, 2, 2, 2]
