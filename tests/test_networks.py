"""Networks that judge for the search: what they are told, what they say, and what happens without one."""

from __future__ import annotations

import json
import logging
from pathlib import Path

import numpy as np
import pytest
from librt.vecs import vec

import revier
from revier.bots import bot, make_planner
from revier.bots.judges import network_of, say_once, shipped, valuation_for
from revier.bots.network import LARGEST, OUTPUTS, BadNetwork, Network, read_network, write_network
from revier.bots.search_bot import SearchBot
from revier.bots.titles import tuned_weights
from revier.bots.valuation import Inputs, LearnedValuation, Valuation, likely_wins
from revier.encoding.titles import encoder
from revier.kernel.rng import Rng
from revier.kernel.state import State

TABLES = [(game, players) for game in revier.games() for players in revier.game(game).seats]


def a_network(inputs: int, seed: int = 1) -> Network:
    chance = np.random.default_rng(seed)
    size = Network.size(inputs, 5, 3)
    return Network(inputs, 5, 3, vec[float]([float(w) for w in chance.normal(0, 0.3, size).astype(np.float16)]))


def by_numpy(network: Network, x: list[float]) -> list[float]:
    """The same, layer by layer."""
    weights = np.array([w for w in network.weights])
    wide, narrow, given = int(network.wide), int(network.narrow), np.array([1.0, *x])
    first, rest = np.split(weights, [(len(x) + 1) * (wide + OUTPUTS)])
    second, third = np.split(rest, [(wide + 1) * narrow])
    direct = given @ first.reshape(-1, wide + OUTPUTS)
    hidden = np.array([1.0, *np.maximum(direct[:wide], 0)]) @ second.reshape(-1, narrow)
    out = direct[wide:] + np.maximum(hidden, 0) @ third.reshape(-1, OUTPUTS)
    return [float(value) for value in out]


def position(game: str, players: int, turns: int = 5) -> State:
    s = revier.game(game).new(players=players, seed=4)
    players_of = [bot("greedy", game, seat) for seat in range(players)]
    for n in range(turns):
        if s.is_over:
            break
        seat = s.asked().seat
        while not s.is_over and s.asked().seat == seat:
            s.apply(players_of[seat].act(s))
    return s


def test_a_network_is_what_its_layers_say() -> None:
    network = a_network(7)
    for seed in range(5):
        x = [float(n) for n in np.random.default_rng(seed).normal(0, 1, 7).round()]  # some are 0, and cost nothing
        network.run(vec[float](x))
        assert [value for value in network.out] == pytest.approx(by_numpy(network, x))


def test_a_network_is_kept_in_a_file_and_says_what_it_is(tmp_path: Path) -> None:
    network = a_network(7)
    write_network(tmp_path / "a.net", network, {"game": "schichtwechsel", "players": 2})
    again, head = read_network(tmp_path / "a.net")
    assert [w for w in again.weights] == [w for w in network.weights]
    assert (head["game"], head["players"], head["inputs"]) == ("schichtwechsel", 2, 7)


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"no network\n",
        b"[]\n",
        b'{"format": "revier network 1"}\n',
        b'{"format": "revier network 1", "inputs": 7, "wide": 5, "narrow": 3}\n' + b"\0" * 20,
        b'{"format": "another", "inputs": 1, "wide": 1, "narrow": 1}\n' + b"\0" * 100,
        b"\xff" * 100,
        b'{"format": "revier network 1", "inputs": 1, "wide": 1, "narrow": 1}\n' + b"\0" * LARGEST,
    ],
)
def test_what_is_no_network_is_refused(tmp_path: Path, data: bytes) -> None:
    (tmp_path / "a.net").write_bytes(data)
    with pytest.raises(BadNetwork, match=r"a\.net"):
        read_network(tmp_path / "a.net")


