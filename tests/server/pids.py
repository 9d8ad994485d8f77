"""Processes by their numbers: whose children they are, and whether they live."""

from __future__ import annotations

import time
from pathlib import Path

GONE_S = 600.0  # in which a process must have noticed, on any machine, that the one that started it is dead


def children_of(pid: int) -> list[int]:
    try:
        return [int(child) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]
    except FileNotFoundError:
        return []


def command_of(pid: int) -> str:
    try:
        return Path(f"/proc/{pid}/cmdline").read_text()
    except (FileNotFoundError, ProcessLookupError):
        return ""


def is_alive(pid: int) -> bool:
    """Neither gone nor only waiting to be buried."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] not in "ZX"
    except (FileNotFoundError, ProcessLookupError):
        return False


def wait_until_gone(pids: list[int]) -> None:
    end = time.monotonic() + GONE_S
    while left := [pid for pid in pids if is_alive(pid)]:
        assert time.monotonic() < end, f"a dead server has left processes behind: {[command_of(pid) for pid in left]}"
        time.sleep(0.05)
