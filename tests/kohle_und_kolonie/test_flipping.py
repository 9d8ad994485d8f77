"""Flipping pithead tiles [KK-8.2 to KK-8.5, KK-10.6, KK-10.11]."""

from __future__ import annotations

from typing import Any

import pytest

from revier.kernel.state import State
from tests.kohle_und_kolonie.build import position, row
from tests.kohle_und_kolonie.look import BOTH, EDITIONS, goods, held, names, positions, table
from tests.support import asked, offered, play, rule, told

FLIPS = {  # action: tile, workers, coins, points in 2013 and Revised, markers
    "flip_cokery": ("cokery", 5, 2, {"2013": 6, "revised": 6}, 0),
    "flip_ironworks": ("ironworks", 5, 3, {"2013": 8, "revised": 6}, 1),
    "flip_loading": ("loading", 2, 2, {"2013": 4, "revised": 4}, 0),
    "flip_workforce_workers": ("workforce", 5, 0, {"2013": 6, "revised": 6}, 0),
    "flip_workforce_coins": ("workforce", 0, 3, {"2013": 6, "revised": 6}, 0),
}


def flipping(edition: str, *flips: str, **given: Any) -> State:
    """Seat 0 has flipped tiles and is back in its turn; coins and workers were enough."""
    coins, workers = given.pop("coins", {0: 20}), given.pop("workers", {0: 20})
    return play(position(edition, coins=coins, workers=workers, **given), *(f"flip_{tile}" for tile in flips))


# -- cost and gain -----------------------------------------------------------------------------------


@rule("KK-8.2", "KK-8.3", "KK-8.5", "KK-10.1", "KK-10.2", "KK-10.3", "KK-10.4", "KK D-19", "KK RUL-37")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("flip", FLIPS)
def test_flipping_costs_workers_and_coins_and_gives_points(edition: str, flip: str) -> None:
    tile, workers, coins, vp, markers = FLIPS[flip]
    s = position(edition, workers={0: workers + 1}, coins={0: coins + 1}, worker_supply=0)
    play(s, flip)
    assert held(s, 0)["flipped"] == [tile]
    assert goods(s, 0) == (1, 1)
    assert table(s)["worker_supply"] == workers
    assert s.scores() == [2 + vp[edition], 2, 2, 2]
    assert row(s, "flips", 1) == [vp[edition], 0, 0, 0]
    assert held(s, 0)["markers"] == markers
    assert asked(s) == (0, "TurnMenu")


@rule("KK-8.2", "KK-8.3")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("flip", FLIPS)
def test_the_offer_of_a_flip_names_its_cost_and_points(edition: str, flip: str) -> None:
    s = flipping(edition)
    choice = next(choice for choice in s.choices() if s.game.actions.describe(choice.id).text == flip)
    workers, coins, vp = FLIPS[flip][1:4]
    assert (choice.args["workers"], choice.args["coins"], choice.args["vp"]) == (workers, coins, vp[edition])


@rule("KK-8.2", "KK-5.4", "KK-5.5")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("flip", FLIPS)
def test_a_flip_is_offered_exactly_if_its_cost_can_be_paid(edition: str, flip: str) -> None:
    workers, coins = FLIPS[flip][1:3]
    for w in {0, max(workers - 1, 0), workers}:
        for c in {0, max(coins - 1, 0), coins}:
            s = position(edition, workers={0: w}, coins={0: c})
            assert (flip in offered(s)) == (w >= workers and c >= coins)


@rule("KK-8.2")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("flip", FLIPS)
def test_a_tile_is_flipped_at_most_once(edition: str, flip: str) -> None:
    tile = FLIPS[flip][0]
    s = flipping(edition, flipped={0: [tile]})
    assert flip not in offered(s)
    assert {other for other in FLIPS if FLIPS[other][0] != tile} <= set(offered(s))
    others = flipping(edition, flipped={1: [tile]})
    assert flip in offered(others)


@rule("KK-8.2", "KK-10.5")
@pytest.mark.parametrize(("edition", "players"), BOTH)
def test_administration_cannot_be_flipped(edition: str, players: int) -> None:
    s = position(edition, players, coins={0: 20}, workers={0: 20})
    flips = [action for action in offered(s) if action.startswith("flip")]
    assert flips == list(FLIPS)


