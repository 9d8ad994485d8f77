"""One battery for every title and number of players; per-title knowledge sits in `tests.invariants`."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import revier
from revier.kernel.errors import CannotUndo, GameOver, IllegalAction
from revier.kernel.journal import ALL, OTHERS, Event
from revier.kernel.rng import Rng
from revier.kernel.state import State
from revier.kernel.step import Decision
from tests import invariants
from tests.policies import LEANINGS, POLICIES, choose, play_on
from tests.strategies import each_game, new_games, policies, positions, seeds
from tests.support import rule


def told(events: list[Event]) -> list[dict[str, object]]:
    return [event.to_dict() for event in events]


def picture(s: State) -> tuple[Any, ...]:
    """All that can be asked of a position."""
    return (
        s.checksum(),
        repr(s.decision()),
        s.legal_actions(),
        s.scores(),
        s.ranking(),
        [s.view(seat) for seat in (None, *range(s.players))],
        told(s.events()),
        s.can_undo,
    )


def test_every_title_is_known_to_the_battery() -> None:
    assert list(invariants.OF_TITLE) == list(invariants.CONSERVED) == revier.games()
    assert list(invariants.REVEALING) == list(invariants.SURFACING) == revier.games()
    assert list(LEANINGS) == revier.games()
    assert all([list(leanings) == POLICIES for leanings in LEANINGS.values()])


# What the one edition shares with the other and never uses.
NEVER: dict[str, set[str]] = {
    "kohle-und-kolonie-2013": {
        *("DisasterPenalty", "vp_only", "coins_only", "vp_and_coin"),
        *("RailroadAccidentPick", "square"),
    },
    "kohle-und-kolonie-revised": {"MiningDamagePay", "pay_coin", "lose_vp"},
}


@pytest.mark.parametrize("title", revier.games())
def test_every_kind_of_decision_and_every_verb_comes_up(title: str) -> None:
    """In few games with a leaning: the battery and the soak see the rare ones too."""
    game = revier.game(title)
    missing = {game.actions.describe(action).verb for action in range(len(game.actions))}
    missing |= {name for name, kind in game.steps.items() if issubclass(kind, Decision)}
    cases = [(seed, players, policy) for seed in range(60) for players in game.seats for policy in POLICIES[1:]]
    for seed, players, policy in cases:
        if missing == NEVER.get(title, set()):
            return
        s = game.new(players=players, seed=seed)
        rng = Rng(seed)
        while not s.is_over:
            action = choose(s, rng, policy)
            missing -= {type(s.asked()).__name__, game.actions.describe(action).verb}
            s.apply(action)
    assert missing == NEVER.get(title, set())


@pytest.mark.parametrize("which", [0, -1], ids=["first", "last"])
@each_game
def test_who_always_takes_the_first_or_the_last_option_comes_to_an_end(title: str, players: int, which: int) -> None:
    s = revier.game(title).new(players=players, seed=which + 2)
    while not s.is_over:
        assert s.ply < 10_000
        s.apply(s.legal_actions()[which])
        invariants.check(s)


@rule("GA-18.4", "GA-16.2", "GA-16.5", "GA-16.6", "GA-2.4", "SW-3.3", "SW-10.5", "SW-21.2")
@each_game
@given(data=st.data())
def test_invariants_hold_at_every_ply_to_the_end(title: str, players: int, data: st.DataObject) -> None:
    s = data.draw(new_games(title, players))
    rng = Rng(data.draw(seeds))
    policy = data.draw(policies)
    invariants.check(s)
    while not s.is_over:
        s.apply(choose(s, rng, policy))
        invariants.check(s)


@each_game
@given(data=st.data())
def test_after_the_end_nobody_is_asked(title: str, players: int, data: st.DataObject) -> None:
    s = data.draw(positions(title, players, plies=0))
    play_on(s, Rng(data.draw(seeds)), 10_000)
    assert s.is_over
    assert s.decision() is None
    assert s.legal_actions() == []
    assert s.choices() == []
    before = picture(s)
    for action in (0, len(s.game.actions) - 1, -1, len(s.game.actions), 1 << 80):
        with pytest.raises(GameOver):
            s.apply(action)
    with pytest.raises(CannotUndo):
        s.undo()
    assert picture(s) == before
    assert 1 in s.ranking()


@each_game
@given(data=st.data())
def test_what_is_handed_out_may_be_changed_without_harm(title: str, players: int, data: st.DataObject) -> None:
    s = data.draw(positions(title, players))
    legal = s.legal_actions()
    kept = legal[:]
    legal.clear()
    legal.append(len(s.game.actions) + 7)
    assert s.legal_actions() == kept
    for choice, again in zip(s.choices(), s.choices(), strict=True):
        assert choice.targets == again.targets
        assert choice.targets is not again.targets
        choice.args["position"] = "elsewhere"
        assert "elsewhere" not in again.args.values()
    assert all(["elsewhere" not in choice.args.values() for choice in s.choices()])
    for row in s.breakdown():
        row["points"].clear()
    s.scores().clear()
    invariants.check(s)


@each_game
@given(data=st.data())
def test_clones_and_their_originals_know_nothing_of_each_other(title: str, players: int, data: st.DataObject) -> None:
    s = data.draw(positions(title, players))
    clone = s.clone()
    before = picture(s)
    assert picture(clone) == before

    play_on(clone, Rng(data.draw(seeds)), 60, "eager")
    assert picture(s) == before

    after = picture(clone)
    play_on(s, Rng(data.draw(seeds)), 60, "eager")
    assert picture(clone) == after


@each_game
@given(data=st.data())
def test_the_same_seed_options_and_actions_give_the_same_game(title: str, players: int, data: st.DataObject) -> None:
    s = data.draw(positions(title, players))
    origin = s.origin
    assert origin is not None
    again = s.game.new(players=players, seed=origin.rng.key, **s.chosen_options())
    for action in s.history:
        again.apply(action)
    assert picture(again) == picture(s)


@each_game
@given(data=st.data())
def test_a_saved_position_comes_back_and_plays_on_alike(title: str, players: int, data: st.DataObject) -> None:
    s = data.draw(positions(title, players))
    saved = s.to_dict()
    loaded = s.game.load(json.loads(json.dumps(saved)))
    assert loaded.to_dict() == saved
    assert picture(loaded)[:6] == picture(s)[:6]  # it does not remember how it came about: no events, no undo
    assert loaded.events() == []
    assert not loaded.can_undo
    s = s.clone()
    rng = Rng(data.draw(seeds))
    for i in range(80):
        if s.is_over:
            break
        action = choose(s, rng, "eager")
        ply = s.ply
        s.apply(action)
        loaded.apply(action)
        assert loaded.checksum() == s.checksum()
        heard = told(loaded.events(ply))
        assert heard == told(s.events(ply))[-len(heard) :]  # setting up, before ply 0, is not heard again


@each_game
@given(data=st.data())
def test_whatever_leaves_a_position_is_plain_data(title: str, players: int, data: st.DataObject) -> None:
    s = data.draw(positions(title, players))
    question = s.decision()
    for plain in (
        s.to_dict(),
        *(s.view(seat) for seat in (None, *range(players))),
        told(s.events()),
        s.breakdown(),
        [choice.args for choice in s.choices()],
        question and question.args,
    ):
        assert json.loads(json.dumps(plain)) == plain


@each_game
@given(data=st.data())
def test_a_refused_action_changes_nothing(title: str, players: int, data: st.DataObject) -> None:
    s = data.draw(positions(title, players))
    legal = s.legal_actions()
    if s.is_over:
        return
    before = picture(s)
    illegal = [action for action in range(-2, len(s.game.actions) + 2) if action not in legal]
    for action in [*illegal, 1 << 31, 1 << 63, 1 << 64, -(1 << 63), -(1 << 80)]:
        with pytest.raises(IllegalAction) as caught:
            s.apply(action)
        error = caught.value
        question = s.decision()
        assert question is not None
        assert (error.seat, error.ply, error.action, error.legal) == (question.seat, s.ply, action, legal)
        assert error.reason
        if 0 <= action < len(s.game.actions):
            assert error.rule
            assert f"[{error.rule}]" in str(error)
            assert s.game.actions.describe(action).text in str(error)
        assert f"seat {question.seat}" in str(error)
        assert f"ply {s.ply}" in str(error)
        assert s.game.actions.describe(legal[0]).text in str(error)
    error.legal.clear()
    assert picture(s) == before


@each_game
@given(data=st.data())
def test_what_is_closed_is_not_legal_and_gives_the_reason_of_its_refusal(
    title: str, players: int, data: st.DataObject
) -> None:
    s = data.draw(positions(title, players))
    before = picture(s)
    refused: dict[tuple[str, ...], list[tuple[str, dict[str, int | str], str]]] = {}
    for action in set(range(len(s.game.actions))) - set(s.legal_actions()) if not s.is_over else ():
        with pytest.raises(IllegalAction) as caught:
            s.apply(action)
        error = caught.value
        targets = tuple(s.game.actions.describe(action).targets)
        refused.setdefault(targets, []).append((error.reason, error.reason_args, error.rule))
    for closed in s.closed():
        why = closed.why
        assert (why.key, why.args, why.rule) in refused[tuple(closed.targets)]
        assert why.key != "kernel-why-not-asked"
    assert picture(s) == before


@each_game
@given(data=st.data())
def test_what_revealed_nothing_can_be_taken_back_and_nothing_else(
    title: str, players: int, data: st.DataObject
) -> None:
    """`commits` says so beforehand, for every choice."""
    s = data.draw(positions(title, players))
    question = s.decision()
    if question is None:
        return
    before = picture(s)
    set_up = len(s.events(s.ply))  # belongs to ply 0
    for choice in s.choices():
        after = s.clone()
        after.apply(choice.id)
        following = after.decision()
        revealed = {event.kind for event in after.events(s.ply)[set_up:]} & invariants.REVEALING[title]
        shown = s.game.actions.describe(choice.id).verb in invariants.FINAL.get(title, set())
        final = bool(revealed) or shown or following is None or following.seat != question.seat
        assert choice.commits == final, f"{choice.id} after {revealed}"
        assert after.can_undo == (not final)
        if final:
            with pytest.raises(CannotUndo):
                after.undo()
        else:
            later = picture(after)
            assert picture(after.undo()) == before
            assert picture(after) == later
    assert picture(s) == before


@each_game
@given(data=st.data())
def test_through_a_whole_game_only_what_revealed_nothing_can_be_taken_back(
    title: str, players: int, data: st.DataObject
) -> None:
    """A seat that plays alone may take back earlier turns, but no turn that turned something up."""
    s = data.draw(new_games(title, players))
    rng = Rng(data.draw(seeds))
    policy = data.draw(policies)
    set_up = len(s.events())
    deciding: list[int | None] = []
    shown: set[int] = set()
    free: list[bool] = []  # by ply: its action could be taken back afterwards
    while True:
        question = s.decision()
        deciding.append(question.seat if question is not None else None)
        if question is None:
            break
        action = choose(s, rng, policy)
        if s.game.actions.describe(action).verb in invariants.FINAL.get(title, set()):
            shown.add(s.ply)
        s.apply(action)
        free.append(s.can_undo)
    revealed = shown | {event.ply for event in s.events()[set_up:] if event.kind in invariants.REVEALING[title]}
    for ply in range(s.ply):
        assert free[ply] == (ply not in revealed and deciding[ply] == deciding[ply + 1]), f"ply {ply}"


@each_game
@given(data=st.data())
def test_one_takes_back_ply_by_ply_up_to_the_last_commitment(title: str, players: int, data: st.DataObject) -> None:
    s = data.draw(positions(title, players))
    rng = Rng(data.draw(seeds))
    sums = [s.checksum()]
    committed = 0  # how many of the actions below stand for good
    for n in range(1, 9):
        if s.is_over:
            break
        action = choose(s, rng, "eager")
        if [choice.commits for choice in s.choices() if choice.id == action] == [True]:
            committed = n
        s.apply(action)
        sums.append(s.checksum())
    while len(sums) - 1 > committed:
        sums.pop()
        s = s.undo()
        assert s.checksum() == sums[-1]
    if committed:
        with pytest.raises(CannotUndo):
            s.undo()


@each_game
@given(data=st.data())
def test_events_since_a_ply_are_the_last_of_all_events(title: str, players: int, data: st.DataObject) -> None:
    s = data.draw(positions(title, players))
    events = s.events()
    since = data.draw(st.integers(0, s.ply))
    recent = told(s.events(since))
    assert recent == told([event for event in events if event.ply >= since])
    assert recent == told(events)[len(events) - len(recent) :]
    assert s.ply == 0 or s.events(s.ply) == []  # setting up belongs to ply 0


@pytest.mark.parametrize(("title", "players"), [(id, n) for id in invariants.OF_EVENTS for n in revier.game(id).seats])
@given(data=st.data())
def test_from_what_is_told_follows_the_whole_table(title: str, players: int, data: st.DataObject) -> None:
    s = data.draw(new_games(title, players))
    play_on(s, Rng(data.draw(seeds)), 10_000, data.draw(policies))
    invariants.OF_EVENTS[title](s)


@each_game
@given(data=st.data())
def test_every_event_has_an_audience(title: str, players: int, data: st.DataObject) -> None:
    """To all, to one seat, or to all but one; a spectator hears what is not for one seat alone."""
    s = data.draw(positions(title, players))
    for event in s.events():
        hearers = [seat for seat in range(players) if event.heard_by(seat)]
        if event.audience == ALL:
            assert hearers == list(range(players))
        elif event.audience <= OTHERS:
            assert hearers == [seat for seat in range(players) if seat != OTHERS - event.audience]
        else:
            assert hearers == [event.audience]
        assert event.heard_by(None) == (event.audience < 0)
        assert event.kind in s.game.events.kinds
        assert event.key == s.game.events.key(event.kind)
