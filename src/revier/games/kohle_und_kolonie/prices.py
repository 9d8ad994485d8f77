"""What engines, settlements and engineers cost, raised for all once anybody has flipped the tile [KK-7.4, KK-7.5]."""

from __future__ import annotations

from mypy_extensions import i64

from revier.games.kohle_und_kolonie.state import KohleUndKolonie


def engine_price(s: KohleUndKolonie) -> i64:
    return s.board.engine_price.now(s.engine_raised)


def settlement_price(s: KohleUndKolonie) -> i64:
    return s.board.settlement_price.now(s.settlement_raised)


def engineer_price(s: KohleUndKolonie) -> i64:
    return s.board.engineer_price.now(s.engineer_raised)
