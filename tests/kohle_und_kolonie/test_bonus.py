"""Phase 1, and the bonus tokens [KK-6, KK-9]."""

from __future__ import annotations

import pytest

from revier.kernel.errors import IllegalAction
from tests.kohle_und_kolonie.build import GAMES, position
from tests.kohle_und_kolonie.look import (
    BOTH,
    EDITIONS,
    budget,
    held,
    idle,
    positions,
    select,
    table,
    track,
)
from tests.support import asked, offered, play, rule, told

ACTION_TOKENS = ["bonus_deploy_move", "bonus_engineer", "bonus_steam_engine", "bonus_settlement"]
OTHER_TOKENS = ["bonus_mine_rescue", "bonus_wagon"]


# -- selection -------------------------------------------------------------------------------------


@rule("KK-6.1")
@pytest.mark.parametrize(("edition", "players"), BOTH)
@pytest.mark.parametrize("seed", range(3))
def test_in_round_one_the_start_player_chooses_first_then_the_others_clockwise(
    edition: str, players: int, seed: int
) -> None:
    s = GAMES[edition].new(players=players, seed=seed)
    start = asked(s)[0]
    for i in range(players):
        assert asked(s) == ((start + i) % players, "ChooseBonusToken")
        play(s, offered(s)[-1])


@rule("KK-6.1")
@pytest.mark.parametrize(("edition", "players"), BOTH)
@pytest.mark.parametrize("round", [2, 3, 4, 5])
def test_later_the_last_in_the_previous_turn_order_chooses_first(edition: str, players: int, round: int) -> None:
    order = [2, 0, 1, 4, 3]
    order = [seat for seat in order if seat < players]
    s = position(edition, players, round=round - 1, phase=11, turn_order=order)
    for seat in reversed(order):
        assert asked(s) == (seat, "ChooseBonusToken")
        play(s, offered(s)[0])


@rule("KK-6.1")
def test_the_selection_order_is_the_turn_order_played_and_not_the_order_of_choosing() -> None:
    s = position("2013", 4, round=1, phase=1)
    select(s, "settlement", "mine_rescue", "deploy_move", "wagon")
    assert table(s)["turn_order"] == [1, 3, 2, 0]
    idle(s, "ChooseBonusToken", round=2)
    assert asked(s)[0] == 0


@rule("KK-6.2")
@pytest.mark.parametrize(("edition", "players"), BOTH)
def test_each_player_takes_one_token_and_puts_the_turn_disc_in_its_place(edition: str, players: int) -> None:
    s = position(edition, players, phase=1)
    before = track(s)
    where = before.index("bonus_engineer")
    select(s, "engineer")
    assert held(s, 0)["bonus"] == "bonus_engineer"
    assert table(s)["selection_track"][where] == 0  # the disc of seat 0
    assert track(s) == [*before[:where], 0, *before[where + 1 :]]
    assert "token bonus_engineer" not in offered(s)
    assert asked(s) == (1, "ChooseBonusToken")


@rule("KK-6.2")
@pytest.mark.parametrize(("edition", "players"), BOTH)
def test_in_round_one_the_steam_engine_lies_face_down_and_cannot_be_chosen(edition: str, players: int) -> None:
    s = position(edition, players, phase=1)
    expected = [token for token in track(s) if token != "bonus_steam_engine"]
    assert offered(s) == [f"token {token}" for token in expected]
    with pytest.raises(IllegalAction):
        select(s, "steam_engine")


@rule("KK-6.2", "KK-6.4")
@pytest.mark.parametrize(("edition", "players"), [("2013", 3), ("2013", 5), ("revised", 4), ("revised", 5)])
def test_from_round_two_on_the_steam_engine_can_be_chosen(edition: str, players: int) -> None:
    s = position(edition, players, round=2, phase=1)
    assert "token bonus_steam_engine" in offered(s)
    select(s, "steam_engine")
    assert held(s, players - 1)["bonus"] == "bonus_steam_engine"


@rule("KK-6.2", "KK-4.10")
def test_with_five_players_all_but_one_of_the_tokens_to_choose_from_are_taken_in_round_one() -> None:
    s = position("revised", 5, phase=1)
    for left in (6, 5, 4, 3, 2):
        assert len(offered(s)) == left
        play(s, offered(s)[0])


