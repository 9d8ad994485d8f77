"""The figures of `make bench-server` as one picture."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from matplotlib.axes import Axes
from matplotlib.figure import Figure

COLORS = ["#B5372B", "#24589A", "#6E4A06", "#3E9D86"]
MARKS = "os^D"


def draw(found: dict[str, Any], file: Path) -> None:
    """A row for each database: moves over time, taking back and opening by ply."""
    figure = Figure(figsize=(15, 4.2 * len(found)), layout="constrained")
    rows = figure.subplots(len(found), 3, squeeze=False)
    for (kind, row), axes in zip(found.items(), rows, strict=True):
        by_second(axes[0], kind, row["load"])
        by_ply(axes[1], f"{kind}: undo and turn restart", row["long"], ["undo", "restart"])
        by_ply(axes[2], f"{kind}: opening a finished game", row["long"], ["replay"])
    figure.savefig(file, dpi=110)


def by_second(axes: Axes, kind: str, load: dict[str, Any]) -> None:
    """How long moves took, by the second they were sent in."""
    seconds: dict[int, list[float]] = {}
    for sent, taken in load["moves"]:
        seconds.setdefault(int(sent), []).append(taken)
    at = sorted(seconds)
    for (name, share), color, mark in zip({"median": 0.5, "p99": 0.99}.items(), COLORS, MARKS, strict=False):
        times = [sorted(seconds[second])[int(share * len(seconds[second]))] for second in at]
        axes.plot(at, times, color=color, marker=mark, markersize=3, label=name)
    axes.set(title=f"{kind}: {load['moves_per_s']} moves/s", xlabel="second", ylabel="ms to the last seat's news")
    axes.set_ylim(bottom=0)
    axes.legend()


def by_ply(axes: Axes, title: str, long: dict[str, Any], names: list[str]) -> None:
    for (game, row), color, mark in zip(long.items(), COLORS, MARKS, strict=False):
        points = [point for name in names for point in row[name]["by_ply"]]
        plies, times = zip(*points, strict=True)
        axes.scatter(plies, times, s=5, color=color, marker=mark, label=game)
    axes.set(title=title, xlabel="ply", ylabel="ms")
    axes.set_ylim(bottom=0)
    axes.legend()
