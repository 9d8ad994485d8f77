"""Engineers: deploying and moving them [KK-7.40 to KK-7.42]."""

from __future__ import annotations

from typing import Any

from librt.vecs import append, vec
from mypy_extensions import i64

from revier.games.kohle_und_kolonie.actions import DEPLOY, ENGINEER_SPACE
from revier.games.kohle_und_kolonie.board import ALL_SPACES, ENGINEER_SPACES, ENGINEER_TOKEN, ENGINEERS_FROM, NONE
from revier.games.kohle_und_kolonie.events import ENGINEER_DEPLOYED, ENGINEER_MOVED
from revier.games.kohle_und_kolonie.flipping import award_cokery_bonus
from revier.games.kohle_und_kolonie.obstacles import (
    NO_ENGINEER,
    NO_ENGINEER_PLACE,
    NO_ENGINEER_THERE,
    NO_OBSTACLE,
    SPACE_TAKEN,
    TOO_DEAR,
    reason,
)
from revier.games.kohle_und_kolonie.phases import Turn, expect_main, expect_main_or_token
from revier.games.kohle_und_kolonie.state import KohleUndKolonie
from revier.games.kohle_und_kolonie.stock import (
    empty_engineer_spaces,
    engineers_deployed,
    gain_marker,
    needs,
    pay_coins,
    workforce_flipped,
)
from revier.kernel.step import Decision, Reason, Step, expect


def can_use_engineer(s: KohleUndKolonie, seat: i64, price: i64) -> bool:
    return engineer_obstacle(s, seat, price) == NO_OBSTACLE


def engineer_obstacle(s: KohleUndKolonie, seat: i64, price: i64) -> i64:
    """Deploy one, or in the Revised Edition with workforce flipped move one [KK-7.40, KK-7.41]."""
    if s.engineers[seat] == 0 and not may_move_instead(s, seat):
        return NO_ENGINEER
    if s.coins[seat] < price:
        return TOO_DEAR
    return NO_OBSTACLE if len(empty_engineer_spaces(s, seat)) > 0 else NO_ENGINEER_PLACE


def can_deploy_engineer(s: KohleUndKolonie, seat: i64, price: i64) -> bool:
    return s.engineers[seat] > 0 and s.coins[seat] >= price and len(empty_engineer_spaces(s, seat)) > 0


def may_move_instead(s: KohleUndKolonie, seat: i64) -> bool:
    return s.edition.engineer_action_moves and workforce_flipped(s, seat) and engineers_deployed(s, seat) > 0


def use_engineer(s: KohleUndKolonie, seat: i64, price: i64) -> None:
    """The main action; whoever may move one chooses first which [KK-7.41]."""
    pay_coins(s, seat, price)
    if may_move_instead(s, seat):
        s.push(EngineerMoveFrom(seat, 1))
    else:
        s.push(EngineerPlace(seat, NONE))


def deploy_engineer(s: KohleUndKolonie, seat: i64, price: i64) -> None:
    """By bonus token: only from the tableau [KK-9.1]."""
    pay_coins(s, seat, price)
    s.push(EngineerPlace(seat, NONE))


