"""Who knows what [SW-19]: nothing is private to a seat, some things nobody knows."""

from __future__ import annotations

import json
from collections.abc import Iterator

import pytest

from revier.games.schichtwechsel.names import ROUND_CARD_IDS
from revier.kernel.rng import Rng
from revier.kernel.state import Json, State
from tests.schichtwechsel.build import GAME, position
from tests.support import asked, offered, play, rule, told

SEATS = [2, 3, 4]


def positions(players: int, seed: int) -> Iterator[State]:
    """Every position of a random game."""
    s = GAME.new(players=players, seed=seed)
    rng = Rng(seed)
    yield s
    while not s.is_over:
        legal = s.legal_actions()
        s.apply(legal[rng.below(len(legal))])
        yield s


def changed(s: State, **fields: object) -> State:
    """The same position, but for what these fields hide."""
    data = s.to_dict()
    for name, value in fields.items():
        assert data[name] != value
        data[name] = value
    return s.game.load(data)


def turned(s: State) -> list[str]:
    """The round cards with those to come in another order."""
    cards: list[str] = s.to_dict()["round_cards"]
    round = s.view(None)["round"]
    return [*cards[:round], *cards[round:][::-1]]


def assert_alike(s: State, other: State) -> None:
    """Nobody can tell these positions from each other."""
    for onlooker in (None, *range(s.players)):
        assert s.view(onlooker) == other.view(onlooker)
    assert s.legal_actions() == other.legal_actions()


def known(s: State) -> set[str]:
    """The round cards that were turned up."""
    view = s.view(None)
    return {view["round_card"], *view["past_round_cards"]}


def round_cards_in(data: object) -> set[str]:
    text = json.dumps(data)
    return {card for card in ROUND_CARD_IDS if f'"{card}"' in text}


# -- the same for all ------------------------------------------------------------------------------


@rule("SW-19.2", "SW-19.3")
@pytest.mark.parametrize("players", SEATS)
def test_all_seats_see_the_same_throughout_a_game(players: int) -> None:
    for s in positions(players, seed=31):
        if s.ply % 5 == 0 or s.is_over:
            for onlooker in range(players):
                assert s.view(onlooker) == s.view(None)


@rule("SW-19.2", "SW-19.3")
@pytest.mark.parametrize("players", SEATS)
def test_everybody_hears_of_everything_at_once(players: int) -> None:
    *_, last = positions(players, seed=32)
    assert all(event.heard_by(onlooker) for event in last.events() for onlooker in (None, *range(players)))


@rule("SW-19.3")
@pytest.mark.parametrize("players", SEATS)
def test_one_seat_decides_at_a_time_and_what_it_chose_is_seen_at_once(players: int) -> None:
    for s in positions(players, seed=33):
        if not s.is_over:
            assert s.view(None)["to_act"] == asked(s)[0]
    s = position(players)
    play(s, "card track_small", "pay c", "option b")
    for onlooker in (None, *range(players)):
        assert told(s, "card_paid", onlooker) == [{"seat": 0, "card": "track_small", "payment": "c"}]


# -- what is public --------------------------------------------------------------------------------


@rule("SW-19.2")
def test_the_content_of_the_bag_is_public() -> None:
    for s in positions(4, seed=34):
        data = s.to_dict()
        for onlooker in (None, 0, 3):
            assert s.view(onlooker)["bag"] == data["bag"]
            assert s.view(onlooker)["stone"] == data["stone"]


@rule("SW-19.2")
def test_tableaus_supplies_tokens_points_display_and_cards_are_public() -> None:
    s = position(
        points={2: 7},
        tools={2: 4},
        coins={2: 3},
        white={2: 2},
        water={2: 5},
        heap={2: 4},
        carts={2: {"cart_4": "coal", "cart_5": ("spoil", 1)}},
        wagons={2: {"wagon_3": 1}},
        plant={2: ["own_field", "grey_4"]},
        coke_wagons={2: 1},
        sold={2: 4},
        tile={2: "hewer"},
        miner={2: 9},
        base={2: 1},
        frames={"small_vp": 2},
        plots={2: ["plot_coke", "work_speed"]},
        discs={2: {"road": 4, "rail": 3}},
        used={"water_white": 2},
    )
    view = s.view(0)
    own = view["seats"][2]
    assert (own["score"], own["tools"], own["coins"], own["white"], own["cube"]) == (7, 4, 3, 2, True)
    assert (own["water"], own["heap"], own["tile"], own["space"], own["work_range"]) == (5, 4, "hewer", "meal_break", 2)
    assert own["carts"]["cart_4"] == {"coal": 2, "spoil": 0, "size": 2, "is_locked": False}
    assert own["carts"]["cart_5"] == {"coal": 0, "spoil": 1, "size": 2, "is_locked": False}
    assert own["wagons"]["wagon_3"] == {"coal": 1, "size": 2}
    assert (own["coke_reserve"], own["coke_in_plant"], own["own_field"], own["coke_wagons"]) == (4, 2, 1, 1)
    assert (own["sold"], own["headframes_on_card"], own["headframes_in_base"]) == (4, 0, 1)
    assert own["houses"] == ["house_3", "house_4", "house_5"]
    assert own["plots"]["plot_coke"] == own["plots"]["work_speed"] == 1
    assert own["discs"] == {"road": 4, "rail": 3, "canal": 0}
    assert view["grey_fields"]["grey_4"] == 2
    assert view["headframe_spaces"]["small_vp"] == 2
    assert view["tiles"] == ["coal_merchant", "overseer_tile", "haulier"]
    card = {"is_available": False, "users": [2], "white": 0, "cubes": [], "coins": 1}
    assert view["cards"]["water_white"] == card


