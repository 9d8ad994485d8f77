"""Every kind of effect at every place of a component file: what the check accepts is played as it says."""

from __future__ import annotations

from typing import Any

import pytest

from revier.games.schichtwechsel.data_check import data_faults
from revier.games.schichtwechsel.data_effects import ASKED, KEYS
from revier.kernel.rng import Rng
from revier.kernel.state import State
from tests.schichtwechsel.build import position
from tests.schichtwechsel.look import held
from tests.schichtwechsel.test_data_check import VP, card, changed, own, space
from tests.schichtwechsel.test_saving import copied, step
from tests.support import asked, offered, play, rule

Effect = dict[str, Any]

EFFECTS: list[Effect] = [
    {"op": "vp", "n": 2},
    {"op": "coin", "n": 1},
    {"op": "white", "n": 1},
    {"op": "water", "delta": 2},
    {"op": "water", "delta": -2},
    {"op": "tool", "delta": 1},
    {"op": "tool", "delta": -2},
    {"op": "cart_cube", "types": ["coal", "spoil"], "n": 2},
    {"op": "cart_cube", "types": ["spoil"], "n": 1},
    {"op": "coal_wagon", "n": 2},
    {"op": "coke_wagon", "n": 2},
    {"op": "coke_plant", "n": 2},
    {"op": "coke_plant", "n": 1, "requires_own_coke_in_plant": 2},
    {"op": "spoil_heap", "n": 2},
    {"op": "spoil_heap", "n": 1, "requires_spoil_on_heap": 3},
    {"op": "spoil_heap", "n": 3, "all_or_nothing": True},
    {"op": "haul", "max": 2},
    {"op": "coke", "max": 2},
    {"op": "load", "max": 2},
    {"op": "track", "road": 1, "rail": 2, "canal": 0},
    {"op": "track_no_barrier", "track": "road", "n": 2},
    {"op": "track_no_barrier", "track": "canal", "n": 1},
    {"op": "miner_move", "use_space": True},
    {"op": "miner_move", "use_space": False},
    {"op": "water_up_to", "max": 3},
    {"op": "headframe", "mode": "single"},
    {"op": "headframe", "mode": "double"},
    {"op": "choice", "options": [[{"op": "track", "road": 0, "rail": 1, "canal": 1}, VP], [{"op": "haul", "max": 1}]]},
    {"op": "copy", "sizes": ["small", "medium", "large"]},
    {"op": "take_start_marker"},
    {"op": "rail_per_removed_headframe", "max": 1},
    {"op": "tile_lower"},
]

# Where a list of effects stands; `%` is the effect, first or behind another.
PLACES: dict[str, list[Any]] = {
    card("haul_medium", "effects"): ["%"],
    card("loading_small", "effects"): [VP, "%"],
    card("headframe_double", "effects"): ["%", VP],
    card("miner_small", "effects"): ["%"],
    card("start_player", "effects"): [{"op": "take_start_marker"}, "%"],
    card("water_combined", "variants[0].effects"): ["%", VP],
    card("coking_small", "effects"): [{"op": "choice", "options": [["%", VP], [VP, "%"]]}],
    "own_action_card.effects": [{"op": "water", "delta": -1}, "%"],
    "own_action_card.first_headframe_removed": ["%", VP],
    "headframe_spaces[1].effects": ["%", VP],
    "headframe_spaces[4].effects": ["%"],
    "coking_plant.grey_fields[2].effect": ["%"],
    "tableau.heap.exchanges[0].gain": ["%"],
    "tableau.heap.exchanges[2].gain": ["%", {"op": "coin", "n": 1}],
    "tableau.sold_coke.sale_reward": ["%", VP],
    "selection_tiles[0].upper": ["%"],
    "selection_tiles[1].upper": ["%", VP],
    "selection_tiles[2].lower_a": [VP, "%"],
    "selection_tiles[3].lower_a": ["%", VP],
    "selection_tiles[4].lower_b": ["%", VP],
    "tableau.house_track[0].options[0]": [VP, "%"],
    "tableau.house_track[1].options[0]": ["%", VP],
    "tableau.house_track[2].options[1]": ["%", VP],
    space("gate_in", "effects"): ["%"],
    space("tally_room", "effects"): ["%", VP],
    space("clean_changing_room", "effects"): [VP, "%"],
}


def put(value: Any, effect: Effect) -> Any:
    """With the effect for every `%`."""
    if value == "%":
        return dict(effect)
    if isinstance(value, list):
        return [put(entry, effect) for entry in value]
    return {key: put(entry, effect) for key, entry in value.items()} if isinstance(value, dict) else value