class EngineerMoveFrom(Decision[KohleUndKolonie]):
    """A deployed engineer; in the main action also one from the tableau [KK-7.41, KK-7.56]."""

    def __init__(self, seat: i64, may_deploy: i64) -> None:
        super().__init__(seat)
        self.may_deploy: i64 = may_deploy

    def options(self, s: KohleUndKolonie) -> vec[i64]:
        legal = vec[i64](capacity=7)
        for i in range(ENGINEER_SPACES):
            if s.pieces[ALL_SPACES * self.seat + ENGINEERS_FROM + i] > 0:
                legal = append(legal, ENGINEER_SPACE + i)
        if self.may_deploy and s.engineers[self.seat] > 0:
            legal = append(legal, DEPLOY)
        return legal

    def fits(self, s: KohleUndKolonie, below: Step[Any] | None) -> None:
        """In the engineer action of the Revised Edition, or as a single step of moving miners [KK-7.41, KK-7.56]."""
        expect(0 <= self.may_deploy <= 1, "EngineerMoveFrom: 1 in the engineer action, 0 while moving miners")
        if self.may_deploy:
            expect_main(self, self.seat, below)
            ok = may_move_instead(s, self.seat)
            expect(ok, "EngineerMoveFrom: 1 only in the engineer action of the Revised Edition [KK-7.41]")
        else:
            expect_engineer_step(s, self, below)
        expect(len(empty_engineer_spaces(s, self.seat)) > 0, "EngineerMoveFrom: no empty engineer space [KK-7.40]")

    def take(self, s: KohleUndKolonie, action: i64) -> None:
        s.push(EngineerPlace(self.seat, NONE if action == DEPLOY else action - ENGINEER_SPACE))

    def why_not(self, s: KohleUndKolonie, action: int) -> Reason | None:
        if ENGINEER_SPACE <= action < ENGINEER_SPACE + ENGINEER_SPACES:
            return reason(NO_ENGINEER_THERE, "KK-7.41")
        return reason(NO_ENGINEER, "KK-7.40") if action == DEPLOY and self.may_deploy else None

    def ints(self) -> list[int]:
        return [self.seat, self.may_deploy]


def expect_engineer_step(s: KohleUndKolonie, step: Decision[Any], below: Step[Any] | None) -> None:
    """The one engineer move in moving miners [KK-7.56]."""
    from revier.games.kohle_und_kolonie.miners import expect_single_step

    expect(workforce_flipped(s, step.seat), "engineers move only with workforce flipped [KK-7.41, KK-7.56]")
    expect_single_step(s, step, 0, 0, 1, below)


class EngineerPlace(Decision[KohleUndKolonie]):
    """An empty engineer space; the third engineer deployed gives a marker [KK-7.40]."""

    def __init__(self, seat: i64, origin: i64) -> None:
        super().__init__(seat)
        self.origin: i64 = origin  # NONE: from the tableau

    def options(self, s: KohleUndKolonie) -> vec[i64]:
        return vec[i64]([ENGINEER_SPACE + i for i in empty_engineer_spaces(s, self.seat)])

    def fits(self, s: KohleUndKolonie, below: Step[Any] | None) -> None:
        if self.origin == NONE:
            expect_main_or_token(s, self, self.seat, ENGINEER_TOKEN, below)
            ok = can_deploy_engineer(s, self.seat, 0)
            expect(ok, "EngineerPlace: no engineer left on the tableau, or no empty space [KK-7.40]")
            return
        ok = 0 <= self.origin < ENGINEER_SPACES
        ok = ok and s.pieces[ALL_SPACES * self.seat + ENGINEERS_FROM + self.origin] > 0
        expect(ok, f"EngineerPlace: no engineer on engineer space {self.origin} [KK-7.41]")
        if not (is_main_of(below, self.seat) and may_move_instead(s, self.seat)):
            expect_engineer_step(s, self, below)

    def take(self, s: KohleUndKolonie, action: i64) -> None:
        space = action - ENGINEER_SPACE
        first = ALL_SPACES * self.seat + ENGINEERS_FROM
        s.pieces[first + space] = 1
        if self.origin == NONE:
            s.engineers[self.seat] -= 1
            s.tell(ENGINEER_DEPLOYED, self.seat, space)
            if s.engineers[self.seat] == 0:
                gain_marker(s, self.seat)
        else:
            s.pieces[first + self.origin] = 0
            s.tell(ENGINEER_MOVED, self.seat, self.origin, space)
        award_cokery_bonus(s, self.seat)

    def why_not(self, s: KohleUndKolonie, action: int) -> Reason | None:
        space: i64 = action - ENGINEER_SPACE
        if not 0 <= space < ENGINEER_SPACES:
            return None
        is_there = needs(s, self.seat, ENGINEERS_FROM + space) > 0
        return reason(SPACE_TAKEN if is_there else NO_ENGINEER_PLACE, "KK-7.40")

    def ints(self) -> list[int]:
        return [self.seat, self.origin]


def is_main_of(below: Step[Any] | None, seat: i64) -> bool:
    return isinstance(below, Turn) and below.seat == seat and below.is_in_main()
