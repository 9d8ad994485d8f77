"""`revier train`: whole small runs, stopped and continued, the gate, and what is refused."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from collections.abc import Generator, Sequence
from pathlib import Path
from typing import Any

import pytest
from librt.vecs import vec
from typer.testing import CliRunner, Result

import revier
from revier import cli
from revier.arena.local import WorkerDied, play_here
from revier.arena.match import Lines
from revier.bots import bot
from revier.bots.network import Network, read_network, write_network
from revier.texts import LANGUAGES
from revier.training import fitting
from revier.training.gate import make_trial, play_trial
from revier.training.numpy_learner import NumpyLearner
from revier.training.plan import Plan, Task, make_task
from revier.training.rows import inputs_of
from revier.training.run import BadRun, BusyRun, OtherRun, Run, opened
from revier.training.work import Processes
from tests.ray_cluster import LOOPBACK
from tests.test_tuning import refused
from tests.waiting import wait_until

GAME = "schichtwechsel"
TINY = Plan(
    generations=2,
    games=4,
    iterations=1,
    every=3,
    wide=6,
    narrow=4,
    epochs=2,
    batch=16,
    apart=2,
    gate_iterations=1,
    gate_games=2,
    gate_share=0.3,
)

TASK = make_task(revier.game(GAME), [2], 5, TINY)
PATIENCE = 600.0
ROOT = Path(__file__).parents[1]
COMMAND = [sys.executable, "-m", "revier.cli", "train"]


def silent(stage: str, generation: int, done: int, all: int) -> None:
    assert stage in ("games", "rows", "fit", "gate")
    assert 0 <= done <= all
    assert 1 <= generation <= 2


def go(task: Task, folder: Path, work: Processes) -> list[Any]:
    with opened(task, folder, NumpyLearner) as run:
        return list(run.go(work, silent))


def outcome(folder: Path) -> dict[str, Any]:
    """What a run has come to: the games in any order, all else as it is, without what the clock says."""
    found: dict[str, Any] = {}
    for path in sorted(folder.rglob("*")):
        if path.suffix in (".net", ".json"):
            found[str(path.relative_to(folder))] = path.read_bytes()
        elif path.name == "games.jsonl":
            found[str(path.relative_to(folder))] = sorted(path.read_bytes().splitlines())
    return found


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Any]:
    """A run that nobody disturbed."""
    folder = tmp_path_factory.mktemp("whole") / "run"
    go(TASK, folder, Processes(1))
    return outcome(folder)


def test_a_run_leaves_games_networks_and_figures(whole: dict[str, Any], tmp_path: Path) -> None:
    assert {path for path in whole if "generation" in path} == {
        f"generation-{n}/{name}" for n in (1, 2) for name in ("games.jsonl", f"{GAME}-2.net", "fit.json", "gate-2.json")
    }
    curve = json.loads(whole["curve.json"])
    assert curve["task"]["seed"] == 5
    for generation in curve["generations"]:
        [table], [gate] = generation["tables"], generation["gates"]
        assert table["network"]["rmse"] > 0
        assert len(table["epochs"]) == 2
        assert gate["games"] == 2
        assert gate["is_better"] == (gate["wins"]["mean"] > 0.3)
    network = tmp_path / f"{GAME}-2.net"
    network.write_bytes(whole[f"generation-2/{GAME}-2.net"])
    head = read_network(network)[1]
    assert (head["game"], head["players"], head["generation"], head["games"]) == (GAME, 2, 2, 8)
    s = revier.game(GAME).new(players=2, seed=1)
    assert bot(f"search:1it:{network}", GAME, 1).act(s) in s.legal_actions()


class Stopped(BaseException):
    """As if the run had been killed here."""


class Stopping(Processes):
    """Stops after so many results."""

    def __init__(self, results: int) -> None:
        super().__init__(1)
        self.left = results

    def each(self, do: Any, items: Sequence[Any]) -> Generator[Any, None, None]:
        for item in items:
            self.counted()
            yield do(item)

    def play(self, trial: Any, matches: Any) -> Generator[Lines, None, None]:
        for lines in play_here(trial, matches, 1):
            self.counted()
            yield lines

    def counted(self) -> None:
        self.left -= 1
        if self.left < 0:
            raise Stopped


def test_a_run_that_is_stopped_anywhere_ends_as_if_it_had_never_been(whole: dict[str, Any], tmp_path: Path) -> None:
    folder = tmp_path / "run"
    stops = 0
    for results in (2, 1, 2, 1, 3, 1, 1):  # within games, before rows, within the gate, and so on
        try:
            go(TASK, folder, Stopping(results))
        except Stopped:
            stops += 1
            for log in folder.rglob("*.jsonl"):  # what was being written is cut off
                log.write_bytes(log.read_bytes() + b'{"number":')
    assert stops > 5
    go(TASK, folder, Processes(1))
    assert outcome(folder) == whole


def test_a_run_killed_between_a_network_and_its_figures_fits_again(whole: dict[str, Any], tmp_path: Path) -> None:
    folder = tmp_path / "run"
    go(TASK, folder, Processes(1))
    (folder / "generation-2" / "fit.json").unlink()
    (folder / "generation-2" / f"{GAME}-2.net").write_bytes(b"half")
    (folder / "generation-2" / "gate-2.json").unlink()
    (folder / "curve.json").unlink()
    go(TASK, folder, Processes(1))
    assert outcome(folder) == whole


@pytest.mark.long
def test_several_processes_come_to_the_same(whole: dict[str, Any], tmp_path: Path) -> None:
    go(TASK, tmp_path / "run", Processes(2))
    assert outcome(tmp_path / "run") == whole


def test_work_of_several_processes_is_done_once_and_a_dead_one_is_told() -> None:
    assert sorted(Processes(2).each(abs, range(-5, 0))) == [1, 2, 3, 4, 5]
    with pytest.raises(WorkerDied):
        list(Processes(2).each(os._exit, [1, 1]))


@pytest.mark.long
def test_a_cluster_comes_to_the_same(whole: dict[str, Any], tmp_path: Path) -> None:
    made = [sys.executable, "-m", "tests.ray_cluster"]
    pipe = subprocess.PIPE
    with subprocess.Popen(made, cwd=ROOT, stdin=pipe, stdout=pipe, text=True) as nodes:
        assert nodes.stdin is not None
        assert nodes.stdout is not None
        try:
            address = json.loads(next(line for line in nodes.stdout if line.startswith('{"address"')))["address"]
            task = [*COMMAND, *tiny(tmp_path), "--ray", address, "--run", str(tmp_path / "run")]
            done = subprocess.run(task, env=os.environ | LOOPBACK, capture_output=True, text=True, timeout=PATIENCE)
        finally:
            nodes.stdin.close()
            nodes.wait(PATIENCE)
    assert done.returncode == 0, done.stderr
    assert done.stdout.count("Generation") == 2
    found = outcome(tmp_path / "run")
    assert found["generation-1/games.jsonl"] == whole["generation-1/games.jsonl"]
    assert {name for name in found if name.startswith("generation")} == {
        name for name in whole if name.startswith("generation")
    }


def tiny(folder: Path, plan: Plan = TINY) -> list[str]:
    """What `revier train` is asked for a run of the same task, as far as it has the same learner."""
    file = folder / "plan.toml"
    file.write_text("".join(f"{name} = {value}\n" for name, value in plan._asdict().items()))
    return [GAME, "--players", "2", "--seed", "5", "--plan", str(file), "--lang", "en"]


@pytest.mark.long
def test_a_killed_command_goes_on(tmp_path: Path) -> None:
    task = [*tiny(tmp_path), "--jobs", "2"]
    games = tmp_path / "killed" / "generation-1" / "games.jsonl"
    words = [*COMMAND, *task, "--run", str(tmp_path / "killed")]
    with subprocess.Popen(words, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) as process:
        wait_until(lambda: process.poll() is not None or (games.exists() and games.read_bytes().count(b"\n") > 0))
        assert process.poll() is None
        process.send_signal(signal.SIGKILL)
    for name in ("killed", "whole"):
        result = CliRunner().invoke(cli.app, ["train", *task, "--run", str(tmp_path / name)])
        assert result.exit_code == 0, result.output
    assert outcome(tmp_path / "killed") == outcome(tmp_path / "whole")


@pytest.mark.long
def test_a_run_may_be_given_more_generations_later(whole: dict[str, Any], tmp_path: Path) -> None:
    go(TASK._replace(plan=TINY._replace(generations=1)), tmp_path / "run", Processes(1))
    go(TASK, tmp_path / "run", Processes(1))
    found = outcome(tmp_path / "run")
    assert {name: found[name] for name in found if name != "run.json"} == {
        name: whole[name] for name in whole if name != "run.json"
    }


# -- the gate ------------------------------------------------------------------------------------------


def network_for(path: Path, lead: float) -> Path:
    """A network that thinks a seat so much better off for each point that it is ahead by the planner's guess."""
    inputs = inputs_of(revier.game(GAME), 2).count()
    weights = [0.0] * Network.size(inputs, 1, 1)
    behind = 3 + (inputs - 2) * 3  # from how far the best other guess lies above one's own …
    weights[behind + 1] = -lead / 10  # … straight to the points
    weights[behind + 2] = -lead
    head = {"game": GAME, "players": 2, "rules": TASK.rules, "encoding": TASK.encoding, "slope": 0.0}
    write_network(path, Network(inputs, 1, 1, vec[float](weights)), head)
    return path