def accepted(effect: Effect) -> dict[str, object]:
    """All places that take it, by themselves."""
    changes = {path: put(entries, effect) for path, entries in PLACES.items()}
    return {path: value for path, value in changes.items() if not data_faults(changed({path: value}))}


def eager(s: State, rng: Rng) -> None:
    """To the end, reading every third position again: nothing is lost, nothing double, every step fits."""
    while not s.is_over:
        if s.ply % 3 == 0:
            assert s.game.load(copied(s)).to_dict() == s.to_dict()
        s.apply(step(s, rng))
    s.game.load(copied(s))


@rule("SW-9.3")
@pytest.mark.parametrize("is_optional", [False, True])
@pytest.mark.parametrize("number", range(len(EFFECTS)))
def test_whatever_the_check_accepts_is_played_without_a_fault(number: int, is_optional: bool) -> None:
    effect = EFFECTS[number] | ({"optional": True} if is_optional else {})
    changes = accepted(effect)
    if not is_optional:
        assert changes, effect
    if changes:
        game = own(changes)
        players = 2 + number % 3
        eager(game.new(players=players, seed=number), Rng(number))


def test_the_effects_above_are_of_every_kind() -> None:
    assert {effect["op"] for effect in EFFECTS} == set(KEYS)


# -- optional --------------------------------------------------------------------------------------


OPTION_A = ("selection_tiles[2].lower_a", "selection_tiles[3].lower_a", "tableau.house_track[0].options[0]")


@rule("SW-18.2", "SW R59")
@pytest.mark.parametrize("number", range(len(EFFECTS)))
def test_optional_is_refused_where_nobody_would_be_asked(number: int) -> None:
    effect = EFFECTS[number] | {"optional": True}
    found = accepted(effect)
    if effect["op"] not in ASKED:
        assert set(found) <= set(OPTION_A)
    for path, entries in PLACES.items():
        faults = data_faults(changed({path: put(entries, effect)}))
        if path not in found and not data_faults(changed({path: put(entries, EFFECTS[number])})):
            assert all(".optional: expected false" in fault and fault.startswith(path) for fault in faults), faults


@rule("SW-18.2")
def test_of_option_a_one_effect_may_be_left_out() -> None:
    some: Effect = {"op": "tool", "delta": -1, "optional": True}
    lower = [VP, some, {"op": "coal_wagon", "n": 1, "optional": True}]
    faults = data_faults(changed({"selection_tiles[0].lower_a": lower}))
    assert faults == [
        "selection_tiles[0].lower_a[2].optional: expected false; only selection_tiles[0].lower_a[1] can be left out "
        "[SW-18.2]"
    ]


@rule("SW R55")
@pytest.mark.parametrize(
    "effects", [[VP], [{"op": "haul", "max": 1}, VP], [{"op": "white", "n": 1}], [{"op": "tile_lower"}]]
)
def test_an_optional_house_field_is_one_effect_of_which_its_owner_is_asked(effects: list[Effect]) -> None:
    path = "tableau.house_track[1]"
    faults = data_faults(changed({f"{path}.optional": True, f"{path}.options": [effects]}))
    assert [fault for fault in faults if f"{path}.optional: expected false, or one effect of" in fault] == faults != []


@rule("SW-9.7")
def test_an_optional_piece_of_a_tile_is_asked_for_and_not_owed() -> None:
    game = own({"selection_tiles[0].upper": [{"op": "coal_wagon", "n": 1, "optional": True}]})
    s = position(phase="step_2", game=game)
    play(s, "take_tile engine_driver")
    assert asked(s) == (3, "MayPlace")
    tools = held(s, 3)["tools"]
    play(s, "no")
    assert (held(s, 3)["tools"], held(s, 3)["wagons"]["wagon_1"]["coal"]) == (tools, 0)
    full = {"wagon_1": 1, "wagon_2": 1, "wagon_3": 2, "wagon_4": 2, "wagon_5": 1}
    s = position(phase="step_2", game=game, wagons={3: full})
    play(s, "take_tile engine_driver")
    assert (held(s, 3)["tools"], asked(s)) == (tools, (2, "TakeTile"))


# -- track_no_barrier ------------------------------------------------------------------------------


ROAD_2: Effect = {"op": "track_no_barrier", "track": "road", "n": 2}


