"""`revier bots`: who can be played against."""

from __future__ import annotations

from typing import Annotated

import typer
from rich import box
from rich.console import Console
from rich.table import Table

from revier.bots import BOTS, FORMS, LEVELS
from revier.terminal.arguments import language
from revier.texts import Texts


def bots(
    lang: Annotated[str, typer.Option(envvar="REVIER_LANG", help="de, en or fr; otherwise that of your system.")] = "",
) -> None:
    """List the bots: miners' ranks from the lowest up, then the bots behind them."""
    t = language(lang)
    screen = Console(highlight=False, markup=False, emoji=False)
    ranks = table(t, "cli-level", "cli-bot")
    for name, level in LEVELS.items():
        ranks.add_row(name, level.bot, t.say(f"cli-about-{name}"))
    others = table(t, "cli-bot")
    for name in BOTS:
        others.add_row(name, t.say(f"cli-about-{name}"))
    screen.print(ranks, others)
    screen.print(t.say("cli-bot-forms", {"known": FORMS[2:]}), soft_wrap=True)


def table(t: Texts, *heads: str) -> Table:
    """Names as they are typed, and what these do."""
    found = Table(box=box.SIMPLE_HEAD, pad_edge=False, header_style="bold")
    for head in heads:
        found.add_column(t.say(head), no_wrap=True)
    found.add_column(t.say("cli-bot-does"))
    return found
