"""Placing workers, and the money spaces [GA-5, GA-9]."""

from __future__ import annotations

from typing import Any

import pytest

from revier.kernel.errors import IllegalAction
from revier.kernel.state import State
from tests.glueck_auf.build import UNLOADED, crew, empty, full, last_turn, outstanding, position, seat, space
from tests.support import asked, offered, play, rule, told

ONE_OF_EACH = full("barrow_y", "carriage_b", "motorcar_g", "engine_k")

# One space of each kind, so that nothing but workers can stand in the way of the rich position.
KINDS = ["factory_1", "factory_draw", "pit_6", "delivery_barrow", "money_6", "order_2", "order_draw"]


def rich(**given: Any) -> State:
    """Every open space is feasible for seat 0."""
    return position(4, marks={0: 99}, outstanding={0: ONE_OF_EACH}, **given)


def refused_by(s: State, action: str) -> str:
    """The rule that forbids an action; the refusal has changed nothing."""
    before = s.checksum()
    with pytest.raises(IllegalAction) as refused:
        play(s, action)
    assert s.checksum() == before
    return refused.value.rule


@rule("GA-5.1")
def test_every_feasible_open_space_and_the_bank_may_be_chosen() -> None:
    s = rich()
    assert offered(s) == [f"worker {name}" for name in [*s.view(None)["spaces"], "bank"]]


@rule("GA-5.2")
@pytest.mark.parametrize("name", KINDS)
def test_an_empty_space_takes_exactly_one_worker(name: str) -> None:
    s = rich()
    play(s, f"worker {name}")
    assert crew(s, name) == (0, 1)
    assert seat(s, 0)["workers"] == 12
    assert told(s, "displaced") == []


@rule("GA-5.2")
@pytest.mark.parametrize("name", KINDS)
@pytest.mark.parametrize("there", [1, 2, 5])
@pytest.mark.parametrize("owner", [0, 2])
def test_a_crew_is_one_larger_than_the_crew_it_displaces_whoever_owns_it(name: str, there: int, owner: int) -> None:
    s = rich(crew={name: (owner, there)})
    had = seat(s, 0)["workers"]
    play(s, f"worker {name}")
    assert crew(s, name) == (0, there + 1)
    assert seat(s, 0)["workers"] == had - there - 1
    assert [seat(s, n)["in_canteen"] for n in range(4)] == [there if n == owner else 0 for n in range(4)]


@rule("GA-5.2")
def test_crews_grow_with_every_displacement() -> None:
    s = position(2)
    for size in (2, 4, 6):
        play(s, "worker money_6", "worker money_6")
        assert crew(s, "money_6") == (1, size)
    assert [seat(s, n)["in_canteen"] for n in range(2)] == [1 + 3 + 5, 2 + 4]


@rule("GA-5.2")
def test_other_spaces_keep_their_crews() -> None:
    s = position(crew={"money_4": (1, 2), "money_6": (2, 3)})
    play(s, "worker money_4")
    assert crew(s, "money_6") == (2, 3)


@rule("GA-5.3")
@pytest.mark.parametrize("name", KINDS)
@pytest.mark.parametrize("there", [1, 2, 5])
def test_a_space_needs_one_worker_more_than_stand_there(name: str, there: int) -> None:
    enough = rich(crew={name: (1, there)}, workers={0: there + 1})
    assert f"worker {name}" in offered(enough)
    play(enough, f"worker {name}")
    assert seat(enough, 0)["workers"] == 0
    too_few = rich(crew={name: (1, there)}, workers={0: there})
    assert f"worker {name}" not in offered(too_few)
    assert refused_by(too_few, f"worker {name}") == "GA-5.3"


@rule("GA-5.3")
def test_the_own_crew_on_the_space_is_of_no_help() -> None:
    s = position(crew={"money_6": (0, 2)}, workers={0: 2})
    assert "worker money_6" not in offered(s)


@rule("GA-5.3")
def test_with_one_worker_all_empty_spaces_are_open_and_no_occupied_one() -> None:
    s = rich(workers={0: 1}, crew={"pit_6": (1, 1), "money_3": (2, 1)})
    assert {"worker pit_6", "worker money_3"}.isdisjoint(offered(s))
    assert {"worker pit_4", "worker money_4"} <= set(offered(s))


@rule("GA-5.4")
@pytest.mark.parametrize(("tile", "price"), [("yellow_1_light", 1), ("grey_1_dark", 3), ("black_2_light", 8)])
def test_a_tile_space_needs_the_price_of_its_tile(tile: str, price: int) -> None:
    assert "worker factory_5" in offered(position(marks={0: price}, shown={"factory_5": tile}))
    poor = position(marks={0: price - 1}, shown={"factory_5": tile})
    assert "worker factory_5" not in offered(poor)
    assert refused_by(poor, "worker factory_5") == "GA-5.4"


