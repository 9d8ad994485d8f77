"""Step I, mining coal: the bag, the triples, the water stone [SW-10.1 to SW-10.5]."""

from __future__ import annotations

from typing import Any

import pytest

from revier.games.schichtwechsel.state import Schichtwechsel
from revier.kernel.rng import Rng
from revier.kernel.state import State
from tests.schichtwechsel.build import GAME, Load, position
from tests.schichtwechsel.look import CARTS_FULL, SEATS, carts, held, table, triples
from tests.support import asked, offered, play, rule, told


def giving(coal: int, spoil: int, with_stone: int = 0, **given: Any) -> State:
    """The start player has the last triple in hand; all but seat 1 have theirs."""
    s = position(phase="step_1", **given)
    s.agenda[-1] = GAME.load_step(["AssignTriple", 0, 0b1101, coal, spoil, with_stone], 4, -1)
    s.begin()
    return s


def pieces(s: State) -> int:
    bag = table(s)["bag"]
    return int(bag["coal"] + bag["spoil"])


@rule("SW-10.1", "SW E1")
@pytest.mark.parametrize("players", SEATS)
def test_a_coal_and_a_spoil_for_each_player_go_into_the_bag(players: int) -> None:
    s = position(players, phase="step_1")
    assert told(s, "bag_filled") == [{"coal": players, "spoil": players}]
    coal, spoil, _ = triples(s)[0]
    assert table(s)["bag"] == {"coal": 5 * players - coal, "spoil": 2 * players - spoil}


@rule("SW-10.2", "SW R3", "SW R4")
@pytest.mark.parametrize("players", SEATS)
@pytest.mark.parametrize("first", [0, 1])
def test_the_start_player_gives_one_triple_after_the_other_to_who_has_none(players: int, first: int) -> None:
    s = position(players, phase="step_1", first=first)
    without = [f"assign_triple seat_{n}" for n in range(players)]
    for i in range(players):
        assert asked(s) == (first, "AssignTriple")
        assert offered(s) == without
        assert len(triples(s)) == i + 1  # the next one is drawn when this one is loaded
        assert sum(triples(s)[i]) == 3
        chosen = without.pop()
        play(s, chosen)
        seat = int(chosen[-1])
        while asked(s) == (seat, "PlaceCube"):
            assert len(triples(s)) == i + 1
            s.apply(s.legal_actions()[0])
        assert sum(sum(load) for load in carts(s, seat).values()) == 3  # the whole triple
    assert asked(s)[1] == "TakeTile"


@rule("SW-10.2")
def test_the_last_triple_is_forced() -> None:
    assert offered(giving(1, 2)) == ["assign_triple seat_1"]


@rule("SW-10.2")
def test_triples_are_drawn_blindly() -> None:
    drawn = {triples(position(phase="step_1", seed=seed))[0][0] for seed in range(30)}
    assert drawn >= {1, 2, 3}


@rule("SW-10.3", "SW R6", "SW E2")
def test_the_receiving_player_puts_the_cubes_on_open_carts_one_by_one_in_any_order() -> None:
    s = play(giving(2, 1), "assign_triple seat_1")
    coal = [f"place_cube coal cart_{i}" for i in (1, 2, 3, 4, 5)]
    spoil = [f"place_cube spoil cart_{i}" for i in (1, 2, 3, 5)]
    assert (asked(s), offered(s)) == ((1, "PlaceCube"), coal + spoil)
    play(s, "place_cube coal cart_4")
    assert offered(s) == coal + spoil
    play(s, "place_cube spoil cart_1")
    assert offered(s) == coal[1:]
    play(s, "place_cube coal cart_4")
    assert carts(s, 1) == {"cart_1": (0, 1), "cart_4": (2, 0)}
    assert asked(s)[1] == "TakeTile"


@rule("SW R7", "SW-10.3")
def test_cubes_on_carts_stay_where_they_are() -> None:
    s = play(giving(1, 0, carts={1: {"cart_3": ("coal", 1)}}), "assign_triple seat_1")
    play(s, "place_cube coal cart_1")
    assert carts(s, 1) == {"cart_1": (1, 0), "cart_3": (1, 0)}


@rule("SW-10.3", "SW R5")
def test_a_cube_must_be_placed_while_some_cart_is_open_for_it() -> None:
    load: dict[str, Load] = CARTS_FULL | {"cart_3": ("coal", 1)}
    s = play(giving(3, 0, carts={1: load}), "assign_triple seat_1")
    assert offered(s) == ["place_cube coal cart_3"]  # no way to decline
    play(s, "place_cube coal cart_3")
    assert held(s, 1)["tools"] == 8


@rule("SW-10.3", "SW E3", "SW-9.7")
def test_cubes_without_room_cost_a_tool_marker_each() -> None:
    load: dict[str, Load] = CARTS_FULL | {"cart_3": ("spoil", 1)}
    s = play(giving(2, 1, carts={1: load}), "assign_triple seat_1")
    assert offered(s) == ["place_cube spoil cart_3"]
    play(s, "place_cube spoil cart_3")
    assert (held(s, 1)["tools"], carts(s, 1)["cart_3"]) == (8, (0, 2))
    assert told(s, "piece_lost") == [{"seat": 1, "piece": "coal"}] * 2


