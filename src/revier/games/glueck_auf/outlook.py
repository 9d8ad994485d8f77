"""What the shift clock and the end would score now, with what a seat may know of delivered orders [GA-12, GA-14]."""

from __future__ import annotations

from revier.games.glueck_auf.components import ELEMENT_IDS, ELEMENTS
from revier.games.glueck_auf.scoring import FinalScore, score_element
from revier.games.glueck_auf.state import SHEET, SHEET_CLOCK, GlueckAuf
from revier.games.glueck_auf.view import view_standing
from revier.kernel.outlook import END, ROUND, gained, points, row
from revier.kernel.state import Json


def outlook(s: GlueckAuf, seat: int | None) -> list[Json]:
    """The majorities of this shift, then the end; nothing in the draft."""
    rows: list[Json] = []
    if s.shift == 0:
        return rows
    scratch = s.clone()
    scratch.agenda = []
    for element in range(4 * s.shift):
        standing = view_standing(s, element, seat)
        gains: list[int] | None = None
        if standing["places"] is not None:
            score_element(scratch, element)
            first = SHEET_CLOCK + ELEMENTS * (s.shift - 1) + element
            gains = [scratch.sheet[SHEET * owner + first] for owner in range(s.players)]
        rows.append(row(ROUND, "element", ELEMENT_IDS[element], gains, standing["counts"]))
    before = points(scratch)
    FinalScore().run(scratch)
    return rows + gained(END, before, points(scratch))
