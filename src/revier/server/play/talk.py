"""Chat as it happens: what is said at a table is heard by everybody who is there, at whichever process."""

from __future__ import annotations

from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError

from revier.server.play import messages
from revier.server.play.protocol import ChatMessage
from revier.server.play.rooms import Rooms
from revier.server.tables import chat
from revier.server.tables.chat import Line


async def speak(rooms: Rooms, table: str, person: int, text: str, client: str | None = None) -> Line:
    """Say something and let everybody hear it who is at the table now; a line that was sent twice is said once."""

    def work(c: Connection) -> tuple[Line, set[int] | None]:
        if (known := chat.said(c, table, person, text, client)) is not None:
            return known, None
        return chat.say(c, table, person, text, rooms.db.now(), client), chat.muters_of(c, person)

    try:
        line, deaf = await rooms.db.write(work)
    except IntegrityError:  # another process has just said it
        line, deaf = await rooms.db.write(work)
    if deaf is not None:
        deliver(rooms, line, deaf)
    return line


async def pass_on(rooms: Rooms, table: str, id: int) -> None:
    """Let those here hear what was said at another process; what was said here they have heard."""
    if id in rooms.recent_lines or table not in rooms.subscribers:
        return

    def work(c: Connection) -> tuple[Line, set[int]] | None:
        line = chat.line(c, id)
        return None if line is None else (line, chat.muters_of(c, line["person"]))

    found = await rooms.db.read(work)
    if found is not None:
        deliver(rooms, *found)


def deliver(rooms: Rooms, line: Line, deaf: set[int]) -> None:
    """Once: a line may come from here and as news from the database."""
    if line["id"] in rooms.recent_lines:
        return
    rooms.recent_lines.append(line["id"])
    message: ChatMessage = {"type": "chat", "line": line}
    encoded = messages.encode(message)
    for subscriber in rooms.subscribers.get(line["table"], ()):
        if subscriber.person not in deaf:
            subscriber.send_line(encoded)
