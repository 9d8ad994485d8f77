"""Phase 9: who takes part in a consolidation, values, and how it ends [KK-17.1 to KK-17.8, KK-17.15 to KK-17.20]."""

from __future__ import annotations

from typing import Any

import pytest

from revier.kernel.state import State
from tests.kohle_und_kolonie.build import DATA, position, row, seat
from tests.kohle_und_kolonie.look import EDITIONS, held, idle, table, track
from tests.kohle_und_kolonie.phases import LARGE_MINES, auction, consolidation, kinds, raise_to, settle, values
from tests.support import asked, offered, play, rule, told

AID = "bonus_consolidation_aid"
GENERAL = ["k-glocke", "k-grosse-nebenbank", "k-generals-erbstollen"]  # 17, 10, 1; cost 1 each
ALTENDORF = ["k-alte-aproche", "k-catharina", "k-muelheimerglueck", "k-altendorfer-mulde"]  # 11, 14, 20, 29: 1, 1, 2, 2
ADMINISTRATION = {
    "administration_miner_1": 1,
    "administration_pair": 2,
    "administration_engineer_1": 1,
    "administration_engineer_2": 1,
}


# -- order -----------------------------------------------------------------------------------------


@rule("KK-17.1")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("players", [3, 5])
@pytest.mark.parametrize("round", [3, 4, 5])
def test_all_large_mines_of_the_round_in_play_are_revealed_one_at_a_time(
    edition: str, players: int, round: int
) -> None:
    in_play = {claim["id"] for claim in DATA["claim"] if players > 3 or claim["in_three_player"]}
    due = {claim for claim, mine in LARGE_MINES.items() if mine["level"] == round and claim in in_play}
    orders = set()
    for seed in range(12):
        s = position(edition, players, round=round, phase=9, seed=seed)
        order = tuple(str(event["claim"]) for event in told(s, "claim_due"))
        assert len(order) == len(due)
        assert set(order) == due
        orders.add(order)
    assert len(orders) > 1  # shuffled


@rule("KK-17.1")
@pytest.mark.parametrize("edition", EDITIONS)
def test_each_consolidation_is_resolved_before_the_next_is_revealed(edition: str) -> None:
    mines = {0: ["k-glocke", "k-wolff"], 1: ["k-grosse-nebenbank", "k-hoffnung"]}
    s = position(edition, round=3, phase=9, mines=mines, due=["general", "heinrich"])
    assert told(s, "claim_due") == [{"claim": "general"}]
    assert s.view(None)["due"] == ["heinrich", "altendorf", "herberholz"]
    while auction(s)["claim"] == "general":
        play(s, "stop")
    assert told(s, "claim_due") == [{"claim": "general"}, {"claim": "heinrich"}]
    assert s.view(None)["due"] == ["altendorf", "herberholz"]


@rule("KK-17.1")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("round", [1, 2])
def test_nothing_is_consolidated_before_round_3(edition: str, round: int) -> None:
    s = position(edition, round=round, phase=9, mines={0: ["k-grosse-nebenbank"], 1: ["k-generals-erbstollen"]})
    assert told(s, "claim_due") == []
    assert table(s)["round"] == round + 1


@rule("KK-17.1")
@pytest.mark.parametrize("edition", EDITIONS)
def test_single_mines_are_never_consolidated(edition: str) -> None:
    mines = {0: ["e-langenbrahm", "e-mansfeld", "e-bruchstrasse"], 1: ["e-klosterbusch"]}
    s = position(edition, round=5, phase=9, mines=mines, trust_mines=["e-herbeder-steinkohlewerke"])
    assert s.is_over
    assert list(held(s, 0)["tableau"].values()) == ["e-langenbrahm", "e-mansfeld", "e-bruchstrasse"]
    assert table(s)["trust_mines"]["e-herbeder-steinkohlewerke"] == "engine"


# -- who takes part --------------------------------------------------------------------------------


@rule("KK-17.2")
@pytest.mark.parametrize("edition", EDITIONS)
def test_everybody_with_a_small_mine_of_the_claim_takes_part(edition: str) -> None:
    s = consolidation(
        "altendorf", edition, mines={0: ALTENDORF[:1], 2: ALTENDORF[1:3], 1: ["k-rabe"], 3: ALTENDORF[3:]}
    )
    assert set(values(s)) == {0, 2, 3}


