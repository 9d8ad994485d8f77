"""What happened, turn by turn, in sentences."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from rich.text import Text

from revier.kernel.journal import Event
from revier.kernel.state import Question
from revier.terminal.look import QUIET, Look, ink, sentence

# asked several times in a row in one turn, even where a turn begins with it
SERIES = {"PlaceCube"}


class Turn(NamedTuple):
    ply: int
    seat: int
    kind: str  # of its first decision


class Turns:
    """Where turns begin: when another seat is asked, or the same seat is asked a turn's first question again."""

    def __init__(self) -> None:
        self.begun: list[Turn] = []

    def ask(self, question: Question) -> None:
        """Note a question; one that was taken back to is known already."""
        while self.begun and self.begun[-1].ply > question.ply:
            self.begun.pop()
        last = self.begun[-1] if self.begun else None
        if last is not None and last.ply == question.ply:
            return
        is_again = last is not None and last.kind == question.kind and question.kind not in SERIES
        if last is None or last.seat != question.seat or is_again:
            self.begun.append(Turn(question.ply, question.seat, question.kind))

    @property
    def start(self) -> int:
        """The ply at which the present turn began."""
        return self.begun[-1].ply

    def of(self, event: Event) -> Turn:
        return next((turn for turn in reversed(self.begun) if turn.ply <= event.ply), self.begun[0])


def paragraphs(events: Sequence[Event], turns: Turns, look: Look) -> list[Text]:
    """One paragraph for what somebody did in a turn, one for what happened to somebody else or by itself."""
    found: list[tuple[object, int | None, list[str]]] = []
    for event in events:
        if not event.heard_by(look.seat):
            continue
        seat = event.args.get("seat")
        who = seat if isinstance(seat, int) else None
        about = (turns.of(event), event.kind if who is None else who)
        said = look.texts.say(event.key, event.args, look.names)
        if found and found[-1][0] == about:
            found[-1][2].append(said if who is None else without_name(said, look.names[who]))
        else:
            found.append((about, who, [sentence(said)]))
    return [paragraph(look, seat, said) for _, seat, said in found]


def without_name(said: str, name: str) -> str:
    """The sentence of somebody who was named just before."""
    return sentence(said.removeprefix(name + " "))


def paragraph(look: Look, seat: int | None, said: list[str]) -> Text:
    text = " ".join(counted(said))
    return ink(f"   {text}", QUIET) if seat is None else look.crest(seat) + Text(f" {text}")


def counted(said: list[str]) -> list[str]:
    """Equal sentences in a row become one with a number."""
    rows: list[list[str]] = []
    for one in said:
        if rows and rows[-1][0] == one:
            rows[-1].append(one)
        else:
            rows.append([one])
    return [row[0] if len(row) == 1 else f"{row[0].removesuffix('.')} (×{len(row)})." for row in rows]
