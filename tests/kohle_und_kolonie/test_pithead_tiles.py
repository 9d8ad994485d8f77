"""What a full space of a pithead tile is worth [KK-10.1 to KK-10.5]."""

from __future__ import annotations

import pytest

from tests.kohle_und_kolonie.build import position, row
from tests.kohle_und_kolonie.look import EDITIONS, budget, held, places
from tests.support import offered, play, rule, told

FRONT, BACK = False, True
# What one space alone pays in phase 10; None: the side has no such space.
COKERY = {
    "cokery_miner_1": {("2013", FRONT): 1, ("2013", BACK): 1, ("revised", FRONT): 1, ("revised", BACK): 1},
    "cokery_miner_2": {("2013", BACK): 1},
    "cokery_pair": {("2013", FRONT): 1, ("2013", BACK): 1, ("revised", FRONT): 1, ("revised", BACK): 1},
    "cokery_engineer_1": {("2013", FRONT): 1, ("2013", BACK): 1, ("revised", FRONT): 1, ("revised", BACK): 1},
    "cokery_engineer_2": {("revised", BACK): 1},
    "cokery_steam": {("2013", BACK): 1, ("revised", BACK): 1},
}
IRONWORKS = {
    "ironworks_miner_1": {("2013", FRONT): 1, ("2013", BACK): 2, ("revised", FRONT): 1, ("revised", BACK): 1},
    "ironworks_miner_2": {("2013", BACK): 1, ("revised", BACK): 1},
    "ironworks_miner_3": {("2013", BACK): 1},
    "ironworks_pair": {("2013", FRONT): 1, ("revised", FRONT): 1, ("revised", BACK): 1},
    "ironworks_engineer_1": {("2013", FRONT): 1, ("2013", BACK): 2, ("revised", FRONT): 1, ("revised", BACK): 1},
    "ironworks_steam": {("revised", BACK): 2},
}


def full(space: str) -> int:
    return 2 if space.endswith("pair") else 1


def cases(table: dict[str, dict[tuple[str, bool], int]]) -> list[tuple[str, str, bool, int]]:
    return [(space, edition, back, n) for space, sides in table.items() for (edition, back), n in sides.items()]


@rule("KK-10.1", "KK D-18")
@pytest.mark.parametrize(("space", "edition", "back", "coins"), cases(COKERY))
def test_a_full_space_of_the_cokery_pays_coins(space: str, edition: str, back: bool, coins: int) -> None:
    s = position(edition, round=2, phase=10, pieces={0: {space: full(space)}}, flipped={0: ["cokery"] if back else []})
    assert [event["coins"] for event in told(s, "coins_gained") if event["seat"] == 0] == [coins]
    assert s.scores() == [2, 2, 2, 2]


@rule("KK-10.2", "KK D-20", "KK RUL-35", "KK RUL-36")
@pytest.mark.parametrize(("space", "edition", "back", "vp"), cases(IRONWORKS))
def test_a_full_space_of_the_ironworks_gives_points(space: str, edition: str, back: bool, vp: int) -> None:
    s = position(
        edition, round=2, phase=10, pieces={0: {space: full(space)}}, flipped={0: ["ironworks"] if back else []}
    )
    assert row(s, "ironworks", 2) == [vp, 0, 0, 0]
    assert [event for event in told(s, "coins_gained") if event["seat"] == 0] == []


@rule("KK-10.1", "KK-10.2")
@pytest.mark.parametrize(
    ("edition", "space", "flipped"),
    [
        ("2013", "cokery_pair", []),
        ("2013", "cokery_pair", ["cokery"]),
        ("2013", "ironworks_pair", []),
        ("revised", "cokery_pair", []),
        ("revised", "cokery_pair", ["cokery"]),
        ("revised", "ironworks_pair", []),
        ("revised", "ironworks_pair", ["ironworks"]),
    ],
)
def test_a_pair_space_with_one_miner_has_no_effect(edition: str, space: str, flipped: list[str]) -> None:
    s = position(edition, round=2, phase=10, pieces={0: {space: 1}}, flipped={0: flipped})
    assert s.scores() == [2, 2, 2, 2]
    assert [event for event in told(s, "coins_gained") if event["seat"] == 0] == []


@rule("KK-10.1", "KK-10.2", "KK D-18", "KK D-20")
@pytest.mark.parametrize(
    ("edition", "back", "coins", "vp"),
    [("2013", FRONT, 3, 3), ("2013", BACK, 5, 6), ("revised", FRONT, 3, 3), ("revised", BACK, 5, 6)],
)
def test_full_tiles_pay_all_their_spaces(edition: str, back: bool, coins: int, vp: int) -> None:
    pieces = {space: full(space) for table in (COKERY, IRONWORKS) for space in table if (edition, back) in table[space]}
    engineers = [space for space in pieces if "engineer" in space]
    assert len(engineers) <= 3
    s = position(edition, round=2, phase=10, pieces={0: pieces}, flipped={0: ["cokery", "ironworks"] if back else []})
    assert [event["coins"] for event in told(s, "coins_gained") if event["seat"] == 0] == [coins]
    assert row(s, "ironworks", 2) == [vp, 0, 0, 0]


# -- loading -----------------------------------------------------------------------------------------

WAGON_TILES = {
    0: [],
    1: ["k-wolff"],
    2: ["k-wolff", "k-geschwind"],
    3: ["k-wolff", "k-geschwind", "k-alte-bommerbank"],
    4: ["k-wolff", "k-geschwind", "k-alte-bommerbank", "e-langenbrahm"],
    5: ["k-wolff", "k-geschwind", "k-alte-bommerbank", "e-langenbrahm", "k-glocke"],
    6: ["k-wolff", "k-geschwind", "k-alte-bommerbank", "e-langenbrahm", "k-glocke", "k-friedrich"],
}
ALL_FRONT = ["loading_miner_1", "loading_engineer_1"]
ALL_BACK = ["loading_miner_1", "loading_miner_2", "loading_engineer_1"]


