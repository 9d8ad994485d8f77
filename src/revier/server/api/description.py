"""What the API's description says beyond what FastAPI sees: when a sign-in may be left out, and the live protocol."""

from __future__ import annotations

from typing import Any, get_type_hints

from fastapi import FastAPI
from fastapi.routing import iter_route_contexts

from revier.kernel.state import Json
from revier.server.people.identity import COOKIE, TOKEN_PREFIX, APerson, AtABrowser, MaybePerson
from revier.server.play import protocol

SCHEMES: Json = {
    "cookie": {
        "type": "apiKey",
        "in": "cookie",
        "name": COOKIE,
        "description": f"Given by signing in or coming as a guest. By https it is called `__Host-{COOKIE}`.",
    },
    "token": {
        "type": "http",
        "scheme": "bearer",
        "bearerFormat": f"{TOKEN_PREFIX}…",
        "description": "For programs; made with `POST /api/tokens`.",
    },
}
A_COOKIE: list[Json] = [{"cookie": []}]
ANY: list[Json] = [*A_COOKIE, {"token": []}]
NEEDED: list[tuple[Any, list[Json]]] = [(AtABrowser, A_COOKIE), (APerson, ANY), (MaybePerson, [*ANY, {}])]


def describe(app: FastAPI) -> None:
    """Let the description say which routes need a sign-in or show more with one, and what is said over sockets."""
    plain = app.openapi

    def described() -> Json:
        found = plain()
        if "securitySchemes" not in found["components"]:
            found["components"]["securitySchemes"] = SCHEMES
            add_needs(app, found["paths"])
            found["components"]["schemas"] |= protocol.schemas()
        return found

    app.openapi = described  # type: ignore[method-assign]  # as FastAPI's own guide does it


def add_needs(app: FastAPI, paths: Json) -> None:
    """To every operation the ways in that its route takes."""
    for context in iter_route_contexts(app.routes):
        needed = ways_in(getattr(context, "endpoint", None))
        operations = paths.get(getattr(context, "path_format", ""), {})
        for method in context.methods or ():
            if needed and method.lower() in operations:
                operations[method.lower()]["security"] = needed


def ways_in(endpoint: Any) -> list[Json]:
    """By what a route wants to be given; none: it does not ask who it is."""
    if not hasattr(endpoint, "__annotations__"):
        return []
    given = list(get_type_hints(endpoint, include_extras=True).values())
    return next((ways for kind, ways in NEEDED if kind in given), [])
