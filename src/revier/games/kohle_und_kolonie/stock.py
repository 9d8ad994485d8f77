"""Coins, workers, points and the places of miners: what every chapter of the rules needs [KK-5]."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from revier.games.kohle_und_kolonie.actions import (
    ENGINEER_SPACE,
    MINER_SPACE,
    PAY_RAIL_WORKER,
    PAY_WORKER,
    STATION,
    STOP,
    SUPPLY,
)
from revier.games.kohle_und_kolonie.board import (
    ALL_SPACES,
    BACK,
    ENGINEER_SPACES,
    ENGINEERS_FROM,
    FRONT,
    LARGE,
    NONE,
    SPACE_TILE,
    STATIONS,
    STEAM_FROM,
    STEAM_SPACES,
    WORKFORCE,
)
from revier.games.kohle_und_kolonie.events import (
    COINS_GAINED,
    COINS_PAID,
    MARKER_GAINED,
    RAIL_WORKER_PAID,
    VP_GAINED,
    VP_LOST,
    WORKER_PAID,
)
from revier.games.kohle_und_kolonie.state import NO_SETTLEMENT, SETTLED, SETTLEMENT_MINERS, KohleUndKolonie
from revier.kernel.errors import BadPosition
from revier.kernel.step import Decision, Step, expect

TILES: Final = 5

Details = dict[str, int | str]  # what an option's text says beyond the arguments of its action


def stop_means(action: i64, meaning: str) -> Details:
    """`stop` ends many things; its text says which."""
    return {"meaning": meaning} if action == STOP else {}


def tile_details(s: KohleUndKolonie, seat: i64, action: i64) -> Details:
    """The tile on the mine space that an option names."""
    space = action - s.board.space_action
    if not 0 <= space < s.board.spaces:
        return {}
    tile = s.tiles[s.board.spaces * seat + space]
    return {} if tile == NONE else {"tile": tile_id(s, tile)}


def tile_id(s: KohleUndKolonie, tile: i64) -> str:
    return s.board.mine_ids[tile] if tile < LARGE else s.board.large_ids[tile - LARGE]


def gain_vp(s: KohleUndKolonie, seat: i64, category: i64, vp: i64) -> None:
    if vp > 0:
        s.gain_vp(seat, category, vp)
        s.tell(VP_GAINED, seat, category, vp)


def lose_vp(s: KohleUndKolonie, seat: i64, category: i64, vp: i64) -> None:
    """A score is never negative [KK-5.3]."""
    lost = min(vp, s.vp[seat])
    s.gain_vp(seat, category, -lost)
    s.tell(VP_LOST, seat, category, lost)


def gain_coins(s: KohleUndKolonie, seat: i64, coins: i64) -> None:
    """Coins never run out [KK-8.7]."""
    if coins > 0:
        s.coins[seat] += coins
        s.tell(COINS_GAINED, seat, coins)


def pay_coins(s: KohleUndKolonie, seat: i64, coins: i64) -> None:
    """The full amount, to the bank [KK-5.4]."""
    if coins > 0:
        s.coins[seat] -= coins
        s.tell(COINS_PAID, seat, coins)


def gain_marker(s: KohleUndKolonie, seat: i64) -> None:
    s.markers[seat] += 1
    s.tell(MARKER_GAINED, seat)


def has_used(s: KohleUndKolonie, seat: i64, token: i64) -> bool:
    """Whether the seat may have used this bonus token in this round: it lies on the track again [KK-6.5]."""
    return s.bonus[seat] == NONE and token in s.track


# -- payments in workers ---------------------------------------------------------------------------


def workers_to_pay(s: KohleUndKolonie, seat: i64) -> i64:
    """Workers and railroad tokens that count as one [KK-5.5]."""
    return s.workers[seat] + s.rail_workers[seat]


class Bought(Step[KohleUndKolonie]):
    """What happens once workers are paid for it; lies under the payment."""

    def __init__(self, player: i64) -> None:
        super().__init__()
        self.player: i64 = player

    def workers(self, s: KohleUndKolonie) -> i64:
        """The price."""
        return 0


class PayWorkers(Step[KohleUndKolonie]):
    """Paid one by one; asked only while both kinds are held and more in all than is owed [KK-5.5]."""

    def __init__(self, payer: i64, owed: i64) -> None:
        super().__init__()
        self.payer: i64 = payer
        self.owed: i64 = owed

    def run(self, s: KohleUndKolonie) -> None:
        if self.owed == 0:
            return
        if may_choose_payment(s, self.payer, self.owed):
            s.push(WorkerPayment(self.payer, self.owed))
        else:
            pay_one(s, self.payer, s.workers[self.payer] == 0)
            s.push(PayWorkers(self.payer, self.owed - 1))

    def ints(self) -> list[int]:
        return [self.payer, self.owed]


def may_choose_payment(s: KohleUndKolonie, seat: i64, owed: i64) -> bool:
    """Both kinds are held, and more in all than is owed [KK-5.5]."""
    return s.workers[seat] > 0 and s.rail_workers[seat] > 0 and workers_to_pay(s, seat) > owed


class WorkerPayment(Decision[KohleUndKolonie]):
    """A worker, or a railroad token in its place [KK-5.5]."""

    def __init__(self, seat: i64, owed: i64) -> None:
        super().__init__(seat)
        self.owed: i64 = owed

    def options(self, s: KohleUndKolonie) -> vec[i64]:
        return vec[i64]([PAY_WORKER, PAY_RAIL_WORKER])

    def fits(self, s: KohleUndKolonie, below: Step[Any] | None) -> None:
        if not isinstance(below, Bought):
            raise BadPosition(
                "agenda", "WorkerPayment: upon what is paid for: FlipTile, CoinForWorkers, ActivateLoading"
            )
        expect(below.player == self.seat, f"WorkerPayment: seat {below.player} pays [KK-5.5]")
        most = below.workers(s)
        expect(1 <= self.owed <= most, f"WorkerPayment: 1 to {most} workers can be owed here [KK-5.5]")
        ok = may_choose_payment(s, self.seat, self.owed)
        expect(ok, "WorkerPayment: asked only while both kinds are held and more than is owed [KK-5.5]")

    def take(self, s: KohleUndKolonie, action: i64) -> None:
        pay_one(s, self.seat, action == PAY_RAIL_WORKER)
        s.push(PayWorkers(self.seat, self.owed - 1))

    def ints(self) -> list[int]:
        return [self.seat, self.owed]

    def context(self, s: KohleUndKolonie) -> dict[str, int | str]:
        return {"count": self.owed}


def pay_one(s: KohleUndKolonie, seat: i64, by_token: bool) -> None:
    """Workers go to the common supply, tokens leave the game [KK-5.5]."""
    if by_token:
        s.rail_workers[seat] -= 1
        s.tell(RAIL_WORKER_PAID, seat)
    else:
        s.workers[seat] -= 1
        s.worker_supply += 1
        s.tell(WORKER_PAID, seat)


# -- places where a miner can be: stations, pithead spaces, supply, rescue spaces, settlements -------

MINER_SPACE_PLACE: Final = 19
SUPPLY_PLACE: Final = 30
RESCUE_PLACE: Final = 31


def places(s: KohleUndKolonie) -> i64:
    return RESCUE_PLACE + s.board.spaces + s.board.villages


def place_action(s: KohleUndKolonie, place: i64) -> i64:
    """Places are counted in the order of their actions."""
    if place < MINER_SPACE_PLACE:
        return STATION + place
    if place < SUPPLY_PLACE:
        return MINER_SPACE + place - MINER_SPACE_PLACE
    if place == SUPPLY_PLACE:
        return SUPPLY
    if place < RESCUE_PLACE + s.board.spaces:
        return s.board.rescue_action + place - RESCUE_PLACE
    return s.board.village_action + place - RESCUE_PLACE - s.board.spaces


def action_place(s: KohleUndKolonie, action: i64) -> i64:
    if action < MINER_SPACE:
        return action - STATION
    if action < SUPPLY:
        return action - MINER_SPACE + MINER_SPACE_PLACE
    if action == SUPPLY:
        return SUPPLY_PLACE
    if action < s.board.square_action:
        return action - s.board.rescue_action + RESCUE_PLACE
    return action - s.board.village_action + RESCUE_PLACE + s.board.spaces


def names_place(s: KohleUndKolonie, action: i64) -> bool:
    """Whether the action is one of those that name a place."""
    if STATION <= action < ENGINEER_SPACE or action == SUPPLY:
        return True
    board = s.board
    return board.rescue_action <= action < board.square_action or board.village_action <= action < board.later_action


def village_place(s: KohleUndKolonie, village: i64) -> i64:
    return RESCUE_PLACE + s.board.spaces + village


def is_station(place: i64) -> bool:
    return place < MINER_SPACE_PLACE


def is_settlement(s: KohleUndKolonie, place: i64) -> bool:
    return place >= RESCUE_PLACE + s.board.spaces


def miners_at(s: KohleUndKolonie, seat: i64, place: i64) -> i64:
    if place < MINER_SPACE_PLACE:
        return s.station_miners[STATIONS * seat + place]
    if place < SUPPLY_PLACE:
        return s.pieces[ALL_SPACES * seat + place - MINER_SPACE_PLACE]
    if place == SUPPLY_PLACE:
        return s.miners[seat]
    if place < RESCUE_PLACE + s.board.spaces:
        return s.rescuers[s.board.spaces * seat + place - RESCUE_PLACE]
    settled = s.settled[s.board.villages * seat + place - RESCUE_PLACE - s.board.spaces]
    return 0 if settled == NO_SETTLEMENT else settled - SETTLED


def room_at(s: KohleUndKolonie, seat: i64, place: i64) -> bool:
    """Settlement 2, rescue space 1, pithead space what it needs; stations and supply any number [KK-7.53]."""
    if place < MINER_SPACE_PLACE or place == SUPPLY_PLACE:
        return True
    if place < SUPPLY_PLACE:
        space = place - MINER_SPACE_PLACE
        return s.pieces[ALL_SPACES * seat + space] < needs(s, seat, space)
    if place < RESCUE_PLACE + s.board.spaces:
        return s.rescuers[s.board.spaces * seat + place - RESCUE_PLACE] == 0
    settled = s.settled[s.board.villages * seat + place - RESCUE_PLACE - s.board.spaces]
    return settled != NO_SETTLEMENT and settled < SETTLED + SETTLEMENT_MINERS


def add_miner(s: KohleUndKolonie, seat: i64, place: i64, change: i64) -> None:
    """One miner more or fewer at a place."""
    if place < MINER_SPACE_PLACE:
        s.station_miners[STATIONS * seat + place] += change
    elif place < SUPPLY_PLACE:
        s.pieces[ALL_SPACES * seat + place - MINER_SPACE_PLACE] += change
    elif place == SUPPLY_PLACE:
        s.miners[seat] += change
    elif place < RESCUE_PLACE + s.board.spaces:
        s.rescuers[s.board.spaces * seat + place - RESCUE_PLACE] += change
    else:
        s.settled[s.board.villages * seat + place - RESCUE_PLACE - s.board.spaces] += change


# -- pithead spaces --------------------------------------------------------------------------------


def side(s: KohleUndKolonie, seat: i64, tile: i64) -> i64:
    return BACK if s.flipped[TILES * seat + tile] else FRONT


def space_side(s: KohleUndKolonie, seat: i64, space: i64) -> i64:
    return side(s, seat, SPACE_TILE[space])


def needs(s: KohleUndKolonie, seat: i64, space: i64) -> i64:
    """Pieces a space needs for its effect, and holds; 0: not on this side of the tile [KK-10]."""
    return s.board.space_needs[2 * space + space_side(s, seat, space)]


def is_full(s: KohleUndKolonie, seat: i64, space: i64) -> bool:
    wanted = needs(s, seat, space)
    return wanted > 0 and s.pieces[ALL_SPACES * seat + space] == wanted


def pithead_yield(s: KohleUndKolonie, seat: i64, figures: vec[i64], tile: i64 = NONE) -> i64:
    """The sum of a column of section 10 over the full spaces of a tile, or of all tiles [KK-10]."""
    found: i64 = 0
    for space in range(ALL_SPACES):
        if (tile == NONE or SPACE_TILE[space] == tile) and is_full(s, seat, space):
            found += figures[2 * space + space_side(s, seat, space)]
    return found


def empty_engineer_spaces(s: KohleUndKolonie, seat: i64) -> vec[i64]:
    found = vec[i64](capacity=ENGINEER_SPACES)
    for i in range(ENGINEER_SPACES):
        space = ENGINEERS_FROM + i
        if needs(s, seat, space) > s.pieces[ALL_SPACES * seat + space]:
            found = append(found, i)
    return found


def engineers_deployed(s: KohleUndKolonie, seat: i64) -> i64:
    found: i64 = 0
    for i in range(ENGINEER_SPACES):
        found += s.pieces[ALL_SPACES * seat + ENGINEERS_FROM + i]
    return found


def workforce_flipped(s: KohleUndKolonie, seat: i64) -> bool:
    return s.flipped[TILES * seat + WORKFORCE] != 0


# -- mine spaces -----------------------------------------------------------------------------------


def open_spaces(s: KohleUndKolonie, seat: i64) -> vec[i64]:
    """Empty, and the start space or behind an occupied one [KK-7.14]."""
    found = vec[i64](capacity=s.board.spaces)
    first = s.board.spaces * seat
    for space in range(s.board.spaces):
        after = s.board.space_after[space]
        if s.tiles[first + space] == NONE and (after == NONE or s.tiles[first + after] != NONE):
            found = append(found, space)
    return found


def tiles_laid(s: KohleUndKolonie, seat: i64) -> i64:
    found: i64 = 0
    for i in range(s.board.spaces * seat, s.board.spaces * seat + s.board.spaces):
        if s.tiles[i] != NONE:
            found += 1
    return found


def tile_income(s: KohleUndKolonie, tile: i64) -> i64:
    return s.board.mine_income[tile] if tile < LARGE else s.board.large_income[tile - LARGE]


def engines_owned(s: KohleUndKolonie, seat: i64) -> i64:
    """On mine tiles, on pithead tiles and in reserve [KK-20.1]."""
    found = s.reserve_engines[seat]
    for i in range(s.board.spaces * seat, s.board.spaces * seat + s.board.spaces):
        found += s.engines[i]
    for i in range(STEAM_SPACES):
        found += s.pieces[ALL_SPACES * seat + STEAM_FROM + i]
    return found


def is_at_claim(s: KohleUndKolonie, seat: i64, claim: i64) -> bool:
    """Whether the seat owns a mine of this claim, small, single or large [KK-5.6]."""
    if s.large_owner[claim] == seat:
        return True
    for i in range(s.board.claim_mines_at[claim], s.board.claim_mines_at[claim + 1]):
        if s.mine_owner[s.board.claim_mines[i]] == seat:
            return True
    return False


# -- what is in play ---------------------------------------------------------------------------------


def claim_in_play(s: KohleUndKolonie, claim: i64) -> bool:
    """With three players Essen is out [KK-21.1]."""
    return s.players > 3 or s.board.claim_three[claim] != 0


def village_in_play(s: KohleUndKolonie, village: i64) -> bool:
    return s.players > 3 or s.board.village_three[village] != 0


def station_in_play(s: KohleUndKolonie, station: i64) -> bool:
    return s.players > 3 or s.board.station_three[station] != 0
