"""Tables from their creation to the first move. Every change raises the table's revision by one."""

from __future__ import annotations

import json
import secrets
import string
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from sqlalchemy import Connection, func, insert, select, update

from revier.bots import BOTS, RANKS, Spec, UnknownBot, read_name
from revier.games import game as find_game
from revier.games import games
from revier.kernel.errors import BadData, BadOption, RevierError, UnknownGame
from revier.kernel.game import Game
from revier.kernel.rng import Seed
from revier.kernel.state import Json
from revier.server.operation.settings import Settings
from revier.server.problems import Problem, printable
from revier.server.storage.schema import checks, seats, switches, tables
from revier.server.tables import clocks, seeds
from revier.server.tables.access import Entered, bar, check, enter, new_token
from revier.server.tables.clocks import Pace
from revier.server.tables.positions import first_position, sum_of
from revier.server.tables.rows import Place, TableRow

ID_LENGTH = 12
LARGEST_COMPONENTS = 300_000  # bytes as JSON; our own boards have 75 000
MOST_FAULTS = 40  # of components that are told at once
LONGEST_BOT_NAME = 60
GAME_OFF = "game-off:"  # a switch, followed by a title: nobody begins new tables of it

UNFINISHED = ("waiting", "running", "frozen")
NOT_NOW = {
    "waiting": "server-not-begun",
    "running": "server-already-begun",
    "over": "server-is-over",
    "frozen": "server-is-frozen",
    "closed": "server-is-closed",
}


@dataclass(frozen=True)
class TableRequest:
    """What is asked of a new table."""

    game: str
    players: int
    options: Mapping[str, object]
    pace: Pace
    access: str  # open, link or private
    seat: int | None = 0  # the owner's own; None: they only watch
    components: Json | None = None  # component data of one's own


class Plan(NamedTuple):
    """A request that was checked."""

    request: TableRequest
    title: Game
    options: dict[str, str]


class Created(NamedTuple):
    """A new table, and the token of its invitation link; of the token only a hash is kept."""

    table: str
    invitation: str | None


# -- creating --------------------------------------------------------------------------------------


def plan(request: TableRequest) -> Plan:
    """Check a request. Needs no database but some milliseconds, so it is done before anything is written."""
    try:
        title = find_game(request.game)
    except UnknownGame:
        raise Problem(422, "server-no-game", known=games()) from None
    if request.components is not None:
        title = on_components(title, request.components)
    if request.players not in title.seats:
        low, high = title.seats.start, title.seats.stop - 1
        raise Problem(422, "server-bad-players", game=title.id, low=low, high=high)
    if request.seat is not None and request.seat not in range(request.players):
        raise Problem(422, "server-no-seat", most=request.players)
    try:
        return Plan(request, title, title.check_options(request.options))
    except BadOption as error:
        raise Problem(422, "server-bad-option", detail=printable(str(error))) from None


def on_components(title: Game, data: Json) -> Game:
    """The title with component data of the players' own."""
    try:
        size = len(json.dumps(data, allow_nan=False, ensure_ascii=False).encode())
    except (ValueError, RecursionError):  # NaN, half characters, boxes in boxes without end
        raise Problem(422, "server-bad-components", detail="not plain JSON", count=0) from None
    if size > LARGEST_COMPONENTS:
        raise Problem(413, "server-large-components", most=LARGEST_COMPONENTS)
    try:
        return title.on(data)
    except BadData as bad:
        faults = [printable(fault) for fault in bad.faults[:MOST_FAULTS]]
        raise Problem(
            422, "server-bad-components", detail=faults[0], count=len(bad.faults) - 1, faults=faults
        ) from None
    except BadOption:
        raise Problem(422, "server-no-components", game=title.id) from None


def create(
    c: Connection, owner: int, plan: Plan, now: float, start: Json | None = None, seed: Seed | None = None
) -> Created:
    """A table that waits for players. A game that begins with a position takes the seed of that position."""
    request = plan.request
    check_switch(c, request.game)
    token, hashed = new_token() if request.access != "open" else (None, None)
    deal = seeds.draw() if seed is None else seeds.with_seed(seed)
    id = "".join(secrets.choice(string.ascii_lowercase) for _ in range(ID_LENGTH))
    values = {
        "id": id,
        "game": request.game,
        "rules": plan.title.rules_version,
        "players": request.players,
        "options": plan.options,
        "components": request.components,
        "start": start,
        **deal._asdict(),
        "owner": owner,
        "access": request.access,
        "invitation": hashed,
        "pace": request.pace,
        "status": "waiting",
        "clocks": {},
        "created": now,
        "changed": now,
    }
    c.execute(insert(tables).values(values))
    mine = [{"table": id, "seat": n, "person": owner if n == request.seat else None} for n in range(request.players)]
    c.execute(insert(seats), mine)
    return Created(id, token)


