"""Phase 10: the Loading tile [KK-18.2 to KK-18.5, KK-10.3]."""

from __future__ import annotations

from itertools import combinations

import pytest

from revier.kernel.state import State
from tests.kohle_und_kolonie.build import DATA, position, row, seat
from tests.kohle_und_kolonie.look import EDITIONS, held, track
from tests.kohle_und_kolonie.phases import MINES
from tests.support import asked, offered, play, rule, told

WAGON_MINES = ["k-alte-bommerbank", "k-wolff", "k-geschwind", "e-langenbrahm", "k-friedrich", "k-dickebaeckerbank"]
FRONT = ["loading_miner_1", "loading_engineer_1"]
BACK = ["loading_miner_1", "loading_miner_2", "loading_engineer_1"]
VP_PER = {"2013": 1, "revised": 2}  # wagons for a point [KK-10.3]
PRICES = {  # wagons needed and coins paid
    ("2013", "front"): {"loading_miner_1": (2, 1), "loading_engineer_1": (2, 2)},
    ("2013", "back"): {"loading_miner_1": (2, 1), "loading_miner_2": (2, 1), "loading_engineer_1": (1, 1)},
    ("revised", "front"): {"loading_miner_1": (2, 1), "loading_engineer_1": (2, 2)},
    ("revised", "back"): {"loading_miner_1": (2, 1), "loading_miner_2": (2, 1), "loading_engineer_1": (2, 1)},
}


def loading(edition: str, wagons: int, spaces: list[str], side: str = "front", **given: object) -> State:
    """Seat 0 in phase 10 of round 2, with so many wagons on the tableau and these spaces occupied."""
    flipped = {0: ["loading"] if side == "back" else []}
    pieces = {0: dict.fromkeys(spaces, 1)}
    options = {"workers": {0: 1 if side == "front" else 0}} | given
    mines = {0: WAGON_MINES[:wagons]}
    return position(edition, round=2, phase=10, mines=mines, flipped=flipped, pieces=pieces, **options)  # type: ignore[arg-type]


def loaded(s: State) -> tuple[object, ...]:
    """Wagons, coins and points of seat 0."""
    event = next(event for event in told(s, "loaded") if event["seat"] == 0)
    return event["wagons"], event["coins"], event["vp"]


# -- activation ------------------------------------------------------------------------------------


@rule("KK-18.2")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_front_is_activated_by_a_worker(edition: str) -> None:
    s = loading(edition, 4, FRONT, workers={0: 3})
    assert asked(s) == (0, "LoadingStep")
    assert offered(s) == ["stop", "load_by_worker"]
    play(s, "load_by_worker")
    assert loaded(s) == (4, 3, 4 // VP_PER[edition])
    assert held(s, 0)["workers"] == 2
    assert told(s, "worker_paid") == [{"seat": 0}]


@rule("KK-18.2", "KK-5.5")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("choice", "left"), [("pay_worker", (0, 1)), ("pay_rail_worker", (1, 0))])
def test_a_railroad_token_may_stand_in_for_the_worker(edition: str, choice: str, left: tuple[int, int]) -> None:
    s = loading(edition, 2, FRONT, kept={0: {"rail_worker": 1}})
    play(s, "load_by_worker")
    assert asked(s) == (0, "WorkerPayment")
    play(s, choice)
    assert (held(s, 0)["workers"], held(s, 0)["rail_tokens"]["rail_worker"]) == left
    assert loaded(s)[0] == 2


@rule("KK-18.2", "KK-5.5")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_railroad_token_alone_activates_as_well(edition: str) -> None:
    s = loading(edition, 2, FRONT, workers={0: 0}, kept={0: {"rail_worker": 1}})
    play(s, "load_by_worker")
    assert held(s, 0)["rail_tokens"]["rail_worker"] == 0
    assert loaded(s)[0] == 2


@rule("KK-18.2")
@pytest.mark.parametrize("edition", EDITIONS)
def test_not_activated_the_front_gives_nothing_and_no_wagon_token_is_spent(edition: str) -> None:
    s = loading(edition, 6, FRONT, kept={0: {"rail_wagon": 2}})
    assert offered(s) == ["stop", "load_by_worker"]  # no wagon token before it is active
    play(s, "stop")
    assert told(s, "loaded") == []
    assert told(s, "coins_gained") == []
    assert held(s, 0)["rail_tokens"]["rail_wagon"] == 2
    assert held(s, 0)["workers"] == 1


@rule("KK-18.2")
@pytest.mark.parametrize("edition", EDITIONS)
def test_without_worker_and_token_the_front_cannot_be_activated(edition: str) -> None:
    s = loading(edition, 6, FRONT, workers={0: 0}, kept={0: {"rail_wagon": 2}}, coins={0: 9})
    assert asked(s)[1] != "LoadingStep"
    assert told(s, "loaded") == []


