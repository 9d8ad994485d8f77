"""`revier arena --sprt`: the statistic, its error rates, and that it decides at one game however a run is played."""

from __future__ import annotations

import json
import math
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

from revier.arena.figures import figures
from revier.arena.match import Lines, Result, play_all
from revier.arena.plan import Task, make_task
from revier.arena.report import write_report
from revier.arena.sprt import FEWEST, HIGH, LOW, UNDECIDED, Sprt, Watch, counted, judge
from revier.arena.table import decision
from revier.cli_arena import command_of
from revier.texts import LANGUAGES, texts
from tests.server.pids import is_alive
from tests.test_arena import result_of
from tests.test_arena_runs import PATIENCE, arena, begin, check_refused, indices, timeless, workers_of
from tests.waiting import wait_until

BOTS = "tests.held:Held,tests.held:Other"
SEQUENTIAL = ["glueck-auf", "--players", "2", "--bots", BOTS, "--games", "160", "--sprt", "0.35,0.55", "--seed", "1"]


# -- the statistic -------------------------------------------------------------------------------------


def after(stakes: list[float], h0: float = 0.5, h1: float = 0.7) -> Sprt:
    test = Sprt(h0, h1)
    for stake in stakes:
        test.add(stake)
    return test


def test_the_bounds_are_walds() -> None:
    """Both errors are 5 %: nineteen to one."""
    assert pytest.approx(math.log(19)) == HIGH == -LOW


def test_the_statistic_is_that_of_a_worked_example() -> None:
    """Twelve groups won, four shared: mean 7/8, squares 12/64 + 4·9/64 = 3/4; and eight earlier groups of 1/4 each."""
    test = after([1.0] * 12 + [0.5] * 4)
    assert test.mean == pytest.approx(7 / 8)
    assert test.squares == pytest.approx(3 / 4)
    variance = 2.75 / 23
    assert test.llrs[-1] == pytest.approx(16 * 0.2 * (1.75 - 1.2) / (2 * variance)) == pytest.approx(7.36)
    assert test.verdict == "H1"


def test_a_mean_halfway_says_nothing_and_equal_distances_say_as_much() -> None:
    assert after([0.6] * 40).llrs[-1] == pytest.approx(0)
    assert after([0.4, 0.6] * 20, 0.5, 0.6).llrs[-1] == pytest.approx(-after([0.5, 0.7] * 20, 0.5, 0.6).llrs[-1])


def test_few_groups_do_not_decide_however_alike_they_are() -> None:
    assert after([1.0] * (FEWEST - 1)).llrs[-1] > HIGH
    assert after([1.0] * (FEWEST - 1)).verdict == UNDECIDED
    assert after([1.0] * FEWEST).verdict == "H1"
    assert after([0.0] * FEWEST).verdict == "H0"


def pair(rng: Random, stake: float) -> float:
    """Two games of a deal that have nothing to do with each other."""
    return ((rng.random() < stake) + (rng.random() < stake)) / 2


def six(rng: Random, stake: float) -> float:
    """A group of three seats: six games."""
    return sum(rng.random() < stake for game in range(6)) / 6


def seat_wins(rng: Random, stake: float) -> float:
    """The deal favours a seat: the better bot wins there and now and then at the other seat as well."""
    return 1.0 if rng.random() < 2 * stake - 1 else 0.5


RUNS, LONGEST = 2000, 3000


@pytest.mark.parametrize("group", [pair, six, seat_wins])
@pytest.mark.parametrize(("h0", "h1"), [(0.55, 0.65), (0.5, 0.6), (0.7, 0.8), (0.9, 0.98)])
def test_simulated_bots_are_decided_with_the_promised_error_rates(
    h0: float, h1: float, group: Callable[[Random, float], float]
) -> None:
    rng = Random(f"{h0} {h1} {group.__name__}")
    for truth, wrong in ((h0, "H1"), (h1, "H0")):
        verdicts = [verdict_of(rng, truth, h0, h1, group) for run in range(RUNS)]
        assert UNDECIDED not in verdicts
        assert verdicts.count(wrong) <= 0.05 * RUNS


