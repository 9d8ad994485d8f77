"""`revier tune`: better weights for the bots that plan, found by playing."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn

from revier import tuning
from revier.bots import BadWeights
from revier.bots.titles import tuned_weights
from revier.bots.weights import Values, read_weights
from revier.kernel.game import Game
from revier.processes import start_pool
from revier.terminal.arguments import (
    check_can_write,
    check_extra,
    check_jobs,
    check_seed,
    find_game,
    language,
    read_players,
    refuse,
    writing,
)
from revier.texts import MINUS, Argument, Texts, texts
from revier.tuning import BadRun, Duel, Improvement, OtherRun, Outcome, PlayAll, Task, Tuner, all_weights


def tune(
    game: Annotated[str, typer.Argument(help="A game, as `revier games` lists them.")],
    run: Annotated[Path, typer.Option(help="The run is kept here, and continued when it is there already.")],
    out: Annotated[Path, typer.Option(help="Write the weights found to this file, weights.toml or the like.")],
    players: Annotated[str, typer.Option(help="How many play; several as in 2,3 are taken in turn.")] = "3",
    generations: Annotated[int, typer.Option(min=1, help="How many generations in all.")] = 40,
    deals: Annotated[int, typer.Option(min=1, help="Deals that each candidate plays, with all seatings.")] = 8,
    population: Annotated[int, typer.Option(min=4, help="Candidates of a generation.")] = 16,
    validate: Annotated[int, typer.Option(min=2, help="Fresh deals against the start, in the end.")] = 100,
    quick: Annotated[
        bool, typer.Option(help="Tune with planners that take a quick look; validated with full ones.")
    ] = False,
    start: Annotated[Path | None, typer.Option(help="Begin with these weights instead of our own.")] = None,
    seed: Annotated[int, typer.Option(help="The same seed finds the same weights.")] = 0,
    jobs: Annotated[int, typer.Option(min=1, help="How many processes.")] = 1,
    lang: Annotated[str, typer.Option(envvar="REVIER_LANG", help="de, en or fr; otherwise that of your system.")] = "",
) -> None:
    """Find better weights for the bots that plan (needs the extra "tune")."""
    t = language(lang)
    title = find_game(t, game)
    check_seed(t, seed)
    check_jobs(t, jobs)
    numbers = read_players(t, title, players)
    check_extra(t, "tune")
    weights = read_start(t, title, start)
    with writing(t, run):
        tuner = open_run(t, Task(game, numbers, deals, population, seed, quick), weights, run)
    check_out(t, tuner, out, run)
    check_can_write(t, run)
    check_can_write(t, out)
    with writing(t, run):  # the same command goes on after the last whole generation
        found = search(t, tuner, generations, validate, jobs)
    with writing(t, out):
        tuner.write(out, head(tuner, found))
    screen = Console(highlight=False, markup=False, emoji=False)
    screen.print(report(t, found), soft_wrap=True)
    screen.print(t.say("cli-tune-written", {"file": str(out), "name": f"planner:{out}"}), soft_wrap=True)


def read_start(t: Texts, title: Game, start: Path | None) -> Values:
    """All weights to begin with."""
    try:
        return all_weights(title.id, tuned_weights(title.id) if start is None else read_weights(start))
    except BadWeights as broken:
        refuse(t, "cli-bad-weights", detail=str(broken))


def open_run(t: Texts, task: Task, start: Values, run: Path) -> Tuner:
    try:
        return Tuner(task, start, run)
    except OtherRun:
        refuse(t, "cli-tune-other-run", file=str(run))
    except BadRun:
        refuse(t, "cli-tune-bad-run", file=str(run))


def check_out(t: Texts, tuner: Tuner, out: Path, run: Path) -> None:
    """Only a file that bots accept, and never one that somebody else wrote."""
    if out.suffix != ".toml" or out.resolve() == run.resolve():
        refuse(t, "cli-tune-suffix", file=str(out))
    if not tuner.may_write(out):
        refuse(t, "cli-tune-out", file=str(out))


def search(t: Texts, tuner: Tuner, generations: int, validate: int, jobs: int) -> Improvement:
    """Tune and validate, with the time left and the lead so far on the screen."""
    columns = (TextColumn("{task.description}"), BarColumn(), TimeRemainingColumn(), TextColumn("{task.fields[lead]}"))
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress, at_tables(jobs) as play_all:
        bar = progress.add_task("", total=tuner.games(generations, validate), lead="")

        def counted(duels: list[Duel]) -> Iterator[Outcome]:
            for outcome in play_all(duels):
                progress.advance(bar)
                yield outcome

        def show(text: str) -> None:
            progress.update(bar, description=text, lead=lead(t, tuner))

        show(stage(t, tuner, generations))
        for _ in tuner.run(generations, counted):
            show(stage(t, tuner, generations))
        show(t.say("cli-tune-validating"))
        return tuner.validate(validate, counted)


@contextmanager
def at_tables(jobs: int) -> Iterator[PlayAll]:
    """Games in this process, or in as many as wanted."""
    if jobs == 1:
        yield play_here
        return
    with start_pool(jobs) as pool:
        try:
            yield lambda duels: pool.map(tuning.play, duels)
        except KeyboardInterrupt:
            pool.shutdown(wait=False, cancel_futures=True)
            raise


def play_here(duels: list[Duel]) -> Iterable[Outcome]:
    return map(tuning.play, duels)


def stage(t: Texts, tuner: Tuner, generations: int) -> str:
    return t.say("cli-tune-stage", {"done": len(tuner.told), "all": generations})


def lead(t: Texts, tuner: Tuner) -> str:
    so_far = tuner.lead()
    return t.say("cli-tune-lead", {"wins": f"{so_far.wins:.1%}", "margin": plus(so_far.margin)})


def plus(number: float) -> str:
    return f"{number:+.2f}".replace("-", MINUS)


def report(t: Texts, found: Improvement) -> str:
    """The improvement with its intervals."""
    args: dict[str, Argument] = {
        "wins": f"{found.wins.mean:.1%} ± {found.wins.error:.1%}",
        "margin": f"{plus(found.margin.mean)} ± {found.margin.error:.2f}",
        "deals": found.deals,
        "games": found.games,
    }
    return t.say("cli-tune-found", args)


def head(tuner: Tuner, found: Improvement) -> list[str]:
    """What a weights file says of itself, in English."""
    task = tuner.task
    args: dict[str, Argument] = {
        "game": task.game,
        "players": [str(n) for n in task.players],
        "generations": len(tuner.told),
        "population": task.population,
        "deals": task.deals,
        "seed": str(task.seed),
    }
    english = texts("en")
    return [english.say("cli-tune-head", args), report(english, found)]
