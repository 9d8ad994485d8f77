"""Gymnasium's own check for every title and number of players, and what it does not ask."""

from __future__ import annotations

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import revier
from revier import envs
from revier.bots import UnknownBot
from revier.envs.rewards import REWARDS
from revier.envs.solo import env_id
from revier.kernel.errors import IllegalAction, RevierError
from tests.strategies import each_game


@each_game
def test_check_env(title: str, players: int) -> None:
    check_env(
        gymnasium.make(env_id(title), players=players, bots="random", illegal="lose", render_mode="ansi").unwrapped
    )


def test_every_title_has_an_id() -> None:
    ids = [env_id(title) for title in revier.games()]
    assert ids == [
        "revier/GlueckAuf-v2",
        "revier/KohleUndKolonie2013-v1",
        "revier/KohleUndKolonieRevised-v1",
        "revier/Schichtwechsel-v1",
    ]
    assert set(ids) <= set(gymnasium.registry)


@pytest.mark.parametrize("reward", REWARDS)
def test_a_game_against_bots_is_played_to_its_end(reward: str) -> None:
    env = envs.gymnasium("glueck-auf", players=3, bots=["random", "greedy"], seat=1, reward=reward)
    seen, info = env.reset(seed=4)
    total, over = 0.0, False
    while not over:
        assert env.table().asked().seat == info["seat"] == 1
        seen, gained, over, cut, info = env.step(env.action_space.sample(seen["action_mask"]))
        assert not cut
        total += gained
    s = env.table()
    assert s.is_over
    assert not seen["action_mask"].any()
    ahead = info["scores"][1] - max(info["scores"][0], info["scores"][2])
    places = s.ranking()
    expected = {
        "win_share": (places[1] == 1) / places.count(1),
        "rank": (3 - places[1]) / 2,
        "margin": ahead / 100,
        "dense": s.scores()[1] / 100,
    }
    assert total == pytest.approx(expected[reward])


def test_the_learner_sits_anywhere_if_no_seat_is_named() -> None:
    env = envs.gymnasium("glueck-auf", players=2, bots="random")
    assert {env.reset(seed=seed)[1]["seat"] for seed in range(10)} == {0, 1}


@pytest.mark.parametrize("reward", REWARDS)
def test_an_illegal_action_loses_if_so_wished(reward: str) -> None:
    env = envs.gymnasium("schichtwechsel", players=2, bots="random", illegal="lose", reward=reward)
    env.reset(seed=1)
    _, gained, over, cut, info = env.step(161)
    assert gained == (0.0 if reward in ("win_share", "rank") else -1.0)
    assert over
    assert not cut
    assert info["illegal"]


def test_an_illegal_action_raises_and_changes_nothing() -> None:
    env = envs.gymnasium("glueck-auf", players=2, bots="random")
    env.reset(seed=1)
    before = env.table().to_dict()
    with pytest.raises(IllegalAction):
        env.step(np.int64(246))
    assert env.table().to_dict() == before


def test_what_is_wrong_is_told_with_what_would_work() -> None:
    with pytest.raises(UnknownBot, match="known: random"):
        envs.gymnasium("glueck-auf", bots="nobody")
    for wrong, said in (
        ({"seat": 2}, "expected 0 to 1"),
        ({"bots": []}, "at least one name"),
        ({"illegal": "x"}, "raise, lose"),
    ):
        with pytest.raises(RevierError, match=said):
            envs.gymnasium("glueck-auf", players=2, **wrong)
    with pytest.raises(RevierError, match="reset"):
        envs.gymnasium("glueck-auf").step(1)