@rule("KK-8.5")
@pytest.mark.parametrize("edition", EDITIONS)
def test_workforce_is_flipped_for_five_workers_or_three_coins(edition: str) -> None:
    both = position(edition, workers={0: 5}, coins={0: 3})
    assert {"flip_workforce_workers", "flip_workforce_coins"} <= set(offered(both))
    assert goods(play(both.clone(), "flip_workforce_workers"), 0) == (3, 0)
    assert goods(play(both.clone(), "flip_workforce_coins"), 0) == (0, 5)


@rule("KK-8.1", "KK-8.2")
@pytest.mark.parametrize("edition", EDITIONS)
def test_all_four_tiles_may_be_flipped_in_one_turn(edition: str) -> None:
    s = flipping(edition, "cokery", "ironworks", "loading", "workforce_workers")
    assert held(s, 0)["flipped"] == ["cokery", "ironworks", "loading", "workforce"]
    assert goods(s, 0) == (20 - 7, 20 - 17)
    assert "move_miners" in offered(s)


@rule("KK-8.3", "KK-12.6")
@pytest.mark.parametrize("edition", EDITIONS)
def test_ironworks_gives_a_marker_to_everybody_who_flips_it(edition: str) -> None:
    s = flipping(edition, "ironworks", flipped={1: ["ironworks"]})
    assert held(s, 0)["markers"] == 1
    assert told(s, "marker_gained") == [{"seat": 0}]


@rule("KK-8.3", "KK-10.3")
@pytest.mark.parametrize("edition", EDITIONS)
def test_loading_raises_no_price(edition: str) -> None:
    s = flipping(
        edition, "loading", round=2, coins={0: 4}, workers={0: 2}, mines={0: ["k-rabe"]}, village_workers={"eiberg": 0}
    )
    assert {"buy_steam_engine", "place_settlement", "engineer"} <= set(offered(s))  # 2 coins are left
    play(s, "engineer", "engineer_space loading_engineer_1")
    assert held(s, 0)["coins"] == 1


# -- pieces stay on the tile -------------------------------------------------------------------------


@rule("KK-8.4", "KK-10.6", "KK RUL-33")
@pytest.mark.parametrize(
    ("miners", "after_2013", "after_revised"),
    [
        ({}, {}, {}),
        ({"cokery_miner_1": 1}, {"cokery_miner_1": 1}, {"cokery_miner_1": 1}),
        ({"cokery_pair": 1}, {"cokery_miner_1": 1}, {"cokery_miner_1": 1}),
        ({"cokery_pair": 2}, {"cokery_miner_1": 1, "cokery_miner_2": 1}, {"cokery_miner_1": 1, "cokery_pair": 1}),
        (
            {"cokery_miner_1": 1, "cokery_pair": 1},
            {"cokery_miner_1": 1, "cokery_miner_2": 1},
            {"cokery_miner_1": 1, "cokery_pair": 1},
        ),
        (
            {"cokery_miner_1": 1, "cokery_pair": 2},
            {"cokery_miner_1": 1, "cokery_miner_2": 1, "cokery_pair": 1},
            {"cokery_miner_1": 1, "cokery_pair": 2},
        ),
    ],
)
def test_the_miners_of_the_cokery_fill_the_back_in_its_order(
    miners: dict[str, int], after_2013: dict[str, int], after_revised: dict[str, int]
) -> None:
    for edition, after in (("2013", after_2013), ("revised", after_revised)):
        s = flipping(edition, "cokery", pieces={0: miners})
        assert held(s, 0)["pieces"] == after
        assert held(s, 0)["miners"] == 20 - sum(miners.values())


@rule("KK-8.4", "KK-10.6", "KK RUL-33")
@pytest.mark.parametrize(
    ("miners", "count"),
    [
        ({"ironworks_miner_1": 1}, 1),
        ({"ironworks_pair": 1}, 1),
        ({"ironworks_pair": 2}, 2),
        ({"ironworks_miner_1": 1, "ironworks_pair": 1}, 2),
        ({"ironworks_miner_1": 1, "ironworks_pair": 2}, 3),
    ],
)
def test_the_miners_of_the_ironworks_fill_the_back_in_its_order(miners: dict[str, int], count: int) -> None:
    order = {
        "2013": ["ironworks_miner_1", "ironworks_miner_2", "ironworks_miner_3"],
        "revised": ["ironworks_miner_1", "ironworks_miner_2", "ironworks_pair"],
    }
    for edition in EDITIONS:
        s = flipping(edition, "ironworks", pieces={0: miners})
        assert held(s, 0)["pieces"] == dict.fromkeys(order[edition][:count], 1)


