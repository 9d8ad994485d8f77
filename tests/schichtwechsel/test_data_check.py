"""Component files of owners: every fault is named, and what is accepted can be played with."""

from __future__ import annotations

import json
from datetime import date
from typing import Any

import pytest

from revier.games.schichtwechsel.data_check import data_faults
from revier.games.schichtwechsel.title import SchichtwechselGame, printed_components
from revier.kernel.errors import BadData
from tests.schichtwechsel.build import GAME
from tests.support import rule

VP = {"op": "vp", "n": 1}
CARD = {id: i for i, id in enumerate([card["id"] for card in printed_components()["action_cards"]])}
SPACE = {space["id"]: i for i, space in enumerate(printed_components()["shift_spaces"])}


def copied() -> Any:
    return json.loads(json.dumps(printed_components()))


def holder(data: Any, path: str) -> tuple[Any, Any]:
    """Where the last key of a path, `tableau.carts[2].capacity`, leads to."""
    keys = [int(key) if key.isdigit() else key for key in path.replace("]", "").replace("[", ".").split(".")]
    for key in keys[:-1]:
        data = data[str(key) if isinstance(data, dict) else key]
    return data, str(keys[-1]) if isinstance(data, dict) else keys[-1]


def changed(changes: dict[str, object]) -> Any:
    """Our own components with other values; ... deletes one."""
    data = copied()
    for path, value in changes.items():
        table, key = holder(data, path)
        if value is ...:
            del table[key]
        else:
            table[key] = value
    return data


def own(changes: dict[str, object]) -> SchichtwechselGame:
    return GAME.on(changed(changes))


# -- faults ----------------------------------------------------------------------------------------


@rule("SW-21.1")
def test_our_own_components_have_no_fault() -> None:
    assert data_faults(copied()) == []
    assert GAME.on(copied()).data == copied()


def test_a_fault_names_path_expectation_and_value() -> None:
    assert data_faults(changed({"tableau.carts[2].capacity": "two"})) == [
        "tableau.carts[2].capacity: expected an int from 1 to 6, got 'two'"
    ]
    with pytest.raises(BadData) as caught:
        own({"tableau.water.start": 7, "tableau.wagons[0].white_cube": ...})
    assert caught.value.faults == [
        "tableau.wagons[0].white_cube: expected true or false, but it is missing",
        "tableau.water.start: expected an int from 0 to 6, got 7",
    ]


def card(id: str, key: str) -> str:
    return f"action_cards[{CARD[id]}].{key}"


def space(id: str, key: str) -> str:
    return f"shift_spaces[{SPACE[id]}].{key}"


