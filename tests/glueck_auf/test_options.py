"""The option of the title [GA-17]."""

from __future__ import annotations

import pytest

from revier.kernel.errors import BadOption
from revier.kernel.rng import Rng
from tests.glueck_auf.build import GAME, position, scored
from tests.glueck_auf.games import next_action
from tests.support import play, rule, told

DELIVERED = {0: ["barrow_y"], 2: ["engine_k"]}


@rule("GA-17.1", "GA-Q23")
def test_delivered_orders_are_hidden_unless_the_option_says_otherwise() -> None:
    assert GAME.new(players=2, seed=1).chosen_options() == {"delivered_orders": "hidden"}
    s = position(delivered=DELIVERED)
    assert [owner["delivered"] for owner in s.view(1)["seats"]] == [None, [], None]
    assert [owner["delivered"] for owner in s.view(0)["seats"]] == [["barrow_y"], None, None]


@rule("GA-17.1", "GA-Q23")
@pytest.mark.parametrize("onlooker", [None, 0, 1, 2])
def test_with_the_open_option_all_delivered_orders_are_shown_to_all_at_any_time(onlooker: int | None) -> None:
    s = position(delivered=DELIVERED, delivered_orders="open")
    assert s.chosen_options() == {"delivered_orders": "open"}
    assert [owner["delivered"] for owner in s.view(onlooker)["seats"]] == [["barrow_y"], [], ["engine_k"]]


@rule("GA-17.1")
@pytest.mark.parametrize("choice", ["hidden", "open"])
def test_in_both_modes_all_are_shown_during_a_scoring_and_at_the_end(choice: str) -> None:
    for shift in (1, 2, 3):
        s = scored(shift=shift, delivered=DELIVERED, delivered_orders=choice)
        assert [event["orders"] for event in told(s, "delivered_shown", 1)] == [["barrow_y"], [], ["engine_k"]]
    assert [owner["delivered"] for owner in s.view(1)["seats"]] == [["barrow_y"], [], ["engine_k"]]


@rule("GA-17.1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_option_never_changes_what_is_legal_or_scored(players: int) -> None:
    hidden = GAME.new(players=players, seed=51)
    opened = GAME.new(players=players, seed=51, delivered_orders="open")
    rng = Rng(51)
    while not hidden.is_over:
        assert opened.legal_actions() == hidden.legal_actions()
        action = next_action(hidden, rng)
        play(hidden, action)
        play(opened, action)
    assert opened.is_over
    assert opened.breakdown() == hidden.breakdown()
    assert opened.ranking() == hidden.ranking()


@rule("GA-17.1")
def test_other_values_are_refused() -> None:
    with pytest.raises(BadOption, match="accepted: hidden, open"):
        GAME.new(players=2, seed=1, delivered_orders="closed")
