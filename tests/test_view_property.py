"""Secrets have one door: dealing anew what a seat cannot know changes nothing that the seat is told.

`redetermine(seat, rng)` deals anew. Where two positions differ only in what a seat cannot know, everything this
seat gets must be the same to the byte: view, question, options, events, refusals.
"""

from __future__ import annotations

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

import revier
from revier.kernel.errors import BadOption, IllegalAction
from revier.kernel.rng import Rng
from revier.kernel.state import State
from tests import invariants
from tests.policies import play_on
from tests.strategies import each_game, new_games, positions, seeds
from tests.support import play, rule


def seen(s: State, seat: int | None) -> str:
    """Everything that reaches a seat (None: a spectator) without its doing anything, to the byte."""
    question = s.decision()
    asked = question and [question.seat, question.ply, question.kind, question.prompt, question.args]
    return json.dumps([s.view(seat), asked, s.scores(), s.ranking(), s.breakdown(), s.outlook(seat)])


def offered(s: State) -> str:
    """Everything that reaches the seat that has to decide: options, and why other actions are none."""
    shown = [[choice.id, choice.text, choice.args, choice.targets, choice.commits] for choice in s.choices()]
    refused = []
    for action in range(len(s.game.actions)):
        if action not in s.legal_actions():
            with pytest.raises(IllegalAction) as caught:
                s.apply(action)
            refused.append([str(caught.value), caught.value.reason, caught.value.reason_args, caught.value.rule])
    return json.dumps([shown, refused])


def heard(s: State, seat: int | None, since: int) -> list[str]:
    """The events of a ply and later that reach a seat."""
    return [json.dumps(event.to_dict()) for event in s.events(since) if event.heard_by(seat)]


def without_past(s: State) -> State:
    """The same position, with no events before it; so have those that `redetermine` gives."""
    return s.game.load(s.to_dict())


@rule("GA-15.1", "GA-15.5", "GA-15.7", "SW-19.1", "SW-19.2")
@each_game
@given(data=st.data())
def test_dealing_anew_changes_nothing_a_seat_is_told(title: str, players: int, data: st.DataObject) -> None:
    s = data.draw(positions(title, players))
    before = s.to_dict()
    question = s.decision()
    for seat in range(players):
        dealt = s.redetermine(seat, Rng(data.draw(seeds)))
        assert seen(dealt, seat) == seen(s, seat)
        assert seen(dealt, None) == seen(s, None)  # a spectator knows less than any seat
        if question is not None and question.seat == seat:
            assert dealt.legal_actions() == s.legal_actions()
            assert offered(dealt) == offered(s)
        invariants.check(dealt)
    assert s.to_dict() == before


@each_game
@given(data=st.data())
def test_what_can_be_taken_back_has_told_its_player_nothing(title: str, players: int, data: st.DataObject) -> None:
    """After it, positions that the player could not tell apart still look alike."""
    s = without_past(data.draw(positions(title, players)))
    question = s.decision()
    if question is None:
        return
    seat = question.seat
    dealt = s.redetermine(seat, Rng(data.draw(seeds)))
    for choice in s.choices():
        one, other = s.clone(), dealt.clone()
        one.apply(choice.id)
        other.apply(choice.id)
        if not choice.commits:
            assert seen(one, seat) == seen(other, seat)
            assert heard(one, seat, s.ply) == heard(other, seat, s.ply)
            assert one.legal_actions() == other.legal_actions()


