"""Buying mines [KK-7.10 to KK-7.17]."""

from __future__ import annotations

from typing import Any

import pytest

from revier.kernel.errors import IllegalAction
from revier.kernel.state import State
from tests.kohle_und_kolonie.build import DATA, position
from tests.kohle_und_kolonie.look import BOTH, EDITIONS, SEATS, goods, held, names, places, positions, table
from tests.support import asked, offered, play, rule, told

MINES: dict[str, dict[str, Any]] = {mine["id"]: mine for mine in DATA["mine"]}
CLAIMS: dict[str, dict[str, Any]] = {claim["id"]: claim for claim in DATA["claim"]}
EMPTY = {village["id"]: 0 for village in DATA["village"]}  # no worker anywhere
FULL_ROWS = {
    "t11": "k-rabe",
    "t12": "k-alte-mann",
    "t13": "k-wolff",
    "t21": "k-eintracht",
    "t22": "k-geschwind",
    "t23": "k-alte-aproche",
}


def buying(edition: str = "2013", players: int = 4, **given: Any) -> State:
    """Seat 0 chooses a mine."""
    return play(position(edition, players, **given), "buy_mine")


def buyable(edition: str = "2013", players: int = 4, **given: Any) -> list[str]:
    """The mines seat 0 can buy."""
    s = position(edition, players, **given)
    if "buy_mine" not in offered(s):
        return []
    return names(offered(play(s, "buy_mine")))


# -- what can be bought ------------------------------------------------------------------------------


@rule("KK-7.10", "KK-7.17")
@pytest.mark.parametrize(("edition", "players"), BOTH)
@pytest.mark.parametrize("round", [1, 2, 3, 4, 5])
def test_every_mine_of_the_display_can_be_bought_in_any_order(edition: str, players: int, round: int) -> None:
    s = buying(edition, players, round=round, coins={0: 2})
    assert names(offered(s)) == sorted(table(s)["display"], key=lambda mine: int(MINES[mine]["number"]))


@rule("KK-7.10")
@pytest.mark.parametrize(("coins", "dearest"), [(0, 0), (1, 1), (2, 2)])
def test_a_mine_must_be_affordable(coins: int, dearest: int) -> None:
    found = buyable("revised", coins={0: coins})
    assert {MINES[mine]["cost"] for mine in found} == set(range(1, dearest + 1))


@rule("KK-7.10", "KK-7.14", "KK RUL-14")
@pytest.mark.parametrize("edition", EDITIONS)
def test_with_a_full_tableau_no_mine_can_be_bought(edition: str) -> None:
    assert buyable(edition, mines={0: FULL_ROWS}, coins={0: 20}) == []
    left_out = {space: tile for space, tile in FULL_ROWS.items() if space != "t23"}
    assert buyable(edition, mines={0: left_out}, coins={0: 20}) != []


@rule("KK-7.10", "KK RUL-12")
@pytest.mark.parametrize("edition", EDITIONS)
def test_beside_a_worker_a_mine_needs_a_miner_in_the_supply(edition: str) -> None:
    assert buyable(edition, miners={0: 0}) == []
    assert buyable(edition, miners={0: 1}) != []


@rule("KK-7.10", "KK RUL-12", "KK RUL-11")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_settlement_miner_does_not_stand_in_for_the_missing_miner_while_a_worker_is_near(edition: str) -> None:
    found = buyable(edition, miners={0: 0}, settlements={0: {"welper": 2}})
    assert found == []  # bredenscheid and burgaltendorf still have workers
    near = {"bredenscheid": 0, "burgaltendorf": 0}
    found = buyable(edition, miners={0: 0}, settlements={0: {"welper": 2}}, village_workers=near)
    assert found == ["k-rabe"]


@rule("KK-7.10")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    ("settled", "can_buy"),
    [
        ({0: {"welper": 1}}, True),
        ({0: {"welper": 0}}, False),
        ({0: {"heven": 2}}, False),
        ({1: {"welper": 2}}, False),
        ({0: {"welper": 0, "bredenscheid": 1}}, True),
        ({0: {"welper": 0}, 1: {"bredenscheid": 1}}, False),
    ],
)
def test_without_a_worker_near_a_mine_needs_an_own_miner_at_a_settlement_beside_the_claim(
    edition: str, settled: dict[int, dict[str, int]], can_buy: bool
) -> None:
    found = buyable(edition, display=["k-rabe"], village_workers=EMPTY, settlements=settled)
    assert found == (["k-rabe"] if can_buy else [])


@rule("KK-7.10")
def test_a_worker_in_a_village_away_from_the_claim_does_not_help() -> None:
    assert buyable("2013", display=["k-rabe"], village_workers=EMPTY | {"heven": 2}) == []
    assert buyable("2013", display=["k-rabe"], village_workers=EMPTY | {"burgaltendorf": 1}) == ["k-rabe"]


