"""Garbage collection is paused while bots are timed; and there is nothing to collect."""

from __future__ import annotations

import gc

import pytest

import revier
from revier.arena import match as arena
from revier.arena.plan import Match, make_task
from revier.benchmark import is_compiled
from revier.bots import Bot, bot
from revier.bots.gc_paused import GcPaused
from revier.kernel.state import State
from revier.server.bots import bot_process

NAMES = ["planner", "search:2it"] if is_compiled() else ["greedy", "random"]


class Watchful(Bot):
    """Notes whether garbage collection is on while it thinks."""

    noted: set[bool]

    def think(self, position: State) -> int:
        self.noted.add(gc.isenabled())
        return position.legal_actions()[0]


class Failing(Bot):
    def think(self, position: State) -> int:
        raise RuntimeError("cannot think")


@pytest.fixture
def watchful() -> Watchful:
    found = Watchful(seed=1)
    found.noted = set()
    return found


@pytest.mark.parametrize("game", revier.games())
def test_a_game_of_bots_leaves_no_garbage(game: str) -> None:
    gc.collect()
    with GcPaused():
        s = revier.game(game).new(players=3, seed=1)
        players = [bot(NAMES[seat % 2], game, seed=seat) for seat in range(3)]
        while not s.is_over:
            s.apply(players[s.asked().seat].act(s))
        del s, players
        assert gc.collect() == 0


def test_garbage_collection_is_paused_in_a_match_of_the_arena(
    watchful: Watchful, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(arena, "make_bots", lambda task, match: [watchful, watchful])
    arena.play(make_task("glueck-auf", 2, ["random"], 1, 1), Match(0, 0, 1, ("random", "random")))
    assert watchful.noted == {False}
    assert gc.isenabled()


def test_garbage_collection_is_paused_in_a_turn_at_the_server(
    watchful: Watchful, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bot_process, "bot", lambda name, game, seed: watchful)
    position = revier.game("glueck-auf").new(players=2, seed=1).to_dict()
    assert bot_process.choose("glueck-auf", None, position, "random", 1)
    assert watchful.noted == {False}
    assert gc.isenabled()


def test_garbage_collection_resumes_after_a_failure(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(arena, "make_bots", lambda task, match: [Failing(1), Failing(2)])
    with pytest.raises(RuntimeError, match="cannot think"):
        arena.play(make_task("glueck-auf", 2, ["random"], 1, 1), Match(0, 0, 1, ("random", "random")))
    assert gc.isenabled()


def test_garbage_collection_that_was_off_stays_off() -> None:
    gc.disable()
    try:
        with GcPaused():
            pass
        assert not gc.isenabled()
    finally:
        gc.enable()