@rule("GA-15.6", "GA-15.11")
@each_game
@given(data=st.data())
def test_whoever_sees_something_new_was_told_so(title: str, players: int, data: st.DataObject) -> None:
    """The same actions in two deals: as long as a seat hears the same it sees the same."""
    s = without_past(data.draw(positions(title, players)))
    watcher = data.draw(st.integers(0, players - 1))
    dealt = s.redetermine(watcher, Rng(data.draw(seeds)))
    rng = Rng(data.draw(seeds))
    watchers: list[int | None] = [watcher, None]
    for i in range(40):
        common = [action for action in s.legal_actions() if action in dealt.legal_actions()]
        if not common or not watchers:
            return
        ply = s.ply
        action = common[rng.below(len(common))]
        s.apply(action)
        dealt.apply(action)
        watchers = [who for who in watchers if heard(s, who, ply) == heard(dealt, who, ply)]
        for who in watchers:
            assert seen(s, who) == seen(dealt, who)


@rule("GA-15.5", "GA-15.6", "GA-15.7")
@each_game
@given(data=st.data())
def test_others_hear_of_hidden_things_only_when_they_surface(title: str, players: int, data: st.DataObject) -> None:
    """Whatever the deal, an action sounds the same to the other seats, up to where a piece is shown to all."""
    s = data.draw(positions(title, players))
    question = s.decision()
    if question is None:
        return
    s = without_past(s)
    other = data.draw(st.sampled_from([seat for seat in range(players) if seat != question.seat]))
    dealt = s.redetermine(other, Rng(data.draw(seeds)))
    for action in s.legal_actions():
        if action in dealt.legal_actions():
            one, two = s.clone(), dealt.clone()
            one.apply(action)
            two.apply(action)
            for who in (other, None):
                for pair in zip(heard(one, who, s.ply), heard(two, who, s.ply), strict=False):
                    if pair[0] != pair[1]:
                        kinds = {json.loads(event)["kind"] for event in pair}
                        assert kinds <= invariants.SURFACING[title], f"{pair}"
                        break


@each_game
@given(data=st.data())
def test_a_new_deal_depends_on_nothing_the_seat_cannot_know(title: str, players: int, data: st.DataObject) -> None:
    s = data.draw(positions(title, players))
    chance = data.draw(seeds)
    for seat in range(players):
        shuffled = s.redetermine(seat, Rng(data.draw(seeds)))
        assert shuffled.redetermine(seat, Rng(chance)).to_dict() == s.redetermine(seat, Rng(chance)).to_dict()
        assert s.redetermine(seat, Rng(chance)).rng is not s.rng


@each_game
@given(data=st.data())
def test_a_new_deal_is_a_game_like_any_other(title: str, players: int, data: st.DataObject) -> None:
    s = data.draw(positions(title, players))
    dealt = s.redetermine(data.draw(st.integers(0, players - 1)), Rng(data.draw(seeds)))
    assert dealt.game.load(dealt.to_dict()).to_dict() == dealt.to_dict()
    assert dealt.events() == []  # what happened before was heard in another deal
    assert not dealt.can_undo
    rng = Rng(data.draw(seeds))
    while not dealt.is_over:
        play_on(dealt, rng, 1, "eager")
        invariants.check(dealt)


@each_game
@given(data=st.data())
def test_a_deal_is_really_new(title: str, players: int, data: st.DataObject) -> None:
    """Among a few deals of a new game no two are alike, and none is the true one."""
    s = data.draw(new_games(title, players))
    chance = Rng(data.draw(seeds))
    if title == "schichtwechsel":  # five face-down cards: two deals may be alike by chance [SW-19.1]
        many = [s.redetermine(0, chance) for i in range(16)]
        assert len({json.dumps({**deal.to_dict(), "rng": None}) for deal in many}) > 8
        assert len({deal.rng.key for deal in many}) == 16
        return
    deals = [s, *(s.redetermine(0, chance) for i in range(4))]
    texts = {json.dumps({**deal.to_dict(), "rng": None}) for deal in deals}
    assert len(texts) == len(deals)


