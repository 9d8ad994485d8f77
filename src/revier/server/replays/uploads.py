"""Records from elsewhere. What somebody sends is measured before it is read, and replayed with a limit on time.

Only what the replay gives is stored: of the file itself nothing but its actions, names and component data is kept.
"""

from __future__ import annotations

import json
import time
from dataclasses import dataclass
from typing import Any

import msgspec
from sqlalchemy import Connection, delete, insert, select, update

from revier.games import game as find_game
from revier.kernel.errors import RecordError, RevierError
from revier.kernel.record import Record
from revier.kernel.rng import Seed
from revier.kernel.state import Json, State
from revier.server.people.names import LONGEST, clean_name
from revier.server.play.messages import ending
from revier.server.problems import Problem, printable
from revier.server.storage.rows import rows_of
from revier.server.storage.schema import checks, journals, moves, seats, tables
from revier.server.tables import access, lobby, seeds
from revier.server.tables.archive import stored_events
from revier.server.tables.lobby import LARGEST_COMPONENTS, Created, Plan, TableRequest
from revier.server.tables.positions import is_checked
from revier.server.tables.rows import TableRow

MOST_ACTIONS = 2_000  # of a record; the longest games we know have 400
MOST_SECONDS = 2.0  # for replaying one; that takes hundredths, but boards of one's own could be slow


@dataclass(frozen=True)
class Upload:
    """A record that was replayed, ready to be stored."""

    plan: Plan
    record: Json
    seats: list[int]  # who made each move
    sums: dict[int, str]
    events: list[Json]
    end: State
    proof: dict[str, str]

    @property
    def result(self) -> Json:
        """As of any finished game; a record that breaks off is a game that was broken off."""
        s = self.end
        how = ending(s) if s.is_over else {"broken_off": True, "absent": [], "ply": int(s.ply)}
        return how | {"uploaded": True}


def bad(field: str, detail: str) -> Problem:
    return Problem(422, "server-bad-record", field=printable(field), detail=printable(detail.rstrip(".")))


# -- reading ---------------------------------------------------------------------------------------


def read_upload(body: bytes, access: str) -> Upload:
    """Whoever sends it: every fault is a Problem that names the field."""
    data = decode(body)
    check_sizes(data)
    try:
        record = Record.from_dict(data, find_game)
        return replay(record, plan_of(record, access), proof_in(data, record.seed))
    except RecordError as error:
        field, colon, detail = str(error).partition(": ")
        raise bad(field, detail) if colon else bad("record", field) from None
    except RevierError as wrong:
        raise bad("record", str(wrong)) from None


def plan_of(record: Record, access: str) -> Plan:
    title = record.game
    return lobby.plan(
        TableRequest(title.id, record.players, record.options, {"kind": "none"}, access, None, title.data)
    )


def decode(body: bytes) -> Json:
    """Strictly JSON: no NaN, no endless numbers, no half characters."""
    try:
        data = msgspec.json.decode(body)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise bad("record", str(error)) from None
    except RecursionError:
        raise bad("record", "nested too deeply") from None
    if not isinstance(data, dict):
        raise bad("record", "expected a mapping")
    return data


def check_sizes(data: Json) -> None:
    """Before anything is done with it."""
    actions, sums = data.get("actions"), data.get("checks")
    if isinstance(actions, list) and len(actions) > MOST_ACTIONS:
        raise bad("actions", f"{len(actions)} are too many; at most {MOST_ACTIONS} are accepted")
    if isinstance(actions, list) and isinstance(sums, dict) and len(sums) > len(actions) + 1:
        raise bad("checks", f"{len(sums)} are more than there are positions")
    if len(json.dumps(data.get("data"))) > LARGEST_COMPONENTS:
        raise Problem(413, "server-large-components", most=LARGEST_COMPONENTS)


