"""The worked training example, in small: `make soak` checks what it learns."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from examples import learn_glueck_auf as example

from revier.kernel.rng import Rng

SMALL = ["--generations", "1", "--games", "1", "--watch", "2", "--deals", "2"]


def run(*arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, example.__file__, *arguments], capture_output=True, text=True, check=False)


def some_notes(turns: int, ways: int, size: int) -> list[example.Tried]:
    """Points that follow from two numbers of what is seen, and a level of each turn's own that tells nothing."""
    rng = np.random.default_rng(1)
    notes = []
    for turn in range(turns):
        seen = rng.uniform(0, 1, (ways, size)).astype(np.float32)
        notes.append(example.Tried(seen, 4 * seen[:, 0] - 2 * seen[:, 1] + np.float32(rng.normal(0, 50))))
    return notes


def test_slopes_are_those_of_the_error_within_each_turn() -> None:
    notes, rng = some_notes(3, 4, 5), np.random.default_rng(2)
    exact: list[Any] = [rng.normal(size=(5, 3)), rng.normal(size=3), rng.normal(size=3)]  # twice as many digits
    net = example.Net(*exact)

    def loss() -> float:
        off = [net(tried.seen) - tried.beyond for tried in notes]
        return sum([float(((one - one.mean()) ** 2).sum()) for one in off]) / 2 / sum([len(one) for one in off])

    for weights, slope in zip(net, example.slopes(net, notes, np.ones(5, np.float32)), strict=True):
        for place in np.ndindex(weights.shape):
            kept = weights[place]
            weights[place] = kept + 1e-5
            above = loss()
            weights[place] = kept - 1e-5
            below = loss()
            weights[place] = kept
            assert slope[place] == pytest.approx((above - below) / 2e-5, abs=1e-4)


def test_fitting_finds_which_way_is_better_and_by_how_much() -> None:
    notes = some_notes(1500, 4, example.OBSERVER.size)
    net = example.fit(notes[:1400], np.random.default_rng(1))
    for tried in notes[1400:]:
        assert np.allclose(net(tried.seen) - net(tried.seen).mean(), tried.beyond - tried.beyond.mean(), atol=1.5)


def test_untrained_it_takes_the_turn_that_greedy_takes() -> None:
    s = example.GAME.new(players=2, seed=3)
    for n in range(12):
        turn = example.Turn(example.untrained(), s, Rng(n))
        assert turn.values.argmax() == 0
        assert turn.promising()[0] == 0
        example.play(s, turn.ways[0].path)


@pytest.mark.long
def test_what_it_learns_follows_from_the_seed_on_any_number_of_processes(tmp_path: Path) -> None:
    for jobs in ["1", "2"]:
        found = run("--out", str(tmp_path / jobs), "--jobs", jobs, *SMALL)
        assert "generation 1: wins" in found.stdout, found.stderr
        assert (tmp_path / jobs / "curve.png").read_bytes().startswith(b"\x89PNG")
    one, two = [np.load(tmp_path / jobs / "net.npz") for jobs in ["1", "2"]]
    assert np.any(one["outer"] != 0)
    assert all(np.array_equal(one[name], two[name]) for name in example.Net._fields)


@pytest.mark.parametrize("wrong", [["--games", "0"], ["--deals", "1"], ["--seed", "x"], ["--bot", "greedy"]])
def test_a_wrong_argument_is_refused_in_one_line(tmp_path: Path, wrong: list[str]) -> None:
    found = run("--out", str(tmp_path / "new"), *wrong)
    assert (found.returncode, found.stdout, found.stderr.count("\n")) == (2, "", 1)
    assert wrong[0] in found.stderr
    assert not (tmp_path / "new").exists()


def test_nothing_is_overwritten(tmp_path: Path) -> None:
    (tmp_path / "net.npz").write_text("mine")
    found = run("--out", str(tmp_path), *SMALL)
    assert (found.returncode, found.stderr.count("\n")) == (2, 1)
    assert [path.name for path in tmp_path.iterdir()] == ["net.npz"]
    assert (tmp_path / "net.npz").read_text() == "mine"
