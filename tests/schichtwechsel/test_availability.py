"""Which cards are offered [SW-11.6 to SW-11.10]."""

from __future__ import annotations

from typing import Any

import pytest

from revier.games.schichtwechsel.names import CARD_IDS
from revier.kernel.state import State
from tests.schichtwechsel.build import position
from tests.schichtwechsel.look import held
from tests.schichtwechsel.seeing import all_pass
from tests.support import asked, offered, play, rule

MULTI_USE = ["haul_small", "coking_small", "loading_small", "track_small", "headframe_double"]
WITH_FOUR = [card for card in CARD_IDS if card != "water_combined"]
ONCE = [card for card in WITH_FOUR if card not in MULTI_USE]

UNUSED = {"is_available": True, "users": [], "white": 0, "cubes": [], "coins": 0}

RICH: dict[str, Any] = {
    "white": dict.fromkeys(range(4), 2),
    "coins": dict.fromkeys(range(4), 2),
    "carts": {n: {"cart_1": "coal"} for n in range(4)},
    "wagons": {n: {"wagon_1": 1} for n in range(4)},
    "plant": {n: [f"grey_{n + 1}"] for n in range(4)},
    "base": dict.fromkeys(range(4), 1),
}


def rich(**more: Any) -> State:
    """Every seat could pay for every card and carry it out."""
    return position(**{**RICH, **more})


def cards_offered(s: State) -> list[str]:
    return [text.removeprefix("card ") for text in offered(s, "card")]


# -- what is needed --------------------------------------------------------------------------------


@rule("SW-11.6")
def test_a_card_that_is_free_payable_and_possible_is_offered() -> None:
    s = rich()
    assert cards_offered(s) == WITH_FOUR
    assert offered(s)[0] == "pass"
    assert offered(s)[-1] == "own_card"


@rule("SW-11.6")
def test_only_cards_that_lie_out_are_offered() -> None:
    one: dict[str, Any] = {key: {0: value[0]} for key, value in RICH.items()}
    s = position(3, **one)
    out = ["track_large_rail_road", "track_medium_road_rail", "water_white", "water_player"]
    assert cards_offered(s) == [card for card in CARD_IDS if card not in out]
    s = position(2, **one)
    assert cards_offered(s) == [card for card in CARD_IDS if card not in [*out, "coking_medium", "miner_large"]]


@rule("SW-11.6")
def test_a_card_one_cannot_pay_for_is_not_offered() -> None:
    s = rich(white={0: 1}, cube={0: 0}, coins={0: 0})
    assert cards_offered(s) == [
        *("haul_small", "coking_small", "loading_small", "track_small", "miner_small", "water_white"),
    ]


@rule("SW-11.6", "SW R12")
@pytest.mark.parametrize(
    ("without", "missing"),
    [
        ({"carts": {}}, ["haul_large", "haul_medium", "haul_small"]),
        ({"wagons": {}}, ["coking_large", "coking_medium", "coking_small"]),
        ({"plant": {}}, ["loading_large", "loading_medium", "loading_small"]),
        ({"water": {0: 0}}, ["water_white"]),
        ({"base": {}}, ["headframe_double", "headframe_single"]),
        (
            {"discs": {0: {"road": 12, "canal": 8}}, "first_at_target": {"road": 0, "canal": 0}},
            ["track_large_road_canal"],
        ),
        (
            {"discs": {0: {"road": 12, "rail": 10}}, "first_at_target": {"road": 0, "rail": 0}},
            ["track_large_rail_road", "track_medium_road_rail"],
        ),
    ],
    ids=lambda value: ",".join(value),
)
def test_a_card_cannot_be_used_without_effect_just_to_block_it(without: dict[str, Any], missing: list[str]) -> None:
    assert cards_offered(rich(**without)) == [card for card in WITH_FOUR if card not in missing]


@rule("SW R13")
def test_the_large_haul_card_cannot_be_used_for_its_water_alone() -> None:
    s = rich(carts={0: {"cart_3": ("coal", 1)}}, water={0: 5})
    assert "card haul_large" not in offered(s)
    s = rich(carts={0: {"cart_3": ("coal", 2)}}, water={0: 5})
    play(s, "card haul_large", "pay p", "haul cart_3", "place_coal wagon_3", "place_coal wagon_3")
    assert held(s)["water"] == 4


# -- once a round, or more often -------------------------------------------------------------------


@rule("SW-11.7")
@pytest.mark.parametrize("card", ONCE)
def test_a_card_without_white_border_is_paid_for_once_a_round_by_anyone(card: str) -> None:
    for user in (0, 3):  # one's own use counts like that of another
        s = rich(used={card: user})
        assert cards_offered(s) == [other for other in WITH_FOUR if other != card]
        assert s.view(None)["cards"][card]["is_available"] is False


