"""Special effects of round cards [SW-14]."""

from __future__ import annotations

from typing import Any

import pytest

from revier.games.schichtwechsel.names import ROUND_CARD_IDS
from revier.kernel.state import State
from tests.schichtwechsel.build import GAME, position
from tests.schichtwechsel.look import held, points
from tests.schichtwechsel.seeing import all_pass, story
from tests.support import offered, play, rule

NO_SPECIAL = ["round_road", "round_rail", "round_canal"]


def revealed(card: str, players: int = 4, **more: Any) -> State:
    """Round 2 begins with this card; the first round has been played."""
    data = position(players, passed=range(1, players), **more).to_dict()
    others = [id for id in ROUND_CARD_IDS if id not in ("round_road", card)]
    data["round_cards"] = ["round_road", card, *others]
    return all_pass(GAME.load(data))


def first_card(card: str) -> State:
    """A new game with this card on top."""
    for seed in range(100):
        s = GAME.new(players=4, seed=seed)
        if s.view(None)["round_card"] == card:
            return s
    raise AssertionError(card)


@rule("SW-14.1")
@pytest.mark.parametrize(
    ("card", "effect"),
    [
        ("round_lead", ["cart_locked cart_5"]),
        ("round_spoil", ["stone_added"]),
        ("round_coke", [f"water_fell {n} 2" for n in range(4)]),
        *[(card, []) for card in NO_SPECIAL[1:]],
    ],
)
def test_special_effects_happen_when_the_card_is_revealed_before_step_1(card: str, effect: list[str]) -> None:
    told = story(revealed(card))
    start = told.index("round_began 2")
    assert told[start + 1 : start + 3 + len(effect)] == [f"card_revealed {card}", *effect, "bag_filled 4 4"]


@rule("SW-14.1", "SW R52")
@pytest.mark.parametrize(
    ("card", "effect"), [("round_lead", "cart_locked cart_5"), ("round_spoil", "stone_added"), ("round_coke", "water")]
)
def test_the_special_effect_of_the_first_card_is_due_before_step_1_of_round_1(card: str, effect: str) -> None:
    told = story(first_card(card))
    assert told[2] == f"card_revealed {card}"
    assert told[3].startswith(effect)


# -- the locked cart -------------------------------------------------------------------------------


@rule("SW-14.2", "SW-4.3")
def test_lock_cart_locks_cart_5_of_every_player() -> None:
    s = revealed("round_lead")
    for n in range(4):
        locked = [cart for cart, view in held(s, n)["carts"].items() if view["is_locked"]]
        assert locked == ["cart_5"]


@rule("SW-14.2", "SW-4.3")
def test_a_locked_cart_is_neither_loaded_nor_hauled() -> None:
    carts: Any = {"cart_1": "coal", "cart_5": "coal"}
    s = position(round_card="round_lead", carts={0: carts}, white={0: 1})
    play(s, "card haul_small", "pay w")
    assert offered(s) == ["haul cart_1"]
    s = position(round_card="round_lead", carts={0: {"cart_5": "coal"}}, white={0: 1})
    assert "card haul_small" not in offered(s)
    assert held(s)["carts"]["cart_5"]["coal"] == 2  # what lies there stays
    s = position(round_card="round_lead", miner={0: 5}, white={0: 1})
    play(s, "card miner_small", "pay w", "miner_steps 1", "yes")
    assert offered(s) == [f"place_cube coal cart_{n}" for n in range(1, 5)]


@rule("SW-14.2", "SW-15.1")
def test_the_cart_is_unlocked_at_the_end_of_the_round() -> None:
    s = position(round_card="round_lead")
    assert held(s)["carts"]["cart_5"]["is_locked"] is True
    all_pass(s)
    assert s.view(None)["round"] == 2
    assert held(s)["carts"]["cart_5"]["is_locked"] is False


# -- the water stone -------------------------------------------------------------------------------


@rule("SW-14.3")
def test_the_water_stone_goes_into_the_bag() -> None:
    assert position().view(None)["stone"] == "box"
    s = revealed("round_spoil")
    assert s.view(None)["stone"] in ("bag", "aside")
    assert story(s).index("stone_added") < story(s).index("bag_filled 4 4")


@rule("SW-14.3")
def test_the_water_stone_stays_in_play_for_the_rest_of_the_game() -> None:
    for seed in range(3):
        s = all_pass(position(round_card="round_spoil", seed=seed))
        while not s.is_over and s.view(None)["round"] < 5:
            assert s.view(None)["stone"] in ("bag", "aside")
            play(s, offered(s)[0])
        assert s.view(None)["stone"] in ("bag", "aside")


@rule("SW-14.3", "SW-10.4")
def test_a_drawn_water_stone_can_be_drawn_again_in_later_rounds() -> None:
    drawn = set()
    for seed in range(12):
        s = all_pass(position(round_card="round_spoil", seed=seed))
        while not s.is_over:
            play(s, offered(s)[0])
        drawn.add(sum(line.startswith("triple_drawn") and line.endswith("1") for line in story(s)))
        assert story(s).count("stone_returned") == sum(
            line.startswith("triple_drawn") and line.endswith("1") for line in story(s)
        )
    assert max(drawn) > 1


# -- the water falls -------------------------------------------------------------------------------


@rule("SW-14.4", "SW-4.11")
def test_water_down_all_lowers_everybodys_water_by_1_with_a_point_for_the_bottom() -> None:
    s = revealed("round_coke", water={0: 0, 1: 1, 2: 2, 3: 6})
    assert [held(s, n)["water"] for n in range(4)] == [0, 0, 1, 5]
    assert [points(s, n) for n in range(4)] == [{}, {"water": 1}, {}, {}]


@rule("SW-14.1")
@pytest.mark.parametrize("card", NO_SPECIAL[1:])
def test_three_cards_have_no_special_effect(card: str) -> None:
    s = revealed(card)
    assert [held(s, n)["water"] for n in range(4)] == [3, 3, 3, 3]
    assert s.view(None)["stone"] == "box"
    assert held(s)["carts"]["cart_5"]["is_locked"] is False
