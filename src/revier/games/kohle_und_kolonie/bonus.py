"""Phase 1: bonus tokens and turn order [KK-6]."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from revier.games.kohle_und_kolonie.actions import TOKEN
from revier.games.kohle_und_kolonie.board import NONE, STEAM_ENGINE_TOKEN, TOKENS
from revier.games.kohle_und_kolonie.events import PLACE_IN_ORDER, TOKEN_CHOSEN, TOKEN_RETURNED, TOKEN_USED
from revier.games.kohle_und_kolonie.state import KohleUndKolonie
from revier.kernel.step import Decision, Step


class SelectTokens(Step[KohleUndKolonie]):
    """One after the other in the order of selection, which sets the turn order of the round [KK-6]."""

    def __init__(self, chosen: i64) -> None:
        super().__init__()
        self.chosen: i64 = chosen

    def run(self, s: KohleUndKolonie) -> None:
        s.phase = 1
        if self.chosen == s.players:
            set_turn_order(s)
            return
        s.push(SelectTokens(self.chosen + 1))
        s.push(ChooseBonusToken(selection_order(s)[self.chosen]))

    def ints(self) -> list[int]:
        return [self.chosen]


def selection_order(s: KohleUndKolonie) -> list[int]:
    """Round 1 from the start player on, later from the last in turn order backwards [KK-6.1]."""
    order = [seat for seat in s.turn_order]
    return order if s.round == 1 else order[::-1]


class ChooseBonusToken(Decision[KohleUndKolonie]):
    """One face-up token; the steam engine lies face down in round 1 [KK-6.2]."""

    def options(self, s: KohleUndKolonie) -> vec[i64]:
        return vec[i64](
            [
                TOKEN + token
                for token in range(TOKENS)
                if space_of(s, token) != NONE and (token != STEAM_ENGINE_TOKEN or s.round > 1)
            ]
        )

    def take(self, s: KohleUndKolonie, action: i64) -> None:
        token = action - TOKEN
        s.track[space_of(s, token)] = DISC - self.seat
        s.bonus[self.seat] = token
        s.tell(TOKEN_CHOSEN, self.seat, token)


DISC: Final = -2  # a turn disc of seat n on the selection track is DISC - n


def space_of(s: KohleUndKolonie, token: i64) -> i64:
    for space in range(TOKENS):
        if s.track[space] == token:
            return space
    return NONE


def set_turn_order(s: KohleUndKolonie) -> None:
    """The discs from left to right; then the tokens left slide together [KK-6.3, KK-6.4]."""
    order = vec[i64](capacity=s.players)
    left = vec[i64](capacity=TOKENS)
    for entry in s.track:
        if entry <= DISC:
            order = append(order, DISC - entry)
            s.tell(PLACE_IN_ORDER, DISC - entry, len(order))
        elif entry != NONE:
            left = append(left, entry)
    while len(left) < TOKENS:
        left = append(left, NONE)
    s.turn_order = order
    s.track = left


def use_token(s: KohleUndKolonie, seat: i64) -> None:
    """A used token goes at once to the leftmost empty space [KK-6.5]."""
    s.tell(TOKEN_USED, seat, s.bonus[seat])
    put_on_track(s, seat)


def put_on_track(s: KohleUndKolonie, seat: i64) -> None:
    s.track[space_of(s, NONE)] = s.bonus[seat]
    s.bonus[seat] = NONE


class ReturnTokens(Step[KohleUndKolonie]):
    """Unused tokens go back in turn order [KK-6.6, KK-19.1]."""

    def run(self, s: KohleUndKolonie) -> None:
        for seat in s.turn_order:
            if s.bonus[seat] != NONE:
                s.tell(TOKEN_RETURNED, seat, s.bonus[seat])
                put_on_track(s, seat)
