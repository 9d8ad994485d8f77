"""Phase 9: consolidations [KK-17]."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import append, pop, vec
from mypy_extensions import i64

from revier.games.kohle_und_kolonie.actions import RAISE, RAISES, STOP, USE_AID, USE_RAIL_CONSOLIDATION
from revier.games.kohle_und_kolonie.board import CONSOLIDATION_AID, EXTRA_COIN, NONE, RAIL_CONSOLIDATION
from revier.games.kohle_und_kolonie.bonus import use_token
from revier.games.kohle_und_kolonie.events import (
    CLAIM_DUE,
    PASSED,
    RAIL_VALUE_USED,
    TRUST_VALUE_SET,
    VALUE_RAISED,
    VALUE_SET,
)
from revier.games.kohle_und_kolonie.large_mine import PlayerWins, TrustWins, next_participant, participants
from revier.games.kohle_und_kolonie.obstacles import NO_RAISE, reason
from revier.games.kohle_und_kolonie.phases import Phase, expect_lowest, is_phase, name
from revier.games.kohle_und_kolonie.state import GONE, WAITING, KohleUndKolonie
from revier.games.kohle_und_kolonie.stock import Details, claim_in_play, has_used, pithead_yield, stop_means
from revier.kernel.errors import BadPosition
from revier.kernel.step import Decision, Reason, Step, expect

FIRST_ROUND: Final = 3
AID_VALUE: Final = 2


class Consolidations(Phase):
    """The large mines of this round, shuffled, one after the other [KK-17.1]."""

    def __init__(self) -> None:
        super().__init__(9)

    def run(self, s: KohleUndKolonie) -> None:
        s.phase = self.number
        if s.round < FIRST_ROUND:
            return
        s.due = vec[i64](
            [c for c in range(s.board.claims) if s.board.large_level[c] == s.round and s.large_owner[c] == WAITING]
        )
        s.rng.shuffle(s.due)
        s.push(NextConsolidation())


class NextConsolidation(Phase):
    """Reveal the next large mine; who takes part decides how it goes [KK-17.2 to KK-17.5]."""

    def __init__(self) -> None:
        super().__init__(9)

    def run(self, s: KohleUndKolonie) -> None:
        s.claim = NONE
        if len(s.due) == 0:
            return
        s.push(NextConsolidation())
        s.due, s.claim = pop(s.due)
        s.reveal()
        s.tell(CLAIM_DUE, s.claim)
        set_values(s)
        order = participants(s)
        if len(order) == 0:
            s.push(TrustWins())
        elif len(order) == 1 and s.trust_value == NONE:
            s.push(PlayerWins(order[0], 0))
        else:
            begin_auction(s)

    def fits(self, s: KohleUndKolonie, below: Step[Any] | None) -> None:
        expect_lowest(s, self, 9, below)
        if not claim_in_play(s, s.claim) or s.board.large_level[s.claim] != s.round:
            raise BadPosition("consolidation.claim", f"no claim of round {s.round} [KK-17.1]")


def set_values(s: KohleUndKolonie) -> None:
    """What each owns in the claim, at printed cost, and the Administration [KK-17.6, KK-17.7]."""
    s.given_up = vec[i64]([0] * s.players)
    s.values = vec[i64]([NONE] * s.players)
    s.bids = vec[i64]([NONE] * s.players)
    s.bidders = vec[i64]()
    s.trust_value = NONE
    for i in range(s.board.claim_mines_at[s.claim], s.board.claim_mines_at[s.claim + 1]):
        owner = s.mine_owner[s.board.claim_mines[i]]
        if owner == GONE:
            continue
        if 0 <= owner < s.players:
            s.given_up[owner] += 1
        else:
            s.trust_value = s.trust_track + s.extra_coin
    for seat in range(s.players):
        if s.given_up[seat] > 0:
            s.values[seat] = mines_value(s, seat) + administration(s, seat)
            s.bids[seat] = 0
    if s.trust_value != NONE:
        s.trust_value += mines_value(s, NONE)


def mines_value(s: KohleUndKolonie, seat: i64) -> i64:
    """The printed costs of a seat's small mines in the claim; NONE: of those no player owns [KK-17.6, KK-17.7]."""
    found: i64 = 0
    for i in range(s.board.claim_mines_at[s.claim], s.board.claim_mines_at[s.claim + 1]):
        mine = s.board.claim_mines[i]
        owner = s.mine_owner[mine]
        if owner != GONE:
            holder = owner if 0 <= owner < s.players else NONE
            if holder == seat:
                found += s.board.mine_cost[mine]
    return found


