"""Writes playthroughs: games a person can read aloud, one per title and number of players.

`make playthroughs`, or `.venv/bin/python -m tests.playthroughs`. Each choice, what it did, and who could see it. A
commit that changes a playthrough says which rule moved.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import revier
from revier.kernel.journal import ALL, OTHERS, Event
from revier.kernel.rng import Rng
from revier.kernel.state import State
from revier.kernel.tables import Value
from tests.policies import choose

FOLDER = Path(__file__).parents[1] / "playthroughs"
SEED = 7


def playthrough(title: str, players: int) -> Iterator[str]:
    """The lines of one game."""
    s = revier.game(title).new(players=players, seed=SEED)
    options = " ".join(f"{name}={value}" for name, value in s.chosen_options().items())
    yield f"{title} rules={s.game.rules_version} players={players} seed={SEED} {options}".rstrip()
    told = len(s.events())
    yield from [said(event) for event in s.events()]
    yield check(s)
    rng = Rng(SEED)
    while True:
        question = s.decision()
        if question is None:
            break
        count = len(s.legal_actions())
        yield f"ply {s.ply:<3} seat {question.seat}  {question.kind:<14} {count:>2} option{'s' if count > 1 else ''}"
        action = choose(s, rng, "eager")
        yield f"> {s.game.actions.describe(action).text:<55} # {action}"
        since = s.ply
        s.apply(action)
        events = s.events(since)
        yield from [said(event) for event in events[told if since == 0 else 0 :]]
        following = s.decision()
        if following is None or following.seat != question.seat:
            yield check(s)
    yield from sheet(s)


def said(event: Event) -> str:
    """An event as it is, in no language: who could see it, its kind, its arguments."""
    args = " ".join(f"{name}={plain(value)}" for name, value in event.args.items())
    return f"  {audience(event):<8} {event.kind} {args}"


def audience(event: Event) -> str:
    """`others` are all but the seat that the event tells of."""
    if event.audience == ALL:
        return "all"
    if event.audience <= OTHERS:
        assert event.args["seat"] == OTHERS - event.audience
        return "others"
    return f"seat {event.audience}"


def plain(value: Value) -> str:
    return f"[{' '.join(value)}]" if isinstance(value, list) else str(value)


def check(s: State) -> str:
    return f"  check {s.checksum()}  scores {' '.join(str(score) for score in s.scores())}"


def sheet(s: State) -> Iterator[str]:
    """The score sheet, without the rows in which nobody has a point."""
    yield "score sheet"
    for row in s.breakdown():
        if any(row["points"]):
            name = f"{row['category']} {row['round']}" if row["round"] else row["category"]
            yield f"  {name:<20}" + "".join(f"{points:>5}" for points in row["points"])
    yield f"  {'total':<20}" + "".join(f"{score:>5}" for score in s.scores())
    yield f"  {'place':<20}" + "".join(f"{place:>5}" for place in s.ranking())


def path(title: str, players: int) -> Path:
    return FOLDER / f"{title}-{players}p.txt"


def main() -> None:
    for title in revier.games():
        for players in revier.game(title).seats:
            text = "\n".join(playthrough(title, players)) + "\n"
            path(title, players).write_text(text, encoding="utf-8")
            print(f"{path(title, players).name}: {text.count(chr(10))} lines")


if __name__ == "__main__":
    main()
