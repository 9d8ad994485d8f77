"""Refusals as data: an HTTP status, the id of a message and its arguments, answered in the reader's language."""

from __future__ import annotations

import traceback
from collections.abc import Mapping
from typing import Protocol

import structlog
from fastapi.exceptions import RequestValidationError, WebSocketRequestValidationError
from sqlalchemy.exc import OperationalError
from starlette.exceptions import HTTPException
from starlette.responses import JSONResponse, Response
from typing_extensions import TypedDict

from revier.kernel.errors import IllegalAction
from revier.texts import LANGUAGES, Argument, texts

LONGEST_DETAIL = 200  # characters of what was sent, or of a complaint about it, that are told back
LONGEST_ACCEPT_LANGUAGE = 200  # characters of Accept-Language that are looked at
RETRY_SECONDS = 2  # when nothing better is known

log = structlog.get_logger(__name__)


class Refusal(TypedDict):
    """How every error is answered."""

    error: str
    args: Mapping[str, Argument]
    message: str


class Problem(HTTPException):
    """Something that will not be done, and why."""

    def __init__(self, status: int, key: str, **details: Argument) -> None:
        super().__init__(status, key, headers_for(status, details))
        self.status = status
        self.key = key
        self.details = details

    def to_json(self, language: str) -> Refusal:
        """As clients get it, over REST and sockets alike."""
        details = self.details_in(language)
        return {"error": self.key, "args": details, "message": texts(language).say(self.key, details)}

    def details_in(self, language: str) -> dict[str, Argument]:
        """The arguments; few of them are words."""
        return self.details

    def response(self, language: str) -> Response:
        headers = dict(self.headers or {}) | {"Content-Language": language}
        return JSONResponse(self.to_json(language), self.status, headers)


class Illegal(Problem):
    """A move that the rules forbid: why, in the reader's language, and which rule it is."""

    def __init__(self, refused: IllegalAction) -> None:
        super().__init__(422, "server-illegal", reason=refused.reason, rule=refused.rule)
        self.refused = refused

    def details_in(self, language: str) -> dict[str, Argument]:
        recent_lines = texts(language if texts(language).has(self.refused.reason) else "en")
        return self.details | {"why": recent_lines.say(self.refused.reason, self.refused.reason_args)}


def headers_for(status: int, details: Mapping[str, Argument]) -> dict[str, str]:
    """What a status asks for; the seconds of a 429 or 503 are its argument."""
    if status == 401:
        return {"WWW-Authenticate": "Bearer"}
    if status in (429, 503):
        return {"Retry-After": str(details.get("seconds", RETRY_SECONDS))}
    return {}


class Reader(Protocol):
    """Somebody whose language is known."""

    @property
    def language(self) -> str: ...


def problem_json(problem: Problem, who: Reader | None) -> Refusal:
    """A problem for somebody at a socket."""
    return problem.to_json(who.language if who is not None else "en")


def preferred_language(accepted: str) -> str:
    """The best of our languages in an Accept-Language header; English if there is none."""
    best, most = "en", 0.0
    for part in accepted[:LONGEST_ACCEPT_LANGUAGE].split(","):
        tag, _, quality = part.partition(";")
        language = tag.strip().lower().split("-")[0]
        weight = weight_of(quality)
        if language in LANGUAGES and weight > most:
            best, most = language, weight
    return best


def weight_of(quality: str) -> float:
    """`q=0.8`; nothing is 1, nonsense is nothing."""
    try:
        return float(quality.strip().removeprefix("q=")) if quality.strip() else 1.0
    except ValueError:
        return 0.0


# -- what else goes wrong, in the same shape ------------------------------------------------------

STATUSES = {
    401: "server-sign-in",
    404: "server-not-found",
    405: "server-bad-method",
}


def of_http(error: HTTPException) -> Problem:
    """What the framework refuses: unknown addresses, wrong methods, bodies that are no JSON."""
    problem = Problem(error.status_code, STATUSES.get(error.status_code, "server-bad-request"))
    problem.headers = error.headers or problem.headers
    return problem


def of_validation(error: RequestValidationError | WebSocketRequestValidationError) -> Problem:
    """The first thing that is wrong with what was sent; what was sent is not repeated."""
    first = error.errors()[0]
    is_broken = first["type"] == "json_invalid"  # then its place is a number of letters
    field = "" if is_broken else ".".join(str(part) for part in first["loc"] if part not in ("body", "query", "path"))
    return Problem(422, "server-invalid", field=printable(field) or "body", detail=printable(first["msg"]))


def printable(text: str) -> str:
    return "".join(letter for letter in text[:LONGEST_DETAIL] if letter.isprintable())


def problem_of(error: Exception) -> Problem:
    """Any error as a problem; what nobody foresaw is logged without what it was about."""
    if isinstance(error, Problem):
        return error
    if isinstance(error, HTTPException):
        return of_http(error)
    if isinstance(error, (RequestValidationError, WebSocketRequestValidationError)):
        return of_validation(error)
    if isinstance(error, OperationalError):
        log.error("database does not answer", error=type(error).__name__)
        return Problem(503, "server-unavailable", seconds=RETRY_SECONDS)
    where = traceback.format_tb(error.__traceback__)  # lines of code only: the error's own words may hold secrets
    log.error("unforeseen", error=type(error).__name__, where=where)
    return Problem(500, "server-failed")
