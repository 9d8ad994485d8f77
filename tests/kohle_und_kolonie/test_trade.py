"""Trade and payments in workers [KK-5.5, KK-8.1, KK-8.6 to KK-8.8]."""

from __future__ import annotations

from typing import Any

import pytest

from revier.games.kohle_und_kolonie.edition import REVISED
from revier.games.kohle_und_kolonie.title import KohleUndKolonieGame
from revier.kernel.state import State
from tests.kohle_und_kolonie.build import DATA, GAMES, position
from tests.kohle_und_kolonie.look import BOTH, EDITIONS, goods, held, positions, table
from tests.support import asked, offered, play, rule, told


def tokens(s: State, n: int = 0) -> int:
    """The `rail_worker` tokens of a seat."""
    found: int = held(s, n)["rail_tokens"]["rail_worker"]
    return found


# -- buying and selling workers ----------------------------------------------------------------------


@rule("KK-8.6")
def test_what_workers_and_engines_cost_stands_in_the_data(monkeypatch: pytest.MonkeyPatch) -> None:
    prices = DATA["prices"] | {
        "buy_workers": {"pay_coins": 3, "take_workers": 1},
        "sell_workers": {"pay_workers": 1, "take_coins": 4},
        "steam_engine": DATA["prices"]["steam_engine"] | {"start": 5},
    }
    monkeypatch.setitem(GAMES, "revised", KohleUndKolonieGame(REVISED, DATA | {"prices": prices}))
    s = position("revised", worker_supply=7, coins={0: 4})
    play(s, "buy_workers")
    assert goods(s, 0) == (1, 1)
    play(s, "sell_workers")
    assert goods(s, 0) == (5, 0)
    assert s.view(None)["prices"]["steam_engine"] == 5


@rule("KK-8.6")
@pytest.mark.parametrize("edition", EDITIONS)
def test_two_coins_buy_three_workers_of_the_supply(edition: str) -> None:
    s = position(edition, worker_supply=7)
    play(s, "buy_workers")
    assert goods(s, 0) == (2, 3)
    assert table(s)["worker_supply"] == 4
    play(s, "buy_workers")
    assert goods(s, 0) == (0, 6)
    assert table(s)["worker_supply"] == 1
    assert "buy_workers" not in offered(s)


@rule("KK-8.6", "KK RUL-31")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("supply", range(5))
def test_workers_are_bought_by_threes_or_not_at_all(edition: str, supply: int) -> None:
    assert ("buy_workers" in offered(position(edition, worker_supply=supply))) == (supply >= 3)


@rule("KK-8.6", "KK-5.4")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("coins", range(4))
def test_buying_workers_needs_two_coins(edition: str, coins: int) -> None:
    s = position(edition, worker_supply=9, coins={0: coins})
    assert ("buy_workers" in offered(s)) == (coins >= 2)


@rule("KK-8.6", "KK-5.5")
@pytest.mark.parametrize("edition", EDITIONS)
def test_two_workers_are_sold_for_a_coin_and_go_to_the_supply(edition: str) -> None:
    s = position(edition, workers={0: 5}, worker_supply=0)
    play(s, "sell_workers")
    assert goods(s, 0) == (5, 3)
    assert table(s)["worker_supply"] == 2
    play(s, "sell_workers")
    assert goods(s, 0) == (6, 1)
    assert table(s)["worker_supply"] == 4
    assert "sell_workers" not in offered(s)


@rule("KK-8.6", "KK-5.5", "KK RUL-26")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    ("workers", "rail", "can"), [(0, 0, False), (1, 0, False), (0, 1, False), (1, 1, True), (2, 0, True), (0, 2, True)]
)
def test_selling_needs_two_workers_or_tokens(edition: str, workers: int, rail: int, can: bool) -> None:
    s = position(edition, workers={0: workers}, kept={0: {"rail_worker": rail}})
    assert ("sell_workers" in offered(s)) == can


# -- the bank ----------------------------------------------------------------------------------------


@rule("KK-8.7", "KK D-26", "KK RUL-32")
@pytest.mark.parametrize(("edition", "players"), BOTH)
@pytest.mark.parametrize(("in_bank", "can"), [(2, True), (1, True), (0, False), (-3, False)])
def test_2013_workers_are_not_sold_while_the_bank_is_empty(edition: str, players: int, in_bank: int, can: bool) -> None:
    trust = 4
    others = 4 * (players - 1)
    s = position(edition, players, workers={0: 2}, trust_track=trust, coins={0: 85 - trust - others - in_bank})
    assert ("sell_workers" in offered(s)) == (can or edition == "revised")


@rule("KK-8.7")
def test_2013_the_coin_that_empties_the_bank_is_still_paid() -> None:
    s = position("2013", 3, workers={0: 4}, trust_track=6, coins={0: 20, 1: 30, 2: 28})  # 1 left
    play(s, "sell_workers")
    assert goods(s, 0) == (21, 2)
    assert "sell_workers" not in offered(s)


