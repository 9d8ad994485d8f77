"""Moving miners [KK-7.50 to KK-7.56]."""

from __future__ import annotations

from typing import Any

import pytest

from revier.kernel.state import State
from tests.kohle_und_kolonie.build import DATA, position
from tests.kohle_und_kolonie.look import BOTH, EDITIONS, budget, held, names, places, positions, table
from tests.support import asked, offered, play, rule, told

RESCUE = ["rescue_t11", "rescue_t12", "rescue_t13", "rescue_t21", "rescue_t22", "rescue_t23"]
FRONT = [
    "cokery_miner_1",
    "cokery_pair",
    "ironworks_miner_1",
    "ironworks_pair",
    "loading_miner_1",
    "administration_miner_1",
    "administration_pair",
]
BACK = {
    "2013": [
        "cokery_miner_1",
        "cokery_miner_2",
        "cokery_pair",
        "ironworks_miner_1",
        "ironworks_miner_2",
        "ironworks_miner_3",
        "loading_miner_1",
        "loading_miner_2",
        "administration_miner_1",
        "administration_pair",
    ],
    "revised": [
        "cokery_miner_1",
        "cokery_pair",
        "ironworks_miner_1",
        "ironworks_miner_2",
        "ironworks_pair",
        "loading_miner_1",
        "loading_miner_2",
        "administration_miner_1",
        "administration_pair",
    ],
}
PITHEAD = ["cokery", "ironworks", "loading"]


def moving(edition: str = "2013", players: int = 4, **given: Any) -> State:
    """Seat 0 moves miners."""
    return play(position(edition, players, **given), "move_miners")


def reach(edition: str, origin: str, players: int = 4, **given: Any) -> list[str]:
    """Where one step leads seat 0 from a place."""
    s = moving(edition, players, **given)
    play(s, "move", origin)
    return names(offered(s))


# -- the budget --------------------------------------------------------------------------------------


@rule("KK-7.50", "KK-10.4", "KK RUL-20")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("flipped", "points"), [([], 2), (["workforce"], 4), (["cokery", "ironworks", "loading"], 2)])
def test_there_are_two_deployments_and_two_points_or_four_with_workforce_flipped(
    edition: str, flipped: list[str], points: int
) -> None:
    s = moving(edition, flipped={0: flipped, 1: ["workforce"]})
    assert budget(s) == (2, points)
    assert held(s, 0)["coins"] == 4


@rule("KK-7.50")
@pytest.mark.parametrize("edition", EDITIONS)
def test_flipping_workforce_in_the_same_turn_counts_if_it_is_done_before(edition: str) -> None:
    s = play(position(edition), "flip_workforce_coins", "move_miners")
    assert budget(s) == (2, 4)
    s = play(position(edition), "move_miners", "stop", "flip_workforce_coins")
    assert "move_miners" not in offered(s)


@rule("KK-7.51", "KK-7.52")
@pytest.mark.parametrize("edition", EDITIONS)
def test_deployments_are_used_up_one_by_one(edition: str) -> None:
    s = moving(edition)
    play(s, "deploy")
    assert asked(s) == (0, "MinerDeployTo")
    play(s, "rescue rescue_t11")
    assert budget(s) == (1, 2)
    play(s, "deploy", "miner_space cokery_pair")
    assert budget(s) == (0, 2)
    assert "deploy" not in offered(s)
    assert held(s, 0)["miners"] == 18


@rule("KK-7.51", "KK-7.53")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("points", [2, 4])
def test_movement_points_are_used_up_one_by_one(edition: str, points: int) -> None:
    s = moving(edition, flipped={0: ["workforce"] if points == 4 else []}, rescue={0: ["t11"]})
    for i in range(points):
        assert budget(s) == (2, points - i)
        play(s, "move", f"rescue {RESCUE[i]}", f"rescue {RESCUE[i + 1]}")
    assert budget(s) == (2, 0)
    assert "move" not in offered(s)
    assert places(s, 0) == {RESCUE[points]: 1}


