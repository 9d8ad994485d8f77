"""A table in memory: its position, who sits there, and what each of them may see. Nothing here changes it."""

from __future__ import annotations

from dataclasses import replace
from typing import NamedTuple, cast

from revier.kernel.journal import Event
from revier.kernel.state import Json, State
from revier.server.play.messages import event as to_json
from revier.server.play.messages import events_since
from revier.server.play.protocol import ClosedJson, OutlookRowJson
from revier.server.problems import Problem
from revier.server.tables.access import Role, role_of
from revier.server.tables.listing import TableJson, table_json
from revier.server.tables.lobby import NOT_NOW
from revier.server.tables.positions import Opened

MOST_POSITIONS = 64  # that are asked for at once


class Known(NamedTuple):
    """What somebody was told of a game."""

    ply: int  # up to here
    revision: int | None  # of the table then; None: they take it that nothing was taken back since


class TableState:
    """What the database said of one table, and the position of its game."""

    def __init__(self, opened: Opened) -> None:
        self.take_over(opened)
        self.last_events: tuple[State | None, int | None, list[Event]] = (None, None, [])

    def take_over(self, opened: Opened) -> None:
        """Become what the database says."""
        stored = opened.stored
        self.id = stored.row.id
        self.row = stored.row
        self.places = stored.places
        self.names = stored.names
        self.proposals = stored.proposals
        self.barred = stored.barred
        self.moves = stored.moves
        self.taken_back = stored.taken_back
        is_shown = opened.is_whole or self.row.status == "frozen"  # an end that our rules do not lead to is none
        self.state: State | None = opened.state if is_shown else None
        self.last_revealed: int | None = None  # of the position; None: not found out yet
        if self.row.status == "frozen":
            agrees_until = None if self.state is None else int(self.state.ply)
            self.row = replace(self.row, agrees_until=agrees_until)

    def still_known(self, known: Known | None) -> int | None:
        """The ply up to which somebody knows the game as it is now: what they saw may have been taken back since.

        None: they have to be told everything.
        """
        if known is None or self.state is None:
            return None
        first = self.row.ply - len(self.moves)
        ply = min(known.ply, int(self.state.ply))
        while known.revision is not None and ply > first and self.moves[ply - first - 1].revision > known.revision:
            ply -= 1
        return ply if ply > first or known.ply <= first else None

    def past(self, role: Role, first: int, last: int) -> list[Json]:
        """Earlier positions of this game as somebody saw them then, and what happened in answer to each."""
        s = self.state
        if s is None:
            raise Problem(409, NOT_NOW.get(self.row.status, "server-is-frozen"))
        start = int(s.ply) - len(s.history)
        for ply in (first, last):
            if not start <= ply <= s.ply:
                raise Problem(422, "server-no-ply", low=start, high=int(s.ply))
        if last - first >= MOST_POSITIONS:
            raise Problem(422, "server-too-many-positions", most=MOST_POSITIONS)
        viewpoint = self.viewpoint(role)
        heard: dict[int, list[Json]] = {ply: [] for ply in range(first, last + 1)}
        for event in s.events(first):
            if event.ply in heard and event.heard_by(viewpoint):
                heard[int(event.ply)].append(dict(to_json(event)))
        found: list[Json] = []
        then = s.replay(first - start, None)
        for ply, events in heard.items():
            if ply > first:
                then.apply(int(s.history[ply - start - 1]))
            asked = None if then.is_over else int(then.asked().seat)
            found.append(
                {"ply": ply, "seat": viewpoint, "asked": asked, "view": then.view(viewpoint), "events": events}
            )
        return found

    def closed(self, role: Role) -> list[ClosedJson]:
        """What the question is about but cannot be chosen now, for whoever is asked."""
        s = self.running()
        if not self.decides(role):
            return []
        return [{"targets": c.targets, "text": c.why.key, "args": c.why.args} for c in s.closed() if c.targets]

    def outlook(self, role: Role) -> list[OutlookRowJson]:
        """What would be scored if the round ended now, as far as somebody may know it."""
        return cast(list[OutlookRowJson], self.running().outlook(self.viewpoint(role)))

    def events_since(self, s: State, since: int | None) -> list[Event]:
        """The events since a ply; if it was not the last move, found by replaying, once for all who ask."""
        if self.last_events[0] is not s or self.last_events[1] != since:
            self.last_events = (s, since, events_since(s, since))
        return self.last_events[2]

    # -- who is who --------------------------------------------------------------------------------

    def role(self, person: int | None) -> Role:
        return role_of(self.row, self.places, person, self.barred.get(person) if person is not None else None)

    @property
    def seated(self) -> set[int]:
        """The people who sit at the table."""
        return {place.person for place in self.places if place.person is not None}

    def table(self, role: Role) -> TableJson:
        """The table as somebody may see it."""
        return table_json(self.row, self.places, self.names, role, self.proposals)

    def asked(self) -> int | None:
        """The seat that has to decide."""
        s = self.state
        return int(s.asked().seat) if s is not None and not s.is_over and self.row.status == "running" else None

    def bot_asked(self) -> str | None:
        """The bot that has to decide, if it is one."""
        asked = self.asked()
        return None if asked is None else self.places[asked].stand_in or self.places[asked].bot

    def viewpoint(self, role: Role) -> int | None:
        """The seat whose view somebody gets: one of theirs that is asked, else their first; None: a spectator."""
        asked = self.asked()
        return asked if asked in role.seats else role.seats[0] if role.seats else None

    def decides(self, role: Role) -> bool:
        """Whether it is this person who has to decide."""
        return self.asked() in role.seats and self.bot_asked() is None

    def may_undo(self, role: Role) -> bool:
        """Whether the last decision was theirs and can be taken back."""
        s = self.state
        mine = bool(self.moves) and self.moves[-1].seat in role.seats
        return mine and s is not None and self.row.status == "running" and s.can_undo

    def back_to(self, role: Role) -> int | None:
        """The earliest ply that this person may propose to go back to; None: they have no say."""
        s = self.state
        if s is None or not role.seats or self.row.status != "running":
            return None
        return max(self.revealed(s), int(s.ply) - len(self.moves))

    def revealed(self, s: State) -> int:
        """The ply at which something new was last seen, found out once by playing again."""
        if self.last_revealed is None:
            self.last_revealed = int(s.last_revealed())
        return self.last_revealed

    def running(self) -> State:
        """The position of a game that goes on."""
        if self.row.status != "running":
            raise Problem(409, NOT_NOW[self.row.status])
        if self.state is None:
            raise Problem(409, "server-is-frozen")
        return self.state

    # -- who knows what ----------------------------------------------------------------------------

    def has_played(self, person: int, ply: int, action: int, client: str) -> bool:
        """Whether a person's move of this name was played; Problem if they called another one so, or took it back."""
        own = self.role(person).seats
        first = self.row.ply - len(self.moves)
        known = next((n for n, move in enumerate(self.moves) if move.client == client and move.seat in own), None)
        gone = next((self.taken_back[seat, client] for seat in own if (seat, client) in self.taken_back), None)
        if known is None and gone is None:
            return False
        if (ply, action) != (gone if known is None else (first + known, self.moves[known].action)):
            raise Problem(409, "server-used-name", name=client)
        if known is None:
            raise Problem(409, "server-taken-back")
        return True

    @property
    def moved(self) -> int:
        """The revision that led to this position, by a move or a take-back: no two positions of a table share it."""
        last = self.moves[-1].revision if self.moves else 0
        return max(last, self.row.undone or 0)

    def knows(self, revision: int | None) -> bool:
        """Whether somebody who was told this revision knows all moves and take-backs since.

        Somebody who names none is assumed to have seen no take-back; so there must not have been any.
        """
        if revision is None:
            return self.row.undone is None
        return self.moved <= revision <= self.row.revision

    def check_known(self, revision: int | None) -> None:
        if not self.knows(revision):
            raise Problem(409, "server-no-revision" if revision is None else "server-stale", ply=self.row.ply)