def verdict_of(rng: Random, truth: float, h0: float, h1: float, group: Callable[[Random, float], float]) -> str:
    test = Sprt(h0, h1)
    while test.verdict == UNDECIDED and len(test.llrs) < LONGEST:
        test.add(group(rng, truth))
    return test.verdict


# -- the order of groups -------------------------------------------------------------------------------


def simulated(first: float, groups: int = 200, players: int = 2, seed: int = 1) -> tuple[Task, Lines]:
    """A run of bots that win by the toss of a coin, as the log has it."""
    rng = Random(seed)
    task = make_task("glueck-auf", players, ["random", "greedy"], 1, 0, sprt=(0.55, 0.65))
    task = task._replace(bots=("a", "b"), groups=groups)
    lines = {}
    for match in task.matches():
        winner = "a" if rng.random() < first else "b"
        seat = match.bots.index(winner)
        places = [1 if n == seat else 2 for n in range(players)]
        lines[match.index] = result_of(match.index, match.group, "".join(match.bots), places, places).line()
    return task, lines


def stop_of(task: Task, arrivals: list[Lines]) -> tuple[str, int]:
    """The verdict of a run and after how many groups, its results coming in these handfuls."""
    watch, log = Watch(task), Lines()
    for handful in arrivals:
        log.update(handful)
        if watch.decided(log):
            break
    assert watch.test is not None
    return watch.test.verdict, len(watch.test.llrs)


@pytest.mark.parametrize(("first", "verdict", "players"), [(0.5, "H0", 2), (0.7, "H1", 2), (0.7, "H1", 3)])
def test_a_run_stops_at_the_same_group_in_whatever_order_results_come(first: float, verdict: str, players: int) -> None:
    task, lines = simulated(first, players=players)
    one_by_one = stop_of(task, [{index: line} for index, line in lines.items()])
    assert one_by_one[0] == verdict
    assert FEWEST <= one_by_one[1] < task.groups
    for seed in range(5):
        shuffled = Random(seed).sample(sorted(lines), len(lines))
        assert stop_of(task, [{index: lines[index]} for index in shuffled]) == one_by_one
        handfuls = [shuffled[n : n + 7] for n in range(0, len(shuffled), 7)]
        assert stop_of(task, [{index: lines[index] for index in handful} for handful in handfuls]) == one_by_one


def test_a_group_that_is_missing_holds_the_verdict_back() -> None:
    task, lines = simulated(0.7)
    late = {index: line for index, line in lines.items() if index != 3}
    watch = Watch(task)
    assert not watch.decided(late)
    assert watch.test is not None
    assert len(watch.test.llrs) == 1
    assert watch.decided(late | {3: lines[3]})


def test_a_run_without_a_test_is_never_decided() -> None:
    task, lines = simulated(0.7)
    plain = task._replace(sprt=None)
    assert not Watch(plain).decided(lines)
    assert judge(plain, []) is None


def test_what_was_played_beyond_the_verdict_is_left_out_of_all_figures() -> None:
    task, lines = simulated(0.7)
    verdict, groups = stop_of(task, [lines])
    played = [result for result in read(lines) if result.group < groups]
    found = figures(task, read(lines))
    assert found == figures(task, played)
    assert counted(task, read(lines)) == played
    assert (found["games"], found["groups"]) == (2 * groups, groups)
    assert found["sprt"] | {"llr": 0} == {
        "bot": "a",
        "h0": 0.55,
        "h1": 0.65,
        "alpha": 0.05,
        "beta": 0.05,
        "low": -2.944439,
        "high": 2.944439,
        "llr": 0,
        "verdict": verdict,
        "groups": groups,
    }
    assert found["sprt"]["llr"] >= found["sprt"]["high"]


