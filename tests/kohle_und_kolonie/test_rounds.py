"""Rounds, phases and basic terms [KK-5], and what lies between two rounds [KK-19]."""

from __future__ import annotations

from typing import Any

import pytest

from tests.kohle_und_kolonie.build import DATA, position, with_draws
from tests.kohle_und_kolonie.look import BOTH, EDITIONS, held, idle, placed, positions, select, table, track
from tests.support import asked, offered, play, rule, told

PHASES = {
    "ChooseBonusToken": 1,
    "TurnMenu": (2, 3, 4),
    "ExtraActionChoice": 4,
    "SecureStep": 5,
    "DisasterPenalty": 5,
    "MiningDamagePay": 5,
    "ConsolidationToken": 9,
    "AuctionBid": 9,
    "LoadingStep": 10,
}


# -- rounds and phases -----------------------------------------------------------------------------


@rule("KK-5.1", "KK RUL-79")
@pytest.mark.parametrize(("edition", "players"), BOTH)
@pytest.mark.parametrize("seed", range(3))
def test_a_game_has_exactly_five_rounds_whose_phases_follow_each_other(edition: str, players: int, seed: int) -> None:
    clock: list[tuple[int, int]] = []
    for s in positions(edition, players, seed):
        if s.is_over:
            break
        data = table(s)
        clock.append((data["round"], data["phase"]))
        expected = PHASES.get(asked(s)[1], data["phase"])
        assert data["phase"] in (expected if isinstance(expected, tuple) else (expected,))
    assert clock == sorted(clock)
    assert {round for round, phase in clock} == {1, 2, 3, 4, 5}
    assert [event["round"] for event in told(s, "round_began")] == [1, 2, 3, 4, 5]
    for round in range(1, 6):
        assert {1, 2, 3} <= {phase for r, phase in clock if r == round}


@rule("KK-5.1")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("seed", range(4))
def test_there_are_consolidations_in_rounds_three_to_five_only(edition: str, seed: int) -> None:
    for s in positions(edition, 4, seed):
        last = s
    rounds: dict[int, int] = {}
    now = 0
    for event in last.events():
        if event.kind == "round_began":
            now = int(str(event.args["round"]))
        elif event.kind == "claim_due":
            rounds[now] = rounds.get(now, 0) + 1
    assert rounds == {3: 4, 4: 4, 5: 7}


@rule("KK-5.1", "KK RUL-17")
@pytest.mark.parametrize("edition", EDITIONS)
def test_disaster_trust_income_board_consolidations_and_pithead_follow_each_other(edition: str) -> None:
    s = position(
        edition,
        3,
        round=3,
        phase=3,
        to_act=2,
        mines={0: ["k-glocke"]},
        pieces={0: {"ironworks_miner_1": 1}},
        bonus={0: "bonus_mine_rescue", 1: "bonus_settlement"} if edition == "2013" else {0: "bonus_mine_rescue"},
    )
    idle(s, "ChooseBonusToken", round=4)
    shown = []
    for event in s.events():
        kind = f"{event.kind} {event.args['category']}" if "category" in event.args else event.kind
        if kind not in shown:
            shown.append(kind)
    order = [
        "discs_added",  # phase 5
        "trust_bought",
        "coins_gained",
        "vp_gained claims",
        "claim_due",
        "vp_gained ironworks",
        "token_returned",
        "round_began",
    ]
    assert [kind for kind in shown if kind in order] == order


@rule("KK-5.1")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_final_scoring_follows_round_five(edition: str) -> None:
    s = position(edition, round=5, phase=11, coins={0: 9})
    assert s.is_over
    assert [line["points"] for line in s.breakdown() if line["category"] == "end_coins"] == [[4, 2, 2, 2]]


@rule("KK-5.2", "KK-7.1")
@pytest.mark.parametrize(("edition", "players"), BOTH)
def test_the_turn_order_of_phase_one_holds_for_phases_two_to_ten(edition: str, players: int) -> None:
    orders: dict[int, list[list[int]]] = {}
    turns: dict[tuple[int, int], list[int]] = {}
    for s in positions(edition, players, 9):
        data = table(s)
        if s.is_over or data["phase"] == 1:
            continue
        orders.setdefault(data["round"], []).append(data["turn_order"])
        seats = turns.setdefault((data["round"], data["phase"]), [])
        if asked(s)[1] == "TurnMenu" and (not seats or seats[-1] != asked(s)[0]):
            seats.append(asked(s)[0])
    for round in range(1, 6):
        order = orders[round][0]
        assert orders[round] == [order] * len(orders[round])
        assert turns[round, 2] == turns[round, 3] == order
        if (round, 4) in turns:
            assert turns[round, 4] == [seat for seat in order if seat in turns[round, 4]]


# -- points and payments ---------------------------------------------------------------------------


