"""The miner's shift [SW-12]."""

from __future__ import annotations

from typing import Any

import pytest

from revier.kernel.state import State
from tests.schichtwechsel.build import GAME, position
from tests.schichtwechsel.look import CARTS_FULL, WAGONS_FULL, held, points
from tests.schichtwechsel.seeing import story
from tests.support import asked, offered, play, rule

SHIFT = [
    *("start", "gate_in", "tally_room", "clean_changing_room", "lamp_room", "overseer", "cage_ride_1", "mine_train"),
    *("coal_face", "meal_break", "heading", "end_of_shift", "cage_ride_2", "wash_house", "gate_out"),
]


def moving(players: int = 4, *, speed: int = 0, **more: Any) -> State:
    """Seat 0 has to say how far its miner goes, with use of the space."""
    s = position(players, white={0: 1}, plots={0: ["work_speed"] * speed}, **more)
    return play(s, "card miner_small", "pay w")


def entering(space: str, players: int = 4, **more: Any) -> State:
    """The miner of seat 0 ends a move there, with use of the space."""
    return play(moving(players, miner={0: SHIFT.index(space) - 1}, **more), "miner_steps 1")


def passing_by(space: str, **more: Any) -> State:
    """The same without use of the space."""
    s = position(miner={0: SHIFT.index(space) - 1}, base={0: 1}, **more)
    return play(
        *(s, "card headframe_single", "pay p", "headframe_from base", "headframe_to large_miner", "miner_steps 1"),
    )


def reachable(s: State) -> list[str]:
    """What is offered; the view says the same to everybody."""
    found = [str(choice.args["space"]) for choice in s.choices()]
    assert held(s, asked(s)[0])["spaces_ahead"] == found
    return found


# -- where he can go -------------------------------------------------------------------------------


@rule("SW-12.1")
def test_the_shift_has_fourteen_spaces_behind_the_gate() -> None:
    for players in (2, 3, 4):
        assert GAME.new(players=players, seed=1).view(None)["shift"] == SHIFT


@rule("SW-12.2")
@pytest.mark.parametrize("speed", range(6))
def test_the_range_is_one_and_one_more_for_each_house_in_the_work_speed_area(speed: int) -> None:
    s = moving(speed=speed)
    assert held(s)["work_range"] == 1 + speed
    assert offered(s) == [f"miner_steps {k}" for k in range(1, 2 + speed)]
    assert reachable(s) == SHIFT[1 : 2 + speed]


@rule("SW-12.2")
def test_houses_elsewhere_and_houses_of_others_add_nothing() -> None:
    s = position(white={0: 1}, plots={0: ["plot_2vp", "plot_coke"], 1: ["work_speed"]})
    play(s, "card miner_small", "pay w")
    assert offered(s) == ["miner_steps 1"]


@rule("SW-12.2")
@pytest.mark.parametrize("steps", [1, 2, 3])
def test_the_miner_goes_to_the_space_chosen_and_at_least_one(steps: int) -> None:
    s = play(moving(speed=2, miner={0: 6}), f"miner_steps {steps}")
    assert held(s)["miner"] == 6 + steps


@rule("SW-12.2", "SW R43")
def test_a_space_with_another_miner_is_left_out_and_uses_up_no_range() -> None:
    s = moving(miner={0: 2, 1: 3})
    assert reachable(s) == ["lamp_room"]
    s = moving(speed=1, miner={0: 2, 1: 4, 2: 5})
    assert reachable(s) == ["clean_changing_room", "cage_ride_1"]
    assert held(play(s, "miner_steps 2"))["miner"] == 6
    s = moving(speed=1, miner={0: 2, 1: 3, 2: 4, 3: 5})
    assert reachable(s) == ["cage_ride_1", "mine_train"]


@rule("SW-12.2")
def test_miners_behind_him_are_no_hindrance() -> None:
    s = moving(miner={0: 6, 1: 5, 2: 1})
    assert reachable(s) == ["mine_train"]


@rule("SW-12.2", "SW-16.1", "SW-16.2", "SW R43")
@pytest.mark.parametrize(
    ("players", "ahead"),
    [
        (2, ["lamp_room", "mine_train", "coal_face"]),
        (3, ["lamp_room", "overseer", "mine_train"]),
        (4, ["lamp_room", "overseer", "cage_ride_1"]),
    ],
)
def test_covered_spaces_are_left_out_and_use_up_no_range(players: int, ahead: list[str]) -> None:
    assert reachable(moving(players, speed=2, miner={0: 3})) == ahead


