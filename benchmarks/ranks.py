"""`make ranks`: how much stronger every miners' rank is than the one below, in every title.

    .venv/bin/python benchmarks/ranks.py measure [TITLE ...]    play the pairs whose ranks have changed; can be stopped
    .venv/bin/python benchmarks/ranks.py page                   docs/ranks.md, and the strengths into the titles' files
    .venv/bin/python benchmarks/ranks.py calibrate TITLE RANK   how much the rank has to overlook, to be copied

Neighbours play at a title's smallest table, as in `revier arena`. What is known of them is docs/ranks.json. From their
shares of all wins follow their distances on the scale of OpenSkill's Plackett-Luce model; `hauer` stands at its start.
"""

from __future__ import annotations

import argparse
import json
import math
import zlib
from itertools import pairwise
from pathlib import Path
from typing import Any

from matplotlib.figure import Figure
from openskill.models import PlackettLuce

import revier
from revier.arena.figures import means
from revier.arena.intervals import Estimate
from revier.arena.local import play_here
from revier.arena.log import begin
from revier.arena.plan import Task, make_task
from revier.bots.ranks import LOOKS, RANKS, Rank, find_rank
from revier.kernel.record import write_whole

ROOT = Path(__file__).parents[1]
RUNS = ROOT / "build" / "ranks"
KNOWN = ROOT / "docs" / "ranks.json"
PAGE = ROOT / "docs" / "ranks.md"
PICTURE = ROOT / "docs" / "ranks.png"
GAMES = 200
GOAL = 0.67  # of all wins for the higher rank; 60 to 75 % are asked for
ROUNDS = 8  # of a calibration,
BATCH = 48  # games each
GAIN = 0.7  # of what is overlooked, for all wins: about how much it takes
PAIRS = list(pairwise(RANKS))
MODEL = PlackettLuce()

Pairs = dict[str, Any]  # by title and pair: what came out


def ranks_file(title: str) -> Path:
    """Where a title says what its ranks are."""
    game = revier.game(title)
    name = f"ranks-{game.edition}.toml" if game.edition else "ranks.toml"
    return ROOT / "src" / "revier" / "bots" / game.family.replace("-", "_") / name


def ranks_of(title: str) -> dict[str, Rank]:
    return {name: find_rank(name, title, str(ranks_file(title))) for name in RANKS}


def row_of(name: str, rank: Rank) -> str:
    """A rank as its file has it; without a strength it is what decides how it plays."""
    lines = [f"[{name}]", f'plays = "{rank.plays}"']
    if rank.plays in LOOKS:
        lines += [f"overlooks = {rank.overlooks:g}", f"temperature = {rank.temperature:g}"]
    if rank.strength is not None:
        lines.append(f"strength = {rank.strength:.1f}")
    return "\n".join([*lines, ""])


def pair_of(title: str, ranks: dict[str, Rank], low: str, high: str) -> tuple[str, str]:
    """Two ranks as a file that only they decide, and its name: other ranks or strengths make no other run."""
    bare = [Rank(ranks[name].plays, ranks[name].overlooks, ranks[name].temperature, None) for name in (low, high)]
    text = row_of(low, bare[0]) + row_of(high, bare[1])
    return f"{title}-{low}-{high}-{zlib.crc32(text.encode()):08x}", text


def task_of(name: str, text: str, title: str, low: str, high: str, games: int, seed: int) -> Task:
    RUNS.mkdir(parents=True, exist_ok=True)
    file = RUNS / f"{name}.toml"
    write_whole(file, text)
    return make_task(title, min(revier.game(title).seats), [f"{high}:{file}", f"{low}:{file}"], games, seed)


def play(task: Task, log_to: Path | None, jobs: int) -> Estimate:
    """The higher rank's share of all wins; with a log it can go on later."""
    with begin(task, None, log_to) as log:
        todo = [match for match in task.matches() if match.index not in log.lines]
        for lines in play_here(task, todo, jobs):
            log.add(lines)
    return means([(result.group, result.taken(task.bots[0])) for result in log.results()])


