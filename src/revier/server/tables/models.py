"""What clients may send about tables, with tight limits."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from fastapi import Path
from pydantic import BaseModel, ConfigDict, Field, StringConstraints

from revier.kernel.state import Json
from revier.server.people.names import LONGEST as LONGEST_NAME
from revier.server.tables.clocks import Pace
from revier.server.tables.listing import TableJson
from revier.server.tables.lobby import ID_LENGTH, LONGEST_BOT_NAME, TableRequest
from revier.server.tables.positions import MOVE_NAME

MOST_SEATS = 8  # no title has more; which it has is checked against the title
LARGEST_ID = 2**31 - 1

TableId = Annotated[str, Path(pattern=f"^[a-z]{{{ID_LENGTH}}}$", description="A table's id")]
SeatNumber = Annotated[int, Path(ge=0, lt=MOST_SEATS, description="A seat, counted from 0")]
PersonId = Annotated[int, Path(ge=1, le=LARGEST_ID, description="A person's id")]
Word = Annotated[str, StringConstraints(max_length=40)]
BotName = Annotated[str, StringConstraints(min_length=1, max_length=LONGEST_BOT_NAME)]
Access = Literal["open", "link", "private"]


class Sent(BaseModel):
    """A body; what it does not know it refuses."""

    model_config = ConfigDict(extra="forbid")


class Live(Sent):
    """Everybody is there: seconds for a move, and a bank for when that is not enough."""

    kind: Literal["live"]
    move: int = Field(ge=5, le=3_600)
    bank: int = Field(ge=0, le=86_400)


class Slow(Sent):
    """Days for a move."""

    kind: Literal["slow"]
    days: int = Field(ge=1, le=30)


class NoClock(Sent):
    """As long as you like."""

    kind: Literal["none"]


AnyPace = Annotated[Live | Slow | NoClock, Field(discriminator="kind")]


class QuickGame(Sent):
    """A game against bots."""

    game: Word = Field(description="A title's id; the edition is part of it")
    players: int = Field(ge=1, le=MOST_SEATS)
    options: dict[Word, Word] = Field(default={}, max_length=20)
    bot: BotName = Field(default="hauer", description="A rank or a bot: lehrling, hauer, search:200ms")

    def table_request(self) -> TableRequest:
        return TableRequest(self.game, self.players, self.options, {"kind": "none"}, "private")


class NewTable(Sent):
    """A table to be."""

    game: Word = Field(description="A title's id; the edition is part of it")
    players: int = Field(ge=1, le=MOST_SEATS)
    options: dict[Word, Word] = Field(default={}, max_length=20)
    pace: AnyPace = NoClock(kind="none")
    access: Access = "open"
    seat: int | None = Field(default=0, ge=0, lt=MOST_SEATS, description="Your own; null: you only watch")
    components: Json | None = Field(default=None, description="Component data of your own, as the title takes it")

    def table_request(self) -> TableRequest:
        pace: Pace = self.pace.model_dump()  # type: ignore[assignment]  # one of the kinds above
        return TableRequest(self.game, self.players, self.options, pace, self.access, self.seat, self.components)


class WhichSeat(Sent):
    """A seat, or the first that is free."""

    seat: int | None = Field(default=None, ge=0, lt=MOST_SEATS)


class BotSeat(WhichSeat):
    """Who is to play there."""

    bot: BotName


class HotSeat(WhichSeat):
    """A friend at your browser."""

    name: str = Field(min_length=1, max_length=LONGEST_NAME)


class Invitation(Sent):
    """What an invitation link holds."""

    token: str = Field(min_length=16, max_length=64, pattern="^[A-Za-z0-9_-]+$")


class Words(Sent):
    """Something to say."""

    text: str = Field(min_length=1, max_length=2_000)
    client: str | None = Field(None, pattern=MOVE_NAME, description="Your own name of it: sent twice, said once")


class NewTableJson(BaseModel):
    """A table that was made, and its invitation, which is shown only now."""

    table: TableJson
    invitation: str | None


class InvitationJson(BaseModel):
    """A new link; who has it can see the table and sit down."""

    invitation: str


class AgreedJson(BaseModel):
    """Whether everybody has agreed, so that it has happened."""

    agreed: bool
    table: TableJson


class RankJson(BaseModel):
    """A rank as it plays a title."""

    bot: str
    strength: float | None  # on the title's OpenSkill scale; null: not measured


class TitleJson(BaseModel):
    """A title that can be played here."""

    id: str
    family: str  # the same for all editions of a title
    edition: str  # empty: the only one
    prefix: str  # of all its messages
    rules: int
    players: list[int]
    options: dict[str, list[str]]  # the default first
    takes_components: str  # what they are called; empty: it takes none
    ranks: list[RankJson]  # bots that people choose, from the lowest up
    is_off: bool


class ComponentsJson(BaseModel):
    """Component data of the players' own, and what their board draws of it; null: all is as printed."""

    components: dict[str, Any] | None
    facts: dict[str, Any] | None