@rule("KK-17.2")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("mark", ["engine", "marker"])
def test_the_trust_is_involved_with_a_mine_of_its_own(edition: str, mark: str) -> None:
    s = consolidation("general", edition, mines={0: GENERAL[:1], 1: GENERAL[1:2]}, trust_mines={GENERAL[2]: mark})
    assert auction(s)["trust_value"] == 6 + 1


@rule("KK-17.2", "KK RUL-63")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_trust_is_involved_with_an_unsold_mine(edition: str) -> None:
    s = consolidation("general", edition, mines={0: GENERAL[:1], 1: GENERAL[1:2]})
    assert "k-generals-erbstollen" in table(s)["display"]
    assert auction(s)["trust_value"] == 6 + 1


@rule("KK-17.2")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_trust_is_not_involved_if_players_own_all_mines(edition: str) -> None:
    s = consolidation("general", edition, mines={0: GENERAL[:1], 1: GENERAL[1:]}, extra_coin=1)
    assert auction(s)["trust_value"] is None
    assert told(s, "trust_value_set") == []


@rule("KK-17.3", "KK-17.20")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("trust_mines", [{}, {"k-glocke": "engine"}, dict.fromkeys(GENERAL, "engine")])
def test_without_a_participant_the_trust_gets_the_large_mine(edition: str, trust_mines: dict[str, str]) -> None:
    s = consolidation("general", edition, trust_mines=trust_mines)
    assert told(s, "trust_consolidated") == [{"claim": "general"}]
    assert kinds(s, "trust_value_set", "value_set", "passed") == []
    assert table(s)["trust_mines"]["g-vereinigter-general"] == "engine"
    assert table(s)["engine_supply"] == 20 - 1  # the others came back
    assert all(s.view(None)["mines"][mine]["place"] == "gone" for mine in GENERAL)
    assert s.scores() == [2, 2, 2, 2]


@rule("KK-17.4")
@pytest.mark.parametrize("edition", EDITIONS)
def test_who_owns_all_small_mines_wins_for_nothing_without_auction_and_tokens(edition: str) -> None:
    s = consolidation(
        "general",
        edition,
        5,
        mines={1: GENERAL},
        coins={1: 7},
        bonus={1: AID},
        kept={1: {"rail_consolidation": 2}},
        trust_track=6,
    )
    assert asked(s) == (1, "TableauSpacePick")
    assert told(s, "consolidated") == [{"seat": 1, "claim": "general", "coins": 0}]
    play(s, "space t11")
    assert (held(s, 1)["coins"], held(s, 1)["rail_tokens"]["rail_consolidation"]) == (7, 2)
    assert told(s, "token_used") == []
    assert row(s, "large_mines", 3) == [0, 4, 0, 0, 0]
    assert row(s, "compensation", 3) == [0] * 5


@rule("KK-17.5")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_single_participant_faces_the_trust_in_an_auction(edition: str) -> None:
    s = consolidation("general", edition, mines={1: GENERAL[:2]}, trust_mines=GENERAL[2:])
    assert asked(s) == (1, "AuctionBid")
    assert (values(s), auction(s)["trust_value"]) == ({1: 2}, 7)


@rule("KK-17.5")
@pytest.mark.parametrize("edition", EDITIONS)
def test_several_owners_of_all_mines_bid_without_the_trust(edition: str) -> None:
    s = consolidation("general", edition, mines={0: GENERAL[:2], 1: GENERAL[2:]})
    assert asked(s) == (1, "AuctionBid")  # 1 against 2
    assert offered(s) == ["stop", "raise 1", "raise 2", "raise 3"]


# -- values ----------------------------------------------------------------------------------------


@rule("KK-17.6")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("trust_track", [0, 3, 6])
@pytest.mark.parametrize("extra_coin", [0, 1])
def test_the_trust_has_its_coins_the_extra_coin_and_the_costs_of_its_own_and_unsold_mines(
    edition: str, trust_track: int, extra_coin: int
) -> None:
    s = consolidation(
        "altendorf",
        edition,
        mines={0: ALTENDORF[:1]},
        trust_mines={ALTENDORF[1]: "engine", ALTENDORF[2]: "marker"},
        trust_track=trust_track,
        extra_coin=extra_coin,
        coins={0: 0},
        bonus={0: "bonus_wagon"},
    )
    assert told(s, "trust_value_set") == [{"value": trust_track + extra_coin + 1 + 2 + 2}]


