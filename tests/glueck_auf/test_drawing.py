"""The draw-five procedure [GA-11]."""

from __future__ import annotations

from itertools import permutations

import pytest

from revier.kernel.errors import IllegalAction
from revier.kernel.state import State
from tests.glueck_auf.build import outstanding, position, seat, space, stack
from tests.support import asked, offered, play, rule

PILES = {
    "factory": ["yellow_1_light", "brown_1_dark", "grey_1_light", "black_1_dark", "yellow_2_dark", "grey_1_dark"],
    "order": ["engine_y", "engine_b", "engine_g", "engine_k", "engine_yy", "engine_bb"],
}
KINDS = list(PILES)


def with_stack(kind: str, size: int, marks: int = 20) -> State:
    """A whole stack of a few known pieces."""
    pieces = PILES[kind][:size]
    if kind == "factory":
        return position(marks={0: marks}, tile_stack=pieces)
    return position(marks={0: marks}, order_stack=pieces, outstanding={0: {}})


def with_top(kind: str) -> State:
    """Five known pieces on top of a large stack."""
    if kind == "factory":
        return position(marks={0: 20, 1: 20}, tile_top=PILES[kind][:5])
    return position(order_top=PILES[kind][:5], outstanding={0: {}})


def pile(s: State, kind: str) -> list[str]:
    return stack(s, "tile" if kind == "factory" else "order")


def drawn(s: State) -> list[str | None]:
    return list(s.view(asked(s)[0])["drawn"]["pieces"])


@rule("GA-11.1")
@pytest.mark.parametrize("kind", KINDS)
def test_the_top_five_are_drawn_position_zero_was_on_top(kind: str) -> None:
    s = with_top(kind)
    below = pile(s, kind)[5:]
    play(s, f"worker {kind}_draw")
    assert asked(s) == (0, "Keep")
    assert drawn(s) == PILES[kind][:5]
    assert pile(s, kind) == below


@rule("GA-11.1", "GA-Q9")
@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("size", [1, 2, 3, 4, 5])
def test_a_short_stack_is_drawn_whole(kind: str, size: int) -> None:
    s = with_stack(kind, size)
    play(s, f"worker {kind}_draw")
    assert drawn(s) == PILES[kind][:size]
    assert pile(s, kind) == []
    assert offered(s) == [*(f"keep {i}" for i in range(size)), "keep_none"]


@rule("GA-11.1", "GA-Q9")
@pytest.mark.parametrize("kind", KINDS)
def test_an_empty_stack_cannot_be_drawn_from(kind: str) -> None:
    assert f"worker {kind}_draw" not in offered(with_stack(kind, 0))


@rule("GA-11.1", "GA-11.4")
@pytest.mark.parametrize("kind", KINDS)
def test_positions_never_shift_during_the_procedure(kind: str) -> None:
    s = with_top(kind)
    play(s, f"worker {kind}_draw", "keep 2", "return_top")
    p = PILES[kind]
    assert drawn(s) == [p[0], p[1], None, p[3], p[4]]
    assert offered(s) == ["return_next 0", "return_next 1", "return_next 3", "return_next 4"]
    play(s, "return_next 3")
    assert drawn(s) == [p[0], p[1], None, None, p[4]]
    assert offered(s) == ["return_next 0", "return_next 1", "return_next 4"]


@rule("GA-11.2")
@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("choice", range(5))
def test_one_of_the_pieces_is_kept(kind: str, choice: int) -> None:
    s = play(with_top(kind), f"worker {kind}_draw", f"keep {choice}")
    kept = PILES[kind][choice]
    assert kept in (seat(s, 0)["tiles"] if kind == "factory" else outstanding(s, 0))
    assert kept not in drawn(s)
    assert drawn(s).count(None) == 1


@rule("GA-11.2", "GA-Q10")
@pytest.mark.parametrize(
    ("marks", "affordable"), [(0, []), (1, [0]), (2, [0, 1, 4]), (3, [0, 1, 2, 4]), (4, [0, 1, 2, 3, 4])]
)
def test_a_tile_may_be_kept_only_if_its_price_can_be_paid(marks: int, affordable: list[int]) -> None:
    s = play(with_stack("factory", 5, marks), "worker factory_draw")  # prices 1, 2, 3, 4, 2
    assert offered(s) == [*(f"keep {i}" for i in affordable), "keep_none"]
    for i in {0, 1, 2, 3, 4} - set(affordable):
        with pytest.raises(IllegalAction) as refused:
            play(s, f"keep {i}")
        assert refused.value.rule == "GA-11.2"


@rule("GA-11.2")
def test_a_kept_tile_is_paid_at_once() -> None:
    s = play(with_stack("factory", 5, 9), "worker factory_draw", "keep 3")
    assert asked(s)[1] == "ReturnOrder"
    assert seat(s, 0)["marks"] == 5
    assert seat(s, 0)["tiles"] == ["black_1_dark"]


@rule("GA-11.2")
def test_an_order_may_always_be_kept() -> None:
    s = play(with_stack("order", 5, marks=0), "worker order_draw")
    assert offered(s) == ["keep 0", "keep 1", "keep 2", "keep 3", "keep 4", "keep_none"]


@rule("GA-11.2")
@pytest.mark.parametrize("kind", KINDS)
def test_no_second_piece_can_be_kept(kind: str) -> None:
    s = play(with_top(kind), f"worker {kind}_draw", "keep 1")
    assert offered(s, "keep") == []


