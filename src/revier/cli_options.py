"""Options and arguments that several commands share."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer
from typer.core import TyperCommand

A_GAME = typer.Argument(help="A game, as `revier games` lists them.")
Lang = Annotated[str, typer.Option(envvar="REVIER_LANG", help="de, en or fr; otherwise that of your system.")]
Players = Annotated[int, typer.Option(help="How many play.")]
Bots = Annotated[str, typer.Option(help="Bots for the seats in turn, as in greedy,random.", show_default=False)]
Seed = Annotated[str | None, typer.Option(help="The same seed deals the same game.")]
Options = Annotated[list[str] | None, typer.Option("--option", help="As in delivered_orders=open; may be repeated.")]
BoardOption = Annotated[
    Path | None, typer.Option("--board", help="Play on a board of your own, as `revier board check` accepts it.")
]
ComponentsOption = Annotated[
    Path | None,
    typer.Option("--components", help="Play with components of your own, as `revier components check` accepts them."),
]
RecordFile = Annotated[Path, typer.Argument(help="A record, as `revier play --record` writes it.")]

SCREEN = "-"


class JsonAlone(TyperCommand):
    """`--json` without a file stands for `--json -`; Typer knows no option with a value that may be left out."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        spelt = []
        for arg, following in zip(args, [*args[1:], "--"], strict=False):
            spelt += [arg, SCREEN] if arg == "--json" and following.startswith("--") else [arg]
        return super().parse_args(ctx, spelt)
