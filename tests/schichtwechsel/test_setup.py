"""Setting up, for two, three and four players [SW-8]."""

from __future__ import annotations

import pytest

from revier.games.schichtwechsel.names import HOUSE_IDS, ROUND_CARD_IDS
from tests.schichtwechsel.build import GAME
from tests.schichtwechsel.look import SEATS, held, table, triples
from tests.support import asked, rule, told

SEEDS = range(40)


@rule("SW-8.1", "SW-6.3")
@pytest.mark.parametrize(("players", "cards"), [(2, 16), (3, 18), (4, 21)])
def test_the_cards_lie_out_and_are_free(players: int, cards: int) -> None:
    shown = table(GAME.new(players=players, seed=1))["cards"]
    assert len(shown) == cards
    for card in shown.values():
        assert card == {"is_available": True, "users": [], "white": 0, "cubes": [], "coins": 0}


@rule("SW-8.2")
@pytest.mark.parametrize("players", SEATS)
def test_every_player_starts_with_the_same(players: int) -> None:
    s = GAME.new(players=players, seed=1)
    lowered = table(s)["round_card"] == "round_coke"
    for n in range(players):
        seat = held(s, n)
        assert {
            name: seat[name] for name in ("score", "tools", "coins", "white", "cube", "passed", "water", "heap")
        } == {
            "score": 0,
            "tools": 6,
            "coins": 1,
            "white": 0,
            "cube": True,
            "passed": False,
            "water": 2 if lowered else 3,
            "heap": 0,
        }
        assert (seat["coke_reserve"], seat["coke_in_plant"], seat["coke_wagons"], seat["sold"]) == (11, 0, 0, 0)
        assert (seat["headframes_on_card"], seat["headframes_in_base"], seat["houses"]) == (2, 0, HOUSE_IDS)
        assert (seat["miner"], seat["space"], seat["tile"]) == (0, "start", None)
        assert seat["discs"] == {"road": 0, "rail": 0, "canal": 0}
        assert all(cart["coal"] + cart["spoil"] == 0 for cart in seat["carts"].values())
        assert all(wagon["coal"] == 0 for wagon in seat["wagons"].values())


@rule("SW-8.3")
@pytest.mark.parametrize("players", SEATS)
def test_a_random_player_becomes_start_player_and_takes_the_marker(players: int) -> None:
    starts = set()
    for seed in SEEDS:
        s = GAME.new(players=players, seed=seed)
        start = table(s)["start_player"]
        assert table(s)["start_marker"] == start
        assert told(s, "start_drawn") == [{"seat": start}]
        assert asked(s) == (start, "AssignTriple")
        starts.add(start)
    assert starts == set(range(players))


@rule("SW-8.4", "SW E1")
@pytest.mark.parametrize(("players", "coal", "spoil"), [(2, 8, 2), (3, 12, 3), (4, 16, 4)])
def test_the_bag_holds_four_coal_and_one_spoil_for_each_player(players: int, coal: int, spoil: int) -> None:
    """Seen after the first filling, n and n more, and the first draw."""
    s = GAME.new(players=players, seed=1)
    drawn_coal, drawn_spoil, _ = triples(s)[0]
    assert table(s)["bag"] == {"coal": coal + players - drawn_coal, "spoil": spoil + players - drawn_spoil}


@rule("SW-8.5")
def test_the_round_cards_are_shuffled_and_one_stays_in_the_box() -> None:
    first, boxed = set(), set()
    for seed in SEEDS:
        s = GAME.new(players=2, seed=seed)
        order = s.to_dict()["round_cards"]
        assert sorted(order) == sorted(ROUND_CARD_IDS)
        assert (table(s)["round_card"], table(s)["past_round_cards"]) == (order[0], [])
        first.add(order[0])
        boxed.add(order[5])
    assert first == boxed == set(ROUND_CARD_IDS)


@rule("SW-8.5", "SW R52", "SW-14.1")
@pytest.mark.parametrize("players", SEATS)
def test_the_special_effect_of_the_first_round_card_happens_before_step_one(players: int) -> None:
    seen = set()
    for seed in SEEDS:
        s = GAME.new(players=players, seed=seed)
        card = table(s)["round_card"]
        seen.add(card)
        kinds = [event.kind for event in s.events()]
        drawn = triples(s)[0][2]
        assert [held(s, n)["water"] for n in range(players)] == [2 if card == "round_coke" else 3] * players
        assert held(s)["carts"]["cart_5"]["is_locked"] is (card == "round_lead")
        assert table(s)["stone"] == (("aside" if drawn else "bag") if card == "round_spoil" else "box")
        special = {"round_coke": "water_fell", "round_lead": "cart_locked", "round_spoil": "stone_added"}.get(card)
        if special:
            assert kinds.index(special) < kinds.index("bag_filled")
    assert seen == set(ROUND_CARD_IDS)


@rule("SW-8.6")
@pytest.mark.parametrize(("players", "tiles"), [(2, 5), (3, 6), (4, 7)])
def test_the_selection_tiles_lie_out(players: int, tiles: int) -> None:
    assert len(table(GAME.new(players=players, seed=1))["tiles"]) == tiles


@rule("SW-8.7")
@pytest.mark.parametrize(
    ("players", "spaces", "fields", "room"),
    [(2, ["overseer", "cage_ride_1"], ["grey_4", "grey_5"], 1), (3, ["cage_ride_1"], ["grey_5"], 2), (4, [], [], 3)],
)
def test_covers_and_limits_for_two_and_three_players(
    players: int, spaces: list[str], fields: list[str], room: int
) -> None:
    s = GAME.new(players=players, seed=1)
    assert table(s)["covered_spaces"] == spaces
    assert [field for field, owner in table(s)["grey_fields"].items() if owner == "covered"] == fields
    assert table(s)["plot_room"]["plot_tools"] == room
    assert set(table(s)["headframe_spaces"].values()) == {None}
