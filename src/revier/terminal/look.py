"""What every board is drawn with: boxes of text lines, the players' colours and shapes, lit numbers."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from rich.text import Text

from revier.kernel.game import Game
from revier.texts import Texts

Block = list[Text]  # lines of equal width, so that blocks can stand side by side

LIT = "bold #1D1206 on #FFB938"  # what may be chosen is lit, nothing else is amber
QUIET = "dim"
GOOD = "bold green"

NARROW = 78  # columns; below, everything stands in one column
WIDE = 100  # columns; from here on there is room for all

# Players are colour, shape and initial; never colour alone.
SHAPES = "●■▲◆⬢"
FILLS = ["#FFFFFF on #B5372B", "#FFFFFF on #24589A", "#231703 on #E3A92F", "#06231C on #3E9D86", "#241F1A on #F4EEE0"]


@dataclass
class Look:
    """Whose eyes, which language, how much room."""

    texts: Texts
    names: list[str]
    seat: int | None  # None: a spectator
    width: int
    data: dict[str, Any] | None = None  # component data of the players' own
    lit: dict[str, str] = field(default_factory=dict)  # component -> the number that chooses it
    shown: set[str] = field(default_factory=set)  # components whose numbers were drawn

    def say(self, key: str, **args: int | str) -> str:
        return self.texts.say(key, args, self.names)

    def crest(self, seat: int) -> Text:
        return ink(SHAPES[seat] + initials(self.names)[seat], f"bold {FILLS[seat]}")

    def crew(self, seat: int, count: int) -> Text:
        """So many workers of a seat."""
        return ink(f"{SHAPES[seat]}{count}", f"bold {FILLS[seat]}")

    def number(self, target: str) -> Text:
        """The lit number that chooses a component, in four columns."""
        self.shown.add(target)
        label = self.lit.get(target, "")
        return Text(" " * (3 - len(label))) + ink(label, LIT) + Text(" ")


def ink(text: str, style: str) -> Text:
    """Text in a style that ends with it; what is appended stays plain."""
    return Text.assemble((text, style))


def initials(names: Sequence[str]) -> list[str]:
    """One letter a player; of two equal ones the second takes its next letter."""
    taken: list[str] = []
    for name in names:
        letters = [letter.upper() for letter in name if letter.isalnum()] or ["?"]
        taken.append(next((letter for letter in letters if letter not in taken), letters[0]))
    return taken


def join(parts: Sequence[Text | str], between: str = " ") -> Text:
    """The parts that are not empty, in one line."""
    return Text(between).join([Text(part) if isinstance(part, str) else part for part in parts if len(part)])


def fit(text: Text, width: int, align: str = "left") -> Text:
    """Exactly this wide: padded, or cut with an ellipsis."""
    line = text.copy()
    line.truncate(width, overflow="ellipsis")
    if align == "right":
        line.pad_left(width - line.cell_len)
    else:
        line.pad_right(width - line.cell_len)
    return line


def box(title: Text, lines: Sequence[Text], width: int, height: int = 0) -> Block:
    """Lines in a frame with a title."""
    inner = width - 2
    head = title.copy()
    head.truncate(inner - 2, overflow="ellipsis")
    top = ink("╭ ", QUIET) + head + ink(" " + "─" * (inner - 2 - head.cell_len) + "╮", QUIET)
    rows = [*lines, *[Text()] * (height - len(lines))]
    side = ink("│", QUIET)
    body = [side + fit(line, inner) + side for line in rows]
    return [top, *body, ink("╰" + "─" * inner + "╯", QUIET)]


def beside(*blocks: Block) -> Block:
    """Blocks from left to right, the lower ones filled up with empty lines."""
    height = max(len(block) for block in blocks)
    widths = [max((line.cell_len for line in block), default=0) for block in blocks]
    rows = []
    for i in range(height):
        row = Text()
        for block, width in zip(blocks, widths, strict=True):
            row.append_text(fit(block[i], width) if i < len(block) else Text(" " * width))
        rows.append(row)
    return rows


def columns(cells: Sequence[Text], width: int, gap: int = 2) -> Block:
    """Cells in as many columns as fit, read from top to bottom."""
    if not cells:
        return []
    widest = min(width, max(cell.cell_len for cell in cells))
    count = max(1, (width + gap) // (widest + gap))
    rows = -(-len(cells) // count)
    grid = [[fit(cell, widest) for cell in cells[i::rows]] for i in range(rows)]
    return [Text(" " * gap).join(row) for row in grid]


def title_of(texts: Texts, game: Game) -> str:
    """What a game is called; titles with several editions say which one it is."""
    prefix = game.actions.prefix
    title = texts.say(f"{prefix}-title")
    return f"{title}, {texts.say(f'{prefix}-edition-{game.edition}')}" if game.edition else title


def sentence(text: str) -> str:
    """With a capital at its beginning."""
    return text[:1].upper() + text[1:]
