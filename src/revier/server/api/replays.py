"""Finished games over REST: watch them, take their records along, bring records, play on from any position."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Annotated, Any, Literal, TypeVar

from fastapi import APIRouter, Query, Request
from pydantic import BaseModel, Field
from starlette.responses import JSONResponse, Response

from revier.server.api.refusals import RESPONSES
from revier.server.api.tables import change, created, shown
from revier.server.operation import attempts
from revier.server.operation.limiting import Limiter
from revier.server.people.identity import APerson, MaybePerson, Person
from revier.server.play.protocol import LARGEST, EventJson, QuestionJson
from revier.server.replays import playback, uploads
from revier.server.replays.playback import Clone, Finished
from revier.server.storage.database import Database
from revier.server.tables.clocks import Pace
from revier.server.tables.models import MOST_SEATS, Access, AnyPace, NewTableJson, NoClock, Sent, TableId

T = TypeVar("T")

router = APIRouter(prefix="/api", tags=["replays"], responses=RESPONSES)

# One record at a time: however many are sent, they take one thread from all others.
REPLAYING = ThreadPoolExecutor(1, thread_name_prefix="records")

A_RECORD = {
    "requestBody": {
        "required": True,
        "description": "A record, as `GET /api/tables/{table}/record` or `revier play --record` gives it",
        "content": {"application/json": {"schema": {"type": "object"}}},
    }
}


class ChoiceJson(BaseModel):
    """What was done at a ply; `text` is null where the rules of that time are gone."""

    ply: int
    seat: int
    action: int
    text: str | None
    args: dict[str, int | str]
    targets: list[str]


class ReplayJson(BaseModel):
    """A finished game at a ply, from the viewpoint of a seat; null: a spectator's.

    `events` are what was heard in answer to this ply. The rules of that time may be gone: then `view`, `decision` and
    `scores` are null, and the events are as they were told then.
    """

    ply: int
    first: int
    last: int
    seat: int | None
    view: dict[str, Any] | None
    decision: QuestionJson | None
    chosen: ChoiceJson | None
    events: list[EventJson]
    scores: list[int] | None


class CourseJson(BaseModel):
    """A finished game as a whole.

    `scores` by ply from the first to the last, empty where there are no views; `rounds`: the plies at which one began.
    """

    first: int
    last: int
    has_views: bool
    chosen: list[ChoiceJson]
    scores: list[list[int]]
    rounds: list[int]


class CloneSent(Sent):
    """A table to be, which begins in the middle."""

    ply: int = Field(ge=0, le=LARGEST)
    pace: AnyPace = NoClock(kind="none")
    access: Access = "open"
    seat: int | None = Field(default=0, ge=0, lt=MOST_SEATS, description="Your own; null: you only watch")

    def prepare(self, game: Finished) -> Clone:
        pace: Pace = self.pace.model_dump()  # type: ignore[assignment]  # one of the kinds
        return playback.clone_of(game, self.ply, self.access, pace, self.seat)


Ply = Annotated[int | None, Query(ge=0, le=LARGEST, description="Of `first` to `last`; the first if not given")]
Eyes = Annotated[int | None, Query(ge=0, lt=MOST_SEATS, description="A seat; a spectator if not given")]


async def looked_up(request: Request, table: str, person: Person | None, look: Callable[[Finished], T]) -> T:
    """Something about a finished game; replayed in a reader's thread."""
    db: Database = request.app.state.db
    who = None if person is None else person.id
    return await db.read(lambda c: look(playback.open_game(c, table, who)))


@router.get("/tables/{table}/replay")
async def replay(
    request: Request, table: TableId, person: MaybePerson, ply: Ply = None, seat: Eyes = None
) -> ReplayJson:
    """A finished game at any ply, as any seat or a spectator saw it."""
    found = await looked_up(request, table, person, lambda game: playback.position(game, ply, seat))
    return ReplayJson.model_validate(found)


@router.get("/tables/{table}/course")
async def course(request: Request, table: TableId, person: MaybePerson) -> CourseJson:
    """All that was chosen in a finished game, and how the scores went."""
    return CourseJson.model_validate(await looked_up(request, table, person, playback.course))


@router.get("/tables/{table}/record")
async def record(request: Request, table: TableId, person: MaybePerson) -> Response:
    """The record of a finished game, with salt and commitment: `revier record verify` checks it."""
    found = await looked_up(request, table, person, playback.record_of)
    name = f"{found['game']}-{table}.json"
    return JSONResponse(found, headers={"Content-Disposition": f'attachment; filename="{name}"'})


@router.post("/records", status_code=201, openapi_extra=A_RECORD)
async def upload(
    request: Request,
    person: APerson,
    access: Annotated[Literal["link", "private"], Query(description="Who may watch it")] = "private",
) -> NewTableJson:
    """Bring a record: it becomes a finished table of yours that can be watched and cloned."""
    limiter: Limiter = request.app.state.limiter
    db: Database = request.app.state.db
    await attempts.check(limiter, db, "uploads", person.id)
    body = await request.body()
    read = partial(uploads.read_upload, body, access)
    found = await asyncio.get_running_loop().run_in_executor(REPLAYING, read)
    made = await db.write(lambda c: uploads.store(c, person.id, found, db.now()))
    return NewTableJson(table=await shown(request, made.table, person), invitation=made.invitation)


@router.delete("/records/{table}", status_code=204)
async def remove(request: Request, table: TableId, person: APerson) -> None:
    """Take back a record that you have brought; its table is gone then."""
    await change(request, table, lambda c, now: uploads.remove(c, table, person.id, now))


@router.post("/tables/{table}/clone", status_code=201)
async def clone(request: Request, table: TableId, sent: CloneSent, person: APerson) -> NewTableJson:
    """A new table that begins with a position of a finished game; what nobody knew then is dealt anew."""
    prepared = await looked_up(request, table, person, sent.prepare)
    return await created(request, person, lambda c, now: playback.store_clone(c, person.id, prepared, now))
