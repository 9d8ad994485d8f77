"""The web client: files that were built into the package, and one page for every address a person may type."""

from __future__ import annotations

from pathlib import Path

from fastapi import FastAPI
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import FileResponse, PlainTextResponse, Response
from starlette.routing import Mount, Route, Router
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

BUILT = Path(__file__).parents[1] / "web"
FOR_EVER = "public, max-age=31536000, immutable"  # names of assets change with their content
ASK_AGAIN = "no-cache"
NOT_BUILT = "This installation has no web client: `make build` builds it. The API is at /api/openapi.json.\n"


class Assets(StaticFiles):
    """Files whose name changes with their content."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        response = await super().get_response(path, scope)
        if response.status_code == 200:
            response.headers["Cache-Control"] = FOR_EVER
        return response


async def page(request: Request) -> Response:
    """A file of the client's root, else its page: addresses of the client's own are its matter."""
    name = request.path_params["name"]
    if name.startswith("api/"):
        raise HTTPException(404)
    if not (BUILT / "index.html").is_file():
        return PlainTextResponse(NOT_BUILT, 503)
    found = BUILT / name if name in ("icon.svg", "icons.svg") else BUILT / "index.html"
    return FileResponse(found, headers={"Cache-Control": ASK_AGAIN})


def serve_pages(app: FastAPI) -> None:
    """After all other routes."""
    assets = Mount("/assets", Assets(directory=BUILT / "assets", check_dir=False))
    router = Router([assets, Route("/{name:path}", page, methods=["GET"])])
    app.mount("/", GZipMiddleware(router, minimum_size=500))
