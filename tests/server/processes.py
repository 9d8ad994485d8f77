"""`revier serve` as a process of its own, on a free port of this machine."""

from __future__ import annotations

import logging
import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import chdir, contextmanager
from pathlib import Path
from types import TracebackType
from typing import Any

import httpx
import structlog
from typer.testing import CliRunner
from websockets.sync.client import ClientConnection, connect

from revier import cli

COMMAND = [sys.executable, "-m", "revier.cli"]
START_S = 600.0  # a busy machine, and everything interpreted
NO_LIMITS = {f"REVIER_LIMIT_{name}": "" for name in ("ADDRESS", "PERSON", "SOCKET", "NEWCOMERS")}
CHEAP = {"REVIER_PASSWORD_ROUNDS": "1", "REVIER_PASSWORD_MEMORY": "32"}


def environment(**more: str) -> dict[str, str]:
    """In English, whoever runs the tests; from another folder the same sources are meant."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith("REVIER_")}
    if "PYTHONPATH" in kept:
        kept["PYTHONPATH"] = os.pathsep.join(os.path.abspath(part) for part in kept["PYTHONPATH"].split(os.pathsep))
    return kept | {"REVIER_LANG": "en"} | NO_LIMITS | CHEAP | more


def command(folder: Path, *arguments: str, **more: str) -> tuple[int, str, str]:
    """A command in a process of its own: its exit status, and what it printed to output and errors."""
    words = [*COMMAND, *arguments]
    done = subprocess.run(words, cwd=folder, env=environment(**more), capture_output=True, text=True, timeout=START_S)
    return done.returncode, done.stdout, done.stderr


@contextmanager
def unchanged() -> Iterator[None]:
    """Environment and logs of this process are afterwards what they were."""
    variables, config = dict(os.environ), structlog.get_config()
    root = logging.getLogger()
    handlers, level = list(root.handlers), root.level
    try:
        yield
    finally:
        os.environ.clear()
        os.environ.update(variables)
        root.handlers[:] = handlers
        root.setLevel(level)
        logging.captureWarnings(False)
        structlog.configure(**config)


def here(folder: Path, *arguments: str, **more: str) -> tuple[int, str, str]:
    """The same in this process, which saves it a second."""
    with chdir(folder), unchanged():
        done = CliRunner().invoke(cli.app, list(arguments), env={"REVIER_LANG": "en"} | more)
    if done.exception is not None and not isinstance(done.exception, SystemExit):
        raise done.exception
    return done.exit_code, done.stdout, done.stderr


class Server:
    """`with Server(folder) as server`; what it says goes to a file there."""

    def __init__(self, folder: Path, *arguments: str, **more: str) -> None:
        self.folder = folder
        self.arguments = arguments
        self.more = more
        self.log = folder / "server.log"
        self.process: subprocess.Popen[str] | None = None
        self.address = ""

    def __enter__(self) -> Server:
        with self.log.open("a") as log:
            self.process = subprocess.Popen(
                [*COMMAND, "serve", "--port", "0", "--log", "json", "--drain", "0", *self.arguments],
                cwd=self.folder,
                env=environment(**self.more),
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
            )
        assert self.process.stdout is not None
        said = self.process.stdout.readline()
        found = re.search(r"http://\S+", said)
        assert found is not None, said + self.log.read_text()
        self.address = found[0]
        self.wait_until_well()
        return self

    def wait_until_well(self) -> None:
        """Its health check has a time limit, which a busy machine may exceed."""
        deadline = time.monotonic() + START_S
        while not self.is_well():
            assert time.monotonic() < deadline, self.log.read_text()
            time.sleep(0.05)

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self.process is not None and self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
            try:
                self.process.wait(START_S)
            except subprocess.TimeoutExpired:
                self.process.kill()
                self.process.wait()
                raise

    def terminate(self) -> None:
        assert self.process is not None
        self.process.send_signal(signal.SIGTERM)

    def interrupt(self) -> None:
        """As Ctrl-C does: at once, even while it drains."""
        assert self.process is not None
        self.process.send_signal(signal.SIGINT)

    def wait(self, seconds: float = START_S) -> int:
        assert self.process is not None
        return self.process.wait(seconds)

    def get(self, path: str) -> httpx.Response:
        """What anybody is answered."""
        return httpx.get(self.address + path, timeout=START_S)

    def live(self, client: httpx.Client, table: str) -> ClientConnection:
        """A browser's socket at a table; however long the server takes, it waits."""
        cookies = "; ".join(f"{name}={value}" for name, value in client.cookies.items())
        headers = {"Cookie": cookies, "Origin": self.address}
        address = f"{self.address.replace('http', 'ws', 1)}/api/tables/{table}/live"
        return connect(address, additional_headers=headers, open_timeout=START_S, ping_interval=None)

    def is_well(self) -> bool:
        try:
            return self.get("/healthz").status_code == 200
        except httpx.TransportError:
            return False

    def guest(self, name: str) -> httpx.Client:
        """The browser of somebody new."""
        client = httpx.Client(base_url=self.address, headers={"Origin": self.address}, timeout=START_S)
        answer = client.post("/api/guests", json={"name": name})
        assert answer.status_code == 201, answer.text
        return client

    def table(self, owner: httpx.Client, **wishes: Any) -> str:
        """A new table; returns its id."""
        answer = owner.post("/api/tables", json={"game": "glueck-auf", "players": 2} | wishes)
        assert answer.status_code == 201, answer.text
        body = answer.json()
        return str(body.get("id") or body["table"]["id"])
