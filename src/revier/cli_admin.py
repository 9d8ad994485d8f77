"""`revier admin`: see who and what is there, ban, delete, turn titles off. Works while the server runs."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import closing
from datetime import datetime
from typing import TYPE_CHECKING, Annotated, TypeVar

import typer
from rich import box
from rich.console import Console
from rich.table import Table

import revier
from revier.cli_serve import DEFAULT, DatabaseOption, Lang, begin, check_reachable, check_url, refusing
from revier.terminal.arguments import find_game, refuse
from revier.texts import Argument, Texts

if TYPE_CHECKING:
    from sqlalchemy import Connection

T = TypeVar("T")

admin_app = typer.Typer(help="Look after a server.", no_args_is_help=True)
list_app = typer.Typer(help="Who and what is there.", no_args_is_help=True)
delete_app = typer.Typer(help="Delete a person or a table.", no_args_is_help=True)
title_app = typer.Typer(help="Turn a title off or on.", no_args_is_help=True)
for name, part in (("list", list_app), ("delete", delete_app), ("title", title_app)):
    admin_app.add_typer(part, name=name)

APerson = Annotated[int, typer.Argument(help="A number, as `revier admin list people` shows it.")]
ATable = Annotated[str, typer.Argument(help="A table, as `revier admin list tables` shows it.")]
AGame = Annotated[str, typer.Argument(help="A game, as `revier games` lists them.")]
STATUS_TEXTS = {
    "waiting": "cli-admin-waiting",
    "running": "cli-admin-playing",
    "over": "cli-admin-over",
    "frozen": "cli-admin-frozen",
    "closed": "cli-admin-closed",
}
Most = Annotated[int, typer.Option(min=1, help="How many at most.")]


def at(t: Texts, database: str, work: Callable[[Connection], T], **details: Argument) -> T:
    """Do something with the database of a server, in one transaction; what is refused is said in one line."""
    from revier.server.operation.administration import NotDone
    from revier.server.storage.database import Database
    from revier.server.storage.files import check_whole, file_of
    from revier.server.storage.migrate import check_current

    url = check_url(t, database)
    with refusing(t):
        if url.get_backend_name() == "sqlite":
            check_whole(file_of(url))
        check_reachable(url)
        with closing(Database(url.render_as_string(hide_password=False))) as db:
            check_current(db)
            try:
                return db.write_now(work)
            except NotDone as error:
                refuse(t, error.key, **details)


def show(heads: list[str], rows: list[list[str]]) -> None:
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, header_style="bold")
    for head in heads:
        table.add_column(head)
    for row in rows:
        table.add_row(*row)
    Console(highlight=False, markup=False, emoji=False).print(table)


def when(seconds: float) -> str:
    return datetime.fromtimestamp(seconds).strftime("%Y-%m-%d %H:%M")


@list_app.command("people")
def show_people(database: DatabaseOption = DEFAULT, most: Most = 100, lang: Lang = "") -> None:
    """The newest first."""
    t = begin(lang)
    from revier.server.operation import administration

    rows = at(t, database, lambda c: administration.list_people(c, most))
    heads = ["cli-admin-number", "cli-admin-name", "cli-admin-kind", "cli-admin-since", "cli-admin-seats"]
    show(
        [t.say(head) for head in heads],
        [
            [str(row.id), row.name, kind_of(t, row.is_guest, row.banned), when(row.created), str(row.seats)]
            for row in rows
        ],
    )


def kind_of(t: Texts, is_guest: bool, is_banned: bool) -> str:
    kind = t.say("cli-admin-guest" if is_guest else "cli-admin-account")
    return f"{kind}, {t.say('cli-admin-banned')}" if is_banned else kind


@list_app.command("tables")
def show_tables(
    database: DatabaseOption = DEFAULT,
    status: Annotated[str, typer.Option(help="Only waiting, running, over, frozen or closed ones.")] = "",
    most: Most = 100,
    lang: Lang = "",
) -> None:
    """Those that changed last, first."""
    t = begin(lang)
    from revier.server.operation import administration

    if status and status not in STATUS_TEXTS:
        refuse(t, "cli-bad-value", name="--status", given=status, known=tuple(STATUS_TEXTS))
    rows = at(t, database, lambda c: administration.list_tables(c, status, most))
    heads = ["cli-admin-table", "cli-game", "cli-players", "cli-admin-status", "cli-admin-ply", "cli-admin-changed"]
    show(
        [t.say(head) for head in heads],
        [
            [row.id, row.game, str(row.players), t.say(STATUS_TEXTS[row.status]), str(row.ply), when(row.changed)]
            for row in rows
        ],
    )


@list_app.command("titles")
def show_titles(database: DatabaseOption = DEFAULT, lang: Lang = "") -> None:
    """Which titles new tables may be made of."""
    t = begin(lang)
    from revier.server.tables.lobby import titles_off

    off = at(t, database, titles_off)
    rows = [[id, t.say("cli-admin-off" if id in off else "cli-admin-on")] for id in revier.games()]
    show([t.say("cli-game"), t.say("cli-admin-status")], rows)


@admin_app.command()
def ban(person: APerson, database: DatabaseOption = DEFAULT, lang: Lang = "") -> None:
    """Keep somebody out, however they sign in."""
    set_ban(person, database, lang, True)


@admin_app.command()
def unban(person: APerson, database: DatabaseOption = DEFAULT, lang: Lang = "") -> None:
    """Let somebody in again."""
    set_ban(person, database, lang, False)


def set_ban(person: int, database: str, lang: str, is_banned: bool) -> None:
    t = begin(lang)
    from revier.server.operation import administration

    name = at(t, database, lambda c: administration.ban(c, person, is_banned), given=person)
    print(t.say("cli-admin-ban-done" if is_banned else "cli-admin-unban-done", {"name": name}))


@delete_app.command("person")
def delete_person(person: APerson, database: DatabaseOption = DEFAULT, lang: Lang = "") -> None:
    """Forget somebody; the games of others stay, without the name."""
    t = begin(lang)
    from revier.server.operation import administration

    name = at(t, database, lambda c: administration.remove_person(c, person), given=person)
    print(t.say("cli-admin-person-deleted", {"name": name}))


@delete_app.command("table")
def delete_table(
    table: ATable,
    database: DatabaseOption = DEFAULT,
    force: Annotated[bool, typer.Option("--force", help="Even if people still play there.")] = False,
    lang: Lang = "",
) -> None:
    """Delete a table with all its moves and chat."""
    t = begin(lang)
    from revier.server.operation import administration

    at(t, database, lambda c: administration.remove_table(c, table, force), given=table)
    print(t.say("cli-admin-table-deleted", {"given": table}))


@title_app.command("off")
def title_off(game: AGame, database: DatabaseOption = DEFAULT, lang: Lang = "") -> None:
    """Let nobody begin new tables of a title; those that run go on."""
    switch(game, database, lang, False)


@title_app.command("on")
def title_on(game: AGame, database: DatabaseOption = DEFAULT, lang: Lang = "") -> None:
    """Offer a title again."""
    switch(game, database, lang, True)


def switch(game: str, database: str, lang: str, is_on: bool) -> None:
    t = begin(lang)
    from revier.server.operation import administration

    find_game(t, game)
    at(t, database, lambda c: administration.switch_title(c, game, is_on))
    print(t.say("cli-admin-title-on" if is_on else "cli-admin-title-off", {"given": game}))
