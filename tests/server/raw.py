"""A websocket by hand: a client that sends what no library would, and reads only if it wants to."""

from __future__ import annotations

import json
import socket
import struct
from types import TracebackType
from typing import Any
from urllib.parse import urlsplit

TEXT, CONTINUED, CLOSE, PING = 1, 0, 8, 9
WHOLE = 0x80
PATIENCE = 600.0  # seconds after which a test gives up


def frame(kind: int, data: bytes = b"", is_whole: bool = True) -> bytes:
    """As a client has to send it; the mask of zeros leaves the data as they are."""
    length = bytes([0x80 | len(data)]) if len(data) < 126 else b"\xfe" + struct.pack("!H", len(data))
    return bytes([kind | (WHOLE if is_whole else 0)]) + length + bytes(4) + data


def tcp(address: str) -> socket.socket:
    parts = urlsplit(address)
    assert parts.hostname is not None
    return socket.create_connection((parts.hostname, parts.port or 80), PATIENCE)


class Raw:
    """`with Raw(address, path) as raw`; cookies make it somebody's."""

    def __init__(self, address: str, path: str, cookies: str = "") -> None:
        self.socket = tcp(address)
        self.read = b""
        lines = [
            f"GET {path} HTTP/1.1",
            f"Host: {urlsplit(address).netloc}",
            f"Origin: {address}",
            "Upgrade: websocket",
            "Connection: Upgrade",
            "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==",
            "Sec-WebSocket-Version: 13",
            *([f"Cookie: {cookies}"] if cookies else []),
        ]
        self.socket.sendall("\r\n".join([*lines, "", ""]).encode())

    def opened(self) -> Raw:
        """Once the server has opened it."""
        assert self.status() == 101
        return self

    def status(self) -> int:
        """How the server answers the handshake."""
        while b"\r\n\r\n" not in self.read:
            self.more()
        head, _, self.read = self.read.partition(b"\r\n\r\n")
        return int(head.split()[1])

    def __enter__(self) -> Raw:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.socket.close()

    def vanish(self) -> None:
        """As when a line is cut: no farewell, the other side hears of it by a reset."""
        self.socket.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
        self.socket.close()

    def put(self, data: bytes) -> bool:
        """Send as much as is taken; False if the server has hung up."""
        try:
            self.socket.sendall(data)
        except (BrokenPipeError, ConnectionResetError):
            return False
        return True

    def more(self) -> None:
        got = self.socket.recv(1 << 16)
        if not got:
            raise EOFError
        self.read += got

    def take(self, count: int) -> bytes:
        while len(self.read) < count:
            self.more()
        taken, self.read = self.read[:count], self.read[count:]
        return taken

    def hear(self) -> tuple[int, bytes]:
        """The next frame: what it is, and what it says."""
        first, length = self.take(2)
        if length == 126:
            (length,) = struct.unpack("!H", self.take(2))
        elif length == 127:
            (length,) = struct.unpack("!Q", self.take(8))
        return first & 0x0F, self.take(length)

    def until_closed(self) -> tuple[list[Any], int]:
        """All messages that are left, and how it is closed; 0: without a word."""
        heard: list[Any] = []
        try:
            while (got := self.hear())[0] != CLOSE:
                if got[0] == TEXT:
                    heard.append(json.loads(got[1]))
        except (EOFError, ConnectionResetError):
            return heard, 0
        return heard, struct.unpack("!H", got[1][:2])[0]


def say(**message: Any) -> bytes:
    """A message as the text frame that a client would send."""
    return frame(TEXT, json.dumps(message).encode())
