"""The numbers of the actions and the kinds of decisions [GA-18]."""

from __future__ import annotations

import re

import pytest

from revier.kernel.errors import IllegalAction
from tests.glueck_auf.build import COLORS, GAME, ORDERS, empty, position, seat, slot_colors, steps_left, working
from tests.glueck_auf.games import moves, positions, scarce
from tests.support import asked, offered, play, rule

SPACES = [
    *(f"factory_{n}" for n in range(1, 9)),
    *("factory_draw", "pit_4", "pit_6", "pit_8", "pit_10"),
    *("delivery_barrow", "delivery_carriage", "delivery_motorcar", "delivery_engine"),
    *("money_3", "money_4", "money_5", "money_6", "order_1", "order_2", "order_3", "order_4", "order_draw", "bank"),
]
TARGETS = [f"{order} {color}" for order in ORDERS for color in COLORS if color in slot_colors(order)]

BLOCKS = {  # verb -> first number, arguments
    "draft_take": (0, range(13)),
    "worker": (13, SPACES),
    "cage_to": (40, range(5)),
    "load": (45, COLORS),
    "fill_cage": (49, TARGETS),
    "fill_store": (105, TARGETS),
    "sub_begin": (161, TARGETS),
    "sub_cage": (217, COLORS),
    "sub_store": (221, COLORS),
    "stash": (225, COLORS),
    "pit_end": (229, [""]),
    "keep": (230, range(5)),
    "keep_none": (235, [""]),
    "return_top": (236, [""]),
    "return_bottom": (237, [""]),
    "return_next": (238, range(5)),
    "cube_color": (243, COLORS),
}

OPTIONS = {  # decision -> fewest and most options
    "Draft": (2, 13),
    "PlaceWorkers": (1, 27),
    "PitStep": (5, 247),
    "SubCube": (1, 8),
    "Keep": (1, 6),
    "CubeColor": (1, 4),
    "ReturnPlace": (2, 2),
    "ReturnOrder": (2, 5),
}

NODES = {"PlaceWorkers": "P", "CubeColor": "C", "PitStep": "S", "SubCube": "u"}
NODES |= {"Keep": "K", "ReturnPlace": "R", "ReturnOrder": "O"}

TURNS = {  # how the name of the space begins -> the decisions of the turn
    "factory_draw": "PKC{0,2}R?O{0,4}",
    "order_draw": "PKR?O{0,4}",
    "factory": "PC{0,2}",
    "pit": "P(S(uu)?)+",
    "": "P",
}


@rule("GA-18.1")
def test_there_are_fifty_six_fill_targets_numbered_by_order_then_by_colour() -> None:
    assert len(TARGETS) == 56
    first = GAME.actions.id("fill_cage", "barrow_y", "yellow")
    assert [GAME.actions.describe(first + n).text for n in range(56)] == [f"fill_cage {t}" for t in TARGETS]


@rule("GA-18.1")
def test_a_target_is_usable_by_the_owner_while_a_slot_of_its_colour_is_free() -> None:
    s = position(
        outstanding={0: {"engine_ybgk": [["yellow"]], "barrow_gg": [["grey"]]}, 1: empty("engine_y")},
        store={0: dict.fromkeys(COLORS, 2)},
    )
    play(s, "worker pit_6")
    assert offered(s, "fill_store") == [
        "fill_store barrow_gg grey",
        "fill_store engine_ybgk brown",
        "fill_store engine_ybgk grey",
        "fill_store engine_ybgk black",
    ]
    play(s, "fill_store barrow_gg grey", "fill_store engine_ybgk brown")
    assert offered(s, "fill_store") == ["fill_store engine_ybgk grey", "fill_store engine_ybgk black"]


@rule("GA-18.1")
def test_equal_slots_of_an_order_are_one_target() -> None:
    s = play(position(outstanding={0: empty("carriage_kkk")}, store={0: {"black": 3}}), "worker pit_6")
    for _ in range(3):
        assert offered(s, "fill_store") == ["fill_store carriage_kkk black"]
        play(s, "fill_store carriage_kkk black")
    assert offered(s, "fill_store") == []