@rule("KK-6.3")
@pytest.mark.parametrize(
    ("edition", "tokens", "order"),
    [
        ("2013", ["settlement", "wagon", "mine_rescue", "engineer"], [2, 1, 3, 0]),
        ("2013", ["mine_rescue", "consolidation_aid", "wagon", "engineer"], [0, 1, 2, 3]),
        ("revised", ["deploy_move", "engineer", "wagon", "mine_rescue"], [3, 2, 1, 0]),
        ("revised", ["wagon", "settlement", "mine_rescue", "engineer"], [2, 0, 3, 1]),
    ],
)
def test_the_turn_order_is_the_order_of_the_discs_from_left_to_right(
    edition: str, tokens: list[str], order: list[int]
) -> None:
    s = position(edition, phase=1)
    select(s, *tokens)
    assert table(s)["turn_order"] == order
    assert asked(s) == (order[0], "TurnMenu")
    assert [(event["rank"], event["seat"]) for event in told(s, "place_in_order")] == list(enumerate(order, start=1))


@rule("KK-6.3")
def test_the_place_on_the_track_counts_and_not_the_kind_of_token() -> None:
    s = position("2013", 3, round=3, phase=1, track=["bonus_steam_engine", "bonus_settlement", "bonus_mine_rescue"])
    select(s, "mine_rescue", "steam_engine", "settlement")  # seats 2, 1, 0
    assert table(s)["turn_order"] == [1, 0, 2]


@rule("KK-6.4")
@pytest.mark.parametrize(
    ("edition", "players", "tokens", "left"),
    [
        ("2013", 3, "wagon mine_rescue settlement", "consolidation_aid engineer deploy_move steam_engine"),
        ("2013", 5, "wagon engineer deploy_move settlement mine_rescue", "consolidation_aid steam_engine"),
        ("revised", 3, "wagon settlement engineer", "mine_rescue deploy_move"),
        ("revised", 4, "wagon mine_rescue settlement engineer", "deploy_move steam_engine"),
        ("revised", 5, "wagon mine_rescue settlement engineer deploy_move", "consolidation_aid steam_engine"),
    ],
)
def test_the_discs_leave_the_track_and_the_tokens_not_chosen_slide_left(
    edition: str, players: int, tokens: str, left: str
) -> None:
    s = position(edition, players, phase=1)
    select(s, *tokens.split())
    rest = [f"bonus_{token}" for token in left.split()]
    assert table(s)["selection_track"] == rest + [None] * (7 - len(rest))


@rule("KK-6.5")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_a_used_token_goes_at_once_to_the_leftmost_empty_space(players: int) -> None:
    s = position("2013", players, phase=1)
    select(s, *["deploy_move", "consolidation_aid", "engineer", "mine_rescue", "settlement"][:players])
    before = track(s)
    while held(s, asked(s)[0])["bonus"] != "bonus_consolidation_aid":
        play(s, "stop")
    user = asked(s)[0]
    play(s, "use_bonus")
    assert track(s) == [*before, "bonus_consolidation_aid"]
    assert held(s, user)["bonus"] is None
    assert told(s, "token_used") == [{"seat": user, "token": "bonus_consolidation_aid"}]


@rule("KK-6.5", "KK-6.6")
def test_used_tokens_stand_before_those_returned_unused() -> None:
    s = position("2013", 3, round=4, bonus={0: "bonus_wagon", 1: "bonus_mine_rescue", 2: "bonus_consolidation_aid"})
    stayed = ["bonus_engineer", "bonus_deploy_move", "bonus_settlement", "bonus_steam_engine"]
    assert track(s) == stayed
    play(s, "stop", "stop", "use_bonus")
    assert track(s) == [*stayed, "bonus_consolidation_aid"]
    idle(s, "ChooseBonusToken", round=5)
    assert track(s) == [*stayed, "bonus_consolidation_aid", "bonus_wagon", "bonus_mine_rescue"]


@rule("KK-6.6")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("token", [*OTHER_TOKENS, "bonus_consolidation_aid"])
def test_a_token_cannot_be_given_back_early(edition: str, token: str) -> None:
    s = position(edition, 5, round=3, bonus={0: token})
    if token != "bonus_consolidation_aid":
        assert "use_bonus" not in offered(s)
    play(s, "stop")
    assert held(s, 0)["bonus"] == token
    assert token not in track(s)


