"""Rate limits: per address, per person, per socket, and lower ones for what is dear. Each process counts for itself.

What all processes count together is in attempts.py.
"""

from __future__ import annotations

import itertools
import math
import time
from collections import Counter, deque
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from typing import Protocol

import limits
from limits.storage import MovingWindowSupport, Storage
from limits.strategies import MovingWindowRateLimiter
from starlette.datastructures import Headers
from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.websockets import WebSocket

from revier.server.operation.peer import address_of
from revier.server.operation.settings import Settings
from revier.server.problems import Problem, preferred_language

SWEEP_SECONDS = 60
SOCKETS = itertools.count()


class MovingWindows(Storage, MovingWindowSupport):
    """Moving windows in memory: the times of what was done, by key.

    The library's own starts a thread every hundredth of a second to walk through all keys, and keeps them for good:
    with four thousand sockets that took a quarter of a core.
    """

    STORAGE_SCHEME = None

    def __init__(self) -> None:
        super().__init__()
        self.times: dict[str, deque[float]] = {}
        self.expiry: dict[str, float] = {}
        self.swept = time.monotonic()

    def acquire_entry(self, key: str, limit: int, expiry: int, amount: int = 1) -> bool:
        now = time.monotonic()
        self.maybe_sweep(now)
        times = self.times.setdefault(key, deque())
        while times and times[0] <= now - expiry:
            times.popleft()
        if len(times) + amount > limit:
            return False
        times.extend([now] * amount)
        self.expiry[key] = now + expiry
        return True

    def get_moving_window(self, key: str, limit: int, expiry: int) -> tuple[float, int]:
        now = time.monotonic()
        recent = [at for at in self.times.get(key, ()) if at > now - expiry]
        return (recent[0] if recent else now), len(recent)

    def maybe_sweep(self, now: float) -> None:
        """Forget who has not come for as long as their window."""
        if now - self.swept < SWEEP_SECONDS:
            return
        self.swept = now
        for key in [key for key, at in self.expiry.items() if at <= now]:
            self.clear(key)

    def clear(self, key: str) -> None:
        self.times.pop(key, None)
        self.expiry.pop(key, None)

    def reset(self) -> int:
        count = len(self.times)
        self.times.clear()
        self.expiry.clear()
        return count

    def get(self, key: str) -> int:
        return len(self.times.get(key, ()))

    def get_expiry(self, key: str) -> float:
        return self.expiry.get(key, time.monotonic())

    def incr(self, key: str, expiry: int, amount: int = 1) -> int:
        raise TypeError("these are moving windows, nothing is counted up")

    def check(self) -> bool:
        return True

    @property
    def base_exceptions(self) -> type[Exception]:
        return ValueError


class Flood(Problem):
    """More than any client sends that waits for answers: its socket is closed."""


class Limiter:
    """The limits of the settings: `limit_passwords` is the bucket `passwords`."""

    def __init__(self, settings: Settings) -> None:
        self.windows = MovingWindows()
        self.strategy = MovingWindowRateLimiter(self.windows)
        self.items = {
            name.removeprefix("limit_"): limits.parse(value)
            for name, value in vars(settings).items()
            if name.startswith("limit_") and value
        }

    def check(self, bucket: str, who: str | int) -> None:
        """Count one more, or refuse it and say when to come again."""
        item = self.items.get(bucket)
        if item is None or self.strategy.hit(item, bucket, str(who)):
            return
        free_at = self.strategy.get_window_stats(item, bucket, str(who)).reset_time
        raise Problem(429, "server-too-often", seconds=max(1, math.ceil(free_at - time.monotonic())))

    def check_socket(self, socket: int) -> None:
        """The same for a message of a socket; where it is refused, the socket has to go."""
        try:
            self.check("socket", socket)
        except Problem as problem:
            raise Flood(problem.status, problem.key, **problem.details) from None

    def forget(self, bucket: str, who: str | int) -> None:
        """Somebody who will not come again: a socket that was closed."""
        item = self.items.get(bucket)
        if item is not None:
            self.strategy.clear(item, bucket, str(who))


class Somebody(Protocol):
    """A person, as far as limits are concerned."""

    @property
    def id(self) -> int: ...


def socket_limit(websocket: WebSocket, person: Somebody | None) -> None:
    """Count a message of a socket, and of whoever sends it."""
    limiter: Limiter = websocket.app.state.limiter
    limiter.check_socket(websocket.scope.setdefault("revier.socket", next(SOCKETS)))
    if person is not None:
        limiter.check("person", person.id)


class OpenCounts:
    """Limits how many sockets one owner has open at a time."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.counts: Counter[str | int] = Counter()

    @contextmanager
    def one(self, who: str | int) -> Iterator[None]:
        """While it is open; Problem 429 if there are too many."""
        if self.counts[who] >= self.most:
            raise Problem(429, "server-too-many-sockets", most=self.most)
        self.counts[who] += 1
        try:
            yield
        finally:
            self.counts[who] -= 1
            if not self.counts[who]:
                del self.counts[who]


class LimitAddresses:
    """Refuses the requests and sockets of an address that sends too many, before anything is done for them."""

    def __init__(self, app: ASGIApp, most_sockets: int) -> None:
        self.app = app
        self.sockets = OpenCounts(most_sockets)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        limiter: Limiter = scope["app"].state.limiter
        address = address_of(scope)
        with ExitStack() as stack:
            try:
                limiter.check("address", address)
                if scope["type"] == "websocket":
                    stack.enter_context(self.sockets.one(address))
            except Problem as problem:
                language = preferred_language(Headers(scope=scope).get("accept-language", ""))
                await problem.response(language)(scope, receive, send)
                return
            await self.app(scope, receive, send)
