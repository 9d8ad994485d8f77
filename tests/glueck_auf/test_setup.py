"""Setting up and the draft [GA-3]."""

from __future__ import annotations

from collections import Counter

import pytest

from revier.kernel.errors import IllegalAction
from revier.kernel.state import State
from tests.glueck_auf.build import COLORS, GAME, position, seat, space, stack, supply
from tests.glueck_auf.games import positions
from tests.support import asked, offered, play, rule, told

SEATS = [2, 3, 4]

# The columns of the table are the player counts [GA-3.1].
WORKERS = {2: 18, 3: 15, 4: 13}
MARKS = {2: 10, 3: 9, 4: 8}
DRAFT = {2: 7, 3: 10, 4: 13}
FACTORY_SPACES = {2: 6, 3: 7, 4: 8}
ORDER_SPACES = {2: 3, 3: 4, 4: 4}
PIT_SPACES = {2: ["pit_6", "pit_10"], 3: ["pit_6", "pit_8", "pit_10"], 4: ["pit_4", "pit_6", "pit_8", "pit_10"]}
MONEY_SPACES = {
    2: ["money_4", "money_6"],
    3: ["money_4", "money_5", "money_6"],
    4: ["money_3", "money_4", "money_5", "money_6"],
}
ALL_SPACES = {2: 19, 3: 23, 4: 26}
TILE_STACK = {2: 42, 3: 41, 4: 40}
ORDER_STACK = {2: 35, 3: 31, 4: 28}
SUPPLY = {2: 14, 3: 13, 4: 12}
LOCKS = {2: 7, 3: 3, 4: 0}

LOCKED: dict[int, list[str]] = {
    2: ["factory_4", "factory_8", "pit_4", "pit_8", "money_3", "money_5", "order_1"],
    3: ["factory_8", "pit_4", "money_3"],
    4: [],
}


def after_real_draft(players: int, seed: int) -> State:
    s = GAME.new(players=players, seed=seed)
    while asked(s)[1] == "Draft":
        play(s, offered(s)[-1])
    return s


@rule("GA-3.1", "GA-3.6")
@pytest.mark.parametrize("players", SEATS)
def test_the_table_gives_workers_marks_and_draft_cards_by_player_count(players: int) -> None:
    s = GAME.new(players=players, seed=5)
    for n in range(players):
        assert seat(s, n)["workers"] == WORKERS[players]
        assert seat(s, n)["marks"] == MARKS[players]
        assert (seat(s, n)["on_bank"], seat(s, n)["in_canteen"]) == (0, 0)
    assert len(s.view(None)["draft"]) == DRAFT[players]


@rule("GA-3.1")
@pytest.mark.parametrize("players", SEATS)
def test_the_table_gives_the_open_spaces_by_player_count(players: int) -> None:
    s = after_real_draft(players, 5)
    spaces = s.view(None)["spaces"]
    open_spaces = [name for name in spaces if spaces[name]["is_open"]]
    assert (
        len([name for name in open_spaces if name[:8] == "factory_" and name[8:].isdigit()])
        == (FACTORY_SPACES[players])
    )
    assert len([name for name in open_spaces if name[:6] == "order_" and name[6:].isdigit()]) == (ORDER_SPACES[players])
    assert [name for name in open_spaces if name.startswith("pit")] == PIT_SPACES[players]
    assert [name for name in open_spaces if name.startswith("money")] == MONEY_SPACES[players]
    assert len(open_spaces) == ALL_SPACES[players]


@rule("GA-3.1")
@pytest.mark.parametrize("players", SEATS)
def test_the_table_gives_stacks_and_supply_after_setup(players: int) -> None:
    s = after_real_draft(players, 5)
    assert s.view(None)["tile_stack"]["size"] == TILE_STACK[players]
    assert s.view(None)["order_stack"]["size"] == ORDER_STACK[players]
    assert supply(s) == [SUPPLY[players]] * 4


