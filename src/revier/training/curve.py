"""How a run went, as a picture: the gate above, below it how well the networks tell what seats will have."""

from __future__ import annotations

from statistics import fmean

from matplotlib.axes import Axes
from matplotlib.figure import Figure

from revier.arena.plots import DOTS, INK_2, LOOKS, PAPER, WIDE, Plot, dress, error_bar, finish, legend
from revier.arena.table import number, percent
from revier.kernel.state import Json
from revier.texts import Texts

HIGH = 7.0
DASHED = (0, (4, 3))


def curve(t: Texts, generations: list[Json]) -> Plot:
    figure = Figure(figsize=(WIDE, HIGH), dpi=DOTS, facecolor=PAPER, layout="constrained")
    above, below = figure.subplots(2, sharex=True)
    titles = [draw_gate(t, above, generations), draw_errors(t, below, generations)]
    below.set_xlabel(t.say("cli-train-axis-generation"))
    below.set_xticks([row["generation"] for row in generations])
    words = [
        f"{row['generation']}: " + ", ".join(f"{gate['players']}: {percent(gate['wins'])}" for gate in row["gates"])
        for row in generations
    ]
    return finish("curve", ". ".join(titles), words, figure)


def draw_gate(t: Texts, axes: Axes, generations: list[Json]) -> str:
    """Shares of the wins against the best network before."""
    gates: list[Json] = [gate for row in generations for gate in row["gates"]]
    title = t.say("cli-train-plot-gate", {"count": sum(gate["is_better"] for gate in gates), "all": len(gates)})
    dress(axes, title)
    needed = gates[-1]["needed"]
    axes.axhline(needed, color=INK_2, linewidth=1, linestyle=DASHED, label=t.say("cli-train-needed"))
    tables = generations[0]["gates"]
    for n, table in enumerate(tables):
        rows = [row["gates"][n]["wins"] for row in generations]
        beside = 0.4 * ((n + 0.5) / len(tables) - 0.5)
        places = [row["generation"] + beside for row in generations]
        label = t.say("cli-train-table", {"players": table["players"]})
        error_bar(axes, places, [row["mean"] for row in rows], rows, LOOKS[n % len(LOOKS)], across=False, label=label)
    axes.yaxis.set_major_formatter(lambda value, _: f"{value:.0%}")
    axes.set_ylabel(t.say("cli-arena-axis-wins"))
    legend(axes)
    return title


def draw_errors(t: Texts, axes: Axes, generations: list[Json]) -> str:
    """Of the networks, and of the planner's guess in the same games."""
    last = generations[-1]["tables"]
    off = {name: number(fmean(table[name]["rmse"] for table in last)) for name in ("network", "guess")}
    title = t.say("cli-train-plot-errors", {"value": off["network"], "given": off["guess"]})
    dress(axes, title)
    places = [row["generation"] for row in generations]
    for n, table in enumerate(last):
        look = LOOKS[n % len(LOOKS)]
        label = t.say("cli-train-table", {"players": table["players"]})
        found = [row["tables"][n]["network"]["rmse"] for row in generations]
        guess = [row["tables"][n]["guess"]["rmse"] for row in generations]
        axes.plot(places, found, color=look.color, linestyle=look.line, marker=look.mark, label=label)
        axes.plot(places, guess, color=look.color, linestyle=DASHED, linewidth=1)
    axes.plot([], [], color=INK_2, linestyle=DASHED, linewidth=1, label=t.say("cli-train-guess"))
    axes.set_ylabel(t.say("cli-train-axis-errors"))
    legend(axes)
    return title
