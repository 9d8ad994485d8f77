"""Connections that flood, dawdle or do not read: real sockets at a real server; whoever else is there is served."""

from __future__ import annotations

import json
import socket
from collections.abc import Iterator
from contextlib import ExitStack, closing, contextmanager, suppress
from http.client import HTTPConnection
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import httpx
import pytest

from revier.server.operation.connections import SPARE_FILES, UNREAD_S, Reader
from tests.server import processes
from tests.server.processes import Server
from tests.server.raw import CONTINUED, PATIENCE, PING, TEXT, Raw, frame, say, tcp
from tests.waiting import wait_until

LIMIT = 20  # messages that one socket may send in an hour


@contextmanager
def serving(folder: Path, **settings: str) -> Iterator[tuple[Server, str, httpx.Client]]:
    """A server with one open table, its path, and whoever opened it."""
    with Server(folder, **{f"REVIER_{name.upper()}": value for name, value in settings.items()}) as server:
        owner = server.guest("Frida")
        yield server, f"/api/tables/{server.table(owner, access='open')}/live", owner


def cookies_of(client: httpx.Client) -> str:
    return "; ".join(f"{name}={value}" for name, value in client.cookies.items())


def logged_lines(server: Server) -> list[dict[str, Any]]:
    return [json.loads(line) for line in server.log.read_text().splitlines()]


def logged(server: Server, event: str) -> list[dict[str, Any]]:
    return [line for line in logged_lines(server) if line["event"] == event]


def cut_off(server: Server, why: str) -> int:
    return sum(line.get(why, 0) for line in logged(server, "connections cut off"))


# -- who floods -----------------------------------------------------------------------------------


def test_who_sends_too_many_messages_is_told_so_once_and_closed(tmp_path: Path) -> None:
    with serving(tmp_path, limit_socket=f"{LIMIT}/hour") as (server, path, _):
        with Raw(server.address, path).opened() as flood:
            for n in range(LIMIT + 10):
                flood.put(say(type="ping", re=str(n)))
            heard, code = flood.until_closed()
        answers = [message for message in heard if message["type"] in ("done", "error")]
        assert [message["type"] for message in answers] == ["done"] * LIMIT + ["error"]
        assert (answers[-1]["error"], code) == ("server-too-often", 1008)


@pytest.mark.parametrize(
    "burst",
    [
        frame(TEXT, b"{}") * 20_000,
        frame(TEXT, b"{", is_whole=False) + frame(CONTINUED, is_whole=False) * 40_000,
        frame(PING) * 40_000,
        frame(PING, b"x" * 125) * 2_000,
    ],
    ids=["texts", "parts", "pings", "long pings"],
)
def test_a_burst_is_cut_off_before_it_is_taken_apart(tmp_path: Path, burst: bytes) -> None:
    with serving(tmp_path, limit_socket=f"{LIMIT}/hour") as (server, path, owner):
        with Raw(server.address, path).opened() as flood, Raw(server.address, path).opened() as other:
            flood.put(burst)
            heard, code = flood.until_closed()
            assert code == 1008
            assert sum(message["type"] == "done" for message in heard) <= LIMIT
            other.put(say(type="ping", re="still here"))
            while json.loads(other.hear()[1]).get("re") != "still here":
                pass
        assert owner.get("/api/me").status_code == 200
    assert cut_off(server, "floods") == 1
    assert not logged(server, "unforeseen")