@rule("SW-7.1", "SW-7.2")
@pytest.mark.parametrize(("field", "after"), [(0, 2), (1, 1), (3, 5), (4, 4), (10, 10), (11, 11), (12, 12)])
def test_fields_without_a_barrier_are_moved_or_lapse_wherever_they_stand(field: int, after: int) -> None:
    """The barriers of the road are after 2, 5, 8 and 10; its target is 12."""
    discs = {0: {"road": field}}
    on_space = own({space("gate_in", "effects"): [ROAD_2]})
    s = play(position(game=on_space, decision=[("MinerMove", 0, 1)], discs=discs), "miner_steps 1")
    assert held(s)["discs"]["road"] == after
    rider = own({card("miner_small", "effects"): [VP, ROAD_2]})
    s = play(position(game=rider, white={0: 1}, discs=discs), "card miner_small", "pay w")
    assert held(s)["discs"]["road"] == after
    on_field = own({"tableau.house_track[1].options": [[ROAD_2]]})
    s = position(game=on_field, phase="step_6", unlocked={0: ["house_2"]}, discs=discs)
    assert held(s)["discs"]["road"] == after
    part = own({"selection_tiles[0].lower_a": [VP, ROAD_2 | {"optional": True}]})
    s = position(game=part, phase="step_6", unlocked={0: ["house_5"]}, tile={0: "engine_driver"}, discs=discs)
    s = play(s, "option a")
    assert held(s)["discs"]["road"] == after


# -- pieces that not everybody gets ----------------------------------------------------------------


@rule("SW-7.1", "SW-12.3")
@pytest.mark.parametrize(("heap", "is_given"), [(0, False), (1, False), (2, False), (3, True), (4, True)])
def test_spoil_that_requires_three_on_the_heap(heap: int, is_given: bool) -> None:
    effect: Effect = {"op": "spoil_heap", "n": 1, "requires_spoil_on_heap": 3}
    on_space = own({space("gate_in", "effects"): [effect]})
    s = play(position(game=on_space, decision=[("MinerMove", 0, 1)], heap={0: heap}, exchanged=1), "miner_steps 1")
    assert (asked(s) == (0, "MayPlace")) is is_given
    rider = own({card("miner_small", "effects"): [VP, effect]})
    s = play(position(game=rider, white={0: 1}, heap={0: heap}), "card miner_small", "pay w")
    assert held(s)["heap"] == heap + is_given
    tile = own({"selection_tiles[0].lower_a": [effect]})
    s = position(game=tile, phase="step_6", unlocked={0: ["house_5"]}, tile={0: "engine_driver"}, heap={0: heap})
    assert ("option a" in offered(s)) is is_given


@rule("SW-7.1")
@pytest.mark.parametrize(("fields", "is_given"), [(["grey_1"], False), (["grey_1", "grey_2"], True)])
def test_coke_that_requires_two_in_the_plant(fields: list[str], is_given: bool) -> None:
    effect: Effect = {"op": "coke_plant", "n": 1, "requires_own_coke_in_plant": 2}
    rider = own({card("miner_small", "effects"): [VP, effect]})
    s = play(position(game=rider, white={0: 1}, plant={0: fields}), "card miner_small", "pay w")
    assert (asked(s) == (0, "CokingField")) is is_given


@rule("SW R35")
@pytest.mark.parametrize(("heap", "whole", "after"), [(3, True, 6), (4, True, 4), (4, False, 6), (6, False, 6)])
def test_all_or_nothing_is_all_or_nothing(heap: int, whole: bool, after: int) -> None:
    effect: Effect = {"op": "spoil_heap", "n": 3} | ({"all_or_nothing": True} if whole else {})
    rider = own({card("miner_small", "effects"): [VP, effect]})
    s = play(position(game=rider, white={0: 1}, heap={0: heap}, exchanged=1), "card miner_small", "pay w")
    assert held(s)["heap"] == after
    faults = data_faults(changed({"selection_tiles[0].upper": [effect]}))
    assert bool(faults) is whole


@rule("SW-12.3")
def test_pieces_of_a_space_may_be_declined_even_if_only_some_have_room() -> None:
    on_space = own({space("gate_in", "effects"): [{"op": "spoil_heap", "n": 3}]})
    s = position(game=on_space, decision=[("MinerMove", 0, 1)], heap={0: 5}, exchanged=1)
    play(s, "miner_steps 1")
    assert asked(s) == (0, "MayPlace")
    on_space.load(copied(s))
    assert held(play(s.clone(), "no"))["heap"] == 5
    assert held(play(s.clone(), "yes"))["heap"] == 6


@rule("SW-9.3")
def test_a_miner_who_went_on_while_his_space_acts_is_read_again() -> None:
    game = own({space("tally_room", "effects"): [{"op": "track", "road": 1, "rail": 2, "canal": 0}]})
    s = position(game=game, decision=[("MinerMove", 0, 1)], miner={0: 1}, discs={0: {"rail": 2}})
    play(s, "miner_steps 1", "track_step rail", "barrier miner", "miner_steps 1")
    assert (asked(s), held(s)["miner"]) == ((0, "TrackStep"), 3)
    assert game.load(copied(s)).to_dict() == s.to_dict()