def administration(s: KohleUndKolonie, seat: i64) -> i64:
    """Not used up [KK-10.5]."""
    return pithead_yield(s, seat, s.board.space_value)


def begin_auction(s: KohleUndKolonie) -> None:
    """Tokens in turn order, then bids by the highest mine number, descending [KK-17.8, KK-17.9]."""
    if s.trust_value != NONE:
        s.tell(TRUST_VALUE_SET, s.trust_value)
        if not s.edition.extra_coin_stays:
            s.extra_coin = 0  # used up by this auction [KK-13.41, D-16]
    s.bidders = bidding_order(s)
    s.push(Bidding(0))
    order = participants(s)
    for i in range(len(order)):
        s.push(AddTokens(order[len(order) - 1 - i]))


def bidding_order(s: KohleUndKolonie) -> vec[i64]:
    found = vec[i64](capacity=s.players)
    first = s.board.claim_mines_at[s.claim]
    last = s.board.claim_mines_at[s.claim + 1] - 1
    for i in range(last - first + 1):
        owner = s.mine_owner[s.board.claim_mines[last - i]]
        if 0 <= owner < s.players and owner not in found:
            found = append(found, owner)
    return found


def expect_auction(s: KohleUndKolonie) -> None:
    """Who takes part and with which value follows from the mines; tokens add to it [KK-17.2 to KK-17.9]."""
    fresh = s.clone()
    set_values(fresh)
    if [count for count in s.given_up] != [count for count in fresh.given_up]:
        owned = [count for count in fresh.given_up]
        raise BadPosition("consolidation.given_up", f"expected the mines owned in the claim: {owned} [KK-17.2]")
    order = bidding_order(s)
    if [seat for seat in s.bidders] != [seat for seat in order]:
        raise BadPosition("consolidation.bidders", f"expected {[seat for seat in order]}, by mine number [KK-17.9]")
    if len(order) == 0 or (len(order) == 1 and fresh.trust_value == NONE):
        raise BadPosition("consolidation.claim", "no auction, since nobody contests it [KK-17.3, KK-17.4]")
    expect_trust_value(s, fresh.trust_value)
    added: i64 = 0
    for seat in range(s.players):
        base = fresh.values[seat]
        if not can_have_added(s, seat, s.values[seat] - base):
            known = "None" if base == NONE else f"{base}, and what tokens used have added"
            raise BadPosition("consolidation.values", f"seat {seat}: expected {known} [KK-17.7, KK-17.8]")
        added += s.values[seat] - base
        if s.bids[seat] > s.coins[seat] or (s.bids[seat] > NONE and s.given_up[seat] == 0):
            raise BadPosition("consolidation.bids", f"seat {seat}: up to its coins, if it takes part [KK-17.11]")
    if added > AID_VALUE + rail_values_used(s):
        raise BadPosition("consolidation.values", "no more was added than tokens were used [KK-17.8]")


def expect_trust_value(s: KohleUndKolonie, value: i64) -> None:
    """2013: the extra coin was used up when the auction began [KK-13.41, D-16]."""
    used_up = value != NONE and not s.edition.extra_coin_stays and EXTRA_COIN in s.disaster_shown
    if s.trust_value != value and not (used_up and s.trust_value == value + 1):
        expected = "None" if value == NONE else f"{value}{', or 1 more by extra_coin' if used_up else ''}"
        raise BadPosition("consolidation.trust_value", f"expected {expected} [KK-17.6]")
    if s.extra_coin and value != NONE and not s.edition.extra_coin_stays:
        raise BadPosition("extra_coin", "0: used up by this auction [KK-13.41]")


def can_have_added(s: KohleUndKolonie, seat: i64, value: i64) -> bool:
    """By railroad tokens, and the aid; who takes no part adds nothing [KK-17.8]."""
    if value == 0 or s.given_up[seat] == 0:
        return value == 0
    aid = AID_VALUE if has_used(s, seat, CONSOLIDATION_AID) else 0
    return 0 <= value <= rail_values_used(s) or 0 <= value - aid <= rail_values_used(s)