@rule("KK-6.6", "KK-9.1")
@pytest.mark.parametrize(("edition", "players"), BOTH)
@pytest.mark.parametrize("seed", range(2))
def test_every_token_is_in_one_place_and_each_player_has_one_a_round(edition: str, players: int, seed: int) -> None:
    tokens = sorted(str(token) for token in track(GAMES[edition].new(players=players, seed=0)))
    for s in positions(edition, players, 60 + seed):
        data = table(s)
        in_hand = [own["bonus"] for own in data["seats"] if own["bonus"] is not None]
        on_track = [entry for entry in data["selection_track"] if isinstance(entry, str)]
        assert sorted(in_hand + on_track) == tokens
    used: dict[int, list[object]] = {}
    now = 0
    for event in s.events():
        if event.kind == "round_began":
            now += 1
        elif event.kind == "token_used":
            used.setdefault(now, []).append(event.args["seat"])
    for seats in used.values():
        assert len(seats) == len(set(seats))


# -- when which token may be used --------------------------------------------------------------------


@rule("KK-9.1", "KK-7.2", "KK D-03")
@pytest.mark.parametrize("phase", [2, 3])
@pytest.mark.parametrize("token", ACTION_TOKENS)
def test_2013_an_action_token_may_be_used_in_phases_two_and_three(phase: int, token: str) -> None:
    s = position("2013", round=2, phase=phase, bonus={0: token}, mines={0: ["k-rabe"]}, village_workers={"eiberg": 0})
    assert "use_bonus" in offered(s)


@rule("KK-9.1", "KK-7.2")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("token", ACTION_TOKENS)
def test_the_offer_names_the_token(edition: str, token: str) -> None:
    s = position(
        edition,
        round=2,
        phase=4,
        markers={0: 1},
        bonus={0: token},
        mines={0: ["k-rabe"]},
        village_workers={"eiberg": 0},
    )
    play(s, "use_marker" if edition == "2013" else "use_bonus")
    use_bonus = s.game.actions.parse("use_bonus")
    assert [choice.args["token"] for choice in s.choices() if choice.id == use_bonus] == [token]


@rule("KK-9.1", "KK-7.2", "KK D-03", "KK RUL-07")
@pytest.mark.parametrize("phase", [2, 3])
@pytest.mark.parametrize("token", ACTION_TOKENS)
def test_revised_no_action_token_may_be_used_in_phases_two_and_three(phase: int, token: str) -> None:
    s = position(
        "revised", round=2, phase=phase, bonus={0: token}, mines={0: ["k-rabe"]}, village_workers={"eiberg": 0}
    )
    assert "use_bonus" not in offered(s)


@rule("KK-9.1", "KK-7.2", "KK RUL-07")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("phase", [2, 3])
@pytest.mark.parametrize("token", OTHER_TOKENS)
def test_mine_rescue_and_wagon_are_never_used_in_an_action_turn(edition: str, phase: int, token: str) -> None:
    s = position(edition, round=3, phase=phase, bonus={0: token}, mines={0: ["k-rabe"]})
    assert "use_bonus" not in offered(s)


@rule("KK-9.1", "KK D-05")
@pytest.mark.parametrize("edition", EDITIONS)
def test_mine_rescue_is_used_in_the_own_securing_step(edition: str) -> None:
    s = position(edition, phase=5, bonus={0: "bonus_mine_rescue"}, mines={0: ["k-rabe"]})
    assert asked(s) == (0, "SecureStep")
    assert "use_bonus" in offered(s)


@rule("KK-9.1", "KK D-05")
def test_2013_mine_rescue_secures_up_to_two_mines_of_choice() -> None:
    tiles = ["k-rabe", "k-alte-mann", "k-wolff", "k-alte-bommerbank"]
    s = position("2013", phase=5, bonus={0: "bonus_mine_rescue"}, mines={0: tiles})
    play(s, "use_bonus")
    assert offered(s) == ["stop", "space t11", "space t12", "space t13", "space t21"]
    play(s, "space t13", "space t21")
    assert [event["space"] for event in told(s, "mine_secured")] == ["t13", "t21"]
    assert held(s, 0)["bonus"] is None


@rule("KK-9.1", "KK D-05")
def test_revised_mine_rescue_secures_all_mines_of_one_square() -> None:
    tiles = {"t11": "k-rabe", "t12": "k-alte-mann", "t21": "k-wolff", "t22": "k-alte-bommerbank", "t13": "k-geschwind"}
    s = position("revised", phase=5, bonus={0: "bonus_mine_rescue"}, mines={0: tiles})
    play(s, "use_bonus")
    assert offered(s) == ["square 1", "square 2"]
    play(s, "square 1")
    assert {event["space"] for event in told(s, "mine_secured")} == {"t11", "t12", "t21", "t22"}


