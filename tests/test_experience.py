"""What experience adds to a guess in Glück Auf: what is seen, what it is worth, and how that is found."""

from __future__ import annotations

import math
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest
import tomli
from benchmarks import experience

import revier
from revier.bots import make_planner
from revier.bots.glueck_auf.experience import EXPERIENCE, SIGNS, read_experience, signs
from revier.bots.glueck_auf.holding import holding
from revier.bots.glueck_auf.planner import GlueckAufPlanner
from revier.bots.glueck_auf.value import Forecast, Outlook
from revier.bots.titles import weights_for
from revier.games.glueck_auf.state import GlueckAuf
from tests.test_search import opening

SHIFTS = 3
OTHERS = [game for game in revier.games() if game != "glueck-auf"]


def planner() -> GlueckAufPlanner:
    return GlueckAufPlanner(weights_for("glueck-auf"))


def middle(turns: int = 30) -> GlueckAuf:
    s = opening("glueck-auf", turns)
    assert isinstance(s, GlueckAuf)
    return s


def seen(s: GlueckAuf, seat: int) -> dict[str, float]:
    h = holding(s, seat)
    return dict(zip(SIGNS, signs(s, seat, h, Forecast(h, Outlook(s, seat, planner().weights))), strict=True))


def test_the_file_has_three_numbers_for_every_sign_and_for_nothing_else() -> None:
    text = (Path(revier.__file__).parent / "bots/glueck_auf/experience.toml").read_text(encoding="utf-8")
    found = tomli.loads(text)["experience"]
    assert list(found) == SIGNS
    assert all(len(row) == SHIFTS and all(math.isfinite(worth) for worth in row) for row in found.values())
    assert list(read_experience()) == [found[sign][shift] for shift in range(SHIFTS) for sign in SIGNS]