@rule("KK-7.51")
@pytest.mark.parametrize("edition", EDITIONS)
def test_single_steps_come_in_any_order(edition: str) -> None:
    s = moving(edition, rescue={0: ["t11"]})
    play(s, "move", "rescue rescue_t11", "rescue rescue_t12", "deploy", "rescue rescue_t11")
    play(s, "move", "rescue rescue_t12", "rescue rescue_t13", "deploy", "rescue rescue_t12")
    assert places(s, 0) == {"rescue_t11": 1, "rescue_t12": 1, "rescue_t13": 1}
    assert asked(s) == (0, "TurnMenu")  # nothing is left


@rule("KK-7.51")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("steps", range(3))
def test_the_player_may_stop_before_every_step_and_the_rest_is_lost(edition: str, steps: int) -> None:
    s = moving(edition)
    for place in RESCUE[:steps]:
        play(s, "deploy", f"rescue {place}")
    play(s, "stop")
    assert asked(s) == (0, "TurnMenu")
    assert "move_miners" not in offered(s)


@rule("KK-7.51")
@pytest.mark.parametrize("edition", EDITIONS)
def test_no_step_is_offered_that_cannot_be_taken(edition: str) -> None:
    assert offered(moving(edition)) == ["stop", "deploy"]  # no miner is out
    assert offered(moving(edition, miners={0: 0})) == ["stop"]
    assert offered(moving(edition, miners={0: 0}, rescue={0: ["t11"]})) == ["stop", "move"]
    assert offered(moving(edition, flipped={0: ["workforce"]}, miners={0: 0})) == ["stop"]


# -- deploying ---------------------------------------------------------------------------------------


@rule("KK-7.52", "KK RUL-15", "KK-10.4")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_miner_is_deployed_to_settlements_rescue_spaces_and_pithead_spaces(edition: str) -> None:
    s = moving(edition, settlements={0: {"heven": 0, "horst": 1, "linden": 2}, 1: {"welper": 0}})
    play(s, "deploy")
    assert names(offered(s)) == [*FRONT, *RESCUE, "horst", "heven"]


@rule("KK-7.52", "KK-10.1", "KK-10.2", "KK-10.3", "KK D-18", "KK D-20")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_backs_have_other_miner_spaces(edition: str) -> None:
    s = moving(edition, flipped={0: [*PITHEAD, "workforce"]})
    play(s, "deploy")
    assert names(offered(s)) == [*BACK[edition], *RESCUE]


@rule("KK-7.52", "KK-10.1")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_place_without_room_is_no_target(edition: str) -> None:
    full = {"cokery_miner_1": 1, "cokery_pair": 1, "ironworks_pair": 2, "loading_miner_1": 1}
    s = moving(edition, pieces={0: full}, rescue={0: ["t11", "t22"]})
    play(s, "deploy")
    assert names(offered(s, "miner_space")) == [
        "cokery_pair",
        "ironworks_miner_1",
        "administration_miner_1",
        "administration_pair",
    ]
    assert names(offered(s, "rescue")) == ["rescue_t12", "rescue_t13", "rescue_t21", "rescue_t23"]


@rule("KK-7.52")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_miner_is_never_deployed_to_a_station(edition: str) -> None:
    s = moving(edition, settlements={0: {"heven": 1}}, stations={0: {"yellow-7": 1}})
    play(s, "deploy")
    assert offered(s, "station") == []


@rule("KK-7.52", "KK RUL-15")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_rescue_space_needs_no_mine(edition: str) -> None:
    s = moving(edition)
    play(s, "deploy", "rescue rescue_t23")
    assert held(s, 0)["rescue"] == ["t23"]
    assert held(s, 0)["tableau"] == {}


