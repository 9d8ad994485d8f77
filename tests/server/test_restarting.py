"""A restart that nobody notices but by waiting: the socket stays, and kept connections are closed in good time."""

from __future__ import annotations

import re
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import httpx
import pytest
import uvicorn

from tests.server.processes import COMMAND, START_S, Server, environment
from tests.server.raw import tcp

AS_SYSTEMD = """
import os, sys
os.dup2(int(sys.argv[1]), 3)
os.environ |= {"LISTEN_PID": str(os.getpid()), "LISTEN_FDS": "1"}
os.execv(sys.argv[2], sys.argv[2:])
"""


@contextmanager
def started(folder: Path, listener: socket.socket) -> Iterator[subprocess.Popen[bytes]]:
    """A server that is handed the socket where it should listen."""
    file = listener.fileno()
    words = [sys.executable, "-c", AS_SYSTEMD, str(file), *COMMAND, "serve", "--port", "1", "--drain", "0"]
    with (folder / "server.log").open("a") as log:
        server = subprocess.Popen(words, cwd=folder, env=environment(), pass_fds=[file], stdout=log, stderr=log)
    try:
        yield server
    finally:
        server.send_signal(signal.SIGTERM)
        server.wait(START_S)


def test_who_comes_while_a_server_restarts_waits_for_the_next_one(tmp_path: Path) -> None:
    with closing(socket.create_server(("127.0.0.1", 0))) as listener:
        address = f"http://127.0.0.1:{listener.getsockname()[1]}"
        with started(tmp_path, listener):
            assert httpx.get(f"{address}/api/tables", timeout=START_S).status_code == 200
        with tcp(address) as early:  # nobody serves now
            early.settimeout(START_S)
            early.sendall(b"GET /api/tables HTTP/1.0\r\nHost: here\r\n\r\n")
            with started(tmp_path, listener):
                assert early.recv(1 << 16).startswith(b"HTTP/1.1 200")


def test_while_a_server_drains_it_asks_for_new_connections_elsewhere(tmp_path: Path) -> None:
    with Server(tmp_path, "--drain", "600") as server:
        frida = server.guest("Frida")
        assert "connection" not in frida.get("/api/me").headers
        server.terminate()
        while frida.get("/healthz").json()["status"] != "draining":
            pass
        assert frida.get("/api/me").headers["connection"] == "close"
        frida.close()
        server.interrupt()
        assert server.wait() == 130


# -- what nginx is told about it -------------------------------------------------------------------

DEPLOY = Path(__file__).parents[2] / "deploy"


@pytest.mark.parametrize("name", ["nginx-upstream.conf", "compose.yaml"])
def test_nginx_asks_over_no_connection_that_we_close_and_gives_up_no_server(name: str) -> None:
    """One that restarts refuses for a moment: taken out for longer, it would be missing when the next one restarts."""
    written = (DEPLOY / name).read_text(encoding="utf-8")
    (upstream,) = re.findall(r"upstream revier \{(.*?)\}", written, re.DOTALL)
    lines = [line.partition("#")[0].strip() for line in upstream.splitlines()]
    servers = [line for line in lines if line.startswith("server ")]
    assert servers
    assert all("max_fails=0" in line for line in servers)
    (kept,) = re.findall(r"keepalive_timeout (\d+)s;", upstream)
    assert int(kept) < uvicorn.Config("").timeout_keep_alive


def test_nginx_asks_the_next_server_where_one_does_not_take_anybody() -> None:
    written = (DEPLOY / "nginx.conf").read_text(encoding="utf-8")
    (cases,) = re.findall(r"proxy_next_upstream ([^;]+);", written)
    assert {"error", "http_503"} <= set(cases.split())
    assert "non_idempotent" not in cases  # a move that may have been made is not sent a second time