def read(lines: Lines) -> list[Result]:
    return Result.read(lines.values())


def test_a_run_whose_games_do_not_suffice_is_undecided() -> None:
    task, lines = simulated(0.6, groups=20)
    found = figures(task, read(lines))
    assert (found["sprt"]["verdict"], found["sprt"]["groups"], found["groups"]) == (UNDECIDED, 20, 20)
    assert LOW < found["sprt"]["llr"] < HIGH


# -- what is said --------------------------------------------------------------------------------------


SAID = {
    "en": {
        "H1": "Sequential test, 34 deals: H1 accepted, a takes 65% of all wins rather than 55% "
        "(log likelihood ratio 3.01, bounds ±2.94)",
        "H0": "Sequential test, 34 deals: H0 accepted, a takes 55% of all wins rather than 65% "
        "(log likelihood ratio −3.01, bounds ±2.94)",
        UNDECIDED: "Sequential test, 34 deals: undecided whether a takes 55% or 65% of all wins "
        "(log likelihood ratio 0.50, bounds ±2.94)",
    },
    "de": {
        "H1": "Sequenzieller Test, 34 Auslagen: H1 angenommen, a holt eher 65 % aller Siege als 55 % "
        "(Log-Likelihood-Quotient 3.01, Schranken ±2.94)",
        "H0": "Sequenzieller Test, 34 Auslagen: H0 angenommen, a holt eher 55 % aller Siege als 65 % "
        "(Log-Likelihood-Quotient −3.01, Schranken ±2.94)",
        UNDECIDED: "Sequenzieller Test, 34 Auslagen: unentschieden, ob a 55 % oder 65 % aller Siege holt "
        "(Log-Likelihood-Quotient 0.50, Schranken ±2.94)",
    },
    "fr": {
        "H1": "Test séquentiel, 34 donnes : H1 acceptée, a remporte plutôt 65 % de toutes les victoires que 55 % "
        "(log du rapport de vraisemblance 3.01, bornes ±2.94)",
        "H0": "Test séquentiel, 34 donnes : H0 acceptée, a remporte plutôt 55 % de toutes les victoires que 65 % "
        "(log du rapport de vraisemblance −3.01, bornes ±2.94)",
        UNDECIDED: "Test séquentiel, 34 donnes : indécis si a remporte 55 % ou 65 % de toutes les victoires "
        "(log du rapport de vraisemblance 0.50, bornes ±2.94)",
    },
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("verdict", "llr"), [("H1", 3.01), ("H0", -3.01), (UNDECIDED, 0.5)])
def test_the_verdict_is_told_in_one_line(language: str, verdict: str, llr: float) -> None:
    found = {"bot": "a", "h0": 0.55, "h1": 0.65, "high": HIGH, "llr": llr, "verdict": verdict, "groups": 34}
    assert decision(texts(language), found).replace("\u00a0", " ") == SAID[language][verdict]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_tells_and_draws_the_test(language: str, tmp_path: Path) -> None:
    task, lines = simulated(0.7)
    found, played = figures(task, read(lines)), counted(task, read(lines))
    t = texts(language)
    page = write_report(t, tmp_path, task, found, played, command_of(task, {})).read_text()
    assert f"<h2>{decision(t, found['sprt'])}</h2>" in page
    assert t.say("cli-arena-sprt-explained", {"groups": FEWEST}) in page
    assert "--games 400 --seed 0 --sprt 0.55,0.65" in page
    assert f" 0 {'bis' if language == 'de' else 'to' if language == 'en' else 'à'} {found['groups'] - 1}" in page
    assert page.count("data:image/png;base64,") == 5
    assert (tmp_path / "sprt.png").stat().st_size > 0


