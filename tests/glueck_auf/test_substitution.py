"""Two cubes for one: the substitution of pit work [GA-7]."""

from __future__ import annotations

from typing import Any

import pytest

from revier.kernel.errors import IllegalAction
from tests.glueck_auf.build import cubes, empty, outstanding, steps_left, working
from tests.support import asked, offered, play, rule


@rule("GA-7.8")
@pytest.mark.parametrize("pair", [("yellow", "yellow"), ("yellow", "brown"), ("brown", "yellow"), ("grey", "grey")])
def test_two_cubes_of_any_colours_fill_one_slot_in_two_steps(pair: tuple[str, str]) -> None:
    store = {color: pair.count(color) for color in pair}
    s = working(outstanding={0: empty("carriage_kk")}, store={0: store})
    play(s, "sub_begin carriage_kk black")
    assert asked(s) == (0, "SubCube")
    play(s, f"sub_store {pair[0]}", f"sub_store {pair[1]}")
    assert outstanding(s, 0) == {"carriage_kk": [list(pair), []]}
    assert cubes(s, 0, "store") == {}
    assert steps_left(s) == 4


@rule("GA-7.8")
def test_beginning_a_substitution_costs_nothing_and_each_cube_one_step() -> None:
    s = working("pit_4", outstanding={0: empty("carriage_kk")}, store={0: {"grey": 4}})
    play(s, "cage_to 1", "cage_to 2")
    assert steps_left(s) == 2
    play(s, "sub_begin carriage_kk black", "sub_store grey", "sub_store grey")
    assert asked(s) == (1, "PlaceWorkers")


@rule("GA-7.8")
def test_at_the_surface_the_two_may_come_from_cage_and_store_in_any_mix() -> None:
    given: dict[str, Any] = {
        "outstanding": {0: empty("carriage_kk")},
        "cage": {0: {"yellow": 2}},
        "store": {0: {"brown": 2}},
    }
    for first in ("sub_cage yellow", "sub_store brown"):
        for second in ("sub_cage yellow", "sub_store brown"):
            s = play(working(**given), "sub_begin carriage_kk black")
            assert offered(s) == ["sub_cage yellow", "sub_store brown"]
            play(s, first)
            assert offered(s) == ["sub_cage yellow", "sub_store brown"]
            play(s, second)
            assert outstanding(s, 0)["carriage_kk"][0] == [first.split()[1], second.split()[1]]
            assert cubes(s, 0, "cage").get("yellow", 0) == 2 - [first, second].count("sub_cage yellow")
            assert cubes(s, 0, "store").get("brown", 0) == 2 - [first, second].count("sub_store brown")


@rule("GA-7.8")
@pytest.mark.parametrize("level", [1, 2, 3, 4])
def test_below_the_surface_only_the_store_is_available(level: int) -> None:
    given: dict[str, Any] = {
        "outstanding": {0: empty("barrow_g")},
        "cage": {0: {"yellow": 3}},
        "cage_level": {0: level},
    }
    assert offered(working(store={0: {"brown": 1}}, **given), "sub_begin") == []
    s = working(store={0: {"brown": 1, "black": 1}}, **given)
    play(s, "sub_begin barrow_g grey")
    assert offered(s) == ["sub_store brown", "sub_store black"]


@rule("GA-7.8")
def test_an_exhausted_colour_is_not_offered_as_second_cube() -> None:
    s = working(outstanding={0: empty("barrow_g")}, cage={0: {"yellow": 1}}, store={0: {"yellow": 1}})
    play(s, "sub_begin barrow_g grey", "sub_cage yellow")
    assert offered(s) == ["sub_store yellow"]


@rule("GA-7.8", "GA-Q18")
@pytest.mark.parametrize("pair", [("grey", "yellow"), ("yellow", "grey"), ("grey", "grey")])
def test_one_or_both_cubes_may_have_the_colour_of_the_slot(pair: tuple[str, str]) -> None:
    s = working(outstanding={0: empty("barrow_g")}, store={0: {"grey": 2, "yellow": 2}})
    play(s, "sub_begin barrow_g grey", f"sub_store {pair[0]}", f"sub_store {pair[1]}")
    assert outstanding(s, 0) == {"barrow_g": [list(pair)]}


