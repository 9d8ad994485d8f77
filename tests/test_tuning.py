"""The tuner: fair matches, a known optimum found, runs that can be killed, files that are never overwritten."""

from __future__ import annotations

import errno
import json
import math
import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner, Result

import revier
from revier import cli, tuning
from revier.bots import bot
from revier.bots.titles import tuned_weights
from revier.bots.weights import read_weights
from revier.kernel.record import write_whole
from revier.texts import LANGUAGES
from revier.tuning import BadRun, Duel, OtherRun, Outcome, Task, Tuner, all_weights, as_toml, flat, shaped

START = {"coin": 1.0, "row": [2.0, -3.0], "tool": 0.0}
OPTIMUM = [1.6, 1.4, -4.0, 0.1]
TASK = Task("schichtwechsel", [2, 3], 2, 8, 5)


def distance(duel: Duel, values: dict[str, Any]) -> float:
    """From an optimum that differs from the title's start in every weight."""
    numbers = flat(values)
    best = OPTIMUM if len(numbers) == 4 else [1.2 * n for n in flat(all_weights(duel.deal.game, {}))]
    return math.dist(numbers, best)


def made_up(duel: Duel) -> Outcome:
    """A game whose better player is known: the nearer to the optimum, the more points."""
    lead = distance(duel, duel.reference) - distance(duel, duel.candidate)
    return Outcome(0.5 if lead == 0 else float(lead > 0), lead)


def play_all(duels: list[Duel]) -> Iterator[Outcome]:
    return map(made_up, duels)


# -- weights and matches ------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", revier.games())
def test_weights_become_a_row_of_numbers_and_weights_again(game: str) -> None:
    values = all_weights(game, tuned_weights(game))
    numbers = flat(values)
    assert shaped(values, numbers) == values
    assert shaped(values, [n + 1 for n in numbers]) != values
    assert all_weights(game, values) == values