# -- runs ----------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Any]:
    """The figures of a run that one process played undisturbed; it plays nothing beyond the verdict."""
    path = tmp_path_factory.mktemp("whole") / "figures.json"
    result = arena(*SEQUENTIAL, "--lang", "en", "--json", path)
    assert result.exit_code == 0, result.output
    found = timeless(path)
    assert found["sprt"]["verdict"] == "H1"
    assert FEWEST < found["sprt"]["groups"] < 80
    assert indices(Path(f"{path}.games.jsonl")) == list(range(2 * found["sprt"]["groups"]))
    assert f"Sequential test, {found['sprt']['groups']} deals: H1 accepted" in result.stdout
    return found


@pytest.mark.parametrize("jobs", [2, 3])
def test_the_figures_do_not_depend_on_how_many_processes_play(jobs: int, whole: dict[str, Any], tmp_path: Path) -> None:
    path = tmp_path / "figures.json"
    assert arena(*SEQUENTIAL, "--jobs", str(jobs), "--json", path).exit_code == 0
    assert timeless(path) == whole
    assert set(indices(Path(f"{path}.games.jsonl"))) >= set(range(whole["games"]))


def test_a_killed_run_goes_on_and_stops_at_the_same_game(whole: dict[str, Any], tmp_path: Path) -> None:
    folder = tmp_path / "run"
    process = begin(folder, 2, task=SEQUENTIAL)
    workers = workers_of(process.pid)
    process.kill()
    process.communicate(timeout=PATIENCE)
    wait_until(lambda: not any(is_alive(pid) for pid in workers))
    before = indices(folder / "games.jsonl")
    assert 0 < len(before) < whole["games"]
    assert arena(*SEQUENTIAL, "--jobs", "2", "--report", folder).exit_code == 0
    assert timeless(folder / "figures.json") == whole


def test_a_log_that_decides_already_is_only_counted(whole: dict[str, Any], tmp_path: Path) -> None:
    """As if the run had been killed after its last game, with many played beyond the verdict."""
    path = tmp_path / "figures.json"
    assert arena(*SEQUENTIAL, "--json", path).exit_code == 0
    path.unlink()
    log = Path(f"{path}.games.jsonl")
    task = make_task("glueck-auf", 2, BOTS.split(","), 160, 1, sprt=(0.35, 0.55))
    beyond = play_all(task, task.matches()[whole["games"] + 1 : whole["games"] + 9])
    log.write_bytes(b"".join(beyond.values()) + log.read_bytes())
    kept = log.read_bytes()
    assert arena(*SEQUENTIAL, "--json", path).exit_code == 0
    assert timeless(path) == whole
    assert log.read_bytes() == kept, "nothing was played again"


def test_other_stakes_are_another_task(tmp_path: Path) -> None:
    few = ["glueck-auf", "--players", "2", "--bots", BOTS, "--games", "2", "--lang", "en", "--json"]
    path = tmp_path / "figures.json"
    assert arena(*few, path, "--sprt", "0.5,0.6").exit_code == 0
    path.unlink()
    for other in ([], ["--sprt", "0.5,0.7"]):
        check_refused(arena(*few, path, *other), "no unfinished run of this task")
    assert arena(*few, path, "--sprt", "0.5,0.6").exit_code == 0
    assert json.loads(path.read_text())["sprt"]["verdict"] == UNDECIDED


# -- what is refused -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "given",
    ["x", "0.5", "0.5,", "0.5,0.6,0.7", "0.65,0.55", "0.5,0.5", "-0.1,0.5", "0.5,1.1", "55,65", "nan,0.5", "0.5,nan"],
)
def test_what_is_no_pair_of_stakes_is_refused(given: str) -> None:
    check_refused(arena(*SEQUENTIAL, "--lang", "en", "--sprt", given), f"“{given}” is no pair of stakes")


@pytest.mark.parametrize("bots", ["random", "random,greedy,planner", "random,random"])
def test_other_than_two_different_bots_are_refused(bots: str) -> None:
    said = f"--sprt compares two different bots, but --bots names {bots.replace(',', ', ')}."
    check_refused(arena(*SEQUENTIAL, "--lang", "en", "--bots", bots), said)
