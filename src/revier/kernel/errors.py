"""What can go wrong, said so that the reader can act. A refused call has changed nothing."""

from __future__ import annotations


def shortened(value: object) -> str:
    """A value as it was given, but no longer than a line; a number may be too long even to print."""
    if isinstance(value, int) and abs(value) > 1 << 99:
        return "a huge int"
    text = repr(value) if isinstance(value, (str, int, float, bool, type(None))) else type(value).__name__
    return text if len(text) <= 60 else f"{text[:60]}…"


class RevierError(Exception):
    """Base of every error this package raises on purpose."""


class UnknownGame(RevierError):
    """No title has this id."""


class BadOption(RevierError):
    """A seat count, seed or option that the title does not know."""


class BadData(RevierError):
    """Component data that a title cannot be played with; lists every fault."""

    def __init__(self, faults: list[str]) -> None:
        super().__init__("; ".join(faults))
        self.faults = faults

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), (self.faults,)  # errors cross from one process to another


class BadPosition(RevierError):
    """A saved position that cannot occur; names the field and what would be accepted."""

    def __init__(self, field: str, message: str) -> None:
        super().__init__(f"{field}: {message}")
        self.field = field
        self.message = message

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), (self.field, self.message)


class RecordError(RevierError):
    """A record that is malformed, foreign, or does not replay."""


class CannotUndo(RevierError):
    """Nothing can be taken back: something was revealed, or another seat's turn has begun."""


class GameOver(RevierError):
    """The game has ended; nobody has to decide."""


class IllegalAction(RevierError):
    """An action that is not among the legal ones; the position is unchanged.

    `reason` is a Fluent message id with `args`, `rule` the rule that forbids it, `legal` the ids that
    would be accepted.
    """

    def __init__(
        self,
        message: str,
        seat: int,
        ply: int,
        action: int,
        reason: str,
        args: dict[str, int | str],
        rule: str,
        legal: list[int],
    ) -> None:
        super().__init__(message)
        self.seat = seat
        self.ply = ply
        self.action = action
        self.reason = reason
        self.reason_args = args
        self.rule = rule
        self.legal = legal

    def __reduce__(self) -> tuple[object, ...]:
        args = (str(self), self.seat, self.ply, self.action, self.reason, self.reason_args, self.rule, self.legal)
        return type(self), args
