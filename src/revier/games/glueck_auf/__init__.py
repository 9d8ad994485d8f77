"""Glück Auf (Coal Baron), by Wolfgang Kramer and Michael Kiesling, 2013. Two to four players.

The flow, as in the rulebook:

    SetUp  Draft* EndDraft  then 3 x [ PlaceWorkers -> (PitStep*, SubCube* | CubeColor*
           | Keep, CubeColor*, ReturnPlace, ReturnOrder*) -> EndTurn ]*  ScoreShift   then FinalScore

EndTurn turns up the new tile or card, so a turn can be taken back until it ends.
Rules: docs/rules/glueck-auf.md. Options: delivered_orders hidden | open.
"""

from __future__ import annotations

from typing import Final

from revier.kernel.title import Title

TITLE: Final = Title("glueck-auf", "ga", seats=range(2, 5))