@rule("KK-8.4", "KK-10.6")
@pytest.mark.parametrize("edition", EDITIONS)
def test_loading_keeps_its_miner_and_its_engineer(edition: str) -> None:
    pieces = {"loading_miner_1": 1, "loading_engineer_1": 1}
    s = flipping(edition, "loading", pieces={0: pieces})
    assert held(s, 0)["pieces"] == pieces


@rule("KK-8.4", "KK-10.6", "KK RUL-46")
@pytest.mark.parametrize(("edition", "space"), [("2013", "cokery_engineer_1"), ("revised", "cokery_engineer_2")])
def test_the_engineer_of_the_cokery_goes_to_the_best_space_of_the_back(edition: str, space: str) -> None:
    s = flipping(edition, "cokery", pieces={0: {"cokery_engineer_1": 1}})
    assert held(s, 0)["pieces"] == {space: 1}
    assert held(s, 0)["engineers"] == 2


@rule("KK-8.4", "KK-10.6")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_engineer_of_the_ironworks_stays_on_its_space(edition: str) -> None:
    s = flipping(edition, "ironworks", pieces={0: {"ironworks_engineer_1": 1}})
    assert held(s, 0)["pieces"] == {"ironworks_engineer_1": 1}


@rule("KK-8.4")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("tile", ["cokery", "ironworks", "loading", "workforce_coins"])
def test_no_piece_of_another_tile_moves(edition: str, tile: str) -> None:
    pieces = {
        "cokery_pair": 1,
        "cokery_engineer_1": 1,
        "ironworks_pair": 2,
        "ironworks_engineer_1": 1,
        "loading_miner_1": 1,
        "administration_pair": 1,
        "administration_engineer_2": 1,
    }
    s = flipping(edition, tile, pieces={0: pieces, 1: pieces}, rescue={0: ["t11"]})
    kept = {space: count for space, count in pieces.items() if not space.startswith(tile.split("_")[0])}
    after = held(s, 0)["pieces"]
    assert {space: count for space, count in after.items() if space in kept} == kept
    assert sum(after.values()) == sum(pieces.values())
    assert held(s, 1)["pieces"] == pieces
    assert held(s, 0)["rescue"] == ["t11"]


def on_tile(own: dict[str, Any], tile: str) -> list[int]:
    """Miners, engineers and engines on a tile."""
    kinds = [("miner", "pair"), ("engineer",), ("steam",)]
    pieces = [(*space.split("_")[:2], count) for space, count in own["pieces"].items()]
    return [sum(count for on, kind, count in pieces if on == tile and kind in group) for group in kinds]


@rule("KK-8.4", "KK-10.6")
@pytest.mark.parametrize(("edition", "players"), BOTH)
def test_no_piece_leaves_or_joins_a_tile_when_it_is_flipped(edition: str, players: int) -> None:
    before: list[dict[str, Any]] = []
    for s in positions(edition, players, 240):
        now: list[dict[str, Any]] = table(s)["seats"]
        for old, new in zip(before, now, strict=False):
            for tile in set(new["flipped"]) - set(old["flipped"]):
                assert on_tile(old, tile) == on_tile(new, tile)
        before = now


# -- the cokery of 2013 ------------------------------------------------------------------------------


def cokery_points(s: State) -> int:
    return row(s, "cokery", table(s)["round"])[0]


@rule("KK-10.11", "KK D-18")
@pytest.mark.parametrize(
    ("actions", "points"),
    [
        (["engineer", "engineer_space cokery_engineer_1"], 2),
        (["buy_steam_engine", "steam_space cokery_steam"], 2),
        (["engineer", "engineer_space loading_engineer_1"], 0),
        (["buy_steam_engine", "space t11"], 0),
    ],
)
def test_2013_an_engineer_or_an_engine_on_the_back_of_the_cokery_gives_two_points_at_once(
    actions: list[str], points: int
) -> None:
    s = position("2013", round=2, flipped={0: ["cokery"]}, mines={0: ["k-rabe"]})
    play(s, *actions)
    assert s.scores()[0] == 2 + points
    assert cokery_points(s) == points


@rule("KK-10.11")
@pytest.mark.parametrize(
    ("there", "actions"),
    [
        ("cokery_engineer_1", ["buy_steam_engine", "steam_space cokery_steam"]),
        ("cokery_steam", ["engineer", "engineer_space cokery_engineer_1"]),
    ],
)
def test_2013_both_at_the_same_time_give_two_more(there: str, actions: list[str]) -> None:
    s = position("2013", round=2, flipped={0: ["cokery"]}, pieces={0: {there: 1}}, cokery_bonus={0: 1})
    play(s, *actions)
    assert cokery_points(s) == 2


