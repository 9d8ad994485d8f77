"""The turn of phases 2 and 3 [KK-7.1 to KK-7.5]."""

from __future__ import annotations

import pytest

from revier.kernel.errors import IllegalAction
from revier.kernel.state import State
from tests.kohle_und_kolonie.build import position
from tests.kohle_und_kolonie.look import BOTH, EDITIONS, goods, held, positions, table
from tests.support import asked, offered, play, rule

MAIN = ["buy_mine", "buy_steam_engine", "place_settlement", "engineer", "move_miners"]
FREE = [
    "flip_cokery",
    "flip_ironworks",
    "flip_loading",
    "flip_workforce_workers",
    "flip_workforce_coins",
    "buy_workers",
    "sell_workers",
]
# One way to carry out each main action, from the position that `rich` gives.
WAYS = {
    "buy_mine": ["buy_mine", "mine k-generals-erbstollen", "village horst", "space t12"],
    "buy_steam_engine": ["buy_steam_engine", "space t11"],
    "place_settlement": ["place_settlement", "village eiberg", "stop"],
    "engineer": ["engineer", "engineer_space loading_engineer_1"],
    "move_miners": ["move_miners", "deploy", "rescue rescue_t11", "stop"],
}


def rich(edition: str, players: int = 4, phase: int = 2, bonus: str = "bonus_wagon") -> State:
    """Seat 0 can do everything."""
    return position(
        edition,
        players,
        round=2,
        phase=phase,
        coins={0: 20},
        workers={0: 5},
        mines={0: ["k-rabe"]},
        bonus={0: bonus},
        village_workers={"eiberg": 0},
        worker_supply=3,
    )


@rule("KK-7.1")
@pytest.mark.parametrize(("edition", "players"), BOTH)
def test_each_player_has_one_turn_in_phase_two_and_one_in_phase_three(edition: str, players: int) -> None:
    order = [seat for seat in (3, 1, 4, 0, 2) if seat < players]
    s = position(edition, players, turn_order=order)
    turns = []
    while asked(s)[1] == "TurnMenu":
        turns.append((table(s)["phase"], asked(s)[0]))
        play(s, "stop")
    assert turns == [(phase, seat) for phase in (2, 3) for seat in order]


@rule("KK-7.2")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("phase", [2, 3])
def test_the_menu_holds_the_main_actions_the_free_actions_and_the_end_of_the_turn(edition: str, phase: int) -> None:
    s = rich(edition, phase=phase)
    assert offered(s) == ["stop", *MAIN, *FREE]


@rule("KK-7.2")
@pytest.mark.parametrize("phase", [2, 3])
def test_2013_the_menu_also_holds_the_bonus_token(phase: int) -> None:
    s = rich("2013", phase=phase, bonus="bonus_deploy_move")
    assert offered(s) == ["stop", *MAIN, "use_bonus", *FREE]


@rule("KK-7.2", "KK-7.3")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("main", MAIN)
def test_there_is_at_most_one_main_action_in_a_turn(edition: str, main: str) -> None:
    s = play(rich(edition), *WAYS[main])
    assert asked(s) == (0, "TurnMenu")
    assert not set(MAIN) & set(offered(s))
    with pytest.raises(IllegalAction):
        play(s, main)


@rule("KK-7.2", "KK-8.1")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("main", MAIN)
def test_free_actions_are_possible_before_and_after_the_main_action(edition: str, main: str) -> None:
    s = play(rich(edition), "sell_workers", "flip_loading", *WAYS[main], "buy_workers", "flip_workforce_coins")
    assert held(s, 0)["flipped"] == ["loading", "workforce"]
    assert asked(s) == (0, "TurnMenu")


@rule("KK-7.2", "KK-7.1")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("main", MAIN)
def test_every_turn_has_a_main_action_of_its_own(edition: str, main: str) -> None:
    s = play(rich(edition, 3), *WAYS[main], "stop", "stop", "stop")
    assert (asked(s), table(s)["phase"]) == ((0, "TurnMenu"), 3)
    assert "move_miners" in offered(s)


@rule("KK-7.3", "KK RUL-10")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("main", MAIN)
def test_nothing_may_be_inserted_into_an_action(edition: str, main: str) -> None:
    s = rich(edition, bonus="bonus_consolidation_aid" if edition == "2013" else "bonus_wagon")
    for action in WAYS[main]:
        play(s, action)
        if asked(s)[1] != "TurnMenu":
            assert not {*FREE, *MAIN, "use_bonus"} & set(offered(s))


