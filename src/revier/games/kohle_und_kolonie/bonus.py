"""Phase 1: bonus tokens and turn order [KK-6]."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from revier.games.kohle_und_kolonie.actions import TOKEN
from revier.games.kohle_und_kolonie.board import NONE, STEAM_ENGINE_TOKEN, TOKENS
from revier.games.kohle_und_kolonie.events import PLACE_IN_ORDER, TOKEN_CHOSEN, TOKEN_RETURNED, TOKEN_USED
from revier.games.kohle_und_kolonie.phases import Phase, Turns, expect_in_turn
from revier.games.kohle_und_kolonie.state import KohleUndKolonie
from revier.kernel.errors import BadPosition
from revier.kernel.step import Decision, Step


class SelectTokens(Turns):
    """One after the other in the order of selection, which sets the turn order of the round [KK-6]."""

    def __init__(self, done: i64) -> None:
        super().__init__(1, done)

    def run(self, s: KohleUndKolonie) -> None:
        s.phase = self.number
        if self.done == s.players:
            set_turn_order(s)
            return
        s.push(SelectTokens(self.done + 1))
        s.push(ChooseBonusToken(self.seat_at(s, self.done)))

    def seat_at(self, s: KohleUndKolonie, n: i64) -> i64:
        return selection_order(s)[n]

    def ints(self) -> list[int]:
        return [self.done]


def selection_order(s: KohleUndKolonie) -> list[int]:
    """Round 1 from the start player on, later from the last in turn order backwards [KK-6.1]."""
    order = [seat for seat in s.turn_order]
    return order if s.round == 1 else order[::-1]


class ChooseBonusToken(Decision[KohleUndKolonie]):
    """One face-up token; the steam engine lies face down in round 1 [KK-6.2]."""

    def options(self, s: KohleUndKolonie) -> vec[i64]:
        return vec[i64](
            [TOKEN + token for token in range(TOKENS) if space_of(s, token) != NONE and is_face_up(s, token)]
        )

    def fits(self, s: KohleUndKolonie, below: Step[Any] | None) -> None:
        """Who has chosen holds a token and has a disc on the track; the others neither [KK-6.2, KK-6.6]."""
        expect_in_turn(s, self, self.seat, 1, 1, below)
        chosen = chosen_seats(s, below)
        for seat in range(s.players):
            if (s.bonus[seat] != NONE) != (seat in chosen):
                raise BadPosition(f"seats.{seat}.bonus", "in phase 1 exactly those hold a token who have chosen")
        if sorted(discs(s)) != sorted(chosen):
            raise BadPosition("selection_track", "a disc for each seat that has chosen in this phase 1, and no other")

    def take(self, s: KohleUndKolonie, action: i64) -> None:
        token = action - TOKEN
        s.track[space_of(s, token)] = DISC - self.seat
        s.bonus[self.seat] = token
        s.tell(TOKEN_CHOSEN, self.seat, token)


def is_face_up(s: KohleUndKolonie, token: i64) -> bool:
    return token != STEAM_ENGINE_TOKEN or s.round > 1


DISC: Final = -2  # a turn disc of seat n on the selection track is DISC - n


def discs(s: KohleUndKolonie) -> list[int]:
    """Whose turn discs stand on the track."""
    return [DISC - entry for entry in s.track if entry <= DISC]


def chosen_seats(s: KohleUndKolonie, selection: Step[Any] | None) -> list[int]:
    """Who was asked before the seat that chooses now."""
    return [selection.seat_at(s, n) for n in range(selection.done - 1)] if isinstance(selection, Turns) else []


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


class ReturnTokens(Phase):
    """Unused tokens go back in turn order [KK-6.6, KK-19.1]."""

    def __init__(self) -> None:
        super().__init__(11)

    def run(self, s: KohleUndKolonie) -> None:
        for seat in s.turn_order:
            if s.bonus[seat] != NONE:
                s.tell(TOKEN_RETURNED, seat, s.bonus[seat])
                put_on_track(s, seat)