def test_the_gate_keeps_the_old_network_where_the_new_one_is_worse(tmp_path: Path) -> None:
    good, bad = network_for(tmp_path / "good.net", 0.1), network_for(tmp_path / "bad.net", -0.1)
    plan = TINY._replace(gate_games=6, gate_iterations=2, gate_share=0.5)
    found = {}
    for name, new, old in (("worse", bad, good), ("better", good, bad)):
        trial = make_trial(GAME, 2, plan, new, old, 3)
        found[name] = play_trial(trial, plan, Processes(1), tmp_path / f"{name}.json", lambda done, games: None)
        assert json.loads((tmp_path / f"{name}.json").read_text()) == found[name]
    assert not found["worse"]["is_better"]
    assert found["better"]["is_better"]
    assert found["worse"]["wins"]["mean"] < 0.3 < 0.7 < found["better"]["wins"]["mean"]


def test_what_the_gate_dropped_is_neither_played_nor_kept(tmp_path: Path) -> None:
    strict = TASK._replace(plan=TINY._replace(gate_share=1.0))
    figures = go(strict, tmp_path / "run", Processes(1))
    assert [gate["against"] for row in figures for gate in row["gates"]] == [0, 0]
    assert not (tmp_path / "run" / "networks").exists()
    with opened(strict, tmp_path / "run", NumpyLearner) as run:
        assert {order.network for order in run.orders(2)} == {""}
        assert {order.iterations for order in run.orders(1)} == {0}
        assert {order.iterations for order in run.orders(2)} == {1}


