"""Pages of a terminal: the board, what happened, and a foot, as much as the window holds."""

from __future__ import annotations

from rich.console import Console
from rich.text import Text

from revier.kernel.state import State
from revier.terminal import board
from revier.terminal.log import Turns, paragraphs
from revier.terminal.look import Block, Look

LOG_LINES = 5  # of the log are shown, rather than more of the board
FEW_LINES = 2  # of the log are shown at least
WIDEST = 120  # columns; more would only tear things apart
ENDLESS = 1000  # lines; a page that may scroll


def look_of(console: Console, look: Look) -> Look:
    """The same eyes with the room this console has now; windows change their size."""
    return Look(look.texts, look.names, look.seat, min(console.width, WIDEST), look.data)


def print_page(console: Console, look: Look, view: board.Json, kind: str, log: list[Text], foot: Block) -> None:
    """Board, log, foot; a terminal is cleared first."""
    lines = page(console, look, view, kind, log, foot)
    if console.is_terminal:
        console.clear()
    print_lines(console, lines)


def page(console: Console, look: Look, view: board.Json, kind: str, log: list[Text], foot: Block) -> Block:
    """Board, log, foot, in as many lines as the window has."""
    height = console.height - len(foot) - 1  # the last line is for the answer
    lines = wrapped(console, look, log)
    drawn = board.draw(view, look, kind, height - min(len(lines), LOG_LINES))
    room = max(height - len(drawn), FEW_LINES)
    if len(lines) > room:
        lines = [shortened(paragraph, look.width) for paragraph in log][-room:]
    return [*drawn, *lines, *foot]


def print_lines(console: Console, lines: Block) -> None:
    for line in lines:
        console.print(line)


def told(look: Look, state: State, turns: Turns, since: int) -> list[Text]:
    """What the seat heard since a ply, paragraph by paragraph."""
    return paragraphs(state.events(since), turns, look)


def wrapped(console: Console, look: Look, log: list[Text]) -> Block:
    return [line for paragraph in log for line in hanging(paragraph, console, look.width)]


def hanging(text: Text, console: Console, width: int) -> Block:
    """Wrapped, with further lines indented."""
    first, *rest = text.wrap(console, width)
    if not rest:
        return [first]
    following = text[len(first) :]
    following = following[len(following.plain) - len(following.plain.lstrip()) :]
    return [first, *[Text("   ") + line for line in following.wrap(console, width - 3)]]


def shortened(text: Text, width: int) -> Text:
    """What fits in one line."""
    line = text.copy()
    line.truncate(width, overflow="ellipsis")
    return line


def all_turns(state: State) -> Turns:
    """Where the turns of the game so far began."""
    turns = Turns()
    s = state.replay(0, None)
    for action in state.history:
        question = s.decision()
        assert question is not None
        turns.ask(question)
        s.apply(action)
    return turns
