"""The board of a title: a pure function from what a seat sees to lines of text."""

from __future__ import annotations

import json
from typing import Any

from rich.text import Text

from revier.terminal import glueck_auf, kohle_und_kolonie, schichtwechsel
from revier.terminal.look import Block, Look

Json = dict[str, Any]

# a title without an entry is shown as plain data
TITLES = {
    "glueck-auf": glueck_auf,
    "kohle-und-kolonie-2013": kohle_und_kolonie,
    "kohle-und-kolonie-revised": kohle_und_kolonie,
    "schichtwechsel": schichtwechsel,
}


def draw(view: Json, look: Look, kind: str, height: int) -> Block:
    """The table in at most this many lines if that can be done; `kind` is the decision being asked."""
    title = TITLES.get(view["game"])
    return plain(view) if title is None else title.draw(view, look, kind, height)


def plain(view: Json) -> Block:
    """Every field of the view in a line of its own."""
    return [Text(f"{name}: {json.dumps(value, ensure_ascii=False)}") for name, value in view.items()]


def rounds_over(view: Json) -> int | None:
    """How many rounds have ended, in a title that scores points at all times."""
    count = getattr(TITLES.get(view["game"]), "rounds_over", None)
    return None if count is None else int(count(view))


def is_lit(view: Json, targets: list[str]) -> bool:
    """Whether the board itself carries the number of an option on these components."""
    title = TITLES.get(view["game"])
    return title is not None and any(target.startswith(title.LIT_TARGETS) for target in targets)


def chips(view: Json, look: Look, args: dict[str, int | str]) -> Text:
    """The pieces an option is about, drawn."""
    title = TITLES.get(view["game"])
    return Text() if title is None else title.chips(view, look, args)
