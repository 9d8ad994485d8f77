"""`revier play`: a person, or bots alone, at a table in the terminal."""

from __future__ import annotations

import sys
from contextlib import suppress
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from revier.cli_options import A_GAME, BoardOption, Bots, ComponentsOption, Lang, Options, Players, Seed
from revier.kernel.record import Record
from revier.kernel.state import State
from revier.terminal.arguments import (
    check_bots,
    check_can_save,
    check_name,
    check_options,
    check_players,
    check_seat,
    check_seats,
    find_title,
    language,
    load,
    own_names,
    read_seed,
)
from revier.terminal.look import Look
from revier.terminal.play import Left, Play
from revier.terminal.screen import tell_full
from revier.terminal.seats import Seats, user_name
from revier.terminal.signals import ended_by_signals, ignore_signals
from revier.terminal.watch import watch as watch_game
from revier.texts import Argument, Texts

FAILED = 1
INTERRUPTED = 130


def console() -> Console:
    return Console(highlight=False, markup=False, emoji=False)  # names and paths are printed as they are


def play(
    game: Annotated[str, A_GAME] = "",
    players: Players = 3,
    seat: Annotated[int | None, typer.Option(help="Your seat, counted from 1.")] = None,
    bots: Bots = "",
    seed: Seed = None,
    lang: Lang = "",
    option: Options = None,
    board: BoardOption = None,
    components: ComponentsOption = None,
    name: Annotated[str, typer.Option(help="Your name at the table.")] = "",
    record: Annotated[Path | None, typer.Option(help="Save the game here when it ends or when you leave.")] = None,
    resume: Annotated[Path | None, typer.Option(help="Go on with a saved game.")] = None,
    watch: Annotated[bool, typer.Option("--watch", help="Let bots play on all seats.")] = False,
    confirm: Annotated[bool, typer.Option("--confirm", help="Ask before what cannot be taken back.")] = False,
) -> None:
    """Play against bots."""
    t = language(lang)
    if resume is not None:
        saved, state = load(t, resume)
        kinds = check_bots(t, saved.game, bots, ["greedy"])
        seats = Seats.read(saved.seats)
        person = seats.person or 0 if seat is None else check_seat(t, seat, state.players)
        check_seats(t, kinds, state.players if watch else state.players - 1)
        seats.fill(None if watch else person, kinds)
        record = None if state.is_over else record or resume  # a finished game stays who played it
    else:
        title = find_title(t, game, {"board": board, "components": components})
        kinds = check_bots(t, title, bots, ["greedy"])
        options = check_options(t, title, option or [])
        person = check_seat(t, 1 if seat is None else seat, check_players(t, title, players))
        check_seats(t, kinds, players if watch else players - 1)
        called = check_name(t, name or user_name(t.say("cli-you")))
        seats = Seats.new(players, None if watch else person, called, kinds)
        state = title.new(players=players, seed=read_seed(t, seed), **options)
    check_can_save(t, record, resume)
    with ended_by_signals():
        state, status = at_the_table(t, state, seats, confirm)
        if record is not None:
            keep(t, Record.of(state, seats.write()), record)
    raise typer.Exit(status)


def keep(t: Texts, played: Record, file: Path) -> None:
    """Save a game; if that fails, ask for another place rather than lose it."""
    while True:
        try:
            played.save(file)
        except OSError as error:
            fault: dict[str, Argument] = {"file": str(file), "detail": error.strerror or str(error)}
            print(f"revier: {t.say('cli-unsaved', fault)}", file=sys.stderr)
            try:
                file = Path(input(f"{t.say('cli-save-where')} › ").strip() or file)
            except (EOFError, OSError):  # nobody there to ask
                raise typer.Exit(FAILED) from None
            continue
        with suppress(OSError):  # a closed terminal hears nothing
            Console(highlight=False, markup=False, emoji=False).print(
                t.say("cli-saved", {"file": str(file)}), soft_wrap=True
            )
        return


def at_the_table(t: Texts, state: State, seats: Seats, confirm: bool) -> tuple[State, int]:
    """Play or watch; returns how far the game got, and the exit status."""
    screen = console()
    look = Look(own_names(t, state.game), seats.names, seats.person, screen.width, state.game.data)
    bots = seats.bots(state)
    table = None if seats.person is None else Play(screen, look, state, bots, confirm=confirm)
    status, farewell = 0, ""
    try:
        try:
            if table is None:
                watch_game(screen, look, state, lambda s: bots[s.asked().seat].act(s), begin=state.ply)
            else:
                table.run()
        except (Left, EOFError):  # a closed terminal is one of these first, a signal then
            farewell = t.say("cli-left")
    except OSError as error:  # what was played is kept all the same
        status = tell_full(error)
    except KeyboardInterrupt:
        status, farewell = INTERRUPTED, "\n" + t.say("cli-left")
    ignore_signals()
    if farewell:
        with suppress(OSError):  # a closed terminal hears nothing
            screen.print(farewell)
    return state if table is None else table.state, status
