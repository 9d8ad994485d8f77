"""All that is known of a person, to take along; and how they leave without taking anything from others."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Connection, Select, delete, or_, select, update

from revier.server.people.identity import end_all_sign_ins
from revier.server.replays import uploads
from revier.server.storage.schema import admissions, chat, journals, moves, mutes, people, seats, sign_ins, tables
from revier.server.tables import absence, lobby

Json = dict[str, Any]

OF_A_PERSON = (people.c.id, people.c.name, people.c.language, people.c.created)
OF_A_SIGN_IN = (sign_ins.c.kind, sign_ins.c.label, sign_ins.c.created, sign_ins.c.seen)
OF_A_TABLE = (
    *(tables.c.id, tables.c.game, tables.c.players, tables.c.options, tables.c.access, tables.c.pace),
    *(tables.c.status, tables.c.ply, tables.c.result, tables.c.created, tables.c.ended),
)
OF_A_MOVE = (moves.c.table, moves.c.ply, moves.c.seat, moves.c.action, moves.c.at)


def export(c: Connection, me: int) -> Json:
    """Everything about somebody, and nothing that is secret to them: an allow-list, column by column."""
    at_my_seat = (seats.c.table == moves.c.table) & (seats.c.seat == moves.c.seat) & (seats.c.person == me)
    muted = select(people.c.id, people.c.name).join(mutes, mutes.c.muted == people.c.id)
    mine = select(seats.c.table).where(seats.c.person == me)
    return {
        "person": rows(c, select(*OF_A_PERSON).where(people.c.id == me))[0],
        "sign_ins": rows(c, select(*OF_A_SIGN_IN).where(sign_ins.c.person == me)),
        "tables": rows(c, select(*OF_A_TABLE).where(or_(tables.c.owner == me, tables.c.id.in_(mine)))),
        "seats": rows(c, select(seats.c.table, seats.c.seat, seats.c.hot).where(seats.c.person == me)),
        "moves": rows(c, select(*OF_A_MOVE).join(seats, at_my_seat).order_by(moves.c.table, moves.c.ply)),
        "chat": rows(c, select(chat.c.table, chat.c.text, chat.c.at).where(chat.c.person == me).order_by(chat.c.id)),
        "muted": rows(c, muted.where(mutes.c.person == me)),
    }


def rows(c: Connection, query: Select[Any]) -> list[Json]:
    return [dict(row) for row in c.execute(query).mappings()]


def delete_person(c: Connection, me: int, now: float) -> list[str]:
    """Somebody leaves for good: no name, no way back in; games go on without them. The tables that have changed."""
    changed = leave_tables(c, me, now) + uploads.remove_all(c, me, now)
    forget_names(c, me)
    end_all_sign_ins(c, me)
    c.execute(delete(mutes).where(or_(mutes.c.person == me, mutes.c.muted == me)))
    c.execute(delete(admissions).where(admissions.c.person == me))
    c.execute(update(people).where(people.c.id == me).values(name="", key=None, look=None, password=None))
    return changed


def leave_tables(c: Connection, me: int, now: float) -> list[str]:
    """Seats at tables that wait become free; in games that run the others decide how they go on."""
    seated = tables_with(c, me, "waiting")
    for table in seated:
        lobby.leave(c, table, me, now)
    own = list(c.scalars(select(tables.c.id).where(tables.c.owner == me, tables.c.status == "waiting")))
    for table in own:
        lobby.close(c, table, me, now)
    played = tables_with(c, me, "running", "frozen")
    for table in played:
        absence.walk_away(c, table, me, now)
    return sorted({*seated, *own, *played})


def tables_with(c: Connection, person: int, *statuses: str) -> list[str]:
    """The tables of these statuses where somebody sits."""
    here = select(tables.c.id).join(seats, seats.c.table == tables.c.id)
    return list(c.scalars(here.where(seats.c.person == person, tables.c.status.in_(statuses)).distinct()))


def forget_names(c: Connection, me: int) -> None:
    """Also of friends at the same browser, and in the records of finished games: a number takes the place of a name."""
    c.execute(update(seats).where(seats.c.person == me, seats.c.hot.is_not(None)).values(hot=""))
    for row in c.execute(select(seats.c.table, seats.c.seat).where(seats.c.person == me)).all():
        kept = c.scalar(select(journals.c.record).where(journals.c.table == row.table))
        if kept is not None:
            names = [f"seat {row.seat}" if seat == row.seat else name for seat, name in enumerate(kept["seats"])]
            c.execute(update(journals).where(journals.c.table == row.table).values(record=kept | {"seats": names}))