@rule("KK-10.3", "KK-10.31", "KK RUL-37", "KK RUL-38")
@pytest.mark.parametrize(
    ("edition", "back", "coins"),
    [
        ("2013", FRONT, [0, 0, 2, 2, 3, 3, 3]),
        ("revised", FRONT, [0, 0, 2, 2, 3, 3, 3]),
        ("2013", BACK, [0, 1, 1, 2, 2, 3, 3]),
        ("revised", BACK, [0, 0, 1, 1, 2, 2, 3]),
    ],
)
@pytest.mark.parametrize("wagons", range(7))
def test_loading_pays_each_space_once_and_every_wagon_serves_one_space(
    edition: str, back: bool, coins: list[int], wagons: int
) -> None:
    s = position(
        edition,
        round=2,
        phase=10,
        mines={0: WAGON_TILES[wagons]},
        workers={0: 1},
        pieces={0: dict.fromkeys(ALL_BACK if back else ALL_FRONT, 1)},
        flipped={0: ["loading"] if back else []},
    )
    if not back:
        play(s, "load_by_worker")
    vp = wagons if edition == "2013" else wagons // 2
    assert told(s, "loaded") == [{"seat": 0, "wagons": wagons, "coins": coins[wagons], "vp": vp}]


@rule("KK-10.3", "KK-10.31")
@pytest.mark.parametrize(
    ("edition", "back", "space", "needed", "coins"),
    [
        ("2013", FRONT, "loading_miner_1", 2, 1),
        ("2013", FRONT, "loading_engineer_1", 2, 2),
        ("2013", BACK, "loading_miner_1", 2, 1),
        ("2013", BACK, "loading_miner_2", 2, 1),
        ("2013", BACK, "loading_engineer_1", 1, 1),
        ("revised", FRONT, "loading_miner_1", 2, 1),
        ("revised", FRONT, "loading_engineer_1", 2, 2),
        ("revised", BACK, "loading_miner_1", 2, 1),
        ("revised", BACK, "loading_miner_2", 2, 1),
        ("revised", BACK, "loading_engineer_1", 2, 1),
    ],
)
def test_each_space_of_loading_alone_pays_for_its_wagons(
    edition: str, back: bool, space: str, needed: int, coins: int
) -> None:
    for wagons in range(7):
        s = position(
            edition,
            round=2,
            phase=10,
            mines={0: WAGON_TILES[wagons]},
            workers={0: 1},
            pieces={0: {space: 1}},
            flipped={0: ["loading"] if back else []},
        )
        if not back:
            play(s, "load_by_worker")
        assert [event["coins"] for event in told(s, "loaded")] == [coins if wagons >= needed else 0]


@rule("KK-10.3")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_front_of_loading_asks_for_a_worker_the_back_is_free(edition: str) -> None:
    front = position(edition, phase=10, mines={0: ["k-wolff"]}, workers={0: 1})
    assert offered(front) == ["stop", "load_by_worker"]
    play(front, "load_by_worker")
    assert held(front, 0)["workers"] == 0
    back = position(edition, phase=10, mines={0: ["k-wolff"]}, workers={0: 1}, flipped={0: ["loading"]})
    assert held(back, 0)["workers"] == 1
    assert [event["wagons"] for event in told(back, "loaded")] == [1]


# -- workforce and administration --------------------------------------------------------------------


@rule("KK-10.4")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("flipped", [[], ["workforce"]])
def test_no_piece_is_ever_placed_on_workforce(edition: str, flipped: list[str]) -> None:
    s = position(edition, flipped={0: flipped})
    play(s, "move_miners")
    assert budget(s) == (2, 4 if flipped else 2)
    play(s, "deploy")
    assert not [option for option in offered(s) if "workforce" in option]


@rule("KK-10.5", "KK-17.7")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    ("pieces", "value"),
    [
        ({}, 1),
        ({"administration_miner_1": 1}, 2),
        ({"administration_pair": 1}, 1),
        ({"administration_pair": 2}, 2),
        ({"administration_engineer_1": 1}, 2),
        ({"administration_engineer_2": 1}, 2),
        ({"administration_engineer_1": 1, "administration_engineer_2": 1}, 3),
        (
            {
                "administration_miner_1": 1,
                "administration_pair": 2,
                "administration_engineer_1": 1,
                "administration_engineer_2": 1,
            },
            5,
        ),
    ],
)
def test_full_spaces_of_the_administration_add_one_each_to_the_base_value(
    edition: str, pieces: dict[str, int], value: int
) -> None:
    mines = {0: ["k-glocke"], 1: ["k-grosse-nebenbank"]}
    s = position(edition, round=3, phase=9, mines=mines, pieces={0: pieces}, due=["general"])
    values = {event["seat"]: event["value"] for event in told(s, "value_set")}
    assert values[0] == value
    assert values[1] == 1
    assert places(s, 0) == pieces  # not used up


@rule("KK-10.4", "KK-10.5", "KK-18.1")
@pytest.mark.parametrize("edition", EDITIONS)
def test_workforce_and_administration_give_nothing_in_phase_ten(edition: str) -> None:
    pieces = {"administration_miner_1": 1, "administration_pair": 2, "administration_engineer_1": 1}
    s = position(edition, phase=10, pieces={0: pieces}, flipped={0: ["workforce"]})
    assert s.scores() == [2, 2, 2, 2]
    assert told(s, "coins_gained") == []
