"""What a network learns from and how: games, rows, the gradient, and that what was learned is what is played."""

from __future__ import annotations

import math
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from librt.vecs import vec
from numpy.typing import NDArray

import revier
from revier.bots.network import POINTS, read_network, write_network
from revier.bots.valuation import LearnedJudge
from revier.extras import is_there
from revier.kernel.game import Game
from revier.training import numpy_learner
from revier.training.fitting import Fit, Table, choose_learner, fit
from revier.training.numpy_learner import Batch, NumpyLearner
from revier.training.plan import LIMITS, BadPlan, Plan, make_plan
from revier.training.rows import Chapter, Rows, inputs_of, joined, names, row_of, rows_of, turns
from revier.training.self_play import BadRecord, Order, Record, play, read_record
from revier.training.weights import Examples, Shape, as_network, first_weights, rate_at

GAME = "schichtwechsel"
SMALL = Plan(games=4, every=3, wide=6, narrow=4, epochs=2, batch=8, apart=2)


def record_of(game: str, players: int, number: int) -> Record:
    return play(Order(game, players, number, 70 + number, 0, ""))


def table_of(game: str, players: int, numbers: list[int]) -> Table:
    records = [record_of(game, players, number) for number in numbers]
    place, rows = rows_of(Chapter(7, game, players, SMALL.every, records))
    assert place == 7
    return Table(players, names(inputs_of(revier.game(game), players).encoder), rows)


@pytest.fixture(scope="module")
def known() -> Table:
    return table_of(GAME, 2, [0, 1, 2, 3])


# -- games ---------------------------------------------------------------------------------------------


def test_a_game_is_its_order_and_a_record_replays_to_its_scores() -> None:
    record = record_of(GAME, 3, 5)
    assert record == record_of(GAME, 3, 5) == read_record(record.line())
    s = revier.game(GAME).new(players=3, seed=record.seed)
    for action in record.actions:
        s.apply(action)
    assert s.is_over
    assert s.scores() == record.scores
    assert sum(record.shares) == 1.0
    assert {share > 0 for share, place in zip(record.shares, s.ranking(), strict=True) if place == 1} == {True}


def test_the_search_plays_otherwise_than_planners() -> None:
    order = Order(GAME, 2, 3, 4, 0, "")
    searched = order._replace(iterations=2)
    assert play(searched) == play(searched) != play(order)


def test_some_games_stray_and_some_look_quickly() -> None:
    assert len({tuple(play(Order(GAME, 2, number, 9, 0, "")).actions[:40]) for number in range(6)}) > 1


@pytest.mark.parametrize("line", [b"", b"[]", b"{}", b'{"number":1}', b"\xff"])
def test_what_is_no_record_is_refused(line: bytes) -> None:
    with pytest.raises(BadRecord):
        read_record(line)


def test_a_record_whose_rows_do_not_fit_is_refused() -> None:
    record = Record(0, 2, 1, [1, 2], [3, 4], [1.0, 0.0])
    for broken in (record._replace(scores=[3]), record._replace(shares=[1.0]), record._replace(players=3)):
        with pytest.raises(BadRecord):
            read_record(broken.line())
    with pytest.raises(BadRecord):
        read_record(record.line().replace(b"[1,2]", b'["x"]'))


# -- rows ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("game", "players"), [(GAME, 3), ("glueck-auf", 2), ("kohle-und-kolonie-revised", 4)])
def test_rows_are_what_a_judge_is_told_at_the_ends_of_turns(game: str, players: int) -> None:
    record = record_of(game, players, 1)
    _, rows = rows_of(Chapter(0, game, players, 4, [record]))
    inputs = inputs_of(revier.game(game), players)
    positions = 0
    for n, s in enumerate(turns(revier.game(game), record, 4)):
        inputs.look(s)
        for seat in range(players):
            told = row_of(inputs, s, seat)
            border = rows.seen.shape[2]
            assert border + rows.terms.shape[2] == inputs.count() == len(told)
            assert (rows.seen[n, seat] == told[:border].astype(np.float16)).all()
            assert (rows.terms[n, seat] == told[border:]).all()
            assert rows.terms[n, seat, 0] == pytest.approx(inputs.planner.expected_points(s, seat), rel=1e-5)
        positions += 1
    assert positions == len(rows.points) > 3
    assert (rows.points == record.scores).all()
    assert (rows.wins == record.shares).all()
    assert (rows.number == record.number).all()


def test_every_turn_is_learned_from_once_by_games_that_begin_to_count_at_each() -> None:
    record = record_of(GAME, 2, 0)
    game = revier.game(GAME)
    plies = [s.ply for s in turns(game, record, 1)]
    thinned = [[s.ply for s in turns(game, record._replace(number=n), 3)] for n in range(3)]
    assert sorted(ply for part in thinned for ply in part) == plies
    assert len(plies) > 30


