"""Buying a mine [KK-7.10 to KK-7.17]."""

from __future__ import annotations

from typing import Any

from librt.vecs import append, vec
from mypy_extensions import i64

from revier.games.kohle_und_kolonie.actions import MINE, STOP
from revier.games.kohle_und_kolonie.board import LARGE, MINES, NONE, SECOND_MINER
from revier.games.kohle_und_kolonie.events import MINE_BOUGHT, MINER_DEPLOYED, TILE_PLACED, WORKER_TAKEN
from revier.games.kohle_und_kolonie.obstacles import (
    NO_MINE,
    NO_MINE_SPACE,
    NO_MINER,
    NO_MINER_IN_SETTLEMENT,
    NO_OBSTACLE,
    NOT_ON_OFFER,
    TOO_DEAR,
    reason,
)
from revier.games.kohle_und_kolonie.phases import expect_main
from revier.games.kohle_und_kolonie.state import ON_OFFER, SINGLE_MINES, KohleUndKolonie
from revier.games.kohle_und_kolonie.stock import (
    SUPPLY_PLACE,
    Details,
    action_place,
    add_miner,
    claim_in_play,
    gain_vp,
    is_settlement,
    is_station,
    miners_at,
    open_spaces,
    pay_coins,
    place_action,
    places,
    room_at,
    stop_means,
    tile_id,
    village_place,
)
from revier.kernel.errors import BadPosition
from revier.kernel.step import Decision, Reason, Step, expect


def can_buy_mine(s: KohleUndKolonie, seat: i64) -> bool:
    return mines_obstacle(s, seat) == NO_OBSTACLE


def mines_obstacle(s: KohleUndKolonie, seat: i64) -> i64:
    if len(open_spaces(s, seat)) == 0:
        return NO_MINE_SPACE
    return NO_OBSTACLE if any(is_buyable(s, seat, mine) for mine in range(MINES)) else NO_MINE


def is_buyable(s: KohleUndKolonie, seat: i64, mine: i64) -> bool:
    return mine_obstacle(s, seat, mine) == NO_OBSTACLE


def mine_obstacle(s: KohleUndKolonie, seat: i64, mine: i64) -> i64:
    """Affordable, and a miner to mark it: from the supply beside a worker, else from a settlement [KK-7.10]."""
    if s.mine_owner[mine] != ON_OFFER:
        return NOT_ON_OFFER
    if s.coins[seat] < s.board.mine_cost[mine]:
        return TOO_DEAR
    claim = s.board.mine_claim[mine]
    if has_worker(s, claim):
        return NO_OBSTACLE if s.miners[seat] > 0 else NO_MINER
    return NO_OBSTACLE if len(settlements_with_miner(s, seat, claim)) > 0 else NO_MINER_IN_SETTLEMENT


def has_worker(s: KohleUndKolonie, claim: i64) -> bool:
    for i in range(s.board.claim_villages_at[claim], s.board.claim_villages_at[claim + 1]):
        if s.village_workers[s.board.claim_villages[i]] > 0:
            return True
    return False


def villages_with_worker(s: KohleUndKolonie, claim: i64) -> vec[i64]:
    found = vec[i64]()
    for i in range(s.board.claim_villages_at[claim], s.board.claim_villages_at[claim + 1]):
        if s.village_workers[s.board.claim_villages[i]] > 0:
            found = append(found, s.board.village_action + s.board.claim_villages[i])
    return found


def settlements_with_miner(s: KohleUndKolonie, seat: i64, claim: i64) -> vec[i64]:
    found = vec[i64]()
    for i in range(s.board.claim_villages_at[claim], s.board.claim_villages_at[claim + 1]):
        village = s.board.claim_villages[i]
        if miners_at(s, seat, village_place(s, village)) > 0:
            found = append(found, s.board.village_action + village)
    return found


class BuyMinePick(Decision[KohleUndKolonie]):
    """Any affordable mine of the display with a miner to mark it [KK-7.10, KK-7.17]."""

    def options(self, s: KohleUndKolonie) -> vec[i64]:
        return vec[i64]([MINE + mine for mine in range(MINES) if is_buyable(s, self.seat, mine)])

    def fits(self, s: KohleUndKolonie, below: Step[Any] | None) -> None:
        expect_main(self, self.seat, below)
        expect(can_buy_mine(s, self.seat), "BuyMinePick: no mine to buy, or no open mine space [KK-7.10, KK-7.14]")

    def take(self, s: KohleUndKolonie, action: i64) -> None:
        mine = action - MINE
        claim = s.board.mine_claim[mine]
        pay_coins(s, self.seat, s.board.mine_cost[mine])
        s.push(SecondMiner(self.seat, mine))
        s.push(TableauSpacePick(self.seat, mine))
        if has_worker(s, claim):
            s.push(BuyMineWorkerSource(self.seat, mine))
        else:
            s.push(BuyMineSettlementSource(self.seat, mine))

    def why_not(self, s: KohleUndKolonie, action: int) -> Reason | None:
        mine: i64 = action - MINE
        if not 0 <= mine < MINES:
            return None
        return reason(mine_obstacle(s, self.seat, mine), "KK-7.10", s.board.mine_cost[mine], s.coins[self.seat])

    def details(self, s: KohleUndKolonie, action: int) -> Details:
        mine: i64 = action - MINE
        return {"number": s.board.mine_number[mine], "coins": s.board.mine_cost[mine]}


