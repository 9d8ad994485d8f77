"""All my data as one file, and leaving for good."""

from __future__ import annotations

import json
import time
from typing import Any

import pytest
from sqlalchemy import Connection, Table, delete, func, insert, select, update
from starlette.testclient import TestClient

from revier.server.operation import administration, server_time
from revier.server.people.account_deletion import delete_person
from revier.server.storage.schema import chat, journals, moves, mutes, people, pulse, seats, sign_ins, tables
from revier.server.tables import lobby
from revier.texts import english
from tests.server.support import PASSWORD, House, expect, refused, who


def sit_down(house: House, owner: TestClient, *others: TestClient, begun: bool = False) -> str:
    """A table with these people, at the seats 0, 1 …"""
    ids = [who(person) for person in (owner, *others)]
    now = time.time()
    plan = lobby.plan(lobby.TableRequest("glueck-auf", max(2, len(ids)), {}, {"kind": "none"}, "open"))
    made = house.write(lambda c: lobby.create(c, ids[0], plan, now)).table
    for id in ids[1:]:
        house.write(lambda c, id=id: lobby.sit(c, made, id, None, now))  # type: ignore[misc]
    if begun:
        house.write(lambda c: lobby.start(c, made, ids[0], now))
    return made


def add(house: House, into: Table, **values: Any) -> None:
    house.write(lambda c: c.execute(insert(into).values(values)))


def row_of(house: House, id: str) -> Any:
    return house.read(lambda c: c.execute(select(tables).where(tables.c.id == id)).one())


def people_at(house: House, id: str) -> list[int | None]:
    at = select(seats.c.person).where(seats.c.table == id).order_by(seats.c.seat)
    return house.read(lambda c: list(c.scalars(at)))


# -- export ---------------------------------------------------------------------------------------


def test_the_file_holds_all_that_is_mine_and_nothing_of_others(house: House) -> None:
    frida, anton = house.account("Frida"), house.guest("Anton")
    token = expect(frida.post("/api/tokens", json={"label": "bot"}), 201)["token"]
    table = sit_down(house, frida, anton, begun=True)
    for ply, seat in enumerate((0, 1, 0)):
        add(house, moves, table=table, ply=ply, action=10 + ply, seat=seat, at=5.0)
    add(house, chat, table=table, person=who(frida), text="Glück auf!", at=6.0)
    add(house, chat, table=table, person=who(anton), text="Psst", at=7.0)
    answer = frida.get("/api/me/data")
    data = expect(answer, 200)
    assert answer.headers["content-disposition"] == 'attachment; filename="revier.json"'
    assert set(data) == {"person", "sign_ins", "tables", "seats", "moves", "chat", "muted"}
    assert (data["person"]["id"], data["person"]["name"]) == (who(frida), "Frida")
    assert sorted((entry["kind"], entry["label"]) for entry in data["sign_ins"]) == [("api", "bot"), ("cookie", "")]
    assert [entry["id"] for entry in data["tables"]] == [table]
    assert data["seats"] == [{"table": table, "seat": 0, "hot": None}]
    assert [(move["ply"], move["action"], move["seat"]) for move in data["moves"]] == [(0, 10, 0), (2, 12, 0)]
    assert data["chat"] == [{"table": table, "text": "Glück auf!", "at": 6.0}]
    row = row_of(house, table)
    secrets = [token, str(row.seed), row.salt, "Psst", "argon2", frida.cookies["revier"]]
    secrets += house.read(lambda c: list(c.scalars(select(sign_ins.c.token))))
    for secret in secrets:
        assert secret not in json.dumps(data, ensure_ascii=False)


def test_a_newcomer_has_a_file_too(house: House) -> None:
    data = expect(house.guest().get("/api/me/data"), 200)
    assert [len(data[part]) for part in ("sign_ins", "tables", "seats", "moves", "chat")] == [1, 0, 0, 0, 0]
    refused(house.visitor().get("/api/me/data"), 401, "server-sign-in")


NOTE = {
    "people": "your name and language; of a password only a hash",
    "sign_ins": "when you signed in; and the labels of your tokens",
    "tables": "your games with all moves",
    "seats": "your games with all moves",
    "admissions": "tables that you were invited to",
    "chat": "what you said",
    "mutes": "whom you muted",
}


def test_the_note_beside_the_file_names_all_that_is_kept_of_somebody() -> None:
    """A table of the database that names a person wants a word in it; so does a new field of a person."""
    named = {
        table.name
        for table in people.metadata.tables.values()
        for key in table.foreign_keys
        if key.column.table is people
    }
    assert named | {"people"} == set(NOTE)
    own = {"id", "name", "key", "look", "password", "language", "created", "banned"}
    assert {column.name for column in people.columns} == own
    note = english("web-data-note", {})
    assert [words for words in NOTE.values() if words not in note] == []
    assert "Anybody can watch an open table" in note


# -- leaving for good -----------------------------------------------------------------------------


def test_an_account_is_deleted_only_with_its_password(house: House) -> None:
    frida = house.account("Frida")
    refused(frida.post("/api/me/delete", json={}), 403, "server-wrong-password")
    refused(frida.post("/api/me/delete", json={"password": "wrong password"}), 403, "server-wrong-password")
    expect(frida.get("/api/me"), 200)
    expect(frida.post("/api/me/delete", json={"password": PASSWORD}), 204)


