"""Chat: who may talk, what is left of what they say, and not hearing somebody."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from sqlalchemy import Connection, insert

from revier.server.play import talk
from revier.server.play.rooms import Rooms
from revier.server.play.table_state import Known
from revier.server.problems import Problem
from revier.server.storage.database import Database
from revier.server.storage.schema import chat as lines
from revier.server.tables import access, chat, lobby
from tests.server.tables import NOW, add_people, fresh_db, full_table, open_table, refusal


@pytest.fixture
def db(tmp_path: Path) -> Iterator[Database]:
    yield from fresh_db(tmp_path)


def say(db: Database, table: str, person: int, text: str) -> chat.Line:
    return db.write_now(lambda c: chat.say(c, table, person, text, NOW))


def heard(db: Database, table: str, person: int | None, **page: int) -> list[str]:
    return [line["text"] for line in db.read_now(lambda c: chat.history(c, table, person, **page))]


def test_a_line_is_heard_by_everybody_who_may_see_the_table(db: Database) -> None:
    frida, anton, mira = add_people(db, "Frida", "Anton", "Mira")
    table = full_table(db, [frida, anton])
    line = say(db, table, frida, "Glück auf!")
    assert line == {"id": 1, "table": table, "person": frida, "name": "Frida", "text": "Glück auf!", "at": NOW}
    say(db, table, mira, "I watch")  # an open table
    assert heard(db, table, anton) == heard(db, table, None) == ["Glück auf!", "I watch"]


def test_strangers_neither_talk_nor_hear_at_a_private_table(db: Database) -> None:
    frida, anton, mira = add_people(db, "Frida", "Anton", "Mira")
    table = full_table(db, [frida, anton], access="private")
    say(db, table, anton, "secret")
    assert refusal(db, lambda c: chat.say(c, table, mira, "hello", NOW)) == (404, "server-no-table")
    assert refusal(db, lambda c: chat.history(c, table, mira)) == (404, "server-no-table")
    assert refusal(db, lambda c: chat.history(c, table, None)) == (404, "server-no-table")


def test_who_was_sent_away_does_not_talk(db: Database) -> None:
    frida, anton = add_people(db, "Frida", "Anton")
    table = open_table(db, frida).table
    db.write_now(lambda c: lobby.sit(c, table, anton, None, NOW))
    db.write_now(lambda c: lobby.clear_seat(c, table, frida, 1, NOW))
    assert refusal(db, lambda c: chat.say(c, table, anton, "hello", NOW)) == (403, "server-no-chat")


def test_talking_does_not_change_the_table(db: Database) -> None:
    frida, anton = add_people(db, "Frida", "Anton")
    table = full_table(db, [frida, anton])
    before = db.read_now(lambda c: access.enter(c, table, frida, "see").row.revision)
    say(db, table, frida, "wait")
    assert db.read_now(lambda c: access.enter(c, table, frida, "see").row.revision) == before


@pytest.mark.parametrize(
    ("given", "left"),
    [
        ("  two \n lines\t", "two lines"),
        ("bell\x07\x00 and \x1b[31mred", "bell and [31mred"),
        ("turn\u202e round\u2066", "turn round"),
        ("lone \ud800surrogate", "lone surrogate"),
        ("👩‍🏭 ß é", "👩‍🏭 ß é"),
        ("x" * 500, "x" * 500),
    ],
)
def test_what_is_left_of_a_line(given: str, left: str) -> None:
    assert chat.clean(given) == left


@pytest.mark.parametrize("given", ["", "   ", "\x00\x01", "x" * 501])
def test_nothing_and_too_much_are_refused(given: str) -> None:
    with pytest.raises(Problem) as refused:
        chat.clean(given)
    assert (refused.value.status, refused.value.key) == (422, "server-bad-line")


@given(st.text(alphabet=st.characters(), max_size=600))
def test_every_line_can_be_stored_and_shown(text: str) -> None:
    try:
        cleaned = chat.clean(text)
    except Problem:
        return
    assert 1 <= len(cleaned) <= chat.LONGEST
    assert cleaned == cleaned.strip()
    cleaned.encode()
    assert not any(ch in cleaned for ch in "\x00\n\r\x1b\u202e")


def test_history_comes_in_pages_by_id(db: Database) -> None:
    frida, anton = add_people(db, "Frida", "Anton")
    table, other = full_table(db, [frida, anton]), full_table(db, [frida, anton])

    def fill(c: Connection) -> None:
        for n in range(250):
            here = table if n % 2 else other
            c.execute(insert(lines).values(table=here, person=frida, text=str(n), at=NOW))

    db.write_now(fill)
    last = db.read_now(lambda c: chat.history(c, table, anton))
    assert [line["text"] for line in last] == [str(n) for n in range(51, 250, 2)]
    earlier = heard(db, table, anton, before=last[0]["id"])
    assert earlier == [str(n) for n in range(1, 51, 2)]
    assert heard(db, table, anton, before=1) == []
    assert heard(db, table, anton, after=last[-2]["id"]) == ["249"]
    assert heard(db, table, anton, after=1)[0] == "1"  # from there on, oldest first


def test_the_lines_of_muted_people_are_left_out_for_whoever_muted_them(db: Database) -> None:
    frida, anton, mira = add_people(db, "Frida", "Anton", "Mira")
    table = full_table(db, [frida, anton, mira])
    for person, text in ((frida, "a"), (anton, "b"), (mira, "c")):
        say(db, table, person, text)
    db.write_now(lambda c: chat.mute(c, frida, anton))
    db.write_now(lambda c: chat.mute(c, frida, anton))  # twice is once
    assert heard(db, table, frida) == ["a", "c"]
    assert heard(db, table, mira) == heard(db, table, anton) == ["a", "b", "c"]
    assert db.read_now(lambda c: chat.muters_of(c, anton)) == {frida}
    db.write_now(lambda c: chat.unmute(c, frida, anton))
    assert heard(db, table, frida) == ["a", "b", "c"]


def test_whom_one_cannot_mute(db: Database, monkeypatch: pytest.MonkeyPatch) -> None:
    frida, anton, mira = add_people(db, "Frida", "Anton", "Mira")
    assert refusal(db, lambda c: chat.mute(c, frida, frida)) == (422, "server-mute-yourself")
    assert refusal(db, lambda c: chat.mute(c, frida, 999)) == (404, "server-no-person")
    monkeypatch.setattr(chat, "MOST_MUTED", 1)
    db.write_now(lambda c: chat.mute(c, frida, anton))
    assert refusal(db, lambda c: chat.mute(c, frida, mira)) == (409, "server-too-many-muted")


class Ear:
    """Somebody at a socket."""

    def __init__(self, person: int | None) -> None:
        self.person = person
        self.session: str | None = None
        self.known: Known | None = None
        self.told: list[Any] = []

    def send(self, message: bytes) -> None:
        raise AssertionError("nothing changes here")

    def send_line(self, message: bytes) -> None:
        self.told.append(msgspec.json.decode(message))

    def send_presence(self, message: bytes) -> None:
        raise AssertionError("nobody comes or goes here")

    def disconnect(self) -> None:
        raise AssertionError("nobody is sent away by talking")


def test_a_line_is_heard_at_once_by_all_but_those_who_muted(db: Database) -> None:
    frida, anton, mira = add_people(db, "Frida", "Anton", "Mira")
    table = full_table(db, [frida, anton, mira])
    db.write_now(lambda c: chat.mute(c, mira, frida))
    ears = [Ear(frida), Ear(anton), Ear(mira), Ear(None)]
    elsewhere = Ear(anton)
    rooms = Rooms(db)
    rooms.subscribers = {table: set(ears), "other": {elsewhere}}
    line = asyncio.run(talk.speak(rooms, table, frida, " hello "))
    assert [ear.told for ear in ears] == [[{"type": "chat", "line": line}]] * 2 + [[], [{"type": "chat", "line": line}]]
    assert elsewhere.told == []
    assert line["text"] == "hello"


def test_what_is_said_at_another_process_is_heard_here_once(db: Database) -> None:
    frida, anton, mira = add_people(db, "Frida", "Anton", "Mira")
    table = full_table(db, [frida, anton, mira])
    db.write_now(lambda c: chat.mute(c, mira, frida))
    here, there, ears = Rooms(db), Rooms(db), [Ear(anton), Ear(mira)]
    here.subscribers = {table: set(ears)}

    async def say_it() -> chat.Line:
        line = await talk.speak(there, table, frida, "hello")
        for _ in range(2):
            await talk.pass_on(here, table, line["id"])
        await talk.pass_on(here, table, 999)
        return line

    line = asyncio.run(say_it())
    assert [ear.told for ear in ears] == [[{"type": "chat", "line": line}], []]
