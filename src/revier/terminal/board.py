"""The board of a title: a pure function from what a seat sees to lines of text.

`revier.terminal.<title>` has `draw(view, look, kind, height)`, `chips(view, look, args)` and `LIT_TARGETS`, and where
points are scored at all times `rounds_over(view)`. A title without such a module is shown as tables.
"""

from __future__ import annotations

from types import ModuleType
from typing import Any

from rich.text import Text

from revier.games import part_of
from revier.terminal import plain
from revier.terminal.look import Block, Look

Json = dict[str, Any]


def part(view: Json) -> ModuleType | None:
    return part_of("revier.terminal", view["game"])


def draw(view: Json, look: Look, kind: str, height: int) -> Block:
    """The table in at most this many lines if that can be done; `kind` is the decision being asked."""
    title = part(view)
    if title is None:
        return plain.draw(view, look)
    drawn: Block = title.draw(view, look, kind, height)
    return drawn


def rounds_over(view: Json) -> int | None:
    """How many rounds have ended, in a title that scores points at all times."""
    count = getattr(part(view), "rounds_over", None)
    return None if count is None else int(count(view))


def is_lit(view: Json, targets: list[str]) -> bool:
    """Whether the board itself carries the number of an option on these components."""
    title = part(view)
    return title is not None and any(target.startswith(title.LIT_TARGETS) for target in targets)


def chips(view: Json, look: Look, args: dict[str, int | str]) -> Text:
    """The pieces an option is about, drawn."""
    title = part(view)
    if title is None:
        return Text()
    drawn: Text = title.chips(view, look, args)
    return drawn