@rule("KK-5.3")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("points", "left"), [(0, 0), (1, 0), (2, 0), (3, 1)])
def test_a_score_is_never_negative(edition: str, points: int, left: int) -> None:
    s = position(edition, phase=4, to_act=0, markers={0: 1}, points={0: points}, mines={0: ["k-rabe"]})
    s2 = with_draws(s, ["0"], "stop")
    while table(s2)["phase"] == 5:
        s2.apply(s2.legal_actions()[0])
    lost = [line["points"][0] for line in s2.breakdown() if line["category"] == "disasters" and line["round"] == 1]
    assert lost == [left - points]


@rule("KK-5.3")
@pytest.mark.parametrize(("edition", "players"), BOTH)
def test_points_are_never_below_zero_in_a_whole_game_and_add_up(edition: str, players: int) -> None:
    for s in positions(edition, players, 4):
        assert min(s.scores()) >= 0
        if s.is_over or s.ply % 20 == 0:
            assert s.scores() == [sum(line["points"][n] for line in s.breakdown()) for n in range(players)]


@rule("KK-5.4")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("coins", range(4))
def test_whoever_cannot_pay_the_full_amount_is_not_offered_the_action(edition: str, coins: int) -> None:
    s = position(
        edition,
        round=2,
        coins={0: coins},
        mines={0: ["k-rabe"]},
        workers={0: 5},
        village_workers={"eiberg": 0},
        worker_supply=3,
    )
    prices = {
        "buy_mine": 1,
        "buy_steam_engine": 1,
        "place_settlement": 2,
        "engineer": 1,
        "flip_cokery": 2,
        "flip_ironworks": 3,
        "flip_loading": 2,
        "flip_workforce_coins": 3,
        "buy_workers": 2,
    }
    for action, price in prices.items():
        assert (action in offered(s)) == (coins >= price)


@rule("KK-5.4")
@pytest.mark.parametrize(("edition", "players"), BOTH)
def test_nobody_ever_has_debts(edition: str, players: int) -> None:
    for s in positions(edition, players, 6):
        for own in table(s)["seats"]:
            assert min(own["coins"], own["workers"], own["miners"], own["markers"]) >= 0


@rule("KK-2.2")
@pytest.mark.parametrize(("edition", "players"), BOTH)
@pytest.mark.parametrize("seed", range(2))
def test_workers_engines_and_pieces_never_become_more_or_fewer(edition: str, players: int, seed: int) -> None:
    for s in positions(edition, players, 20 + seed):
        if s.ply % 5 and not s.is_over:
            continue
        data = table(s)
        workers = data["worker_supply"] + sum(data["villages"].values()) + sum(p["workers"] for p in data["seats"])
        assert workers == 40
        engines = data["engine_supply"] + list(data["trust_mines"].values()).count("engine")
        for own in data["seats"]:
            engines += len(own["engines"]) + own["reserve_engines"]
            engines += sum(count for space, count in own["pieces"].items() if "steam" in space)
            assert own["engineers"] + sum(n for space, n in own["pieces"].items() if "engineer" in space) == 3
            assert own["settlements"] + len(own["settled"]) == 5
        if s.is_over or asked(s)[1] not in ("BuyMineWorkerSource", "BuyMineSettlementSource", "TableauSpacePick"):
            assert engines == 20
            for own in data["seats"]:
                on_board = sum(count for place, count in placed(own).items() if not is_piece(place))
                assert own["miners"] + own["miners_lost"] + on_board + len(own["tableau"]) == 20


def is_piece(place: str) -> bool:
    """An engineer or an engine, no miner."""
    return "_engineer_" in place or "_steam" in place


# -- owning mines ----------------------------------------------------------------------------------


@rule("KK-5.6", "KK-7.11", "KK-7.12")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_player_owns_the_mine_that_the_own_miner_marks_and_whose_tile_lies_on_the_own_tableau(edition: str) -> None:
    s = position(edition)
    play(s, "buy_mine", "mine k-rabe", "village welper", "space t11")
    assert held(s, 0)["tableau"] == {"t11": "k-rabe"}
    assert held(s, 0)["miners"] == 19
    assert "k-rabe" not in table(s)["display"]
    for n in (1, 2, 3):
        assert held(s, n)["tableau"] == {}


@rule("KK-5.6")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_mine_of_the_trust_is_marked_but_not_on_offer(edition: str) -> None:
    s = position(edition, trust_mines=["k-rabe"])
    play(s, "buy_mine")
    assert "mine k-rabe" not in offered(s)
    assert table(s)["trust_mines"] == {"k-rabe": "engine"}


@rule("KK-5.7", "KK-7.53")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_miner_that_marks_a_mine_cannot_be_moved_or_taken_back(edition: str) -> None:
    s = position(edition, mines={0: ["k-rabe", "k-alte-mann"]}, rescue={0: ["t11"]})
    play(s, "move_miners", "move")
    assert offered(s) == ["rescue rescue_t11"]
    play(s, "rescue rescue_t11", "supply")
    assert offered(s) == ["stop", "deploy"]


