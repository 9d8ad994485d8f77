"""Pit work, step by step [GA-7]."""

from __future__ import annotations

import pytest

from revier.kernel.errors import IllegalAction
from revier.kernel.rng import Rng
from revier.kernel.state import State
from tests.glueck_auf.build import (
    COLORS,
    UNLOADED,
    carts,
    cubes,
    empty,
    full,
    outstanding,
    position,
    seat,
    steps_left,
    supply,
    working,
)
from tests.glueck_auf.games import next_action
from tests.support import asked, offered, play, rule, told

# -- the action as a whole -------------------------------------------------------------------------


@rule("GA-7.1")
@pytest.mark.parametrize("steps", [4, 6, 8, 10])
def test_the_action_ends_by_itself_when_all_steps_are_used(steps: int) -> None:
    s = working(f"pit_{steps}")
    for used in range(steps):
        assert steps_left(s) == steps - used
        play(s, f"cage_to {(used + 1) % 2}")
    assert asked(s) == (1, "PlaceWorkers")


@rule("GA-7.1")
@pytest.mark.parametrize("used", range(6))
def test_the_player_may_end_the_action_before_every_step(used: int) -> None:
    s = play(working("pit_6"), *(f"cage_to {level}" for level in (1, 2, 3, 4, 0)[:used]))
    assert "pit_end" in offered(s)
    play(s, "pit_end")
    assert asked(s) == (1, "PlaceWorkers")
    assert told(s, "steps_lapsed") == [{"seat": 0, "count": 6 - used}]


@rule("GA-7.1")
def test_unused_steps_are_lost() -> None:
    s = working("pit_6")
    play(s, "pit_end", "worker bank", "worker bank", "worker bank", "worker pit_8")
    assert steps_left(s) == 8


@rule("GA-7.1", "GA-Q6")
def test_a_pit_action_without_a_single_step_is_allowed() -> None:
    s = position(outstanding={0: {}}, printed={0: UNLOADED})
    before = s.view(None)["seats"][0]
    play(s, "worker pit_10", "pit_end")
    after = s.view(None)["seats"][0]
    assert after.pop("workers") == before.pop("workers") - 1
    assert after == before


# -- the cage --------------------------------------------------------------------------------------


@rule("GA-7.2", "GA-7.3", "GA-Q7")
@pytest.mark.parametrize("level", range(5))
def test_the_cage_moves_to_any_other_level_and_never_stays(level: int) -> None:
    s = working(cage_level={0: level})
    assert offered(s, "cage_to") == [f"cage_to {other}" for other in range(5) if other != level]
    with pytest.raises(IllegalAction):
        play(s, f"cage_to {level}")


@rule("GA-7.2")
@pytest.mark.parametrize(("start", "end"), [(a, b) for a in range(5) for b in range(a + 1, 5)])
def test_going_down_any_distance_is_one_step(start: int, end: int) -> None:
    s = play(working(cage_level={0: start}), f"cage_to {end}")
    assert seat(s, 0)["cage_level"] == end
    assert steps_left(s) == 5


@rule("GA-7.3")
@pytest.mark.parametrize(("start", "end"), [(a, b) for a in range(5) for b in range(a)])
def test_going_up_any_distance_is_one_step(start: int, end: int) -> None:
    s = play(working(cage_level={0: start}), f"cage_to {end}")
    assert seat(s, 0)["cage_level"] == end
    assert steps_left(s) == 5


@rule("GA-7.2", "GA-7.3", "GA-Q7")
def test_levels_without_coal_may_be_visited_with_an_empty_or_a_full_cage() -> None:
    for load in ({}, {"grey": 5}):
        s = working(printed={0: UNLOADED}, cage={0: load})
        play(s, "cage_to 4", "cage_to 2", "cage_to 3", "cage_to 0")
        assert steps_left(s) == 2
        assert cubes(s, 0, "cage") == load


# -- loading ---------------------------------------------------------------------------------------


@rule("GA-7.4")
@pytest.mark.parametrize(("level", "color"), list(enumerate(COLORS, start=1)))
def test_loading_moves_one_cube_from_a_cart_of_the_level_into_the_cage(level: int, color: str) -> None:
    s = play(working(cage_level={0: level}), f"load {color}")
    assert cubes(s, 0, "cage") == {color: 1}
    assert carts(s, 0, color) == [None]
    assert steps_left(s) == 5