def test_signs_say_what_lies_on_the_table() -> None:
    s = middle()
    for seat in range(3):
        found = seen(s, seat)
        assert (found["always"], found["two_players"], found["three_players"]) == (1, 0, 1)
        table = [s.marks[seat], s.score(seat), s.workers[seat]]
        assert [found["marks"], found["points"], found["workers"]] == [float(n) for n in table]
        assert found["starts"] == (s.start_player == seat)
        assert found["most_workers_of_a_rival"] == max(s.workers[other] for other in range(3) if other != seat)
        cubes = sum(value for sign, value in found.items() if sign.startswith("on_carts_"))
        assert cubes == sum(s.cart_level[i] // 4 == seat and s.cart_cube[i] >= 0 for i in range(len(s.cart_level)))
        assert found["orders"] == list(s.order_place).count(seat)
        assert sum(value for sign, value in found.items() if sign.startswith("crew_")) == sum(list(s.crew)[9:21])


def test_a_lead_at_the_next_scoring_is_only_of_what_scores_then() -> None:
    s = middle()
    assert s.shift == 1
    found = seen(s, 0)
    assert [found[sign] for sign in SIGNS if sign.startswith("next_lead_")][4:] == [0.0] * 8
    assert any(found[sign] != 0.0 for sign in SIGNS if sign.startswith("next_lead_"))


@pytest.mark.parametrize("turns", [2, 30, 60])
def test_what_a_seat_may_expect_is_the_guess_and_what_experience_adds(turns: int) -> None:
    s = middle(turns)
    for seat in range(3):
        added = list(EXPERIENCE)[len(SIGNS) * (max(s.shift, 1) - 1) :][: len(SIGNS)]
        guess = planner().judge(s, seat).value(s)
        right = guess + sum(worth * sign for worth, sign in zip(added, seen(s, seat).values(), strict=True))
        assert planner().expected_points(s, seat) == pytest.approx(right)
        assert right != pytest.approx(guess)


@pytest.mark.parametrize("game", OTHERS)
def test_other_titles_expect_what_their_planner_guesses(game: str) -> None:
    s = opening(game, 6)
    found = make_planner(game, weights_for(game))
    assert found.expected_points(s, 0) == found.judge(s, 0).value(s)


@pytest.mark.long
def test_experience_is_better_than_the_guess_in_games_it_was_not_found_in() -> None:
    """Seeds of `make experience` begin at 1; this is another."""
    games = [experience.play(77, number) for number in range(5)]
    found = np.array(list(EXPERIENCE)).reshape(SHIFTS, len(SIGNS))
    assert all(left < without for without, left in experience.errors(games, found))


def notes(number: int, worth: experience.Floats) -> experience.Notes:
    """A game of two seats in which a guess lacks just what the signs are worth."""
    rng = np.random.default_rng(number)
    shown = rng.normal(size=(120, len(SIGNS)))
    ended = rng.normal(80, 9, size=2)
    return experience.Notes(np.repeat([1, 2, 3], 40), shown, np.tile(ended, 60) - shown @ worth, ended)


def test_what_signs_are_worth_is_found() -> None:
    worth = np.random.default_rng(1).normal(size=len(SIGNS))
    games = [notes(number, worth) for number in range(150)]
    found = experience.fit(games)
    assert np.abs(found - worth).max() < 0.2
    assert all(without > 8 and left < 1.5 for without, left in experience.errors(games, found))


def test_what_became_of_a_turn_is_told_by_the_end_and_the_turns_until_then() -> None:
    game = notes(1, np.zeros(len(SIGNS)))
    guess = game.ended
    game = game._replace(ended=guess + 20)
    became = game.hindsight(np.zeros((SHIFTS, len(SIGNS)))).reshape(-1, 2)
    assert became[-1] == pytest.approx(guess + 20)
    assert became[-2] == pytest.approx(guess + 0.95 * 20)
    assert became[0] == pytest.approx(guess + 0.95**59 * 20)


def test_a_game_that_is_played_again_is_noted_alike() -> None:
    """So what is found does not depend on who plays which game, nor on how many processes there are."""
    first, again = experience.play(5, 3), experience.play(5, 3)
    assert all(np.array_equal(a, b) for a, b in zip(first, again, strict=True))
    assert not np.array_equal(first.ended, experience.play(6, 3).ended)


@pytest.mark.long
def test_a_file_is_written_that_the_package_could_take(tmp_path: Path) -> None:
    out = tmp_path / "found.toml"
    command = [sys.executable, experience.__file__, "--games", "12", "--seed", "5", "--out", str(out)]
    subprocess.run(command, check=True, capture_output=True)
    text = out.read_text(encoding="utf-8")
    assert list(tomli.loads(text)["experience"]) == SIGNS
    assert "--games 12 --seed 5" in text


@pytest.mark.parametrize("wrong", [["--games", "11"], ["--jobs", "0"], ["--seed", "-1"]])
def test_a_wrong_number_is_refused_and_nothing_written(tmp_path: Path, wrong: list[str]) -> None:
    out = tmp_path / "found.toml"
    refused = subprocess.run(
        [sys.executable, experience.__file__, "--out", out, *wrong], capture_output=True, text=True
    )
    assert refused.returncode == 2
    assert "expected --games of at least 12" in refused.stderr
    assert not out.exists()


def test_a_file_that_exists_is_left_alone(tmp_path: Path) -> None:
    out = tmp_path / "found.toml"
    out.write_text("mine", encoding="utf-8")
    refused = subprocess.run([sys.executable, experience.__file__, "--out", out], capture_output=True, text=True)
    assert refused.returncode == 2
    assert "name another one" in refused.stderr
    assert out.read_text(encoding="utf-8") == "mine"


def test_a_folder_that_is_missing_is_noticed_before_anything_is_played(tmp_path: Path) -> None:
    out = tmp_path / "nowhere" / "found.toml"
    refused = subprocess.run([sys.executable, experience.__file__, "--out", out], capture_output=True, text=True)
    assert refused.returncode == 2
    assert "make it first" in refused.stderr
