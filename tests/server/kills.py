"""kill -9 under play: servers, bot processes and the database die at random moments, and are started again.

People play over sockets meanwhile. They connect again when their socket dies, send a move again that was not answered,
and note what was. In the end `prove` compares what they noted with what is stored.
"""

from __future__ import annotations

import json
import os
import signal
import sys
import time
from collections import Counter
from contextlib import ExitStack, closing, suppress
from pathlib import Path
from threading import Event, Thread
from types import TracebackType
from typing import Any, NamedTuple

import httpx
from sqlalchemy import Connection, select, text
from websockets.exceptions import WebSocketException
from websockets.sync.client import ClientConnection, connect

import revier
from revier.kernel.record import Record
from revier.kernel.rng import Rng
from revier.server.play.messages import ending
from revier.server.storage.database import make_engine
from revier.server.storage.schema import journals, moves
from revier.server.tables.positions import read_table, replay_game
from tests.server.pids import children_of, command_of, is_alive, wait_until_gone
from tests.server.postgres import Cluster
from tests.server.processes import Server

Json = dict[str, Any]

QUIET_S = 10.0  # without a word, after which a client connects again
THINK_S = 600.0  # in which a bot must be asked
FINISH_S = 900.0  # in which all games must end once nothing is killed any more
LONGEST_PAUSE_MS = 800  # before a kill, and until a database is started again
HANG_UP = 30  # one in so many moves is not waited for
UNDER_WAY_MS = 10  # that a move takes, roughly
LONGEST_THOUGHT_MS = 100  # of a person, while things are killed: games should last as long
TABLES = 3  # at the start, and again when fewer than two are running


class Plan(NamedTuple):
    """Who plays what: people sit first, then bots; without people the owner watches."""

    game: str
    people: int
    bots: tuple[str, ...]


PLANS = (
    Plan("glueck-auf", 2, ("random",)),
    Plan("schichtwechsel", 1, ("lehrling",)),
    Plan("kohle-und-kolonie-2013", 2, ("random",)),
    Plan("glueck-auf", 0, ("lehrling", "random")),
    Plan("kohle-und-kolonie-revised", 2, ("lehrling",)),
    Plan("schichtwechsel", 1, ("random", "random")),
)


# -- what is killed --------------------------------------------------------------------------------


class Site:
    """Servers over one database, with a supervisor who starts again what died; `with Site(…) as site`."""

    def __init__(self, folder: Path, url: str, servers: int = 1, cluster: Cluster | None = None) -> None:
        self.folder = folder
        self.url = url
        self.count = servers
        self.cluster = cluster
        self.servers: list[Server] = []
        self.killed: Counter[str] = Counter()
        self.stack = ExitStack()

    def __enter__(self) -> Site:
        with ExitStack() as stack:
            for n in range(self.count):
                (self.folder / f"server{n}").mkdir()
                self.servers.append(stack.enter_context(self.server(n, "0")))
            self.stack = stack.pop_all()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if error is not None:
            for server in self.servers:
                print(f"{server.address} said:\n{server.log.read_text()[-5_000:]}", file=sys.stderr)
        self.stack.close()

    def server(self, n: int, port: str) -> Server:
        return Server(self.folder / f"server{n}", "--database", self.url, "--port", port, REVIER_SWEEP_SECONDS="2")

    def kill(self, kind: str, rng: Rng) -> None:
        """Kill a server, a worker (a process in which bots think) or the database, and see that it comes back."""
        match kind:
            case "server":
                self.kill_server(rng.below(self.count))
            case "worker":
                self.kill_worker(rng)
            case "database":
                assert self.cluster is not None, "a file cannot be killed"
                self.cluster.kill()
                time.sleep(rng.below(LONGEST_PAUSE_MS) / 1_000)
                self.cluster.start()
            case _:
                raise ValueError(kind)
        self.killed[kind] += 1

    def kill_server(self, n: int) -> None:
        """It comes back at the same address, and leaves no process behind."""
        server = self.servers[n]
        assert server.process is not None
        children = children_of(server.process.pid)
        server.process.kill()
        server.process.wait()
        port = server.address.rpartition(":")[2]
        self.servers[n] = self.stack.enter_context(self.server(n, port))
        wait_until_gone(children)

    def kill_worker(self, rng: Rng) -> None:
        """Any that is there; on a busy machine bots may not have thought yet since the last kill."""
        end = time.monotonic() + THINK_S
        while not (workers := [pid for server in self.servers for pid in workers_of(server)]):
            assert time.monotonic() < end, "no bot thinks"
            time.sleep(0.02)
        with suppress(ProcessLookupError):  # it went with another
            os.kill(workers[rng.below(len(workers))], signal.SIGKILL)


