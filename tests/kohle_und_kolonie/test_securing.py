"""Phase 5, first half: securing mines and filling the bag [KK-13.1 to KK-13.4]."""

from __future__ import annotations

import pytest

from revier.kernel.state import State
from tests.kohle_und_kolonie.build import position, seat
from tests.kohle_und_kolonie.look import EDITIONS, held, idle, track
from tests.kohle_und_kolonie.phases import disaster, kinds, secured_by
from tests.support import asked, offered, play, rule, told

FOUR = ["k-rabe", "k-wolff", "k-alte-mann", "k-geschwind"]
SIX = [*FOUR, "k-alte-bommerbank", "k-stralsund"]
FULL = dict(zip(("t11", "t12", "t13", "t21", "t22", "t23"), SIX, strict=True))
DRAWS = ("black_disc_drawn", "blank_disc_drawn", "seat_disc_drawn")


# -- what counts -----------------------------------------------------------------------------------


@rule("KK-13.1", "KK-13.3")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("tile", ["k-alte-bommerbank", "e-langenbrahm", "g-heinrich"])
def test_small_single_and_large_mines_count_alike(edition: str, tile: str) -> None:
    s = position(edition, round=4, phase=5, mines={0: [tile]}, bonus={0: "bonus_mine_rescue"})
    assert secured_by(s) == [1, 0, 0, 0]


@rule("KK-13.1")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("tile", ["k-alte-bommerbank", "e-langenbrahm", "g-heinrich"])
def test_a_mine_is_secured_by_a_miner_on_its_rescue_space(edition: str, tile: str) -> None:
    s = position(edition, round=4, phase=5, mines={0: [tile]}, rescue={0: ["t11"]}, bonus={0: "bonus_mine_rescue"})
    assert secured_by(s) == [0, 0, 0, 0]


@rule("KK-13.1")
def test_a_rescue_miner_protects_only_the_mine_space_below() -> None:
    s = position(phase=5, mines={0: ["k-rabe"]}, rescue={0: ["t12", "t13", "t21", "t22", "t23"]})
    assert secured_by(s) == [1, 0, 0, 0]


@rule("KK-13.3")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("mines", range(7))
def test_a_player_puts_one_disc_for_each_unsecured_mine_but_three_at_most(edition: str, mines: int) -> None:
    s = position(edition, phase=5, mines={1: SIX[:mines]}, coins={1: 0})
    assert secured_by(s) == [0, min(3, mines), 0, 0]


@rule("KK-13.3")
def test_only_unsecured_mines_count_for_the_discs() -> None:
    s = position(phase=5, mines={0: FULL}, rescue={0: ["t11", "t13", "t21"]}, coins={0: 1})
    assert secured_by(s, "space t22") == [2, 0, 0, 0]


# -- who is asked ----------------------------------------------------------------------------------


@rule("KK-13.2")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_players_secure_in_turn_order(edition: str) -> None:
    mines = {0: ["k-rabe", "k-wolff"], 1: ["k-alte-mann", "k-geschwind"], 3: ["k-alte-bommerbank", "k-stralsund"]}
    s = position(edition, phase=5, turn_order=[3, 1, 2, 0], mines=mines)
    order = []
    while asked(s)[1] == "SecureStep":
        order.append(asked(s)[0])
        play(s, "stop")
    assert order == [3, 1, 0]
    assert [event["seat"] for event in told(s, "discs_added")] == [3, 1, 2, 0]


@rule("KK-13.2")
def test_securing_is_repeated_until_done() -> None:
    s = position(phase=5, mines={0: FULL}, coins={0: 9})
    assert offered(s) == ["stop", "space t12", "space t13", "space t22", "space t23"]
    play(s, "space t13")
    assert asked(s) == (0, "SecureStep")
    assert offered(s) == ["stop", "space t12", "space t22", "space t23"]
    play(s, "space t12", "space t23")
    assert secured_by(s, "stop") == [3, 0, 0, 0]