@rule("GA-7.4")
def test_nothing_is_loaded_at_the_surface() -> None:
    assert offered(working(mine={0: ["yellow_2_light"]}), "load") == []


@rule("GA-7.4")
def test_only_the_level_of_the_cage_and_only_the_own_mine_can_be_unloaded() -> None:
    s = working(cage_level={0: 2}, printed={0: {"brown": None}}, mine={0: ["grey_2_dark"], 1: ["brown_2_light"]})
    assert offered(s, "load") == []


@rule("GA-7.4")
def test_carts_of_both_sides_printed_or_on_tiles_can_be_unloaded() -> None:
    s = working("pit_10", cage_level={0: 3}, mine={0: ["grey_1_light", "grey_2_dark"]})
    play(s, "load grey", "load grey", "load grey", "load grey")
    assert cubes(s, 0, "cage") == {"grey": 4}
    assert carts(s, 0, "grey") == [None] * 4
    assert offered(s, "load") == []


@rule("GA-7.4", "GA-2.4")
def test_a_cage_with_five_cubes_takes_no_more() -> None:
    s = working(cage_level={0: 1}, cage={0: {"black": 2, "brown": 2}}, mine={0: ["yellow_2_light"]})
    play(s, "load yellow")
    assert sum(cubes(s, 0, "cage").values()) == 5
    assert offered(s, "load") == []
    with pytest.raises(IllegalAction) as refused:
        play(s, "load yellow")
    assert refused.value.rule == "GA-7.4"


@rule("GA-7.4")
def test_the_decision_names_the_colour_of_the_cube_where_a_shortage_mixed_a_level() -> None:
    s = working(cage_level={0: 4}, mine={0: [("black_2_light", "brown", "brown")]})
    assert offered(s, "load") == ["load brown", "load black"]
    play(s, "load brown")
    assert carts(s, 0, "black") == ["black", None, "brown"]
    assert offered(s, "load") == ["load brown", "load black"]


@rule("GA-Q8")
def test_the_printed_cart_is_unloaded_first_then_tiles_in_order_of_purchase() -> None:
    s = working("pit_10", cage_level={0: 3}, mine={0: ["grey_1_dark", "grey_2_light"]})
    seen = []
    for _ in range(4):
        play(s, "load grey")
        seen.append(carts(s, 0, "grey"))
    assert seen == [
        [None, "grey", "grey", "grey"],
        [None, None, "grey", "grey"],
        [None, None, None, "grey"],
        [None, None, None, None],
    ]


# -- cage to order ---------------------------------------------------------------------------------


@rule("GA-7.5")
def test_at_the_surface_a_cube_goes_from_the_cage_onto_a_free_slot_of_its_colour() -> None:
    s = working(outstanding={0: empty("engine_ybgk")}, cage={0: {"grey": 1}})
    assert offered(s, "fill_cage") == ["fill_cage engine_ybgk grey"]
    play(s, "fill_cage engine_ybgk grey")
    assert outstanding(s, 0) == {"engine_ybgk": [[], [], ["grey"], []]}
    assert cubes(s, 0, "cage") == {}
    assert steps_left(s) == 5


@rule("GA-7.5")
@pytest.mark.parametrize("level", [1, 2, 3, 4])
def test_below_the_surface_nothing_goes_from_the_cage_onto_an_order(level: int) -> None:
    s = working(outstanding={0: empty("engine_g")}, cage={0: {"grey": 2}}, cage_level={0: level})
    assert offered(s, "fill_cage") == []
    assert offered(s, "sub_begin") == []


@rule("GA-7.5")
def test_a_filled_slot_and_a_slot_of_another_colour_take_no_cube() -> None:
    s = working(outstanding={0: {"engine_ybgk": [[], [], ["grey"], []], "barrow_k": []}}, cage={0: {"grey": 1}})
    assert offered(s, "fill_cage") == []


@rule("GA-7.5")
def test_each_slot_of_a_colour_takes_one_cube() -> None:
    s = working(outstanding={0: {"carriage_kkk": [["black"]]}}, cage={0: {"black": 3}})
    play(s, "fill_cage carriage_kkk black", "fill_cage carriage_kkk black")
    assert outstanding(s, 0) == {"carriage_kkk": [["black"], ["black"], ["black"]]}
    assert offered(s, "fill_cage") == []


