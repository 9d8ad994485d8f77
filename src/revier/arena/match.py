"""One match, played, measured and written down; lean, because many are."""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import dataclass, field

from revier.arena.loop import curves, play_out
from revier.arena.plan import Match, Task, bot_seed
from revier.bots import Bot, bot
from revier.bots.gc_paused import GcPaused
from revier.kernel.game import Game

Lines = dict[int, bytes]  # results as the log has them, by index: nobody on their way needs to read them

encode = json.JSONEncoder(check_circular=False).encode


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
    microseconds: list[int]  # from the first question of a turn until its last action is carried out
    longest: list[int]  # of its turns, in microseconds
    curves: list[list[int]]  # scores at `POINTS` points of the game
    actions: list[int] = field(default_factory=list)  # all that were taken, if the task asks for them

    @classmethod
    def read(cls, lines: Iterable[bytes]) -> list[Result]:
        """From lines of the log, all at once because that is fast; an error if something is missing or too much."""
        return [cls(**row) for row in json.loads(b"[" + b",".join(lines) + b"]")]

    def taken(self, name: str) -> float:
        """How much of the win fell to a bot, at whichever seats it had."""
        return sum(share for share, who in zip(self.shares, self.bots, strict=True) if who == name)

    def line(self) -> bytes:
        """For the log."""
        return encode(vars(self)).encode() + b"\n"


def play_all(task: Task, matches: Iterable[Match]) -> Lines:
    """Matches one after another."""
    game = task.title()
    results = [play(task, match, game) for match in matches]
    return {result.index: result.line() for result in results}


def play(task: Task, match: Match, game: Game | None = None) -> Result:
    """One match; whoever fails in it is told which it was."""
    try:
        return measure(task, match, game or task.title())
    except Exception as error:
        error.add_note(f"in match {match.index} of {task.game}: seed {match.seed}, bots {', '.join(match.bots)}")
        raise


def measure(task: Task, match: Match, game: Game) -> Result:
    s = game.new(players=task.players, seed=match.seed, **task.options)
    with GcPaused():  # the bots are timed
        found = play_out(s, make_bots(task, match))
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
        list(found.decisions),
        list(found.turns),
        [time // 1000 for time in found.nanoseconds],
        [time // 1000 for time in found.longest],
        curves(found.seen),
        list(s.history) if task.actions else [],
    )


def make_bots(task: Task, match: Match) -> list[Bot]:
    """A bot for every seat of a match."""
    return [bot(name, task.game, bot_seed(match.seed, seat)) for seat, name in enumerate(match.bots)]
