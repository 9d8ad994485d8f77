"""The second look: which turns it tries, how far it plays them on, and that only Glück Auf's planner takes it."""

from __future__ import annotations

import pytest
from librt.vecs import vec
from mypy_extensions import i64

import revier
from revier.bots import bot, make_planner
from revier.bots.planner import PlannerBot
from revier.bots.second_look import RIVAL, WITHIN, SecondLook, promising
from revier.bots.turns import Line
from revier.games.glueck_auf.actions import WORKER
from revier.games.glueck_auf.components import FACTORY_DRAW, ORDER_DRAW
from revier.games.glueck_auf.state import GlueckAuf
from revier.kernel.rng import Rng
from revier.kernel.state import State
from tests.test_search import opening

OTHERS = [game for game in revier.games() if game != "glueck-auf"]


def look(s: State) -> SecondLook:
    return SecondLook(make_planner("glueck-auf", {}), s.asked().seat, Rng(1))


def line(value: float, *path: int) -> Line:
    return Line(opening("glueck-auf", 0), vec[i64](path), value)


def last_turn() -> State:
    """Players who only go to the bank have come to the last worker of the game."""
    s = revier.game("glueck-auf").new(players=2, seed=3)
    assert isinstance(s, GlueckAuf)
    while s.shift < 3 or sum(s.workers) > 1:
        s.apply(s.legal_actions()[-1])
    return s


def test_the_best_way_to_go_on_from_each_beginning_is_tried() -> None:
    lines = [line(9.0, 1, 2), line(8.0, 1, 3), line(7.0, 4), line(6.0, 5)]
    assert promising(lines, 2) == [lines[0], lines[2]]


def test_what_seems_much_worse_is_not_tried() -> None:
    lines = [line(9.0, 1), line(9.0 - WITHIN, 2), line(8.9 - WITHIN, 3)]
    assert promising(lines, 5) == lines[:2]


def test_the_end_of_the_game_counts_as_it_is() -> None:
    s = last_turn()
    seat = s.asked().seat
    bank = s.legal_actions()[-1]
    after = s.clone()
    after.apply(bank)
    assert after.is_over
    mine, other = after.scores()[seat], after.scores()[1 - seat]
    assert look(s).rollout(s.clone(), vec[i64]([bank])) == mine - RIVAL * other


def test_turns_are_played_on_until_the_seat_has_had_its_next() -> None:
    s = opening("glueck-auf", 11)
    assert isinstance(s, GlueckAuf)
    seat = s.asked().seat
    before = list(s.workers)
    look(s).rollout(s, vec[i64]([s.legal_actions()[-1]]))
    assert s.asked().seat == (seat + 1) % 3
    placed = [had - has for had, has in zip(before, s.workers, strict=True)]
    assert all(n >= 1 for n in placed)
    assert placed[seat] >= 2


def test_looking_leaves_the_position_as_it_is() -> None:
    s = opening("glueck-auf", 11)
    before = s.to_dict()
    second = look(s)
    lines = second.planner.lines(s, second.seat, second.planner.quick, Rng(1))
    assert second.best(s, lines) in lines
    assert s.to_dict() == before


def test_a_turn_that_seems_best_at_first_may_not_be_taken() -> None:
    """Over some turns the second look differs from the first, or it would be idle."""
    s = opening("glueck-auf", 11)
    changed = 0
    for n in range(8):
        second = look(s)
        lines = second.planner.lines(s, second.seat, second.planner.quick, Rng(1))
        best = second.best(s, lines)
        changed += best is not lines[0]
        for action in best.path:
            s.apply(action)
    assert 0 < changed < 8


def test_nobody_is_expected_to_draw() -> None:
    s = opening("glueck-auf", 11)
    planner = make_planner("glueck-auf", {})
    for n in range(8):
        path = planner.reply(s, s.asked().seat, Rng(n))
        assert path[0] not in (WORKER + FACTORY_DRAW, WORKER + ORDER_DRAW)
        for action in path:
            s.apply(action)


@pytest.mark.parametrize("game", OTHERS)
def test_other_titles_take_what_seems_best_at_first(game: str) -> None:
    s = opening(game, 2)
    seat = s.asked().seat
    player = bot("planner", game, 1)
    assert isinstance(player, PlannerBot)
    planner = player.planner
    planner.full = planner.quick  # or it takes long, interpreted
    assert planner.best_turn(s, seat, Rng(1)) == planner.lines(s, seat, planner.quick, Rng(1))[0].path