@rule("KK-17.6", "KK RUL-64")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("trust_wins", [True, False])
def test_the_coins_of_the_trust_are_not_spent(edition: str, trust_wins: bool) -> None:
    mines = {0: ["k-wolff", "k-glocke"], 1: ["k-grosse-nebenbank"]}
    s = position(edition, round=3, phase=9, mines=mines, due=["general", "heinrich"], trust_track=4, coins={0: 9})
    play(s, "stop" if trust_wins else "raise 1", "stop", *[] if trust_wins else ["space t12"])
    assert [event["value"] for event in told(s, "trust_value_set")] == [4 + 1, 4 + 2]


@rule("KK-17.6")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_value_of_the_trust_never_changes_during_the_auction(edition: str) -> None:
    s = consolidation("general", edition, mines={0: GENERAL[:1], 1: GENERAL[1:2]}, coins={0: 20, 1: 20})
    for n in range(6):
        assert auction(s)["trust_value"] == 6 + 1
        play(s, f"raise {1 + n % 2}")


@rule("KK-17.6", "KK-13.41", "KK D-16", "KK RUL-55")
def test_in_2013_the_extra_coin_counts_in_the_next_auction_with_the_trust_only() -> None:
    mines = {0: ["k-glocke", "k-wolff"], 1: ["k-grosse-nebenbank", "k-stralsund"]}
    s = position(round=3, phase=9, mines=mines, due=["general", "heinrich", "herberholz"], trust_track=2, extra_coin=1)
    settle(s)
    costs = {"general": 1, "heinrich": 2, "herberholz": 2}
    assert [event["value"] for event in told(s, "trust_value_set")] == [3 + costs["general"], 2 + 2, 2 + 2]
    assert table(s)["extra_coin"] == 0


@rule("KK-17.6", "KK-13.41", "KK D-16", "KK RUL-55")
def test_in_the_revised_edition_the_extra_coin_counts_in_every_auction_with_the_trust() -> None:
    mines = {0: ["k-glocke", "k-wolff"], 1: ["k-grosse-nebenbank", "k-stralsund"]}
    due = ["general", "heinrich", "herberholz"]
    s = position("revised", round=3, phase=9, mines=mines, due=due, trust_track=2, extra_coin=1)
    settle(s)
    assert [event["value"] for event in told(s, "trust_value_set")] == [3 + 1, 3 + 2, 3 + 2]
    assert table(s)["extra_coin"] == 1


@rule("KK-13.41", "KK RUL-55")
def test_an_award_without_auction_does_not_use_up_the_extra_coin_of_2013() -> None:
    mines = {0: ["k-glocke"], 2: ["k-wolff", "k-hoffnung"]}
    s = position(round=3, phase=9, mines=mines, due=["altendorf", "heinrich", "general"], trust_track=0, extra_coin=1)
    play(s, "space t11")  # the large mine of Heinrich; nobody took part in Altendorf
    assert auction(s)["claim"] == "general"
    assert auction(s)["trust_value"] == 0 + 1 + 2


@rule("KK-17.6", "KK-13.41")
def test_an_auction_without_the_trust_does_not_use_up_the_extra_coin_of_2013() -> None:
    mines = {0: ["k-glocke", "k-wolff"], 1: ["k-grosse-nebenbank", "k-generals-erbstollen"]}
    s = position(round=3, phase=9, mines=mines, due=["general", "heinrich"], trust_track=0, extra_coin=1)
    settle(s)
    assert [event["value"] for event in told(s, "trust_value_set")] == [0 + 1 + 2]
    assert table(s)["extra_coin"] == 0


@rule("KK-13.41", "KK D-16")
def test_the_extra_coin_of_2013_waits_for_a_later_round() -> None:
    s = position(round=3, phase=9, mines={0: ["k-eintracht"]}, trust_track=3, extra_coin=1)
    idle(s, "AuctionBid", round=4)
    assert auction(s)["claim"] == "eintracht"
    track_now = table(s)["trust_track"]
    assert auction(s)["trust_value"] == track_now + 1 + 2


