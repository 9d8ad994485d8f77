"""The connections of a process, beneath the application: who floods, dawdles or does not read is cut off.

uvicorn hands on whole requests and whole messages. What never becomes one it neither counts nor bounds: pings and parts
of messages, requests that are never finished, answers that nobody reads. So its two protocols are watched here. What is
counted for every message is a number; all else is looked at now and then, for all connections together.
"""

from __future__ import annotations

import asyncio
import resource
from collections import Counter
from typing import Any

import limits
import structlog
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from revier.server.operation.settings import Settings

CHECK_S = 2.0  # between two looks at all connections
LARGEST_HEADER = 16 * 1024  # bytes of a request that are not its body
PIECE = 1_024  # bytes that are taken apart before what they hold is counted
FRAMES = 2  # for each message that a socket may send: its parts, pings and pongs
MOST_UNREAD = 1 << 20  # bytes that may wait for somebody who goes on sending
UNREAD_S = 30.0  # for which somebody may read nothing at all
SPARE_FILES = 200  # for the database, bots and logs
FLOOD = 1008  # close codes
NO_TEXT = 1007

REQUESTS: dict[Requests, None] = {}  # all connections of this process, the oldest first:
SOCKETS: dict[Frames, None] = {}  # once they have become websockets, they are here
CUT: Counter[str] = Counter()  # how many, and why, since the last look

log = structlog.get_logger(__name__)


class Reader:
    """Whether somebody reads what is written to them."""

    transport: asyncio.Transport
    loop: asyncio.AbstractEventLoop
    unread = 0  # bytes, at the last look
    read_at = 0.0

    def reads(self, now: float) -> bool:
        unread = self.transport.get_write_buffer_size()
        if unread == 0 or unread < self.unread or not self.read_at:
            self.read_at = now
        self.unread = unread
        return now - self.read_at <= UNREAD_S

    def leave(self) -> None:
        self.transport.abort()


class Requests(Reader, HttpToolsProtocol):
    """A connection that brings requests, each of them whole within its time."""

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self.settings: Settings = self.app.state.settings
        self.asked_at: float | None = None  # since when a request is waited for; None: it is here
        self.has_header = False
        self.header = 0  # bytes so far that are not the body; of a body in chunks, what frames and follows them
        self.is_last = False  # the request that is being answered: more came before the answer

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.asked_at = self.loop.time()
        REQUESTS[self] = None
        if len(REQUESTS) + len(SOCKETS) > self.app.state.most_connections:
            CUT["too_many"] += 1
            next(iter(REQUESTS)).leave()  # a request takes milliseconds: the oldest is the slowest

    def connection_lost(self, exc: Exception | None) -> None:
        REQUESTS.pop(self, None)
        super().connection_lost(exc)

    def leave(self) -> None:
        """At once; nothing more is said to them, also before uvicorn hears that they are gone."""
        REQUESTS.pop(self, None)
        if self.cycle is not None:
            self.cycle.disconnected = True
        super().leave()

    def handle_websocket_upgrade(self) -> None:
        REQUESTS.pop(self, None)
        super().handle_websocket_upgrade()

    def data_received(self, data: bytes) -> None:
        """In pieces: a burst holds fourteen thousand requests, or more lines of a header than anybody reads."""
        for first in range(0, len(data), PIECE):
            if self.is_last or self.transport.is_closing() or self not in REQUESTS:  # a websocket by now
                return
            self.take_apart(data[first : first + PIECE])

    def take_apart(self, piece: bytes) -> None:
        self.header += len(piece)
        super().data_received(piece)
        if self.header > LARGEST_HEADER and not self.transport.is_closing():
            self.send_400_response("Header too large.")
        if self.asked_at is None and (self.cycle is None or self.cycle.response_complete):
            self.asked_at = self.loop.time()  # the first bytes of the next

    def send_400_response(self, msg: str) -> None:
        """Unless they are being answered; then this would end up in the answer."""
        CUT["no_request"] += 1
        if self.cycle is None or self.cycle.response_complete:
            super().send_400_response(msg)
        else:
            self.leave()

    def on_header(self, name: bytes, value: bytes) -> None:
        """What follows a body in chunks is for nobody."""
        if not self.has_header:
            super().on_header(name, value)

    def on_headers_complete(self) -> None:
        earlier = self.cycle
        super().on_headers_complete()
        if self.pipeline:  # nobody honest asks before they were answered: one request at a time
            self.pipeline.clear()
            self.cycle, self.is_last = earlier, True
        else:
            self.has_header, self.header, self.asked_at = True, 0, self.loop.time()
        if self.cycle is not None and (self.is_last or self.app.state.draining):
            self.cycle.keep_alive = False  # the next request goes elsewhere

    def on_body(self, body: bytes) -> None:
        self.header -= len(body)
        if not self.is_last:
            super().on_body(body)

    def on_message_complete(self) -> None:
        self.has_header, self.header, self.asked_at = False, 0, None
        super().on_message_complete()

    def shutdown(self) -> None:
        """At the end, nobody new comes; but a proxy may just be asking over a connection that it has kept."""
        if self.app.state.draining and (self.cycle is None or self.cycle.response_complete):
            self.loop.call_later(self.app.state.drain_seconds, super().shutdown)
        else:
            super().shutdown()

    @property
    def has_begun(self) -> bool:
        """Whether anything of a request has come."""
        return self.has_header or self.header > 0

    def is_late(self, now: float) -> bool:
        """Whether a request should be here by now."""
        seconds = self.settings.body_seconds if self.has_header else self.settings.header_seconds
        return self.asked_at is not None and now - self.asked_at > seconds


