"""`revier arena` as a person calls it: what it prints, refuses and keeps, and how it goes on after being killed."""

from __future__ import annotations

import errno
import json
import os
import re
import resource
import signal
import subprocess
import sys
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import Any, NoReturn

import pytest
from typer.testing import CliRunner, Result

from revier import cli
from revier.arena import report
from revier.arena.log import Log
from revier.arena.plan import make_task
from revier.cli_arena import say_plan
from revier.texts import LANGUAGES, texts
from tests.held import HOLD
from tests.server.pids import children_of, command_of, is_alive
from tests.waiting import wait_until

COMMAND = [sys.executable, "-m", "revier.cli", "arena"]
GAMES = 45
BOT = "tests.held:Held"
TASK = ["glueck-auf", "--players", "2", "--bots", BOT, "--games", str(GAMES), "--seed", "3", "--lang", "en"]
TIMES = ("ms_per_turn", "longest_turn_ms")
DONE = 2  # games that such a run has at least done when it stops
PATIENCE = 600.0  # seconds, on a machine that has much else to do


def arena(*arguments: str | Path) -> Result:
    return CliRunner().invoke(cli.app, ["arena", *[str(argument) for argument in arguments]])


def small(*arguments: str | Path) -> Result:
    return arena("glueck-auf", "--players", "2", "--bots", "random", "--games", "2", "--lang", "en", *arguments)


def timeless(path: Path) -> dict[str, Any]:
    """Figures without what depends on the machine."""
    found: dict[str, Any] = json.loads(path.read_text())
    found["bots"] = [{key: value for key, value in row.items() if key not in TIMES} for row in found["bots"]]
    return found


def indices(log: Path) -> list[int]:
    return [json.loads(line)["index"] for line in log.read_text().splitlines()]


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Any]:
    """The figures of a run that nobody disturbed."""
    path = tmp_path_factory.mktemp("whole") / "figures.json"
    result = arena(*TASK, "--json", path)
    assert result.exit_code == 0, result.output
    return timeless(path)


def begin(folder: Path, jobs: int, language: str = "en", task: Sequence[str] = TASK) -> subprocess.Popen[str]:
    """A run in a process of its own that has some games done and many to do."""
    process = held("--lang", language, "--jobs", str(jobs), "--report", str(folder), task=task)
    log = folder / "games.jsonl"
    wait_until(lambda: log.exists() and log.read_text().count("\n") >= DONE)
    return process


def held(*arguments: str, task: Sequence[str] = TASK, **more: Any) -> subprocess.Popen[str]:
    """A run that does not end before it is disturbed."""
    words = [*COMMAND, *task, *arguments]
    kept = os.environ | {HOLD: __file__}
    pipe = subprocess.PIPE
    return subprocess.Popen(words, stdout=pipe, stderr=pipe, text=True, env=kept, **more)


def workers_of(pid: int) -> list[int]:
    """Those that play; beside them runs one of Python's own that tidies up."""
    return [child for child in children_of(pid) if "--multiprocessing-fork" in command_of(child)]


def test_a_killed_run_goes_on_and_gives_the_same_figures(tmp_path: Path, whole: dict[str, Any]) -> None:
    folder = tmp_path / "run"
    process = begin(folder, jobs=2)
    workers = workers_of(process.pid)
    process.kill()
    process.communicate(timeout=PATIENCE)
    assert len(workers) >= 2
    wait_until(lambda: not any(is_alive(pid) for pid in workers))
    log = folder / "games.jsonl"
    done = log.read_text()[: log.read_text().rfind("\n") + 1]
    log.write_text(done + done.splitlines()[0][:50])  # the last line was cut off
    result = arena(*TASK, "--jobs", "2", "--report", folder)
    assert result.exit_code == 0, result.output
    assert f"In the log already: {done.count(chr(10)):,} of {GAMES:,} games." in result.stderr
    assert log.read_text().startswith(done)
    assert sorted(indices(log)) == list(range(GAMES))
    assert timeless(folder / "figures.json") == whole


def on_a_full_disk(*arguments: str | Path, room: int) -> subprocess.CompletedProcess[str]:
    """No file has room for more than these bytes."""
    words = [*COMMAND, *TASK, *map(str, arguments)]
    limit = partial(resource.setrlimit, resource.RLIMIT_FSIZE, (room, room))
    return subprocess.run(words, capture_output=True, text=True, preexec_fn=limit)


