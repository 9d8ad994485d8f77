"""Records from elsewhere: what becomes of them, and what is refused whoever sends it."""

from __future__ import annotations

import copy
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import WebSocketTestSession
from starlette.websockets import WebSocketDisconnect

import revier
from revier.kernel.record import Record
from revier.server.replays import uploads
from tests.server.finished import Json, brought, finished, new_table, own_data, played, replay
from tests.server.support import House, expect, refused
from tests.server.tables import everything


@pytest.mark.parametrize("game", revier.games())
def test_a_record_becomes_a_finished_table(house: House, game: str) -> None:
    owner = house.guest("Frida")
    end = played(game)
    names = ["Ada", "Bert (greedy)", "x" * 80]
    table = brought(owner, Record.of(end, names).to_dict())
    assert table["status"] == "over"
    assert table["ply"] == end.ply
    assert table["result"]["scores"] == end.scores()
    assert table["result"]["uploaded"]
    assert table["commitment"] == ""
    assert [seat["name"] for seat in table["seats"]] == ["Ada", "Bert (greedy)", "x" * 39 + "…"]
    assert all(seat["person"] is None for seat in table["seats"])
    assert replay(owner, table["id"], ply=50, seat=1)["view"] == end.replay(50, None).view(1)
    data = expect(owner.get(f"/api/tables/{table['id']}/record"), 200)
    assert "salt" not in data
    assert Record.from_dict(data, revier.game).replay().checksum() == end.checksum()
    assert table["id"] in [mine["id"] for mine in expect(owner.get("/api/tables/mine?finished=true"), 200)]
    assert expect(owner.get(f"/api/tables/{table['id']}/game"), 200)["view"] == end.view(None)


def test_a_record_that_was_taken_along_can_be_brought_back_with_its_proof(house: House) -> None:
    owner = house.guest("Frida")
    table, _ = finished(house, owner)
    data = expect(owner.get(f"/api/tables/{table}/record"), 200)
    again = brought(owner, data)
    assert again["commitment"] == data["commitment"]
    assert expect(owner.get(f"/api/tables/{again['id']}/record"), 200)["salt"] == data["salt"]
    for change in ({"salt": "0" * 32}, {"salt": None}, {"salt": 7}, {"commitment": "0" * 64}, {"commitment": None}):
        args = refused(owner.post("/api/records", json=data | change), 422, "server-bad-record")
        assert args["field"] == "commitment"


def test_a_record_is_for_whoever_it_is_meant_for(house: House) -> None:
    owner, friend, stranger = house.guest("Frida"), house.guest("Anton"), house.guest("Mira")
    record = Record.of(played(players=2)).to_dict()
    made = expect(owner.post("/api/records?access=link", json=record), 201)
    table = made["table"]["id"]
    refused(stranger.get(f"/api/tables/{table}/replay"), 404, "server-no-table")
    expect(friend.post("/api/invitations", json={"token": made["invitation"]}), 200)
    replay(friend, table, ply=3)
    private = brought(owner, record)["id"]
    refused(friend.get(f"/api/tables/{private}/replay"), 404, "server-no-table")
    refused(house.visitor().post("/api/records", json=record), 401, "server-sign-in")
    refused(owner.post("/api/records?access=open", json=record), 422, "server-invalid")
    refused(owner.post(f"/api/tables/{private}/rematch"), 403, "server-not-seated")


def test_a_record_that_breaks_off_can_be_played_on_from(house: House) -> None:
    owner = house.guest("Frida")
    s = played(plies=60)
    table = brought(owner, Record.of(s).to_dict())
    assert table["result"] == {"broken_off": True, "absent": [], "ply": 60, "uploaded": True}
    clone = expect(owner.post(f"/api/tables/{table['id']}/clone", json={"ply": 60}), 201)["table"]
    assert clone["status"] == "waiting"


def without(*path: str | int) -> Callable[[Json], None]:
    def change(record: Json) -> None:
        del at(record, path)[path[-1]]

    return change


def with_value(value: Any, *path: str | int) -> Callable[[Json], None]:
    def change(record: Json) -> None:
        at(record, path)[path[-1]] = value

    return change


def at(record: Any, path: tuple[str | int, ...]) -> Any:
    for part in path[:-1]:
        record = record[part]
    return record


