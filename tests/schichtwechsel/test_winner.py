"""Who wins [SW-15.18]."""

from __future__ import annotations

import pytest

from revier.kernel.state import State
from tests.schichtwechsel.build import position
from tests.support import rule, told


def final(players: int, marker: int, points: dict[int, int]) -> State:
    """Nobody has tool markers; the holder of the start marker gets 2 more."""
    tools = dict.fromkeys(range(players), 0)
    return position(players, round=5, phase="final", marker=marker, points=points, tools=tools)


@rule("SW-15.18")
def test_most_points_win() -> None:
    s = final(4, 0, {0: 3, 1: 8, 2: 6, 3: 7})
    assert s.scores() == [5, 8, 6, 7]
    assert s.ranking() == [4, 1, 3, 2]
    assert told(s, "game_won") == [{"seat": 1, "vp": 8}]


@rule("SW-15.18", "SW R57")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_among_tied_players_the_one_farthest_clockwise_from_the_start_player_wins(players: int) -> None:
    for marker in range(players):
        s = final(players, marker, {n: 2 for n in range(players) if n != marker})
        assert s.scores() == [2] * players
        assert s.ranking() == [players - (n - marker) % players for n in range(players)]
        assert told(s, "game_won") == [{"seat": (marker - 1) % players, "vp": 2}]


@rule("SW-15.18")
@pytest.mark.parametrize("other", [0, 1, 3])
def test_the_start_player_loses_every_tie(other: int) -> None:
    s = final(4, 2, {2: 4, other: 6})
    assert s.scores()[2] == s.scores()[other] == 6
    assert (s.ranking()[other], s.ranking()[2]) == (1, 2)


@rule("SW-15.18", "SW R57")
def test_the_holder_of_the_marker_at_the_end_counts_not_the_start_player_of_round_5() -> None:
    tools = dict.fromkeys(range(4), 0)
    s = position(round=5, phase="final", first=1, marker=3, points={0: 5, 2: 5}, tools=tools)
    assert told(s, "game_won") == [{"seat": 2, "vp": 5}]
    s = position(round=5, phase="final", first=3, marker=1, points={0: 5, 2: 5}, tools=tools)
    assert told(s, "game_won") == [{"seat": 0, "vp": 5}]
