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

# What a compiled title must reach at every number of players: at least so many a second, at most so many µs.
BARS: dict[str, dict[str, float]] = {
    "glueck-auf": {"loop_decisions_per_s": 2_000_000, "plain_decisions_per_s": 1_000_000, "clone_us": 1.5},
}
REFERENCE = "1000 rounds of integer arithmetic, one list and one dictionary access each, in plain Python"


def is_compiled() -> bool:
    return not str(revier.kernel.state.__file__).endswith(".py")


def run_benchmark(game_id: str, repeats: int = 7, seconds: float = 0.15) -> dict[str, object]:
    """Measure a title at every number of players; each figure from `repeats` runs of about `seconds`."""
    game = revier.game(game_id)
    reference_s = reference(repeats, seconds)
    rows = {str(players): measure(game, players, repeats, seconds, reference_s) for players in game.seats}
    return {
        "game": game_id,
        "rules": game.rules_version,
        "compiled": is_compiled(),
        "python": platform.python_version(),
        "machine": platform.machine(),
        "reference": {"unit": REFERENCE, "us": round(reference_s * 1e6, 1)},
        "players": rows,
        "bars": check_bars(game_id, rows) if is_compiled() else [],
    }


def reference(repeats: int, seconds: float) -> float:
    """Seconds for one unit of the reference work."""
    return median([timed(reference_work, seconds) for i in range(repeats)])


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


def measure(game: Game, players: int, repeats: int, seconds: float, reference_s: float) -> dict[str, float]:
    """The figures of one number of players."""
    loop = Loop(game, players)
    loop_s = median([timed(loop.compiled, seconds) for i in range(repeats)])
    plain_s = median([timed(loop.plain, seconds) for i in range(repeats)])
    positions = sample(game, players)
    clone_s = median([timed(lambda: clone_all(positions), seconds) for i in range(repeats)])
    legal_s = median([legal_time(positions, seconds) for i in range(repeats)])
    return {
        "decisions_per_game": round(loop.decisions / loop.games, 1),
        "loop_decisions_per_s": round(1 / loop_s),
        "loop_games_per_s": round(1 / loop_s / (loop.decisions / loop.games), 1),
        "loop_decisions_per_reference": round(reference_s / loop_s, 2),
        "plain_decisions_per_s": round(1 / plain_s),
        "plain_decisions_per_reference": round(reference_s / plain_s, 2),
        "clone_us": round(clone_s * 1e6, 3),
        "clone_per_reference": round(clone_s / reference_s, 5),
        "legal_actions_us": round(legal_s * 1e6, 3),
        "legal_actions_per_reference": round(legal_s / reference_s, 5),
    }


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


def check_bars(game_id: str, rows: dict[str, dict[str, float]]) -> list[dict[str, object]]:
    """Each bar against the worst number of players."""
    checked: list[dict[str, object]] = []
    for what, bar in BARS.get(game_id, {}).items():
        measured = [row[what] for row in rows.values()]
        is_time = what.endswith("_us")
        worst = max(measured) if is_time else min(measured)
        passes = worst <= bar if is_time else worst >= bar
        checked.append({"what": what, "bar": bar, "at": "most" if is_time else "least", "worst": worst, "pass": passes})
    return checked
