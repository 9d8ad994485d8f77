"""Round scoring [SW-13]."""

from __future__ import annotations

from typing import Any

import pytest

from tests.schichtwechsel.build import position
from tests.schichtwechsel.look import points
from tests.support import rule, told


def scored(card: str, players: int = 4, **more: Any) -> list[int]:
    """What the card gives every seat."""
    s = position(players, phase="scoring", round_card=card, **more)
    found = [0] * players
    for event in told(s, "vp_gained"):
        if event["category"] == "round_cards":
            found[int(str(event["seat"]))] += int(str(event["vp"]))
    assert found == [points(s, n).get("round_cards", 0) for n in range(players)]
    return found


def on(track: str, *fields: int) -> dict[int, dict[str, int]]:
    return {n: {track: field} for n, field in enumerate(fields)}


@rule("SW-13.1", "SW-13.2")
@pytest.mark.parametrize(("fields", "vp"), [((0, 1, 2, 3), [0, 0, 0, 2]), ((5, 6, 8, 12), [2, 4, 4, 8])])
def test_round_road_gives_2_for_3_complete_road_fields(fields: tuple[int, ...], vp: list[int]) -> None:
    assert scored("round_road", discs=on("road", *fields)) == vp


@rule("SW-13.1", "SW-13.2")
@pytest.mark.parametrize(("fields", "vp"), [((0, 1, 2, 3), [0, 0, 2, 2]), ((4, 7, 9, 10), [4, 6, 8, 10])])
def test_round_rail_gives_2_for_2_complete_rail_fields(fields: tuple[int, ...], vp: list[int]) -> None:
    assert scored("round_rail", discs=on("rail", *fields)) == vp


@rule("SW-13.1", "SW-13.2")
@pytest.mark.parametrize(("fields", "vp"), [((0, 1, 2, 3), [0, 0, 2, 2]), ((4, 5, 7, 8), [4, 4, 6, 8])])
def test_round_canal_gives_2_for_2_complete_canal_fields(fields: tuple[int, ...], vp: list[int]) -> None:
    assert scored("round_canal", discs=on("canal", *fields)) == vp


@rule("SW-13.1")
def test_each_track_card_counts_its_own_track_only() -> None:
    discs = {0: {"road": 6}, 1: {"rail": 6}, 2: {"canal": 6}}
    assert scored("round_road", discs=discs) == [4, 0, 0, 0]
    assert scored("round_rail", discs=discs) == [0, 6, 0, 0]
    assert scored("round_canal", discs=discs) == [0, 0, 6, 0]


@rule("SW-13.1", "SW-13.3")
def test_round_lead_gives_2_for_each_own_disc_in_first_position() -> None:
    assert scored("round_lead", discs={0: {"road": 3, "rail": 1}, 1: {"road": 2, "rail": 2, "canal": 1}}) == [
        2,
        4,
        0,
        0,
    ]
    assert scored("round_lead", discs={2: {"road": 1, "rail": 1, "canal": 1}}) == [0, 0, 6, 0]


@rule("SW-13.3", "SW R45")
def test_all_discs_on_the_leading_field_score() -> None:
    assert scored("round_lead", discs=on("road", 4, 4, 3, 4)) == [2, 2, 0, 2]


@rule("SW-13.3", "SW R45")
def test_the_start_field_is_never_first_position() -> None:
    assert scored("round_lead") == [0, 0, 0, 0]


@rule("SW-13.3", "SW R45")
def test_on_a_target_only_the_disc_that_arrived_first_scores() -> None:
    discs = on("canal", 8, 7, 8, 8)
    assert scored("round_lead", discs=discs, first_at_target={"canal": 2}) == [0, 0, 2, 0]
    assert scored("round_lead", discs=on("canal", 7, 7), first_at_target={}) == [2, 2, 0, 0]


@rule("SW-13.1")
@pytest.mark.parametrize(
    ("heap", "carts", "vp"),
    [
        (0, {}, 0),
        (1, {}, 0),
        (2, {}, 1),
        (1, {"cart_1": "spoil"}, 1),
        (6, {"cart_1": "spoil", "cart_2": "spoil", "cart_3": "spoil", "cart_5": "spoil"}, 6),
        (5, {"cart_3": ("spoil", 1), "cart_4": "coal", "cart_5": "coal"}, 3),
        (0, {"cart_3": "coal", "cart_4": "coal"}, 0),
    ],
)
def test_round_spoil_gives_1_for_2_complete_spoil_on_carts_and_heap(heap: int, carts: Any, vp: int) -> None:
    assert scored("round_spoil", heap={1: heap}, carts={1: carts}) == [0, vp, 0, 0]


@rule("SW-13.1")
@pytest.mark.parametrize(
    ("plant", "wagons", "sold", "vp"),
    [
        ([], 0, 0, 0),
        (["own_field"], 0, 0, 0),
        (["own_field", "grey_1"], 0, 0, 1),
        (["own_field"], 1, 0, 1),
        (["grey_2"], 0, 2, 1),
        (["grey_2"], 1, 2, 2),
        ([], 1, 10, 5),
        (["own_field", "grey_1", "grey_2", "grey_3"], 3, 4, 5),
    ],
)
def test_round_coke_gives_1_for_2_complete_coke_produced(plant: list[str], wagons: int, sold: int, vp: int) -> None:
    assert scored("round_coke", plant={3: plant}, coke_wagons={3: wagons}, sold={3: sold}) == [0, 0, 0, vp]


@rule("SW-13.1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_player_scores(players: int) -> None:
    assert scored("round_rail", players, discs={n: {"rail": 4} for n in range(players)}) == [4] * players


@rule("SW-13.1")
def test_the_last_round_is_scored_as_well() -> None:
    s = position(phase="scoring", round=5, round_card="round_rail", discs={1: {"rail": 4}})
    assert s.is_over
    assert points(s, 1)["round_cards"] == 4


@rule("SW-13.1")
def test_only_the_face_up_card_is_scored() -> None:
    s = position(phase="scoring", round=3, round_card="round_rail", discs={1: {"rail": 4, "road": 6, "canal": 4}})
    assert points(s, 1) == {"round_cards": 4}
