"""A server of a benchmark's own: over a new database, without rate limits, stopped at the end; and what it takes."""

from __future__ import annotations

import os
import re
import resource
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from tests.server.postgres import Cluster, program

LIMITS = ("ADDRESS", "PERSON", "SOCKET", "NEWCOMERS")  # all players come from one address
MOST_SOCKETS = 100_000
SPARE_FILES = 500  # that a process has open beside its sockets
STOP_S = 60


@dataclass(frozen=True)
class Server:
    """A running server."""

    address: str
    pid: int

    def processes(self) -> list[int]:
        """The server and all that it has started."""
        found = [self.pid]
        for pid in found:
            for children in Path(f"/proc/{pid}/task").glob("*/children"):
                found += map(int, children.read_text().split())
        return found

    def processor_s(self) -> float:
        """What the server itself has used of the processor."""
        fields = Path(f"/proc/{self.pid}/stat").read_text().rsplit(")", 1)[1].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def memory_mb(self) -> int:
        """The most that it and its processes ever had; what they share is counted for each."""
        statuses = [Path(f"/proc/{pid}/status").read_text() for pid in self.processes()]
        return sum(int(kb) for status in statuses for kb in re.findall(r"VmHWM:\s+(\d+) kB", status)) // 1024


def machine_s() -> float:
    """What all processes of this machine have used of its processors: tells whether it was quiet."""
    user, nice, system, _, _, irq, softirq = map(int, Path("/proc/stat").read_text().split()[1:8])
    return (user + nice + system + irq + softirq) / os.sysconf("SC_CLK_TCK")


def allow_sockets(count: int) -> None:
    """Let this process, and those it starts, open so many; SystemExit if the system does not."""
    wanted = count + SPARE_FILES
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        try:
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, max(wanted, hard)))
        except (ValueError, OSError):
            sys.exit(
                f"{wanted} open files are needed, the system allows {hard}: raise `ulimit -Hn` or take fewer tables"
            )


@contextmanager
def a_database(kind: str) -> Iterator[str]:
    """The URL of a new database that waits for the disk at every commit."""
    if kind == "sqlite":
        with tempfile.TemporaryDirectory(prefix="revier-bench-") as folder:
            yield f"sqlite:///{folder}/bench.db"
        return
    try:
        program("initdb")
    except FileNotFoundError as missing:
        sys.exit(str(missing))
    cluster = Cluster(fsync=True)
    try:
        cluster.start()
        yield cluster.create("bench")
    finally:
        cluster.throw_away()


@contextmanager
def a_server(kind: str) -> Iterator[Server]:
    """`revier serve` as a host starts it; the limits are switched off by its settings."""
    none = {f"REVIER_LIMIT_{name}": "" for name in LIMITS} | {"REVIER_MOST_SOCKETS_ADDRESS": str(MOST_SOCKETS)}
    revier = Path(sys.executable).with_name("revier")
    with a_database(kind) as database, tempfile.TemporaryDirectory() as folder:
        words = [str(revier), "serve", "--port", "0", "--drain", "0", "--database", database]
        server = subprocess.Popen(words, env=os.environ | none, stdout=subprocess.PIPE, text=True, cwd=folder)
        try:
            assert server.stdout is not None
            address = re.search(r"http://\S+", server.stdout.readline())
            if address is None:
                sys.exit("the server has not said where it is")
            yield Server(address[0], server.pid)
        finally:
            server.terminate()
            try:
                server.wait(STOP_S)
            except subprocess.TimeoutExpired:
                server.kill()
                server.wait()
