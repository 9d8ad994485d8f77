"""Phase 10: Cokery and Ironworks [KK-18.1, KK-10]."""

from __future__ import annotations

import pytest

from tests.kohle_und_kolonie.build import position, row
from tests.kohle_und_kolonie.look import EDITIONS, held
from tests.kohle_und_kolonie.phases import kinds
from tests.support import asked, rule, told

# Pieces a space needs, coins or points a round: the tables of section 10.
FRONT = {"cokery_miner_1": (1, 1), "cokery_pair": (2, 1), "cokery_engineer_1": (1, 1)}
COKERY = {
    ("2013", "front"): FRONT,
    ("revised", "front"): FRONT,
    ("2013", "back"): FRONT | {"cokery_miner_2": (1, 1), "cokery_steam": (1, 1)},
    ("revised", "back"): FRONT | {"cokery_engineer_2": (1, 1), "cokery_steam": (1, 1)},
}
IRON_FRONT = {"ironworks_miner_1": (1, 1), "ironworks_pair": (2, 1), "ironworks_engineer_1": (1, 1)}
IRONWORKS = {
    ("2013", "front"): IRON_FRONT,
    ("revised", "front"): IRON_FRONT,
    ("2013", "back"): {
        "ironworks_miner_1": (1, 2),
        "ironworks_miner_2": (1, 1),
        "ironworks_miner_3": (1, 1),
        "ironworks_engineer_1": (1, 2),
    },
    ("revised", "back"): IRON_FRONT | {"ironworks_miner_2": (1, 1), "ironworks_steam": (1, 2)},
}


def flipped(tile: str, side: str) -> dict[int, list[str]]:
    return {0: [tile] if side == "back" else []}


@rule("KK-18.1")
@pytest.mark.parametrize(("edition", "side"), COKERY)
def test_every_full_space_of_the_cokery_brings_its_coins(edition: str, side: str) -> None:
    table = COKERY[edition, side]
    for space, (needs, coins) in table.items():
        s = position(edition, round=2, phase=10, flipped=flipped("cokery", side), pieces={0: {space: needs}})
        assert told(s, "coins_gained") == [{"seat": 0, "coins": coins}]
    full = {space: needs for space, (needs, coins) in table.items()}
    s = position(edition, round=2, phase=10, flipped=flipped("cokery", side), pieces={0: full}, coins={0: 2})
    assert held(s, 0)["coins"] == 2 + len(table)
    assert s.scores() == [2, 2, 2, 2]


@rule("KK-18.1")
@pytest.mark.parametrize(("edition", "side"), IRONWORKS)
def test_every_full_space_of_the_ironworks_brings_its_points(edition: str, side: str) -> None:
    table = IRONWORKS[edition, side]
    for space, (needs, vp) in table.items():
        s = position(edition, round=2, phase=10, flipped=flipped("ironworks", side), pieces={0: {space: needs}})
        assert row(s, "ironworks", 2) == [vp, 0, 0, 0]
    full = {space: needs for space, (needs, vp) in table.items()}
    s = position(edition, round=2, phase=10, flipped=flipped("ironworks", side), pieces={0: full})
    assert row(s, "ironworks", 2) == [sum(vp for needs, vp in table.values()), 0, 0, 0]
    assert told(s, "coins_gained") == []


@rule("KK-18.1")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("space", ["cokery_pair", "ironworks_pair"])
def test_a_pair_with_one_miner_has_no_effect(edition: str, space: str) -> None:
    s = position(edition, round=2, phase=10, pieces={0: {space: 1}})
    assert told(s, "coins_gained") == []
    assert s.scores() == [2, 2, 2, 2]


@rule("KK-18.1")
@pytest.mark.parametrize("edition", EDITIONS)
def test_workforce_and_administration_give_nothing(edition: str) -> None:
    pieces = {"administration_miner_1": 1, "administration_pair": 2, "administration_engineer_1": 1}
    s = position(edition, round=2, phase=10, flipped={0: ["workforce"]}, pieces={0: pieces})
    assert kinds(s, "coins_gained", "vp_gained", "loaded") == []


@rule("KK-18.1")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_players_score_in_turn_order_cokery_ironworks_loading(edition: str) -> None:
    s = position(
        edition,
        round=2,
        phase=10,
        turn_order=[2, 0, 1, 3],
        mines={0: ["k-wolff", "k-geschwind"]},
        flipped={0: ["loading"]},
        pieces={
            0: {"cokery_miner_1": 1, "ironworks_miner_1": 1, "loading_miner_1": 1},
            2: {"cokery_miner_1": 1, "ironworks_miner_1": 1},
        },
    )
    events = [event for event in s.events() if event.kind in ("coins_gained", "vp_gained", "loaded")]
    assert [(event.args["seat"], event.kind) for event in events] == [
        (2, "coins_gained"),
        (2, "vp_gained"),
        (0, "coins_gained"),
        (0, "vp_gained"),
        (0, "loaded"),
        (0, "vp_gained"),
        (0, "coins_gained"),
    ]


@rule("KK-18.1")
@pytest.mark.parametrize("edition", EDITIONS)
def test_cokery_and_ironworks_are_automatic_and_score_every_round(edition: str) -> None:
    s = position(edition, round=1, phase=10, pieces={0: {"cokery_miner_1": 1, "ironworks_engineer_1": 1}}, coins={0: 0})
    assert asked(s)[1] == "ChooseBonusToken"
    assert (held(s, 0)["coins"], s.scores()[0]) == (1, 3)
