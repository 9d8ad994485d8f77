"""Finished games: any ply from any viewpoint, the course of the game, its record, and positions to play on from.

Nothing is secret once a game is over: whoever may watch the table gets every seat's view. A game that the
rules of this program do not lead through any more is still told by its stored journal, without views.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from sqlalchemy import Connection, select

from revier.games import game as find_game
from revier.kernel.errors import RevierError, UnknownGame
from revier.kernel.journal import Event
from revier.kernel.rng import Seed
from revier.kernel.secret import draw_secret
from revier.kernel.state import Json, State
from revier.server.play import messages
from revier.server.problems import Problem
from revier.server.storage.schema import journals
from revier.server.tables import access, archive, lobby
from revier.server.tables.clocks import Pace
from revier.server.tables.lobby import Created, Plan, TableRequest
from revier.server.tables.positions import Opened, ReplayDiverged, Stored, read_table, replay_game
from revier.server.tables.rows import TableRow


@dataclass(frozen=True)
class Finished:
    """A game that is over."""

    stored: Stored
    record: Json | None  # as kept at the end
    events: list[Event]  # as kept at the end, for when there is no position
    end: State | None  # None: our rules do not lead there

    @property
    def row(self) -> TableRow:
        return self.stored.row

    @property
    def first(self) -> int:
        """The ply it began at: not 0 if it was cloned from another game."""
        return self.row.ply - len(self.stored.moves)

    @property
    def last(self) -> int:
        return self.row.ply

    def at(self, ply: int) -> State | None:
        """The position at a ply."""
        return None if self.end is None else self.end.replay(ply - self.first, None)

    def events_at(self, ply: int) -> list[Event]:
        """What happened in answer to a ply; setting up belongs to ply 0."""
        events = self.events if self.end is None else self.end.events(ply)
        return [event for event in events if event.ply == ply]

    def journal(self) -> list[Event]:
        """All that happened."""
        return self.events if self.end is None else self.end.events()


# -- opening ---------------------------------------------------------------------------------------


def open_game(c: Connection, table: str, person: int | None) -> Finished:
    """A finished game, for somebody who may watch its table."""
    if access.enter(c, table, person, "watch").row.status != "over":
        raise Problem(409, "server-not-over")
    stored = read_table(c, table)
    if stored is None:
        raise access.no_table()
    here = journals.c.table == table
    record = c.execute(select(journals.c.record).where(here)).scalar_one_or_none()
    end = end_of(stored, record)
    kept = [] if end is not None else c.execute(select(journals.c.events).where(here)).scalar_one_or_none()
    return Finished(stored, record, [event_from_json(event) for event in kept or []], end)


def end_of(stored: Stored, record: Json | None) -> State | None:
    """Where the game ended, if our rules lead to exactly that position."""
    try:
        s = replay_game(stored)
    except (ReplayDiverged, RevierError):  # a title or a position that there is no more, perhaps
        return None
    wanted = None if record is None else record["checks"].get(str(s.ply))
    return s if wanted is None or wanted == s.checksum() else None


def event_from_json(data: Json) -> Event:
    """An event as it was stored."""
    return Event(data["ply"], data["kind"], data["text"], data["args"], data["audience"])


def check_ply(game: Finished, ply: int) -> None:
    if not game.first <= ply <= game.last:
        raise Problem(422, "server-no-ply", low=game.first, high=game.last)


# -- watching --------------------------------------------------------------------------------------


def position(game: Finished, ply: int | None, seat: int | None) -> Json:
    """The game at a ply (None: the first) as a seat (None: a spectator) saw it, and what was chosen then."""
    ply = game.first if ply is None else ply
    check_ply(game, ply)
    if seat is not None and not 0 <= seat < game.row.players:
        raise Problem(422, "server-no-seat", most=game.row.players)
    s = game.at(ply)
    return {
        "ply": ply,
        "first": game.first,
        "last": game.last,
        "seat": seat,
        "view": None if s is None else s.view(seat),
        "decision": None if s is None else messages.question(s, decides=True),
        "chosen": None if ply == game.last else choice(game, s, ply),
        "events": [messages.event(event) for event in game.events_at(ply) if event.heard_by(seat)],
        "scores": None if s is None else s.scores(),
    }


def choice(game: Finished, s: State | None, ply: int) -> Json:
    """What was done at a ply; without a position only who did it."""
    move = game.stored.moves[ply - game.first]
    found: Json = {"ply": ply, "seat": move.seat, "action": move.action, "text": None, "args": {}, "targets": []}
    if s is None:
        return found
    info = s.game.actions.describe(move.action)
    args = dict(info.args) | s.asked().details(s, move.action)
    return found | {"text": info.key, "args": args, "targets": info.targets[:]}


def course(game: Finished) -> Json:
    """All that was chosen, and the scores at every ply from the first to the last."""
    s = game.at(game.first)
    chosen: list[Json] = []
    scores: list[list[int]] = [] if s is None else [s.scores()]
    for n, move in enumerate(game.stored.moves):
        chosen.append(choice(game, s, game.first + n))
        if s is not None:
            s.apply(move.action)
            scores.append(s.scores())
    return {
        "first": game.first,
        "last": game.last,
        "has_views": s is not None,
        "chosen": chosen,
        "scores": scores,
        "rounds": rounds(game),
    }


def rounds(game: Finished) -> list[int]:
    """The plies at which a round began; none of a title that there is no more."""
    try:
        kind = find_game(game.row.game).round_event()
    except UnknownGame:
        return []
    return [int(event.ply) for event in game.journal() if event.kind == kind]


# -- taking along ----------------------------------------------------------------------------------


def record_of(game: Finished) -> Json:
    """The record; beside it what proves that its seed was drawn before the game: docs/server.md, "Seeds"."""
    found = game.record
    if found is None:  # broken off, before such games were kept as others are
        found = archive.record_of(Opened(game.stored, game.end, game.end is not None))
    proof = {"salt": game.row.salt, "commitment": game.row.commitment}
    return found | (proof if game.row.salt else {})


# -- playing on ------------------------------------------------------------------------------------


class Clone(NamedTuple):
    """A table that will begin in the middle of another's game."""

    plan: Plan
    start: Json
    seed: Seed


def clone_of(game: Finished, ply: int, access: str, pace: Pace, seat: int | None) -> Clone:
    """A position to play on from.

    Who has watched the game to its end knows what was drawn later, and knows its seed. So a new secret seed deals what
    no seat knew at that ply, and all that comes after. What a seat did know, its hand perhaps, it knows again.
    """
    check_ply(game, ply)
    s = game.at(ply)
    if s is None:
        raise Problem(409, "server-other-rules")
    if s.is_over:
        raise Problem(422, "server-nothing-left")
    row = game.row
    plan = lobby.plan(TableRequest(row.game, row.players, row.options, pace, access, seat, row.components))
    seed = draw_secret()
    start = s.dealt_anew(seed).to_dict()
    try:
        plan.title.load(start)
    except RevierError:  # from a record that somebody made up, with sums that no game comes to
        raise Problem(422, "server-nothing-left") from None
    return Clone(plan, start, seed)


def store_clone(c: Connection, owner: int, clone: Clone, now: float) -> Created:
    """A waiting table."""
    return lobby.create(c, owner, clone.plan, now, clone.start, clone.seed)