@rule("KK RUL-83", "KK-9.1")
@pytest.mark.parametrize("edition", EDITIONS)
def test_mine_rescue_may_be_used_without_a_mine(edition: str) -> None:
    s = position(edition, phase=5, bonus={0: "bonus_mine_rescue"})
    assert asked(s) == (0, "SecureStep")
    play(s, "use_bonus")
    assert held(s, 0)["bonus"] is None


@rule("KK RUL-83", "KK-9.1")
@pytest.mark.parametrize("phase", [2, 3])
def test_deploy_move_may_be_used_without_any_effect(phase: int) -> None:
    s = position("2013", phase=phase, bonus={0: "bonus_deploy_move"}, miners={0: 0})
    assert "use_bonus" in offered(s)
    play(s, "use_bonus")
    assert offered(s) == ["stop"]
    play(s, "stop")
    assert asked(s) == (0, "TurnMenu")
    assert held(s, 0)["bonus"] is None


@rule("KK-9.1", "KK D-06")
@pytest.mark.parametrize(("edition", "wagons", "vp"), [("2013", 1, 1), ("revised", 2, 1)])
def test_the_wagon_token_activates_loading_without_a_worker_and_gives_its_wagons(
    edition: str, wagons: int, vp: int
) -> None:
    s = position(edition, phase=10, bonus={0: "bonus_wagon"})
    assert asked(s) == (0, "LoadingStep")
    assert offered(s) == ["stop", "use_bonus"]
    play(s, "use_bonus")
    assert told(s, "loaded") == [{"seat": 0, "wagons": wagons, "coins": 0, "vp": vp}]
    assert s.scores() == [2 + vp, 2, 2, 2]


# -- prices and budgets ----------------------------------------------------------------------------


@rule("KK-9.1", "KK-7.4", "KK-7.5")
@pytest.mark.parametrize(
    ("token", "main", "flipped", "actions", "price"),
    [
        ("bonus_engineer", "engineer", "cokery", ["engineer_space loading_engineer_1"], 1),
        ("bonus_steam_engine", "buy_steam_engine", "ironworks", ["space t11"], 1),
        ("bonus_settlement", "place_settlement", "workforce", ["village eiberg", "stop"], 2),
    ],
)
@pytest.mark.parametrize("who", [0, 1])
def test_2013_token_prices_are_never_raised(
    token: str, main: str, flipped: str, actions: list[str], price: int, who: int
) -> None:
    s = position(
        "2013",
        round=2,
        coins={0: price},
        bonus={0: token},
        mines={0: ["k-rabe"]},
        flipped={who: [flipped]},
        village_workers={"eiberg": 0},
    )
    assert main not in offered(s)
    play(s, "use_bonus", *actions)
    assert held(s, 0)["coins"] == 0
    assert asked(s) == (0, "TurnMenu")


@rule("KK-9.1", "KK-12.3", "KK-7.4")
@pytest.mark.parametrize(
    ("token", "flipped", "actions", "price"),
    [
        ("bonus_engineer", "cokery", ["engineer_space loading_engineer_1"], 1),
        ("bonus_steam_engine", "ironworks", ["space t11"], 1),
        ("bonus_settlement", "workforce", ["village eiberg", "stop"], 2),
    ],
)
def test_revised_token_prices_are_never_raised(token: str, flipped: str, actions: list[str], price: int) -> None:
    s = position(
        "revised",
        round=2,
        phase=4,
        coins={0: price},
        bonus={0: token},
        mines={0: ["k-rabe"]},
        flipped={2: [flipped]},
        village_workers={"eiberg": 0},
    )
    play(s, "use_bonus", "use_bonus", *actions)
    assert held(s, 0)["coins"] == 0
    assert asked(s) == (0, "TurnMenu")


@rule("KK-9.1", "KK-7.4", "KK-5.4")
@pytest.mark.parametrize(
    ("token", "price"), [("bonus_engineer", 1), ("bonus_steam_engine", 1), ("bonus_settlement", 2)]
)
def test_a_token_whose_price_cannot_be_paid_is_not_offered(token: str, price: int) -> None:
    for coins in range(4):
        s = position(
            "2013",
            round=2,
            coins={0: coins},
            bonus={0: token},
            mines={0: ["k-rabe"]},
            village_workers={"eiberg": 0},
        )
        assert ("use_bonus" in offered(s)) == (coins >= price)


