"""Many games at once for fast rollouts: one call steps all of them, numpy arrays hold what their players see."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
import numpy.typing as npt

from revier.encoding.fields import Pen
from revier.encoding.table import Tables
from revier.envs.observing import Floats, Observer, find_game
from revier.envs.rewards import DENSE, WIN_SHARE, check_reward, final_rewards, gains
from revier.kernel.state import State


class Batch:
    """Games of one title, side by side; one that ends begins anew at once with the next seed.

    `mask` and `seats` are views: they always show who decides now and what may be done, and `step` changes them.
    With `observing=False` steps are faster, and an observation costs more where one is asked for after all.
    """

    def __init__(
        self,
        game: str,
        players: int | None = None,
        *,
        games: int = 256,
        seed: int = 0,
        reward: str = WIN_SHARE,
        observing: bool = True,
        **options: str,
    ) -> None:
        title, count = find_game(game, players)
        check_reward(reward)
        self.observer = Observer(title, count)
        self.tables = Tables(self.observer.encoder, games, seed, options)
        self.reward = reward
        self.observing = observing
        self.mask = np.frombuffer(memoryview(self.tables.mask), np.bool_).reshape(games, -1)
        self.seats = np.frombuffer(memoryview(self.tables.seats), np.int16)
        self.raw = np.frombuffer(memoryview(self.tables.pen.out), np.int16).reshape(games, -1)
        self.observations: Floats = np.empty(self.raw.shape, np.float32)
        self.imagined = Pen(0)
        self.imagined_raw = self.raw[:0]
        self.scores = self.all_scores()
        self.tables.observe()

    def __len__(self) -> int:
        return len(self.tables.states)

    def observe(self) -> Floats:
        """What whoever decides sees, a row for each game; the array is written anew by the next call."""
        if not self.observing:
            self.tables.observe()
        np.multiply(self.raw, self.observer.factor, out=self.observations)
        return self.observations

    def imagine(self) -> tuple[Floats, npt.NDArray[np.int64], npt.NDArray[np.int64]]:
        """What whoever decides would see after each legal action: rows, the game of each, and the action.

        What the player cannot know is dealt anew before, so that nothing hidden can be learned here.
        """
        rows = int(self.mask.sum())
        if len(self.imagined.out) < rows * self.observer.size:
            self.imagined = Pen(2 * rows * self.observer.size)
        self.tables.imagine(self.imagined)
        self.imagined_raw = np.frombuffer(memoryview(self.imagined.out), np.int16, rows * self.observer.size).reshape(
            rows, -1
        )
        games, actions = np.nonzero(self.mask)
        return self.imagined_raw * self.observer.factor, games, actions

    def step(self, actions: Sequence[int] | npt.NDArray[np.integer]) -> tuple[Floats, npt.NDArray[np.bool_]]:
        """An action in every game. Gives the rewards, by game and seat, and which games ended; an illegal action
        raises, and nothing was done in any game."""
        self.tables.step(np.asarray(actions).tolist(), self.observing)
        rewards = np.zeros((len(self), self.observer.players), np.float32)
        ended = np.zeros(len(self), np.bool_)
        ended[self.tables.ended] = True
        if self.reward == DENSE:
            self.add_gains(rewards)
        else:
            for n, s in zip(self.tables.ended, self.tables.finals, strict=True):
                rewards[n] = final_rewards(self.reward, s)
        return rewards, ended

    def add_gains(self, rewards: Floats) -> None:
        """Points as they come; those of a game that ended belong to its last step."""
        before = self.scores
        self.scores = self.all_scores()
        after = self.scores[:]
        for n, s in zip(self.tables.ended, self.tables.finals, strict=True):
            after[n] = s.scores()
        for n in range(len(self)):
            rewards[n] = gains(before[n], after[n])

    def all_scores(self) -> list[list[int]]:
        return [s.scores() for s in self.tables.states] if self.reward == DENSE else []

    @property
    def finals(self) -> dict[int, State]:
        """The last positions of the games that ended in the last step."""
        return dict(zip(self.tables.ended, self.tables.finals, strict=True))