@rule("KK-17.7", "KK-10.5")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("spaces", range(5))
def test_a_participant_has_the_costs_of_the_own_mines_and_the_administration(edition: str, spaces: int) -> None:
    pieces = dict(list(ADMINISTRATION.items())[:spaces])
    s = consolidation("altendorf", edition, mines={0: ALTENDORF[1:3]}, pieces={0: pieces, 1: ADMINISTRATION})
    assert values(s) == {0: 1 + 2 + spaces}


@rule("KK-17.7", "KK-10.5")
@pytest.mark.parametrize("edition", EDITIONS)
def test_one_miner_on_a_pair_of_the_administration_counts_nothing(edition: str) -> None:
    s = consolidation("general", edition, mines={0: GENERAL[:1]}, pieces={0: {"administration_pair": 1}})
    assert values(s) == {0: 1}


@rule("KK-17.7", "KK-10.5")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_administration_counts_in_every_consolidation_and_is_not_used_up(edition: str) -> None:
    mines = {0: ["k-glocke", "k-wolff"]}
    s = position(
        edition, round=3, phase=9, mines=mines, pieces={0: ADMINISTRATION}, due=["general", "heinrich"], trust_track=6
    )
    assert values(s) == {0: 1 + 4}
    play(s, "stop")
    assert auction(s)["claim"] == "heinrich"
    assert values(s) == {0: 1 + 4}
    assert held(s, 0)["pieces"] == ADMINISTRATION


# -- tokens ----------------------------------------------------------------------------------------


@rule("KK-17.8", "KK D-28", "KK RUL-65")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_participants_add_tokens_in_turn_order_before_bidding(edition: str) -> None:
    s = consolidation(
        "altendorf",
        edition,
        5,
        turn_order=[4, 2, 0, 3, 1],
        mines={0: ALTENDORF[:1], 1: ALTENDORF[1:2], 2: ALTENDORF[2:3]},
        kept={0: {"rail_consolidation": 1}, 2: {"rail_consolidation": 1}, 4: {"rail_consolidation": 1}},
        bonus={1: AID},
    )
    order = []
    while asked(s)[1] == "ConsolidationToken":
        order.append(asked(s)[0])
        play(s, "stop")
    assert order == [2, 0, 1]
    assert asked(s) == (2, "AuctionBid")


@rule("KK-17.8", "KK RUL-65")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_aid_adds_2_and_each_railroad_token_1_any_number(edition: str) -> None:
    s = consolidation(
        "general", edition, 5, mines={0: GENERAL[:1]}, kept={0: {"rail_consolidation": 3}}, bonus={0: AID}
    )
    assert offered(s) == ["stop", "use_aid", "use_rail_consolidation"]
    play(s, "use_rail_consolidation")
    assert values(s) == {0: 1 + 1}
    play(s, "use_aid")
    assert offered(s) == ["stop", "use_rail_consolidation"]
    play(s, "use_rail_consolidation")
    assert values(s) == {0: 1 + 1 + 2 + 1}
    play(s, "stop")
    assert asked(s) == (0, "AuctionBid")
    assert held(s, 0)["rail_tokens"]["rail_consolidation"] == 1
    assert offered(s)[0] == "stop"
    assert not {"use_aid", "use_rail_consolidation"} & set(offered(s))  # none after this step


@rule("KK-17.8")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("wins", [True, False])
def test_tokens_are_spent_whatever_the_outcome(edition: str, wins: bool) -> None:
    s = consolidation(
        "general",
        edition,
        5,
        mines={0: GENERAL[:1]},
        kept={0: {"rail_consolidation": 1}},
        bonus={0: AID},
        coins={0: 9},
    )
    play(s, "use_aid", "use_rail_consolidation")
    play(s, *["raise 1", "space t11"] if wins else ["stop"])
    assert len(told(s, "consolidated")) == int(wins)
    assert held(s, 0)["rail_tokens"]["rail_consolidation"] == 0
    assert held(s, 0)["bonus"] is None
    assert AID in track(s)