@rule("KK-10.11", "KK RUL-34")
def test_2013_an_engineer_already_there_counts_at_the_flip() -> None:
    s = flipping("2013", "cokery", round=2, pieces={0: {"cokery_engineer_1": 1}})
    assert s.scores()[0] == 2 + 6 + 2
    assert cokery_points(s) == 2
    play(s, "buy_steam_engine", "steam_space cokery_steam")
    assert s.scores()[0] == 2 + 6 + 2 + 2


@rule("KK-10.11")
def test_2013_a_miner_on_the_cokery_does_not_count() -> None:
    s = flipping("2013", "cokery", pieces={0: {"cokery_pair": 2}})
    assert s.scores()[0] == 2 + 6


@rule("KK-10.11")
def test_2013_an_engineer_on_the_front_gives_no_bonus() -> None:
    s = position("2013")
    play(s, "engineer", "engineer_space cokery_engineer_1")
    assert s.scores()[0] == 2


@rule("KK-10.11", "KK-7.56")
def test_2013_an_engineer_that_leaves_and_comes_back_gives_the_bonus_only_once() -> None:
    s = position("2013", 3, flipped={0: ["cokery", "workforce"]}, coins={0: 9})
    play(s, "engineer", "engineer_space cokery_engineer_1", "stop", "stop", "stop")
    assert s.scores()[0] == 4
    play(s, "move_miners", "move_engineer", "engineer_space cokery_engineer_1", "engineer_space loading_engineer_1")
    assert s.scores()[0] == 4  # leaving costs nothing
    s2 = position(
        "2013", flipped={0: ["cokery", "workforce"]}, pieces={0: {"loading_engineer_1": 1}}, cokery_bonus={0: 1}
    )
    play(s2, "move_miners", "move_engineer", "engineer_space loading_engineer_1", "engineer_space cokery_engineer_1")
    assert s2.scores()[0] == 2
    assert cokery_points(s2) == 0


@rule("KK-10.11")
def test_2013_an_engineer_moved_there_gives_the_bonus() -> None:
    s = position("2013", flipped={0: ["cokery", "workforce"]}, pieces={0: {"loading_engineer_1": 1}})
    play(s, "move_miners", "move_engineer", "engineer_space loading_engineer_1", "engineer_space cokery_engineer_1")
    assert cokery_points(s) == 2


@rule("KK-10.11")
def test_2013_after_the_engineer_has_left_the_engine_alone_does_not_give_the_second_bonus() -> None:
    s = position(
        "2013",
        round=2,
        flipped={0: ["cokery", "workforce"]},
        pieces={0: {"loading_engineer_1": 1}},
        cokery_bonus={0: 1},
    )
    play(s, "buy_steam_engine", "steam_space cokery_steam")
    assert cokery_points(s) == 0


@rule("KK-10.11")
def test_2013_the_second_bonus_comes_as_soon_as_both_are_there_again() -> None:
    s = position(
        "2013",
        round=2,
        flipped={0: ["cokery", "workforce"]},
        pieces={0: {"loading_engineer_1": 1, "cokery_steam": 1}},
        cokery_bonus={0: 1},
    )
    play(s, "move_miners", "move_engineer", "engineer_space loading_engineer_1", "engineer_space cokery_engineer_1")
    assert cokery_points(s) == 2


@rule("KK-10.11")
def test_2013_nothing_is_awarded_twice() -> None:
    s = position(
        "2013",
        round=2,
        flipped={0: ["cokery", "workforce"]},
        pieces={0: {"loading_engineer_1": 1, "cokery_steam": 1}},
        cokery_bonus={0: 2},
    )
    play(s, "move_miners", "move_engineer", "engineer_space loading_engineer_1", "engineer_space cokery_engineer_1")
    assert cokery_points(s) == 0


@rule("KK-10.11", "KK D-18")
@pytest.mark.parametrize(
    "actions",
    [
        ["engineer", "engineer_space cokery_engineer_1"],
        ["engineer", "engineer_space cokery_engineer_2"],
        ["buy_steam_engine", "steam_space cokery_steam"],
        ["buy_steam_engine", "steam_space ironworks_steam"],
    ],
)
def test_revised_the_backs_give_no_points_at_once(actions: list[str]) -> None:
    s = position("revised", round=2, flipped={0: ["cokery", "ironworks"]})
    play(s, *actions)
    assert s.scores()[0] == 2
    assert names([actions[1]])[0] in held(s, 0)["pieces"]
