"""The log of a run: a line for every match, written as it ends, so that a killed run can go on."""

from __future__ import annotations

import fcntl
import json
import os
from contextlib import nullcontext, suppress
from pathlib import Path
from types import TracebackType
from typing import BinaryIO, NamedTuple

from revier.arena.match import Lines, Result
from revier.arena.plan import Task
from revier.kernel.errors import RevierError
from revier.kernel.record import NewFolder, write_whole
from revier.kernel.state import Json


class Refused(RevierError):
    """Something is in the way that this run did not begin; `key` is the message that says what."""

    def __init__(self, key: str, path: Path, line: int = 0) -> None:
        super().__init__(f"{path}: {key}")
        self.key = key
        self.path = path
        self.line = line


FIGURES = "figures.json"  # in the folder of a report, once it is complete


class Files(NamedTuple):
    """What a run writes: its task first, then its log, its figures last."""

    task: Path
    log: Path
    figures: Path

    @classmethod
    def of(cls, report: Path | None, figures: Path | None) -> Files | None:
        """In the folder of the report, or else beside the file of figures."""
        if report is not None:
            return cls(report / "run.json", report / "games.jsonl", report / FIGURES)
        if figures is not None:
            return cls(Path(f"{figures}.run.json"), Path(f"{figures}.games.jsonl"), figures)
        return None


def begin(task: Task, report: Path | None, figures: Path | None) -> Log:
    """Begin a run, or go on with an unfinished one of the same task; overwrites nothing of anybody else's."""
    files = Files.of(report, figures)
    if files is None:
        return Log(None, task.games)
    whole = {"task": json.loads(json.dumps(task.to_dict(), default=str)), "json": figures and str(figures)}
    begun = read_run(files.task)
    resumes = begun.get("task") == whole["task"] and not files.figures.exists()
    taken = [report] if report is not None else [files.task, files.log, files.figures]
    for path in [] if resumes else taken:
        if os.path.lexists(path):
            raise Refused("cli-arena-taken", path)
    if figures is not None and os.path.lexists(figures) and begun.get("json") != whole["json"]:
        raise Refused("cli-arena-taken", figures)
    if report is not None and not resumes:
        make_folder(report, whole)
    else:
        write_whole(files.task, as_text(whole))
    return Log(files.log, task.games)


def read_run(path: Path) -> Json:
    """What was begun here, nothing if it cannot be told."""
    try:
        found = json.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    return found if isinstance(found, dict) else {}


def make_folder(folder: Path, run: Json) -> None:
    """A folder appears together with its task, so that a run killed here has not left half of it."""
    with NewFolder(folder) as new:
        (new / "run.json").write_text(as_text(run), encoding="utf-8")


def as_text(data: Json) -> str:
    return json.dumps(data, indent=2, ensure_ascii=False) + "\n"


class Log:
    """Results so far; what is added is in the file, if there is one, before anything else happens."""

    def __init__(self, path: Path | None, games: int) -> None:
        self.lines: Lines = {}
        self.file: BinaryIO | None = None
        if path is not None:
            self.file = path.open("a+b")
            self.take_over(self.file, path, games)

    def take_over(self, file: BinaryIO, path: Path, games: int) -> None:
        """Read what is there; a last line that was cut off is dropped."""
        try:
            fcntl.lockf(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            raise Refused("cli-arena-busy", path) from None
        file.seek(0)
        text = file.read()
        whole = text[: text.rfind(b"\n") + 1]
        for number, line in enumerate(whole.splitlines(keepends=True), start=1):
            try:
                [result] = Result.read([line])
                known = result.index in range(games)
            except (ValueError, TypeError):
                known = False
            if not known:
                raise Refused("cli-arena-broken", path, number)
            self.lines.setdefault(result.index, line)
        file.truncate(len(whole))

    def add(self, lines: Lines) -> None:
        """Finished matches; one that is known already does not count again."""
        new = {index: line for index, line in lines.items() if index not in self.lines}
        if self.file is not None:
            self.file.write(b"".join(new.values()))
            self.file.flush()
        self.lines.update(new)

    def results(self) -> list[Result]:
        """In the order of the matches."""
        return Result.read(self.lines[index] for index in sorted(self.lines))

    def __enter__(self) -> Log:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self.file is not None:
            with suppress(OSError) if kind is not None else nullcontext():  # what it could not write was told
                self.file.close()
