"""The own action card [SW-4.15 to SW-4.17]."""

from __future__ import annotations

import pytest

from tests.schichtwechsel.build import position
from tests.schichtwechsel.look import at, held, points
from tests.support import asked, offered, play, rule, told


@rule("SW-4.15")
@pytest.mark.parametrize("seat", [0, 1, 2, 3])
def test_with_both_headframes_on_it_the_own_card_only_lowers_the_water(seat: int) -> None:
    s = play(position(to_act=seat, white={seat: 1}), "own_card", "pay w")
    assert (held(s, seat)["water"], held(s, seat)["discs"]["rail"]) == (2, 0)
    assert asked(s) == ((seat + 1) % 4, "Turn")


@rule("SW-4.15")
def test_the_own_card_costs_one_white_cube_or_what_stands_in_for_it() -> None:
    s = play(position(white={0: 2}), "own_card")
    assert offered(s) == ["pay w", "pay p", "pay c"]


@rule("SW-4.15", "SW R14", "SW E14")
@pytest.mark.parametrize(("base", "rail"), [(1, 3), (2, 7)])
def test_it_moves_up_to_as_many_rail_fields_as_headframes_have_left_it(base: int, rail: int) -> None:
    s = play(position(base={0: base}, **at(rail=rail)), "own_card", "pay p")
    assert held(s)["water"] == 2  # first the water
    for i in range(base):
        assert (asked(s), offered(s)) == ((0, "TrackStep"), ["track_step rail", "stop_moving"])
        play(s, "track_step rail")
        assert held(s)["discs"]["rail"] == rail + i + 1
        while asked(s)[1] in ("HousePick", "HousePlot"):  # the barrier after field 8
            s.apply(s.legal_actions()[0])
    assert asked(s) == (1, "Turn")


@rule("SW-4.15")
@pytest.mark.parametrize("steps", [0, 1])
def test_its_rail_fields_may_be_left_out(steps: int) -> None:
    s = play(position(base={0: 2}, **at(rail=7)), "own_card", "pay p", *["track_step rail"] * steps, "stop_moving")
    assert (held(s)["discs"]["rail"], asked(s)) == (7 + steps, (1, "Turn"))


@rule("SW-4.15", "SW R16")
def test_its_rail_fields_end_at_the_target() -> None:
    s = play(position(base={0: 2}, **at(rail=9)), "own_card", "pay p", "track_step rail")
    assert (held(s)["discs"]["rail"], asked(s)) == (10, (1, "Turn"))


@rule("SW-4.15")
def test_a_headframe_on_a_bonus_space_has_left_the_card_too() -> None:
    s = position(base={0: 1}, frames={"small_vp": 0}, **at(rail=7))
    play(s, "own_card", "pay p", "track_step rail")
    assert offered(s) == ["track_step rail", "stop_moving"]


@rule("SW R54", "SW-4.15", "SW R60")
def test_a_headframe_that_leaves_the_card_on_the_way_adds_no_rail_field() -> None:
    s = position(base={0: 1}, **at(road=6, rail=6))
    play(s, "own_card", "pay p", "track_step rail", "barrier headframe")
    assert (held(s)["headframes_on_card"], held(s)["discs"]["rail"]) == (0, 7)
    assert asked(s) == (1, "Turn")


@rule("SW-4.16")
def test_the_own_card_is_used_once_a_round() -> None:
    s = position(white={0: 2}, passed=[1, 2, 3])
    assert "own_card" in offered(s)
    play(s, "own_card", "pay w")
    assert asked(s) == (0, "Turn")
    assert "own_card" not in offered(s)


@rule("SW-4.16")
def test_in_the_next_round_it_is_fresh() -> None:
    s = position(to_act=0, own_used=[0], passed=[1, 2, 3], water={0: 2})
    assert "own_card" not in offered(s)
    play(s, "pass")
    while asked(s)[1] != "Turn":
        s.apply(s.legal_actions()[0])
    assert (asked(s), "own_card" in offered(s)) == ((0, "Turn"), True)


@rule("SW-4.16")
def test_only_its_owner_uses_it() -> None:
    """What another player has done with the own card changes nothing for mine."""
    s = position(to_act=1, own_used=[0])
    play(s, "own_card", "pay p")
    assert [held(s, n)["own_card"]["users"] for n in range(4)] == [[0], [1], [], []]
    assert [held(s, n)["water"] for n in range(4)] == [3, 2, 3, 3]


@rule("SW-4.16")
def test_the_own_card_can_never_be_copied() -> None:
    s = play(position(white={0: 1}), "card start_player", "pay p")
    assert asked(s) == (0, "CopyCard")
    assert [card for card in offered(s) if "own" in card] == []


@rule("SW-4.17")
@pytest.mark.parametrize(("answer", "heap"), [("yes", 1), ("no", 0)])
def test_for_the_first_headframe_one_spoil_may_go_on_the_heap(answer: str, heap: int) -> None:
    s = position(white={0: 1}, **at(road=5))
    play(s, "card track_small", "pay w", "option a", "barrier headframe")
    assert (held(s)["headframes_on_card"], held(s)["headframes_in_base"]) == (1, 1)  # at once, in the base
    assert (asked(s), offered(s)) == ((0, "MayPlace"), ["yes", "no"])
    play(s, answer)
    assert (held(s)["heap"], s.scores()[0], asked(s)) == (heap, 0, (1, "Turn"))


@rule("SW-4.17", "SW-9.7")
@pytest.mark.parametrize(("heap", "is_asked"), [(5, True), (6, False)])
def test_with_a_full_heap_the_spoil_lapses_without_penalty(heap: int, is_asked: bool) -> None:
    s = position(white={0: 1}, heap={0: heap}, exchanged=1, **at(road=5))
    play(s, "card track_small", "pay w", "option a", "barrier headframe")
    assert (asked(s)[1] == "MayPlace") is is_asked
    if is_asked:
        play(s, "yes")
    assert (held(s)["heap"], held(s)["tools"], asked(s)) == (6, 6, (1, "Turn"))


@rule("SW-4.17")
def test_for_the_second_headframe_two_points() -> None:
    s = position(white={0: 1}, base={0: 1}, **at(road=5, rail=3))
    play(s, "card track_small", "pay w", "option a", "barrier headframe")
    assert (held(s)["headframes_on_card"], held(s)["headframes_in_base"]) == (0, 2)
    assert (points(s), asked(s)) == ({"own_card": 2}, (1, "Turn"))
    assert told(s, "spoil_heaped") == []


@rule("SW-9.5", "SW-9.6", "SW-4.15")
@pytest.mark.parametrize(
    ("water", "base", "rail", "can"),
    [(1, 0, 0, True), (0, 0, 0, False), (0, 1, 3, True), (0, 0, 3, False), (0, 1, 10, False), (1, 1, 10, True)],
)
def test_the_own_card_needs_water_to_lower_or_a_rail_field_to_move(water: int, base: int, rail: int, can: bool) -> None:
    s = position(water={0: water}, base={0: base}, **at(rail=rail))
    assert ("own_card" in offered(s)) is can


@rule("SW-9.6")
def test_on_the_own_card_the_parts_are_independent() -> None:
    s = play(position(water={0: 0}, base={0: 1}, **at(rail=3)), "own_card", "pay p", "track_step rail")
    assert (held(s)["water"], held(s)["discs"]["rail"], s.scores()[0]) == (0, 4, 0)
    s = play(position(water={0: 1}, base={0: 1}, **at(rail=10)), "own_card", "pay p")
    assert (held(s)["water"], asked(s), points(s)) == (0, (1, "Turn"), {"water": 1})
