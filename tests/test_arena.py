"""The arena: who plays whom, what is counted, and what the figures are."""

from __future__ import annotations

import json
import math
import re
from collections import Counter
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import revier
from revier.arena.chunks import LEAST, MOST, SECONDS, Chunks
from revier.arena.figures import course, figures, ratings
from revier.arena.intervals import estimate, t_quantile
from revier.arena.loop import POINTS, curves, play_bare
from revier.arena.match import Result, make_bots, play, play_all
from revier.arena.plan import Match, Task, bot_seed, make_task, seatings
from revier.arena.report import write_report
from revier.kernel.rng import MASK
from revier.texts import LANGUAGES, texts

PICTURES = ["course", "ratings", "scores", "seats"]


def task_of(players: int, bots: str, games: int = 1, seed: int = 0) -> Task:
    return make_task("glueck-auf", players, bots.split(","), games, seed)


# -- the plan ------------------------------------------------------------------------------------------


def test_two_bots_at_three_seats_play_one_against_two_both_ways() -> None:
    found = {"".join(seats) for seats in seatings("ab", 3)}
    assert found == {"aba", "baa", "aab", "bab", "abb", "bba"}


@pytest.mark.parametrize(
    ("bots", "players", "games"),
    [
        ("a", 2, 1),
        ("ab", 2, 2),
        ("abc", 2, 6),
        ("ab", 3, 6),
        ("abc", 3, 3),
        ("abcd", 3, 12),
        ("ab", 4, 2),
        ("abc", 4, 12),
    ],
)
def test_every_bot_has_every_seat_equally_often(bots: str, players: int, games: int) -> None:
    found = seatings(bots, players)
    assert len(found) == len(set(found)) == games
    had = Counter((bot, seat) for seats in found for seat, bot in enumerate(seats))
    assert set(had) == {(bot, seat) for bot in bots for seat in range(players)}
    assert len(set(had.values())) == 1


def test_a_bot_named_twice_has_twice_the_seats() -> None:
    assert seatings(["a", "b", "b"], 3) == [("a", "b", "b"), ("b", "b", "a"), ("b", "a", "b")]


def test_groups_are_whole_and_share_a_deal_and_deals_count_up() -> None:
    task = task_of(3, "greedy,random", games=7, seed=40)
    matches = task.matches()
    assert (task.groups, task.games) == (2, 12)
    assert [match.index for match in matches] == list(range(12))
    assert [match.seed for match in matches] == [40] * 6 + [41] * 6
    assert [match.group for match in matches] == [0] * 6 + [1] * 6
    assert [match.bots for match in matches[:6]] == [match.bots for match in matches[6:]] == task.seatings()


def test_deals_go_on_from_zero_after_the_last_seed() -> None:
    assert [match.seed for match in task_of(2, "random", 2, int(MASK)).matches()] == [MASK, 0]


def test_seeds_of_bots_follow_from_deal_and_seat_and_all_differ() -> None:
    found = {bot_seed(deal, seat) for deal in range(200) for seat in range(5)}
    assert len(found) == 1000
    assert bot_seed(7, 2) == bot_seed(7, 2)
    assert all(0 <= seed <= MASK for seed in found)


