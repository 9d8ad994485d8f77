"""Time to think, as data: what is left to each seat, and since when whose clock runs.

A pace is `{"kind": "live", "move": seconds, "bank": seconds}`, `{"kind": "slow", "days": n}` or `{"kind": "none"}`.
Whoever is asked has the time of a move for all they decide until somebody else is asked; what they need beyond it
comes out of their bank. Bank never grows, so nothing that is taken back gives time back. Bots have no clock. Running
out of time ends nothing by itself: it allows the others to act, see absence.py.
"""

from __future__ import annotations

from typing import NotRequired

from typing_extensions import TypedDict

DAY = 86_400


class Pace(TypedDict):
    """How much time there is; which fields count depends on the kind."""

    kind: str  # live, slow or none
    move: NotRequired[int]  # seconds, live
    bank: NotRequired[int]  # seconds, live
    days: NotRequired[int]  # slow


class ClocksJson(TypedDict):
    """Whose clock runs since when, the seconds of this move, and the bank of every seat."""

    seat: int | None
    since: float
    move: float | None
    bank: list[float]


def move_time(pace: Pace) -> float | None:
    """Seconds for what a seat decides in one go; None: as long as it likes."""
    if pace["kind"] == "live":
        return pace["move"]
    return pace["days"] * DAY if pace["kind"] == "slow" else None


def start(pace: Pace, players: int, seat: int | None, now: float) -> ClocksJson:
    """The clocks of a new game; `seat` is the person's who is asked first, None if that is a bot."""
    bank = float(pace["bank"]) if pace["kind"] == "live" else 0.0
    return {"seat": seat, "since": now, "move": move_time(pace), "bank": [bank] * players}


def after_move(clocks: ClocksJson, pace: Pace, seat: int | None, now: float) -> ClocksJson:
    """The clocks once `seat` is asked, None for a bot or nobody. Asked again, a seat goes on with the time it had."""
    if seat == clocks["seat"]:
        return clocks
    bank = [bank_left(clocks, owner, now) for owner in range(len(clocks["bank"]))]
    return {"seat": seat, "since": now, "move": move_time(pace), "bank": bank}


def bank_left(clocks: ClocksJson, seat: int, now: float) -> float:
    """Seconds in a seat's bank: less than before if its clock runs and the time of the move is used up."""
    bank = clocks["bank"][seat]
    if seat != clocks["seat"] or clocks["move"] is None:
        return bank
    beyond = max(0.0, now - clocks["since"] - clocks["move"])
    return max(0.0, bank - beyond)


def remaining(clocks: ClocksJson, pace: Pace, seat: int, now: float) -> float | None:
    """Seconds until a seat's time is out, bank included; if it is not asked, counted from when it will be."""
    move = move_time(pace)
    if move is None:
        return None
    used = max(0.0, now - clocks["since"]) if seat == clocks["seat"] else 0.0
    return max(0.0, move - used) + bank_left(clocks, seat, now)


def due(clocks: ClocksJson) -> float | None:
    """When the time of whoever is asked will be out; None: never."""
    seat = clocks["seat"]
    if seat is None or clocks["move"] is None:
        return None
    return clocks["since"] + clocks["move"] + clocks["bank"][seat]