@rule("GA-18.2")
@pytest.mark.parametrize("verb", BLOCKS)
def test_every_action_has_its_number(verb: str) -> None:
    first, arguments = BLOCKS[verb]
    for n, argument in enumerate(arguments):
        text = f"{verb} {argument}".strip()
        assert GAME.actions.describe(first + n).text == text
        assert GAME.actions.parse(text) == first + n


@rule("GA-18.2")
def test_there_are_247_actions_without_a_gap() -> None:
    assert sum(len(arguments) for first, arguments in BLOCKS.values()) == 247
    assert [GAME.actions.describe(n).text for n in range(247)] == [
        f"{verb} {argument}".strip() for verb, (first, arguments) in BLOCKS.items() for argument in arguments
    ]
    assert len({GAME.actions.describe(n).text for n in range(247)}) == 247


@rule("GA-18.2")
def test_some_numbers_by_hand() -> None:
    by_hand = {
        13: "worker factory_1",
        21: "worker factory_draw",
        22: "worker pit_4",
        26: "worker delivery_barrow",
        30: "worker money_3",
        34: "worker order_1",
        38: "worker order_draw",
        39: "worker bank",
        49: "fill_cage barrow_y yellow",
        59: "fill_cage barrow_ybgk yellow",
        62: "fill_cage barrow_ybgk black",
        63: "fill_cage carriage_y yellow",
        104: "fill_cage engine_ybgk black",
        105: "fill_store barrow_y yellow",
        160: "fill_store engine_ybgk black",
        161: "sub_begin barrow_y yellow",
        216: "sub_begin engine_ybgk black",
        246: "cube_color black",
    }
    assert {n: GAME.actions.describe(n).text for n in by_hand} == by_hand


@rule("GA-18.2")
def test_the_pit_actions_use_one_step_each_but_ending_and_beginning_a_substitution_none() -> None:
    s = working(
        "pit_10",
        outstanding={0: empty("barrow_g", "engine_k")},
        cage={0: {"grey": 1, "yellow": 1}},
        store={0: {"black": 1, "grey": 1}},
    )
    used = {}
    for action in offered(s):
        after = play(s.clone(), action)
        if asked(after)[1] == "PitStep":
            used[action.split()[0]] = 10 - steps_left(after)
    assert used == {"cage_to": 1, "fill_cage": 1, "fill_store": 1, "stash": 1}
    below = play(s.clone(), "cage_to 2")
    assert steps_left(play(below, "load brown")) == 8
    play(s, "sub_begin engine_k black", "sub_cage grey", "sub_store black")
    assert steps_left(s) == 8


@rule("GA-18.2")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_kind_of_decision_has_the_number_of_options_the_page_gives(players: int) -> None:
    seen: dict[str, set[int]] = {kind: set() for kind in OPTIONS}
    for start in (None, scarce(players)):
        for s in positions(players, 61, start):
            if not s.is_over:
                seen[asked(s)[1]].add(len(offered(s)))
    for kind, (fewest, most) in OPTIONS.items():
        assert seen[kind], kind
        assert all(fewest <= n <= most for n in seen[kind]), kind
    assert seen["Draft"] == set(range(2, {2: 7, 3: 10, 4: 13}[players] + 1))


@rule("GA-18.2", "GA-4.3")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_decisions_of_a_turn_follow_one_another_as_the_page_says(players: int) -> None:
    turns: list[list[str]] = []
    for seed, start in enumerate((None, scarce(players), scarce(players))):
        for s, action in moves(players, 70 + seed, start):
            decider, kind = asked(s)
            if kind == "PlaceWorkers":
                active = decider
                turns.append([action.removeprefix("worker ")])
            if kind != "Draft":
                assert decider == active
                turns[-1].append(NODES[kind])
    for space, *nodes in turns:
        pattern = next(pattern for start, pattern in TURNS.items() if space.startswith(start))
        assert re.fullmatch(pattern, "".join(nodes)), (space, nodes)
    assert {node for turn in turns for node in turn[1:]} == set(NODES.values())


@rule("GA-18.2")
def test_a_number_outside_the_table_is_refused() -> None:
    s = position()
    workers = seat(s, 0)["workers"]
    for action in (-1, 247, 10_000):
        with pytest.raises(IllegalAction):
            s.apply(action)
    assert seat(s, 0)["workers"] == workers
