"""The action phase: turns, paying, heap exchanges, passing [SW-11.1 to SW-11.15]."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from revier.games.schichtwechsel.actions import CARD, END_TURN, EXCHANGE, OWN_CARD_ACTION, PASS, PAY, VARIANT
from revier.games.schichtwechsel.cards import can_do, faces, lies_out
from revier.games.schichtwechsel.effects import Effects, Ground, all_possible, push_effects
from revier.games.schichtwechsel.events import CARD_PAID, EXCHANGED, OWN_CARD_PAID, PASSED, VARIANT_CHOSEN
from revier.games.schichtwechsel.names import (
    ACTION_PHASE,
    CARD_IDS,
    CARDS,
    EXCHANGES,
    FACES,
    FIRST_VARIANT,
    FROM_CARDS,
    FROM_HEAP,
    FROM_OWN_CARD,
    NONE,
    OWN_CARD,
    PAYMENT_IDS,
)
from revier.games.schichtwechsel.obstacles import (
    AT_TARGET,
    NO_OBSTACLE,
    NOTHING_TO_PAY,
    TOO_LITTLE_SPOIL,
    reason,
)
from revier.games.schichtwechsel.scoring import RoundScoring
from revier.games.schichtwechsel.state import Schichtwechsel
from revier.kernel.step import Decision, Reason, Step, expect

# What a payment takes of each token.
PAYS_WHITE: Final = vec[i64]([way.count("w") for way in PAYMENT_IDS])
PAYS_CUBE: Final = vec[i64]([way.count("p") for way in PAYMENT_IDS])
PAYS_COINS: Final = vec[i64]([way.count("c") for way in PAYMENT_IDS])


class ActionPhase(Step[Schichtwechsel]):
    """Turns clockwise from the start player of this round, until all have passed [SW-11.1]."""

    def run(self, s: Schichtwechsel) -> None:
        s.phase = ACTION_PHASE
        s.push(NextTurn(s.first))


class NextTurn(Step[Schichtwechsel], Ground):
    """The next seat that has not passed, from this one on."""

    def __init__(self, player: i64) -> None:
        super().__init__()
        self.player: i64 = player

    def run(self, s: Schichtwechsel) -> None:
        for i in range(s.players):
            seat = (self.player + i) % s.players
            if s.passed[seat] == 0:
                s.push(NextTurn((seat + 1) % s.players))
                s.push(Turn(seat, 0))
                return

    def fits(self, s: Schichtwechsel, below: Step[Any] | None) -> None:
        expect(isinstance(below, RoundScoring), "NextTurn: in the action phase, on RoundScoring [SW-11.1]")
        expect(0 <= self.player < s.players, f"NextTurn: a seat, 0 to {s.players - 1} [SW-11.1]")
        seat = self.whose(s)
        expect(s.passed[seat] == 0, f"NextTurn: seat {seat} has passed and takes no turn [SW-11.15]")

    def whose(self, s: Schichtwechsel) -> i64:
        """The one before the next."""
        return (self.player - 1) % s.players

    def begun(self, s: Schichtwechsel) -> list[int]:
        """The exchange at the end of a turn [SW-11.3]."""
        return s.components.origins(s.players).exchanges

    def ints(self) -> list[int]:
        return [self.player]


# -- what can be paid for --------------------------------------------------------------------------


def can_pay(s: Schichtwechsel, seat: i64, cost: i64) -> bool:
    """[SW-11.4]"""
    return any(has_tokens(s, seat, way) for way in s.components.payments[cost])


def has_tokens(s: Schichtwechsel, seat: i64, way: i64) -> bool:
    return PAYS_WHITE[way] <= s.white[seat] and PAYS_CUBE[way] <= s.cube[seat] and PAYS_COINS[way] <= s.coins[seat]


def is_unused(s: Schichtwechsel, place: i64) -> bool:
    return s.users[place] == 0


def is_available(s: Schichtwechsel, card: i64) -> bool:
    """It lies out; without white border only once a round [SW-11.7, SW-11.8]."""
    return lies_out(s, card) and (s.components.multi_use[card] > 0 or is_unused(s, card))


def can_use(s: Schichtwechsel, seat: i64, card: i64) -> bool:
    """Available, payable, and its main element possible [SW-11.6]."""
    return is_available(s, card) and any(can_play(s, seat, face) for face in faces(s, card))


def can_play(s: Schichtwechsel, seat: i64, face: i64) -> bool:
    return can_pay(s, seat, s.components.cost[face]) and can_do(s, seat, face)


def own_is_available(s: Schichtwechsel, seat: i64) -> bool:
    """Once a round [SW-4.16]."""
    return s.components.multi_use[OWN_CARD] > 0 or is_unused(s, CARDS + seat)


def can_use_own(s: Schichtwechsel, seat: i64) -> bool:
    return own_is_available(s, seat) and can_play(s, seat, OWN_CARD)


def can_exchange(s: Schichtwechsel, seat: i64, exchange: i64) -> bool:
    return exchange_obstacle(s, seat, exchange) == NO_OBSTACLE


def exchange_obstacle(s: Schichtwechsel, seat: i64, exchange: i64) -> i64:
    """Enough spoil, and a disc that can move where one must [SW-11.11, SW-11.12]."""
    if s.heap[seat] < s.components.exchange_spoil[exchange]:
        return TOO_LITTLE_SPOIL
    return NO_OBSTACLE if all_possible(s, seat, s.components.exchange_gain[exchange]) else AT_TARGET


def why_no_exchange(s: Schichtwechsel, seat: i64, exchange: i64) -> Reason | None:
    found = exchange_obstacle(s, seat, exchange)
    return reason(found, "SW-11.11", s.components.exchange_spoil[exchange], s.heap[seat])


def can_begin_with(s: Schichtwechsel, seat: i64, exchange: i64) -> bool:
    """Whether a card can still be paid for after it [SW-11.13]."""
    return has_token(s, seat) or s.components.exchange_coin[exchange] > 0


def can_exchange_any(s: Schichtwechsel, seat: i64) -> bool:
    return any(can_exchange(s, seat, exchange) for exchange in range(EXCHANGES))


def has_token(s: Schichtwechsel, seat: i64) -> bool:
    return s.white[seat] + s.cube[seat] + s.coins[seat] > 0


def make_exchange(s: Schichtwechsel, seat: i64, exchange: i64) -> None:
    s.heap[seat] -= s.components.exchange_spoil[exchange]
    s.tell(EXCHANGED, seat, exchange)
    push_effects(s, seat, s.components.exchange_gain[exchange], FROM_HEAP)


# -- a turn ----------------------------------------------------------------------------------------


def fits_turn(s: Schichtwechsel, step: Step[Any], seat: i64, below: Step[Any] | None) -> None:
    """A part of the turn itself: of the seat whose turn it is [SW-18.3]."""
    name = type(step).__name__
    if not isinstance(below, NextTurn):
        expect(False, f"{name} lies on NextTurn, not on {type(below).__name__} [SW-18.3]")
        return
    expect(seat == below.whose(s), f"{name}: it is the turn of seat {below.whose(s)} [SW-11.1]")


class Turn(Decision[Schichtwechsel], Ground):
    """Pass, or exchange, or use a card; after an exchange a card must be used [SW-11.3, SW-11.13, SW-11.14]."""

    def __init__(self, seat: i64, exchanged: i64) -> None:
        super().__init__(seat)
        self.exchanged: i64 = exchanged

    def options(self, s: Schichtwechsel) -> vec[i64]:
        legal = vec[i64](capacity=30)
        seat = self.seat
        if self.exchanged == 0:
            legal = append(legal, PASS)
            for exchange in range(EXCHANGES):
                if can_exchange(s, seat, exchange) and can_begin_with(s, seat, exchange):
                    legal = append(legal, EXCHANGE + exchange)
        for card in range(CARDS):
            if can_use(s, seat, card):
                legal = append(legal, CARD + card)
        if can_use_own(s, seat):
            legal = append(legal, OWN_CARD_ACTION)
        return legal

    def fits(self, s: Schichtwechsel, below: Step[Any] | None) -> None:
        fits_turn(s, self, self.seat, below)
        expect(0 <= self.exchanged <= 1, "Turn: an exchange was made (1) or not (0) [SW-11.12]")
        is_paid = s.agenda[-1] is self or has_token(s, self.seat) or self.coin_follows(s)
        expect(is_paid, "Turn: a card must follow the exchange, but there is nothing to pay it with [SW-11.13]")

    def take(self, s: Schichtwechsel, action: i64) -> None:
        seat = self.seat
        if action == PASS:
            s.passed[seat] = 1
            s.tell(PASSED, seat)
        elif action < CARD:
            s.push(Turn(seat, 1))
            make_exchange(s, seat, action - EXCHANGE)
        else:
            s.push(AfterCard(seat, self.exchanged))
            if action == OWN_CARD_ACTION:
                s.push(Pay(seat, OWN_CARD))
            elif s.components.variants_of[action - CARD] == NONE:
                s.push(Pay(seat, action - CARD))
            else:
                s.push(ChooseVariant(seat))

    def coin_follows(self, s: Schichtwechsel) -> bool:
        """Whether the rest of the exchange brings one."""
        rest = s.agenda[s.agenda.index(self) + 1]
        return isinstance(rest, Effects) and any(
            [s.components.effects[at].op == "coin" for at in range(rest.at, min(rest.end, len(s.components.effects)))]
        )

    def whose(self, s: Schichtwechsel) -> i64:
        return self.seat

    def begun(self, s: Schichtwechsel) -> list[int]:
        """The exchange before the card [SW-11.13]."""
        return s.components.origins(s.players).exchanges if self.exchanged == 1 else []

    def ints(self) -> list[int]:
        return [self.seat, self.exchanged]

    def why_not(self, s: Schichtwechsel, action: int) -> Reason | None:
        """Which of the four conditions of a card fails first [SW-11.6], or of an exchange."""
        exchange: i64 = action - EXCHANGE
        if 0 <= exchange < EXCHANGES:
            if self.exchanged > 0:
                return None
            found = why_no_exchange(s, self.seat, exchange)
            return reason(NOTHING_TO_PAY, "SW-11.13") if found is None else found
        if not CARD <= action <= OWN_CARD_ACTION:
            return None
        card: i64 = action - CARD
        args: dict[str, int | str] = {"card": "own_card" if card == OWN_CARD else CARD_IDS[card]}
        if card != OWN_CARD and not lies_out(s, card):
            return Reason("sw-why-card-not-out", "SW-6.1", args)
        if not (own_is_available(s, self.seat) if card == OWN_CARD else is_available(s, card)):
            return Reason("sw-why-card-used", "SW-11.7", args)
        played = vec[i64]([OWN_CARD]) if card == OWN_CARD else faces(s, card)
        if not any(can_pay(s, self.seat, s.components.cost[face]) for face in played):
            return Reason("sw-why-card-too-dear", "SW-11.4", args)
        return Reason("sw-why-card-idle", "SW-9.5", args)

    def context(self, s: Schichtwechsel) -> dict[str, int | str]:
        seat = self.seat
        return {
            "exchanged": self.exchanged,
            "white": s.white[seat],
            "cube": s.cube[seat],
            "coins": s.coins[seat],
        }


class ChooseVariant(Decision[Schichtwechsel]):
    """Which variant of the combined water card: payable and possible [SW-11.9, SW-18.3]."""

    def options(self, s: Schichtwechsel) -> vec[i64]:
        legal = vec[i64](capacity=2)
        for i in range(2):
            if can_play(s, self.seat, FIRST_VARIANT + i):
                legal = append(legal, VARIANT + i)
        return legal

    def fits(self, s: Schichtwechsel, below: Step[Any] | None) -> None:
        expect(is_card_of(self.seat, below), "ChooseVariant: of another seat, or not on AfterCard [SW-18.3]")
        expect(can_use(s, self.seat, s.components.variant_card), "ChooseVariant: the card cannot be used [SW-11.6]")

    def take(self, s: Schichtwechsel, action: i64) -> None:
        s.tell(VARIANT_CHOSEN, self.seat, action - VARIANT)
        s.push(Pay(self.seat, FIRST_VARIANT + action - VARIANT))


def is_card_of(seat: i64, below: object) -> bool:
    return isinstance(below, AfterCard) and below.player == seat


class Pay(Decision[Schichtwechsel]):
    """How the card is paid for; the tokens lie on it until the end of the round [SW-11.4, SW-11.5]."""

    def __init__(self, seat: i64, face: i64) -> None:
        super().__init__(seat)
        self.face: i64 = face

    def options(self, s: Schichtwechsel) -> vec[i64]:
        legal = vec[i64](capacity=5)
        for way in s.components.payments[s.components.cost[self.face]]:
            if has_tokens(s, self.seat, way):
                legal = append(legal, PAY + way)
        return legal

    def fits(self, s: Schichtwechsel, below: Step[Any] | None) -> None:
        """The card about to be paid for can be used [SW-11.6]."""
        expect(is_card_of(self.seat, below), "Pay: of another seat, or not on AfterCard [SW-18.3]")
        expect(0 <= self.face < FACES, f"Pay: there is no card {self.face} [SW-6.2]")
        if self.face == OWN_CARD:
            expect(can_use_own(s, self.seat), "Pay: the own card cannot be used [SW-4.16, SW-11.6]")
        else:
            fits = is_available(s, self.place(s)) and can_play(s, self.seat, self.face)
            expect(fits, f"Pay: card {self.face} cannot be used [SW-11.6]")

    def take(self, s: Schichtwechsel, action: i64) -> None:
        seat = self.seat
        way = action - PAY
        place = self.place(s)
        s.white[seat] -= PAYS_WHITE[way]
        s.cube[seat] -= PAYS_CUBE[way]
        s.coins[seat] -= PAYS_COINS[way]
        s.paid_white[place] += PAYS_WHITE[way]
        s.paid_cubes[place] |= PAYS_CUBE[way] << seat
        s.paid_coins[place] += PAYS_COINS[way]
        s.users[place] |= 1 << seat
        if self.face == OWN_CARD:
            s.tell(OWN_CARD_PAID, seat, way)
        else:
            s.tell(CARD_PAID, seat, place, way)
        source = FROM_OWN_CARD if self.face == OWN_CARD else FROM_CARDS
        push_effects(s, seat, s.components.face_effects[self.face], source)

    def place(self, s: Schichtwechsel) -> i64:
        """Where the tokens go: the card, for a variant the card it is printed on, or the own card."""
        if self.face < CARDS:
            return self.face
        return CARDS + self.seat if self.face == OWN_CARD else s.components.variant_card

    def ints(self) -> list[int]:
        return [self.seat, self.face]

    def context(self, s: Schichtwechsel) -> dict[str, int | str]:
        place = self.place(s)
        return {"card": CARD_IDS[place] if place < CARDS else "own_card"}


class AfterCard(Step[Schichtwechsel], Ground):
    """After the card an exchange, if none was made before it and one is possible [SW-11.3]."""

    def __init__(self, player: i64, exchanged: i64) -> None:
        super().__init__()
        self.player: i64 = player
        self.exchanged: i64 = exchanged

    def run(self, s: Schichtwechsel) -> None:
        if self.exchanged == 0 and can_exchange_any(s, self.player):
            s.push(TurnEnd(self.player))

    def fits(self, s: Schichtwechsel, below: Step[Any] | None) -> None:
        fits_turn(s, self, self.player, below)
        expect(0 <= self.exchanged <= 1, "AfterCard: an exchange was made (1) or not (0) [SW-11.12]")

    def whose(self, s: Schichtwechsel) -> i64:
        return self.player

    def begun(self, s: Schichtwechsel) -> list[int]:
        return s.components.origins(s.players).cards

    def ints(self) -> list[int]:
        return [self.player, self.exchanged]


class TurnEnd(Decision[Schichtwechsel]):
    """One heap exchange, or the end of the turn [SW-18.3]."""

    def options(self, s: Schichtwechsel) -> vec[i64]:
        legal = vec[i64](capacity=EXCHANGES + 1)
        for exchange in range(EXCHANGES):
            if can_exchange(s, self.seat, exchange):
                legal = append(legal, EXCHANGE + exchange)
        return append(legal, END_TURN)

    def fits(self, s: Schichtwechsel, below: Step[Any] | None) -> None:
        fits_turn(s, self, self.seat, below)
        expect(can_exchange_any(s, self.seat), "TurnEnd: asked only if an exchange is possible [SW-18.1]")

    def take(self, s: Schichtwechsel, action: i64) -> None:
        if action != END_TURN:
            make_exchange(s, self.seat, action - EXCHANGE)

    def why_not(self, s: Schichtwechsel, action: int) -> Reason | None:
        exchange: i64 = action - EXCHANGE
        return why_no_exchange(s, self.seat, exchange) if 0 <= exchange < EXCHANGES else None