@rule("GA-7.5")
def test_only_own_outstanding_orders_take_cubes() -> None:
    s = working(outstanding={0: {}, 1: empty("engine_g")}, delivered={0: ["engine_gg"]}, cage={0: {"grey": 2}})
    assert offered(s, "fill_cage") == []
    assert offered(s, "sub_begin") == []


@rule("GA-7.5")
def test_the_player_chooses_among_orders() -> None:
    s = working(outstanding={0: empty("barrow_g", "engine_gg")}, cage={0: {"grey": 1}})
    assert offered(s, "fill_cage") == ["fill_cage barrow_g grey", "fill_cage engine_gg grey"]


# -- cage to store ---------------------------------------------------------------------------------


@rule("GA-7.6")
def test_a_cube_no_order_wants_may_go_from_the_cage_into_the_store() -> None:
    s = working(outstanding={0: empty("barrow_g")}, cage={0: {"yellow": 2}})
    assert offered(s, "stash") == ["stash yellow"]
    play(s, "stash yellow")
    assert cubes(s, 0, "cage") == {"yellow": 1}
    assert cubes(s, 0, "store") == {"yellow": 1}
    assert steps_left(s) == 5


@rule("GA-7.6", "GA-Q2")
def test_a_cube_an_own_order_wants_may_not_go_into_the_store() -> None:
    s = working(outstanding={0: empty("barrow_g")}, cage={0: {"yellow": 1, "grey": 1}})
    assert offered(s, "stash") == ["stash yellow"]
    with pytest.raises(IllegalAction) as refused:
        play(s, "stash grey")
    assert refused.value.rule == "GA-7.6"


@rule("GA-7.6", "GA-Q2")
def test_the_condition_is_judged_per_colour_and_a_filled_slot_wants_nothing() -> None:
    s = working(outstanding={0: {"engine_ybgk": [["yellow"]]}}, cage={0: dict.fromkeys(COLORS, 1)})
    assert offered(s, "stash") == ["stash yellow"]
    play(s, "fill_cage engine_ybgk brown")
    assert offered(s, "stash") == ["stash yellow"]  # the only brown cube is gone
    s = working(outstanding={0: {"engine_ybgk": [["yellow"]]}}, cage={0: {"brown": 2}})
    assert offered(s, "stash") == []
    play(s, "fill_cage engine_ybgk brown")
    assert offered(s, "stash") == ["stash brown"]


@rule("GA-7.6", "GA-Q2")
def test_a_slot_filled_by_a_substitution_wants_nothing_any_more() -> None:
    s = working(outstanding={0: {"barrow_g": [["yellow", "black"]]}}, cage={0: {"grey": 1}})
    assert offered(s, "stash") == ["stash grey"]


@rule("GA-7.6")
def test_other_players_orders_do_not_matter_for_the_store() -> None:
    s = working(outstanding={0: {}, 1: empty("barrow_g")}, cage={0: {"grey": 1}})
    assert offered(s, "stash") == ["stash grey"]


@rule("GA-7.6")
@pytest.mark.parametrize("level", [1, 2, 3, 4])
def test_below_the_surface_nothing_goes_into_the_store(level: int) -> None:
    s = working(outstanding={0: {}}, cage={0: {"grey": 1}}, cage_level={0: level})
    assert offered(s, "stash") == []


@rule("GA-7.6", "GA-Q2")
def test_a_full_cage_can_always_be_emptied_in_five_steps() -> None:
    s = working(outstanding={0: empty("barrow_g")}, cage={0: {"grey": 3, "black": 2}})
    play(s, "fill_cage barrow_g grey", "stash grey", "stash grey", "stash black", "stash black")
    assert cubes(s, 0, "cage") == {}
    assert steps_left(s) == 1


# -- store to order --------------------------------------------------------------------------------


@rule("GA-7.7", "GA-Q3")
@pytest.mark.parametrize("level", range(5))
def test_a_cube_goes_from_the_store_onto_an_order_wherever_the_cage_is(level: int) -> None:
    s = working(outstanding={0: empty("barrow_gg")}, store={0: {"grey": 1, "black": 1}}, cage_level={0: level})
    assert offered(s, "fill_store") == ["fill_store barrow_gg grey"]
    play(s, "fill_store barrow_gg grey")
    assert outstanding(s, 0) == {"barrow_gg": [["grey"], []]}
    assert cubes(s, 0, "store") == {"black": 1}
    assert steps_left(s) == 5


