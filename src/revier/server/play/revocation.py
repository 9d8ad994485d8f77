"""Who signs out elsewhere, is banned or leaves for good does not play on.

All sockets are looked up together now and then; each by itself, those of a thousand tables would slow everybody down.
"""

from __future__ import annotations

from functools import partial

from revier.server.operation.settings import HOUR
from revier.server.people.identity import banned_people, refresh, still_signed_in
from revier.server.play.rooms import Rooms

LOOK_S = 60.0  # between two looks at all sign-ins
BANS_S = 2.0  # between two looks for bans, which are few
AT_ONCE = 500  # sign-ins in one query


async def look_at_all(rooms: Rooms, sign_in_seconds: float) -> None:
    """Send away who is not signed in any more; who is here is seen to use their sign-in."""
    here = [watcher for watchers in rooms.watchers.values() for watcher in watchers if watcher.session is not None]
    for first in range(0, len(here), AT_ONCE):
        some = here[first : first + AT_ONCE]
        sessions = [watcher.session for watcher in some if watcher.session is not None]
        now = rooms.db.now()
        seen = await rooms.db.read(partial(still_signed_in, sessions=sessions, oldest=now - sign_in_seconds))
        for watcher in some:
            if watcher.session not in seen:
                watcher.dismiss()
        if long_ago := [session for session, when in seen.items() if now - when > HOUR]:
            await rooms.db.write(partial(refresh, sessions=long_ago, now=now))


async def look_for_bans(rooms: Rooms) -> None:
    """Send away who was banned."""
    here = [watcher for watchers in rooms.watchers.values() for watcher in watchers if watcher.person is not None]
    banned = await rooms.db.read(banned_people) if here else set()
    for watcher in here:
        if watcher.person in banned:
            watcher.dismiss()