class BuyMineWorkerSource(Decision[KohleUndKolonie]):
    """A worker from a village beside the claim joins the player; a miner from the supply marks the mine [KK-7.11]."""

    def __init__(self, seat: i64, mine: i64) -> None:
        super().__init__(seat)
        self.mine: i64 = mine

    def options(self, s: KohleUndKolonie) -> vec[i64]:
        return villages_with_worker(s, s.board.mine_claim[self.mine])

    def fits(self, s: KohleUndKolonie, below: Step[Any] | None) -> None:
        expect_purchase(s, self.seat, self.mine, below)
        expect(s.miners[self.seat] > 0, "BuyMineWorkerSource: no miner left in the supply [KK-7.10]")
        ok = has_worker(s, s.board.mine_claim[self.mine])
        expect(ok, "BuyMineWorkerSource: no worker beside the claim [KK-7.10]")

    def take(self, s: KohleUndKolonie, action: i64) -> None:
        take_worker(s, self.seat, action - s.board.village_action)
        s.miners[self.seat] -= 1
        mark(s, self.seat, self.mine)

    def ints(self) -> list[int]:
        return [self.seat, self.mine]

    def context(self, s: KohleUndKolonie) -> dict[str, int | str]:
        return {"mine": s.board.mine_ids[self.mine]}


def expect_purchase(s: KohleUndKolonie, seat: i64, mine: i64, below: Step[Any] | None) -> None:
    """Paid for and not marked yet: upon the choice of a space for this tile [KK-7.11, KK-7.12]."""
    if not isinstance(below, TableauSpacePick):
        raise BadPosition("agenda", "the miner of a purchase comes from somewhere before TableauSpacePick [KK-7.11]")
    expect(below.seat == seat and below.tile == mine < MINES, "a purchase is of one mine, by one seat [KK-7.11]")
    expect(s.mine_owner[mine] == ON_OFFER, f"{s.board.mine_ids[mine]} is not for sale [KK-7.10]")


def take_worker(s: KohleUndKolonie, seat: i64, village: i64) -> None:
    s.village_workers[village] -= 1
    s.workers[seat] += 1
    s.tell(WORKER_TAKEN, seat, village)


def mark(s: KohleUndKolonie, seat: i64, mine: i64) -> None:
    s.mine_owner[mine] = seat
    s.tell(MINE_BOUGHT, seat, mine, s.board.mine_cost[mine])


class BuyMineSettlementSource(Decision[KohleUndKolonie]):
    """Without a worker near, a miner of an own settlement beside the claim moves onto the mine [KK-7.11]."""

    def __init__(self, seat: i64, mine: i64) -> None:
        super().__init__(seat)
        self.mine: i64 = mine

    def options(self, s: KohleUndKolonie) -> vec[i64]:
        return settlements_with_miner(s, self.seat, s.board.mine_claim[self.mine])

    def fits(self, s: KohleUndKolonie, below: Step[Any] | None) -> None:
        expect_purchase(s, self.seat, self.mine, below)
        ok = not has_worker(s, s.board.mine_claim[self.mine])
        expect(ok, "BuyMineSettlementSource: a worker is near [KK-7.10]")

    def take(self, s: KohleUndKolonie, action: i64) -> None:
        add_miner(s, self.seat, action_place(s, action), -1)
        mark(s, self.seat, self.mine)

    def ints(self) -> list[int]:
        return [self.seat, self.mine]

    def context(self, s: KohleUndKolonie) -> dict[str, int | str]:
        return {"mine": s.board.mine_ids[self.mine]}


class TileLaid(Step[KohleUndKolonie]):
    """What comes once its owner has laid a tile; lies under the choice of the space."""

    def __init__(self, owner: i64) -> None:
        super().__init__()
        self.owner: i64 = owner

    def tile(self, s: KohleUndKolonie) -> i64:
        return NONE


class TableauSpacePick(Decision[KohleUndKolonie]):
    """An open mine space for the tile [KK-7.12, KK-7.14]; a single mine gives its points at once [KK-7.13]."""

    def __init__(self, seat: i64, tile: i64) -> None:
        super().__init__(seat)
        self.tile: i64 = tile

    def options(self, s: KohleUndKolonie) -> vec[i64]:
        return vec[i64]([s.board.space_action + space for space in open_spaces(s, self.seat)])

    def fits(self, s: KohleUndKolonie, below: Step[Any] | None) -> None:
        """On top a small mine is marked by now: loading has seen to that."""
        if not isinstance(below, TileLaid):
            raise BadPosition("agenda", "TableauSpacePick: in a purchase or consolidation [KK-7.12, KK-17.15]")
        ok = below.owner == self.seat and below.tile(s) == self.tile
        expect(ok, f"TableauSpacePick: seat {below.owner} lays tile {below.tile(s)} [KK-7.12, KK-17.15]")
        expect(
            len(open_spaces(s, self.seat)) > 0, f"TableauSpacePick: seat {self.seat} has no open mine space [KK-7.14]"
        )

    def take(self, s: KohleUndKolonie, action: i64) -> None:
        space = action - s.board.space_action
        s.tiles[s.board.spaces * self.seat + space] = self.tile
        s.tell(TILE_PLACED, self.seat, self.tile, space)
        if self.tile < LARGE and s.board.mine_single[self.tile]:
            gain_vp(s, self.seat, SINGLE_MINES, s.board.mine_vp[self.tile])

    def ints(self) -> list[int]:
        return [self.seat, self.tile]

    def context(self, s: KohleUndKolonie) -> Details:
        return {"tile": tile_id(s, self.tile)}

    def details(self, s: KohleUndKolonie, action: int) -> Details:
        return {"tile": tile_id(s, self.tile)}


