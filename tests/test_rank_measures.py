"""How `make ranks` measures miners' ranks: distances from shares, strengths from distances, and what it writes."""

from __future__ import annotations

import json
import math
import re
from pathlib import Path

import pytest
import tomli
from benchmarks import ranks

import revier
from revier.arena.plan import make_task
from revier.bots.ranks import RANKS, find_rank

TITLE = "schichtwechsel"


@pytest.fixture
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Whatever is written, is written to a folder of the test."""
    file = tmp_path / "ranks.toml"
    lines = ranks.ranks_file(TITLE).read_text(encoding="utf-8").splitlines(keepends=True)
    file.write_text("".join(line for line in lines if not line.startswith("strength")), encoding="utf-8")
    monkeypatch.setattr(ranks, "RUNS", tmp_path / "runs")
    monkeypatch.setattr(ranks, "KNOWN", tmp_path / "ranks.json")
    monkeypatch.setattr(ranks, "PAGE", tmp_path / "ranks.md")
    monkeypatch.setattr(ranks, "PICTURE", tmp_path / "ranks.png")
    monkeypatch.setattr(ranks, "ranks_file", lambda title: file)
    return tmp_path


def test_distances_are_those_of_openskill() -> None:
    two = make_task(TITLE, 2, ["planner", "greedy"], 2, 1)
    scale = math.sqrt(2) * ranks.MODEL.beta
    assert ranks.distance(0.5, two) == pytest.approx(0.0, abs=1e-6)
    assert ranks.distance(2 / 3, two) == pytest.approx(scale * math.log(2))


def test_at_a_table_of_three_it_counts_who_had_more_seats() -> None:
    three = make_task(TITLE, 3, ["planner", "greedy"], 6, 1)
    assert ranks.distance(0.5, three) == pytest.approx(0.0, abs=1e-6)
    odds = math.exp(ranks.distance(0.7, three) / (math.sqrt(2) * ranks.MODEL.beta))
    assert (2 * odds / (2 * odds + 1) + odds / (odds + 2)) / 2 == pytest.approx(0.7)


def test_a_pair_is_played_once_and_again_when_one_of_its_ranks_has_changed(here: Path) -> None:
    ranks.measure([TITLE], "schlepper", 4, 1)
    first = json.loads((here / "ranks.json").read_text())[TITLE]
    assert list(first) == ["lehrling schlepper"]
    assert first["lehrling schlepper"]["games"] == 4
    logs = sorted((here / "runs").glob("*.jsonl"))
    assert len(logs) == 1
    ranks.measure([TITLE], "schlepper", 4, 1)
    assert sorted((here / "runs").glob("*.jsonl")) == logs
    file = ranks.ranks_file(TITLE)
    file.write_text(re.sub(r"strength = .*", "strength = 3.0", file.read_text()))
    ranks.measure([TITLE], "schlepper", 4, 1)
    assert sorted((here / "runs").glob("*.jsonl")) == logs, "no rank plays otherwise"
    found = tomli.loads(file.read_text())["lehrling"]["overlooks"]
    file.write_text(file.read_text().replace(f"overlooks = {found}", "overlooks = 0.9"))
    ranks.measure([TITLE], "schlepper", 4, 1)
    assert len(sorted((here / "runs").glob("*.jsonl"))) == 2


def known_pairs(shares: dict[str, float]) -> ranks.Pairs:
    found = {}
    for pair, share in shares.items():
        name, _ = ranks.pair_of(TITLE, ranks.ranks_of(TITLE), *pair.split())
        found[pair] = {"run": name, "games": 200, "mean": share, "low": share - 0.06, "high": share + 0.06}
    return {TITLE: found}


def test_strengths_are_told_of_ranks_that_played_pairs_join_to_the_hewer(here: Path) -> None:
    step = math.sqrt(2) * ranks.MODEL.beta * math.log(2)
    known = known_pairs({"lehrhauer hauer": 2 / 3, "schlepper lehrhauer": 2 / 3, "obersteiger bergrat": 0.7})
    found = ranks.strengths(TITLE, known)
    assert found == pytest.approx({"hauer": 25.0, "lehrhauer": 25.0 - step, "schlepper": 25.0 - 2 * step})
    known[TITLE]["lehrhauer hauer"]["run"] = "of other ranks"
    assert ranks.strengths(TITLE, known) == {}


def test_the_page_and_the_titles_file_say_what_was_found(here: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(revier, "games", lambda: [TITLE])
    (here / "ranks.json").write_text(json.dumps(known_pairs({"lehrhauer hauer": 0.7, "hauer steiger": 0.6})))
    before = ranks.ranks_of(TITLE)
    ranks.write_page()
    page = (here / "ranks.md").read_text()
    assert f"## {TITLE}, 2 players" in page
    assert "| 70.0% ± 6.0% | 200 | 25.0 |" in page
    assert (here / "ranks.png").stat().st_size > 5_000
    file = str(here / "ranks.toml")
    for name in RANKS:
        rank = find_rank(name, TITLE, file)
        assert (rank.plays, rank.overlooks, rank.temperature) == (
            before[name].plays,
            before[name].overlooks,
            before[name].temperature,
        )
        assert (rank.strength is not None) == (name in ("lehrhauer", "hauer", "steiger"))
    assert (here / "ranks.toml").read_text().startswith("# How the miners' ranks play")


def test_a_calibration_finds_a_rank_that_can_be_copied(
    here: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ranks, "ROUNDS", 2)
    monkeypatch.setattr(ranks, "BATCH", 2)
    ranks.calibrate(TITLE, "schlepper", 1)
    lines = capsys.readouterr().out.splitlines()
    assert len([line for line in lines if "takes" in line]) == 2
    found = tomli.loads("\n".join(lines[2:]))["schlepper"]
    assert found["plays"] == "quick"
    assert 0.0 < found["overlooks"] < 1.0
    assert found["temperature"] > 0.0
