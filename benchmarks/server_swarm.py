"""Four-seat tables where everybody has a websocket and plays random legal moves, at a steady rate in all.

A move's time is from sending `act` until the last of the table's four seats has its news.
"""

from __future__ import annotations

import asyncio
import gc
import random
import time
from collections.abc import Callable
from itertools import cycle, islice
from typing import Any

from benchmarks.server_host import Server, machine_s
from benchmarks.server_wire import Game, Visitor, read_news, socket_at, write

import revier

SEATS = 4
OPENING = 40  # tables that are opened at the same time
OPENING_S = 180.0  # longest that opening all sockets may take
SPREAD_S = 5.0  # of play until the rate is even

Say = Callable[[str], None]


class Swarm:
    """Everybody who plays, and what they measured."""

    def __init__(self, address: str, pause: float) -> None:
        self.address = address
        self.pause = pause  # seconds between two moves of a table
        self.moves: list[tuple[float, float]] = []  # when each was sent, and how long it took
        self.errors: list[str] = []
        self.sockets = 0
        self.everybody_is_here = asyncio.Event()
        self.tasks: set[asyncio.Task[None]] = set()

    def begin(self, work: Any) -> None:
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.done)

    def done(self, task: asyncio.Task[None]) -> None:
        self.tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            self.errors.append(f"{type(error).__name__}: {error}")

    async def stop(self) -> None:
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)


class Table:
    """One game: four sockets, of which the asked one moves."""

    def __init__(self, swarm: Swarm, id: str, cookies: list[str]) -> None:
        self.swarm = swarm
        self.id = id
        self.sent: dict[int, float] = {}  # ply after a move -> when it was sent
        self.told: dict[int, int] = {}  # ply -> seats that know of it
        for cookie in cookies:
            swarm.begin(self.sit(cookie))

    async def sit(self, cookie: str) -> None:
        """One seat's life."""
        async with socket_at(self.swarm.address, self.id, cookie) as socket:
            self.swarm.sockets += 1
            try:
                async for message in socket:
                    self.hear(socket, message)
            finally:
                self.swarm.sockets -= 1

    def hear(self, socket: Any, message: str | bytes) -> None:
        news = read_news(message)
        if news.error:
            self.swarm.errors.append(news.message)
        if news.game is not None:
            self.note(news.game.ply)
            if news.game.options:
                self.swarm.begin(self.move(socket, news.game))

    def note(self, ply: int) -> None:
        """A seat knows of a ply; the move that led there is measured when it is the last one."""
        self.told[ply] = self.told.get(ply, 0) + 1
        if self.told[ply] == SEATS and ply in self.sent:
            sent = self.sent.pop(ply)
            self.swarm.moves.append((sent, time.perf_counter() - sent))
            del self.told[ply]

    async def move(self, socket: Any, game: Game) -> None:
        """A random legal move after a while; the moves of all tables are spread so that together they keep the rate."""
        await self.swarm.everybody_is_here.wait()
        await asyncio.sleep(self.swarm.pause * random.uniform(0.5, 1.5))
        action = random.choice(game.options).id
        seen = {"ply": game.ply, "revision": game.revision}
        message = write({"type": "act", **seen, "action": action, "client": str(game.ply)})
        self.sent[game.ply + 1] = time.perf_counter()
        await socket.send(message.decode())


async def open_tables(visitor: Visitor, count: int, say: Say) -> list[tuple[str, list[str]]]:
    """Running games of guests, of all titles in turn, with the cookies of each."""
    limit = asyncio.Semaphore(OPENING)
    opened = 0

    async def one(number: int, title: str) -> tuple[str, list[str]]:
        nonlocal opened
        async with limit:
            cookies = [await visitor.guest(f"{number} {seat}") for seat in range(SEATS)]
            wishes = {"game": title, "players": SEATS, "pace": {"kind": "live", "move": 60, "bank": 600}}
            table = (await visitor.post("/api/tables", cookies[0], wishes))["table"]["id"]
            for seat in range(1, SEATS):
                await visitor.post(f"/api/tables/{table}/sit", cookies[seat], {"seat": seat})
            await visitor.post(f"/api/tables/{table}/start", cookies[0])
        opened += 1
        if opened % 100 == 0 or opened == count:
            say(f"{opened} of {count} tables open")
        return table, cookies

    titles = islice(cycle(revier.games()), count)
    return await asyncio.gather(*[one(number, title) for number, title in enumerate(titles)])