def check_count(c: Connection, owner: int, most: int) -> None:
    """Nobody has tables without end."""
    unfinished = select(func.count()).where(tables.c.owner == owner, tables.c.status.in_(UNFINISHED))
    if c.execute(unfinished).scalar_one() >= most:
        raise Problem(409, "server-too-many-tables", most=most)


def check_switch(c: Connection, game: str) -> None:
    """Titles that the host has turned off are not begun any more; games that run go on."""
    if c.execute(select(switches.c.name).where(switches.c.name == GAME_OFF + game)).first() is not None:
        raise Problem(409, "server-game-off", game=game)


def titles_off(c: Connection) -> set[str]:
    """The titles that the host has turned off."""
    names = c.scalars(select(switches.c.name).where(switches.c.name.startswith(GAME_OFF)))
    return {name.removeprefix(GAME_OFF) for name in names}


def quick(c: Connection, owner: int, plan: Plan, bot: str, now: float) -> Created:
    """A game against bots, begun at once."""
    made = create(c, owner, plan, now)
    free = (seats.c.table == made.table) & seats.c.person.is_(None)
    c.execute(update(seats).where(free).values(bot=bot))
    start(c, made.table, owner, now)
    return made


# -- what every change does ------------------------------------------------------------------------


def touch(c: Connection, row: TableRow, now: float, **values: Any) -> None:
    """Change a table as it was read, or not at all."""
    mine = (tables.c.id == row.id) & (tables.c.revision == row.revision)
    changed = update(tables).where(mine).values(revision=row.revision + 1, changed=now, **values)
    if c.execute(changed).rowcount != 1:
        raise Problem(409, "server-changed-meanwhile")


def need(row: TableRow, *statuses: str) -> None:
    """Only at this stage of a table's life."""
    if row.status not in statuses:
        raise Problem(409, NOT_NOW[row.status])


def place_at(at: Entered, seat: int) -> Place:
    if not 0 <= seat < len(at.places):
        raise Problem(422, "server-no-seat", most=len(at.places))
    return at.places[seat]


def free_seat(at: Entered, wanted: int | None) -> int:
    """The seat that was asked for, or the first that is free."""
    if wanted is None:
        found = next((place.seat for place in at.places if place.is_free), None)
        if found is None:
            raise Problem(409, "server-table-full")
        return found
    if not place_at(at, wanted).is_free:
        raise Problem(409, "server-seat-taken", seat=wanted)
    return wanted


def take(c: Connection, at: Entered, wanted: int | None, now: float, **who: Any) -> int:
    """Put somebody on a free seat."""
    need(at.row, "waiting")
    seat = free_seat(at, wanted)
    here = (seats.c.table == at.row.id) & (seats.c.seat == seat)
    c.execute(update(seats).where(here).values(**who))
    touch(c, at.row, now)
    return seat


def empty(c: Connection, at: Entered, places: Sequence[Place], now: float) -> None:
    """Free some seats."""
    here = (seats.c.table == at.row.id) & seats.c.seat.in_([place.seat for place in places])
    c.execute(update(seats).where(here).values(person=None, hot=None, bot=None))
    touch(c, at.row, now)


# -- before the start ------------------------------------------------------------------------------


def sit(c: Connection, table: str, person: int, seat: int | None, now: float) -> int:
    """Sit down, on the first free seat if none is named; who sits there already stays where they are."""
    at = enter(c, table, person, "sit", to_change=True)
    need(at.row, "waiting")
    if any(place.person == person and place.hot is None for place in at.places):
        raise Problem(409, "server-already-seated")
    return take(c, at, seat, now, person=person)


