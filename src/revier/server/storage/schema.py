"""What is stored. Games are records: seed, options and actions; all else about a position follows from them."""

from __future__ import annotations

from typing import Any

from sqlalchemy import (
    JSON,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    TypeDecorator,
    UniqueConstraint,
)

from revier.kernel.rng import Seed
from revier.kernel.secret import SECRET_BYTES

SECRET_DIGITS = 2 * SECRET_BYTES

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "pk": "pk_%(table_name)s",
    }
)


class SeedText(TypeDecorator[Seed]):
    """A seed as text: 64 hex digits, or fewer decimal ones of a game from before seeds were secrets."""

    impl = String(SECRET_DIGITS)
    cache_ok = True

    def process_bind_param(self, value: Seed | None, dialect: Any) -> str | None:
        return None if value is None else str(value)

    def process_result_value(self, value: str | None, dialect: Any) -> Seed | None:
        return value if value is None or len(value) == SECRET_DIGITS else int(value)


# Times are seconds since 1970. Ids that people see are random letters; tokens are stored as their SHA-256 only.

people = Table(
    "people",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("name", String(40), nullable=False),  # as shown; empty once deleted: clients say "anonymous"
    Column("key", String(40), unique=True),  # the name folded, of accounts alone: theirs are unique
    Column("look", String(40), index=True),  # what the name is mixed up by; none once deleted
    Column("password", Text),  # Argon2; none: a guest
    Column("language", String(2), nullable=False, default="en"),
    Column("created", Float, nullable=False),
    Column("banned", Boolean, nullable=False, default=False),
)
Index("ix_people_banned", people.c.id, sqlite_where=people.c.banned, postgresql_where=people.c.banned)  # a few of many

sign_ins = Table(
    "sign_ins",
    metadata,
    Column("token", String(64), primary_key=True),
    Column("session", String(16), nullable=False, server_default="-", index=True),  # stays when the token is renewed
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("kind", String(8), nullable=False),  # cookie, or api: a token for programs
    Column("label", String(60), nullable=False, default=""),
    Column("created", Float, nullable=False),
    Column("seen", Float, nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(12), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("rules", Integer, nullable=False),  # version of the rules it is played by
    Column("players", Integer, nullable=False),
    Column("options", JSON, nullable=False),
    Column("components", JSON),  # component data of one's own, else null
    Column("start", JSON),  # a position to begin with instead of a deal, else null
    Column("seed", SeedText, nullable=False),  # secret until the end
    Column("salt", String(32), nullable=False),  # secret until the end, as the seed
    Column("commitment", String(64), nullable=False),  # SHA-256 of seed and salt, shown from the start: seeds.py
    Column("owner", ForeignKey("people.id", ondelete="SET NULL")),
    Column("access", String(8), nullable=False),  # open, link or private
    Column("invitation", String(64), index=True),  # SHA-256 of the link's token
    Column("pace", JSON, nullable=False),  # clocks: see clocks.py
    Column("status", String(8), nullable=False),  # waiting, running, over, frozen or closed
    Column("revision", Integer, nullable=False, default=0),  # raised by every change: the referee between processes
    Column("ply", Integer, nullable=False, default=0),
    Column("undone", Integer),  # the revision of the last take-back; none: nothing was taken back
    Column("agrees_until", Integer),  # of a frozen game: the last ply that the rules lead to as they are now
    Column("turn", Integer),  # the seat that decides, bot or not; none before the start and after the end
    Column("clocks", JSON, nullable=False),  # what is left to each seat, and since when it runs
    Column("due", Float),  # when the clock of whoever decides runs out
    Column("result", JSON),  # scores, ranking and score sheet of a finished game
    Column("rematch", String(12)),  # the table that follows this one
    Column("created", Float, nullable=False),
    Column("changed", Float, nullable=False),
    Column("ended", Float),
    Index("ix_tables_status_changed", "status", "changed"),
    Index("ix_tables_due", "due"),
)

seats = Table(
    "seats",
    metadata,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("person", ForeignKey("people.id", ondelete="SET NULL"), index=True),
    Column("hot", String(40)),  # name of another person at the same browser; the seat is still `person`'s
    Column("bot", String(60)),  # a bot's or rank's name
    Column("stand_in", String(60)),  # a bot that plays on for an absent person, who may come back
    Column("left", Float),  # when the person walked away from the running game
)

admissions = Table(
    "admissions",
    metadata,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("barred", Boolean, nullable=False, default=False),  # sent away by the owner: no link helps
)

moves = Table(
    "moves",
    metadata,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("ply", Integer, primary_key=True),
    Column("action", Integer, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("client", String(40)),  # what the client called it: sent twice it is played once
    Column("at", Float, nullable=False),
    Column("revision", Integer, nullable=False, server_default="0"),  # of the table with this move: tells who knows it
    Column("sum", String(8)),  # of the position it led to; none: from before sums were kept, or brought as a record
    UniqueConstraint("table", "seat", "client"),
)

taken_back = Table(  # moves that have a name: it stays used, so that one which is sent again is not played again
    "taken_back",
    metadata,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("revision", Integer, primary_key=True),
    Column("ply", Integer, primary_key=True),
    Column("action", Integer, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("client", String(40), nullable=False),
)

checks = Table(
    "checks",
    metadata,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("ply", Integer, primary_key=True),
    Column("sum", String(8), nullable=False),  # of a position that no move here led to, as the first of a game
)

journals = Table(
    "journals",
    metadata,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("record", JSON, nullable=False),
    Column("events", JSON, nullable=False),  # with audiences, so that it can be watched without the old rules
)

proposals = Table(
    "proposals",
    metadata,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("kind", String(12), primary_key=True),  # takeback, stand_in, end, continue
    Column("ply", Integer, nullable=False),  # what it is about
    Column("by", Integer, nullable=False),  # seat
    Column("agreed", JSON, nullable=False),  # seats
    Column("at", Float, nullable=False),
)

chat = Table(
    "chat",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("person", ForeignKey("people.id", ondelete="SET NULL")),
    Column("text", Text, nullable=False),
    Column("at", Float, nullable=False),
    Column("client", String(40)),  # what the client called it: sent twice it is said once
    Index("ix_chat_client", "table", "person", "client", unique=True),
)

mutes = Table(
    "mutes",
    metadata,
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("muted", ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
)

attempts = Table(  # at what is limited for all processes together: attempts.py
    "attempts",
    metadata,
    Column("key", String(64), primary_key=True),  # SHA-256 of what was tried and by whom
    Column("times", JSON, nullable=False),
    Column("until", Float, nullable=False, index=True),  # from then on it may be forgotten
)

pulse = Table(  # the server's own time: server_time.py
    "pulse",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("at", Float, nullable=False),  # of the last beat
    Column("moved", Float, nullable=False),  # seconds by which time was moved so far, all in all
)

switches = Table(
    "switches",
    metadata,
    Column("name", String(60), primary_key=True),  # as set by `revier admin`: game-off:TITLE
    Column("value", String(200), nullable=False),
)
