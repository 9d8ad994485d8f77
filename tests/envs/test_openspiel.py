"""OpenSpiel's own simulation test, with serialisation, for every title and number of players."""

from __future__ import annotations

import json
import pickle

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts

import revier
from revier.envs.spiel import BASE, DIGITS, Held, game_name
from tests.kohle_und_kolonie.build import position
from tests.strategies import each_game


def dealt(game: pyspiel.Game, digit: int) -> pyspiel.State:
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(digit)
    return state


@each_game
def test_random_simulation_with_serialisation(title: str, players: int) -> None:
    game = pyspiel.load_game(f"{game_name(title)}(players={players})")
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


@each_game
def test_a_state_is_the_game_of_its_seed(title: str, players: int) -> None:
    game = pyspiel.load_game(game_name(title), {"players": players})
    state = dealt(game, 3)
    seed = sum([3 * BASE**n for n in range(DIGITS)])
    s = revier.game(title).new(players=players, seed=seed)
    assert state.held.position.to_dict() == s.to_dict()
    for action in range(40):
        legal = state.legal_actions()
        assert legal == s.legal_actions()
        assert state.current_player() == s.asked().seat
        s.apply(legal[action % len(legal)])
        state.apply_action(legal[action % len(legal)])
    for seat in range(players):
        question = {"asked": s.game.save_step(s.asked())}
        assert json.loads(state.observation_string(seat)) == s.view(seat) | question
        assert np.shape(state.observation_tensor(seat)) == tuple(game.observation_tensor_shape())


def test_clones_and_pickles_go_their_own_way() -> None:
    game = pyspiel.load_game(game_name("glueck-auf"))
    state = dealt(game, 1)
    before = str(state)
    for other in (state.clone(), pickle.loads(pickle.dumps(state)), game.deserialize_state(state.serialize())):
        assert str(other) == before
        assert other.history() == state.history()
        other.apply_action(other.legal_actions()[0])
        assert str(state) == before != str(other)


def test_returns_are_shares_of_the_win() -> None:
    state = dealt(pyspiel.load_game(game_name("glueck-auf"), {"players": 4}), 9)
    rng = np.random.default_rng(1)
    assert state.returns() == [0.0] * 4
    while not state.is_terminal():
        state.apply_action(int(rng.choice(state.legal_actions())))
    assert sum(state.returns()) == pytest.approx(1.0)
    places = state.held.position.ranking()
    assert [share > 0 for share in state.returns()] == [place == 1 for place in places]


def test_who_has_other_options_sees_another_text() -> None:
    """Their information-set search takes states with the same text for one, and fails if options differ."""
    state = dealt(pyspiel.load_game(game_name("kohle-und-kolonie-revised"), {"players": 4}), 3)
    seen, options = set(), set()
    for deployments in (2, 0):
        state.held = Held(position("revised", 4, decision=("MinerStep", 0, deployments, 1, 0)))
        seen.add(state.observation_string(0))
        options.add(tuple(state.legal_actions()))
    assert len(options) == 2
    assert len(seen) == 2


@pytest.mark.parametrize("title", revier.games())
def test_what_a_player_cannot_know_is_sampled_anew(title: str) -> None:
    state = dealt(pyspiel.load_game(game_name(title)), 5)
    rng = np.random.default_rng(2)
    sampler = pyspiel.UniformProbabilitySampler(0.0, 1.0)
    worlds = set()
    for _ in range(30):
        seat = state.current_player()
        before = str(state)
        other = state.resample_from_infostate(seat, sampler)
        assert other.observation_string(seat) == state.observation_string(seat)
        assert other.legal_actions() == state.legal_actions()
        assert str(state) == before
        worlds.add(str(other) == before)
        state.apply_action(int(rng.choice(state.legal_actions())))
    assert False in worlds


@pytest.mark.parametrize("title", revier.games())
def test_their_own_information_set_search_plays(title: str) -> None:
    game = pyspiel.load_game(game_name(title))
    state = dealt(game, 3)
    chance = np.random.RandomState(1)
    evaluator = mcts.RandomRolloutEvaluator(1, chance)
    bot = ismcts.ISMCTSBot(game, evaluator, 1.4, 3, random_state=chance, use_observation_string=True)
    for _ in range(3):
        action = bot.step(state)
        assert action in state.legal_actions()
        state.apply_action(int(action))


@each_game
def test_random_simulation_where_nothing_is_foreseen(title: str, players: int) -> None:
    game = pyspiel.load_game(game_name(title), {"players": players, "unforeseen": True})
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("title", revier.games())
def test_what_turns_something_up_waits_for_chance(title: str) -> None:
    """Before it nobody sees another deal; after it outcomes differ, and none is foreseen."""
    state = dealt(pyspiel.load_game(game_name(title), {"unforeseen": True}), 5)
    rng = np.random.default_rng(3)
    differing = 0
    while not state.is_terminal():
        if state.is_chance_node():
            seen = set()
            for digit in range(12):
                other = state.child(digit)
                seen.add(other.observation_string(0))
            differing += len(seen) > 1
            state.apply_action(int(rng.integers(BASE)))
        else:
            state.apply_action(int(rng.choice(state.legal_actions())))
    assert differing > 3