def test_a_run_whose_log_finds_no_room_says_so_and_goes_on_later(tmp_path: Path, whole: dict[str, Any]) -> None:
    figures, log = tmp_path / "figures.json", tmp_path / "figures.json.games.jsonl"
    stopped = on_a_full_disk("--json", figures, room=5_000)
    assert stopped.returncode == 1
    assert stopped.stderr.startswith("revier: ")
    assert stopped.stderr.count("\n") == 1, stopped.stderr
    assert log.stat().st_size == 5_000
    assert arena(*TASK, "--json", figures).exit_code == 0
    assert timeless(figures) == whole


@pytest.mark.parametrize(("kind", "room"), [("--report", 10), ("--dataset", 5_000)])
def test_a_folder_that_finds_no_room_leaves_nothing_behind(tmp_path: Path, kind: str, room: int) -> None:
    stopped = on_a_full_disk(kind, tmp_path / "folder", room=room)
    assert stopped.returncode == 2
    assert "folder cannot be written: " in stopped.stderr
    assert "Traceback" not in stopped.stderr
    assert os.listdir(tmp_path) == []


def test_a_page_that_finds_no_room_is_told_in_one_line(
    tmp_path: Path, whole: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "run"
    monkeypatch.setattr(report, "plots", no_room)
    told = arena(*TASK, "--report", folder)
    assert (told.exit_code, told.stderr) == (2, f"revier: {folder} cannot be written: No space left on device.\n")
    monkeypatch.undo()
    assert arena(*TASK, "--report", folder).exit_code == 0, "nothing is played again"
    assert timeless(folder / "figures.json") == whole


def no_room(*of: object) -> NoReturn:
    raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))


@pytest.mark.parametrize(("number", "jobs"), [(signal.SIGINT, 2), (signal.SIGTERM, 1)])
def test_an_interrupted_run_says_how_to_go_on(
    tmp_path: Path, whole: dict[str, Any], number: signal.Signals, jobs: int
) -> None:
    folder = tmp_path / "run"
    process = begin(folder, jobs)
    workers = workers_of(process.pid)
    process.send_signal(number)
    out, err = process.communicate(timeout=PATIENCE)
    assert (process.returncode, out, err) == (130, "", "Stopped; the same command goes on from here.\n")
    assert not any(is_alive(pid) for pid in workers)
    assert arena(*TASK, "--report", folder).exit_code == 0
    assert sorted(indices(folder / "games.jsonl")) == list(range(GAMES))
    assert timeless(folder / "figures.json") == whole


def test_ctrl_c_reaches_all_processes_and_only_one_speaks(tmp_path: Path) -> None:
    """A terminal sends it to the workers as well, even to those that are only just being started."""
    process = held("--jobs", "2", "--report", str(tmp_path / "run"), start_new_session=True)
    wait_until(lambda: len(workers_of(process.pid)) > 0)
    os.killpg(process.pid, signal.SIGINT)
    out, err = process.communicate(timeout=PATIENCE)
    assert (process.returncode, out, err) == (130, "", "Stopped; the same command goes on from here.\n")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_run_whose_worker_dies_says_so_and_can_go_on(tmp_path: Path, whole: dict[str, Any], language: str) -> None:
    folder = tmp_path / "run"
    process = begin(folder, jobs=2, language=language)
    workers = workers_of(process.pid)
    os.kill(workers[0], signal.SIGKILL)
    out, err = process.communicate(timeout=PATIENCE)
    assert (process.returncode, out) == (1, "")
    assert err == f"revier: {texts(language).say('cli-arena-died')}\n"
    assert not any(is_alive(pid) for pid in workers)
    kept = indices(folder / "games.jsonl")
    assert len(kept) >= DONE
    assert arena(*TASK, "--jobs", "2", "--report", folder).exit_code == 0
    assert indices(folder / "games.jsonl")[: len(kept)] == kept
    assert sorted(indices(folder / "games.jsonl")) == list(range(GAMES))
    assert timeless(folder / "figures.json") == whole