@rule("KK-9.1", "KK-7.20")
def test_the_steam_engine_token_needs_an_engine_and_a_target() -> None:
    with_target = {0: ["k-rabe"]}
    assert "use_bonus" in offered(position("2013", round=2, bonus={0: "bonus_steam_engine"}, mines=with_target))
    assert "use_bonus" not in offered(position("2013", round=2, bonus={0: "bonus_steam_engine"}))
    s = position("2013", round=2, bonus={0: "bonus_steam_engine"}, mines=with_target, engine_supply=0)
    assert "use_bonus" not in offered(s)


@rule("KK-9.1", "KK-7.41")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_engineer_token_deploys_from_the_tableau_only(edition: str) -> None:
    deployed = {"cokery_engineer_1": 1, "ironworks_engineer_1": 1}
    s = position(
        edition,
        round=2,
        phase=4,
        markers={0: 1},
        bonus={0: "bonus_engineer"},
        flipped={0: ["workforce"]},
        pieces={0: deployed},
    )
    play(s, "use_marker" if edition == "2013" else "use_bonus", "use_bonus")
    assert asked(s) == (0, "EngineerPlace")
    full = position(
        edition,
        round=2,
        phase=4,
        markers={0: 1},
        bonus={0: "bonus_engineer"},
        flipped={0: ["workforce"]},
        pieces={0: deployed | {"loading_engineer_1": 1}},
    )
    play(full, "use_marker" if edition == "2013" else "use_bonus")
    assert "use_bonus" not in offered(full)


@rule("KK-9.1", "KK-7.31")
def test_the_settlement_token_brings_up_to_two_miners() -> None:
    s = position("2013", bonus={0: "bonus_settlement"}, village_workers={"eiberg": 0})
    play(s, "use_bonus", "village eiberg", "yes", "yes")
    assert held(s, 0)["settled"] == {"eiberg": 2}
    assert (held(s, 0)["coins"], held(s, 0)["miners"]) == (2, 18)


@rule("KK-9.1", "KK-9.4", "KK-7.56")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("flipped", [[], ["workforce"]])
def test_deploy_move_gives_two_and_two_and_no_engineer_move(edition: str, flipped: list[str]) -> None:
    s = position(
        edition,
        phase=4,
        markers={0: 1},
        bonus={0: "bonus_deploy_move"},
        flipped={0: flipped},
        pieces={0: {"cokery_engineer_1": 1, "cokery_miner_1": 1}},
    )
    play(s, "use_marker" if edition == "2013" else "use_bonus", "use_bonus")
    assert budget(s) == (2, 2)
    assert offered(s) == ["stop", "deploy", "move"]
    assert held(s, 0)["coins"] == 4


@rule("KK-9.4")
@pytest.mark.parametrize("first", ["use_bonus", "move_miners"])
def test_the_budgets_of_token_and_main_action_are_never_pooled(first: str) -> None:
    second = {"use_bonus": "move_miners", "move_miners": "use_bonus"}[first]
    s = position("2013", bonus={0: "bonus_deploy_move"}, flipped={0: ["workforce"]})
    points = {"use_bonus": (2, 2), "move_miners": (2, 4)}
    play(s, first)
    assert budget(s) == points[first]
    play(s, "stop")  # nothing of it is left for the other
    play(s, second)
    assert budget(s) == points[second]
    play(s, "stop")
    assert not {"use_bonus", "move_miners"} & set(offered(s))


# -- in addition to the main action ----------------------------------------------------------------


@rule("KK-9.2", "KK-7.3", "KK D-03")
@pytest.mark.parametrize("token_first", [True, False])
def test_2013_an_action_token_is_used_besides_the_main_action_in_either_order(token_first: bool) -> None:
    s = position("2013", bonus={0: "bonus_engineer"})
    token = ["use_bonus", "engineer_space loading_engineer_1"]
    main = ["engineer", "engineer_space ironworks_engineer_1"]
    play(s, *(token + main if token_first else main + token))
    assert held(s, 0)["pieces"] == {"ironworks_engineer_1": 1, "loading_engineer_1": 1}
    assert held(s, 0)["coins"] == 2
    assert not {"use_bonus", "engineer", "move_miners"} & set(offered(s))


@rule("KK-9.2")
@pytest.mark.parametrize("token", ACTION_TOKENS)
def test_2013_a_token_used_in_phase_two_is_gone_in_phase_three(token: str) -> None:
    s = position(
        "2013", 3, round=2, bonus={0: token}, coins={0: 9}, mines={0: ["k-rabe"]}, village_workers={"eiberg": 0}
    )
    play(s, "use_bonus")
    idle(s, "TurnMenu")
    assert asked(s) == (0, "TurnMenu")
    play(s, "stop", "stop", "stop")
    assert (asked(s), table(s)["phase"]) == ((0, "TurnMenu"), 3)
    assert "use_bonus" not in offered(s)


