"""Phase 7: income [KK-15]."""

from __future__ import annotations

import pytest

from tests.kohle_und_kolonie.build import position
from tests.kohle_und_kolonie.look import EDITIONS, held
from tests.support import rule, told


@rule("KK-15.1")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    ("mines", "engines", "coins"),
    [
        ([], [], 0),
        (["k-rabe"], [], 1),
        (["k-franziska-erbstollen"], [], 2),
        (["e-langenbrahm"], [], 1),
        (["e-mansfeld"], [], 2),
        (["g-heinrich"], [], 2),
        (["k-rabe"], ["k-rabe"], 2),
        (["g-heinrich"], ["g-heinrich"], 3),
        (["k-rabe", "k-franziska-erbstollen", "e-mansfeld", "g-heinrich"], [], 1 + 2 + 2 + 2),
        (["k-rabe", "k-franziska-erbstollen", "e-mansfeld", "g-heinrich"], ["k-rabe", "e-mansfeld"], 2 + 2 + 3 + 2),
    ],
)
def test_every_tile_gives_its_income_and_one_more_with_an_engine(
    edition: str, mines: list[str], engines: list[str], coins: int
) -> None:
    s = position(edition, round=4, phase=7, mines={1: mines}, engines={1: engines}, coins={1: 5})
    assert [event["coins"] for event in told(s, "coins_gained") if event["seat"] == 1] == ([coins] if coins else [])


@rule("KK-15.1")
@pytest.mark.parametrize("edition", EDITIONS)
def test_all_players_get_coins_in_the_same_phase(edition: str) -> None:
    mines = {0: ["k-rabe"], 1: ["k-franziska-erbstollen"], 2: ["k-wolff", "k-alte-mann", "k-geschwind"]}
    s = position(edition, phase=7, mines=mines, coins={0: 0, 1: 1, 2: 2, 3: 3})
    assert [held(s, n)["coins"] for n in range(4)] == [0 + 1, 1 + 2, 2 + 3, 3]


@rule("KK-15.1")
@pytest.mark.parametrize("edition", EDITIONS)
def test_reserve_engines_give_nothing(edition: str) -> None:
    s = position(edition, round=2, phase=7, mines={0: ["k-rabe"]}, reserve_engines={0: 4, 1: 2}, coins={0: 0, 1: 0})
    assert (held(s, 0)["coins"], held(s, 1)["coins"]) == (1, 0)


@rule("KK-15.1")
@pytest.mark.parametrize("edition", EDITIONS)
def test_engines_on_pithead_tiles_give_nothing_in_phase_7(edition: str) -> None:
    s = position(edition, round=2, phase=7, flipped={0: ["cokery"]}, pieces={0: {"cokery_steam": 1}}, coins={0: 0})
    assert told(s, "coins_gained") == [{"seat": 0, "coins": 1}]  # in phase 10


@rule("KK-15.1")
@pytest.mark.parametrize("edition", EDITIONS)
def test_secured_and_unsecured_mines_give_the_same(edition: str) -> None:
    s = position(edition, phase=7, mines={0: ["k-rabe", "k-wolff"]}, rescue={0: ["t11"]}, coins={0: 0})
    assert held(s, 0)["coins"] == 2
