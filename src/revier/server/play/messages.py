"""What is said of a table, to whom: every message about a position is made here, from what one seat may know."""

from __future__ import annotations

from typing import cast

import msgspec

from revier.kernel.journal import Event
from revier.kernel.state import Choice, Json, State
from revier.server.play.forced import commits, forced
from revier.server.play.protocol import EventJson, OptionJson, PositionJson, QuestionJson

encode = msgspec.json.Encoder().encode


def position(
    s: State, viewpoint: int | None, events: list[Event], decides: bool, view: msgspec.Raw | None = None
) -> PositionJson:
    """A position from a viewpoint, with the events it may know of.

    `viewpoint`: the seat, None: a spectator.
    `decides`: whether whoever looks is the person who is asked; only they get options and what the question is about.
    `view`: what the seat sees, where that is written already.
    """
    return {
        "ply": int(s.ply),
        "seat": viewpoint,
        "view": s.view(viewpoint) if view is None else cast(Json, view),
        "decision": question(s, decides),
        "options": [option(s, o) for o in s.choices()] if decides else [],
        "events": [event(e) for e in events if e.heard_by(viewpoint)],
        "scores": s.scores() if s.is_over else None,
    }


class Views:
    """What is seen of one position, found out and written once for all who see the same."""

    def __init__(self, s: State | None) -> None:
        self.s = s
        self.made: dict[int | None, msgspec.Raw] = {}

    def of(self, viewpoint: int | None) -> msgspec.Raw | None:
        if self.s is None:
            return None
        seen_by = None if self.s.game.is_open else viewpoint
        if seen_by not in self.made:
            self.made[seen_by] = msgspec.Raw(encode(self.s.view(seen_by)))
        return self.made[seen_by]


def is_private(s: State, viewpoint: int | None) -> bool:
    """Whether a seat sees something now that not everybody may see."""
    return viewpoint is not None and not s.game.is_open and s.view(viewpoint) != s.view(None)


def events_since(s: State, since: int | None) -> list[Event]:
    """What happened since somebody saw the position at a ply (None: ever); how it was set up, of ply 0, they know."""
    if since is None:
        return s.events()
    first = int(s.ply) - len(s.history)
    known = len(s.replay(0, None).events()) if since <= first else 0
    return s.events(since)[known:]


def question(s: State, decides: bool) -> QuestionJson | None:
    """Who is asked what; the particulars may be secret, so only who is asked gets them."""
    asked = s.decision()
    if asked is None:
        return None
    found: QuestionJson = {"seat": int(asked.seat), "kind": asked.kind, "prompt": asked.prompt}
    if decides:
        found["args"] = asked.args
        found["forced"] = forced(s) is not None
    return found


def option(s: State, o: Choice) -> OptionJson:
    final = o.commits or commits(s, o.id)
    return {"id": int(o.id), "text": o.text, "args": o.args, "targets": o.targets, "commits": final}


def event(e: Event) -> EventJson:
    """Without its audience: who gets it may know it, and need not know who does not."""
    return {"ply": int(e.ply), "kind": e.kind, "text": e.key, "args": e.args}


def ending(s: State) -> Json:
    """The end of a game: places and the origin of every point."""
    return {"scores": s.scores(), "ranking": s.ranking(), "sheet": s.breakdown()}