@rule("KK-7.52")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_deployed_miner_comes_from_the_own_supply(edition: str) -> None:
    s = moving(edition, settlements={0: {"heven": 1}})
    play(s, "deploy", "village heven")
    assert held(s, 0)["settled"] == {"heven": 2}
    assert held(s, 0)["miners"] == 18
    assert told(s, "miner_deployed") == [{"seat": 0, "place": "heven"}]


# -- the table of moves ------------------------------------------------------------------------------

SETTLED = {"heven": 2, "welper": 1, "linden": 0}  # two settlements with room


@rule("KK-7.53", "KK-11.1")
@pytest.mark.parametrize("edition", EDITIONS)
def test_from_a_settlement_to_its_stations_the_tableau_the_tiles_and_the_supply(edition: str) -> None:
    found = reach(edition, "village heven", settlements={0: SETTLED})
    assert found == ["yellow-7", *FRONT, "supply", *RESCUE]


@rule("KK-7.53", "KK-11.1")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("village", [village["id"] for village in DATA["village"]])
def test_from_a_settlement_a_miner_reaches_exactly_the_stations_of_the_village(edition: str, village: str) -> None:
    stations = next(entry["stations"] for entry in DATA["village"] if entry["id"] == village)
    found = reach(edition, f"village {village}", settlements={0: {village: 1}})
    assert sorted(place for place in found if "-" in place) == sorted(stations)


@rule("KK-7.53")
@pytest.mark.parametrize("edition", EDITIONS)
def test_from_a_station_to_neighbouring_stations_and_the_supply_only(edition: str) -> None:
    given: dict[str, Any] = {"settlements": {0: SETTLED}, "stations": {0: {"yellow-6": 1}}}
    assert reach(edition, "station yellow-6", **given) == ["yellow-5", "yellow-7", "supply"]


@rule("KK-7.53", "KK D-09", "KK RUL-21")
@pytest.mark.parametrize(("edition", "villages"), [("2013", []), ("revised", ["linden", "welper"])])
def test_from_a_rescue_space_to_a_settlement_in_the_revised_edition_only(edition: str, villages: list[str]) -> None:
    found = reach(edition, "rescue rescue_t12", settlements={0: SETTLED}, rescue={0: ["t12", "t13"]})
    assert found == [*FRONT, "supply", "rescue_t11", "rescue_t21", "rescue_t22", "rescue_t23", *villages]


@rule("KK-7.53", "KK D-09", "KK RUL-21")
@pytest.mark.parametrize(("edition", "villages"), [("2013", []), ("revised", ["linden", "welper"])])
@pytest.mark.parametrize("origin", FRONT)
def test_from_a_pithead_space_to_a_settlement_in_the_revised_edition_only(
    edition: str, villages: list[str], origin: str
) -> None:
    found = reach(edition, f"miner_space {origin}", settlements={0: SETTLED}, pieces={0: {origin: 1}})
    assert found == [*(space for space in FRONT if space != origin), "supply", *RESCUE, *villages]


@rule("KK-7.53")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_miners_that_may_move_stand_on_settlements_stations_rescue_and_pithead_spaces(edition: str) -> None:
    s = moving(
        edition,
        mines={0: ["k-rabe"]},
        miners={0: 5},  # the others lie on disaster spaces
        settlements={0: SETTLED, 1: {"horst": 2}},
        stations={0: {"brown-1": 2}, 1: {"red-1": 1}},
        rescue={0: ["t11"]},
        pieces={0: {"cokery_pair": 2, "cokery_engineer_1": 1}},
    )
    play(s, "move")
    assert asked(s) == (0, "MinerMoveFrom")
    assert names(offered(s)) == ["brown-1", "cokery_pair", "rescue_t11", "heven", "welper"]