@rule("GA-3.2", "GA-Q28")
@pytest.mark.parametrize("players", SEATS)
def test_exactly_the_marked_spaces_are_locked(players: int) -> None:
    spaces = position(players).view(None)["spaces"]
    assert [name for name in spaces if not spaces[name]["is_open"]] == LOCKED[players]
    assert len(LOCKED[players]) == LOCKS[players]


@rule("GA-3.2", "GA-5.1")
@pytest.mark.parametrize(("players", "name"), [(n, name) for n in (2, 3) for name in LOCKED[n]])
def test_a_locked_space_is_refused_because_it_is_locked(players: int, name: str) -> None:
    s = position(players, marks={0: 99})
    assert f"worker {name}" not in offered(s)
    with pytest.raises(IllegalAction) as refused:
        play(s, f"worker {name}")
    assert refused.value.rule == "GA-3.2"


@rule("GA-3.2")
@pytest.mark.parametrize("players", [2, 3])
def test_a_locked_space_is_never_chosen_and_never_holds_a_piece_in_a_whole_game(players: int) -> None:
    for s in positions(players, seed=11):
        for name in LOCKED[players]:
            assert space(s, name)["piece"] is None
            assert space(s, name)["crew"] == 0


@rule("GA-3.2")
@pytest.mark.parametrize("players", SEATS)
def test_both_draw_spaces_and_the_bank_are_never_locked(players: int) -> None:
    assert {"worker factory_draw", "worker order_draw", "worker bank"} <= set(offered(position(players)))


@rule("GA-3.3", "GA-3.5")
@pytest.mark.parametrize("players", SEATS)
def test_sixteen_cubes_of_each_colour_form_the_supply_and_one_goes_on_each_printed_cart(players: int) -> None:
    s = GAME.new(players=players, seed=2)
    assert [n + players for n in supply(s)] == [16] * 4
    for n in range(players):
        assert [cart["cube"] for cart in seat(s, n)["carts"]] == list(COLORS)


@rule("GA-3.4")
@pytest.mark.parametrize("players", SEATS)
def test_tiles_are_turned_up_on_the_open_spaces_in_order(players: int) -> None:
    s = GAME.new(players=players, seed=4)
    turned = told(s, "tile_turned")
    assert [event["space"] for event in turned] == [
        f"factory_{n}" for n in range(1, 9) if f"factory_{n}" not in LOCKED[players]
    ]
    for event in turned:
        assert space(s, str(event["space"]))["piece"] == event["tile"]


@rule("GA-3.4", "GA-3.8", "GA-15.11")
def test_both_stacks_are_shuffled() -> None:
    games = [GAME.new(players=3, seed=seed) for seed in range(200)]
    tops = Counter(stack(s, "tile")[0] for s in games)
    cards = Counter(stack(s, "order")[0] for s in games)
    assert len(tops) == 16  # each kind lies on top 12.5 times on average
    assert len(cards) >= 40  # of 44 orders, each 4.5 times on average
    assert max(tops.values()) < 30
    assert max(cards.values()) < 15


@rule("GA-3.5")
def test_a_mine_begins_with_an_empty_cage_at_the_surface_and_an_empty_store() -> None:
    s = GAME.new(players=2, seed=1)
    for n in range(2):
        assert seat(s, n)["cage_level"] == 0
        assert seat(s, n)["cage"] == seat(s, n)["store"] == dict.fromkeys(COLORS, 0)


@rule("GA-3.6")
def test_all_scores_begin_at_zero() -> None:
    assert GAME.new(players=4, seed=1).scores() == [0, 0, 0, 0]


@rule("GA-3.7", "GA-15.11")
@pytest.mark.parametrize("players", SEATS)
def test_every_seat_is_equally_likely_to_start(players: int) -> None:
    starts = Counter(GAME.new(players=players, seed=seed).view(None)["start_player"] for seed in range(600))
    expected = 600 / players
    assert sorted(starts) == list(range(players))
    assert sum((n - expected) ** 2 / expected for n in starts.values()) < 14  # chi-square, below 0.1 % for 3 degrees


