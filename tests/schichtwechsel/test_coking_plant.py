"""The central coking plant and converting [SW-5.13 to SW-5.15, SW-10.17]."""

from __future__ import annotations

import pytest

from tests.schichtwechsel.build import position
from tests.schichtwechsel.look import SEATS, WAGONS_FULL, at, held, points, table, wagons
from tests.support import asked, offered, play, rule, told

CONVERT = ["card coking_large", "pay p"]
GREY = ["grey_1", "grey_2", "grey_3", "grey_4", "grey_5"]


def fields(*names: str) -> list[str]:
    return [f"coking_field {name}" for name in names]


def legal_fields(mine: list[str], others: list[str], players: int = 4) -> list[str]:
    """Where the next coke of seat 0 may go; none if it cannot even convert."""
    s = position(players, plant={0: mine, 1: others}, wagons={0: {"wagon_1": 1}})
    if "card coking_large" not in offered(s):
        return []
    return offered(play(s, *CONVERT, "convert wagon_1"))


@rule("SW-5.13")
@pytest.mark.parametrize(("players", "covered"), [(2, ["grey_4", "grey_5"]), (3, ["grey_5"]), (4, [])])
def test_an_own_field_and_the_grey_fields_in_play_are_free_at_first(players: int, covered: list[str]) -> None:
    s = position(players)
    shown = {grey: "covered" if grey in covered else None for grey in GREY}
    assert table(s)["grey_fields"] == shown
    assert legal_fields([], [], players) == fields("own_field", *[grey for grey in GREY if grey not in covered])


@rule("SW-5.13", "SW-4.5")
def test_the_own_field_shows_a_white_cube_the_grey_ones_do_not() -> None:
    assert held(position(plant={0: ["own_field"]}))["white_cubes_due"] == 2
    assert held(position(plant={0: GREY[:3]}))["white_cubes_due"] == 3


@rule("SW-5.13", "SW-5.15")
@pytest.mark.parametrize(
    ("field", "vp", "water"),
    [("own_field", 0, 3), ("grey_1", 1, 3), ("grey_2", 0, 4), ("grey_3", 0, 3), ("grey_4", 0, 3), ("grey_5", 0, 3)],
)
def test_grey_1_gives_a_point_and_grey_2_makes_the_water_rise(field: str, vp: int, water: int) -> None:
    s = play(position(wagons={0: {"wagon_1": 1}}), *CONVERT, "convert wagon_1", f"coking_field {field}")
    assert (points(s), held(s)["water"]) == ({"coking_plant": vp} if vp else {}, water)
    assert [held(s, n)["water"] for n in (1, 2, 3)] == [3, 3, 3]


@rule("SW-5.13", "SW R28")
def test_every_field_has_room_for_one_coke() -> None:
    assert legal_fields(["own_field"], ["grey_1", "grey_4"]) == fields("grey_2", "grey_3", "grey_5")


@rule("SW-5.14")
@pytest.mark.parametrize("mine", [[], ["grey_3"]], ids=["none", "one"])
def test_the_first_two_coke_go_to_any_free_field(mine: list[str]) -> None:
    free = [grey for grey in GREY if grey not in mine]
    assert legal_fields(mine, []) == fields("own_field", *free)


@rule("SW-5.14", "SW R27", "SW E8")
@pytest.mark.parametrize("players", SEATS)
@pytest.mark.parametrize("mine", [["grey_2", "grey_3"], ["grey_1", "grey_2", "grey_3"]], ids=["third", "fourth"])
def test_from_the_third_coke_on_the_own_field_must_be_used_while_it_is_free(players: int, mine: list[str]) -> None:
    assert legal_fields(mine, [], players) == fields("own_field")


@rule("SW-5.14")
@pytest.mark.parametrize("mine", [["own_field", "grey_3"], ["own_field", "grey_3", "grey_4"]], ids=["third", "fourth"])
def test_with_the_own_field_taken_any_free_grey_field_may_be_chosen(mine: list[str]) -> None:
    assert legal_fields(mine, []) == fields(*[grey for grey in GREY if grey not in mine])


@rule("SW-5.14")
def test_nobody_has_more_than_four_coke_in_the_plant() -> None:
    assert legal_fields(["own_field", "grey_3", "grey_4", "grey_5"], []) == []


@rule("SW-5.14")
@pytest.mark.parametrize("players", SEATS)
def test_without_a_legal_field_no_coke_can_be_placed(players: int) -> None:
    free = {2: GREY[:3], 3: GREY[:4], 4: GREY}[players]
    mine, others = ["own_field"], free
    if players == 4:  # nobody may have five there
        mine, others = ["own_field", "grey_1"], free[1:]
    assert legal_fields(mine, others, players) == []
    assert len(legal_fields(mine, others[:-1], players)) == 1


@rule("SW R27")
def test_the_own_field_binds_placing_only() -> None:
    """The coke there may be loaded away first, and then the own field is next again."""
    s = position(plant={0: ["own_field", "grey_3", "grey_4"]}, wagons={0: {"wagon_1": 1}}, passed=[1, 2, 3])
    play(s, "card loading_small", "pay c")
    assert offered(s) == ["load own_field", "load grey_3", "load grey_4"]
    play(s, "load own_field", *CONVERT, "convert wagon_1")
    assert offered(s) == fields("own_field")


