"""Nonsense over sockets, among real moves: all of it is answered, none of it changes anything, and the game goes on."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import MutableMapping
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select
from structlog.testing import capture_logs

from revier.server.play.live import TRY_AGAIN, WAITING
from revier.server.play.protocol import LONGEST
from revier.server.storage.schema import moves
from tests.server.support import expect
from tests.server.wire import Closed, Json, Server, Socket, join, seat_all, serving

STEPS = 700
UNFORESEEN = ("server-failed", "server-unavailable")
NUMBERS: tuple[Any, ...] = (
    -1,
    0,
    1,
    2,
    3,
    7,
    40,
    232,
    1 << 31,
    (1 << 63) + 1,
    10**40,
    0.5,
    1e308,
    True,
    None,
    "0",
    [],
    {},
)
WORDS: tuple[Any, ...] = (
    "",
    "act",
    "undo",
    "takeback",
    "chat",
    "ping",
    "a1",
    "x" * 41,
    "\x00",
    "ü\u202e",
    "\ud800",
    "🪨" * 40,
    None,
    5,
)
TEXTS = (
    "",
    " ",
    "null",
    "[]",
    "{}",
    "0",
    "NaN",
    '"act"',
    "{" * 2_000,
    "[" * LONGEST,
    '{"a":' * 800 + "1" + "}" * 800,
    "x" * (LONGEST + 1),
    "y" * 300_000,
    '{"type":"ping"} {"type":"ping"}',
    '{"type":"ping","type":"act"}',
    '{"type":"act","ply":0,"action":0,"action":1}',
    '{"type":"chat","text":"\\ud800"}',
    '{"type":"chat","text":"\\u0000"}',
    '{"type":"ping","re":"' + "r" * 41 + '"}',
    "\x00",
    "\ufeff{}",
    "\ud800",
)


class Fuzzer:
    """Sends, and keeps account of what was acknowledged."""

    def __init__(self, table: str, server: Server, sockets: list[Socket], chance: random.Random) -> None:
        self.table = table
        self.server = server
        self.sockets = sockets  # of those who sit, then of those who watch
        self.chance = chance
        self.played: list[int] = []  # actions that must be stored
        self.names: dict[str, int] = {}  # of moves, and their plies
        self.answers = {"done": 0, "error": 0}

    # -- what is sent ------------------------------------------------------------------------------

    def any_message(self, socket: Socket) -> tuple[str | None, bytes | None]:
        """A text or bytes, more often nearly right than quite wrong."""
        kind = self.chance.randrange(10)
        if kind == 0:
            return self.chance.choice(TEXTS), None
        if kind == 1:
            return None, self.chance.choice((b"", b"\xff\xfe", b'{"type":"ping"}', self.chance.randbytes(3_000)))
        text = json.dumps(self.likely(socket) if kind < 6 else self.wild())
        if kind in (2, 9):
            at = self.chance.randrange(len(text))
            text = text[:at] + self.chance.choice(("", '"', "}", "0", "\\", "é", ",")) + text[at + 1 :]
        return text, None

    def likely(self, socket: Socket) -> Json:
        """What a client may well send, at the wrong time or from the wrong person."""
        ply = len(self.played) + self.chance.choice((0, 0, 0, 0, -1, 1, 5))
        options = [option["id"] for option in socket.game["options"]] or [0, 7, 21]
        revision = socket.game["revision"] + self.chance.choice((0, 0, 0, 0, -1, 1))
        act: Json = {"type": "act", "ply": ply, "action": self.chance.choice([*options, 3, 9_999])}
        act["revision"] = revision
        if self.chance.randrange(2):
            act["client"] = f"name {self.chance.randrange(60)}"
        undo = {"type": "undo", "ply": ply, "turn": bool(self.chance.randrange(2)), "revision": revision}
        takeback = {"type": "takeback", "ply": max(0, ply - self.chance.randrange(4)), "revision": revision}
        return self.chance.choice(
            (act, act, act, undo, takeback, {"type": "chat", "text": "Glück auf"}, {"type": "ping"})
        )

    def wild(self) -> Any:
        names = ("type", "ply", "action", "client", "turn", "text", "re", "seat", "person", "__class__")
        values = NUMBERS + WORDS
        made: Any = {name: self.chance.choice(values) for name in names if self.chance.randrange(3)}
        made["type"] = self.chance.choice(WORDS)
        for _ in range(self.chance.choice((0, 0, 0, 1, 30))):
            made = self.chance.choice(([made], {"type": made}, {"re": made}))
        return made

    # -- what comes back ---------------------------------------------------------------------------

    async def send(self, socket: Socket, count: int) -> None:
        """Some messages at once; each gets one answer, in the order they were sent."""
        sent = [self.any_message(socket) for _ in range(count)]
        for text, data in sent:
            socket.put(text, data)
        for text, _ in sent:
            self.account(socket, text, await next_answer(socket))

    def account(self, socket: Socket, text: str | None, answer: Json) -> None:
        self.answers[answer["type"]] += 1
        if answer["type"] == "error":
            assert answer["error"] not in UNFORESEEN
            assert answer["error"] != answer["message"]
            assert len(answer["message"]) < 2_000
            return
        assert text is not None  # bytes are never accepted
        message = json.loads(text)
        if message["type"] == "act":
            self.note_act(message)
        elif message["type"] in ("undo", "takeback"):
            del self.played[socket.game["ply"] :]
            self.names = {name: ply for name, ply in self.names.items() if ply < len(self.played)}

    def note_act(self, message: Json) -> None:
        """Acknowledged: it was played just now, or under this name before."""
        name, ply = message.get("client"), message["ply"]
        if name is not None and self.names.get(name) == ply:
            assert self.played[ply] == message["action"]
            return
        assert ply == len(self.played)
        self.played.append(message["action"])
        if name is not None:
            self.names[name] = ply

    def check_stored(self) -> None:
        query = select(moves.c.action).where(moves.c.table == self.table).order_by(moves.c.ply)
        stored = self.server.db.read_now(lambda c: [action for (action,) in c.execute(query)])
        assert stored == self.played

    async def play_on(self, plies: int) -> None:
        """Legal moves, as if nothing had been."""
        for _ in range(plies):
            for socket in self.sockets[:2]:
                while (await next_answer(socket, send={"type": "ping"}))["type"] != "done":
                    pass
            asked = next(socket for socket in self.sockets[:2] if socket.game["options"])
            action = self.chance.choice(asked.game["options"])["id"]
            answer = await asked.say(type="act", ply=len(self.played), revision=asked.game["revision"], action=action)
            assert answer["type"] == "done"
            self.played.append(action)


async def next_answer(socket: Socket, send: Json | None = None) -> Json:
    if send is not None:
        socket.put(json.dumps(send))
    while (answer := json.loads(await socket.hear()))["type"] not in ("done", "error"):
        pass
    found: Json = answer
    return found


@pytest.mark.parametrize("seed", range(2))
def test_nothing_that_is_sent_does_harm(tmp_path: Path, seed: int) -> None:
    async def run() -> None:
        chance = random.Random(seed)
        async with AsyncExitStack() as stack:
            server = await stack.enter_async_context(serving(tmp_path / "one.db", limit_chat=""))
            table, clients = await seat_all(server, "schichtwechsel", 2)
            clients += [await server.guest("Watcher"), server.browser()]
            sockets = [await join(stack, server, client, table) for client in clients]
            fuzzer = Fuzzer(table, server, sockets, chance)
            for step in range(STEPS):
                await fuzzer.send(chance.choice((*sockets[:2], *sockets)), chance.choice((1, 1, 1, 4)))
                if step % 10 == 0:
                    fuzzer.check_stored()
                    await fuzzer.play_on(1)
            fuzzer.check_stored()
            assert min(fuzzer.answers.values()) > 100  # some of it was right, most was not
            await fuzzer.play_on(20)
            fuzzer.check_stored()
            seen = expect(await clients[0].get(f"/api/tables/{table}/game"), 200)
            assert seen["ply"] == len(fuzzer.played)

    with capture_logs() as logs:
        asyncio.run(run())
    assert [line for line in logs if line["log_level"] in ("error", "critical")] == []


@pytest.mark.parametrize(
    ("address", "since", "status"),
    [
        ("aaaaaaaaaaaa", "", 404),
        ("AAAAAAAAAAAA", "", 422),
        ("a" * 5_000, "", 422),
        ("%00", "", 422),
        ("{table}", "since=-1", 422),
        ("{table}", "since=x", 422),
        ("{table}", "since=" + "9" * 5_000, 422),
        ("{table}", "since=%ff%00", 422),
    ],
)
def test_a_socket_that_cannot_be_opened_is_refused(tmp_path: Path, address: str, since: str, status: int) -> None:
    async def run() -> None:
        async with serving(tmp_path / "one.db") as server:
            table, clients = await seat_all(server, "glueck-auf", 2)
            socket = Socket(server, clients[0], address.format(table=table))
            socket.query = since
            with pytest.raises(Closed) as refused:
                await socket.__aenter__()
            assert refused.value.code == status
            assert socket.task is not None
            await socket.task

    asyncio.run(run())


class Deaf(Socket):
    """A client that does not take what is sent to it, from some moment on."""

    is_deaf = False

    async def sent(self, message: MutableMapping[str, Any]) -> None:
        if self.is_deaf and message["type"] == "websocket.send":
            await asyncio.Event().wait()
        await super().sent(message)


def test_who_does_not_listen_is_sent_away_and_harms_nobody(tmp_path: Path) -> None:
    """News of the game wait for a slow client only up to a number; then it has to connect again."""

    async def run() -> None:
        async with AsyncExitStack() as stack:
            server = await stack.enter_async_context(serving(tmp_path / "one.db"))
            table, clients = await seat_all(server, "glueck-auf", 2)
            speaker = await join(stack, server, clients[1], table)
            deaf = Deaf(server, clients[0], table)
            await stack.enter_async_context(deaf)
            await deaf.ask(type="ping")
            deaf.is_deaf = True
            room = server.room(table)
            for _ in range(WAITING + 5):
                await server.rooms.do(room, room.play([room.running().legal_actions()[0]], None))
            assert (await speaker.say(type="ping"))["type"] == "done"
            with pytest.raises(Closed) as closed:
                await deaf.next()
            assert closed.value.code == TRY_AGAIN
            back = await join(stack, server, clients[0], table)
            assert (await back.say(type="ping"))["type"] == "done"

    asyncio.run(run())
