"""Everything a host may want to change, in one place: options of `revier serve`, else REVIER_… in the environment."""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass, fields
from ipaddress import ip_network
from urllib.parse import urlsplit

import limits

from revier.bots import UnknownBot, bot, read_name
from revier.games import games
from revier.texts import Argument, english

HOUR = 3_600
DAY = 24 * HOUR


class BadSetting(Exception):
    """A setting that makes no sense, as a message and its arguments."""

    key = "server-bad-setting"

    def __init__(self, name: str, given: str, wanted: str) -> None:
        self.details: dict[str, Argument] = {"name": name, "given": given, "wanted": wanted}
        super().__init__(english(self.key, self.details))


@dataclass(frozen=True)
class Settings:
    """One server. Limits are written as `60/minute` or `5/10 seconds`; an empty one means no limit."""

    database: str = "sqlite:///revier.db"
    secret: str = ""  # signs cookies; empty: made once and kept in the database
    origins: tuple[str, ...] = ()  # other addresses that its pages are served from: https://play.example.org
    proxies: tuple[str, ...] = ()  # addresses or networks whose X-Forwarded-For and -Proto are believed
    hsts_days: int = 365  # browsers keep to https that long once they have seen it

    workers: int = 2  # processes in which bots think
    metrics_from: tuple[str, ...] = ()  # networks that may see /metrics, beside this machine
    sweep_seconds: int = 15  # between two sweeps for tables that wait for a bot
    bot_milliseconds: int = 10_000  # that a bot may think about a turn,
    bot_iterations: int = 10_000  # or iterations of its search
    stand_in: str = "hauer"  # the bot that plays on for whoever is absent
    bots: tuple[str, ...] = ()  # of the host's own, as my_module:MyBot

    most_tables: int = 100  # unfinished, of one owner
    most_rooms: int = 2_000  # tables kept in memory though nobody watches; others are read again when wanted

    most_connections: int = 10_000  # of a process, to browsers and proxies; fewer where the system has fewer files
    most_sockets_address: int = 200  # open at a time; a whole club may share an address
    most_sockets_person: int = 100  # open at a time: a program may play at many tables
    header_seconds: int = 15  # that a request may take for its header,
    body_seconds: int = 60  # and then for its body

    largest_body: int = 64 * 1024  # bytes of a request
    largest_upload: int = 2 * 1024 * 1024  # bytes of one with a record, a board or components

    limit_address: str = "1200/minute"  # requests, and sockets opened; a whole club may share an address
    limit_person: str = "600/minute"  # requests
    limit_socket: str = "120/10 seconds"  # messages, and twice as many frames
    limit_newcomers: str = "60/hour"  # guests and accounts from one address
    limit_passwords: str = "60/10 minutes"  # passwords tried from one address
    limit_name: str = "30/15 minutes"  # passwords tried for one name, from one address or known browser
    limit_strangers: str = "300/hour"  # passwords tried for one name, from all browsers that are not known to be theirs
    limit_chat: str = "30/minute"  # lines of one person
    limit_exports: str = "10/hour"  # of one person
    limit_uploads: str = "60/hour"  # records of one person
    limit_thinking: str = "1800/hour"  # seconds of the bots at one owner's tables, until they come after all others'

    password_threads: int = 2
    passwords_waiting: int = 32  # more are refused for some seconds
    password_rounds: int = 3
    password_memory: int = 64 * 1024  # KiB for each thread

    sign_in_days: int = 180  # without use, after which a browser has to sign in again
    most_tokens: int = 20  # for programs, of one person

    def __post_init__(self) -> None:
        for field in fields(self):
            check(field.name, getattr(self, field.name))

    @classmethod
    def read(cls, environment: Mapping[str, str] | None = None, **options: object) -> Settings:
        """Options that were given (not None) come first, then the environment, then what stands above."""
        found: dict[str, object] = {}
        source = os.environ if environment is None else environment
        for field in fields(cls):
            written = source.get(f"REVIER_{field.name.upper()}")
            if options.get(field.name) is not None:
                found[field.name] = options[field.name]
            elif written is not None:
                found[field.name] = parse(field.name, written, field.default)
        return cls(**found)  # type: ignore[arg-type]  # checked one by one when made

    @property
    def sign_in_seconds(self) -> int:
        return self.sign_in_days * DAY


def parse(name: str, written: str, like: object) -> object:
    """A setting of the environment, as the type that it has."""
    if isinstance(like, bool):
        if written.lower() not in ("0", "1", "no", "yes"):
            raise BadSetting(name, written, "yes or no")
        return written.lower() in ("1", "yes")
    if isinstance(like, int):
        if not written.strip().isdecimal():
            raise BadSetting(name, written, "a whole number")
        return int(written)
    if isinstance(like, tuple):
        return tuple(part.strip() for part in written.split(",") if part.strip())
    return written


def check(name: str, value: object) -> None:
    """What would only show later, or never."""
    if isinstance(value, int) and not isinstance(value, bool) and value < 1:
        raise BadSetting(name, str(value), "at least 1")
    if name == "bots" and isinstance(value, tuple):
        for own in value:
            check_own_bot(own)
    if name == "stand_in" and not is_bot(str(value)):
        raise BadSetting(name, str(value), "a bot or a rank, like hauer")
    if name.startswith("limit_") and value:
        try:
            limits.parse(str(value))
        except ValueError:
            raise BadSetting(name, str(value), "like 60/minute, or empty") from None
    if name in ("proxies", "metrics_from") and isinstance(value, tuple):
        for network in value:
            if not is_network(network):
                raise BadSetting(name, network, "an address or a network, like 10.0.0.0/8")
    if name == "origins" and isinstance(value, tuple):
        for origin in value:
            if not is_origin(origin):
                raise BadSetting(name, origin, "like https://play.example.org, without a path")


def is_network(text: str) -> bool:
    try:
        ip_network(text, strict=False)
    except ValueError:
        return False
    return True


def is_bot(name: str) -> bool:
    """One that needs no file of its own."""
    try:
        spec = read_name(name)
        return not spec.file and not spec.place
    except UnknownBot:
        return False


def check_own_bot(name: str) -> None:
    try:
        if not read_name(name).place:
            raise BadSetting("bots", name, "a bot of your own, like my_module:MyBot")
        bot(name, games()[0], 0)
    except UnknownBot as unknown:
        raise BadSetting("bots", name, f"a bot that can be made; {unknown}") from None


def is_origin(text: str) -> bool:
    """Scheme, host and perhaps port, just as browsers write them."""
    try:
        parts = urlsplit(text)
        written = f"{parts.scheme}://{parts.netloc}"
    except ValueError:
        return False
    return parts.scheme in ("http", "https") and bool(parts.hostname) and text == written.lower()
