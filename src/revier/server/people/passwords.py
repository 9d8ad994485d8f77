"""Argon2 in threads of its own: a hash takes a fifth of a second, which nobody else shall wait for."""

from __future__ import annotations

import asyncio
import secrets
import unicodedata
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from revier.server.operation.settings import Settings
from revier.server.people.common_passwords import is_common
from revier.server.problems import Problem

T = TypeVar("T")

SHORTEST = 8
LONGEST = 200  # hashing must not become a way to keep the server busy
BUSY_SECONDS = 5


class Passwords:
    """Makes and checks hashes, a few at a time; a long queue is refused rather than waited for."""

    def __init__(self, settings: Settings) -> None:
        self.hasher = PasswordHasher(time_cost=settings.password_rounds, memory_cost=settings.password_memory)
        self.pool = ThreadPoolExecutor(settings.password_threads, thread_name_prefix="password")
        self.most = settings.password_threads + settings.passwords_waiting
        self.under_way = 0
        self.nobodys = self.hasher.hash(secrets.token_urlsafe())

    async def hash(self, password: str, name: str) -> str:
        """What is stored instead of a new password of somebody who is called so."""
        if not SHORTEST <= len(password) <= LONGEST:
            raise Problem(422, "server-bad-password", least=SHORTEST, most=LONGEST)
        if is_common(password, name):
            raise Problem(422, "server-common-password")
        return await self.work(lambda: self.hasher.hash(normal(password)))

    async def fits(self, password: str, stored: str | None) -> bool:
        """Whether it is the password; where there is none (no such name, a guest) that takes just as long."""
        fits = await self.work(lambda: self.verify(password, stored or self.nobodys))
        return fits and stored is not None

    async def renewed(self, password: str, stored: str) -> str | None:
        """A new hash of a password that fits, if we hash with more care today than when it was stored."""
        if not self.hasher.check_needs_rehash(stored):
            return None
        return await self.work(lambda: self.hasher.hash(normal(password)))

    def verify(self, password: str, stored: str) -> bool:
        try:
            return self.hasher.verify(stored, normal(password))
        except (VerificationError, InvalidHashError):
            return False

    async def work(self, task: Callable[[], T]) -> T:
        if self.under_way >= self.most:
            raise Problem(503, "server-busy", seconds=BUSY_SECONDS)
        self.under_way += 1
        future = asyncio.get_running_loop().run_in_executor(self.pool, task)
        future.add_done_callback(self.finished)  # also if whoever asked has gone away meanwhile
        return await future

    def finished(self, future: asyncio.Future[T]) -> None:
        self.under_way -= 1

    def close(self) -> None:
        self.pool.shutdown(wait=False, cancel_futures=True)


def normal(password: str) -> str:
    """The same letters however a keyboard composes them."""
    return unicodedata.normalize("NFKC", password)