# -- by coin ---------------------------------------------------------------------------------------


@rule("KK-13.2")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_coin_secures_only_mines_on_coin_spaces(edition: str) -> None:
    s = position(edition, phase=5, mines={0: {"t11": "k-rabe", "t21": "k-wolff", "t22": "k-alte-mann"}})
    assert offered(s) == ["stop", "space t22"]


@rule("KK-13.2")
@pytest.mark.parametrize("edition", EDITIONS)
def test_securing_a_mine_costs_one_coin(edition: str) -> None:
    s = position(edition, phase=5, mines={0: FULL}, coins={0: 2})
    play(s, "space t12")
    assert held(s, 0)["coins"] == 1
    play(s, "space t13")
    assert told(s, "coins_paid") == [{"seat": 0, "coins": 1}] * 2
    assert [event["space"] for event in told(s, "mine_secured")] == ["t12", "t13"]
    assert told(s, "discs_added")[0] == {"seat": 0, "count": 3}  # without a coin left there is nothing to choose


@rule("KK-13.2")
@pytest.mark.parametrize("edition", EDITIONS)
def test_everybody_sees_what_is_secured(edition: str) -> None:
    s = play(position(edition, phase=5, mines={0: FULL}, coins={0: 5}), "space t13")
    tableau = seat(s, 0)["tableau"]
    assert [space for space in tableau if tableau[space]["secured"]] == ["t13"]


@rule("KK-13.2")
def test_without_coins_and_token_there_is_nothing_to_decide() -> None:
    s = position(phase=5, mines={0: FULL, 1: ["k-catharina"]}, coins={0: 0})
    assert asked(s)[1] != "SecureStep"
    assert told(s, "discs_added")[:2] == [{"seat": 0, "count": 3}, {"seat": 1, "count": 1}]


@rule("KK-13.2")
def test_only_unsecured_mines_can_be_secured_by_coins() -> None:
    s = position(phase=5, mines={0: ["k-rabe", "k-wolff", "k-alte-mann"]}, rescue={0: ["t12"]}, coins={0: 5})
    assert offered(s) == ["stop", "space t13"]


@rule("KK-13.2")
def test_an_empty_coin_space_cannot_be_secured() -> None:
    s = position(phase=5, mines={0: ["k-rabe"]}, bonus={0: "bonus_mine_rescue"})
    assert offered(s) == ["stop", "use_bonus"]


# -- by the rescue team, 2013 ----------------------------------------------------------------------


@rule("KK-13.2")
def test_in_2013_the_rescue_team_secures_up_to_two_mines_on_any_spaces() -> None:
    s = position(phase=5, mines={0: FULL}, coins={0: 0}, bonus={0: "bonus_mine_rescue"})
    play(s, "use_bonus")
    assert asked(s) == (0, "RescuePick")
    assert offered(s) == ["stop", *(f"space {space}" for space in FULL)]
    play(s, "space t11")
    assert offered(s) == ["stop", *(f"space {space}" for space in FULL if space != "t11")]
    play(s, "space t23")
    assert asked(s)[1] not in ("RescuePick", "SecureStep")
    assert [event["space"] for event in told(s, "mine_secured")] == ["t11", "t23"]


@rule("KK-13.2")
@pytest.mark.parametrize("picks", [0, 1, 2])
def test_in_2013_the_rescue_team_may_stop_early(picks: int) -> None:
    s = position(phase=5, mines={0: ["k-rabe", "k-wolff"]}, coins={0: 0}, bonus={0: "bonus_mine_rescue"})
    play(s, "use_bonus", *["space t11", "space t12"][:picks])
    assert secured_by(s, *["stop"] * (picks < 2)) == [2 - picks, 0, 0, 0]