# -- the worker case ---------------------------------------------------------------------------------


@rule("KK-7.11", "KK-3.1")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("mine", [mine["id"] for mine in DATA["mine"] if mine["kind"] != "large"])
def test_the_worker_comes_from_a_village_beside_the_claim(edition: str, mine: str) -> None:
    s = buying(edition, round=MINES[mine]["level"], display=[mine])
    play(s, f"mine {mine}")
    assert asked(s) == (0, "BuyMineWorkerSource")
    assert sorted(names(offered(s))) == sorted(CLAIMS[MINES[mine]["claim"]]["villages"])


@rule("KK-7.11")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("village", ["bredenscheid", "burgaltendorf", "welper"])
def test_the_buyer_pays_gains_the_worker_and_marks_the_mine_from_the_supply(edition: str, village: str) -> None:
    s = buying(edition)
    before = table(s)["villages"]
    play(s, "mine k-rabe")
    assert held(s, 0)["coins"] == 3
    play(s, f"village {village}", "space t11")
    assert goods(s, 0) == (3, 1)
    assert held(s, 0)["miners"] == 19
    after = {v: n - (v == village) for v, n in before.items()}
    assert table(s)["villages"] == {v: n for v, n in after.items() if n}
    assert table(s)["worker_supply"] == 0
    assert asked(s) == (0, "TurnMenu")


@rule("KK-7.11", "KK-7.10")
@pytest.mark.parametrize("mine", ["k-rabe", "k-eintracht", "e-langenbrahm"])
def test_a_mine_costs_what_is_printed_on_it(mine: str) -> None:
    s = buying("revised")
    play(s, f"mine {mine}")
    assert held(s, 0)["coins"] == 4 - MINES[mine]["cost"]


@rule("KK-7.11")
def test_a_village_without_a_worker_gives_none() -> None:
    s = buying("2013", village_workers={"welper": 0})
    play(s, "mine k-rabe")
    assert names(offered(s)) == ["burgaltendorf", "bredenscheid"]


@rule("KK RUL-11", "KK-7.11")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_worker_must_be_used_while_one_is_adjacent(edition: str) -> None:
    s = buying(edition, settlements={0: {"welper": 2}})
    play(s, "mine k-rabe")
    assert asked(s) == (0, "BuyMineWorkerSource")
    assert names(offered(s)) == ["burgaltendorf", "bredenscheid"]
    play(s, "village bredenscheid", "space t11")
    assert held(s, 0)["settled"] == {"welper": 2}


# -- the settlement case -----------------------------------------------------------------------------


@rule("KK-7.11")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("miners", [0, 5])
def test_a_settlement_miner_moves_onto_the_mine_and_no_worker_is_gained(edition: str, miners: int) -> None:
    s = buying(
        edition,
        display=["k-rabe"],
        village_workers=EMPTY,
        settlements={0: {"welper": 2, "bredenscheid": 1, "burgaltendorf": 0}},
        miners={0: miners},
    )
    play(s, "mine k-rabe")
    assert asked(s) == (0, "BuyMineSettlementSource")
    assert names(offered(s)) == ["welper", "bredenscheid"]
    play(s, "village welper", "space t11")
    assert held(s, 0)["settled"] == {"burgaltendorf": 0, "welper": 1, "bredenscheid": 1}
    assert held(s, 0)["miners"] == miners
    assert goods(s, 0) == (3, 0)
    assert asked(s) == (0, "TurnMenu")


@rule("KK-7.11")
def test_the_settlement_of_another_player_gives_no_miner() -> None:
    s = buying(
        "revised",
        display=["k-rabe"],
        village_workers=EMPTY,
        settlements={0: {"welper": 1}, 1: {"bredenscheid": 2}},
    )
    play(s, "mine k-rabe")
    assert names(offered(s)) == ["welper"]


@rule("KK-7.15", "KK-7.11", "KK RUL-13")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_mine_with_a_second_miner_bought_by_a_settlement_miner_brings_nothing_more(edition: str) -> None:
    s = buying(edition, display=["k-stralsund"], village_workers=EMPTY, settlements={0: {"buchholz": 1}})
    play(s, "mine k-stralsund", "village buchholz", "space t11")
    assert asked(s) == (0, "TurnMenu")
    assert held(s, 0)["workers"] == 0


# -- the mine space ----------------------------------------------------------------------------------


