"""Kohle & Kolonie, by Thomas Spitzer: the first edition of 2013 and the Revised Edition. Three to five players.

The flow, as in the rulebook; `edition.py` lists where the editions differ:

    SetUp  then 5 x Round:
      1  SelectTokens      ChooseBonusToken*                                       bonus tokens set the turn order
      2  ActionTurns       TurnMenu -> one main action, free actions               buying, building, moving miners
      3  ActionTurns       once more
      4  ExtraActions      ExtraActionChoice -> TurnMenu
      5  MineDisaster      SecureStep*, DrawDisc x 3, penalties
      6  TrustBuys   7  Income   8  BoardScoring
      9  Consolidations    NextConsolidation -> ConsolidationToken*, AuctionBid*   rounds 3 to 5
     10  PitheadScoring    LoadingStep*
         ReturnTokens
    then FinalScore

Rules: docs/rules/kohle-und-kolonie.md. The board is data: board.toml, or a file of the players' own.
"""

from __future__ import annotations

from typing import Final

from revier.kernel.title import Title

TITLE: Final = Title("kohle-und-kolonie", "kk", seats=range(3, 6), editions=["2013", "revised"])