@rule("KK-13.2")
def test_in_2013_the_rescue_team_goes_only_to_unsecured_mines() -> None:
    s = position(
        phase=5,
        mines={0: FULL},
        rescue={0: ["t11", "t13"]},
        coins={0: 1},
        bonus={0: "bonus_mine_rescue"},
    )
    play(s, "space t12", "use_bonus")
    assert offered(s) == ["stop", "space t21", "space t22", "space t23"]


@rule("KK-13.2")
def test_coins_may_be_paid_before_and_after_the_rescue_team() -> None:
    s = position(phase=5, mines={0: FULL}, coins={0: 5}, bonus={0: "bonus_mine_rescue"})
    play(s, "space t12", "use_bonus", "space t11", "space t21")
    assert offered(s) == ["stop", "space t13", "space t22", "space t23"]
    assert secured_by(s, "space t13", "space t22") == [1, 0, 0, 0]


# -- by the rescue team, Revised -------------------------------------------------------------------

LEFT, RIGHT = {"t11", "t12", "t21", "t22"}, {"t12", "t13", "t22", "t23"}


@rule("KK-13.2")
@pytest.mark.parametrize(("square", "spaces"), [(1, LEFT), (2, RIGHT)])
def test_in_the_revised_edition_the_rescue_team_secures_all_mines_on_one_square(square: int, spaces: set[str]) -> None:
    s = position("revised", phase=5, mines={0: FULL}, coins={0: 1}, bonus={0: "bonus_mine_rescue"})
    play(s, "use_bonus")
    assert asked(s) == (0, "RescuePick")
    assert offered(s) == ["square 1", "square 2"]
    play(s, f"square {square}")
    assert {event["space"] for event in told(s, "mine_secured")} == spaces
    assert secured_by(s) == [2, 0, 0, 0]


@rule("KK-13.2", "KK RUL-48")
@pytest.mark.parametrize(
    ("tiles", "square", "discs"),
    [(["t11"], 1, 0), (["t11"], 2, 1), (["t11", "t12", "t13"], 1, 1), (["t11", "t12", "t21"], 2, 2)],
)
def test_the_square_may_contain_empty_spaces(tiles: list[str], square: int, discs: int) -> None:
    mines = {0: {space: FULL[space] for space in tiles}}
    s = position("revised", phase=5, mines=mines, coins={0: 0}, bonus={0: "bonus_mine_rescue"})
    assert secured_by(s, "use_bonus", f"square {square}") == [discs, 0, 0, 0]


@rule("KK RUL-48")
def test_even_an_empty_square_may_be_chosen() -> None:
    s = position("revised", phase=5, bonus={2: "bonus_mine_rescue"})
    assert secured_by(s, "use_bonus", "square 2") == [0, 0, 0, 0]


@rule("KK-13.2")
def test_in_the_revised_edition_coins_may_be_paid_as_well() -> None:
    s = position("revised", phase=5, mines={0: FULL}, coins={0: 5}, bonus={0: "bonus_mine_rescue"})
    play(s, "space t23", "use_bonus", "square 1")
    assert offered(s) == ["stop", "space t13"]
    assert secured_by(s, "space t13") == [0, 0, 0, 0]


@rule("KK-13.2")
@pytest.mark.parametrize(("edition", "pick"), [("2013", "space t11"), ("revised", "square 1")])
def test_the_rescue_team_is_used_once_and_goes_back_to_the_track(edition: str, pick: str) -> None:
    s = position(edition, phase=5, mines={0: FULL}, coins={0: 5}, bonus={0: "bonus_mine_rescue"})
    before = track(s)
    play(s, "use_bonus")
    assert held(s, 0)["bonus"] is None
    assert track(s) == [*before, "bonus_mine_rescue"]
    play(s, pick)
    while asked(s)[1] == "RescuePick":
        play(s, "stop")
    assert asked(s) == (0, "SecureStep")
    assert "use_bonus" not in offered(s)


