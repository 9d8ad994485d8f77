"""Periodic work of a process, beside answering requests."""

from __future__ import annotations

import asyncio
import traceback
from collections.abc import Awaitable, Callable

import structlog
from sqlalchemy.exc import OperationalError

log = structlog.get_logger(__name__)


async def run_periodically(seconds: float, work: Callable[[], Awaitable[None]]) -> None:
    """Run it after every pause. An error is logged and the loop goes on: nothing else would restart it."""
    while True:
        await asyncio.sleep(seconds)
        try:
            await work()
        except OperationalError as error:
            log.warning("database does not answer", error=type(error).__name__)
        except Exception as error:  # lines of code only: the error's own words may hold secrets
            log.error("unforeseen", error=type(error).__name__, where=traceback.format_tb(error.__traceback__))
