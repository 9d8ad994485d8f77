"""Who signs out elsewhere, is banned or leaves for good does not play on.

All sessions are checked together now and then; each by itself, those of a thousand tables would slow everybody down.
"""

from __future__ import annotations

from functools import partial

from revier.server.operation.settings import HOUR
from revier.server.people.identity import active_sessions, banned_people, refresh
from revier.server.play.rooms import Rooms

SESSION_CHECK_S = 60.0  # between two checks of all sessions
BAN_CHECK_S = 2.0  # between two checks for bans, which are few
AT_ONCE = 500  # sessions in one query


async def close_ended_sessions(rooms: Rooms, sign_in_seconds: float) -> None:
    """Close the sockets of sessions that have ended; those that go on count as seen."""
    here = [subscriber for subscriber in rooms.all_subscribers() if subscriber.session is not None]
    for first in range(0, len(here), AT_ONCE):
        some = here[first : first + AT_ONCE]
        sessions = [subscriber.session for subscriber in some if subscriber.session is not None]
        now = rooms.db.now()
        seen = await rooms.db.read(partial(active_sessions, sessions=sessions, oldest=now - sign_in_seconds))
        for subscriber in some:
            if subscriber.session not in seen:
                subscriber.disconnect()
        if long_ago := [session for session, when in seen.items() if now - when > HOUR]:
            await rooms.db.write(partial(refresh, sessions=long_ago, now=now))


async def close_banned(rooms: Rooms) -> None:
    """Close the sockets of people who were banned."""
    here = [subscriber for subscriber in rooms.all_subscribers() if subscriber.person is not None]
    banned = await rooms.db.read(banned_people) if here else set()
    for subscriber in here:
        if subscriber.person in banned:
            subscriber.disconnect()
