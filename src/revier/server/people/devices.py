"""Browsers that somebody has signed in with before: whoever guesses passwords elsewhere must not lock them out.

A signed cookie names the person and the browser. It opens nothing; it only has a limit of its own.
"""

from __future__ import annotations

import secrets
from collections.abc import Awaitable, Callable

from itsdangerous import BadSignature, Signer
from starlette.requests import HTTPConnection
from starlette.responses import Response

from revier.server.operation.peer import address_of, is_secure
from revier.server.operation.settings import DAY

Limit = Callable[[str, str | int], Awaitable[None]]  # counts one more of a bucket, by whom, or refuses it

COOKIE = "revier-device"
KEPT_S = 400 * DAY  # browsers keep none for longer
NAME_BYTES = 12


def cookie_name(connection: HTTPConnection) -> str:
    return f"__Host-{COOKIE}" if is_secure(connection.scope) else COOKIE


def known_device(connection: HTTPConnection, person: int) -> str | None:
    """What this browser is called, if this person has signed in with it."""
    signer: Signer = connection.app.state.device_signer
    signed = connection.cookies.get(cookie_name(connection), "")
    if not signed.isascii():
        return None
    try:
        id, _, name = signer.unsign(signed).decode().partition(" ")
    except BadSignature:
        return None
    return name if id == str(person) else None


def remember_device(connection: HTTPConnection, response: Response, person: int) -> None:
    """From now on this browser is known to be theirs."""
    signer: Signer = connection.app.state.device_signer
    name = known_device(connection, person) or secrets.token_urlsafe(NAME_BYTES)
    response.set_cookie(
        cookie_name(connection),
        signer.sign(f"{person} {name}").decode(),
        max_age=KEPT_S,
        httponly=True,
        samesite="lax",
        secure=is_secure(connection.scope),
    )


def forget_device(connection: HTTPConnection, response: Response) -> None:
    response.delete_cookie(cookie_name(connection), httponly=True, samesite="lax", secure=is_secure(connection.scope))


async def check_tries(connection: HTTPConnection, limit: Limit, key: str, person: int | None) -> None:
    """Count one more password tried for a name: by browser where it is known, else by address.

    Strangers together have a limit too, or a name could be tried from ever more addresses.
    """
    device = known_device(connection, person) if person is not None else None
    if device is not None:
        await limit("name", f"{key} by {device}")
        return
    address = address_of(connection.scope)
    await limit("passwords", address)
    await limit("name", f"{key} from {address}")
    await limit("strangers", key)
