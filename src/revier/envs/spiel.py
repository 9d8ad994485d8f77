"""OpenSpiel: importing this registers a game for every title, `python_revier_glueck_auf_v2` and so on.

>>> import pyspiel
>>> import revier.envs.spiel
>>> game = pyspiel.load_game("python_revier_glueck_auf_v2(players=3)")

A game begins with a few moves of chance that deal its seed; all later chance follows from it, as in every game of
ours. OpenSpiel's sampled chance would need a generator in the game, which it cannot save for games in Python.
So a planner that simply plays on from a copy foresees every card. With `unforeseen=True` it does not: whatever turns
something up is followed by a move of chance, which first deals anew what no player knows.
"""

from __future__ import annotations

import json
from typing import Any

import numpy as np
import pyspiel

import revier
from revier.envs.observing import Observer, find_game
from revier.envs.rewards import WIN_SHARE, final_rewards
from revier.kernel.rng import Rng
from revier.kernel.state import State

LONGEST = 20_000  # decisions; far more than any game takes
DIGITS = 7  # of a seed, a move of chance each
BASE = 256


class Held:
    """A position as OpenSpiel keeps it: it copies and pickles what a state consists of."""

    def __init__(self, position: State) -> None:
        self.position = position

    def __deepcopy__(self, memo: dict[int, Any]) -> Held:
        return Held(self.position.clone())

    def __reduce__(self) -> tuple[Any, ...]:
        return loaded, (self.position.game.id, self.position.to_dict())


def loaded(game: str, data: dict[str, Any]) -> Held:
    return Held(revier.game(game).load(data))


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """A title; its parameter says how many play."""

    def __init__(self, kind: pyspiel.GameType, game: str, params: dict[str, Any]) -> None:
        self.title, players = find_game(game, params.get("players"))
        self.unforeseen = bool(params.get("unforeseen", False))
        self.observer = Observer(self.title, players)
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.title.actions),
            max_chance_outcomes=BASE,
            num_players=players,
            min_utility=0.0,
            max_utility=1.0,
            utility_sum=1.0,
            max_game_length=LONGEST,
        )
        super().__init__(kind, info, params)

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def max_chance_nodes_in_history(self) -> int:
        return DIGITS + LONGEST if self.unforeseen else DIGITS

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpielObserver:
        return SpielObserver(self.observer)

    def begin(self, digits: list[int]) -> Held:
        """The game with this seed."""
        seed = sum([digit * BASE**n for n, digit in enumerate(digits)])
        return Held(self.title.new(players=self.observer.players, seed=seed))


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A position, or what is known of its seed before it begins."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.digits: list[int] = []
        self.held: Held | None = None
        self.waiting: int | None = None  # an action that turns something up, until chance has dealt

    def position(self) -> State:
        assert self.held is not None, "chance has not dealt yet"
        return self.held.position

    def current_player(self) -> int:
        if self.held is None or self.waiting is not None:
            return int(pyspiel.PlayerId.CHANCE)
        s = self.held.position
        return int(pyspiel.PlayerId.TERMINAL) if s.is_over else int(s.asked().seat)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(digit, 1 / BASE) for digit in range(BASE)]

    def _legal_actions(self, player: int) -> list[int]:
        return self.position().legal_actions()

    def _apply_action(self, action: int) -> None:
        if self.held is None:
            self.digits.append(action)
            if len(self.digits) == DIGITS:
                self.held = self.get_game().begin(self.digits)
        elif self.waiting is not None:
            self.deal(self.held.position, self.waiting, action)
        elif self.get_game().unforeseen:
            self.try_out(self.held.position, action)
        else:
            self.held.position.apply(action)

    def try_out(self, s: State, action: int) -> None:
        """What shows nothing new is done; the rest waits for chance."""
        after = s.clone()
        after.apply(action)
        if after.shown == after.ply:
            self.waiting = action
        else:
            self.held = Held(after)

    def deal(self, s: State, action: int, digit: int) -> None:
        """Deal anew what no player knows, then do what was waiting."""
        dealt = s.dealt_anew(Rng(s.rng.key, digit).next())
        dealt.apply(action)
        self.held = Held(dealt)
        self.waiting = None

    def _action_to_string(self, player: int, action: int) -> str:
        if self.held is None or self.waiting is not None:
            return f"digit {action}"
        return self.held.position.game.actions.describe(action).text

    def is_terminal(self) -> bool:
        return self.held is not None and self.held.position.is_over

    def returns(self) -> list[float]:
        """The share of the win; nothing before the end."""
        return final_rewards(WIN_SHARE, self.position()) if self.is_terminal() else [0.0] * self.num_players()

    def resample_from_infostate(self, player: int, sampler: Any) -> SpielState:
        """A state that this player cannot tell from this one: what it cannot know is dealt anew."""
        imagined: SpielState = self.clone()
        if self.held is not None:
            rng = Rng(int(sampler() * BASE**DIGITS))
            imagined.held = Held(self.held.position.redetermine(player, rng))
        return imagined

    def __str__(self) -> str:
        if self.held is None:
            return f"dealing {self.digits}"
        s = self.held.position
        waits = "" if self.waiting is None else f" dealing for {self.waiting}"
        return f"{s.game.id} ply {s.ply} {s.checksum()}{waits}"


class SpielObserver:
    """What a player sees: the numbers of an observation; as text the view, and what is asked.

    By its view alone a player cannot tell how many steps of an action are left, so options would differ.
    """

    def __init__(self, observer: Observer) -> None:
        self.observer = observer
        self.tensor = np.zeros(observer.size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        if state.held is None:
            self.tensor[:] = 0.0
        else:
            self.tensor[:] = self.observer.observation(state.held.position, player)

    def string_from(self, state: SpielState, player: int) -> str:
        if state.held is None:
            return "dealing"
        s = state.held.position
        asked = None if s.is_over else s.game.save_step(s.asked())
        return json.dumps({**s.view(player), "asked": asked})


def game_name(game: str) -> str:
    """As OpenSpiel calls a title."""
    title, players = find_game(game, None)
    return f"python_revier_{game.replace('-', '_')}_v{Observer(title, players).version}"


def register() -> None:
    """Make every title known to `pyspiel.load_game`."""
    for game in revier.games():
        seats = revier.game(game).seats
        kind = pyspiel.GameType(
            short_name=game_name(game),
            long_name=f"Revier: {game}",
            dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
            chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
            information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
            utility=pyspiel.GameType.Utility.CONSTANT_SUM,
            reward_model=pyspiel.GameType.RewardModel.TERMINAL,
            max_num_players=seats.stop - 1,
            min_num_players=seats.start,
            provides_information_state_string=False,
            provides_information_state_tensor=False,
            provides_observation_string=True,
            provides_observation_tensor=True,
            parameter_specification={"players": seats.start, "unforeseen": False},
        )
        pyspiel.register_game(kind, maker(kind, game))


def maker(kind: pyspiel.GameType, game: str) -> type[SpielGame]:
    """The class of a title; OpenSpiel keeps it beyond the end of the interpreter, which a function does not survive."""

    class TitleGame(SpielGame):
        def __init__(self, params: dict[str, Any] | None = None) -> None:
            super().__init__(kind, game, dict(params or {}))

    return TitleGame


register()