@rule("GA-7.8")
def test_any_free_slot_of_an_own_outstanding_order_can_be_substituted() -> None:
    s = working(
        outstanding={0: {"engine_ybgk": [["yellow"], [], ["grey"], []], "barrow_bb": [["brown"]], "carriage_y": []}},
        store={0: {"grey": 2}},
    )
    assert offered(s, "sub_begin") == [
        "sub_begin barrow_bb brown",
        "sub_begin carriage_y yellow",
        "sub_begin engine_ybgk brown",
        "sub_begin engine_ybgk black",
    ]


@rule("GA-7.9", "GA-Q1")
def test_a_substitution_needs_two_steps() -> None:
    s = working(outstanding={0: empty("carriage_kk")}, store={0: {"grey": 4}})
    play(s, "cage_to 1", "cage_to 2", "cage_to 3", "cage_to 4")
    assert steps_left(s) == 2
    assert offered(s, "sub_begin") == ["sub_begin carriage_kk black"]
    play(s, "cage_to 0")
    assert steps_left(s) == 1
    assert offered(s, "sub_begin") == []
    with pytest.raises(IllegalAction) as refused:
        play(s, "sub_begin carriage_kk black")
    assert refused.value.rule == "GA-7.9"


@rule("GA-7.9", "GA-Q1")
def test_a_substitution_needs_two_available_cubes() -> None:
    one: Any
    two: Any
    for one in ({}, {"store": {0: {"grey": 1}}}, {"cage": {0: {"grey": 1}}}):
        assert offered(working(outstanding={0: empty("carriage_kk")}, **one), "sub_begin") == []
    for two in (
        {"store": {0: {"grey": 2}}},
        {"cage": {0: {"grey": 2}}},
        {"store": {0: {"grey": 1}}, "cage": {0: {"yellow": 1}}},
    ):
        s = working(outstanding={0: empty("carriage_kk")}, **two)
        assert offered(s, "sub_begin") == ["sub_begin carriage_kk black"]


@rule("GA-7.9", "GA-Q1")
def test_nothing_comes_between_the_two_cubes_not_even_the_end_of_the_action() -> None:
    s = working(outstanding={0: empty("carriage_kk", "barrow_g")}, store={0: {"grey": 3}})
    play(s, "sub_begin carriage_kk black")
    for cube in (1, 2):
        question = s.decision()
        assert question is not None
        assert question.kind == "SubCube"
        assert question.args == {"count": cube, "order": "carriage_kk", "color": "black"}
        assert offered(s) == ["sub_store grey"]
        if cube == 1:
            play(s, "sub_store grey")
    with pytest.raises(IllegalAction):
        play(s, "pit_end")


@rule("GA-7.9", "GA-Q1")
def test_no_half_filled_slot_outlasts_the_substitution() -> None:
    s = working(outstanding={0: empty("carriage_kk")}, store={0: {"grey": 5}, 1: {}})
    play(s, "sub_begin carriage_kk black", "sub_store grey", "sub_store grey", "pit_end")
    assert outstanding(s, 0) == {"carriage_kk": [["grey", "grey"], []]}


@rule("GA-7.9")
def test_a_substituted_slot_takes_no_further_cube() -> None:
    s = working(outstanding={0: {"barrow_g": [["yellow", "yellow"]]}}, cage={0: {"grey": 2}}, store={0: {"grey": 2}})
    assert offered(s, "fill_cage") + offered(s, "fill_store") + offered(s, "sub_begin") == []


@rule("GA-7.8")
def test_several_substitutions_may_follow_one_another() -> None:
    s = working(outstanding={0: empty("carriage_kkk")}, store={0: {"grey": 6}})
    for _ in range(3):
        play(s, "sub_begin carriage_kkk black", "sub_store grey", "sub_store grey")
    assert outstanding(s, 0) == {"carriage_kkk": [["grey", "grey"]] * 3}
    assert asked(s) == (1, "PlaceWorkers")


@rule("GA-7.8")
def test_matching_cubes_and_substitutions_may_share_an_order() -> None:
    s = working(outstanding={0: empty("carriage_kkk")}, store={0: {"grey": 2, "black": 2}})
    play(s, "fill_store carriage_kkk black", "sub_begin carriage_kkk black", "sub_store grey", "sub_store grey")
    play(s, "fill_store carriage_kkk black")
    assert outstanding(s, 0) == {"carriage_kkk": [["black"], ["grey", "grey"], ["black"]]}
