"""Many games at once are the same games as one by one."""

from __future__ import annotations

import numpy as np
import pytest

import revier
from revier import envs
from revier.envs.observing import Observer
from revier.envs.rewards import REWARDS, final_rewards
from revier.kernel.errors import IllegalAction, RevierError
from revier.kernel.rng import Rng
from tests.strategies import each_game

GAMES = 5


@each_game
@pytest.mark.parametrize("observing", [True, False])
def test_games_side_by_side_are_those_played_alone(title: str, players: int, observing: bool) -> None:
    batch = envs.batch(title, players, games=GAMES, seed=11, observing=observing)
    game = revier.game(title)
    alone = [game.new(players=players, seed=11 + n) for n in range(GAMES)]
    observer = Observer(game, players)
    rng = np.random.default_rng(2)
    ended: set[int] = set()
    fresh = 11 + GAMES
    while len(ended) < GAMES:
        seen = batch.observe()
        actions = []
        for n, s in enumerate(alone):
            seat = s.asked().seat
            assert batch.seats[n] == seat
            assert np.flatnonzero(batch.mask[n]).tolist() == s.legal_actions()
            if s.ply % 10 == 0:
                assert np.array_equal(seen[n], observer.observation(s, seat))
            actions.append(int(rng.choice(s.legal_actions())))
        rewards, over = batch.step(np.array(actions))
        for n, action in enumerate(actions):
            alone[n].apply(action)
            assert over[n] == alone[n].is_over
            if over[n]:
                assert batch.finals[n].to_dict() == alone[n].to_dict()
                assert rewards[n].tolist() == pytest.approx(final_rewards("win_share", alone[n]))
                ended.add(n)
                alone[n] = game.new(players=players, seed=fresh)
                fresh += 1
            else:
                assert not rewards[n].any()


@pytest.mark.parametrize("reward", REWARDS)
def test_rewards_add_up_to_the_result(reward: str) -> None:
    batch = envs.batch("schichtwechsel", 2, games=2, seed=1, reward=reward)
    begun = [s.scores() for s in batch.tables.states]
    rng = np.random.default_rng(1)
    totals = np.zeros((2, 2))
    ended: set[int] = set()
    while len(ended) < 2:
        rewards, over = batch.step([int(rng.choice(np.flatnonzero(row))) for row in batch.mask])
        for n in set(range(2)) - ended:
            totals[n] += rewards[n]
            if over[n]:
                ended.add(n)
                final = batch.finals[n]
                gained = [(new - old) / 100 for old, new in zip(begun[n], final.scores(), strict=True)]
                expected = gained if reward == "dense" else final_rewards(reward, final)
                assert totals[n].tolist() == pytest.approx(expected, abs=1e-5)


@each_game
def test_what_is_imagined_is_what_would_be_seen(title: str, players: int) -> None:
    """Where nothing hidden turns up, exactly; the real games go on unchanged."""
    batch = envs.batch(title, players, games=3, seed=5)
    rng = np.random.default_rng(3)
    for step in range(60):
        before = [s.checksum() for s in batch.tables.states]
        seen, games, actions = batch.imagine()
        assert [s.checksum() for s in batch.tables.states] == before
        assert np.array_equal(np.array([games, actions]), np.array(np.nonzero(batch.mask)))
        assert np.abs(seen).max() <= 1.0
        for row in rng.choice(len(games), 4):
            s = batch.tables.states[games[row]]
            after = s.clone()
            after.apply(int(actions[row]))
            if after.can_undo:
                assert np.array_equal(seen[row], batch.observer.observation(after, s.asked().seat))
        batch.step([int(rng.choice(np.flatnonzero(row))) for row in batch.mask])


def test_imagining_tells_nothing_of_what_is_hidden() -> None:
    """Another deal of what the player cannot know gives the same imagined positions."""
    batch = envs.batch("glueck-auf", 2, games=1, seed=8)
    for step in range(60):
        chance = batch.tables.chance.clone()
        imagined = batch.imagine()[0]
        true = batch.tables.states[0]
        batch.tables.states[0] = true.redetermine(int(batch.seats[0]), Rng(step))
        batch.tables.chance = chance
        assert np.array_equal(batch.imagine()[0], imagined)
        batch.tables.states[0] = true
        batch.step([int(np.flatnonzero(batch.mask[0])[step % batch.mask[0].sum()])])


def test_an_illegal_action_changes_no_game() -> None:
    batch = envs.batch("glueck-auf", 2, games=3, seed=1)
    before = [s.to_dict() for s in batch.tables.states]
    legal = [int(np.flatnonzero(row)[0]) for row in batch.mask]
    for wrong in (246, -1, 10_000):
        with pytest.raises(IllegalAction) as caught:
            batch.step([*legal[:2], wrong])
        assert caught.value.__notes__ == ["in game 2"]
    with pytest.raises(RevierError, match="expected 3, one for each game"):
        batch.step(legal[:2])
    assert [s.to_dict() for s in batch.tables.states] == before


def test_what_is_wrong_is_told_with_what_would_work() -> None:
    for wrong, said in (({"games": 0}, "at least 1"), ({"seed": -1}, "an int from 0"), ({"reward": "x"}, "accepted")):
        with pytest.raises(RevierError, match=said):
            envs.batch("glueck-auf", 2, **wrong)