@rule("KK-13.2")
@pytest.mark.parametrize("edition", EDITIONS)
def test_only_the_holder_may_use_the_rescue_team(edition: str) -> None:
    s = position(edition, phase=5, mines={0: FULL, 1: ["k-catharina"]}, bonus={1: "bonus_mine_rescue"})
    assert "use_bonus" not in offered(s)
    play(s, "stop")
    assert offered(s) == ["stop", "use_bonus"]


# -- how long it lasts -----------------------------------------------------------------------------


@rule("KK-13.3")
@pytest.mark.parametrize("edition", EDITIONS)
def test_coins_protect_for_this_round_only(edition: str) -> None:
    s = position(edition, phase=5, mines={0: ["k-rabe", "k-alte-bommerbank"]}, coins={0: 9})
    play(s, "space t12")
    idle(s, "SecureStep", round=2)
    while asked(s)[0] != 0:
        play(s, "stop")
    assert offered(s) == ["stop", "space t12"]
    play(s, "stop")
    assert [event["count"] for event in told(s, "discs_added") if event["seat"] == 0] == [1, 2]


@rule("KK-13.3")
@pytest.mark.parametrize(("edition", "pick"), [("2013", "space t11"), ("revised", "square 1")])
def test_the_rescue_team_protects_for_this_round_only(edition: str, pick: str) -> None:
    s = position(edition, phase=5, mines={0: ["k-rabe"]}, coins={0: 0}, bonus={0: "bonus_mine_rescue"})
    play(s, "use_bonus", pick)
    while asked(s)[1] in ("RescuePick", "SecureStep"):
        play(s, "stop")
    idle(s, "ChooseBonusToken", round=3)
    assert [event["count"] for event in told(s, "discs_added") if event["seat"] == 0] == [0, 1]


@rule("KK-13.3")
@pytest.mark.parametrize("edition", EDITIONS)
def test_rescue_miners_stay(edition: str) -> None:
    s = position(edition, phase=5, mines={0: ["k-rabe"]}, rescue={0: ["t11"]})
    idle(s, "ChooseBonusToken", round=3)
    assert held(s, 0)["rescue"] == ["t11"]
    assert [event["count"] for event in told(s, "discs_added") if event["seat"] == 0] == [0, 0]


# -- the bag ---------------------------------------------------------------------------------------


@rule("KK-13.4")
def test_black_discs_and_blank_join_when_all_have_finished() -> None:
    s: State = position("revised", phase=5, mines={0: FULL, 1: ["k-catharina"]}, bonus={1: "bonus_mine_rescue"})
    play(s, "stop")
    bag = s.view(None)["disaster"]
    assert (bag["discs"], bag["black"], bag["blank"]) == ([3, 0, 0, 0], 0, 0)
    s = disaster(["0", "black"], "revised", mines={0: ["k-franziska-erbstollen", *FOUR], 1: ["k-catharina"]})
    bag = s.view(None)["disaster"]  # one disc of seat 0 is drawn
    assert (bag["discs"], bag["black"], bag["blank"]) == ([2, 1, 0, 0], 3, 1)


@rule("KK-13.4")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("seed", range(8))
def test_three_discs_are_drawn_every_round_even_if_there_is_no_mine_to_be_hit(edition: str, seed: int) -> None:
    s = position(edition, phase=5, seed=seed)
    idle(s, "ChooseBonusToken", round=3)
    assert len(kinds(s, *DRAWS)) == 2 * 3
    assert kinds(s, "seat_disc_drawn") == []
    assert 2 * 2 <= len(kinds(s, "black_disc_drawn")) <= 2 * 3


@rule("KK-13.4")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_player_whose_mines_are_all_secured_is_never_hit(edition: str) -> None:
    for seed in range(20):
        s = position(edition, phase=5, seed=seed, mines={0: FULL, 1: ["k-catharina"]}, rescue={0: list(FULL)})
        assert {event["seat"] for event in told(s, "seat_disc_drawn")} <= {1}
