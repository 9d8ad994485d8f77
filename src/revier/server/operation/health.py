"""What whoever runs a server needs: is it well, what does it do, and how does it stop without losing anything.

To stop is to drain: the health check fails, so that nobody new is sent here; sockets are closed with "service restart",
so that their clients connect elsewhere and go on; what is being written is written; then the process ends.
"""

from __future__ import annotations

import asyncio
import ipaddress
import os
import signal
import threading
import time
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager, suppress
from types import FrameType
from typing import Any

import structlog
from fastapi import APIRouter, FastAPI
from sqlalchemy import Connection, delete, insert, select
from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from revier.server.operation.metrics import UNKNOWN, Metrics
from revier.server.storage.database import Database
from revier.server.storage.files import check_readable, file_of
from revier.server.storage.schema import switches, tables

HEALTH_S = 3.0  # longest that the database may take to say that it is there
RESTART = 1012  # close code: clients connect again
SLOW_S = 1.0  # requests that take longer are noted
GONE = 499  # the status of what was not answered, since who asked has gone; proxies count it so, too
FORWARDED = ("forwarded", "x-forwarded-for", "x-real-ip")
PROMETHEUS = "text/plain; version=1.0.0; charset=utf-8"
UNAVAILABLE: list[Message] = [
    {"type": "websocket.http.response.start", "status": 503, "headers": [(b"retry-after", b"1")]},
    {"type": "websocket.http.response.body", "body": b""},
]

log = structlog.get_logger(__name__)
router = APIRouter(include_in_schema=False)


# -- how it is ------------------------------------------------------------------------------------


@router.get("/healthz")
async def healthz(request: Request) -> Response:
    """200 while this process takes new people; 503 while it drains, or cannot read and write its database."""
    if request.app.state.draining:
        return JSONResponse({"status": "draining"}, 503)
    db: Database = request.app.state.db
    if not await is_reachable(db):
        return JSONResponse({"status": "no database"}, 503)
    if db.is_damaged:
        return JSONResponse({"status": "damaged database"}, 503)
    return JSONResponse({"status": "ok"})


async def is_reachable(db: Database) -> bool:
    """Whether what is stored can be read, and something be written down to the disk."""
    try:
        await asyncio.wait_for(db.read(probe_read), HEALTH_S)
        await asyncio.wait_for(db.write(probe_write), HEALTH_S)
    except Exception as error:
        log.error("health check failed", error=type(error).__name__)
        return False
    return True


def probe_read(c: Connection) -> None:
    """On SQLite with a connection of its own: others may not notice what has become of their file."""
    if c.dialect.name == "sqlite":
        check_readable(file_of(c.engine.url))
    c.execute(select(tables.c.id).limit(1)).all()


def probe_write(c: Connection) -> None:
    """And leave nothing behind."""
    name = f"health:{os.getpid()}"
    c.execute(insert(switches).values(name=name, value=""))
    c.execute(delete(switches).where(switches.c.name == name))


@router.get("/metrics")
async def metrics_page(request: Request) -> Response:
    """For Prometheus on the same machine, or where the settings say; for all others it does not exist."""
    if not may_scrape(request, request.app.state.metrics_from):
        return Response(status_code=404)
    metrics: Metrics = request.app.state.metrics
    with suppress(Exception):  # without its database there are still figures
        await asyncio.wait_for(request.app.state.db.read(metrics.count_tables), HEALTH_S)
    return Response(metrics.page(), media_type=PROMETHEUS)


def may_scrape(request: Request, networks: Iterable[str]) -> bool:
    """Whoever comes through a proxy is not from this machine, even if the proxy is."""
    if request.client is None or any(name in request.headers for name in FORWARDED):
        return False
    try:
        address = ipaddress.ip_address(request.client.host)
    except ValueError:
        return False
    return address.is_loopback or any(address in ipaddress.ip_network(network) for network in networks)


# -- what it does ---------------------------------------------------------------------------------


