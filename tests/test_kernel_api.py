"""The public interface, as README and researchers use it, and what it says to wrong input."""

from __future__ import annotations

import doctest
import json
import pickle
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import revier
from revier.kernel.errors import (
    BadData,
    BadOption,
    BadPosition,
    CannotUndo,
    GameOver,
    IllegalAction,
    RevierError,
    UnknownGame,
)
from revier.kernel.playout import playout
from revier.kernel.rng import MASK, Rng
from tests.policies import play_on
from tests.strategies import each_game, positions

START_POINTS = {"glueck-auf": 0, "kohle-und-kolonie-2013": 2, "kohle-und-kolonie-revised": 2, "schichtwechsel": 0}


def test_the_package_says_what_it_offers() -> None:
    assert revier.__all__ == ["RevierError", "game", "games"]
    assert revier.__version__.count(".") == 2


def test_the_first_example_works() -> None:
    names: dict[str, Any] = {}
    for example in doctest.DocTestParser().get_examples(revier.__doc__ or ""):
        exec(example.source, names)
    assert names["state"].is_over


def test_titles_are_found_by_id() -> None:
    assert "glueck-auf" in revier.games()
    for title in revier.games():
        game = revier.game(title)
        assert game.id == title
        assert game is revier.game(title)
        assert game.rules_version >= 1
        assert len(game.seats) >= 1
        assert len(game.actions) > 0
    revier.games().clear()
    assert revier.games()


def test_the_package_of_a_title_is_imported_as_any_other() -> None:
    """`revier.games` is both: what lists the ids, and the package of the titles."""
    names: dict[str, Any] = {}
    exec("import revier.games.glueck_auf as ga\nimport revier.games\nfrom revier import games", names)
    assert names["ga"] is revier.games.glueck_auf  # type: ignore[attr-defined]
    assert names["games"]() == revier.games() == [*names["ga"].TITLE.editions, *revier.games()[1:]]


UNKNOWN = ["", "chess", "glueck_auf", "GLUECK-AUF", "../glueck-auf", "a" * 5000, None, 3, 10**5000]


@pytest.mark.parametrize("id", UNKNOWN, ids="abcdefghi")
def test_an_unknown_title_is_refused_with_those_known(id: Any) -> None:
    with pytest.raises(UnknownGame, match="known: glueck-auf") as caught:
        revier.game(id)
    assert len(str(caught.value)) < 200


@each_game
def test_a_new_game_answers_the_five_questions(title: str, players: int) -> None:
    s = revier.game(title).new(players=players, seed=7)
    question = s.decision()
    assert question is not None
    assert (question.ply, s.ply) == (0, 0)
    assert 0 <= question.seat < players
    assert question.kind in s.game.steps
    assert question.prompt.startswith(f"{s.game.actions.prefix}-ask-")
    assert str(question.seat) in repr(question)
    assert s.legal_actions() == [choice.id for choice in s.choices()]
    assert s.view(None)["game"] == title
    assert s.scores() == [START_POINTS[title]] * players
    assert s.ranking() == [
        1 + sum([s.tie_break(n) > s.tie_break(seat) for n in range(players)]) for seat in range(players)
    ]
    assert {row["category"] for row in s.breakdown()}
    assert not s.is_over
    first = s.legal_actions()[0]
    s.apply(first)
    assert s.ply == 1
    assert list(s.history) == [first]


@each_game
def test_the_defaults_are_the_first_values(title: str, players: int) -> None:
    game = revier.game(title)
    defaults = {name: values[0] for name, values in game.option_values.items()}
    assert game.new(players=players, seed=1).chosen_options() == defaults
    assert game.new(players=players, seed=1, **defaults).checksum() == game.new(players=players, seed=1).checksum()


@each_game
def test_without_a_seed_every_game_is_another(title: str, players: int) -> None:
    game = revier.game(title)
    assert len({game.new(players=players).rng.seed for i in range(20)}) == 20


