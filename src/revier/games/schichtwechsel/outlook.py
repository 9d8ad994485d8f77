"""What the round card and the final scoring would bring now, without the last moves of miners [SW-13, SW-15]."""

from __future__ import annotations

from revier.games.schichtwechsel.names import FINAL_SCORING, ROUND_CARD_IDS, SCORING_PHASE
from revier.games.schichtwechsel.scoring import FinalScore, RoundScoring
from revier.games.schichtwechsel.state import Schichtwechsel
from revier.kernel.outlook import END, ROUND, gained, points, row
from revier.kernel.state import Json


def outlook(s: Schichtwechsel) -> list[Json]:
    """The face-up card, as long as it is not scored, then the end; all of it is open."""
    rows: list[Json] = []
    if s.round == 0:
        return rows
    scratch = s.clone()
    scratch.agenda = []
    if s.phase < SCORING_PHASE:
        before = scratch.vp[:]
        RoundScoring().run(scratch)
        gains = [scratch.vp[seat] - before[seat] for seat in range(s.players)]
        rows.append(row(ROUND, "card", ROUND_CARD_IDS[s.round_cards[s.round - 1]], gains))
    scratch.phase = FINAL_SCORING  # as it is then; what it pays belongs to no round
    start = points(scratch)
    FinalScore().run(scratch)
    return rows + gained(END, start, points(scratch))
