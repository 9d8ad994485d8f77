"""Phase 5, second half: the draw of the first edition, and what holds for both [KK-13.10 to KK-13.14, KK-13.30 on]."""

from __future__ import annotations

import pytest

from revier.games.kohle_und_kolonie.board import PURCHASING_POWER
from revier.games.kohle_und_kolonie.disaster import take_effect
from revier.kernel.state import State
from tests.kohle_und_kolonie.build import DATA, GAMES, position, row
from tests.kohle_und_kolonie.look import EDITIONS, held, idle, table
from tests.kohle_und_kolonie.phases import disaster, kinds
from tests.support import asked, offered, play, rule, told

LEVEL_ONE = ["k-rabe", "k-wolff", "k-alte-mann", "k-geschwind", "k-alte-bommerbank"]
BLACK = ["black", "black", "black"]
MINES = {0: ["k-rabe", "k-wolff", "k-alte-mann"], 1: ["k-geschwind"]}  # three discs and one


def lost(s: State) -> list[int]:
    """Miners on disaster spaces, by seat."""
    return [held(s, n)["miners_lost"] for n in range(s.players)]


# -- the token is turned up first ------------------------------------------------------------------


@rule("KK-13.10", "KK D-11")
@pytest.mark.parametrize("draws", [BLACK, ["0", "black", "black"]])
def test_the_token_of_the_round_is_turned_up_before_the_draw(draws: list[str]) -> None:
    s = disaster(draws, mines=MINES, disaster_tokens=["extra_coin"])
    assert told(s, "disaster_shown") == [{"disaster": "extra_coin"}]
    assert kinds(s, "disaster_shown", "black_disc_drawn", "seat_disc_drawn")[0] == "disaster_shown"
    assert s.view(None)["disaster_spaces"][0]["shown"] == "extra_coin"


@rule("KK-13.10")
def test_each_round_has_its_own_token() -> None:
    tokens = ["purchasing_power", "highest_number", "mining_damage", "purchasing_power", "extra_coin"]
    s = position(phase=5, disaster_tokens=tokens)
    while not s.is_over:
        play(s, offered(s)[0])
    assert [event["disaster"] for event in told(s, "disaster_shown")] == tokens


@rule("KK D-12")
def test_mining_damage_belongs_to_2013_and_the_railroad_accident_to_the_revised_edition() -> None:
    common = ["extra_coin", "highest_number", "purchasing_power", "purchasing_power"]
    for edition, special in (("2013", "mining_damage"), ("revised", "railroad_accident")):
        tokens = GAMES[edition].new(players=4, seed=3).to_dict()["disaster_tokens"]
        assert sorted(tokens) == sorted([*common, special])


# -- the discs -------------------------------------------------------------------------------------


@rule("KK-13.11", "KK-13.20")
@pytest.mark.parametrize("edition", EDITIONS)
def test_three_discs_are_drawn_one_after_the_other_without_putting_back(edition: str) -> None:
    for seed in range(30):
        s = position(edition, phase=5, seed=seed, mines={0: ["k-rabe"], 1: ["k-wolff"]}, coins={0: 0})
        while asked(s)[1] != "ChooseBonusToken":
            play(s, offered(s)[0])
        drawn = [(e.kind, e.args.get("seat")) for e in s.events() if e.kind.endswith("_disc_drawn")]
        assert len(drawn) == 3
        assert len({disc for disc in drawn if disc[0] != "black_disc_drawn"}) == len(
            [disc for disc in drawn if disc[0] != "black_disc_drawn"]
        )


@rule("KK-13.11", "KK-13.20")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("coins", "left"), [(6, 3), (4, 1), (3, 0)])
def test_each_black_disc_takes_a_coin_from_the_trust_track(edition: str, coins: int, left: int) -> None:
    s = disaster(BLACK, edition, trust_track=coins)
    assert table(s)["trust_track"] == left
    assert told(s, "black_disc_drawn") == [{"coins": 1}] * 3


@rule("KK-13.11", "KK-13.20", "KK RUL-57")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("coins", [0, 1, 2])
def test_a_black_disc_does_nothing_when_the_track_is_empty(edition: str, coins: int) -> None:
    s = disaster(BLACK, edition, trust_track=coins)
    assert table(s)["trust_track"] == 0
    assert [event["coins"] for event in told(s, "black_disc_drawn")] == [1] * coins + [0] * (3 - coins)
    assert s.scores() == [2, 2, 2, 2]