@rule("SW-10.3", "SW-9.7")
@pytest.mark.parametrize(("coal", "spoil"), [(3, 0), (1, 2), (0, 3)])
def test_with_full_carts_the_whole_triple_is_lost(coal: int, spoil: int) -> None:
    s = play(giving(coal, spoil, carts={1: CARTS_FULL}), "assign_triple seat_1")
    assert (held(s, 1)["tools"], asked(s)[1]) == (9, "TakeTile")
    assert [event["piece"] for event in told(s, "piece_lost")] == ["coal"] * coal + ["spoil"] * spoil


@rule("SW R6")
def test_the_order_can_decide_which_cube_overflows() -> None:
    load: dict[str, Load] = {cart: kind for cart, kind in CARTS_FULL.items() if cart != "cart_1"}
    s = play(giving(1, 2, carts={1: load}), "assign_triple seat_1")
    assert offered(s) == ["place_cube coal cart_1", "place_cube spoil cart_1"]
    other = play(s.clone(), "place_cube spoil cart_1")
    play(s, "place_cube coal cart_1")
    assert (held(s, 1)["tools"], held(other, 1)["tools"]) == (8, 8)
    assert (carts(s, 1)["cart_1"], carts(other, 1)["cart_1"]) == ((1, 0), (0, 1))


@rule("SW R5", "SW-4.3")
def test_unsuitable_and_locked_carts_count_as_no_room() -> None:
    load: dict[str, Load] = {"cart_1": "coal", "cart_2": "coal", "cart_3": "coal"}
    s = giving(0, 3, carts={1: load}, round_card="round_lead")
    play(s, "assign_triple seat_1")
    assert (held(s, 1)["tools"], asked(s)[1]) == (9, "TakeTile")


# -- the water stone -------------------------------------------------------------------------------


@rule("SW-10.3", "SW E4")
@pytest.mark.parametrize(("level", "after", "tools"), [(3, 4, 6), (6, 4, 7)])
def test_the_water_stone_raises_the_water_before_the_cubes_are_loaded(level: int, after: int, tools: int) -> None:
    s = play(giving(1, 1, 1, round_card="round_spoil", stone="aside", water={1: level}), "assign_triple seat_1")
    assert asked(s) == (1, "PlaceCube")
    assert (held(s, 1)["water"], held(s, 1)["tools"]) == (after, tools)
    assert [held(s, n)["water"] for n in (0, 2, 3)] == [3, 3, 3]


@rule("SW-10.4", "SW E4")
def test_after_all_triples_the_water_stone_goes_back_into_the_bag() -> None:
    s = play(giving(1, 1, 1, round_card="round_spoil", stone="aside"), "assign_triple seat_1")
    play(s, "place_cube coal cart_1")
    assert (table(s)["stone"], told(s, "stone_returned")) == ("aside", [])
    play(s, "place_cube spoil cart_2")
    assert (table(s)["stone"], told(s, "stone_returned")) == ("bag", [{}])


def mined_with_stone(seed: int) -> Schichtwechsel:
    """Step I of round 1 with the stone in the bag, played with the first option."""
    s = position(phase="step_1", round_card="round_spoil", seed=seed)
    while asked(s)[1] != "TakeTile":
        s.apply(s.legal_actions()[0])
    return s


@rule("SW R53", "SW-10.4")
def test_the_stone_is_one_of_three_pieces_and_leaves_one_cube_more_in_the_bag() -> None:
    found = set()
    for seed in range(20):
        s = mined_with_stone(seed)
        assert [sum(triple) for triple in triples(s)] == [3, 3, 3, 3]
        stones = sum(stone for _, _, stone in triples(s))
        assert pieces(s) == 16 + stones
        assert (table(s)["stone"], len(told(s, "stone_returned"))) == ("bag", stones)
        found.add(stones)
    assert found == {0, 1}  # never twice in a round


@rule("SW-10.5", "SW-21.2", "SW E1")
@pytest.mark.parametrize("players", SEATS)
def test_without_the_stone_the_bag_holds_7_6_5_4_3_cubes_a_player_before_the_draws(players: int) -> None:
    seed = next(i for i in range(99) if GAME.new(players=players, seed=i).to_dict()["round_cards"][5] == "round_spoil")
    s = GAME.new(players=players, seed=seed)
    rng = Rng(seed)
    before = [pieces(s) + 3]
    after: list[int] = []
    while not s.is_over:
        legal = s.legal_actions()
        s.apply(legal[rng.below(len(legal))])
        if not s.is_over and table(s)["round"] > len(before):
            before.append(pieces(s) + 3)
        if not s.is_over and table(s)["phase"] == "action" and table(s)["round"] > len(after):
            after.append(pieces(s))
    assert before == [7 * players, 6 * players, 5 * players, 4 * players, 3 * players]
    assert after == [4 * players, 3 * players, 2 * players, players, 0]