@rule("SW-11.8")
@pytest.mark.parametrize("card", MULTI_USE)
def test_a_card_with_white_border_is_paid_for_any_number_of_times(card: str) -> None:
    for user in (0, 3):
        assert cards_offered(rich(used={card: user})) == WITH_FOUR


@rule("SW-11.7")
def test_after_a_use_the_card_is_gone_for_all_until_the_next_round() -> None:
    s = rich()
    play(s, "card water_player", "pay p", "water_amount 0")
    for _ in range(3):
        assert "card water_player" not in offered(s)
        play(s, "card track_small", "pay w", "option b")
    assert asked(s) == (0, "Turn")
    assert "card water_player" not in offered(s)
    all_pass(s)
    assert s.view(None)["cards"]["water_player"]["is_available"] is True


@rule("SW-11.8")
def test_one_player_may_use_a_white_bordered_card_again_in_a_turn_of_its_own() -> None:
    s = position(passed=[1, 2, 3], white={0: 3})
    for points in (1, 2, 3):
        play(s, "card track_small", "pay w", "option b")
        assert asked(s) == (0, "Turn")
        assert s.scores()[0] == points
    assert s.view(None)["cards"]["track_small"]["white"] == 3


# -- the combined water card -----------------------------------------------------------------------


@rule("SW-11.9")
@pytest.mark.parametrize("players", [2, 3])
def test_the_combined_water_card_is_played_in_one_variant_chosen_before_paying(players: int) -> None:
    s = position(players, white={0: 1}, water={0: 5})
    play(s, "card water_combined")
    assert asked(s) == (0, "ChooseVariant")
    assert offered(s) == ["variant white", "variant player"]
    white = play(s.clone(), "variant white")
    assert offered(white) == ["pay w", "pay p", "pay c"]
    assert held(play(white, "pay w"))["water"] == 2
    assert white.scores()[0] == 0
    player = play(s, "variant player")
    assert offered(player) == ["pay p", "pay c"]
    play(player, "pay p", "water_amount 4")
    assert (held(player)["water"], player.scores()[0]) == (1, 2)


@rule("SW-11.9")
@pytest.mark.parametrize("variant", [["variant white", "pay w"], ["variant player", "pay p", "water_amount 1"]])
def test_one_variant_uses_up_the_combined_water_card(variant: list[str]) -> None:
    s = position(3, white={0: 1, 1: 1})
    play(s, "card water_combined", *variant)
    assert asked(s) == (1, "Turn")
    assert "card water_combined" not in offered(s)
    assert s.view(None)["cards"]["water_combined"]["is_available"] is False


@rule("SW-11.9", "SW-18.3")
def test_a_variant_is_offered_only_if_it_is_payable_and_possible() -> None:
    s = position(3, white={0: 1}, water={0: 0})
    assert offered(play(s, "card water_combined")) == ["variant player"]
    s = position(3, white={0: 1}, cube={0: 0}, coins={0: 0})
    assert offered(play(s, "card water_combined")) == ["variant white"]
    s = position(3, white={0: 1}, cube={0: 0}, coins={0: 0}, water={0: 0})
    assert "card water_combined" not in offered(s)


@rule("SW R58")
def test_the_two_points_belong_to_the_variant_for_the_player_cube_only() -> None:
    s = position(water={0: 5}, white={0: 1})
    assert play(s.clone(), "card water_white", "pay w").scores()[0] == 0
    assert play(s, "card water_player", "pay p", "water_amount 0").scores()[0] == 2


# -- copying leaves a card free --------------------------------------------------------------------


@rule("SW-11.10")
def test_copying_does_not_occupy_a_card() -> None:
    s = position(miner={0: 4}, white={0: 1}, water={0: 5})
    play(s, "card miner_small", "pay w", "miner_steps 1", "copy water_white")
    assert held(s)["water"] == 2
    assert s.view(None)["cards"]["water_white"] == UNUSED
    assert "card water_white" in offered(s)


@rule("SW-11.10", "SW-11.22", "SW R40")
def test_a_used_card_can_be_copied_and_needs_no_payment() -> None:
    s = position(miner={0: 4}, cube={0: 0}, coins={0: 1}, water={0: 5}, used={"water_white": 2})
    play(s, "card miner_small", "pay c", "miner_steps 1")
    assert held(s)["coins"] == 0
    assert "copy water_white" in offered(s)
    play(s, "copy water_white")
    assert held(s)["water"] == 2
    assert s.view(None)["cards"]["water_white"]["users"] == [2]