def sit_hot(c: Connection, table: str, person: int, seat: int | None, name: str, now: float) -> int:
    """Let a friend sit down who plays at one's own browser."""
    at = enter(c, table, person, "sit", to_change=True)
    return take(c, at, seat, now, person=person, hot=name)


def seat_bot(c: Connection, table: str, person: int, seat: int | None, bot: str, now: float) -> int:
    """The owner lets a bot play, one that `check_bot` lets pass."""
    at = enter(c, table, person, "own", to_change=True)
    return take(c, at, seat, now, bot=bot)


def check_bot(name: str, settings: Settings) -> None:
    """Any bot but one with a file, which would be the server's, one that thinks too long, or code not the host's."""
    known = bots_here(settings)
    try:
        spec = read_name(name)
    except UnknownBot:
        raise Problem(422, "server-bad-bot", known=known) from None
    if spec.file or len(name) > LONGEST_BOT_NAME or (spec.place and name not in settings.bots):
        raise Problem(422, "server-bad-bot", known=known)
    if not may_think(spec, settings):
        most_ms, most_tries = settings.bot_milliseconds, settings.bot_iterations
        raise Problem(422, "server-slow-bot", milliseconds=most_ms, iterations=most_tries)


def may_think(spec: Spec, settings: Settings) -> bool:
    """Whether the host allows so much."""
    budget = spec.budget
    if budget is None:
        return True
    is_short = budget.milliseconds <= settings.bot_milliseconds and budget.iterations <= settings.bot_iterations
    return is_short and budget.cores == 1


def ranks_here(settings: Settings) -> list[str]:
    """From the lowest up, those that do not think too long."""
    return [rank for rank in RANKS if may_think(read_name(rank), settings)]


def bots_here(settings: Settings) -> list[str]:
    """Who can be seated: ranks from the lowest up, then bots, which take options as `search:200ms`, then the host's."""
    return [*ranks_here(settings), *BOTS, *settings.bots]


def leave(c: Connection, table: str, person: int, now: float) -> None:
    """Stand up again before the start, with all friends at the same browser."""
    at = enter(c, table, person, "play", to_change=True)
    need(at.row, "waiting")
    empty(c, at, [place for place in at.places if place.person == person], now)


def clear_seat(c: Connection, table: str, person: int, seat: int, now: float) -> None:
    """Free a seat: anybody one of their own, the owner any. Whoever is sent away by the owner cannot come back."""
    at = enter(c, table, person, "see", to_change=True)
    need(at.row, "waiting")
    place = place_at(at, seat)
    if place.person != person:
        check(at.role, "own")
    if place.is_free:
        raise Problem(409, "server-seat-free", seat=seat)
    if place.hot is not None or place.person is None:
        empty(c, at, [place], now)
        return
    empty(c, at, [other for other in at.places if other.person == place.person], now)
    if place.person != person:
        bar(c, table, place.person)


def invite(c: Connection, table: str, person: int, now: float) -> str:
    """A new invitation link; the old one is void from now on."""
    at = enter(c, table, person, "own", to_change=True)
    need(at.row, "waiting", "running")
    token, hashed = new_token()
    touch(c, at.row, now, invitation=hashed)
    return token


def close(c: Connection, table: str, person: int, now: float) -> None:
    """Give up a table that has not begun."""
    at = enter(c, table, person, "own", to_change=True)
    need(at.row, "waiting")
    touch(c, at.row, now, status="closed", ended=now)


def start(c: Connection, table: str, person: int, now: float) -> None:
    """Begin, once every seat is taken."""
    at = enter(c, table, person, "own", to_change=True)
    need(at.row, "waiting")
    free = sum(place.is_free for place in at.places)
    if free:
        raise Problem(409, "server-seats-free", count=free)
    check_switch(c, at.row.game)
    try:
        s = first_position(at.row)
    except RevierError:  # made under other rules than this program has
        raise Problem(409, "server-other-rules") from None
    question = s.decision()
    turn = None if question is None else int(question.seat)
    asked = turn if turn is not None and at.places[turn].bot is None else None
    begun = clocks.start(at.row.pace, at.row.players, asked, now)
    values = {"turn": turn, "ply": int(s.ply), "clocks": begun, "due": clocks.due(begun)}
    touch(c, at.row, now, status="running", rules=s.game.rules_version, **values)
    c.execute(insert(checks).values(table=table, ply=int(s.ply), sum=sum_of(s)))