async def sit_all(swarm: Swarm, tables: list[tuple[str, list[str]]], say: Say) -> None:
    """Open all sockets, a few tables at a time; SystemExit if that does not come to an end."""
    begun = time.monotonic()
    for n, (id, cookies) in enumerate(tables, 1):
        Table(swarm, id, cookies)
        while swarm.sockets < (n - OPENING) * SEATS or (n == len(tables) and swarm.sockets < n * SEATS):
            await asyncio.sleep(0.01)
            if time.monotonic() - begun > OPENING_S or swarm.errors:
                raise SystemExit(f"only {swarm.sockets} sockets could be opened: {swarm.errors[:3]}")
        if n % 250 == 0:
            say(f"{swarm.sockets} sockets open")


async def measure(server: Server, tables: int, rate: float, seconds: float, say: Say) -> dict[str, Any]:
    """Open tables, let them play, and find out how fast they are; the moves themselves are under `moves`."""
    swarm = Swarm(server.address, tables / rate)
    begun = time.perf_counter()
    async with Visitor(server.address) as visitor:
        opened = await open_tables(visitor, tables, say)
    try:
        await sit_all(swarm, opened, say)
        opening_s = time.perf_counter() - begun
        gc.freeze()  # what was opened stays; looking through it again and again would slow the players down
        swarm.everybody_is_here.set()
        await asyncio.sleep(SPREAD_S)
        swarm.moves.clear()
        used, start = processor_s(server), time.perf_counter()
        fewest = await watch(swarm, start, seconds, say)
        taken = time.perf_counter() - start
        cores = [round((after - before) / taken, 2) for before, after in zip(used, processor_s(server), strict=True)]
        say("swarm done")
    finally:
        await swarm.stop()
    return {
        "tables": tables,
        "sockets": fewest,
        "seconds": round(taken, 1),
        "opening_s": round(opening_s, 1),
        **summary(swarm.moves, taken),
        "server_cores": cores[0],
        "swarm_cores": cores[1],
        "machine_cores": cores[2],
        "server_mb": server.memory_mb(),
        "errors": sorted(set(swarm.errors))[:10],
        "moves": [(round(sent - start, 3), round(1000 * t, 1)) for sent, t in swarm.moves],
    }


def processor_s(server: Server) -> tuple[float, float, float]:
    """What the server, the swarm, and all that runs on this machine have used of the processor."""
    return server.processor_s(), time.process_time(), machine_s()


async def watch(swarm: Swarm, start: float, seconds: float, say: Say) -> int:
    """Say how it goes; the fewest sockets that were ever open."""
    fewest = swarm.sockets
    told = 0
    while (rest := start + seconds - time.perf_counter()) > 0.01:
        await asyncio.sleep(min(5.0, rest))
        fewest = min(fewest, swarm.sockets)
        figures = summary(swarm.moves[told:], min(5.0, rest))
        told = len(swarm.moves)
        say(f"{swarm.sockets} sockets, {figures['moves_per_s']} moves/s, p99 {figures['p99_ms']} ms")
    return fewest


def summary(moves: list[tuple[float, float]], seconds: float) -> dict[str, float]:
    """Of at least one move; without any it took for ever."""
    times = sorted(1000 * taken for _, taken in moves) or [float("inf")]
    return {
        "moves_per_s": round(len(moves) / seconds, 1),
        "p50_ms": round(times[len(times) // 2], 1),
        "p99_ms": round(times[len(times) * 99 // 100], 1),
        "most_ms": round(times[-1], 1),
    }