@rule("KK-13.11", "KK-13.20")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_blank_does_nothing_by_itself(edition: str) -> None:
    s = disaster(["blank", "black", "black"], edition, trust_track=5)
    assert told(s, "blank_disc_drawn") == [{}]
    assert table(s)["trust_track"] == 3
    assert s.scores() == [2, 2, 2, 2]
    assert lost(s) == [0, 0, 0, 0]


@rule("KK-13.11", "KK RUL-81", "KK D-14")
@pytest.mark.parametrize(("round", "vp"), [(1, 2), (2, 2), (3, 2), (4, 3), (5, 3)])
def test_a_player_disc_costs_a_miner_and_the_points_of_the_round(round: int, vp: int) -> None:
    mines = {0: ["k-alte-bommerbank"]}
    s = disaster(["0", "black", "black"], round=round, mines=mines, points={0: 9}, disaster_tokens=["extra_coin"])
    assert DATA["disaster_spaces"]["victory_points"][round - 1] == -vp
    assert s.view(None)["disaster_spaces"][round - 1]["vp"] == vp
    assert row(s, "disasters", round) == [-vp, 0, 0, 0]
    assert told(s, "miner_lost") == [{"seat": 0, "origin": "supply"}]


@rule("KK-13.11")
def test_a_further_disc_of_the_same_player_costs_one_more_miner_and_no_points() -> None:
    s = disaster(["0", "0", "0"], mines=MINES, points={0: 9})
    assert row(s, "disasters", 1) == [-2, 0, 0, 0]
    assert lost(s) == [3, 0, 0, 0]
    assert held(s, 0)["miners"] == 20 - 3 - 3


@rule("KK-13.11")
def test_every_player_loses_points_at_the_own_first_disc() -> None:
    s = disaster(["0", "1", "0"], mines=MINES, points={0: 9, 1: 9})
    assert row(s, "disasters", 1) == [-2, -2, 0, 0]
    assert lost(s) == [2, 1, 0, 0]


@rule("KK-13.11")
def test_the_token_takes_effect_at_the_first_player_disc_before_the_miner_is_lost() -> None:
    s = disaster(["black", "0", "black"], mines=MINES, disaster_tokens=["highest_number"])
    order = kinds(s, "black_disc_drawn", "seat_disc_drawn", "trust_bought", "miner_lost", "vp_lost")
    disc = ["seat_disc_drawn", "trust_bought", "miner_lost", "vp_lost"]
    assert order[:6] == ["black_disc_drawn", *disc, "black_disc_drawn"]


@rule("KK-13.11")
@pytest.mark.parametrize("draws", [["0", "0", "0"], ["0", "1", "0"]])
def test_the_token_takes_effect_once_a_round(draws: list[str]) -> None:
    s = disaster(draws, mines=MINES, disaster_tokens=["highest_number"])
    assert len(told(s, "trust_bought")) == 1 + 1  # by the token, and in phase 6


@rule("KK-13.12")
@pytest.mark.parametrize("token", ["highest_number", "extra_coin", "purchasing_power", "mining_damage"])
@pytest.mark.parametrize("draws", [BLACK, ["black", "blank", "black"]])
def test_without_a_player_disc_the_token_leaves_the_game_without_effect(token: str, draws: list[str]) -> None:
    s = disaster(draws, mines=MINES, disaster_tokens=[token])
    data = table(s)
    assert data["disaster_tokens"][0] is None
    assert len(told(s, "disaster_removed")) == 1
    assert (data["extra_coin"], data["trust_purchases"], data["mining_damage"]) == (0, 1, 0)
    assert len(told(s, "trust_bought")) == 1  # in phase 6


@rule("KK-13.12", "KK-13.40")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("draws", [BLACK, ["0", "black", "black"]])
def test_a_round_is_over_with_its_token_one_way_or_the_other(edition: str, draws: list[str]) -> None:
    s = disaster(draws, edition, mines=MINES)
    assert table(s)["disaster_tokens"][0] is None
    assert None not in table(s)["disaster_tokens"][1:]


@rule("KK D-15")
def test_in_2013_there_is_no_penalty_by_income() -> None:
    s = disaster(
        ["0", "black", "black"],
        mines={0: ["k-franziska-erbstollen"]},
        engines={0: ["t11"]},
        points={0: 9},
        disaster_tokens=["extra_coin"],
    )
    assert asked(s)[1] != "DisasterPenalty"
    assert row(s, "disasters", 1) == [-2, 0, 0, 0]


# -- what the tokens do ----------------------------------------------------------------------------


