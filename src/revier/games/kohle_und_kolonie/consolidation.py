"""Phase 9: consolidations [KK-17]."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, pop, vec
from mypy_extensions import i64

from revier.games.kohle_und_kolonie.actions import RAISE, RAISES, STOP, USE_AID, USE_RAIL_CONSOLIDATION
from revier.games.kohle_und_kolonie.board import CONSOLIDATION_AID, LARGE, MINES, NONE
from revier.games.kohle_und_kolonie.bonus import use_token
from revier.games.kohle_und_kolonie.compaction import Compact
from revier.games.kohle_und_kolonie.events import (
    CLAIM_DUE,
    CONSOLIDATED,
    ENGINES_RECEIVED,
    PASSED,
    RAIL_VALUE_USED,
    TRUST_CONSOLIDATED,
    TRUST_VALUE_SET,
    VALUE_RAISED,
    VALUE_SET,
)
from revier.games.kohle_und_kolonie.mines import TableauSpacePick
from revier.games.kohle_und_kolonie.state import (
    COMPENSATION,
    GONE,
    LARGE_MINES,
    TRUST,
    WAITING,
    KohleUndKolonie,
)
from revier.games.kohle_und_kolonie.stock import Details, gain_vp, pay_coins, pithead_yield, stop_means
from revier.kernel.step import Decision, Step

FIRST_ROUND: Final = 3
AID_VALUE: Final = 2
COMPENSATION_VP: Final = 2


class Consolidations(Step[KohleUndKolonie]):
    """The large mines of this round, shuffled, one after the other [KK-17.1]."""

    def run(self, s: KohleUndKolonie) -> None:
        s.phase = 9
        if s.round < FIRST_ROUND:
            return
        s.due = vec[i64](
            [c for c in range(s.board.claims) if s.board.large_level[c] == s.round and s.large_owner[c] == WAITING]
        )
        s.rng.shuffle(s.due)
        s.push(NextConsolidation())


class NextConsolidation(Step[KohleUndKolonie]):
    """Reveal the next large mine; who takes part decides how it goes [KK-17.2 to KK-17.5]."""

    def run(self, s: KohleUndKolonie) -> None:
        s.claim = NONE
        if len(s.due) == 0:
            return
        s.push(NextConsolidation())
        s.due, s.claim = pop(s.due)
        s.reveal()
        s.tell(CLAIM_DUE, s.claim)
        set_values(s)
        participants = vec[i64]([seat for seat in range(s.players) if s.given_up[seat] > 0])
        if len(participants) == 0:
            s.push(TrustWins())
        elif len(participants) == 1 and s.trust_value == NONE:
            s.push(PlayerWins(participants[0], 0))
        else:
            begin_auction(s)


def set_values(s: KohleUndKolonie) -> None:
    """What each owns in the claim, at printed cost, and the Administration [KK-17.6, KK-17.7]."""
    s.given_up = vec[i64]([0] * s.players)
    s.values = vec[i64]([NONE] * s.players)
    s.bids = vec[i64]([NONE] * s.players)
    s.bidders = vec[i64]()
    s.trust_value = NONE
    for mine in range(MINES):
        owner = s.mine_owner[mine]
        if s.board.mine_claim[mine] != s.claim or owner == GONE:
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
    for mine in range(MINES):
        owner = s.mine_owner[mine]
        if s.board.mine_claim[mine] == s.claim and owner != GONE:
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
    s.bidders = vec[i64]()
    for i in range(MINES):
        mine = MINES - 1 - i
        owner = s.mine_owner[mine]
        if s.board.mine_claim[mine] == s.claim and 0 <= owner < s.players and owner not in s.bidders:
            s.bidders = append(s.bidders, owner)
    s.push(Bidding(0))
    for i in range(s.players):
        seat = s.turn_order[s.players - 1 - i]
        if s.given_up[seat] > 0:
            s.push(AddTokens(seat))


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

    def ints(self) -> list[int]:
        return [self.player]


class ConsolidationToken(Decision[KohleUndKolonie]):
    """The aid for 2, railroad tokens for 1 each, spent whatever the outcome [KK-17.8]."""

    def options(self, s: KohleUndKolonie) -> vec[i64]:
        offer = append(vec[i64](capacity=3), STOP)
        if s.bonus[self.seat] == CONSOLIDATION_AID:
            offer = append(offer, USE_AID)
        if s.rail_values[self.seat] > 0:
            offer = append(offer, USE_RAIL_CONSOLIDATION)
        return offer

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

    def ints(self) -> list[int]:
        return [self.position]


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
        offer = append(vec[i64](capacity=RAISES + 1), STOP)
        most = min(RAISES, s.values[self.seat] + s.coins[self.seat] - self.highest)
        for i in range(most):
            offer = append(offer, RAISE + i)
        return offer

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

    def context(self, s: KohleUndKolonie) -> dict[str, int | str]:
        return {"claim": s.board.claim_ids[s.claim], "value": self.highest}

    def details(self, s: KohleUndKolonie, action: int) -> dict[str, int | str]:
        if action == STOP:
            return {"meaning": "pass"}
        value = self.highest + 1 + action - RAISE
        return {"value": value, "coins": value - s.values[self.seat]}


# -- how it ends -----------------------------------------------------------------------------------


class PlayerWins(Step[KohleUndKolonie]):
    """Pays the bid; engines, miners and tiles of the small mines go; the large mine comes [KK-17.15]."""

    def __init__(self, winner: i64, coins: i64) -> None:
        super().__init__()
        self.winner: i64 = winner
        self.coins: i64 = coins

    def run(self, s: KohleUndKolonie) -> None:
        s.tell(CONSOLIDATED, self.winner, s.claim, self.coins)
        pay_coins(s, self.winner, self.coins)
        engines = engines_in_claim(s)
        clear_claim(s)
        if engines > 0:
            s.tell(ENGINES_RECEIVED, self.winner, engines)
        s.miners[self.winner] -= 1  # one of them moves to the large mine
        s.large_owner[s.claim] = self.winner
        s.push(LargeMineBuilt(self.winner, engines))
        s.push(TableauSpacePick(self.winner, LARGE + s.claim))
        push_compaction(s)

    def ints(self) -> list[int]:
        return [self.winner, self.coins]


class LargeMineBuilt(Step[KohleUndKolonie]):
    """One engine on the tile, the rest in reserve; points for the winner and for those who gave up mines."""

    def __init__(self, winner: i64, engines: i64) -> None:
        super().__init__()
        self.winner: i64 = winner
        self.engines: i64 = engines

    def run(self, s: KohleUndKolonie) -> None:
        if self.engines > 0:
            for i in range(s.board.spaces * self.winner, s.board.spaces * self.winner + s.board.spaces):
                if s.tiles[i] == LARGE + s.claim:
                    s.engines[i] = 1
            s.reserve_engines[self.winner] += self.engines - 1
        gain_vp(s, self.winner, LARGE_MINES, s.board.large_vp[s.claim])
        compensate(s, self.winner)

    def ints(self) -> list[int]:
        return [self.winner, self.engines]


class TrustWins(Step[KohleUndKolonie]):
    """Engines to the common supply, small and large tiles out of the game [KK-17.3, KK-17.20]."""

    def run(self, s: KohleUndKolonie) -> None:
        s.tell(TRUST_CONSOLIDATED, s.claim)
        s.engine_supply += engines_in_claim(s)
        clear_claim(s)
        s.large_owner[s.claim] = TRUST
        s.push(TrustMarks())
        push_compaction(s)


class TrustMarks(Step[KohleUndKolonie]):
    """Points for the mines given up; an engine marks the large mine if there is one [KK-17.20]."""

    def run(self, s: KohleUndKolonie) -> None:
        compensate(s, NONE)
        if s.engine_supply > 0:
            s.engine_supply -= 1
            s.trust_large_engine[s.claim] = 1


def engines_in_claim(s: KohleUndKolonie) -> i64:
    """How many steam engines stand on its small mines, the players' and the Trust's."""
    found: i64 = 0
    for i in range(len(s.tiles)):
        if 0 <= s.tiles[i] < LARGE and s.board.mine_claim[s.tiles[i]] == s.claim:
            found += s.engines[i]
    for mine in range(MINES):
        if s.board.mine_claim[mine] == s.claim:
            found += s.trust_engine[mine]
    return found


def clear_claim(s: KohleUndKolonie) -> None:
    """All miners home, all small mines gone."""
    for mine in range(MINES):
        if s.board.mine_claim[mine] != s.claim:
            continue
        owner = s.mine_owner[mine]
        if 0 <= owner < s.players:
            s.miners[owner] += 1
            for i in range(s.board.spaces * owner, s.board.spaces * owner + s.board.spaces):
                if s.tiles[i] == mine:
                    s.tiles[i] = NONE
                    s.engines[i] = 0
        s.trust_engine[mine] = 0
        s.mine_owner[mine] = GONE


def push_compaction(s: KohleUndKolonie) -> None:
    """For everybody who lost a tile, in turn order."""
    for i in range(s.players):
        seat = s.turn_order[s.players - 1 - i]
        if s.given_up[seat] > 0:
            s.push(Compact(seat))


def compensate(s: KohleUndKolonie, winner: i64) -> None:
    """Two points for each small mine given up, for everybody but the winner [KK-17.15]."""
    for seat in s.turn_order:
        if seat != winner:
            gain_vp(s, seat, COMPENSATION, COMPENSATION_VP * s.given_up[seat])