@rule("KK-17.8")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_token_helps_in_one_consolidation_only(edition: str) -> None:
    s = position(
        edition,
        5,
        round=3,
        phase=9,
        mines={0: ["k-glocke", "k-wolff"]},
        bonus={0: AID},
        kept={0: {"rail_consolidation": 1}},
        due=["general", "heinrich"],
    )
    play(s, "use_aid", "use_rail_consolidation", "stop")
    assert auction(s)["claim"] == "heinrich"
    assert asked(s)[1] == "AuctionBid"
    assert values(s) == {0: 1}


@rule("KK-17.8")
@pytest.mark.parametrize("edition", EDITIONS)
def test_tokens_saved_may_be_used_in_the_next_consolidation(edition: str) -> None:
    s = position(
        edition,
        round=3,
        phase=9,
        mines={0: ["k-glocke", "k-wolff"]},
        kept={0: {"rail_consolidation": 1}},
        due=["general", "heinrich"],
    )
    play(s, "stop", "stop")
    assert (auction(s)["claim"], asked(s)[1]) == ("heinrich", "ConsolidationToken")


@rule("KK-17.8")
@pytest.mark.parametrize("edition", EDITIONS)
def test_other_bonus_tokens_do_not_help(edition: str) -> None:
    s = consolidation("general", edition, mines={0: GENERAL[:1]}, bonus={0: "bonus_wagon"})
    assert asked(s) == (0, "AuctionBid")


# -- a player wins ---------------------------------------------------------------------------------


def won(edition: str, **given: Any) -> State:
    """Seat 0 raises above all others, who pass."""
    s = consolidation("altendorf", edition, **({"coins": {0: 20}} | given))
    while asked(s)[1] == "AuctionBid":
        play(s, "raise 1" if asked(s)[0] == 0 else "stop")
    return s


@rule("KK-17.15")
@pytest.mark.parametrize("edition", EDITIONS)
def test_all_engines_of_the_claim_go_to_the_winner_one_on_the_tile_the_rest_in_reserve(edition: str) -> None:
    s = won(
        edition,
        mines={0: ALTENDORF[:1], 1: ALTENDORF[1:2]},
        engines={0: ALTENDORF[:1], 1: ALTENDORF[1:2]},
        trust_mines={ALTENDORF[2]: "engine", ALTENDORF[3]: "marker"},
        reserve_engines={0: 1},
    )
    assert told(s, "engines_received") == [{"seat": 0, "count": 3}]
    play(s, "space t11")
    assert seat(s, 0)["tableau"]["t11"] == {
        "tile": "g-altendorf-tiefbau",
        "engine": True,
        "income": 3,
        "rescue": False,
        "secured": False,
        "exposed": True,
    }
    assert held(s, 0)["reserve_engines"] == 1 + 2
    assert (seat(s, 0)["engines"], seat(s, 1)["engines"]) == (4, 0)
    assert table(s)["engine_supply"] == 20 - 4


@rule("KK-17.15")
@pytest.mark.parametrize("edition", EDITIONS)
def test_without_engines_the_large_mine_has_none(edition: str) -> None:
    s = won(edition, mines={0: ALTENDORF[:1]}, reserve_engines={0: 2})
    play(s, "space t11")
    assert held(s, 0)["engines"] == []
    assert held(s, 0)["reserve_engines"] == 2


@rule("KK-17.15", "KK RUL-72")
@pytest.mark.parametrize("edition", EDITIONS)
def test_engines_go_the_same_way_in_an_award_without_auction(edition: str) -> None:
    s = consolidation("general", edition, mines={0: GENERAL}, engines={0: GENERAL[:2]})
    play(s, "space t11")
    assert held(s, 0)["engines"] == ["t11"]
    assert held(s, 0)["reserve_engines"] == 1


@rule("KK-17.15")
@pytest.mark.parametrize("edition", EDITIONS)
def test_engines_of_other_claims_and_pithead_tiles_stay(edition: str) -> None:
    s = won(
        edition,
        mines={0: ["k-rabe", ALTENDORF[0]], 1: ["k-alte-mann", ALTENDORF[1]]},
        engines={0: ["k-rabe"], 1: ["k-alte-mann"]},
        flipped={1: ["cokery"]},
        pieces={1: {"cokery_steam": 1}},
    )
    play(s, "space t12")
    assert (held(s, 0)["engines"], held(s, 1)["engines"]) == (["t11"], ["t11"])
    assert held(s, 1)["pieces"] == {"cokery_steam": 1}
    assert held(s, 0)["reserve_engines"] == 0


