"""Heap exchanges [SW-11.11 to SW-11.13]."""

from __future__ import annotations

import pytest

from tests.schichtwechsel.build import position
from tests.schichtwechsel.look import held, points
from tests.schichtwechsel.seeing import story
from tests.support import asked, offered, play, rule

ALL = [f"exchange {id}" for id in ("heap3_road", "heap3_rail", "heap3_vp", "heap5_road", "heap5_rail", "heap6_coin")]
SPOIL = {0: 0, 1: 0, 2: 0, 3: 3, 4: 3, 5: 5, 6: 6}  # on the heap -> how many of the six

# spoil returned, points, road, rail, coins [SW-11.11]
GAINS = [
    ("heap3_road", 3, 0, 1, 0, 0),
    ("heap3_rail", 3, 0, 0, 1, 0),
    ("heap3_vp", 3, 1, 0, 0, 0),
    ("heap5_road", 5, 1, 1, 0, 0),
    ("heap5_rail", 5, 1, 0, 1, 0),
    ("heap6_coin", 6, 0, 0, 0, 1),
]


@rule("SW-11.11")
@pytest.mark.parametrize(("exchange", "spoil", "vp", "road", "rail", "coins"), GAINS)
@pytest.mark.parametrize("spare", [0, 1])
def test_before_the_card_an_exchange_returns_spoil_for_its_gain(
    exchange: str, spoil: int, vp: int, road: int, rail: int, coins: int, spare: int
) -> None:
    heap = min(6, spoil + spare)
    s = position(heap={0: heap})
    play(s, f"exchange {exchange}")
    own = held(s)
    assert (own["heap"], own["score"], own["coins"]) == (heap - spoil, vp, 1 + coins)
    assert own["discs"] == {"road": road, "rail": rail, "canal": 0}
    assert points(s) == ({"heap": vp} if vp else {})
    assert asked(s) == (0, "Turn")


@rule("SW-11.11", "SW-11.3")
@pytest.mark.parametrize(("exchange", "spoil", "vp", "road", "rail", "coins"), GAINS)
def test_after_the_card_an_exchange_gives_the_same(
    exchange: str, spoil: int, vp: int, road: int, rail: int, coins: int
) -> None:
    s = position(heap={0: 6})
    play(s, "own_card", "pay c")
    assert asked(s) == (0, "TurnEnd")
    assert offered(s) == [*ALL, "end_turn"]
    play(s, f"exchange {exchange}")
    own = held(s)
    assert (own["heap"], own["score"], own["coins"]) == (6 - spoil, vp, coins)
    assert own["discs"] == {"road": road, "rail": rail, "canal": 0}
    assert asked(s) == (1, "Turn")


@rule("SW-11.11")
@pytest.mark.parametrize(("heap", "count"), SPOIL.items())
def test_an_exchange_needs_its_spoil(heap: int, count: int) -> None:
    s = position(heap={0: heap})
    assert offered(s, "exchange") == ALL[:count]
    play(s, "own_card", "pay c")
    if count:
        assert offered(s) == [*ALL[:count], "end_turn"]
    else:
        assert asked(s) == (1, "Turn")


@rule("SW-11.11")
def test_the_point_comes_before_the_field() -> None:
    s = position(heap={0: 5}, discs={0: {"rail": 2}}, miner={0: 13})
    play(s, "exchange heap5_rail")
    assert story(s) == [
        "exchanged 0 heap5_rail",
        "vp_gained 0 heap 1",
        "disc_moved 0 rail 3",
        "barrier_crossed 0 rail miner+headframe",
    ]
    assert asked(s) == (0, "BarrierBonus")


@rule("SW-11.11", "SW R60")
def test_a_barrier_crossed_by_an_exchange_comes_before_the_card() -> None:
    s = position(heap={0: 3}, discs={0: {"road": 2}})
    play(s, "exchange heap3_road", "house_pick house_2", "house_plot plot_4vp")
    assert held(s)["plots"]["plot_4vp"] == 1
    assert asked(s) == (0, "Turn")
    assert "pass" not in offered(s)


@rule("SW-11.11")
def test_the_spoil_goes_to_the_supply_not_to_the_bag() -> None:
    s = position(heap={0: 6})
    bag = s.view(None)["bag"]
    play(s, "exchange heap5_road")
    assert s.view(None)["bag"] == bag


@rule("SW-11.3", "SW-11.12", "SW-18.3")
def test_after_an_exchange_only_cards_are_offered() -> None:
    s = position(heap={0: 6})
    cards = [*offered(s, "card"), "own_card"]
    play(s, "exchange heap3_vp")
    assert held(s)["heap"] == 3
    assert offered(s) == cards