class SecondMiner(TileLaid):
    """The advantage of some mines: a second worker, if a village beside the claim still has one [KK-7.15]."""

    def __init__(self, buyer: i64, mine: i64) -> None:
        super().__init__(buyer)
        self.mine: i64 = mine

    def run(self, s: KohleUndKolonie) -> None:
        claim = s.board.mine_claim[self.mine]
        if s.board.mine_advantage[self.mine] == SECOND_MINER and has_worker(s, claim):
            s.push(SecondWorker(self.owner, claim))

    def tile(self, s: KohleUndKolonie) -> i64:
        return self.mine

    def fits(self, s: KohleUndKolonie, below: Step[Any] | None) -> None:
        expect_main(self, self.owner, below)
        ok = 0 <= self.mine < MINES and claim_in_play(s, s.board.mine_claim[self.mine])
        expect(ok, f"SecondMiner: there is no mine {self.mine}")

    def ints(self) -> list[int]:
        return [self.owner, self.mine]


def has_second_miner(s: KohleUndKolonie, seat: i64, claim: i64) -> bool:
    """Whether the seat may just have bought a mine with this advantage, in the claim or (NONE) in any."""
    return any(
        s.mine_owner[mine] == seat
        and s.board.mine_advantage[mine] == SECOND_MINER
        and claim in (NONE, s.board.mine_claim[mine])
        for mine in range(MINES)
    )


class SecondWorker(Decision[KohleUndKolonie]):
    """Take one such worker, or decline [KK-7.15]."""

    def __init__(self, seat: i64, claim: i64) -> None:
        super().__init__(seat)
        self.claim: i64 = claim

    def options(self, s: KohleUndKolonie) -> vec[i64]:
        legal = append(vec[i64](), STOP)
        for action in villages_with_worker(s, self.claim):
            legal = append(legal, action)
        return legal

    def fits(self, s: KohleUndKolonie, below: Step[Any] | None) -> None:
        expect_main(self, self.seat, below)
        expect(0 <= self.claim < s.board.claims, f"SecondWorker: there is no claim {self.claim}")
        ok = has_second_miner(s, self.seat, self.claim) and has_worker(s, self.claim)
        expect(ok, "SecondWorker: after buying a mine with that advantage, a worker beside the claim [KK-7.15]")

    def take(self, s: KohleUndKolonie, action: i64) -> None:
        if action == STOP:
            return
        take_worker(s, self.seat, action - s.board.village_action)
        if s.miners[self.seat] > 0:
            s.push(SecondMinerPlace(self.seat))

    def ints(self) -> list[int]:
        return [self.seat, self.claim]

    def details(self, s: KohleUndKolonie, action: int) -> Details:
        return stop_means(action, "decline")


class SecondMinerPlace(Decision[KohleUndKolonie]):
    """One miner from the supply on a rescue space or pithead space with room, or none [KK-7.15]."""

    def options(self, s: KohleUndKolonie) -> vec[i64]:
        legal = append(vec[i64](capacity=18), STOP)
        for place in range(places(s)):
            is_target = not is_station(place) and not is_settlement(s, place) and place != SUPPLY_PLACE
            if is_target and room_at(s, self.seat, place):
                legal = append(legal, place_action(s, place))
        return legal

    def fits(self, s: KohleUndKolonie, below: Step[Any] | None) -> None:
        expect_main(self, self.seat, below)
        ok = has_second_miner(s, self.seat, NONE) and s.workers[self.seat] > 0
        expect(ok, "SecondMinerPlace: for a worker taken by that advantage of a mine [KK-7.15]")
        expect(s.miners[self.seat] > 0, "SecondMinerPlace: no miner left in the supply [KK-7.15]")

    def take(self, s: KohleUndKolonie, action: i64) -> None:
        if action != STOP:
            deploy(s, self.seat, action_place(s, action))

    def details(self, s: KohleUndKolonie, action: int) -> Details:
        return stop_means(action, "decline")


def deploy(s: KohleUndKolonie, seat: i64, place: i64) -> None:
    """A miner from the supply to a place."""
    s.miners[seat] -= 1
    add_miner(s, seat, place, 1)
    s.tell(MINER_DEPLOYED, seat, place)
