"""The course of the game: three shifts, and what happens between them [GA-4, GA-13]."""

from __future__ import annotations

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from revier.games.glueck_auf.components import FACTORY_DRAW, SHIFTS, SPACES
from revier.games.glueck_auf.events import SHIFT_BEGAN, START_PASSED
from revier.games.glueck_auf.placing import next_turn
from revier.games.glueck_auf.scoring import FinalScore, ScoreShift
from revier.games.glueck_auf.state import NONE, GlueckAuf
from revier.kernel.step import NOBODY, Step


def push_shifts(s: GlueckAuf) -> None:
    """Exactly three shifts, then the end [GA-4.1]; pushed last, reached first."""
    s.push(FinalScore())
    for i in range(SHIFTS):
        s.push(Shift(SHIFTS - i))


class Shift(Step[GlueckAuf]):
    """Turns from the start player on until no worker is left, then the shift scoring [GA-4.2, GA-4.7]."""

    def __init__(self, number: i64) -> None:
        super().__init__()
        self.number: i64 = number

    def run(self, s: GlueckAuf) -> None:
        if self.number > 1:
            pass_start_player(s)
            take_back_workers(s)
        s.shift = self.number  # [GA-13.3]
        s.tell(SHIFT_BEGAN, s.shift)
        s.push(ScoreShift())
        next_turn(s, s.start_player)

    def ints(self) -> list[int]:
        return [self.number]


def course(s: GlueckAuf) -> list[Step[Any]]:
    """What lies under the turn in this shift; nothing does during the draft. The shift itself says it [GA-4.1]."""
    if s.shift == 0:
        return []
    scratch = s.clone()
    scratch.agenda = []
    push_shifts(scratch)
    for i in range(s.shift - 1):
        scratch.agenda.pop()
    scratch.agenda.pop().run(scratch)
    if scratch.agenda[-1].seat != NOBODY:
        scratch.agenda.pop()  # the first turn of the shift
    return scratch.agenda


def pass_start_player(s: GlueckAuf) -> None:
    """To whoever has most workers standing in the factory; out of a tie it moves clockwise [GA-13.1, GA-13.2]."""
    standing = vec[i64]([0] * s.players)
    for space in range(FACTORY_DRAW + 1):
        if s.crew[space] > 0:
            standing[s.crew_owner[space]] += s.crew[space]
    most: i64 = 0
    for count in standing:
        most = max(most, count)
    # Clockwise from the left neighbour; the present start player comes last and so keeps it only alone in front.
    for i in range(1, s.players + 1):
        seat = (s.start_player + i) % s.players
        if standing[seat] == most:
            s.start_player = seat
            s.tell(START_PASSED, seat, most)
            return


def take_back_workers(s: GlueckAuf) -> None:
    """From spaces, bank and canteen; nothing else is reset [GA-13.4, GA-13.5]."""
    for space in range(SPACES):
        if s.crew[space] > 0:
            s.workers[s.crew_owner[space]] += s.crew[space]
            s.crew[space] = 0
            s.crew_owner[space] = NONE
    for seat in range(s.players):
        s.workers[seat] += s.on_bank[seat] + s.in_canteen[seat]
        s.on_bank[seat] = 0
        s.in_canteen[seat] = 0