@rule("KK-17.15")
@pytest.mark.parametrize("edition", EDITIONS)
def test_one_miner_of_the_winner_moves_to_the_large_mine_all_others_return(edition: str) -> None:
    s = won(edition, mines={0: ALTENDORF[:2], 1: ALTENDORF[2:3]}, miners={0: 5, 1: 7})
    play(s, "space t11")
    assert (held(s, 0)["miners"], held(s, 1)["miners"]) == (5 + 2 - 1, 7 + 1)


@rule("KK-17.15")
@pytest.mark.parametrize("edition", EDITIONS)
def test_all_small_mines_of_the_claim_leave_the_game(edition: str) -> None:
    s = won(edition, mines={0: ALTENDORF[:1], 1: ALTENDORF[1:2]}, trust_mines={ALTENDORF[2]: "engine"})
    assert ALTENDORF[3] not in table(s)["display"]
    play(s, "space t11")
    assert {s.view(None)["mines"][mine]["place"] for mine in ALTENDORF} == {"gone"}
    assert (held(s, 0)["tableau"], held(s, 1)["tableau"]) == ({"t11": "g-altendorf-tiefbau"}, {})
    assert s.view(None)["mines"]["g-altendorf-tiefbau"] == {"place": "seat", "owner": 0, "engine": True}


@rule("KK-17.15")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_winner_chooses_an_open_mine_space(edition: str) -> None:
    s = won(edition, mines={0: ["k-rabe", "k-alte-mann", ("k-geschwind", "t21"), (ALTENDORF[0], "t13")]})
    assert asked(s) == (0, "TableauSpacePick")
    assert offered(s) == ["space t13", "space t22"]


@rule("KK-17.15")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("space", ["t11", "t12", "t13", "t21", "t22", "t23"])
def test_even_on_a_full_tableau_the_winner_has_a_space(edition: str, space: str) -> None:
    others = iter(["k-rabe", "k-alte-mann", "k-geschwind", "k-eintracht", "k-franziska-erbstollen"])
    spaces = ["t11", "t12", "t13", "t21", "t22", "t23"]
    s = won(edition, mines={0: {name: ALTENDORF[0] if name == space else next(others) for name in spaces}})
    while asked(s)[1] == "CompactionPick":
        play(s, offered(s)[0])
    assert asked(s) == (0, "TableauSpacePick")
    assert len(offered(s)) == 1
    play(s, offered(s)[0])
    assert len(held(s, 0)["tableau"]) == 6


@rule("KK-17.15")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_winner_gains_the_points_of_the_large_mine_and_nothing_for_the_own_small_ones(edition: str) -> None:
    s = won(edition, mines={0: ALTENDORF[:2], 1: ALTENDORF[2:3]})
    play(s, "space t11")
    assert row(s, "large_mines", 3) == [5, 0, 0, 0]
    assert row(s, "compensation", 3) == [0, 2, 0, 0]


@rule("KK-17.15")
@pytest.mark.parametrize("edition", EDITIONS)
def test_every_other_participant_gains_2_points_for_each_small_mine_given_up(edition: str) -> None:
    s = won(edition, mines={0: ALTENDORF[:1], 1: ALTENDORF[1:3], 2: ALTENDORF[3:], 3: ["k-rabe"]})
    play(s, "space t11")
    assert row(s, "compensation", 3) == [0, 4, 2, 0]


@rule("KK-17.15")
@pytest.mark.parametrize("edition", EDITIONS)
def test_gaps_are_closed_in_turn_order_before_the_winner_places_the_tile(edition: str) -> None:
    s = won(
        edition,
        turn_order=[3, 2, 1, 0],
        mines={
            0: {"t11": ALTENDORF[0], "t12": "k-rabe", "t21": "k-alte-mann"},
            1: {"t11": ALTENDORF[1], "t12": "k-geschwind", "t21": "k-eintracht"},
            2: {"t11": ALTENDORF[2], "t12": "k-alte-bommerbank", "t21": "k-franziska-erbstollen"},
        },
    )
    order = []
    while asked(s)[1] == "CompactionPick":
        order.append(asked(s)[0])
        play(s, "space t21")
    assert order == [2, 1, 0]
    assert asked(s) == (0, "TableauSpacePick")
    assert row(s, "compensation", 3) == [0, 0, 0, 0]  # not yet


