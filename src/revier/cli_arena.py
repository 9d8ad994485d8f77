"""`revier arena`: how strong bots are, with intervals."""

from __future__ import annotations

import os
import shlex
import sys
from collections.abc import Generator, Iterator
from contextlib import closing, contextmanager, redirect_stdout
from pathlib import Path
from time import monotonic
from typing import Annotated, Any

import typer
from rich import box
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from revier.arena.cluster import NoCluster, connect, play_on_cluster
from revier.arena.figures import figures
from revier.arena.local import WorkerDied, play_here
from revier.arena.log import FIGURES, Log, Refused, as_text, begin
from revier.arena.match import Lines
from revier.arena.plan import Task, make_task
from revier.arena.sprt import Watch, counted
from revier.arena.table import PACE, STRENGTH, decision, pace_rows, seat_heads, seat_rows, strength_rows, summary
from revier.cli_options import SCREEN
from revier.kernel.record import write_whole
from revier.kernel.state import Json
from revier.terminal.arguments import (
    check_bots,
    check_can_write,
    check_extra,
    check_jobs,
    check_options,
    check_players,
    check_seed,
    find_title,
    language,
    refuse,
    writing,
)
from revier.terminal.signals import ended_by_signals
from revier.texts import Texts

INTERRUPTED = 130  # exit status after Ctrl-C
FAILED = 1  # exit status after something else cut the run short
REFRESH = 0.2  # seconds between two looks of the progress bar


def arena(
    game: Annotated[str, typer.Argument(help="A game, as `revier games` lists them.")],
    players: Annotated[int, typer.Option(help="How many play.")] = 3,
    bots: Annotated[str, typer.Option(help="Bots for the seats in turn, as in search:50it,planner.")] = "greedy,random",
    games: Annotated[int, typer.Option(min=1, help="How many games, rounded up to whole groups.")] = 100,
    jobs: Annotated[
        int | None, typer.Option(min=1, help="How many processes; 1, or with --ray all of the cluster.")
    ] = None,
    sprt: Annotated[
        str, typer.Option(help="Stop once a test decides whether the first bot takes this or that part of all wins.")
    ] = "",
    seed: Annotated[int, typer.Option(help="The first deal's seed; the next ones count up.")] = 0,
    json_to: Annotated[str, typer.Option("--json", help="Figures as JSON: to this file, or alone to the screen.")] = "",
    report: Annotated[
        Path | None, typer.Option(help="Write a page with plots, figures and log to this folder.")
    ] = None,
    dataset: Annotated[
        Path | None, typer.Option(help="Write the games to this new folder, as records and as Parquet.")
    ] = None,
    ray: Annotated[str, typer.Option(help="Play on the Ray cluster at this address, host:port or auto.")] = "",
    board: Annotated[Path | None, typer.Option(help="Play on a board of your own.")] = None,
    components: Annotated[Path | None, typer.Option(help="Play with components of your own.")] = None,
    option: Annotated[list[str] | None, typer.Option(help="As in delivered_orders=open; may be repeated.")] = None,
    lang: Annotated[str, typer.Option(envvar="REVIER_LANG", help="de, en or fr; otherwise that of your system.")] = "",
) -> None:
    """Measure how strong bots are (needs the extra "arena", with --ray "cluster", with --dataset "envs")."""
    t = language(lang)
    title = find_title(t, game, {"board": board, "components": components})
    check_players(t, title, players)
    check_seed(t, seed)
    check_jobs(t, jobs or 1)
    options = check_options(t, title, option or [])
    kinds = check_bots(t, title, bots, [])
    stakes = check_sprt(t, sprt, kinds) if sprt else None
    check_extra(t, "arena", *([] if report is not None else ["openskill"]))  # plots are for a report
    if ray:
        check_extra(t, "cluster")
    if dataset is not None:
        check_extra(t, "envs", "numpy", "gymnasium", "pyarrow")
        check_is_new(t, dataset)
    task = make_task(game, players, kinds, games, seed, options, title.data, dataset is not None, stakes)
    figures_to = Path(json_to) if json_to not in ("", SCREEN) else None
    with cluster_at(t, ray) as cluster, open_log(t, task, report, figures_to) as log:
        say_plan(t, task, games, log)
        watch = Watch(task)
        left = [] if watch.decided(log.lines) else task.matches()
        todo = [match for match in left if match.index not in log.lines]
        handfuls = play_on_cluster(cluster, task, todo, jobs) if cluster else play_here(task, todo, jobs or 1)
        play_rest(t, task, log, handfuls, watch)
    played = counted(task, log.results())
    found = figures(task, played)
    if report is not None:
        from revier.arena.report import write_report

        files = {"--board": board, "--components": components, "--report": report}
        with writing(t, report):
            page = write_report(t, report, task, found, played, command_of(task, files))
        print(t.say("cli-arena-report", {"file": str(page)}), file=sys.stderr)
    if dataset is not None:
        from revier.envs.dataset import write_dataset

        with writing(t, dataset):
            write_dataset(dataset, title, task.players, task.options, played)
        print(t.say("cli-arena-dataset", {"file": str(dataset)}), file=sys.stderr)
    finish(t, found, json_to, [path for path in (figures_to, report and report / FIGURES) if path])