@rule("SW-18.1")
@pytest.mark.parametrize(
    ("path", "value", "says"),
    [
        ("meta.id", "kohle-und-kolonie", "expected 'schichtwechsel'"),
        ("meta.rounds", 6, "expected 5"),
        ("meta.provenance", ..., "provenance: expected rulebook, review, reconstructed or corrected"),
        ("card_sizes.medium", "coin1", "expected 'white2'"),
        ("supply_limits.coke", "open", "expected 'hard'"),
        ("components.per_player.coke", 0, "from 1 to 40"),
        ("components.per_player.houses", 4, "expected 5"),
        ("components.per_player.headframes", True, "expected 2"),
        ("tableau", ..., "tableau: expected a table, but it is missing"),
        ("tableau.step_iv_white_cubes_max", 6, "from 0 to 5"),
        ("tableau.carts", 3, "tableau.carts: expected a list of tables, got 3"),
        ("tableau.carts[4]", ..., "tableau.carts: expected 5 tables, cart_1, cart_2"),
        ("tableau.carts[1].id", "cart_9", "tableau.carts[1].id: expected 'cart_2', got 'cart_9'"),
        ("tableau.carts[1].accepts", [], "expected a list of 1 or more of coal, spoil, each once"),
        ("tableau.carts[1].accepts", ["coal", "coal"], "each once"),
        ("tableau.carts[1].lockable", 1, "expected true or false, got 1"),
        ("tableau.carts[1].provenance", "mine", "tableau.carts[1].provenance: expected rulebook, review"),
        ("tableau.carts[1].corrected_fields", "capacity", "expected a list of fields"),
        ("tableau.wagons[0].capacity", 0, "from 1 to 6"),
        ("tableau.heap.rows", [3, 2], "expected 6 spaces in all, its capacity"),
        ("tableau.heap.exchanges[0].spoil", 7, "from 1 to 6"),
        ("tableau.heap.exchanges[0].gain", [], "expected at least 1 effect"),
        ("tableau.coke_wagons.lower", 0, "from 1 to 6"),
        ("tableau.sold_coke.columns", 6, "expected 5"),
        ("tableau.sold_coke.vp", [4, 6, 7, 9], "expected a list of 5 ints from 0 to 50"),
        ("tableau.sold_coke.sale_reward", [{"op": "haul", "max": 1}], "haul may not stand on a sale"),
        ("tableau.water.top", 6, "tableau.water.levels: expected 7, got 8"),
        ("tableau.water.overflow_drop", 8, "from 1 to 7"),
        ("tableau.water.overflow_drop", 0, "from 1 to 7"),
        ("tableau.water.bottom", 1, "expected 0"),
        ("tableau.house_track[1].field", 3, "expected 2"),
        ("tableau.house_track[0].optional", True, "of two options one is taken"),
        ("tableau.house_track[0].options", [], "expected 1 or 2 lists of effects"),
        ("tableau.house_track[0].options", [3], "tableau.house_track[0].options[0]: expected a list of effects"),
        ("tableau.house_track[1].options[0]", [], "at least one effect that is not optional"),
        ("coking_plant.max_per_player", 0, "from 1 to 11"),
        ("coking_plant.own_field_capacity", 0, "from 1 to 6"),
        ("coking_plant.own_field_forced_from", 6, "from 1 to 5"),
        ("coking_plant.grey_fields[0].effect", [{"op": "haul", "max": 1}], "haul may not stand on a grey field"),
        ("tracks.first_at_target_vp", "8", "from 0 to 50"),
        ("tracks.list[0].id", "rail", "expected 'road'"),
        ("tracks.list[0].length", 1, "from 2 to 40"),
        ("tracks.list[0].thresholds[1].field", 6, "expected more than 6; thresholds ascend"),
        ("tracks.list[0].thresholds[1].vp", 0, "expected 1 or more; thresholds ascend"),
        ("tracks.list[0].thresholds[2].field", 12, "from 1 to 11"),
        ("tracks.list[0].barriers[3].after", 12, "from 0 to 11"),
        ("tracks.list[0].barriers[3].after", 8, "there is a barrier after field 8 already"),
        ("tracks.list[0].barriers[3].bonus", "gold", "expected one of house, miner_or_headframe"),
        ("tracks.list[0].barriers[3].bonus", "house", "barrier_bonuses[0].count: expected 6, got 5"),
        ("barrier_bonuses[1].id", "house", "expected a name of its own"),
        ("barrier_bonuses[1].options", ["house", "miner"], "expected house, or return_tool, or some of"),
        ("barrier_bonuses[1].options", [], "expected a list of 1 or more"),
        ("plots[0].scoring", "vp4", "expected 'final_miner_move'"),
        ("plots[0].capacity.3", -1, "plots[0].capacity.3: expected an int from 0 to 20, got -1"),
        ("plots[0].per_player", 6, "from 0 to 5"),
        ("headframe_spaces[0].area", "small", "expected 'large'"),
        ("headframe_spaces[0].effects", [], "expected at least 1 effect"),
        ("shift.spaces", 15, "expected 14"),
        ("shift.base_range", 2, "5 houses make a range over 6"),
        ("shift.base_range", 0, "from 1 to 6"),
        ("shift_spaces[3]", ..., "expected 14 tables, got 13"),
        (space("lamp_room", "id"), "canteen", "expected one of gate_in, tally_room"),
        (space("lamp_room", "id"), "overseer", "there is another overseer"),
        (space("lamp_room", "pos"), 5, "another space is at 5"),
        (space("lamp_room", "pos"), 15, "from 1 to 14"),
        (space("gate_in", "pos"), 2, "shift_spaces[0].pos: expected 1, got 2"),
        (space("lamp_room", "covered_for"), [2], "setup.2 does not cover lamp_room"),
        (space("overseer", "covered_for"), [], "setup.2 covers overseer"),
        (space("overseer", "covered_for"), [5], "expected a list of ints from 2 to 4"),
        ("payment.combinations[0]", ..., "payment.combinations: white1 is missing"),
        ("payment.combinations[1].cost", "white1", "white1 is there twice"),
        ("payment.combinations[1].options", ["w", "ww"], "1 or more of ww, wp, wc, pc, cc, each once"),
        ("payment.combinations[1].options", ["wp", "ww"], "expected in the order ww, wp"),
        ("payment.combinations[0].options", ["w", "p"], "so that every token buys something"),
        (card("haul_large", "id"), "haul", "expected 'haul_large'"),
        (card("haul_large", "cost"), "white9", "expected one of white1, white2, player1, coin1, variant"),
        (card("haul_large", "cost"), "white1", "action_cards[0].size: expected 'small', got 'large'"),
        (card("haul_large", "cost"), "variant", "expected one card with cost variant, got 2"),
        (card("haul_large", "multi_use"), "no", "expected true or false"),
        (card("haul_large", "copyable"), ..., "expected true or false, but it is missing"),
        (card("haul_large", "marking"), "5", "expected one of all, 3+, 4, 2/3"),
        (card("haul_large", "variants"), [], "only a card with cost variant has them"),
        (card("haul_large", "effects"), [], "expected at least 1 effect"),
        (card("haul_large", "marking"), "4", "setup.2.general_cards_in_play: expected 15, got 16"),
        (card("water_combined", "effects"), [VP], "expected [], for its variants have them"),
        (card("water_combined", "variants[0].id"), "player", "expected 'white'"),
        (card("water_combined", "variants[0].cost"), "player1", "expected 'white1'"),
        (card("water_combined", "variants[1].effects"), [], "expected at least 1 effect"),
        (card("start_player", "copyable"), True, "copy may not stand on a copyable card"),
        (card("track_small", "multi_use"), False, "setup.2.card_markings: expected a multi-use card for white1"),
        ("own_action_card.id", "own", "expected 'own_card'"),
        ("own_action_card.copyable", True, "own cards cannot be copied"),
        ("own_action_card.headframes_on_card", 3, "expected 2"),
        ("own_action_card.effects", [{"op": "copy", "sizes": ["small"]}], "copy may not stand on the own card"),
        ("selection_tiles[0].marking", "odd", "expected one of all"),
        ("selection_tiles[0].lower_a", [], "expected at least 1 effect"),
        ("selection_tiles[0].lower_a", [VP | {"optional": True}], "at least one effect that is not optional"),
        ("selection_tiles[0].if_neither", "cry", "expected one of take_tool, nothing, impossible"),
        ("selection_tiles[0].if_neither", "impossible", "expected take_tool or nothing, for it can happen"),
        ("selection_tiles[0].upper", [{"op": "track", "road": 1, "rail": 0, "canal": 0}], "may not stand on an upper"),
        ("round_cards[0].number", 2, "expected 1"),
        ("round_cards[0].special", "rain", "expected one of none, lock_cart"),
        ("round_cards[0].scoring.kind", "luck", "expected one of per_track_fields"),
        ("round_cards[0].scoring.fields", 0, "from 1 to 20"),
        ("round_cards[0].scoring.track", "air", "expected one of road, rail, canal"),
        ("round_cards[4].scoring.units", ..., "from 1 to 20, but it is missing"),
        ("bag.draw_per_player", 4, "setup.2.bag_coal: expected 20 cubes at least with bag_spoil, got 10"),
        ("bag.water_stones_max", 2, "expected 1"),
        ("setup.3.bag_coal", 11, "setup.3.bag_coal: expected 15 cubes at least with bag_spoil, got 14"),
        ("setup.2.covered_shift_spaces", ["gate_out"], "expected a list of 0 or more of tally_room"),
        ("setup.2.covered_grey_coking_fields", ["grey_6"], "of grey_1, grey_2"),
        ("setup.2.card_markings", ["7"], "expected a list of 1 or more of all, 3+, 4, 2/3"),
        ("setup.2.tiles_in_play", 6, "setup.2.tiles_in_play: expected 5, got 6"),
        ("setup.4.tile_markings", ["4", "3+"], "expected more than 4 tiles in play, got 2"),
        ("final_scoring.order", [], "expected final_miner_moves, miner_exit"),
        ("final_scoring.vp_per_tool", 2, "from -50 to 0"),
        ("final_scoring.plot_4vp", -1, "from 0 to 50"),
    ],
)
def test_every_fault_is_said(path: str, value: object, says: str) -> None:
    faults = data_faults(changed({path: value}))
    assert any(says in fault for fault in faults), faults
    assert all(len(fault) < 500 and "\n" not in fault for fault in faults)


