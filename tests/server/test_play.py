"""A game over websocket and REST: moves, refusals, undo, take-back, reconnecting, bots, the end."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select, update
from starlette.testclient import TestClient, WebSocketTestSession
from starlette.websockets import WebSocketDisconnect

import revier
from revier.kernel.record import Record
from revier.kernel.rng import Rng
from revier.server.operation.settings import HOUR
from revier.server.play import live, revocation
from revier.server.storage.schema import journals, moves, sign_ins
from revier.server.tables.positions import read_table, replay_game
from tests.server.support import House, expect, refused

Json = dict[str, Any]


class Player:
    """Somebody with a socket at a table."""

    def __init__(self, client: TestClient, socket: WebSocketTestSession) -> None:
        self.client = client
        self.socket = socket
        self.last: Json = {}
        self.number = 0
        self.events: list[Json] = []

    def hear(self) -> Json:
        """The next message; what the game says is remembered."""
        message: Json = self.socket.receive_json()
        if message["type"] == "table" and "game" in message:
            self.last = message
            self.events += message["game"]["events"]
        return message

    @property
    def game(self) -> Json:
        found: Json = self.last["game"]
        return found

    def catch_up(self, ply: int) -> None:
        while not self.last or self.game["ply"] != ply:
            self.hear()

    def say(self, **message: Any) -> Json:
        """Send something and read on until it is answered."""
        self.number += 1
        self.socket.send_json(message | {"re": str(self.number)})
        while True:
            heard = self.hear()
            if heard.get("re") == str(self.number):
                return heard

    def wait_in_vain(self) -> None:
        while True:
            self.hear()

    def act(self, action: int, **more: Any) -> Json:
        return self.say(type="act", ply=self.game["ply"], revision=self.game["revision"], action=action, **more)


@pytest.fixture
def sockets() -> Iterator[ExitStack]:
    with ExitStack() as stack:
        yield stack


def new_table(owner: TestClient, game: str = "glueck-auf", players: int = 2, **more: Any) -> str:
    wishes = {"game": game, "players": players, "access": "open", "pace": {"kind": "none"}} | more
    return str(expect(owner.post("/api/tables", json=wishes), 201)["table"]["id"])


def sit_all(house: House, sockets: ExitStack, players: int = 2, game: str = "glueck-auf") -> tuple[str, list[Player]]:
    """A running game of people who are all there."""
    clients = [house.guest(f"Guest {n}") for n in range(players)]
    table = new_table(clients[0], game, players)
    for seat, client in enumerate(clients[1:], start=1):
        expect(client.post(f"/api/tables/{table}/sit", json={"seat": seat}), 200)
    expect(clients[0].post(f"/api/tables/{table}/start"), 200)
    return table, [join(client, table, sockets) for client in clients]


def join(client: TestClient, table: str, sockets: ExitStack, since: int | None = None) -> Player:
    headers = {"Origin": "http://testserver"}
    address = f"/api/tables/{table}/live" + ("" if since is None else f"?since={since}")
    player = Player(client, sockets.enter_context(client.websocket_connect(address, headers=headers)))
    while not player.last:
        player.hear()
    return player


def turn_of(players: list[Player]) -> Player:
    """Whoever is asked."""
    found = [player for player in players if player.game["options"]]
    assert len(found) == 1
    return found[0]


def play_on(players: list[Player], plies: int, rng: Rng) -> None:
    """Random legal moves by whoever is asked, heard by all."""
    for n in range(plies):
        player = turn_of(players)
        options = player.game["options"]
        answer = player.act(options[rng.below(len(options))]["id"])
        assert answer["type"] == "done"
        for other in players:
            other.catch_up(player.game["ply"])
        if player.game["decision"] is None:
            return


@pytest.mark.parametrize("game", revier.games())
def test_people_play_a_whole_game_and_its_record_is_kept(house: House, sockets: ExitStack, game: str) -> None:
    table, players = sit_all(house, sockets, 3, game)
    play_on(players, 2_000, Rng(7))
    shown = expect(players[0].client.get(f"/api/tables/{table}"), 200)
    assert shown["status"] == "over"
    kept = house.read(lambda c: c.execute(select(journals.c.record).where(journals.c.table == table)).scalar_one())
    end = Record.from_dict(kept, revier.game).replay()
    assert end.is_over
    assert shown["result"]["scores"] == end.scores() == players[1].game["scores"]
    assert shown["result"]["ranking"] == end.ranking()
    assert len(house.read(lambda c: c.execute(select(moves).where(moves.c.table == table)).all())) == end.ply
    for seat, player in enumerate(players):
        assert player.game["view"] == end.view(seat)
        told = [(e.ply, e.kind) for e in end.events() if e.heard_by(seat)]
        assert [(event["ply"], event["kind"]) for event in player.events] == told


def test_only_whoever_is_asked_may_act_and_only_legally(house: House, sockets: ExitStack) -> None:
    table, players = sit_all(house, sockets)
    asked = turn_of(players)
    other = next(player for player in players if player is not asked)
    legal = [option["id"] for option in asked.game["options"]]
    assert other.act(legal[0])["error"] == "server-not-your-turn"
    illegal = next(n for n in range(1000) if n not in legal)
    assert asked.act(illegal)["error"] == "server-illegal"
    assert asked.say(type="act", ply=7, action=legal[0])["error"] == "server-stale"
    assert expect(asked.client.get(f"/api/tables/{table}/game"), 200)["ply"] == 0
    stranger = house.guest("Stranger")
    move = {"ply": 0, "action": legal[0]}
    refused(stranger.post(f"/api/tables/{table}/actions", json=move), 403, "server-not-seated")
    refused(house.visitor().post(f"/api/tables/{table}/actions", json=move), 401, "server-sign-in")


def test_a_move_that_is_sent_twice_is_played_once(house: House, sockets: ExitStack) -> None:
    table, players = sit_all(house, sockets)
    asked = turn_of(players)
    action = asked.game["options"][0]["id"]
    move = {"ply": 0, "action": action, "client": "a1"}
    for again in range(3):
        expect(asked.client.post(f"/api/tables/{table}/actions", json=move), 200)
    assert asked.say(type="act", **move)["type"] == "done"
    assert len(house.read(lambda c: c.execute(select(moves)).all())) == 1


def test_what_is_taken_back_within_a_turn_never_happened(house: House, sockets: ExitStack) -> None:
    table, players = sit_all(house, sockets, game="schichtwechsel")
    rng = Rng(3)
    while not turn_of(players).game["can_undo"]:
        play_on(players, 1, rng)
    asked = turn_of(players)
    before = asked.game["ply"]
    assert asked.say(type="undo", ply=before + 3)["error"] == "server-stale"
    other = next(player for player in players if player is not asked)
    assert other.say(type="undo", ply=before)["error"] == "server-not-your-turn"
    assert asked.say(type="undo", ply=before, turn=True)["type"] == "done"
    assert asked.game["ply"] < before
    assert not asked.game["can_undo"]
    assert asked.say(type="undo", ply=asked.game["ply"])["type"] == "error"
    other.catch_up(asked.game["ply"])
    rows = house.read(lambda c: c.execute(select(moves).where(moves.c.table == table)).all())
    assert len(rows) == asked.game["ply"]


def test_later_moves_are_taken_back_when_all_agree(house: House, sockets: ExitStack) -> None:
    """From one seat's turn back into another's, which undo alone never does."""
    table, players = sit_all(house, sockets, game="kohle-und-kolonie-2013", players=3)
    rng = Rng(1)
    for n in range(60):
        play_on(players, 1, rng)
        seats = [row.seat for row in house.read(lambda c: c.execute(select(moves).order_by(moves.c.ply)).all())]
        ply = players[0].game["ply"]
        answer = players[0].say(type="takeback", ply=max(0, ply - 2))
        if answer["type"] == "done" and len(set(seats[-2:])) == 2:
            break
        if answer["type"] == "error":
            assert answer["error"] in ("server-seen-since", "server-stale")
    else:
        pytest.fail("in no position anything could be taken back")
    for player in players[1:]:
        assert player.game["ply"] == ply
        assert player.say(type="takeback", ply=ply - 2)["type"] == "done"
    for player in players:
        player.catch_up(ply - 2)
    rows = house.read(lambda c: c.execute(select(moves).where(moves.c.table == table)).all())
    assert len(rows) == ply - 2


@pytest.mark.parametrize("game", ["glueck-auf", "kohle-und-kolonie-2013", "schichtwechsel"])
def test_everybody_is_told_how_far_they_may_propose_to_go_back(house: House, sockets: ExitStack, game: str) -> None:
    table, players = sit_all(house, sockets, 3, game)
    watcher = join(house.guest("Watcher"), table, sockets)
    rng = Rng(8)
    plies_free = set()
    for n in range(12):
        play_on(players, 3, rng)
        ply, first = players[0].game["ply"], players[0].game["back_to"]
        plies_free.add(ply - first)
        assert first == players[1].game["back_to"] == replayed(house, table).last_revealed()
        if first > 0:
            assert players[0].say(type="takeback", ply=first - 1)["error"] == "server-seen-since"
        if first < ply:
            assert players[1].say(type="takeback", ply=first)["type"] == "done"
    assert len(plies_free) > 1
    watcher.catch_up(players[0].game["ply"])
    assert watcher.game["back_to"] is None


@pytest.mark.parametrize("game", ["glueck-auf", "kohle-und-kolonie-revised", "schichtwechsel"])
def test_everybody_is_told_whether_they_see_a_secret(house: House, sockets: ExitStack, game: str) -> None:
    table, players = sit_all(house, sockets, 3, game)
    watcher = join(house.guest("Watcher"), table, sockets)
    rng = Rng(3)
    told = set()
    for _ in range(24):
        play_on(players, 4, rng)
        watcher.catch_up(players[0].game["ply"])
        assert watcher.game["is_private"] is False
        for player in players:
            assert player.game["is_private"] == (player.game["view"] != watcher.game["view"])
            told.add(player.game["is_private"])
    assert told == {game == "glueck-auf"}  # where delivered orders lie face down


def test_who_comes_back_is_told_only_what_was_missed(house: House, sockets: ExitStack) -> None:
    table, players = sit_all(house, sockets)
    play_on(players, 20, Rng(5))
    known = 12
    back = join(players[0].client, table, sockets, since=known)
    assert back.game["ply"] == 20
    assert [event for event in players[0].events if event["ply"] >= known] == back.events
    assert back.game["view"] == players[0].game["view"]


def test_a_spectator_sees_the_game_but_no_secrets_and_no_options(house: House, sockets: ExitStack) -> None:
    table, players = sit_all(house, sockets)
    watcher = join(house.guest("Watcher"), table, sockets)
    nobody = join(house.visitor(), table, sockets)
    play_on([*players], 30, Rng(2))
    s = replayed(house, table)
    for player in (watcher, nobody):
        player.catch_up(30)
        assert player.game["view"] == s.view(None)
        assert player.game["options"] == []
        assert player.game["seat"] is None
        assert "args" not in player.game["decision"]
    assert nobody.say(type="chat", text="Hello")["error"] == "server-sign-in"
    assert nobody.say(type="ping")["type"] == "done"


def replayed(house: House, table: str) -> Any:
    stored = house.read(lambda c: read_table(c, table))
    assert stored is not None
    return replay_game(stored)


@pytest.mark.parametrize(
    "text",
    [
        *("", "null", "[]", "{}", "[" * 4000, "x" * 5000),
        *('{"type": "act"}', '{"type": "dance"}', '{"type": "ping", "more": 1}'),
        *('{"type": "act", "ply": -1, "action": 0}', '{"type": "act", "ply": 0, "action": 99999999999999999999}'),
        *('{"type": "act", "ply": 0, "action": "0"}', '{"type": "act", "ply": 0.5, "action": 0}'),
    ],
)
def test_nonsense_is_answered_and_changes_nothing(house: House, sockets: ExitStack, text: str) -> None:
    table, players = sit_all(house, sockets)
    players[0].socket.send_text(text)
    heard = players[0].hear()
    while heard["type"] in ("table", "presence"):
        heard = players[0].hear()
    assert heard["type"] == "error"
    assert heard["error"] in ("server-bad-message", "server-too-long")
    assert players[0].say(type="ping")["type"] == "done"
    assert expect(players[0].client.get(f"/api/tables/{table}/game"), 200)["ply"] == 0


def test_bots_play_among_people(house: House, sockets: ExitStack) -> None:
    """One person and two bots: the person only ever sees positions where they are asked, or others move."""
    owner = house.guest("Frida")
    table = new_table(owner, players=3)
    for seat, name in ((1, "lehrling"), (2, "random")):
        expect(owner.post(f"/api/tables/{table}/bot", json={"seat": seat, "bot": name}), 200)
    expect(owner.post(f"/api/tables/{table}/start"), 200)
    frida = join(owner, table, sockets)
    rng = Rng(4)
    for n in range(25):
        while not frida.game["options"]:
            frida.hear()
        options = frida.game["options"]
        assert frida.act(options[rng.below(len(options))]["id"])["type"] == "done"
    seats = {row.seat for row in house.read(lambda c: c.execute(select(moves)).all())}
    assert seats == {0, 1, 2}


def test_who_watched_and_sits_down_is_said_to_be_there(house: House, sockets: ExitStack) -> None:
    frida, anton = house.guest("Frida"), house.guest("Anton")
    table = new_table(frida)
    host, guest = (wait_at(client, table, sockets) for client in (frida, anton))
    expect(anton.post(f"/api/tables/{table}/sit", json={"seat": 1}), 200)
    people = [expect(client.get("/api/me"), 200)["id"] for client in (frida, anton)]
    assert presence_at(host)["people"] == people
    assert presence_at(guest) == {"type": "presence", "people": people, "watchers": 0}
    expect(anton.post(f"/api/tables/{table}/leave"), 204)
    assert presence_at(host) == {"type": "presence", "people": people[:1], "watchers": 1}


def wait_at(client: TestClient, table: str, sockets: ExitStack) -> WebSocketTestSession:
    """A socket at a table whose game has not begun."""
    headers = {"Origin": "http://testserver"}
    return sockets.enter_context(client.websocket_connect(f"/api/tables/{table}/live", headers=headers))


def presence_at(socket: WebSocketTestSession) -> Json:
    """Who is there, as it was told last."""
    socket.send_json({"type": "ping", "re": "here"})
    last: Json = {}
    while (heard := socket.receive_json())["type"] != "done":
        last = heard if heard["type"] == "presence" else last
    return last


def test_who_signs_out_elsewhere_does_not_play_on(tmp_path: Path, monkeypatch: Any) -> None:
    monkeypatch.setattr(revocation, "SESSION_CHECK_S", 0.05)
    monkeypatch.setattr(revocation, "AT_ONCE", 1)
    with House(tmp_path) as house, ExitStack() as sockets:
        _, players = sit_all(house, sockets)
        expect(players[0].client.post("/api/sign-out-everywhere"), 204)
        with pytest.raises(WebSocketDisconnect) as closed:
            players[0].wait_in_vain()
        assert closed.value.code == live.NOT_ALLOWED
        assert players[1].say(type="ping")["type"] == "done"


def test_who_is_here_keeps_being_signed_in(tmp_path: Path, monkeypatch: Any) -> None:
    monkeypatch.setattr(revocation, "SESSION_CHECK_S", 0.05)
    with House(tmp_path) as house, ExitStack() as sockets:
        _, players = sit_all(house, sockets)
        long_ago = time.time() - 2 * HOUR
        house.write(lambda c: c.execute(update(sign_ins).values(seen=long_ago)))
        while min(house.read(lambda c: c.execute(select(sign_ins.c.seen)).scalars().all())) <= long_ago:
            time.sleep(0.01)
        assert players[0].say(type="ping")["type"] == "done"


@pytest.mark.parametrize("game", revier.games())
def test_one_may_look_back_at_what_one_saw_and_at_nothing_else(house: House, sockets: ExitStack, game: str) -> None:
    table, players = sit_all(house, sockets, 3, game)
    seen: list[list[Json]] = [[player.game["view"]] for player in players]
    rng = Rng(11)
    for n in range(40):
        play_on(players, 1, rng)
        for views, player in zip(seen, players, strict=True):
            views.append(player.game["view"])
    for views, player in zip(seen, players, strict=True):
        for ply in (0, 17, 40):
            past = expect(player.client.get(f"/api/tables/{table}/past?ply={ply}"), 200)
            assert past["view"] == views[ply]
            assert past["events"] == [event for event in player.events if event["ply"] == ply]
    assert expect(house.visitor().get(f"/api/tables/{table}/past?ply=17"), 200)["seat"] is None
    refused(players[0].client.get(f"/api/tables/{table}/past?ply=41"), 422, "server-no-ply")


def test_whoever_is_asked_may_ask_what_is_closed_and_why(house: House, sockets: ExitStack) -> None:
    table, players = sit_all(house, sockets)
    mine = turn_of(players)
    (other,) = [player for player in players if player is not mine]
    lit = {target for option in mine.game["options"] for target in option["targets"]}
    answer = expect(mine.client.get(f"/api/tables/{table}/closed"), 200)
    assert answer["ply"] == 0
    closed = {target for found in answer["closed"] for target in found["targets"]}
    assert lit | closed == {f"draft:{position}" for position in range(13)}
    assert lit.isdisjoint(closed)
    assert {found["text"] for found in answer["closed"]} == {"ga-why-draft-take"}
    assert expect(other.client.get(f"/api/tables/{table}/closed"), 200)["closed"] == []
    refused(house.guest("Mira").get(f"/api/tables/{table}/closed"), 403, "server-not-seated")


def test_whoever_watches_may_ask_what_would_be_scored_now(house: House, sockets: ExitStack) -> None:
    table, players = sit_all(house, sockets)
    assert expect(house.visitor().get(f"/api/tables/{table}/outlook"), 200) == {"ply": 0, "rows": []}
    rng = Rng(3)
    while players[0].game["view"]["shift"] == 0:
        play_on(players, 1, rng)
    rows = expect(players[0].client.get(f"/api/tables/{table}/outlook"), 200)["rows"]
    assert [row["id"] for row in rows if row["part"] == "round"] == [
        "coal_yellow",
        "coal_brown",
        "coal_grey",
        "coal_black",
    ]


@pytest.mark.parametrize("game", revier.games())
def test_several_positions_are_those_that_one_saw_and_nothing_else(house: House, sockets: ExitStack, game: str) -> None:
    table, players = sit_all(house, sockets, 3, game)
    seen: list[list[Json]] = [[player.game["view"]] for player in players]
    asked = [players[0].game["decision"]["seat"]]
    rng = Rng(11)
    for n in range(30):
        play_on(players, 1, rng)
        asked.append(players[0].game["decision"]["seat"])
        for views, player in zip(seen, players, strict=True):
            views.append(player.game["view"])
    path = f"/api/tables/{table}/positions"
    for seat, (views, player) in enumerate(zip(seen, players, strict=True)):
        found = expect(player.client.get(f"{path}?first=7&last=30"), 200)
        assert [past["ply"] for past in found] == list(range(7, 31))
        assert [past["view"] for past in found] == views[7:]
        assert [past["asked"] for past in found] == asked[7:]
        assert {past["seat"] for past in found} == {seat}
        for past in found:
            assert past["events"] == [event for event in player.events if event["ply"] == past["ply"]]
            assert past == expect(player.client.get(f"/api/tables/{table}/past?ply={past['ply']}"), 200)
    watched = expect(house.visitor().get(f"{path}?first=0&last=30"), 200)
    assert {past["seat"] for past in watched} == {None}


def test_positions_are_asked_for_in_bounds(house: House, sockets: ExitStack) -> None:
    table, players = sit_all(house, sockets, 2)
    play_on(players, 70, Rng(5))
    path = f"/api/tables/{table}/positions"
    client = players[0].client
    assert len(expect(client.get(f"{path}?first=0&last=63"), 200)) == 64
    assert refused(client.get(f"{path}?first=0&last=64"), 422, "server-too-many-positions") == {"most": 64}
    assert expect(client.get(f"{path}?first=9&last=8"), 200) == []
    refused(client.get(f"{path}?first=60&last=71"), 422, "server-no-ply")


def test_a_stranger_gets_no_positions_of_a_private_table(house: House) -> None:
    frida = house.guest("Frida")
    wishes = {"game": "glueck-auf", "players": 2, "access": "private"}
    table = expect(frida.post("/api/tables", json=wishes), 201)["table"]["id"]
    expect(frida.post(f"/api/tables/{table}/bot", json={"seat": 1, "bot": "random"}), 200)
    expect(frida.post(f"/api/tables/{table}/start"), 200)
    path = f"/api/tables/{table}/positions?first=0&last=0"
    assert len(expect(frida.get(path), 200)) == 1
    for stranger in (house.guest("Anton"), house.visitor()):
        refused(stranger.get(path), 404, "server-no-table")
