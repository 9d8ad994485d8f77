"""Bots play legally, fairly and repeatably; greedy plays well."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import revier
from revier.benchmark import is_compiled
from revier.bots import Bot, UnknownBot, bot
from revier.bots.planner import GreedyBot
from revier.kernel.errors import BadOption, GameOver, RevierError, UnknownGame
from revier.kernel.rng import Rng
from revier.kernel.state import State
from tests.strategies import each_game
from tests.support import play

GAMES = revier.games()
NAMES = ["random", "greedy", *(["planner", "search:6it"] if is_compiled() else [])]  # those take too long interpreted
MANY = 10 if is_compiled() else 1  # interpreted code is some thirty times slower
SLOW = 10  # times less often is a bot asked that searches

# Kinds of decisions that come up in nearly every random game, or in one of a few.
COMMON = {"ChooseBonusToken", "TurnMenu", "ExtraActionChoice", "SecureStep", "AuctionBid", "LoadingStep"}
COMMON |= {"BuyMinePick", "BuyMineWorkerSource", "TableauSpacePick", "EngineerPlace"}
COMMON |= {"MinerStep", "MinerDeployTo", "MinerMoveFrom", "MinerMoveTo"}
KINDS = {
    "glueck-auf": {"Draft", "PlaceWorkers", "PitStep", "SubCube", "Keep", "ReturnPlace", "ReturnOrder"},
    "kohle-und-kolonie-2013": COMMON,
    "kohle-und-kolonie-revised": COMMON | {"DisasterPenalty"},
    "schichtwechsel": {"AssignTriple", "PlaceCube", "TakeTile", "Turn", "Pay", "Haul", "PlaceCoal", "ChooseOption"},
}


def seats(*names: str, game: str, seed: int) -> list[Bot]:
    return [bot(name, game, seed=100 * seed + n) for n, name in enumerate(names)]


def deal_new(players: int, seed: int) -> State:
    return revier.game("glueck-auf").new(players=players, seed=seed)


def play_out(s: State, players: list[Bot]) -> State:
    while not s.is_over:
        s.apply(players[s.asked().seat].act(s))
    return s


def positions(game: str, players: int, games: int) -> Iterator[State]:
    """Every position of some random games."""
    for seed in range(games):
        s = revier.game(game).new(players=players, seed=seed)
        rng = Rng(seed)
        while not s.is_over:
            yield s
            legal = s.legal_actions()
            s.apply(legal[rng.below(len(legal))])


def patience(name: str) -> int:
    return SLOW if name.startswith("search") else 1


# -- every bot ---------------------------------------------------------------------------------------------


def test_an_unknown_bot_names_the_known_ones() -> None:
    with pytest.raises(UnknownBot, match="'gready'; known: random, greedy, planner, search") as error:
        bot("gready", "glueck-auf", 1)
    assert isinstance(error.value, RevierError)


def test_an_unknown_title_or_a_bad_seed_is_refused() -> None:
    with pytest.raises(UnknownGame):
        bot("random", "skat", 1)
    with pytest.raises(BadOption):
        bot("random", "glueck-auf", -1)


@each_game
@pytest.mark.parametrize("name", NAMES)
def test_a_bot_answers_every_kind_of_decision_legally_and_changes_nothing(name: str, title: str, players: int) -> None:
    player = bot(name, title, seed=players)
    kinds: set[str] = set()
    for n, s in enumerate(positions(title, players, games=2 + MANY)):
        kind = type(s.asked()).__name__
        if n % (40 * patience(name)) == 0 or kind not in kinds:
            before = s.checksum()
            assert player.act(s) in s.legal_actions()
            assert s.checksum() == before
            kinds.add(kind)
    assert kinds >= KINDS[title]


@pytest.mark.parametrize("name", NAMES)
def test_a_bot_chooses_a_cube_in_a_shortage(name: str) -> None:
    """Rare in play, so it is set up: all cubes of the first tile's colour lie in a store."""
    s = deal_new(3, seed=1)
    while type(s.asked()).__name__ == "Draft":
        s.apply(s.legal_actions()[0])
    data = s.to_dict()
    color = data["tiles_shown"][0].split("_")[0]
    data["seats"][0]["store"][color] = data["supply"][color]
    data["supply"][color] = 0
    s = s.game.load(data)
    play(s, "worker factory_1")
    assert type(s.asked()).__name__ == "CubeColor"
    assert bot(name, "glueck-auf", seed=1).act(s) in s.legal_actions()


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("name", NAMES)
def test_a_bot_plays_a_whole_game_the_same_way_with_the_same_seed(name: str, game: str) -> None:
    first, second = (
        play_out(revier.game(game).new(players=3, seed=5), seats(name, *["random"] * 2, game=game, seed=8))
        for again in range(2)
    )
    assert first.history == second.history
    assert first.checksum() == second.checksum()


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("name", NAMES)
def test_a_bot_chooses_the_same_whatever_the_hidden_cards_are(name: str, game: str) -> None:
    for n, s in enumerate(positions(game, players=3, games=MANY)):
        if n % (25 * patience(name)) == 0:
            seat = s.asked().seat
            chosen = {bot(name, game, seed=n).act(s.redetermine(seat, Rng(deal))) for deal in range(2)}
            assert chosen == {bot(name, game, seed=n).act(s)}