@pytest.mark.parametrize(
    ("effect", "says"),
    [
        (3, "effects[0]: expected a table, got 3"),
        ({"op": "dance"}, "effects[0].op: expected one of vp, coin"),
        ({}, "effects[0].op: expected one of vp"),
        ({"op": "vp"}, "effects[0].n: expected an int from 1 to 20, but it is missing"),
        ({"op": "vp", "n": 1, "m": 2}, "effects[0].m: vp has no such key; it has n"),
        ({"op": "take_start_marker", "n": 1}, "take_start_marker has no such key; it has none"),
        ({"op": "vp", "n": 1, "optional": 1}, "effects[0].optional: expected true or false"),
        ({"op": "vp", "n": 10**30}, "got a huge int"),
        ({"op": "water", "delta": 0}, "effects[0].delta: expected more or less than 0"),
        ({"op": "haul", "max": 7}, "from 1 to 6"),
        ({"op": "water_up_to", "max": 5}, "from 1 to 4"),
        ({"op": "track", "road": 0, "rail": 0, "canal": 0}, "a track effect has at least one field"),
        ({"op": "track", "road": 1, "rail": 7, "canal": 0}, "effects[0].rail: expected an int from 0 to 6"),
        ({"op": "track_no_barrier", "track": "sky", "n": 1}, "expected one of road, rail, canal"),
        ({"op": "cart_cube", "types": ["gold"], "n": 1}, "of coal, spoil, each once"),
        ({"op": "copy", "sizes": []}, "1 or more of large, medium, small, special"),
        ({"op": "headframe", "mode": "triple"}, "expected one of single, double"),
        ({"op": "miner_move", "use_space": "yes"}, "expected true or false"),
        ({"op": "spoil_heap", "n": 1, "all_or_nothing": False}, "bonuses are taken completely"),
        ({"op": "choice", "options": [[VP]]}, "effects[0].options: expected 2 lists of effects"),
        ({"op": "choice", "options": [[VP], [{"op": "copy", "sizes": ["small"]}]]}, "copy may not stand on"),
        ({"op": "choice", "options": [[VP], [VP | {"optional": True}]]}, "options[1]: expected at least one effect"),
        ({"op": "tile_lower"}, "tile_lower may not stand on a shift space"),
        ({"op": "white", "n": 1}, "white may not stand on a shift space"),
        ({"op": "rail_per_removed_headframe", "max": 2}, "may not stand on a shift space"),
    ],
)
def test_every_fault_of_an_effect_is_said(effect: object, says: str) -> None:
    faults = data_faults(changed({space("meal_break", "effects"): [effect]}))
    assert any(says in fault for fault in faults), faults


