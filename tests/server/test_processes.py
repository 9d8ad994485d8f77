"""Two server processes over one PostgreSQL are one server: people, bots, chat and presence meet."""

from __future__ import annotations

import json
import subprocess
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest

from revier.kernel.rng import Rng
from tests.server.processes import COMMAND, Server, command, environment

Json = dict[str, Any]
PATIENCE = 600.0


@pytest.fixture
def servers(tmp_path: Path, postgres_url: str) -> Iterator[list[Server]]:
    """The second is started when the first has made its tables."""
    folders = [tmp_path / name for name in ("one", "two")]
    with ExitStack() as stack:
        for folder in folders:
            folder.mkdir()
        yield [stack.enter_context(Server(folder, "--database", postgres_url)) for folder in folders]


class Guest:
    """Somebody at one of the processes."""

    def __init__(self, server: Server, name: str) -> None:
        self.server = server
        self.http: httpx.Client = server.guest(name)
        self.last: Json = {}
        self.heard: list[Json] = []

    def post(self, path: str, **body: Any) -> Json:
        answer = self.http.post(f"/api{path}", json=body or None)
        assert answer.status_code < 300, answer.text
        found: Json = answer.json()
        return found

    def join(self, table: str, stack: ExitStack) -> None:
        self.socket = stack.enter_context(self.server.live(self.http, table))

    def hear(self) -> Json:
        message: Json = json.loads(self.socket.recv(PATIENCE))
        self.heard.append(message)
        if message["type"] == "table" and "game" in message:
            self.last = message["game"]
        return message

    def bot_is_asked(self) -> bool:
        """The third seat is a bot's."""
        asked = self.last["decision"]
        return asked is not None and asked["seat"] == 2

    def wait_for(self, kind: str) -> Json:
        while (message := self.hear())["type"] != kind:
            pass
        return message


def open_table(owner: Guest, game: str, players: int, seat: int | None = 0) -> str:
    made = owner.post("/tables", game=game, players=players, access="open", pace={"kind": "none"}, seat=seat)
    return str(made["table"]["id"])


def test_people_and_bots_at_two_processes_play_a_game(servers: list[Server]) -> None:
    with ExitStack() as stack:
        ada, ben = Guest(servers[0], "Ada"), Guest(servers[1], "Ben")
        table = open_table(ada, "glueck-auf", 3)
        ben.post(f"/tables/{table}/sit", seat=1)
        ada.post(f"/tables/{table}/bot", seat=2, bot="random")
        ada.join(table, stack)
        ben.join(table, stack)
        ada.post(f"/tables/{table}/start")
        rng = Rng(1)
        players = [ada, ben]
        ply = 0
        while not all(player.last and player.last["decision"] is None for player in players):
            for player in players:
                while not player.last or player.last["ply"] < ply or player.bot_is_asked():
                    player.hear()
                ply = max(ply, player.last["ply"])
            for player in players:
                if player.last["ply"] == ply and player.last["options"]:
                    option = player.last["options"][rng.below(len(player.last["options"]))]
                    player.socket.send(json.dumps({"type": "act", "ply": ply, "action": option["id"]}))
                    ply += 1
        shown = [player.http.get(f"/api/tables/{table}").json() for player in players]
        assert shown[0]["result"] == shown[1]["result"]
        assert shown[0]["status"] == "over"
        assert {message["type"] for message in ada.heard} >= {"table", "done", "presence"}
        assert not [message for player in players for message in player.heard if message["type"] == "error"]


def test_chat_and_presence_cross_from_one_process_to_the_other(servers: list[Server]) -> None:
    with ExitStack() as stack:
        ada, ben = Guest(servers[0], "Ada"), Guest(servers[1], "Ben")
        table = ada.post("/tables", game="schichtwechsel", players=2, access="open", pace={"kind": "none"})["table"][
            "id"
        ]
        ben.post(f"/tables/{table}/sit", seat=1)
        ada.join(table, stack)
        ben.join(table, stack)
        while len(ada.wait_for("presence")["people"]) < 2:
            pass
        ben.socket.send(json.dumps({"type": "chat", "text": "Glück auf!"}))
        assert ada.wait_for("chat")["line"]["text"] == "Glück auf!"
        ada.socket.send(json.dumps({"type": "chat", "text": "Glück auf, Ben"}))
        assert [ben.wait_for("chat")["line"]["text"] for n in range(2)] == ["Glück auf!", "Glück auf, Ben"]


def test_a_worker_elsewhere_thinks_for_a_server(tmp_path: Path, postgres_url: str) -> None:
    """Jobs go to whoever takes them first; a worker can be stopped and leaves no error."""
    with Server(tmp_path, "--database", postgres_url) as server, working(tmp_path, postgres_url):
        owner = Guest(server, "Ada")
        table = open_table(owner, "glueck-auf", 2, seat=None)
        for seat in range(2):
            owner.post(f"/tables/{table}/bot", seat=seat, bot="random")
        owner.post(f"/tables/{table}/start")
        deadline = time.monotonic() + PATIENCE
        while (shown := owner.http.get(f"/api/tables/{table}").json())["status"] != "over":
            assert time.monotonic() < deadline, shown["ply"]
            time.sleep(0.2)
        assert shown["result"]["scores"]


@contextmanager
def working(folder: Path, url: str) -> Iterator[None]:
    words = [*COMMAND, "worker", "--database", url, "--workers", "1"]
    process = subprocess.Popen(words, cwd=folder, env=environment(), stdout=subprocess.PIPE, text=True)
    try:
        assert process.stdout is not None
        assert process.stdout.readline().startswith("Bots think here")
        yield
    finally:
        process.terminate()
        assert process.wait(PATIENCE) == 0


def test_a_worker_needs_postgresql(tmp_path: Path) -> None:
    for given in ([], ["--database", "sqlite:///a.db"]):
        status, _, said = command(tmp_path, "worker", *given)
        assert status == 2
        assert "PostgreSQL" in said
        assert len(said.splitlines()) == 1
