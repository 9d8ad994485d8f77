"""The clock of the machine may be set, and the server may be away: nobody loses time, or their sign-in, by that."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import AsyncExitStack, closing, contextmanager
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, select, update

from revier.server.operation import server_time
from revier.server.operation.server_time import LARGEST_DRIFT, heartbeat, heartbeat_once
from revier.server.storage.database import Database
from revier.server.storage.schema import metadata, pulse, sign_ins, tables
from revier.server.tables.clocks import DAY
from tests.server.support import expect, refused
from tests.server.tables import add_people, full_table
from tests.server.wire import Server, join, seat_all, serving

HOUR = 3_600.0
LIVE = {"kind": "live", "move": 60, "bank": 300}
SLACK = LARGEST_DRIFT + 60  # seconds that a test may take on a busy machine, far less than any jump here


@contextmanager
def set_forward(monkeypatch: pytest.MonkeyPatch, seconds: float) -> Iterator[None]:
    """The clock on the wall shows another time."""
    real = server_time.wall
    with monkeypatch.context() as patch:
        patch.setattr(server_time, "wall", lambda c: real(c) + seconds)
        yield


def left(server: Server, table: str) -> float:
    """Seconds until the clock that runs is out, as the server counts them."""
    due = server.db.read_now(lambda c: c.scalar(select(tables.c.due).where(tables.c.id == table)))
    assert due is not None
    return float(due) - server.db.now()


@pytest.mark.parametrize("jump", [HOUR, -HOUR, 200 * DAY, -200 * DAY])
def test_a_clock_that_is_set_takes_no_time_from_anybody(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, jump: float
) -> None:
    async def play() -> None:
        async with AsyncExitStack() as stack:
            server = await stack.enter_async_context(serving(tmp_path / "a.db"))
            table, clients = await seat_all(server, "glueck-auf", 2, pace=LIVE)
            asked = server.room(table).asked()
            assert asked is not None
            socket = await join(stack, server, clients[asked], table)
            other = clients[1 - asked]
            before = server.db.now()
            with set_forward(monkeypatch, jump):
                await heartbeat_once(server.db, server.rooms.catch_up)
                assert abs(server.db.now() - before - jump) < SLACK  # times that people see are those of the wall
                assert (
                    360 - SLACK < left(server, table) <= 360 + LARGEST_DRIFT
                )  # since the last beat nobody has counted
                refused(await other.post(f"/api/tables/{table}/stand-in"), 409, "server-nobody-absent")
                assert expect(await other.get("/api/me"), 200)["name"]
                await socket.table()
                assert server.room(table).row.revision == socket.game["revision"]
                game = socket.game
                move = {"ply": game["ply"], "revision": game["revision"], "action": game["options"][0]["id"]}
                assert (await socket.say(type="act", **move))["type"] == "done"
                assert server.room(table).row.clocks["bank"] == [300, 300]

    asyncio.run(play())


@pytest.mark.parametrize("away", [HOUR, 200 * DAY])
def test_time_that_the_server_was_away_does_not_count(tmp_path: Path, away: float) -> None:
    """Whether it was away or its clock was wrong at the start, nobody can tell."""
    file = tmp_path / "a.db"

    async def before() -> tuple[str, list[Any]]:
        async with serving(file) as server:
            return await seat_all(server, "glueck-auf", 2, pace=LIVE)

    async def after(table: str, clients: list[Any]) -> None:
        async with serving(file) as server:
            assert 360 - SLACK < left(server, table) <= 360 + LARGEST_DRIFT  # none since the last heartbeat
            people = [server.browser(client) for client in clients]
            assert [expect(await person.get("/api/me"), 200)["name"] for person in people] == ["Guest 0", "Guest 1"]
            for person in people:
                refused(await person.post(f"/api/tables/{table}/stand-in"), 409, "server-nobody-absent")

    table, clients = asyncio.run(before())
    with closing(Database(f"sqlite:///{file}")) as db:
        db.write_now(lambda c: long_ago(c, away))
    asyncio.run(after(table, clients))


def long_ago(c: Connection, seconds: float) -> None:
    """As if all of it had been so much earlier."""
    c.execute(update(pulse).values(at=pulse.c.at - seconds))
    c.execute(update(sign_ins).values(seen=sign_ins.c.seen - seconds))
    for row in c.execute(select(tables)).all():
        clocks = row.clocks | {"since": row.clocks["since"] - seconds}
        c.execute(update(tables).where(tables.c.id == row.id).values(clocks=clocks, due=row.due - seconds))


def test_who_did_not_come_while_the_server_was_there_has_to_sign_in_again(tmp_path: Path) -> None:
    async def play() -> None:
        async with serving(tmp_path / "a.db") as server:
            frida = await server.guest("Frida")
            server.db.write_now(lambda c: c.execute(update(sign_ins).values(seen=sign_ins.c.seen - 200 * DAY)))
            refused(await frida.get("/api/me"), 401, "server-sign-in")

    asyncio.run(play())


def test_who_comes_to_a_machine_whose_clock_is_behind_is_let_in(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The database has another clock, and that one counts."""

    async def play() -> None:
        async with serving(tmp_path / "a.db") as server:
            with set_forward(monkeypatch, 200 * DAY):
                await heartbeat_once(server.db, server.rooms.catch_up)
                frida = await server.guest("Frida")
                assert expect(await frida.get("/api/me"), 200)["name"] == "Frida"

    asyncio.run(play())


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    found: str = f"sqlite:///{tmp_path / 'a.db'}"
    if request.param == "postgresql":
        found = request.getfixturevalue("postgres_url")
    return found


