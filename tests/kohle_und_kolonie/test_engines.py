"""Buying steam engines [KK-7.20 to KK-7.22]."""

from __future__ import annotations

from typing import Any

import pytest

from tests.kohle_und_kolonie.build import position
from tests.kohle_und_kolonie.look import BOTH, EDITIONS, held, positions, table
from tests.support import asked, offered, play, rule, told


def targets(edition: str, **given: Any) -> list[str]:
    """Where seat 0 may put an engine; none: the action is not offered."""
    s = position(edition, round=given.pop("round", 2), **given)
    if "buy_steam_engine" not in offered(s):
        return []
    return offered(play(s, "buy_steam_engine"))


@rule("KK-7.20", "KK RUL-17")
@pytest.mark.parametrize(("edition", "players"), BOTH)
@pytest.mark.parametrize("round", [1, 2, 3, 4, 5])
def test_no_engine_is_bought_in_round_one(edition: str, players: int, round: int) -> None:
    s = position(edition, players, round=round, mines={0: ["k-alte-bommerbank"]}, coins={0: 9})
    assert ("buy_steam_engine" in offered(s)) == (round > 1)


@rule("KK-7.20")
@pytest.mark.parametrize("edition", EDITIONS)
def test_an_engine_needs_the_common_supply_the_price_and_a_target(edition: str) -> None:
    mines = {0: ["k-rabe"]}
    assert targets(edition, mines=mines) == ["space t11"]
    assert targets(edition, mines=mines, coins={0: 0}) == []
    assert targets(edition, mines=mines, engine_supply=0) == []
    assert targets(edition) == []
    assert targets(edition, mines=mines, engines={0: ["k-rabe"]}) == []


@rule("KK-7.20")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_engine_comes_from_the_common_supply_for_its_price(edition: str) -> None:
    s = position(edition, round=2, mines={0: ["k-rabe", "k-alte-mann"]}, engine_supply=1)
    play(s, "buy_steam_engine", "space t12")
    assert table(s)["engine_supply"] == 0
    assert held(s, 0)["engines"] == ["t12"]
    assert held(s, 0)["coins"] == 3


@rule("KK-7.21")
@pytest.mark.parametrize("edition", EDITIONS)
def test_an_engine_goes_on_an_own_mine_tile_small_single_or_large(edition: str) -> None:
    tiles = {"t11": "k-rabe", "t12": "e-langenbrahm", "t21": "g-herberholz"}
    found = targets(edition, round=4, mines={0: tiles, 1: ["k-alte-bommerbank"]})
    assert found == ["space t11", "space t12", "space t21"]


@rule("KK-7.21", "KK-7.22")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_tile_takes_one_engine_only(edition: str) -> None:
    tiles = ["k-rabe", "k-alte-mann", "k-alte-bommerbank"]
    assert targets(edition, mines={0: tiles}, engines={0: ["k-alte-mann"]}) == ["space t11", "space t13"]


@rule("KK-7.21", "KK D-07", "KK RUL-16")
@pytest.mark.parametrize(
    ("edition", "flipped", "spaces"),
    [
        ("2013", [], []),
        ("2013", ["cokery"], ["cokery_steam"]),
        ("2013", ["ironworks"], []),
        ("2013", ["cokery", "ironworks", "loading", "workforce"], ["cokery_steam"]),
        ("revised", [], []),
        ("revised", ["cokery"], ["cokery_steam"]),
        ("revised", ["ironworks"], ["ironworks_steam"]),
        ("revised", ["cokery", "ironworks", "loading", "workforce"], ["cokery_steam", "ironworks_steam"]),
    ],
)
@pytest.mark.parametrize("by_token", [False, True])
def test_an_engine_goes_on_the_engine_space_of_an_own_flipped_tile(
    edition: str, flipped: list[str], spaces: list[str], by_token: bool
) -> None:
    bonus = {0: "bonus_steam_engine"} if by_token else {}
    s = position(edition, round=2, phase=4, markers={0: 1}, bonus=bonus, flipped={0: flipped})
    play(s, "use_bonus" if by_token and edition == "revised" else "use_marker")
    action = "use_bonus" if by_token else "buy_steam_engine"
    assert (action in offered(s)) == bool(spaces)
    if spaces:
        play(s, action)
        assert offered(s) == [f"steam_space {space}" for space in spaces]
        play(s, f"steam_space {spaces[-1]}")
        assert held(s, 0)["pieces"] == {spaces[-1]: 1}


@rule("KK-7.21")
@pytest.mark.parametrize("edition", EDITIONS)
def test_an_engine_never_goes_on_a_flipped_tile_of_another_player(edition: str) -> None:
    assert targets(edition, flipped={1: ["cokery", "ironworks"]}) == []


@rule("KK-7.21", "KK-7.22")
@pytest.mark.parametrize("edition", EDITIONS)
def test_an_engine_space_takes_one_engine_only(edition: str) -> None:
    found = targets(edition, flipped={0: ["cokery"]}, pieces={0: {"cokery_steam": 1}}, mines={0: ["k-rabe"]})
    assert found == ["space t11"]


@rule("KK-7.22", "KK RUL-17")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("engines", "income"), [([], 3), (["k-rabe"], 4), (["k-rabe", "k-eintracht"], 5)])
def test_an_engine_raises_the_income_of_its_tile_by_one_in_phase_seven(
    edition: str, engines: list[str], income: int
) -> None:
    s = position(edition, round=2, phase=7, mines={0: ["k-rabe", "k-eintracht"]}, engines={0: engines})
    assert next(event["coins"] for event in told(s, "coins_gained") if event["seat"] == 0) == income


@rule("KK-7.22")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("seed", range(3))
def test_a_placed_engine_is_never_moved_by_its_owner(edition: str, seed: int) -> None:
    before: list[dict[str, Any]] = []
    clock = (0, 0)
    for s in positions(edition, 4, 120 + seed):
        data = table(s)
        if (data["round"], data["phase"]) == clock and data["phase"] in (2, 3, 4):
            for old, new in zip(before, data["seats"], strict=True):
                assert {old["tableau"][space] for space in old["engines"]} <= {
                    new["tableau"][space] for space in new["engines"]
                }
        before, clock = data["seats"], (data["round"], data["phase"])


@rule("KK-7.20", "KK-7.3")
@pytest.mark.parametrize("edition", EDITIONS)
def test_buying_an_engine_is_a_main_action(edition: str) -> None:
    s = position(edition, round=3, mines={0: ["k-rabe", "k-alte-mann"]}, coins={0: 9})
    play(s, "buy_steam_engine", "space t11")
    assert asked(s) == (0, "TurnMenu")
    assert "buy_steam_engine" not in offered(s)