def measure(titles: list[str], highest: str, games: int, jobs: int) -> None:
    """The quick pairs first: the lowest ones of all titles, then the next."""
    for low, high in PAIRS[: RANKS.index(highest)]:
        for title in titles:
            name, text = pair_of(title, ranks_of(title), low, high)
            task = task_of(name, text, title, low, high, games, seed=1)
            before = read_known().get(title, {}).get(f"{low} {high}", {})
            if before.get("run") == name and before["games"] >= task.games:
                continue
            found = play(task, RUNS / f"{name}-{task.games}.json", jobs)
            known = read_known()  # another process may have written meanwhile
            known.setdefault(title, {})[f"{low} {high}"] = {"run": name, "games": task.games, **found._asdict()}
            write_whole(KNOWN, json.dumps(known, indent=1, sort_keys=True) + "\n")
            print(f"{title}: {high} against {low}: {percent(found)} of {task.games} games", flush=True)


def read_known() -> Pairs:
    found: Pairs = json.loads(KNOWN.read_text(encoding="utf-8")) if KNOWN.exists() else {}
    return found


def calibrate(title: str, low: str, jobs: int) -> None:
    """Step by step, on fresh deals, to where the next rank takes the goal; steps get smaller."""
    ranks = ranks_of(title)
    high = RANKS[RANKS.index(low) + 1]
    ratio = ranks[low].temperature / ranks[low].overlooks
    for n in range(1, ROUNDS + 1):
        name, text = pair_of(title, ranks, low, high)
        found = play(task_of(name, text, title, low, high, BATCH, seed=n << 32), None, jobs)
        print(f"{low} overlooks {ranks[low].overlooks:.3f}: {high} takes {found.mean:.1%}", flush=True)
        overlooks = ranks[low].overlooks + GAIN / n * (GOAL - found.mean)
        overlooks = round(min(max(overlooks, 0.01), 0.95), 3)
        ranks[low] = Rank(ranks[low].plays, overlooks, round(ratio * overlooks, 2), None)
    print(row_of(low, ranks[low]))


def distance(share: float, task: Task) -> float:
    """How far apart two bots are on the scale, of which the first takes this share of all wins."""
    counts = [(seats.count(task.bots[0]), seats.count(task.bots[1])) for seats in task.seatings()]
    low, high = -50.0, 50.0
    for halving in range(60):
        middle = (low + high) / 2
        odds = math.exp(middle / (math.sqrt(2) * MODEL.beta))
        expected = sum(first * odds / (first * odds + second) for first, second in counts) / len(counts)
        low, high = (middle, high) if expected < share else (low, middle)
    return low


def strengths(title: str, known: Pairs) -> dict[str, float]:
    """Of the ranks that a chain of played pairs joins to `hauer`."""
    ranks = ranks_of(title)
    apart: dict[tuple[str, str], float] = {}
    for low, high in PAIRS:
        found = known.get(title, {}).get(f"{low} {high}", {})
        name, text = pair_of(title, ranks, low, high)
        if found.get("run") == name:
            limit = 1 / (2 * found["games"])  # who won all games is not endlessly better
            share = min(max(found["mean"], limit), 1 - limit)
            apart[low, high] = distance(share, task_of(name, text, title, low, high, 1, 1))
    rated = {"hauer": MODEL.mu}
    for low, high in PAIRS:
        if low in rated and (low, high) in apart:
            rated[high] = rated[low] + apart[low, high]
    for low, high in reversed(PAIRS):
        if high in rated and low not in rated and (low, high) in apart:
            rated[low] = rated[high] - apart[low, high]
    return rated if len(rated) > 1 else {}


