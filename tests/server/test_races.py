"""Two at once, in one process and in two: exactly one wins, the other is told so, and nothing is half done."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, func, select

from revier.server.play.change import Change, touch
from revier.server.play.room import Room
from revier.server.problems import Problem
from revier.server.storage.database import Database
from revier.server.storage.schema import metadata, moves, tables
from revier.server.tables import absence, lobby
from revier.server.tables.positions import Move
from revier.server.tables.positions import open_table as open_game
from revier.server.tables.rematch import rematch
from tests.server.tables import NOW, add_people, full_table, open_table, row_of, seats_of

ROUNDS = 8
PATIENCE = 600.0
Work = Callable[[Connection], Any]


@pytest.fixture(params=["one process", "two processes", "two over PostgreSQL"])
def doors(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[tuple[Database, Database]]:
    """Two ways to the same database: writers of their own, as two processes have, or one."""
    is_postgres = request.param == "two over PostgreSQL"
    url = request.getfixturevalue("postgres_url") if is_postgres else f"sqlite:///{tmp_path / 'test.db'}"
    first = Database(url)
    metadata.create_all(first.engine)
    second = first if request.param == "one process" else Database(url)
    yield first, second
    for opened in {first, second}:
        opened.close()


@pytest.fixture
def db(doors: tuple[Database, Database]) -> Database:
    return doors[0]


def both(doors: tuple[Database, Database], *works: Work) -> list[str]:
    """Do two things at the same moment: "" for what was done, else the key of the refusal."""
    found = ["", ""]
    gate = threading.Barrier(2)

    def run(n: int) -> None:
        gate.wait()
        try:
            doors[n].write_now(works[n])
        except Problem as problem:
            found[n] = f"{problem.status} {problem.key}"

    threads = [threading.Thread(target=run, args=(n,)) for n in range(2)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return found


def test_two_who_want_the_same_seat(db: Database, doors: tuple[Database, Database]) -> None:
    frida, anton, mira = add_people(db, "Frida", "Anton", "Mira")
    for _ in range(ROUNDS):
        table = open_table(db, frida).table
        found = both(
            doors,
            partial(lobby.sit, table=table, person=anton, seat=1, now=NOW),
            partial(lobby.sit, table=table, person=mira, seat=1, now=NOW),
        )
        assert sorted(found) == ["", "409 server-seat-taken"]
        assert seats_of(db, table)[1].person == (anton if found[0] == "" else mira)
        assert row_of(db, table).revision == 1
        db.write_now(partial(lobby.close, table=table, person=frida, now=NOW))


def test_two_who_want_any_seat_both_get_one(db: Database, doors: tuple[Database, Database]) -> None:
    frida, anton, mira = add_people(db, "Frida", "Anton", "Mira")
    for _ in range(ROUNDS):
        table = open_table(db, frida, players=3).table
        found = both(
            doors,
            partial(lobby.sit, table=table, person=anton, seat=None, now=NOW),
            partial(lobby.sit, table=table, person=mira, seat=None, now=NOW),
        )
        assert found == ["", ""]
        assert {seat.person for seat in seats_of(db, table)} == {frida, anton, mira}
        assert row_of(db, table).revision == 2


def test_start_while_somebody_leaves(db: Database, doors: tuple[Database, Database]) -> None:
    frida, anton = add_people(db, "Frida", "Anton")
    for _ in range(ROUNDS):
        table = open_table(db, frida).table
        db.write_now(partial(lobby.sit, table=table, person=anton, seat=1, now=NOW))
        found = both(
            doors,
            partial(lobby.start, table=table, person=frida, now=NOW),
            partial(lobby.leave, table=table, person=anton, now=NOW),
        )
        assert found in (["", "409 server-already-begun"], ["409 server-seats-free", ""])
        is_running = row_of(db, table).status == "running"
        assert is_running == (found[0] == "") == (seats_of(db, table)[1].person == anton)


def test_two_starts(db: Database, doors: tuple[Database, Database]) -> None:
    frida, anton = add_people(db, "Frida", "Anton")
    table = open_table(db, frida).table
    db.write_now(lambda c: lobby.sit(c, table, anton, 1, NOW))
    found = both(doors, *[lambda c: lobby.start(c, table, frida, NOW)] * 2)
    assert sorted(found) == ["", "409 server-already-begun"]


def test_two_rematches(db: Database, doors: tuple[Database, Database]) -> None:
    frida, anton = add_people(db, "Frida", "Anton")
    for _ in range(ROUNDS):
        table = full_table(db, [frida, anton])
        for person in (frida, anton):
            db.write_now(partial(absence.propose_end, table=table, person=person, now=NOW))
        before = db.read_now(lambda c: c.execute(select(func.count()).select_from(tables)).scalar_one())
        found = both(
            doors,
            partial(rematch, table=table, person=frida, now=NOW),
            partial(rematch, table=table, person=anton, now=NOW),
        )
        assert sorted(found) == ["", "409 server-rematch-exists"]
        after = db.read_now(lambda c: c.execute(select(func.count()).select_from(tables)).scalar_one())
        assert after == before + 1
        again = row_of(db, table).rematch
        assert again is not None
        assert row_of(db, again).owner == (frida if found[0] == "" else anton)


def test_two_last_agreements_end_a_game_once(db: Database, doors: tuple[Database, Database]) -> None:
    frida, anton, mira = add_people(db, "Frida", "Anton", "Mira")
    table = full_table(db, [frida, anton, mira])
    db.write_now(lambda c: absence.propose_end(c, table, mira, NOW))
    assert both(doors, *[partial(absence.propose_end, table=table, person=p, now=NOW) for p in (frida, anton)]) == [
        "",
        "",
    ]
    assert row_of(db, table).status == "over"


def test_who_changes_what_has_changed_meanwhile_is_refused(db: Database) -> None:
    """The last safeguard, should two ever read the same revision."""
    (frida,) = add_people(db, "Frida")
    table = open_table(db, frida).table
    stale = row_of(db, table)
    db.write_now(lambda c: lobby.touch(c, stale, NOW))
    with pytest.raises(Problem) as refused:
        db.write_now(lambda c: lobby.touch(c, stale, NOW, status="closed"))
    assert (refused.value.status, refused.value.key) == (409, "server-changed-meanwhile")
    assert row_of(db, table).status == "waiting"


def test_what_is_read_together_was_so_at_one_moment(doors: tuple[Database, Database]) -> None:
    """Else a table would be at one ply and its moves at the next."""
    table = full_table(doors[0], add_people(doors[0], "Anna", "Berta"))

    def ply(c: Connection) -> int:
        return int(c.execute(select(tables.c.ply).where(tables.c.id == table)).scalar_one())

    def read_twice(c: Connection) -> tuple[int, int]:
        before = ply(c)
        doors[1].write_now(lambda w: w.execute(tables.update().where(tables.c.id == table).values(ply=before + 7)))
        return before, ply(c)

    first, second = doors[0].read_now(read_twice)
    assert first == second
    assert doors[0].read_now(ply) == first + 7


def test_of_many_changes_stored_at_once_only_the_outdated_one_is_refused(db: Database) -> None:
    """Changes of several tables share their statements; each is still for itself."""
    ids = [full_table(db, add_people(db, *"AB")) for _ in range(5)]
    rooms = [room_at(db, id) for id in ids]
    db.write_now(lambda c: touch(c, ids[2], rooms[2].row.revision, {"changed": NOW}))  # another process was quicker
    gate = threading.Event()
    db.submit(lambda c: gate.wait(PATIENCE))  # so that they come together
    answers = [db.submit(first_move(room)) for room in rooms]
    gate.set()
    found = [type(answer.exception(PATIENCE)).__name__ for answer in answers]
    assert found == ["NoneType", "NoneType", "Outdated", "NoneType", "NoneType"]
    assert [row_of(db, id).ply for id in ids] == [1, 1, 0, 1, 1]
    assert db.read_now(lambda c: c.execute(select(func.count()).select_from(moves)).scalar_one()) == 4


def room_at(db: Database, table: str) -> Room:
    opened = db.read_now(lambda c: open_game(c, table))
    assert opened is not None
    return Room(db, opened)


def first_move(room: Room) -> Change:
    s = room.running().clone()
    action = s.legal_actions()[0]
    move = Move(action, int(s.asked().seat), None, room.row.revision + 1)
    s.apply(action)
    return Change(room, s, 0, [move], room.db.now())
