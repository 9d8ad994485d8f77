"""The live protocol: every message of a table's websocket, as a type.

Clients send one of `Request`, the server says one of `Message`. The description of the API holds both, so the types of
the web client are made from them, and REST answers with the same parts.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Literal, NotRequired, TypeAlias

import msgspec
from pydantic import Field, TypeAdapter
from typing_extensions import TypedDict

from revier.kernel.state import Json
from revier.server.problems import Refusal
from revier.server.tables.chat import Line
from revier.server.tables.listing import TableJson
from revier.server.tables.positions import MOVE_NAME

LONGEST = 4_096  # characters of a message from a client
LARGEST = (1 << 31) - 1
SCHEMAS = "#/components/schemas/"  # where the description of the API has its types

# -- what clients send -----------------------------------------------------------------------------

Number = Annotated[int, msgspec.Meta(ge=0, le=LARGEST)]
Name = Annotated[str, msgspec.Meta(max_length=40)]
MoveName = Annotated[str, msgspec.Meta(pattern=MOVE_NAME)]


class Act(msgspec.Struct, tag_field="type", tag="act", forbid_unknown_fields=True):
    """Take an action; `client` is the client's own name of it: sent twice it is played once."""

    ply: Number
    action: Number
    revision: Number | None = None  # of the game that is answered
    client: MoveName | None = None
    re: Name = ""


class Undo(msgspec.Struct, tag_field="type", tag="undo", forbid_unknown_fields=True):
    """Take back the last decision, or the whole turn."""

    ply: Number
    turn: bool = False
    revision: Number | None = None
    re: Name = ""


class TakeBack(msgspec.Struct, tag_field="type", tag="takeback", forbid_unknown_fields=True):
    """Propose to go back to a ply, or agree to it."""

    ply: Number
    revision: Number | None = None
    re: Name = ""


class Say(msgspec.Struct, tag_field="type", tag="chat", forbid_unknown_fields=True):
    """Say something; `client` is the client's own name of it: sent twice it is said once."""

    text: Annotated[str, msgspec.Meta(max_length=LONGEST)]
    client: MoveName | None = None
    re: Name = ""


class Ping(msgspec.Struct, tag_field="type", tag="ping", forbid_unknown_fields=True):
    """Is anybody there?"""

    re: Name = ""


class Marked(msgspec.Struct):
    """Whatever it is: what its answer repeats."""

    re: Name = ""


Request: TypeAlias = Act | Undo | TakeBack | Say | Ping
REQUESTS = (Act, Undo, TakeBack, Say, Ping)

# -- parts of what the server says -----------------------------------------------------------------


class QuestionJson(TypedDict):
    """Who is asked what; the last two only for whoever is asked.

    `forced`: nothing is left to choose or to look at, so that a client may answer by itself: with the first option.
    """

    seat: int
    kind: str
    prompt: str
    args: NotRequired[dict[str, int | str]]
    forced: NotRequired[bool]


class OptionJson(TypedDict):
    """A legal action; `commits`: once taken, and what it forces, nothing can be taken back."""

    id: int
    text: str
    args: dict[str, int | str]
    targets: list[str]
    commits: bool


class ClosedJson(TypedDict):
    """What the question is about but cannot be chosen now: its components, and why not."""

    targets: list[str]
    text: str
    args: dict[str, int | str]


class OutlookRowJson(TypedDict):
    """What would be scored if the round ended now, in the round or at the end.

    `counts` is what is counted, `gains` what it brings, by seat; null: it is not to be known to you.
    """

    part: Literal["round", "end"]
    kind: str
    id: str
    unit: Literal["vp", "coins"]
    counts: list[int | None] | None
    gains: list[int] | None


class EventJson(TypedDict):
    """Something that happened, as far as you may know."""

    ply: int
    kind: str
    text: str
    args: Mapping[str, Any]


class PositionJson(TypedDict):
    """A position through the eyes of a seat; null: a spectator's."""

    ply: int
    seat: int | None
    view: dict[str, Any]
    decision: QuestionJson | None
    options: list[OptionJson]
    events: list[EventJson]
    scores: list[int] | None


class GameJson(PositionJson):
    """A position through the eyes of a seat; null: a spectator's.

    `events` are what happened since ply `since`, null: ever. Whoever knew more than that ply, or names no ply, forgets
    what they were told in answer to it and later: it was taken back. `back_to` is the earliest ply that you may propose
    to go back to; null: you have no say. `is_private`: the view holds something that a spectator's does not.
    """

    revision: int
    since: int | None
    can_undo: bool
    back_to: int | None
    is_private: bool


# -- what the server says --------------------------------------------------------------------------


class TableMessage(TypedDict):
    """Where a table stands; `game` once it has begun, for whoever may watch."""

    type: Literal["table"]
    table: TableJson
    game: NotRequired[GameJson]


class PresenceMessage(TypedDict):
    """The people of the table who are there, and how many others watch."""

    type: Literal["presence"]
    people: list[int]
    watchers: int


class ChatMessage(TypedDict):
    """Somebody has said something."""

    type: Literal["chat"]
    line: Line


class DoneMessage(TypedDict):
    """What was sent as `re` is done."""

    type: Literal["done"]
    re: str


class ErrorMessage(Refusal):
    """What was sent as `re` is not done, and why, as REST answers errors; `re` is empty where that is not known."""

    type: Literal["error"]
    re: str


Message: TypeAlias = TableMessage | PresenceMessage | ChatMessage | DoneMessage | ErrorMessage

# -- as JSON Schema --------------------------------------------------------------------------------


def schemas() -> Json:
    """`LiveRequest`, `LiveMessage` and their parts, by name."""
    one_of = Annotated[Message, Field(discriminator="type")]
    said = TypeAdapter(one_of).json_schema(ref_template=SCHEMAS + "{model}", mode="serialization")
    requests, parts = msgspec.json.schema_components(REQUESTS, ref_template=SCHEMAS + "{name}")
    found: Json = said.pop("$defs") | parts
    return found | {"LiveMessage": said, "LiveRequest": {"anyOf": list(requests)}}
