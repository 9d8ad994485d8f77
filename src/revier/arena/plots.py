"""The figures of a run as pictures: who is which is told by colour, mark, line and name."""

from __future__ import annotations

from collections.abc import Sequence
from io import BytesIO
from typing import NamedTuple

from matplotlib.axes import Axes
from matplotlib.figure import Figure

from revier.arena.figures import course, scores
from revier.arena.loop import POINTS
from revier.arena.match import Result
from revier.arena.sprt import HIGH as UPPER
from revier.arena.sprt import LOW as LOWER
from revier.arena.sprt import Sprt
from revier.arena.table import decision, number, percent, told
from revier.kernel.state import Json
from revier.texts import Texts

PAPER, INK, INK_2, LINE, HIGHLIGHT = "#F8F3E9", "#1E1915", "#483E34", "#D5C8B0", "#FCE6BF"
WIDE, HIGH, DOTS = 8.0, 4.2, 150


class Look(NamedTuple):
    """How one bot is drawn: the five players' colours, dark enough for lines on paper."""

    color: str
    mark: str
    line: str | tuple[int, tuple[int, ...]]


LOOKS = [
    Look("#B5372B", "o", "solid"),
    Look("#24589A", "s", (0, (9, 4))),
    Look("#6E4A06", "^", "dotted"),
    Look("#3E9D86", "D", (0, (2, 6))),
    Look("#4A4238", "h", (0, (12, 3, 2, 3))),
]


class Plot(NamedTuple):
    """A picture, what it says, and its figures in words."""

    name: str
    title: str
    alt: str
    png: bytes


def plots(t: Texts, found: Json, played: Sequence[Result], test: Sprt | None) -> list[Plot]:
    """All pictures of a run."""
    bots: list[Json] = found["bots"]
    leader = max(bots, key=lambda row: row["rating"]["mean"])["bot"]
    looks = {row["bot"]: LOOKS[n % len(LOOKS)] for n, row in enumerate(bots)}
    return [
        *([plot_sprt(t, found["sprt"], test)] if test else []),
        plot_ratings(t, bots, looks),
        plot_scores(t, scores(played), leader, looks),
        plot_course(t, course(played), looks),
        plot_seats(t, found, looks),
    ]


def plot_sprt(t: Texts, outcome: Json, test: Sprt) -> Plot:
    title = decision(t, outcome)
    figure, axes = canvas(title, HIGH)
    axes.plot(range(1, len(test.llrs) + 1), test.llrs, color=LOOKS[0].color, linewidth=1.8)
    for name, bound in (("H1", UPPER), ("H0", LOWER)):
        axes.axhline(bound, color=INK_2, linewidth=1, linestyle=(0, (4, 3)))
        axes.annotate(name, (1.01, bound), xycoords=("axes fraction", "data"), va="center", color=INK)
    axes.set_xlabel(t.say("cli-arena-axis-groups"))
    axes.set_ylabel(t.say("cli-arena-axis-llr"))
    return finish("sprt", title, [f"H1: {number(UPPER, 2)}", f"H0: {number(LOWER, 2)}"], figure)


def plot_ratings(t: Texts, bots: list[Json], looks: dict[str, Look]) -> Plot:
    rows = sorted(bots, key=lambda row: row["rating"]["mean"])
    best = rows[-1]
    title = t.say("cli-arena-plot-ratings", {"name": best["bot"], "value": told(best["rating"])})
    figure, axes = canvas(title, 1.4 + 0.45 * len(rows))
    for n, row in enumerate(rows):
        look = looks[row["bot"]]
        error_bar(axes, [row["rating"]["mean"]], [n], [row["rating"]], look, across=True)
    axes.axhspan(len(rows) - 1.4, len(rows) - 0.6, color=HIGHLIGHT, zorder=0)
    name_rows(axes, [row["bot"] for row in rows])
    axes.set_xlabel(t.say("cli-arena-axis-rating"))
    return finish("ratings", title, [f"{row['bot']}: {told(row['rating'])}" for row in rows[::-1]], figure)


def plot_scores(t: Texts, by_bot: dict[str, list[int]], leader: str, looks: dict[str, Look]) -> Plot:
    names = list(by_bot)[::-1]
    low, high = quartiles(by_bot[leader])
    title = t.say("cli-arena-plot-scores", {"name": leader, "low": low, "high": high})
    figure, axes = canvas(title, 1.4 + 0.6 * len(names))
    drawn = axes.boxplot(
        [by_bot[name] for name in names],
        orientation="horizontal",
        positions=range(len(names)),
        whis=(5, 95),
        widths=0.5,
        showfliers=False,
        patch_artist=True,
        medianprops={"color": INK, "linewidth": 2},
    )
    for name, box in zip(names, drawn["boxes"], strict=True):
        box.set(facecolor=PAPER, edgecolor=looks[name].color, linewidth=1.8)
    name_rows(axes, names)
    axes.set_xlabel(t.say("cli-arena-axis-score"))
    words = [f"{name}: {'–'.join(str(n) for n in quartiles(by_bot[name]))}" for name in names[::-1]]
    return finish("scores", title, words, figure)


