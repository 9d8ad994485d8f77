"""Action cards: which lie out, which can do something, and copying them [SW-6, SW-9.5, SW-11.22 to SW-11.27]."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from librt.vecs import append, vec
from mypy_extensions import i64

from revier.games.schichtwechsel.actions import COPY, COPY_NONE
from revier.games.schichtwechsel.effects import Effect, any_possible, began_now, main_possible, push_effects, under_way
from revier.games.schichtwechsel.events import CARD_COPIED
from revier.games.schichtwechsel.names import CARDS, FROM_CARDS, FROM_SHIFT, NONE, OWN_CARD
from revier.games.schichtwechsel.obstacles import IDLE, NO_OBSTACLE, NOT_OUT, PROTECTED, WRONG_SIZE, reason
from revier.games.schichtwechsel.origins import faces_of, last_of
from revier.games.schichtwechsel.state import Schichtwechsel
from revier.kernel.step import Decision, Reason, Step, expect

if TYPE_CHECKING:
    from revier.games.schichtwechsel.components import Components


def lies_out(s: Schichtwechsel, card: i64) -> bool:
    """Whether its marking fits the number of players [SW-6.1]."""
    return s.components.is_card_in_play(card, s.players)


def can_do(s: Schichtwechsel, seat: i64, face: i64) -> bool:
    """The main element is possible; on the own card its parts are independent [SW-9.5, SW-9.6]."""
    effects = s.components.face_effects[face]
    return any_possible(s, seat, effects) if face == OWN_CARD else main_possible(s, seat, effects)


def faces(s: Schichtwechsel, card: i64) -> vec[i64]:
    """The faces a card may be played with: itself, or its variants [SW-11.9]."""
    first = s.components.variants_of[card]
    return vec[i64]([card]) if first == NONE else vec[i64]([first, first + 1])


class CopyEffect(Effect):
    """Copy one card of the sizes named; skipped if there is none to copy [SW-11.22, SW-18.5]."""

    def __init__(self, sizes: i64, optional: bool) -> None:
        super().__init__("copy", sizes, optional)

    def carry_out(self, s: Schichtwechsel, seat: i64, source: i64) -> None:
        price = self.price(source)
        if len(cards_to_copy(s, seat, self.n)) > 0:
            s.push(CopyCard(seat, self.n, price))
        elif price > 0:
            s.agenda.pop()

    def price(self, source: i64) -> i64:
        """On the shift, what follows is the price of copying [SW-11.25]; on a card it comes anyway [SW-9.6]."""
        return 1 if source == FROM_SHIFT and self.rest > 0 else 0

    def leads(self, c: Components, players: i64) -> list[int]:
        return [
            at
            for card in range(CARDS)
            if c.is_card_in_play(card, players) and c.copyable[card]
            for face in faces_of(c, card)
            if c.size[face] & self.n
            for at in last_of(c.face_effects[face])
        ]


def cards_to_copy(s: Schichtwechsel, seat: i64, sizes: i64) -> vec[i64]:
    """Free or not, affordable or not; what counts is what one can carry out [SW-11.22, R40]."""
    found = vec[i64](capacity=CARDS)
    for card in range(CARDS):
        if copy_obstacle(s, seat, card, sizes) == NO_OBSTACLE:
            found = append(found, card)
    return found


def copy_obstacle(s: Schichtwechsel, seat: i64, card: i64, sizes: i64) -> i64:
    """Why a card cannot be copied [SW-11.22, SW-11.23]."""
    if not lies_out(s, card):
        return NOT_OUT
    if s.components.copyable[card] == 0:
        return PROTECTED
    if not any(s.components.size[face] & sizes > 0 for face in faces(s, card)):
        return WRONG_SIZE
    return NO_OBSTACLE if len(faces_to_copy(s, seat, card, sizes)) > 0 else IDLE


def faces_to_copy(s: Schichtwechsel, seat: i64, card: i64, sizes: i64) -> vec[i64]:
    """A card, or those variants of it, that have one of the sizes and can do something [SW-11.23]."""
    found = vec[i64](capacity=2)
    for face in faces(s, card):
        if s.components.size[face] & sizes and can_do(s, seat, face):
            found = append(found, face)
    return found


class CopyCard(Decision[Schichtwechsel]):
    """Which card; copying is always optional [SW-11.24]."""

    def __init__(self, seat: i64, sizes: i64, price: i64) -> None:
        super().__init__(seat)
        self.sizes: i64 = sizes
        self.price: i64 = price  # 1: the step below is what copying costs

    def options(self, s: Schichtwechsel) -> vec[i64]:
        legal = vec[i64]([COPY + card for card in cards_to_copy(s, self.seat, self.sizes)])
        return append(legal, COPY_NONE)

    def fits(self, s: Schichtwechsel, below: Step[Any] | None) -> None:
        """The price lies right below, and goes if nothing is copied [SW-11.25]."""
        fits = False
        for at in under_way(s, self, self.seat, below):
            effect = s.components.effects[at] if at >= 0 and began_now(s, self.seat, at) else None
            if isinstance(effect, CopyEffect) and effect.n == self.sizes:
                fits = fits or effect.price(s.components.origins(s.players).source[at]) == self.price
        expect(fits, "CopyCard: no effect here lets one copy so; its price is the rest of a space [SW-11.22, SW-11.25]")
        expect(len(cards_to_copy(s, self.seat, self.sizes)) > 0, "CopyCard: there is no card to copy [SW-18.5]")

    def take(self, s: Schichtwechsel, action: i64) -> None:
        if action == COPY_NONE:
            if self.price > 0:
                s.agenda.pop()
            return
        card = action - COPY
        s.tell(CARD_COPIED, self.seat, card)
        found = faces_to_copy(s, self.seat, card, self.sizes)
        push_effects(s, self.seat, s.components.face_effects[found[0]], FROM_CARDS)

    def why_not(self, s: Schichtwechsel, action: int) -> Reason | None:
        card: i64 = action - COPY
        return reason(copy_obstacle(s, self.seat, card, self.sizes), "SW-11.22") if 0 <= card < CARDS else None

    def ints(self) -> list[int]:
        return [self.seat, self.sizes, self.price]

    def context(self, s: Schichtwechsel) -> dict[str, int | str]:
        return {"sizes": self.sizes, "price": self.price}