@rule("KK-13.13", "KK-13.40", "KK RUL-54")
@pytest.mark.parametrize("edition", EDITIONS)
def test_highest_number_makes_the_trust_buy_the_last_mine_of_the_display(edition: str) -> None:
    display = ["k-generals-erbstollen", "e-langenbrahm", "k-stralsund", "k-catharina"]
    s = disaster(["0", "black", "black"], edition, mines=MINES, display=display, disaster_tokens=["highest_number"])
    assert [event["mine"] for event in told(s, "trust_bought")] == ["k-catharina", "k-generals-erbstollen"]
    assert s.view(None)["mines"]["k-catharina"] == {"place": "trust", "owner": None, "engine": True}
    assert table(s)["engine_supply"] == 20 - 2
    assert s.view(None)["disaster_spaces"][0] == {"token": False, "shown": "highest_number", "vp": 2}


@rule("KK-13.40")
@pytest.mark.parametrize("edition", EDITIONS)
def test_highest_number_does_nothing_with_an_empty_display(edition: str) -> None:
    s = disaster(["0", "black", "black"], edition, mines=MINES, display=[], disaster_tokens=["highest_number"])
    assert told(s, "trust_bought") == []


@rule("KK-13.40", "KK-13.44")
@pytest.mark.parametrize("edition", EDITIONS)
def test_highest_number_lasts_for_its_round_only(edition: str) -> None:
    s = disaster(["0", "black", "black"], edition, mines=MINES, disaster_tokens=["highest_number", "extra_coin"])
    idle(s, "ChooseBonusToken", round=3)
    assert len(told(s, "trust_bought")) == 2 + 1


@rule("KK-13.13", "KK-13.41")
@pytest.mark.parametrize("edition", EDITIONS)
def test_extra_coin_is_in_force_but_not_on_the_track(edition: str) -> None:
    s = disaster(["0", "black", "black"], edition, mines=MINES, trust_track=2, disaster_tokens=["extra_coin"])
    assert s.view(None)["trust"] == {"coins": 0, "purchases": 1, "extra_coin": True}


@rule("KK-13.41")
@pytest.mark.parametrize("edition", EDITIONS)
def test_black_discs_do_not_touch_the_extra_coin(edition: str) -> None:
    s = disaster(BLACK, edition, trust_track=0, extra_coin=1, round=2)
    assert s.view(None)["trust"] == {"coins": 0, "purchases": 1, "extra_coin": True}


@rule("KK-13.13", "KK-13.42")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("before", [1, 2])
def test_purchasing_power_adds_a_purchase(edition: str, before: int) -> None:
    s = disaster(
        ["0", "black", "black"],
        edition,
        round=before,
        mines=MINES,
        trust_purchases=before,
        disaster_tokens=["purchasing_power"],
    )
    assert s.view(None)["trust"]["purchases"] == before + 1
    assert len(told(s, "trust_bought")) == before + 1  # from phase 6 of this round on


@rule("KK-13.42")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_trust_never_has_more_than_three_purchases(edition: str) -> None:
    s = position(edition, round=3, trust_purchases=3)
    take_effect(s, PURCHASING_POWER)
    assert s.trust_purchases == 3


@rule("KK-13.42")
@pytest.mark.parametrize("edition", EDITIONS)
def test_purchasing_power_lasts_to_the_end_of_the_game(edition: str) -> None:
    s = disaster(
        ["0", "black", "black"], edition, mines=MINES, disaster_tokens=["purchasing_power", "extra_coin"], round=1
    )
    idle(s, "ChooseBonusToken", round=3)
    assert len(told(s, "trust_bought")) == 2 + 2


# -- mining damage ---------------------------------------------------------------------------------

DAMAGE = ["mining_damage"]


def payers(s: State) -> list[int]:
    """Who is asked for mining damage, with everybody losing points."""
    found = []
    while not s.is_over and asked(s)[1] == "MiningDamagePay":
        found.append(asked(s)[0])
        play(s, "lose_vp")
    return found


@rule("KK-13.13", "KK-13.14", "KK-13.44", "KK D-13")
@pytest.mark.parametrize("draws", [["0", "blank", "black"], ["0", "black", "blank"], ["black", "0", "blank"]])
def test_mining_damage_strikes_when_the_blank_comes_after_the_player_disc(draws: list[str]) -> None:
    s = disaster(draws, mines=MINES, disaster_tokens=DAMAGE)
    assert payers(s) == [0, 1, 2, 3]


@rule("KK-13.14", "KK RUL-50")
@pytest.mark.parametrize("draws", [["blank", "0", "black"], ["blank", "black", "0"], ["black", "blank", "0"]])
def test_mining_damage_strikes_also_when_the_blank_came_before_the_player_disc(draws: list[str]) -> None:
    s = disaster(draws, mines=MINES, disaster_tokens=DAMAGE)
    assert payers(s) == [0, 1, 2, 3]


