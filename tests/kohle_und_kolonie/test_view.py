"""What the view works out for those who look at the board: values, yields, what is exposed [KK-24]."""

from __future__ import annotations

import pytest

from revier.kernel.state import State
from tests.kohle_und_kolonie.build import position, seat
from tests.kohle_und_kolonie.look import EDITIONS, idle
from tests.kohle_und_kolonie.phases import auction, consolidation, disaster, raises, settle
from tests.support import asked, play, rule, told

ALTENDORF = ["k-altendorfer-mulde", "k-muelheimerglueck", "k-catharina", "k-alte-aproche"]  # cost 2, 2, 1, 1


def disputed(edition: str) -> State:
    """Two players and the Trust want Altendorf Tiefbau; seat 0 has an administration and a railroad token."""
    return consolidation(
        "altendorf",
        edition,
        mines={0: ALTENDORF[:1], 1: ALTENDORF[1:3]},
        pieces={0: {"administration_miner_1": 1, "administration_pair": 2}},
        kept={0: {"rail_consolidation": 1}},
        engines={1: ALTENDORF[1:2]},
        trust_mines={ALTENDORF[3]: "engine"},
        coins={0: 5, 1: 3},
        trust_track=2,
    )


@rule("KK-17.6", "KK-17.7", "KK-17.8")
@pytest.mark.parametrize("edition", EDITIONS)
def test_an_auction_says_how_its_values_came_about(edition: str) -> None:
    s = play(disputed(edition), "use_rail_consolidation")
    entries = {entry["seat"]: entry for entry in auction(s)["bidders"]}
    assert entries[0]["parts"] == {"mines": 2, "administration": 2, "tokens": 1}
    assert entries[1]["parts"] == {"mines": 3, "administration": 0, "tokens": 0}
    assert (auction(s)["trust_mines"], auction(s)["trust_value"]) == (1, 3)
    for entry in entries.values():
        assert sum(entry["parts"].values()) == entry["value"]


@rule("KK-17.11", "KK-17.15")
@pytest.mark.parametrize("edition", EDITIONS)
def test_an_auction_says_what_can_be_bid_won_and_lost(edition: str) -> None:
    s = play(disputed(edition), "stop")
    entries = {entry["seat"]: entry for entry in auction(s)["bidders"]}
    assert [entries[n]["most"] for n in (0, 1)] == [4 + 5, 3 + 3]
    assert [entries[n]["compensation"] for n in (0, 1)] == [2, 4]
    assert auction(s)["engines"] == 2
    assert not auction(s)["is_decided"]
    assert auction(s)["least"] == min(raises(s))
    while asked(s)[1] == "AuctionBid":
        play(s, "stop" if asked(s)[0] else "raise 1")
    assert told(s, "engines_received") == [{"seat": 0, "count": 2}]
    assert auction(s)["is_decided"]
    assert [entry["parts"] for entry in auction(s)["bidders"]] == [None, None]
    assert [event["vp"] for event in told(settle(s), "vp_gained") if event["category"] == "compensation"] == [4]


@rule("KK-10.1", "KK-10.5")
@pytest.mark.parametrize("edition", EDITIONS)
def test_pithead_tiles_say_what_they_bring_as_they_stand(edition: str) -> None:
    pieces = {"cokery_miner_1": 1, "cokery_pair": 1, "ironworks_pair": 2, "administration_engineer_1": 1}
    tiles = seat(position(edition, pieces={0: pieces}), 0)["pithead"]
    assert [tiles[tile]["coins"] for tile in ("cokery", "ironworks", "loading")] == [1, 0, 0]
    assert [tiles[tile]["vp"] for tile in ("cokery", "ironworks", "loading")] == [0, 1, 0]
    assert [tiles[tile]["value"] for tile in ("cokery", "administration")] == [0, 1]


@rule("KK-15.1", "KK-16.1", "KK-16.2")
@pytest.mark.parametrize("edition", EDITIONS)
def test_income_and_points_are_paid_as_announced(edition: str) -> None:
    s = position(
        edition,
        round=2,
        mines={0: ["k-catharina", "k-rabe"], 1: ["k-alte-aproche"]},
        engines={0: ["k-catharina"]},
        settlements={0: {"horst": 0}},
        display=[],
    )
    own = seat(s, 0)
    idle(s, "ChooseBonusToken")
    assert [event["coins"] for event in told(s, "coins_gained") if event["seat"] == 0] == [own["income"]]
    points = [event for event in told(s, "vp_gained") if event["seat"] == 0]
    assert sum(int(str(event["vp"])) for event in points) == own["board_vp"] > 3
    assert {event["category"] for event in points} == {"claims", "claim_settlements"}


@rule("KK-10.3", "KK-18.5")
@pytest.mark.parametrize("edition", EDITIONS)
def test_loading_brings_what_was_announced(edition: str) -> None:
    mines = ["k-alte-bommerbank", "k-wolff", "k-geschwind"]
    s = position(edition, round=2, phase=10, mines={0: mines}, workers={0: 1}, pieces={0: {"loading_engineer_1": 1}})
    tile = seat(s, 0)["pithead"]["loading"]
    play(s, "load_by_worker")
    event = next(event for event in told(s, "loaded") if event["seat"] == 0)
    assert (event["coins"], event["vp"]) == (tile["coins"], tile["vp"])
    assert tile["coins"] == 2


@rule("KK-13.1")
def test_a_mine_without_rescue_miner_is_exposed() -> None:
    tableau = seat(position(mines={0: ["k-rabe", "k-wolff"]}, rescue={0: ["t11"]}), 0)["tableau"]
    assert [space for space in tableau if tableau[space]["exposed"]] == ["t12"]


@rule("KK-13.11")
def test_discs_drawn_are_shown_while_more_are_to_come() -> None:
    s = disaster(
        ["black", "0", "blank"],
        "revised",
        round=3,
        mines={0: ["k-altendorfer-mulde"]},
        engines={0: ["k-altendorfer-mulde"]},
        coins={0: 4},
    )
    assert asked(s) == (0, "DisasterPenalty")
    bag = s.view(None)["disaster"]
    assert (bag["black_drawn"], bag["blank_drawn"], bag["hits"]) == (1, 0, [1, 0, 0, 0])


@rule("KK-13.14", "KK-13.31")
@pytest.mark.parametrize(("draws", "black"), [(["0", "blank", "0"], 0), (["blank", "black", "0"], 1)])
def test_discs_drawn_are_shown_while_mining_damage_is_paid(draws: list[str], black: int) -> None:
    mines = ["k-rabe", "k-wolff", "k-alte-mann"]
    s = disaster(draws, mines={0: mines}, disaster_tokens=["mining_damage"])
    while asked(s)[1] != "MiningDamagePay":
        s.apply(s.legal_actions()[0])
    bag = s.view(None)["disaster"]
    assert (bag["black_drawn"], bag["blank_drawn"], bag["hits"][0]) == (black, 1, 2 - black)


@rule("KK-6.1")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_order_of_selection_is_shown_while_tokens_are_taken(edition: str) -> None:
    order = [2, 0, 1]
    first = position(edition, 3, round=1, phase=1, turn_order=order).view(None)
    later = position(edition, 3, round=2, phase=1, turn_order=order).view(None)
    assert (first["selection_order"], first["to_act"]) == (order, 2)
    assert (later["selection_order"], later["to_act"]) == (order[::-1], 1)
    assert position(edition, 3, round=2, phase=3, turn_order=order).view(None)["selection_order"] == []