def test_a_file_that_is_not_there_is_refused_by_name(tmp_path: Path) -> None:
    with pytest.raises(BadNetwork, match=r"none\.net: No such file"):
        bot(f"search:5it:{tmp_path}/none.net", "schichtwechsel", 1).act(position("schichtwechsel", 2))


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_every_table_has_its_network(game: str, players: int) -> None:
    found = shipped(game, players)
    assert found is not None
    assert found.stat().st_size < LARGEST
    planner = make_planner(game, tuned_weights(game))
    assert isinstance(valuation_for(planner, revier.game(game), players), LearnedValuation)


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_a_network_is_told_what_the_seat_sees(game: str, players: int) -> None:
    """The observation, with the rivals' mean and the strongest of them; the terms; how far others are ahead."""
    s = position(game, players)
    planner = make_planner(game, tuned_weights(game))
    writer = encoder(s.game, players)
    inputs = Inputs(planner, writer)
    inputs.look(s)
    table, each = sum(f.size for f in writer.table), sum(f.size for f in writer.seat)
    scale = np.array([f.scale for f in writer.table for i in range(f.size)], float)
    seat_scale = np.array([f.scale for f in writer.seat for i in range(f.size)], float)
    guesses = [planner.terms(s, seat)[0] for seat in range(players)]
    for seat in range(players):
        row = np.array([number for number in inputs.of(s, seat)])
        inputs.pen.at = 0
        writer.write(s, seat, inputs.pen)
        seen = np.array([number for number in inputs.pen.out], float)
        seats = seen[table:].reshape(players, each) / seat_scale
        others = [guesses[(seat + i) % players] for i in range(1, players)]
        strongest = 1 + max(range(players - 1), key=lambda i: (others[i], -i))
        terms = [term for term in planner.terms(s, seat)]
        assert row == pytest.approx(
            [
                *(seen[:table] / scale),
                *seats[0],
                *seats[1:].mean(0),
                *seats[strongest],
                *terms,
                max(others) - guesses[seat],
                sum(others) / len(others) - guesses[seat],
            ]
        )


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_what_hidden_cards_are_changes_no_judgement(game: str, players: int) -> None:
    """From what a seat may see, also where a network says it: re-dealing the unknown changes nothing for that seat."""
    s = position(game, players, 9)
    planner = make_planner(game, tuned_weights(game))
    inputs = Inputs(planner, encoder(s.game, players))
    rng = Rng(3)
    for seat in range(players):
        rows = []
        for again in (s, s.redetermine(seat, rng), s.redetermine(seat, rng)):
            inputs.pen.at = 0
            inputs.encoder.write(again, seat, inputs.pen)
            rows.append([number for number in inputs.pen.out])
        assert rows[0] == rows[1] == rows[2]


def test_shares_of_the_win_add_up_and_follow_the_points() -> None:
    shares = [share for share in likely_wins(vec[float]([100.0, 110.0, 90.0]), 0.1)]
    assert sum(shares) == pytest.approx(1)
    assert shares[1] > shares[0] > shares[2]
    assert shares[1] / shares[0] == pytest.approx(np.e)


def test_a_settled_game_is_worth_what_it_brought() -> None:
    s = position("schichtwechsel", 2, 10_000)
    assert s.is_over
    planner = make_planner("schichtwechsel", tuned_weights("schichtwechsel"))
    expected = valuation_for(planner, s.game, 2).expected(s)
    assert [points for points in expected.points] == s.scores()
    assert [share for share in expected.win] == [float(place == 1) for place in s.ranking()]


def head_of(game: str, players: int) -> dict[str, object]:
    title = revier.game(game)
    return {
        "game": game,
        "players": players,
        "rules": title.rules_version,
        "slope": 0.1,
        "encoding": encoder(title, players).version,
    }


@pytest.mark.parametrize(
    ("name", "value"), [("game", "glueck-auf"), ("players", 3), ("rules", 99), ("encoding", 99), ("inputs", 0)]
)
def test_a_foreign_network_is_left_alone_with_a_line(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, name: str, value: object
) -> None:
    game, planner = revier.game("schichtwechsel"), make_planner("schichtwechsel", {})
    inputs = Inputs(planner, encoder(game, 2))
    head = {**head_of("schichtwechsel", 2), name: value}
    write_network(tmp_path / "a.net", a_network(inputs.count() - (name == "inputs")), head)
    say_once.cache_clear()
    with caplog.at_level(logging.WARNING):
        for again in range(2):
            found = valuation_for(planner, game, 2, str(tmp_path / "a.net"))
            assert type(found) is Valuation
    assert len(caplog.records) == 1
    assert name in caplog.text
    assert "bots judge as planners do" in caplog.text


def test_a_network_that_is_missing_is_said_once(caplog: pytest.LogCaptureFixture) -> None:
    network_of.cache_clear()
    say_once.cache_clear()
    with caplog.at_level(logging.WARNING):
        for again in range(2):
            assert network_of("schichtwechsel", 9, "") is None
    assert len(caplog.records) == 1
    assert caplog.text.rstrip().endswith("schichtwechsel-9.net: No such file or directory; bots judge as planners do")


def test_the_search_of_the_first_version_plays_as_it_did() -> None:
    """A yard-stick for claims to come: its weights and its way of searching stay."""
    pinned = json.loads((Path(__file__).parent / "search-1.json").read_text(encoding="utf-8"))
    for game, actions in pinned.items():
        s = revier.game(game).new(players=3, seed=7)
        players = [bot("search@1:6it", game, seat) for seat in range(3)]
        while not s.is_over and s.ply < len(actions):
            s.apply(players[s.asked().seat].act(s))
        assert [action for action in s.history] == actions, game


@pytest.mark.parametrize("game", revier.games())
def test_a_position_is_evaluated_for_whoever_decides(game: str) -> None:
    s = position(game, 3)
    player = bot("search:40it", game, 1)
    assert isinstance(player, SearchBot)
    before = s.to_dict()
    stages = list(player.evaluate(s))
    assert s.to_dict() == before
    assert [sum(e.visits for e in stage) for stage in stages] == sorted(
        sum(e.visits for e in stage) for stage in stages
    )
    best = stages[-1]
    assert [e.value for e in best] == sorted((e.value for e in best), reverse=True)
    for evaluation in best:
        assert 0.0 <= evaluation.win <= 1.0
        assert 0.0 <= evaluation.error <= 1.0
        trial = s.clone()
        for action in evaluation.path:
            trial.apply(action)
