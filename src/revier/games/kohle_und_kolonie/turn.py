"""Phases 2 and 3: the turn, its main action and free actions [KK-7.1, KK-8]."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from revier.games.kohle_und_kolonie.actions import (
    BUY_MINE,
    BUY_STEAM_ENGINE,
    BUY_WORKERS,
    ENGINEER,
    FLIP,
    MOVE_MINERS,
    PLACE_SETTLEMENT,
    SELL_WORKERS,
    STOP,
    USE_BONUS,
)
from revier.games.kohle_und_kolonie.board import (
    CONSOLIDATION_AID,
    DEPLOY_MOVE,
    ENGINEER_TOKEN,
    NONE,
    SETTLEMENT_TOKEN,
    STEAM_ENGINE_TOKEN,
    TOKEN_IDS,
    WORKFORCE,
)
from revier.games.kohle_und_kolonie.bonus import is_face_up, use_token
from revier.games.kohle_und_kolonie.engineers import (
    can_deploy_engineer,
    can_use_engineer,
    deploy_engineer,
    engineer_obstacle,
    use_engineer,
)
from revier.games.kohle_und_kolonie.engines import buy_engine, can_buy_engine, engine_obstacle
from revier.games.kohle_und_kolonie.events import WORKERS_BOUGHT, WORKERS_SOLD
from revier.games.kohle_und_kolonie.flipping import FlipTile, can_flip, flip_obstacle
from revier.games.kohle_und_kolonie.miners import moving_by_main, moving_by_token
from revier.games.kohle_und_kolonie.mines import BuyMinePick, can_buy_mine, mines_obstacle
from revier.games.kohle_und_kolonie.obstacles import (
    BANK_EMPTY,
    MAIN_DONE,
    NO_OBSTACLE,
    TOO_DEAR,
    TOO_FEW_IN_SUPPLY,
    TOO_FEW_WORKERS,
    reason,
)
from revier.games.kohle_und_kolonie.phases import Turn, Turns, expect_in_turn, turn_below
from revier.games.kohle_und_kolonie.prices import engine_price, engineer_price, settlement_price
from revier.games.kohle_und_kolonie.settlements import build_settlement, can_build_settlement, settlement_obstacle
from revier.games.kohle_und_kolonie.state import KohleUndKolonie
from revier.games.kohle_und_kolonie.stock import (
    Bought,
    Details,
    PayWorkers,
    gain_coins,
    has_used,
    pay_coins,
    stop_means,
    workers_to_pay,
)
from revier.kernel.step import Reason, Step, expect

FLIPS: Final = 5  # ways to flip: workforce has two [KK-8.5]
ACTION_TOKENS: Final = vec[i64]([DEPLOY_MOVE, ENGINEER_TOKEN, STEAM_ENGINE_TOKEN, SETTLEMENT_TOKEN])


class ActionTurns(Turns):
    """One turn for each player in turn order [KK-7.1]."""

    def run(self, s: KohleUndKolonie) -> None:
        s.phase = self.number
        if self.done < s.players:
            s.push(ActionTurns(self.number, self.done + 1))
            s.push(TurnMenu(self.seat_at(s, self.done), 1, NONE))

    def ints(self) -> list[int]:
        return [self.number, self.done]


class TurnMenu(Turn):
    """One main action, free actions, the bonus token, in any order, until the turn is ended [KK-7.2, KK-7.3]."""

    def options(self, s: KohleUndKolonie) -> vec[i64]:
        seat = self.seat
        legal = append(vec[i64](capacity=14), STOP)
        if self.main:
            if can_buy_mine(s, seat):
                legal = append(legal, BUY_MINE)
            if can_buy_engine(s, seat, engine_price(s)):
                legal = append(legal, BUY_STEAM_ENGINE)
            if can_build_settlement(s, seat, settlement_price(s)):
                legal = append(legal, PLACE_SETTLEMENT)
            if can_use_engineer(s, seat, engineer_price(s)):
                legal = append(legal, ENGINEER)
            legal = append(legal, MOVE_MINERS)
        if self.can_use_bonus(s):
            legal = append(legal, USE_BONUS)
        for way in range(FLIPS):
            if can_flip(s, seat, way):
                legal = append(legal, FLIP + way)
        if buying_obstacle(s, seat) == NO_OBSTACLE:
            legal = append(legal, BUY_WORKERS)
        if selling_obstacle(s, seat) == NO_OBSTACLE:
            legal = append(legal, SELL_WORKERS)
        return legal

    def fits(self, s: KohleUndKolonie, below: Step[Any] | None) -> None:
        expect_in_turn(s, self, self.seat, 2, 4, below)
        expect(0 <= self.main <= 1, "TurnMenu: the main action is left (1) or not (0) [KK-7.2]")
        if self.token != NONE:
            ok = s.phase == 4 and not s.edition.action_tokens_in_turn and self.main == 0
            expect(ok, "TurnMenu: a token in place of the main action only in phase 4 of the Revised Edition [KK-12.3]")
            ok = self.token in ACTION_TOKENS and is_face_up(s, self.token) and has_used(s, self.seat, self.token)
            expect(ok, "TurnMenu: an action token that is back on the track [KK-12.3]")

    def can_use_bonus(self, s: KohleUndKolonie) -> bool:
        """An action token where the edition allows it, or the coin of the consolidation aid [KK-9.1, D-03]."""
        seat = self.seat
        token = s.bonus[seat] if self.token == NONE else self.token
        if token == CONSOLIDATION_AID:
            return True
        if self.token == NONE and not s.edition.action_tokens_in_turn:
            return False
        if token == ENGINEER_TOKEN:
            return can_deploy_engineer(s, seat, s.board.engineer_price.with_token)
        if token == STEAM_ENGINE_TOKEN:
            return can_buy_engine(s, seat, s.board.engine_price.with_token)
        if token == SETTLEMENT_TOKEN:
            return can_build_settlement(s, seat, s.board.settlement_price.with_token)
        return token == DEPLOY_MOVE

    def take(self, s: KohleUndKolonie, action: i64) -> None:
        seat = self.seat
        if action == STOP:
            return
        if action == USE_BONUS:
            s.push(TurnMenu(seat, self.main, NONE))
            self.use_bonus(s)
        elif action < USE_BONUS:
            s.push(TurnMenu(seat, 0, self.token))
            main_action(s, seat, action)
        else:
            s.push(TurnMenu(seat, self.main, self.token))
            free_action(s, seat, action)

    def use_bonus(self, s: KohleUndKolonie) -> None:
        """The prices of tokens ignore price increases [KK-9.1]."""
        seat = self.seat
        token = self.token
        if token == NONE:
            token = s.bonus[seat]
            use_token(s, seat)  # in the other case it went back when the turn began [KK-12.3]
        if token == CONSOLIDATION_AID:
            gain_coins(s, seat, s.board.aid_coins)  # [KK-9.3]
        elif token == ENGINEER_TOKEN:
            deploy_engineer(s, seat, s.board.engineer_price.with_token)
        elif token == STEAM_ENGINE_TOKEN:
            buy_engine(s, seat, s.board.engine_price.with_token)
        elif token == SETTLEMENT_TOKEN:
            build_settlement(s, seat, s.board.settlement_price.with_token)
        else:
            s.push(moving_by_token(seat))

    def why_not(self, s: KohleUndKolonie, action: int) -> Reason | None:
        """Which condition fails first."""
        seat = self.seat
        coins = s.coins[seat]
        if BUY_MINE <= action <= MOVE_MINERS and not self.main:
            return reason(MAIN_DONE, "KK-7.2")
        if action == BUY_MINE:
            return reason(mines_obstacle(s, seat), "KK-7.10")
        if action == BUY_STEAM_ENGINE:
            price = engine_price(s)
            return reason(engine_obstacle(s, seat, price), "KK-7.20", price, coins)
        if action == PLACE_SETTLEMENT:
            price = settlement_price(s)
            return reason(settlement_obstacle(s, seat, price), "KK-7.30", price, coins)
        if action == ENGINEER:
            price = engineer_price(s)
            return reason(engineer_obstacle(s, seat, price), "KK-7.40", price, coins)
        if FLIP <= action < BUY_WORKERS:
            return self.why_no_flip(s, action - FLIP)
        if action == BUY_WORKERS:
            if buying_obstacle(s, seat) == TOO_DEAR:
                return reason(TOO_DEAR, "KK-8.6", s.board.workers_cost, coins)
            return reason(TOO_FEW_IN_SUPPLY, "KK-8.6", s.board.workers_bought, s.worker_supply)
        if action == SELL_WORKERS:
            return reason(selling_obstacle(s, seat), "KK-8.6", s.board.workers_sold, workers_to_pay(s, seat))
        return None

    def why_no_flip(self, s: KohleUndKolonie, way: i64) -> Reason | None:
        obstacle = flip_obstacle(s, self.seat, way)
        if obstacle == TOO_FEW_WORKERS:
            return reason(obstacle, "KK-8.2", s.board.flip_workers[way], workers_to_pay(s, self.seat))
        return reason(obstacle, "KK-8.2", s.board.flip_coins[way], s.coins[self.seat])

    def ints(self) -> list[int]:
        return [self.seat, self.main, self.token]

    def details(self, s: KohleUndKolonie, action: int) -> Details:
        """Prices as they are now, what a flip costs and brings, which token it is."""
        if action == BUY_STEAM_ENGINE:
            return {"coins": engine_price(s)}
        if action == PLACE_SETTLEMENT:
            return {"coins": settlement_price(s)}
        if action == ENGINEER:
            return {"coins": engineer_price(s)}
        if action == USE_BONUS:
            return {"token": TOKEN_IDS[s.bonus[self.seat] if self.token == NONE else self.token]}
        if FLIP <= action < BUY_WORKERS:
            way: i64 = action - FLIP
            vp = s.board.flip_vp[min(way, WORKFORCE)]
            return {"workers": s.board.flip_workers[way], "coins": s.board.flip_coins[way], "vp": vp}
        return stop_means(action, "end_turn")


def main_action(s: KohleUndKolonie, seat: i64, action: i64) -> None:
    if action == BUY_MINE:
        s.push(BuyMinePick(seat))
    elif action == BUY_STEAM_ENGINE:
        buy_engine(s, seat, engine_price(s))
    elif action == PLACE_SETTLEMENT:
        build_settlement(s, seat, settlement_price(s))
    elif action == ENGINEER:
        use_engineer(s, seat, engineer_price(s))
    else:
        s.push(moving_by_main(s, seat))


def free_action(s: KohleUndKolonie, seat: i64, action: i64) -> None:
    """Flips and trade, any number of times [KK-8.1]."""
    if action == BUY_WORKERS:
        pay_coins(s, seat, s.board.workers_cost)
        s.worker_supply -= s.board.workers_bought
        s.workers[seat] += s.board.workers_bought
        s.tell(WORKERS_BOUGHT, seat)
    elif action == SELL_WORKERS:
        s.push(CoinForWorkers(seat))
        s.push(PayWorkers(seat, s.board.workers_sold))
    else:
        way = action - FLIP
        pay_coins(s, seat, s.board.flip_coins[way])
        s.push(FlipTile(seat, min(way, WORKFORCE)))
        s.push(PayWorkers(seat, s.board.flip_workers[way]))


class CoinForWorkers(Bought):
    """The workers were paid for it [KK-8.6]."""

    def workers(self, s: KohleUndKolonie) -> i64:
        return s.board.workers_sold

    def fits(self, s: KohleUndKolonie, below: Step[Any] | None) -> None:
        turn_below(self, self.player, below)
        expect(bank_pays(s), "CoinForWorkers: the bank has no coin left [KK-8.7]")

    def run(self, s: KohleUndKolonie) -> None:
        s.tell(WORKERS_SOLD, self.player)
        gain_coins(s, self.player, s.board.workers_fetch)

    def ints(self) -> list[int]:
        return [self.player]


def buying_obstacle(s: KohleUndKolonie, seat: i64) -> i64:
    """Coins, and as many workers as are bought at once [KK-8.6]."""
    if s.coins[seat] < s.board.workers_cost:
        return TOO_DEAR
    return NO_OBSTACLE if s.worker_supply >= s.board.workers_bought else TOO_FEW_IN_SUPPLY


def selling_obstacle(s: KohleUndKolonie, seat: i64) -> i64:
    """Workers, and a coin in the bank [KK-8.6, KK-8.7]."""
    if workers_to_pay(s, seat) < s.board.workers_sold:
        return TOO_FEW_WORKERS
    return NO_OBSTACLE if bank_pays(s) else BANK_EMPTY


def bank_pays(s: KohleUndKolonie) -> bool:
    return not s.edition.bank_is_limited or bank(s) >= s.board.workers_fetch


def bank(s: KohleUndKolonie) -> i64:
    """Coins not with players nor on the Trust's track [KK-8.7]."""
    left = s.board.coins_in_all - s.trust_track
    for coins in s.coins:
        left -= coins
    return left
