"""Whether a new network takes the old one's place: both judge for the same search, on paired deals."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from revier.arena.figures import means
from revier.arena.log import Log, as_text
from revier.arena.plan import Task as Trial
from revier.arena.plan import make_task
from revier.kernel.record import write_whole
from revier.kernel.state import Json
from revier.training.plan import Plan
from revier.training.work import Work


def make_trial(game: str, players: int, plan: Plan, new: Path, old: Path | None, seed: int) -> Trial:
    """The new network's search and that of the old one, or of the planner's judgement."""
    before = f"search@1:{plan.gate_iterations}it" if old is None else search(plan, old)
    return make_task(game, players, [search(plan, new), before], plan.gate_games, seed)


def search(plan: Plan, network: Path) -> str:
    return f"search:{plan.gate_iterations}it:{network}"


def play_trial(trial: Trial, plan: Plan, work: Work, file: Path, tell: Callable[[int, int], None]) -> Json:
    """Play what is not in the log yet; the figures are in the file when all is played."""
    with Log(file.with_suffix(".jsonl"), trial.games) as log:
        tell(len(log.lines), trial.games)
        left = [match for match in trial.matches() if match.index not in log.lines]
        for lines in work.play(trial, left):
            log.add(lines)
            tell(len(log.lines), trial.games)
        results = log.results()
    new = trial.bots[0]
    wins = means([(result.group, result.taken(new)) for result in results])
    found = {
        "players": trial.players,
        "games": trial.games,
        "deals": trial.groups,
        "seed": trial.seed,
        "wins": wins._asdict(),
        "needed": plan.gate_share,
        "is_better": wins.mean > plan.gate_share,
    }
    write_whole(file, as_text(found))
    return found