@rule("KK-17.16")
@pytest.mark.parametrize("edition", EDITIONS)
def test_rescue_miners_stay_where_they_are_also_over_empty_mine_spaces(edition: str) -> None:
    s = won(
        edition,
        mines={0: ["k-rabe", ALTENDORF[0]], 1: ["k-alte-mann", ALTENDORF[1], ALTENDORF[2]]},
        rescue={0: ["t12", "t23"], 1: ["t11", "t12", "t13"]},
    )
    play(s, "space t21")
    assert (held(s, 0)["rescue"], held(s, 1)["rescue"]) == (["t12", "t23"], ["t11", "t12", "t13"])
    assert held(s, 1)["tableau"] == {"t11": "k-alte-mann"}


# -- the Trust wins --------------------------------------------------------------------------------


def lost(edition: str, **given: Any) -> State:
    """Everybody passes."""
    s = consolidation("altendorf", edition, **given)
    while asked(s)[1] == "AuctionBid":
        play(s, "stop")
    return s


@rule("KK-17.20", "KK D-27", "KK RUL-70")
@pytest.mark.parametrize("edition", EDITIONS)
def test_when_the_trust_wins_all_engines_of_the_claim_return_to_the_supply(edition: str) -> None:
    s = lost(
        edition,
        mines={0: ["k-rabe", ALTENDORF[0]], 1: ALTENDORF[1:2]},
        engines={0: ["k-rabe", ALTENDORF[0]], 1: ALTENDORF[1:2]},
        trust_mines={ALTENDORF[2]: "engine", ALTENDORF[3]: "marker"},
    )
    assert told(s, "trust_consolidated") == [{"claim": "altendorf"}]
    assert (held(s, 0)["engines"], held(s, 1)["engines"]) == (["t11"], [])
    assert table(s)["trust_mines"]["g-altendorf-tiefbau"] == "engine"
    assert table(s)["engine_supply"] == 20 - 1 - 1  # on k-rabe, and as the Trust's mark


@rule("KK-17.20")
@pytest.mark.parametrize("edition", EDITIONS)
def test_when_the_trust_wins_all_miners_return_to_their_owners(edition: str) -> None:
    s = lost(edition, mines={0: ALTENDORF[:1], 1: ALTENDORF[1:3]}, miners={0: 4, 1: 6})
    assert (held(s, 0)["miners"], held(s, 1)["miners"]) == (4 + 1, 6 + 2)


@rule("KK-17.20", "KK RUL-63")
@pytest.mark.parametrize("edition", EDITIONS)
def test_when_the_trust_wins_small_and_large_tiles_leave_the_game(edition: str) -> None:
    s = lost(edition, mines={0: ALTENDORF[:1], 1: ALTENDORF[1:2]}, trust_mines=ALTENDORF[2:3])
    assert {s.view(None)["mines"][mine]["place"] for mine in ALTENDORF} == {"gone"}
    assert (held(s, 0)["tableau"], held(s, 1)["tableau"]) == ({}, {})
    assert s.view(None)["mines"]["g-altendorf-tiefbau"]["place"] == "trust"


@rule("KK-17.20", "KK RUL-71")
@pytest.mark.parametrize("edition", EDITIONS)
def test_when_the_trust_wins_every_participant_gains_2_points_per_small_mine(edition: str) -> None:
    s = lost(edition, mines={0: ALTENDORF[:1], 1: ALTENDORF[1:3]})
    assert row(s, "compensation", 3) == [2, 4, 0, 0]
    assert row(s, "large_mines", 3) == [0, 0, 0, 0]


@rule("KK-17.20")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("engines", "mark", "left"), [([], "marker", 0), (ALTENDORF[:1], "engine", 0)])
def test_without_an_engine_in_the_supply_a_substitute_marks_the_large_mine(
    edition: str, engines: list[str], mark: str, left: int
) -> None:
    s = lost(edition, mines={0: ALTENDORF[:1]}, engines={0: engines}, engine_supply=0)
    assert table(s)["trust_mines"]["g-altendorf-tiefbau"] == mark
    assert table(s)["engine_supply"] == left