def test_a_record_that_does_not_replay_to_its_scores_is_refused() -> None:
    record = record_of(GAME, 2, 0)
    broken = [
        record._replace(actions=record.actions[:-1]),
        record._replace(actions=record.actions[::-1]),
        record._replace(scores=[0, 0]),
    ]
    for one in broken:
        with pytest.raises(BadRecord) as error:
            list(turns(revier.game(GAME), one, 1))
        assert "game 0: " in str(error.value)


# -- the fit -------------------------------------------------------------------------------------------


def toy(count: int, seats: int, numbers: int) -> Table:
    """A title in which the outcome follows from what is seen: the guess is off by twice the first number."""
    chance = np.random.default_rng(5)
    seen = chance.integers(-3, 4, (count, seats, numbers)).astype(np.float16)
    guess = chance.normal(60, 10, (count, seats)).astype(np.float32)
    terms = np.stack([guess, chance.normal(0, 5, (count, seats))], 2).astype(np.float32)
    points = (guess + 8 * np.maximum(seen[:, :, 0], 0) - 3 * seen[:, :, 1]).astype(np.float32)
    wins = (points == points.max(1, keepdims=True)).astype(np.float32)
    wins /= wins.sum(1, keepdims=True)
    rows = Rows(seen, terms, points, wins, np.arange(count))
    return Table(seats, [("toy", 0, n) for n in range(numbers)], rows)


LEARNERS = ["numpy", "torch"]
TOY = Plan(wide=24, narrow=8, epochs=12, batch=32, rate=0.01, decay=0.01, dropout=0.0, input_dropout=0.0, apart=5)


def learner(name: str) -> type[Any]:
    if name == "torch":
        pytest.importorskip("torch")
    return choose_learner() if name == "torch" else NumpyLearner


@pytest.mark.parametrize("name", LEARNERS)
def test_both_libraries_find_what_the_guess_misses(name: str) -> None:
    found = fit([toy(1500, 2, 5), toy(1500, 3, 5)], TOY, 1, learner(name))
    assert found.learner.split()[0] == name
    for table in found.tables:
        assert table.guess.rmse > 9
        assert table.quality.rmse < 3
        assert table.quality.cross_entropy < 0.5 * table.guess.cross_entropy
        assert table.quality.accuracy > table.guess.accuracy
    assert len(found.epochs) == TOY.epochs


@pytest.mark.parametrize("name", LEARNERS)
def test_nothing_is_added_to_the_guess_before_anything_is_learned(name: str) -> None:
    table = toy(40, 2, 3)
    examples = [Examples(table.rows.seen, np.arange(3), table.rows.terms[:, :, 0], table.rows.points, table.rows.wins)]
    made = learner(name)(Shape(3, 1, TOY.wide, TOY.narrow), examples, TOY, 1)
    assert not made.outputs(0, np.arange(40)).any()


def test_a_fit_with_numpy_gives_the_same_each_time_and_another_seed_something_else(known: Table) -> None:
    def weights(seed: int) -> list[float]:
        return [weight for weight in fit([known], SMALL, seed, NumpyLearner).tables[0].network.weights]

    assert weights(1) == weights(1) != weights(2)


def test_the_gradient_is_that_of_the_loss() -> None:
    chance = np.random.default_rng(3)
    w = {name: value.astype(np.float64) for name, value in first_weights(Shape(7, 2, 6, 4), 1).items()}
    for value in w.values():
        value += chance.normal(0, 0.3, value.shape)

    def kept(*size: int) -> NDArray[Any]:
        return (chance.random(size) > 0.2) / 0.8

    guess = chance.normal(50, 10, (5, 3))
    wins = np.eye(3)[[0, 1, 2, 0, 1]]
    wins[0] = [0.5, 0.5, 0.0]
    columns = np.array([0, 2, 3, 6])
    inputs = chance.normal(0, 1, (15, 4))
    points = guess + chance.normal(0, 20, (5, 3))
    batch = Batch(1, columns, inputs, kept(15, 4), kept(15, 6), guess, points, wins)
    found = numpy_learner.slopes(w, batch, 0.4)
    step = 1e-6
    for name, value in w.items():
        for at in np.ndindex(value.shape):
            before = value[at]
            value[at] = before + step
            more = numpy_learner.loss(w, batch, 0.4)
            value[at] = before - step
            less = numpy_learner.loss(w, batch, 0.4)
            value[at] = before
            assert found[name][at] == pytest.approx((more - less) / (2 * step), rel=1e-4, abs=1e-7), (name, at)
        assert found[name].any(), name