def test_without_a_log_a_run_whose_worker_dies_begins_anew() -> None:
    process = held("--jobs", "2")
    wait_until(lambda: len(workers_of(process.pid)) >= 2)
    os.kill(workers_of(process.pid)[0], signal.SIGKILL)
    out, err = process.communicate(timeout=PATIENCE)
    assert (process.returncode, out) == (1, "")
    assert err == f"revier: {texts('en').say('cli-arena-lost')}\n"


def test_what_is_in_the_log_twice_counts_once(tmp_path: Path, whole: dict[str, Any]) -> None:
    path = tmp_path / "figures.json"
    assert arena(*TASK, "--json", path).exit_code == 0
    log = Path(f"{path}.games.jsonl")
    lines = log.read_text().splitlines(keepends=True)
    log.write_text("".join(lines[:30] + lines[:5]))
    path.unlink()
    assert arena(*TASK, "--json", path).exit_code == 0
    assert timeless(path) == whole


# -- what is printed and written -----------------------------------------------------------------------


def test_a_run_prints_figures_with_intervals() -> None:
    result = arena("glueck-auf", "--players", "2", "--bots", "random,random,random", "--games", "2", "--lang", "en")
    assert result.exit_code == 0, result.output
    assert re.search(r"random +100\.0% ± 0\.0% +100\.0% ", result.stdout), "the only bot wins all that is at stake"
    assert re.search(r"Mean +50\.0% +50\.0% ± 0\.0%", result.stdout), "and a half with each of its seats"
    assert "2 games on 2 deals" in result.stdout
    assert result.stderr == ""


def test_a_run_says_that_groups_are_played_whole(capsys: pytest.CaptureFixture[str]) -> None:
    task = make_task("glueck-auf", 3, ["random", "greedy"], 7, 0)
    say_plan(texts("en"), task, 7, Log(None, task.games))
    assert capsys.readouterr().err == "Groups are played whole: 12 games, 2 groups of 6.\n"


def test_figures_can_go_to_the_screen() -> None:
    result = small("--json", "-")
    assert json.loads(result.stdout)["games"] == 2


def test_a_report_holds_all_of_a_run(tmp_path: Path) -> None:
    folder = tmp_path / "a run"
    result = small("--report", folder, "--json", tmp_path / "figures.json", "--option", "delivered_orders=open")
    assert result.exit_code == 0, result.output
    pictures = ["course.png", "ratings.png", "scores.png", "seats.png"]
    assert sorted(os.listdir(folder)) == sorted(["figures.json", "games.jsonl", "index.html", "run.json", *pictures])
    assert (folder / "figures.json").read_bytes() == (tmp_path / "figures.json").read_bytes()
    assert sorted(os.listdir(tmp_path)) == ["a run", "figures.json"]
    page = (folder / "index.html").read_text()
    options = "--players 2 --bots random --games 2 --seed 0 --option delivered_orders=open"
    assert f"revier arena glueck-auf {options} --report &#x27;{folder}&#x27;" in page


# -- what is refused -----------------------------------------------------------------------------------


def check_refused(result: Result, *words: str) -> None:
    """One line that says what is wrong, and status 2."""
    assert result.exit_code == 2, result.output
    assert result.stdout == ""
    assert len(result.stderr.splitlines()) == 1
    assert all(word in result.stderr for word in words), result.stderr


