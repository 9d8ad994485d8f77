"""Positions that look right at first sight, but from which play would break a rule later."""

from __future__ import annotations

from typing import Any

import pytest

from revier.kernel.errors import BadPosition
from revier.kernel.state import State
from tests.schichtwechsel.build import GAME, position
from tests.schichtwechsel.test_saving import changed, copied, middle, refused
from tests.support import asked, play, rule


def refused_changes(s: State, changes: dict[str, object]) -> BadPosition:
    data = copied(s)
    GAME.load(data)  # as it is, it can be played
    for path, value in changes.items():
        changed(data, path, value)
    with pytest.raises(BadPosition) as caught:
        GAME.load(data)
    return caught.value


# -- what the table says ---------------------------------------------------------------------------


@rule("SW-11.2", "SW-11.27")
@pytest.mark.parametrize(
    ("phase", "setting"),
    [
        ("step_1", {}),
        ("step_2", {}),
        ("step_5", {"coke_wagons": {1: 2}}),
        ("step_6", {"unlocked": {0: ["house_3"]}}),
    ],
)
def test_the_start_player_holds_the_marker_until_the_action_phase(phase: str, setting: dict[str, Any]) -> None:
    error = refused_changes(position(phase=phase, **setting), {"marker": 1})
    assert error.field == "marker"
    assert "expected 0, the start player, until somebody takes it [SW-11.27]" in str(error)


@rule("SW-15.1")
def test_headframes_stand_on_bonus_spaces_in_the_action_phase_only() -> None:
    s = position(phase="step_6", unlocked={0: ["house_3"]}, base={0: 1})
    error = refused_changes(s, {"headframe_spaces": {"small_vp": 0}, "seats.0.headframes.base": 0})
    assert error.field == "headframe_spaces.small_vp"
    assert "back in the base" in str(error)


@rule("SW-10.1")
def test_cubes_in_hand_came_out_of_the_bag() -> None:
    """With four players 20 coal and 8 spoil have come into it in round 1."""
    s = position(phase="step_1", bag=(16, 4))
    assert asked(s) == (0, "AssignTriple")
    bag = {"coal": 17, "spoil": 8}
    error = refused_changes(s, {"bag": bag, "agenda.-1": ["AssignTriple", 0, 0, 0, 3, 0]})
    assert error.field == "bag"
    assert "at most 20 coal and 8 spoil have come into it, those being loaded among them" in str(error)
    play(s, "assign_triple seat_0")
    assert asked(s) == (0, "PlaceCube")
    error = refused_changes(s, {"bag": bag, "agenda.-1": ["PlaceCube", 0, 0, 3, 3, 1]})
    assert "those being loaded among them" in str(error)


@rule("SW R50")
@pytest.mark.parametrize("row", ["shift:1", "water:2", "round_cards:1"])
def test_no_round_costs_points(row: str) -> None:
    error = refused(middle(), "seats.0.sheet", {row: -1})
    assert error.field == "seats.0.sheet"
    assert "at least 0 points, not -1 [SW R50]" in str(error)


@rule("SW-13.1")
def test_a_round_card_has_no_points_before_it_is_scored() -> None:
    error = refused(middle(), "seats.0.sheet", {"round_cards:2": 2})
    assert "round_cards has no points in round 2 at this time" in str(error)


@pytest.mark.parametrize(
    ("path", "field"),
    [
        ("rounds", "position"),
        ("seats.1.luck", "seats.1"),
        ("seats.1.headframes.sky", "seats.1.headframes"),
        ("seats.1.own_card.tools", "seats.1.own_card"),
        ("paid.haul_small.tools", "paid.haul_small"),
        ("bag.gold", "bag"),
    ],
)
def test_an_unknown_key_is_named(path: str, field: str) -> None:
    error = refused(middle(), path, 0)
    assert error.field == field
    assert f"'{path.split('.')[-1]}' is unknown; known: " in str(error)


# -- what is under way -----------------------------------------------------------------------------


def pending(above: list[list[int | str]], s: State) -> str:
    data = copied(s)
    data["agenda"][-1:] = [["AfterCard", 0, 0], *above]
    with pytest.raises(BadPosition) as caught:
        GAME.load(data)
    assert caught.value.field == "agenda"
    return str(caught.value)


@rule("SW-10.14")
def test_hauled_coal_has_room_on_the_wagons() -> None:
    full = {"wagon_1": 1, "wagon_2": 1, "wagon_3": 2, "wagon_4": 2}
    s = position(wagons={0: full})
    assert "the wagons have room for 1" in pending([["Hauling", 0, 1, 1], ["PlaceCoal", 0, 2, 0]], s)


@rule("SW-10.15")
def test_hauled_coal_came_from_a_cart_that_is_empty_now() -> None:
    s = position(carts={0: {"cart_3": "coal", "cart_4": "coal", "cart_5": "coal"}})
    assert "1 to 1 coal, of an empty cart" in pending([["Hauling", 0, 1, 1], ["PlaceCoal", 0, 2, 0]], s)
    every = {"cart_1": "coal", "cart_2": "coal", "cart_3": "coal", "cart_4": "coal", "cart_5": "coal"}
    assert "1 to 0 coal" in pending([["Hauling", 0, 1, 1], ["PlaceCoal", 0, 1, 0]], position(carts={0: every}))


