"""What people say at a table. Who does not want to hear somebody mutes them: their lines are left out."""

from __future__ import annotations

import unicodedata
from collections.abc import Mapping
from typing import Any

from sqlalchemy import Connection, delete, insert, select
from typing_extensions import TypedDict

from revier.server.problems import Problem
from revier.server.storage.schema import chat, mutes, people
from revier.server.tables.access import enter

LONGEST = 500
PAGE = 100
MOST_MUTED = 1_000  # people, by one
UNSEEN = ("Cc", "Cs", "Co", "Cn")  # controls and what is no character
DIRECTIONS = set(range(0x202A, 0x202F)) | set(range(0x2066, 0x206A))  # would turn round the text that follows


class Line(TypedDict):
    """Something somebody said."""

    id: int
    table: str
    person: int | None
    name: str  # empty: somebody who is gone
    text: str
    at: float


def clean(text: str) -> str:
    """One line without control characters; Problem 422 if nothing is left, or too much."""
    spaced = " ".join(text.split())
    shown = [ch for ch in spaced if unicodedata.category(ch) not in UNSEEN and ord(ch) not in DIRECTIONS]
    cleaned = "".join(shown).strip()
    if not 1 <= len(cleaned) <= LONGEST:
        raise Problem(422, "server-bad-line", most=LONGEST)
    return cleaned


def say(c: Connection, table: str, person: int, text: str, now: float, client: str | None = None) -> Line:
    """Say something at a table."""
    cleaned = clean(text)
    enter(c, table, person, "chat")
    made = c.execute(insert(chat).values(table=table, person=person, text=cleaned, at=now, client=client))
    key = made.inserted_primary_key
    assert key is not None
    name = c.execute(select(people.c.name).where(people.c.id == person)).scalar_one()
    return {"id": key[0], "table": table, "person": person, "name": name, "text": cleaned, "at": now}


def said(c: Connection, table: str, person: int, text: str, client: str | None) -> Line | None:
    """A line of this name that was said already; Problem 409 if it was another."""
    if client is None:
        return None
    query = select(chat, people.c.name).join(people, people.c.id == chat.c.person)
    mine = (chat.c.table == table) & (chat.c.person == person) & (chat.c.client == client)
    row = c.execute(query.where(mine)).mappings().one_or_none()
    if row is None:
        return None
    if row["text"] != clean(text):
        raise Problem(409, "server-used-name", name=client)
    return line_of(row)


def line(c: Connection, id: int) -> Line | None:
    """A line by its number."""
    query = select(chat, people.c.name).outerjoin(people, people.c.id == chat.c.person).where(chat.c.id == id)
    row = c.execute(query).mappings().one_or_none()
    return None if row is None else line_of(row)


def history(c: Connection, table: str, person: int | None, before: int | None = None, after: int = 0) -> list[Line]:
    """The last lines of a table, or those before or after one, oldest first, without those of people one has muted."""
    enter(c, table, person, "see")
    query = select(chat, people.c.name).outerjoin(people, people.c.id == chat.c.person)
    query = query.where(chat.c.table == table, chat.c.id > after)
    if before is not None:
        query = query.where(chat.c.id < before)
    if person is not None:
        muted = select(mutes.c.muted).where(mutes.c.person == person)
        query = query.where(chat.c.person.is_(None) | chat.c.person.not_in(muted))
    rows = c.execute(query.order_by(chat.c.id if after else chat.c.id.desc()).limit(PAGE)).mappings()
    return sorted([line_of(row) for row in rows], key=lambda line: line["id"])


def line_of(row: Mapping[Any, Any]) -> Line:
    return {
        "id": row["id"],
        "table": row["table"],
        "person": row["person"],
        "name": row["name"] or "",
        "text": row["text"],
        "at": row["at"],
    }


# -- not hearing somebody --------------------------------------------------------------------------


def mute(c: Connection, person: int, other: int) -> None:
    """Leave out what the other says, at all tables; to mute twice changes nothing."""
    if person == other:
        raise Problem(422, "server-mute-yourself")
    if c.execute(select(people.c.id).where(people.c.id == other)).first() is None:
        raise Problem(404, "server-no-person")
    already = muted_by(c, person)
    if other in already:
        return
    if len(already) >= MOST_MUTED:
        raise Problem(409, "server-too-many-muted", most=MOST_MUTED)
    c.execute(insert(mutes).values(person=person, muted=other))


def unmute(c: Connection, person: int, other: int) -> None:
    """Hear somebody again."""
    c.execute(delete(mutes).where(mutes.c.person == person, mutes.c.muted == other))


def muted_by(c: Connection, person: int) -> set[int]:
    """Whom somebody does not hear."""
    return {row.muted for row in c.execute(select(mutes.c.muted).where(mutes.c.person == person))}


def muters_of(c: Connection, person: int | None) -> set[int]:
    """Who does not hear somebody."""
    return {row.person for row in c.execute(select(mutes.c.person).where(mutes.c.muted == person))}
