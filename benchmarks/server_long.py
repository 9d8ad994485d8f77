"""The longest games: taking back at every ply while they are played, opening every ply when they are over."""

from __future__ import annotations

import asyncio
import random
import time
from typing import Any

from benchmarks.server_host import Server
from benchmarks.server_swarm import Say
from benchmarks.server_wire import Game, News, Visitor, read_news, socket_at, write

import revier

GAMES = 3  # of each title; they are of different lengths
LONGEST_S = 180.0  # for all games of a title
RESTARTED = 0.5  # of the turns, after each of their decisions

Timed = list[tuple[int, float]]  # ply, milliseconds


class Player:
    """Plays all seats of a table at one websocket, and takes back whatever can be taken back, to play it again."""

    def __init__(self, socket: Any) -> None:
        self.socket = socket
        self.turn: list[int] = []  # actions since which nothing is sealed
        self.undos: Timed = []
        self.restarts: Timed = []

    async def hear(self) -> Game:
        """The next news of the game."""
        while True:
            news: News = read_news(await self.socket.recv())
            if news.error:
                raise SystemExit(f"the server refuses: {news.message}")
            if news.game is not None:
                return news.game

    async def ask(self, message: dict[str, Any]) -> tuple[Game, float]:
        """Say something; the news it brings, and after how many milliseconds."""
        start = time.perf_counter()
        await self.socket.send(write(message).decode())
        game = await self.hear()
        return game, 1000 * (time.perf_counter() - start)

    async def play(self) -> int:
        """A whole game, by random moves; the ply it ends at."""
        game = await self.hear()
        while game.options:
            game = await self.go_on(game, random.choice(game.options).id)
        return game.ply

    async def go_on(self, game: Game, action: int) -> Game:
        """Take an action, take it back, take it again; now and then begin the turn anew and play it the same way."""
        after = await self.act(game, action)
        if not after.can_undo:
            self.turn = []
            return after
        self.turn.append(action)
        before = await self.take_back(after, {}, self.undos)
        after = await self.act(before, action)
        if len(self.turn) > 1 and random.random() < RESTARTED:
            after = await self.take_back(after, {"turn": True}, self.restarts)
            for done in self.turn:
                after = await self.act(after, done)
        return after

    async def act(self, game: Game, action: int) -> Game:
        return (await self.ask({"type": "act", "ply": game.ply, "revision": game.revision, "action": action}))[0]

    async def take_back(self, game: Game, what: dict[str, Any], times: Timed) -> Game:
        before, taken = await self.ask({"type": "undo", "ply": game.ply, "revision": game.revision, **what})
        times.append((game.ply, taken))
        return before


class LongGame:
    """A game with as many seats as its title has, all of one person."""

    def __init__(self, visitor: Visitor, title: str) -> None:
        self.visitor = visitor
        self.title = title
        self.seats = max(revier.game(title).seats)
        self.plies = 0
        self.undos: Timed = []
        self.restarts: Timed = []
        self.replays: Timed = []

    async def run(self) -> None:
        """Play it and look at it."""
        self.cookie = await self.visitor.guest("Long")
        self.path = await self.start()
        async with socket_at(self.visitor.address, self.path.rpartition("/")[2], self.cookie) as socket:
            player = Player(socket)
            self.plies = await player.play()
        self.undos, self.restarts = player.undos, player.restarts
        for ply in range(self.plies + 1):
            self.replays.append((ply, await self.look(f"replay?ply={ply}&seat={ply % self.seats}")))
        self.replays.append((self.plies, await self.look("course")))

    async def start(self) -> str:
        """The path of a running table."""
        wishes = {"game": self.title, "players": self.seats, "pace": {"kind": "none"}}
        table = (await self.visitor.post("/api/tables", self.cookie, wishes))["table"]["id"]
        path = f"/api/tables/{table}"
        for seat in range(1, self.seats):
            await self.visitor.post(f"{path}/hot-seat", self.cookie, {"seat": seat, "name": f"Seat {seat}"})
        await self.visitor.post(f"{path}/start", self.cookie)
        return path

    async def look(self, what: str) -> float:
        """Milliseconds until it is there."""
        start = time.perf_counter()
        await self.visitor.get(f"{self.path}/{what}", self.cookie)
        return 1000 * (time.perf_counter() - start)


async def measure(server: Server, say: Say) -> dict[str, Any]:
    """All titles, one game after the other."""
    found: dict[str, Any] = {}
    async with Visitor(server.address) as visitor:
        for title in revier.games():
            games = [LongGame(visitor, title) for _ in range(GAMES)]
            async with asyncio.timeout(LONGEST_S):
                for game in games:
                    await game.run()
            row: dict[str, Any] = {
                "seats": games[0].seats,
                "plies": max(game.plies for game in games),
                "undo": figures([t for game in games for t in game.undos]),
                "restart": figures([t for game in games for t in game.restarts]),
                "replay": figures([t for game in games for t in game.replays]),
            }
            found[title] = row
            say(f"{title}: {row['plies']} plies, undo p99 {row['undo']['p99_ms']} ms")
    return found


def figures(times: Timed) -> dict[str, Any]:
    """The hundredth slowest and the slowest; all of them by ply for a picture."""
    ordered = sorted(taken for _, taken in times) or [float("inf")]
    return {
        "times": len(times),
        "p99_ms": round(ordered[len(ordered) * 99 // 100], 1),
        "most_ms": round(ordered[-1], 1),
        "by_ply": [(ply, round(taken, 2)) for ply, taken in times],
    }
