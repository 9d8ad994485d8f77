"""A run of the training, in a folder of its own: what lies there is what was done, and the rest is still to do.

run.json                        what the run is about
generation-1/games.jsonl        a record of every game, a line as it ends
generation-1/<id>-<players>.net the new networks
generation-1/fit.json           how good they are; written when they are all there
generation-1/gate-<players>.*   the games of the gate, and their figures once all are played
networks/<id>-<players>.net     the best so far, where it is better than the planner's judgement
curve.json, curve.png           how it went
"""

from __future__ import annotations

import fcntl
import hashlib
import json
import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import revier
from revier.arena.log import as_text
from revier.bots.network import write_network
from revier.kernel.errors import RevierError
from revier.kernel.record import NewFolder, write_whole
from revier.kernel.state import Json
from revier.training.fitting import Fit, Fitted, Table, fit
from revier.training.gate import make_trial, play_trial
from revier.training.log import GameLog
from revier.training.plan import Task
from revier.training.rows import Chapter, Rows, inputs_of, joined, names, rows_of
from revier.training.self_play import BadRecord, Order, Record, play
from revier.training.work import Work

PLAYED, FITTED, GATED = range(3)  # what a seed is for
CHAPTER = 25  # games that a worker turns into rows at once

Tell = Callable[[str, int, int, int], None]  # what is being done in which generation, how much of how much


class BadRun(RevierError):
    """A folder that holds no run of the training, or a damaged one."""


class OtherRun(BadRun):
    """A run about something else."""


class BusyRun(BadRun):
    """Another process is at this run."""


class Run:
    """The generations of a task, done one after another."""

    def __init__(self, task: Task, folder: Path, learner: type[Any]) -> None:
        self.task = task
        self.plan = task.plan
        self.folder = folder
        self.learner = learner

    def go(self, work: Work, tell: Tell) -> Iterator[Json]:
        """Do what is left to do; gives the figures of every generation, also of those that were done before."""
        found: list[Json] = []
        for generation in range(1, self.plan.generations + 1):
            self.place(generation).mkdir(exist_ok=True)
            self.play(generation, work, tell)
            fitted = self.fit(generation, work, tell)
            gates = [self.gate(generation, n, work, tell) for n in range(len(self.task.players))]
            found.append({"generation": generation, **fitted, "gates": gates})
            write_whole(self.folder / "curve.json", as_text({"task": self.task.to_dict(), "generations": found}))
            yield found[-1]

    def place(self, generation: int) -> Path:
        return self.folder / f"generation-{generation}"

    def network(self, generation: int, players: int) -> Path:
        return self.place(generation) / f"{self.task.game}-{players}.net"

    def best(self, players: int, before: int) -> int:
        """The generation whose network was the best one then; 0: none was better than the planner's judgement."""
        for generation in range(before - 1, 0, -1):
            if read_json(self.gate_file(generation, players))["is_better"]:
                return generation
        return 0

    def gate_file(self, generation: int, players: int) -> Path:
        return self.place(generation) / f"gate-{players}.json"

    # -- games -------------------------------------------------------------------------------------

    def games(self, generation: int) -> GameLog:
        return GameLog(self.place(generation) / "games.jsonl")

    def play(self, generation: int, work: Work, tell: Tell) -> None:
        """The games of a generation that are not in its log yet."""
        orders = self.orders(generation)
        with self.games(generation) as log:
            done = {record.number for record in log.read()}
            left = [order for order in orders if order.number not in done]
            tell("games", generation, len(done), len(orders))
            for record in work.each(play, left):
                log.add(record)
                done.add(record.number)
                tell("games", generation, len(done), len(orders))

    def orders(self, generation: int) -> list[Order]:
        """All games of a generation; numbers of players come in turn."""
        task, plan = self.task, self.plan
        best = {players: self.best(players, generation) for players in task.players}
        networks = {players: str(self.network(found, players)) if found else "" for players, found in best.items()}
        orders = []
        for number in range(plan.games * len(task.players)):
            players = task.players[number % len(task.players)]
            seed = task.chance(PLAYED, generation, number)
            iterations = plan.iterations if generation > 1 else 0
            orders.append(Order(task.game, players, number, seed, iterations, networks[players]))
        return orders

    def window(self, generation: int) -> list[Record]:
        """What a fit learns from, in the order of its numbers: games do not end in the order they were begun."""
        first = max(1, generation - self.plan.window + 1)
        found: list[Record] = []
        for past in range(first, generation + 1):
            with self.games(past) as log:
                found += sorted(log.read())
        return found

    # -- networks ----------------------------------------------------------------------------------

    def fit(self, generation: int, work: Work, tell: Tell) -> Json:
        """New networks from the games of the window."""
        file = self.place(generation) / "fit.json"
        if file.exists():
            return read_json(file)
        records = self.window(generation)
        tables = self.tables(records, generation, work, tell)
        epochs = self.plan.epochs
        tell("fit", generation, 0, epochs)
        seed = self.task.chance(FITTED, generation)
        found = fit(tables, self.plan, seed, self.learner, lambda done: tell("fit", generation, done, epochs))
        for fitted in found.tables:
            count = sum(record.players == fitted.players for record in records)
            self.write(generation, fitted, count, check_sum(records))
        figures = self.figures(found, len(records))
        write_whole(file, as_text(figures))
        return figures

    def tables(self, records: list[Record], generation: int, work: Work, tell: Tell) -> list[Table]:
        """The rows of every number of players; workers replay the games."""
        task = self.task
        tables = []
        done = 0
        for players in task.players:
            own = [record for record in records if record.players == players]
            parts = [own[n : n + CHAPTER] for n in range(0, len(own), CHAPTER)]
            chapters = [Chapter(n, task.game, players, self.plan.every, part) for n, part in enumerate(parts)]
            found: dict[int, Rows] = {}
            for place, rows in work.each(rows_of, chapters):
                found[place] = rows
                done += len(parts[place])
                tell("rows", generation, done, len(records))
            inputs = inputs_of(revier.game(task.game), players)
            tables.append(Table(players, names(inputs.encoder), joined([found[n] for n in sorted(found)])))
        return tables

    def write(self, generation: int, fitted: Fitted, games: int, data: str) -> None:
        """A network, and what it was made for and from."""
        task = self.task
        head = {
            "game": task.game,
            "players": fitted.players,
            "rules": task.rules,
            "encoding": task.encoding,
            "slope": fitted.slope,
            "seed": task.seed,
            "generation": generation,
            "games": games,
            "positions": fitted.positions,
            "data": data,
            "quality": fitted.quality._asdict(),
            "guess": fitted.guess._asdict(),
            "revier": revier.__version__,
        }
        with whole(self.network(generation, fitted.players)) as new:
            write_network(new, fitted.network, head)

    def figures(self, found: Fit, games: int) -> Json:
        tables = [
            {
                "players": one.players,
                "positions": one.positions,
                "guess": one.guess._asdict(),
                "network": one.quality._asdict(),
                "epochs": [epoch[n]._asdict() for epoch in found.epochs],
            }
            for n, one in enumerate(found.tables)
        ]
        return {"games": games, "learner": found.learner, "tables": tables}

    # -- the gate ----------------------------------------------------------------------------------

    def gate(self, generation: int, table: int, work: Work, tell: Tell) -> Json:
        """The new network of a table against the best so far; the better one stays."""
        players = self.task.players[table]
        file, new = self.gate_file(generation, players), self.network(generation, players)
        best = self.best(players, generation)
        if not file.exists():
            old = self.network(best, players) if best else None
            seed = self.task.chance(GATED, generation, players)
            trial = make_trial(self.task.game, players, self.plan, new, old, seed)
            play_trial(trial, self.plan, work, file, lambda done, games: tell("gate", generation, done, games))
        found = read_json(file)
        if found["is_better"]:
            kept = self.folder / "networks" / new.name
            kept.parent.mkdir(exist_ok=True)
            with whole(kept) as copy:
                copy.write_bytes(new.read_bytes())
        return {**found, "against": best}


