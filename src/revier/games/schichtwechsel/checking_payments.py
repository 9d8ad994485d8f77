"""Cubes and coins of a position that somebody else wrote, and what was paid with them [SW-3.3, SW-11.4]."""

from __future__ import annotations

from mypy_extensions import i64

from revier.games.schichtwechsel.cards import faces, lies_out
from revier.games.schichtwechsel.components import Components
from revier.games.schichtwechsel.effects import EffectList
from revier.games.schichtwechsel.fields import seats_of
from revier.games.schichtwechsel.names import (
    ACTION_PHASE,
    CARD_IDS,
    CARDS,
    FINAL_SCORING,
    HOUSES,
    NONE,
    OWN_CARD,
    STEP_4,
)
from revier.games.schichtwechsel.state import Schichtwechsel
from revier.games.schichtwechsel.turn import PAYS_COINS, PAYS_CUBE, PAYS_WHITE
from revier.kernel.errors import BadPosition


def check_white_cubes(s: Schichtwechsel) -> None:
    """None before step IV, then those of step IV, of a sale and of the house fields [SW-3.3, SW-15.1]."""
    most = most_white_cubes(s.components) if s.phase >= STEP_4 else 0
    count: i64 = 0
    for seat in range(s.players):
        if s.white[seat] > most:
            raise BadPosition(f"seats.{seat}.white", f"at most {most} at this time [SW-3.3]")
        count += s.white[seat]
    for place in range(CARDS + s.players):
        count += s.paid_white[place]
    if count > most * s.players:
        raise BadPosition("paid", f"{count} white cubes in all; {s.players} players have {most * s.players} [SW-3.3]")


def most_white_cubes(c: Components) -> i64:
    """What a player can get in a round."""
    most = c.most_step_cubes + white_in(c, c.sale_reward)
    for field in range(HOUSES):
        choice = c.house_choice[field]
        if choice == NONE:
            most += white_in(c, c.house_effects[field])
        else:
            most += max(white_in(c, c.choice_a[choice]), white_in(c, c.choice_b[choice]))
    return most


def white_in(c: Components, effects: EffectList) -> i64:
    count: i64 = 0
    for at in range(effects.first, effects.end):
        if c.effects[at].op == "white_cube":
            count += c.effects[at].n
    return count


def check_payments(s: Schichtwechsel) -> None:
    """Tokens lie on used cards until the end of the round; every player cube is somewhere [SW-11.5, SW-15.1]."""
    for place in range(CARDS + s.players):
        if s.users[place] | s.paid_white[place] | s.paid_cubes[place] | s.paid_coins[place]:
            check_payment(s, place)
    for seat in range(s.players):
        cubes = s.cube[seat] + sum([s.paid_cubes[place] >> seat & 1 for place in range(CARDS + s.players)])
        if cubes != 1:
            where = "is nowhere" if cubes == 0 else "is in two places"
            raise BadPosition(f"seats.{seat}.cube", f"the player cube {where} [SW-8.2]")


def check_payment(s: Schichtwechsel, place: i64) -> None:
    """Who paid has used the card, and what lies there are whole payments of its cost [SW-11.4, SW-11.7]."""
    is_own = place >= CARDS
    path = f"seats.{place - CARDS}.own_card" if is_own else f"paid.{CARD_IDS[place]}"
    if s.phase != ACTION_PHASE and s.phase != FINAL_SCORING:
        raise BadPosition(path, "cards are paid for in the action phase [SW-11.4]")
    if not is_own and not lies_out(s, place):
        raise BadPosition(path, f"does not lie out with {s.players} players [SW-6.1]")
    if is_own and s.users[place] != 1 << (place - CARDS):
        raise BadPosition(f"{path}.users", "only its owner may use it [SW-4.16]")
    if s.paid_cubes[place] & ~s.users[place]:
        raise BadPosition(f"{path}.cubes", "a player cube lies where its owner has used the card [SW-11.5]")
    users = len(seats_of(s, s.users[place]))
    ways = [way for face in faces_at(s, place) for way in s.components.payments[s.components.cost[face]]]
    if s.components.multi_use[OWN_CARD if is_own else place] == 0:
        if users != 1:
            raise BadPosition(f"{path}.users", "one player; it can be used once a round [SW-11.7]")
        if not any([is_payment(s, place, way) for way in ways]):
            raise BadPosition(path, "these tokens are no payment of its cost [SW-11.4]")
    elif not are_payments(s, place, users, ways):
        raise BadPosition(path, "these tokens are no payments of its cost, one or more for each user [SW-11.4]")


def faces_at(s: Schichtwechsel, place: i64) -> list[int]:
    return [OWN_CARD] if place >= CARDS else [face for face in faces(s, place)]


def is_payment(s: Schichtwechsel, place: i64, way: i64) -> bool:
    return (
        s.paid_white[place] == PAYS_WHITE[way]
        and len(seats_of(s, s.paid_cubes[place])) == PAYS_CUBE[way]
        and s.paid_coins[place] == PAYS_COINS[way]
    )


def are_payments(s: Schichtwechsel, place: i64, users: i64, ways: list[int]) -> bool:
    """Whole payments, at least one a user, of tokens that the cost allows; each has one player cube at most."""
    size = PAYS_WHITE[ways[0]] + PAYS_CUBE[ways[0]] + PAYS_COINS[ways[0]]  # the same for all ways of a cost
    cubes = len(seats_of(s, s.paid_cubes[place]))
    tokens = s.paid_white[place] + cubes + s.paid_coins[place]
    return (
        tokens % size == 0
        and max(users, cubes, 1) <= tokens // size
        and users > 0
        and (s.paid_white[place] == 0 or any([PAYS_WHITE[way] > 0 for way in ways]))
        and (cubes == 0 or any([PAYS_CUBE[way] > 0 for way in ways]))
        and (s.paid_coins[place] == 0 or any([PAYS_COINS[way] > 0 for way in ways]))
    )
