"""Chat and muting over REST."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Query, Request

from revier.server.operation import attempts
from revier.server.operation.limiting import Limiter
from revier.server.people.identity import APerson, MaybePerson
from revier.server.play import talk
from revier.server.play.rooms import Rooms
from revier.server.storage.database import Database
from revier.server.tables import chat
from revier.server.tables.chat import Line
from revier.server.tables.models import LARGEST_ID, PersonId, TableId, Words

router = APIRouter(tags=["chat"])

LineId = Annotated[int | None, Query(ge=1, le=LARGEST_ID, description="Only lines before this one")]
LastId = Annotated[int, Query(ge=0, le=LARGEST_ID, description="Only lines after this one")]


@router.get("/tables/{table}/chat")
async def history(
    request: Request, table: TableId, person: MaybePerson, before: LineId = None, after: LastId = 0
) -> list[Line]:
    """What was said, oldest first, a page at a time."""
    db: Database = request.app.state.db
    who = None if person is None else person.id
    return await db.read(lambda c: chat.history(c, table, who, before, after))


@router.post("/tables/{table}/chat", status_code=201)
async def say(request: Request, table: TableId, sent: Words, person: APerson) -> Line:
    """Say something."""
    limiter: Limiter = request.app.state.limiter
    rooms: Rooms = request.app.state.rooms
    await attempts.check(limiter, rooms.db, "chat", person.id)
    return await talk.speak(rooms, table, person.id, sent.text, sent.client)


@router.get("/mutes")
async def muted(request: Request, person: APerson) -> list[int]:
    """The people whom you do not hear."""
    db: Database = request.app.state.db
    return sorted(await db.read(lambda c: chat.muted_by(c, person.id)))


@router.put("/mutes/{other}", status_code=204)
async def mute(request: Request, other: PersonId, person: APerson) -> None:
    """Do not hear somebody any more, at any table."""
    db: Database = request.app.state.db
    await db.write(lambda c: chat.mute(c, person.id, other))


@router.delete("/mutes/{other}", status_code=204)
async def unmute(request: Request, other: PersonId, person: APerson) -> None:
    """Hear somebody again."""
    db: Database = request.app.state.db
    await db.write(lambda c: chat.unmute(c, person.id, other))
