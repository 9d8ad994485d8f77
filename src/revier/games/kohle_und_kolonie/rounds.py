"""Five rounds of ten phases, and what lies between them [KK-5.1, KK-19]."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from revier.games.kohle_und_kolonie.board import MINES
from revier.games.kohle_und_kolonie.bonus import ReturnTokens, SelectTokens
from revier.games.kohle_und_kolonie.consolidation import Consolidations
from revier.games.kohle_und_kolonie.disaster import MineDisaster
from revier.games.kohle_und_kolonie.events import MINES_JOINED, ROUND_BEGAN, TRUST_TRACK_SET
from revier.games.kohle_und_kolonie.extra import ExtraActions
from revier.games.kohle_und_kolonie.phases import Phase
from revier.games.kohle_und_kolonie.pithead import PitheadScoring
from revier.games.kohle_und_kolonie.scoring import BoardScoring, FinalScore, Income
from revier.games.kohle_und_kolonie.state import ON_OFFER, ROUNDS, WAITING, KohleUndKolonie
from revier.games.kohle_und_kolonie.trust import TrustBuys
from revier.games.kohle_und_kolonie.turn import ActionTurns
from revier.kernel.step import Step

REFILL: Final = 3


def push_rounds(s: KohleUndKolonie) -> None:
    """Exactly five, then the final scoring [KK-5.1]; pushed last, reached first."""
    s.push(FinalScore())
    for i in range(ROUNDS):
        s.push(Round(ROUNDS - i))


class Round(Step[KohleUndKolonie]):
    """Ten phases [KK-5.1]."""

    def __init__(self, number: i64) -> None:
        super().__init__()
        self.number: i64 = number

    def run(self, s: KohleUndKolonie) -> None:
        s.round = self.number
        s.tell(ROUND_BEGAN, s.round)
        refill_trust_track(s)
        show_new_mines(s)
        s.push(ReturnTokens())
        s.push(PitheadScoring(0))
        s.push(Consolidations())
        s.push(BoardScoring())
        s.push(Income())
        s.push(TrustBuys())
        s.push(MineDisaster())
        s.push(ExtraActions(0))
        s.push(ActionTurns(3, 0))
        s.push(ActionTurns(2, 0))
        s.push(SelectTokens(0))

    def ints(self) -> list[int]:
        return [self.number]


def refill_trust_track(s: KohleUndKolonie) -> None:
    """Before rounds 4 and 5: at least three coins; in the Revised Edition exactly three [KK-19.3, D-17]."""
    if s.round < 4 or (s.trust_track >= REFILL and not s.edition.trust_track_exact):
        return
    s.trust_track = REFILL
    s.tell(TRUST_TRACK_SET, s.trust_track)


def show_new_mines(s: KohleUndKolonie) -> None:
    """The mines of this level join the display [KK-4.9, KK-19.2]."""
    joined: i64 = 0
    for mine in range(MINES):
        if s.mine_owner[mine] == WAITING and s.board.mine_level[mine] == s.round:
            s.mine_owner[mine] = ON_OFFER
            joined |= 1 << mine
    s.tell(MINES_JOINED, joined)


def course(s: KohleUndKolonie) -> list[Step[Any]]:
    """What is to come after the phase under way, as the rounds themselves lay it out on a scratch position."""
    scratch = s.clone()
    scratch.agenda = []
    push_rounds(scratch)
    scratch.agenda = scratch.agenda[: ROUNDS + 1 - s.round]  # those behind this round
    Round(s.round).run(scratch)
    return [step for step in scratch.agenda if not has_come(step, s.phase)]


def has_come(step: Step[Any], phase: i64) -> bool:
    return isinstance(step, Phase) and step.number <= phase
