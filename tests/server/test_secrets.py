"""Nothing secret leaves: a visit to every route by all kinds of people, with every byte and every line of log kept."""

from __future__ import annotations

import asyncio
import io
import logging
import re
import sys
from collections.abc import Iterator, MutableMapping
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
import pytest
import structlog
from fastapi import FastAPI
from sqlalchemy import Connection, select
from sqlalchemy.exc import OperationalError

from revier.server.operation.logs import set_up_logs
from revier.server.play.room import Room
from revier.server.storage.schema import people, sign_ins, switches, tables
from tests.server.support import expect
from tests.server.wire import Json, Server, Socket, serving

PASSWORD = "Grubenlampe, 7. Sohle"
INVITING = ("POST /api/tables", "POST /api/tables/{table}/invitation", "POST /api/tables/{table}/rematch")
SHOWN_ONCE = {"invitation": INVITING, "token": ("POST /api/tokens",)}
COOKIES = ("POST /api/guests", "POST /api/accounts", "POST /api/sign-in", "GET /api/me")


@dataclass
class Heard:
    """Something that left the server."""

    place: str  # the route, or `socket`
    header: str
    body: str


@dataclass
class Visit:
    """Everything that left, and everything that should not have."""

    server: Server
    heard: list[Heard] = field(default_factory=list)
    cookies: set[str] = field(default_factory=set)
    invitations: set[str] = field(default_factory=set)
    tokens: set[str] = field(default_factory=set)

    def browser(self, **headers: str) -> httpx.AsyncClient:
        client = self.server.browser(None, **headers)
        client.event_hooks["response"] = [self.note]
        return client

    async def note(self, response: httpx.Response) -> None:
        await response.aread()
        where = f"{response.request.method} {template(self.server.app, response.request.url.path)}"
        self.heard.append(Heard(where, repr(response.headers.raw), response.text))
        self.cookies |= {cookie.split("=")[1].split(";")[0] for cookie in response.headers.get_list("set-cookie")}

    async def account(self, name: str) -> httpx.AsyncClient:
        client = self.browser()
        expect(await client.post("/api/accounts", json={"name": name, "password": PASSWORD}), 201)
        return client

    async def program(self, owner: httpx.AsyncClient) -> httpx.AsyncClient:
        token = expect(await owner.post("/api/tokens", json={"label": "bot"}), 201)["token"]
        self.tokens.add(token)
        return self.browser(Authorization=f"Bearer {token}")

    async def table(self, owner: httpx.AsyncClient, other: httpx.AsyncClient | None, access: str) -> str:
        """A table, running if there is another player, who comes by its link."""
        wishes = {"game": "glueck-auf", "players": 2, "access": access, "pace": {"kind": "none"}}
        made = expect(await owner.post("/api/tables", json=wishes), 201)
        id = str(made["table"]["id"])
        if made["invitation"] is not None:
            self.invitations.add(made["invitation"])
        if other is not None:
            if made["invitation"] is not None:
                expect(await other.post("/api/invitations", json={"token": made["invitation"]}), 200)
            expect(await other.post(f"/api/tables/{id}/sit", json={}), 200)
            expect(await owner.post(f"/api/tables/{id}/start"), 200)
        return id


def template(app: FastAPI, address: str) -> str:
    """The route of an address, as it is written."""
    paths = list(app.openapi()["paths"])
    fits = [path for path in paths if re.fullmatch(re.sub(r"{\w+}", "[^/]+", path), address)]
    return address if address in paths or not fits else fits[0]


class Recorded(Socket):
    """Keeps all that it is sent, its opening and closing too."""

    visit: Visit

    async def sent(self, message: MutableMapping[str, Any]) -> None:
        self.visit.heard.append(Heard("socket", repr(message.get("headers")), repr(message)))
        await super().sent(message)


# -- the visit -------------------------------------------------------------------------------------


async def visit_all(visit: Visit, monkeypatch: pytest.MonkeyPatch) -> None:
    frida, anton, stranger = [await visit.account(name) for name in ("Frida", "Anton", "Mira")]
    program = await visit.program(frida)
    open_table = await visit.table(frida, anton, "open")
    private = await visit.table(frida, anton, "private")
    waiting = await visit.table(frida, None, "link")
    for table in (private, waiting):
        made = expect(await frida.post(f"/api/tables/{table}/invitation"), 201)
        visit.invitations.add(made["invitation"])
    nobody = visit.browser()
    for client in (frida, anton, program, stranger, nobody):
        for table in (open_table, private, waiting):
            await play_a_little(visit, client, table)
        await sweep(visit, client, [open_table, private, waiting])
    await fail(visit, frida, open_table, monkeypatch)
    for address in ("/healthz", "/metrics", "/api/openapi.json", "/nowhere"):
        await nobody.get(address)


async def play_a_little(visit: Visit, client: httpx.AsyncClient, table: str) -> None:
    """Over a socket and over REST, rightly and wrongly."""
    async with AsyncExitStack() as stack:
        socket = Recorded(visit.server, client, table)
        socket.visit = visit
        try:
            await stack.enter_async_context(socket)
        except Exception:  # not for them
            assert socket.task is not None
            await socket.task
            stack.pop_all()
            return
        await socket.ask(type="ping")
        for _ in range(6):
            options = socket.game.get("options") or [{"id": 3}]
            await socket.ask(type="act", ply=socket.game.get("ply", 0), action=options[-1]["id"])
            await socket.ask(type="act", ply=socket.game.get("ply", 0), action=9_999)
            await client.post(f"/api/tables/{table}/actions", json={"ply": socket.game.get("ply", 0), "action": 5})
        for message in ({"type": "undo", "ply": 1}, {"type": "takeback", "ply": 0}, {"type": "chat", "text": "Hello"}):
            await socket.ask(**message)