# -- the round cards to come -----------------------------------------------------------------------


@rule("SW-19.1")
@pytest.mark.parametrize("round", [1, 2, 3, 4])
def test_nobody_sees_the_order_of_the_face_down_round_cards_nor_the_one_in_the_box(round: int) -> None:
    s = position(round=round)
    assert_alike(s, changed(s, round_cards=turned(s)))


@rule("SW-19.1")
@pytest.mark.parametrize("players", SEATS)
def test_no_view_names_a_round_card_before_it_is_turned_up(players: int) -> None:
    for s in positions(players, seed=35):
        round = s.view(None)["round"]
        assert known(s) == set(s.to_dict()["round_cards"][:round])
        assert round_cards_in(s.view(None)) == known(s)


@rule("SW-19.1")
@pytest.mark.parametrize("players", SEATS)
def test_no_event_and_no_question_names_a_round_card_before_it_is_turned_up(players: int) -> None:
    seen = 0
    for s in positions(players, seed=36):
        if s.ply % 10 == 0 and not s.is_over:
            events = [event.args for event in s.events()]
            assert round_cards_in(events) == known(s)
            decision = s.decision()
            assert decision is not None
            assert round_cards_in(decision.args) == set()
            seen += 1
    assert seen > 10


@rule("SW-19.1", "SW-14.1")
def test_a_round_card_is_shown_to_all_and_cannot_be_taken_back() -> None:
    s = play(position(passed=[1, 2, 3]), "pass")
    for onlooker in (None, 0, 1, 2, 3):
        assert told(s, "card_revealed", onlooker) == [{"card": "round_rail"}]
    assert not s.can_undo


# -- what will be drawn ----------------------------------------------------------------------------


@rule("SW-19.1")
def test_nobody_sees_the_generator() -> None:
    for s in (position(), position(phase="step_1")):
        assert_alike(s, changed(s, rng=[12345, 0]))


@rule("SW-19.1")
def test_the_next_triple_is_told_when_it_is_drawn_and_not_before() -> None:
    s = position(phase="step_1")
    assert len(told(s, "triple_drawn")) == 1
    play(s, "assign_triple seat_0")
    while asked(s)[1] == "PlaceCube":
        assert len(told(s, "triple_drawn")) == 1
        play(s, offered(s)[0])
    assert len(told(s, "triple_drawn")) == 2
    assert not s.can_undo


@rule("SW-19.1")
def test_a_triple_depends_on_the_generator_alone() -> None:
    drawn = {json.dumps(told(position(phase="step_1", seed=seed), "triple_drawn")) for seed in range(30)}
    assert len(drawn) > 2


# -- what a bot may imagine ------------------------------------------------------------------------


@rule("SW-19.1", "SW-19.2")
@pytest.mark.parametrize("players", SEATS)
def test_dealing_anew_what_nobody_knows_changes_neither_view_nor_options(players: int) -> None:
    for s in positions(players, seed=37):
        if s.ply % 9 == 0 and not s.is_over:
            for onlooker in (0, players - 1):
                assert_alike(s, s.redetermine(onlooker, Rng(s.ply)))


@rule("SW-19.1", "SW-19.2")
def test_dealing_anew_touches_the_unseen_round_cards_and_the_generator_only() -> None:
    s = position(round=2, white={0: 3}, plant={1: ["grey_1"]}, miner={2: 5})
    before: Json = s.to_dict()
    orders = set()
    for n in range(200):
        data = s.redetermine(0, Rng(n)).to_dict()
        assert data.pop("rng") != before["rng"]
        cards = data.pop("round_cards")
        assert cards[:2] == before["round_cards"][:2]
        assert sorted(cards) == sorted(ROUND_CARD_IDS)
        orders.add(tuple(cards))
        assert data == {key: value for key, value in before.items() if key not in ("rng", "round_cards")}
    assert len(orders) == 24  # every order of the four that nobody has seen, the box among them
    assert s.to_dict() == before


@rule("SW-19.1")
def test_dealing_anew_depends_on_nothing_that_is_hidden() -> None:
    s = position(round=2)
    other = changed(s, round_cards=turned(s), rng=[999, 0])
    assert s.redetermine(1, Rng(8)).checksum() == other.redetermine(1, Rng(8)).checksum()


@rule("SW-19.1")
def test_in_the_last_round_the_card_in_the_box_is_known_and_only_draws_are_dealt_anew() -> None:
    s = position(round=5)
    assert s.redetermine(0, Rng(1)).to_dict()["round_cards"] == s.to_dict()["round_cards"]


@rule("SW-19.1")
@pytest.mark.parametrize("players", SEATS)
def test_a_position_dealt_anew_can_be_played_to_the_end(players: int) -> None:
    for n in range(3):
        s = position(players, round=2, seed=n).redetermine(0, Rng(n))
        rng = Rng(n)
        while not s.is_over:
            legal = s.legal_actions()
            s.apply(legal[rng.below(len(legal))])
        assert sorted(s.ranking()) == list(range(1, players + 1))
