"""The loop of a match. Apart from bots and rules this is all that is done for every decision, so it is kept bare."""

from __future__ import annotations

from time import perf_counter
from typing import Final

from mypy_extensions import i64

from revier.bots.base import Bot
from revier.kernel.state import State

STRIDE: Final = 8  # decisions between two looks at the scores, at least: a look costs as much as a decision


class Course:
    """What was measured while a game was played; rows are by seat."""

    def __init__(self, players: int) -> None:
        self.decisions = [0] * players
        self.turns = [0] * players  # decisions of a seat without another's between them are one turn
        self.seconds = [0.0] * players  # from the first question of a turn until its last action is carried out
        self.longest = [0.0] * players
        self.seen: list[tuple[int, list[int]]] = []  # plies, and the scores then


def play_out(s: State, bots: list[Bot]) -> Course:
    """Play a game to its end; the clock is read once a turn."""
    found = Course(len(bots))
    found.seen.append((s.ply, s.scores()))
    ply: i64 = s.ply
    due: i64 = ply
    now = perf_counter()
    while not s.is_over:
        seat = s.asked().seat
        bot = bots[seat]
        s.apply(bot.act(s))
        while not s.is_over and s.asked().seat == seat:
            s.apply(bot.act(s))
        begun = now
        now = perf_counter()
        took = now - begun
        found.turns[seat] += 1
        found.seconds[seat] += took
        if took > found.longest[seat]:
            found.longest[seat] = took
        found.decisions[seat] += s.ply - ply
        ply = s.ply
        if ply >= due:
            found.seen.append((ply, s.scores()))
            due = ply + STRIDE
    found.seen.append((s.ply, s.scores()))
    return found
