"""The shape of the game, its pieces and their limits [SW-2, SW-3, SW-21]."""

from __future__ import annotations

from itertools import groupby

import pytest

from revier.games.schichtwechsel.names import HOUSE_IDS
from revier.kernel.errors import BadOption
from revier.kernel.rng import Rng
from tests.schichtwechsel.build import GAME, Load, position
from tests.schichtwechsel.look import CARTS_FULL, DATA, SEATS, WAGONS_FULL, at, held, table
from tests.support import asked, offered, play, rule, told

PREPARATION = ["step_1", "step_2", "step_5", "step_6"]  # the steps in which somebody is asked


@rule("SW-2.1")
@pytest.mark.parametrize("players", SEATS)
def test_a_game_has_five_rounds_of_three_phases_and_a_final_scoring(players: int) -> None:
    s = GAME.new(players=players, seed=3)
    rng = Rng(3)
    seen = []
    while not s.is_over:
        seen.append((table(s)["round"], table(s)["phase"]))
        legal = s.legal_actions()
        s.apply(legal[rng.below(len(legal))])
    order = [moment for moment, _ in groupby(seen)]
    for round in (1, 2, 3, 4, 5):
        phases = [phase for number, phase in order if number == round and phase != "final"]
        assert phases == [phase for phase in [*PREPARATION, "action"] if phase in phases]
        assert {"step_1", "step_2", "action"} <= set(phases)
    assert [number for number, _ in groupby(number for number, _ in order)] == [1, 2, 3, 4, 5]
    assert [event["round"] for event in told(s, "round_began")] == [1, 2, 3, 4, 5]
    assert table(s)["phase"] == "final"


@rule("SW-2.1")
@pytest.mark.parametrize("phase", ["step_1", "step_2", "step_3", "step_4", "step_5", "step_6"])
def test_the_steps_lead_into_the_action_phase(phase: str) -> None:
    s = position(phase=phase)
    while asked(s)[1] != "Turn":
        s.apply(s.legal_actions()[0])
    assert (table(s)["phase"], table(s)["round"]) == ("action", 1)
    assert len(told(s, "triple_drawn")) == (4 if phase == "step_1" else 0)
    assert len(told(s, "tile_taken")) == (4 if phase <= "step_2" else 0)
    assert bool(told(s, "water_rose")) is (phase <= "step_3")
    assert len(told(s, "cubes_taken")) == (4 if phase <= "step_4" else 0)


@rule("SW-2.1")
def test_most_points_win() -> None:
    s = position(round=5, phase="final", points={0: 3, 1: 9, 2: 8, 3: 9}, marker=2)
    assert s.is_over
    assert s.scores() == [3 - 12, 9 - 12, 8 - 12 + 2, 9 - 12]
    assert s.ranking()[2] == 1


@rule("SW-3.1")
def test_what_is_in_the_box() -> None:
    box = DATA["components"]
    assert {name: box[name] for name in box if name not in ("provenance", "per_player", "vp_tokens")} == {
        "boards": 1,
        "tableaus": 4,
        "round_cards": 6,
        "general_action_cards": 22,
        "own_action_cards": 4,
        "selection_tiles": 7,
        "start_player_markers": 1,
        "cover_markers_shift": 2,
        "cover_markers_coking": 2,
        "tool_markers": 56,
        "coins": 12,
        "miners": 4,
        "headframes": 8,
        "water_stones": 5,
        "white_cubes": 20,
        "coal": 40,
        "spoil": 36,
        "bags": 1,
    }


@rule("SW-3.1", "SW-3.2")
def test_what_each_player_has_of_the_own_colour() -> None:
    seat = held(position())
    assert (seat["cube"], seat["headframes_on_card"], len(seat["houses"])) == (True, 2, 5)
    assert (seat["coke_reserve"], len(seat["discs"]), seat["miner"]) == (11, 3, 0)


@rule("SW-3.1", "SW-21.1")
def test_the_lists_of_the_data_file_are_as_long_as_the_box_says() -> None:
    assert len(DATA["action_cards"]) == DATA["components"]["general_action_cards"] == 22
    assert len(DATA["selection_tiles"]) == DATA["components"]["selection_tiles"] == 7
    assert len(DATA["round_cards"]) == DATA["components"]["round_cards"] == 6
    assert len([card for card in DATA["round_cards"] if card["special"] != "none"]) == 3
    assert len(DATA["headframe_spaces"]) == 8
    assert len(DATA["plots"]) == 7
    assert sum(DATA["tableau"]["sold_coke"]["vp"]) == 36


@rule("SW-21.1")
@pytest.mark.parametrize(("players", "cards", "tiles"), [(2, 16, 5), (3, 18, 6), (4, 21, 7)])
def test_how_much_is_in_play(players: int, cards: int, tiles: int) -> None:
    s = position(players, phase="step_2")
    assert (len(table(s)["cards"]), len(table(s)["tiles"])) == (cards, tiles)


@rule("SW-21.1")
def test_the_shift_has_fourteen_spaces_from_gate_to_gate() -> None:
    shift = table(position())["shift"]
    assert (len(shift), shift[0], shift[1], shift[14]) == (15, "start", "gate_in", "gate_out")