@each_game
@pytest.mark.parametrize("seed", [0, 1, MASK])
def test_every_seed_gives_a_game(title: str, players: int, seed: int) -> None:
    s = revier.game(title).new(players=players, seed=seed)
    assert playout(s, Rng(seed)) == s.ply > 50
    assert s.is_over


@pytest.mark.parametrize("title", revier.games())
@pytest.mark.parametrize("players", [-1, 0, 1, 99, 1 << 70, True])
def test_a_wrong_number_of_players_is_refused(title: str, players: int) -> None:
    seats = revier.game(title).seats
    with pytest.raises(BadOption, match=rf"players: .* takes {seats[0]} to {seats[-1]} players"):
        revier.game(title).new(players=players)


@each_game
@pytest.mark.parametrize("seed", [-1, MASK + 1, 1 << 64, 10**5000, -(1 << 70)], ids="abcde")
def test_a_seed_out_of_range_is_refused(title: str, players: int, seed: int) -> None:
    with pytest.raises(BadOption, match=f"seed: expected an int from 0 to {MASK}"):
        revier.game(title).new(players=players, seed=seed)


@each_game
@pytest.mark.parametrize("wrong", ["3", 3.0, [3], {}, b"3", 3j])
def test_what_is_no_number_is_refused(title: str, players: int, wrong: Any) -> None:
    with pytest.raises((BadOption, TypeError)):
        revier.game(title).new(players=wrong, seed=1)
    with pytest.raises((BadOption, TypeError)):
        revier.game(title).new(players=players, seed=wrong)


@each_game
def test_an_unknown_option_or_value_is_refused_with_those_accepted(title: str, players: int) -> None:
    game = revier.game(title)
    known = ", ".join(game.option_values)
    with pytest.raises(BadOption, match=f"weather: {title} has no such option; its options: {known}"):
        game.new(players=players, seed=1, weather="fine")
    for name, values in game.option_values.items():
        with pytest.raises(BadOption, match=f"{name}: 'sometimes' is not accepted; accepted: {', '.join(values)}"):
            game.new(players=players, seed=1, **{name: "sometimes"})


def test_every_error_of_ours_can_be_caught_as_one() -> None:
    for error in (UnknownGame, BadOption, IllegalAction, GameOver, CannotUndo):
        assert issubclass(error, RevierError)


@each_game
@given(data=st.data())
def test_what_is_no_action_id_is_refused_and_changes_nothing(title: str, players: int, data: st.DataObject) -> None:
    s = data.draw(positions(title, players))
    if s.is_over:
        return
    legal = s.legal_actions()
    before = json.dumps([s.to_dict(), legal, repr(s.decision()), list(s.history)])
    wrong: list[Any] = [None, "0", str(legal[0]), float(legal[0]), legal[0] + 0.5, [legal[0]], (), {}, b"0", 1j]
    for action in wrong:
        with pytest.raises((IllegalAction, TypeError)):
            s.apply(action)
        assert json.dumps([s.to_dict(), s.legal_actions(), repr(s.decision()), list(s.history)]) == before


HUGE = [1 << 62, 1 << 63, 1 << 64, -(1 << 64), 10**40, 10**5000, -(10**5000)]


@pytest.mark.parametrize("title", revier.games())
@pytest.mark.parametrize("huge", HUGE, ids="abcdefg")
def test_a_huge_int_is_refused_like_any_wrong_one(title: str, huge: int) -> None:
    s = revier.game(title).new(players=3, seed=3)
    with pytest.raises(IllegalAction, match=r"seat . cannot action"):
        s.apply(huge)
    for refused in (s.view, s.events, lambda seat: s.redetermine(seat, Rng(1))):
        with pytest.raises(BadOption, match="expected"):
            refused(huge)
    if not 0 <= huge <= MASK:
        with pytest.raises(BadOption, match="seed: expected"):
            s.dealt_anew(huge)
    with pytest.raises(KeyError, match="no action"):
        s.game.actions.describe(huge)
    for verb in s.game.actions.verbs:
        with pytest.raises(KeyError, match="does not take"):
            s.game.actions.id(verb, huge)


