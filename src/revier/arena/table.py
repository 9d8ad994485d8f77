"""Figures as rows of text, for the screen and for the page."""

from __future__ import annotations

from revier.kernel.state import Json
from revier.texts import MINUS, Argument, Texts

STRENGTH = ("cli-bot", "cli-arena-stake", "cli-expected", "cli-arena-alone", "cli-score", "cli-arena-rating")
PACE = ("cli-bot", "cli-arena-games", "cli-place", "cli-arena-decisions", "cli-arena-ms", "cli-arena-longest")


def number(value: float, digits: int = 1) -> str:
    return f"{value:.{digits}f}".replace("-", MINUS)


def told(row: Json, digits: int = 1) -> str:
    """A mean with its interval."""
    return number(row["mean"], digits) + ("" if row["low"] is None else f" ± {row['high'] - row['mean']:.{digits}f}")


def percent(row: Json) -> str:
    return f"{row['mean']:.1%}" + ("" if row["low"] is None else f" ± {row['high'] - row['mean']:.1%}")


def best_first(found: Json) -> list[Json]:
    return sorted(found["bots"], key=lambda row: (-row["win_share"]["mean"], row["bot"]))


def strength_rows(found: Json) -> list[list[str]]:
    return [
        [
            row["bot"],
            percent(row["stake"]),
            f"{row['expected_stake']:.1%}",
            percent(row["alone"]) if row["alone"] else "–",
            told(row["score"]),
            told(row["rating"]),
        ]
        for row in best_first(found)
    ]


def pace_rows(found: Json) -> list[list[str]]:
    return [
        [
            row["bot"],
            str(row["games"]),
            told(row["place"], 2),
            number(row["decisions_per_turn"]),
            number(row["ms_per_turn"], 2),
            number(row["longest_turn_ms"], 0),
        ]
        for row in best_first(found)
    ]


def seat_heads(t: Texts, found: Json) -> list[str]:
    return [t.say("cli-arena-seat"), t.say("cli-arena-all"), *[row["bot"] for row in found["bots"]]]


def seat_rows(t: Texts, found: Json) -> list[list[str]]:
    """Shares of the win by seat: of all, and of every bot there; at last over all seats."""
    bots: list[Json] = found["bots"]
    rows = [
        [str(seat + 1), percent(share), *[percent(row["by_seat"][seat]) for row in bots]]
        for seat, share in enumerate(found["seats"])
    ]
    mean = [t.say("cli-arena-mean"), f"{1 / found['players']:.1%}", *[percent(row["win_share"]) for row in bots]]
    return [*rows, mean]


def decision(t: Texts, test: Json) -> str:
    """What the sequential test found, in a line."""
    args: dict[str, Argument] = {
        "verdict": test["verdict"],
        "name": test["bot"],
        "low": f"{100 * test['h0']:g}",
        "high": f"{100 * test['h1']:g}",
        "groups": test["groups"],
        "value": number(test["llr"], 2),
        "bound": number(test["high"], 2),
    }
    return t.say("cli-arena-sprt", args)


def summary(t: Texts, found: Json) -> str:
    args: dict[str, Argument] = {
        "games": found["games"],
        "groups": found["groups"],
        "plies": told(found["plies"]),
        "turns": told(found["turns"]),
    }
    return t.say("cli-arena-summary", args)
