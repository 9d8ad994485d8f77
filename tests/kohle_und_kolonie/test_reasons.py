"""What is closed says which condition fails, with figures."""

from __future__ import annotations

import pytest

from tests.kohle_und_kolonie.build import position
from tests.kohle_und_kolonie.look import EDITIONS
from tests.kohle_und_kolonie.test_turn import closed
from tests.support import play, rule


@rule("KK-8.6")
@pytest.mark.parametrize("edition", EDITIONS)
def test_buying_and_selling_workers_says_what_is_missing(edition: str) -> None:
    menu = closed(position(edition, 4, round=2, phase=2, coins={0: 1}, workers={0: 1}))
    assert menu["button:buy_workers"] == ("kk-why-too-dear", 2, 1)
    assert menu["button:sell_workers"] == ("kk-why-too-few-workers", 2, 1)


@rule("KK-7.51", "KK-7.52", "KK-7.53", "KK-7.56")
@pytest.mark.parametrize("edition", EDITIONS)
def test_moving_miners_says_why_a_place_is_closed(edition: str) -> None:
    s = play(position(edition, 4, round=2, phase=2), "move_miners")
    assert closed(s)["button:move_engineer"][0] == "kk-why-no-engineer-move"
    play(s, "deploy")
    deploying = closed(s)
    assert deploying["village:horst"][0] == "kk-why-place-full"
    assert {why for target, (why, _, _) in deploying.items() if target.startswith("station:")} == {
        "kk-why-not-for-deploying"
    }
    space = next(target for target in {t for choice in s.choices() for t in choice.targets} if "rescue" in target)
    play(s, f"rescue {space.split(':')[1]}", "move")
    origins = closed(s)
    assert origins["village:horst"][0] == "kk-why-no-miner-there"
    play(s, f"rescue {space.split(':')[1]}")
    assert {why for target, (why, _, _) in closed(s).items() if target.startswith("station:")} == {"kk-why-wrong-step"}


@rule("KK-7.40", "KK-7.41")
def test_an_engineer_space_that_is_taken_says_so() -> None:
    s = position("2013", 4, round=2, phase=2, coins={0: 20})
    play(s, "engineer")
    before = closed(s)
    assert {why for target, (why, _, _) in before.items() if target.startswith("pithead:")} <= {
        "kk-why-space-taken",
        "kk-why-no-engineer-place",
    }
