"""Games that were played by other rules than this program has now.

A running game is played again whenever it is opened. Where that does not agree with its check sums it is frozen: nobody
can move, no clock runs. The people at the table may agree to go on from the last position that agrees, or to end it.
"""

from __future__ import annotations

from functools import partial

import structlog
from sqlalchemy import Connection, delete, insert, select, update

from revier.games import game, games
from revier.kernel.state import State
from revier.server.problems import Problem
from revier.server.storage.database import Database
from revier.server.storage.schema import checks, tables
from revier.server.tables import absence, clocks, proposals
from revier.server.tables.access import Entered, enter
from revier.server.tables.lobby import need, touch
from revier.server.tables.positions import Opened, open_table, sum_of, take_back

CONTINUE = "continue"  # the kind of a proposal

log = structlog.get_logger(__name__)


async def load(db: Database, table: str) -> Opened:
    """A table as it is now, its game played again in a reader's thread; one that does not agree is frozen first."""
    opened = await read(db, table)
    while opened.stored.row.status == "running" and not opened.is_whole:
        await db.write(partial(freeze, opened=opened, now=db.now()))
        opened = await read(db, table)
    return opened


async def read(db: Database, table: str) -> Opened:
    opened = await db.read(lambda c: open_table(c, table))
    if opened is None:
        raise Problem(404, "server-no-table")
    return opened


def freeze(c: Connection, opened: Opened, now: float) -> None:
    """Stop a game as it was read; if it has changed since, it will be read again."""
    row = opened.stored.row
    values = {
        "status": "frozen",
        "agrees_until": None if opened.state is None else int(opened.state.ply),
        "turn": None,
        "due": None,
        "clocks": clocks.after_move(row.clocks, row.pace, None, now),
        "revision": row.revision + 1,
        "changed": now,
    }
    as_read = (tables.c.id == row.id) & (tables.c.revision == row.revision)
    if c.execute(update(tables).where(as_read).values(values)).rowcount == 1:
        proposals.drop(c, row.id)
        log.warning("game frozen", table=row.id, ply=row.ply, agrees_until=values["agrees_until"])


async def freeze_all(db: Database) -> None:
    """Look, when a server starts, at all running games that were begun by other rules than it has."""
    try:
        for table in await db.read(of_other_rules):
            await load(db, table)
    except Exception as error:  # each will be looked at when somebody opens it
        log.error("games not checked", error=type(error).__name__)


def of_other_rules(c: Connection) -> list[str]:
    """Running games of titles or versions that are not ours."""
    ours = {id: game(id).rules_version for id in games()}
    found = c.execute(select(tables.c.id, tables.c.game, tables.c.rules).where(tables.c.status == "running"))
    return [row.id for row in found if ours.get(row.game) != row.rules]


def propose_continue(c: Connection, table: str, person: int, now: float) -> bool:
    """Go on from the last position that agrees, if all want to who are there; True if the game runs again."""
    at = enter(c, table, person, "play", to_change=True)
    need(at.row, "frozen")
    opened = open_table(c, table)
    s = None if opened is None else opened.state
    if s is None or s.is_over:
        raise Problem(409, "server-nothing-agrees")
    agreed = absence.agree(c, at, CONTINUE, int(s.ply), now)
    if agreed:
        go_on(c, at, s, now)
    else:
        touch(c, at.row, now, agrees_until=int(s.ply))
    return agreed


def go_on(c: Connection, at: Entered, s: State, now: float) -> None:
    """Whatever came after this position has not happened."""
    row = at.row
    take_back(c, row.id, int(s.ply))
    c.execute(delete(checks).where(checks.c.table == row.id, checks.c.ply == s.ply))
    c.execute(insert(checks).values(table=row.id, ply=int(s.ply), sum=sum_of(s)))
    proposals.drop(c, row.id)
    turn = int(s.asked().seat)
    is_persons = any(place.seat == turn for place in absence.persons(at.places))
    ticking = clocks.after_move(row.clocks, row.pace, turn if is_persons else None, now)
    values = {"ply": int(s.ply), "turn": turn, "clocks": ticking, "due": clocks.due(ticking)}
    begun = {"status": "running", "rules": s.game.rules_version, "agrees_until": None, "undone": row.revision + 1}
    touch(c, row, now, **begun, **values)
