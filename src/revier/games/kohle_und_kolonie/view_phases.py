"""What disaster and auction show while they last [KK-24]; the types of it stand in `view.py`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from revier.games.kohle_und_kolonie.board import DISASTER_IDS, NONE
from revier.games.kohle_und_kolonie.consolidation import administration, highest_value, leading, mines_value
from revier.games.kohle_und_kolonie.disaster import BLACK_DISCS, BLANK_DISCS, DRAWN, MiningDamagePay
from revier.games.kohle_und_kolonie.large_mine import COMPENSATION_VP, engines_in_claim
from revier.games.kohle_und_kolonie.state import WAITING, KohleUndKolonie

if TYPE_CHECKING:
    from revier.games.kohle_und_kolonie.view import AuctionView, BagView, BidderView, ValueView


def view_bag(s: KohleUndKolonie) -> BagView:
    """The composition of the bag is public [KK-24]."""
    black, blank = s.discs[s.players], s.discs[s.players + 1]
    black_drawn = blank_drawn = 0
    if black + blank > 0:  # the bag is drawn from: of these four, three at most are ever drawn
        black_drawn, blank_drawn = BLACK_DISCS - black, BLANK_DISCS - blank
    elif isinstance(s.asked(), MiningDamagePay):  # all have gone back, the blank among them [KK-13.14, KK-13.31]
        black_drawn, blank_drawn = DRAWN - BLANK_DISCS - sum(s.hits), BLANK_DISCS
    return {
        "token": None if s.disaster == NONE else DISASTER_IDS[s.disaster],
        "discs": [s.discs[seat] for seat in range(s.players)],
        "black": black,
        "blank": blank,
        "black_drawn": black_drawn,
        "blank_drawn": blank_drawn,
        "hits": [count for count in s.hits],
        "exposed": [income for income in s.exposed],
    }


def view_auction(s: KohleUndKolonie) -> AuctionView:
    """Values, bids and who leads [KK-17.10]."""
    highest = highest_value(s)
    leader = leading(s, highest)
    is_decided = s.large_owner[s.claim] != WAITING
    return {
        "claim": s.board.claim_ids[s.claim],
        "large_mine": s.board.large_ids[s.claim],
        "trust_value": None if s.trust_value == NONE else s.trust_value,
        "trust_mines": None if is_decided else mines_value(s, NONE),
        "engines": engines_in_claim(s),
        "is_decided": is_decided,
        "bidders": [view_bidder(s, seat, is_decided) for seat in s.bidders],
        "highest": None if highest == NONE else highest,
        "least": None if is_decided else highest + 1,
        "leader": None if leader == NONE else leader,
    }


def view_bidder(s: KohleUndKolonie, seat: i64, is_decided: bool) -> BidderView:
    """The mines are given up when it is decided, so that only their number is known after that."""
    value = s.values[seat]
    return {
        "seat": seat,
        "value": value,
        "parts": None if is_decided else view_value(s, seat),
        "bid": None if s.bids[seat] == NONE else s.bids[seat],
        "most": value + s.coins[seat],
        "small_mines": s.given_up[seat],
        "compensation": COMPENSATION_VP * s.given_up[seat],
    }


def view_value(s: KohleUndKolonie, seat: i64) -> ValueView:
    mines = mines_value(s, seat)
    office = administration(s, seat)
    return {"mines": mines, "administration": office, "tokens": s.values[seat] - mines - office}