@rule("KK-9.2", "KK-12.2", "KK RUL-08")
def test_2013_in_phase_four_a_token_needs_an_active_turn() -> None:
    s = position("2013", 3, phase=3, to_act=2, markers={1: 1}, bonus={0: "bonus_deploy_move", 1: "bonus_engineer"})
    play(s, "stop")
    assert asked(s) == (1, "ExtraActionChoice")  # seat 0 holds a token but no marker
    assert offered(s) == ["stop", "use_marker"]
    play(s, "use_marker")
    assert {"use_bonus", "engineer"} <= set(offered(s))


# -- the consolidation aid -------------------------------------------------------------------------


@rule("KK-9.3", "KK-7.2")
@pytest.mark.parametrize(("edition", "players"), [("2013", 3), ("2013", 4), ("2013", 5), ("revised", 5)])
@pytest.mark.parametrize("phase", [2, 3])
def test_the_aid_gives_one_coin_in_an_own_turn_besides_the_main_action(edition: str, players: int, phase: int) -> None:
    s = position(edition, players, phase=phase, bonus={0: "bonus_consolidation_aid"})
    play(s, "move_miners", "stop", "use_bonus")
    assert held(s, 0)["coins"] == 5
    assert held(s, 0)["bonus"] is None
    assert track(s)[-1] == "bonus_consolidation_aid"
    assert "use_bonus" not in offered(s)
    assert asked(s) == (0, "TurnMenu")


@rule("KK-9.3", "KK-12.2", "KK-12.3")
@pytest.mark.parametrize("edition", EDITIONS)
def test_in_phase_four_the_aid_gives_its_coin_in_an_active_turn(edition: str) -> None:
    s = position(edition, 5, phase=4, markers={0: 1}, bonus={0: "bonus_consolidation_aid"})
    assert offered(s) == ["stop", "use_marker"]
    play(s, "use_marker", "use_bonus")
    assert held(s, 0)["coins"] == 5
    assert "move_miners" in offered(s)


@rule("KK RUL-08", "KK-12.3", "KK-9.3")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_aid_alone_makes_no_turn_of_phase_four_active(edition: str) -> None:
    s = position(edition, 5, phase=3, to_act=4, bonus={0: "bonus_consolidation_aid"})
    play(s, "stop")
    assert table(s)["phase"] != 4


@rule("KK-9.3")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("aid", [True, False])
def test_the_aid_adds_two_to_one_consolidation_unless_its_coin_was_taken(edition: str, aid: bool) -> None:
    mines = {0: ["k-glocke"], 1: ["k-grosse-nebenbank"]}
    bonus = {0: "bonus_consolidation_aid"} if aid else {}
    s = position(edition, 5, round=3, phase=9, mines=mines, due=["general"], bonus=bonus)
    if not aid:
        assert asked(s)[1] == "AuctionBid"
        return
    assert asked(s) == (0, "ConsolidationToken")
    play(s, "use_aid")
    assert held(s, 0)["bonus"] is None
    assert track(s)[-1] == "bonus_consolidation_aid"
    assert [event["value"] for event in told(s, "value_set") if event["seat"] == 0][-1] == 3


@rule("KK-9.3")
def test_the_aid_is_spent_even_if_the_auction_is_lost() -> None:
    mines = {0: ["k-glocke"], 1: ["k-grosse-nebenbank"]}
    s = position(
        "2013", 5, round=3, phase=9, mines=mines, due=["general"], bonus={0: "bonus_consolidation_aid"}, coins={0: 0}
    )
    play(s, "use_aid")
    while asked(s)[1] == "AuctionBid":
        play(s, "stop")
    assert "g-vereinigter-general" in table(s)["trust_mines"]
    assert held(s, 0)["bonus"] is None


# -- used at most once ------------------------------------------------------------------------------


@rule("KK-9.1", "KK-6.5")
@pytest.mark.parametrize("token", ACTION_TOKENS)
def test_2013_an_action_token_goes_back_to_the_track_when_it_is_used(token: str) -> None:
    s = position("2013", round=2, bonus={0: token}, mines={0: ["k-rabe"]}, village_workers={"eiberg": 0})
    before = track(s)
    assert token not in before
    play(s, "use_bonus")
    assert track(s) == [*before, token]
