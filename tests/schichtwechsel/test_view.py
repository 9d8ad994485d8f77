"""What the view says beyond the pieces on the table: cubes on their way, and what the round card would score now."""

from __future__ import annotations

import random

from revier.kernel.state import State
from tests.schichtwechsel.build import GAME
from tests.schichtwechsel.look import held, table
from tests.support import rule, told


def played(seed: int, players: int = 3) -> list[State]:
    """Every position of a game played at random."""
    rng = random.Random(seed)
    s = GAME.new(players, seed=seed)
    found = []
    while not s.is_over:
        found.append(s.clone())
        s.apply(rng.choice(s.legal_actions()))
    return found


@rule("SW-10.2", "SW-10.3", "SW-19.2")
def test_cubes_in_hand_are_seen_by_all_until_they_lie_on_carts() -> None:
    for s in played(3):
        asked = s.decision()
        assert asked is not None
        hand = table(s)["in_hand"]
        if asked.kind == "AssignTriple":
            last = told(s, "triple_drawn")[-1]
            assert hand == {"seat": None, **last}
        elif asked.kind == "PlaceCube":
            assert (hand["seat"], hand["coal"], hand["spoil"]) == (asked.seat, asked.args["coal"], asked.args["spoil"])
        else:
            assert hand is None


@rule("SW-13.1")
def test_before_the_round_is_scored_everybody_sees_what_it_would_give() -> None:
    before: State | None = None
    scorings = 0
    for s in played(5):
        if before is not None and table(s)["round"] > table(before)["round"] > 0:
            gains = told(s, "vp_gained")[len(told(before, "vp_gained")) :]
            scored = dict.fromkeys(range(3), 0)
            for event in gains:
                if event["category"] == "round_cards":
                    scored[int(str(event["seat"]))] += int(str(event["vp"]))
            assert [held(before, seat)["round_vp"] for seat in range(3)] == list(scored.values())
            scorings += 1
        before = s
    assert scorings == 4