def test_what_the_gate_let_through_plays_and_is_the_next_one_to_beat(tmp_path: Path) -> None:
    lax = TASK._replace(plan=TINY._replace(gate_share=0.0, gate_games=8))
    figures = go(lax, tmp_path / "run", Processes(1))
    assert figures[0]["gates"][0]["is_better"]
    assert figures[1]["gates"][0]["against"] == 1
    with opened(lax, tmp_path / "run", NumpyLearner) as run:
        assert {order.network for order in run.orders(2)} == {str(run.network(1, 2))}
    best = 2 if figures[1]["gates"][0]["is_better"] else 1
    kept = tmp_path / "run" / "networks" / f"{GAME}-2.net"
    assert kept.read_bytes() == (tmp_path / "run" / f"generation-{best}" / f"{GAME}-2.net").read_bytes()


def test_several_numbers_of_players_are_learned_together() -> None:
    orders = Run(make_task(revier.game(GAME), [2, 3, 4], 5, TINY), Path("nowhere"), NumpyLearner).orders(1)
    assert [order.players for order in orders] == [2, 3, 4] * 4
    assert [order.number for order in orders] == list(range(12))
    assert len({order.seed for order in orders}) == 12


# -- what is refused -----------------------------------------------------------------------------------


def test_a_run_of_another_task_is_refused(tmp_path: Path) -> None:
    folder = tmp_path / "run"
    with opened(TASK, folder, NumpyLearner):
        pass
    others = [
        TASK._replace(game="glueck-auf"),
        TASK._replace(players=[3]),
        TASK._replace(seed=6),
        TASK._replace(plan=TINY._replace(games=5)),
        TASK._replace(rules=99),
    ]
    for other in others:
        with pytest.raises(OtherRun), opened(other, folder, NumpyLearner):
            pass
    with opened(TASK._replace(plan=TINY._replace(generations=9)), folder, NumpyLearner):
        pass