@rule("SW-9.3", "SW-11.13")
def test_nothing_can_go_on_for_ever() -> None:
    copy = {"op": "copy", "sizes": ["small"]}
    for path in ("headframe_spaces[7].effects", "selection_tiles[1].lower_b", "coking_plant.grey_fields[0].effect"):
        assert any("copy may not stand on" in fault for fault in data_faults(changed({path: [copy]})))
    coin = {"op": "coin", "n": 1}
    for path in ("headframe_spaces[7].effects", card("loading_small", "effects"), "own_action_card.effects"):
        assert any("coin may not stand on" in fault for fault in data_faults(changed({path: [coin]})))
    frame = {"op": "headframe", "mode": "single"}
    assert any("headframe may not" in fault for fault in data_faults(changed({"headframe_spaces[7].effects": [frame]})))


@rule("SW R17")
def test_some_plot_has_room_for_every_house() -> None:
    limits: dict[str, object] = {f"plots[{i}].per_player": 1 for i in (4, 5)}
    assert data_faults(changed(limits)) == []
    faults = data_faults(changed(limits | {"plots[6].capacity.2": 3}))
    assert faults == ["plots: expected one at least without limits, so that every house has a place [SW R17]"]


JUNK: list[Any] = [None, True, 0, -1, 10**50, 0.5, float("nan"), "", "x" * 999, [], {}, [[]], [None], date(2021, 1, 1)]