@rule("KK-7.3", "KK RUL-10", "KK-9.2")
def test_2013_the_token_is_completed_before_anything_else() -> None:
    s = rich("2013", bonus="bonus_deploy_move")
    play(s, "use_bonus")
    assert offered(s) == ["stop", "deploy"]
    play(s, "deploy")
    assert not {*FREE, *MAIN} & set(offered(s))


@rule("KK-7.3", "KK RUL-09")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_turn_may_end_without_a_main_action(edition: str) -> None:
    s = play(rich(edition), "stop")
    assert asked(s) == (1, "TurnMenu")
    assert goods(s, 0) == (20, 5)


@rule("KK-7.4")
@pytest.mark.parametrize("edition", EDITIONS)
def test_only_moving_miners_is_offered_to_who_has_nothing(edition: str) -> None:
    s = position(edition, round=2, coins={0: 0}, miners={0: 0}, mines={0: ["k-rabe"]}, village_workers={"eiberg": 0})
    assert offered(s) == ["stop", "move_miners"]
    play(s, "move_miners")
    assert offered(s) == ["stop"]


@rule("KK-7.4")
@pytest.mark.parametrize(("edition", "players"), BOTH)
@pytest.mark.parametrize("seed", range(2))
def test_what_is_offered_can_always_be_carried_out(edition: str, players: int, seed: int) -> None:
    for s in positions(edition, players, 80 + seed):
        if s.is_over:
            break
        assert offered(s)
        if asked(s)[1] == "TurnMenu":
            for action in [*MAIN, "use_bonus"]:
                if action in offered(s):
                    trial = s.clone()
                    play(trial, action)
                    assert trial.legal_actions()


@rule("KK-7.4", "KK-7.5", "KK-8.3")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("flipper", [0, 1, 3])
@pytest.mark.parametrize(
    ("tile", "main", "actions", "low"),
    [
        ("ironworks", "buy_steam_engine", ["space t11"], 1),
        ("workforce", "place_settlement", ["village eiberg", "stop"], 2),
        ("cokery", "engineer", ["engineer_space loading_engineer_1"], 1),
    ],
)
def test_a_price_is_raised_for_all_once_any_player_has_flipped_the_tile(
    edition: str, flipper: int, tile: str, main: str, actions: list[str], low: int
) -> None:
    given = {"round": 2, "mines": {0: ["k-rabe"]}, "village_workers": {"eiberg": 0}}
    s = position(edition, flipped={flipper: [tile]}, **given)  # type: ignore[arg-type]
    play(s, main, *actions)
    assert held(s, 0)["coins"] == 4 - low - 1
    short = position(edition, flipped={flipper: [tile]}, coins={0: low}, **given)  # type: ignore[arg-type]
    assert main not in offered(short)


@rule("KK-7.5", "KK-8.3")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    ("flip", "main", "actions", "cost", "price"),
    [
        ("flip_ironworks", "buy_steam_engine", ["space t11"], 3, 2),
        ("flip_workforce_workers", "place_settlement", ["village eiberg", "stop"], 0, 3),
        ("flip_workforce_coins", "place_settlement", ["village eiberg", "stop"], 3, 3),
        ("flip_cokery", "engineer", ["engineer_space loading_engineer_1"], 2, 2),
    ],
)
def test_the_raised_price_holds_at_once_for_the_player_who_flipped(
    edition: str, flip: str, main: str, actions: list[str], cost: int, price: int
) -> None:
    s = rich(edition)
    play(s, flip, main, *actions)
    assert held(s, 0)["coins"] == 20 - cost - price


@rule("KK-7.5", "KK-8.3")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_second_flip_of_the_same_tile_raises_the_price_no_further(edition: str) -> None:
    s = position(edition, flipped={1: ["cokery"]}, coins={0: 10}, workers={0: 5})
    play(s, "flip_cokery", "engineer", "engineer_space loading_engineer_1")
    assert held(s, 0)["coins"] == 10 - 2 - 2


@rule("KK-7.5")
@pytest.mark.parametrize("edition", EDITIONS)
def test_each_tile_raises_its_own_price_only(edition: str) -> None:
    s = position(
        edition,
        5,
        round=2,
        flipped={1: ["loading"]},
        mines={0: ["k-rabe"]},
        village_workers={"eiberg": 0},
        coins={0: 2},
    )
    assert {"buy_steam_engine", "place_settlement", "engineer"} <= set(offered(s))
    raised = position(
        edition,
        5,
        round=2,
        flipped={1: ["ironworks"]},
        mines={0: ["k-rabe"]},
        village_workers={"eiberg": 0},
        coins={0: 1},
    )
    assert "engineer" in offered(raised)
    assert "buy_steam_engine" not in offered(raised)