@pytest.mark.parametrize("title", revier.games())
@pytest.mark.parametrize("flag", [True, False])
def test_a_bool_is_no_number(title: str, flag: bool) -> None:
    game = revier.game(title)
    s = game.new(players=3, seed=3)
    with pytest.raises(TypeError, match="not bool"):
        s.apply(flag)
    for refused in (s.view, s.events, s.dealt_anew, lambda seat: s.redetermine(seat, Rng(1))):
        with pytest.raises(BadOption, match=str(flag)):
            refused(flag)
    with pytest.raises(BadOption, match="seed: expected"):
        game.new(players=3, seed=flag)
    with pytest.raises(BadOption, match=f"players: .* not {flag}"):
        game.new(players=flag, seed=3)
    with pytest.raises(TypeError, match="an action is an int, not bool"):
        game.actions.describe(flag)
    for verb in game.actions.verbs:
        with pytest.raises(KeyError, match=f"does not take '{flag}'"):
            game.actions.id(verb, flag)


@each_game
def test_a_refusal_says_who_what_when_why_and_what_would_work(title: str, players: int) -> None:
    s = revier.game(title).new(players=players, seed=3)
    for action, name in ((-1, "action -1"), (len(s.game.actions), f"action {len(s.game.actions)}")):
        with pytest.raises(IllegalAction, match=f"seat . cannot {name} at ply 0 ") as caught:
            s.apply(action)
        assert caught.value.reason == "kernel-why-unknown"
        assert caught.value.reason_args == {"last": len(s.game.actions) - 1}
    last = len(s.game.actions) - 1
    with pytest.raises(IllegalAction) as caught:
        s.apply(last)
    text = s.game.actions.describe(last).text
    assert f"cannot '{text}' at ply 0 ({type(s.asked()).__name__}): " in str(caught.value)
    assert "Legal: " in str(caught.value)


@each_game
def test_a_check_sum_is_eight_hex_digits_and_differs_with_the_position(title: str, players: int) -> None:
    s = revier.game(title).new(players=players, seed=3)
    sums = [s.checksum()]
    rng = Rng(4)
    while not s.is_over:
        play_on(s, rng, 1)
        sums.append(s.checksum())
    assert len(set(sums)) == len(sums)
    assert all([len(text) == 8 and int(text, 16) >= 0 for text in sums])


@each_game
def test_a_view_is_asked_for_by_seat(title: str, players: int) -> None:
    s = revier.game(title).new(players=players, seed=3)
    for seat in (None, *range(players)):
        view = s.view(seat)
        view.clear()
        assert s.view(seat)


def test_errors_cross_from_one_process_to_another() -> None:
    s = revier.game("glueck-auf").new(players=2, seed=1)
    with pytest.raises(IllegalAction) as refused:
        s.apply(10_000)
    errors: list[tuple[RevierError, str]] = [
        (BadData(["a: wrong", "b: missing"]), "faults"),
        (BadPosition("seats.0.coins", "expected an int"), "field message"),
        (refused.value, "seat ply action reason reason_args rule legal"),
    ]
    for error, names in errors:
        again = pickle.loads(pickle.dumps(error))
        assert type(again) is type(error)
        assert str(again) == str(error)
        for name in names.split():  # not vars(): on Python 3.13 what is compiled has no __dict__ to look at
            assert getattr(again, name) == getattr(error, name)


@pytest.mark.parametrize("title", revier.games())
def test_since_the_last_revelation_nothing_was_seen_that_another_deal_would_have_shown_otherwise(title: str) -> None:
    """So to go back there gives nobody knowledge of what will come."""
    s = revier.game(title).new(players=3, seed=11)
    rng = Rng(2)
    revealed = 0
    while not s.is_over:
        legal = s.legal_actions()
        s.apply(legal[rng.below(len(legal))])
        back = s.last_revealed()
        revealed += back == s.ply
        first = s.ply - len(s.history)
        other = s.replay(back - first, None).dealt_anew(rng.next())
        for action in s.history[back - first :]:
            other.apply(action)
        for seat in (None, 0, 1, 2):
            assert other.view(seat) == s.view(seat)
    assert revealed > 3
