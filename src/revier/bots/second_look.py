"""A second look at a turn, by a rollout: its value once the others have replied and the seat has had its next turn."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from revier.bots.planner import Planner
from revier.bots.search import play
from revier.bots.turns import Line
from revier.kernel.rng import Rng
from revier.kernel.state import State

TURNS: Final = 16  # that are played on in all: the more seats reply, the fewer ways to take a turn are tried
WITHIN: Final = 6.0  # points by which a turn may have seemed worse than the best
PRIOR_WEIGHT: Final = 0.25  # how much the first opinion counts beside the second
RIVAL: Final = 0.5  # of the strongest rival's points that count against the seat
LONGEST: Final = 4  # turns for every seat, where the seat is not asked again


class SecondLook:
    """Rolls a planner's best turns out, everybody at a quick look, and judges again."""

    def __init__(self, planner: Planner, seat: i64, rng: Rng) -> None:
        self.planner = planner
        self.seat: i64 = seat
        self.rng = rng

    def best(self, position: State, lines: list[Line]) -> Line:
        """The turn to take, of all that were found, the best first."""
        tried = promising(lines, TURNS // position.players)
        if len(tried) == 1:
            return tried[0]
        best = tried[0]
        highest = -1e9
        for line in tried:
            value = PRIOR_WEIGHT * line.value + self.rollout(position.clone(), line.path)
            if value > highest:
                highest = value
                best = line
        return best

    def rollout(self, s: State, path: vec[i64]) -> float:
        """The value of a turn for the seat after its next one, less some of that for its strongest rival."""
        play(s, path)
        others_replied = False
        for i in range(LONGEST * s.players):
            if s.is_over:
                break
            mover = s.agenda[-1].seat
            play(s, self.planner.reply(s, mover, self.rng))
            if mover != self.seat:
                others_replied = True
            elif others_replied:
                break
        return self.value(s, self.seat) - RIVAL * self.strongest_rival(s)

    def strongest_rival(self, s: State) -> float:
        """The value for the one for whom it is highest."""
        most = -1e9
        for other in range(s.players):
            if other != self.seat:
                most = max(most, self.value(s, other))
        return most

    def value(self, s: State, seat: i64) -> float:
        """Points at the end of the game, what the planner expects before."""
        return float(s.scores()[seat]) if s.is_over else self.planner.judge(s, seat).value(s)


def promising(lines: list[Line], most: i64) -> list[Line]:
    """The best lines, one for each way to begin, and none that seems much worse than the first."""
    begun: set[int] = set()
    found: list[Line] = []
    for line in lines:
        if len(found) >= most or lines[0].value - line.value > WITHIN:
            break
        first: int = line.path[0]
        if first not in begun:
            begun.add(first)
            found.append(line)
    return found