@pytest.mark.parametrize("name", NAMES)
def test_after_the_end_there_is_nothing_to_choose(name: str) -> None:
    s = play_out(deal_new(2, seed=1), seats("random", "random", game="glueck-auf", seed=1))
    with pytest.raises(GameOver):
        bot(name, "glueck-auf", 1).act(s)


def test_a_bot_can_be_written_in_plain_python_and_sees_only_a_new_deal() -> None:
    class First(Bot):
        def think(self, position: State) -> int:
            self.seen = position
            return position.legal_actions()[0]

    s = deal_new(3, seed=1)
    player = First(seed=1)
    assert player.act(s) == s.legal_actions()[0]
    seat = s.asked().seat
    assert player.seen.view(seat) == s.view(seat)
    assert player.seen.to_dict()["order_stack"] != s.to_dict()["order_stack"]


# -- greedy ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_greedy_beats_three_random_seats(game: str) -> None:
    games = 20 if is_compiled() else 2
    wins = 0
    for seed in range(games):
        names = ["random"] * 4
        names[seed % 4] = "greedy"
        s = play_out(revier.game(game).new(players=4, seed=seed), seats(*names, game=game, seed=seed))
        wins += s.ranking()[seed % 4] == 1
    assert wins == games


def test_greedy_among_its_like_scores_as_people_do() -> None:
    games = 10 if is_compiled() else 1
    best = []
    for seed in range(games):
        best.append(max(play_out(deal_new(3, seed), seats(*["greedy"] * 3, game="glueck-auf", seed=seed)).scores()))
    assert sum(best) / games >= 100


# The play of one greedy seat among random ones: plies and scores. After a change of rules or weights write here what
# the failing test shows, once interpreted and compiled code agree on it.
PINNED = {
    "glueck-auf": (264, [187, -13, -7]),
    "kohle-und-kolonie-2013": (244, [101, 35, 10]),
    "kohle-und-kolonie-revised": (260, [125, 5, 29]),
    "schichtwechsel": (291, [78, -20, -5]),
}


@pytest.mark.parametrize("game", GAMES)
def test_greedy_plays_the_same_game_compiled_and_interpreted(game: str) -> None:
    """Pinned, since one run sees only one of the two."""
    s = play_out(revier.game(game).new(players=3, seed=5), seats("greedy", "random", "random", game=game, seed=5))
    assert (s.ply, s.scores()) == PINNED[game]


@pytest.mark.parametrize("choice", ["stop", "deploy"])
def test_greedy_notices_another_question_on_a_table_that_looks_the_same(choice: str) -> None:
    """Whether the miners are done or one is about to be deployed, nothing has moved yet."""
    s = revier.game("kohle-und-kolonie-revised").new(players=3, seed=1)
    while type(s.asked()).__name__ != "TurnMenu":
        s.apply(s.legal_actions()[0])
    play(s, "move_miners")
    player = bot("greedy", s.game.id, seed=1)
    player.act(s)
    play(s, choice)
    assert player.act(s) in s.legal_actions()


def test_greedy_plans_a_turn_once() -> None:
    """Within a turn it follows its plan, so it does not matter that it is asked step by step."""
    s = deal_new(2, seed=3)
    player = bot("greedy", "glueck-auf", seed=3)
    while type(s.asked()).__name__ != "PitStep":
        s.apply(player.act(s))
    seat = s.asked().seat
    assert isinstance(player, GreedyBot)
    plan = [action for action in player.plan[player.done :]]
    taken = []
    while s.asked().seat == seat:
        taken.append(player.act(s))
        s.apply(taken[-1])
    assert taken == plan


def test_greedy_thinks_anew_when_its_plan_was_not_followed() -> None:
    s = deal_new(2, seed=3)
    player = bot("greedy", "glueck-auf", seed=3)
    while type(s.asked()).__name__ != "PitStep":
        s.apply(player.act(s))
    while type(s.asked()).__name__ == "PitStep" and not s.is_over:
        player.act(s)
        s.apply(s.legal_actions()[0])
        if not s.is_over:
            assert player.act(s) in s.legal_actions()