def test_an_honest_client_may_send_parts_and_pings(tmp_path: Path) -> None:
    limit = f"{LIMIT}/hour"
    with serving(tmp_path, limit_socket=limit) as (server, path, _), Raw(server.address, path).opened() as client:
        for n in range(LIMIT // 3):
            text = json.dumps({"type": "ping", "re": f"in parts {n}"}).encode()
            client.put(frame(TEXT, text[:5], is_whole=False) + frame(PING, b"?") + frame(CONTINUED, text[5:]))
            while f"in parts {n}".encode() not in client.hear()[1]:
                pass


@pytest.mark.parametrize(("whose", "most"), [("address", 3), ("person", 2)])
def test_sockets_at_a_time_are_limited(tmp_path: Path, whose: str, most: int) -> None:
    with (
        serving(tmp_path, **{f"most_sockets_{whose}": str(most)}) as (server, path, owner),
        ExitStack() as stack,
    ):
        cookies = cookies_of(owner) if whose == "person" else ""
        held = [stack.enter_context(Raw(server.address, path, cookies)).opened() for _ in range(most)]
        assert stack.enter_context(Raw(server.address, path, cookies)).status() == 429
        assert owner.get("/api/me").status_code == 200
        held[0].put(frame(8, b"\x03\xe8"))
        assert held[0].until_closed()[1] == 1000
        # the place is free once the server has put the socket away
        wait_until(lambda: stack.enter_context(Raw(server.address, path, cookies)).status() == 101)


def heard_from(connection: socket.socket) -> bytes:
    """All that comes until the server hangs up."""
    heard = b""
    with suppress(ConnectionResetError):
        while more := connection.recv(1 << 16):
            heard += more
    return heard


ASK = b"GET /healthz HTTP/1.1\r\nHost: here\r\n\r\n"


def test_of_a_burst_of_requests_one_is_answered(tmp_path: Path) -> None:
    """To take apart what nobody has waited for would keep everybody waiting; the others may be asked again."""
    with serving(tmp_path) as (server, _, owner), tcp(server.address) as flood:
        flood.sendall(ASK + b"GET / HTTP/1.1\r\n\r\n" * 14_000)
        heard = heard_from(flood)
        assert heard.count(b"HTTP/1.1 ") <= 1  # none, where the reset has overtaken the answer
        assert owner.get("/api/me").status_code == 200
        for _ in range(20):
            gone = Raw(server.address, "/")
            gone.put(ASK * 2)
            gone.vanish()
        with closing(HTTPConnection(urlsplit(server.address).netloc, timeout=PATIENCE)) as patient:
            patient.connect()
            kept = patient.sock
            for _ in range(3):
                patient.request("GET", "/healthz")
                assert patient.getresponse().read()
                assert patient.sock is kept
    assert not [line for line in logged_lines(server) if line["level"] == "error"]


# -- who does not read ----------------------------------------------------------------------------


def test_who_pings_and_does_not_read_is_cut_off(tmp_path: Path) -> None:
    """Here nothing else limits them: what they leave unread would be kept for them."""
    pings = frame(PING, b"x" * 125) * 8_000  # a megabyte
    with serving(tmp_path, limit_socket="") as (server, path, owner), Raw(server.address, path).opened() as deaf:
        assert not all(deaf.put(pings) for _ in range(60))
        assert owner.get("/api/me").status_code == 200
    assert cut_off(server, "unread") == 1


# -- who dawdles ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "begun",
    [
        [],
        [b"GET /healthz HTTP/1.1\r\nHost: here\r\nX-Slow: "],
        [b"\r\n"],
        [b"GET /healthz HTTP/1.1\r\nHost: here\r\n\r\n", b"GET /heal"],
        [b"POST /api/guests HTTP/1.1\r\nHost: here\r\nContent-Length: 20\r\nAuthorization: Bearer x\r\n\r\n{"],
    ],
    ids=["nothing", "header", "no request", "second request", "body"],
)
def test_a_request_that_is_not_finished_is_not_waited_for(tmp_path: Path, begun: list[bytes]) -> None:
    with Server(tmp_path, REVIER_HEADER_SECONDS="3", REVIER_BODY_SECONDS="3") as server:
        dawdle(server, begun)
        while begun and not cut_off(server, "unfinished"):  # we had not even begun, so busy is this machine
            dawdle(server, begun)
        while not server.is_well():  # whoever is served asks again
            pass
    assert bool(cut_off(server, "unfinished")) == bool(begun)  # to say nothing is no fault
    assert not logged(server, "unforeseen")


