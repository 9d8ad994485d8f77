"""What a seat cannot know, dealt anew [GA-15.1, GA-15.5, GA-15.7]."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from revier.games.glueck_auf.drawing import ORDER_PILE, TILE_PILE, drawing_pile, drawing_seat
from revier.games.glueck_auf.state import NONE, GlueckAuf
from revier.kernel.rng import Rng


def redeal(s: GlueckAuf, seat: i64, rng: Rng) -> None:
    """Both stacks, except what the seat put back itself; what another seat has in hand is as unknown.

    For nobody (NONE) all that any seat knows stays where it is.
    """
    in_hand = NONE if seat == NONE or drawing_seat(s) == seat else drawing_pile(s)
    redeal_pile(s, seat, rng, s.tile_stack, s.tile_knower, in_hand == TILE_PILE)
    redeal_pile(s, seat, rng, s.order_stack, s.order_knower, in_hand == ORDER_PILE)


def is_unknown(seat: i64, knower: i64) -> bool:
    """Whether a seat cannot know a piece that one seat, or none, has put back."""
    return knower == NONE or (seat != NONE and knower != seat)


def redeal_pile(s: GlueckAuf, seat: i64, rng: Rng, stack: vec[i64], knower: vec[i64], with_hand: bool) -> None:
    """Shuffle the unknown pieces among the places where they may be."""
    unknown = vec[i64]([stack[i] for i in range(len(stack)) if is_unknown(seat, knower[i])])
    if with_hand:
        for piece in s.drawn:
            if piece != NONE:
                unknown = append(unknown, piece)
        for piece in s.block:
            unknown = append(unknown, piece)
    unknown = vec[i64](sorted(unknown))  # so that the deal depends on what the seat knows and on nothing else
    rng.shuffle(unknown)
    next: i64 = 0
    for i in range(len(stack)):
        if is_unknown(seat, knower[i]):
            stack[i] = unknown[next]
            next += 1
    if with_hand:
        for i in range(len(s.drawn)):
            if s.drawn[i] != NONE:
                s.drawn[i] = unknown[next]
                next += 1
        for i in range(len(s.block)):
            s.block[i] = unknown[next]
            next += 1