@rule("GA-5.4", "GA-Q11")
def test_a_tile_space_without_a_tile_cannot_be_chosen() -> None:
    s = position(marks={0: 99}, shown={"factory_5": None}, tile_stack=[])
    assert "worker factory_5" not in offered(s)
    assert refused_by(s, "worker factory_5") == "GA-5.4"


@rule("GA-5.4", "GA-Q10")
def test_factory_draw_needs_a_tile_in_the_stack_and_no_money() -> None:
    assert "worker factory_draw" in offered(position(marks={0: 0}, tile_stack=["black_2_dark"]))
    dry = position(marks={0: 99}, tile_stack=[])
    assert "worker factory_draw" not in offered(dry)
    assert refused_by(dry, "worker factory_draw") == "GA-5.4"


@rule("GA-5.4", "GA-Q6")
def test_a_pit_space_is_never_barred_for_lack_of_work() -> None:
    s = position(outstanding={0: {}}, printed={0: UNLOADED})
    assert {"worker pit_6", "worker pit_8", "worker pit_10"} <= set(offered(s))


@rule("GA-5.4")
@pytest.mark.parametrize("transport", ["barrow", "carriage", "motorcar", "engine"])
def test_a_delivery_space_needs_a_complete_own_order_of_its_transport(transport: str) -> None:
    s = position(outstanding={0: full(f"{transport}_g")})
    assert [a for a in offered(s) if "delivery" in a] == [f"worker delivery_{transport}"]


@rule("GA-5.4")
@pytest.mark.parametrize(
    "slots", [{"engine_ggg": [["grey"], ["grey"]]}, {"engine_ybgk": [["yellow"], [], ["grey"], ["black"]]}]
)
def test_an_incomplete_order_opens_no_delivery_space(slots: dict[str, list[list[str]]]) -> None:
    s = position(outstanding={0: slots})
    assert [a for a in offered(s) if "delivery" in a] == []
    assert refused_by(s, "worker delivery_engine") == "GA-5.4"


@rule("GA-5.4")
def test_other_players_complete_orders_and_delivered_orders_open_no_delivery_space() -> None:
    s = position(outstanding={0: empty("engine_g"), 1: full("engine_k")}, delivered={0: ["engine_y"]})
    assert "worker delivery_engine" not in offered(s)


@rule("GA-5.4")
def test_the_money_spaces_have_no_condition() -> None:
    s = position(4, marks={0: 0}, outstanding={0: {}}, tile_stack=[], order_stack=[])
    assert {f"worker money_{n}" for n in (3, 4, 5, 6)} <= set(offered(s))


@rule("GA-5.4", "GA-Q11")
def test_an_order_space_without_a_card_cannot_be_chosen() -> None:
    s = position(shown={"order_1": None}, order_stack=[])
    assert "worker order_1" not in offered(s)
    assert {"worker order_2", "worker order_3", "worker order_4"} <= set(offered(s))
    assert refused_by(s, "worker order_1") == "GA-5.4"


@rule("GA-5.4", "GA-Q9")
def test_order_draw_needs_a_card_in_the_stack() -> None:
    assert "worker order_draw" in offered(position(order_stack=["barrow_y"]))
    dry = position(order_stack=[])
    assert "worker order_draw" not in offered(dry)
    assert refused_by(dry, "worker order_draw") == "GA-5.4"


@rule("GA-5.5")
def test_the_bank_takes_one_worker_displaces_nobody_and_pays_one_mark() -> None:
    s = position(marks={0: 4}, bank={0: 2, 1: 6, 2: 1})
    play(s, "worker bank")
    assert [seat(s, n)["on_bank"] for n in range(3)] == [3, 6, 1]
    assert [seat(s, n)["in_canteen"] for n in range(3)] == [0, 0, 0]
    assert seat(s, 0)["workers"] == 15 - 2 - 1
    assert seat(s, 0)["marks"] == 5


@rule("GA-5.5")
def test_the_bank_may_be_chosen_without_need() -> None:
    assert "worker bank" in offered(rich())


@rule("GA-5.5", "GA-Q29")
def test_the_bank_remains_when_no_worker_space_can_be_chosen() -> None:
    s = position(
        2,
        marks={0: 0},
        workers={0: 1},
        outstanding={0: {}},
        crew={"pit_6": (1, 1), "pit_10": (1, 1), "money_4": (1, 1), "money_6": (1, 1)},
        shown={"order_2": None, "order_3": None, "order_4": None},
        order_stack=[],
        tile_stack=[],
    )
    assert offered(s) == ["worker bank"]


