"""The general action cards: sizes, costs, effects, borders, copy protection [SW-6]."""

from __future__ import annotations

from typing import Any

import pytest

from revier.games.schichtwechsel.names import CARD_IDS
from revier.kernel.state import State
from tests.schichtwechsel.build import position
from tests.schichtwechsel.look import WAGONS_FULL, at, carts, held, points, table, wagons
from tests.support import asked, offered, play, rule

WHITE = ["pay w", "pay p", "pay c"]
WHITE_2 = ["pay ww", "pay wp", "pay wc", "pay pc", "pay cc"]
PLAYER = ["pay p", "pay c"]
COIN = ["pay c"]
# id: cost, multi-use, size in which it can be copied, numbers of players
CARDS: dict[str, tuple[list[str], bool, str, list[int]]] = {
    "haul_large": (PLAYER, False, "large", [2, 3, 4]),
    "haul_medium": (WHITE_2, False, "medium", [2, 3, 4]),
    "haul_small": (WHITE, True, "small", [2, 3, 4]),
    "coking_large": (PLAYER, False, "large", [2, 3, 4]),
    "coking_medium": (WHITE_2, False, "medium", [3, 4]),
    "coking_small": (WHITE, True, "small", [2, 3, 4]),
    "loading_large": (PLAYER, False, "large", [2, 3, 4]),
    "loading_medium": (WHITE_2, False, "medium", [2, 3, 4]),
    "loading_small": (WHITE, True, "small", [2, 3, 4]),
    "track_large_road_canal": (PLAYER, False, "large", [2, 3, 4]),
    "track_large_rail_road": (PLAYER, False, "large", [4]),
    "track_medium_road_rail": (WHITE_2, False, "medium", [4]),
    "track_medium_rail_canal": (WHITE_2, False, "medium", [2, 3, 4]),
    "track_small": (WHITE, True, "small", [2, 3, 4]),
    "miner_large": (PLAYER, False, "", [3, 4]),
    "miner_small": (WHITE, False, "", [2, 3, 4]),
    "water_white": (WHITE, False, "small", [4]),
    "water_player": (PLAYER, False, "large", [4]),
    "water_combined": ([], False, "large small", [2, 3]),
    "headframe_double": (COIN, True, "", [2, 3, 4]),
    "headframe_single": (PLAYER, False, "", [2, 3, 4]),
    "start_player": (PLAYER, False, "", [2, 3, 4]),
}
ALL = list(CARDS)


def rich(players: int = 4, **given: Any) -> State:
    """Seat 0 can use every card and pay in every way."""
    given = {"white": {0: 2}, "coins": {0: 2}, "base": {0: 2}, "plant": {0: ["grey_3"]}, "miner": {0: 3}} | given
    return position(players, carts={0: {"cart_1": "coal"}}, wagons={0: {"wagon_1": 1}}, **(at(road=1, rail=7) | given))


def cards_of(players: int) -> list[str]:
    return [card for card in ALL if players in CARDS[card][3]]


@rule("SW-6.1", "SW-6.2", "SW-6.3", "SW-21.1")
@pytest.mark.parametrize(("players", "count"), [(2, 16), (3, 18), (4, 21)])
def test_the_cards_whose_marking_fits_lie_out(players: int, count: int) -> None:
    assert ALL == CARD_IDS
    s = rich(players)
    assert list(table(s)["cards"]) == cards_of(players)
    assert offered(s, "card") == [f"card {card}" for card in cards_of(players)]
    assert len(cards_of(players)) == count


@rule("SW-6.3")
def test_with_four_players_only_the_combined_water_card_stays_in_the_box() -> None:
    assert [card for card in ALL if card not in table(position(4))["cards"]] == ["water_combined"]


@rule("SW-6.1", "SW-6.2")
@pytest.mark.parametrize("card", cards_of(4))
def test_what_a_card_costs(card: str) -> None:
    s = play(rich(), f"card {card}")
    assert (asked(s), offered(s)) == ((0, "Pay"), CARDS[card][0])