def workers_of(server: Server) -> list[int]:
    """The processes of a server in which bots think; all its children but the tracker of resources."""
    assert server.process is not None
    return [
        pid for pid in children_of(server.process.pid) if "resource_tracker" not in command_of(pid) and is_alive(pid)
    ]


# -- who plays -------------------------------------------------------------------------------------


class Sent(NamedTuple):
    """A move as a client sent it."""

    ply: int
    action: int
    client: str


class Player(Thread):
    """Somebody at a table who plays random moves to the end, whatever happens to the server."""

    def __init__(self, company: Company, table: str, cookie: str, seed: int) -> None:
        super().__init__(daemon=True)
        self.company = company
        self.table = table
        self.cookie = cookie
        self.rng = Rng(seed)
        self.game: Json = {}
        self.status = ""
        self.sent: Sent | None = None  # and not answered
        self.number = 0
        self.resent = 0
        self.kept: list[Sent] = []  # acknowledged
        self.refused: list[str] = []  # which none of these moves may be
        self.lost: Counter[str] = Counter()  # connections, by what was wrong

    @property
    def is_done(self) -> bool:
        return (self.status == "over" and self.sent is None) or self.company.ends.is_set()

    def run(self) -> None:
        while not self.is_done:
            try:
                with self.enter() as socket:
                    self.play(socket)
            except (OSError, WebSocketException) as error:
                self.lost[type(error).__name__] += 1
                time.sleep(0.1)

    def enter(self) -> ClientConnection:
        """At any server."""
        servers = self.company.site.servers
        address = servers[self.rng.below(len(servers))].address
        headers = {"Cookie": self.cookie, "Origin": address}
        path = f"/api/tables/{self.table}/live"
        return connect(address.replace("http", "ws") + path, additional_headers=headers, open_timeout=QUIET_S)

    def play(self, socket: ClientConnection) -> None:
        """From one connection to its end."""
        if self.sent is not None:
            self.resent += 1
            self.send(socket, self.sent)
        while not self.is_done:
            self.hear(json.loads(socket.recv(QUIET_S)))
            if self.sent is None and self.game.get("options"):
                self.think()
                self.sent = self.choose()
                self.send(socket, self.sent)
                if self.rng.below(HANG_UP) == 0:
                    raise ConnectionError("hung up")  # the move may be played; its answer is never heard

    def think(self) -> None:
        if not self.company.hurry.is_set():
            time.sleep(self.rng.below(LONGEST_THOUGHT_MS) / 1_000)

    def choose(self) -> Sent:
        options = self.game["options"]
        self.number += 1
        return Sent(self.game["ply"], options[self.rng.below(len(options))]["id"], f"move {self.number}")

    def send(self, socket: ClientConnection, move: Sent) -> None:
        socket.send(json.dumps({"type": "act", "re": move.client} | move._asdict()))

    def hear(self, message: Json) -> None:
        match message["type"]:
            case "table":
                self.status = message["table"]["status"]
                self.game = message.get("game", {})
            case "done" if self.sent is not None and message["re"] == self.sent.client:
                self.kept.append(self.sent)
                self.sent = None
            case "error" if message["error"] == "server-unavailable":
                raise ConnectionError("the database is away")  # come again, and send it again
            case "error":
                self.refused.append(f"{self.sent}: {message}")
                self.sent = None


