"""Every title as a learning environment (needs revier[envs]); docs/envs.md tells what an observation holds.

>>> from revier import envs
>>> env = envs.pettingzoo("glueck-auf", players=3)
>>> env.reset(seed=7)
>>> for agent in env.agent_iter():
...     observation, reward, termination, truncation, info = env.last()
...     env.step(None if termination else env.action_space(agent).sample(observation["action_mask"]))

`envs.gymnasium` is one seat against bots, `envs.batch` many games at once. Importing `revier.envs.solo` registers the
Gymnasium ids, importing `revier.envs.spiel` the games of OpenSpiel.
"""

from __future__ import annotations

from importlib import import_module
from typing import Any

from revier.extras import needs

needs("envs", "numpy", "gymnasium")


def pettingzoo(game: str, players: int | None = None, **settings: Any) -> Any:
    """A PettingZoo AEC environment of a title; `settings` are those of `revier.envs.aec.TableEnv`."""
    needs("envs", "pettingzoo")
    return import_module("revier.envs.aec").TableEnv(game, players, **settings)


def gymnasium(game: str, players: int | None = None, **settings: Any) -> Any:
    """One seat for the learner, bots on the others; `settings` are those of `revier.envs.solo.SoloEnv`."""
    return import_module("revier.envs.solo").SoloEnv(game, players, **settings)


def batch(game: str, players: int | None = None, **settings: Any) -> Any:
    """Many games at once; `settings` are those of `revier.envs.batches.Batch`."""
    return import_module("revier.envs.batches").Batch(game, players, **settings)
