"""One match, played and measured; lean, because many are."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from revier.arena.loop import play_out
from revier.arena.plan import Match, Task, bot_seed
from revier.bots import bot
from revier.kernel.game import Game
from revier.kernel.state import Json

POINTS = 21  # of the course of a game at which scores are told, start and end among them


@dataclass(frozen=True)
class Result:
    """What came of a match; rows are by seat."""

    index: int
    group: int
    seed: int
    bots: list[str]
    scores: list[int]
    places: list[int]
    shares: list[float]  # of the win: those who share the first place share it
    plies: int
    decisions: list[int]
    turns: list[int]  # decisions of a seat without another's between them are one turn
    seconds: list[float]  # from the first question of a turn until its last action is carried out
    longest_ms: list[float]
    course: list[list[int]]  # scores at `POINTS` points of the game

    @classmethod
    def read(cls, data: Json) -> Result:
        """As the log has it; an error if something is missing or too much."""
        return cls(**data)


def play_all(task: Task, matches: Iterable[Match]) -> list[Result]:
    """Matches one after another."""
    game = task.title()
    return [play(task, match, game) for match in matches]


def play(task: Task, match: Match, game: Game | None = None) -> Result:
    """One match; whoever fails in it is told which it was."""
    try:
        return measure(task, match, game or task.title())
    except Exception as error:
        error.add_note(f"in match {match.index} of {task.game}: seed {match.seed}, bots {', '.join(match.bots)}")
        raise


def measure(task: Task, match: Match, game: Game) -> Result:
    s = game.new(players=task.players, seed=match.seed, **task.options)
    bots = [bot(name, task.game, bot_seed(match.seed, seat)) for seat, name in enumerate(match.bots)]
    found = play_out(s, bots)
    places = s.ranking()
    winners = places.count(1)
    return Result(
        match.index,
        match.group,
        match.seed,
        list(match.bots),
        s.scores(),
        places,
        [1 / winners if place == 1 else 0.0 for place in places],
        s.ply,
        found.decisions,
        found.turns,
        [round(time, 6) for time in found.seconds],
        [round(1000 * time, 3) for time in found.longest],
        course(found.seen),
    )


def course(seen: list[tuple[int, list[int]]]) -> list[list[int]]:
    """The scores last seen at evenly spread points of a game, the last at its end."""
    end = seen[-1][0]
    found: list[list[int]] = []
    n = 0
    for point in range(POINTS):
        while n + 1 < len(seen) and seen[n + 1][0] * (POINTS - 1) <= point * end:
            n += 1
        found.append(seen[n][1])
    return found
