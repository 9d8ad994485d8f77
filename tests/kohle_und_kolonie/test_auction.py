"""Phase 9: bidding for a large mine [KK-17.9 to KK-17.14]."""

from __future__ import annotations

import pytest

from revier.kernel.rng import Rng
from revier.kernel.state import State
from tests.kohle_und_kolonie.build import row
from tests.kohle_und_kolonie.look import EDITIONS, held
from tests.kohle_und_kolonie.phases import MINES, auction, consolidation, raise_to, raises, values
from tests.support import asked, offered, play, rule, told

GENERAL = ["k-glocke", "k-grosse-nebenbank", "k-generals-erbstollen"]  # 17, 10, 1; cost 1 each
ALTENDORF = ["k-altendorfer-mulde", "k-muelheimerglueck", "k-catharina", "k-alte-aproche"]  # 29, 20, 14, 11: 2, 2, 1, 1
ADMINISTRATION = {
    "administration_miner_1": 1,
    "administration_engineer_1": 1,
    "administration_engineer_2": 1,
    "administration_pair": 2,
}


def extra(value: int) -> dict[str, int]:
    """Pieces in the Administration that add so much."""
    return dict(list(ADMINISTRATION.items())[:value])


def questions(s: State, *actions: str) -> list[int]:
    """Who is asked to bid for each of these actions."""
    found = []
    for action in actions:
        assert asked(s)[1] == "AuctionBid"
        found.append(asked(s)[0])
        play(s, action)
    return found


# -- who is asked ----------------------------------------------------------------------------------


@rule("KK-17.9", "KK RUL-88")
@pytest.mark.parametrize("edition", EDITIONS)
def test_bids_go_by_the_highest_mine_number_descending_whatever_the_turn_order(edition: str) -> None:
    s = consolidation(
        "altendorf",
        edition,
        turn_order=[0, 1, 2, 3],
        mines={3: [ALTENDORF[0], ALTENDORF[3]], 1: ALTENDORF[1:2], 0: ALTENDORF[2:3]},
        coins=dict.fromkeys(range(4), 30),
    )
    assert list(values(s)) == [3, 1, 0]
    raised = ["raise 1"] * 7
    assert questions(s, *raised) == [1, 0, 3, 1, 0, 3, 1]  # 3 leads at first; then on and on around


@rule("KK-17.9", "KK RUL-88")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_player_stands_in_the_order_once_however_many_mines_are_owned(edition: str) -> None:
    s = consolidation(
        "altendorf",
        edition,
        mines={0: [ALTENDORF[0], ALTENDORF[2]], 1: [ALTENDORF[1]]},
        coins={0: 30, 1: 30},
    )
    assert [entry["seat"] for entry in auction(s)["bidders"]] == [0, 1]
    assert questions(s, *["raise 1"] * 5) == [0, 1, 0, 1, 0]


@rule("KK-17.9")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_trust_never_bids(edition: str) -> None:
    s = consolidation("general", edition, mines={0: GENERAL[:1]}, trust_mines=GENERAL[1:], coins={0: 20})
    assert asked(s) == (0, "AuctionBid")
    play(s, "raise 1")
    assert told(s, "consolidated") == [{"seat": 0, "claim": "general", "coins": 6 + 2 + 1 - 1}]


# -- who leads -------------------------------------------------------------------------------------


@rule("KK-17.10", "KK-17.12", "KK D-29", "KK RUL-66")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_first_bidder_who_already_leads_is_passed_over(edition: str) -> None:
    s = consolidation("general", edition, mines={0: GENERAL[:1], 1: GENERAL[1:]}, pieces={0: extra(3)})
    assert values(s) == {0: 4, 1: 2}
    assert auction(s)["leader"] == 0
    assert asked(s) == (1, "AuctionBid")


@rule("KK-17.12", "KK RUL-66")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_leader_is_never_asked_to_bid_against_themselves(edition: str) -> None:
    mines = {0: ALTENDORF[:1], 1: ALTENDORF[1:2], 2: ALTENDORF[2:]}
    for seed in range(20):
        s = consolidation("altendorf", edition, mines=mines, coins={0: 9, 1: 9, 2: 9}, pieces={seed % 3: extra(2)})
        rng = Rng(seed)
        while asked(s)[1] == "AuctionBid":
            assert auction(s)["leader"] != asked(s)[0]
            play(s, offered(s)[rng.below(len(offered(s)))])


