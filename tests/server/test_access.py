"""Who may do what with a table."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from revier.server.problems import Problem
from revier.server.storage.database import Database
from revier.server.storage.schema import tables
from revier.server.tables import access, lobby
from revier.server.tables.access import Role, What, check
from tests.server.tables import NOW, add_people, fresh_db, full_table, open_table, refusal, row_of

ALL: list[What] = ["see", "watch", "sit", "chat", "play", "own"]
STRANGER = {"person": 9}
ADMITTED = {"person": 9, "is_admitted": True}
BARRED = {"person": 9, "is_barred": True}
OWNER = {"person": 9, "is_owner": True}
SEATED = {"person": 9, "seats": (1,)}

CASES = [
    ("open", "waiting", {}, "see watch sit"),
    ("open", "running", STRANGER, "see watch sit chat"),
    ("open", "waiting", BARRED, "see watch"),
    ("open", "waiting", OWNER, "see watch sit chat own"),
    ("open", "running", SEATED, "see watch sit chat play"),
    ("link", "waiting", {}, ""),
    ("link", "running", STRANGER, ""),
    ("link", "waiting", BARRED, ""),
    ("link", "waiting", ADMITTED, "see watch sit chat"),
    ("link", "over", ADMITTED, "see watch sit chat"),
    ("link", "over", SEATED, "see watch sit chat play"),
    ("private", "waiting", {}, ""),
    ("private", "waiting", STRANGER, ""),
    ("private", "waiting", BARRED, ""),
    ("private", "waiting", ADMITTED, "see sit chat"),
    ("private", "running", ADMITTED, ""),
    ("private", "over", ADMITTED, ""),
    ("private", "running", OWNER, "see watch sit chat own"),
    ("private", "running", SEATED, "see watch sit chat play"),
]


@pytest.mark.parametrize(("kind", "status", "who", "allowed"), CASES)
def test_what_each_may_do(kind: str, status: str, who: dict[str, object], allowed: str) -> None:
    role = Role(kind, status, **who)  # type: ignore[arg-type]
    assert [what for what in ALL if role.may(what)] == [what for what in ALL if what in allowed.split()]


@pytest.mark.parametrize(("kind", "status", "who", "allowed"), CASES)
def test_who_may_not_see_a_table_is_told_there_is_none(
    kind: str, status: str, who: dict[str, object], allowed: str
) -> None:
    role = Role(kind, status, **who)  # type: ignore[arg-type]
    for what in ALL:
        if what in allowed.split():
            check(role, what)
        else:
            with pytest.raises(Problem) as refused:
                check(role, what)
            is_seen = "see" in allowed.split()
            assert (refused.value.status, refused.value.key == "server-no-table") == (
                403 if is_seen else 404,
                not is_seen,
            )


def test_roles_have_names() -> None:
    assert Role("open", "waiting").name == "spectator"
    assert Role("private", "waiting").name == "nobody"
    assert Role("private", "waiting", 9, is_admitted=True).name == "invited"
    assert Role("private", "waiting", 9, is_owner=True).name == "owner"
    assert Role("private", "waiting", 9, is_owner=True, seats=(0, 2)).name == "seated"


@pytest.fixture
def db(tmp_path: Path) -> Iterator[Database]:
    yield from fresh_db(tmp_path)


# -- from the database -----------------------------------------------------------------------------


def test_a_private_table_is_refused_as_one_that_does_not_exist(db: Database) -> None:
    frida, anton = add_people(db, "Frida", "Anton")
    private = open_table(db, frida, access="private").table
    for who in (anton, None):
        problems = []
        for table in (private, "nosuchtableq"):
            with pytest.raises(Problem) as refused:
                db.read_now(lambda c, t=table, w=who: access.enter(c, t, w, "see"))  # type: ignore[misc]
            answer = refused.value.response("en")
            problems.append((answer.status_code, answer.body, answer.raw_headers))
        assert problems[0] == problems[1]
        assert problems[0][0] == 404


def test_who_was_admitted_once_stays_admitted(db: Database) -> None:
    frida, anton, mira = add_people(db, "Frida", "Anton", "Mira")
    table, token = open_table(db, frida, access="private")
    assert token is not None
    assert db.write_now(lambda c: access.admit(c, token, anton)) == table
    new = db.write_now(lambda c: lobby.invite(c, table, frida, NOW))
    assert refusal(db, lambda c: access.admit(c, token, mira)) == (404, "server-no-invitation")
    assert db.write_now(lambda c: lobby.sit(c, table, anton, None, NOW)) == 1
    assert db.write_now(lambda c: access.admit(c, new, mira)) == table
    assert db.write_now(lambda c: access.admit(c, new, mira)) == table  # twice is once


def test_only_a_hash_of_an_invitation_is_stored(db: Database) -> None:
    (frida,) = add_people(db, "Frida")
    table, token = open_table(db, frida, access="link")
    assert token is not None
    stored = row_of(db, table)
    assert stored.invitation == access.hashed(token)
    assert token not in str(stored)
    assert open_table(db, frida, access="open").invitation is None


def test_the_link_of_a_closed_table_is_void(db: Database) -> None:
    frida, anton = add_people(db, "Frida", "Anton")
    table, token = open_table(db, frida, access="link")
    assert token is not None
    db.write_now(lambda c: lobby.close(c, table, frida, NOW))
    assert refusal(db, lambda c: access.admit(c, token, anton)) == (404, "server-no-invitation")


def test_who_was_sent_away_cannot_come_back(db: Database) -> None:
    frida, anton = add_people(db, "Frida", "Anton")
    table, token = open_table(db, frida, access="link")
    assert token is not None
    db.write_now(lambda c: access.admit(c, token, anton))
    db.write_now(lambda c: lobby.sit(c, table, anton, None, NOW))
    db.write_now(lambda c: lobby.clear_seat(c, table, frida, 1, NOW))
    assert refusal(db, lambda c: lobby.sit(c, table, anton, None, NOW)) == (404, "server-no-table")
    assert refusal(db, lambda c: access.admit(c, token, anton)) == (403, "server-not-admitted")
    open_to_all = open_table(db, frida).table
    db.write_now(lambda c: lobby.sit(c, open_to_all, anton, None, NOW))
    db.write_now(lambda c: lobby.clear_seat(c, open_to_all, frida, 1, NOW))
    assert refusal(db, lambda c: lobby.sit(c, open_to_all, anton, None, NOW)) == (403, "server-not-admitted")


def test_a_private_game_is_for_those_who_sit_there(db: Database) -> None:
    frida, anton, mira = add_people(db, "Frida", "Anton", "Mira")
    table = full_table(db, [frida, anton], access="private")
    assert db.read_now(lambda c: access.enter(c, table, anton, "watch")).role.seats == (1,)
    assert refusal(db, lambda c: access.enter(c, table, mira, "watch")) == (404, "server-no-table")
    assert refusal(db, lambda c: access.enter(c, table, None, "watch")) == (404, "server-no-table")


def test_when_the_owner_is_gone_the_first_person_takes_over(db: Database) -> None:
    frida, anton = add_people(db, "Frida", "Anton")
    table = open_table(db, frida, players=3).table
    db.write_now(lambda c: lobby.leave(c, table, frida, NOW))
    db.write_now(lambda c: lobby.sit(c, table, anton, 2, NOW))
    assert refusal(db, lambda c: access.enter(c, table, anton, "own")) == (403, "server-not-owner")
    db.write_now(lambda c: c.execute(tables.update().where(tables.c.id == table).values(owner=None)))
    assert db.read_now(lambda c: access.enter(c, table, anton, "own")).role.is_owner


def test_tokens_cannot_be_guessed_and_differ() -> None:
    tokens = {access.new_token() for _ in range(50)}
    assert len(tokens) == 50
    assert all(len(token) == 24 and len(stored) == 64 for token, stored in tokens)
