"""A PostgreSQL of the tests' own: made in a folder of its own, reached by a socket in it, thrown away at the end."""

from __future__ import annotations

import ctypes
import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import suppress
from itertools import count
from pathlib import Path

import psycopg
import pytest

PROGRAMS = Path("/usr/lib/postgresql")
START_S = 600.0  # longest that a server may take to answer, recovery after a kill included
STOP_S = 600.0
PR_SET_PDEATHSIG = 1
WHY_NOT = "PostgreSQL is not installed: run tests/server/install_postgres.sh"


def program(name: str) -> Path:
    """A program of the newest PostgreSQL installed here."""
    found = sorted(PROGRAMS.glob(f"*/bin/{name}"), key=lambda path: int(path.parts[-3]))
    if not found:
        raise FileNotFoundError(WHY_NOT)
    return found[-1]


def account() -> str | None:
    """Whom it runs as: PostgreSQL refuses to run as root."""
    if os.getuid() != 0:
        return None
    names = {entry.pw_name for entry in pwd.getpwall()}
    return next(name for name in ("postgres", "nobody") if name in names)


def end_with_parent() -> None:
    """Linux stops a process when the thread that started it is gone: tests that are killed leave nothing running."""
    ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, signal.SIGINT)


class Cluster:
    """A server that can be started, stopped and killed; its data stay until it is thrown away."""

    def __init__(self, *, fsync: bool = False) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="revier-pg-"))
        self.data = self.folder / "data"
        self.log = self.folder / "log"
        self.user = account()
        if self.user is not None:
            shutil.chown(self.folder, self.user)
        self.run("initdb", "-D", self.data, "-U", "revier", "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync")
        switch = "on" if fsync else "off"
        self.settings = {
            "listen_addresses": "",
            "unix_socket_directories": str(self.folder),
            "fsync": switch,  # off: a commit survives kill -9, but no power cut
            "full_page_writes": switch,
            "max_connections": "200",
        }
        self.process: subprocess.Popen[bytes] | None = None

    def run(self, name: str, *arguments: str | Path) -> None:
        """One of PostgreSQL's programs, to its end."""
        command = [program(name), *arguments]
        subprocess.run(command, user=self.user, cwd=self.folder, check=True, stdout=subprocess.DEVNULL, timeout=START_S)

    def start(self) -> None:
        """Start, and wait until it answers."""
        options = [part for name, value in self.settings.items() for part in ("-c", f"{name}={value}")]
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                [program("postgres"), "-D", self.data, *options],
                user=self.user,
                cwd=self.folder,
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
                start_new_session=True,  # Ctrl-C at the tests must not stop it before them
                preexec_fn=end_with_parent,
            )
        deadline = time.monotonic() + START_S
        while not self.answers():
            if self.process.poll() is not None or time.monotonic() > deadline:
                raise RuntimeError(f"PostgreSQL did not start:\n{self.log.read_text(errors='replace')[-2000:]}")
            time.sleep(0.02)

    def answers(self) -> bool:
        """Whether one can connect."""
        try:
            self.execute("SELECT 1")
        except psycopg.OperationalError:
            return False
        return True

    def stop(self) -> None:
        """Stop it, whoever is still connected."""
        if self.process is not None:
            self.process.send_signal(signal.SIGINT)
            self.process.wait(STOP_S)
            self.process = None

    def kill(self) -> None:
        """As if the machine had failed: kill -9 of all its processes, so that nothing is tidied up."""
        assert self.process is not None, "start it first"
        children = Path(f"/proc/{self.process.pid}/task/{self.process.pid}/children").read_text().split()
        self.process.kill()
        self.process.wait(STOP_S)
        self.process = None
        for child in map(int, children):
            with suppress(ProcessLookupError):
                os.kill(child, signal.SIGKILL)
        deadline = time.monotonic() + STOP_S
        while any(Path(f"/proc/{child}").exists() for child in children) and time.monotonic() < deadline:
            time.sleep(0.01)  # a new server waits for the shared memory of the old one

    def throw_away(self) -> None:
        """Stop it and forget its data."""
        self.stop()
        shutil.rmtree(self.folder, ignore_errors=True)

    def execute(self, statement: str) -> None:
        """A statement of whoever looks after the cluster."""
        with psycopg.connect(host=str(self.folder), user="revier", dbname="postgres", autocommit=True) as connection:
            connection.execute(statement.encode())

    def url(self, name: str) -> str:
        """For SQLAlchemy."""
        return f"postgresql+psycopg://revier@/{name}?host={self.folder}"

    def create(self, name: str) -> str:
        """A new, empty database; returns its URL."""
        self.execute(f'CREATE DATABASE "{name}"')
        return self.url(name)

    def drop(self, name: str) -> None:
        """Whoever is connected to it."""
        self.execute(f'DROP DATABASE IF EXISTS "{name}" WITH (FORCE)')


@pytest.fixture(scope="session")
def postgres_cluster() -> Iterator[Cluster]:
    """One for all tests of a session; nothing waits for the disk."""
    cluster = Cluster()
    try:
        cluster.start()
        yield cluster
    finally:
        cluster.throw_away()


NUMBERS = count(1)


@pytest.fixture
def postgres_url(postgres_cluster: Cluster) -> Iterator[str]:
    """A new, empty database for one test."""
    name = f"test_{next(NUMBERS)}"
    yield postgres_cluster.create(name)
    postgres_cluster.drop(name)
