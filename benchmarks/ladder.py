"""`make ladder`: measures how strong the bots are, in every title and with every number of players.

Takes hours. Stopped, it goes on where it was; `.venv/bin/python benchmarks/ladder.py page` writes what is finished to
docs/ladder.md, and leaves there what was measured before. A run is a command of `revier arena`, and the page gives it.
"""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any, NamedTuple

from matplotlib.figure import Figure

import revier
from revier.arena.table import percent, told

REVIER = Path(sys.executable).with_name("revier")
ROOT = Path(__file__).parents[1]
RUNS = ROOT / "build" / "ladder"
PAGE = ROOT / "docs" / "ladder.md"
PICTURES = ROOT / "docs" / "ladder"
LADDER = "random,greedy,planner,search@1:30ms"
SEARCH = "search@1:500ms,planner"
GAMES = 400
FEW = 40  # games of bots that think for half a second a turn
MORE = {  # of them where fewer leave it in doubt which is better; with three, a deal is 6 games
    ("glueck-auf", 4): 100,
    ("kohle-und-kolonie-2013", 3): 60,
    ("kohle-und-kolonie-2013", 4): 100,
    ("kohle-und-kolonie-revised", 3): 102,
    ("schichtwechsel", 3): 102,
}


class Run(NamedTuple):
    """One measurement."""

    chapter: str
    game: str
    players: int
    bots: str
    games: int

    @property
    def name(self) -> str:
        return f"{self.game}-{self.players}-{self.bots.replace(',', '-').replace(':', '')}"

    @property
    def arguments(self) -> list[str]:
        return [self.game, "--players", str(self.players), "--bots", self.bots, "--games", str(self.games)]

    @property
    def command(self) -> str:
        return f"revier arena {' '.join(self.arguments)} --jobs 2 --seed 1"

    @property
    def folder(self) -> Path:
        return RUNS / self.name


