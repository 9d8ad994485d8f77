"""Tables over REST, from a new table to the rematch: what is answered, to whom, and who is told."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from revier.bots import RANKS, find_rank
from revier.games.schichtwechsel.facts import facts
from revier.server.play import rooms as rooms_module
from tests.schichtwechsel.test_data_check import own
from tests.schichtwechsel.test_own_components import CORRECTIONS
from tests.server.support import House, expect, refused, who
from tests.server.tables import row_of

TWO = {"game": "glueck-auf", "players": 2}


class Rooms(rooms_module.Rooms):
    """Notes what it is told."""

    def __init__(self, house: House) -> None:
        super().__init__(house.db)
        self.told: list[str] = []

    async def changed(self, table: str) -> None:
        self.told.append(table)


@pytest.fixture
def rooms(house: House) -> Rooms:
    house.app.state.rooms = Rooms(house)
    return house.app.state.rooms  # type: ignore[no-any-return]


def new(client: TestClient, **wishes: Any) -> Any:
    return expect(client.post("/api/tables", json=TWO | wishes), 201)


def test_from_a_new_table_to_the_rematch(house: House, rooms: Rooms) -> None:
    frida, anton = house.guest("Frida"), house.guest("Anton")
    made = new(frida, pace={"kind": "live", "move": 30, "bank": 600})
    table = made["table"]["id"]
    assert made["invitation"] is None
    assert [t["id"] for t in expect(house.visitor().get("/api/tables"), 200)] == [table]
    shown = expect(anton.post(f"/api/tables/{table}/sit", json={}), 200)
    assert [seat["name"] for seat in shown["seats"]] == ["Frida", "Anton"]
    assert (shown["role"], shown["my_seats"], shown["status"]) == ("seated", [1], "waiting")
    assert expect(frida.post(f"/api/tables/{table}/start"), 200)["status"] == "running"
    assert [t["id"] for t in expect(anton.get("/api/tables/mine"), 200)] == [table]
    assert [t["id"] for t in expect(anton.get("/api/tables?status=running"), 200)] == [table]
    assert expect(anton.post(f"/api/tables/{table}/away"), 200)["seats"][1]["is_away"]
    assert not expect(anton.post(f"/api/tables/{table}/back"), 200)["seats"][1]["is_away"]
    assert not expect(frida.post(f"/api/tables/{table}/end"), 200)["agreed"]
    assert expect(anton.delete(f"/api/tables/{table}/proposals/end"), 200)["proposals"] == []
    assert not expect(frida.post(f"/api/tables/{table}/end"), 200)["agreed"]
    ended = expect(anton.post(f"/api/tables/{table}/end"), 200)
    assert (ended["agreed"], ended["table"]["status"], ended["table"]["result"]["broken_off"]) == (True, "over", True)
    assert [t["id"] for t in expect(anton.get("/api/tables/mine?finished=true"), 200)] == [table]
    again = expect(anton.post(f"/api/tables/{table}/rematch"), 201)["table"]
    assert [seat["name"] for seat in again["seats"]] == ["Anton", "Frida"]
    assert refused(frida.post(f"/api/tables/{table}/rematch"), 409, "server-rematch-exists") == {"table": again["id"]}
    assert rooms.told == [table] * 9 + [again["id"], table]


def test_seats_for_bots_and_friends(house: House, rooms: Rooms) -> None:
    frida = house.guest("Frida")
    table = new(frida, players=4)["table"]["id"]
    expect(frida.post(f"/api/tables/{table}/bot", json={"bot": "lehrling"}), 200)
    expect(frida.post(f"/api/tables/{table}/hot-seat", json={"name": " Otto ", "seat": 3}), 200)
    shown = expect(frida.get(f"/api/tables/{table}"), 200)
    assert [(seat["name"], seat["bot"], seat["is_hot"]) for seat in shown["seats"]] == [
        ("Frida", None, False),
        (None, "lehrling", False),
        (None, None, False),
        ("Otto", None, True),
    ]
    assert expect(frida.delete(f"/api/tables/{table}/seats/1"), 200)["seats"][1]["bot"] is None
    refused(frida.post(f"/api/tables/{table}/bot", json={"bot": "planner:w.toml"}), 422, "server-bad-bot")
    refused(frida.post(f"/api/tables/{table}/hot-seat", json={"name": "\u202e"}), 422, "server-bad-name")
    refused(frida.post(f"/api/tables/{table}/start"), 409, "server-seats-free")
    expect(frida.post(f"/api/tables/{table}/leave"), 204)
    assert expect(frida.post(f"/api/tables/{table}/close"), 200)["status"] == "closed"


def test_a_quick_game(house: House, rooms: Rooms) -> None:
    frida = house.guest("Frida")
    sent = {"game": "schichtwechsel", "players": 3, "bot": "search:50it"}
    made = expect(frida.post("/api/tables/quick", json=sent), 201)["table"]
    assert (made["status"], made["access"], made["turn"] in range(3)) == ("running", "private", True)
    assert [seat["bot"] for seat in made["seats"]] == [None, "search:50it", "search:50it"]
    assert rooms.told == [made["id"]]


def test_an_invitation_is_shown_once_and_lets_in(house: House, rooms: Rooms) -> None:
    frida, anton, mira = (house.guest(name) for name in ("Frida", "Anton", "Mira"))
    made = new(frida, access="private")
    table, token = made["table"]["id"], made["invitation"]
    for stranger in (anton, house.visitor()):
        hidden = stranger.get(f"/api/tables/{table}")
        missing = stranger.get("/api/tables/nosuchtableq")
        assert (hidden.status_code, hidden.content, hidden.headers) == (404, missing.content, missing.headers)
    assert expect(anton.post("/api/invitations", json={"token": token}), 200)["role"] == "invited"
    renewed = expect(frida.post(f"/api/tables/{table}/invitation"), 201)["invitation"]
    refused(mira.post("/api/invitations", json={"token": token}), 404, "server-no-invitation")
    expect(anton.post(f"/api/tables/{table}/sit", json={}), 200)
    everything = "".join(client.get(f"/api/tables/{table}").text for client in (frida, anton))
    everything += frida.get("/api/tables/mine").text + frida.get("/api/tables").text
    row = row_of(house.db, table)
    for secret in (token, renewed, row.invitation, str(row.seed), row.salt):
        assert secret not in everything


def test_chat_and_muting(house: House, rooms: Rooms) -> None:
    frida, anton = house.guest("Frida"), house.guest("Anton")
    table = new(frida)["table"]["id"]
    line = expect(anton.post(f"/api/tables/{table}/chat", json={"text": " Glück auf\n"}), 201)
    assert (line["text"], line["name"], line["person"]) == ("Glück auf", "Anton", who(anton))
    assert expect(frida.get(f"/api/tables/{table}/chat"), 200) == [line]
    expect(frida.put(f"/api/mutes/{who(anton)}"), 204)
    assert expect(frida.get("/api/mutes"), 200) == [who(anton)]
    assert expect(frida.get(f"/api/tables/{table}/chat"), 200) == []
    assert expect(house.visitor().get(f"/api/tables/{table}/chat"), 200) == [line]
    expect(frida.delete(f"/api/mutes/{who(anton)}"), 204)
    assert expect(frida.get(f"/api/tables/{table}/chat?before={line['id'] + 1}"), 200) == [line]
    refused(anton.post(f"/api/tables/{table}/chat", json={"text": "\x07"}), 422, "server-bad-line")


def test_what_needs_a_name(house: House, rooms: Rooms) -> None:
    table = new(house.guest())["table"]["id"]
    visitor = house.visitor()
    for path in ("sit", "leave", "start", "close", "away", "back", "stand-in", "end", "rematch", "invitation", "chat"):
        refused(
            visitor.post(f"/api/tables/{table}/{path}", json={"text": "x"} if path == "chat" else {}),
            401,
            "server-sign-in",
        )
    refused(visitor.get("/api/tables/mine"), 401, "server-sign-in")
    refused(visitor.post("/api/tables", json=TWO), 401, "server-sign-in")


@pytest.mark.parametrize(
    "wrong",
    [
        {"extra": 1},
        {"players": "many"},
        {"access": "secret"},
        {"pace": {"kind": "live", "move": 0, "bank": 0}},
        {"pace": {"kind": "slow", "days": 400}},
        {"pace": {"kind": "slow", "days": 1, "bank": 5}},
        {"pace": {"kind": "never"}},
        {"seat": -1},
        {"options": {"x" * 50: "y"}},
        {"options": {str(n): "y" for n in range(30)}},
        {"components": [1]},
    ],
)
def test_what_is_wrong_is_said_and_changes_nothing(house: House, rooms: Rooms, wrong: dict[str, Any]) -> None:
    frida = house.guest()
    refused(frida.post("/api/tables", json=TWO | wrong), 422, "server-invalid")
    assert expect(frida.get("/api/tables/mine"), 200) == []
    assert rooms.told == []


@pytest.mark.parametrize(
    "body",
    [
        '{"game": "\\ud800", "players": 2}',
        '{"game": "glueck-auf", "players": 2, "options": {"\\ud800": "x"}}',
        '{"game": "glueck-auf", "players": 2, "options": {"\\u0000": "x"}}',
        '{"game": "schichtwechsel", "players": 2, "components": {"x": "\\ud800"}}',
        '{"game": "schichtwechsel", "players": 2, "components": {"\\u0000": NaN}}',
        '{"game": "schichtwechsel", "players": 2, "components": {"x": 1e999}}',
        '{"game": "schichtwechsel", "players": 2, "components": {"x": ' + "[" * 900 + "]" * 900 + "}}",
        '{"game": "schichtwechsel", "players": 2, "components": {"x": ' + "[" * 90_000 + "]" * 90_000 + "}}",
        '{"game": "schichtwechsel", "players": 2, "components": {"action_cards": ' + "9" * 4_000 + "}}",
    ],
)
def test_strange_json_is_refused(house: House, rooms: Rooms, body: str) -> None:
    frida = house.guest()
    answer = frida.post("/api/tables", content=body, headers={"Content-Type": "application/json"})
    assert answer.status_code in (400, 422), answer.text
    assert expect(frida.get("/api/tables/mine"), 200) == []


def test_who_talks_too_much_has_to_wait(tmp_path: Path) -> None:
    with House(tmp_path, limit_chat="2/hour") as house:
        house.app.state.rooms = Rooms(house)
        frida = house.guest()
        table = new(frida)["table"]["id"]
        for _ in range(2):
            expect(frida.post(f"/api/tables/{table}/chat", json={"text": "x"}), 201)
        refused(frida.post(f"/api/tables/{table}/chat", json={"text": "x"}), 429, "server-too-often")


def test_ranks_that_think_longer_than_the_host_allows_are_not_offered(tmp_path: Path) -> None:
    with House(tmp_path, bot_milliseconds=300) as house:
        visitor = house.visitor()
        for title in expect(visitor.get("/api/games"), 200):
            assert [rank["bot"] for rank in title["ranks"]] == RANKS[:6]
        assert expect(visitor.get("/api/bots"), 200)[:6] == RANKS[:6]
        assert not {"obersteiger", "bergrat"} & set(expect(visitor.get("/api/bots"), 200))


def test_titles_and_bots_to_choose_from(house: House) -> None:
    titles = {title["id"]: title for title in expect(house.visitor().get("/api/games"), 200)}
    ranks = {title: found.pop("ranks") for title, found in titles.items()}
    for title, rows in ranks.items():
        assert rows == [{"bot": name, "strength": find_rank(name, title).strength} for name in RANKS]
    assert titles["glueck-auf"] == {
        "id": "glueck-auf",
        "family": "glueck-auf",
        "edition": "",
        "prefix": "ga",
        "rules": 1,
        "players": [2, 3, 4],
        "options": {"delivered_orders": ["hidden", "open"]},
        "takes_components": "",
        "is_off": False,
    }
    assert titles["schichtwechsel"]["takes_components"] == "components"
    assert "hauer" in expect(house.visitor().get("/api/bots"), 200)


def test_whoever_may_see_a_table_is_told_what_is_printed_on_its_components(house: House) -> None:
    frida = house.guest("Frida")
    data = own(CORRECTIONS["long road"]).data
    assert data is not None
    wishes = {"game": "schichtwechsel", "players": 2, "components": data}
    table = expect(frida.post("/api/tables", json=wishes), 201)["table"]
    assert table["has_components"]
    told = expect(house.visitor().get(f"/api/tables/{table['id']}/components"), 200)
    assert told["components"] == data
    assert told["facts"]["tracks"]["road"]["length"] == 40
    assert told["facts"] == facts(data)


def test_a_table_without_components_has_none(house: House, rooms: Rooms) -> None:
    frida = house.guest()
    table = new(frida)["table"]
    assert not table["has_components"]
    assert expect(frida.get(f"/api/tables/{table['id']}/components"), 200) == {"components": None, "facts": None}
    refused(frida.post("/api/tables", json=TWO | {"components": {"a": 1}}), 422, "server-no-components")


def test_refusals_are_in_the_readers_language(house: House, rooms: Rooms) -> None:
    for language, text in (("de", "Diesen Tisch"), ("en", "There is no such table"), ("fr", "Cette table")):
        answer = house.visitor(**{"Accept-Language": language}).get("/api/tables/nosuchtableq")
        assert expect(answer, 404)["message"].startswith(text)
