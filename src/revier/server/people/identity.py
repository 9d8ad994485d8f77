"""Who somebody is: guests, accounts, and the sign-ins that prove it. The only place that decides it.

A sign-in is a random token, stored as its SHA-256: in a signed cookie for browsers, as `Authorization: Bearer …` for
programs. A guest is a person without a password.
"""

from __future__ import annotations

import hashlib
import secrets
from dataclasses import dataclass
from typing import Annotated, Any

from fastapi import Depends
from itsdangerous import BadSignature, Signer
from sqlalchemy import ColumnElement, Connection, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError
from starlette.requests import HTTPConnection
from starlette.responses import Response

from revier.server.operation.limiting import Limiter
from revier.server.operation.peer import is_secure
from revier.server.operation.settings import HOUR, Settings
from revier.server.people.names import clean_name, fold, look, marked
from revier.server.people.rows import PersonRow, SignInRow
from revier.server.problems import Problem
from revier.server.storage.database import Database
from revier.server.storage.rows import row_of, rows_of
from revier.server.storage.schema import people, sign_ins, switches

COOKIE = "revier"
SECRET = "secret:cookies"  # the switch that keeps it; not for `revier admin` to show
TOKEN_BYTES = 32
TOKEN_PREFIX = "revier_"  # so that a token that was left lying about is recognised
ID_LETTERS = 12  # of a sign-in's hash, by which a person tells tokens apart


@dataclass(frozen=True)
class Person:
    """Somebody, as the rest of the server knows them."""

    id: int
    name: str
    is_guest: bool
    language: str


@dataclass(frozen=True)
class SignIn:
    """How somebody came in."""

    token: str  # its SHA-256
    session: str  # what it is called as long as it lasts, whatever its token
    kind: str
    person: Person


