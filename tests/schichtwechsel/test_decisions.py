"""Decision points [SW-18]."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

import pytest

from revier.games.schichtwechsel.names import CARD_IDS, FRAME_SPACE_IDS, PLOT_IDS, TILE_IDS
from revier.kernel.rng import Rng
from revier.kernel.state import State
from tests.schichtwechsel.build import GAME, position
from tests.schichtwechsel.look import held, points
from tests.schichtwechsel.seeing import story
from tests.support import asked, offered, play, rule

CARTS = [f"cart_{n}" for n in range(1, 6)]
WAGONS = [f"wagon_{n}" for n in range(1, 6)]
FIELDS = ["own_field", *[f"grey_{n}" for n in range(1, 6)]]
EXCHANGES = ["heap3_road", "heap3_rail", "heap3_vp", "heap5_road", "heap5_rail", "heap6_coin"]


def each(verb: str, *names: str) -> list[str]:
    return [f"{verb} {name}" for name in names]


# The table of SW-18.1: offset, group, actions.
GROUPS: list[tuple[int, str, list[str]]] = [
    (0, "assign_triple", each("assign_triple", "seat_0", "seat_1", "seat_2", "seat_3")),
    (4, "place_cube", each("place_cube", *each("coal", *CARTS), *each("spoil", *CARTS))),
    (14, "take_tile", each("take_tile", *TILE_IDS)),
    (21, "place_coal", each("place_coal", *WAGONS)),
    (26, "coking_field", each("coking_field", *FIELDS)),
    (32, "yes_no", ["yes", "no"]),
    (34, "option", each("option", "a", "b", "a_partial")),
    (37, "haul", [*each("haul", *CARTS), "stop_hauling"]),
    (43, "convert", [*each("convert", *WAGONS), "stop_converting"]),
    (49, "load", [*each("load", *FIELDS), "stop_loading"]),
    (56, "track_step", [*each("track_step", "road", "rail", "canal"), "stop_moving"]),
    (60, "barrier", each("barrier", "miner", "headframe", "vp2")),
    (63, "house_pick", each("house_pick", *[f"house_{n}" for n in range(1, 6)])),
    (68, "house_plot", each("house_plot", *PLOT_IDS)),
    (75, "miner_steps", each("miner_steps", "1", "2", "3", "4", "5", "6")),
    (81, "copy", [*each("copy", *CARD_IDS), "copy_none"]),
    (104, "water_amount", each("water_amount", "0", "1", "2", "3", "4")),
    (109, "headframe_from", each("headframe_from", "base", "large", "small")),
    (112, "headframe_to", [*each("headframe_to", *FRAME_SPACE_IDS), "headframe_none"]),
    (121, "turn", ["pass", *each("exchange", *EXCHANGES), *each("card", *CARD_IDS), "own_card"]),
    (151, "variant", each("variant", "white", "player")),
    (153, "pay", each("pay", "w", "p", "c", "ww", "wp", "wc", "pc", "cc")),
    (161, "turn_end", ["end_turn"]),
]

# Which group a decision offers from.
KINDS = {
    "AssignTriple": "assign_triple",
    "PlaceCube": "place_cube",
    "TakeTile": "take_tile",
    "PlaceCoal": "place_coal",
    "CokingField": "coking_field",
    "SalePick": "yes_no",
    "MayPlace": "yes_no",
    "ChooseOption": "option",
    "Haul": "haul",
    "Convert": "convert",
    "Load": "load",
    "TrackStep": "track_step",
    "BarrierBonus": "barrier",
    "HousePick": "house_pick",
    "HousePlot": "house_plot",
    "MinerSteps": "miner_steps",
    "CopyCard": "copy",
    "WaterAmount": "water_amount",
    "HeadframeFrom": "headframe_from",
    "HeadframeTo": "headframe_to",
    "Turn": "turn",
    "ChooseVariant": "variant",
    "Pay": "pay",
    "TurnEnd": "turn_end",
}
DECLINING = {"no", "stop_hauling", "stop_converting", "stop_loading", "stop_moving", "copy_none", "headframe_none"}


def busy(s: State, rng: Rng) -> State:
    """A random action, but passing is put off."""
    actions = [action for action in s.legal_actions() if action != 121] or s.legal_actions()
    s.apply(actions[rng.below(len(actions))])
    return s


@cache
def nodes() -> list[tuple[str, tuple[str, ...]]]:
    """Every decision of some games of 2, 3 and 4 players, with what it offers."""
    return [(asked(s)[1], tuple(offered(s))) for players in (2, 3, 4) for s in games(players, 8)]


def games(players: int, count: int) -> Iterator[State]:
    for seed in range(count):
        s = GAME.new(players=players, seed=seed)
        rng = Rng(seed)
        while not s.is_over:
            yield s
            busy(s, rng)


# -- the table -------------------------------------------------------------------------------------


@rule("SW-18.1")
def test_the_action_space_has_162_actions_in_23_groups() -> None:
    assert len(GROUPS) == 23
    assert len(GAME.actions) == 162
    at = 0
    for offset, name, actions in GROUPS:
        assert at == offset, name
        at += len(actions)
    assert at == 162


@rule("SW-18.1")
@pytest.mark.parametrize(("offset", "actions"), [(offset, actions) for offset, _, actions in GROUPS])
def test_every_action_has_its_number(offset: int, actions: list[str]) -> None:
    assert [GAME.actions.describe(offset + i).text for i in range(len(actions))] == actions
    assert [GAME.actions.parse(text) for text in actions] == list(range(offset, offset + len(actions)))


@rule("SW-18.1")
def test_every_decision_offers_actions_of_its_own_group_in_their_order() -> None:
    group = {text: name for _, name, actions in GROUPS for text in actions}
    number = {text: i for i, text in enumerate(group)}
    assert {kind for kind, _ in nodes()} == set(KINDS)
    for kind, offer in nodes():
        allowed = {KINDS[kind]} | ({"turn"} if kind == "TurnEnd" else set())
        assert {group[text] for text in offer} <= allowed
        assert [number[text] for text in offer] == sorted({number[text] for text in offer})


@rule("SW-18.1")
def test_every_group_is_used() -> None:
    used = {text for _, offer in nodes() for text in offer}
    assert [name for _, name, actions in GROUPS if not used & set(actions)] == []


@rule("SW-18.5")
def test_no_node_is_entered_whose_only_action_is_to_decline() -> None:
    for kind, offer in nodes():
        assert offer, kind
        assert not set(offer) <= DECLINING, kind
        assert kind != "TurnEnd" or len(offer) > 1


@rule("SW-18.5")
def test_an_optional_effect_that_cannot_be_carried_out_is_skipped_without_asking() -> None:
    s = position(phase="step_6", unlocked={0: ["house_4"]})  # no cart to haul
    assert asked(s) == (0, "Turn")
    s = position(phase="step_5", coke_wagons={0: 1})  # no pair to sell
    assert asked(s) == (0, "Turn")
    s = position(discs={0: {"road": 5}}, heap={0: 6}, white={0: 1})
    play(s, "card track_small", "pay w", "option a", "barrier headframe")  # no room for the spoil
    assert asked(s) == (0, "TurnEnd")


@rule("SW-18.1")
def test_a_track_step_is_asked_only_where_more_than_one_disc_could_move() -> None:
    s = play(position(), "card track_large_road_canal", "pay p")
    assert offered(s) == ["track_step road", "track_step canal"]
    play(s, "track_step canal")  # the two road fields follow by themselves
    assert asked(s) == (1, "Turn")
    assert held(s)["discs"] == {"road": 2, "rail": 0, "canal": 1}
    s = play(position(discs={0: {"canal": 8}}), "card track_large_road_canal", "pay p")
    assert asked(s) == (1, "Turn")
    assert held(s)["discs"]["road"] == 2


@rule("SW-18.1")
def test_only_the_own_card_lets_one_stop_on_the_track() -> None:
    s = play(position(base={0: 2}), "own_card", "pay c")
    assert offered(s) == ["track_step rail", "stop_moving"]
    play(s, "track_step rail")
    assert offered(s) == ["track_step rail", "stop_moving"]
    play(s, "stop_moving")
    assert held(s)["discs"]["rail"] == 1


# -- one partial option ----------------------------------------------------------------------------


@rule("SW-18.2")
@pytest.mark.parametrize("level", [1, 3])
def test_mine_rescue_may_leave_the_water_as_it_is(level: int) -> None:
    s = position(phase="step_6", unlocked={0: ["house_5"]}, tile={0: "mine_rescue"}, water={0: level})
    assert offered(s) == ["option a", "option b", "option a_partial"]
    partial = play(s.clone(), "option a_partial")
    assert (held(partial)["water"], points(partial)) == (level, {"tiles": 1})
    assert held(play(s, "option a"))["water"] == level - 1


@rule("SW-18.2")
def test_at_the_bottom_there_is_nothing_to_leave_out() -> None:
    s = position(phase="step_6", unlocked={0: ["house_5"]}, tile={0: "mine_rescue"}, water={0: 0})
    assert offered(s) == ["option a", "option b"]


@rule("SW-18.2")
@pytest.mark.parametrize("tile", [tile for tile in TILE_IDS if tile != "mine_rescue"])
def test_no_other_tile_has_a_partial_option(tile: str) -> None:
    s = position(phase="step_6", unlocked={0: ["house_5"]}, tile={0: tile}, heap={0: 1}, plant={0: ["grey_1"]})
    assert asked(s) == (0, "ChooseOption")
    assert offered(s) == ["option a", "option b"]


@rule("SW-18.2")
def test_house_fields_and_the_small_track_card_have_no_partial_option() -> None:
    for house in ("house_1", "house_3"):
        assert offered(position(phase="step_6", unlocked={0: [house]})) == ["option a", "option b"]
    s = play(position(), "card track_small", "pay c")
    assert offered(s) == ["option a", "option b"]


# -- the order of nodes ----------------------------------------------------------------------------


def kinds(s: State, *actions: str) -> list[str]:
    """The decisions on the way."""
    found = []
    for action in actions:
        found.append(asked(s)[1])
        play(s, action)
    return [*found, asked(s)[1]]


@rule("SW-18.3")
def test_a_turn_is_exchange_card_payment_effect() -> None:
    s = position(heap={0: 6}, wagons={0: {"wagon_1": 1}}, white={0: 1})
    turn = ["exchange heap3_vp", "card coking_small", "pay w", "convert wagon_1", "coking_field grey_3"]
    assert kinds(s, *turn) == ["Turn", "Turn", "Pay", "Convert", "CokingField", "Turn"]
    assert asked(s)[0] == 1


@rule("SW-18.3")
def test_a_turn_with_an_exchange_at_its_end() -> None:
    s = position(heap={0: 6}, wagons={0: {"wagon_1": 1}}, white={0: 1})
    turn = ["card coking_small", "pay w", "convert wagon_1", "coking_field grey_3", "exchange heap6_coin"]
    assert kinds(s, *turn) == ["Turn", "Pay", "Convert", "CokingField", "TurnEnd", "Turn"]
    assert asked(s)[0] == 1


@rule("SW-18.3")
def test_a_variant_is_chosen_before_paying() -> None:
    s = position(3, white={0: 1})
    turn = ["card water_combined", "variant player", "pay p", "water_amount 2"]
    assert kinds(s, *turn) == ["Turn", "ChooseVariant", "Pay", "WaterAmount", "Turn"]


@rule("SW-18.3", "SW-11.13")
def test_the_turn_node_after_an_exchange_offers_cards_only() -> None:
    s = position(heap={0: 6})
    cards = [text for text in offered(s) if text.split()[0] in ("card", "own_card")]
    play(s, "exchange heap3_rail")
    assert offered(s) == cards


@rule("SW-18.4")
def test_a_headframe_move_asks_from_where_then_where_to() -> None:
    s = position(base={0: 2}, coins={0: 2})
    turn = ["card headframe_double", "pay c", "headframe_from base", "headframe_to large_canal", "headframe_none"]
    assert kinds(s, *turn) == ["Turn", "Pay", "HeadframeFrom", "HeadframeTo", "HeadframeTo", "Turn"]


@rule("SW-18.4")
def test_an_origin_is_offered_only_if_it_has_a_legal_destination() -> None:
    taken = {"large_miner": 1, "large_canal": 2, "large_coke_plant": 3, "small_vp": 0}
    s = position(base={0: 1}, frames=taken, coke_wagons={0: 3})
    play(s, "card headframe_single", "pay p")
    assert offered(s) == ["headframe_from base", "headframe_from small"]
    s = position(base={0: 1}, frames=taken, coke_wagons={0: 4})  # no large bonus is left for the one in the base
    play(s, "card headframe_single", "pay p")
    assert offered(s) == ["headframe_from small"]


# -- chance ----------------------------------------------------------------------------------------


@rule("SW-18.6")
def test_chance_decides_round_cards_start_player_and_draws() -> None:
    new = [GAME.new(players=4, seed=seed) for seed in range(40)]
    assert {s.view(None)["start_player"] for s in new} == {0, 1, 2, 3}
    assert len({tuple(s.to_dict()["round_cards"]) for s in new}) > 30
    assert len({story(s)[-1] for s in new}) > 2  # the first triple


@rule("SW-18.6")
def test_nothing_else_is_left_to_chance() -> None:
    ends = []
    for seed in (1, 2):
        s = position(seed=seed, white=dict.fromkeys(range(4), 3))
        rng = Rng(7)
        while s.view(None)["phase"] == "action" and s.ply < 60:
            before = s.clone()
            busy(s, rng)
        data = before.to_dict()
        assert data.pop("rng") == [seed, 0]
        ends.append(data)
    assert ends[0] == ends[1]


@rule("SW-7.3")
def test_whoever_chooses_is_told_on_which_card_the_choice_is_printed() -> None:
    s = play(position(), "card track_small", "pay c")
    asked_now = s.decision()
    assert asked_now is not None
    assert asked_now.args == {"category": "action_cards", "card": "track_small"}
    s = position(phase="step_6", unlocked={0: ["house_3"]})
    elsewhere = s.decision()
    assert elsewhere is not None
    assert elsewhere.args == {"category": "house_fields", "card": "none"}
