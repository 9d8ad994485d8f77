"""The application, put together."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial

from fastapi import FastAPI
from itsdangerous import Signer
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from revier import __version__
from revier.server.api import people as api_people
from revier.server.api import play as api_play
from revier.server.api import replays as api_replays
from revier.server.api import tables as api_tables
from revier.server.api import texts as api_texts
from revier.server.api.description import describe
from revier.server.api.pages import serve_pages
from revier.server.api.refusals import RESPONSES, handle_problems
from revier.server.api.security import Security
from revier.server.bots.thinking import Thinking
from revier.server.bots.worker import Queueing
from revier.server.operation import connections
from revier.server.operation.background import run_periodically
from revier.server.operation.health import operate
from revier.server.operation.limiting import LimitAddresses, Limiter, OpenCounts
from revier.server.operation.server_time import heartbeat_once, keep_time
from revier.server.operation.settings import Settings
from revier.server.people.identity import cookie_secret, end_old_sign_ins
from revier.server.people.passwords import Passwords
from revier.server.play import live, revocation
from revier.server.play.freezing import freeze_all
from revier.server.play.notices import Notices
from revier.server.play.revocation import close_banned, close_ended_sessions
from revier.server.play.rooms import Rooms
from revier.server.storage.database import Database

DESCRIPTION = """Tables, play and replays of the great Ruhr coal games.

Browsers are known by a cookie, programs by a token (`Authorization: Bearer …`, made with `POST /api/tokens`). Requests
that change something and carry a cookie need the `Origin` of this server. Errors are always
`{"error": id, "args": {…}, "message": text}`, the text in the reader's language."""

TAGS = [
    {"name": "people", "description": "Guests, accounts, tokens; one's own data."},
    {"name": "tables", "description": "From opening a table to the rematch."},
    {"name": "chat", "description": "What is said at a table."},
    {"name": "play", "description": "The game itself; live play is the websocket `/api/tables/{table}/live`."},
    {"name": "replays", "description": "Finished games, records in and out."},
]


def create_app(settings: Settings, db: Database | None = None) -> FastAPI:
    """A server over a database; one that is handed in is left open at the end."""
    app = FastAPI(
        title="Revier",
        version=__version__,
        description=DESCRIPTION,
        openapi_tags=TAGS,
        openapi_url="/api/openapi.json",
        docs_url=None,  # its page would load scripts from elsewhere
        redoc_url=None,
        responses=RESPONSES,
        lifespan=lifespan,
    )
    app.state.settings = settings
    app.state.given_db = db
    app.state.limiter = Limiter(settings)
    app.state.sockets_of_people = OpenCounts(settings.most_sockets_person)
    handle_problems(app)
    for part in (api_people, api_tables, api_texts, api_play, api_replays, live):
        app.include_router(part.router)
    app.add_middleware(
        LimitAddresses, most_sockets=settings.most_sockets_address
    )  # the last one added is the first to be asked
    app.add_middleware(Security, settings=settings)
    if settings.proxies:
        app.add_middleware(ProxyHeadersMiddleware, trusted_hosts=list(settings.proxies))
    operate(app, settings.metrics_from)
    serve_pages(app)
    describe(app)
    return app


@asynccontextmanager
async def lifespan(app: FastAPI) -> AsyncIterator[None]:
    """From the first request to the last."""
    settings: Settings = app.state.settings
    given: Database | None = app.state.given_db
    db = given or Database(settings.database)
    app.state.db = db
    app.state.rooms = rooms = Rooms(db, app.state.metrics, settings.most_rooms)
    await heartbeat_once(db)
    beating = asyncio.create_task(keep_time(db, rooms.catch_up))
    app.state.notices = Notices(db, rooms)
    thinking = Thinking if db.is_sqlite else Queueing
    app.state.thinking = thinking(rooms, settings.workers, settings.sweep_seconds, settings.limit_thinking)
    app.state.passwords = await asyncio.to_thread(Passwords, settings)  # hashes something to compare with
    checking = asyncio.create_task(freeze_all(db))
    loops = [
        run_periodically(revocation.SESSION_CHECK_S, partial(close_ended_sessions, rooms, settings.sign_in_seconds)),
        run_periodically(revocation.BAN_CHECK_S, partial(close_banned, rooms)),
        run_periodically(connections.CHECK_S, connections.close_late),
    ]
    looking = [asyncio.create_task(loop) for loop in loops]
    try:
        secret = settings.secret or await db.write(cookie_secret)
        app.state.signer = Signer(secret, salt="revier.sign-in")
        app.state.device_signer = Signer(secret, salt="revier.device")
        await db.write(lambda c: end_old_sign_ins(c, db.now() - settings.sign_in_seconds))
        yield
    finally:
        beating.cancel()
        checking.cancel()
        for task in looking:
            task.cancel()
        connections.log_cut()
        await app.state.thinking.close()
        app.state.notices.close()
        app.state.passwords.close()
        if given is None:
            db.close()
