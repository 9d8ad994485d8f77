"""What the agenda of phases 5 and 9 may hold: a disaster or a consolidation in the middle [KK-13, KK-17]."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from revier.games.kohle_und_kolonie.board import (
    LARGE,
    MINES,
    NONE,
    RAIL_CONSOLIDATION,
    RAILROAD_ACCIDENT,
)
from revier.games.kohle_und_kolonie.consolidation import AID_VALUE, administration, highest_value, leading
from revier.games.kohle_und_kolonie.disaster import BLACK_DISCS, BLANK_DISCS, TOKENS_REMOVED
from revier.games.kohle_und_kolonie.securing import DISCS, RESCUED_MINES
from revier.games.kohle_und_kolonie.state import (
    GONE,
    WAITING,
    KohleUndKolonie,
)
from revier.games.kohle_und_kolonie.stock import (
    claim_in_play,
)
from revier.kernel.errors import BadPosition

ENGINES: Final = 20


SECURING: Final = ["DrawDiscs Securing SecureStep", "DrawDiscs Securing AfterRescue RescuePick"]
AFTER_DRAW: Final = [
    "LoseMinerFrom",
    "FirstHit LoseMinerFrom",
    "DisasterPenalty",
    "RailroadAccident DisasterPenalty",
    "RailroadAccident RailroadAccidentPick",
]


def expect(ok: bool, message: str) -> None:
    if not ok:
        raise BadPosition("agenda", message)


# -- phase 5 ---------------------------------------------------------------------------------------


def check_disaster(s: KohleUndKolonie, names: list[str], ints: list[list[int]]) -> None:
    """Securing in turn order, then up to three draws, then mining damage [KK-13]."""
    drawn = 0
    for seat in range(s.players):
        drawn += s.hits[seat]
    text = " ".join(names)
    lies = s.disaster_tokens[s.round - 1] != NONE
    if s.disaster != s.disaster_shown[s.round - 1] or lies != (s.disaster == NONE):
        raise BadPosition("disaster.token", "the one turned up in this round, None while it lies face down [KK-13.10]")
    if text in SECURING:
        check_securing(s, names, ints, drawn)
    elif names[0] == "EndDisaster":
        check_drawing(s, names, ints, drawn)
    else:
        check_damage(s, names, ints, drawn)


def check_securing(s: KohleUndKolonie, names: list[str], ints: list[list[int]], drawn: int) -> None:
    done = ints[1][0]
    expect(1 <= done <= s.players, f"Securing counts the seats that have begun, 1 to {s.players}")
    seat = s.turn_order[done - 1]
    for args in ints[2:]:
        expect(args[0] == seat, f"it is the turn of seat {seat} to secure [KK-13.2]")
    if names[-1] == "RescuePick":
        expect(1 <= ints[-1][1] <= RESCUED_MINES, f"RescuePick: 1 to {RESCUED_MINES} mines can be left [KK-13.2]")
    if drawn > 0 or s.disaster != NONE or s.discs[s.players] + s.discs[s.players + 1] > 0:
        raise BadPosition("disaster", "nothing is drawn while players secure their mines [KK-13.4]")
    for i in range(done - 1, s.players):
        if s.discs[s.turn_order[i]] > 0:
            raise BadPosition(f"disaster.seats.{s.turn_order[i]}.discs", "0 until the seat has secured [KK-13.3]")


def check_drawing(s: KohleUndKolonie, names: list[str], ints: list[list[int]], drawn: int) -> None:
    """What is missing from the bag was drawn; one seat was hit just now [KK-13.11, KK-13.20]."""
    left = names.count("DrawDisc")
    expect(names[1 : 1 + left] == ["DrawDisc"] * left, "the draws to come lie upon EndDisaster")
    above = " ".join(names[1 + left :])
    expect(above in AFTER_DRAW, f"a draw does not wait for {above}")
    seat = ints[-1][0]
    for args in ints[1 + left :]:
        expect(args[0] == seat, f"seat {seat} was hit, nobody else decides [KK-13.20]")
    missing = drawn + BLACK_DISCS - s.discs[s.players] + BLANK_DISCS - s.discs[s.players + 1]
    if missing + left != DISCS or s.hits[seat] == 0:
        raise BadPosition("disaster", f"{DISCS} discs in all, drawn or to be drawn, one of them of seat {seat}")
    for other in range(s.players):
        if s.hits[other] + s.discs[other] > DISCS:
            raise BadPosition(f"disaster.seats.{other}.discs", f"each player has {DISCS} discs [KK-13.3]")
    if s.disaster == NONE:
        raise BadPosition("disaster.token", "turned up at the first player disc at the latest [KK-13.20]")
    check_hit(s, seat, names, ints)


def check_hit(s: KohleUndKolonie, seat: i64, names: list[str], ints: list[list[int]]) -> None:
    if names[-1] == "LoseMinerFrom":
        expect(s.miners[seat] == 0, "LoseMinerFrom: from the supply as long as a miner is there [KK-13.30]")
    if names[-1] == "DisasterPenalty":
        ok = s.edition.has_penalty and s.exposed[seat] > 1
        expect(ok, "DisasterPenalty: in the Revised Edition, with an unsecured income above 1 [KK-13.21]")
    for i in range(len(names)):
        if names[i] == "RailroadAccident":
            ok = s.disaster == RAILROAD_ACCIDENT and 0 <= ints[i][1] <= TOKENS_REMOVED
            expect(ok, "RailroadAccident: when that token was turned up, up to 2 tokens [KK-13.43]")


def check_damage(s: KohleUndKolonie, names: list[str], ints: list[list[int]], drawn: int) -> None:
    """Everybody in turn order, after the draw [KK-13.14]."""
    left = len(names)
    expect(names == ["MiningDamagePay"] * left and left <= s.players, "phase 5 does not wait for this")
    for i in range(left):
        expect(ints[i][0] == s.turn_order[s.players - 1 - i], "MiningDamagePay: in turn order [KK-13.14]")
    if s.mining_damage == 0:
        raise BadPosition("mining_damage", "1, since the players pay for it [KK-13.14]")
    if drawn >= DISCS or s.disaster == NONE or any([count > 0 for count in s.discs]):
        raise BadPosition("disaster", "the blank was drawn, the token turned up, the discs are back [KK-13.14]")


# -- phase 9 ---------------------------------------------------------------------------------------


def check_consolidation(s: KohleUndKolonie, names: list[str], ints: list[list[int]]) -> None:
    """Tokens, bids, then the tableaus close up and the large mine is built [KK-17]."""
    claim = s.claim
    if not claim_in_play(s, claim) or s.board.large_level[claim] != s.round:
        raise BadPosition("consolidation.claim", f"no claim of round {s.round} [KK-17.1]")
    expect(len(names) > 2 and names[0] == "NextConsolidation", "in phase 9 NextConsolidation lies at the bottom")
    if names[1] == "Bidding":
        check_auction(s)
        if names[-1] == "AuctionBid":
            check_bidding(s, names, ints)
        else:
            check_adding(s, names, ints)
    else:
        check_building(s, names, ints)


def participants(s: KohleUndKolonie) -> list[int]:
    """Who owns small mines of the claim, in turn order."""
    return [seat for seat in s.turn_order if s.given_up[seat] > 0]


def check_auction(s: KohleUndKolonie) -> None:
    """Who takes part and with which value follows from the mines; tokens add to it [KK-17.2 to KK-17.9]."""
    owned = [0] * s.players
    values = [0] * s.players
    order: list[int] = []
    trust: i64 = NONE
    for i in range(MINES):
        mine = MINES - 1 - i
        owner = s.mine_owner[mine]
        if s.board.mine_claim[mine] != s.claim or owner == GONE:
            continue
        if 0 <= owner < s.players:
            owned[owner] += 1
            values[owner] += s.board.mine_cost[mine]
            if owner not in order:
                order.append(owner)
        else:
            trust = max(trust, s.trust_track) + s.board.mine_cost[mine]
    if [count for count in s.given_up] != owned:
        raise BadPosition("consolidation.given_up", f"expected the mines owned in the claim: {owned} [KK-17.2]")
    if [seat for seat in s.bidders] != order:
        raise BadPosition("consolidation.bidders", f"expected {order}, by the highest mine number [KK-17.9]")
    if len(order) == 0 or (len(order) == 1 and trust == NONE):
        raise BadPosition("consolidation.claim", "no auction, since nobody contests it [KK-17.3, KK-17.4]")
    if (trust == NONE) != (s.trust_value == NONE) or not trust <= s.trust_value <= trust + 1:
        expected = "None" if trust == NONE else f"{trust}, or one more by extra_coin"
        raise BadPosition("consolidation.trust_value", f"expected {expected} [KK-17.6]")
    check_values(s, values)


def check_values(s: KohleUndKolonie, costs: list[int]) -> None:
    by_tokens = AID_VALUE + s.board.rail_count[RAIL_CONSOLIDATION]
    for seat in range(s.players):
        base = costs[seat] + administration(s, seat) if s.given_up[seat] > 0 else NONE
        most = base + by_tokens if s.given_up[seat] > 0 else NONE
        if not base <= s.values[seat] <= most:
            raise BadPosition("consolidation.values", f"seat {seat}: expected {base} to {most} (-1: none) [KK-17.7]")
        if s.bids[seat] > s.coins[seat] or (s.bids[seat] > NONE and s.given_up[seat] == 0):
            raise BadPosition("consolidation.bids", f"seat {seat}: up to its coins, if it takes part [KK-17.11]")


def check_adding(s: KohleUndKolonie, names: list[str], ints: list[list[int]]) -> None:
    """In turn order; the others still wait, nobody has bid [KK-17.8]."""
    order = participants(s)
    seat = ints[-1][0] if names[-1] == "ConsolidationToken" else NONE
    expect(seat in order, "ConsolidationToken: asked of who takes part [KK-17.8]")
    waiting = order[order.index(seat) + 1 :][::-1]
    expected = ["NextConsolidation", "Bidding", *(["AddTokens"] * len(waiting)), "ConsolidationToken"]
    expect(names == expected, f"under ConsolidationToken of seat {seat}: {', '.join(expected[:-1])} [KK-17.8]")
    expect(ints[1] == [0] and [args[0] for args in ints[2:-1]] == waiting, "AddTokens: in turn order [KK-17.8]")
    if any([s.bids[other] != 0 for other in order]):
        raise BadPosition("consolidation.bids", "0 for who takes part, until bidding starts [KK-17.8]")


def check_bidding(s: KohleUndKolonie, names: list[str], ints: list[list[int]]) -> None:
    """Asked of one who is still in and does not lead; then the next in bidding order [KK-17.11, KK-17.12]."""
    seat, highest = ints[-1]
    expect(names == ["NextConsolidation", "Bidding", "AuctionBid"], "Bidding lies under AuctionBid [KK-17.11]")
    ok = seat in s.bidders and s.bids[seat] != NONE and leading(s, highest_value(s)) != seat
    expect(ok, f"AuctionBid: seat {seat} is not in, or leads already [KK-17.12]")
    expect(highest == highest_value(s), f"AuctionBid: the highest value is {highest_value(s)} [KK-17.10]")
    order = [bidder for bidder in s.bidders]
    expected = (order.index(seat) + 1) % len(order)
    expect(ints[1] == [expected], f"Bidding: position {expected} follows seat {seat} [KK-17.11]")


def check_building(s: KohleUndKolonie, names: list[str], ints: list[list[int]]) -> None:
    """After the mines of the claim are gone: closing up in turn order, then the large mine [KK-17.15, KK-17.20]."""
    order = participants(s)
    if names[1] == "TrustMarks":
        base = ["NextConsolidation", "TrustMarks"]
        expect(s.trust_large_engine[s.claim] == 0, "TrustMarks: the large mine is not marked yet [KK-17.20]")
    else:
        base = ["NextConsolidation", "LargeMineBuilt", "TableauSpacePick"]
        expect(names[: len(base)] == base, "phase 9 does not wait for this")
        winner, engines = ints[1]
        expect(winner in order and ints[2] == [winner, LARGE + s.claim], "the winner took part and builds [KK-17.15]")
        expect(0 <= engines <= ENGINES, f"LargeMineBuilt: 0 to {ENGINES} engines")
        expect(tiles_laid(s, winner) < s.board.spaces, "TableauSpacePick: a mine space is open [KK-17.15]")
    if s.large_owner[s.claim] == WAITING:
        raise BadPosition("consolidation.claim", "its large mine is built or the Trust's by now [KK-17.15]")
    closing = len(names) - len(base) - 1  # Compact steps, below CompactionPick
    if closing > 0 or names[1] == "TrustMarks":
        expected = base + ["Compact"] * closing + ["CompactionPick"]
        seats = order[len(order) - closing :][::-1]
        expect(names == expected and 1 <= closing <= len(order), "Compact for each who lost a tile [KK-17.30]")
        expect([args[0] for args in ints[len(base) :]] == [*seats, seats[-1]], "Compact: in turn order [KK-17.30]")
    small = sum([s.board.mine_claim[mine] == s.claim for mine in range(MINES)])
    if sum([count for count in s.given_up]) > small:
        raise BadPosition("consolidation.given_up", f"the claim had {small} small mines [KK-17.2]")
    for seat in range(s.players):
        if (s.values[seat] == NONE) != (s.given_up[seat] == 0):
            raise BadPosition("consolidation.values", f"seat {seat}: None exactly if it gave up no mine [KK-17.7]")
        if s.bids[seat] > NONE and s.values[seat] == NONE:
            raise BadPosition("consolidation.bids", f"seat {seat} takes no part [KK-17.10]")
    if any([s.values[seat] == NONE for seat in s.bidders]):
        raise BadPosition("consolidation.bidders", "every bidder has a value [KK-17.9]")


def tiles_laid(s: KohleUndKolonie, seat: i64) -> i64:
    found: i64 = 0
    for i in range(s.board.spaces * seat, s.board.spaces * seat + s.board.spaces):
        if s.tiles[i] != NONE:
            found += 1
    return found