@rule("KK-7.5")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_raised_price_holds_to_the_end_of_the_game(edition: str) -> None:
    s = position(edition, 3, round=4, flipped={2: ["cokery"]}, turn_order=[0, 1, 2])
    while table(s)["round"] == 4 or asked(s)[1] != "TurnMenu":
        s.apply(s.legal_actions()[0])
    n = asked(s)[0]
    before = held(s, n)["coins"]
    play(s, "engineer", "engineer_space loading_engineer_1")
    assert held(s, n)["coins"] == before - 2


@rule("KK-7.4")
@pytest.mark.parametrize("edition", EDITIONS)
def test_moving_miners_and_mines_cost_the_same_whatever_was_flipped(edition: str) -> None:
    s = position(edition, flipped={n: ["cokery", "ironworks", "loading", "workforce"] for n in range(4)})
    play(s, "buy_mine", "mine k-rabe", "village welper", "space t11", "stop")
    assert held(s, 0)["coins"] == 3
    play(s, "move_miners", "deploy", "rescue rescue_t11")
    assert held(s, 1)["coins"] == 4


@rule("KK-7.4", "KK-7.5")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    ("flipped", "prices"),
    [
        ([], {"buy_steam_engine": 1, "place_settlement": 2, "engineer": 1}),
        (["ironworks"], {"buy_steam_engine": 2, "place_settlement": 2, "engineer": 1}),
        (["workforce"], {"buy_steam_engine": 1, "place_settlement": 3, "engineer": 1}),
        (["cokery"], {"buy_steam_engine": 1, "place_settlement": 2, "engineer": 2}),
        (["cokery", "ironworks", "workforce"], {"buy_steam_engine": 2, "place_settlement": 3, "engineer": 2}),
    ],
)
def test_the_menu_names_the_prices_as_they_are_now(edition: str, flipped: list[str], prices: dict[str, int]) -> None:
    s = position(
        edition,
        round=2,
        coins={0: 9},
        mines={0: ["k-rabe"]},
        village_workers={"eiberg": 0},
        flipped={3: flipped},
    )
    named = {s.game.actions.describe(choice.id).text: choice.args.get("coins") for choice in s.choices()}
    assert {action: named[action] for action in prices} == prices


def closed(s: State) -> dict[str, tuple[str, int, int]]:
    """Why each component that the question is about is closed: the message, what it needs, what there is."""
    return {
        target: (found.why.key, int(found.why.args.get("need", 0)), int(found.why.args.get("have", 0)))
        for found in s.closed()
        for target in found.targets
    }


@rule("KK-7.2", "KK-7.20", "KK-7.30", "KK-8.2")
@pytest.mark.parametrize("edition", EDITIONS)
def test_every_closed_action_says_which_condition_fails(edition: str) -> None:
    s = position(edition, 4, round=2, phase=2, coins={0: 0}, workers={0: 1}, mines={0: []})
    menu = closed(s)
    assert menu["button:buy_steam_engine"][0] == "kk-why-too-dear"
    assert menu["button:buy_steam_engine"][2] == 0
    assert menu["button:place_settlement"][0] == "kk-why-too-dear"
    assert menu["button:buy_mine"][0] == "kk-why-no-mine"
    assert menu["button:flip_workforce_workers"] == ("kk-why-too-few-workers", 5, 1)
    play(s, "move_miners", "stop")
    assert closed(s)["button:buy_mine"][0] == "kk-why-main-done"


@rule("KK-7.20")
@pytest.mark.parametrize("edition", EDITIONS)
def test_no_engine_is_for_sale_in_round_one(edition: str) -> None:
    s = position(edition, 4, round=1, phase=2, coins={0: 20})
    assert closed(s)["button:buy_steam_engine"][0] == "kk-why-round-one"


@rule("KK-7.10", "KK-7.30")
@pytest.mark.parametrize("edition", EDITIONS)
def test_every_closed_mine_and_village_says_why(edition: str) -> None:
    s = position(edition, 4, round=2, phase=2, coins={0: 1}, mines={1: ["k-rabe"]}, village_workers={"eiberg": 0})
    play(s, "buy_mine")
    assert closed(s)["mine:k-rabe"][0] == "kk-why-not-on-offer"
    assert {why for why, _, _ in closed(s).values()} >= {"kk-why-too-dear", "kk-why-not-on-offer"}
    s = position(edition, 4, round=2, phase=2, coins={0: 20}, village_workers={"eiberg": 0})
    play(s, "place_settlement")
    assert closed(s)["village:horst"][0] == "kk-why-workers-left"
    assert "village:eiberg" not in closed(s)
