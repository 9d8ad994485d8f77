"""Questions that leave nothing to choose: which they are, and how they are taken back."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack

import pytest

import revier
from revier.kernel.rng import Rng
from revier.kernel.state import State
from revier.server.play.forced import commits, forced
from tests.server.support import House
from tests.server.test_play import play_on, sit_all, turn_of

GAMES = (("glueck-auf", 2), ("kohle-und-kolonie-2013", 3), ("kohle-und-kolonie-revised", 4), ("schichtwechsel", 3))


@pytest.fixture
def sockets() -> Iterator[ExitStack]:
    with ExitStack() as stack:
        yield stack


def positions(game: str, players: int, seed: int) -> Iterator[State]:
    """Those of a random game in which somebody is asked."""
    s = revier.game(game).new(players, seed=seed)
    rng = Rng(seed)
    while not s.is_over:
        yield s.clone()
        legal = s.legal_actions()
        s.apply(legal[rng.below(len(legal))])


def kind_of(s: State) -> str:
    return type(s.asked()).__name__


@pytest.mark.parametrize(("game", "players"), GAMES)
def test_nothing_is_forced_where_there_is_a_choice_or_something_new_to_see(game: str, players: int) -> None:
    for s in positions(game, players, 3):
        if (only := forced(s)) is not None:
            assert s.legal_actions() == [only] or (s.asked().is_idle(s) and s.legal_actions()[0] == only)
            assert kind_of(s) not in ("Keep", "AssignTriple")


def test_what_people_called_pointless_is_forced() -> None:
    found: set[str] = set()
    for game, players in (*GAMES, ("schichtwechsel", 2)):
        for seed in range(1, 4):
            found |= {kind_of(s) for s in positions(game, players, seed) if forced(s) is not None}
    assert found >= {"AuctionBid", "TableauSpacePick", "Pay", "WaterAmount", "Load", "SubCube"}


@pytest.mark.parametrize("kind", ["AuctionBid", "DisasterPenalty"])
def test_no_auction_asks_who_can_only_pass_and_no_disaster_who_can_only_pay_one_way(kind: str) -> None:
    alone = [
        s
        for seed in range(1, 4)
        for s in positions("kohle-und-kolonie-revised", 4, seed)
        if kind_of(s) == kind and len(s.legal_actions()) == 1
    ]
    assert len(alone) > 2
    assert [forced(s) for s in alone] == [s.legal_actions()[0] for s in alone]


def test_nobody_is_asked_to_pay_for_loading_where_nothing_is_to_be_loaded() -> None:
    """Whatever is paid there brings nothing; with anything to load, the choice is the player's."""
    answered: set[bool] = set()
    for s in (s for seed in range(1, 5) for s in positions("kohle-und-kolonie-2013", 4, seed)):
        texts = [choice.text for choice in s.choices()]
        if kind_of(s) != "LoadingStep" or texts != ["kk-stop", "kk-load-by-worker"]:
            continue
        seat = s.asked().seat
        found = []
        for action in s.legal_actions():
            after = s.clone()
            after.apply(action)
            while (
                not after.is_over and after.asked().seat == seat and kind_of(after) in ("WorkerPayment", "LoadingStep")
            ):
                after.apply(after.legal_actions()[0])
            found.append([after.view(seat)["seats"][seat][what] for what in ("coins", "score")])
        is_worth_it = found[0] != found[1]
        assert (forced(s) is None) is is_worth_it
        answered.add(is_worth_it)
    assert answered == {True, False}


def test_drawn_tiles_are_seen_though_none_can_be_paid() -> None:
    kept = [s for seed in range(4) for s in positions("glueck-auf", 4, seed) if kind_of(s) == "Keep"]
    assert any(len(s.legal_actions()) == 1 for s in kept)
    assert all(forced(s) is None for s in kept)


@pytest.mark.parametrize(("game", "players"), GAMES)
def test_no_turn_ends_by_itself_while_something_may_be_taken_back(game: str, players: int) -> None:
    for s in positions(game, players, 5):
        [*targets] = s.game.actions.describe(s.legal_actions()[0]).targets
        if len(s.legal_actions()) == 1 and s.choices()[0].commits and s.can_undo and targets[0].startswith("button:"):
            assert forced(s) is None


def test_an_option_commits_with_what_it_forces() -> None:
    later = 0
    for s in positions("schichtwechsel", 3, 1):
        for choice in s.choices():
            if commits(s, choice.id) == choice.commits:
                continue
            after = s.clone()
            after.apply(choice.id)
            while after.can_undo:
                only = forced(after)
                assert only is not None
                after.apply(only)
            later += 1
    assert later > 0


def test_a_choice_is_taken_back_with_the_forced_answers_behind_it(house: House, sockets: ExitStack) -> None:
    _, players = sit_all(house, sockets, 3, "schichtwechsel")
    rng = Rng(5)
    taken_back = 0
    while taken_back < 3:
        game = turn_of(players).game
        was_forced, could_undo, ply = game["decision"]["forced"], game["can_undo"], game["ply"]
        play_on(players, 1, rng)
        mine = turn_of(players)
        if not (was_forced and could_undo and mine.game["can_undo"]):
            continue
        assert mine.say(type="undo", ply=mine.game["ply"], revision=mine.game["revision"])["type"] == "done"
        assert mine.game["ply"] < ply
        assert not mine.game["decision"]["forced"] or not mine.game["can_undo"]
        for other in players:
            other.catch_up(mine.game["ply"])
        taken_back += 1