HUGE = 10**30
SPOILT: list[tuple[str, Callable[[Json], None]]] = [
    *[(field, without(field)) for field in ("format", "game", "rules", "options", "players", "seed", "actions")],
    ("format", with_value(99, "format")),
    ("game", with_value("skat", "game")),
    ("game", with_value("../../etc/passwd", "game")),
    ("game", with_value({}, "data")),  # Glück Auf takes no component data
    ("data", with_value([], "data")),
    ("rules", with_value(HUGE, "rules")),
    ("players", with_value(HUGE, "players")),
    ("players", with_value(True, "players")),
    ("seed", with_value(-1, "seed")),
    ("seed", with_value(HUGE, "seed")),
    ("seed", with_value(1.5, "seed")),
    ("options", with_value({"delivered_orders": "x"}, "options")),
    ("options", with_value({"x": "y"}, "options")),
    ("seats", with_value(["a", "b"], "seats")),
    ("seats", with_value(["a", "b", "x" * 81], "seats")),
    ("seats", with_value(["a", "b", "c\n"], "seats")),
    ("seats", with_value(["a", "b", "\u3164"], "seats")),
    ("seats", with_value(["a", "b", "\u202ec"], "seats")),
    ("actions", with_value(HUGE, "actions", 3)),
    ("actions", with_value("0", "actions", 3)),
    ("actions", with_value(-1, "actions", 3)),
    ("actions", with_value([0] * 2_001, "actions")),
    ("actions", with_value([0] * 2_000, "actions")),
    ("checks", with_value({str(n): "0" * 8 for n in range(2_000)}, "checks")),
    ("checks", with_value({"0": "0" * 8}, "checks")),
    ("checks", with_value({"0": 5}, "checks")),
    ("scores", with_value([0, 0, 0], "scores")),
    ("scores", with_value([0], "scores")),
    ("position", with_value([], "position")),
    ("position", with_value({}, "position")),
]


@pytest.mark.parametrize(("field", "spoil"), SPOILT)
def test_a_record_with_a_fault_is_refused_and_nothing_is_stored(
    house: House, field: str, spoil: Callable[[Json], None]
) -> None:
    owner = house.guest("Frida")
    record = copy.deepcopy(RECORD)
    spoil(record)
    before = everything(house.db)
    args = refused(owner.post("/api/records", json=record), 422, "server-bad-record")
    assert args["field"] == field
    assert 0 < len(args["detail"]) <= 200
    assert everything(house.db) == before


RECORD = Record.of(played()).to_dict()


DEEP = b'{"data": ' + b"[" * 900 + b"]" * 900 + b"}"
NO_RECORDS = [
    *(b"", b"null", b"[]", b"7", b'"x"', b"{", b"\xff\xfe", DEEP),
    *(b"[" * 1_000_000, b'{"a":' * 300_000, b"9" * 1_000_000),
    *(b'{"format": NaN}', b'{"seed": Infinity}', b'{"seed": 1e999}', b'{"game": "\\ud800"}', b'{"game": "\\u0000"}'),
]


@pytest.mark.parametrize("body", NO_RECORDS, ids=lambda body: repr(body[:12]))
def test_what_is_no_record_is_refused(house: House, body: bytes) -> None:
    owner = house.guest("Frida")
    before = everything(house.db)
    refused(owner.post("/api/records", content=body), 422, "server-bad-record")
    assert everything(house.db) == before


def test_what_is_too_large_is_not_even_read(house: House) -> None:
    owner = house.guest("Frida")
    body = b" " * (house.settings.largest_upload + 1)
    refused(owner.post("/api/records", content=body), 413, "server-too-large")
    refused(owner.post("/api/records", content=iter([body])), 413, "server-too-large")
    board = {"data": {"x": "y" * 400_000}}
    refused(owner.post("/api/records", json=RECORD | board), 413, "server-large-components")