@rule("GA-5.6")
def test_the_canteen_holds_any_number_and_is_no_choice() -> None:
    s = position(2, canteen={0: 12, 1: 14}, crew={"money_6": (1, 4)})
    play(s, "worker money_6")
    assert [seat(s, n)["in_canteen"] for n in range(2)] == [12, 18]
    assert "canteen" not in s.view(None)["spaces"]
    with pytest.raises(KeyError):
        s.game.actions.id("worker", "canteen")


@rule("GA-5.6")
def test_displaced_workers_stay_in_the_canteen_until_the_shift_has_ended() -> None:
    s = last_turn(crew={"money_6": (1, 2)})
    assert seat(s, 1)["in_canteen"] == 13
    play(s, "worker bank")
    assert seat(s, 1)["in_canteen"] == 0


@rule("GA-9.1")
@pytest.mark.parametrize("marks", [3, 4, 5, 6])
def test_a_money_space_pays_what_it_says(marks: int) -> None:
    s = position(4, marks={0: 2})
    play(s, f"worker money_{marks}")
    assert [seat(s, n)["marks"] for n in range(4)] == [2 + marks, 8, 8, 8]
    assert asked(s) == (1, "PlaceWorkers")


@rule("GA-9.1")
def test_a_larger_crew_earns_no_more() -> None:
    s = position(marks={0: 0}, crew={"money_4": (1, 3)})
    play(s, "worker money_4")
    assert seat(s, 0)["marks"] == 4


@rule("GA-9.1")
def test_marks_buy_tiles_and_nothing_else() -> None:
    s = position(4, marks={0: 20}, outstanding={0: ONE_OF_EACH}, shown={"factory_1": "grey_1_light"})
    for choice in offered(s):
        after = play(s.clone(), choice)
        if choice == "worker factory_1":
            assert seat(after, 0)["marks"] == 17
        elif not choice.startswith("worker factory_") or choice == "worker factory_draw":
            assert seat(after, 0)["marks"] >= 20


@rule("GA-4.3", "GA-5.1")
def test_a_refused_placement_changes_nothing() -> None:
    s = position(crew={"money_6": (1, 3)}, workers={0: 3})
    orders = outstanding(s, 0)
    refused_by(s, "worker money_6")
    assert asked(s) == (0, "PlaceWorkers")
    assert outstanding(s, 0) == orders
    assert space(s, "money_6")["crew"] == 3


@rule("GA-5.3", "GA-5.4", "GA-3.2")
@pytest.mark.parametrize(
    ("action", "reason"),
    [
        ("worker factory_8", "ga-why-locked"),
        ("worker money_6", "ga-why-workers"),
        ("worker factory_1", "ga-why-nothing-there"),
        ("worker factory_2", "ga-why-marks"),
        ("worker factory_draw", "ga-why-empty-stack"),
        ("worker delivery_engine", "ga-why-nothing-complete"),
    ],
)
def test_a_refusal_says_what_stands_in_the_way(action: str, reason: str) -> None:
    s = position(
        marks={0: 2},
        workers={0: 3},
        crew={"money_6": (1, 3)},
        outstanding={0: {}},
        shown={"factory_1": None, "factory_2": "grey_1_light"},
        tile_stack=[],
    )
    with pytest.raises(IllegalAction) as refused:
        play(s, action)
    assert refused.value.reason == reason
    assert refused.value.legal == s.legal_actions()
    if reason == "ga-why-workers":
        assert (refused.value.reason_args["need"], refused.value.reason_args["have"]) == (4, 3)
    if reason == "ga-why-marks":
        assert (refused.value.reason_args["cost"], refused.value.reason_args["marks"]) == (3, 2)


@rule("GA-5.3", "GA-5.4")
def test_all_spaces_that_are_closed_say_why() -> None:
    s = position(marks={0: 2}, workers={0: 3}, crew={"money_6": (1, 3)}, shown={"factory_2": "grey_1_light"})
    closed = {target: found.why.key for found in s.closed() for target in found.targets}
    assert closed["space:money_6"] == "ga-why-workers"
    assert closed["space:factory_2"] == "ga-why-marks"
    lit = {target for choice in s.choices() for target in choice.targets}
    assert lit.isdisjoint(closed)
    assert len(lit | set(closed)) == len(s.game.actions.verbs["worker"].domain.values)