@rule("GA-11.2", "GA-11.5")
@pytest.mark.parametrize("kind", KINDS)
def test_keeping_none_is_a_complete_turn(kind: str) -> None:
    s = play(with_stack(kind, 1), f"worker {kind}_draw", "keep_none")
    assert asked(s) == (1, "PlaceWorkers")
    assert pile(s, kind) == PILES[kind][:1]
    assert seat(s, 0)["tiles"] == []
    assert seat(s, 0)["marks"] == 20


@rule("GA-11.3", "GA-11.4", "GA-Q26")
@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("size", [1, 2, 3, 4, 5, 6])
@pytest.mark.parametrize("keep", ["keep 0", "keep_none"])
def test_what_is_asked_follows_from_how_many_go_back_and_what_is_left(kind: str, size: int, keep: str) -> None:
    s = with_stack(kind, size)
    play(s, f"worker {kind}_draw", keep)
    back = min(size, 5) - (keep == "keep 0")
    left = size - min(size, 5)
    expected = ["ReturnPlace"] * (back > 0 and left > 0) + ["ReturnOrder"] * max(0, back - 1)
    kinds = []
    while asked(s)[0] == 0:
        kinds.append(asked(s)[1])
        play(s, offered(s)[0])
    assert kinds == expected
    assert len(pile(s, kind)) == size - (keep == "keep 0")


@rule("GA-11.3")
@pytest.mark.parametrize("kind", KINDS)
def test_with_nothing_to_return_the_turn_ends_at_once(kind: str) -> None:
    s = play(with_stack(kind, 1), f"worker {kind}_draw", "keep 0")
    assert asked(s) == (1, "PlaceWorkers")
    assert pile(s, kind) == []


@rule("GA-11.3")
@pytest.mark.parametrize("kind", KINDS)
def test_all_pieces_go_on_top_or_all_below(kind: str) -> None:
    for end in ("top", "bottom"):
        s = with_top(kind)
        rest = pile(s, kind)[5:]
        play(s, f"worker {kind}_draw", "keep_none")
        assert offered(s) == ["return_top", "return_bottom"]
        play(s, f"return_{end}", "return_next 0", "return_next 1", "return_next 2", "return_next 3")
        block = PILES[kind][:5]
        assert pile(s, kind) == (block + rest if end == "top" else rest + block)


@rule("GA-11.3", "GA-Q26")
@pytest.mark.parametrize("kind", KINDS)
def test_a_single_piece_goes_back_to_an_empty_stack_without_a_question(kind: str) -> None:
    s = play(with_stack(kind, 2), f"worker {kind}_draw", "keep 0")
    assert asked(s) == (1, "PlaceWorkers")
    assert pile(s, kind) == PILES[kind][1:2]


@rule("GA-11.4", "GA-Q25")
@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("order", [(0, 1, 2, 3, 4), (4, 3, 2, 1, 0), (2, 0, 4, 1, 3), (3, 4, 0, 2, 1)])
def test_on_top_the_first_one_named_is_the_next_to_be_drawn(kind: str, order: tuple[int, ...]) -> None:
    s = with_top(kind)
    play(s, f"worker {kind}_draw", "keep_none", "return_top", *(f"return_next {i}" for i in order[:4]))
    assert asked(s) == (1, "PlaceWorkers")  # the last one follows by itself
    play(s, f"worker {kind}_draw")
    assert drawn(s) == [PILES[kind][i] for i in order]


@rule("GA-11.4", "GA-Q25")
@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("order", [(0, 1, 2, 3, 4), (4, 3, 2, 1, 0), (2, 0, 4, 1, 3), (3, 4, 0, 2, 1)])
def test_below_the_first_one_named_lies_directly_under_the_old_stack(kind: str, order: tuple[int, ...]) -> None:
    s = with_top(kind)
    rest = pile(s, kind)[5:]
    play(s, f"worker {kind}_draw", "keep_none", "return_bottom", *(f"return_next {i}" for i in order[:4]))
    assert pile(s, kind) == rest + [PILES[kind][i] for i in order]


@rule("GA-11.4")
def test_every_arrangement_can_be_reached() -> None:
    results = set()
    for order in permutations(range(3)):
        s = with_stack("order", 3)
        play(s, "worker order_draw", "keep_none", *(f"return_next {i}" for i in order[:2]))
        assert pile(s, "order") == [PILES["order"][i] for i in order]
        results.add(tuple(pile(s, "order")))
    assert len(results) == 6


@rule("GA-11.4", "GA-Q26")
@pytest.mark.parametrize("kind", KINDS)
def test_a_block_returned_to_an_empty_stack_is_arranged_and_drawn_again_in_that_order(kind: str) -> None:
    s = with_stack(kind, 4)
    play(s, f"worker {kind}_draw", "keep_none")
    assert asked(s) == (0, "ReturnOrder")
    play(s, "return_next 3", "return_next 1", "return_next 0", f"worker {kind}_draw")
    assert drawn(s) == [PILES[kind][i] for i in (3, 1, 0, 2)]


@rule("GA-11.4")
def test_a_refill_turns_up_the_first_one_named() -> None:
    s = position(marks={0: 9, 1: 9}, shown={"factory_1": "yellow_1_light"}, tile_top=PILES["factory"][1:6])
    play(s, "worker factory_draw", "keep_none", "return_top", "return_next 3", "return_next 0")
    play(s, "return_next 4", "return_next 1", "worker factory_1")
    assert space(s, "factory_1")["piece"] == PILES["factory"][4]


@rule("GA-11.5")
@pytest.mark.parametrize("kind", KINDS)
def test_the_turn_ends_after_the_return(kind: str) -> None:
    s = with_top(kind)
    play(s, f"worker {kind}_draw", "keep 4", "return_bottom", "return_next 0", "return_next 1", "return_next 2")
    assert asked(s) == (1, "PlaceWorkers")
    assert s.view(0)["drawn"] is None