@rule("SW-11.3", "SW-11.12")
def test_who_has_exchanged_before_the_card_cannot_exchange_after_it() -> None:
    s = position(heap={0: 6})
    play(s, "exchange heap3_vp", "own_card", "pay c")
    assert held(s)["heap"] == 3
    assert asked(s) == (1, "Turn")


@rule("SW-11.12")
def test_after_the_card_there_is_one_exchange_and_no_second() -> None:
    s = position(heap={0: 6})
    play(s, "own_card", "pay c", "exchange heap3_vp")
    assert held(s)["heap"] == 3
    assert asked(s) == (1, "Turn")


@rule("SW-11.12")
def test_the_next_turn_allows_the_next_exchange() -> None:
    s = position(heap={0: 6}, passed=[1, 2, 3])
    play(s, "own_card", "pay c", "exchange heap3_vp")
    assert asked(s) == (0, "Turn")
    assert offered(s, "exchange") == ALL[:3]


@rule("SW-11.3")
def test_the_exchange_after_the_card_may_be_left_out() -> None:
    s = position(heap={0: 6})
    play(s, "own_card", "pay c", "end_turn")
    assert held(s)["heap"] == 6
    assert asked(s) == (1, "Turn")


@rule("SW-11.3")
def test_spoil_brought_up_by_the_card_can_be_exchanged_at_once() -> None:
    s = position(heap={0: 2}, carts={0: {"cart_1": "spoil"}})
    assert offered(s, "exchange") == []
    play(s, "card haul_small", "pay c", "haul cart_1")
    assert offered(s) == [*ALL[:3], "end_turn"]


@rule("SW-11.12")
@pytest.mark.parametrize(("track", "length"), [("road", 12), ("rail", 10)])
def test_a_track_option_needs_a_disc_that_is_not_on_its_target(track: str, length: int) -> None:
    s = position(heap={0: 6}, discs={0: {track: length}}, first_at_target={track: 0})
    left = [exchange for exchange in ALL if not exchange.endswith(track)]
    assert offered(s, "exchange") == left
    play(s, "own_card", "pay c")
    assert offered(s) == [*left, "end_turn"]
    s = position(heap={0: 6}, discs={0: {track: length - 1}})
    assert offered(s, "exchange") == ALL


@rule("SW-11.12")
def test_nobody_exchanges_in_the_turn_of_another() -> None:
    s = position(heap={1: 6})
    assert offered(s, "exchange") == []
    play(s, "own_card", "pay c")
    assert asked(s) == (1, "Turn")


@rule("SW-11.12", "SW R32")
def test_nobody_exchanges_in_the_preparation() -> None:
    s = position(phase="step_6", heap={0: 6}, unlocked={0: ["house_1"]})
    assert offered(s) == ["option a", "option b"]
    s = position(phase="step_5", heap={0: 6}, coke_wagons={0: 2})
    assert offered(s) == ["yes", "no"]


@rule("SW-11.13")
@pytest.mark.parametrize(("white", "cube", "coins"), [(1, 0, 0), (0, 1, 0), (0, 0, 1)])
def test_any_one_token_allows_an_exchange_before_the_card(white: int, cube: int, coins: int) -> None:
    s = position(heap={0: 6}, white={0: white}, cube={0: cube}, coins={0: coins})
    assert offered(s, "exchange") == ALL


@rule("SW-11.13")
def test_without_a_token_only_the_exchange_for_a_coin_comes_before_the_card() -> None:
    s = position(heap={0: 6}, cube={0: 0}, coins={0: 0})
    assert offered(s, "exchange") == ["exchange heap6_coin"]
    s = position(heap={0: 5}, cube={0: 0}, coins={0: 0})
    assert offered(s, "exchange") == []


@rule("SW-11.13")
def test_after_the_exchange_for_a_coin_a_card_must_be_used() -> None:
    full = {"road": 12, "rail": 10, "canal": 8}
    s = position(
        heap={0: 6},
        cube={0: 0},
        coins={0: 0},
        water={0: 0},
        discs={0: full},
        first_at_target={"road": 0, "rail": 0, "canal": 0},
        used={"miner_small": 1, "miner_large": 1, "water_player": 1, "start_player": 1},
    )
    play(s, "exchange heap6_coin")
    assert offered(s) == ["card track_small"]
    play(s, "card track_small", "pay c")
    assert offered(s) == ["option b"]


@rule("SW-11.13")
def test_after_the_card_no_token_is_needed() -> None:
    s = position(heap={0: 3}, white={0: 1}, cube={0: 0}, coins={0: 0})
    play(s, "card track_small", "pay w", "option b", "exchange heap3_vp")
    assert s.scores()[0] == 2