def test_a_record_that_takes_too_long_is_given_up(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(uploads, "MOST_SECONDS", 0.0)
    args = refused(house.guest("Frida").post("/api/records", json=RECORD), 422, "server-bad-record")
    assert args["field"] == "actions"


def test_records_can_only_be_brought_so_often(tmp_path: Path) -> None:
    with House(tmp_path, limit_uploads="1/hour") as house:
        owner = house.guest("Frida")
        expect(owner.post("/api/records", json=RECORD), 201)
        refused(owner.post("/api/records", json=RECORD), 429, "server-too-often")


HOSTILE: list[Any] = [None, True, -1, HUGE, 1.5, "", "x" * 1_000, [], {}, [[]], [HUGE], {"x": []}, ["x", 1, None]]


def test_an_order_that_is_no_text_is_refused_compiled_as_interpreted(house: House) -> None:
    record = Record.of(played(plies=90).dealt_anew(5)).to_dict()
    with_value([[]], "position", "seats", 0, "delivered")(record)
    args = refused(house.guest("Frida").post("/api/records", json=record), 422, "server-bad-record")
    assert args["field"] == "position"


@pytest.mark.parametrize(
    ("game", "part"),
    [(id, "position") for id in revier.games()] + [(id, "data") for id in revier.games() if revier.game(id).data_word],
)
def test_a_hostile_position_or_board_never_gets_further_than_a_refusal(house: House, game: str, part: str) -> None:
    """Every part of it is replaced by what does not belong there."""
    owner = house.guest("Frida")
    s = played(game, plies=90, data=own_data(game))
    record = Record.of(s.dealt_anew(5) if part == "position" else s).to_dict()
    expect(owner.post("/api/records", json=record), 201)
    for n, path in enumerate(paths(record[part])):
        spoilt = copy.deepcopy(record)
        with_value(HOSTILE[n % len(HOSTILE)], part, *path)(spoilt)
        answer = owner.post("/api/records", json=spoilt)
        if answer.status_code != 201:  # what was there, or what nobody looks at, may be replaced
            refused(answer, 422, "server-bad-record")


def paths(data: Any, most: int = 60) -> list[tuple[str | int, ...]]:
    """Some places in nested data, the outer ones among them."""
    found: list[tuple[str | int, ...]] = []
    level: list[tuple[tuple[str | int, ...], Any]] = [((), data)]
    while level and len(found) < most:
        inner = [
            ((*path, key), value)
            for path, whole in level
            for key, value in (whole.items() if isinstance(whole, dict) else enumerate(whole[:3]))
        ]
        found += [path for path, _ in inner]
        level = [(path, value) for path, value in inner if isinstance(value, (dict, list))]
    return found[:most]


# -- taking it back --------------------------------------------------------------------------------


def wait_in_vain(socket: WebSocketTestSession) -> None:
    while True:
        socket.receive_json()


def rows_about(house: House, table: str) -> int:
    """All that is stored of a table."""
    found = everything(house.db)
    return sum(table in row for rows in found.values() for row in rows)


def test_a_record_can_be_taken_back_by_whoever_brought_it(house: House) -> None:
    frida = house.guest("Frida")
    table = brought(frida, Record.of(played()).to_dict(), "link")["id"]
    clone = expect(frida.post(f"/api/tables/{table}/clone", json={"ply": 3}), 201)["table"]["id"]
    with frida.websocket_connect(f"/api/tables/{table}/live") as socket:
        expect(frida.delete(f"/api/records/{table}"), 204)
        with pytest.raises(WebSocketDisconnect):
            wait_in_vain(socket)
    assert rows_about(house, table) == 0
    for place in ("", "/replay", "/record", "/game"):
        refused(frida.get(f"/api/tables/{table}{place}"), 404, "server-no-table")
    refused(frida.delete(f"/api/records/{table}"), 404, "server-no-table")
    assert table not in house.app.state.rooms.rooms
    assert expect(frida.get(f"/api/tables/{clone}"), 200)["status"] == "waiting"


def test_nobody_else_can_take_it_back_and_no_game_that_was_played_here(house: House) -> None:
    frida, anton = house.guest("Frida"), house.guest("Anton")
    made = expect(frida.post("/api/records?access=link", json=Record.of(played()).to_dict()), 201)
    table = made["table"]["id"]
    refused(anton.delete(f"/api/records/{table}"), 404, "server-no-table")
    expect(anton.post("/api/invitations", json={"token": made["invitation"]}), 200)
    refused(anton.delete(f"/api/records/{table}"), 403, "server-not-owner")
    refused(house.visitor().delete(f"/api/records/{table}"), 401, "server-sign-in")
    own, _ = finished(house, frida)
    running = new_table(frida)
    before = everything(house.db)
    for here in (own, running):
        refused(frida.delete(f"/api/records/{here}"), 409, "server-not-uploaded")
    assert everything(house.db) == before


def test_who_leaves_takes_along_what_they_brought_and_nothing_else(house: House) -> None:
    frida, anton = house.guest("Frida"), house.guest("Anton")
    mine = brought(frida, Record.of(played()).to_dict())["id"]
    others = brought(anton, Record.of(played()).to_dict())["id"]
    game, _ = finished(house, frida)
    expect(frida.post("/api/me/delete", json={}), 204)
    assert rows_about(house, mine) == 0
    assert rows_about(house, others) > 0
    assert replay(anton, game, ply=3)["view"] is not None
