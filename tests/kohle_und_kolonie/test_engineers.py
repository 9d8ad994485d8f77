"""Engineers [KK-7.40 to KK-7.42]."""

from __future__ import annotations

from typing import Any

import pytest

from tests.kohle_und_kolonie.build import position
from tests.kohle_und_kolonie.look import BOTH, EDITIONS, held, names, positions, table
from tests.support import asked, offered, play, rule, told

FRONT = [
    "cokery_engineer_1",
    "ironworks_engineer_1",
    "loading_engineer_1",
    "administration_engineer_1",
    "administration_engineer_2",
]
ALL_THREE = {"cokery_engineer_1": 1, "ironworks_engineer_1": 1, "loading_engineer_1": 1}


@rule("KK-7.40", "KK-10.1", "KK-10.2", "KK-10.3", "KK-10.5")
@pytest.mark.parametrize("edition", EDITIONS)
def test_an_engineer_goes_on_an_empty_engineer_space_of_an_own_tile(edition: str) -> None:
    s = position(edition, pieces={1: ALL_THREE})
    play(s, "engineer")
    assert asked(s) == (0, "EngineerPlace")
    assert names(offered(s)) == FRONT
    s = position(edition, pieces={0: {"cokery_engineer_1": 1, "administration_engineer_1": 1}})
    play(s, "engineer")
    assert names(offered(s)) == ["ironworks_engineer_1", "loading_engineer_1", "administration_engineer_2"]


@rule("KK-7.40", "KK D-18", "KK RUL-45")
@pytest.mark.parametrize(("edition", "new"), [("2013", []), ("revised", ["cokery_engineer_2"])])
def test_only_the_revised_cokery_has_a_second_engineer_space_on_its_back(edition: str, new: list[str]) -> None:
    s = position(edition, flipped={0: ["cokery", "ironworks", "loading"]})
    play(s, "engineer")
    assert names(offered(s)) == sorted([*FRONT, *new], key=[FRONT[0], "cokery_engineer_2", *FRONT[1:]].index)


@rule("KK-7.40")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("space", FRONT)
def test_deploying_takes_an_engineer_from_the_tableau_for_its_price(edition: str, space: str) -> None:
    s = position(edition)
    play(s, "engineer", f"engineer_space {space}")
    assert held(s, 0)["pieces"] == {space: 1}
    assert (held(s, 0)["engineers"], held(s, 0)["coins"], held(s, 0)["miners"]) == (2, 3, 20)
    assert told(s, "engineer_deployed") == [{"seat": 0, "space": space}]


@rule("KK-7.40", "KK-12.6")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("deployed", "markers"), [(0, 0), (1, 0), (2, 1)])
def test_the_third_engineer_deployed_gives_a_marker(edition: str, deployed: int, markers: int) -> None:
    before = dict.fromkeys(FRONT[:deployed], 1)
    s = position(edition, pieces={0: before})
    play(s, "engineer", "engineer_space administration_engineer_2")
    assert held(s, 0)["markers"] == markers


@rule("KK-7.40")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_third_engineer_deployed_by_token_gives_a_marker_as_well(edition: str) -> None:
    pieces = {"cokery_engineer_1": 1, "ironworks_engineer_1": 1}
    s = position(edition, phase=4, markers={0: 1}, bonus={0: "bonus_engineer"}, pieces={0: pieces})
    play(s, "use_marker" if edition == "2013" else "use_bonus", "use_bonus", "engineer_space loading_engineer_1")
    assert held(s, 0)["markers"] == (1 if edition == "2013" else 2)


@rule("KK-7.40", "KK-5.4")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    ("coins", "raised", "can"), [(0, False, False), (1, False, True), (1, True, False), (2, True, True)]
)
def test_the_action_needs_its_price(edition: str, coins: int, raised: bool, can: bool) -> None:
    s = position(edition, coins={0: coins}, flipped={2: ["cokery"]} if raised else {})
    assert ("engineer" in offered(s)) == can


@rule("KK-7.41", "KK D-10")
@pytest.mark.parametrize("flipped", [[], ["workforce"]])
def test_2013_the_action_is_not_offered_once_all_three_are_deployed(flipped: list[str]) -> None:
    s = position("2013", pieces={0: ALL_THREE}, flipped={0: flipped})
    assert "engineer" not in offered(s)