def proof_in(data: Json, seed: Seed) -> dict[str, str]:
    """The commitment that came with the record; without one there is none, and none is made up afterwards."""
    proven = seeds.is_proven(data, seed)
    if proven is False:
        raise bad("commitment", "it was not made of this seed and salt")
    return {name: data[name] if proven else "" for name in ("salt", "commitment")}


class Watch:
    """Notes what is stored of every position, and looks at the clock."""

    def __init__(self) -> None:
        self.until = time.monotonic() + MOST_SECONDS
        self.seats: list[int] = []
        self.sums: dict[int, str] = {}

    def __call__(self, s: State) -> None:
        if time.monotonic() > self.until:
            raise bad("actions", "it takes too long to replay them")
        if is_checked(int(s.ply)):
            self.sums[int(s.ply)] = s.checksum()
        if not s.is_over:
            self.seats.append(int(s.asked().seat))


def replay(record: Record, plan: Plan, proof: dict[str, str]) -> Upload:
    """Play it once more; RecordError where it does not agree."""
    watch = Watch()
    end = record.replay(watch)
    kept = Record(
        record.game,
        record.players,
        record.seed,
        record.options,
        record.actions,
        None if record.position is None else record.begin().to_dict(),
        [shown_name(name) for name in record.seats],
        {str(ply): sum for ply, sum in watch.sums.items()} | {str(end.ply): end.checksum()},
        end.scores() if end.is_over else None,
    )
    made_by = watch.seats[: len(record.actions)]
    return Upload(plan, kept.to_dict(), made_by, watch.sums, stored_events(end), end, proof)


def shown_name(name: str) -> str:
    """A name as seats can have it."""
    try:
        return clean_name(name if len(name) <= LONGEST else f"{name[: LONGEST - 1]}…")
    except Problem:
        raise bad("seats", "expected names that can be seen") from None


# -- storing ---------------------------------------------------------------------------------------


def store(c: Connection, owner: int, upload: Upload, now: float) -> Created:
    """A table whose game is over; nobody sits there, only names."""
    record, end = upload.record, upload.end
    made = lobby.create(c, owner, upload.plan, now, record.get("position"), record["seed"])
    here = made.table
    over: Json = {"status": "over", "ended": now, "ply": int(end.ply), "result": upload.result, **upload.proof}
    c.execute(update(tables).where(tables.c.id == here).values(over))
    for seat, name in enumerate(record["seats"]):
        c.execute(update(seats).where(seats.c.table == here, seats.c.seat == seat).values(hot=name))
    first = int(end.ply) - len(upload.seats)
    insert_all(c, moves, [move(upload, n, here, first, now) for n in range(len(upload.seats))])
    insert_all(c, checks, [{"table": here, "ply": ply, "sum": sum} for ply, sum in upload.sums.items()])
    c.execute(insert(journals).values(table=here, record=record, events=upload.events))
    return made


def remove(c: Connection, table: str, person: int, now: float) -> None:
    """Take back a record that one has brought; games that were played here stay."""
    at = access.enter(c, table, person, "own", to_change=True)
    if not is_upload(at.row):
        raise Problem(409, "server-not-uploaded")
    lobby.touch(c, at.row, now)  # so that other processes look, and find it gone
    c.execute(delete(tables).where(tables.c.id == table))


def remove_all(c: Connection, owner: int, now: float) -> list[str]:
    """Whoever leaves takes along the records they have brought: nobody here played them, and the names are theirs."""
    mine = [row.id for row in rows_of(c, TableRow, select(tables).where(tables.c.owner == owner)) if is_upload(row)]
    for table in mine:
        remove(c, table, owner, now)
    return mine


def is_upload(row: TableRow) -> bool:
    return row.status == "over" and "uploaded" in (row.result or {})


def move(upload: Upload, n: int, table: str, first: int, now: float) -> Json:
    action = upload.record["actions"][n]
    return {"table": table, "ply": first + n, "action": action, "seat": upload.seats[n], "at": now}


def insert_all(c: Connection, into: Any, rows: list[Json]) -> None:
    if rows:
        c.execute(insert(into), rows)