def dawdle(server: Server, begun: list[bytes]) -> None:
    """Ask for something, but not to the end, until the server hangs up."""
    with tcp(server.address) as slow, suppress(BrokenPipeError, ConnectionResetError):
        for n, part in enumerate(begun):
            if n and not slow.recv(1 << 16).startswith(b"HTTP/1.1 200"):
                return
            slow.sendall(part)
        while slow.recv(1 << 16):
            pass


def test_where_there_are_few_files_there_are_fewer_connections(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Who holds connections open does not take the last file: from then on nobody could come."""
    files, more = SPARE_FILES + 30, 60
    monkeypatch.setattr(processes, "COMMAND", ["sh", "-c", f'ulimit -n {files}; exec "$@"', "sh", *processes.COMMAND])
    with Server(tmp_path, REVIER_HEADER_SECONDS="36000") as server, ExitStack() as stack:
        for _ in range(30 + more):
            stack.enter_context(tcp(server.address)).sendall(b"GET /healthz HTTP/1.1\r\n")
            assert server.get("/api/tables").status_code == 200
    assert cut_off(server, "too_many") >= more
    assert [line["connections"] for line in logged(server, "few open files")] == [30]


def test_a_header_without_end_is_refused(tmp_path: Path) -> None:
    with serving(tmp_path) as (server, _, owner), tcp(server.address) as talker:
        talker.sendall(b"GET /healthz HTTP/1.1\r\nHost: here\r\n")
        endless = b"X-More: " + b"x" * 8_000 + b"\r\n"
        with pytest.raises((BrokenPipeError, ConnectionResetError)):
            talker.sendall(endless * 10_000)
        assert owner.get("/api/me").status_code == 200


def test_what_follows_a_body_without_end_is_refused(tmp_path: Path) -> None:
    head = b"POST /api/guests HTTP/1.1\r\nHost: here\r\nAuthorization: Bearer x\r\nTransfer-Encoding: chunked\r\n\r\n"
    for endless in (b"0\r\n" + b"X-More: x\r\n" * 2_000_000, b"2;" + b"x" * 20_000_000):
        with serving(tmp_path) as (server, _, owner), tcp(server.address) as talker:
            with pytest.raises((BrokenPipeError, ConnectionResetError)):
                talker.sendall(head + endless)
            assert owner.get("/api/me").status_code == 200


IS_JSON = {"Content-Type": "application/json"}


def test_a_body_in_many_parts_is_whole(tmp_path: Path) -> None:
    with serving(tmp_path) as (_, _, owner):
        name = json.dumps({"name": "Frieda", "language": "de"}).encode()
        parts = [name[n : n + 1] for n in range(len(name))]
        assert owner.patch("/api/me", content=iter(parts), headers=IS_JSON).json()["name"] == "Frieda"


def test_a_socket_that_is_none_is_not_kept(tmp_path: Path) -> None:
    """uvicorn waits for ever where its library for websockets does not understand the request."""
    strange = [b"X: " + b"x" * 9_000, b"\r\n".join([b"X: x"] * 200), b"Content-Length: 5"]
    wants = b"GET / HTTP/1.1\r\nHost: here\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    with Server(tmp_path) as server:
        for line in strange:
            with tcp(server.address) as connection:
                connection.sendall(wants + line + b"\r\n\r\n")
                assert heard_from(connection) == b""
    assert cut_off(server, "no_request") == len(strange)


def test_bad_requests_fill_no_log(tmp_path: Path) -> None:
    with serving(tmp_path) as (server, path, _):
        before = len(logged_lines(server))
        for _ in range(30):
            with tcp(server.address) as connection:
                connection.sendall(b"\0\r\n\r\n")
                assert heard_from(connection).startswith(b"HTTP/1.1 400 ")
            with tcp(server.address) as connection:
                connection.sendall(ASK[:-2] + b"Connection: Upgrade\r\nUpgrade: h2c\r\n\r\n")
                assert connection.recv(1 << 16).startswith(b"HTTP/1.1 ")
            early = Raw(server.address, path)  # and does not wait until it may speak
            early.put(b"\xff" * 100)
            early.socket.shutdown(socket.SHUT_WR)
            heard_from(early.socket)
    lines = logged_lines(server)[before:]
    assert {line["event"] for line in lines} <= {"connections cut off", "request", "draining"}
    assert cut_off(server, "no_request") >= 30


def test_connections_that_ask_nothing_keep_nobody_out(tmp_path: Path) -> None:
    """More of them than there may be: the oldest goes for whoever is new."""
    with serving(tmp_path, most_connections="30") as (server, path, _), ExitStack() as stack:
        player = stack.enter_context(Raw(server.address, path)).opened()
        for _ in range(60):
            slow = stack.enter_context(tcp(server.address))
            slow.sendall(b"GET /healthz HTTP/1.1\r\n")
            assert server.get("/api/tables").status_code == 200
        player.put(say(type="ping", re="still here"))
        while json.loads(player.hear()[1]).get("re") != "still here":
            pass
    assert cut_off(server, "too_many") > 30


# -- who is gone ----------------------------------------------------------------------------------


def test_who_vanishes_is_no_error(tmp_path: Path) -> None:
    with serving(tmp_path) as (server, path, owner):
        for n in range(30):
            gone = Raw(server.address, path, cookies_of(owner))
            if n % 3:
                gone.opened()
            if n % 3 == 2:
                gone.put(say(type="chat", text="I am") * 3)
            gone.vanish()
        with Raw(server.address, path).opened() as last:
            last.put(say(type="ping", re="here"))
            while json.loads(last.hear()[1]).get("re") != "here":
                pass
    assert not [line for line in logged_lines(server) if line["level"] == "error"]


def test_who_sends_no_text_fills_no_log(tmp_path: Path) -> None:
    with serving(tmp_path) as (server, path, _):
        for burst in (frame(TEXT, b"\xff"), frame(TEXT, b"\xc3", is_whole=False) + frame(CONTINUED, b"(")):
            with Raw(server.address, path).opened() as client:
                client.put(burst)
                assert client.until_closed()[1] == 1007
    assert cut_off(server, "no_text") == 2
    assert not [line for line in logged_lines(server) if line["level"] == "error"]


# -- who reads slowly -----------------------------------------------------------------------------


class Buffer:
    """What a transport still has to write."""

    size = 0

    def get_write_buffer_size(self) -> int:
        return self.size


def test_who_reads_slowly_stays_and_who_reads_nothing_goes() -> None:
    reader, buffer = Reader(), Buffer()
    reader.transport = buffer  # type: ignore[assignment]  # of which only this is asked
    assert reader.reads(now=1_000.0)
    buffer.size = 100_000
    for look in range(100):  # a little every time
        buffer.size -= 1
        assert reader.reads(now=1_010.0 + 10 * look)
    assert reader.reads(now=2_000.0 + UNREAD_S)
    assert not reader.reads(now=2_001.0 + UNREAD_S)


# -- a crowd --------------------------------------------------------------------------------------


def test_spectators_who_leave_at_once_throw_no_player_off(tmp_path: Path) -> None:
    with serving(tmp_path) as (server, path, owner), Raw(server.address, path, cookies_of(owner)).opened() as player:
        crowd = [Raw(server.address, path).opened() for _ in range(100)]
        for spectator in crowd:
            spectator.vanish()
        told = [0]
        while max(told) < len(crowd) or told[-1] != 0:  # all have come, and all have gone
            told.append(json.loads(player.hear()[1]).get("watchers", told[-1]))
        player.put(say(type="ping", re="still here"))
        while json.loads(player.hear()[1]).get("re") != "still here":
            pass