@rule("KK-8.7", "KK-4.7")
def test_2013_the_coins_of_the_trust_are_not_in_the_bank_but_the_extra_coin_is_not_among_them() -> None:
    given: dict[str, Any] = {"workers": {0: 2}, "coins": {0: 20, 1: 30, 2: 29}}
    assert "sell_workers" not in offered(position("2013", 3, trust_track=6, **given))
    assert "sell_workers" in offered(position("2013", 3, round=2, trust_track=5, extra_coin=1, **given))


@rule("KK-8.7", "KK-5.4")
def test_2013_coins_paid_go_to_the_bank() -> None:
    s = position("2013", 3, workers={0: 2}, trust_track=6, coins={0: 20, 1: 30, 2: 29})
    assert "sell_workers" not in offered(s)
    play(s, "engineer", "engineer_space cokery_engineer_1")
    assert "sell_workers" in offered(s)


@rule("KK-8.7", "KK RUL-32")
def test_2013_other_incomes_are_paid_in_full_from_an_empty_bank() -> None:
    s = position(
        "2013", 3, round=1, phase=7, trust_track=6, coins={0: 90}, mines={0: ["k-eintracht"] if False else ["k-rabe"]}
    )
    assert [event["coins"] for event in told(s, "coins_gained") if event["seat"] == 0] == [1]
    aid = position("2013", 3, coins={0: 90}, bonus={0: "bonus_consolidation_aid"})
    play(aid, "use_bonus")
    assert held(aid, 0)["coins"] == 91


@rule("KK-8.7", "KK-11.3", "KK RUL-32")
def test_2013_a_railroad_coin_is_paid_from_an_empty_bank() -> None:
    s = position("2013", coins={0: 90}, settlements={0: {"heven": 1}}, rail_tokens={"yellow-7": "rail_money"})
    play(s, "move_miners", "move", "village heven", "station yellow-7")
    assert held(s, 0)["coins"] == 91


@rule("KK-8.7", "KK-8.6")
def test_2013_workers_are_bought_whatever_the_bank_holds() -> None:
    assert "buy_workers" in offered(position("2013", coins={0: 90}, worker_supply=3))


# -- paying with workers and tokens ------------------------------------------------------------------


@rule("KK-5.5", "KK-5.8")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("workers", "rail"), [(2, 0), (5, 0), (0, 2), (0, 4), (1, 1)])
def test_nothing_is_asked_without_a_choice(edition: str, workers: int, rail: int) -> None:
    s = position(edition, workers={0: workers}, kept={0: {"rail_worker": rail}}, worker_supply=0)
    play(s, "sell_workers")
    assert asked(s) == (0, "TurnMenu")
    assert held(s, 0)["coins"] == 5
    assert held(s, 0)["workers"] + tokens(s) == workers + rail - 2


@rule("KK-5.5")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    ("choices", "workers", "rail"),
    [
        (["pay_worker", "pay_worker"], 1, 3),
        (["pay_worker", "pay_rail_worker"], 2, 2),
        (["pay_rail_worker", "pay_worker"], 2, 2),
        (["pay_rail_worker", "pay_rail_worker"], 3, 1),
    ],
)
def test_units_are_paid_one_by_one_and_the_payer_chooses_the_kind(
    edition: str, choices: list[str], workers: int, rail: int
) -> None:
    s = position(edition, workers={0: 3}, kept={0: {"rail_worker": 3}}, worker_supply=0)
    play(s, "sell_workers")
    for choice in choices:
        assert asked(s) == (0, "WorkerPayment")
        assert offered(s) == ["pay_worker", "pay_rail_worker"]
        play(s, choice)
    assert (held(s, 0)["workers"], tokens(s)) == (workers, rail)
    assert goods(s, 0) == (5, workers)
    assert asked(s) == (0, "TurnMenu")


@rule("KK-5.5")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_choice_ends_as_soon_as_one_kind_is_used_up(edition: str) -> None:
    s = position(edition, workers={0: 2}, kept={0: {"rail_worker": 1}})
    play(s, "sell_workers")
    assert asked(s) == (0, "WorkerPayment")
    play(s, "pay_rail_worker")  # the second unit can only be a worker
    assert asked(s) == (0, "TurnMenu")
    assert (held(s, 0)["workers"], tokens(s)) == (1, 0)


@rule("KK-5.5")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_choice_ends_as_soon_as_all_that_is_left_is_owed(edition: str) -> None:
    s = position(edition, workers={0: 3}, kept={0: {"rail_worker": 2}}, coins={0: 2}, worker_supply=0)
    play(s, "flip_cokery")  # five of five
    assert asked(s) == (0, "TurnMenu")
    assert (held(s, 0)["workers"], tokens(s)) == (0, 0)
    assert table(s)["worker_supply"] == 3


@rule("KK-5.5")
@pytest.mark.parametrize("edition", EDITIONS)
def test_with_one_more_than_is_owed_the_payer_is_asked_while_both_kinds_are_held(edition: str) -> None:
    s = position(edition, workers={0: 3}, kept={0: {"rail_worker": 3}}, coins={0: 2}, worker_supply=0)
    play(s, "flip_cokery")
    asked_for = 0
    while asked(s)[1] == "WorkerPayment":
        question = s.decision()
        assert question is not None
        assert question.args["count"] == 5 - asked_for
        play(s, "pay_rail_worker")
        asked_for += 1
    assert asked_for == 3  # three tokens, then two workers are left to pay with
    assert (held(s, 0)["workers"], tokens(s)) == (1, 0)


