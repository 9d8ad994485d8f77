"""`revier bots`: who can be played against."""

from __future__ import annotations

from typing import Annotated

import typer
from rich import box
from rich.console import Console
from rich.table import Table

import revier
from revier.bots import BOTS, FORMS, RANKS, find_rank
from revier.terminal.arguments import language
from revier.texts import Texts


def bots(
    lang: Annotated[str, typer.Option(envvar="REVIER_LANG", help="de, en or fr; otherwise that of your system.")] = "",
) -> None:
    """List the bots: miners' ranks from the lowest up and how strong they are, then the bots behind them."""
    t = language(lang)
    screen = Console(highlight=False, markup=False, emoji=False)
    ranks = table(t, "cli-level")
    for number, name in enumerate(RANKS, start=1):
        ranks.add_row(f"{number} {name}", t.say(f"cli-about-{name}"))
    others = table(t, "cli-bot")
    for name in BOTS:
        others.add_row(name, t.say(f"cli-about-{name.replace('@', '-')}"))
    screen.print(ranks, strengths(t), others)
    screen.print(t.say("cli-bot-forms", {"known": FORMS[2:]}), soft_wrap=True)


def table(t: Texts, head: str) -> Table:
    """Names as they are typed, and what these do."""
    found = Table(box=box.SIMPLE_HEAD, pad_edge=False, header_style="bold")
    found.add_column(t.say(head), no_wrap=True)
    found.add_column(t.say("cli-bot-does"))
    return found


def strengths(t: Texts) -> Table:
    """Of the ranks, the lowest first, on the scale of each game."""
    found = Table(box=box.SIMPLE_HEAD, pad_edge=False, header_style="bold")
    found.add_column(t.say("cli-rank-strength"), no_wrap=True)
    for number in range(1, len(RANKS) + 1):
        found.add_column(f"{number}", justify="right")
    for game in revier.games():
        known = [find_rank(name, game).strength for name in RANKS]
        found.add_row(game, *["–" if strength is None else f"{strength:.0f}" for strength in known])
    return found
