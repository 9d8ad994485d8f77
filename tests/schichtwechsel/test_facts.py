"""What the board of Schichtwechsel draws: the printed box, and files of the players' own."""

from __future__ import annotations

import json
from typing import Any, get_args

import msgspec
import pytest

from revier.games.schichtwechsel import names
from revier.games.schichtwechsel.data_effects import KEYS, PLACES
from revier.games.schichtwechsel.facts import facts, symbols
from revier.games.schichtwechsel.facts.types import SchichtwechselComponents, What
from revier.games.schichtwechsel.title import SchichtwechselGame, printed_components
from tests.schichtwechsel.test_data_check import own
from tests.schichtwechsel.test_own_components import CORRECTIONS

PRINTED = facts(printed_components())
READ = SchichtwechselGame().components


def whats(entries: list[dict[str, Any]]) -> list[tuple[str, int]]:
    return [(effect["what"], effect["n"]) for effect in symbols(entries)]


# -- the printed box -------------------------------------------------------------------------------


def test_the_box_says_what_the_title_reckons_with() -> None:
    tracks = PRINTED["tracks"].values()
    assert [track["length"] for track in tracks] == list(READ.track_length)
    crossed = [{barrier["after"]: barrier["bonuses"] for barrier in track["barriers"]} for track in tracks]
    for track, barriers in zip(READ.barrier, crossed, strict=True):
        assert [sum(1 << names.BONUS_IDS.index(bonus) for bonus in barriers.get(f, [])) for f in range(len(track))] == [
            *track
        ]
    assert ["start", *[space["id"] for space in PRINTED["shift"]["spaces"]]] == READ.space_ids
    tableau = PRINTED["tableau"]
    assert [cart["size"] for cart in tableau["carts"].values()] == list(READ.cart_size)
    assert tableau["sold_vp"] == list(READ.sold_vp)
    assert tableau["heap"]["size"] == sum(tableau["heap"]["rows"]) == READ.heap_size
    assert (tableau["water"]["top"], tableau["water"]["white_cube_level"]) == (READ.water_top, READ.water_cube)


def test_everything_has_the_id_that_the_view_calls_it() -> None:
    assert list(PRINTED["cards"]) == names.CARD_IDS
    assert list(PRINTED["tiles"]) == names.TILE_IDS
    assert list(PRINTED["round_cards"]) == names.ROUND_CARD_IDS
    assert list(PRINTED["frame_spaces"]) == names.FRAME_SPACE_IDS
    assert list(PRINTED["plots"]) == names.PLOT_IDS
    assert list(PRINTED["plant"]["grey_fields"]) == names.GREY_IDS
    assert list(PRINTED["tableau"]["heap"]["exchanges"]) == names.EXCHANGE_IDS


def test_a_card_with_two_halves_has_two_faces_and_every_other_has_one() -> None:
    halves = {id: [face["id"] for face in card["faces"]] for id, card in PRINTED["cards"].items()}
    assert halves.pop("water_combined") == names.VARIANT_IDS
    assert halves == {id: [id] for id in halves}


def test_cards_hang_under_the_sign_that_their_id_names() -> None:
    assert PRINTED["cards"]["track_large_road_canal"]["group"] == "track"
    bare = json.loads(json.dumps(printed_components()))
    for card in bare["action_cards"]:
        del card["category"]  # which no file needs to have
    assert facts(bare) == PRINTED


# -- effects ---------------------------------------------------------------------------------------

SAMPLES: dict[str, list[dict[str, Any]]] = {
    "water": [{"delta": 2}, {"delta": -1}],
    "tool": [{"delta": 1}, {"delta": -3}],
    "cart_cube": [{"types": kinds, "n": 1} for kinds in (["coal"], ["spoil"], ["coal", "spoil"])],
    "track": [{"road": 1, "rail": 2, "canal": 3}],
    "track_no_barrier": [{"track": track, "n": 1} for track in names.TRACK_IDS],
    "miner_move": [{"use_space": True}, {"use_space": False}],
    "headframe": [{"mode": "single"}, {"mode": "double"}],
    "choice": [{"options": [[{"op": "vp", "n": 1}], [{"op": "coin", "n": 2}]]}],
    "copy": [{"sizes": ["medium", "small"]}],
}


def samples_of(op: str) -> list[dict[str, Any]]:
    plain = {key: 2 for key in KEYS[op] if not key.startswith("(")}
    return [{"op": op} | more for more in SAMPLES.get(op, [plain])]


def test_every_effect_that_a_file_may_have_has_a_symbol_and_every_symbol_an_effect() -> None:
    found = [effect["what"] for op in KEYS for entry in samples_of(op) for effect in symbols([entry])]
    assert sorted(found) == sorted(get_args(What))
    assert set(KEYS) == {op for ops in PLACES.values() for op in ops}


def test_symbols_say_how_many_and_which() -> None:
    assert whats([{"op": "track", "road": 2, "rail": 0, "canal": 1}]) == [("road", 2), ("canal", 1)]
    assert whats([{"op": "water", "delta": -3}, {"op": "tool", "delta": 2}]) == [("water_down", 3), ("take_tool", 2)]
    assert whats([{"op": "haul", "max": 3}]) == [("haul", 3)]
    (copy,) = symbols([{"op": "copy", "sizes": ["large"], "optional": True}])
    assert (copy["sizes"], copy["is_optional"], copy["needs"]) == (["large"], True, 0)
    (spoil,) = symbols([{"op": "spoil_heap", "n": 2, "requires_spoil_on_heap": 1, "all_or_nothing": True}])
    assert (spoil["what"], spoil["n"], spoil["needs"]) == ("spoil_on_heap", 2, 1)
    (choice,) = symbols(samples_of("choice"))
    assert [[effect["what"] for effect in option] for option in choice["options"]] == [["vp"], ["coin"]]


# -- files of one's own ----------------------------------------------------------------------------


@pytest.mark.parametrize("correction", list(CORRECTIONS))
def test_a_file_of_ones_own_is_read_into_the_same_facts(correction: str) -> None:
    game = own(CORRECTIONS[correction])
    box = game.facts()
    assert box is not None
    assert msgspec.convert(json.loads(json.dumps(box)), SchichtwechselComponents) == box
    assert box != PRINTED
    assert [track["length"] for track in box["tracks"].values()] == list(game.components.track_length)
    assert ["start", *[space["id"] for space in box["shift"]["spaces"]]] == game.components.space_ids