@rule("SW-6.1", "SW-6.2")
@pytest.mark.parametrize("players", [2, 3])
@pytest.mark.parametrize(("variant", "cost"), [("white", WHITE), ("player", PLAYER)])
def test_the_combined_water_card_costs_what_its_variant_costs(players: int, variant: str, cost: list[str]) -> None:
    s = play(rich(players), "card water_combined")
    assert offered(s) == ["variant white", "variant player"]
    assert offered(play(s, f"variant {variant}")) == cost


@rule("SW-6.2")
@pytest.mark.parametrize(("players", "card"), [*[(4, card) for card in cards_of(4)], (3, "water_combined")])
def test_only_a_multi_use_card_may_be_paid_for_again(players: int, card: str) -> None:
    s = rich(players, used=[card])
    assert (f"card {card}" in offered(s)) is CARDS[card][1]
    assert table(s)["cards"][card]["is_available"] is CARDS[card][1]


@rule("SW-6.1", "SW-6.2", "SW-6.4")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_large_cards_without_copy_protection_can_be_copied_in_the_lamp_room(players: int) -> None:
    s = play(rich(players), "card miner_small", "pay w", "miner_steps 1")
    large = [f"copy {card}" for card in cards_of(players) if "large" in CARDS[card][2]]
    assert offered(s) == [*large, "copy_none"]


@rule("SW-6.1", "SW-6.2", "SW-6.4")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_medium_and_small_cards_without_copy_protection_can_be_copied_with_the_start_player_card(players: int) -> None:
    s = play(rich(players), "card start_player", "pay p")
    sizes = [f"copy {card}" for card in cards_of(players) if "medium" in CARDS[card][2] or "small" in CARDS[card][2]]
    assert offered(s) == [*sizes, "copy_none"]


@rule("SW-6.1", "SW-6.4")
def test_small_cards_alone_can_be_copied_at_the_heading() -> None:
    s = play(rich(miner={0: 9}), "card miner_small", "pay w", "miner_steps 1")
    small = [f"copy {card}" for card in cards_of(4) if CARDS[card][2] == "small"]
    assert offered(s) == [*small, "copy_none"]


# -- effects ---------------------------------------------------------------------------------------


def finish(s: State) -> State:
    """Take the first option until seat 0 is done."""
    while asked(s)[0] == 0:
        s.apply(s.legal_actions()[0])
    return s


@rule("SW-6.2")
@pytest.mark.parametrize(
    ("card", "pay", "hauled", "water"),
    [("haul_large", "p", 3, 2), ("haul_medium", "ww", 2, 3), ("haul_small", "w", 1, 4)],
)
def test_haul_cards_haul_3_2_1_carts_and_move_the_water(card: str, pay: str, hauled: int, water: int) -> None:
    full = {"cart_1": "coal", "cart_2": "spoil", "cart_3": "coal", "cart_4": "coal"}
    s = finish(play(position(carts={0: full}, white={0: 2}), f"card {card}", f"pay {pay}"))
    assert (len(carts(s)), held(s)["water"]) == (4 - hauled, water)


@rule("SW-6.2")
@pytest.mark.parametrize(
    ("card", "pay", "made", "water"),
    [("coking_large", "p", 3, 3), ("coking_medium", "ww", 2, 3), ("coking_small", "w", 1, 4)],
)
def test_coking_cards_convert_3_2_1_wagons_and_the_small_one_raises_the_water(
    card: str, pay: str, made: int, water: int
) -> None:
    s = play(position(wagons={0: WAGONS_FULL}, white={0: 2}), f"card {card}", f"pay {pay}")
    for i in range(made):
        play(s, f"convert wagon_{i + 1}", f"coking_field {['grey_3', 'grey_4', 'own_field'][i]}")
    assert (held(s)["coke_in_plant"], held(s)["water"], len(wagons(s))) == (made, water, 5 - made)
    assert asked(s) == (1, "Turn")


@rule("SW-6.2")
@pytest.mark.parametrize(
    ("card", "pay", "loaded", "water", "vp"),
    [("loading_large", "p", 3, 3, 1), ("loading_medium", "ww", 2, 2, 0), ("loading_small", "w", 1, 3, 0)],
)
def test_loading_cards_load_3_2_1_coke(card: str, pay: str, loaded: int, water: int, vp: int) -> None:
    plant = {0: ["own_field", "grey_3", "grey_4", "grey_5"]}
    s = finish(play(position(plant=plant, white={0: 2}), f"card {card}", f"pay {pay}"))
    assert (held(s)["coke_wagons"], held(s)["water"], s.scores()[0]) == (loaded, water, vp)


