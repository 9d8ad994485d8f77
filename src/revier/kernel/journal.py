"""What happened, and who could see it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from revier.kernel.tables import EventTable, Value

ALL: Final = -1  # audience: everybody; a seat number means that seat only
OTHERS: Final = -2  # audience OTHERS - seat: everybody but that seat


class Event:
    """Something that happened at a ply: kind, named args, Fluent message id, audience."""

    def __init__(self, ply: int, kind: str, key: str, args: dict[str, Value], audience: int) -> None:
        self.ply = ply
        self.kind = kind
        self.key = key
        self.args = args
        self.audience = audience

    def heard_by(self, seat: int | None) -> bool:
        """Whether this seat (None: a spectator) may know of it."""
        if self.audience == ALL:
            return True
        if self.audience > ALL:
            return seat == self.audience
        return seat != OTHERS - self.audience

    def to_dict(self) -> dict[str, object]:
        return {"ply": self.ply, "kind": self.kind, "text": self.key, "args": self.args, "audience": self.audience}

    def __repr__(self) -> str:
        return f"Event(ply {self.ply}, {self.kind}, {self.args}, audience {self.audience})"


class Journal:
    """Collects events while a game is replayed; in play and search nobody listens and nothing is spent."""

    def __init__(self, table: EventTable, since: int) -> None:
        self.table = table
        self.since = since
        self.ply: i64 = 0
        self.revealed: i64 = 0  # the ply at which something new was last seen
        self.events: list[Event] = []

    def add(self, audience: i64, kind: i64, ints: list[int]) -> None:
        if self.ply >= self.since:
            name = self.table.kinds[kind]
            args = self.table.args(kind, ints)
            self.events.append(Event(self.ply, name, self.table.key(name), args, audience))
