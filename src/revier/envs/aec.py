"""PettingZoo: every seat of a table an agent, acting in the order of the rules."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium.spaces import Discrete
from pettingzoo import AECEnv

from revier.envs.observing import Observation, Observer, find_game
from revier.envs.rendering import MODES, Picture, check_mode, render
from revier.envs.rewards import DENSE, WIN_SHARE, check_reward, final_rewards, gains
from revier.kernel.errors import BadOption, RevierError
from revier.kernel.rng import MASK
from revier.kernel.state import State


class NotReset(RevierError):
    """There is no game yet."""


class TableEnv(AECEnv):  # type: ignore[misc]
    """A table of a title. The same agent may act several times running; an illegal action raises and changes nothing.

    `players`: how many, as few as the title takes if nothing is said; `reward`: win_share, rank, margin or dense;
    `max_cycles`: after so many decisions a seat, on average, the game is cut short; `render_mode`: human, ansi or
    rgb_array; `language`: de, en or fr, of what is rendered; other settings are options of the title.
    """

    def __init__(
        self,
        game: str,
        players: int | None = None,
        *,
        reward: str = WIN_SHARE,
        max_cycles: int | None = None,
        render_mode: str | None = None,
        language: str = "en",
        **options: str,
    ) -> None:
        super().__init__()
        self.title, count = find_game(game, players)
        check_reward(reward)
        check_mode(render_mode)
        if max_cycles is not None and max_cycles < 1:
            raise BadOption(f"max_cycles: expected at least 1, or None for whole games, not {max_cycles}")
        self.options = self.title.check_options(options)
        self.observer = Observer(self.title, count)
        self.reward = reward
        self.last_ply = None if max_cycles is None else max_cycles * count
        self.render_mode = render_mode
        self.language = language
        name = f"{game.replace('-', '_')}_v{self.observer.version}"
        self.metadata = {"name": name, "render_modes": MODES, "is_parallelizable": False, "render_fps": 2}
        self.possible_agents = [f"seat_{seat}" for seat in range(count)]
        self.agents: list[str] = []
        self.seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.observation_spaces = {agent: self.observer.space() for agent in self.possible_agents}
        self.action_spaces = {agent: Discrete(self.observer.actions) for agent in self.possible_agents}
        self.rng = np.random.default_rng()
        self.position: State | None = None

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a game. A seed decides this one and all that are begun after it without a seed."""
        if seed is not None:
            self.rng = np.random.default_rng(seed)
        deal = int(self.rng.integers(MASK, endpoint=True))
        self.position = self.title.new(players=len(self.possible_agents), seed=deal, **self.options)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self.scores = self.position.scores()
        self.agent_selection = self.possible_agents[self.position.asked().seat]

    def table(self) -> State:
        """The position itself: secrets included, to be looked at with care."""
        if self.position is None:
            raise NotReset("no game has begun; call reset() first")
        return self.position

    def observe(self, agent: str) -> Observation:
        """What an agent sees; its mask is all 0 while others decide."""
        return self.observer.observe(self.table(), self.seat_of[agent])

    def step(self, action: Any) -> None:
        """Carry out an action of the agent that has to decide."""
        s = self.table()
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        s.apply(int(action) if isinstance(action, np.integer) else action)
        self._cumulative_rewards[agent] = 0.0
        is_over = s.is_over
        if is_over or self.reward == DENSE:
            self.give(s)
        if is_over:
            self.terminations = dict.fromkeys(self.agents, True)
        else:
            self.agent_selection = self.possible_agents[s.asked().seat]
            if self.last_ply is not None and s.ply >= self.last_ply:
                self.truncations = dict.fromkeys(self.agents, True)

    def give(self, s: State) -> None:
        """Rewards of this step."""
        found = final_rewards(self.reward, s) if self.reward != DENSE else gains(self.scores, s.scores())
        self.scores = s.scores()
        self.rewards = dict(zip(self.possible_agents, found, strict=True))
        self._accumulate_rewards()

    def render(self) -> str | Picture | None:
        """The table as a spectator sees it."""
        if self.render_mode is None:
            raise BadOption(f"render_mode: none was given; one of {', '.join(MODES)} is needed to render")
        return render(self.render_mode, self.table(), self.language)

    def close(self) -> None:
        """Nothing to close."""
