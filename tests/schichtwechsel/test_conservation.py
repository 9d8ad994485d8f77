"""What holds in every game and in the data [SW-21]."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest

from revier.kernel.rng import Rng
from revier.kernel.state import State
from tests.schichtwechsel.build import GAME
from tests.schichtwechsel.look import held
from tests.support import rule, told

SEATS = [2, 3, 4]
DATA = GAME.components.data
PASS = 121


def positions(players: int, seed: int) -> Iterator[State]:
    """Every position of a game in which nobody passes while there is something to do."""
    s = GAME.new(players=players, seed=seed)
    rng = Rng(seed)
    yield s
    while not s.is_over:
        actions = [action for action in s.legal_actions() if action != PASS] or s.legal_actions()
        s.apply(actions[rng.below(len(actions))])
        yield s


# -- over a game -----------------------------------------------------------------------------------


@rule("SW-21.2")
@pytest.mark.parametrize("players", SEATS)
def test_coke_houses_and_headframes_are_conserved(players: int) -> None:
    for seed in range(4):
        for s in positions(players, seed):
            spaces = Counter(s.view(None)["headframe_spaces"].values())
            greys = Counter(s.view(None)["grey_fields"].values())
            for n in range(players):
                own = held(s, n)
                in_plant = own["own_field"] + greys[n]
                assert own["coke_in_plant"] == in_plant
                assert own["coke_reserve"] + in_plant + own["coke_wagons"] + own["sold"] == 11
                assert len(own["houses"]) + sum(own["plots"].values()) == 5
                assert own["headframes_on_card"] + own["headframes_in_base"] + spaces[n] == 2


@rule("SW-21.2", "SW-3.3")
@pytest.mark.parametrize("players", SEATS)
def test_no_player_has_more_than_five_white_cubes_in_a_round(players: int) -> None:
    most = 0
    for seed in range(4):
        taken: Counter[int] = Counter()
        last = list(positions(players, seed))[-1]
        for event in last.events():
            if event.kind == "round_began":
                taken.clear()
            elif event.kind == "cubes_taken":
                taken[int(str(event.args["seat"]))] += int(str(event.args["count"]))
                most = max(most, *taken.values())
    assert 3 <= most <= 5


@rule("SW-21.2", "SW-10.5")
@pytest.mark.parametrize("players", SEATS)
def test_without_the_stone_15_cubes_a_player_are_fed_and_drawn(players: int) -> None:
    """With the stone each time it is drawn leaves one cube more in the bag [SW R53]."""
    stones_seen = set()
    for seed in range(12):
        last = list(positions(players, seed))[-1]
        filled, drawn = told(last, "bag_filled"), told(last, "triple_drawn")
        start = {2: 10, 3: 15, 4: 20}[players]
        fed = start + total(filled, "coal") + total(filled, "spoil")
        stones = total(drawn, "stone")
        stones_seen.add(stones)
        assert fed == 15 * players
        assert total(drawn, "coal") + total(drawn, "spoil") == 15 * players - stones
        assert sum(last.view(None)["bag"].values()) == stones
        assert last.view(None)["stone"] == ("bag" if told(last, "stone_added") else "box")
    assert 0 in stones_seen
    assert max(stones_seen) > 0


def total(events: list[dict[str, str | int | list[str]]], name: str) -> int:
    return sum(int(str(event[name])) for event in events)


@rule("SW-21.2")
@pytest.mark.parametrize("players", SEATS)
def test_the_score_sheet_adds_up_to_the_score(players: int) -> None:
    for seed in range(4):
        for s in positions(players, seed):
            if s.ply % 7 == 0 or s.is_over:
                assert [sum(row["points"][n] for row in s.breakdown()) for n in range(players)] == s.scores()


# -- in the data -----------------------------------------------------------------------------------


@rule("SW-21.1")
def test_22_cards_7_tiles_and_6_round_cards_three_of_them_special() -> None:
    assert len(DATA["action_cards"]) == 22
    for players, cards in ((2, 16), (3, 18), (4, 21)):
        s = GAME.new(players=players, seed=0)
        assert len(s.view(None)["cards"]) == cards
        assert len(s.view(None)["tiles"]) == players + 3
    assert len(DATA["selection_tiles"]) == 7
    assert len(DATA["round_cards"]) == 6
    assert sum(card["special"] != "none" for card in DATA["round_cards"]) == 3


@rule("SW-21.1")
def test_14_shift_spaces_8_headframe_spaces_and_7_house_places() -> None:
    assert [space["pos"] for space in DATA["shift_spaces"]] == list(range(1, 15))
    assert Counter(space["area"] for space in DATA["headframe_spaces"]) == {"large": 4, "small": 4}
    assert len(DATA["plots"]) == 7


@rule("SW-21.1")
def test_12_barriers_of_four_kinds() -> None:
    tracks = {track["id"]: track["barriers"] for track in DATA["tracks"]["list"]}
    bonuses = Counter(barrier["bonus"] for barriers in tracks.values() for barrier in barriers)
    assert bonuses == {"house": 5, "miner_or_headframe": 4, "return_tool": 2, "headframe_or_2vp": 1}
    assert tracks["road"][-1]["bonus"] == "headframe_or_2vp"


@rule("SW-21.1")
def test_5_carts_one_for_coal_only_and_one_lockable() -> None:
    carts = DATA["tableau"]["carts"]
    assert len(carts) == 5
    assert [cart["accepts"] for cart in carts].count(["coal"]) == 1
    assert [cart["lockable"] for cart in carts].count(True) == 1


@rule("SW-21.1")
def test_one_wagon_with_a_white_cube_and_36_points_for_coke() -> None:
    assert [wagon["white_cube"] for wagon in DATA["tableau"]["wagons"]].count(True) == 1
    assert sum(DATA["tableau"]["sold_coke"]["vp"]) == 36
