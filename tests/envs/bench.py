"""`make bench-envs`: what environments cost beyond the bare kernel, in processor time per decision, as JSON.

The same decisions are carried out in five ways: by the kernel in a plain Python loop (`legal_actions`, `apply`, a new
game after each), by a batch of 256 games without and with observations, by batches of one game, and by the PettingZoo
environment (`last`, `step`). Which actions are taken was found before the clock runs. Bars: stepping a batch costs at
most half as much again as the bare kernel; 256 games at once cost at most half of one at a time.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from time import process_time

import numpy as np

import revier
from revier.benchmark import is_compiled
from revier.envs.aec import TableEnv
from revier.envs.batches import Batch

GAMES = 256
STEPS = 60
REPEATS = 5
OVERHEAD = 0.5
GAIN = 2.0

Script = list[list[int]]  # an action for every game, step after step


def main() -> None:
    rows = {
        f"{title} {players}": measure(title, players)
        for title in revier.games()
        for players in revier.game(title).seats
    }
    over = [name for name, row in rows.items() if row["overhead"] > OVERHEAD]
    slow = [name for name, row in rows.items() if row["gain"] < GAIN]
    print(json.dumps({"compiled": is_compiled(), "games": GAMES, "rows": rows, "over": over, "slow": slow}, indent=2))
    sys.exit(1 if over or slow else 0)


def measure(title: str, players: int) -> dict[str, float]:
    """Microseconds a decision, the best of some repeats; the ways take turns in case of slow moments."""
    script = found(title, players)
    ways: dict[str, Callable[[], float]] = {
        "bare": lambda: bare(title, players, script),
        "batch": lambda: batch(title, players, script, False),
        "batch_observed": lambda: batch(title, players, script, True),
        "single": lambda: single(title, players, script),
        "pettingzoo": lambda: pettingzoo(title, players, script),
    }
    times = [{name: way() for name, way in ways.items()} for n in range(REPEATS)]
    best = {name: min([row[name] for row in times]) for name in ways}
    return {name: round(time, 3) for name, time in best.items()} | {
        "overhead": round(best["batch"] / best["bare"] - 1, 3),
        "overhead_observed": round(best["batch_observed"] / best["bare"] - 1, 3),
        "overhead_pettingzoo": round(best["pettingzoo"] / best["bare"] - 1, 3),
        "gain": round(best["single"] / best["batch_observed"], 2),
    }


def found(title: str, players: int) -> Script:
    """Random actions."""
    tables = Batch(title, players, games=GAMES, seed=1)
    rng = np.random.default_rng(1)
    script = []
    for n in range(STEPS):
        script.append((tables.mask * rng.random(tables.mask.shape)).argmax(1).tolist())
        tables.step(script[-1])
    return script


def bare(title: str, players: int, script: Script) -> float:
    game = revier.game(title)
    rows = [[row[n] for row in script] for n in range(GAMES)]
    fresh = iter(range(GAMES + 1, 1 << 30))
    begun = process_time()
    for n, actions in enumerate(rows):
        s = game.new(players=players, seed=1 + n)
        for action in actions:
            s.legal_actions()
            s.apply(action)
            if s.is_over:
                s = game.new(players=players, seed=next(fresh))
    return per_decision(begun, GAMES * len(script))


def batch(title: str, players: int, script: Script, observed: bool) -> float:
    tables = Batch(title, players, games=GAMES, seed=1, observing=observed)
    begun = process_time()
    for actions in script:
        if observed:
            tables.observe()
        tables.step(actions)
    return per_decision(begun, GAMES * len(script))


def single(title: str, players: int, script: Script) -> float:
    """Every game in a batch of its own; the first thirty-two are enough."""
    tables = [Batch(title, players, games=1, seed=1 + n) for n in range(32)]
    rows = [[[row[n]] for row in script] for n in range(32)]
    done = 0
    begun = process_time()
    for table, actions in zip(tables, rows, strict=True):
        for action in actions:
            table.observe()
            table.step(action)
            done += 1
            if table.tables.ended:  # the next game would have another seed than in the script
                break
    return per_decision(begun, done)


def pettingzoo(title: str, players: int, script: Script) -> float:
    env = TableEnv(title, players)
    done = 0
    spent = 0.0
    for n in range(32):
        env.reset(seed=1)
        env.position = env.title.new(players=players, seed=1 + n)
        env.agent_selection = env.possible_agents[env.position.asked().seat]
        begun = process_time()
        for row in script:
            env.last()
            env.step(row[n])
            done += 1
            if env.terminations[env.agent_selection]:
                break
        spent += process_time() - begun
    return 1e6 * spent / done


def per_decision(begun: float, decisions: int) -> float:
    return 1e6 * (process_time() - begun) / decisions


if __name__ == "__main__":
    main()