@rule("KK-7.53")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_move_needs_room_at_its_target(edition: str) -> None:
    found = reach(
        edition,
        "rescue rescue_t11",
        rescue={0: ["t11", "t12", "t13", "t21", "t22", "t23"]},
        pieces={0: {"cokery_miner_1": 1, "cokery_pair": 2, "ironworks_pair": 1, "administration_pair": 2}},
        settlements={0: {"heven": 2, "linden": 2, "horst": 1}},
    )
    free = ["ironworks_miner_1", "ironworks_pair", "loading_miner_1", "administration_miner_1"]
    assert found == [*free, "supply", *(["horst"] if edition == "revised" else [])]


@rule("KK-7.53")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    ("origin", "target", "after"),
    [
        ("village heven", "station yellow-7", {"heven": 1, "yellow-7": 1}),
        ("village heven", "rescue rescue_t11", {"heven": 1, "rescue_t11": 1}),
        ("village heven", "miner_space cokery_pair", {"heven": 1, "cokery_pair": 1}),
        ("village heven", "supply", {"heven": 1}),
    ],
)
def test_a_move_takes_one_miner_one_step(edition: str, origin: str, target: str, after: dict[str, int]) -> None:
    s = moving(edition, settlements={0: {"heven": 2}}, rail_tokens={"yellow-7": None})
    play(s, "move", origin, target)
    assert places(s, 0) == after
    assert held(s, 0)["miners"] == 18 + (target == "supply")
    assert budget(s) == (2, 1)


@rule("KK-7.53", "KK D-09")
def test_revised_a_miner_goes_back_to_a_settlement() -> None:
    s = moving("revised", settlements={0: {"heven": 1}}, rescue={0: ["t11"]}, pieces={0: {"cokery_pair": 2}})
    play(s, "move", "rescue rescue_t11", "village heven")
    assert places(s, 0) == {"heven": 2, "cokery_pair": 2}
    play(s, "move", "miner_space cokery_pair")
    assert "village heven" not in offered(s)  # full


@rule("KK-7.53", "KK RUL-20")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_same_miner_may_be_moved_repeatedly(edition: str) -> None:
    s = moving(edition, flipped={0: ["workforce"]}, settlements={0: {"welper": 1}})
    play(s, "move", "village welper", "station yellow-5")
    play(s, "move", "station yellow-5", "station yellow-4")
    play(s, "move", "station yellow-4", "station yellow-3")
    play(s, "move", "station yellow-3", "station yellow-2")
    assert places(s, 0) == {"welper": 0, "yellow-2": 1}
    assert budget(s) == (2, 0)


@rule("KK-7.53")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_miner_just_deployed_may_be_moved(edition: str) -> None:
    s = moving(edition, settlements={0: {"heven": 0}})
    play(s, "deploy", "village heven", "move", "village heven", "station yellow-7")
    assert places(s, 0) == {"heven": 0, "yellow-7": 1}


@rule("KK-7.54")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_miner_returned_to_the_supply_may_be_deployed_again(edition: str) -> None:
    s = moving(edition, miners={0: 0}, rescue={0: ["t11"]})
    assert "deploy" not in offered(s)
    play(s, "move", "rescue rescue_t11", "supply", "deploy", "miner_space cokery_pair")
    assert places(s, 0) == {"cokery_pair": 1}
    assert held(s, 0)["miners"] == 0


@rule("KK-7.54")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_miner_returned_with_no_deployment_left_stays_in_the_supply(edition: str) -> None:
    s = moving(edition)
    play(s, "deploy", "rescue rescue_t11", "deploy", "rescue rescue_t12", "move", "rescue rescue_t11", "supply")
    assert held(s, 0)["miners"] == 19
    assert "deploy" not in offered(s)


@rule("KK RUL-22", "KK-7.53", "KK-11.2")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_miner_on_a_station_may_go_back_to_the_supply(edition: str) -> None:
    s = moving(edition, stations={0: {"brown-2": 1}})
    play(s, "move", "station brown-2", "supply")
    assert (places(s, 0), held(s, 0)["miners"]) == ({}, 20)