@rule("KK-17.10", "KK-17.11")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_single_participant_above_the_trust_wins_for_nothing_without_being_asked(edition: str) -> None:
    s = consolidation("general", edition, mines={0: GENERAL[:2]}, trust_mines=GENERAL[2:], trust_track=0)
    assert asked(s) == (0, "TableauSpacePick")
    assert told(s, "consolidated") == [{"seat": 0, "claim": "general", "coins": 0}]


@rule("KK-17.12", "KK RUL-67")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_player_level_with_the_trust_must_raise_or_pass(edition: str) -> None:
    s = consolidation("general", edition, mines={0: GENERAL[:2]}, trust_mines=GENERAL[2:], trust_track=1)
    assert values(s) == {0: 2}
    assert auction(s)["trust_value"] == 2
    assert auction(s)["leader"] is None
    assert asked(s) == (0, "AuctionBid")
    lost = play(s.clone(), "stop")
    assert told(lost, "trust_consolidated") == [{"claim": "general"}]
    won = play(s.clone(), "raise 1")
    assert told(won, "consolidated") == [{"seat": 0, "claim": "general", "coins": 1}]


@rule("KK-17.10", "KK-17.12", "KK RUL-67")
@pytest.mark.parametrize("edition", EDITIONS)
def test_of_players_level_with_each_other_the_one_whose_turn_it_is_must_raise_or_pass(edition: str) -> None:
    s = consolidation(
        "general", edition, mines={0: GENERAL[:1], 1: GENERAL[1:2], 2: GENERAL[2:]}, pieces={0: extra(2), 1: extra(2)}
    )
    assert values(s) == {0: 3, 1: 3, 2: 1}
    assert auction(s)["leader"] is None
    assert asked(s) == (0, "AuctionBid")
    play(s, "stop")  # now 1 leads, and only 2 is asked
    assert auction(s)["leader"] == 1
    assert asked(s) == (2, "AuctionBid")
    play(s, "stop")
    assert told(s, "consolidated") == [{"seat": 1, "claim": "general", "coins": 0}]


@rule("KK-17.12", "KK RUL-67")
@pytest.mark.parametrize("edition", EDITIONS)
def test_equality_with_both_the_trust_and_a_player_never_wins(edition: str) -> None:
    s = consolidation(
        "general", edition, mines={0: GENERAL[:1], 1: GENERAL[1:2]}, trust_mines=GENERAL[2:], trust_track=0
    )
    assert values(s) == {0: 1, 1: 1}
    assert auction(s)["trust_value"] == 1
    assert questions(s, "stop", "stop") == [0, 1]
    assert told(s, "trust_consolidated") == [{"claim": "general"}]


@rule("KK-17.10")
@pytest.mark.parametrize("edition", EDITIONS)
def test_without_the_trust_a_player_alone_at_the_top_leads(edition: str) -> None:
    s = consolidation("general", edition, mines={0: GENERAL[:1], 1: GENERAL[1:]}, trust_track=6, extra_coin=1)
    assert auction(s)["trust_value"] is None
    assert auction(s)["leader"] == 1
    play(s, "stop")
    assert told(s, "consolidated") == [{"seat": 1, "claim": "general", "coins": 0}]


@rule("KK-17.10", "KK-17.11")
@pytest.mark.parametrize("edition", EDITIONS)
def test_who_has_passed_no_longer_counts_for_the_highest_value(edition: str) -> None:
    s = consolidation(
        "altendorf",
        edition,
        mines={0: ALTENDORF[:1], 1: ALTENDORF[1:2], 2: ALTENDORF[2:]},
        pieces={0: extra(4), 1: extra(4)},
        coins={0: 9, 1: 9, 2: 9},
    )
    assert values(s) == {0: 6, 1: 6, 2: 2}
    play(s, "stop")  # 1 now leads with 6
    assert raises(s) == {7: 5, 8: 6, 9: 7, 10: 8, 11: 9}
    s = consolidation(
        "altendorf",
        edition,
        mines={0: ALTENDORF[:1], 1: ALTENDORF[1:2], 2: ALTENDORF[2:3]},
        pieces={0: extra(4), 1: extra(3)},
        coins={0: 9, 1: 9, 2: 9},
        trust_track=6,  # and an unsold mine
    )
    play(s, "stop", "stop")
    assert asked(s) == (2, "AuctionBid")
    assert min(raises(s)) == 7 + 1  # only the Trust is to be overbid