class RequestMonitor:
    """The outermost middleware: measures every request, and keeps the open sockets so that they can be closed."""

    def __init__(self, app: ASGIApp, metrics: Metrics, sockets: OpenSockets) -> None:
        self.app = app
        self.metrics = metrics
        self.sockets = sockets

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            await self.request(scope, receive, send)
        elif scope["type"] == "websocket":
            await self.socket(scope, receive, send)
        else:
            await self.app(scope, receive, send)

    async def request(self, scope: Scope, receive: Receive, send: Send) -> None:
        status = GONE
        begin = time.perf_counter()

        async def sending(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        try:
            await self.app(scope, receive, sending)
        except Exception:
            status = 500 if status == GONE else status
            raise
        finally:
            seconds = time.perf_counter() - begin
            route = template(scope)
            self.metrics.answered(scope["method"], route, status, seconds)
            if status >= 500 or seconds > SLOW_S:
                log.warning("request", method=scope["method"], route=route, status=status, seconds=round(seconds, 3))

    async def socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        socket = OpenSocket(send, self.sockets)
        try:
            if scope["app"].state.draining:
                for message in UNAVAILABLE:
                    await send(message)
            else:
                await self.app(scope, receive, socket.send)
        finally:
            self.sockets.remove(socket)
        await asyncio.sleep(0)  # let a refused connection end: uvicorn would complain that nobody shook hands


def template(scope: Scope) -> str:
    """A route as it is written in the code; what somebody filled in stays out."""
    return getattr(scope.get("route"), "path", UNKNOWN)


class OpenSocket:
    """A websocket that can be closed from outside."""

    def __init__(self, send: Send, sockets: OpenSockets) -> None:
        self.to_client = send
        self.sockets = sockets
        self.is_closed = False

    async def send(self, message: Message) -> None:
        """For the application: once we have closed, its client is gone."""
        if self.is_closed:
            raise OSError("closed for a restart")
        if message["type"] == "websocket.accept":
            self.sockets.add(self)
        await self.to_client(message)

    async def restart(self) -> None:
        """Send the client elsewhere."""
        self.is_closed = True
        with suppress(Exception):  # gone already
            await self.to_client({"type": "websocket.close", "code": RESTART, "reason": "restart"})


class OpenSockets:
    """All of a process."""

    def __init__(self, metrics: Metrics) -> None:
        self.metrics = metrics
        self.open: set[OpenSocket] = set()

    def add(self, socket: OpenSocket) -> None:
        self.open.add(socket)
        self.metrics.sockets.set(len(self.open))

    def remove(self, socket: OpenSocket) -> None:
        self.open.discard(socket)
        self.metrics.sockets.set(len(self.open))

    async def restart_all(self) -> None:
        await asyncio.gather(*[socket.restart() for socket in self.open])


# -- how it stops ---------------------------------------------------------------------------------


def operate(app: FastAPI, metrics_from: Iterable[str] = ()) -> None:
    """Health, figures and draining for an application; call it last, so that it measures all else."""
    app.state.draining = False
    app.state.drain_seconds = 0.0
    app.state.metrics_from = tuple(metrics_from)
    app.state.metrics = Metrics()
    app.state.sockets = OpenSockets(app.state.metrics)
    app.include_router(router)
    app.add_middleware(RequestMonitor, metrics=app.state.metrics, sockets=app.state.sockets)
    life = app.router.lifespan_context

    @asynccontextmanager
    async def until_drained(app: FastAPI) -> AsyncIterator[Any]:
        async with life(app) as state, drain_on_sigterm(app):
            yield state

    app.router.lifespan_context = until_drained


@asynccontextmanager
async def drain_on_sigterm(app: FastAPI) -> AsyncIterator[None]:
    """Within the application's life: SIGTERM first drains it for `drain_seconds`, then ends it as before."""
    if threading.current_thread() is not threading.main_thread():  # only there can signals be caught
        yield
        return
    loop = asyncio.get_running_loop()
    before: Any = signal.getsignal(signal.SIGTERM)
    draining: list[asyncio.Task[None]] = []

    def end() -> None:
        before(signal.SIGTERM, None)

    def begin() -> None:
        if not draining:
            draining.append(loop.create_task(drain(app)))
            loop.call_later(app.state.drain_seconds, end)

    def caught(number: int, frame: FrameType | None) -> None:
        app.state.draining = True
        loop.call_soon_threadsafe(begin)

    if callable(before):
        signal.signal(signal.SIGTERM, caught)
    try:
        yield
    finally:
        if callable(before):
            signal.signal(signal.SIGTERM, before)


async def drain(app: FastAPI) -> None:
    """Send everybody elsewhere; requests under way are finished."""
    app.state.draining = True
    log.info("draining", sockets=len(app.state.sockets.open))
    await app.state.sockets.restart_all()