@rule("KK RUL-20", "KK-7.50")
@pytest.mark.parametrize("edition", EDITIONS)
def test_four_points_may_be_spread_over_several_miners(edition: str) -> None:
    s = moving(edition, flipped={0: ["workforce"]}, rescue={0: ["t11", "t12"]}, pieces={0: {"cokery_pair": 2}})
    play(s, "move", "rescue rescue_t11", "supply", "move", "rescue rescue_t12", "supply")
    play(s, "move", "miner_space cokery_pair", "supply", "move", "miner_space cokery_pair", "supply")
    assert held(s, 0)["miners"] == 20
    assert budget(s) == (2, 0)


# -- the engineer move of the flipped workforce ------------------------------------------------------


@rule("KK-7.56", "KK-10.4", "KK RUL-18", "KK D-10")
@pytest.mark.parametrize("edition", EDITIONS)
def test_with_workforce_flipped_one_deployed_engineer_may_move_free_of_charge(edition: str) -> None:
    pieces = {"cokery_engineer_1": 1, "loading_engineer_1": 1}
    s = moving(edition, flipped={0: ["workforce"]}, pieces={0: pieces}, coins={0: 0})
    assert offered(s) == ["stop", "deploy", "move_engineer"]
    play(s, "move_engineer")
    assert asked(s) == (0, "EngineerMoveFrom")
    assert offered(s) == ["engineer_space cokery_engineer_1", "engineer_space loading_engineer_1"]
    play(s, "engineer_space cokery_engineer_1")
    assert names(offered(s)) == ["ironworks_engineer_1", "administration_engineer_1", "administration_engineer_2"]
    play(s, "engineer_space ironworks_engineer_1")
    assert held(s, 0)["pieces"] == {"ironworks_engineer_1": 1, "loading_engineer_1": 1}
    assert budget(s) == (2, 4)  # no movement point
    assert "move_engineer" not in offered(s)  # once per action


@rule("KK-7.56")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_engineer_move_needs_the_own_workforce_flipped_and_a_deployed_engineer(edition: str) -> None:
    engineer = {0: {"cokery_engineer_1": 1}}
    assert "move_engineer" not in offered(moving(edition, pieces=engineer, flipped={1: ["workforce"]}))
    assert "move_engineer" not in offered(moving(edition, flipped={0: ["workforce"]}))


@rule("KK-7.56", "KK-7.51")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_engineer_may_move_after_all_points_are_spent(edition: str) -> None:
    s = moving(edition, flipped={0: ["workforce"]}, pieces={0: {"cokery_engineer_1": 1}}, rescue={0: ["t11"]})
    play(s, "deploy", "rescue rescue_t12", "deploy", "rescue rescue_t13")
    for i in range(4):
        play(s, "move", *(["rescue rescue_t11", "rescue rescue_t21"][:: 1 if i % 2 == 0 else -1]))
    assert offered(s) == ["stop", "move_engineer"]
    play(s, "move_engineer", "engineer_space cokery_engineer_1", "engineer_space loading_engineer_1")
    assert asked(s) == (0, "TurnMenu")


# -- in whole games ----------------------------------------------------------------------------------


@rule("KK-7.53")
@pytest.mark.parametrize(("edition", "players"), BOTH)
@pytest.mark.parametrize("seed", range(2))
def test_no_place_ever_holds_more_miners_than_it_has_room_for(edition: str, players: int, seed: int) -> None:
    pairs = {"cokery_pair", "ironworks_pair", "administration_pair"}
    for s in positions(edition, players, 180 + seed):
        for own in table(s)["seats"]:
            assert max(own["settled"].values(), default=0) <= 2
            for space, count in own["pieces"].items():
                assert count <= (2 if space in pairs else 1)
                tile = space.split("_")[0]
                if tile == "administration":
                    assert space in (*FRONT, "administration_engineer_1", "administration_engineer_2")
                elif "miner" in space or "pair" in space:
                    assert space in (BACK[edition] if tile in own["flipped"] else FRONT)