# -- preparing the next round ----------------------------------------------------------------------


@rule("KK-19.1", "KK-6.6", "KK RUL-06")
@pytest.mark.parametrize("edition", EDITIONS)
def test_unused_bonus_tokens_return_in_turn_order_to_the_leftmost_empty_spaces(edition: str) -> None:
    holders = {0: "bonus_settlement", 1: "bonus_wagon", 2: "bonus_engineer", 3: "bonus_mine_rescue"}
    s = position(edition, round=2, phase=11, turn_order=[2, 0, 3, 1], bonus=holders)
    stayed = ["bonus_consolidation_aid"] if edition == "2013" else []
    stayed += ["bonus_deploy_move", "bonus_steam_engine"]
    back = ["bonus_engineer", "bonus_settlement", "bonus_mine_rescue", "bonus_wagon"]
    assert asked(s) == (1, "ChooseBonusToken")
    assert track(s) == stayed + back
    assert [held(s, n)["bonus"] for n in range(4)] == [None] * 4
    assert [event["seat"] for event in told(s, "token_returned")] == [2, 0, 3, 1]


@rule("KK-19.2", "KK-7.17")
@pytest.mark.parametrize(("edition", "players"), BOTH)
@pytest.mark.parametrize("round", [1, 2, 3, 4])
def test_the_mines_of_the_new_level_join_those_not_sold(edition: str, players: int, round: int) -> None:
    s = position(edition, players, round=round, phase=11)
    before = set(table(position(edition, players, round=round, phase=4, markers={0: 1}))["display"])
    done = {mine["claim"] for mine in DATA["mine"] if mine["kind"] == "large" and mine["level"] <= round}
    in_play = {claim["id"] for claim in DATA["claim"] if players > 3 or claim["in_three_player"]} - done
    mines = [mine for mine in DATA["mine"] if mine["kind"] != "large" and mine["claim"] in in_play]
    joined = {mine["id"] for mine in mines if mine["level"] == round + 1}
    assert table(s)["round"] == round + 1
    assert set(table(s)["display"]) == {mine["id"] for mine in mines if mine["id"] in before} | joined
    assert told(s, "mines_joined") == [{"mines": sorted(joined, key=number)}]


def number(mine: str) -> int:
    found: int = next(entry["number"] for entry in DATA["mine"] if entry["id"] == mine)
    return found


@rule("KK-19.2")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("seed", range(3))
def test_no_mine_of_a_consolidated_claim_ever_joins_the_display(edition: str, seed: int) -> None:
    claims = {mine["id"]: mine["claim"] for mine in DATA["mine"]}
    done: set[str] = set()
    for s in positions(edition, 5, 40 + seed):
        data = table(s)
        marked = [tile for own in data["seats"] for tile in own["tableau"].values()] + list(data["trust_mines"])
        done |= {claims[tile] for tile in marked if tile.startswith("g-")}
        assert not done & {claims[mine] for mine in data["display"]}
    assert len(done) == 15


@rule("KK-19.3", "KK D-17")
@pytest.mark.parametrize(
    ("edition", "before", "after"),
    [("2013", n, max(n, 3)) for n in range(7)] + [("revised", n, 3) for n in range(7)],
)
@pytest.mark.parametrize("round", [4, 5])
def test_before_rounds_four_and_five_the_trust_track_is_filled_up_or_set_to_three(
    edition: str, before: int, after: int, round: int
) -> None:
    s = position(edition, round=round - 1, phase=11, trust_track=before)
    assert table(s)["round"] == round
    assert table(s)["trust_track"] == after


@rule("KK-19.3")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("round", [2, 3])
@pytest.mark.parametrize("coins", [0, 2, 6])
def test_before_rounds_two_and_three_the_trust_track_stays(edition: str, round: int, coins: int) -> None:
    s = position(edition, round=round - 1, phase=11, trust_track=coins)
    assert table(s)["round"] == round
    assert table(s)["trust_track"] == coins


@rule("KK-19.3", "KK D-17")
@pytest.mark.parametrize(("edition", "left"), [("2013", [0, 6]), ("revised", [0, 6])])
def test_the_extra_coin_is_not_part_of_the_track(edition: str, left: list[int]) -> None:
    for coins in left:
        s = position(edition, round=3, phase=11, trust_track=coins, extra_coin=1)
        assert table(s)["extra_coin"] == 1
        assert table(s)["trust_track"] == (3 if edition == "revised" or coins < 3 else coins)


@rule("KK-6.1", "KK-19.1")
def test_a_new_round_begins_with_the_selection_of_tokens() -> None:
    s: Any = position("2013", 3, round=1, phase=1)
    select(s, "wagon", "mine_rescue", "consolidation_aid")
    idle(s, "ChooseBonusToken", round=2)
    assert table(s)["phase"] == 1
