"""People over REST: come in, be called something, leave."""

from __future__ import annotations

from typing import Annotated, Literal

from fastapi import APIRouter, Path, Request, Response
from pydantic import BaseModel, ConfigDict, Field
from pydantic.config import JsonDict
from sqlalchemy import Connection
from starlette.responses import JSONResponse

from revier.server.api.refusals import language_of
from revier.server.operation import attempts
from revier.server.operation.limiting import Limiter
from revier.server.operation.peer import address_of
from revier.server.operation.settings import Settings
from revier.server.people import account_deletion, identity
from revier.server.people.devices import check_tries, forget_device, remember_device
from revier.server.people.identity import APerson, AtABrowser, MaybePerson, Person
from revier.server.people.names import LONGEST as LONGEST_NAME
from revier.server.people.names import clean_name, fold
from revier.server.people.passwords import LONGEST, Passwords
from revier.server.play.rooms import Rooms
from revier.server.problems import Problem
from revier.server.storage.database import Database

router = APIRouter(prefix="/api", tags=["people"])

Language = Literal["de", "en", "fr"]
LONGEST_SENT = 200  # of a name as it is sent: blanks around it do not count, and a refusal in one's language helps more
SHOWN_NAME: JsonDict = {"minLength": 1, "maxLength": LONGEST_NAME}  # what is true of a name, for the description
Name = Annotated[
    str,
    Field(
        max_length=LONGEST_SENT,
        description="Characters that can be seen",
        examples=["Frida"],
        json_schema_extra=SHOWN_NAME,
    ),
]
Password = Annotated[
    str,
    Field(max_length=LONGEST, description="8 or more characters; not what everybody tries", examples=["Steiger 1919"]),
]
Label = Annotated[str, Field(max_length=60, description="what the token is for", examples=["my bot"])]
TokenId = Annotated[str, Path(pattern="^[0-9a-f]{12}$", description="as listed by GET /api/tokens")]


class Body(BaseModel):
    model_config = ConfigDict(extra="forbid")


class NewGuest(Body):
    name: Name
    language: Language | None = None


class NewAccount(Body):
    name: Name
    password: Password
    language: Language | None = None


class Credentials(Body):
    name: Name
    password: Password


class Change(Body):
    name: Name | None = None
    language: Language | None = None


class NewPassword(Body):
    old: Password
    new: Password


class Farewell(Body):
    password: Password = ""  # of an account; a guest has none


class NewToken(Body):
    label: Label


class Me(BaseModel):
    """Somebody, as they see themselves."""

    id: int
    name: str
    is_guest: bool
    language: Language


class Token(BaseModel):
    """A way in for a program, as it is listed."""

    id: str
    label: str
    created: float
    seen: float


class MadeToken(BaseModel):
    """A new token. It is shown this once."""

    id: str
    label: str
    token: str


class AppState:
    """What the application shares, by name."""

    def __init__(self, request: Request) -> None:
        self.db: Database = request.app.state.db
        self.settings: Settings = request.app.state.settings
        self.passwords: Passwords = request.app.state.passwords
        self.limiter: Limiter = request.app.state.limiter

    async def limit(self, bucket: str, who: str | int) -> None:
        """How often, at all processes together."""
        await attempts.check(self.limiter, self.db, bucket, who)


def me(person: Person) -> Me:
    return Me.model_validate(vars(person))


# -- coming in ------------------------------------------------------------------------------------


@router.post("/guests", status_code=201, summary="Come in as a guest")
async def come_in(body: NewGuest, request: Request, response: Response, person: MaybePerson) -> Me:
    """A name is enough. The answer sets the cookie that this browser is known by."""
    state = AppState(request)
    refuse_if_in(person)
    name, language = clean_name(body.name), body.language or language_of(request)
    await state.limit("newcomers", address_of(request.scope))
    guest, token = await state.db.write(lambda c: identity.create_guest(c, name, language, state.db.now()))
    identity.give_cookie(request, response, token)
    return me(guest)


