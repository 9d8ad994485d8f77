"""What the view says a claim is worth is what phase 8 then gives [KK-16]."""

from __future__ import annotations

import pytest

from revier.games.kohle_und_kolonie.scoring import claim_points, settlement_points
from revier.games.kohle_und_kolonie.state import KohleUndKolonie
from revier.kernel.state import State
from tests.kohle_und_kolonie.build import position, row
from tests.kohle_und_kolonie.look import BOTH, EDITIONS, positions
from tests.support import play, rule


def board_points(s: State, seat: int) -> int:
    assert isinstance(s, KohleUndKolonie)
    return claim_points(s, seat) + settlement_points(s, seat)


@rule("KK-16.1", "KK-16.2")
@pytest.mark.parametrize(("edition", "players"), BOTH)
def test_what_claims_are_worth_adds_up_to_the_board_scoring(edition: str, players: int) -> None:
    for s in positions(edition, players, seed=41):
        if s.ply % 9 == 0 or s.is_over:
            view = s.view(None)
            is_past = s.is_over or (view["round"] == 5 and view["phase"] > 8)
            for seat in range(players):
                whole = 0 if is_past else board_points(s, seat)
                assert sum(claim["scores"][seat] for claim in view["claims"].values()) == whole


@rule("KK-16.1", "KK-16.2")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_bought_mine_then_gives_what_was_said(edition: str) -> None:
    s = position(
        edition,
        coins={0: 4},
        mines={1: ["k-generals-erbstollen"]},
        settlements={0: {"horst": 1}},
        village_workers={"eiberg": 1},
    )
    before = s.view(0)["claims"]["general"]
    assert (before["scores"][:2], before["scores_with_mine"][0]) == ([0, 1], 3)
    play(s, "buy_mine", "mine k-grosse-nebenbank", "village eiberg")
    after = s.view(0)["claims"]["general"]
    assert after["scores"][0] == before["scores_with_mine"][0]
    assert after["scores"][1] == 2


@rule("KK-16.1")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_points_of_phase_8_are_those_the_view_said(edition: str) -> None:
    mines = {0: ["k-generals-erbstollen", "k-wolff"], 1: ["k-grosse-nebenbank"]}
    settlements = {0: {"horst": 0, "heisingen": 0}}
    said = position(edition, mines=mines, settlements=settlements).view(None)["claims"].values()
    s = position(edition, phase=8, mines=mines, settlements=settlements)
    for seat in range(4):
        given = row(s, "claims", 1)[seat] + row(s, "claim_settlements", 1)[seat]
        assert given == sum(claim["scores"][seat] for claim in said)


@rule("KK-21.1")
@pytest.mark.parametrize("edition", EDITIONS)
def test_claims_of_essen_are_out_of_play_among_three(edition: str) -> None:
    claims = position(edition, 3).view(None)["claims"]
    assert not claims["heinrich"]["is_in_play"]
    assert claims["general"]["is_in_play"]
    assert all(claim["is_in_play"] for claim in position(edition, 4).view(None)["claims"].values())
