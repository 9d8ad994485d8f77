"""Games and positions for hypothesis to draw."""

from __future__ import annotations

import pytest
from hypothesis import strategies as st

import revier
from revier.kernel.rng import MASK, Rng
from revier.kernel.state import State
from tests.policies import POLICIES, play_on

CASES = [(title, players) for title in revier.games() for players in revier.game(title).seats]

each_game = pytest.mark.parametrize(("title", "players"), CASES, ids=[f"{t}-{n}p" for t, n in CASES])

seeds = st.integers(0, MASK)
policies = st.sampled_from(POLICIES)


@st.composite
def new_games(draw: st.DrawFn, title: str, players: int) -> State:
    """A new game with any seed and any options."""
    game = revier.game(title)
    options = {name: draw(st.sampled_from(values)) for name, values in game.option_values.items()}
    return game.new(players=players, seed=draw(seeds), **options)


@st.composite
def positions(draw: st.DrawFn, title: str, players: int, plies: int = 330) -> State:
    """A position after up to `plies` random actions; now and then the game is over."""
    s = draw(new_games(title, players))
    play_on(s, Rng(draw(seeds)), draw(st.integers(0, plies)), draw(policies))
    return s
