"""Five rounds of three phases, and what lies between them [SW-2.1, SW-9, SW-14, SW-15.1]."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from revier.games.schichtwechsel.carts import special_now
from revier.games.schichtwechsel.events import CARD_REVEALED, CART_LOCKED, CUBES_LOST, ROUND_BEGAN, STONE_ADDED
from revier.games.schichtwechsel.names import (
    CARDS,
    CARTS,
    FINAL_SCORING,
    FRAME_SPACES,
    LOCK_CART,
    ROUNDS,
    STONE_TO_BAG,
    WATER_DOWN,
)
from revier.games.schichtwechsel.preparation import push_preparation
from revier.games.schichtwechsel.scoring import FinalMoves, FinalScore, RoundScoring
from revier.games.schichtwechsel.state import FREE, STONE_IN_BAG, Schichtwechsel
from revier.games.schichtwechsel.stock import lower_water
from revier.games.schichtwechsel.turn import ActionPhase
from revier.kernel.step import Step


def push_rounds(s: Schichtwechsel) -> None:
    """Exactly five, then the final scoring [SW-2.1]; pushed last, reached first."""
    s.push(FinalScore())
    s.push(FinalMoves(0))
    for i in range(ROUNDS):
        s.push(Round(ROUNDS - i))


def course(s: Schichtwechsel) -> list[Step[Any]]:
    """What comes after this phase, as the rounds push it themselves; it lies lowest on the agenda."""
    scratch = s.clone()
    scratch.agenda = []
    push_rounds(scratch)
    if s.phase == FINAL_SCORING:
        return scratch.agenda[:1]
    for i in range(s.round - 1):
        scratch.agenda.pop()
    scratch.agenda.pop().run(scratch)
    return scratch.agenda[: -s.phase]  # the phases of a round are numbered from 1, and pushed one step each


class Round(Step[Schichtwechsel]):
    """Preparation, action, scoring; before it the round card and its special effect [SW-14.1]."""

    def __init__(self, number: i64) -> None:
        super().__init__()
        self.number: i64 = number

    def run(self, s: Schichtwechsel) -> None:
        s.round = self.number
        s.first = s.marker  # [SW-15.2]
        s.tell(ROUND_BEGAN, s.round)
        if self.number < ROUNDS:
            s.push(EndOfRound())
        s.push(RoundScoring())
        s.push(ActionPhase())
        push_preparation(s)
        reveal_round_card(s)

    def ints(self) -> list[int]:
        return [self.number]


def reveal_round_card(s: Schichtwechsel) -> None:
    """Three of the six cards have a special effect [SW-14]."""
    s.reveal()
    s.tell(CARD_REVEALED, s.round_cards[s.round - 1])
    special = special_now(s)
    if special == LOCK_CART:
        for cart in range(CARTS):
            if s.components.cart_lockable[cart]:
                s.tell(CART_LOCKED, cart)
    elif special == STONE_TO_BAG:
        s.stone = STONE_IN_BAG
        s.tell(STONE_ADDED)
    elif special == WATER_DOWN:
        for i in range(s.players):
            lower_water(s, (s.first + i) % s.players, 1)


class EndOfRound(Step[Schichtwechsel]):
    """Cards are cleared, player cubes and headframes come back, white cubes are lost [SW-15.1]."""

    def run(self, s: Schichtwechsel) -> None:
        for place in range(CARDS + s.players):
            s.paid_white[place] = 0
            s.paid_cubes[place] = 0
            s.paid_coins[place] = 0
            s.users[place] = 0
        for space in range(FRAME_SPACES):
            if s.frame_space[space] != FREE:
                s.frames_in_base[s.frame_space[space]] += 1
                s.frame_space[space] = FREE
        for seat in range(s.players):
            if s.white[seat] > 0:
                s.tell(CUBES_LOST, seat, s.white[seat])
            s.white[seat] = 0
            s.cube[seat] = 1
            s.passed[seat] = 0