@each_game
@given(data=st.data())
def test_the_seed_leaves_the_position_through_no_door(title: str, players: int, data: st.DataObject) -> None:
    seed = data.draw(st.integers(1 << 40, (1 << 63) - 1))
    s = revier.game(title).new(players=players, seed=seed)
    play_on(s, Rng(data.draw(seeds)), data.draw(st.integers(0, 300)))
    for seat in (None, *range(players)):
        assert str(seed) not in seen(s, seat)
        assert str(seed) not in "".join(heard(s, seat, 0))
    if not s.is_over:
        assert str(seed) not in offered(s)
    for seat in range(players):
        dealt = s.redetermine(seat, Rng(data.draw(seeds)))
        assert str(seed) not in json.dumps(dealt.to_dict())


@each_game
@given(data=st.data())
def test_nobody_sees_anything_by_naming_a_seat_that_is_none(title: str, players: int, data: st.DataObject) -> None:
    s = data.draw(positions(title, players))
    for stranger in (-1, -2, players, 99, 1 << 40):
        with pytest.raises(BadOption, match=f"seat: expected 0 to {players - 1}"):
            s.view(stranger)
        with pytest.raises(BadOption, match=f"seat: expected 0 to {players - 1}"):
            s.redetermine(stranger, Rng(1))
        assert not any([event.heard_by(stranger) for event in s.events() if event.audience >= 0])


# -- Glück Auf: what a seat put back itself it still knows [GA-15.7] -------------------------------


def after_draft(players: int, seed: int) -> State:
    s = revier.game("glueck-auf").new(players=players, seed=seed)
    while s.view(None)["shift"] == 0:
        s.apply(s.legal_actions()[0])
    return s


def to_act(s: State) -> int:
    question = s.decision()
    assert question is not None
    return question.seat


def put_back(s: State, space: str, order: list[int], end: str) -> list[str]:
    """Draw five, keep none, return them in this order of draw positions; gives the block from its top down."""
    play(s, f"worker {space}", "keep_none", f"return_{end}")
    pieces: list[str] = s.view(to_act(s))["drawn"]["pieces"]
    for position in order[:-1]:
        play(s, f"return_next {position}")
    return [pieces[position] for position in order]


@rule("GA-15.7", "GA-11.4")
@pytest.mark.parametrize(("space", "stack"), [("factory_draw", "tile_stack"), ("order_draw", "order_stack")])
def test_who_puts_pieces_back_on_top_knows_them_and_nobody_else_does(space: str, stack: str) -> None:
    s = after_draft(players=3, seed=11)
    drawer = to_act(s)
    block = put_back(s, space, [3, 0, 4, 1, 2], "top")
    play(s, "worker bank")
    known = {str(depth): piece for depth, piece in enumerate(block)}
    assert s.view(drawer)[stack]["known"] == known
    for other in (None, (drawer + 1) % 3, (drawer + 2) % 3):
        assert s.view(other)[stack]["known"] == {}
        assert s.view(other)[stack]["size"] == s.view(drawer)[stack]["size"]
    for chance in range(20):
        dealt = s.redetermine(drawer, Rng(chance))
        assert dealt.view(drawer)[stack]["known"] == known
        assert dealt.to_dict()[stack][:5] == block
        strange = s.redetermine((drawer + 1) % 3, Rng(chance))
        assert strange.to_dict()[stack] != s.to_dict()[stack]


@rule("GA-15.7", "GA-11.4")
def test_who_puts_pieces_back_below_knows_the_bottom() -> None:
    s = after_draft(players=2, seed=12)
    drawer = to_act(s)
    block = put_back(s, "order_draw", [4, 3, 2, 1, 0], "bottom")
    size = s.view(None)["order_stack"]["size"]
    assert s.view(drawer)["order_stack"]["known"] == {str(size - 5 + n): piece for n, piece in enumerate(block)}
    assert s.to_dict()["order_stack"][-5:] == block
    for chance in range(20):
        assert s.redetermine(drawer, Rng(chance)).to_dict()["order_stack"][-5:] == block


