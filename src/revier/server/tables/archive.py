"""The archive of finished games: record and journal, so that they can be watched even when their rules are gone."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from sqlalchemy import Connection, insert

from revier.kernel.record import FORMAT, Record
from revier.kernel.state import Json, State
from revier.server.storage.schema import journals
from revier.server.tables.positions import Opened, Stored, is_checked
from revier.server.tables.rows import Place


def archive(c: Connection, table: str, record: Json, s: State | None) -> None:
    """The record, and all that was told on the way to a position."""
    c.execute(insert(journals).values(table=table, record=record, events=[] if s is None else stored_events(s)))


def stored_events(s: State) -> list[Json]:
    """All events with their audiences, to be kept with a finished game."""
    return [e.to_dict() for e in s.events()]


def seat_names(places: Sequence[Place], names: Mapping[int, str]) -> list[str]:
    """What everybody is called, for a record."""
    return [seat_name(place, names) for place in places]


def seat_name(place: Place, names: Mapping[int, str]) -> str:
    person = "" if place.person is None else names.get(place.person, "")
    bot = f"{place.seat + 1} ({place.bot})" if place.bot is not None else f"seat {place.seat}"
    return place.hot or person or bot


def archive_unfinished(c: Connection, opened: Opened) -> None:
    """A game that was broken off, as far as it was played."""
    archive(c, opened.stored.row.id, record_of(opened), opened.state)


def record_of(opened: Opened) -> Json:
    """The record of a game as far as it was played."""
    called = seat_names(opened.stored.places, opened.stored.names)
    if opened.state is not None and opened.is_whole:
        return Record.of(opened.state, called).to_dict()
    return foreign_record(opened.stored, called)


def foreign_record(stored: Stored, called: list[str]) -> Json:
    """Of a game that our rules do not lead through: all that was done, for who has the rules it was played by."""
    row = stored.row
    data: Json = {
        "format": FORMAT,
        "game": row.game,
        "rules": row.rules,
        "players": row.players,
        "seats": called,
        "options": row.options,
        "seed": row.seed,
        "actions": [move.action for move in stored.moves],
        "checks": {str(ply): sum for ply, sum in sorted(stored.sums.items()) if is_checked(ply) or ply == row.ply},
    }
    own = {"data": row.components, "position": row.start}
    return data | {name: value for name, value in own.items() if value is not None}
