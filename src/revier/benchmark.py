"""How fast the rules run: random play, cloning and legal actions of a title, on one core.

Every figure is a median of several short runs of CPU time, and comes twice: absolute, and as a ratio to a fixed
piece of plain Python measured in the same minute, so that figures of different machines can be compared.
"""

from __future__ import annotations

import platform
from collections.abc import Callable
from statistics import median
from time import process_time

import revier
import revier.kernel.state
from revier.kernel.game import Game
from revier.kernel.playout import playout
from revier.kernel.rng import Rng
from revier.kernel.state import State

REFERENCE = "1000 rounds of integer arithmetic, one list and one dictionary access each, in plain Python"


def is_compiled() -> bool:
    return not str(revier.kernel.state.__file__).endswith(".py")


def run_benchmark(game_id: str, repeats: int = 7, seconds: float = 0.15) -> dict[str, object]:
    """Measure a title at every number of players; each figure from `repeats` runs of about `seconds`."""
    game = revier.game(game_id)
    rows = {str(players): measure(game, players, repeats, seconds) for players in game.seats}
    return {
        "game": game_id,
        "rules": game.rules_version,
        "compiled": is_compiled(),
        "python": platform.python_version(),
        "machine": platform.machine(),
        "reference": REFERENCE,
        "players": rows,
    }


def measure(game: Game, players: int, repeats: int, seconds: float) -> dict[str, float]:
    """The figures of one number of players. Everything takes turns, so that a slow moment of the machine hits all."""
    loop = Loop(game, players)
    positions = sample(game, players)
    units, loops, plains, clones, legals = [], [], [], [], []  # seconds for each
    for i in range(repeats):
        units.append(timed(reference_work, seconds))
        loops.append(timed(loop.compiled, seconds))
        plains.append(timed(loop.plain, seconds))
        clones.append(timed(lambda: clone_all(positions), seconds))
        legals.append(legal_time(positions, seconds))
    decisions_per_game = loop.decisions / loop.games
    return {
        "decisions_per_game": round(decisions_per_game, 1),
        "reference_us": round(median(units) * 1e6, 1),
        "loop_decisions_per_s": round(1 / median(loops)),
        "loop_decisions_per_reference": round(ratio(units, loops), 2),
        "loop_games_per_s": round(1 / median(loops) / decisions_per_game, 1),
        "loop_games_per_reference": round(ratio(units, loops) / decisions_per_game, 4),
        "plain_decisions_per_s": round(1 / median(plains)),
        "plain_decisions_per_reference": round(ratio(units, plains), 2),
        "clone_us": round(median(clones) * 1e6, 3),
        "clones_per_reference": round(ratio(units, clones), 1),
        "legal_actions_us": round(median(legals) * 1e6, 3),
        "legal_actions_per_reference": round(ratio(units, legals), 1),
    }


def ratio(units: list[float], times: list[float]) -> float:
    """How many are done in the time of one unit of reference work, run by run."""
    return median([unit / time for unit, time in zip(units, times, strict=True)])


def reference_work() -> int:
    """The yardstick. Never change it: ratios of all times refer to it."""
    value = 1
    row = [0] * 64
    seen: dict[int, int] = {}
    for i in range(1000):
        value = (value * 1_103_515_245 + 12_345) & 0x7FFF_FFFF
        row[value & 63] += 1
        seen[value & 255] = i
    return 1


def timed(work: Callable[[], int], seconds: float) -> float:
    """CPU seconds for each thing that `work` says it did, repeated for about so many seconds."""
    done = 0
    start = process_time()
    while True:
        done += work()
        spent = process_time() - start
        if spent >= seconds:
            return spent / done


class Loop:
    """Whole random games, setting up included, one after the other."""

    def __init__(self, game: Game, players: int) -> None:
        self.game = game
        self.players = players
        self.games = 0
        self.decisions = 0

    def compiled(self) -> int:
        """The kernel's own loop; returns the number of decisions."""
        played: int = playout(self.begin(), Rng(self.games))
        self.decisions += played
        return played

    def plain(self) -> int:
        """A loop in plain Python, with nothing but the public interface."""
        s = self.begin()
        rng = Rng(self.games)
        while not s.is_over:
            legal = s.legal_actions()
            s.apply(legal[rng.below(len(legal))])
        self.decisions += s.ply
        return s.ply

    def begin(self) -> State:
        self.games += 1
        return self.game.new(players=self.players, seed=self.games)


def sample(game: Game, players: int, games: int = 3, every: int = 5) -> list[State]:
    """Positions from all parts of random games."""
    found: list[State] = []
    for seed in range(games):
        s = game.new(players=players, seed=seed)
        rng = Rng(seed)
        while not s.is_over:
            if s.ply % every == seed % every:
                found.append(s.clone())
            legal = s.legal_actions()
            s.apply(legal[rng.below(len(legal))])
    return found


def clone_all(positions: list[State]) -> int:
    for s in positions:
        s.clone()
    return len(positions)


def legal_time(positions: list[State], seconds: float) -> float:
    """A position remembers its legal actions, so each is asked once and then replaced, outside the clock."""
    spent = 0.0
    done = 0
    while spent < seconds:
        fresh = [s.clone() for s in positions]
        start = process_time()
        for s in fresh:
            s.legal_actions()
        spent += process_time() - start
        done += len(fresh)
    return spent / done