def test_who_was_deleted_has_no_name_and_no_way_back(house: House) -> None:
    frida = house.account("Frida")
    other, program = house.signed_in("Frida"), house.program(frida)
    cookie, id = frida.cookies["revier"], who(frida)
    expect(frida.post("/api/me/delete", json={"password": PASSWORD}), 204)
    assert "revier" not in frida.cookies
    frida.cookies.set("revier", cookie)
    refused(frida.get("/api/me"), 401, "server-sign-in")
    refused(other.get("/api/me"), 401, "server-sign-in")
    refused(program.get("/api/me"), 401, "server-bad-token")
    house.cannot_sign_in("Frida")
    refused(house.visitor().post("/api/sign-in", json={"name": "", "password": PASSWORD}), 422, "server-bad-name")
    row = house.read(lambda c: c.execute(select(people).where(people.c.id == id)).one())
    assert (row.name, row.key, row.password) == ("", None, None)
    assert house.read(lambda c: c.scalar(select(func.count()).select_from(sign_ins))) == 0
    assert who(house.account("Frida")) != id


def test_tables_that_wait_get_their_seats_back_and_ones_own_are_closed(house: House) -> None:
    frida, anton = house.guest("Frida"), house.guest("Anton")
    own, other = sit_down(house, frida, anton), sit_down(house, anton, frida)
    before = row_of(house, other).revision
    expect(frida.post("/api/me/delete", json={}), 204)
    assert row_of(house, own).status == "closed"
    assert row_of(house, other).status == "waiting"
    assert row_of(house, other).revision > before
    assert people_at(house, other) == [who(anton), None]


def test_games_of_others_go_on_and_the_others_need_not_wait(house: House) -> None:
    frida, anton = house.guest("Frida"), house.guest("Anton")
    table = sit_down(house, frida, anton, begun=True)
    id = who(frida)
    add(house, chat, table=table, person=id, text="Bis gleich", at=6.0)
    expect(frida.post("/api/me/delete", json={}), 204)
    assert row_of(house, table).status == "running"
    assert people_at(house, table) == [id, who(anton)]
    left = select(seats.c.left).where(seats.c.table == table).order_by(seats.c.seat)
    assert [at is not None for at in house.read(lambda c: list(c.scalars(left)))] == [True, False]
    assert house.read(lambda c: list(c.scalars(select(chat.c.text)))) == ["Bis gleich"]


def test_records_of_finished_games_stay_without_the_name(house: House) -> None:
    frida, anton = house.guest("Frida"), house.guest("Anton")
    table = sit_down(house, anton, frida, begun=True)
    house.write(lambda c: c.execute(update(tables).where(tables.c.id == table).values(status="over")))
    record = {"game": "glueck-auf", "seats": ["Anton", "Frida"], "actions": [1, 2]}
    add(house, journals, table=table, record=record, events=[])
    expect(frida.post("/api/me/delete", json={}), 204)
    kept = house.read(lambda c: c.scalars(select(journals.c.record)).one())
    assert kept == record | {"seats": ["Anton", "seat 1"]}


def test_friends_at_the_same_browser_are_forgotten_as_well(house: House) -> None:
    frida, anton = house.guest("Frida"), house.guest("Anton")
    table = sit_down(house, frida, anton, begun=True)
    house.write(lambda c: c.execute(update(seats).where(seats.c.seat == 0).values(hot="Mira")))
    add(house, mutes, person=who(anton), muted=who(frida))
    expect(frida.post("/api/me/delete", json={}), 204)
    assert house.read(lambda c: c.scalar(select(seats.c.hot).where(seats.c.table == table, seats.c.seat == 0))) == ""
    assert house.read(lambda c: c.scalar(select(func.count()).select_from(mutes))) == 0


def test_a_deletion_that_fails_half_way_has_not_happened(house: House) -> None:
    frida, anton = house.guest("Frida"), house.guest("Anton")
    table = sit_down(house, anton, frida)
    id = who(frida)

    def fail(c: Connection) -> None:
        delete_person(c, id, time.time())
        raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        house.write(fail)
    assert who(frida) == id
    assert people_at(house, table) == [who(anton), id]


DAY = 86_400.0


def test_whoever_leaves_is_noted_at_the_servers_own_time(house: House) -> None:
    """Not at that of a machine whose clock is wrong."""
    frida, anton = house.guest("Frida"), house.guest("Anton")
    table = sit_down(house, anton, frida)
    db = house.db
    db.time.set(db.time.offset + 20 * DAY, 0.0)
    before = db.now()
    expect(frida.post("/api/me/delete", json={}), 204)
    assert before <= row_of(house, table).changed <= db.now()


@pytest.mark.parametrize("has_server", [True, False])
def test_whoever_is_removed_by_the_host_is_noted_when_a_server_last_knew_the_time(
    house: House, monkeypatch: pytest.MonkeyPatch, has_server: bool
) -> None:
    """The host's command has no time of its own; where no server ever was, the database's will do."""
    monkeypatch.setattr(server_time, "wall", lambda c: 5 * DAY)
    frida, anton = house.guest("Frida"), house.guest("Anton")
    table, id = sit_down(house, anton, frida), who(frida)
    house.write(lambda c: c.execute(delete(pulse)))
    if has_server:
        add(house, pulse, id=server_time.ONLY, at=7 * DAY, moved=0.0)
    house.write(lambda c: administration.remove_person(c, id))
    assert row_of(house, table).changed == (7 if has_server else 5) * DAY
