"""Waiting for what another process does: looks are counted, no clock is read."""

from __future__ import annotations

import time
from collections.abc import Callable

LOOKS = 60_000  # after which nothing comes any more, on a machine that has much else to do
PAUSE_S = 0.01  # between two of them


def wait_until(true: Callable[[], bool]) -> None:
    for _ in range(LOOKS):
        if true():
            return
        time.sleep(PAUSE_S)
    raise AssertionError("waited in vain")