async def sweep(visit: Visit, client: httpx.AsyncClient, known: list[str]) -> None:
    """Every route of the description that leaves people signed in, with nothing, nonsense, and what exists."""
    for path, methods in visit.server.app.openapi()["paths"].items():
        for table in known if "{table}" in path else known[:1]:
            address = (
                path.replace("{table}", table).replace("{seat}", "1").replace("{other}", "2").replace("{kind}", "end")
            )
            address = re.sub(r"{\w+}", "0" * 12, address)
            for method in methods:
                if path in ("/api/sign-out", "/api/sign-out-everywhere", "/api/me/delete", "/api/tables/quick"):
                    continue
                await client.request(method, address, json=None if method == "get" else {})
                await client.request(method, address, content=b"\xff{", params={"since": "x", "before": "y"})


async def fail(visit: Visit, client: httpx.AsyncClient, table: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """What nobody foresaw, with secrets in its own words."""
    row = visit.server.room(table).row
    words = f"seed {row.seed} salt {row.salt} {sorted(visit.tokens)} {sorted(visit.invitations)}"
    for error in (RuntimeError(words), OperationalError(words, {"seed": row.seed}, Exception(words))):

        async def broken(*_: object, error: Exception = error) -> None:
            raise error

        monkeypatch.setattr(Room, "act", broken)
        socket = Recorded(visit.server, client, table)
        socket.visit = visit
        async with socket:
            answer = await socket.say(type="act", ply=0, action=0)
            assert answer["error"] in ("server-failed", "server-unavailable")
        sent: Json = {"ply": 0, "action": 0}
        assert (await client.post(f"/api/tables/{table}/actions", json=sent)).status_code >= 500


async def leave(visit: Visit) -> None:
    """The routes that end a visit."""
    for path in ("sign-out", "sign-out-everywhere", "me/delete"):
        client = await visit.account(f"Leaves by {path.replace('/', ' ')}")
        await client.post(f"/api/{path}", json={"password": PASSWORD})


# -- what must not be in it ------------------------------------------------------------------------


@dataclass(frozen=True)
class Secret:
    """A text, and where alone it may be."""

    kind: str
    text: str
    in_header: tuple[str, ...] = ()
    in_body: tuple[str, ...] = ()

    def leaks(self, heard: Heard) -> bool:
        in_header = self.text in heard.header and heard.place not in self.in_header
        in_body = self.text in heard.body and heard.place not in self.in_body
        return in_header or in_body


def secrets_of(c: Connection, visit: Visit) -> Iterator[Secret]:
    """Everything secret that is stored, and everything that was handed to one person."""
    for row in c.execute(select(tables)):
        yield Secret("seed", str(row.seed))
        if isinstance(row.seed, int):  # a deal that a test has set
            yield Secret("seed", f"{row.seed:x}")
        yield Secret("salt", row.salt)
        if row.invitation is not None:
            yield Secret("hash of an invitation", row.invitation)
    for (digest,) in c.execute(select(sign_ins.c.token)):
        yield Secret("hash of a sign-in", digest)
    for (password,) in c.execute(select(people.c.password).where(people.c.password.is_not(None))):
        yield Secret("hash of a password", password)
    for (value,) in c.execute(select(switches.c.value).where(switches.c.name.like("secret:%"))):
        yield Secret("secret of the server", value)
    yield Secret("password", PASSWORD)
    for cookie in visit.cookies - {'""'}:
        yield Secret("cookie", cookie, in_header=COOKIES)
    for invitation in visit.invitations:
        yield Secret("invitation", invitation, in_body=SHOWN_ONCE["invitation"])
    for token in visit.tokens:
        yield Secret("token", token, in_body=SHOWN_ONCE["token"])


@pytest.fixture
def logged(monkeypatch: pytest.MonkeyPatch) -> Iterator[io.StringIO]:
    """Logs as the server writes them, all of them."""
    root = logging.getLogger()
    before, level = root.handlers[:], root.level
    written = io.StringIO()
    monkeypatch.setattr(sys, "stderr", written)
    set_up_logs("json", logging.DEBUG)
    yield written
    root.handlers[:] = before
    root.setLevel(level)
    structlog.reset_defaults()


def test_nothing_secret_leaves(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, logged: io.StringIO) -> None:
    async def run() -> tuple[Visit, list[Secret]]:
        async with serving(tmp_path / "one.db") as server:
            visit = Visit(server)
            await leave(visit)
            await visit_all(visit, monkeypatch)
            return visit, server.db.read_now(lambda c: list(secrets_of(c, visit)))

    visit, secrets = asyncio.run(run())
    written = logged.getvalue()
    kinds = {secret.kind for secret in secrets}
    assert len(kinds) == 10, kinds
    assert "unforeseen" in written
    for secret in secrets:
        assert secret.text not in written, secret.kind
        leaks = [heard for heard in visit.heard if secret.leaks(heard)]
        assert leaks == [], f"{secret.kind}: {leaks[0].place}"
    check_every_route(visit)


def check_every_route(visit: Visit) -> None:
    """All that the application has was visited."""
    visited = {heard.place for heard in visit.heard}
    described = visit.server.app.openapi()["paths"]
    routes = {f"{method.upper()} {path}" for path, methods in described.items() for method in methods}
    assert len(routes) > 40
    assert routes - {"POST /api/tables/quick"} <= visited  # that one would let bots think
    assert {"GET /healthz", "GET /metrics", "socket"} <= visited