class Company:
    """All who play at a site, and their tables."""

    def __init__(self, site: Site, seed: int) -> None:
        self.site = site
        self.rng = Rng(seed)
        self.plans = self.rng.below(len(PLANS))  # where to begin
        self.came = 0
        self.players: list[Player] = []
        self.hurry = Event()  # nobody thinks any more
        self.ends = Event()  # everybody goes home

    def running(self) -> int:
        return len({player.table for player in self.players if player.is_alive()})

    def open_tables(self) -> None:
        """If not enough games are running; at a moment when all servers are."""
        missing = TABLES - self.running()
        for n in range(missing if missing >= TABLES - 1 else 0):
            self.open_table(PLANS[(self.plans + n) % len(PLANS)])
        self.plans += missing

    def newcomer(self, server: Server) -> httpx.Client:
        """A guest, or one who has made an account."""
        self.came += 1
        client = server.guest(f"Guest {self.came}")
        if self.rng.below(2):
            account = {"name": f"Kumpel {self.came}", "password": "Steiger 1919"}
            answer = client.post("/api/accounts", json=account)
            assert answer.status_code == 201, answer.text
        return client

    def open_table(self, plan: Plan) -> None:
        server = self.site.servers[self.rng.below(len(self.site.servers))]
        with ExitStack() as stack:
            people = [stack.enter_context(closing(self.newcomer(server))) for n in range(max(1, plan.people))]
            owner = people[0]
            seats = plan.people + len(plan.bots)
            wishes: Json = {"access": "open", "pace": {"kind": "none"}, "seat": 0 if plan.people else None}
            table = server.table(owner, game=plan.game, players=seats, **wishes)
            asked: list[tuple[httpx.Client, str, Json]]
            asked = [(person, "sit", {"seat": seat}) for seat, person in enumerate(people) if seat]
            asked += [
                (owner, "bot", {"seat": seat, "bot": bot}) for seat, bot in enumerate(plan.bots, start=plan.people)
            ]
            for client, what, body in [*asked, (owner, "start", {})]:
                answer = client.post(f"/api/tables/{table}/{what}", json=body or None)
                assert answer.status_code == 200, answer.text
            for person in people:
                cookie = "; ".join(f"{name}={value}" for name, value in person.cookies.items())
                self.players.append(Player(self, table, cookie, self.rng.below(1 << 30)))
                self.players[-1].start()

    def wait_for_a_moment(self) -> None:
        """Any; mostly one at which a move is under way."""
        time.sleep(self.rng.below(LONGEST_PAUSE_MS) / 1_000)
        if self.rng.below(4):
            end = time.monotonic() + 1
            while time.monotonic() < end and not any(player.sent for player in self.players):
                time.sleep(0.001)
            time.sleep(self.rng.below(UNDER_WAY_MS) / 1_000)

    def finish(self) -> None:
        """Let all games run to their end."""
        self.hurry.set()
        end = time.monotonic() + FINISH_S
        for player in self.players:
            player.join(max(0.0, end - time.monotonic()))
        late = [player for player in self.players if player.is_alive()]
        self.ends.set()
        stuck = [(p.table, p.game.get("ply"), p.game.get("decision"), p.sent, p.lost) for p in late]
        assert not late, f"still waiting: {stuck}"


# -- what is true in the end -----------------------------------------------------------------------


class Tally(NamedTuple):
    """What was played."""

    tables: int
    moves: int
    kept: int  # moves of people, each acknowledged
    resent: int  # moves that were not answered before the connection was lost


def play(site: Site, seed: int, kinds: list[str]) -> Tally:
    """Games under which one after the other is killed; then all that must be true is proved."""
    company = Company(site, seed)
    try:
        for kind in kinds:
            company.open_tables()
            company.wait_for_a_moment()
            site.kill(kind, company.rng)
        company.finish()
    finally:
        company.ends.set()
    return prove(site, company)


def prove(site: Site, company: Company) -> Tally:
    """No acknowledged move is lost, none is there twice, and every game is what its record says."""
    refused = [why for player in company.players for why in player.refused]
    assert not refused, refused[:3]
    engine = make_engine(site.url)
    played = 0
    tables = {player.table for player in company.players}
    try:
        with engine.connect() as c:
            for table in tables:
                kept = [move for player in company.players if player.table == table for move in player.kept]
                played += prove_table(c, table, kept)
            if engine.dialect.name == "sqlite":
                assert c.execute(text("PRAGMA integrity_check")).scalar_one() == "ok"
    finally:
        engine.dispose()
    kept_all = sum(len(player.kept) for player in company.players)
    return Tally(len(tables), played, kept_all, sum(player.resent for player in company.players))


def prove_table(c: Connection, table: str, kept: list[Sent]) -> int:
    """One game; returns how many moves it had."""
    query = select(moves.c.ply, moves.c.action, moves.c.client).where(moves.c.table == table).order_by(moves.c.ply)
    rows = [tuple(row) for row in c.execute(query)]
    assert [ply for ply, _, _ in rows] == list(range(len(rows))), "plies are missing"
    of_people = [Sent(*row) for row in rows if row[2] is not None]
    assert sorted(kept) == of_people, "acknowledged is what is stored"
    stored = read_table(c, table)
    assert stored is not None
    end = replay_game(stored)
    assert (stored.row.status, stored.row.ply) == ("over", len(rows))
    assert end.is_over
    assert ending(end) == stored.row.result
    kept_record = c.execute(select(journals.c.record).where(journals.c.table == table)).scalar_one()
    record = Record.from_dict(kept_record, revier.game)
    assert [int(action) for action in record.actions] == [action for _, action, _ in rows]
    assert record.replay().checksum() == end.checksum()
    return len(rows)