@rule("KK-7.41", "KK D-10", "KK RUL-18")
@pytest.mark.parametrize("deployed", [1, 2])
def test_2013_the_action_never_moves_a_deployed_engineer(deployed: int) -> None:
    s = position("2013", pieces={0: dict.fromkeys(FRONT[:deployed], 1)}, flipped={0: ["workforce"]})
    play(s, "engineer")
    assert asked(s) == (0, "EngineerPlace")


@rule("KK-7.41", "KK D-10", "KK RUL-18")
def test_revised_with_workforce_flipped_the_action_may_move_a_deployed_engineer() -> None:
    s = position("revised", pieces={0: {"cokery_engineer_1": 1, "loading_engineer_1": 1}}, flipped={0: ["workforce"]})
    play(s, "engineer")
    assert asked(s) == (0, "EngineerMoveFrom")
    assert offered(s) == ["engineer_space cokery_engineer_1", "engineer_space loading_engineer_1", "deploy"]
    play(s, "engineer_space loading_engineer_1")
    assert names(offered(s)) == ["ironworks_engineer_1", "administration_engineer_1", "administration_engineer_2"]
    play(s, "engineer_space administration_engineer_2")
    assert held(s, 0)["pieces"] == {"cokery_engineer_1": 1, "administration_engineer_2": 1}
    assert (held(s, 0)["coins"], held(s, 0)["engineers"], held(s, 0)["markers"]) == (3, 1, 0)
    assert told(s, "engineer_moved") == [
        {"seat": 0, "origin": "loading_engineer_1", "space": "administration_engineer_2"}
    ]


@rule("KK-7.41")
def test_revised_the_player_may_still_deploy_instead() -> None:
    s = position("revised", pieces={0: {"cokery_engineer_1": 1}}, flipped={0: ["workforce"]})
    play(s, "engineer", "deploy", "engineer_space loading_engineer_1")
    assert held(s, 0)["pieces"] == {"cokery_engineer_1": 1, "loading_engineer_1": 1}
    assert held(s, 0)["engineers"] == 1


@rule("KK-7.41")
def test_revised_once_all_three_are_deployed_one_can_only_be_moved() -> None:
    s = position("revised", pieces={0: ALL_THREE}, flipped={0: ["workforce"]})
    play(s, "engineer")
    assert offered(s) == [f"engineer_space {space}" for space in ALL_THREE]
    play(s, "engineer_space cokery_engineer_1", "engineer_space administration_engineer_1")
    assert held(s, 0)["markers"] == 0  # moving is not deploying
    assert asked(s) == (0, "TurnMenu")


@rule("KK-7.41")
def test_revised_without_the_flipped_workforce_nothing_is_moved() -> None:
    s = position("revised", pieces={0: ALL_THREE}, flipped={0: ["cokery"], 1: ["workforce"]})
    assert "engineer" not in offered(s)
    s = position("revised", pieces={0: {"cokery_engineer_1": 1}}, flipped={1: ["workforce"]})
    play(s, "engineer")
    assert asked(s) == (0, "EngineerPlace")


@rule("KK-7.41")
def test_revised_with_no_engineer_deployed_the_place_is_asked_at_once() -> None:
    s = position("revised", flipped={0: ["workforce"]})
    play(s, "engineer")
    assert asked(s) == (0, "EngineerPlace")


@rule("KK-7.41", "KK-7.4", "KK RUL-18")
def test_revised_moving_by_the_action_costs_the_raised_price_as_well() -> None:
    given: dict[str, Any] = {"pieces": {0: ALL_THREE}, "flipped": {0: ["workforce"], 1: ["cokery"]}}
    s = position("revised", **given)
    play(s, "engineer", "engineer_space cokery_engineer_1", "engineer_space administration_engineer_1")
    assert held(s, 0)["coins"] == 2
    assert "engineer" not in offered(position("revised", coins={0: 1}, **given))


@rule("KK-7.42", "KK-7.3")
@pytest.mark.parametrize(("edition", "players"), BOTH)
@pytest.mark.parametrize("seed", range(2))
def test_a_deployed_engineer_moves_only_with_the_workforce_flipped(edition: str, players: int, seed: int) -> None:
    before: list[dict[str, Any]] = []
    for s in positions(edition, players, 160 + seed):
        now: list[dict[str, Any]] = table(s)["seats"]
        for old, new in zip(before, now, strict=False):
            gone = [space for space in old["pieces"] if "_engineer_" in space and space not in new["pieces"]]
            if gone and old["flipped"] == new["flipped"]:  # flipping itself rearranges the tile
                assert "workforce" in new["flipped"]
        before = now