@rule("SW-4.14")
@pytest.mark.parametrize("left", [2, 3])
def test_house_field_4_hauls_one_cart(left: int) -> None:
    loaded = {0: {"cart_1": "coal", "cart_2": "coal"}}
    s = position(phase="step_6", unlocked={0: ["house_4"]}, carts=loaded)
    assert asked(s) == (0, "Haul")
    assert "Haul: 1 to 1 more here" in str(refused_changes(s, {"agenda.-1": ["Haul", 0, left, 1]}))
    data = copied(s)
    data["agenda"][-1:] = [["Hauling", 0, left - 1, 1], ["PlaceCoal", 0, 1, 0]]
    with pytest.raises(BadPosition, match="Hauling: up to 0 more after the first here"):
        GAME.load(data)


@rule("SW-4.14", "SW-10.12")
def test_the_lower_part_of_a_tile_needs_house_field_5() -> None:
    choice = int(GAME.components.tile_choice[1])
    s = position(phase="step_6", unlocked={0: ["house_1"]}, tile={0: "mine_rescue"})
    error = refused_changes(s, {"agenda.-1": ["ChooseOption", 0, choice, 3]})
    assert "ChooseOption: nothing on BonusFields offers it" in str(error)


@rule("SW-10.17", "SW R2")
def test_coke_that_is_being_placed_is_in_the_reserve() -> None:
    s = position(plant={0: ["grey_1"]}, sold={0: 10})
    belows: list[list[int | str]] = [["Converting", 0, 1, 1], ["MakeCoke", 0, 0, 0]]
    for below in belows:
        assert "no coke in the reserve" in pending([below, ["CokingField", 0]], s)


@rule("SW-11.9")
def test_a_variant_that_can_do_nothing_is_not_paid_for() -> None:
    s = position(2, white={0: 1}, water={0: 0})
    assert "Pay: card 23 cannot be used" in pending([["Pay", 0, 23]], s)
    data = copied(s)
    data["agenda"][-1:] = [["AfterCard", 0, 0], ["Pay", 0, 24]]
    assert asked(GAME.load(data)) == (0, "Pay")


@rule("SW-18.5")
def test_the_end_of_a_turn_is_asked_for_only_if_an_exchange_is_possible() -> None:
    s = position(heap={0: 3})
    data = copied(s)
    data["agenda"][-1] = ["TurnEnd", 0]
    assert asked(GAME.load(data)) == (0, "TurnEnd")
    data["seats"][0]["heap"] = 2
    with pytest.raises(BadPosition, match="asked only if an exchange is possible"):
        GAME.load(data)


@rule("SW-11.13")
def test_after_an_exchange_there_is_a_token_for_the_card() -> None:
    s = position(coins={0: 0}, used={"start_player": 0}, cube={0: 0}, discs={0: {"road": 6}})
    data = copied(s)
    data["agenda"][-1:] = [["Turn", 0, 1], ["BarrierBonus", 0, 3]]
    with pytest.raises(BadPosition, match="there is nothing to pay it with"):
        GAME.load(data)
    data["seats"][0]["coins"] = 1
    assert asked(GAME.load(data)) == (0, "BarrierBonus")
    data["agenda"][-2][2] = 0
    with pytest.raises(BadPosition, match="BarrierBonus"):
        GAME.load(data)


@rule("SW-5.2")
@pytest.mark.parametrize(
    "above",
    [
        [["HousePick", 0]],
        [["BarrierBonus", 0, 3]],
        [["MinerSteps", 0, 1], ["MinerSteps", 0, 1]],
        [["Moving", 0, 1, 0, 0], ["MinerSteps", 0, 1]],
    ],
)
def test_a_bonus_comes_right_behind_its_barrier(above: list[list[int | str]]) -> None:
    pending(above, position(discs={0: {"road": 5, "rail": 2, "canal": 1}}))


@rule("SW-4.15")
def test_the_own_card_moves_as_many_fields_as_headframes_have_left_it() -> None:
    s = position(base={0: 1})
    assert "up to 1 rail fields" in pending([["TrackStep", 0, 0, 2, 0, 1]], s)
    assert "not what is left of the own card" in pending([["RailFields", 0, 1], ["BarrierBonus", 0, 3]], s)


@rule("SW-11.20")
def test_the_other_headframe_is_the_one_that_did_not_move() -> None:
    s = position(frames={"large_miner": 0}, base={0: 1})
    assert "the other headframe goes to a small space" in pending([["HeadframeTo", 0, 1, 2, 1]], s)


@rule("SW-12.2")
def test_the_space_of_the_shift_that_acts_is_behind_the_miner() -> None:
    lamp_room = GAME.components.space_effects[4]
    above: list[list[int | str]] = [["Effects", 0, lamp_room.first + 1, lamp_room.end, 6], ["CopyCard", 0, 1, 1]]
    assert "nothing on AfterCard leads to" in pending(above, position(miner={0: 3}))


@rule("SW-4.17", "SW-12.3")
def test_spoil_is_offered_by_a_headframe_that_just_left_the_card_or_by_the_space_of_the_miner() -> None:
    above: list[list[int | str]] = [["HeapSpoil", 0, 1, 0], ["MayPlace", 0]]
    says = "no effect here offers so many pieces that have room"
    assert says in pending(above, position())
    assert says in pending(above, position(base={0: 2}, miner={0: 8}))
    for s in (position(base={0: 1}), position(miner={0: 7})):
        data = copied(s)
        data["agenda"][-1:] = [["AfterCard", 0, 0], *above]
        assert asked(GAME.load(data)) == (0, "MayPlace")
