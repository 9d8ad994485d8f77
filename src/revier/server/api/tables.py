"""Tables over REST: create, find, sit down, start, and what happens when somebody is missing."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Annotated, Literal, TypeVar

from fastapi import APIRouter, Query, Request
from sqlalchemy import Connection
from starlette.concurrency import run_in_threadpool

from revier.bots import find_rank
from revier.games import folder_of, game, games
from revier.games import titles as titles_here
from revier.server.api import chat as api_chat
from revier.server.api.refusals import RESPONSES
from revier.server.people.identity import APerson, MaybePerson, Person
from revier.server.people.names import clean_name
from revier.server.play import freezing
from revier.server.storage.database import Database
from revier.server.tables import absence, access, listing, lobby
from revier.server.tables.listing import TableJson
from revier.server.tables.models import (
    AgreedJson,
    BotSeat,
    ComponentsJson,
    HotSeat,
    Invitation,
    InvitationJson,
    NewTable,
    NewTableJson,
    QuickGame,
    RankJson,
    SeatNumber,
    TableId,
    TitleJson,
    WhichSeat,
)
from revier.server.tables.rematch import rematch as make_rematch

T = TypeVar("T")
Before = Annotated[float | None, Query(ge=0, le=1e12, description="The `changed` of the last table of the page before")]

router = APIRouter(prefix="/api", tags=["tables"], responses=RESPONSES)
router.include_router(api_chat.router)


async def change(request: Request, table: str, work: Callable[[Connection, float], T]) -> T:
    """Change a table, tell everybody who is there, and give back what it returned."""
    db: Database = request.app.state.db
    found = await db.write(lambda c: work(c, db.now()))
    await request.app.state.rooms.changed(table)
    return found


async def shown(request: Request, table: str, person: Person | None) -> TableJson:
    """The table as somebody may see it now."""
    db: Database = request.app.state.db
    who = None if person is None else person.id
    return await db.read(lambda c: listing.show(c, table, who))


async def changed(
    request: Request, table: str, person: Person, work: Callable[[Connection, float], object]
) -> TableJson:
    """Change a table and show it."""
    await change(request, table, work)
    return await shown(request, table, person)


# -- finding ---------------------------------------------------------------------------------------


@router.get("/games")
async def titles(request: Request) -> list[TitleJson]:
    """What can be played, with the options of each title."""
    db: Database = request.app.state.db
    ranks = lobby.ranks_here(request.app.state.settings)
    off = await db.read(lobby.titles_off)
    return [
        TitleJson(
            id=id,
            family=game(id).family,
            edition=game(id).edition,
            prefix=titles_here()[folder_of(id)].prefix,
            rules=game(id).rules_version,
            players=list(game(id).seats),
            options=game(id).option_values,
            takes_components=game(id).data_word,
            ranks=[RankJson(bot=rank, strength=find_rank(rank, id).strength) for rank in ranks],
            is_off=id in off,
        )
        for id in games()
    ]


@router.get("/bots")
async def bots(request: Request) -> list[str]:
    """Who can be seated: ranks from the lowest up, then bots, which take options as `search:200ms`, then the host's."""
    return lobby.bots_here(request.app.state.settings)


@router.get("/tables")
async def list_open(
    request: Request,
    person: MaybePerson,
    status: Literal["waiting", "running"] = "waiting",
    before: Before = None,
) -> list[TableJson]:
    """Open tables: to sit down at, or to watch."""
    db: Database = request.app.state.db
    who = None if person is None else person.id
    return await db.read(lambda c: listing.open_tables(c, who, status, before))


@router.get("/tables/mine")
async def list_mine(
    request: Request, person: APerson, finished: bool = False, before: Before = None
) -> list[TableJson]:
    """Your tables; `is_my_turn` says where you are awaited."""
    db: Database = request.app.state.db
    return await db.read(lambda c: listing.my_tables(c, person.id, finished, before))


@router.get("/tables/{table}")
async def show(request: Request, table: TableId, person: MaybePerson) -> TableJson:
    """One table."""
    return await shown(request, table, person)


@router.get("/tables/{table}/components")
async def components(request: Request, table: TableId, person: MaybePerson) -> ComponentsJson:
    """Component data of the players' own, if the table has such."""
    db: Database = request.app.state.db
    who = None if person is None else person.id
    at = await db.read(lambda c: access.enter(c, table, who, "see"))
    own = at.row.components
    return ComponentsJson(components=own, facts=None if own is None else game(at.row.game).on(own).facts())


# -- creating --------------------------------------------------------------------------------------


@router.post("/tables", status_code=201)
async def create(request: Request, sent: NewTable, person: APerson) -> NewTableJson:
    """Open a table. For access by link or private the answer holds the invitation, which cannot be asked for again."""
    plan = await run_in_threadpool(lobby.plan, sent.table_request())
    return await created(request, person, lambda c, now: lobby.create(c, person.id, plan, now))


@router.post("/tables/quick", status_code=201)
async def quick(request: Request, sent: QuickGame, person: APerson) -> NewTableJson:
    """A game against bots that begins at once."""
    lobby.check_bot(sent.bot, request.app.state.settings)
    plan = await run_in_threadpool(lobby.plan, sent.table_request())
    return await created(request, person, lambda c, now: lobby.quick(c, person.id, plan, sent.bot, now))


@router.post("/tables/{table}/rematch", status_code=201)
async def rematch(request: Request, table: TableId, person: APerson) -> NewTableJson:
    """Once more with the same people; if somebody has asked already, the refusal says which table it is."""
    made = await created(request, person, lambda c, now: make_rematch(c, table, person.id, now))
    await request.app.state.rooms.changed(table)
    return made


