"""The web client: files that were built into the package, and one page for every address a person may type."""

from __future__ import annotations

from pathlib import Path

from fastapi import FastAPI
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware
from starlette.responses import PlainTextResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import Receive, Scope, Send

BUILT = Path(__file__).parents[2] / "web"
PAGE = "index.html"
FOR_EVER = "public, max-age=31536000, immutable"  # names of assets change with their content
ASK_AGAIN = "no-cache"
NOT_BUILT = "This installation has no web client: `make build` builds it. The API is at /api/openapi.json.\n"


class Pages(StaticFiles):
    """The client's files, else its page: addresses of the client's own are its matter."""

    async def check_config(self) -> None:
        """Without its folder it says so, and how to get it."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        if path == "api" or path.startswith("api/"):
            raise HTTPException(404)
        try:
            response = await super().get_response(path, scope)
        except HTTPException as error:
            if error.status_code != 404 or Path(path).suffix:  # what looks like a file is one, or missing
                raise
            response = await self.page(scope)
        response.headers["Cache-Control"] = FOR_EVER if path.startswith("assets/") else ASK_AGAIN
        return response

    async def page(self, scope: Scope) -> Response:
        """The one page; without it nothing was built."""
        try:
            return await super().get_response(PAGE, scope)
        except HTTPException:
            return PlainTextResponse(NOT_BUILT, 503)


def serve_pages(app: FastAPI) -> None:
    """Where no route of the application answers, whenever it is added."""
    unknown = app.router.not_found
    files = GZipMiddleware(Pages(directory=BUILT, check_dir=False), minimum_size=500)

    async def pages(scope: Scope, receive: Receive, send: Send) -> None:
        await (files if scope["type"] == "http" else unknown)(scope, receive, send)

    app.router.default = pages
