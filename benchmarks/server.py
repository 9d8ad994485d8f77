"""`make bench-server`: a swarm of real websocket clients on this machine plays random legal moves; prints JSON.

Server, swarm and database share the machine. A move's time is from sending `act` until the last of the table's four
seats has its news. Tables open one after the other; then moves are asked for at a steady rate, and measured.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import re
import resource
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx
import msgspec
import uvloop
import websockets

SEATS = 4
OPENING = 50  # tables that are opened at the same time
BARS = {"sqlite": {"moves": 500.0, "p99_ms": 100.0}, "postgresql": {"moves": 300.0, "p99_ms": 150.0}}
MEMORY_MB = 1000


class Option(msgspec.Struct):
    id: int


class Game(msgspec.Struct):
    ply: int
    options: list[Option]


class News(msgspec.Struct):
    """What matters here of what a server says."""

    type: str
    re: str = ""
    error: str = ""
    game: Game | None = None


read_news = msgspec.json.Decoder(News).decode


class Swarm:
    """Everybody who plays, and what they measured."""

    def __init__(self, address: str, rate: float, tables: int) -> None:
        self.address = address
        self.pause = tables / rate  # seconds between two moves of a table
        self.times: list[float] = []
        self.errors: list[str] = []
        self.games_over = 0
        self.measures = False


class Table:
    """One game: four sockets, of which the asked one moves."""

    def __init__(self, swarm: Swarm, id: str, cookies: list[str]) -> None:
        self.swarm = swarm
        self.id = id
        self.cookies = cookies
        self.sent: dict[int, float] = {}  # ply after a move -> when it was sent
        self.told: dict[int, int] = {}  # ply -> seats that know of it

    async def play(self) -> None:
        """Four sockets, until the table is closed by the end of the measurement."""
        await asyncio.gather(*[self.sit(cookie) for cookie in self.cookies])

    async def sit(self, cookie: str) -> None:
        address = f"{self.swarm.address.replace('http', 'ws')}/api/tables/{self.id}/live"
        headers = {"Cookie": cookie, "Origin": self.swarm.address}
        async with websockets.connect(address, additional_headers=headers, max_size=None, compression=None) as socket:
            async for message in socket:
                news = read_news(message)
                if news.error:
                    self.swarm.errors.append(news.error)
                if news.game is not None:
                    self.note(news.game.ply)
                    if news.game.options:
                        asyncio.get_running_loop().create_task(self.move(socket, news.game))

    def note(self, ply: int) -> None:
        self.told[ply] = self.told.get(ply, 0) + 1
        if self.told[ply] == SEATS and ply in self.sent:
            taken = time.perf_counter() - self.sent.pop(ply)
            if self.swarm.measures:
                self.swarm.times.append(taken)
            self.told = {later: n for later, n in self.told.items() if later > ply}

    async def move(self, socket: Any, game: Game) -> None:
        """A random legal move after a while; the turns of a table are spread so that all together keep the rate."""
        await asyncio.sleep(self.swarm.pause * random.uniform(0.5, 1.5))
        self.sent[game.ply + 1] = time.perf_counter()
        action = random.choice(game.options).id
        await socket.send(json.dumps({"type": "act", "ply": game.ply, "action": action}))


async def open_tables(address: str, count: int) -> list[tuple[str, list[str]]]:
    """Running games of guests, with the cookies of each."""
    limit = asyncio.Semaphore(OPENING)
    async with httpx.AsyncClient(base_url=address, headers={"Origin": address}, timeout=60) as client:

        async def one(number: int) -> tuple[str, list[str]]:
            async with limit:
                cookies = [await guest(client, f"{number} {seat}") for seat in range(SEATS)]
                wishes = {"game": "glueck-auf", "players": SEATS, "access": "open", "pace": {"kind": "none"}}
                table = (await post(client, "/api/tables", cookies[0], wishes))["table"]["id"]
                for seat in range(1, SEATS):
                    await post(client, f"/api/tables/{table}/sit", cookies[seat], {"seat": seat})
                await post(client, f"/api/tables/{table}/start", cookies[0], None)
                return table, cookies

        return await asyncio.gather(*[one(number) for number in range(count)])


async def guest(client: httpx.AsyncClient, name: str) -> str:
    client.cookies.clear()
    answer = await client.post("/api/guests", json={"name": name})
    answer.raise_for_status()
    client.cookies.clear()
    return "; ".join(f"{key}={value}" for key, value in answer.cookies.items())


async def post(client: httpx.AsyncClient, path: str, cookie: str, body: object) -> Any:
    answer = await client.post(path, json=body, headers={"Cookie": cookie})
    answer.raise_for_status()
    return answer.json() if answer.content else None


async def swarm_at(address: str, tables: int, rate: float, seconds: float, pid: int) -> dict[str, Any]:
    begun = time.perf_counter()
    opened = await open_tables(address, tables)
    swarm = Swarm(address, rate, tables)
    playing = [asyncio.create_task(Table(swarm, id, cookies).play()) for id, cookies in opened]
    await asyncio.sleep(min(15.0, 3 * swarm.pause) + tables / 200)  # until all sockets are open and play has spread
    opening = time.perf_counter() - begun
    swarm.measures = True
    cpu = server_seconds(pid)
    start = time.perf_counter()
    await asyncio.sleep(seconds)
    taken = time.perf_counter() - start
    times = sorted(swarm.times)
    found = {
        "tables": tables,
        "sockets": tables * SEATS,
        "seconds": round(taken, 1),
        "opening_s": round(opening, 1),
        "moves_per_s": round(len(times) / taken, 1),
        "p50_ms": round(1000 * times[len(times) // 2], 1) if times else None,
        "p99_ms": round(1000 * times[len(times) * 99 // 100], 1) if times else None,
        "server_cores": round((server_seconds(pid) - cpu) / taken, 2),
        "server_mb": memory_mb(pid),
        "errors": sorted(set(swarm.errors)),
        "lost_sockets": sum(task.done() for task in playing),
    }
    for task in playing:
        task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)
    return found


def server_seconds(pid: int) -> float:
    """Processor time of the server process itself."""
    fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def memory_mb(pid: int) -> int:
    found = re.search(r"VmHWM:\s+(\d+) kB", Path(f"/proc/{pid}/status").read_text())
    return int(found[1]) // 1024 if found else 0


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--rate", type=float, default=550.0, help="moves a second that the swarm aims at")
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--database", default="", help="a PostgreSQL URL; otherwise a new SQLite file")
    given = parser.parse_args()
    resource.setrlimit(resource.RLIMIT_NOFILE, (20_000, 20_000))
    with tempfile.TemporaryDirectory() as folder:
        database = given.database or f"sqlite:///{folder}/bench.db"
        none = {f"REVIER_LIMIT_{name}": "" for name in ("ADDRESS", "PERSON", "SOCKET", "NEWCOMERS")}
        words = [Path(sys.executable).with_name("revier"), "serve", "--port", "0", "--database", database]
        server = subprocess.Popen(words, env=os.environ | none, stdout=subprocess.PIPE, text=True, cwd=folder)
        try:
            assert server.stdout is not None
            address = re.search(r"http://\S+", server.stdout.readline())
            assert address is not None, "the server has not said where it is"
            found = uvloop.run(swarm_at(address[0], given.tables, given.rate, given.seconds, server.pid))
        finally:
            server.terminate()
            server.wait(30)
    kind = "postgresql" if given.database else "sqlite"
    bar = BARS[kind]
    found["bar"] = bar | {"server_mb": MEMORY_MB}
    found["met"] = (
        found["moves_per_s"] >= bar["moves"]
        and (found["p99_ms"] or 1e9) <= bar["p99_ms"]
        and found["server_mb"] <= MEMORY_MB
        and not found["errors"]
    )
    print(json.dumps({kind: found}, indent=2))


if __name__ == "__main__":
    main()