def test_the_rate_rises_and_falls_once() -> None:
    rates = [rate_at(step, 100, 0.5) for step in range(101)]
    top = rates.index(max(rates))
    assert max(rates) == pytest.approx(0.5)
    assert top == 20
    assert rates[: top + 1] == sorted(rates[: top + 1])
    assert rates[top:] == sorted(rates[top:], reverse=True)
    assert rates[-1] == pytest.approx(0.0)


# -- from the fit to the table -------------------------------------------------------------------------


def played(game: Game, players: int, found: Fit, n: int, file: Path) -> LearnedJudge:
    """The judge that a bot has of a network, read from a file."""
    write_network(file, found.tables[n].network, {"slope": found.tables[n].slope})
    network, head = read_network(file)
    return LearnedJudge(inputs_of(game, players), network, head["slope"])


@pytest.mark.parametrize("name", LEARNERS)
def test_what_was_learned_is_what_is_played(name: str, tmp_path: Path) -> None:
    """At two tables of different sizes, through the file, within half precision."""
    game = revier.game("glueck-auf")
    tables = [table_of(game.id, players, [0, 1, 2, 3]) for players in (2, 3)]
    made: list[Any] = []

    def make(*given: Any) -> Any:
        made.append(learner(name)(*given))
        return made[0]

    plan = SMALL._replace(epochs=1, dropout=0.0, input_dropout=0.0, rate=0.01)
    found = fit(tables, plan, 1, make)  # type: ignore[arg-type]
    for n, table in enumerate(tables):
        judge = played(game, table.players, found, n, tmp_path / f"{n}.net")
        record = record_of(game.id, table.players, 2)
        own = np.flatnonzero(table.rows.number == 2)
        out = made[0].outputs(n, own)
        for row, s in zip(range(len(own)), turns(game, record, plan.every), strict=True):
            expected = judge.expected(s)
            guess = table.rows.terms[own[row], :, 0]
            assert list(expected.points) == pytest.approx(list(guess + POINTS * out[row, :, 0]), abs=0.3)
            chances = numpy_learner.softmax(found.tables[n].slope * guess + out[row, :, 1])
            assert list(expected.win) == pytest.approx(list(chances), abs=0.02)
        assert abs(out).max() > 0.05, "the network says something"


def test_a_network_takes_terms_as_they_are() -> None:
    weights = first_weights(Shape(5, 2, 4, 3), 1)
    chance = np.random.default_rng(2)
    for value in weights.values():
        value += chance.normal(0, 0.5, value.shape).astype(np.float32)
    columns = np.array([0, 2, 3, 4])
    middle, spread = np.array([50.0, -2.0]), np.array([10.0, 0.5])
    network = as_network(weights, 1, columns, middle, spread)
    told = np.array([1.0, 0.0, 63.0, -1.0])
    learned = told.copy()
    learned[2:] = (told[2:] - middle) / spread
    first, narrow = numpy_learner.layers(weights, 1, columns, learned, learned, 1.0)
    network.run(vec[float](told.tolist()))
    assert list(network.out) == pytest.approx(list(first[-2:] + narrow @ weights["last"]), rel=1e-5)


def test_tables_share_what_has_the_same_name() -> None:
    small, large = (names(inputs_of(revier.game("glueck-auf"), players).encoder) for players in (2, 4))
    assert len(set(small)) == len(small) < len(large)
    assert set(small) < set(large)


def test_parts_are_joined_in_their_order(known: Table) -> None:
    rows = joined([known.rows, known.rows])
    assert len(rows.points) == 2 * len(known.rows.points)
    assert (rows.number[: len(known.rows.number)] == known.rows.number).all()


# -- plans ---------------------------------------------------------------------------------------------


def test_a_plan_takes_what_it_names_and_leaves_the_rest() -> None:
    assert make_plan({}) == Plan()
    assert make_plan({"games": 50, "rate": 0.5}) == Plan(games=50, rate=0.5)
    assert set(LIMITS) == set(Plan._fields)
    assert all(low <= getattr(Plan(), name) <= high for name, (low, high) in LIMITS.items())


@pytest.mark.parametrize(
    ("data", "said"),
    [
        ({"game": 3}, "'game' is none of"),
        ({"games": 0}, "games = 0: expected a whole number from 1 to"),
        ({"games": 10.0}, "expected a whole number"),
        ({"games": True}, "expected a whole number"),
        ({"rate": "fast"}, "rate = 'fast': expected a number from 1e-07 to 1"),
        ({"rate": math.nan}, "rate = nan"),
        ({"games": 4}, "expected at least 8"),
    ],
)
def test_a_plan_that_cannot_be_carried_out_is_refused(data: dict[str, Any], said: str) -> None:
    with pytest.raises(BadPlan) as error:
        make_plan(data)
    assert said in str(error.value)


def test_pytorch_is_used_where_it_is() -> None:
    assert (choose_learner() is NumpyLearner) is not is_there("torch")
