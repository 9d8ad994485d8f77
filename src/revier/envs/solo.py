"""Gymnasium: one seat for the learner, bots on all others. Importing this registers an id for every title."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium.spaces import Discrete

import revier
from revier.bots import Bot, bot, read_name
from revier.envs.observing import Observation, Observer, find_game
from revier.envs.rendering import MODES, check_mode, render
from revier.envs.rewards import DENSE, MARGIN, RANK, WIN_SHARE, check_reward, final_rewards, gains
from revier.kernel.errors import BadOption, IllegalAction
from revier.kernel.rng import MASK
from revier.kernel.state import State

RAISE, LOSE = "raise", "lose"
LOST = {WIN_SHARE: 0.0, RANK: 0.0, MARGIN: -1.0, DENSE: -1.0}  # what an illegal action is worth


class SoloEnv(gymnasium.Env[Any, Any]):
    """One seat of a table.

    `bots`: names for the other seats in turn; `seat`: the learner's, None: another one in every game; `illegal`: an
    illegal action may `raise` and change nothing, or `lose` the game, for learners that know no masks; `reward`,
    `render_mode`, `language` and options of the title as for `TableEnv`.
    """

    metadata = {"render_modes": MODES, "render_fps": 2}  # noqa: RUF012  as Gymnasium has it

    def __init__(
        self,
        game: str,
        players: int | None = None,
        *,
        bots: str | Sequence[str] = "greedy",
        seat: int | None = None,
        illegal: str = RAISE,
        reward: str = WIN_SHARE,
        render_mode: str | None = None,
        language: str = "en",
        **options: str,
    ) -> None:
        self.title, count = find_game(game, players)
        check_reward(reward)
        check_mode(render_mode)
        if seat is not None and not 0 <= seat < count:
            raise BadOption(f"seat: expected 0 to {count - 1}, or None for another one in every game, not {seat!r}")
        if illegal not in (RAISE, LOSE):
            raise BadOption(f"illegal: {illegal!r} is not accepted; accepted: {RAISE}, {LOSE}")
        names = [bots] if isinstance(bots, str) else list(bots)
        if not names:
            raise BadOption("bots: expected at least one name")
        for name in names:
            read_name(name)
        self.names = [names[n % len(names)] for n in range(count - 1)]
        self.wanted_seat = seat
        self.options = self.title.check_options(options)
        self.observer = Observer(self.title, count)
        self.illegal = illegal
        self.reward = reward
        self.render_mode = render_mode
        self.language = language
        self.observation_space = self.observer.space()
        self.action_space = Discrete(self.observer.actions)
        self.position: State | None = None
        self.seat = 0
        self.others: dict[int, Bot] = {}

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Begin a game; the bots play until the learner has to decide."""
        super().reset(seed=seed)
        deal = self.draw_seed()
        players = self.observer.players
        self.seat = int(self.np_random.integers(players)) if self.wanted_seat is None else self.wanted_seat
        seats = [(self.seat + 1 + n) % players for n in range(players - 1)]
        named = zip(seats, self.names, strict=True)
        self.others = {seat: bot(name, self.title.id, self.draw_seed()) for seat, name in named}
        self.position = self.title.new(players=players, seed=deal, **self.options)
        self.advance(self.position)
        self.scores = self.position.scores()
        return self.seen(self.position), self.about(self.position)

    def step(self, action: np.int64) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """An action of the learner, then those of the bots."""
        s = self.table()
        try:
            s.apply(int(action))
        except IllegalAction:
            if self.illegal == RAISE:
                raise
            return self.seen(s), LOST[self.reward], True, False, self.about(s) | {"illegal": True}
        self.advance(s)
        if self.reward == DENSE:
            before, self.scores = self.scores, s.scores()
            reward = gains(before, self.scores)[self.seat]
        else:
            reward = final_rewards(self.reward, s)[self.seat] if s.is_over else 0.0
        return self.seen(s), reward, s.is_over, False, self.about(s)

    def advance(self, s: State) -> None:
        """Let the bots decide until the learner has to."""
        while not s.is_over and s.asked().seat != self.seat:
            s.apply(self.others[s.asked().seat].act(s))

    def draw_seed(self) -> int:
        return int(self.np_random.integers(MASK, endpoint=True))

    def table(self) -> State:
        if self.position is None:
            raise BadOption("no game has begun; call reset() first")
        return self.position

    def seen(self, s: State) -> Observation:
        return self.observer.observe(s, self.seat)

    def about(self, s: State) -> dict[str, Any]:
        """Whose seat this is, and how the points stand."""
        return {"seat": self.seat, "scores": s.scores()}

    def render(self) -> Any:
        """The table as a spectator sees it."""
        return None if self.render_mode is None else render(self.render_mode, self.table(), self.language)


def env_id(game: str) -> str:
    """As Gymnasium calls a title: revier/GlueckAuf-v2."""
    title, players = find_game(game, None)
    words = "".join([word.capitalize() for word in game.split("-")])
    return f"revier/{words}-v{Observer(title, players).version}"


def register() -> None:
    """Make every title known to `gymnasium.make`."""
    for game in revier.games():
        if env_id(game) not in gymnasium.registry:
            gymnasium.register(env_id(game), entry_point="revier.envs.solo:SoloEnv", kwargs={"game": game})


register()
