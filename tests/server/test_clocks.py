"""Clocks: what is left, when it is out, and that nothing gives time back."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from revier.server.tables import clocks
from revier.server.tables.clocks import DAY, ClocksJson, Pace

LIVE: Pace = {"kind": "live", "move": 30, "bank": 100}
SLOW: Pace = {"kind": "slow", "days": 3}
NONE: Pace = {"kind": "none"}

paces = st.one_of(
    st.builds(lambda move, bank: {"kind": "live", "move": move, "bank": bank}, st.integers(5, 99), st.integers(0, 99)),
    st.builds(lambda days: {"kind": "slow", "days": days}, st.integers(1, 30)),
    st.just({"kind": "none"}),
)
SEATS = 3
asked = st.one_of(st.none(), st.integers(0, SEATS - 1))
waits = st.lists(st.tuples(st.floats(-5, 200), asked), max_size=30)


def test_a_move_has_its_time_and_then_the_bank() -> None:
    c = clocks.start(LIVE, 2, 0, now=1000)
    assert clocks.due(c) == 1130
    assert clocks.remaining(c, LIVE, 0, 1010) == 120
    assert clocks.remaining(c, LIVE, 0, 1050) == 80
    assert clocks.remaining(c, LIVE, 0, 2000) == 0
    assert clocks.remaining(c, LIVE, 1, 2000) == 130  # not asked yet


def test_what_was_needed_beyond_the_move_is_gone_from_the_bank() -> None:
    c = clocks.start(LIVE, 2, 0, now=0)
    c = clocks.after_move(c, LIVE, 1, now=50)
    assert c == {"seat": 1, "since": 50, "move": 30, "bank": [80, 100]}
    c = clocks.after_move(c, LIVE, 0, now=60)
    assert c["bank"] == [80, 100]
    assert clocks.due(c) == 60 + 30 + 80


def test_decisions_of_one_turn_share_its_time() -> None:
    c = clocks.start(LIVE, 2, 0, now=0)
    assert clocks.after_move(c, LIVE, 0, now=20) == c
    assert clocks.remaining(clocks.after_move(c, LIVE, 0, now=20), LIVE, 0, 40) == 90


def test_bots_have_no_clock() -> None:
    c = clocks.start(LIVE, 2, None, now=0)
    assert clocks.due(c) is None
    assert clocks.after_move(c, LIVE, None, now=999)["bank"] == [100, 100]
    assert clocks.due(clocks.after_move(c, LIVE, 1, now=999)) == 999 + 130


def test_slow_games_count_days_and_games_without_clocks_nothing() -> None:
    c = clocks.start(SLOW, 2, 1, now=0)
    assert clocks.due(c) == 3 * DAY
    assert clocks.remaining(c, SLOW, 1, DAY) == 2 * DAY
    free = clocks.start(NONE, 2, 1, now=0)
    assert clocks.due(free) is None
    assert clocks.remaining(free, NONE, 1, 1e9) is None
    assert clocks.after_move(free, NONE, 0, now=1e9)["bank"] == [0, 0]


def play(pace: Any, first: int | None, moves: list[tuple[float, int | None]]) -> list[tuple[ClocksJson, float]]:
    """Clocks after every move, with their time; a computer's clock may jump back a little."""
    now = 1000.0
    found = [(clocks.start(pace, SEATS, first, now), now)]
    for wait, seat in moves:
        now += wait
        found.append((clocks.after_move(found[-1][0], pace, seat, now), now))
    return found


@given(paces, asked, waits)
def test_no_bank_ever_grows_or_goes_below_nothing(pace: Any, first: int | None, moves: Any) -> None:
    steps = play(pace, first, moves)
    for (before, _), (after, _) in pairwise(steps):
        for seat in range(SEATS):
            assert 0 <= after["bank"][seat] <= before["bank"][seat]
            if seat != before["seat"]:
                assert after["bank"][seat] == before["bank"][seat]


@given(paces, asked, waits, st.floats(0, 10_000))
def test_time_is_out_exactly_when_it_is_due(pace: Any, first: int | None, moves: Any, later: float) -> None:
    last, now = play(pace, first, moves)[-1]
    due, seat = clocks.due(last), last["seat"]
    if seat is None or pace["kind"] == "none":
        assert due is None
        return
    assert due is not None
    left = clocks.remaining(last, pace, seat, now + later)
    assert left is not None
    assert left == pytest.approx(max(0.0, due - max(last["since"], now + later)), abs=1e-3)


@given(paces, st.integers(0, SEATS - 1), st.lists(st.floats(0, 50), max_size=8))
def test_going_back_within_a_turn_gives_no_time_back(pace: Any, seat: int, waits: list[float]) -> None:
    steps = play(pace, seat, [(wait, seat) for wait in waits])
    assert all(step == steps[0][0] for step, _ in steps)


@given(paces, st.integers(0, SEATS - 1), st.floats(0, 500))
def test_to_take_back_to_oneself_costs_what_was_used(pace: Any, seat: int, wait: float) -> None:
    other = (seat + 1) % SEATS
    steps = play(pace, seat, [(wait, other), (0.0, seat)])
    left = clocks.remaining(steps[-1][0], pace, seat, steps[-1][1])
    fresh = clocks.remaining(steps[0][0], pace, seat, steps[0][1])
    if left is not None and fresh is not None:
        move = clocks.move_time(pace)
        assert move is not None
        assert left == pytest.approx(max(fresh - max(0.0, wait - move), move), abs=1e-3)