def check_sprt(t: Texts, given: str, bots: list[str]) -> tuple[float, float]:
    """Two stakes of the first bot, the smaller first; there is one other bot."""
    try:
        low, high = [float(part) for part in given.split(",")]
    except ValueError:
        refuse(t, "cli-arena-bad-sprt", given=given)
    if not 0 <= low < high <= 1:
        refuse(t, "cli-arena-bad-sprt", given=given)
    if len(bots) != 2 or len(set(bots)) != 2:
        refuse(t, "cli-arena-sprt-bots", names=bots)
    return low, high


def check_is_new(t: Texts, folder: Path) -> None:
    """A folder that can be made, and is not there yet."""
    if os.path.lexists(folder):
        refuse(t, "cli-arena-dataset-taken", file=str(folder))
    if not folder.absolute().parent.is_dir():
        refuse(t, "cli-arena-dataset-nowhere", file=str(folder.absolute().parent))
    with writing(t, folder):
        folder.mkdir()
        folder.rmdir()


@contextmanager
def cluster_at(t: Texts, address: str) -> Iterator[Any]:
    """Ray while it is connected; nothing if no address is given."""
    if not address:
        yield None
        return
    with redirect_stdout(sys.stderr):  # Ray prints what happens to its nodes; the screen is for figures
        try:
            ray = connect(address)
        except NoCluster as error:
            refuse(t, "cli-arena-no-cluster", given=address, detail=str(error).rstrip("."))
        try:
            yield ray
        finally:
            ray.shutdown()


def open_log(t: Texts, task: Task, report: Path | None, figures_to: Path | None) -> Log:
    try:
        if report is not None:
            check_can_write(t, figures_to)
        return begin(task, report, figures_to)
    except Refused as error:
        refuse(t, error.key, file=str(error.path), line=error.line)
    except OSError as error:
        refuse(t, "cli-bad-file", file=str(report or figures_to), detail=error.strerror or str(error))


def say_plan(t: Texts, task: Task, asked: int, log: Log) -> None:
    """What differs from what was asked for."""
    if task.games != asked:
        whole = {"games": task.games, "groups": task.groups, "each": len(task.seatings())}
        print(t.say("cli-arena-whole", whole), file=sys.stderr)
    if log.lines:
        print(t.say("cli-arena-resumed", {"done": len(log.lines), "games": task.games}), file=sys.stderr)


def play_rest(t: Texts, task: Task, log: Log, handfuls: Generator[Lines, None, None], watch: Watch) -> None:
    """Play and log, until all is played or the test decides; whoever interrupts can go on later."""
    screen = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    progress = Progress(*columns, console=screen, transient=True, disable=not screen.is_terminal, auto_refresh=False)
    try:
        with ended_by_signals(), progress, closing(handfuls):
            bar = progress.add_task(t.say("cli-playing"), total=task.games, completed=len(log.lines))
            shown = 0.0
            for lines in handfuls:
                log.add(lines)
                if watch.decided(log.lines):
                    break
                if monotonic() - shown > REFRESH:
                    progress.update(bar, completed=len(log.lines), refresh=True)
                    shown = monotonic()
    except KeyboardInterrupt:
        print(t.say("cli-arena-stopped" if log.file else "cli-left"), file=sys.stderr)
        raise typer.Exit(INTERRUPTED) from None
    except OSError as error:  # the log: a full disk
        print(f"revier: {t.say('cli-arena-unlogged', {'detail': error.strerror or str(error)})}", file=sys.stderr)
        raise typer.Exit(FAILED) from None
    except WorkerDied:
        print(f"revier: {t.say('cli-arena-died' if log.file else 'cli-arena-lost')}", file=sys.stderr)
        raise typer.Exit(FAILED) from None


def command_of(task: Task, files: dict[str, Path | None]) -> str:
    """The command that gives the same figures again."""
    words = ["revier", "arena", task.game, "--players", str(task.players), "--bots", ",".join(task.bots)]
    words += ["--games", str(task.games), "--seed", str(task.seed)]
    words += [] if task.sprt is None else ["--sprt", "{},{}".format(*task.sprt)]
    for name, value in task.options.items():
        words += ["--option", f"{name}={value}"]
    for name, file in files.items():
        words += [] if file is None else [name, str(file)]
    return shlex.join(words)


def finish(t: Texts, found: Json, json_to: str, to: list[Path]) -> None:
    """Figures into files, which says that the run is complete, and onto the screen."""
    text = as_text(found)
    for path in to:
        with writing(t, path):
            write_whole(path, text)
    if json_to == SCREEN:
        print(text, end="")
        return
    screen = Console(highlight=False, markup=False, emoji=False)
    screen.print(table([t.say(head) for head in STRENGTH], strength_rows(found)))
    screen.print(table(seat_heads(t, found), seat_rows(t, found)))
    screen.print(table([t.say(head) for head in PACE], pace_rows(found)))
    screen.print(summary(t, found))
    if found["sprt"]:
        screen.print(decision(t, found["sprt"]))


def table(heads: list[str], rows: list[list[str]]) -> Table:
    found = Table(box=box.SIMPLE_HEAD, pad_edge=False, header_style="bold")
    for n, head in enumerate(heads):
        found.add_column(head, justify="right" if n else "left")
    for row in rows:
        found.add_row(*row)
    return found