def test_two_processes_are_never_at_the_same_run(tmp_path: Path) -> None:
    folder = tmp_path / "run"
    with opened(TASK, folder, NumpyLearner), pytest.raises(BusyRun), opened(TASK, folder, NumpyLearner):
        pass
    with opened(TASK, folder, NumpyLearner):
        pass


def test_a_damaged_game_is_told_with_its_line(tmp_path: Path) -> None:
    folder = tmp_path / "run"
    with pytest.raises(Stopped):
        go(TASK, folder, Stopping(2))
    log = folder / "generation-1" / "games.jsonl"
    log.write_bytes(b"[]\n" + log.read_bytes())
    with pytest.raises(BadRun) as error:
        go(TASK, folder, Processes(1))
    assert "games.jsonl, line 1" in str(error.value)


def train(folder: Path, *more: str, game: str = GAME) -> Result:
    words = ["train", game, "--run", str(folder / "run"), "--players", "2", "--lang", "en", *more]
    return CliRunner().invoke(cli.app, words)


def test_what_cannot_be_learned_is_refused(tmp_path: Path) -> None:
    refused(train(tmp_path, game="skat"), "skat", "glueck-auf")
    refused(train(tmp_path, "--players", "2,x"), "“x” is no number of players")
    refused(train(tmp_path, "--players", "2,7"), "2 to 4")
    refused(train(tmp_path, "--seed", "-1"), "−1")
    refused(train(tmp_path, "--jobs", "100000"), "100000 processes are too many")
    refused(train(tmp_path, "--ray", "127.0.0.1:1"), "No Ray cluster answers at 127.0.0.1:1")
    refused(train(tmp_path, "--plan", str(tmp_path / "none.toml")), "none.toml")
    plan = tmp_path / "plan.toml"
    for text, said in (("games = 0", "games = 0"), ("glory = 1", "glory"), ("games =", "plan.toml")):
        plan.write_text(text)
        refused(train(tmp_path, "--plan", str(plan)), said)
    refused(train(tmp_path / "a:b"), "colon")
    assert [path.name for path in tmp_path.iterdir()] == ["plan.toml"]
    refused(train(tmp_path / "none"), "cannot be written")
    (tmp_path / "run").write_text("mine")
    refused(train(tmp_path), "is not a run of revier train", "Not a directory")
    (tmp_path / "run").unlink()
    (tmp_path / "run").mkdir()
    (tmp_path / "run" / "mine").write_text("mine")
    refused(train(tmp_path), "is not a run of revier train")
    (tmp_path / "run" / "run.json").write_text("[]")
    refused(train(tmp_path), "is not a run of revier train")
    assert (tmp_path / "run" / "run.json").read_text() == "[]"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_run_is_told_in_every_language(language: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fitting, "is_there", lambda module: False)
    task = ["train", *tiny(tmp_path, TINY._replace(generations=1, games=2)), "--run", str(tmp_path / "run")]

    def again() -> Result:
        return CliRunner().invoke(cli.app, [*task, "--lang", language])

    result = again()
    assert result.exit_code == 0, result.output
    first, last = result.stdout.splitlines()
    assert "2" in first
    assert "%" in first
    assert last
    assert again().stdout == result.stdout, "what is done is not done again"
    assert (tmp_path / "run" / "curve.png").read_bytes().startswith(b"\x89PNG")
    tiny(tmp_path, TINY._replace(generations=1, games=3))
    refused(again(), str(tmp_path)[:5])
