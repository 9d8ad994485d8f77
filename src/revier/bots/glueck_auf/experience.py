"""What experience adds to a guess in Glück Auf: shift by shift, how far each part of it came true.

`make experience` lets planners play, sets what they had in the end against what they guessed on the way, and writes
down how the difference goes with what one sees. The planner does without; it is for the search, whose simulations
end where the others have replied.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from revier.bots.glueck_auf.holding import Holding, holding
from revier.bots.glueck_auf.value import Forecast, Outlook, crowding
from revier.games.glueck_auf.components import (
    COLOR_IDS,
    COLORS,
    ELEMENT_IDS,
    ELEMENTS,
    ORDER,
    ORDER_POINTS,
    ORDER_TRANSPORT,
    PIT,
    SHIFTS,
    SPACE_IDS,
    SURFACE,
    TRANSPORT_IDS,
    TRANSPORTS,
)
from revier.games.glueck_auf.state import GlueckAuf
from revier.kernel.title import read_toml

SIGNS: Final[list[str]] = [
    *["always", "two_players", "three_players"],
    # who still has time
    *["workers_left", "workers", "most_workers_of_a_rival", "workers_of_a_rival", "crowding", "has_passed", "starts"],
    # the parts of the guess
    *["points", "plans", "price_of_workers", "majorities", "imbalance", "marks", "useful_marks", "marks_needed"],
    *["effort", "orders", "points_of_orders", "at_surface"],
    *[f"needed_{color}" for color in COLOR_IDS],  # cubes, for the orders in hand
    *[f"at_hand_{color}" for color in COLOR_IDS],  # cubes that no order needs, and where they are
    *[f"in_shaft_{color}" for color in COLOR_IDS],
    *[f"in_tunnels_{color}" for color in COLOR_IDS],
    *[f"brought_up_{color}" for color in COLOR_IDS],  # all cubes
    *[f"on_carts_{color}" for color in COLOR_IDS],
    *[f"empty_carts_{color}" for color in COLOR_IDS],
    *[f"delivered_{element}" for element in ELEMENT_IDS[: COLORS + TRANSPORTS]],
    *[f"orders_{transport}" for transport in TRANSPORT_IDS],
    # the shift clock: counts beyond those of the strongest rival or the next, at the next scoring or the last
    *[f"next_lead_{element}" for element in ELEMENT_IDS],
    *[f"last_lead_{element}" for element in ELEMENT_IDS],
    *[f"last_lead_over_second_{element}" for element in ELEMENT_IDS],
    # what it costs to go where others are
    *[f"crew_{space}" for space in SPACE_IDS[PIT:ORDER]],
]
FARTHEST: Final = 3.0  # a lead beyond which none matters


def signs(s: GlueckAuf, seat: i64, h: Holding, forecast: Forecast) -> list[float]:
    """What the seat sees, in the order of SIGNS."""
    look = forecast.look
    colors = range(COLORS)
    others = [float(s.workers[other]) for other in range(s.players) if other != seat]
    transports = [ORDER_TRANSPORT[order] for order in h.orders]
    now, last = ELEMENTS * (look.shift - 1), ELEMENTS * (SHIFTS - 1)
    return [
        *[1.0, float(s.players == 2), float(s.players == 3)],
        *[look.workers_left(h), float(h.workers), max(others), sum(others) / float(len(others)), crowding(s)],
        *[float(h.workers == 0), float(s.start_player == seat)],
        *[float(h.points), forecast.worth, look.price_now * float(h.workers), look.majorities(forecast.counts)],
        *[abs(float(h.excess)), float(h.marks), look.useful_marks(h, forecast), forecast.marks_needed],
        *[forecast.effort, float(len(h.orders)), float(sum([ORDER_POINTS[order] for order in h.orders]))],
        float(h.level == SURFACE),
        *[float(sum([h.need[COLORS * i + color] for i in range(len(h.orders))])) for color in colors],
        *[float(forecast.at_hand[color]) for color in colors],
        *[float(forecast.in_shaft[color]) for color in colors],
        *[float(forecast.on_carts[color]) for color in colors],
        *[float(h.store[color] + h.cage[color]) for color in colors],
        *[float(sum([h.carts[COLORS * level + color] for level in colors])) for color in colors],
        *[float(h.empty[color]) for color in colors],
        *[float(slots) for slots in h.delivered],
        *[float(transports.count(transport)) for transport in range(TRANSPORTS)],
        *[lead(forecast.counts, look.best, now + e) if e < 4 * look.shift else 0.0 for e in range(ELEMENTS)],
        *[lead(forecast.counts, look.best, last + e) for e in range(ELEMENTS)],
        *[lead(forecast.counts, look.next, last + e) for e in range(ELEMENTS)],
        *[float(s.crew[space]) for space in range(PIT, ORDER)],
    ]


def lead(mine: vec[float], theirs: vec[float], i: i64) -> float:
    return max(-FARTHEST, min(FARTHEST, mine[i] - theirs[i]))


def read_experience() -> vec[float]:
    """What a sign is worth, by len(SIGNS) * (shift - 1) + sign."""
    found = read_toml("revier.bots.glueck_auf", "experience.toml")["experience"]
    return vec[float]([float(found[sign][shift]) for shift in range(SHIFTS) for sign in SIGNS])


EXPERIENCE: Final = read_experience()


def expected_points(s: GlueckAuf, seat: i64, look: Outlook) -> float:
    """What the seat will have in the end: the guess, and what experience adds."""
    return terms(s, seat, look)[0]


def terms(s: GlueckAuf, seat: i64, look: Outlook) -> vec[float]:
    """What the seat will have in the end, the guess without experience, and all signs."""
    h = holding(s, seat)
    forecast = Forecast(h, look)
    guess = look.value_of(h, forecast)
    total = guess
    i = len(SIGNS) * (look.shift - 1)
    found = vec[float]([0.0, guess])
    for sign in signs(s, seat, h, forecast):
        total += EXPERIENCE[i] * sign
        i += 1
        found = append(found, sign)
    found[0] = total
    return found