def beat_now(db: Database) -> tuple[str, ...]:
    found = db.write_now(lambda c: heartbeat(c, db))
    db.time.set(found.offset, found.moved)
    return tuple(found.tables)


def test_all_processes_have_the_same_time(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    with closing(Database(url)) as one, closing(Database(url)) as two:
        metadata.create_all(one.engine)
        for db in (one, two):
            assert beat_now(db) == ()
        table = full_table(one, add_people(one, "Frida", "Anton"), pace={"kind": "slow", "days": 3})
        with set_forward(monkeypatch, HOUR):
            assert beat_now(one) == (table,)
            assert beat_now(two) == ()  # it has happened already
            assert abs(one.now() - two.now()) < SLACK
            assert one.time.moved == two.time.moved > HOUR - SLACK
        assert beat_now(two) == (table,)
        for _ in range(2):
            one.time.adjust(two.now(), two.time.moved)  # as it is told by a notice
        assert abs(one.now() - two.now()) < SLACK
        assert beat_now(one) == ()


def test_a_small_difference_moves_nothing(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    with closing(Database(url)) as db:
        metadata.create_all(db.engine)
        beat_now(db)
        full_table(db, add_people(db, "Frida", "Anton"), pace={"kind": "slow", "days": 3})
        monkeypatch.setattr(server_time, "LARGEST_DRIFT", HOUR)
        with set_forward(monkeypatch, HOUR / 2):
            assert beat_now(db) == ()
        assert db.time.moved == 0


def test_while_nobody_could_write_no_time_goes_by(url: str) -> None:
    """The database was away, the processes were not: once it is back, all of them agree on the time that was left."""
    with closing(Database(url)) as one, closing(Database(url)) as two:
        metadata.create_all(one.engine)
        for db in (one, two):
            beat_now(db)
        people = add_people(one, "Frida", "Anton")
        table = full_table(one, people, pace={"kind": "slow", "days": 3})
        one.write_now(lambda c: c.execute(update(pulse).values(at=pulse.c.at - HOUR)))
        due = due_of(one, table)
        assert beat_now(one) == (table,)
        assert HOUR - SLACK < due_of(one, table) - due < HOUR + SLACK
        assert beat_now(two) == beat_now(one) == ()
        assert abs(one.now() - two.now()) < SLACK


def test_a_process_that_missed_what_moved_the_time_takes_it_up(url: str) -> None:
    """Why it was moved makes no difference: its own time may be right already."""
    with closing(Database(url)) as one, closing(Database(url)) as two:
        metadata.create_all(one.engine)
        beat_now(one)
        one.write_now(lambda c: c.execute(update(pulse).values(at=pulse.c.at - HOUR)))
        beat_now(two)  # it starts when nobody has beaten for an hour
        assert beat_now(one) == ()
        assert abs(one.now() - two.now()) < SLACK
        assert one.time.moved == two.time.moved > HOUR - SLACK


def due_of(db: Database, table: str) -> float:
    return float(db.read_now(lambda c: c.scalar(select(tables.c.due).where(tables.c.id == table))) or 0)