def rail_values_used(s: KohleUndKolonie) -> i64:
    """Railroad tokens for consolidations that left the game."""
    left = s.rail_seen[RAIL_CONSOLIDATION]
    for kept in s.rail_values:
        left -= kept
    return left


class AddTokens(Step[KohleUndKolonie]):
    """Asked while there is a token to add [KK-17.8, KK-5.8]."""

    def __init__(self, player: i64) -> None:
        super().__init__()
        self.player: i64 = player

    def run(self, s: KohleUndKolonie) -> None:
        step = ConsolidationToken(self.player)
        if len(step.options(s)) > 1:
            s.push(step)
        else:
            s.tell(VALUE_SET, self.player, s.values[self.player])

    def fits(self, s: KohleUndKolonie, below: Step[Any] | None) -> None:
        expect_adding(s, self, self.player, below)
        ok = s.values[self.player] == mines_value(s, self.player) + administration(s, self.player)
        expect(ok, f"AddTokens: seat {self.player} has added nothing yet [KK-17.8]")

    def ints(self) -> list[int]:
        return [self.player]


def expect_adding(s: KohleUndKolonie, step: Step[Any], seat: i64, below: Step[Any] | None) -> None:
    """Participants in turn order, the others still wait; then the bids [KK-17.8]."""
    expect(0 <= seat < s.players and s.given_up[seat] > 0, f"{name(step)}: asked of who takes part [KK-17.8]")
    behind = next_participant(s, seat)
    ok = bidding_at(below) == 0 if behind == NONE else is_adding(below, behind)
    expect(ok, f"{name(step)}: in turn order, upon Bidding 0 [KK-17.8]")


def is_adding(step: Step[Any] | None, seat: i64) -> bool:
    return isinstance(step, AddTokens) and step.player == seat


class ConsolidationToken(Decision[KohleUndKolonie]):
    """The aid for 2, railroad tokens for 1 each, spent whatever the outcome [KK-17.8]."""

    def options(self, s: KohleUndKolonie) -> vec[i64]:
        legal = append(vec[i64](capacity=3), STOP)
        if s.bonus[self.seat] == CONSOLIDATION_AID:
            legal = append(legal, USE_AID)
        if s.rail_values[self.seat] > 0:
            legal = append(legal, USE_RAIL_CONSOLIDATION)
        return legal

    def fits(self, s: KohleUndKolonie, below: Step[Any] | None) -> None:
        expect_adding(s, self, self.seat, below)
        if any([s.bids[other] != 0 for other in s.bidders]):
            raise BadPosition("consolidation.bids", "0 for who takes part, until bidding starts [KK-17.8]")
        expect(len(self.options(s)) > 1, "ConsolidationToken: asked only while there is a token to add [KK-5.8]")

    def take(self, s: KohleUndKolonie, action: i64) -> None:
        if action == STOP:
            s.tell(VALUE_SET, self.seat, s.values[self.seat])
            return
        if action == USE_AID:
            use_token(s, self.seat)
            s.values[self.seat] += AID_VALUE
        else:
            s.rail_values[self.seat] -= 1
            s.values[self.seat] += 1
            s.tell(RAIL_VALUE_USED, self.seat)
        s.push(AddTokens(self.seat))

    def context(self, s: KohleUndKolonie) -> Details:
        return {"claim": s.board.claim_ids[s.claim], "value": s.values[self.seat]}

    def details(self, s: KohleUndKolonie, action: int) -> Details:
        return stop_means(action, "done")


class Bidding(Step[KohleUndKolonie]):
    """The procedure of KK-17.11; `position` counts in the bidding order."""

    def __init__(self, position: i64) -> None:
        super().__init__()
        self.position: i64 = position

    def run(self, s: KohleUndKolonie) -> None:
        highest = highest_value(s)
        leader = leading(s, highest)
        still_in: i64 = 0
        for seat in s.bidders:
            if s.bids[seat] != NONE:
                still_in += 1
        if still_in == 0:
            s.push(TrustWins())
        elif still_in == 1 and leader != NONE:
            s.push(PlayerWins(leader, s.bids[leader]))
        else:
            n = len(s.bidders)
            at = self.position
            while s.bids[s.bidders[at % n]] == NONE or s.bidders[at % n] == leader:
                at += 1
            s.push(Bidding((at + 1) % n))
            s.push(AuctionBid(s.bidders[at % n], highest))

    def fits(self, s: KohleUndKolonie, below: Step[Any] | None) -> None:
        expect(is_phase(below, 9), "Bidding: upon NextConsolidation [KK-17.11]")
        expect_auction(s)

    def ints(self) -> list[int]:
        return [self.position]