@rule("SW-12.2")
def test_the_exit_ends_the_list_and_is_never_left_out() -> None:
    s = moving(speed=5, miner={0: 11})
    assert reachable(s) == ["cage_ride_2", "wash_house", "gate_out"]
    s = moving(speed=1, miner={0: 12, 1: 14, 2: 13}, first_at_exit=1)
    assert reachable(s) == ["gate_out"]


@rule("SW-12.2")
def test_several_miners_may_stand_on_the_exit_and_before_the_gate() -> None:
    assert [held(position(), n)["miner"] for n in range(4)] == [0, 0, 0, 0]
    s = play(moving(miner={0: 13, 1: 14}, first_at_exit=1), "miner_steps 1")
    assert [held(s, n)["miner"] for n in range(2)] == [14, 14]


@rule("SW-12.2", "SW-5.10")
def test_a_house_in_the_work_speed_area_counts_from_the_next_move_on() -> None:
    s = position(discs={0: {"canal": 1, "rail": 2}}, white={0: 2})
    play(s, "card track_medium_rail_canal", "pay ww", "track_step canal", "house_pick house_1")
    play(s, "house_plot work_speed", "barrier miner")
    assert offered(s) == ["miner_steps 1", "miner_steps 2"]


# -- with use of the space -------------------------------------------------------------------------


@rule("SW-12.1", "SW-12.3")
def test_gate_in_gives_a_point() -> None:
    assert points(entering("gate_in")) == {"shift": 1}


@rule("SW-12.1", "SW-12.3")
def test_tally_room_lowers_the_water() -> None:
    s = entering("tally_room")
    assert (held(s)["water"], s.scores()[0]) == (2, 0)
    assert points(entering("tally_room", water={0: 1})) == {"water": 1}


@rule("SW-12.1", "SW-12.3")
@pytest.mark.parametrize("space", ["clean_changing_room", "end_of_shift"])
def test_clean_changing_room_and_end_of_shift_take_a_tool_back(space: str) -> None:
    assert held(entering(space))["tools"] == 5
    assert held(entering(space, tools={0: 0}))["tools"] == 0


@rule("SW-12.1", "SW-12.3")
@pytest.mark.parametrize(("space", "size"), [("lamp_room", "large"), ("overseer", "small")])
def test_lamp_room_and_overseer_copy(space: str, size: str) -> None:
    s = entering(space)
    assert asked(s) == (0, "CopyCard")
    copied = [text.removeprefix("copy ") for text in offered(s, "copy")]
    assert "copy_none" in offered(s)
    sizes = {card["id"]: card["size"] for card in GAME.components.data["action_cards"]}
    assert copied
    assert {sizes[card] for card in copied} == {size}


@rule("SW-12.1", "SW-12.3")
@pytest.mark.parametrize(("space", "size"), [("wash_house", "large"), ("heading", "small")])
def test_wash_house_and_heading_copy(space: str, size: str) -> None:
    like = {"large": "lamp_room", "small": "overseer"}[size]
    assert offered(entering(space)) == offered(entering(like))


@rule("SW-12.1", "SW-12.3")
def test_cage_ride_1_puts_a_coal_on_a_cart_or_not() -> None:
    s = entering("cage_ride_1")
    assert asked(s) == (0, "MayPlace")
    assert offered(s) == ["yes", "no"]
    declined = play(s.clone(), "no")
    assert asked(declined) == (1, "Turn")
    assert all(cart["coal"] == 0 for cart in held(declined)["carts"].values())
    play(s, "yes")
    assert offered(s) == [f"place_cube coal cart_{n}" for n in range(1, 6)]
    assert held(play(s, "place_cube coal cart_4"))["carts"]["cart_4"]["coal"] == 1


@rule("SW-12.1", "SW-12.3")
def test_mine_train_puts_a_spoil_on_the_heap_or_not() -> None:
    s = entering("mine_train", heap={0: 5})
    assert offered(s) == ["yes", "no"]
    assert held(play(s.clone(), "no"))["heap"] == 5
    assert held(play(s, "yes"))["heap"] == 6


@rule("SW-12.1", "SW-12.3")
def test_coal_face_puts_a_coal_on_a_wagon_or_not() -> None:
    s = entering("coal_face")
    assert offered(s) == ["yes", "no"]
    declined = play(s.clone(), "no")
    assert asked(declined) == (1, "Turn")
    assert all(wagon["coal"] == 0 for wagon in held(declined)["wagons"].values())
    play(s, "yes")
    assert offered(s) == [f"place_coal wagon_{n}" for n in range(1, 6)]
    assert held(play(s, "place_coal wagon_5"))["wagons"]["wagon_5"]["coal"] == 1


