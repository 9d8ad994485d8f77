"""Positions in the middle of something: an agenda is read only if play can lead to it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from revier.kernel.errors import BadPosition
from revier.kernel.rng import Rng
from revier.kernel.state import State
from tests.schichtwechsel.build import GAME, position
from tests.schichtwechsel.test_saving import OWN_PAID, copied, play_out, refused
from tests.support import asked, play, rule


def with_card() -> State:
    """In the middle of a card: discs are right behind barriers, the miner is in the lamp room, one house is gone."""
    return position(
        white={0: 3},
        water={0: 2},
        carts={0: {"cart_1": "coal", "cart_2": "spoil"}},
        wagons={0: {"wagon_1": 1}},
        plant={0: ["grey_1"]},
        plots={0: ["plot_2vp"]},
        base={0: 1},
        discs={0: {"road": 6, "canal": 2}},
        miner={0: 4, 3: 14},
    )


def effects_of(pick: Callable[[Any], Any]) -> tuple[int, int]:
    """First and end of a list of the components."""
    found = pick(GAME.components)
    return int(found.first), int(found.end)


LAMP_ROOM = effects_of(lambda c: c.space_effects[4])
DRIVER = int(GAME.components.tile_choice[0])
HAUL_LARGE = effects_of(lambda c: c.face_effects[0])


@pytest.mark.parametrize(
    ("above", "says"),
    [
        ([["TurnEnd", 0]], "TurnEnd lies on NextTurn, not on AfterCard"),
        ([["Pay", 1, 0]], "Pay: of another seat, or not on AfterCard"),
        ([["Pay", 0, 99]], "there is no card 99"),
        ([["Pay", 0, 18]], "Pay: card 18 cannot be used"),
        ([["Pay", 0, 22], ["Pay", 0, 22]], "not on AfterCard"),
        ([["ChooseVariant", 0]], "cannot be used"),
        ([["TakeTile", 0]], "TakeTile does not lie on AfterCard"),
        ([["Loading", 0, 1, 1], ["Load", 0, 1, 1]], "Loading happens at once: nothing waits on it"),
        ([["HousePick", 1]], "HousePick: it is the turn of seat 0"),
        ([["HousePlot", 0, 0]], "HousePlot: 0 is no house on the track"),
        ([["HousePlot", 0, 5]], "HousePlot: 5 is no house on the track"),
        ([["BarrierBonus", 0, 4]], "no barrier just crossed lets one choose so"),
        ([["MinerSteps", 0, 2]], "MinerSteps"),
        ([["WaterAmount", 0, 3]], "no card here lowers the water by so much"),
        ([["MayPlace", 0]], "MayPlace does not lie on AfterCard"),
        ([["HeapSpoil", 0, 2, 0], ["PlaceCoal", 0, 1, 0]], "HeapSpoil: only MayPlace lies on it"),
        ([["HeapSpoil", 0, 3, 0], ["MayPlace", 0]], "HeapSpoil: no effect here offers so many pieces that have room"),
        ([["HeapSpoil", 0, 1, 1], ["MayPlace", 0]], "owed (1) only for a selection tile"),
        ([["LoadWagons", 0, 2, 0], ["MayPlace", 0]], "LoadWagons: no effect here offers so many pieces that have room"),
        (
            [["LoadCubes", 0, 1, 1, 3, 0], ["MayPlace", 0]],
            "LoadCubes: no effect here offers so many pieces",
        ),
        (
            [["ReceiveCoke", 0, 2, 0], ["MayPlace", 0]],
            "ReceiveCoke: no effect here offers so many pieces",
        ),
        ([["MakeCoke", 0, 2, 0], ["CokingField", 0]], "no effect here brings so much coke"),
        ([["MakeCoke", 0, 0, 1], ["CokingField", 0]], "owed (1) only for a selection tile"),
        ([["CokingField", 0]], "CokingField does not lie on AfterCard"),
        ([["Converting", 0, 3, 1], ["CokingField", 0]], "Converting: up to 2 more after the first"),
        ([["Hauling", 0, 1, 1], ["CokingField", 0]], "CokingField does not lie on Hauling"),
        ([["Hauling", 0, 1, 1], ["PlaceCoal", 0, 3, 0]], "PlaceCoal: 1 to 2 coal"),
        ([["Hauling", 0, 1, 1], ["PlaceCoal", 0, 1, 1]], "PlaceCoal: owed (1) only for a tile"),
        ([["PlaceCube", 0, 1, 1, 2, 0]], "PlaceCube: no effect brings so many cubes"),
        ([["Haul", 0, 4, 0]], "Haul: 1 to 2 more here"),
        ([["Convert", 0, 1, 2]], "Convert: 1 to 3 more"),
        ([["TrackStep", 0, 3, 0, 1, 0]], "what is left of a track effect"),
        ([["TrackStep", 0, 1, 0, 0, 0]], "asked only where there is a choice"),
        ([["TrackStep", 0, 1, 1, 0, 1]], "only rail for the own card"),
        ([["Moving", 0, 0, 0, 0], ["HousePick", 0]], "what is left of a track effect"),
        ([["RailFields", 0, 2], ["HousePick", 0]], "what is left of the own card"),
        ([["HeadframeFrom", 0, 1]], "on OtherHeadframe"),
        ([["HeadframeFrom", 0, 2]], "to any area or to the large one; only the other one goes there"),
        ([["HeadframeTo", 0, 3, 0, 0]], "from the base, a large or a small space"),
        ([["HeadframeTo", 0, 0, 0, 1]], "the other headframe goes to a small space, or stays"),
        ([["HeadframeTo", 0, 1, 0, 0]], "HeadframeTo of seat 0 has no legal action here"),
        ([["CopyCard", 0, 3, 0]], "no effect here lets one copy so"),
        ([["CopyCard", 0, 1, 1]], "its price is the rest of a space"),
        ([["Effects", 0, HAUL_LARGE[0] + 1, HAUL_LARGE[1], 6], ["CopyCard", 0, 1, 1]], "of that source"),
        ([["Effects", 0, LAMP_ROOM[0], LAMP_ROOM[1], 6], ["CopyCard", 0, 1, 1]], "not the rest of a list"),
        ([["Effects", 0, LAMP_ROOM[0] + 1, LAMP_ROOM[1] + 1, 6], ["CopyCard", 0, 1, 1]], "not the rest of a list"),
        ([["ChooseOption", 0, 99, 1]], "no choice of that source"),
        ([["ChooseOption", 0, 0, 4]], "nothing on AfterCard offers it"),
        ([["Moving", 0, 1, 0, 0]] * 101 + [["HousePick", 0]], "no more than 100 steps are under way"),
    ],
)
def test_a_pending_step_that_does_not_fit_is_refused(above: list[list[int]], says: str) -> None:
    data = copied(with_card())
    data["agenda"][-1:] = [["AfterCard", 0, 0], *above]
    with pytest.raises(BadPosition) as caught:
        GAME.load(data)
    assert caught.value.field == "agenda"
    assert says in str(caught.value)


@pytest.mark.parametrize(
    "above",
    [
        [["Pay", 0, 22]],
        [["HousePlot", 0, 1]],
        [["BarrierBonus", 0, 3]],
        [["HeapSpoil", 0, 1, 0], ["MayPlace", 0]],
        [["MakeCoke", 0, 0, 0], ["CokingField", 0]],
        [["Hauling", 0, 1, 1], ["PlaceCoal", 0, 1, 0]],
        [["Effects", 0, LAMP_ROOM[0] + 1, LAMP_ROOM[1], 6], ["CopyCard", 0, 1, 1]],
        [["Effects", 0, HAUL_LARGE[0] + 1, HAUL_LARGE[1], 1], ["Haul", 0, 2, 1]],
        [["Moving", 0, 1, 0, 1], ["BarrierBonus", 0, 3]],
        [["OtherHeadframe", 0], ["HeadframeTo", 0, 0, 1, 0]],
        [["HeadframeTo", 0, 0, 2, 1]],
    ],
)
def test_a_pending_step_that_fits_can_be_played_on(above: list[list[int]]) -> None:
    data = copied(with_card())
    data["agenda"][-1:] = [["AfterCard", 0, 0], *above]
    play_out(GAME.load(data), Rng(1))


LAST_MOVE: dict[str, Any] = {"round": 5, "plots": {1: ["plot_miner_move"]}}

# -- steps of the preparation, and the end ---------------------------------------------------------


@rule("SW-10.5")
@pytest.mark.parametrize(
    ("path", "value", "field", "says"),
    [
        ("bag.coal", 11, "bag", "cubes at this time"),
        ("agenda.-1.1", 1, "agenda", "the start player gives the triple, seat 0"),
        ("agenda.-1.2", 15, "agenda", "somebody has no triple yet"),
        ("agenda.-1.3", 9, "agenda", "3 pieces"),
        ("agenda.-1", ["AssignTriple", 0, 0, 1, 1, 1], "agenda", "the stone is aside once it was drawn"),
        ("agenda.-1", ["PlaceCube", 0, 1, 0, 1, 1], "agenda", "PlaceCube does not lie on ReturnStone"),
        ("stone", "aside", "agenda", "the stone is aside once it was drawn"),
        ("seats.0.tile", "hewer", "seats.0.tile", "no selection tile before its turn in step II [SW-10.6]"),
        ("seats.0.white", 1, "seats.0.white", "at most 0 at this time [SW-3.3]"),
        ("seats.0.passed", 1, "seats.0.passed", "players pass in the action phase [SW-11.14]"),
        ("seats.0.own_card", OWN_PAID, "seats.0.own_card", "paid for in the action phase [SW-11.4]"),
    ],
)
def test_step_1_follows_from_the_triples_given(path: str, value: object, field: str, says: str) -> None:
    s = position(phase="step_1")
    assert asked(s) == (0, "AssignTriple")
    error = refused(s, path, value)
    assert error.field == field
    assert says in str(error)


@pytest.mark.parametrize(
    ("path", "value", "says"),
    [
        ("agenda.-2", ["DrawTriple", 0], "who has a triple, one bit a seat"),
        ("agenda.-2", ["DrawTriple", 2], "only by a seat that has a triple"),
        ("agenda.-1", ["PlaceCube", 0, 2, 2, 4, 1], "the cubes of a triple, 3 at most, owed"),
    ],
)
def test_a_triple_being_loaded_has_three_cubes_at_most(path: str, value: object, says: str) -> None:
    s = position(phase="step_1")
    play(s, "assign_triple seat_0")
    assert asked(s) == (0, "PlaceCube")
    assert says in str(refused(s, path, value))


@rule("SW-10.1")
def test_the_bag_holds_no_more_of_a_kind_than_came_into_it() -> None:
    error = refused(position(), "bag", {"coal": 4, "spoil": 12})
    assert "at most 20 coal and 8 spoil have come into it [SW-10.1]" in str(error)


@rule("SW-10.5", "SW R53")
def test_a_drawn_water_stone_leaves_one_cube_more_in_the_bag() -> None:
    s = position(round=3, round_card="round_spoil")
    data = copied(s)
    total = data["bag"]["coal"] + data["bag"]["spoil"]
    for more, accepted in ((-1, False), (0, True), (1, True), (2, False)):
        data["bag"] = {"coal": total + more, "spoil": 0}
        if accepted:
            GAME.load(data)
        else:
            with pytest.raises(BadPosition, match=f"holds {total} to {total + 1} cubes"):
                GAME.load(data)
    assert "aside only in step I" in str(refused(s, "stone", "aside"))
    assert "in the bag, or aside" in str(refused(s, "stone", "box"))


@pytest.mark.parametrize(
    ("phase", "setting", "path", "value", "says"),
    [
        ("step_2", {}, "agenda.-1.1", 0, "TakeTile: it is the turn of seat 3"),
        ("step_2", {}, "agenda.-2.1", 5, "TakeTiles counts the seats that have begun, 1 to 4"),
        ("step_2", {}, "agenda.-1", ["HousePick", 3], "HousePick: no barrier just crossed brings a house"),
        ("step_2", {}, "agenda.-2", ["SellCoke", 1], "SellCoke: in step V, on UseBonusFields"),
        ("step_5", {"coke_wagons": {1: 2}}, "agenda.-1.1", 0, "step V waits for SalePick 1"),
        ("step_5", {"coke_wagons": {1: 2}}, "agenda.-1", ["MayPlace", 1], "MayPlace does not lie on SellCoke"),
        ("step_6", {"unlocked": {0: ["house_3"]}}, "agenda.-2.2", 1, "unlocked fields to the right"),
        ("step_6", {"unlocked": {0: ["house_3"]}}, "agenda.-2.2", 4, "unlocked fields to the right"),
        ("step_6", {"unlocked": {0: ["house_3"]}}, "agenda.-2.1", 1, "BonusFields: it is the turn of seat 0"),
        (
            "step_6",
            {"unlocked": {0: ["house_3"]}},
            "agenda.-2",
            ["NextTurn", 0],
            "NextTurn: in the action phase",
        ),
        (
            "step_6",
            {"unlocked": {0: ["house_5"]}, "tile": {0: "mine_rescue"}},
            "agenda.-1.2",
            DRIVER,
            "of the seat's tile",
        ),
        (
            "final",
            {"round": 5, "plots": {1: ["plot_miner_move"]}},
            "agenda.-1.2",
            1,
            "nothing here moves the miner, with use of the space (1)",
        ),
        (
            "final",
            {"round": 5, "plots": {1: ["plot_miner_move"]}},
            "agenda.-2.1",
            1,
            "seat 0 has no house on plot_miner_move",
        ),
    ],
)
def test_a_step_belongs_to_the_seat_whose_turn_it_is(
    phase: str, setting: dict[str, Any], path: str, value: object, says: str
) -> None:
    s = position(phase=phase, **setting)
    GAME.load(copied(s))
    assert says in str(refused(s, path, value))


def test_a_sale_needs_a_pair() -> None:
    data = copied(position(phase="step_5", coke_wagons={1: 2}))
    data["seats"][1] |= {"coke_wagons": 1, "reserve": 10}
    with pytest.raises(BadPosition, match="a pair on the coke wagons"):
        GAME.load(data)


def test_the_last_miner_move_needs_its_house() -> None:
    data = copied(position(phase="final", round=5, plots={1: ["plot_miner_move"]}))
    data["seats"][1]["plots"] = {"plot_2vp": 1}
    with pytest.raises(BadPosition, match="no house on plot_miner_move"):
        GAME.load(data)


@rule("SW-16.2")
def test_what_is_covered_holds_nothing() -> None:
    s = position(2)
    assert "covered with 2 players" in str(refused(s, "seats.0.miner", 5))
    assert "grey_5 is covered with 2 players" in str(refused(s, "grey_fields.grey_5", 0))
