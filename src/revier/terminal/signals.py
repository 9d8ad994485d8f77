"""A closed terminal, or being asked to end, is the same as being interrupted: what can be kept is kept."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType
from typing import NoReturn

ENDING = (signal.SIGTERM, signal.SIGHUP)


def interrupt(number: int, frame: FrameType | None) -> NoReturn:
    """Once only: a closed terminal sends its signal twice."""
    ignore_signals()
    raise KeyboardInterrupt


def ignore_signals() -> None:
    """While something is being saved."""
    for kind in ENDING:
        signal.signal(kind, signal.SIG_IGN)


@contextmanager
def ended_by_signals() -> Iterator[None]:
    """Raises KeyboardInterrupt where Ctrl-C would."""
    before = {kind: signal.signal(kind, interrupt) for kind in ENDING}
    try:
        yield
    finally:
        for kind, handler in before.items():
            signal.signal(kind, handler)
