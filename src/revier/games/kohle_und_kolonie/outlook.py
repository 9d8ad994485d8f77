"""What the phases to come and the end would bring now: what nobody has to decide any more [KK-15, KK-16, KK-18, KK-20].

Consolidations and disasters are not foreseen: bids and draws decide them.
"""

from __future__ import annotations

from typing import Any, Final

from revier.games.kohle_und_kolonie.actions import STOP
from revier.games.kohle_und_kolonie.pithead import LoadingStep, PitheadScoring
from revier.games.kohle_und_kolonie.rounds import Round
from revier.games.kohle_und_kolonie.scoring import BoardScoring, FinalScore, Income, claim_pays, settlements_pay
from revier.games.kohle_und_kolonie.state import CATEGORY_IDS, CLAIM_SETTLEMENTS, KohleUndKolonie
from revier.kernel.outlook import END, ROUND, gained, points, row
from revier.kernel.state import Json
from revier.kernel.step import NOBODY, Step

COINS: Final = "coins"


def outlook(s: KohleUndKolonie) -> list[Json]:
    """Phase by phase as far as they are to come, then the end; all of it is open."""
    rows: list[Json] = []
    if s.round == 0:
        return rows
    scratch = s.clone()
    for step in phases_to_come(s):
        coins = [held for held in scratch.coins]
        start = points(scratch)
        carry_out(scratch, step)
        if is_board(step):
            rows.extend(claims(scratch))
        else:
            gains = [now - then for now, then in zip(scratch.coins, coins, strict=True)]
            id = "income" if is_income(step) else "pithead"
            rows.append(row(ROUND, "outlook", id, gains, unit=COINS))
            rows.extend(gained(ROUND, start, points(scratch)))
    start = points(scratch)
    FinalScore().run(scratch)
    return rows + gained(END, start, points(scratch))


def phases_to_come(s: KohleUndKolonie) -> list[Step[Any]]:
    """Those of this round that score, the next one first."""
    found: list[Step[Any]] = []
    for i in range(len(s.agenda)):
        step = s.agenda[len(s.agenda) - 1 - i]
        if is_round(step):
            break
        if is_income(step) or is_board(step) or is_pithead(step):
            found.append(step)
    return found


def is_round(step: object) -> bool:
    return isinstance(step, Round)


def is_income(step: object) -> bool:
    return isinstance(step, Income)


def is_board(step: object) -> bool:
    return isinstance(step, BoardScoring)


def is_pithead(step: object) -> bool:
    return isinstance(step, PitheadScoring)


def carry_out(scratch: KohleUndKolonie, step: Step[Any]) -> None:
    """The phase as it is when nobody chooses anything: what is loaded without a worker or a token."""
    scratch.agenda = [step]
    while len(scratch.agenda) > 0:
        next = scratch.agenda.pop()
        if next.seat == NOBODY:
            next.run(scratch)
        else:
            settle(scratch, next)


def settle(scratch: KohleUndKolonie, asked: object) -> None:
    """Nobody adds a worker or a token: what is active loads as it is."""
    if isinstance(asked, LoadingStep):
        asked.take(scratch, STOP)


def claims(s: KohleUndKolonie) -> list[Json]:
    """Claim by claim what its mines bring, then settlements beside claims."""
    rows: list[Json] = []
    beside = [0] * s.players
    for claim in range(s.board.claims):
        gains: list[int] = [claim_pays(s, seat, claim) for seat in range(s.players)]
        if max(gains) > 0:
            rows.append(row(ROUND, "claim", s.board.claim_ids[claim], gains))
        for seat in range(s.players):
            beside[seat] += settlements_pay(s, seat, claim)
    if max(beside) > 0:
        rows.append(row(ROUND, "category", CATEGORY_IDS[CLAIM_SETTLEMENTS], beside))
    return rows