@rule("KK-7.14", "KK-7.12", "KK-3.6")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    ("taken", "open_spaces"),
    [
        ("", "t11"),
        ("t11", "t12 t21"),
        ("t11 t12", "t13 t21"),
        ("t11 t21", "t12 t22"),
        ("t11 t12 t13", "t21"),
        ("t11 t21 t22", "t12 t23"),
        ("t11 t21 t22 t23", "t12"),
        ("t11 t12 t21", "t13 t22"),
        ("t11 t12 t13 t21", "t22"),
        ("t11 t12 t21 t22", "t13 t23"),
        ("t11 t12 t13 t21 t22", "t23"),
        ("t11 t12 t21 t22 t23", "t13"),
    ],
)
def test_a_mine_space_is_open_if_it_is_empty_and_the_one_before_it_is_occupied(
    edition: str, taken: str, open_spaces: str
) -> None:
    tiles = {space: tile for space, tile in FULL_ROWS.items() if space in taken.split()}
    s = buying(edition, mines={0: tiles}, coins={0: 9})
    play(s, "mine k-franziska-erbstollen", "village bommern")
    assert asked(s) == (0, "TableauSpacePick")
    assert names(offered(s)) == open_spaces.split()
    space = open_spaces.split()[-1]
    play(s, f"space {space}")
    assert held(s, 0)["tableau"] == tiles | {space: "k-franziska-erbstollen"}
    assert "k-franziska-erbstollen" not in table(s)["display"]


@rule("KK-7.14")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("seed", range(3))
def test_tiles_never_lie_detached(edition: str, seed: int) -> None:
    after = {space["id"]: space.get("after") for space in DATA["tableau"]["space"]}
    for s in positions(edition, 4, 100 + seed):
        if s.is_over or asked(s)[1] == "CompactionPick":
            continue
        for own in table(s)["seats"]:
            tiles = own["tableau"]
            assert all(after[space] is None or after[space] in tiles for space in tiles)


# -- single mines ------------------------------------------------------------------------------------


@rule("KK-7.13")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("mine", [mine["id"] for mine in DATA["mine"] if mine["kind"] == "single"])
def test_a_single_mine_gives_its_points_at_once(edition: str, mine: str) -> None:
    s = buying(edition, round=MINES[mine]["level"], display=[mine])
    play(s, f"mine {mine}", offered(play(s.clone(), f"mine {mine}"))[0], "space t11")
    assert s.scores() == [2 + MINES[mine]["vp"], 2, 2, 2]
    assert told(s, "vp_gained") == [{"seat": 0, "category": "single_mines", "vp": MINES[mine]["vp"]}]


@rule("KK-7.13")
@pytest.mark.parametrize("mine", ["k-rabe", "k-eintracht"])
def test_a_small_mine_gives_no_points(mine: str) -> None:
    s = buying("2013", display=[mine])
    play(s, f"mine {mine}", offered(play(s.clone(), f"mine {mine}"))[0], "space t11")
    assert s.scores() == [2, 2, 2, 2]


# -- the second miner --------------------------------------------------------------------------------


def second(edition: str = "2013", **given: Any) -> State:
    """Seat 0 has bought k-stralsund beside vormholz (2 workers), bommerholz (1) and buchholz (1)."""
    s = position(edition, **given)
    return play(s, "buy_mine", "mine k-stralsund", "village buchholz", "space t11")


@rule("KK-7.15")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_mine_with_a_second_miner_offers_another_worker_of_a_village_beside_the_claim(edition: str) -> None:
    s = second(edition)
    assert asked(s) == (0, "SecondWorker")
    assert offered(s) == ["stop", "village vormholz", "village bommerholz"]
    play(s, "village bommerholz")
    assert held(s, 0)["workers"] == 2
    assert "bommerholz" not in table(s)["villages"]


@rule("KK-7.15")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_second_worker_may_come_from_the_same_village(edition: str) -> None:
    s = position(edition)
    play(s, "buy_mine", "mine k-stralsund", "village vormholz", "space t11")
    assert offered(s) == ["stop", "village vormholz", "village bommerholz", "village buchholz"]
    play(s, "village vormholz")
    assert "vormholz" not in table(s)["villages"]


@rule("KK-7.15")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_second_worker_may_be_declined_and_then_there_is_no_second_miner(edition: str) -> None:
    s = second(edition)
    play(s, "stop")
    assert asked(s) == (0, "TurnMenu")
    assert (held(s, 0)["workers"], held(s, 0)["miners"]) == (1, 19)


@rule("KK-7.15", "KK RUL-13")
@pytest.mark.parametrize("edition", EDITIONS)
def test_without_another_worker_near_there_is_no_second_miner(edition: str) -> None:
    s = second(edition, village_workers={"vormholz": 0, "bommerholz": 0})
    assert asked(s) == (0, "TurnMenu")
    assert held(s, 0)["workers"] == 1


