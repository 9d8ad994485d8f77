"""PettingZoo's own tests for every title and number of players, and what they do not ask."""

from __future__ import annotations

import numpy as np
import pytest
from pettingzoo import test as judges
from pettingzoo.test import performance_benchmark
from PIL import ImageFont

from revier import envs
from revier.envs.aec import NotReset, TableEnv
from revier.envs.rendering import typeface
from revier.envs.rewards import DENSE, REWARDS
from revier.kernel.errors import IllegalAction, RevierError
from tests.envs.masks import masks_allowed
from tests.strategies import each_game


@each_game
def test_api(title: str, players: int) -> None:
    with masks_allowed():
        judges.api_test(envs.pettingzoo(title, players=players), num_cycles=150)


@each_game
def test_seed(title: str, players: int) -> None:
    judges.seed_test(lambda: envs.pettingzoo(title, players=players), num_cycles=60)


@each_game
def test_render(title: str, players: int, capsys: pytest.CaptureFixture[str]) -> None:
    judges.render_test(lambda render_mode: envs.pettingzoo(title, players=players, render_mode=render_mode))
    assert len(capsys.readouterr().out.splitlines()) > 50  # `human` prints


@each_game
def test_performance(title: str, players: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """The benchmark runs five seconds of a clock; ours is fast."""
    clock = iter(np.arange(0.0, 1000.0, 0.1).tolist())
    module = __import__("sys").modules[performance_benchmark.__module__]
    monkeypatch.setattr(module.time, "time", lambda: next(clock))
    performance_benchmark(envs.pettingzoo(title, players=players))


def play_to_end(env: TableEnv) -> dict[str, list[float]]:
    """Random actions; the rewards each agent was told of."""
    rng = np.random.default_rng(1)
    told: dict[str, list[float]] = {agent: [] for agent in env.possible_agents}
    for agent in env.agent_iter():
        seen, reward, termination, truncation, _ = env.last()
        told[agent].append(reward)
        env.step(None if termination or truncation else int(rng.choice(np.flatnonzero(seen["action_mask"]))))
    return told


@each_game
def test_after_so_many_cycles_a_game_is_cut_short(title: str, players: int) -> None:
    """PettingZoo's max_cycles_test needs agents that act at the same time and knows no masks; this asks the same."""
    env = envs.pettingzoo(title, players=players, max_cycles=4)
    env.reset(seed=1)
    steps = 0
    for agent in env.agent_iter():
        if env.truncations[agent]:
            env.step(None)
            continue
        env.step(env.action_space(agent).sample(env.observe(agent)["action_mask"]))
        steps += 1
        assert not any(env.terminations.values())
    assert steps == 4 * players
    assert env.agents == []


@each_game
@pytest.mark.parametrize("reward", REWARDS)
def test_rewards_are_those_of_the_result(title: str, players: int, reward: str) -> None:
    env = envs.pettingzoo(title, players=players, reward=reward)
    env.reset(seed=3)
    begun = env.table().scores()
    told = play_to_end(env)
    s = env.table()
    places, scores = s.ranking(), s.scores()
    assert s.is_over
    totals = [sum(told[agent]) for agent in env.possible_agents]
    for seat in range(players):
        ahead = scores[seat] - max([score for other, score in enumerate(scores) if other != seat])
        expected = {
            "win_share": (places[seat] == 1) / places.count(1),
            "rank": (players - places[seat]) / (players - 1),
            "margin": ahead / 100,
            "dense": (scores[seat] - begun[seat]) / 100,
        }
        assert totals[seat] == pytest.approx(expected[reward])
    if reward != DENSE:
        assert all([told[agent][:-1] == [0.0] * (len(told[agent]) - 1) for agent in told])


def test_an_illegal_action_raises_and_changes_nothing() -> None:
    env = envs.pettingzoo("glueck-auf", players=2)
    env.reset(seed=1)
    before = env.table().to_dict()
    for wrong in (246, 10_000, -1):
        with pytest.raises(IllegalAction):
            env.step(wrong)
    with pytest.raises(TypeError):
        env.step(None)
    assert env.table().to_dict() == before
    assert env.rewards == {"seat_0": 0.0, "seat_1": 0.0}


def test_only_who_decides_has_a_mask() -> None:
    env = envs.pettingzoo("schichtwechsel", players=4)
    env.reset(seed=1)
    for agent in env.agents:
        assert env.observe(agent)["action_mask"].any() == (agent == env.agent_selection)


def test_names_tell_title_and_version() -> None:
    assert str(envs.pettingzoo("kohle-und-kolonie-2013")) == "kohle_und_kolonie_2013_v1"
    assert envs.pettingzoo("glueck-auf").possible_agents == ["seat_0", "seat_1"]


def test_the_same_seed_begins_the_same_row_of_games() -> None:
    one, two = envs.pettingzoo("glueck-auf"), envs.pettingzoo("glueck-auf")
    for seed in (5, None, None):
        one.reset(seed=seed)
        two.reset(seed=seed)
        assert one.table().to_dict() == two.table().to_dict()
    one.reset()
    assert one.table().to_dict() != two.table().to_dict()


def test_options_of_the_title_are_taken() -> None:
    env = envs.pettingzoo("glueck-auf", players=2, delivered_orders="open")
    env.reset(seed=1)
    assert env.table().chosen_options() == {"delivered_orders": "open"}


def test_what_is_wrong_is_told_with_what_would_work() -> None:
    for wrong, said in (
        ({"players": 7}, "takes 2 to 4 players"),
        ({"reward": "money"}, "accepted: win_share, rank, margin, dense"),
        ({"render_mode": "svg"}, "accepted: human, ansi, rgb_array"),
        ({"max_cycles": 0}, "at least 1"),
        ({"hats": "many"}, "its options: delivered_orders"),
    ):
        with pytest.raises(RevierError, match=said):
            envs.pettingzoo("glueck-auf", **wrong)
    with pytest.raises(NotReset, match="reset"):
        envs.pettingzoo("glueck-auf").step(1)
    env = envs.pettingzoo("glueck-auf")
    env.reset(seed=1)
    with pytest.raises(RevierError, match="needed to render"):
        env.render()


@pytest.mark.parametrize("language", ["de", "en", "fr"])
def test_text_and_picture_show_what_a_spectator_sees(language: str) -> None:
    env = envs.pettingzoo("glueck-auf", render_mode="ansi", language=language)
    env.reset(seed=1)
    assert {"de": "Glück Auf", "en": "Coal Baron", "fr": "Gueules noires"}[language].lower() in env.render().lower()
    picture = envs.pettingzoo("glueck-auf", render_mode="rgb_array", language=language)
    picture.reset(seed=1)
    drawn = picture.render()
    assert drawn.shape == (64 * 17, 100 * 8, 3), "the same on every machine, whatever libraries it has"
    assert len(np.unique(drawn.astype(np.int64) @ [65536, 256, 1])) > 10  # colours


def test_letters_of_a_picture_are_as_wide_as_their_cells_on_every_machine() -> None:
    """Raqm, which Pillow finds on some machines only, would lay them out closer."""
    font = typeface()
    assert font.layout_engine == ImageFont.Layout.BASIC
    assert [font.getlength(letter * 100) for letter in "Mi─ßé█"] == [800.0] * 6