@rule("SW R29", "SW-5.15")
@pytest.mark.parametrize(("field", "vp", "water"), [("grey_1", 1, 3), ("grey_2", 0, 4)])
def test_the_coke_of_a_headframe_bonus_triggers_its_field(field: str, vp: int, water: int) -> None:
    s = position(base={0: 1}, **at(rail=3))
    play(s, "card headframe_single", "pay p", "headframe_from base", "headframe_to large_coke_plant")
    play(s, f"coking_field {field}")
    assert (points(s).get("coking_plant", 0), held(s)["water"]) == (vp, water)


@rule("SW R29", "SW-5.15")
@pytest.mark.parametrize(("field", "vp", "water"), [("grey_1", 1, 3), ("grey_2", 0, 4)])
def test_the_coke_of_a_tile_triggers_its_field(field: str, vp: int, water: int) -> None:
    s = position(phase="step_6", tile={0: "haulier"}, plant={0: ["grey_3"]}, **at(canal=2, houses=["house_5"]))
    play(s, "option a", f"coking_field {field}")
    assert (points(s).get("coking_plant", 0), held(s)["water"]) == (vp, water)


@rule("SW-5.15", "SW-9.3")
def test_the_symbol_of_a_field_takes_effect_before_the_next_wagon() -> None:
    s = position(wagons={0: {"wagon_1": 1, "wagon_2": 1}}, water={0: 6})
    play(s, *CONVERT, "convert wagon_1", "coking_field grey_2")
    assert (held(s)["water"], held(s)["tools"], asked(s)) == (4, 7, (0, "Convert"))


# -- converting ------------------------------------------------------------------------------------


@rule("SW-10.17")
def test_the_coal_of_a_converted_wagon_goes_to_the_supply_and_a_coke_comes_from_the_reserve() -> None:
    s = play(position(wagons={0: {"wagon_3": 2, "wagon_4": 1}}), *CONVERT, "convert wagon_3", "coking_field grey_5")
    assert (wagons(s), held(s)["coke_reserve"], table(s)["grey_fields"]["grey_5"]) == ({"wagon_4": 1}, 10, 0)
    assert told(s, "wagon_converted") == [{"seat": 0, "wagon": "wagon_3"}]


@rule("SW-10.17", "SW-5.14")
@pytest.mark.parametrize("seat", [0, 1, 2, 3])
def test_what_others_have_in_the_plant_does_not_count_as_ones_own(seat: int) -> None:
    other = (seat + 1) % 4
    s = position(to_act=seat, plant={other: ["own_field", *GREY[:3]]}, wagons={seat: {"wagon_5": 1}})
    play(s, *CONVERT, "convert wagon_5")
    assert offered(s) == fields("own_field", "grey_4", "grey_5")
    play(s, "coking_field own_field")
    assert [held(s, n)["own_field"] for n in range(4)] == [int(n in (seat, other)) for n in range(4)]
    assert [held(s, n)["coke_in_plant"] for n in (seat, other)] == [1, 4]


@rule("SW-10.17", "SW R14")
def test_wagons_are_picked_one_after_the_other_and_one_may_stop_after_the_first() -> None:
    s = play(position(wagons={0: WAGONS_FULL}), *CONVERT)
    assert offered(s) == [f"convert wagon_{i}" for i in (1, 2, 3, 4, 5)]
    play(s, "convert wagon_5", "coking_field grey_3")
    assert offered(s) == [*[f"convert wagon_{i}" for i in (1, 2, 3, 4)], "stop_converting"]
    play(s, "stop_converting")
    assert (held(s)["coke_in_plant"], asked(s)) == (1, (1, "Turn"))


@rule("SW-10.17")
@pytest.mark.parametrize(("card", "most"), [("coking_small", 1), ("coking_medium", 2), ("coking_large", 3)])
def test_converting_ends_after_as_many_wagons_as_the_card_allows(card: str, most: int) -> None:
    s = play(position(wagons={0: WAGONS_FULL}, white={0: 2}), f"card {card}")
    s.apply(s.legal_actions()[0])
    while asked(s)[0] == 0:
        s.apply(s.legal_actions()[0])
    assert (held(s)["coke_in_plant"], len(wagons(s))) == (most, 5 - most)


@rule("SW-10.17")
def test_converting_ends_by_itself_when_no_full_wagon_is_left() -> None:
    s = play(position(wagons={0: {"wagon_1": 1, "wagon_3": 1}}), *CONVERT, "convert wagon_1", "coking_field grey_3")
    assert asked(s) == (1, "Turn")


@rule("SW-10.17", "SW-5.14")
def test_converting_ends_by_itself_when_no_legal_field_is_left() -> None:
    s = position(wagons={0: WAGONS_FULL}, plant={0: ["own_field", "grey_3", "grey_4"]})
    play(s, *CONVERT, "convert wagon_1", "coking_field grey_5")
    assert (held(s)["coke_in_plant"], asked(s)) == (4, (1, "Turn"))


@rule("SW-10.17", "SW R2", "SW-3.2")
def test_converting_ends_by_itself_when_no_coke_is_left_in_the_reserve() -> None:
    s = position(round=5, wagons={0: WAGONS_FULL}, sold={0: 8}, coke_wagons={0: 2})
    play(s, *CONVERT, "convert wagon_1", "coking_field grey_3")
    assert (held(s)["coke_reserve"], asked(s)) == (0, (1, "Turn"))
