"""What would be scored if the round ended now is what the scoring brings once it ends so."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import revier
from revier.kernel.rng import Rng
from revier.kernel.state import State
from tests.kohle_und_kolonie.build import position
from tests.kohle_und_kolonie.look import EDITIONS
from tests.policies import play_on
from tests.strategies import each_game, positions
from tests.support import play, rule


def gains(s: State, part: str, seat: int | None = None) -> dict[str, Any]:
    return {row["id"]: row["gains"] for row in s.outlook(seat) if row["part"] == part}


@each_game
@given(data=st.data())
def test_the_outlook_changes_nothing_and_has_a_figure_for_every_seat(
    title: str, players: int, data: st.DataObject
) -> None:
    s = data.draw(positions(title, players))
    before = s.to_dict()
    for seat in (None, *range(players)):
        for row in s.outlook(seat):
            for figures in (row["gains"], row["counts"]):
                assert figures is None or len(figures) == players
    assert s.to_dict() == before


def last_of_shift(option: str) -> tuple[State, State]:
    """A position in which the last worker of shift 1 is placed on the bank, and the one after it."""
    s = revier.game("glueck-auf").new(players=3, seed=8, delivered_orders=option)
    rng = Rng(4)
    while True:
        before = s.clone()
        question = s.decision()
        assert question is not None
        workers = [seat["workers"] for seat in s.view(None)["seats"]]
        if question.kind == "PlaceWorkers" and sum(workers) == 1:
            play(s, "worker bank")
            return before, s
        play_on(s, rng, 1, "eager")


@rule("GA-12.2", "GA-14.1")
def test_the_shift_clock_pays_what_was_foreseen() -> None:
    before, after = last_of_shift("open")
    paid = {
        row["category"]: row["points"]
        for row in after.breakdown()
        if row["round"] == 1 and row["category"].startswith("coal_")
    }
    assert gains(before, "round") == paid
    assert set(gains(before, "end")) <= {"money", "coal", "outstanding", "imbalance"}


@rule("GA-15.8", "GA-15.9")
def test_face_down_orders_are_counted_for_their_owner_alone() -> None:
    before, _ = last_of_shift("hidden")
    for seat in (None, 0, 1, 2):
        for row in before.outlook(seat):
            if row["id"].startswith("coal_") and row["gains"] is None:
                known = {owner for owner, count in enumerate(row["counts"]) if count is not None}
                delivered = {
                    owner for owner, mine in enumerate(before.view(None)["seats"]) if mine["delivered_count"] > 0
                }
                assert known & delivered <= {seat}


@rule("KK-15.1", "KK-16.1", "KK-18.1")
@pytest.mark.parametrize("edition", EDITIONS)
def test_what_a_round_pays_was_foreseen(edition: str) -> None:
    """Nobody does anything any more, and the Trust finds nothing to buy."""
    s = position(edition, 4, round=2, phase=3, mines={0: ["k-rabe"]}, display=[])
    before = s.clone()
    while s.view(None)["phase"] < 8 and not s.is_over:
        s.apply(s.legal_actions()[0])
    claims = [row["gains"] for row in before.outlook(None) if row["kind"] == "claim"]
    (paid,) = [r["points"] for r in s.breakdown() if r["category"] == "claims" and r["round"] == 2]
    assert [sum(column) for column in zip(*claims, strict=True)] == paid
    assert paid[0] > 0
    assert gains(before, "round")["income"][0] > 0


@rule("SW-13.1")
def test_the_round_card_pays_what_was_foreseen() -> None:
    s = revier.game("schichtwechsel").new(players=3, seed=5)
    rng = Rng(9)
    seen = 0
    while not s.is_over and seen < 2:
        before = s.clone()
        play_on(s, rng, 1, "eager")
        round = before.view(None)["round"]
        if round > 0 and s.view(None)["round"] == round + 1 and before.decision() is not None:
            question = before.decision()
            assert question is not None
            if question.kind == "Turn" and s.game.actions.describe(int(s.history[-1])).verb == "pass":
                (card,) = gains(before, "round").values()
                paid = next(
                    row["points"] for row in s.breakdown() if row["category"] == "round_cards" and row["round"] == round
                )
                assert card == paid
                seen += 1
    assert seen > 0
