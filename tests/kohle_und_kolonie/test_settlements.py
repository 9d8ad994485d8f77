"""Placing settlements [KK-7.30 to KK-7.33]."""

from __future__ import annotations

from typing import Any

import pytest

from tests.kohle_und_kolonie.build import DATA, position
from tests.kohle_und_kolonie.look import BOTH, EDITIONS, held, names, positions, table
from tests.support import asked, offered, play, rule, told

VILLAGES = {village["id"]: village for village in DATA["village"]}


def sites(edition: str = "2013", players: int = 4, **given: Any) -> list[str]:
    """The villages where seat 0 can build; none: the action is not offered."""
    s = position(edition, players, **given)
    if "place_settlement" not in offered(s):
        return []
    return names(offered(play(s, "place_settlement")))


@rule("KK-7.30")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_village_with_a_worker_is_no_site(edition: str) -> None:
    assert sites(edition) == []
    assert sites(edition, village_workers={"eiberg": 0}) == ["eiberg"]
    assert sites(edition, village_workers={"eiberg": 0, "heven": 1, "linden": 0}) == ["eiberg", "linden"]


@rule("KK-7.30", "KK-21.1")
@pytest.mark.parametrize(("edition", "players"), BOTH)
def test_every_village_in_play_without_a_worker_is_a_site(edition: str, players: int) -> None:
    in_play = [id for id, village in VILLAGES.items() if players > 3 or village["in_three_player"]]
    assert sites(edition, players, village_workers=dict.fromkeys(in_play, 0)) == in_play


@rule("KK-7.30")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("village", "spaces"), [("eiberg", 1), ("heven", 2), ("bommern", 2), ("vormholz", 1)])
def test_a_village_has_one_or_two_settlement_spaces(edition: str, village: str, spaces: int) -> None:
    assert VILLAGES[village]["settlement_spaces"] == spaces
    one = {1: {village: 0}}
    assert sites(edition, settlements=one) == ([village] if spaces == 2 else [])
    assert sites(edition, settlements={1: {village: 2}, 3: {village: 1}} if spaces == 2 else one) == []


@rule("KK-7.30")
@pytest.mark.parametrize("edition", EDITIONS)
def test_nobody_has_two_settlements_in_a_village(edition: str) -> None:
    assert sites(edition, settlements={0: {"heven": 1}}) == []
    assert sites(edition, settlements={0: {"heven": 1}}, village_workers={"horst": 0}) == ["horst"]


@rule("KK-7.30", "KK-5.4")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("flipped", "price"), [([], 2), (["workforce"], 3)])
def test_a_settlement_needs_its_price(edition: str, flipped: list[str], price: int) -> None:
    for coins in range(5):
        found = sites(edition, coins={0: coins}, flipped={1: flipped}, village_workers={"eiberg": 0})
        assert found == (["eiberg"] if coins >= price else [])


@rule("KK-7.30", "KK-2.2")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_player_has_five_settlements(edition: str) -> None:
    four = {"heven": 0, "horst": 0, "linden": 0, "welper": 0}
    assert sites(edition, settlements={0: four}, village_workers={"eiberg": 0}) == ["eiberg"]
    assert sites(edition, settlements={0: four | {"bommern": 0}}, village_workers={"eiberg": 0}) == []


@rule("KK-7.31")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("answers", "miners"), [(["stop"], 0), (["yes", "stop"], 1), (["yes", "yes"], 2)])
def test_up_to_two_miners_of_the_supply_move_in(edition: str, answers: list[str], miners: int) -> None:
    s = position(edition, village_workers={"eiberg": 0})
    play(s, "place_settlement", "village eiberg")
    assert asked(s) == (0, "SettlementMiner")
    assert offered(s) == ["stop", "yes"]
    play(s, *answers)
    assert held(s, 0)["settled"] == {"eiberg": miners}
    assert (held(s, 0)["miners"], held(s, 0)["settlements"], held(s, 0)["coins"]) == (20 - miners, 4, 2)
    assert asked(s) == (0, "TurnMenu")


@rule("KK-7.31")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("miners", [0, 1])
def test_no_more_miners_move_in_than_the_supply_has(edition: str, miners: int) -> None:
    s = position(edition, village_workers={"eiberg": 0}, miners={0: miners})
    play(s, "place_settlement", "village eiberg", *["yes"] * miners)
    assert held(s, 0)["settled"] == {"eiberg": miners}
    assert asked(s) == (0, "TurnMenu")


@rule("KK-7.32", "KK-12.6")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("built", "markers", "vp"), [(0, 0, 0), (1, 0, 0), (2, 1, 0), (3, 0, 3), (4, 0, 5)])
def test_the_third_settlement_gives_a_marker_the_fourth_three_and_the_fifth_five_points(
    edition: str, built: int, markers: int, vp: int
) -> None:
    before = dict.fromkeys(["heven", "horst", "linden", "welper"][:built], 0)
    s = position(edition, settlements={0: before}, village_workers={"eiberg": 0})
    play(s, "place_settlement", "village eiberg")
    assert held(s, 0)["markers"] == markers  # at once, before the miners move in
    assert s.scores()[0] == 2 + vp
    assert [event["vp"] for event in told(s, "vp_gained")] == ([vp] if vp else [])
    assert len(told(s, "marker_gained")) == markers


@rule("KK-7.32")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_bonus_counts_for_a_settlement_placed_by_token_as_well(edition: str) -> None:
    s = position(
        edition,
        phase=4,
        markers={0: 1},
        flipped={0: ["ironworks"]},  # where that marker came from, so that the third settlement is still to come
        bonus={0: "bonus_settlement"},
        settlements={0: {"heven": 0, "horst": 0}},
        village_workers={"eiberg": 0},
    )
    play(s, "use_marker" if edition == "2013" else "use_bonus", "use_bonus", "village eiberg")
    assert held(s, 0)["markers"] == (1 if edition == "2013" else 2)


@rule("KK-7.33")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_settlement_holds_at_most_two_miners(edition: str) -> None:
    s = position(edition, settlements={0: {"heven": 2, "horst": 1}})
    play(s, "move_miners", "deploy")
    assert names(offered(s, "village")) == ["horst"]


@rule("KK-7.33")
@pytest.mark.parametrize(("edition", "players"), BOTH)
def test_settlements_never_move_and_no_village_is_overfull(edition: str, players: int) -> None:
    before: list[set[str]] = [set() for n in range(players)]
    for s in positions(edition, players, 140):
        data = table(s)
        settled = [own["settled"] for own in data["seats"]]
        for n in range(players):
            assert before[n] <= set(settled[n])
            assert all(miners <= 2 for miners in settled[n].values())
            before[n] = set(settled[n])
        for village in VILLAGES:
            taken = sum(village in own for own in settled)
            assert taken <= VILLAGES[village]["settlement_spaces"]
            assert not (taken and data["villages"].get(village))
