"""Watching a game: bots among themselves, or a record turn by turn."""

from __future__ import annotations

import time
from collections.abc import Callable

from rich.console import Console
from rich.text import Text

from revier.kernel.state import State
from revier.terminal.log import Turns
from revier.terminal.look import QUIET, Look, ink
from revier.terminal.pages import look_of, print_lines, print_page, told, wrapped
from revier.terminal.sheet import score_sheet

PAUSE = 0.8  # seconds a turn stays on the page


def watch(
    console: Console,
    look: Look,
    state: State,
    act: Callable[[State], int | None],
    *,
    begin: int,
    by_hand: bool = False,
) -> State:
    """Show every turn from ply `begin` on until `act` has no action left, then the score sheet.

    With `by_hand` each turn waits for Enter; without it a turn stays on a terminal for a moment. Where there is
    no terminal, only the log is printed.
    """
    turns = Turns()
    shown = begin
    while True:
        question = state.decision()
        if question is None:
            break
        turns.ask(question)
        if console.is_terminal and state.ply > shown and state.ply == turns.start:
            show_turn(console, look, state, turns, shown, by_hand)
            shown = state.ply
        action = act(state)
        if action is None:
            break
        state.apply(action)
    eyes = look_of(console, look)
    print_lines(console, wrapped(console, eyes, told(eyes, state, turns, shown)))
    console.print(score_sheet(state, eyes))
    return state


def show_turn(console: Console, look: Look, state: State, turns: Turns, since: int, by_hand: bool) -> None:
    """The board after a turn, and what was done in it."""
    eyes = look_of(console, look)
    view = state.view(look.seat)
    foot = [ink(look.say("terminal-ply", ply=state.ply), QUIET)]
    print_page(console, eyes, view, "", told(eyes, state, turns, since), foot)
    if by_hand:
        console.input(Text(f"{look.say('terminal-go-on')} › "))
    else:
        time.sleep(PAUSE)