async def created(request: Request, person: Person, work: Callable[[Connection, float], lobby.Created]) -> NewTableJson:
    """Make a table, unless somebody has too many already."""
    db: Database = request.app.state.db
    most = request.app.state.settings.most_tables

    def make(c: Connection) -> lobby.Created:
        lobby.check_count(c, person.id, most)
        return work(c, db.now())

    made = await db.write(make)
    await request.app.state.rooms.changed(made.table)
    return NewTableJson(table=await shown(request, made.table, person), invitation=made.invitation)


# -- before the start ------------------------------------------------------------------------------


@router.post("/invitations")
async def follow(request: Request, sent: Invitation, person: APerson) -> TableJson:
    """Follow an invitation link: from now on you may see its table and sit down."""
    db: Database = request.app.state.db
    table = await db.write(lambda c: access.admit(c, sent.token, person.id))
    await request.app.state.rooms.changed(table)
    return await shown(request, table, person)


@router.post("/tables/{table}/invitation", status_code=201)
async def invite(request: Request, table: TableId, person: APerson) -> InvitationJson:
    """A new invitation link; the old one is void."""
    token = await change(request, table, lambda c, now: lobby.invite(c, table, person.id, now))
    return InvitationJson(invitation=token)


@router.post("/tables/{table}/sit")
async def sit(request: Request, table: TableId, sent: WhichSeat, person: APerson) -> TableJson:
    """Sit down."""
    return await changed(request, table, person, lambda c, now: lobby.sit(c, table, person.id, sent.seat, now))


@router.post("/tables/{table}/hot-seat")
async def sit_hot(request: Request, table: TableId, sent: HotSeat, person: APerson) -> TableJson:
    """Let a friend sit down who plays at your browser."""
    name = clean_name(sent.name)
    return await changed(
        request, table, person, lambda c, now: lobby.sit_hot(c, table, person.id, sent.seat, name, now)
    )


@router.post("/tables/{table}/bot")
async def seat_bot(request: Request, table: TableId, sent: BotSeat, person: APerson) -> TableJson:
    """Seat a bot, as the owner."""
    lobby.check_bot(sent.bot, request.app.state.settings)
    return await changed(
        request, table, person, lambda c, now: lobby.seat_bot(c, table, person.id, sent.seat, sent.bot, now)
    )


@router.post("/tables/{table}/leave", status_code=204)
async def leave(request: Request, table: TableId, person: APerson) -> None:
    """Stand up before the start. A running game is left by `away`."""
    await change(request, table, lambda c, now: lobby.leave(c, table, person.id, now))


@router.delete("/tables/{table}/seats/{seat}")
async def clear_seat(request: Request, table: TableId, seat: SeatNumber, person: APerson) -> TableJson:
    """Free a seat before the start: your own, or any as the owner."""
    return await changed(request, table, person, lambda c, now: lobby.clear_seat(c, table, person.id, seat, now))


@router.post("/tables/{table}/close")
async def close(request: Request, table: TableId, person: APerson) -> TableJson:
    """Give up a table that has not begun."""
    return await changed(request, table, person, lambda c, now: lobby.close(c, table, person.id, now))


@router.post("/tables/{table}/start")
async def start(request: Request, table: TableId, person: APerson) -> TableJson:
    """Begin the game."""
    return await changed(request, table, person, lambda c, now: lobby.start(c, table, person.id, now))


# -- when somebody is missing ----------------------------------------------------------------------


@router.post("/tables/{table}/away")
async def away(request: Request, table: TableId, person: APerson) -> TableJson:
    """Walk away from a running game; you may come back."""
    return await changed(request, table, person, lambda c, now: absence.walk_away(c, table, person.id, now))


@router.post("/tables/{table}/back")
async def back(request: Request, table: TableId, person: APerson) -> TableJson:
    """Take your seat again."""
    return await changed(request, table, person, lambda c, now: absence.come_back(c, table, person.id, now))


@router.post("/tables/{table}/stand-in")
async def stand_in(request: Request, table: TableId, person: APerson) -> AgreedJson:
    """Propose, or agree, that a bot plays on for everybody who is absent."""
    bot = request.app.state.settings.stand_in
    return await agreed(request, table, person, partial(absence.propose_stand_in, bot=bot))


@router.post("/tables/{table}/end")
async def end(request: Request, table: TableId, person: APerson) -> AgreedJson:
    """Propose, or agree, to break the game off."""
    return await agreed(request, table, person, absence.propose_end)


@router.post("/tables/{table}/continue")
async def go_on(request: Request, table: TableId, person: APerson) -> AgreedJson:
    """Propose, or agree, to go on with a frozen game from ply `agrees_until`; what came later is gone then."""
    return await agreed(request, table, person, freezing.propose_continue)


async def agreed(
    request: Request, table: str, person: Person, propose: Callable[[Connection, str, int, float], bool]
) -> AgreedJson:
    done = await change(request, table, lambda c, now: propose(c, table, person.id, now))
    return AgreedJson(agreed=done, table=await shown(request, table, person))


@router.delete("/tables/{table}/proposals/{kind}")
async def decline(
    request: Request, table: TableId, kind: Literal["stand_in", "end", "takeback", "continue"], person: APerson
) -> TableJson:
    """Take a proposal back, or refuse it."""
    return await changed(request, table, person, lambda c, now: absence.decline(c, table, person.id, kind, now))