@rule("GA-15.7")
def test_known_pieces_come_nearer_as_others_take_from_the_top() -> None:
    s = after_draft(players=2, seed=13)
    drawer = to_act(s)
    block = put_back(s, "order_draw", [0, 1, 2, 3, 4], "top")
    play(s, "worker order_4")  # the other seat takes a card; the refill turns up the first of the block
    assert s.view(None)["spaces"]["order_4"]["piece"] == block[0]
    assert s.view(drawer)["order_stack"]["known"] == {str(n): piece for n, piece in enumerate(block[1:])}


@rule("GA-15.7")
def test_knowledge_ends_where_another_seat_drew_and_arranged_the_pieces() -> None:
    s = after_draft(players=2, seed=14)
    first = to_act(s)
    second = 1 - first
    block = put_back(s, "order_draw", [2, 1, 0, 4, 3], "top")
    assert len(s.view(first)["order_stack"]["known"]) == 5

    play(s, "worker order_draw")  # while the other seat holds them, one sees how many, not which
    assert s.view(first)["drawn"] == {"seat": second, "pile": "orders", "count": 5, "pieces": None, "block": None}
    assert s.view(second)["drawn"]["pieces"] == block
    assert s.view(first)["order_stack"]["known"] == {}
    play(s, "keep_none", "return_top", *(f"return_next {n}" for n in (4, 3, 2, 1)))

    assert s.view(first)["order_stack"]["known"] == {}
    assert s.view(second)["order_stack"]["known"] == {str(n): piece for n, piece in enumerate(block[::-1])}
    deals = {json.dumps(s.redetermine(first, Rng(n)).to_dict()["order_stack"][:5]) for n in range(20)}
    assert len(deals) > 10
    for n in range(20):
        assert s.redetermine(second, Rng(n)).to_dict()["order_stack"][:5] == block[::-1]


@rule("GA-15.5")
def test_what_another_seat_holds_is_dealt_anew_with_its_stack() -> None:
    s = after_draft(players=2, seed=15)
    drawer = to_act(s)
    play(s, "worker factory_draw")
    hand = s.view(drawer)["drawn"]["pieces"]
    hands = [s.redetermine(1 - drawer, Rng(n)).view(drawer)["drawn"]["pieces"] for n in range(20)]
    assert any([other != hand for other in hands])
    assert all([s.redetermine(drawer, Rng(n)).view(drawer)["drawn"]["pieces"] == hand for n in range(20)])
    play(s, "keep_none", "return_bottom", "return_next 2")
    assert s.view(drawer)["drawn"]["block"] == [hand[2]]
    assert s.view(None)["drawn"]["block"] is None
    blocks = {s.redetermine(1 - drawer, Rng(n)).view(drawer)["drawn"]["block"][0] for n in range(40)}
    assert len(blocks) > 5


@rule("GA-15.8", "GA-15.9", "GA-15.10", "GA-17.1")
@pytest.mark.parametrize("option", ["hidden", "open"])
def test_delivered_orders_lie_face_down_unless_the_option_opens_them(option: str) -> None:
    s = revier.game("glueck-auf").new(players=2, seed=3, delivered_orders=option)
    rng = Rng(5)
    counted = 0
    while not s.is_over:
        play_on(s, rng, 1, "eager")
        for owner in range(2):
            truth = s.to_dict()["seats"][owner]["delivered"]
            counted = max(counted, len(truth))
            for seat in (None, 0, 1):
                shown = s.view(seat)["seats"][owner]
                assert shown["delivered_count"] == len(truth)
                visible = seat == owner or option == "open" or s.is_over
                assert shown["delivered"] == (truth if visible else None)
    assert counted > 2


@each_game
@given(data=st.data())
def test_where_nothing_is_private_everybody_sees_the_same(title: str, players: int, data: st.DataObject) -> None:
    """What an open title shows to one it shows to all: the server writes it once."""
    s = data.draw(positions(title, players))
    if s.game.is_open:
        assert all(s.view(seat) == s.view(None) for seat in range(s.players))