def paths(data: Any, path: str = "") -> list[str]:
    found = [path] if path else []
    if isinstance(data, dict):
        for key, value in data.items():
            found += paths(value, f"{path}.{key}" if path else key)
    elif isinstance(data, list):
        for i, value in enumerate(data):
            found += paths(value, f"{path}[{i}]")
    return found


def test_junk_is_refused_but_never_raises() -> None:
    everywhere = paths(printed_components())
    data = copied()
    for i, path in enumerate(everywhere):
        table, key = holder(data, path)
        before, table[key] = table[key], JUNK[i % len(JUNK)]
        assert all(len(fault) < 900 for fault in data_faults(data))
        table[key] = before
    assert data_faults(data) == []
    for junk in JUNK:
        assert data_faults(junk)
        assert data_faults({"tableau": junk, "setup": junk, "shift_spaces": junk, "action_cards": [junk]})


# -- where values come from ------------------------------------------------------------------------


def provenance(path: str) -> str:
    """Of a field: named in its table, or that of the table."""
    table, field = holder(printed_components(), path)
    named = [name for name in ("rulebook", "review", "reconstructed") if field in table.get(f"{name}_fields", [])]
    return named[0] if named else str(table["provenance"])


@pytest.mark.parametrize(
    "path",
    [
        *[f"tableau.carts[{i}].{key}" for i in range(5) for key in ("capacity", "accepts", "lockable")],
        *[f"tableau.wagons[{i}].{key}" for i in range(5) for key in ("capacity", "white_cube")],
        "tableau.coke_wagons.upper",
        *[f"tableau.water.{key}" for key in ("levels", "top", "start", "white_cube_level")],
        "own_action_card.multi_use",
        *[f"tracks.list[{i}].{key}" for i in range(3) for key in ("length", "barriers", "thresholds")],
        "barrier_bonuses[0].count",
        "barrier_bonuses[3].count",
        *[f"plots[{i}].capacity" for i in range(4)],
        *[card(id, "effects") for id in CARD if id.startswith(("haul", "coking", "loading"))],
        *[card(id, "copyable") for id in ("water_white", "water_player", "water_combined", "start_player")],
        *[card(id, "marking") for id in CARD if not id.startswith("water")],
        *[card(id, "multi_use") for id in ("haul_small", "headframe_double", "water_white", "start_player")],
        card("headframe_single", "cost"),
        *[f"setup.{n}.{key}" for n in (2, 3) for key in ("general_cards_in_play", "tiles_in_play")],
        *[f"selection_tiles[{i}].marking" for i in (5, 6)],
        *[f"round_cards[{i}].special" for i in range(6)],
        *[space(id, "pos") for id in ("lamp_room", "overseer", "cage_ride_1", "end_of_shift", "cage_ride_2")],
        *[space(id, "effects") for id in SPACE if id not in ("lamp_room", "end_of_shift", "gate_out")],
        "final_scoring.plot_coke_load_max_per_house",
    ],
)
def test_what_the_rules_mark_as_reconstructed_is_so_in_the_file(path: str) -> None:
    assert provenance(path) == "reconstructed"
