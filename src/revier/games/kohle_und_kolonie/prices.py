"""What engines, settlements and engineers cost, raised for all once anybody has flipped the tile [KK-7.4, KK-7.5]."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from revier.games.kohle_und_kolonie.state import KohleUndKolonie

# By bonus token; they ignore price increases [KK-9.1].
TOKEN_ENGINEER_PRICE: Final = 1
TOKEN_ENGINE_PRICE: Final = 1
TOKEN_SETTLEMENT_PRICE: Final = 2


def engine_price(s: KohleUndKolonie) -> i64:
    return 1 + s.engine_raised


def settlement_price(s: KohleUndKolonie) -> i64:
    return 2 + s.settlement_raised


def engineer_price(s: KohleUndKolonie) -> i64:
    return 1 + s.engineer_raised
