"""The words of a title, for clients that were built without them."""

from __future__ import annotations

import hashlib
from typing import Annotated

from fastapi import APIRouter, Header, Path
from starlette.responses import PlainTextResponse, Response

from revier.games import folder_of, titles
from revier.kernel.errors import UnknownGame
from revier.server.api.refusals import RESPONSES
from revier.server.problems import Problem
from revier.server.tables.models import Word
from revier.texts import LANGUAGES, catalogues

router = APIRouter(prefix="/api", tags=["tables"], responses=RESPONSES)

A_DAY = "public, max-age=86400"

Game = Annotated[Word, Path(description="A title's id")]
Language = Annotated[Word, Path(description="de, en or fr")]


@router.get(
    "/games/{game}/texts/{language}",
    response_class=Response,
    responses={200: {"content": {"text/plain": {"schema": {"type": "string"}}}}, 304: {"description": "As it was"}},
)
def texts(game: Game, language: Language, if_none_match: Annotated[str, Header()] = "") -> Response:
    """The title's own catalogue, as Fluent; empty where it brings none."""
    source = catalogue(game, language)
    if source is None:
        raise Problem(404, "server-not-found")
    headers = {"Cache-Control": A_DAY, "ETag": f'"{hashlib.sha256(source.encode()).hexdigest()[:16]}"'}
    if headers["ETag"] in if_none_match:
        return Response(status_code=304, headers=headers)
    return PlainTextResponse(source, headers=headers)


def catalogue(game: str, language: str) -> str | None:
    """The catalogue that is called as the title's family is; None: no such title, or language."""
    if language not in LANGUAGES:
        return None
    try:
        family = titles()[folder_of(game)].family
    except UnknownGame:
        return None
    return catalogues(language).get(f"{family}.ftl", "")