@rule("KK-5.5", "KK RUL-26")
@pytest.mark.parametrize("edition", EDITIONS)
def test_paid_workers_go_to_the_supply_and_paid_tokens_leave_the_game(edition: str) -> None:
    s = position(edition, workers={0: 1}, kept={0: {"rail_worker": 1}}, worker_supply=0)
    play(s, "sell_workers")
    assert table(s)["worker_supply"] == 1
    assert [len(told(s, kind)) for kind in ("worker_paid", "rail_worker_paid")] == [1, 1]
    assert tokens(s) == 0


@rule("KK-5.5", "KK RUL-26")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    ("flip", "owed"), [("flip_cokery", 5), ("flip_ironworks", 5), ("flip_loading", 2), ("flip_workforce_workers", 5)]
)
def test_tokens_count_as_workers_when_flipping(edition: str, flip: str, owed: int) -> None:
    for rail in (1, 2):
        s = position(edition, workers={0: owed - rail}, kept={0: {"rail_worker": rail}}, coins={0: 3})
        play(s, flip)
        assert (held(s, 0)["workers"], tokens(s)) == (0, 0)
    short = position(edition, workers={0: owed - 2}, kept={0: {"rail_worker": 1}}, coins={0: 3})
    assert flip not in offered(short)


@rule("KK-5.5", "KK RUL-26", "KK-18.2")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("workers", "rail"), [(0, 1), (1, 1), (1, 0)])
def test_a_token_activates_loading_like_a_worker(edition: str, workers: int, rail: int) -> None:
    s = position(edition, phase=10, workers={0: workers}, kept={0: {"rail_worker": rail}})
    play(s, "load_by_worker")
    if workers and rail:
        assert asked(s) == (0, "WorkerPayment")
        play(s, "pay_rail_worker")
    assert tokens(s) == 0
    assert held(s, 0)["workers"] == (workers if rail else 0)


# -- free actions, any number of times ---------------------------------------------------------------


@rule("KK-8.1", "KK-8.6", "KK-8.8")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("main_first", [True, False])
def test_trade_is_possible_any_number_of_times_before_and_after_the_main_action(edition: str, main_first: bool) -> None:
    s = position(edition, coins={0: 6}, worker_supply=6)
    if main_first:
        play(s, "move_miners", "stop")
    play(s, "buy_workers", "sell_workers", "buy_workers", "sell_workers", "sell_workers")
    assert goods(s, 0) == (5, 0)
    assert ("move_miners" in offered(s)) != main_first


@rule("KK-8.1")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("phase", [2, 3])
def test_free_actions_are_possible_in_the_own_turn_only(edition: str, phase: int) -> None:
    s = position(edition, 3, phase=phase, to_act=1, workers={0: 4, 1: 4})
    play(s, "sell_workers")
    assert [goods(s, n) for n in range(3)] == [(4, 4), (5, 2), (4, 0)]


@rule("KK-8.8")
@pytest.mark.parametrize(("coins", "workers", "rail"), [(4, 0, 0), (9, 0, 1), (3, 7, 2), (1, 3, 0), (0, 9, 3)])
@pytest.mark.parametrize("edition", EDITIONS)
def test_trading_never_gains_and_never_comes_back(edition: str, coins: int, workers: int, rail: int) -> None:
    s = position(
        edition, coins={0: coins}, workers={0: workers}, kept={0: {"rail_worker": rail}}, village_workers={"steele": 0}
    )

    def value(trial: State) -> int:
        own = held(trial, 0)
        worth: int = 3 * own["coins"] + 2 * (own["workers"] + own["rail_tokens"]["rail_worker"])
        return worth

    limit = 2 * (3 * coins + 2 * (workers + rail))
    trades = 0
    seen = {(coins, workers, rail)}
    while {"buy_workers", "sell_workers"} & set(offered(s)):
        action = "buy_workers" if "buy_workers" in offered(s) else "sell_workers"
        before = value(s)
        play(s, action)
        while asked(s)[1] == "WorkerPayment":
            play(s, "pay_worker")
        assert value(s) == before - (action == "sell_workers")
        holding = (held(s, 0)["coins"], held(s, 0)["workers"], tokens(s))
        assert holding not in seen
        seen.add(holding)
        trades += 1
    assert trades < max(limit, 1)


@rule("KK-8.7")
@pytest.mark.parametrize("players", [3, 5])
@pytest.mark.parametrize("seed", range(2))
def test_2013_no_coin_is_sold_from_an_empty_bank_in_whole_games(players: int, seed: int) -> None:
    for s in positions("2013", players, 220 + seed):
        if not s.is_over and "sell_workers" in offered(s):
            data = table(s)
            assert data["trust_track"] + sum(own["coins"] for own in data["seats"]) < 85
