"""The board of a title that has none of its own here: what a seat sees, as tables.

A field is called by the message `<prefix>-view-<field>` where the catalogues have it, by its own name otherwise; a
value as everywhere, by `<prefix>-<field>-<value>`.
"""

from __future__ import annotations

from io import StringIO
from typing import Any

from rich import box
from rich.console import Console
from rich.table import Table
from rich.text import Text

from revier.games import folder_of, titles
from revier.terminal.look import Block, Look, sentence
from revier.texts import readable

Json = dict[str, Any]
ABOUT = {"game", "rules", "players", "seat", "options"}  # known from elsewhere


def draw(view: Json, look: Look) -> Block:
    """What is common in lines, what every seat has beside each other, and a table for each set of things."""
    prefix = titles()[folder_of(view["game"])].prefix
    common, seats = new_table(), new_table("", *look.names)
    things: list[Table] = []
    for name, value in view.items():
        if name in ABOUT:
            continue
        if isinstance(value, list) and len(value) == len(look.names):
            for row in by_seat(prefix, name, value, look):
                seats.add_row(*row)
        elif records(value):
            things.append(listed(prefix, name, value, look))
        else:
            common.add_row(label(prefix, name, look), said(prefix, name, value, look))
    return [line for table in (common, seats, *things) if table.row_count for line in lines(table, look.width)]


def records(value: Any) -> list[tuple[str, Json]]:
    """Things by name or number, if that is what it is."""
    named = (
        list(value.items()) if isinstance(value, dict) else list(enumerate(value)) if isinstance(value, list) else []
    )
    return [(str(name), one) for name, one in named] if all(isinstance(one, dict) for _, one in named) else []


def listed(prefix: str, name: str, value: Any, look: Look) -> Table:
    """A row for each thing."""
    rows = records(value)
    keys = list(dict.fromkeys(key for _, one in rows for key in one))
    table = new_table(label(prefix, name, look), *[label(prefix, key, look) for key in keys])
    for id, one in rows:
        table.add_row(readable(id), *[said(prefix, key, one.get(key), look) for key in keys])
    return table


def by_seat(prefix: str, name: str, values: list[Any], look: Look) -> list[list[str]]:
    """A row, or one for each field of what the seats have."""
    if not all(isinstance(value, dict) for value in values):
        return [[label(prefix, name, look), *[said(prefix, name, value, look) for value in values]]]
    keys = list(dict.fromkeys(key for value in values for key in value))
    return [[label(prefix, key, look), *[said(prefix, key, value.get(key), look) for value in values]] for key in keys]


def label(prefix: str, name: str, look: Look) -> str:
    key = f"{prefix}-view-{name}".replace("_", "-")
    return sentence(look.say(key) if look.texts.has(key) else readable(name))


def said(prefix: str, name: str, value: Any, look: Look) -> str:
    """A value in words; what is unknown or empty is a dash."""
    if isinstance(value, dict):
        return ", ".join(f"{readable(key)} {said(prefix, key, value[key], look)}" for key in value) or "–"
    if isinstance(value, list):
        return ", ".join(said(prefix, name.removesuffix("s"), one, look) for one in value) or "–"
    if isinstance(value, bool):
        return "✓" if value else "–"
    if value is None:
        return "–"
    return readable(str(look.texts.name(prefix, name, value, look.names)))


def new_table(*heads: str) -> Table:
    return Table(*heads, box=box.SIMPLE_HEAD, pad_edge=False, show_header=bool(heads))


def lines(table: Table, width: int) -> Block:
    out = StringIO()
    Console(file=out, width=width, color_system=None, highlight=False, markup=False, emoji=False).print(table)
    return [Text(line.rstrip()) for line in out.getvalue().splitlines() if line.strip()]
