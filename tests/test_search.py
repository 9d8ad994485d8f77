"""Search looks further than its turn, keeps to its budget, and reuses one turn's values for the next."""

from __future__ import annotations

import time

import pytest

import revier
from revier.benchmark import is_compiled
from revier.bots import bot, make_planner
from revier.bots.planner import BETWEEN
from revier.bots.search import Node, Tree, run
from revier.bots.search_bot import SearchBot, add
from revier.bots.titles import weights_for
from revier.bots.turns import FOREVER
from revier.bots.valuation import Valuation
from revier.games.kohle_und_kolonie.board import NONE
from revier.games.kohle_und_kolonie.state import KohleUndKolonie
from revier.kernel.rng import Rng
from revier.kernel.state import State

GAMES = revier.games()
COAL_AND_COLONY = ["kohle-und-kolonie-2013", "kohle-und-kolonie-revised"]
LATE = 1.2  # of its budget that a bot may take
TURNS = 12 if is_compiled() else 3


def opening(game: str, turns: int) -> State:
    """A position after some turns of greedy players."""
    s = revier.game(game).new(players=3, seed=4)
    players = [bot("greedy", game, seat) for seat in range(3)]
    for n in range(turns):
        seat = s.asked().seat
        while not s.is_over and s.asked().seat == seat:
            s.apply(players[seat].act(s))
    return s


def tree(s: State, iterations: int, seed: int = 1) -> Tree:
    seat = s.asked().seat
    planner = make_planner(s.game.id, weights_for(s.game.id))
    found = Tree(planner, Valuation(planner), seat, Rng(seed))
    found.expand_root(s, None, FOREVER)
    run(found, s, iterations, FOREVER)
    return found


class Clock:
    """Goes on by a millisecond whenever somebody looks at it."""

    def __init__(self) -> None:
        self.looks = 0

    def __call__(self) -> float:
        self.looks += 1
        return self.looks / 1000


