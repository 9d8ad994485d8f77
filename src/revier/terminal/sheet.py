"""The score sheet: where every point came from."""

from __future__ import annotations

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from revier.kernel.state import State
from revier.terminal.look import GOOD, QUIET, Look, ink, sentence
from revier.texts import readable, signed

BETWEEN = 3  # columns between two columns of the sheet


def score_sheet(state: State, look: Look) -> RenderableType:
    """A row for every category; points of several rounds stand side by side."""
    table = Table(box=box.SIMPLE_HEAD, header_style="bold", pad_edge=False)
    table.add_column(look.say("terminal-sheet"))
    for seat in range(state.players):
        table.add_column(look.crest(seat) + Text(f" {look.names[seat]}"), justify="right")
    for row in rows(state, look):
        table.add_row(*row)
    table.add_section()
    scores = state.scores()
    table.add_row(ink(look.say("terminal-total"), "bold"), *[ink(signed(score), "bold") for score in scores])
    table.add_row(look.say("terminal-place"), *[str(place) for place in state.ranking()])
    return Group(table, *winners(state, look))


def rows(state: State, look: Look) -> list[list[Text]]:
    """Labels and cells; where the window is too narrow for all rounds, they stand closer, or only their sums."""
    for plus in (" + ", "+", ""):
        found = [
            [Text(label(state, look, category)), *[cell(rounds, seat, plus) for seat in range(state.players)]]
            for category, rounds in by_category(state).items()
        ]
        widths = [max(text.cell_len for text in column) for column in zip(*found, strict=True)]
        if sum(widths) + BETWEEN * len(widths) <= look.width:
            break
    return found


def by_category(state: State) -> dict[str, dict[int, list[int]]]:
    """The points by seat of every category, by round; round 0 is the whole game."""
    found: dict[str, dict[int, list[int]]] = {}
    for row in state.breakdown():
        found.setdefault(row["category"], {})[row["round"]] = row["points"]
    return found


def label(state: State, look: Look, category: str) -> str:
    """A category, or what is counted in each round."""
    prefix = state.game.actions.prefix
    keys = [f"{prefix}-{kind}-{category}".replace("_", "-") for kind in ("category", "element")]
    return sentence(next((look.say(key) for key in keys if look.texts.has(key)), readable(category)))


def cell(rounds: dict[int, list[int]], seat: int, plus: str) -> Text:
    """The sum, and before it what each round gave; a dash where a round does not count the category."""
    total = sum(points[seat] for points in rounds.values())
    if not any(points[seat] for points in rounds.values()):
        return ink("–", QUIET)
    if 0 in rounds or not plus:
        return Text(signed(total))
    parts = [signed(rounds[n][seat]) if n in rounds else "–" for n in range(1, max(rounds) + 1)]
    return ink(plus.join(parts) + plus.replace("+", "="), QUIET) + Text(signed(total).rjust(2))


def winners(state: State, look: Look) -> list[RenderableType]:
    """Who won, and by what."""
    if not state.is_over:
        return []
    scores = state.scores()
    first = [seat for seat, place in enumerate(state.ranking()) if place == 1]
    names = ", ".join(look.names[seat] for seat in first)
    behind = [scores[first[0]] - score for seat, score in enumerate(scores) if seat not in first]
    lines: list[RenderableType] = []
    if 0 in behind:
        lines.append(look.say(f"{state.game.actions.prefix}-tie-break"))
    if len(first) > 1:
        lines.append(ink(look.say("terminal-won-together", names=names, points=scores[first[0]]), GOOD))
    else:
        lines.append(ink(look.say("terminal-won", name=names, points=scores[first[0]], lead=min(behind)), GOOD))
    return lines