@rule("KK-13.14", "KK RUL-50")
def test_mining_damage_is_paid_after_the_third_disc() -> None:
    s = disaster(["0", "blank", "1"], mines=MINES, disaster_tokens=DAMAGE)
    assert asked(s)[1] == "MiningDamagePay"
    assert len(kinds(s, "seat_disc_drawn", "blank_disc_drawn")) == 3
    assert lost(s) == [1, 1, 0, 0]


@rule("KK-13.14")
def test_mining_damage_does_not_strike_without_the_blank() -> None:
    s = disaster(["0", "black", "black"], mines=MINES, disaster_tokens=DAMAGE)
    assert table(s)["mining_damage"] == 1
    assert payers(s) == []


@rule("KK-13.13", "KK-13.14", "KK RUL-49")
@pytest.mark.parametrize("draws", [["blank", "black", "black"], ["0", "blank", "black"]])
def test_once_active_mining_damage_strikes_at_every_later_blank_with_or_without_player_disc(draws: list[str]) -> None:
    s = disaster(draws, round=3, mines=MINES, mining_damage=1, disaster_tokens=["extra_coin"])
    assert payers(s) == [0, 1, 2, 3]
    assert table(s)["mining_damage"] == 1


@rule("KK-13.14")
def test_active_mining_damage_does_not_strike_in_a_round_without_the_blank() -> None:
    s = disaster(["0", "black", "black"], round=3, mines=MINES, mining_damage=1, disaster_tokens=["extra_coin"])
    assert payers(s) == []


@rule("KK-13.12", "KK-13.14", "KK RUL-49")
def test_mining_damage_turned_up_without_a_player_disc_never_becomes_active() -> None:
    s = disaster(["blank", "black", "black"], mines=MINES, disaster_tokens=DAMAGE)
    assert payers(s) == []
    assert table(s)["mining_damage"] == 0


@rule("KK-13.14")
def test_the_blank_alone_does_nothing_while_mining_damage_is_not_active() -> None:
    s = disaster(["0", "blank", "black"], mines=MINES, disaster_tokens=["extra_coin", "mining_damage"])
    assert payers(s) == []


@rule("KK-13.14")
def test_every_player_in_turn_order_pays_a_coin_or_loses_two_points() -> None:
    s = disaster(
        ["0", "blank", "black"],
        mines=MINES,
        turn_order=[2, 0, 3, 1],
        coins={0: 1, 1: 4, 2: 4, 3: 4},
        points=dict.fromkeys(range(4), 9),
        disaster_tokens=DAMAGE,
    )
    order = []
    for action in ("pay_coin", "lose_vp", "pay_coin", "lose_vp"):
        order.append(asked(s)[0])
        assert offered(s) == ["pay_coin", "lose_vp"]
        play(s, action)
    assert order == [2, 0, 3, 1]
    assert row(s, "disasters", 1) == [-2 - 2, -2, 0, 0]
    assert told(s, "coins_paid") == [{"seat": 2, "coins": 1}, {"seat": 3, "coins": 1}]


@rule("KK-13.14")
def test_without_a_coin_only_the_points_can_be_lost() -> None:
    s = disaster(["0", "blank", "black"], mines=MINES, coins={0: 0}, points={0: 9}, disaster_tokens=DAMAGE)
    assert asked(s) == (0, "MiningDamagePay")
    assert offered(s) == ["lose_vp"]
    play(s, "lose_vp")
    assert s.scores()[0] == 9 - 2 - 2


@rule("KK-13.14", "KK RUL-51")
@pytest.mark.parametrize("points", [0, 1, 2, 3])
def test_the_points_may_be_chosen_also_with_fewer_than_two(points: int) -> None:
    s = disaster(["0", "blank", "black"], mines=MINES, points={2: points}, disaster_tokens=DAMAGE)
    play(s, "pay_coin", "pay_coin")
    assert asked(s)[0] == 2
    assert "lose_vp" in offered(s)
    play(s, "lose_vp")
    assert s.scores()[2] == max(0, points - 2)
    assert row(s, "disasters", 1)[2] == -min(2, points)


@rule("KK RUL-51")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("points", [0, 1, 2, 3])
def test_a_disaster_never_makes_a_score_negative(edition: str, points: int) -> None:
    s = disaster(["0", "black", "black"], edition, mines={0: ["k-rabe"]}, points={0: points})
    assert row(s, "disasters", 1)[0] == -min(2, points)
    assert min(s.scores()) >= 0


