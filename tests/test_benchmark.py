"""The benchmark gives the figures it documents, and they are sane."""

from __future__ import annotations

import json
from itertools import count
from typing import Any

import pytest
from benchmarks.bench import BARS, check_bars

import revier
from revier import benchmark
from revier.benchmark import is_compiled, reference_work, run_benchmark, timed

KEYS = {
    "decisions_per_game",
    "reference_us",
    "loop_decisions_per_s",
    "loop_decisions_per_reference",
    "loop_games_per_s",
    "loop_games_per_reference",
    "plain_decisions_per_s",
    "plain_decisions_per_reference",
    "clone_us",
    "clones_per_reference",
    "legal_actions_us",
    "legal_actions_per_reference",
}


@pytest.mark.parametrize("game", revier.games())
def test_a_small_benchmark_gives_sane_figures_for_every_number_of_players(game: str) -> None:
    result: dict[str, Any] = run_benchmark(game, repeats=1, seconds=0.02)
    assert json.loads(json.dumps(result)) == result
    assert result["game"] == game
    assert result["compiled"] == is_compiled()
    assert "plain Python" in result["reference"]
    assert list(result["players"]) == [str(n) for n in revier.game(game).seats]
    for row in result["players"].values():
        assert set(row) == KEYS
        assert all(figure > 0 for figure in row.values())
        games = row["loop_decisions_per_s"] / row["decisions_per_game"]
        assert row["loop_games_per_s"] == pytest.approx(games, rel=0.01)


def test_every_family_has_bars() -> None:
    assert list(BARS) == list(dict.fromkeys(revier.game(id).family for id in revier.games()))


def test_a_bar_is_held_against_the_worst_number_of_players() -> None:
    good = {"loop_decisions_per_s": 3e6, "plain_decisions_per_s": 1e6, "clone_us": 1.0}
    bad = {"loop_decisions_per_s": 1e6, "plain_decisions_per_s": 2e6, "clone_us": 2.0}
    checked = check_bars("glueck-auf", {"2": good, "3": bad})
    assert [(bar["worst"], bar["pass"]) for bar in checked] == [(1e6, False), (1e6, True), (2.0, False)]


def test_time_is_counted_for_each_thing_done(monkeypatch: pytest.MonkeyPatch) -> None:
    """By a clock that goes on by a second whenever somebody looks at it."""
    monkeypatch.setattr(benchmark, "process_time", count().__next__)
    assert timed(reference_work, 5.0) == 1.0
    assert timed(lambda: 4, 5.0) == 0.25
