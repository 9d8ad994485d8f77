"""The same game over REST, for slow players and the authors of bots."""

from __future__ import annotations

from collections.abc import Coroutine
from typing import Annotated, Any

from fastapi import APIRouter, Query, Request
from pydantic import BaseModel, ConfigDict, Field
from starlette.concurrency import run_in_threadpool

from revier.server.api.refusals import RESPONSES
from revier.server.people.identity import APerson, MaybePerson, Person
from revier.server.play.protocol import LARGEST, ClosedJson, EventJson, GameJson, OutlookRowJson
from revier.server.play.room import Room
from revier.server.play.rooms import Rooms, news
from revier.server.play.table_state import MOST_POSITIONS, Known
from revier.server.problems import Problem
from revier.server.storage.database import Database
from revier.server.tables import access
from revier.server.tables.lobby import NOT_NOW
from revier.server.tables.models import TableId
from revier.server.tables.positions import MOVE_NAME

router = APIRouter(prefix="/api", tags=["play"], responses=RESPONSES)


class Sent(BaseModel):
    model_config = ConfigDict(extra="forbid")


Seen = Annotated[
    int | None,
    Field(
        ge=0,
        le=LARGEST,
        description="The `revision` of the game you saw; if the game has moved on, or moves were taken back since,"
        " nothing happens (409). Without one, nothing happens in a game where anything was ever taken back",
    ),
]


class ActSent(Sent):
    """A move."""

    ply: int = Field(ge=0, le=LARGEST, description="The ply you saw; if the game has moved on, nothing happens (409)")
    revision: Seen = None
    action: int = Field(ge=0, le=LARGEST, description="The id of one of the options")
    client: str | None = Field(
        None, pattern=MOVE_NAME, description="Your own name of this move: sent twice, played once"
    )


class UndoSent(Sent):
    """A decision to take back."""

    ply: int = Field(ge=0, le=LARGEST)
    revision: Seen = None
    turn: bool = Field(False, description="All of this turn")


class TakeBackSent(Sent):
    """A ply to go back to."""

    ply: int = Field(ge=0, le=LARGEST)
    revision: Seen = None


Since = Annotated[int | None, Query(ge=0, le=LARGEST, description="Only what happened since this ply")]


class PastJson(BaseModel):
    """An earlier position from the same viewpoint, and what was heard in answer to it."""

    ply: int
    seat: int | None
    asked: int | None = Field(description="The seat that was asked then; null: none, the game was over")
    view: dict[str, Any]
    events: list[EventJson]


class ClosedAnswer(BaseModel):
    """What cannot be chosen in the position at this ply, and why."""

    ply: int
    closed: list[ClosedJson]


class OutlookAnswer(BaseModel):
    """What would be scored if the round ended in the position at this ply."""

    ply: int
    rows: list[OutlookRowJson]


Revision = Annotated[
    int | None,
    Query(ge=0, le=LARGEST, description="The table's when you saw that ply; tells what was taken back since"),
]


async def enter(request: Request, table: str, person: Person | None, what: access.What) -> Room:
    """The room of a table where somebody may do that."""
    db: Database = request.app.state.db
    who = person.id if person is not None else None
    at = await db.read(lambda c: access.enter(c, table, who, what))
    rooms: Rooms = request.app.state.rooms
    return await rooms.enter(at, who)


def shown(room: Room, person: Person | None, known: Known | None) -> GameJson:
    """The game as somebody sees it."""
    role = room.role(person.id if person is not None else None)
    found = news(room, role, room.still_known(known)).get("game")
    if found is None:
        raise Problem(409, NOT_NOW[room.row.status])
    return found


@router.get("/tables/{table}/game")
async def game(
    request: Request, table: TableId, person: MaybePerson, since: Since = None, revision: Revision = None
) -> GameJson:
    """The position, what is asked, and your options if it is you."""
    known = None if since is None else Known(since, revision)
    return shown(await enter(request, table, person, "watch"), person, known)


@router.get("/tables/{table}/past")
async def past(
    request: Request, table: TableId, person: MaybePerson, ply: Annotated[int, Query(ge=0, le=LARGEST)]
) -> PastJson:
    """An earlier position of the game, as you saw it then."""
    room = await enter(request, table, person, "watch")
    role = room.role(person.id if person is not None else None)
    (found,) = await run_in_threadpool(room.past, role, ply, ply)
    return PastJson.model_validate(found)


@router.get("/tables/{table}/positions")
async def positions(
    request: Request,
    table: TableId,
    person: MaybePerson,
    first: Annotated[int, Query(ge=0, le=LARGEST)],
    last: Annotated[int, Query(ge=0, le=LARGEST, description=f"At most {MOST_POSITIONS} positions at once")],
) -> list[PastJson]:
    """Earlier positions of the game one after the other, each as you saw it then; to show what others did."""
    room = await enter(request, table, person, "watch")
    role = room.role(person.id if person is not None else None)
    return [PastJson.model_validate(found) for found in await run_in_threadpool(room.past, role, first, last)]


@router.get("/tables/{table}/closed")
async def closed(request: Request, table: TableId, person: APerson) -> ClosedAnswer:
    """What you are asked about but cannot choose now, and why; nothing while somebody else is asked."""
    room = await enter(request, table, person, "play")
    return ClosedAnswer(ply=room.row.ply, closed=room.closed(room.role(person.id)))


@router.get("/tables/{table}/outlook")
async def outlook(request: Request, table: TableId, person: MaybePerson) -> OutlookAnswer:
    """What would be scored if the round ended now, as far as you may know it."""
    room = await enter(request, table, person, "watch")
    role = room.role(person.id if person is not None else None)
    return OutlookAnswer(ply=room.row.ply, rows=room.outlook(role))


@router.post("/tables/{table}/actions")
async def act(request: Request, table: TableId, sent: ActSent, person: APerson) -> GameJson:
    """Take an action."""
    room = await enter(request, table, person, "play")
    acting = room.act(person.id, sent.ply, sent.action, sent.client, sent.revision)
    return await do(request, room, person, acting, Known(sent.ply, sent.revision))


@router.post("/tables/{table}/undo")
async def undo(request: Request, table: TableId, sent: UndoSent, person: APerson) -> GameJson:
    """Take back your last decision, or this whole turn, as long as nothing new was seen."""
    room = await enter(request, table, person, "play")
    undoing = room.undo(person.id, sent.ply, sent.turn, sent.revision)
    return await do(request, room, person, undoing, Known(sent.ply, sent.revision))


@router.post("/tables/{table}/takeback")
async def take_back(request: Request, table: TableId, sent: TakeBackSent, person: APerson) -> GameJson:
    """Propose to go back to an earlier ply, or agree to it; it happens once everybody has."""
    room = await enter(request, table, person, "play")
    agreeing = room.agree_to_take_back(person.id, sent.ply, sent.revision)
    return await do(request, room, person, agreeing, Known(sent.ply, sent.revision))


async def do(
    request: Request, room: Room, person: Person, work: Coroutine[object, object, object], known: Known
) -> GameJson:
    """Do it, tell everybody, and answer."""
    rooms: Rooms = request.app.state.rooms
    await rooms.do(room, work)
    return shown(room, person, known)
