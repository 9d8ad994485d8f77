"""Phase 6: the Coal Trust acquires mines [KK-14]."""

from __future__ import annotations

from mypy_extensions import i64

from revier.games.kohle_und_kolonie.board import MINES
from revier.games.kohle_und_kolonie.events import TRUST_BOUGHT
from revier.games.kohle_und_kolonie.phases import Phase
from revier.games.kohle_und_kolonie.state import ON_OFFER, TRUST, KohleUndKolonie


class TrustBuys(Phase):
    """The mines with the lowest numbers of the display [KK-14.1]."""

    def __init__(self) -> None:
        super().__init__(6)

    def run(self, s: KohleUndKolonie) -> None:
        s.phase = self.number
        left = s.trust_purchases
        for mine in range(MINES):
            if left > 0 and s.mine_owner[mine] == ON_OFFER:
                trust_buys(s, mine)
                left -= 1


def trust_buys(s: KohleUndKolonie, mine: i64) -> None:
    """Marked with an engine, or a substitute when there is none [KK-14.2]."""
    s.mine_owner[mine] = TRUST
    if s.engine_supply > 0:
        s.engine_supply -= 1
        s.trust_engine[mine] = 1
    s.tell(TRUST_BOUGHT, mine)