@router.post("/accounts", status_code=201, summary="Get an account")
async def open_account(body: NewAccount, request: Request, response: Response, person: MaybePerson) -> Me:
    """A name of one's own and a password. A guest who is signed in becomes the account, and keeps all seats."""
    state = AppState(request)
    if person is not None and not person.is_guest:
        refuse_if_in(person)
    name = clean_name(body.name)
    key = fold(name)
    await state.limit("newcomers", address_of(request.scope))
    if await state.db.read(lambda c: identity.account_named(c, key)) is not None:
        raise Problem(409, "server-taken-name", name=name)
    password = await state.passwords.hash(body.password, name)
    mine = await identity.sign_in_of(request)
    if mine is not None:
        became, renewed = await state.db.write(lambda c: identity.become_account(c, mine, name, password))
        await let_guests_give_way(request, became)
        remember_device(request, response, became.id)
        if renewed is not None:
            identity.give_cookie(request, response, renewed)
        return me(became)
    language = body.language or language_of(request)
    made, token = await state.db.write(lambda c: identity.create_account(c, name, language, password, state.db.now()))
    await let_guests_give_way(request, made)
    identity.give_cookie(request, response, token)
    remember_device(request, response, made.id)
    return me(made)


async def let_guests_give_way(request: Request, account: Person) -> None:
    """Whoever was called so as a guest is marked as one; those who sit with them see it at once."""
    db = AppState(request).db
    for guest in await db.write(lambda c: identity.give_way(c, account.id)):
        await tell_tables(request, await db.read(lambda c, guest=guest: tables_in_play(c, guest)))  # type: ignore[misc]


def tables_in_play(c: Connection, person: int) -> list[str]:
    return account_deletion.tables_with(c, person, "waiting", "running")


def refuse_if_in(person: Person | None) -> None:
    """A guest who came in again would lose the way back to the first name's seats."""
    if person is not None:
        raise Problem(409, "server-already-in", name=person.name)


@router.post("/sign-in", summary="Sign in to an account")
async def sign_in(body: Credentials, request: Request, response: Response) -> Me:
    """The answer sets a cookie. It does not tell whether the name or the password was wrong."""
    state = AppState(request)
    before = await identity.sign_in_of(request)
    key = fold(clean_name(body.name))
    account = await state.db.read(lambda c: identity.account_named(c, key))
    await check_tries(request, state.limit, key, account.id if account is not None else None)
    if not await state.passwords.fits(body.password, account.password if account is not None else None):
        raise Problem(401, "server-wrong-password")
    assert account is not None
    assert account.password is not None
    if account.banned:
        raise Problem(403, "server-banned")
    renewed = await state.passwords.renewed(body.password, account.password)
    ended = before.token if before is not None and before.kind == "cookie" else None
    person, token = await state.db.write(lambda c: identity.sign_in(c, account, renewed, ended, state.db.now()))
    identity.give_cookie(request, response, token)
    remember_device(request, response, person.id)
    return me(person)


@router.post("/sign-out", status_code=204, summary="Sign out")
async def sign_out(request: Request, response: Response, mine: AtABrowser) -> None:
    """A guest who signs out cannot come back as the same person."""
    await AppState(request).db.write(lambda c: identity.end_sign_in(c, mine.token))
    identity.take_cookie(request, response)


@router.post("/sign-out-everywhere", status_code=204, summary="Sign out everywhere")
async def sign_out_everywhere(request: Request, response: Response, mine: AtABrowser) -> None:
    """All browsers, and all programs with a token."""
    await AppState(request).db.write(lambda c: identity.end_all_sign_ins(c, mine.person.id))
    identity.take_cookie(request, response)


# -- oneself --------------------------------------------------------------------------------------


@router.get("/me", summary="Who am I?")
async def who_am_i(request: Request, response: Response, person: APerson) -> Me:
    """A browser's cookie is given again, so that it lasts while it is used."""
    shown = identity.token_of(request)
    if shown is not None and shown[1] == "cookie":
        identity.give_cookie(request, response, shown[0])
    return me(person)