def bidding_at(step: Step[Any] | None) -> i64:
    """The position from which bidding goes on."""
    return step.position if isinstance(step, Bidding) else NONE


def highest_value(s: KohleUndKolonie) -> i64:
    """H of KK-17.10; the Trust's value if it is involved."""
    highest = s.trust_value
    for seat in s.bidders:
        if s.bids[seat] != NONE:
            highest = max(highest, s.values[seat] + s.bids[seat])
    return highest


def leading(s: KohleUndKolonie, highest: i64) -> i64:
    """Who alone is above everybody, the Trust included; equality never wins [KK-17.10, KK-17.12]."""
    if highest == s.trust_value:
        return NONE
    leader: i64 = NONE
    for seat in s.bidders:
        if s.bids[seat] != NONE and s.values[seat] + s.bids[seat] == highest:
            if leader != NONE:
                return NONE
            leader = seat
    return leader


class AuctionBid(Decision[KohleUndKolonie]):
    """Pass for good, or raise above the highest value with all coins one owns [KK-17.11]."""

    def __init__(self, seat: i64, highest: i64) -> None:
        super().__init__(seat)
        self.highest: i64 = highest

    def options(self, s: KohleUndKolonie) -> vec[i64]:
        legal = append(vec[i64](capacity=RAISES + 1), STOP)
        most = min(RAISES, self.reach(s) - self.highest)
        for i in range(most):
            legal = append(legal, RAISE + i)
        return legal

    def fits(self, s: KohleUndKolonie, below: Step[Any] | None) -> None:
        """Asked of one who is still in and does not lead; then the next in bidding order [KK-17.11, KK-17.12]."""
        order = [bidder for bidder in s.bidders]
        ok = self.seat in order and s.bids[self.seat] != NONE and leading(s, highest_value(s)) != self.seat
        expect(ok, f"AuctionBid: seat {self.seat} is not in, or leads already [KK-17.12]")
        ok = self.highest == highest_value(s)
        expect(ok, f"AuctionBid: the highest value is {highest_value(s)} [KK-17.10]")
        expected = (order.index(self.seat) + 1) % len(order)
        expect(bidding_at(below) == expected, f"AuctionBid: upon Bidding {expected}, who follows [KK-17.11]")
        expect_raises(s)

    def take(self, s: KohleUndKolonie, action: i64) -> None:
        if action == STOP:
            s.bids[self.seat] = NONE
            s.tell(PASSED, self.seat)
        else:
            value = self.highest + 1 + action - RAISE
            s.bids[self.seat] = value - s.values[self.seat]
            s.tell(VALUE_RAISED, self.seat, value, s.bids[self.seat])

    def ints(self) -> list[int]:
        return [self.seat, self.highest]

    def reach(self, s: KohleUndKolonie) -> i64:
        """The highest value there is with all coins."""
        return s.values[self.seat] + s.coins[self.seat]

    def why_not(self, s: KohleUndKolonie, action: int) -> Reason | None:
        by: i64 = action - RAISE
        return reason(NO_RAISE, "KK-17.11", self.highest + 1 + by, self.reach(s)) if 0 <= by < RAISES else None

    def context(self, s: KohleUndKolonie) -> dict[str, int | str]:
        return {"claim": s.board.claim_ids[s.claim], "value": self.highest}

    def details(self, s: KohleUndKolonie, action: int) -> dict[str, int | str]:
        if action == STOP:
            return {"meaning": "pass"}
        value = self.highest + 1 + action - RAISE
        return {"value": value, "coins": value - s.values[self.seat]}


def expect_raises(s: KohleUndKolonie) -> None:
    """Who has bid went above the Trust and all who are in, and no two to the same value [KK-17.11]."""
    raised = [seat for seat in s.bidders if s.bids[seat] > 0]
    totals = [s.values[seat] + s.bids[seat] for seat in raised]
    floor = s.trust_value
    for seat in s.bidders:
        if s.bids[seat] == 0:
            floor = max(floor, s.values[seat])
    if len(set(totals)) < len(totals) or any([total <= floor for total in totals]):
        raise BadPosition("consolidation.bids", "each raise goes above everybody [KK-17.11]")