# -- how it ends -----------------------------------------------------------------------------------


@rule("KK-17.11")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_trust_wins_if_all_pass(edition: str) -> None:
    s = consolidation("altendorf", edition, mines={0: ALTENDORF[:1], 1: ALTENDORF[1:2], 2: ALTENDORF[2:3]})
    assert questions(s, "stop", "stop", "stop") == [0, 1, 2]
    assert told(s, "trust_consolidated") == [{"claim": "altendorf"}]
    assert told(s, "coins_paid") == []


@rule("KK-17.11", "KK RUL-68")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_last_player_not_above_the_trust_must_raise_above_it_or_pass(edition: str) -> None:
    s = consolidation("altendorf", edition, mines={0: ALTENDORF[:1], 1: ALTENDORF[1:2]}, coins={0: 9, 1: 9})
    trust = 6 + 1 + 1
    play(s, "stop")
    assert asked(s) == (1, "AuctionBid")
    assert min(raises(s)) == trust + 1
    won = play(s.clone(), "raise 1")
    assert told(won, "consolidated") == [{"seat": 1, "claim": "altendorf", "coins": trust + 1 - 2}]
    lost = play(s.clone(), "stop")
    assert told(lost, "trust_consolidated") == [{"claim": "altendorf"}]


@rule("KK-17.11")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_player_who_passes_is_out_for_good(edition: str) -> None:
    mines = {0: ALTENDORF[:1], 1: ALTENDORF[1:2], 2: ALTENDORF[2:]}
    s = consolidation("altendorf", edition, mines=mines, coins=dict.fromkeys(range(4), 20))
    assert questions(s, "stop", "raise 1", "raise 1", "raise 1", "raise 1", "stop") == [0, 1, 2, 1, 2, 1]
    assert told(s, "passed") == [{"seat": 0}, {"seat": 1}]
    assert asked(s) == (2, "TableauSpacePick")


@rule("KK-17.11", "KK-17.14")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_player_who_passes_takes_the_coins_bid_back(edition: str) -> None:
    s = consolidation("general", edition, mines={0: GENERAL[:1], 1: GENERAL[1:]}, coins={0: 8, 1: 9})
    raise_to(s, 5)
    raise_to(s, 6)
    play(s, "stop", "space t11")
    assert told(s, "coins_paid") == [{"seat": 1, "coins": 6 - 2}]
    assert (held(s, 0)["coins"], held(s, 1)["coins"]) == (8, 5)


@rule("KK-17.14")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_winner_pays_only_the_coins_not_the_own_value(edition: str) -> None:
    s = consolidation(
        "general", edition, mines={0: GENERAL[:2]}, trust_mines=GENERAL[2:], coins={0: 9}, pieces={0: extra(3)}
    )
    raise_to(s, 8)
    assert told(s, "coins_paid") == [{"seat": 0, "coins": 8 - 5}]
    play(s, "space t11")
    assert held(s, 0)["coins"] == 9 - 3
    assert row(s, "large_mines", 3) == [4, 0, 0, 0]


# -- how high --------------------------------------------------------------------------------------


@rule("KK-17.11")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("coins", "highest"), [(0, None), (6, None), (7, 8), (8, 9), (12, 13)])
def test_a_raise_goes_from_one_above_the_highest_value_to_all_coins(
    edition: str, coins: int, highest: int | None
) -> None:
    s = consolidation("general", edition, mines={0: GENERAL[:1], 1: GENERAL[1:2]}, coins={0: coins})
    assert auction(s)["trust_value"] == 7
    expected = {} if highest is None else {value: value - 1 for value in range(8, highest + 1)}
    assert raises(s) == expected
    assert offered(s) == ["stop", *(f"raise {k + 1}" for k in range(len(expected)))]


@rule("KK-17.11")
@pytest.mark.parametrize("edition", EDITIONS)
def test_coins_already_bid_count_among_the_coins_one_owns(edition: str) -> None:
    s = consolidation("general", edition, mines={0: GENERAL[:1], 1: GENERAL[1:]}, coins={0: 6, 1: 6})
    raise_to(s, 4)  # seat 0: 3 of 6 coins
    raise_to(s, 6)  # seat 1: 4 of 6 coins
    assert raises(s) == {7: 6}  # seat 0: 1 + 6, not 4 + 6
    play(s, "raise 1")
    assert raises(s) == {8: 6}
    play(s, "raise 1")
    assert raises(s) == {}
    assert offered(s) == ["stop"]