def test_a_task_knows_the_weights_its_bots_read(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text("[weights]\n")
    before = task_of(2, f"planner:{file},random")
    file.write_text("[weights]\n# other\n")
    assert list(before.weights) == [str(file)]
    assert before != task_of(2, f"planner:{file},random")


def test_handfuls_hold_every_match_once_and_grow_while_games_are_short() -> None:
    matches = task_of(2, "random", 3000).matches()
    chunks = Chunks(matches, 2)
    sizes, seen = [], []
    while chunks.left:
        handful = chunks.next()
        sizes.append(len(handful))
        seen += handful
        chunks.finished(len(handful))
    assert seen == matches
    assert sizes[0] == 1 < max(sizes) <= MOST


def test_the_last_handfuls_are_small_but_never_tiny(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = [0.0]
    monkeypatch.setattr("revier.arena.chunks.monotonic", lambda: clock[0])
    chunks = Chunks(task_of(2, "random", 3000).matches(), 2)
    sizes = []
    while chunks.left:
        sizes.append(len(chunks.next()))
        clock[0] += sizes[-1] * 0.001 / 2  # two workers, a millisecond a match
        chunks.finished(sizes[-1])
    assert max(sizes) == SECONDS * 1000
    assert sizes[-2] == LEAST * 1000 >= sizes[-1]
    assert sizes[1:] == sorted(sizes[1:], reverse=True)


# -- a match -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("title", "players"), [("glueck-auf", 2), ("kohle-und-kolonie-2013", 3), ("schichtwechsel", 4)]
)
def test_a_match_is_measured(title: str, players: int) -> None:
    task = make_task(title, players, ["random"], 1, 3)
    result = play(task, task.matches()[0])
    assert sum(result.decisions) == result.plies
    assert sum(result.shares) == pytest.approx(1)
    assert [place == 1 for place in result.places] == [share > 0 for share in result.shares]
    assert all(0 < turns <= n for turns, n in zip(result.turns, result.decisions, strict=True))
    times = zip(result.microseconds, result.longest, result.turns, strict=True)
    assert all(0 < longest <= whole < turns * (longest + 1) for whole, longest, turns in times)
    assert [len(curve) for curve in result.curves] == [POINTS] * players
    assert [curve[0] for curve in result.curves] == revier.game(title).new(players=players, seed=3).scores()
    assert [curve[-1] for curve in result.curves] == result.scores


def test_the_same_match_ends_the_same() -> None:
    task = task_of(2, "random", 1, 9)
    first, second = (play(task, task.matches()[0]) for n in range(2))
    assert timeless(first) == timeless(second)


def timeless(result: Result) -> Result:
    return replace(result, microseconds=[], longest=[])


def test_measuring_changes_nothing_about_a_match() -> None:
    task = task_of(3, "greedy,random", 1, 9)
    match = task.matches()[0]
    s = revier.game(task.game).new(players=3, seed=match.seed)
    play_bare(s, make_bots(task, match))
    result = play(task, match)
    assert (s.ply, s.scores(), s.ranking()) == (result.plies, result.scores, result.places)


def test_a_line_of_the_log_gives_the_result_again() -> None:
    task = task_of(2, "random", 2, 9)
    lines = play_all(task, task.matches())
    assert list(lines) == [0, 1]
    assert [result.line() for result in Result.read(lines.values())] == list(lines.values())
    assert [timeless(result) for result in Result.read(lines.values())] == [
        timeless(play(task, match)) for match in task.matches()
    ]


def test_scores_are_told_at_evenly_spread_points() -> None:
    found = curves([(0, [0, 2]), (10, [1, 2]), (50, [5, 2]), (100, [9, 3])])
    assert found == [[0, *[1] * 4, *[5] * 5, 9], [*[2] * 10, 3]]


def test_whoever_fails_in_a_match_is_told_which_it_was() -> None:
    task = task_of(2, "random")
    with pytest.raises(revier.bots.UnknownBot) as failed:
        play(task, Match(4, 2, 77, ("random", "nobody")))
    assert failed.value.__notes__ == ["in match 4 of glueck-auf: seed 77, bots random, nobody"]


def test_other_rules_than_the_task_says_are_not_played() -> None:
    task = task_of(2, "random")._replace(rules=0)
    with pytest.raises(RuntimeError, match="rules 0 are wanted"):
        task.title()


# -- figures -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("freedom", "value"), [(1, 12.7062), (2, 4.3027), (3, 3.1824), (10, 2.2281), (30, 2.0423)])
def test_quantiles_are_those_of_the_tables(freedom: int, value: float) -> None:
    assert t_quantile(freedom) == pytest.approx(value, abs=5e-5)
    assert t_quantile(100) > t_quantile(101) > t_quantile(1000) > 1.96
    assert t_quantile(100) == pytest.approx(t_quantile(101), abs=4e-4)


def test_a_mean_has_its_t_interval_and_a_single_value_none() -> None:
    found = estimate([1.0, 2.0, 3.0, 4.0])
    margin = 3.182446 * math.sqrt(5 / 3) / 2
    assert found == pytest.approx((2.5, 2.5 - margin, 2.5 + margin), abs=1e-5)
    assert estimate([0.5]) == (0.5, None, None)


def result_of(index: int, group: int, bots: str, places: list[int], scores: list[int]) -> Result:
    winners = places.count(1)
    shares = [1 / winners if place == 1 else 0.0 for place in places]
    n = len(places)
    rows = [[0, *[score] * (POINTS - 1)] for score in scores]
    return Result(
        index,
        group,
        group,
        list(bots),
        scores,
        places,
        shares,
        40,
        [20] * n,
        [5] * n,
        [100_000] * n,
        [50_000] * n,
        rows,
    )


@pytest.fixture
def made() -> tuple[Task, list[Result]]:
    """Two groups by hand: a wins three games, one is shared."""
    task = task_of(2, "random")._replace(bots=("a", "b"), groups=2)
    results = [
        result_of(0, 0, "ab", [1, 2], [30, 10]),
        result_of(1, 0, "ba", [2, 1], [20, 40]),
        result_of(2, 1, "ab", [1, 1], [25, 25]),
        result_of(3, 1, "ba", [2, 1], [15, 35]),
    ]
    return task, results


def test_shares_places_and_scores_are_means_over_groups(made: tuple[Task, list[Result]]) -> None:
    a, b = figures(*made)["bots"]
    half = 12.7062 * 0.25 / 2  # group means of a are 1 and 3/4, one degree of freedom
    assert a["win_share"] == pytest.approx({"mean": 0.875, "low": 0.875 - half, "high": 0.875 + half}, abs=1e-4)
    assert b["win_share"]["mean"] == pytest.approx(0.125)
    assert (a["place"]["mean"], b["place"]["mean"]) == (1.0, 1.75)
    assert (a["score"]["mean"], b["score"]["mean"]) == (32.5, 17.5)
    assert (a["games"], a["seats"], a["expected_share"], a["alone"]) == (4, 4, 0.5, a["win_share"])
    assert [share["mean"] for share in a["by_seat"]] == [0.75, 1.0]
    assert (a["decisions_per_turn"], a["ms_per_turn"], a["longest_turn_ms"]) == (4.0, 20.0, 50.0)


def test_the_stake_of_a_bot_is_its_share_of_all_wins(made: tuple[Task, list[Result]]) -> None:
    a, b = figures(*made)["bots"]
    assert a["stake"] == a["win_share"], "with two seats both are one"
    assert (a["expected_stake"], b["expected_stake"]) == (0.5, 0.5)


def test_stakes_are_over_all_games_and_all_seats_of_a_bot() -> None:
    task = task_of(3, "random")._replace(bots=("a", "b"), groups=2)
    results = [
        result_of(0, 0, "aab", [2, 1, 3], [3, 4, 1]),  # a wins with one of its two seats
        result_of(1, 0, "bba", [1, 3, 1], [3, 1, 3]),  # and shares the win when alone
        result_of(2, 1, "aab", [1, 1, 1], [2, 2, 2]),
        result_of(3, 1, "bba", [2, 1, 3], [3, 4, 1]),
    ]
    a, b = figures(task, results)["bots"]
    margin = 12.7062 * (3 / 4 - 1 / 3) / 2
    mean = (3 / 4 + 1 / 3) / 2
    assert a["stake"] == pytest.approx({"mean": mean, "low": mean - margin, "high": mean + margin}, abs=1e-4)
    assert b["stake"]["mean"] == pytest.approx(1 - mean, abs=1e-6)
    assert (a["expected_stake"], a["expected_share"], a["alone"]["mean"]) == (0.5, 0.333333, 0.25)


def test_a_bot_that_has_more_seats_is_expected_to_win_more() -> None:
    task = task_of(3, "random")._replace(bots=("a", "b", "b"), groups=1)
    results = [result_of(n, 0, seats, [1, 2, 3], [3, 2, 1]) for n, seats in enumerate(("abb", "bba", "bab"))]
    a, b = figures(task, results)["bots"]
    assert (a["expected_stake"], b["expected_stake"]) == (0.333333, 0.666667)
    assert (a["stake"]["mean"], b["stake"]["mean"]) == pytest.approx((1 / 3, 2 / 3), abs=1e-6)


def test_the_seat_effect_is_over_all_bots(made: tuple[Task, list[Result]]) -> None:
    found = figures(*made)
    assert [seat["mean"] for seat in found["seats"]] == [0.375, 0.625]
    assert found["plies"] == {"mean": 40, "low": 40, "high": 40, "least": 40, "most": 40}
    assert found["turns"]["mean"] == 10


def test_equal_results_of_one_group_are_one_observation(made: tuple[Task, list[Result]]) -> None:
    task, results = made
    found = figures(task, [replace(result, group=0) for result in results])["bots"][0]["win_share"]
    assert found == {"mean": 0.875, "low": None, "high": None}


def test_figures_do_not_depend_on_the_order_in_which_results_came(made: tuple[Task, list[Result]]) -> None:
    task, results = made
    assert figures(task, results) == figures(task, results[::-1])


def test_ratings_put_the_winner_first_and_grow_surer(made: tuple[Task, list[Result]]) -> None:
    few, many = ratings(made[1]), ratings([replace(result, index=n) for n, result in enumerate(made[1] * 10)])
    assert few["a"][0] > 25 > few["b"][0]
    assert many["a"][1] < few["a"][1] < 25 / 3


def test_a_bot_at_several_seats_has_one_rating_and_alone_shares_of_its_own() -> None:
    task = task_of(3, "random")._replace(bots=("a", "b"), groups=1)
    results = [result_of(0, 0, "aab", [1, 2, 3], [3, 2, 1]), result_of(1, 0, "bba", [2, 3, 1], [2, 1, 3])]
    found = ratings(results)
    assert found["a"][0] > 25 > found["b"][0]
    a, b = figures(task, results)["bots"]
    assert (a["alone"]["mean"], b["alone"]["mean"]) == (1.0, 0.0)
    assert a["win_share"]["mean"] == pytest.approx(2 / 3, abs=1e-6)


def test_the_course_is_the_mean_score_of_a_bot(made: tuple[Task, list[Result]]) -> None:
    found = course(made[1])
    assert (found["a"][0], found["a"][-1], found["b"][-1]) == (0, 32.5, 17.5)


ESTIMATE = {"mean", "low", "high"}


def test_the_figures_keep_their_names(made: tuple[Task, list[Result]]) -> None:
    found: dict[str, Any] = json.loads(json.dumps(figures(*made)))
    assert set(found) == {
        *("format", "game", "rules", "players", "options", "own_data", "seed", "games", "groups", "games_per_group"),
        *("plies", "turns", "seats", "sprt", "bots"),
    }
    assert found["sprt"] is None, "nobody asked for a test"
    assert found["format"] == 1
    assert set(found["plies"]) == set(found["turns"]) == ESTIMATE | {"least", "most"}
    for row in found["bots"]:
        assert set(row) == {
            *("bot", "games", "seats", "stake", "expected_stake", "win_share", "alone", "expected_share", "place"),
            *("score", "rating", "by_seat", "decisions_per_turn", "ms_per_turn", "longest_turn_ms"),
        }
        for name in ("stake", "win_share", "alone", "place", "score", "rating"):
            assert set(row[name]) == ESTIMATE
        assert [set(share) for share in row["by_seat"]] == [ESTIMATE] * 2


# -- the page ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_needs_no_other_file(language: str, made: tuple[Task, list[Result]], tmp_path: Path) -> None:
    task, results = made
    found = figures(task, results)
    page = write_report(texts(language), tmp_path, task, found, results, "revier arena <glueck-auf>").read_text()
    assert sorted(path.name for path in tmp_path.iterdir()) == sorted(
        [*(f"{name}.png" for name in PICTURES), "index.html"]
    )
    assert not re.search(r"""(src|href)=["'](?!data:)|url\(|@import|<script|https?://""", page)
    assert page.count("data:image/png;base64,") == len(PICTURES) == len(re.findall(r'<img alt="[^"]{20,}"', page))
    assert "revier arena &lt;glueck-auf&gt;" in page
    assert f'<html lang="{language}">' in page
    assert not re.search(r"cli-[a-z]|\{ ?\$|\?\?\?|ga-title", page)


def test_the_same_results_give_the_same_page(made: tuple[Task, list[Result]], tmp_path: Path) -> None:
    task, results = made
    pages = []
    for name in ("one", "two"):
        (tmp_path / name).mkdir()
        pages.append(
            write_report(texts("en"), tmp_path / name, task, figures(task, results), results, "x").read_bytes()
        )
    assert pages[0] == pages[1]