class Frames(Reader, WebSocketsSansIOProtocol):
    """A websocket whose frames are counted, whatever they are, before anything is done for them."""

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        limit = self.app.state.settings.limit_socket
        item = limits.parse(limit) if limit else None
        self.most = FRAMES * item.amount if item is not None else 0  # 0: as many as they like
        self.window = item.get_expiry() if item is not None else 0
        self.counted = 0
        self.since = self.loop.time()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        SOCKETS[self] = None

    def connection_lost(self, exc: Exception | None) -> None:
        SOCKETS.pop(self, None)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """In pieces: a burst holds forty thousand empty frames."""
        is_too_early = self.handshake_initiated and not self.handshake_complete  # nobody has let them in yet
        for first in range(0, len(data), PIECE):
            if not is_too_early and not self.transport.is_closing():
                super().data_received(data[first : first + PIECE])
        if is_too_early or not self.handshake_initiated:  # or it was no request that the library understands
            CUT["no_request"] += 1
            self.leave()
        elif self.transport.get_write_buffer_size() > MOST_UNREAD:  # pongs are written without waiting
            CUT["unread"] += 1
            self.leave()

    def handle_events(self) -> None:
        self.counted += len(self.conn.events)
        if self.most and self.counted > self.most and self.is_flood():
            CUT["floods"] += 1
            self.conn.events.clear()
            self.conn.fail(FLOOD, "too often")
            self.handle_parser_exception()
            return
        super().handle_events()

    def send_receive_event_to_app(self) -> None:
        """What says that it is text and is none is a fault of theirs; uvicorn writes a page about it, each time."""
        if self.curr_msg_data_type == "text":
            try:
                b"".join(self.frames).decode()
            except UnicodeDecodeError:
                CUT["no_text"] += 1
                self.conn.send_close(NO_TEXT)
                self.handle_parser_exception()
                return
        super().send_receive_event_to_app()

    def is_flood(self) -> bool:
        """Whether so many came within the window; if not, the next one begins."""
        now = self.loop.time()
        if now - self.since <= self.window:
            return True
        self.since, self.counted = now, len(self.conn.events)
        return self.counted > self.most

    async def send(self, message: Any) -> None:
        """To somebody who has gone, or whom we have sent away, nothing is said; uvicorn calls it a mistake of ours."""
        if message["type"] == "websocket.close" and not self.writable.is_set():
            self.transport.abort()  # who does not read does not read a farewell either
        try:
            await super().send(message)
        except RuntimeError:
            if self.close_sent or self.transport.is_closing():
                raise ClientDisconnected from None
            raise


async def close_late() -> None:
    """Cut off who is late with a request or reads nothing."""
    now = asyncio.get_running_loop().time()
    for request in list(REQUESTS):
        if request.is_late(now):
            if request.has_begun:  # browsers open connections that they may need, and say nothing
                CUT["unfinished"] += 1
            request.leave()
    connections: list[Requests | Frames] = [*REQUESTS, *SOCKETS]
    for connection in connections:
        if not connection.reads(now):
            CUT["unread"] += 1
            connection.leave()
    log_cut()


def log_cut() -> None:
    """Who was cut off since the last time, in one line: one for each would be a flood of its own."""
    if CUT:
        log.warning("connections cut off", **CUT)
        CUT.clear()


def allowed_connections(most: int) -> int:
    """As many as wished, or as the system has files for; as many of these as it gives us are taken."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = most + SPARE_FILES
    if soft != resource.RLIM_INFINITY and soft < wanted:
        soft = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
    allowed = most if soft == resource.RLIM_INFINITY else max(1, min(most, soft - SPARE_FILES))
    if allowed < most:
        log.warning("few open files", connections=allowed, wanted=most)
    return allowed
