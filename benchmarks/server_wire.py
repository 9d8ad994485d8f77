"""What the benchmark's players say and hear: guests, tables, websockets."""

from __future__ import annotations

from http.cookiejar import CookieJar, DefaultCookiePolicy
from typing import Any

import httpx
import msgspec
import websockets


class Option(msgspec.Struct):
    """Something that may be done."""

    id: int


class Game(msgspec.Struct):
    """What matters here of a position."""

    ply: int
    revision: int
    options: list[Option]
    can_undo: bool = False
    scores: list[int] | None = None


class News(msgspec.Struct):
    """What matters here of what a server says."""

    type: str
    error: str = ""
    message: str = ""
    game: Game | None = None


read_news = msgspec.json.Decoder(News).decode
write = msgspec.json.Encoder().encode


class Visitor:
    """Somebody who asks a server by HTTP; who they are is said with every request."""

    def __init__(self, address: str) -> None:
        self.address = address
        forgetful = CookieJar(DefaultCookiePolicy(allowed_domains=[]))
        self.client = httpx.AsyncClient(base_url=address, headers={"Origin": address}, cookies=forgetful, timeout=60)

    async def __aenter__(self) -> Visitor:
        await self.client.__aenter__()
        return self

    async def __aexit__(self, *error: object) -> None:
        await self.client.__aexit__()

    async def guest(self, name: str) -> str:
        """A new person's cookie."""
        answer = await self.client.post("/api/guests", json={"name": name})
        answer.raise_for_status()
        return "; ".join(f"{key}={value}" for key, value in answer.cookies.items())

    async def post(self, path: str, cookie: str, body: object = None) -> Any:
        """Ask for a change, and get what it has come to."""
        answer = await self.client.post(path, json=body, headers={"Cookie": cookie})
        answer.raise_for_status()
        return answer.json() if answer.content else None

    async def get(self, path: str, cookie: str) -> bytes:
        answer = await self.client.get(path, headers={"Cookie": cookie})
        answer.raise_for_status()
        return answer.content


def socket_at(address: str, table: str, cookie: str) -> websockets.connect:
    """A websocket as a browser opens one."""
    return websockets.connect(
        f"{address.replace('http', 'ws', 1)}/api/tables/{table}/live",
        additional_headers={"Cookie": cookie, "Origin": address},
        compression=None,
        max_size=None,
        ping_interval=None,
        open_timeout=60,
    )
