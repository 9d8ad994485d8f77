"""Step II, the selection tiles [SW-10.6 to SW-10.8]."""

from __future__ import annotations

import pytest

from tests.schichtwechsel.build import position
from tests.schichtwechsel.look import SEATS, free_tiles, held, table, wagons
from tests.support import asked, offered, play, rule, told

TILES = {0: "engine_driver", 1: "mine_rescue", 2: "gatekeeper", 3: "coal_merchant"}


def choosers(players: int, round: int, first: int) -> list[int]:
    """Who chooses, in order; everybody takes the first tile offered and does the first thing with it."""
    s = position(players, round=round, phase="step_2", first=first)
    seen = []
    while table(s)["phase"] == "step_2":
        if asked(s)[1] == "TakeTile":
            seen.append(asked(s)[0])
        s.apply(s.legal_actions()[0])
    return seen


@rule("SW-10.6", "SW-9.1")
@pytest.mark.parametrize("players", SEATS)
@pytest.mark.parametrize("first", [0, 1])
def test_in_round_1_the_player_to_the_right_begins_and_the_start_player_is_last(players: int, first: int) -> None:
    assert choosers(players, 1, first) == [(first - 1 - i) % players for i in range(players)]


@rule("SW-10.6", "SW-9.1")
@pytest.mark.parametrize("round", [2, 3, 4, 5])
@pytest.mark.parametrize("first", [0, 3])
def test_later_the_start_player_begins_and_it_goes_on_clockwise(round: int, first: int) -> None:
    assert choosers(4, round, first) == [(first + i) % 4 for i in range(4)]


@rule("SW-10.7")
def test_in_round_1_the_whole_display_is_open_to_the_first_chooser() -> None:
    s = position(phase="step_2")
    assert (asked(s), offered(s)) == ((3, "TakeTile"), free_tiles())
    play(s, "take_tile coal_merchant")
    assert (asked(s), offered(s)) == ((2, "TakeTile"), free_tiles("coal_merchant"))
    assert told(s, "tile_returned") == []


@rule("SW-10.7")
def test_a_tile_must_change_every_round_but_the_old_one_is_there_for_later_players() -> None:
    s = position(round=2, phase="step_2", tile=TILES)
    assert offered(s) == ["take_tile overseer_tile", "take_tile haulier", "take_tile hewer"]
    play(s, "take_tile overseer_tile", "place_cube coal cart_1")
    assert told(s, "tile_returned") == [{"seat": 0, "tile": "engine_driver"}]
    assert held(s)["tile"] == "overseer_tile"
    assert (asked(s), offered(s)) == (
        (1, "TakeTile"),
        ["take_tile engine_driver", "take_tile haulier", "take_tile hewer"],
    )


@rule("SW-10.7")
@pytest.mark.parametrize("players", SEATS)
@pytest.mark.parametrize("round", [2, 5])
def test_from_round_2_on_there_are_always_three_tiles_to_choose_from(players: int, round: int) -> None:
    s = position(players, round=round, phase="step_2")
    while table(s)["phase"] == "step_2":
        if asked(s)[1] == "TakeTile":
            assert len(offered(s)) == 3
        s.apply(s.legal_actions()[-1])
    assert len(table(s)["tiles"]) == 3
    assert len({held(s, n)["tile"] for n in range(players)}) == players


@rule("SW-10.8", "SW R56")
def test_the_upper_part_is_carried_out_before_the_next_player_chooses() -> None:
    s = play(position(phase="step_2"), "take_tile mine_rescue")
    assert asked(s) == (3, "PlaceCoal")
    play(s, "place_coal wagon_5")
    assert (wagons(s, 3), asked(s)) == ({"wagon_5": 1}, (2, "TakeTile"))
    play(s, "take_tile gatekeeper")
    assert (held(s, 2)["coke_wagons"], held(s, 2)["water"], asked(s)) == (1, 4, (1, "TakeTile"))


@rule("SW-10.8", "SW R59")
@pytest.mark.parametrize("tile", ["gatekeeper", "coal_merchant"])
def test_gatekeeper_and_coal_merchant_need_no_further_decision(tile: str) -> None:
    assert asked(play(position(phase="step_2"), f"take_tile {tile}")) == (2, "TakeTile")


@rule("SW-10.8")
@pytest.mark.parametrize("tile", ["engine_driver", "overseer_tile", "haulier", "hewer"])
def test_the_others_ask_where_the_cube_goes(tile: str) -> None:
    assert asked(play(position(phase="step_2"), f"take_tile {tile}")) == (3, "PlaceCube")