@rule("KK-17.20")
@pytest.mark.parametrize("edition", EDITIONS)
def test_when_the_trust_wins_gaps_are_closed_in_turn_order(edition: str) -> None:
    tableau = {
        0: {"t11": ALTENDORF[0], "t12": "k-rabe", "t21": "k-alte-mann"},
        1: {"t11": ALTENDORF[1], "t12": "k-geschwind", "t21": "k-eintracht"},
        2: {"t11": "k-alte-bommerbank", "t12": ALTENDORF[2]},
    }
    s = lost(edition, turn_order=[1, 3, 2, 0], mines=tableau)
    assert asked(s) == (1, "CompactionPick")
    play(s, "space t12")
    assert asked(s) == (0, "CompactionPick")
    assert row(s, "compensation", 3) == [0, 0, 0, 0]
    play(s, "space t12")
    assert row(s, "compensation", 3) == [2, 2, 2, 0]


@rule("KK-17.6", "KK RUL-63")
@pytest.mark.parametrize("edition", EDITIONS)
def test_unsold_mines_bring_no_engine(edition: str) -> None:
    s = won(edition, mines={0: ALTENDORF[:1]})
    play(s, "space t11")
    assert told(s, "engines_received") == []
    assert table(s)["engine_supply"] == 20


# -- refilling -------------------------------------------------------------------------------------


@rule("KK-19.3", "KK RUL-58", "KK RUL-59")
@pytest.mark.parametrize("round", [3, 4])
@pytest.mark.parametrize(("before", "first", "revised"), [(0, 3, 3), (2, 3, 3), (3, 3, 3), (4, 4, 3), (6, 6, 3)])
def test_before_rounds_4_and_5_the_track_holds_at_least_three_coins_in_2013_and_exactly_three_in_revised(
    round: int, before: int, first: int, revised: int
) -> None:
    for edition, coins in (("2013", first), ("revised", revised)):
        s = position(edition, round=round, phase=11, trust_track=before, extra_coin=1)
        assert s.view(None)["trust"] == {"coins": coins, "purchases": 1, "extra_coin": True}


@rule("KK-19.3", "KK RUL-59")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("round", [1, 2])
def test_before_rounds_2_and_3_the_track_is_left_alone(edition: str, round: int) -> None:
    for coins in (0, 2, 6):
        assert table(position(edition, round=round, phase=11, trust_track=coins))["trust_track"] == coins


@rule("KK RUL-60")
def test_in_2013_six_coins_and_the_extra_coin_can_fall_to_two() -> None:
    s = position(round=3, phase=9, mines={0: GENERAL[:1]}, due=["general"], trust_track=6, extra_coin=1)
    assert auction(s)["trust_value"] == 7 + 2  # with two unsold mines
    s = position(round=3, phase=9, mines={0: GENERAL[:1]}, due=["general"], trust_track=2)
    assert auction(s)["trust_value"] == 2 + 2


# -- wagons on large mines -------------------------------------------------------------------------


@rule("KK RUL-87")
@pytest.mark.parametrize("edition", EDITIONS)
def test_wagons_on_large_mines_count_as_the_data_say(edition: str) -> None:
    for mine in LARGE_MINES.values():
        if mine["level"] < 5:
            s = position(edition, round=5, mines={0: [mine["id"]]})
            assert seat(s, 0)["wagons"] == mine["wagons"]


@rule("KK-17.14")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_winner_pays_the_coins_bid_and_all_others_nothing(edition: str) -> None:
    s = consolidation("general", edition, mines={0: GENERAL[:1], 1: GENERAL[1:2]}, coins={0: 12, 1: 12})
    raise_to(s, 9)  # seat 0: 8 coins
    raise_to(s, 11)  # seat 1: 10 coins
    play(s, "stop", "space t11")
    assert told(s, "coins_paid") == [{"seat": 1, "coins": 10}]
    assert (held(s, 0)["coins"], held(s, 1)["coins"]) == (12, 2)
