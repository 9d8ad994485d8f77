"""Schichtwechsel, by Thomas Spitzer, 2021. Two to four players.

The flow, as in the rulebook:

    SetUp  then 5 x Round:
      reveal the round card
      I    MineCoal          DrawTriple -> AssignTriple -> PlaceCube*
      II   TakeTiles         TakeTile, the tile's upper part
      III  WaterRises
      IV   TakeWhiteCubes
      V    SellCoke          SalePick
      VI   UseBonusFields    BonusFields: ChooseOption, Haul, …
      ActionPhase            Turn -> Pay -> Effects, TurnEnd; NextTurn until all have passed
      RoundScoring
      EndOfRound
    then FinalMoves, FinalScore

Cards, tiles, fields and spaces are lists of effects from the data file (`effects.py`); an effect that triggers
another pushes it on the agenda and goes on when it is done [SW-9.3].

Rules: docs/rules/schichtwechsel.md. Values: components.toml, or a file of the players' own.
"""

from __future__ import annotations

from typing import Final

from revier.kernel.title import Title

TITLE: Final = Title("schichtwechsel", "sw", seats=range(2, 5))
