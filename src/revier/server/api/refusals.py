"""How the application answers whatever goes wrong: one shape for every refusal, over HTTP and at a socket."""

from __future__ import annotations

from typing import Any

from fastapi import FastAPI
from fastapi.exceptions import RequestValidationError, WebSocketRequestValidationError
from fastapi.routing import iter_route_contexts
from sqlalchemy.exc import OperationalError
from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response
from starlette.websockets import WebSocket, WebSocketState

from revier.server.problems import Reader, Refusal, preferred_language, problem_of

POLICY_VIOLATION = 1008


def language_of(connection: HTTPConnection) -> str:
    """The person's language where we know who it is, else what the browser asks for."""
    person: Reader | None = getattr(connection.state, "person", None)
    return person.language if person is not None else preferred_language(connection.headers.get("accept-language", ""))


async def answer(connection: Request | WebSocket, error: Exception) -> Response | None:
    """What a person gets to read; a socket is refused, or closed if it was open already."""
    problem = problem_of(error)
    language = language_of(connection)
    response = problem.response(language)
    if isinstance(connection, Request):
        if problem.status == 405:
            response.headers["Allow"] = ", ".join(allowed_methods(connection))
        return response
    if connection.application_state is WebSocketState.CONNECTING:
        await connection.send_denial_response(response)
    elif connection.application_state is WebSocketState.CONNECTED:
        await connection.send_json({"type": "error", "re": "", **problem.to_json(language)})
        await connection.close(POLICY_VIOLATION)
    return None


def allowed_methods(request: Request) -> list[str]:
    """What may be done at an address: each method has a route of its own, and the first one knows only its own."""
    path = request.url.path
    routes = [route for route in iter_route_contexts(request.app.routes) if hasattr(route, "path_regex")]
    found = {method for route in routes if route.path_regex.match(path) for method in route.methods or ()}
    return sorted(found) or ["GET", "HEAD"]  # a file of the client


def handle_problems(app: FastAPI) -> None:
    """Let an application answer every error that is foreseen in one shape; `Security` sees to the others."""
    for kind in (HTTPException, RequestValidationError, WebSocketRequestValidationError, OperationalError):
        app.add_exception_handler(kind, answer)  # type: ignore[arg-type]  # starlette's type has no sockets that answer


RESPONSES: dict[int | str, dict[str, Any]] = {
    400: {"model": Refusal, "description": "Not understood"},
    401: {"model": Refusal, "description": "Sign in first"},
    403: {"model": Refusal, "description": "Not allowed"},
    404: {"model": Refusal, "description": "No such thing, or none for you"},
    409: {"model": Refusal, "description": "Not possible as things stand"},
    413: {"model": Refusal, "description": "Too large"},
    422: {"model": Refusal, "description": "Something in it is wrong; it says what would work"},
    429: {"model": Refusal, "description": "Too often; Retry-After says when again"},
    503: {"model": Refusal, "description": "Too busy just now; Retry-After says when again"},
}
