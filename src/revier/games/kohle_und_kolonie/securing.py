"""Phase 5, first half: securing mines before the disaster [KK-13.1 to KK-13.3]."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from revier.games.kohle_und_kolonie.actions import STOP, USE_BONUS
from revier.games.kohle_und_kolonie.board import MINE_RESCUE, NONE, TOKEN_IDS
from revier.games.kohle_und_kolonie.bonus import use_token
from revier.games.kohle_und_kolonie.events import DISCS_ADDED, MINE_SECURED
from revier.games.kohle_und_kolonie.state import KohleUndKolonie
from revier.games.kohle_und_kolonie.stock import (
    Details,
    pay_coins,
    stop_means,
    tile_details,
    tile_income,
)
from revier.kernel.step import Decision, Step

DISCS: Final = 3  # a player has
RESCUED_MINES: Final = 2
HIGHEST_LOSS: Final = 3  # incomes above it count as it [KK-13.21]


class Securing(Step[KohleUndKolonie]):
    """Each player in turn order [KK-13.2]."""

    def __init__(self, done: i64) -> None:
        super().__init__()
        self.done: i64 = done

    def run(self, s: KohleUndKolonie) -> None:
        if self.done < s.players:
            s.push(Securing(self.done + 1))
            ask_to_secure(s, s.turn_order[self.done])

    def ints(self) -> list[int]:
        return [self.done]


def ask_to_secure(s: KohleUndKolonie, seat: i64) -> None:
    """Asked while there is anything to choose [KK-5.8]."""
    step = SecureStep(seat)
    if len(step.options(s)) > 1:
        s.push(step)
    else:
        add_discs(s, seat)


class SecureStep(Decision[KohleUndKolonie]):
    """Coins on coin spaces, the rescue team, until done [KK-13.2]."""

    def options(self, s: KohleUndKolonie) -> vec[i64]:
        offer = append(vec[i64](capacity=8), STOP)
        if s.bonus[self.seat] == MINE_RESCUE:
            offer = append(offer, USE_BONUS)
        if s.coins[self.seat] > 0:
            for space in range(s.board.spaces):
                if s.board.space_coin[space] and is_unsecured(s, self.seat, space):
                    offer = append(offer, s.board.space_action + space)
        return offer

    def take(self, s: KohleUndKolonie, action: i64) -> None:
        if action == STOP:
            add_discs(s, self.seat)
        elif action == USE_BONUS:
            use_token(s, self.seat)
            s.push(AfterRescue(self.seat))
            s.push(RescuePick(self.seat, RESCUED_MINES))
        else:
            pay_coins(s, self.seat, 1)
            secure(s, self.seat, action - s.board.space_action)
            ask_to_secure(s, self.seat)

    def details(self, s: KohleUndKolonie, action: int) -> Details:
        if action == USE_BONUS:
            return {"token": TOKEN_IDS[s.bonus[self.seat]]}
        return stop_means(action, "done") if action == STOP else tile_details(s, self.seat, action)


class AfterRescue(Step[KohleUndKolonie]):
    """Back to securing by coins."""

    def __init__(self, player: i64) -> None:
        super().__init__()
        self.player: i64 = player

    def run(self, s: KohleUndKolonie) -> None:
        ask_to_secure(s, self.player)

    def ints(self) -> list[int]:
        return [self.player]


def is_unsecured(s: KohleUndKolonie, seat: i64, space: i64) -> bool:
    """A mine tile without rescue miner, not secured otherwise this round [KK-13.1]."""
    i = s.board.spaces * seat + space
    return s.tiles[i] != NONE and s.rescuers[i] == 0 and s.secured[i] == 0


def secure(s: KohleUndKolonie, seat: i64, space: i64) -> None:
    s.secured[s.board.spaces * seat + space] = 1
    s.tell(MINE_SECURED, seat, space)


class RescuePick(Decision[KohleUndKolonie]):
    """The rescue team: up to two mines of choice in 2013, a square in the Revised Edition [KK-13.2, D-05]."""

    def __init__(self, seat: i64, left: i64) -> None:
        super().__init__(seat)
        self.left: i64 = left

    def options(self, s: KohleUndKolonie) -> vec[i64]:
        if not s.edition.rescues_any_mines:
            return vec[i64]([s.board.square_action + i for i in range(len(s.board.squares))])
        offer = append(vec[i64](capacity=8), STOP)
        for space in range(s.board.spaces):
            if is_unsecured(s, self.seat, space):
                offer = append(offer, s.board.space_action + space)
        return offer

    def take(self, s: KohleUndKolonie, action: i64) -> None:
        if action == STOP:
            return
        if action >= s.board.square_action:
            for n in s.board.squares[action - s.board.square_action]:
                space: i64 = n
                if is_unsecured(s, self.seat, space):
                    secure(s, self.seat, space)
            return
        secure(s, self.seat, action - s.board.space_action)
        if self.left > 1:
            s.push(RescuePick(self.seat, self.left - 1))

    def ints(self) -> list[int]:
        return [self.seat, self.left]

    def context(self, s: KohleUndKolonie) -> Details:
        return {"count": self.left if s.edition.rescues_any_mines else len(s.board.squares[0])}

    def details(self, s: KohleUndKolonie, action: int) -> Details:
        return stop_means(action, "enough") if action == STOP else tile_details(s, self.seat, action)


def add_discs(s: KohleUndKolonie, seat: i64) -> None:
    """One for each unsecured mine, three at most [KK-13.3]."""
    unsecured: i64 = 0
    highest: i64 = 0
    for space in range(s.board.spaces):
        if is_unsecured(s, seat, space):
            i = s.board.spaces * seat + space
            unsecured += 1
            highest = max(highest, tile_income(s, s.tiles[i]) + s.engines[i])
    s.exposed[seat] = min(highest, HIGHEST_LOSS)
    s.discs[seat] = min(DISCS, unsecured)
    s.tell(DISCS_ADDED, seat, s.discs[seat])
