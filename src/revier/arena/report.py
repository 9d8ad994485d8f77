"""A run as a page that needs no other file, with its pictures beside it as well."""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Sequence
from html import escape
from pathlib import Path

import revier
from revier.arena.match import Result
from revier.arena.plan import Task
from revier.arena.plots import Plot, plots
from revier.arena.sprt import FEWEST, judge
from revier.arena.table import PACE, STRENGTH, pace_rows, seat_heads, seat_rows, strength_rows, summary
from revier.kernel.rng import MASK
from revier.kernel.state import Json
from revier.texts import Argument, Texts

STYLE = """
body { background: #EDE4D3; color: #1E1915; font: 500 14px/20px Barlow, 'Segoe UI', system-ui, sans-serif;
  font-variant-numeric: tabular-nums lining-nums; margin: 0 auto; max-width: 60rem; padding: 24px; }
h1, h2 { font-family: Vollkorn, Georgia, serif; font-weight: 600; }
h1 { font-size: 34px; line-height: 38px; }
h2 { font-size: 20px; line-height: 23px; margin: 32px 0 8px; }
pre, .wide { background: #F8F3E9; border-radius: 12px; overflow-x: auto; padding: 12px; }
pre { white-space: pre-wrap; }
table { border-collapse: collapse; }
th, td { border-bottom: 1px solid #D5C8B0; padding: 4px 12px 4px 0; text-align: right; white-space: nowrap; }
th:first-child, td:first-child { text-align: left; }
th { color: #655849; font-size: 12px; }
tbody.ranked tr:first-child { background: #FCE6BF; }
img { border-radius: 12px; height: auto; max-width: 100%; }
"""


def write_report(t: Texts, folder: Path, task: Task, found: Json, played: Sequence[Result], command: str) -> Path:
    """The page index.html and a PNG for every picture."""
    drawn = plots(t, found, played, judge(task, played))
    for plot in drawn:
        (folder / f"{plot.name}.png").write_bytes(plot.png)
    path = folder / "index.html"
    path.write_text(page(t, task, found, drawn, command), encoding="utf-8")
    return path


def page(t: Texts, task: Task, found: Json, drawn: list[Plot], command: str) -> str:
    title = t.say(f"{revier.game(task.game).actions.prefix}-title")
    head = escape(t.say("cli-arena-title", {"name": title}))
    setting: dict[str, Argument] = {
        "names": list(dict.fromkeys(task.bots)),
        "players": task.players,
        "low": str(task.seed),
        "high": str((task.seed + found["groups"] - 1) & MASK),
        "choices": [f"{name}={value}" for name, value in task.options.items()],
    }
    parts = [
        f"<h1>{head}</h1>",
        f"<p>{escape(t.say('cli-arena-setting', setting))}</p>",
        f"<p>{escape(summary(t, found))}</p>",
        table([t.say(key) for key in STRENGTH], strength_rows(found), "ranked"),
        *[f"<h2>{escape(plot.title)}</h2>\n{picture(plot)}" for plot in drawn],
        f"<h2>{escape(t.say('cli-arena-by-seat'))}</h2>",
        table(seat_heads(t, found), seat_rows(t, found)),
        f"<h2>{escape(t.say('cli-arena-by-turn'))}</h2>",
        table([t.say(key) for key in PACE], pace_rows(found)),
        f"<h2>{escape(t.say('cli-arena-how'))}</h2>",
        *([f"<p>{escape(t.say('cli-arena-sprt-explained', {'groups': FEWEST}))}</p>"] if found["sprt"] else []),
        f"<p>{escape(t.say('cli-arena-explained'))}</p>",
        f"<pre>{escape(command)}</pre>",
    ]
    return (
        f'<!doctype html>\n<html lang="{t.language}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{head}</title>\n<style>{STYLE}</style>\n</head>\n<body>\n" + "\n".join(parts) + "\n</body>\n</html>\n"
    )


def table(heads: list[str], rows: list[list[str]], kind: str = "") -> str:
    top = "".join(f'<th scope="col">{escape(head)}</th>' for head in heads)
    body = "\n".join("<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>" for row in rows)
    rows_of = f'<thead><tr>{top}</tr></thead>\n<tbody class="{kind}">\n{body}\n</tbody>'
    return f'<div class="wide"><table>\n{rows_of}</table></div>'


def picture(plot: Plot) -> str:
    data = b64encode(plot.png).decode()
    return f'<img alt="{escape(plot.alt)}" src="data:image/png;base64,{data}">'