@rule("KK-18.2")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_front_may_be_activated_by_the_wagon_token(edition: str) -> None:
    s = loading(edition, 3, FRONT, workers={0: 0}, bonus={0: "bonus_wagon"})
    assert offered(s) == ["stop", "use_bonus"]
    play(s, "use_bonus")
    wagons = 3 + {"2013": 1, "revised": 2}[edition]
    assert loaded(s) == (wagons, 3, wagons // VP_PER[edition])
    assert "bonus_wagon" in track(s)


@rule("KK-18.2")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_worker_is_offered_only_while_loading_is_not_active(edition: str) -> None:
    s = loading(edition, 3, FRONT, bonus={0: "bonus_wagon"}, kept={0: {"rail_wagon": 1}}, workers={0: 5})
    assert offered(s) == ["stop", "use_bonus", "load_by_worker"]
    by_token = play(s.clone(), "use_bonus")
    assert offered(by_token) == ["stop", "use_rail_wagon"]
    by_worker = play(s.clone(), "load_by_worker")
    assert offered(by_worker) == ["stop", "use_bonus", "use_rail_wagon"]


@rule("KK-18.2", "KK RUL-74")
@pytest.mark.parametrize("edition", EDITIONS)
def test_there_is_no_trading_in_phase_10(edition: str) -> None:
    s = loading(edition, 3, FRONT, workers={0: 0, 1: 5}, coins={0: 9, 1: 9})
    assert asked(s) == (1, "LoadingStep")  # seat 0 cannot buy the worker that is missing
    assert offered(s) == ["stop", "load_by_worker"]


@rule("KK-18.3")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_back_is_always_active(edition: str) -> None:
    s = loading(edition, 2, BACK, "back", workers={0: 5})
    assert asked(s)[1] != "LoadingStep"
    assert loaded(s)[0] == 2
    assert held(s, 0)["workers"] == 5


@rule("KK-18.3")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("use", [True, False])
def test_on_the_back_the_wagon_token_may_be_used_for_its_wagons(edition: str, use: bool) -> None:
    s = loading(edition, 2, [], "back", bonus={0: "bonus_wagon"})
    assert offered(s) == ["stop", "use_bonus"]
    play(s, "use_bonus" if use else "stop")
    assert loaded(s)[0] == 2 + ({"2013": 1, "revised": 2}[edition] if use else 0)
    assert (told(s, "token_used") != []) == use


@rule("KK-18.3")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_back_gives_nothing_without_wagons(edition: str) -> None:
    s = loading(edition, 0, BACK, "back")
    assert row(s, "loading", 2) == [0, 0, 0, 0]
    assert told(s, "coins_gained") == []


# -- wagons ----------------------------------------------------------------------------------------


@rule("KK-18.4")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("tokens", range(5))
def test_any_number_of_railroad_wagons_may_be_added_and_leaves_the_game(edition: str, tokens: int) -> None:
    s = loading(edition, 1, [], kept={0: {"rail_wagon": 4}})
    play(s, "load_by_worker", *["use_rail_wagon"] * tokens)
    play(s, *["stop"] * (tokens < 4))
    assert loaded(s) == (1 + tokens, 0, (1 + tokens) // VP_PER[edition])
    assert held(s, 0)["rail_tokens"]["rail_wagon"] == 4 - tokens
    assert sum(s.view(None)["rail_unseen"].values()) == 19 - 4


@rule("KK-18.4")
@pytest.mark.parametrize(("edition", "wagons"), [("2013", 1), ("revised", 2)])
def test_all_sources_of_wagons_add_up(edition: str, wagons: int) -> None:
    s = loading(edition, 3, [], kept={0: {"rail_wagon": 2}}, bonus={0: "bonus_wagon"})
    play(s, "load_by_worker", "use_rail_wagon", "use_bonus", "use_rail_wagon")
    assert loaded(s)[0] == 3 + 2 + wagons
    assert track(s)[-1] == "bonus_wagon"
    assert held(s, 0)["bonus"] is None


@rule("KK-18.4", "KK RUL-87")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    "tile", ["k-rabe", "k-wodan", "e-langenbrahm", "e-mansfeld", "g-heinrich", "g-altendorf-tiefbau"]
)
def test_the_wagons_of_small_single_and_large_mines_count(edition: str, tile: str) -> None:
    s = position(edition, round=4, phase=10, mines={0: [tile]}, flipped={0: ["loading"]})
    assert loaded(s)[0] == MINES[tile]["wagons"]
    assert seat(s, 0)["wagons"] == MINES[tile]["wagons"]


@rule("KK-18.4")
@pytest.mark.parametrize("edition", EDITIONS)
def test_everybody_loads_in_turn_order(edition: str) -> None:
    s = position(
        edition,
        round=2,
        phase=10,
        turn_order=[3, 1, 0, 2],
        mines={0: ["k-wolff"], 1: ["k-geschwind"], 3: ["k-friedrich"]},
        workers={0: 1, 1: 1, 3: 1},
    )
    order = []
    while asked(s)[1] == "LoadingStep":
        order.append(asked(s)[0])
        play(s, "load_by_worker")
    assert order == [3, 1, 0]


# -- points ----------------------------------------------------------------------------------------


@rule("KK-18.5", "KK D-21", "KK RUL-38", "KK RUL-42")
@pytest.mark.parametrize("side", ["front", "back"])
@pytest.mark.parametrize("tokens", range(5))
def test_a_point_for_every_wagon_in_2013_and_for_every_two_in_the_revised_edition(side: str, tokens: int) -> None:
    for edition, per in VP_PER.items():
        s = loading(edition, 6, [], side, kept={0: {"rail_wagon": tokens}})
        play(s, *["load_by_worker"] * (side == "front"), *["use_rail_wagon"] * tokens)
        assert loaded(s) == (6 + tokens, 0, (6 + tokens) // per)
        assert row(s, "loading", 2) == [(6 + tokens) // per, 0, 0, 0]


# -- coins -----------------------------------------------------------------------------------------


def best(prices: dict[str, tuple[int, int]], spaces: list[str], wagons: int) -> int:
    """The best total of any choice of spaces that the wagons can serve."""
    chosen = [some for n in range(len(spaces) + 1) for some in combinations(spaces, n)]
    return max(
        sum(prices[space][1] for space in some) for some in chosen if sum(prices[space][0] for space in some) <= wagons
    )


@rule("KK-18.5", "KK-10.31", "KK D-22", "KK RUL-41", "KK RUL-43")
@pytest.mark.parametrize(("edition", "side"), PRICES)
@pytest.mark.parametrize("wagons", range(9))
def test_coins_are_the_best_total_that_the_wagons_allow(edition: str, side: str, wagons: int) -> None:
    prices = PRICES[edition, side]
    for n in range(len(prices) + 1):
        for spaces in combinations(prices, n):
            extra = max(0, wagons - 6)
            s = loading(edition, min(6, wagons), list(spaces), side, kept={0: {"rail_wagon": extra}})
            play(s, *["load_by_worker"] * (side == "front"), *["use_rail_wagon"] * extra)
            assert loaded(s)[:2] == (wagons, best(prices, list(spaces), wagons))


@rule("KK-18.5", "KK-10.31", "KK RUL-41")
@pytest.mark.parametrize(("edition", "side"), PRICES)
def test_each_space_pays_at_most_once(edition: str, side: str) -> None:
    spaces = FRONT if side == "front" else BACK
    s = loading(edition, 6, spaces, side, kept={0: {"rail_wagon": 4}})
    play(s, *["load_by_worker"] * (side == "front"), *["use_rail_wagon"] * 4)
    assert loaded(s)[:2] == (10, 3)


@rule("KK D-22")
@pytest.mark.parametrize(("edition", "wagons", "coins"), [("2013", 1, 1), ("revised", 1, 0), ("revised", 2, 1)])
def test_the_engineer_on_the_back_needs_1_wagon_in_2013_and_2_in_revised(edition: str, wagons: int, coins: int) -> None:
    assert loaded(loading(edition, wagons, ["loading_engineer_1"], "back"))[1] == coins


@rule("KK RUL-39")
def test_the_engineer_on_the_revised_front_brings_2_coins_and_no_points() -> None:
    s = play(loading("revised", 2, ["loading_engineer_1"]), "load_by_worker")
    assert loaded(s) == (2, 2, 1)


@rule("KK RUL-40")
def test_on_the_revised_back_the_engineer_brings_1_coin_and_all_three_figures_3() -> None:
    assert loaded(loading("revised", 2, ["loading_engineer_1"], "back"))[1] == 1
    assert [loaded(loading("revised", wagons, BACK, "back"))[1] for wagons in range(7)] == [0, 0, 1, 1, 2, 2, 3]


@rule("KK-10.31")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_points_use_all_wagons_again(edition: str) -> None:
    s = play(loading(edition, 4, FRONT), "load_by_worker")
    assert loaded(s) == (4, 3, 4 // VP_PER[edition])


@rule("KK-18.5")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_coins_of_loading_are_paid_at_once(edition: str) -> None:
    s = loading(edition, 4, FRONT, coins={0: 1})
    play(s, "load_by_worker")
    assert held(s, 0)["coins"] == 1 + 3


@rule("KK-18.5")
def test_the_rules_page_and_the_data_agree_on_the_prices_of_loading() -> None:
    for entry in DATA["pithead_side"]:
        if entry["tile"] == "loading":
            printed = {space["id"]: (space["wagons_needed"], space["coins"]) for space in entry["spaces"]}
            for edition in entry["editions"]:
                assert printed == PRICES[edition, entry["side"]]
                assert entry["wagons_per_vp"] == VP_PER[edition]