@contextmanager
def whole(path: Path) -> Iterator[Path]:
    """A file to write, which then takes the place of the other."""
    new = path.with_name(f".{path.name}.new")
    yield new
    new.replace(path)


def read_json(file: Path) -> Json:
    try:
        found: Json = json.loads(file.read_text(encoding="utf-8"))
    except OSError as error:
        raise BadRun(f"{file.name}: {error.strerror or error}") from None
    except ValueError:
        raise BadRun(f"{file.name}: no JSON") from None
    return found


def check_sum(records: list[Record]) -> str:
    """Says which games a network was made from."""
    found = hashlib.sha256()
    for record in records:
        found.update(record.line())
    return found.hexdigest()[:16]


@contextmanager
def opened(task: Task, folder: Path, learner: type[Any]) -> Iterator[Run]:
    """A new run, or one to go on with; nobody else may be at it. More generations may be wanted than at first."""
    if not os.path.lexists(folder):
        with NewFolder(folder) as new:
            (new / "run.json").write_text(as_text(task.to_dict()), encoding="utf-8")
    try:
        begun = read_json(folder / "run.json")
        wanted = json.loads(as_text(task.to_dict()))
        for one in (begun, wanted):
            one["plan"].pop("generations")
    except (KeyError, TypeError, AttributeError):
        raise BadRun("run.json: no task") from None
    if begun != wanted:
        raise OtherRun(f"{folder}: another run")
    handle = os.open(folder, os.O_RDONLY)
    try:
        try:
            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            raise BusyRun(f"{folder}: being used") from None
        yield Run(task, folder, learner)
    except BadRecord as error:
        raise BadRun(str(error)) from None
    finally:
        os.close(handle)