@rule("SW-12.3", "SW-9.7", "SW R42")
def test_what_has_no_room_lapses_without_asking_and_without_penalty() -> None:
    for s in (
        entering("cage_ride_1", carts={0: CARTS_FULL}),
        entering("mine_train", heap={0: 6}),
        entering("coal_face", wagons={0: WAGONS_FULL}),
    ):
        assert asked(s)[1] != "MayPlace"
        assert held(s)["tools"] == 6
        assert story(s)[-1].startswith("miner_moved 0")


@rule("SW-12.1", "SW-12.3")
def test_meal_break_gives_a_coin() -> None:
    assert held(entering("meal_break"))["coins"] == 2


@rule("SW-12.1", "SW-12.3")
def test_cage_ride_2_gives_two_points() -> None:
    assert points(entering("cage_ride_2")) == {"shift": 2}


@rule("SW-12.1", "SW-12.3")
def test_gate_out_has_no_effect_of_its_own() -> None:
    s = entering("gate_out")
    assert (s.scores()[0], held(s)["tools"], held(s)["coins"]) == (0, 6, 1)
    assert asked(s) == (1, "Turn")


@rule("SW-12.3")
def test_only_the_space_on_which_the_move_ended_counts() -> None:
    s = play(moving(speed=2), "miner_steps 3")
    assert (s.scores()[0], held(s)["water"], held(s)["tools"]) == (0, 3, 5)


# -- without use of the space ----------------------------------------------------------------------


@rule("SW-12.4")
@pytest.mark.parametrize("space", [s for s in SHIFT[1:] if s not in ("clean_changing_room", "end_of_shift")])
def test_without_use_of_the_space_nothing_happens(space: str) -> None:
    s = passing_by(space)
    own = held(s)
    assert own["space"] == space
    assert (own["score"], own["water"], own["tools"], own["coins"], own["heap"]) == (0, 3, 6, 1, 0)
    assert asked(s) == (1, "Turn")


@rule("SW-12.4")
@pytest.mark.parametrize("space", ["clean_changing_room", "end_of_shift"])
def test_without_use_of_the_space_a_tool_is_returned_all_the_same(space: str) -> None:
    assert held(passing_by(space))["tools"] == 5
    assert held(passing_by(space, tools={0: 0}))["tools"] == 0


# -- the exit --------------------------------------------------------------------------------------


@rule("SW-12.5")
def test_the_first_miner_at_the_exit_is_recorded() -> None:
    s = entering("gate_out")
    assert s.view(None)["first_at_exit"] == 0
    s = play(moving(miner={0: 13, 2: 14}, first_at_exit=2), "miner_steps 1")
    assert s.view(None)["first_at_exit"] == 2


@rule("SW-12.5")
def test_reaching_the_exit_without_use_of_the_space_counts_as_well() -> None:
    assert passing_by("gate_out").view(None)["first_at_exit"] == 0


@rule("SW R44", "SW-12.6")
def test_a_move_onto_the_exit_loses_the_rest_of_its_range() -> None:
    s = play(moving(speed=5, miner={0: 13}), "miner_steps 1")
    assert (s.scores()[0], held(s)["tools"]) == (0, 6)


@rule("SW-12.6")
@pytest.mark.parametrize("speed", [0, 3])
@pytest.mark.parametrize(("tools", "left"), [(6, 5), (1, 0), (0, 0)])
def test_after_the_exit_each_move_gives_two_points_and_takes_a_tool_back(speed: int, tools: int, left: int) -> None:
    s = moving(speed=speed, miner={0: 14}, first_at_exit=0, tools={0: tools})
    assert asked(s) == (1, "Turn")  # per move, not per field of range, and nothing to choose
    assert points(s) == {"overtime": 2}
    assert (held(s)["tools"], held(s)["miner"]) == (left, 14)


@rule("SW-12.6")
def test_after_the_exit_a_move_without_use_of_the_space_gives_the_same() -> None:
    s = position(miner={0: 14}, first_at_exit=0, base={0: 1})
    play(s, "card headframe_single", "pay p", "headframe_from base", "headframe_to large_miner")
    assert points(s) == {"overtime": 2}
    assert held(s)["tools"] == 5


@rule("SW-12.6", "SW-9.4")
def test_after_the_exit_the_large_miner_card_still_gives_its_point() -> None:
    s = play(position(miner={0: 14}, first_at_exit=0), "card miner_large", "pay p")
    assert points(s) == {"overtime": 2, "action_cards": 1}


@rule("SW-12.6", "SW-5.6")
def test_after_the_exit_a_barrier_can_still_be_used_for_the_miner() -> None:
    s = position(miner={0: 14}, first_at_exit=0, discs={0: {"road": 5}})
    play(s, "card track_small", "pay c", "option a", "barrier miner")
    assert points(s) == {"overtime": 2}
    assert asked(s) == (1, "Turn")