@rule("KK-17.13", "KK RUL-69")
@pytest.mark.parametrize("edition", EDITIONS)
def test_bids_may_go_beyond_the_printed_track(edition: str) -> None:
    s = consolidation("general", edition, mines={0: GENERAL[:1], 1: GENERAL[1:2]}, coins={0: 40, 1: 40})
    assert list(raises(s)) == list(range(8, 8 + 20))  # the table has raises by 1 to 20
    raise_to(s, 27)
    assert list(raises(s)) == list(range(28, 42))
    raise_to(s, 40)
    assert list(raises(s)) == [41]


@rule("KK-17.13")
@pytest.mark.parametrize("edition", EDITIONS)
def test_who_needs_more_than_20_can_raise_again_when_overbid(edition: str) -> None:
    s = consolidation("general", edition, mines={0: GENERAL[:1], 1: GENERAL[1:]}, coins={0: 80, 1: 80})
    top = 2
    while top < 62:
        top += 20
        assert max(raises(s)) == top
        raise_to(s, top)
    assert values(s) == {0: 62, 1: 42}
    play(s, "stop")
    assert told(s, "coins_paid") == [{"seat": 0, "coins": 61}]


@rule("KK-17.11")
@pytest.mark.parametrize("edition", EDITIONS)
def test_who_cannot_raise_may_only_pass(edition: str) -> None:
    s = consolidation("general", edition, mines={0: GENERAL[:1]}, coins={0: 0})
    assert offered(s) == ["stop"]
    play(s, "stop")
    assert told(s, "trust_consolidated") == [{"claim": "general"}]


# -- the procedure as a whole ----------------------------------------------------------------------


@rule("KK-17.10", "KK-17.11")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("seed", range(150))
def test_the_procedure_is_followed_step_by_step(edition: str, seed: int) -> None:
    rng = Rng(seed)
    owners = [rng.below(5) - 1 for mine in ALTENDORF]  # -1: the Trust, or nobody
    own = {seat: [m for m, owner in zip(ALTENDORF, owners, strict=True) if owner == seat] for seat in range(4)}
    if len({owner for owner in owners}) == 1:
        own = {0: ALTENDORF[:1], 1: ALTENDORF[1:]}
    coins = {seat: rng.below(9) for seat in range(4)}
    added = {seat: rng.below(5) for seat in range(4)}
    track = rng.below(7)
    s = consolidation(
        "altendorf",
        edition,
        mines=own,
        coins=coins,
        trust_track=track,
        pieces={seat: extra(n) for seat, n in added.items()},
    )
    order = sorted((seat for seat in own if own[seat]), key=lambda seat: -max(MINES[m]["number"] for m in own[seat]))
    base = {seat: sum(MINES[m]["cost"] for m in own[seat]) + added[seat] for seat in order}
    unowned = [m for m in ALTENDORF if not any(m in mines for mines in own.values())]
    trust = track + sum(MINES[m]["cost"] for m in unowned) if unowned else -1
    bid: dict[int, int] = dict.fromkeys(order, 0)
    at = 0
    while True:
        now = {seat: base[seat] + bid[seat] for seat in bid}
        top = max([trust, *now.values()])
        first = [seat for seat in now if now[seat] == top]
        leader = first[0] if top > trust and len(first) == 1 else None
        if not bid or (len(bid) == 1 and leader is not None):
            break
        while order[at % len(order)] not in bid or order[at % len(order)] == leader:
            at += 1
        bidder = order[at % len(order)]
        assert asked(s) == (bidder, "AuctionBid")
        assert raises(s) == {v: v - base[bidder] for v in range(top + 1, base[bidder] + coins[bidder] + 1)}
        choice = rng.below(1 + min(2, len(raises(s))))
        play(s, "stop" if choice == 0 else f"raise {choice}")
        if choice == 0:
            del bid[bidder]
        else:
            bid[bidder] = top + choice - base[bidder]
        at += 1
    won = [{"seat": seat, "claim": "altendorf", "coins": coins} for seat, coins in bid.items()]
    assert told(s, "consolidated") == won
    assert told(s, "trust_consolidated") == ([] if won else [{"claim": "altendorf"}])