def runs() -> list[Run]:
    """All measurements, the quick ones first."""
    cases = [(title, n) for title in revier.games() for n in revier.game(title).seats]
    return [
        *[Run("planner", title, n, "planner,greedy", GAMES) for title, n in cases],
        *[Run("search", title, n, SEARCH, MORE.get((title, n), FEW)) for title, n in cases if n < 5],
        Run("people", "glueck-auf", 3, "search@1:500ms", FEW // 2),
        *[Run("ladder", title, n, LADDER, GAMES) for title, n in cases],
    ]


def measure(chapters: list[str]) -> None:
    """Play what is not finished yet."""
    RUNS.mkdir(parents=True, exist_ok=True)
    for run in runs():
        if (chapters and run.chapter not in chapters) or figures(run) is not None:
            continue
        print(run.command, flush=True)
        places = ["--jobs", "2", "--seed", "1", "--report", str(run.folder)]
        subprocess.run([REVIER, "arena", *run.arguments, *places], check=True)


def figures(run: Run) -> dict[str, Any] | None:
    """What came out, if it is finished."""
    try:
        found: dict[str, Any] = json.loads((run.folder / "figures.json").read_text(encoding="utf-8"))
    except OSError:
        return None
    return found


def write_page() -> None:
    """docs/ladder.md and the pictures it shows; what was not played anew stays on the page."""
    PICTURES.mkdir(exist_ok=True)
    known = sections(PAGE.read_text(encoding="utf-8")) if PAGE.exists() else {}
    for run in runs():
        found = figures(run)
        if found is not None:
            known[run.command] = section(run, found)
    parts = [HEAD]
    for chapter, text in CHAPTERS.items():
        parts.append(text)
        played = [run for run in runs() if run.chapter == chapter and run.command in known]
        if chapter in BARS and played:
            parts.append(picture(chapter, played, known))
        parts += [known[run.command] for run in played]
    missing = [f"- `{run.command}`" for run in runs() if run.command not in known]
    if missing:
        parts += ["## Still to be played\n", *missing, ""]
    PAGE.write_text("\n".join(parts), encoding="utf-8")


def sections(page: str) -> dict[str, str]:
    """The runs on a page, by their commands."""
    found = [part.split("\n## ")[0] for part in page.split("\n### ")[1:]]
    return {part.split("`")[1]: f"### {part.rstrip()}\n" for part in found}


def share(section: str, bot: str) -> tuple[float, float]:
    """Of all wins, in percent, and how far off that may be."""
    found = re.search(rf"^\| `{bot}` \| ([\d.]+)%(?: ± ([\d.]+)%)? \|", section, re.MULTILINE)
    assert found is not None, f"no row of {bot} in: {section}"
    return float(found[1]), float(found[2] or 0)


def picture(chapter: str, played: list[Run], known: dict[str, str]) -> str:
    """The shares of a chapter's first bot, with their intervals, beside what was asked of it."""
    figure = Figure((7, 0.6 + 0.3 * len(played)), dpi=150, layout="constrained")
    axes = figure.subplots()
    first = played[0].bots.split(",")[0]
    for row, run in enumerate(played):
        mean, off = share(known[run.command], first)
        axes.plot([mean - off, mean + off], [row, row], color="black")
        axes.plot(mean, row, "o", color="black")
    axes.axvline(BARS[chapter], linestyle="dotted", color="black")
    axes.set_yticks(range(len(played)), [f"{run.game}, {run.players}" for run in played])
    axes.set_ylim(len(played) - 0.5, -0.5)
    axes.set(xlim=(40, 102), xlabel=f"share of all wins of {first} in percent, 95 % interval")
    figure.savefig(PICTURES / f"{chapter}.png")
    return f"![Shares of all wins, with intervals](ladder/{chapter}.png)\n"


def section(run: Run, found: dict[str, Any]) -> str:
    """A run: its command, table and picture."""
    rows = sorted(found["bots"], key=lambda row: -row["rating"]["mean"])
    lines = [
        f"### {run.game}, {run.players} players\n",
        f"`{run.command}` ({found['games']} games)\n",
        "| bot | of all wins | expected | alone | points | place | rating |",
        "|---|---|---|---|---|---|---|",
        *[f"| {' | '.join(cells(row))} |" for row in rows],
        "",
    ]
    if run.chapter == "people":
        lines.append(f"The winner has {winner(run):.1f} points in the mean.\n")
    if run.chapter == "ladder":
        shutil.copyfile(run.folder / "ratings.png", PICTURES / f"{run.game}-{run.players}.png")
        lines.append(f"![Ratings with intervals](ladder/{run.game}-{run.players}.png)\n")
    return "\n".join(lines)


def winner(run: Run) -> float:
    """What the winner of a game has, in the mean."""
    games = (run.folder / "games.jsonl").read_text(encoding="utf-8").splitlines()
    most: list[int] = [max(json.loads(game)["scores"]) for game in games]
    return sum(most) / len(most)


def cells(row: dict[str, Any]) -> list[str]:
    return [
        f"`{row['bot']}`",
        percent(row["stake"]),
        f"{row['expected_stake']:.1%}",
        percent(row["alone"]) if row["alone"] else "–",
        told(row["score"]),
        told(row["place"], 2),
        told(row["rating"]),
    ]


HEAD = """# The ladder

How strong the bots are, measured with the compiled package on a machine of two cores by the commands given, some with
`--jobs 1`; `make ladder` plays what is missing. Means and 95 % intervals are over groups of paired games (docs/bots.md,
The arena). "Of all wins" is the share of the victories that fell to the bot at all its seats, "expected" what equals
would have; "alone" is its share where no other seat was its own.
"""

BARS = {"planner": 65, "search": 60}  # percent of all wins that were asked for

CHAPTERS = {
    "planner": """## Planner against greedy

Two of each at four seats, one against one at two; at three and five seats as many games with one more of either.
""",
    "search": """## Search against planner

The same tables, up to four seats, with half a second a turn for the search.
""",
    "people": """## Beside people

The only published result of people with three players that we know is 137, 130 and 125 points. Three seats of search:
""",
    "ladder": """## All bots at one table

Search has but 30 ms a turn here: its half seconds add up to hours in 400 games at each of these tables. With two
players each bot meets but two of the others, search and `random` one another, so there only the ratings compare them.
""",
}


if __name__ == "__main__":
    if sys.argv[1:] == ["page"]:
        write_page()
    else:
        measure(sys.argv[1:])