@pytest.mark.parametrize(("players", "games"), [(2, 2), (3, 6), (4, 2), (5, 10)])
def test_over_all_seatings_both_have_every_seat_equally_often(players: int, games: int) -> None:
    rows = tuning.seatings(players)
    assert len(rows) == len({tuple(row) for row in rows}) == games
    assert [sum(row[seat] for row in rows) for seat in range(players)] == [games // 2] * players
    assert all(abs(row.count(True) - row.count(False)) <= 1 for row in rows)


def test_a_shared_victory_counts_in_parts_and_the_lead_is_between_means() -> None:
    assert tuning.outcome([True, False, True], [10, 10, 4], [1, 1, 3]) == Outcome(0.5, -3.0)
    assert tuning.outcome([False, True], [10, 12], [2, 1]) == Outcome(1.0, 2.0)


@pytest.mark.parametrize("quick", [False, True])
def test_a_quick_run_is_validated_by_players_who_take_their_time(quick: bool) -> None:
    seen: list[bool] = []

    def watch(duels: list[Duel]) -> Iterator[Outcome]:
        seen.extend(duel.quick for duel in duels)
        return play_all(duels)

    tuner = Tuner(TASK._replace(quick=quick), START, None)
    assert len(list(tuner.run(1, watch))) == 1
    assert set(seen) == {quick}
    seen.clear()
    tuner.validate(2, watch)
    assert set(seen) == {False}


def test_deals_take_the_numbers_of_players_in_turn_and_none_comes_twice() -> None:
    tuner = Tuner(TASK, START, None)
    deals = [deal for n in range(3) for deal in TASK.generation(n)] + tuner.fresh(3, 10)
    assert [deal.players for deal in deals] == [2, 3] * 8
    assert len({deal.seed for deal in deals}) == 16
    odd = Task("schichtwechsel", [2, 3], 1, 8, 5)
    assert [odd.generation(n)[0].players for n in range(4)] == [2, 3, 2, 3]


def test_the_interval_is_taken_over_deals() -> None:
    mean, error = tuning.estimate([1.0, 3.0, 1.0, 3.0])
    assert mean == 2.0
    assert error == pytest.approx(1.96 * math.sqrt(4 / 3) / 2)


# -- runs ---------------------------------------------------------------------------------------------------


def test_a_known_optimum_is_found_and_the_lead_over_the_start_is_told() -> None:
    tuner = Tuner(TASK, START, None)
    leads = list(tuner.run(60, play_all))
    assert flat(tuner.best()) == pytest.approx(OPTIMUM, abs=0.05)
    assert leads[0] == Outcome(0.5, 0.0), "the first candidates stray around the start itself"
    assert leads[-1].wins == 1.0
    assert leads[-1].margin == pytest.approx(math.dist(flat(START), OPTIMUM), abs=0.05)
    found = tuner.validate(4, play_all)
    assert (found.deals, found.games) == (4, 16)
    assert found.wins == (1.0, 0.0)
    assert found.margin.mean == pytest.approx(leads[-1].margin, abs=0.05)


def test_the_games_left_are_counted() -> None:
    tuner = Tuner(TASK, START, None)
    played: list[Duel] = []

    def counted(duels: list[Duel]) -> Iterator[Outcome]:
        played.extend(duels)
        return play_all(duels)

    expected = tuner.games(3, 4)
    list(tuner.run(2, counted))
    assert tuner.games(3, 4) == expected - len(played)
    list(tuner.run(3, counted))
    tuner.validate(4, counted)
    assert len(played) == expected == 3 * 9 * 8 + 16


def killed_after(games: int) -> tuning.PlayAll:
    left = iter(range(games))

    def play_until(duels: list[Duel]) -> Iterator[Outcome]:
        for duel in duels:
            if next(left, None) is None:
                raise KeyboardInterrupt
            yield made_up(duel)

    return play_until


def test_a_killed_run_goes_on_after_its_last_whole_generation_and_ends_the_same(tmp_path: Path) -> None:
    whole, killed = tmp_path / "whole.json", tmp_path / "killed.json"
    list(Tuner(TASK, START, whole).run(20, play_all))
    for games in (100, 700):  # some generations later, in the middle of one
        with pytest.raises(KeyboardInterrupt):
            list(Tuner(TASK, START, killed).run(20, killed_after(games)))
    done = len(Tuner(TASK, START, killed).told)
    assert 8 < done < 20, "the reference was renewed before and is known again"
    list(Tuner(TASK, START, killed).run(20, play_all))
    assert killed.read_text() == whole.read_text()
    assert sorted(path.name for path in tmp_path.iterdir()) == ["killed.json", "whole.json"]


def saved_run(path: Path) -> dict[str, Any]:
    list(Tuner(TASK, START, path).run(2, play_all))
    data: dict[str, Any] = json.loads(path.read_text())
    return data


@pytest.mark.parametrize(
    "damage",
    [
        lambda data: data["told"][0].pop(),
        lambda data: data["told"].pop(),
        lambda data: data["told"][0].__setitem__(0, math.nan),
        lambda data: data["told"][0].__setitem__(0, "much"),
        lambda data: data["leads"][0].pop(),
        lambda data: data.pop("start"),
        lambda data: data.pop("written"),
    ],
)
def test_a_damaged_run_is_refused(tmp_path: Path, damage: Callable[[dict[str, Any]], object]) -> None:
    path = tmp_path / "run.json"
    data = saved_run(path)
    damage(data)
    path.write_text(json.dumps(data))
    with pytest.raises(BadRun):
        Tuner(TASK, START, path)


def test_a_run_of_another_task_or_start_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "run.json"
    saved_run(path)
    others = [
        TASK._replace(game="glueck-auf"),
        TASK._replace(players=[2]),
        TASK._replace(deals=1),
        TASK._replace(population=9),
        TASK._replace(seed=6),
    ]
    for other in others:
        with pytest.raises(OtherRun):
            Tuner(other, START, path)
    with pytest.raises(OtherRun):
        Tuner(TASK, START | {"coin": 2.0}, path)
    assert len(Tuner(TASK, START, path).told) == 2


def test_weights_written_are_read_again(tmp_path: Path) -> None:
    path = tmp_path / "weights.toml"
    path.write_text(as_toml(START, ["One line.", "Another."]), encoding="utf-8")
    assert path.read_text().startswith("# One line.\n# Another.\n\n[weights]\n")
    assert read_weights(path) == START


# -- the command --------------------------------------------------------------------------------------------

SMALL = ["--players", "2", "--generations", "2", "--deals", "1", "--population", "4", "--validate", "2"]


def run_tune(folder: Path, *more: str, game: str = "schichtwechsel") -> Result:
    files = ["--run", str(folder / "run.json"), "--out", str(folder / "found.toml")]
    return CliRunner().invoke(cli.app, ["tune", game, *SMALL, *files, "--lang", "en", *more])


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Games whose better player is known, instead of real ones."""
    monkeypatch.setattr(tuning, "play", made_up)


@pytest.mark.long
def test_a_tiny_run_with_real_games_writes_weights_that_a_bot_plays_with(tmp_path: Path) -> None:
    result = run_tune(tmp_path)
    assert result.exit_code == 0, result.output
    report = result.stdout.splitlines()[0]
    assert "95% intervals over 2 fresh deals (4 games)" in report
    head = (tmp_path / "found.toml").read_text(encoding="utf-8").splitlines()[:2]
    assert head[0].startswith("# Found by revier tune for schichtwechsel with 2 players: 2 generations")
    assert head[1] == f"# {report}"
    s = revier.game("schichtwechsel").new(players=2, seed=1)
    assert bot(f"planner:{tmp_path / 'found.toml'}", "schichtwechsel", 1).act(s) in s.legal_actions()


@pytest.mark.usefixtures("quick")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_report_is_told_in_every_language(language: str, tmp_path: Path) -> None:
    result = run_tune(tmp_path, "--lang", language, "--players", "2, 3")
    assert result.exit_code == 0, result.output
    assert "±" in result.stdout
    assert "planner:" in result.stdout
    assert (tmp_path / "found.toml").read_text(encoding="utf-8").startswith("# Found by revier tune")


@pytest.mark.usefixtures("quick")
def test_a_run_may_be_given_more_generations_later(tmp_path: Path) -> None:
    whole, parts = tmp_path / "whole", tmp_path / "parts"
    for folder in (whole, parts):
        folder.mkdir()
    assert run_tune(whole, "--generations", "6").exit_code == 0
    for generations in ("1", "4", "6"):
        assert run_tune(parts, "--generations", generations).exit_code == 0, "a file of its own may be written again"
    for name in ("found.toml", "run.json"):
        assert (parts / name).read_text() == (whole / name).read_text()


@pytest.mark.usefixtures("quick")
def test_several_processes_find_the_same(tmp_path: Path) -> None:
    texts = []
    for jobs in ("1", "2"):
        folder = tmp_path / jobs
        folder.mkdir()
        assert run_tune(folder, "--jobs", jobs).exit_code == 0
        texts.append((folder / "found.toml").read_text())
    assert texts[0] == texts[1]


@pytest.mark.usefixtures("quick")
def test_weights_to_start_with_are_taken_from_a_file(tmp_path: Path) -> None:
    (tmp_path / "mine.toml").write_text("[weights]\ncoin = 7.5\n")
    assert run_tune(tmp_path, "--start", str(tmp_path / "mine.toml")).exit_code == 0
    start = json.loads((tmp_path / "run.json").read_text())["start"]
    assert start == all_weights("schichtwechsel", {}) | {"coin": 7.5}


def refused(result: Result, *words: str) -> None:
    """One line, exit status 2."""
    assert result.exit_code == 2, result.output
    assert len(result.stderr.splitlines()) == 1
    assert not result.stdout
    for word in words:
        assert word in result.stderr


@pytest.mark.usefixtures("quick")
@pytest.mark.parametrize("name", ["run.json", "found.toml"])
def test_a_run_that_finds_no_room_says_so_and_goes_on_later(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def write(path: Path, text: str) -> None:
        if path.name == name:
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
        write_whole(path, text)

    with monkeypatch.context() as disk:
        disk.setattr(tuning, "write_whole", write)
        stopped = run_tune(tmp_path)
    assert stopped.exit_code == 2
    assert f"{name} cannot be written: No space left on device." in stopped.stderr
    assert not (tmp_path / name).exists()
    assert run_tune(tmp_path).exit_code == 0


@pytest.mark.usefixtures("quick")
def test_nothing_that_is_there_is_overwritten(tmp_path: Path) -> None:
    out, run = tmp_path / "found.toml", tmp_path / "run.json"
    out.write_text("mine")
    refused(run_tune(tmp_path), "found.toml", "not from this run")
    assert out.read_text() == "mine"
    assert not run.exists()
    out.unlink()
    run.write_text("[]")
    refused(run_tune(tmp_path), "run.json", "not a run")
    assert run.read_text() == "[]"
    run.unlink()
    assert run_tune(tmp_path).exit_code == 0
    before = run.read_text()
    refused(run_tune(tmp_path, "--seed", "1"), "run.json", "another task")
    out.write_text(out.read_text() + "# by hand\n")
    refused(run_tune(tmp_path), "not from this run")
    assert run.read_text() == before
    assert out.read_text().endswith("# by hand\n")


@pytest.mark.usefixtures("quick")
def test_what_cannot_be_tuned_is_refused(tmp_path: Path) -> None:
    refused(run_tune(tmp_path, game="skat"), "skat", "glueck-auf")
    refused(run_tune(tmp_path, "--players", "2,x"), "x")
    refused(run_tune(tmp_path, "--players", "7"), "2 to 4")
    refused(run_tune(tmp_path, "--seed", "-1"), "−1")
    refused(run_tune(tmp_path, "--start", str(tmp_path / "none.toml")), "none.toml")
    (tmp_path / "odd.toml").write_text("[weights]\nglory = 1\n")
    refused(run_tune(tmp_path, "--start", str(tmp_path / "odd.toml")), "glory")
    refused(run_tune(tmp_path, "--out", str(tmp_path / "found.txt")), ".toml")
    refused(run_tune(tmp_path, "--run", str(tmp_path / "found.toml")), ".toml")
    refused(run_tune(tmp_path, "--out", str(tmp_path / "none" / "found.toml")), "cannot be written")
    refused(run_tune(tmp_path, "--run", str(tmp_path)), "not a run")
    assert [path.name for path in tmp_path.iterdir()] == ["odd.toml"]
