"""Phase 4: extra actions [KK-12]."""

from __future__ import annotations

from typing import Any

from librt.vecs import append, vec
from mypy_extensions import i64

from revier.games.kohle_und_kolonie.actions import STOP, USE_BONUS, USE_MARKER
from revier.games.kohle_und_kolonie.board import NONE, TOKEN_IDS
from revier.games.kohle_und_kolonie.bonus import use_token
from revier.games.kohle_und_kolonie.events import MARKER_USED
from revier.games.kohle_und_kolonie.phases import Turns, expect_in_turn
from revier.games.kohle_und_kolonie.state import KohleUndKolonie
from revier.games.kohle_und_kolonie.stock import Details, stop_means
from revier.games.kohle_und_kolonie.turn import ACTION_TOKENS, TurnMenu
from revier.kernel.step import Decision, Step, expect


class ExtraActions(Turns):
    """Whoever qualifies decides, in turn order [KK-12.1]."""

    def __init__(self, done: i64) -> None:
        super().__init__(4, done)

    def run(self, s: KohleUndKolonie) -> None:
        s.phase = self.number
        if self.done == s.players:
            return
        s.push(ExtraActions(self.done + 1))
        seat = self.seat_at(s, self.done)
        if qualifies(s, seat):
            s.push(ExtraActionChoice(seat))

    def ints(self) -> list[int]:
        return [self.done]


def qualifies(s: KohleUndKolonie, seat: i64) -> bool:
    return s.markers[seat] > 0 or has_action_token(s, seat)


def has_action_token(s: KohleUndKolonie, seat: i64) -> bool:
    """In the Revised Edition an action token may stand in for a marker [KK-12.3, D-04]."""
    return not s.edition.action_tokens_in_turn and s.bonus[seat] in ACTION_TOKENS


class ExtraActionChoice(Decision[KohleUndKolonie]):
    """A marker, the token, or neither; never both [KK-12.2, KK-12.3]."""

    def options(self, s: KohleUndKolonie) -> vec[i64]:
        legal = append(vec[i64](capacity=3), STOP)
        if has_action_token(s, self.seat):
            legal = append(legal, USE_BONUS)
        if s.markers[self.seat] > 0:
            legal = append(legal, USE_MARKER)
        return legal

    def fits(self, s: KohleUndKolonie, below: Step[Any] | None) -> None:
        expect_in_turn(s, self, self.seat, 4, 4, below)
        ok = qualifies(s, self.seat)
        expect(ok, f"ExtraActionChoice: seat {self.seat} has neither marker nor action token [KK-12.1]")

    def take(self, s: KohleUndKolonie, action: i64) -> None:
        if action == USE_MARKER:
            s.markers[self.seat] -= 1
            s.tell(MARKER_USED, self.seat)
            s.push(TurnMenu(self.seat, 1, NONE))
        elif action == USE_BONUS:
            token = s.bonus[self.seat]
            use_token(s, self.seat)
            s.push(TurnMenu(self.seat, 0, token))

    def details(self, s: KohleUndKolonie, action: int) -> Details:
        return {"token": TOKEN_IDS[s.bonus[self.seat]]} if action == USE_BONUS else stop_means(action, "skip")