# -- losing a miner --------------------------------------------------------------------------------


@rule("KK-13.30")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_miner_is_lost_from_the_supply_while_there_is_one(edition: str) -> None:
    s = disaster(
        ["0", "0", "black"],
        edition,
        mines={0: LEVEL_ONE},
        miners={0: 2},
        coins={0: 0},
        settlements={0: {"heven": 2}},
        pieces={0: {"cokery_pair": 2}},
    )
    assert told(s, "miner_lost") == [{"seat": 0, "origin": "supply"}] * 2
    assert held(s, 0)["miners"] == 0
    assert held(s, 0)["miners_lost"] == 20 - 5 - 2 - 2


@rule("KK-13.30")
@pytest.mark.parametrize("edition", EDITIONS)
def test_with_an_empty_supply_the_player_chooses_a_miner_that_marks_no_mine(edition: str) -> None:
    s = disaster(
        ["0", "black", "black"],
        edition,
        mines={0: LEVEL_ONE},
        miners={0: 0},
        coins={0: 0},
        settlements={0: {"heven": 2, "steele": 0}},
        stations={0: {"red-3": 1}},
        pieces={0: {"cokery_pair": 1, "administration_miner_1": 1, "cokery_engineer_1": 1}},
        rescue={0: ["t13"]},
    )
    assert asked(s) == (0, "LoseMinerFrom")
    choices = [
        "station red-3",
        "miner_space cokery_pair",
        "miner_space administration_miner_1",
        "rescue rescue_t13",
        "village heven",
    ]
    assert sorted(offered(s)) == sorted(choices)
    before = held(s, 0)["miners_lost"]
    for choice in choices:
        after = play(s.clone(), choice)
        assert told(after, "miner_lost") == [{"seat": 0, "origin": choice.split()[1]}]
        own = held(after, 0)
        assert own["miners_lost"] == before + 1
        assert own["settled"]["heven"] == (1 if choice == "village heven" else 2)
        assert own["rescue"] == ([] if choice.startswith("rescue") else ["t13"])


@rule("KK-13.30", "KK-5.7")
@pytest.mark.parametrize("edition", EDITIONS)
def test_each_disc_asks_anew_and_marked_mines_stay_marked(edition: str) -> None:
    s = disaster(
        ["0", "0", "0"], edition, mines={0: LEVEL_ONE}, miners={0: 1}, coins={0: 0}, settlements={0: {"heven": 1}}
    )
    assert asked(s) == (0, "LoseMinerFrom")  # the first disc took the one from the supply
    assert offered(s) == ["village heven"]
    play(s, "village heven")
    assert [event["origin"] for event in told(s, "miner_lost")] == ["supply", "heven"]  # nothing for the third
    assert list(held(s, 0)["tableau"].values()) == LEVEL_ONE


@rule("KK-13.30", "KK RUL-52")
@pytest.mark.parametrize("edition", EDITIONS)
def test_if_no_miner_is_left_but_those_on_mines_none_is_lost(edition: str) -> None:
    mines = {0: LEVEL_ONE}
    s = disaster(["0", "black", "black"], edition, mines=mines, miners={0: 0}, coins={0: 0}, points={0: 9})
    assert told(s, "miner_lost") == []
    assert row(s, "disasters", 1) == [-2, 0, 0, 0]  # the points are lost all the same


@rule("KK-13.30")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_lost_miner_never_comes_back(edition: str) -> None:
    s = disaster(["0", "0", "black"], edition, mines={0: ["k-rabe", "k-alte-bommerbank"]}, coins={0: 0})
    idle(s, "SecureStep", round=3)
    hits = len([event for event in told(s, "seat_disc_drawn") if event["seat"] == 0])
    assert lost(s)[0] == hits >= 2
    assert held(s, 0)["miners"] == 20 - 2 - hits


# -- afterwards ------------------------------------------------------------------------------------


@rule("KK-13.31")
@pytest.mark.parametrize("edition", EDITIONS)
def test_all_discs_go_back_to_their_owners(edition: str) -> None:
    s = disaster(["0", "0", "0"], edition, mines={0: LEVEL_ONE}, coins={0: 0})
    assert s.view(None)["disaster"] is None
    idle(s, "ChooseBonusToken", round=3)
    assert [event["count"] for event in told(s, "discs_added") if event["seat"] == 0] == [3]  # all three again
    assert len(kinds(s, "seat_disc_drawn", "black_disc_drawn", "blank_disc_drawn")) == 6