@rule("GA-7.7")
def test_the_store_fills_only_free_slots_of_the_same_colour_on_own_orders() -> None:
    s = working(outstanding={0: full("barrow_g") | empty("engine_k"), 1: empty("engine_g")}, store={0: {"grey": 1}})
    assert offered(s, "fill_store") == []


# -- what stays ------------------------------------------------------------------------------------


@rule("GA-7.10")
def test_a_cube_on_an_order_stays_there() -> None:
    s = working(
        "pit_10",
        outstanding={0: {"carriage_kk": [["black"]], "engine_ybgk": [["grey", "grey"], ["brown"]]}},
        cage={0: {"black": 2}},
        store={0: {"yellow": 2}},
    )
    placed = outstanding(s, 0)
    rng = Rng(1)
    while asked(s)[0] == 0:
        play(s, next_action(s, rng))
        for order, slots in outstanding(s, 0).items():
            for before, after in zip(placed[order], slots, strict=True):
                assert after[: len(before)] == before
        placed = outstanding(s, 0)
    assert sum(len(slot) for slots in placed.values() for slot in slots) > 4


@rule("GA-7.10")
def test_there_are_no_other_steps() -> None:
    s = working(outstanding={0: empty("barrow_g")}, store={0: {"yellow": 3}}, cage={0: {"black": 1, "grey": 1}})
    moves = {
        "cage_to": (0, 0, 0),
        "fill_cage": (-1, 0, 1),
        "stash": (-1, 1, 0),
        "pit_end": (0, 0, 0),
        "sub_begin": (0, 0, 0),
    }

    def tally(state: State) -> tuple[int, int, int]:
        on_orders = sum(len(slot) for slots in outstanding(state, 0).values() for slot in slots)
        return sum(cubes(state, 0, "cage").values()), sum(cubes(state, 0, "store").values()), on_orders

    before = tally(s)
    assert {action.split()[0] for action in offered(s)} == set(moves)
    for action in offered(s):
        after = tally(play(s.clone(), action))
        assert tuple(b - a for a, b in zip(before, after, strict=True)) == moves[action.split()[0]]
    assert supply(s) == [12 - 3, 12, 11, 11]


@rule("GA-7.10")
def test_pit_work_touches_no_other_player_and_not_the_supply() -> None:
    s = working("pit_10", outstanding={0: empty("barrow_y")})
    others, coal = s.view(None)["seats"][1:], supply(s)
    play(s, "cage_to 1", "load yellow", "cage_to 2", "load brown", "cage_to 0", "fill_cage barrow_y yellow")
    play(s, "stash brown", "pit_end")
    assert s.view(None)["seats"][1:] == others
    assert supply(s) == coal


@rule("GA-7.11")
def test_an_order_is_complete_when_its_last_slot_is_filled() -> None:
    s = working(outstanding={0: {"engine_ybgk": [["yellow"], ["brown"], ["grey"]]}}, store={0: {"black": 1}})
    before = play(s.clone(), "pit_end", "worker bank", "worker bank", "worker bank")
    assert "worker delivery_engine" not in offered(before)
    play(s, "fill_store engine_ybgk black", "pit_end", "worker bank", "worker bank", "worker bank")
    assert "worker delivery_engine" in offered(s)


@rule("GA-7.11")
def test_a_substitution_completes_an_order_as_well() -> None:
    s = working(outstanding={0: empty("engine_k")}, store={0: {"yellow": 2}})
    play(s, "sub_begin engine_k black", "sub_store yellow", "sub_store yellow", "pit_end")
    play(s, "worker bank", "worker bank", "worker bank")
    assert "worker delivery_engine" in offered(s)


@rule("GA-7.12")
def test_cage_and_store_stay_as_they_are_between_turns() -> None:
    s = working(outstanding={0: {}}, store={0: {"brown": 2}})
    play(s, "cage_to 3", "load grey", "pit_end", "worker bank", "worker bank", "worker bank")
    assert seat(s, 0)["cage_level"] == 3
    assert cubes(s, 0, "cage") == {"grey": 1}
    assert cubes(s, 0, "store") == {"brown": 2}
    play(s, "worker pit_8", "cage_to 0")
    assert offered(s, "stash") == ["stash grey"]