@rule("SW-21.1")
def test_there_are_twelve_barriers() -> None:
    bonuses = [barrier["bonus"] for track in DATA["tracks"]["list"] for barrier in track["barriers"]]
    kinds = {bonus: bonuses.count(bonus) for bonus in bonuses}
    assert kinds == {"house": 5, "miner_or_headframe": 4, "return_tool": 2, "headframe_or_2vp": 1}
    assert DATA["tracks"]["list"][0]["barriers"][-1]["bonus"] == "headframe_or_2vp"


@rule("SW-21.1")
def test_one_cart_is_for_coal_only_and_one_can_be_locked() -> None:
    carts = DATA["tableau"]["carts"]
    assert [cart["id"] for cart in carts if cart["accepts"] == ["coal"]] == ["cart_4"]
    assert [cart["id"] for cart in carts if cart["lockable"]] == ["cart_5"]
    assert [wagon["id"] for wagon in DATA["tableau"]["wagons"] if wagon["white_cube"]] == ["wagon_5"]


@rule("SW-2.1")
@pytest.mark.parametrize("players", [1, 5])
def test_two_to_four_can_play(players: int) -> None:
    with pytest.raises(BadOption):
        GAME.new(players=players, seed=1)


# -- limits ----------------------------------------------------------------------------------------


@rule("SW R1", "SW-3.2")
def test_tool_markers_and_coins_never_run_out() -> None:
    s = position(phase="step_3", tools=dict.fromkeys(range(4), 14), water={2: 6})
    assert [held(s, n)["tools"] for n in range(4)] == [14, 14, 15, 14]  # 57 of 56
    s = position(coins=dict.fromkeys(range(4), 3), heap={0: 6})
    play(s, "exchange heap6_coin")
    assert [held(s, n)["coins"] for n in range(4)] == [4, 3, 3, 3]  # 13 of 12


@rule("SW R1", "SW-3.2")
def test_spoil_never_runs_out() -> None:
    load: dict[str, Load] = {"cart_1": "spoil", "cart_2": "spoil", "cart_3": "spoil", "cart_5": ("spoil", 1)}
    s = position(phase="step_2", first=1, carts=dict.fromkeys(range(4), load), heap=dict.fromkeys(range(4), 6))
    play(s, "take_tile haulier", "place_cube spoil cart_5")
    assert held(s)["carts"]["cart_5"]["spoil"] == 2  # 45 of 36


@rule("SW R1", "SW-3.2")
def test_coal_never_runs_out() -> None:
    others = range(1, 4)
    s = position(
        phase="step_2", first=1, carts=dict.fromkeys(others, CARTS_FULL), wagons=dict.fromkeys(others, WAGONS_FULL)
    )
    play(s, "take_tile mine_rescue", "place_coal wagon_1")
    assert held(s)["wagons"]["wagon_1"]["coal"] == 1  # 46 of 40


@rule("SW R2", "SW-3.2")
@pytest.mark.parametrize(("sold", "on_wagons", "can"), [(8, 2, True), (8, 3, False), (10, 0, True), (10, 1, False)])
def test_without_coke_in_the_reserve_none_can_be_made(sold: int, on_wagons: int, can: bool) -> None:
    s = position(round=5, wagons={0: WAGONS_FULL}, sold={0: sold}, coke_wagons={0: on_wagons})
    assert ("card coking_small" in offered(s)) is can


@rule("SW R2", "SW-3.2")
@pytest.mark.parametrize(("on_wagons", "can"), [(2, True), (3, False)])
def test_without_coke_in_the_reserve_none_can_be_received(on_wagons: int, can: bool) -> None:
    s = position(round=5, sold={0: 8}, coke_wagons={0: on_wagons}, base={0: 1}, **at(rail=3))
    play(s, "card headframe_single", "pay p", "headframe_from base")
    assert ("headframe_to large_coke_wagon" in offered(s)) is can
    assert ("headframe_to large_coke_plant" in offered(s)) is can


@rule("SW-3.2")
def test_houses_and_headframes_are_limited() -> None:
    """Neither a sixth house nor a third headframe comes into play."""
    s = position(base={0: 2}, **at(road=5, rail=9, canal=6))
    assert (held(s)["houses"], held(s)["headframes_on_card"]) == ([], 0)
    play(s, "card track_small", "pay p", "option a")
    assert offered(s) == ["barrier miner"]
    s = position(decision=[("Moving", 0, 1, 0, 0)], unlocked={0: HOUSE_IDS}, discs={0: {"road": 2}})
    assert (held(s)["discs"]["road"], asked(s)) == (3, (1, "Turn"))


@rule("SW-3.3", "SW R31")
def test_nobody_gets_more_than_five_white_cubes_in_a_round() -> None:
    s = position(round=2, phase="step_4", coke_wagons={0: 2}, **at(canal=2, houses=["house_2"]))
    play(s, "yes")
    assert (held(s)["white"], asked(s)) == (5, (0, "Turn"))