def write_page() -> None:
    known = read_known()
    parts = [HEAD, "![Strengths of the ranks by title](ranks.png)\n"]
    rated = {title: strengths(title, known) for title in revier.games()}
    for title, points in rated.items():
        ranks = ranks_of(title)
        file = ranks_file(title)
        head = [line for line in file.read_text(encoding="utf-8").splitlines() if line.startswith("#")]
        new = {n: Rank(r.plays, r.overlooks, r.temperature, points.get(n)) for n, r in ranks.items()}
        write_whole(file, "\n".join([*head, "", *[row_of(name, rank) for name, rank in new.items()]]))
        parts.append(section(title, new, known.get(title, {})))
    PAGE.write_text("\n".join(parts), encoding="utf-8")
    draw(rated)


def section(title: str, ranks: dict[str, Rank], known: dict[str, Any]) -> str:
    """A title's ranks, what each plays, and its share against the one below."""
    lines = [
        f"## {title}, {min(revier.game(title).seats)} players\n",
        "| rank | plays | overlooks | temperature | against the one below | games | strength |",
        "|---|---|---|---|---|---|---|",
    ]
    below: dict[str, str] = {high: low for low, high in PAIRS}
    for name, rank in ranks.items():
        low = below.get(name, "")
        found = known.get(f"{low} {name}", {})
        is_known = bool(low) and found.get("run") == pair_of(title, ranks, low, name)[0]
        share = percent(Estimate(found["mean"], found["low"], found["high"])) if is_known else "–"
        eyes = [f"{rank.overlooks:.1%}", f"{rank.temperature:g}"] if rank.plays in LOOKS else ["–", "–"]
        points = "–" if rank.strength is None else f"{rank.strength:.1f}"
        games = str(found["games"]) if is_known else "–"
        lines.append(f"| {' | '.join([f'`{name}`', f'`{rank.plays}`', *eyes, share, games, points])} |")
    return "\n".join([*lines, ""])


def percent(found: Estimate) -> str:
    off = "" if found.high is None else f" ± {found.high - found.mean:.1%}"
    return f"{found.mean:.1%}{off}"


def draw(rated: dict[str, dict[str, float]]) -> None:
    figure = Figure((7, 4), dpi=150, layout="constrained")
    axes = figure.subplots()
    for (title, points), mark in zip(rated.items(), "os^Dv<>", strict=False):
        names = [name for name in RANKS if name in points]
        axes.plot([RANKS.index(name) for name in names], [points[name] for name in names], marker=mark, label=title)
    axes.set_xticks(range(len(RANKS)), RANKS, rotation=30)
    axes.set(ylabel="strength on the title's OpenSkill scale")
    axes.legend()
    figure.savefig(PICTURE)


HEAD = """# Ranks

How strong every rank is, measured with the compiled package by `make ranks`. Neighbours play each other at the title's
smallest table, on paired deals, as in [the arena](bots.md#the-arena). The share of all wins has a 95 % interval between
deals. The strength is a point on the scale of OpenSkill's Plackett-Luce model, and `hauer` stands at 25. Four points
more are two of three wins at a table of two. Strengths of different titles cannot be compared. A dash is not measured.
A run that was stopped counts with the deals it had finished.
"""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("work", choices=["measure", "page", "calibrate"])
    parser.add_argument("names", nargs="*", help="titles (all), or the title and the rank to calibrate")
    parser.add_argument("--to", choices=RANKS[1:], default=RANKS[-1], help="the highest rank to measure (bergrat)")
    parser.add_argument("--games", type=int, default=GAMES, help=f"for a pair, rounded up to whole deals ({GAMES})")
    parser.add_argument("--jobs", type=int, default=2, help="processes (2)")
    wanted = parser.parse_args()
    if wanted.work == "page":
        write_page()
    elif wanted.work == "measure":
        measure(wanted.names or revier.games(), wanted.to, wanted.games, wanted.jobs)
    elif len(wanted.names) == 2 and wanted.names[1] in RANKS[:-1]:
        calibrate(wanted.names[0], wanted.names[1], wanted.jobs)
    else:
        parser.error("calibrate: expected a title and a rank that has another above it")


if __name__ == "__main__":
    main()
