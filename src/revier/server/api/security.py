"""What every request has to pass and every answer has to say, whatever it is about."""

from __future__ import annotations

from contextlib import suppress

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import ClientDisconnect
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocketDisconnect
from uvicorn.protocols.utils import ClientDisconnected  # a socket that is gone before it was opened

from revier.server.operation.peer import is_secure
from revier.server.operation.settings import DAY, Settings
from revier.server.problems import Problem, preferred_language, problem_of

HARMLESS = ("GET", "HEAD", "OPTIONS")  # these change nothing
UPLOADS = ("/api/records", "/api/tables")  # may carry a record, a board or components
INTERNAL_ERROR = 1011

CONTENT_POLICY = "; ".join(
    (
        "default-src 'self'",
        "img-src 'self' data:",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)
HEADERS = {
    "Content-Security-Policy": CONTENT_POLICY,
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    "Referrer-Policy": "same-origin",  # links to a table may hold its invitation
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
}


class Security:
    """Origin check, sizes and headers."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app = app
        self.settings = settings

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        headers = Headers(scope=scope)
        answer = Answer(scope, send, self.settings)
        try:
            self.check_origin(scope, headers)
            self.check_announced_size(scope, headers)
            await self.app(scope, self.measured(scope, receive), answer.send)
        except (ClientDisconnect, WebSocketDisconnect, ClientDisconnected):
            return
        except Exception as error:
            problem = problem_of(error)
            if answer.has_begun:
                await answer.break_off()
            else:
                await problem.response(preferred_language(headers.get("accept-language", "")))(
                    scope, receive, answer.send
                )

    # -- where it comes from -----------------------------------------------------------------------

    def check_origin(self, scope: Scope, headers: Headers) -> None:
        """Pages of others must not act with our cookie; programs with a token send none."""
        if scope["type"] == "http" and scope["method"] in HARMLESS:
            return
        if "cookie" not in headers and headers.get("authorization", "").lower().startswith("bearer "):
            return
        origins = headers.getlist("origin")
        if len(origins) != 1 or origins[0] not in (own_origin(scope, headers), *self.settings.origins):
            raise Problem(403, "server-foreign-origin")

    # -- how large it is ---------------------------------------------------------------------------

    def largest(self, scope: Scope) -> int:
        is_upload = scope["path"] in UPLOADS
        return self.settings.largest_upload if is_upload else self.settings.largest_body

    def check_announced_size(self, scope: Scope, headers: Headers) -> None:
        announced = headers.get("content-length", "0")
        if not announced.isdecimal() or len(announced) > 12 or int(announced) > self.largest(scope):
            raise self.too_large(scope)

    def too_large(self, scope: Scope) -> Problem:
        return Problem(413, "server-too-large", most=self.largest(scope) // 1024)

    def measured(self, scope: Scope, receive: Receive) -> Receive:
        """Counts what really comes: a body in chunks announces nothing."""
        if scope["type"] != "http":
            return receive  # messages of sockets are limited by uvicorn, before they are put together
        left = self.largest(scope)

        async def counting() -> Message:
            nonlocal left
            message = await receive()
            left -= len(message.get("body", b""))
            if left < 0:
                raise self.too_large(scope)
            return message

        return counting


class Answer:
    """What goes back: with the headers that every answer has."""

    def __init__(self, scope: Scope, send: Send, settings: Settings) -> None:
        self.scope = scope
        self.to_client = send
        self.settings = settings
        self.has_begun = False

    async def send(self, message: Message) -> None:
        self.has_begun = True
        if message["type"] in ("http.response.start", "websocket.http.response.start"):
            self.add_headers(MutableHeaders(scope=message))
        await self.to_client(message)

    def add_headers(self, headers: MutableHeaders) -> None:
        for name, value in HEADERS.items():
            headers.setdefault(name, value)
        if self.scope["path"].startswith("/api/"):
            headers.setdefault("Cache-Control", "no-store")
        if is_secure(self.scope):
            headers.setdefault("Strict-Transport-Security", f"max-age={self.settings.hsts_days * DAY}")

    async def break_off(self) -> None:
        """An error in the middle: a socket is closed, an answer by HTTP stays incomplete, which clients notice."""
        if self.scope["type"] == "websocket":
            with suppress(Exception):  # gone already
                await self.to_client({"type": "websocket.close", "code": INTERNAL_ERROR})


def own_origin(scope: Scope, headers: Headers) -> str:
    """The origin that pages of this very server have."""
    return f"{'https' if is_secure(scope) else 'http'}://{headers.get('host', '').lower()}"
