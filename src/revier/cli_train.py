"""`revier train`: networks for the search, learned from games with itself."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated, NoReturn

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from revier.arena.local import WorkerDied
from revier.arena.table import percent
from revier.bots.network import BadNetwork
from revier.cli_arena import FAILED, INTERRUPTED, cluster_at
from revier.kernel.game import Game
from revier.kernel.state import Json
from revier.terminal.arguments import (
    check_extra,
    check_jobs,
    check_seed,
    find_game,
    language,
    read_players,
    read_toml,
    refuse,
    writing,
)
from revier.terminal.signals import ended_by_signals
from revier.texts import Argument, Texts
from revier.training.plan import BadPlan, Plan, Task, make_plan, make_task, shipped_plan
from revier.training.work import Cluster, Processes, Work


def train(
    game: Annotated[str, typer.Argument(help="A game, as `revier games` lists them.")],
    run: Annotated[Path, typer.Option(help="The run is kept in this folder, and continued when it is there already.")],
    players: Annotated[
        str, typer.Option(help="How many play; several as in 2,3 are learned together, all if none are named.")
    ] = "",
    plan: Annotated[Path | None, typer.Option(help="How much to do, as TOML; otherwise the plan of the game.")] = None,
    seed: Annotated[int, typer.Option(help="The same seed plays the same games.")] = 0,
    jobs: Annotated[
        int | None, typer.Option(min=1, help="How many processes; 1, or with --ray all of the cluster.")
    ] = None,
    ray: Annotated[str, typer.Option(help="Play on the Ray cluster at this address, host:port or auto.")] = "",
    lang: Annotated[str, typer.Option(envvar="REVIER_LANG", help="de, en or fr; otherwise that of your system.")] = "",
) -> None:
    """Learn networks for the search (needs the extra "train", with --ray "cluster"; uses PyTorch if it is there)."""
    t = language(lang)
    title = find_game(t, game)
    check_seed(t, seed)
    check_jobs(t, jobs or 1)
    numbers = read_players(t, title, players) if players else [*title.seats]
    wanted = read_plan(t, title, plan)
    if ":" in str(run):  # a bot's name has the network's path as its last part
        refuse(t, "cli-train-colon", file=str(run))
    check_extra(t, "train")
    if ray:
        check_extra(t, "cluster")
    task = make_task(title, sorted(set(numbers)), seed, wanted)
    screen = Console(file=sys.stdout, highlight=False, markup=False, emoji=False)  # Ray's lines go elsewhere
    with cluster_at(t, ray) as cluster:
        learn(t, screen, task, run, Cluster(cluster, jobs) if cluster else Processes(jobs or 1))


def read_plan(t: Texts, title: Game, file: Path | None) -> Plan:
    """That of the file, that of the title, or what is usual."""
    found = file or shipped_plan(title.id)
    if found is None:
        return Plan()
    try:
        return make_plan(read_toml(t, found))
    except BadPlan as error:
        refuse(t, "cli-train-bad-plan", file=str(found), detail=str(error))


def learn(t: Texts, screen: Console, task: Task, folder: Path, work: Work) -> None:
    """Go on with the run, and say of each generation what it brought."""
    from revier.training.curve import curve
    from revier.training.fitting import NothingToLearn, choose_learner
    from revier.training.run import BadRun, BusyRun, OtherRun, opened, whole

    done: list[Json] = []
    try:
        with writing(t, folder), opened(task, folder, choose_learner()) as run, progress_bar() as progress:
            bar = progress.add_task("", total=None)

            def tell(stage: str, generation: int, count: int, all: int) -> None:
                said = t.say(STAGES[stage], {"generation": generation, "all": task.plan.generations})
                progress.update(bar, description=said, completed=count, total=all)

            with ended_by_signals():
                for found in run.go(work, tell):
                    done.append(found)
                    with whole(folder / "curve.png") as picture:
                        picture.write_bytes(curve(t, done).png)
                    for gate in found["gates"]:
                        screen.print(outcome(t, found["generation"], gate), soft_wrap=True)
    except KeyboardInterrupt:
        print(t.say("cli-arena-stopped"), file=sys.stderr)
        raise typer.Exit(INTERRUPTED) from None
    except WorkerDied:
        fail(t, "cli-arena-died")
    except BusyRun:
        refuse(t, "cli-arena-busy", file=str(folder))
    except OtherRun:
        refuse(t, "cli-train-other-run", file=str(folder))
    except BadRun as error:
        refuse(t, "cli-train-bad-run", file=str(folder), detail=str(error))
    except (NothingToLearn, BadNetwork) as error:
        fail(t, "cli-train-failed", detail=str(error))
    screen.print(summary(t, task, folder), soft_wrap=True)


STAGES = {
    "games": "cli-train-playing",
    "rows": "cli-train-replaying",
    "fit": "cli-train-fitting",
    "gate": "cli-train-gate",
}


def progress_bar() -> Progress:
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    return Progress(*columns, console=Console(stderr=True), transient=True)


def fail(t: Texts, key: str, **args: Argument) -> NoReturn:
    print(f"revier: {t.say(key, args)}", file=sys.stderr)
    raise typer.Exit(FAILED) from None


def outcome(t: Texts, generation: int, gate: Json) -> str:
    """What a new network came to at one table."""
    args: dict[str, Argument] = {
        "generation": generation,
        "players": gate["players"],
        "value": percent(gate["wins"]),
        "before": gate["against"],
    }
    return t.say("cli-train-better" if gate["is_better"] else "cli-train-kept", args)


def summary(t: Texts, task: Task, folder: Path) -> str:
    """Where the networks are, and who plays with them."""
    found = sorted((folder / "networks").glob("*.net"))
    if not found:
        return t.say("cli-train-none")
    return t.say("cli-train-found", {"file": str(folder / "networks"), "name": f"search:500ms:{found[0]}"})