@router.patch("/me", summary="Change name or language")
async def change_me(body: Change, request: Request, person: APerson) -> Me:
    """What is left out stays as it is."""
    state = AppState(request)
    changed = await state.db.write(lambda c: identity.change_me(c, person.id, body.name, body.language))
    if changed.name != person.name:
        await tell_tables(request, await state.db.read(lambda c: tables_in_play(c, person.id)))
        if not changed.is_guest:
            await let_guests_give_way(request, changed)
    return me(changed)


async def tell_tables(request: Request, changed: list[str]) -> None:
    """Those who sit there see it at once."""
    rooms: Rooms = request.app.state.rooms
    for table in changed:
        await rooms.changed(table)


@router.post("/me/password", status_code=204, summary="Change the password")
async def change_password(body: NewPassword, request: Request, response: Response, mine: AtABrowser) -> None:
    """All other sign-ins end, tokens of programs as well."""
    state = AppState(request)
    old = await check_password(state, mine.person, body.old)
    new = await state.passwords.hash(body.new, mine.person.name)
    renewed = await state.db.write(lambda c: identity.change_password(c, mine, old, new))
    identity.give_cookie(request, response, renewed)


async def check_password(state: AppState, person: Person, password: str) -> str:
    """The stored hash of an account's password, if this is it."""
    if person.is_guest:
        raise Problem(409, "server-no-password")
    await state.limit("name", f"person {person.id}")
    account = await state.db.read(lambda c: identity.person_row(c, person.id))
    if not await state.passwords.fits(password, account.password):
        raise Problem(403, "server-wrong-password")
    assert account.password is not None
    return account.password


@router.get("/me/data", summary="All my data as one file")
async def my_data(request: Request, mine: AtABrowser) -> JSONResponse:
    """Person, sign-ins (without their tokens), tables, seats, moves and chat."""
    state = AppState(request)
    await state.limit("exports", mine.person.id)
    data = await state.db.read(lambda c: account_deletion.export(c, mine.person.id))
    return JSONResponse(data, headers={"Content-Disposition": 'attachment; filename="revier.json"'})


@router.post("/me/delete", status_code=204, summary="Delete me")
async def delete_me(body: Farewell, request: Request, response: Response, mine: AtABrowser) -> None:
    """For good. An account's password is asked for once more. Games of others stay, without the name."""
    state = AppState(request)
    if not mine.person.is_guest:
        await check_password(state, mine.person, body.password)
    now = state.db.now()
    await tell_tables(request, await state.db.write(lambda c: account_deletion.delete_person(c, mine.person.id, now)))
    identity.take_cookie(request, response)
    forget_device(request, response)


# -- tokens for programs --------------------------------------------------------------------------


@router.post("/tokens", status_code=201, summary="Make a token for a program")
async def make_token(body: NewToken, request: Request, mine: AtABrowser) -> MadeToken:
    """Programs send it as `Authorization: Bearer …`. It is shown this once."""
    state = AppState(request)
    label = clean_label(body.label)
    id, token = await state.db.write(
        lambda c: identity.create_token(c, mine.person.id, label, state.settings.most_tokens, state.db.now())
    )
    return MadeToken(id=id, label=label, token=token)


def clean_label(given: str) -> str:
    """One line that can be read."""
    label = " ".join(given.split())
    if not label or not label.isprintable():
        raise Problem(422, "server-bad-label")
    return label


@router.get("/tokens", summary="My tokens")
async def list_tokens(request: Request, mine: AtABrowser) -> list[Token]:
    """What they are for and when they were used last; not the tokens themselves."""
    found = await AppState(request).db.read(lambda c: identity.list_tokens(c, mine.person.id))
    return [Token.model_validate(token) for token in found]


@router.delete("/tokens/{id}", status_code=204, summary="Revoke a token")
async def revoke_token(id: TokenId, request: Request, mine: AtABrowser) -> None:
    """It opens nothing from now on."""
    await AppState(request).db.write(lambda c: identity.revoke_token(c, mine.person.id, id))