@pytest.mark.parametrize(
    ("arguments", "word"),
    [
        (["--bots", "nobody"], "nobody"),
        (["--bots", "random,,random"], "no bot “”"),
        (["--bots", "planner:missing.toml"], "missing.toml"),
        (["--players", "9"], "2 to 4"),
        (["--seed", "-1"], "−1"),
        (["--option", "x=y"], "x=y"),
        (["--board", "missing.toml"], "missing.toml"),
        (["--ray", "127.0.0.1:1"], "127.0.0.1:1"),
        (["--ray", "nonsense"], "nonsense"),
        (["--lang", "nl"], "nl"),
        (["--json", "missing/figures.json"], "missing/figures.json"),
        (["--report", "missing/folder"], "missing/folder"),
        (["--report", "folder", "--json", "missing/figures.json"], "missing/figures.json"),
    ],
)
def test_bad_input_gets_one_line(
    arguments: list[str], word: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    check_refused(small(*arguments), word)
    assert os.listdir(tmp_path) == []


@pytest.mark.parametrize("option", ["--games", "--jobs"])
def test_less_than_one_is_refused(option: str) -> None:
    done = subprocess.run([*COMMAND, "glueck-auf", option, "0"], capture_output=True, text=True, timeout=PATIENCE)
    assert (done.returncode, done.stdout) == (2, "")
    assert len(done.stderr.splitlines()) == 1
    assert option in done.stderr


def test_plots_are_needed_for_a_report_only(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "matplotlib", None)
    check_refused(small("--report", "new"), "the extra arena", "-m pip install matplotlib")
    assert small().exit_code == 0


def test_json_alone_goes_to_the_screen() -> None:
    for arguments in (["--json"], ["--json", "--seed", "0"], ["--json", "-"]):
        assert json.loads(small(*arguments).stdout)["game"] == "glueck-auf"


def test_the_help_names_the_extras() -> None:
    done = subprocess.run([*COMMAND, "--help"], capture_output=True, text=True, timeout=PATIENCE)
    assert all(f'"{extra}"' in done.stdout for extra in ("arena", "cluster", "envs"))


def test_a_missing_cluster_package_is_named_with_its_extra(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    check_refused(small("--ray", "auto"), "the extra cluster", "-m pip install ray")
    assert small().exit_code == 0


def snapshot(folder: Path) -> dict[str, bytes]:
    return {str(path): path.read_bytes() for path in folder.rglob("*") if path.is_file()}


def test_a_folder_that_is_no_unfinished_run_of_this_task_stays_as_it_is(tmp_path: Path) -> None:
    empty, foreign, done = tmp_path / "empty", tmp_path / "foreign", tmp_path / "done"
    empty.mkdir()
    foreign.mkdir()
    (foreign / "run.json").write_text("[]")
    assert small("--report", done).exit_code == 0
    before = snapshot(tmp_path)
    for folder in (empty, foreign, done):
        check_refused(small("--report", folder), str(folder), "nothing was changed")
    (done / "figures.json").unlink()
    check_refused(small("--report", done, "--seed", "1"), str(done))
    assert snapshot(tmp_path) == {path: data for path, data in before.items() if "figures.json" not in path}
    assert small("--report", done).exit_code == 0


def test_a_file_of_figures_that_this_run_did_not_begin_stays_as_it_is(tmp_path: Path) -> None:
    path, folder = tmp_path / "figures.json", tmp_path / "folder"
    path.write_text("mine")
    check_refused(small("--json", path), str(path))
    check_refused(small("--json", path, "--report", folder), str(path))
    assert snapshot(tmp_path) == {str(path): b"mine"}


def test_a_run_killed_just_before_its_end_may_write_its_own_figures_again(tmp_path: Path) -> None:
    path, folder = tmp_path / "figures.json", tmp_path / "folder"
    assert small("--json", path, "--report", folder).exit_code == 0
    (folder / "figures.json").unlink()
    assert small("--json", path, "--report", folder).exit_code == 0


def test_a_log_of_another_task_beside_the_figures_is_not_continued(tmp_path: Path) -> None:
    path = tmp_path / "figures.json"
    assert small("--json", path).exit_code == 0
    path.unlink()
    before = snapshot(tmp_path)
    check_refused(small("--json", path, "--seed", "5"), "nothing was changed")
    assert snapshot(tmp_path) == before


@pytest.mark.parametrize("line", ["nonsense", "{}", '{"index": 0}', "[]"])
def test_a_broken_log_is_not_continued(line: str, tmp_path: Path) -> None:
    path = tmp_path / "figures.json"
    assert small("--json", path).exit_code == 0
    path.unlink()
    log = Path(f"{path}.games.jsonl")
    log.write_text(log.read_text() + line + "\n")
    before = snapshot(tmp_path)
    check_refused(small("--json", path), "line 3")
    assert snapshot(tmp_path) == before


def test_two_runs_do_not_write_one_log(tmp_path: Path) -> None:
    folder = tmp_path / "run"
    process = begin(folder, jobs=1)
    try:
        check_refused(arena(*TASK, "--report", folder), "another run")
    finally:
        process.kill()
        process.communicate(timeout=PATIENCE)