def plot_course(t: Texts, by_bot: dict[str, list[float]], looks: dict[str, Look]) -> Plot:
    best = max(by_bot, key=lambda name: by_bot[name][-1])
    title = t.say("cli-arena-plot-course", {"name": best, "value": number(by_bot[best][-1])})
    figure, axes = canvas(title, HIGH)
    part = [point / (POINTS - 1) for point in range(POINTS)]
    for name, points in by_bot.items():
        look = looks[name]
        axes.plot(part, points, color=look.color, linestyle=look.line, marker=look.mark, markevery=2, label=name)
    axes.xaxis.set_major_formatter(lambda value, _: f"{value:.0%}")
    axes.set_xlabel(t.say("cli-arena-axis-course"))
    axes.set_ylabel(t.say("cli-arena-axis-points"))
    legend(axes)
    return finish("course", title, [f"{name}: {number(points[-1])}" for name, points in by_bot.items()], figure)


def plot_seats(t: Texts, found: Json, looks: dict[str, Look]) -> Plot:
    seats: list[Json] = found["seats"]
    title = seat_title(t, seats)
    figure, axes = canvas(title, HIGH)
    axes.axhline(1 / len(seats), color=INK_2, linewidth=1, linestyle=(0, (4, 3)), label=t.say("cli-arena-even"))
    rows = [(t.say("cli-arena-all"), seats, Look(INK, "_", "solid"))]
    rows += [(row["bot"], row["by_seat"], looks[row["bot"]]) for row in found["bots"]]
    for n, (name, shares, look) in enumerate(rows):
        places = [seat + 1 + 0.6 * ((n + 0.5) / len(rows) - 0.5) for seat in range(len(seats))]
        error_bar(axes, places, [share["mean"] for share in shares], shares, look, across=False, label=name)
    axes.set_xticks([seat + 1 for seat in range(len(seats))])
    axes.yaxis.set_major_formatter(lambda value, _: f"{value:.0%}")
    axes.set_ylim(bottom=-0.04)  # marks at zero are drawn whole
    axes.set_xlabel(t.say("cli-arena-seat"))
    axes.set_ylabel(t.say("cli-arena-axis-wins"))
    legend(axes)
    words = [f"{name}: {', '.join(percent(share) for share in shares)}" for name, shares, _ in rows]
    return finish("seats", title, words, figure)


def seat_title(t: Texts, seats: list[Json]) -> str:
    """Which seat differs most from an even share, if its interval says that one does."""
    even = 1 / len(seats)
    clear = [n for n, row in enumerate(seats) if differs(row, even)]
    if not clear:
        return t.say("cli-arena-plot-even")
    seat = max(clear, key=lambda n: abs(seats[n]["mean"] - even))
    return t.say("cli-arena-plot-seats", {"number": seat + 1, "value": percent(seats[seat]), "even": f"{even:.1%}"})


def differs(row: Json, even: float) -> bool:
    """Figures are rounded to six places."""
    return row["low"] is not None and not row["low"] - 1e-6 <= even <= row["high"] + 1e-6


# -- what all pictures share ---------------------------------------------------------------------------


def canvas(title: str, high: float) -> tuple[Figure, Axes]:
    """Paper with a statement above it."""
    figure = Figure(figsize=(WIDE, high), dpi=DOTS, facecolor=PAPER, layout="constrained")
    axes = figure.subplots()
    dress(axes, title)
    return figure, axes


def dress(axes: Axes, title: str) -> None:
    """In our colours, below a statement."""
    axes.set_facecolor(PAPER)
    axes.set_title(title, loc="left", color=INK, fontsize=12, fontweight="bold", wrap=True)
    axes.grid(color=LINE, linewidth=0.8)
    axes.set_axisbelow(True)
    axes.xaxis.label.set_color(INK)
    axes.yaxis.label.set_color(INK)
    axes.tick_params(colors=INK_2, labelsize=10)
    axes.spines[["top", "right"]].set_visible(False)
    axes.spines[["left", "bottom"]].set_color(INK_2)


def error_bar(
    axes: Axes, x: list[float], y: list[float], rows: list[Json], look: Look, across: bool, label: str = ""
) -> None:
    """Points with their intervals; a single group has none."""
    ends = [(row["mean"] - (row["low"] or 0), (row["high"] or 0) - row["mean"]) for row in rows]
    error = [[end[side] for end in ends] for side in (0, 1)] if rows[0]["low"] is not None else None
    axes.errorbar(
        x,
        y,
        xerr=error if across else None,
        yerr=None if across else error,
        color=look.color,
        marker=look.mark,
        linestyle="none",
        capsize=4,
        markersize=8,
        label=label,
    )


def name_rows(axes: Axes, names: list[str]) -> None:
    axes.set_yticks(range(len(names)), names)
    axes.set_ylim(-0.6, len(names) - 0.4)
    axes.grid(visible=False, axis="y")


def legend(axes: Axes) -> None:
    axes.legend(loc="upper left", bbox_to_anchor=(1, 1), frameon=False, labelcolor=INK, fontsize=10)


def finish(name: str, title: str, words: list[str], figure: Figure) -> Plot:
    """The same figures give the same bytes."""
    file = BytesIO()
    figure.savefig(file, format="png", metadata={"Software": None})
    return Plot(name, title, f"{title}. {'; '.join(words)}.", file.getvalue())


def quartiles(values: list[int]) -> tuple[int, int]:
    ordered = sorted(values)
    return ordered[(len(ordered) - 1) // 4], ordered[3 * (len(ordered) - 1) // 4]
