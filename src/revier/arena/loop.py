"""The loop of a match. Apart from bots and rules this is all that is done for every decision, so it is kept bare."""

from __future__ import annotations

from time import perf_counter_ns
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from revier.bots.base import Bot
from revier.kernel.state import State

POINTS: Final = 11  # of the course of a game at which scores are told, start and end among them
STRIDE: Final = 16  # decisions between two looks at the scores, at least: a look costs as much as a decision


class Course:
    """What was measured while a game was played; rows are by seat."""

    def __init__(self, players: int) -> None:
        self.decisions = vec[i64]([0] * players)
        self.turns = vec[i64]([0] * players)  # decisions of a seat without another's between them are one turn
        self.nanoseconds = vec[i64]([0] * players)  # from a turn's first question until its last action is carried out
        self.longest = vec[i64]([0] * players)  # of its turns, in nanoseconds
        self.seen: list[tuple[int, list[int]]] = []  # plies, and the scores then


def play_out(s: State, bots: list[Bot]) -> Course:
    """Play a game to its end; the clock is read once a turn."""
    found = Course(len(bots))
    found.seen.append((s.ply, s.scores()))
    ply: i64 = s.ply
    due: i64 = ply
    now: i64 = perf_counter_ns()
    while not s.is_over:
        seat: i64 = s.asked().seat
        bot = bots[seat]
        s.apply(bot.act(s))
        while not s.is_over and s.asked().seat == seat:
            s.apply(bot.act(s))
        begun = now
        now = perf_counter_ns()
        took = now - begun
        found.turns[seat] += 1
        found.nanoseconds[seat] += took
        if took > found.longest[seat]:
            found.longest[seat] = took
        found.decisions[seat] += s.ply - ply
        ply = s.ply
        if ply >= due:
            found.seen.append((ply, s.scores()))
            due = ply + STRIDE
    found.seen.append((s.ply, s.scores()))
    return found


def curves(seen: list[tuple[int, list[int]]]) -> list[list[int]]:
    """The scores of each seat last seen at evenly spread points of a game, the last at its end."""
    end, scores = seen[-1]
    found: list[list[int]] = [[] for seat in range(len(scores))]
    n = 0
    for point in range(POINTS):
        while n + 1 < len(seen) and seen[n + 1][0] * (POINTS - 1) <= point * end:
            n += 1
        scores = seen[n][1]
        for seat in range(len(scores)):
            found[seat].append(scores[seat])
    return found


def play_bare(s: State, bots: list[Bot]) -> None:
    """Play a game to its end and measure nothing: what `make bench-arena` compares with."""
    while not s.is_over:
        s.apply(bots[s.asked().seat].act(s))