@rule("KK-7.15")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_second_miner_goes_on_a_rescue_space_or_a_pithead_space_with_room(edition: str) -> None:
    s = second(
        edition,
        settlements={0: {"heven": 1}},
        rescue={0: ["t12"]},
        pieces={0: {"cokery_miner_1": 1, "cokery_pair": 1, "administration_pair": 2}},
    )
    play(s, "village vormholz")
    assert asked(s) == (0, "SecondMinerPlace")
    assert offered(s) == [
        "stop",
        "miner_space cokery_pair",
        "miner_space ironworks_miner_1",
        "miner_space ironworks_pair",
        "miner_space loading_miner_1",
        "miner_space administration_miner_1",
        "rescue rescue_t11",
        "rescue rescue_t13",
        "rescue rescue_t21",
        "rescue rescue_t22",
        "rescue rescue_t23",
    ]


@rule("KK-7.15")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_second_miner_may_go_on_the_spaces_of_flipped_tiles(edition: str) -> None:
    s = second(edition, flipped={0: ["cokery", "ironworks", "loading"]})
    play(s, "village vormholz")
    spaces = names(offered(s, "miner_space"))
    new = ["cokery_miner_2", "ironworks_miner_3"] if edition == "2013" else ["ironworks_pair"]
    assert {"ironworks_miner_2", "loading_miner_2", *new} <= set(spaces)
    assert ("ironworks_pair" in spaces) == (edition == "revised")
    assert ("cokery_miner_2" in spaces) == (edition == "2013")


@rule("KK-7.15")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    ("action", "place"),
    [
        ("rescue rescue_t11", "rescue_t11"),
        ("rescue rescue_t23", "rescue_t23"),
        ("miner_space cokery_pair", "cokery_pair"),
    ],
)
def test_the_second_miner_comes_from_the_supply(edition: str, action: str, place: str) -> None:
    s = second(edition)
    play(s, "village vormholz", action)
    assert places(s, 0) == {place: 1}
    assert held(s, 0)["miners"] == 18
    assert asked(s) == (0, "TurnMenu")


@rule("KK-7.15")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_second_miner_may_be_declined_after_the_worker_was_taken(edition: str) -> None:
    s = second(edition)
    play(s, "village vormholz", "stop")
    assert (held(s, 0)["workers"], held(s, 0)["miners"], places(s, 0)) == (2, 19, {})
    assert asked(s) == (0, "TurnMenu")


@rule("KK-7.15", "KK RUL-13")
@pytest.mark.parametrize("edition", EDITIONS)
def test_with_an_empty_supply_the_worker_may_be_taken_and_no_miner_is_placed(edition: str) -> None:
    s = second(edition, miners={0: 1})
    assert held(s, 0)["miners"] == 0
    assert offered(s) == ["stop", "village vormholz", "village bommerholz"]
    play(s, "village vormholz")
    assert held(s, 0)["workers"] == 2
    assert asked(s) == (0, "TurnMenu")


@rule("KK-7.15")
@pytest.mark.parametrize("mine", ["k-rabe", "k-geschwind"])  # none, wagon
def test_mines_with_another_advantage_offer_no_second_worker(mine: str) -> None:
    s = position("2013")
    play(s, "buy_mine", f"mine {mine}", "village welper", "space t11")
    assert asked(s) == (0, "TurnMenu")


@rule("KK-7.15", "KK-7.13")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_single_mine_with_a_second_miner_gives_its_points_first(edition: str) -> None:
    s = position(edition, round=5)
    play(s, "buy_mine", "mine e-klosterbusch", "village heven", "space t11")
    assert s.scores()[0] == 2 + MINES["e-klosterbusch"]["vp"]
    assert asked(s) == (0, "SecondWorker")


# -- wagons, and mines not sold ----------------------------------------------------------------------


@rule("KK-7.16", "KK-18.4")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("tiles", "wagons"), [(["k-rabe"], 0), (["k-wolff"], 1), (["k-wolff", "k-geschwind"], 2)])
def test_wagons_count_in_phase_ten_while_the_tile_lies_on_the_tableau(
    edition: str, tiles: list[str], wagons: int
) -> None:
    s = position(edition, phase=10, mines={0: tiles}, flipped={0: ["loading"]})
    assert [event["wagons"] for event in told(s, "loaded")] == [wagons]


@rule("KK-7.17")
@pytest.mark.parametrize("players", SEATS)
def test_mines_of_earlier_levels_stay_on_offer(players: int) -> None:
    found = buyable("revised", players, round=2)
    assert {MINES[mine]["level"] for mine in found} == {1, 2}


@rule("KK-7.10", "KK-4.9")
def test_mines_of_later_levels_and_large_mines_cannot_be_bought() -> None:
    s = buying("2013", coins={0: 20})
    assert {(MINES[mine]["level"], MINES[mine]["kind"]) for mine in names(offered(s))} == {(1, "small"), (1, "single")}
    with pytest.raises(IllegalAction):
        play(s, "mine k-hoffnung")
