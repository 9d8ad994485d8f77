"""What changes with two and three players [SW-16]."""

from __future__ import annotations

import pytest

from revier.games.schichtwechsel.names import CARD_IDS, GREY_IDS, TILE_IDS
from revier.kernel.state import State
from tests.schichtwechsel.build import GAME, position
from tests.schichtwechsel.look import held
from tests.schichtwechsel.seeing import story
from tests.support import asked, offered, play, rule

SEATS = [2, 3, 4]


def new(players: int) -> State:
    return GAME.new(players=players, seed=5)


@rule("SW-16.1")
@pytest.mark.parametrize(("players", "coal", "spoil"), [(2, 8, 2), (3, 12, 3), (4, 16, 4)])
def test_the_bag_at_setup(players: int, coal: int, spoil: int) -> None:
    data = GAME.components.setup[players]
    assert (data["bag_coal"], data["bag_spoil"]) == (coal, spoil)
    drawn = [line.split()[1:] for line in story(new(players)) if line.startswith("triple_drawn")]
    bag = new(players).view(None)["bag"]
    assert len(drawn) == 1
    assert bag["coal"] + int(drawn[0][0]) == coal + players
    assert bag["spoil"] + int(drawn[0][1]) == spoil + players


@rule("SW-16.1")
@pytest.mark.parametrize(
    ("players", "missing"),
    [
        (
            2,
            [
                *("coking_medium", "track_large_rail_road", "track_medium_road_rail", "miner_large"),
                *("water_white", "water_player"),
            ],
        ),
        (3, ["track_large_rail_road", "track_medium_road_rail", "water_white", "water_player"]),
        (4, ["water_combined"]),
    ],
)
def test_the_general_cards(players: int, missing: list[str]) -> None:
    cards = list(new(players).view(None)["cards"])
    assert cards == [card for card in CARD_IDS if card not in missing]
    assert len(cards) == {2: 16, 3: 18, 4: 21}[players]


@rule("SW-16.1")
@pytest.mark.parametrize(("players", "count"), [(2, 5), (3, 6), (4, 7)])
def test_the_selection_tiles(players: int, count: int) -> None:
    assert new(players).view(None)["tiles"] == TILE_IDS[:count]


@rule("SW-16.1", "SW-16.2")
@pytest.mark.parametrize(("players", "covered"), [(2, ["overseer", "cage_ride_1"]), (3, ["cage_ride_1"]), (4, [])])
def test_the_covered_shift_spaces(players: int, covered: list[str]) -> None:
    assert new(players).view(None)["covered_spaces"] == covered
    s = position(players, miner={0: 4}, white={0: 1})
    play(s, "card miner_small", "pay w", "miner_steps 1")
    assert held(s)["space"] == {2: "mine_train", 3: "overseer", 4: "overseer"}[players]


@rule("SW-16.2")
def test_a_covered_space_is_skipped_even_if_the_next_one_is_taken() -> None:
    s = position(2, miner={0: 4, 1: 7}, white={0: 1})
    play(s, "card miner_small", "pay w", "miner_steps 1")
    assert held(s)["space"] == "coal_face"


@rule("SW-16.1", "SW-16.2")
@pytest.mark.parametrize(("players", "usable"), [(2, 3), (3, 4), (4, 5)])
def test_the_grey_fields(players: int, usable: int) -> None:
    fields = new(players).view(None)["grey_fields"]
    assert fields == {id: None if n < usable else "covered" for n, id in enumerate(GREY_IDS)}
    s = position(players, wagons={0: {"wagon_1": 1}}, white={0: 1})
    play(s, "card coking_small", "pay w", "convert wagon_1")
    assert offered(s) == ["coking_field own_field", *[f"coking_field {id}" for id in GREY_IDS[:usable]]]


@rule("SW-16.2")
def test_with_all_usable_fields_taken_no_coke_is_made() -> None:
    plant = {0: ["own_field"], 1: ["grey_1", "grey_2", "grey_3"]}
    s = position(2, wagons={0: {"wagon_1": 1}}, white={0: 1}, plant=plant)
    assert "card coking_small" not in offered(s)
    s = position(3, wagons={0: {"wagon_1": 1}}, white={0: 1}, plant=plant)
    assert "card coking_small" in offered(s)


@rule("SW-16.1", "SW-5.9")
@pytest.mark.parametrize("players", SEATS)
@pytest.mark.parametrize("plot", ["plot_miner_move", "plot_spoil", "plot_tools"])
def test_the_three_field_plots_have_one_field_less_than_players(players: int, plot: str) -> None:
    room = players - 1
    taken = {n: [plot] for n in range(1, room)}  # one field left
    s = position(players, discs={0: {"canal": 1}}, plots=taken)
    play(s, "card track_large_road_canal", "pay p", "track_step canal", "house_pick house_1")
    assert f"house_plot {plot}" in offered(s)
    taken = {n: [plot] for n in range(1, room + 1)}
    s = position(players, discs={0: {"canal": 1}}, plots=taken)
    play(s, "card track_large_road_canal", "pay p", "track_step canal", "house_pick house_1")
    assert f"house_plot {plot}" not in offered(s)


@rule("SW-16.1", "SW-5.9")
@pytest.mark.parametrize("players", SEATS)
def test_the_plot_of_4_points_has_one_field_at_every_number_of_players(players: int) -> None:
    for taken, free in (({}, True), ({1: ["plot_4vp"]}, False)):
        s = position(players, discs={0: {"canal": 1}}, plots=taken)
        play(s, "card track_large_road_canal", "pay p", "track_step canal", "house_pick house_1")
        assert ("house_plot plot_4vp" in offered(s)) is free


@rule("SW-16.1")
@pytest.mark.parametrize("players", SEATS)
def test_a_game_asks_every_seat_and_no_other(players: int) -> None:
    s = new(players)
    seats = set()
    while not s.is_over:
        seats.add(asked(s)[0])
        play(s, offered(s)[0])
    assert seats == set(range(players))
    assert len(s.scores()) == players
