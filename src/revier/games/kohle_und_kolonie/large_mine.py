"""How a consolidation ends: small mines go, a large mine comes [KK-17.15, KK-17.20]."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from revier.games.kohle_und_kolonie.board import LARGE, NONE
from revier.games.kohle_und_kolonie.compaction import Compact, holes
from revier.games.kohle_und_kolonie.events import CONSOLIDATED, ENGINES_RECEIVED, TRUST_CONSOLIDATED
from revier.games.kohle_und_kolonie.mines import TableauSpacePick, TileLaid
from revier.games.kohle_und_kolonie.phases import is_phase
from revier.games.kohle_und_kolonie.state import COMPENSATION, GONE, LARGE_MINES, TRUST, KohleUndKolonie
from revier.games.kohle_und_kolonie.stock import gain_vp, pay_coins, tiles_laid
from revier.kernel.errors import BadPosition
from revier.kernel.step import Step, expect

COMPENSATION_VP: Final = 2


def participants(s: KohleUndKolonie) -> vec[i64]:
    """Who owns small mines of the claim or has just given them up, in turn order [KK-17.2]."""
    found = vec[i64](capacity=s.players)
    for seat in s.turn_order:
        if s.given_up[seat] > 0:
            found = append(found, seat)
    return found


def next_participant(s: KohleUndKolonie, seat: i64) -> i64:
    """Who comes after a participant; NONE: nobody."""
    order = participants(s)
    for i in range(len(order) - 1):
        if order[i] == seat:
            return order[i + 1]
    return NONE


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


class LargeMineBuilt(TileLaid):
    """One engine on the tile, the rest in reserve; points for the winner and for those who gave up mines."""

    def __init__(self, winner: i64, engines: i64) -> None:
        super().__init__(winner)
        self.engines: i64 = engines

    def run(self, s: KohleUndKolonie) -> None:
        winner = self.owner
        if self.engines > 0:
            for i in range(s.board.spaces * winner, s.board.spaces * winner + s.board.spaces):
                if s.tiles[i] == LARGE + s.claim:
                    s.engines[i] = 1
            s.reserve_engines[winner] += self.engines - 1
        gain_vp(s, winner, LARGE_MINES, s.board.large_vp[s.claim])
        compensate(s, winner)

    def tile(self, s: KohleUndKolonie) -> i64:
        return LARGE + s.claim

    def fits(self, s: KohleUndKolonie, below: Step[Any] | None) -> None:
        """Won against all, or uncontested; an engine at most from each small mine [KK-17.4, KK-17.15]."""
        expect(is_phase(below, 9), "LargeMineBuilt: upon NextConsolidation [KK-17.15]")
        expect_given_up(s)
        winner = self.owner
        expect(winner in participants(s), f"LargeMineBuilt: seat {winner} took no part [KK-17.15]")
        expect(s.large_owner[s.claim] == winner, f"LargeMineBuilt: seat {winner} lays the large mine now [KK-17.15]")
        small = small_mines(s)
        expect(0 <= self.engines <= small, f"LargeMineBuilt: 0 to {small} engines, from as many mines [KK-17.15]")
        for seat in range(s.players):
            if (s.bids[seat] == NONE) != (seat != winner):
                raise BadPosition("consolidation.bids", f"None but for the winner, seat {winner} [KK-17.12]")
        if len(s.bidders) == 0 and (s.bids[winner] > 0 or s.trust_value != NONE or len(participants(s)) > 1):
            raise BadPosition("consolidation.bidders", "none only if nobody contested it, nor paid for it [KK-17.4]")
        if s.values[winner] + s.bids[winner] <= s.trust_value:
            raise BadPosition("consolidation.values", f"seat {winner} won, so above the Trust [KK-17.12]")

    def ints(self) -> list[int]:
        return [self.owner, self.engines]


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

    def fits(self, s: KohleUndKolonie, below: Step[Any] | None) -> None:
        """All have passed [KK-17.20]."""
        expect(is_phase(below, 9), "TrustMarks: upon NextConsolidation [KK-17.20]")
        expect_given_up(s)
        ok = s.large_owner[s.claim] == TRUST and s.trust_large_engine[s.claim] == 0
        expect(ok, "TrustMarks: the large mine is the Trust's and not marked by an engine yet [KK-17.20]")
        if any([bid != NONE for bid in s.bids]) or len(s.bidders) == 0 or s.trust_value == NONE:
            raise BadPosition("consolidation", "the Trust won an auction in which all have passed [KK-17.12, KK-17.20]")


def is_ending(step: Step[Any] | None) -> bool:
    """What comes once the tableaus are closed up."""
    return isinstance(step, (TableauSpacePick, TrustMarks))


def engines_under_way(s: KohleUndKolonie) -> i64:
    """Taken from the small mines, not yet with the large one."""
    return sum([step.engines for step in s.agenda if isinstance(step, LargeMineBuilt)])


def small_mines(s: KohleUndKolonie) -> i64:
    """Of the claim under way."""
    return s.board.claim_mines_at[s.claim + 1] - s.board.claim_mines_at[s.claim]


def expect_given_up(s: KohleUndKolonie) -> None:
    """Small mines are gone; the bidders and their values are still known [KK-17.2 to KK-17.9]."""
    if sum([count for count in s.given_up]) > small_mines(s):
        raise BadPosition("consolidation.given_up", f"the claim had {small_mines(s)} small mines [KK-17.2]")
    if len(s.bidders) > 0 and sorted(s.bidders) != sorted(participants(s)):
        raise BadPosition("consolidation.bidders", "everybody who gave up mines, once [KK-17.9]")
    for seat in range(s.players):
        if (s.values[seat] == NONE) != (s.given_up[seat] == 0):
            raise BadPosition("consolidation.values", f"seat {seat}: None exactly if it gave up no mine [KK-17.7]")
        if s.values[seat] != NONE and s.values[seat] < s.given_up[seat]:
            raise BadPosition("consolidation.values", f"seat {seat}: each mine given up cost 1 or more [KK-17.7]")
        if tiles_laid(s, seat) + s.given_up[seat] > s.board.spaces or holes(s, seat) > s.given_up[seat]:
            raise BadPosition("consolidation.given_up", f"seat {seat}: the tiles it lost lay on its tableau [KK-17.15]")


def engines_in_claim(s: KohleUndKolonie) -> i64:
    """How many steam engines stand on its small mines, the players' and the Trust's."""
    found: i64 = 0
    for i in range(len(s.tiles)):
        if 0 <= s.tiles[i] < LARGE and s.board.mine_claim[s.tiles[i]] == s.claim:
            found += s.engines[i]
    for i in range(s.board.claim_mines_at[s.claim], s.board.claim_mines_at[s.claim + 1]):
        found += s.trust_engine[s.board.claim_mines[i]]
    return found


def clear_claim(s: KohleUndKolonie) -> None:
    """All miners home, all small mines gone."""
    for i in range(s.board.claim_mines_at[s.claim], s.board.claim_mines_at[s.claim + 1]):
        mine = s.board.claim_mines[i]
        owner = s.mine_owner[mine]
        if 0 <= owner < s.players:
            s.miners[owner] += 1
            for space in range(s.board.spaces * owner, s.board.spaces * owner + s.board.spaces):
                if s.tiles[space] == mine:
                    s.tiles[space] = NONE
                    s.engines[space] = 0
        s.trust_engine[mine] = 0
        s.mine_owner[mine] = GONE


def push_compaction(s: KohleUndKolonie) -> None:
    """For everybody who lost a tile, in turn order."""
    order = participants(s)
    for i in range(len(order)):
        s.push(Compact(order[len(order) - 1 - i]))


def compensate(s: KohleUndKolonie, winner: i64) -> None:
    """Two points for each small mine given up, for everybody but the winner [KK-17.15]."""
    for seat in s.turn_order:
        if seat != winner:
            gain_vp(s, seat, COMPENSATION, COMPENSATION_VP * s.given_up[seat])
