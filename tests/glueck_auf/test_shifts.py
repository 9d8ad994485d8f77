"""The course of the game and what happens between shifts [GA-4, GA-13]."""

from __future__ import annotations

import pytest

from revier.kernel.state import State
from tests.glueck_auf.build import (
    UNLOADED,
    crew,
    cubes,
    empty,
    full,
    last_turn,
    outstanding,
    position,
    scored,
    seat,
    space,
    stack,
)
from tests.glueck_auf.games import finished
from tests.support import asked, offered, play, rule, told


def start_player(s: State) -> int:
    return int(s.view(None)["start_player"])


@rule("GA-4.1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_game_has_exactly_three_shifts(players: int) -> None:
    s = finished(players, seed=21)
    assert [event["shift"] for event in told(s, "shift_began")] == [1, 2, 3]
    assert [event["shift"] for event in told(s, "shift_ended")] == [1, 2, 3]
    assert s.is_over


@rule("GA-4.2")
@pytest.mark.parametrize("first", [0, 1, 2, 3])
def test_turns_pass_clockwise_from_the_start_player(first: int) -> None:
    s = position(4, start_player=first, to_act=first)
    turns = []
    for _ in range(8):
        turns.append(asked(s)[0])
        play(s, "worker bank")
    assert turns == [(first + i) % 4 for i in range(8)]


@rule("GA-4.3")
def test_a_turn_is_exactly_one_placement_and_its_action() -> None:
    s = position()
    play(s, "worker money_4")
    assert asked(s) == (1, "PlaceWorkers")
    play(s, "worker pit_6", "cage_to 2")
    assert asked(s) == (1, "PitStep")
    play(s, "pit_end")
    assert asked(s) == (2, "PlaceWorkers")


@rule("GA-4.4", "GA-Q27")
def test_an_emptied_tile_space_is_refilled_at_the_end_of_the_turn_and_not_before() -> None:
    s = position(marks={0: 9}, shown={"factory_2": "grey_1_dark"}, tile_top=["black_1_light"], supply={"grey": 0})
    play(s, "worker factory_2")
    assert asked(s) == (0, "CubeColor")
    assert space(s, "factory_2")["piece"] is None
    assert stack(s, "tile")[0] == "black_1_light"
    play(s, "cube_color yellow")
    assert space(s, "factory_2")["piece"] == "black_1_light"


@rule("GA-4.4", "GA-Q27")
def test_an_emptied_order_space_is_refilled_with_the_top_card() -> None:
    s = position(order_top=["engine_y", "engine_b"])
    before = stack(s, "order")
    play(s, "worker order_3")
    assert space(s, "order_3")["piece"] == "engine_y"
    assert stack(s, "order") == before[1:]


@rule("GA-4.4", "GA-Q11", "GA-16.3")
def test_with_an_empty_tile_stack_the_space_stays_empty_for_the_rest_of_the_game() -> None:
    s = position(marks={0: 9, 1: 9}, shown={"factory_2": "grey_1_dark"}, tile_stack=[], workers={0: 2, 1: 1, 2: 0})
    play(s, "worker factory_2")
    assert space(s, "factory_2")["piece"] is None
    assert "worker factory_2" not in offered(s)
    play(s, "worker bank", "worker bank")
    assert s.view(None)["shift"] == 2
    assert space(s, "factory_2")["piece"] is None
    assert "worker factory_2" not in offered(s)


@rule("GA-4.4", "GA-Q11", "GA-16.4")
def test_with_an_empty_order_stack_the_space_stays_empty_for_the_rest_of_the_game() -> None:
    s = position(order_stack=[], workers={0: 2, 1: 1, 2: 0})
    play(s, "worker order_2")
    assert space(s, "order_2")["piece"] is None
    assert "worker order_2" not in offered(s)
    play(s, "worker bank", "worker bank")
    assert s.view(None)["shift"] == 2
    assert space(s, "order_2")["piece"] is None
    assert "worker order_2" not in offered(s)


@rule("GA-4.4")
def test_the_last_piece_of_a_stack_still_refills_a_space() -> None:
    s = position(marks={0: 9}, shown={"factory_2": "grey_1_dark"}, tile_stack=["yellow_1_light"])
    play(s, "worker factory_2")
    assert space(s, "factory_2")["piece"] == "yellow_1_light"
    assert s.view(None)["tile_stack"]["size"] == 0


@rule("GA-4.5", "GA-16.5")
def test_players_without_workers_are_skipped() -> None:
    s = position(4, workers={0: 2, 1: 0, 2: 0, 3: 2})
    turns = []
    for _ in range(4):
        turns.append(asked(s)[0])
        play(s, "worker bank")
    assert turns == [0, 3, 0, 3]


@rule("GA-4.5")
def test_who_alone_has_workers_takes_all_remaining_turns() -> None:
    s = position(workers={0: 1, 1: 5, 2: 0}, to_act=0)
    play(s, "worker bank")
    for left in (5, 4, 3, 2, 1):
        assert asked(s) == (1, "PlaceWorkers")
        assert seat(s, 1)["workers"] == left
        play(s, "worker bank")
    assert s.view(None)["shift"] == 2


@rule("GA-4.5")
def test_displaced_workers_do_not_come_back_before_the_shift_ends() -> None:
    s = position(2, workers={0: 3, 1: 1}, crew={"money_4": (1, 1)})
    play(s, "worker money_4")
    assert seat(s, 1)["workers"] == 1
    play(s, "worker bank")
    assert asked(s) == (0, "PlaceWorkers")
    play(s, "worker bank")
    assert s.view(None)["shift"] == 2


@rule("GA-4.5")
def test_who_starts_a_shift_is_skipped_once_out_of_workers() -> None:
    s = position(workers={0: 1, 1: 2, 2: 2}, start_player=0)
    for expected in (0, 1, 2, 1, 2):
        assert asked(s)[0] == expected
        play(s, "worker bank")


@rule("GA-4.6", "GA-Q29")
def test_nobody_may_pass() -> None:
    s = position(marks={0: 0}, workers={0: 1})
    assert offered(s) == offered(s, "worker")
    for choice in offered(s):
        assert seat(play(s.clone(), choice), 0)["workers"] == 0


@rule("GA-4.7")
def test_the_shift_ends_when_no_player_has_a_worker_left() -> None:
    s = position(workers={0: 1, 1: 1, 2: 0})
    play(s, "worker bank")
    assert s.view(None)["shift"] == 1
    assert told(s, "shift_ended") == []
    play(s, "worker bank")
    assert told(s, "shift_ended") == [{"shift": 1}]
    assert s.view(None)["shift"] == 2


@rule("GA-4.7")
def test_the_last_turn_of_a_shift_is_finished_before_the_scoring() -> None:
    s = last_turn(outstanding={0: empty("barrow_y")}, marks={0: 9}, shown={"factory_1": "yellow_1_light"})
    play(s, "worker pit_6", "cage_to 1")
    assert s.view(None)["shift"] == 1
    play(s, "pit_end")
    assert s.view(None)["shift"] == 2
    s = last_turn(outstanding={0: full("barrow_y")})
    play(s, "worker delivery_barrow")
    assert s.scores() == [2 + 2, 0, 0]  # the order, then the majority in yellow


@rule("GA-4.7")
def test_the_scoring_comes_before_the_preparation_of_the_next_shift() -> None:
    s = scored(delivered={0: ["barrow_y"]})
    kinds = [event.kind for event in s.events()]
    order = ["shift_ended", "delivered_shown", "element_scored", "start_passed", "shift_began"]
    assert [kinds.index(kind) for kind in order] == sorted(kinds.index(kind) for kind in order)


@rule("GA-4.7")
def test_after_shift_three_the_game_ends() -> None:
    s = scored(shift=3)
    assert s.is_over
    assert s.decision() is None
    assert s.legal_actions() == []
    assert told(s, "start_passed") == []


@rule("GA-13.1")
@pytest.mark.parametrize("most", [0, 1, 2])
@pytest.mark.parametrize("present", [0, 1, 2])
def test_a_single_player_with_most_workers_in_the_factory_becomes_or_stays_start_player(
    most: int, present: int
) -> None:
    others = [n for n in range(3) if n != most]
    s = scored(
        start_player=present,
        crew={"factory_1": (most, 3), "factory_2": (others[0], 2), "factory_3": (others[1], 1)},
    )
    assert start_player(s) == most
    assert asked(s) == (most, "PlaceWorkers")


@rule("GA-13.1", "GA-Q15")
@pytest.mark.parametrize("space_name", ["factory_1", "factory_7", "factory_draw"])
def test_all_factory_spaces_count_the_draw_space_included(space_name: str) -> None:
    s = scored(start_player=0, crew={space_name: (2, 2), "factory_2": (1, 1)})
    assert start_player(s) == 2


@rule("GA-13.1", "GA-Q15")
def test_workers_in_the_canteen_on_the_bank_and_on_other_spaces_do_not_count_for_the_start() -> None:
    s = scored(
        start_player=0,
        crew={"factory_1": (2, 1), "pit_6": (1, 4), "order_draw": (1, 3), "money_6": (0, 5)},
        bank={0: 4},
        canteen={1: 5},
    )
    assert start_player(s) == 2


@rule("GA-13.1")
def test_workers_of_several_factory_spaces_are_added_up() -> None:
    s = scored(start_player=0, crew={"factory_1": (1, 3), "factory_2": (2, 2), "factory_3": (2, 2)})
    assert start_player(s) == 2


@rule("GA-13.2")
@pytest.mark.parametrize("present", [0, 1, 2, 3])
@pytest.mark.parametrize("tied", [(0, 1), (0, 2), (1, 3), (0, 1, 3), (1, 2, 3), (0, 1, 2, 3)])
def test_out_of_a_tie_the_marker_goes_to_the_next_tied_player_clockwise(present: int, tied: tuple[int, ...]) -> None:
    s = scored(4, start_player=present, crew={f"factory_{n + 1}": (n, 2) for n in tied})
    expected = next(n for n in ((present + i) % 4 for i in (1, 2, 3)) if n in tied)
    assert start_player(s) == expected
    assert start_player(s) != present


@rule("GA-13.2")
def test_a_tie_of_those_with_fewer_workers_does_not_matter() -> None:
    s = scored(4, start_player=1, crew={"factory_1": (0, 3), "factory_2": (2, 2), "factory_3": (3, 2)})
    assert start_player(s) == 0


@rule("GA-13.2", "GA-Q14")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_with_nobody_in_the_factory_the_left_neighbour_gets_the_marker(players: int) -> None:
    for present in range(players):
        s = scored(players, start_player=present)
        assert start_player(s) == (present + 1) % players


@rule("GA-13.2")
@pytest.mark.parametrize("present", [0, 1])
def test_with_two_players_a_tie_always_passes_the_marker(present: int) -> None:
    s = scored(2, start_player=present, crew={"factory_1": (0, 2), "factory_2": (1, 2)})
    assert start_player(s) == 1 - present


@rule("GA-13.3")
@pytest.mark.parametrize("shift", [1, 2])
def test_the_clock_moves_on_and_delivered_orders_are_turned_face_down_again(shift: int) -> None:
    s = scored(shift=shift, delivered={0: ["barrow_y"], 1: ["engine_kk"]})
    assert s.view(None)["shift"] == shift + 1
    assert [event["orders"] for event in told(s, "delivered_shown")] == [["barrow_y"], ["engine_kk"], []]
    assert [view["delivered"] for view in s.view(None)["seats"]] == [None, None, None]
    assert [view["delivered"] for view in s.view(1)["seats"]] == [None, ["engine_kk"], None]


@rule("GA-13.4", "GA-5.6")
def test_everybody_takes_back_all_workers_from_spaces_bank_and_canteen() -> None:
    s = scored(
        crew={"factory_1": (0, 4), "money_6": (1, 3), "pit_10": (2, 2)}, bank={0: 2, 1: 5, 2: 1}, canteen={0: 3, 2: 7}
    )
    for n in range(3):
        assert (seat(s, n)["workers"], seat(s, n)["on_bank"], seat(s, n)["in_canteen"]) == (15, 0, 0)
    assert all(crew(s, name) == (None, 0) for name in s.view(None)["spaces"])


@rule("GA-13.4")
def test_the_new_start_player_begins_the_shift() -> None:
    s = scored(start_player=2, crew={"factory_draw": (1, 1)})
    assert asked(s) == (1, "PlaceWorkers")


@rule("GA-13.5", "GA-7.12", "GA-Q31")
@pytest.mark.parametrize("shift", [1, 2])
def test_nothing_else_is_reset_between_shifts(shift: int) -> None:
    s = last_turn(
        shift=shift,
        marks={0: 3, 1: 17},
        points={1: 12},
        cage_level={0: 3, 1: 4},
        cage={0: {"grey": 2}, 1: {"black": 5}},
        store={0: {"yellow": 3}, 2: {"brown": 1}},
        outstanding={0: {"carriage_kk": [["black"]], "engine_ybgk": [["grey", "grey"], ["brown"]]}},
        mine={1: ["grey_2_dark", ("black_1_light",)]},
        printed={2: UNLOADED},
    )
    before = s.view(None)
    play(s, "worker bank")
    after = s.view(None)
    kept = ["marks", "cage_level", "cage", "store", "tiles", "carts", "outstanding", "delivered_count"]
    for n in range(3):
        expected = {key: before["seats"][n][key] for key in kept}
        expected["marks"] += n == 0  # from the bank
        assert {key: after["seats"][n][key] for key in kept} == expected
    for name in after["spaces"]:
        assert after["spaces"][name]["piece"] == before["spaces"][name]["piece"]
    for key in ("supply", "tile_stack", "order_stack"):
        assert after[key] == before[key]
    assert after["seats"][1]["score"] == 12
    assert cubes(s, 0, "cage") == {"grey": 2}
    assert outstanding(s, 0)["engine_ybgk"] == [["grey", "grey"], ["brown"], [], []]


@rule("GA-13.5")
def test_the_stacks_keep_their_order_between_shifts() -> None:
    s = last_turn()
    before = stack(s, "tile"), stack(s, "order")
    play(s, "worker bank")
    assert (stack(s, "tile"), stack(s, "order")) == before