@rule("GA-3.8")
@pytest.mark.parametrize("players", SEATS)
def test_the_draft_display_is_revealed_from_the_top_of_the_order_stack(players: int) -> None:
    s = GAME.new(players=players, seed=9)
    shown = told(s, "order_shown")
    assert [event["position"] for event in shown] == list(range(DRAFT[players]))
    assert [event["order"] for event in shown] == s.view(None)["draft"]
    assert not set(s.view(None)["draft"]) & set(stack(s, "order"))
    assert len(stack(s, "order")) == 44 - DRAFT[players]


@rule("GA-3.9")
@pytest.mark.parametrize("players", SEATS)
@pytest.mark.parametrize("seed", range(8))
def test_picking_goes_counter_clockwise_with_the_start_player_last_in_each_round(players: int, seed: int) -> None:
    s = GAME.new(players=players, seed=seed)
    start = s.view(None)["start_player"]
    pickers = []
    while asked(s)[1] == "Draft":
        pickers.append(asked(s)[0])
        play(s, offered(s)[0])
    assert pickers == 3 * [(start - 1 - i) % players for i in range(players)]
    assert pickers[-1] == start


@rule("GA-3.9")
def test_a_picked_card_goes_face_up_to_the_pickers_outstanding_orders() -> None:
    s = GAME.new(players=3, seed=1)
    picker, card = asked(s)[0], s.view(None)["draft"][4]
    play(s, "draft_take 4")
    for onlooker in (0, 1, 2, None):
        assert [order["order"] for order in s.view(onlooker)["seats"][picker]["outstanding"]] == [card]


@rule("GA-3.9", "GA-18.2")
def test_positions_of_the_display_do_not_shift() -> None:
    s = GAME.new(players=3, seed=1)
    display = s.view(None)["draft"]
    play(s, "draft_take 4")
    assert s.view(None)["draft"] == [None if i == 4 else card for i, card in enumerate(display)]
    assert offered(s) == [f"draft_take {i}" for i in range(10) if i != 4]
    with pytest.raises(IllegalAction):
        play(s, "draft_take 4")


@rule("GA-3.9")
@pytest.mark.parametrize("players", SEATS)
def test_everybody_drafts_exactly_three_orders(players: int) -> None:
    s = after_real_draft(players, 6)
    assert [len(seat(s, n)["outstanding"]) for n in range(players)] == [3] * players


@rule("GA-Q13")
@pytest.mark.parametrize("seed", range(6))
def test_with_two_players_the_other_one_picks_first_then_they_alternate(seed: int) -> None:
    s = GAME.new(players=2, seed=seed)
    start = s.view(None)["start_player"]
    for turn in range(6):
        assert asked(s) == ((start + 1 + turn) % 2, "Draft")
        play(s, offered(s)[0])


@rule("GA-3.10", "GA-Q12")
@pytest.mark.parametrize("players", SEATS)
@pytest.mark.parametrize("left", [0, 3, 6])
def test_the_card_left_goes_to_order_4_and_the_others_are_filled_from_the_stack(players: int, left: int) -> None:
    s = GAME.new(players=players, seed=8)
    display, before = s.view(None)["draft"], stack(s, "order")
    for i in range(len(display)):
        if i != left:
            play(s, f"draft_take {i}")
    assert space(s, "order_4")["piece"] == display[left]
    open_spaces = ["order_1", "order_2", "order_3"][players == 2 :]
    assert [space(s, name)["piece"] for name in open_spaces] == before[: len(open_spaces)]
    assert stack(s, "order") == before[len(open_spaces) :]
    assert s.view(None)["draft"] == []


@rule("GA-3.11", "GA-4.2")
@pytest.mark.parametrize("seed", range(8))
def test_shift_one_begins_with_the_start_player(seed: int) -> None:
    s = after_real_draft(3, seed)
    assert s.view(None)["shift"] == 1
    assert asked(s) == (s.view(None)["start_player"], "PlaceWorkers")