@pytest.mark.parametrize("game", GAMES)
def test_a_turn_ends_with_its_time(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """On any machine, by a clock of our own; how long it is not looked at is for make bench-bots to say."""
    milliseconds = 1000  # it takes some looks to see everywhere that the time is over
    clock = Clock()
    monkeypatch.setattr(time, "monotonic", clock)
    s = revier.game(game).new(players=3, seed=2)
    players = [bot(f"search:{milliseconds}ms", game, seat) for seat in range(3)]
    longest = 0
    for n in range(TURNS):
        seat, before = s.asked().seat, clock.looks
        while not s.is_over and s.asked().seat == seat:
            s.apply(players[seat].act(s))
        longest = max(longest, clock.looks - before)
    assert 0.9 * milliseconds <= longest <= LATE * milliseconds


@pytest.mark.parametrize("game", GAMES)
def test_a_turn_is_found_even_without_any_time(game: str) -> None:
    s = opening(game, 4)
    chosen = bot("search:1ms", game, 1).act(s)
    assert chosen in s.legal_actions()


def test_without_time_what_may_come_up_is_not_tried() -> None:
    s = opening("glueck-auf", 4)
    while not needs_deals(s, FOREVER):
        s.apply(bot("greedy", "glueck-auf", 1).act(s))
    assert not needs_deals(s, end=0.0)


def needs_deals(s: State, end: float) -> bool:
    """Whether a planner deals the unknown anew to judge its turn."""
    planner = make_planner(s.game.id, weights_for(s.game.id))
    rng = Rng(1)
    planner.lines(s, s.asked().seat, planner.full, rng, end)
    return rng.count > 0


def test_every_turn_of_the_root_is_visited_on_the_same_determinizations() -> None:
    """Equally often visited turns differ by what they are, not by luck: a search run twice finds the same."""
    s = opening("glueck-auf", 6)
    first, second = tree(s, 12), tree(s, 12)
    assert [(b.visits, b.total) for b in first.root.branches] == [(b.visits, b.total) for b in second.root.branches]
    assert sum(branch.visits for branch in first.root.branches) == 12
    assert [b.total for b in tree(s, 12, seed=2).root.branches] != [b.total for b in first.root.branches]


@pytest.mark.parametrize("game", COAL_AND_COLONY)
def test_every_seat_has_one_turn_in_each_stage_of_a_round(game: str) -> None:
    """[KK-5.1] So a simulation that ends after such a turn ends at the same time, whatever was done before."""
    s = revier.game(game).new(players=4, seed=3)
    players = [bot("greedy", game, seat) for seat in range(4)]
    planner = make_planner(game, weights_for(game))
    turns: list[tuple[int, int, int]] = []
    while not s.is_over:
        assert isinstance(s, KohleUndKolonie)
        turn = (s.round, planner.stage(s), s.asked().seat)
        if turn[1] != BETWEEN and (not turns or turns[-1] != turn):
            turns.append(turn)
        s.apply(players[turn[2]].act(s))
    assert sorted(turns) == [(r, stage, seat) for r in range(1, 6) for stage in (1, 2, 3) for seat in range(4)]


@pytest.mark.parametrize("game", COAL_AND_COLONY)
def test_a_simulation_ends_after_the_next_turn_that_everybody_has(game: str) -> None:
    """[KK-5.1] From the second turn of a round: after the choice of a token in the next."""
    s = opening(game, 10)
    assert isinstance(s, KohleUndKolonie)
    while s.phase != 3:
        s.apply(bot("greedy", game, 1).act(s))
    searched = tree(s, 1)
    for n in range(6):
        simulation = searched.simulate(s, FOREVER)
        assert simulation is not None
        assert isinstance(simulation.s, KohleUndKolonie)
        assert simulation.evaluations == 1
        chosen = simulation.s.phase == 2 or simulation.s.bonus[searched.seat] != NONE
        assert (simulation.s.round, simulation.s.phase <= 2, chosen) == (s.round + 1, True, True)


@pytest.mark.parametrize("game", COAL_AND_COLONY)
def test_a_simulation_from_the_last_round_ends_with_the_game(game: str) -> None:
    s = revier.game(game).new(players=3, seed=4)
    assert isinstance(s, KohleUndKolonie)
    player = bot("greedy", game, 1)
    while (s.round, s.phase) != (5, 3):
        s.apply(player.act(s))
    simulation = tree(s, 1).simulate(s, FOREVER)
    assert simulation is not None
    assert simulation.s.is_over
    assert simulation.value(0) == simulation.s.scores()[0]


def test_without_a_simulation_the_prior_decides() -> None:
    s = opening("schichtwechsel", 9)
    searched = tree(s, 0 if is_compiled() else 1)
    root = searched.root
    unseen = Node(root.seat, searched.planner.settings)
    unseen.branches = root.branches
    assert max(branch.prior for branch in root.branches) == 0.0 == root.branches[0].prior
    for branch in unseen.branches:
        branch.visits, branch.total = 0, 0.0
    assert unseen.best() is root.branches[0]


def test_many_visits_outweigh_the_prior() -> None:
    s = opening("glueck-auf", 6)
    node = tree(s, 1).root
    worse = node.branches[-1]
    for n in range(200):
        node.update(worse, 100.0)
        node.update(node.branches[0], 95.0)
    assert node.best() is worse


def test_the_visits_of_helpers_are_added_up() -> None:
    s = opening("glueck-auf", 6)
    node = tree(s, 6).root
    branch = node.branches[1]
    before = (node.visits, branch.visits, branch.total)
    add(node, list(branch.path), branch.prior, 3, 30.0)
    assert (node.visits, branch.visits, branch.total) == (before[0] + 3, before[1] + 3, before[2] + 30.0)
    add(node, [0, 1, 2], -1.0, 2, 5.0)
    assert [action for action in node.branches[-1].path] == [0, 1, 2]
    assert node.branches[-1].visits == 2


def test_two_cores_answer_in_time_and_play_on() -> None:
    s = opening("glueck-auf", 6)
    player = bot("search:8it:2cores", "glueck-auf", 3)
    assert isinstance(player, SearchBot)
    assert player.act(s) in s.legal_actions()
    assert player.helpers is not None
    player.helpers.pool.shutdown()


def test_the_values_of_one_search_are_the_priors_of_the_next() -> None:
    """In some turns of a game the position was foreseen; then a visited turn starts from its value."""
    s = revier.game("schichtwechsel").new(players=2, seed=1)
    players = [bot("search:12it", "schichtwechsel", seat) for seat in range(2)]
    foreseen = 0
    for n in range(300 if is_compiled() else 40):
        seat = s.asked().seat
        player = players[seat]
        assert isinstance(player, SearchBot)
        foreseen += player.known(s, seat) is not None
        s.apply(player.act(s))
        if s.is_over or foreseen:
            break
    assert foreseen