@rule("SW-6.2")
@pytest.mark.parametrize(
    ("card", "pay", "moved"),
    [
        ("track_large_road_canal", "p", [2, 0, 1]),
        ("track_large_rail_road", "p", [1, 2, 0]),
        ("track_medium_road_rail", "ww", [1, 1, 0]),
        ("track_medium_rail_canal", "ww", [0, 1, 1]),
    ],
)
def test_track_cards_move_the_discs_shown(card: str, pay: str, moved: list[int]) -> None:
    s = finish(play(position(white={0: 2}), f"card {card}", f"pay {pay}"))
    assert list(held(s)["discs"].values()) == moved


@rule("SW-6.2")
@pytest.mark.parametrize(("option", "road", "vp"), [("a", 1, 0), ("b", 0, 1)])
def test_the_small_track_card_is_a_road_field_or_a_point(option: str, road: int, vp: int) -> None:
    s = play(position(white={0: 1}), "card track_small", "pay w")
    assert offered(s) == ["option a", "option b"]
    play(s, f"option {option}")
    assert (held(s)["discs"]["road"], s.scores()[0]) == (road, vp)


@rule("SW-6.2")
@pytest.mark.parametrize(
    ("card", "pay", "gained"),
    [("miner_large", "p", {"shift": 1, "action_cards": 1}), ("miner_small", "w", {"shift": 1})],
)
def test_miner_cards_are_a_miner_move_with_use_and_the_large_one_gives_a_point(
    card: str, pay: str, gained: dict[str, int]
) -> None:
    s = play(position(white={0: 1}), f"card {card}", f"pay {pay}", "miner_steps 1")
    assert (held(s)["space"], points(s)) == ("gate_in", gained)


@rule("SW-6.2", "SW E13")
def test_the_white_water_card_lowers_by_three() -> None:
    s = play(position(water={0: 5}, white={0: 1}), "card water_white", "pay w")
    assert (held(s)["water"], s.scores()[0], asked(s)) == (2, 0, (1, "Turn"))


@rule("SW-6.2", "SW E13")
@pytest.mark.parametrize("amount", [0, 1, 2, 3, 4])
def test_the_water_card_for_the_player_cube_lowers_by_0_to_4_and_gives_two_points(amount: int) -> None:
    s = play(position(water={0: 5}), "card water_player", "pay p", f"water_amount {amount}")
    assert (held(s)["water"], points(s)) == (5 - amount, {"action_cards": 2})


@rule("SW-6.2")
@pytest.mark.parametrize("players", [2, 3])
def test_the_combined_water_card_is_either_of_the_two(players: int) -> None:
    s = play(position(players, water={0: 5}), "card water_combined", "variant white", "pay p")
    assert (held(s)["water"], s.scores()[0]) == (2, 0)
    s = play(position(players, water={0: 5}), "card water_combined", "variant player", "pay p", "water_amount 4")
    assert (held(s)["water"], points(s)) == (1, {"action_cards": 2})


@rule("SW-6.2", "SW E15")
def test_the_headframe_cards_move_one_or_two_headframes() -> None:
    both = at(rail=7)
    s = play(position(base={0: 2}, **both), "card headframe_double", "pay c", "headframe_from base")
    assert len(offered(s)) == 4  # large spaces only
    play(s, "headframe_to large_canal")
    assert offered(s)[-1] == "headframe_none"
    play(s, "headframe_to small_vp")
    assert points(s) == {"headframes": 3}
    s = play(position(base={0: 2}, **both), "card headframe_single", "pay p", "headframe_from base")
    play(s, "headframe_to small_vp")
    assert (points(s), asked(s)) == ({"headframes": 1}, (1, "Turn"))


@rule("SW-6.2")
def test_the_start_player_card_copies_and_takes_the_marker() -> None:
    s = play(position(to_act=2, water={2: 5}), "card start_player", "pay p", "copy water_white")
    assert (held(s, 2)["water"], table(s)["start_marker"], table(s)["start_player"]) == (2, 2, 0)
