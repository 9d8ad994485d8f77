"""A position as text, as the terminal shows it to a spectator, or as a picture of that text."""

from __future__ import annotations

from functools import cache
from io import StringIO
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt
from rich.console import Console
from rich.style import Style

from revier.extras import needs
from revier.kernel.errors import BadOption
from revier.kernel.state import State
from revier.terminal.board import draw
from revier.terminal.look import Block, Look
from revier.texts import texts

HUMAN, ANSI, RGB = "human", "ansi", "rgb_array"
MODES = [HUMAN, ANSI, RGB]
COLUMNS = 100
LINES = 64  # of every picture, so that all have one size
POINTS = 13  # of the type
PAPER, INK = (248, 243, 233), (30, 25, 21)

Picture = npt.NDArray[np.uint8]


def check_mode(mode: str | None) -> None:
    if mode is not None and mode not in MODES:
        raise BadOption(f"render_mode: {mode!r} is not accepted; accepted: {', '.join(MODES)}")


def render(mode: str, s: State, language: str = "en") -> str | Picture | None:
    """A position in one of the modes; `human` prints it."""
    board = drawn(s, language)
    if mode == RGB:
        return picture(board)
    text = as_text(board)
    if mode == ANSI:
        return text
    print(text)
    return None


def drawn(s: State, language: str) -> Block:
    question = s.decision()
    names = [texts(language).say("kernel-seat", {"number": seat + 1}) for seat in range(s.players)]
    look = Look(texts(language), names, None, COLUMNS, s.game.data)
    return draw(s.view(None), look, "" if question is None else question.kind, LINES)


def as_text(board: Block) -> str:
    """Lines with the codes that colour them."""
    out = StringIO()
    console = Console(file=out, force_terminal=True, color_system="truecolor", width=COLUMNS, highlight=False)
    for line in board:
        console.print(line, no_wrap=True, crop=True)
    return out.getvalue()


def picture(board: Block) -> Picture:
    """The lines in a fixed-width type on paper."""
    needs("envs", "matplotlib", "PIL")
    from PIL import Image, ImageDraw

    font = typeface()
    width, height = int(font.getlength("M")), POINTS + 4
    image = Image.new("RGB", (COLUMNS * width, LINES * height), PAPER)
    pen = ImageDraw.Draw(image)
    console = Console(file=StringIO(), force_terminal=True, color_system="truecolor", width=COLUMNS, highlight=False)
    for row, line in enumerate(board[:LINES]):
        column = 0
        for segment in console.render(line):
            text = segment.text.rstrip("\n")
            ink, paper = colors(segment.style)
            left, top, cells = column * width, row * height, segment.cell_length if text else 0
            if paper != PAPER:
                pen.rectangle((left, top, left + cells * width - 1, top + height - 1), fill=paper)
            pen.text((left, top + 1), text, fill=ink, font=font)
            column += cells
    return np.asarray(image)


def colors(style: Style | None) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Ink and paper."""
    ink = tuple(style.color.get_truecolor()) if style and style.color and not style.color.is_default else INK
    paper = tuple(style.bgcolor.get_truecolor()) if style and style.bgcolor and not style.bgcolor.is_default else PAPER
    return ink, paper


@cache
def typeface() -> Any:
    """DejaVu Sans Mono, which comes with matplotlib and knows box drawing, umlauts and accents.

    Laid out by Pillow alone: with Raqm, which it uses where the machine has FriBidi, letters are wider.
    """
    import matplotlib
    from PIL import ImageFont

    path = Path(matplotlib.get_data_path(), "fonts/ttf/DejaVuSansMono.ttf")
    return ImageFont.truetype(str(path), POINTS, layout_engine=ImageFont.Layout.BASIC)
