"""The tables of docs/envs.md, made from the fields: `.venv/bin/python -m tests.envs.docs` writes them anew."""

from __future__ import annotations

from pathlib import Path

import revier
from revier.encoding.fields import OF_SEAT, OF_TABLE
from revier.envs.observing import Observer
from revier.games import titles
from revier.kernel.title import Title
from revier.texts import texts

PAGE = Path(__file__).parents[2] / "docs" / "envs.md"
BEGIN, END = "<!-- fields: begin -->\n", "<!-- fields: end -->\n"
HEADS = {OF_TABLE: "once", OF_SEAT: "for every seat, the observer first, then clockwise"}


def tables() -> str:
    """Editions of a title have the same fields."""
    return "\n".join([table(title, list(title.editions)[-1]) for title in titles().values()])


def table(title: Title, id: str) -> str:
    """One title; where the size depends on the number of players, all sizes."""
    name = texts("de").say(f"{title.prefix}-title") + (", both editions" if len(title.editions) > 1 else "")
    game = revier.game(id)
    observers = [Observer(game, players) for players in game.seats]
    sizes = ", ".join([f"{observer.size} with {observer.players} players" for observer in observers])
    lines = [f"### {name}\n", f"{sizes}.\n"]
    for of, head in HEADS.items():
        lines += [f"| {head} | entries | divided by | what |", "|---|---|---|---|"]
        rows = [[e for e in observer.entries if e.of == of] for observer in observers]
        rows = [[e for e in row if of == OF_TABLE or e.name.startswith("seat_0.")] for row in rows]
        for same in zip(*rows, strict=True):
            field = same[0].field
            entries = "/".join(dict.fromkeys([str(e.field.size) for e in same]))
            lines.append(f"| `{field.name}` | {entries} | {field.scale} | {field.meaning} |")
        lines.append("")
    return "\n".join(lines)


def main() -> None:
    text = PAGE.read_text(encoding="utf-8")
    before, rest = text.split(BEGIN)
    PAGE.write_text(before + BEGIN + tables() + END + rest.split(END)[1], encoding="utf-8")


if __name__ == "__main__":
    main()