def digest(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


def person_from(row: PersonRow) -> Person:
    return Person(row.id, row.name, row.password is None, row.language)


# -- what is stored -------------------------------------------------------------------------------


def cookie_secret(c: Connection) -> str:
    """The secret that signs cookies, the same for all processes; created on first use."""
    known = select(switches.c.value).where(switches.c.name == SECRET)
    found: str | None = c.scalar(known)
    if found is None:
        try:
            with c.begin_nested():
                c.execute(insert(switches).values(name=SECRET, value=secrets.token_urlsafe(TOKEN_BYTES)))
        except IntegrityError:
            pass  # another process was first
        found = c.scalar(known)
    assert found is not None
    return found


def find_sign_in(c: Connection, token: str, oldest: float) -> tuple[SignInRow, PersonRow] | None:
    """Sign-in and person of a token; a cookie that was not used since `oldest` is none any more."""
    both = select(sign_ins, people).join(people, sign_ins.c.person == people.c.id)
    row = c.execute(both.where(sign_ins.c.token == digest(token), is_fresh(oldest))).one_or_none()
    count = len(sign_ins.columns)
    return None if row is None else (SignInRow(*row[:count]), PersonRow(*row[count:]))


def active_sessions(c: Connection, sessions: list[str], oldest: float) -> dict[str, float]:
    """Those of these sessions that are still valid, with when each was last seen."""
    joined = select(sign_ins.c.session, sign_ins.c.seen).join(people, sign_ins.c.person == people.c.id)
    found = c.execute(joined.where(sign_ins.c.session.in_(sessions), is_fresh(oldest), ~people.c.banned))
    return {session: seen for session, seen in found}


def banned_people(c: Connection) -> set[int]:
    """Everybody who is kept out."""
    return set(c.scalars(select(people.c.id).where(people.c.banned)))


def is_fresh(oldest: float) -> ColumnElement[bool]:
    return (sign_ins.c.kind != "cookie") | (sign_ins.c.seen >= oldest)


def refresh(c: Connection, sessions: list[str], now: float) -> None:
    c.execute(update(sign_ins).where(sign_ins.c.session.in_(sessions)).values(seen=now))


def add_sign_in(c: Connection, person: int, kind: str, now: float, label: str = "") -> str:
    """A new token; nobody can find it out again later."""
    token = (TOKEN_PREFIX if kind == "api" else "") + secrets.token_urlsafe(TOKEN_BYTES)
    values = {"token": digest(token), "session": secrets.token_hex(8), "person": person, "kind": kind, "label": label}
    c.execute(insert(sign_ins).values(values | {"created": now, "seen": now}))
    return token


def renew(c: Connection, mine: SignIn) -> str:
    """Another token for the same sign-in: the old one is worth nothing of what this person may do from now on."""
    token = secrets.token_urlsafe(TOKEN_BYTES)
    if c.execute(update(sign_ins).where(sign_ins.c.token == mine.token).values(token=digest(token))).rowcount != 1:
        raise Problem(401, "server-sign-in")  # ended a moment ago
    return token


def create_guest(c: Connection, name: str, language: str, now: float) -> tuple[Person, str]:
    """Somebody with a name that no account has, and the token of their browser."""
    name = clean_name(name)
    check_look(c, name)
    return create_person(c, {"name": name, "look": look(name), "language": language}, now)


def create_account(c: Connection, name: str, language: str, password: str, now: float) -> tuple[Person, str]:
    """The same with a name of one's own and a password (its hash)."""
    name = clean_name(name)
    check_look(c, name)
    return create_person(c, own_name(name) | {"password": password, "language": language}, now)


def own_name(name: str) -> dict[str, Any]:
    """As the name of an account is kept."""
    return {"name": name, "key": fold(name), "look": look(name)}


def check_look(c: Connection, name: str, me: int | None = None) -> None:
    """Nobody is called as an account is, or so much like it that they would be mixed up."""
    others = select(people.c.id).where(people.c.look == look(name), people.c.key.is_not(None), people.c.id != (me or 0))
    if c.execute(others.limit(1)).first() is not None:
        raise Problem(409, "server-taken-name", name=name)


def give_way(c: Connection, account: int) -> list[int]:
    """Guests who were called like an account before there was one keep their seats, but are marked as guests."""
    mine = c.execute(select(people.c.look).where(people.c.id == account)).scalar_one()
    like = select(people.c.id, people.c.name, people.c.language).where(people.c.look == mine, people.c.key.is_(None))
    guests = c.execute(like).all()
    for guest in guests:
        name = marked(guest.name, guest.language)
        c.execute(update(people).where(people.c.id == guest.id).values(name=name, look=look(name)))
    return [guest.id for guest in guests]


def create_person(c: Connection, values: dict[str, Any], now: float) -> tuple[Person, str]:
    try:
        with c.begin_nested():
            made = c.execute(insert(people).values(values | {"created": now, "banned": False}))
    except IntegrityError:
        raise Problem(409, "server-taken-name", name=values["name"]) from None
    key = made.inserted_primary_key
    assert key is not None
    return person_by_id(c, key[0]), add_sign_in(c, key[0], "cookie", now)


def person_by_id(c: Connection, id: int) -> Person:
    return person_from(person_row(c, id))


def person_row(c: Connection, id: int) -> PersonRow:
    return PersonRow(*c.execute(select(people).where(people.c.id == id)).one())


def become_account(c: Connection, mine: SignIn, name: str, password: str) -> tuple[Person, str | None]:
    """A guest stays who they are, seats and all, and can from now on sign in elsewhere; the new token of a browser."""
    name, guest = clean_name(name), mine.person.id
    check_look(c, name, guest)
    change_person(c, guest, own_name(name) | {"password": password}, people.c.password.is_(None))
    return person_by_id(c, guest), renew(c, mine) if mine.kind == "cookie" else None


def change_person(c: Connection, id: int, values: dict[str, Any], condition: Any = None) -> None:
    """Change somebody, if they are still as they were seen; two at once must not overwrite each other."""
    changing = update(people).where(people.c.id == id, people.c.name != "").values(values)
    if condition is not None:
        changing = changing.where(condition)
    try:
        with c.begin_nested():
            changed = c.execute(changing).rowcount
    except IntegrityError:
        raise Problem(409, "server-taken-name", name=values["name"]) from None
    if changed != 1:
        raise Problem(409, "server-changed-meanwhile")


def change_me(c: Connection, me: int, name: str | None, language: str | None) -> Person:
    """Another name, another language, or both."""
    values: dict[str, Any] = {}
    if language is not None:
        values["language"] = language
    if name is not None:
        name = clean_name(name)
        check_look(c, name, me)
        is_guest = person_by_id(c, me).is_guest
        values |= {"name": name, "look": look(name)} if is_guest else own_name(name)
    if values:
        change_person(c, me, values)
    return person_by_id(c, me)


def account_named(c: Connection, key: str) -> PersonRow | None:
    return row_of(c, PersonRow, select(people).where(people.c.key == key))


def sign_in(
    c: Connection, account: PersonRow, renewed: str | None, before: str | None, now: float
) -> tuple[Person, str]:
    """Let somebody in whose password fits the one of `account`; the browser's sign-in from before ends."""
    values = {"password": renewed or account.password}
    change_person(c, account.id, values, people.c.password == account.password)
    if before is not None:
        end_sign_in(c, before)
    return person_by_id(c, account.id), add_sign_in(c, account.id, "cookie", now)


def change_password(c: Connection, mine: SignIn, old: str, new: str) -> str:
    """New hash for old; all other sign-ins end, those of programs as well. One's own gets a new token."""
    change_person(c, mine.person.id, {"password": new}, people.c.password == old)
    c.execute(delete(sign_ins).where(sign_ins.c.person == mine.person.id, sign_ins.c.token != mine.token))
    return renew(c, mine)


def end_sign_in(c: Connection, token: str) -> None:
    c.execute(delete(sign_ins).where(sign_ins.c.token == token))


def end_all_sign_ins(c: Connection, person: int) -> None:
    """Sign out everywhere, programs as well."""
    c.execute(delete(sign_ins).where(sign_ins.c.person == person))


def end_old_sign_ins(c: Connection, oldest: float) -> None:
    """Forget browsers that have not come back."""
    c.execute(delete(sign_ins).where(sign_ins.c.kind == "cookie", sign_ins.c.seen < oldest))


def create_token(c: Connection, me: int, label: str, most: int, now: float) -> tuple[str, str]:
    """A token for a program, and the id by which it can be revoked."""
    if not person_by_id(c, me).name:
        raise Problem(401, "server-sign-in")  # deleted a moment ago
    count = c.scalar(select(func.count()).where(sign_ins.c.person == me, sign_ins.c.kind == "api")) or 0
    if count >= most:
        raise Problem(409, "server-too-many-tokens", most=most)
    token = add_sign_in(c, me, "api", now, label)
    return digest(token)[:ID_LETTERS], token


def list_tokens(c: Connection, me: int) -> list[dict[str, Any]]:
    """A person's tokens, without the tokens."""
    mine = select(sign_ins).where(sign_ins.c.person == me, sign_ins.c.kind == "api").order_by("created")
    rows = rows_of(c, SignInRow, mine)
    return [
        {"id": row.token[:ID_LETTERS], "label": row.label, "created": row.created, "seen": row.seen} for row in rows
    ]


def revoke_token(c: Connection, me: int, id: str) -> None:
    of_me = (sign_ins.c.person == me) & (sign_ins.c.kind == "api")
    ended = c.execute(delete(sign_ins).where(of_me, func.substr(sign_ins.c.token, 1, ID_LETTERS) == id))
    if ended.rowcount == 0:
        raise Problem(404, "server-no-token")


# -- who is asking --------------------------------------------------------------------------------


def cookie_name(connection: HTTPConnection) -> str:
    """By https the browser itself keeps others from setting it."""
    return f"__Host-{COOKIE}" if is_secure(connection.scope) else COOKIE


def signer(connection: HTTPConnection) -> Signer:
    made: Signer = connection.app.state.signer
    return made


def give_cookie(connection: HTTPConnection, response: Response, token: str) -> None:
    settings: Settings = connection.app.state.settings
    response.set_cookie(
        cookie_name(connection),
        signer(connection).sign(token).decode(),
        max_age=settings.sign_in_seconds,
        httponly=True,
        samesite="lax",
        secure=is_secure(connection.scope),
    )


def take_cookie(connection: HTTPConnection, response: Response) -> None:
    response.delete_cookie(cookie_name(connection), httponly=True, samesite="lax", secure=is_secure(connection.scope))


def token_of(connection: HTTPConnection) -> tuple[str, str] | None:
    """What somebody shows, and its kind; a header counts more than a cookie. A forged cookie is none."""
    authorization = connection.headers.get("authorization")
    if authorization is not None:
        scheme, _, token = authorization.partition(" ")
        if scheme.lower() != "bearer" or not token.startswith(TOKEN_PREFIX) or not token.isascii():
            raise Problem(401, "server-bad-token")
        return token, "api"
    signed = connection.cookies.get(cookie_name(connection))
    if not signed or not signed.isascii():
        return None
    try:
        return signer(connection).unsign(signed).decode(), "cookie"
    except BadSignature:
        return None


async def sign_in_of(connection: HTTPConnection) -> SignIn | None:
    """How whoever asks came in, looked up once for each request; banned people do not get further."""
    if not hasattr(connection.state, "sign_in"):
        connection.state.sign_in = await look_up(connection)
    found: SignIn | None = connection.state.sign_in
    return found


async def look_up(connection: HTTPConnection) -> SignIn | None:
    shown = token_of(connection)
    if shown is None:
        return None
    token, kind = shown
    db: Database = connection.app.state.db
    settings: Settings = connection.app.state.settings
    limiter: Limiter = connection.app.state.limiter
    now = db.now()
    stored = await db.read(lambda c: find_sign_in(c, token, now - settings.sign_in_seconds))
    if stored is None or stored[0].kind != kind:
        if kind == "api":
            raise Problem(401, "server-bad-token")
        return None
    mine, person = stored
    found = SignIn(mine.token, mine.session, mine.kind, person_from(person))
    connection.state.person = found.person
    limiter.check("person", person.id)
    if person.banned:
        raise Problem(403, "server-banned")
    if now - mine.seen > HOUR:
        await db.write(lambda c: refresh(c, [mine.session], now))
    return found


async def person_of(connection: HTTPConnection) -> Person | None:
    """Who asks, over HTTP or at a websocket; None for somebody who has not signed in."""
    found = await sign_in_of(connection)
    return found.person if found is not None else None


async def maybe_person(connection: HTTPConnection) -> Person | None:
    """For what everybody may do."""
    return await person_of(connection)


async def a_person(connection: HTTPConnection) -> Person:
    """For what asks for a name."""
    person = await person_of(connection)
    if person is None:
        raise Problem(401, "server-sign-in")
    return person


async def at_a_browser(connection: HTTPConnection) -> SignIn:
    """For what a program must not do, even with a token: passwords, tokens, leaving for good."""
    found = await sign_in_of(connection)
    if found is None:
        raise Problem(401, "server-sign-in")
    if found.kind != "cookie":
        raise Problem(403, "server-browser-only")
    return found


MaybePerson = Annotated[Person | None, Depends(maybe_person)]
APerson = Annotated[Person, Depends(a_person)]
AtABrowser = Annotated[SignIn, Depends(at_a_browser)]
