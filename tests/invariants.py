"""What must hold in every position of every title; battery and soak check it ply by ply."""

from __future__ import annotations

from collections.abc import Callable

from revier.kernel.state import State
from tests import (
    glueck_auf_invariants,
    kohle_und_kolonie_invariants,
    schichtwechsel_invariants,
    schichtwechsel_ledger,
)

Check = Callable[[State], None]

OF_TITLE: dict[str, Check] = {
    "glueck-auf": glueck_auf_invariants.check,
    "kohle-und-kolonie-2013": kohle_und_kolonie_invariants.check,
    "kohle-und-kolonie-revised": kohle_und_kolonie_invariants.check,
    "schichtwechsel": schichtwechsel_invariants.check,
}

# What also a position set up by hand satisfies.
CONSERVED: dict[str, Check] = {
    "glueck-auf": lambda s: glueck_auf_invariants.check_conserved(s.to_dict()),
    "kohle-und-kolonie-2013": kohle_und_kolonie_invariants.check_conserved,
    "kohle-und-kolonie-revised": kohle_und_kolonie_invariants.check_conserved,
    "schichtwechsel": schichtwechsel_invariants.check_conserved,
}

# Verbs that cannot be taken back though their seat learns nothing by them.
FINAL: dict[str, set[str]] = {"glueck-auf": glueck_auf_invariants.FINAL}

# Kinds of events after which the acting seat knows more than before, and those that tell all what was hidden.
REVEALING: dict[str, set[str]] = {
    "glueck-auf": glueck_auf_invariants.REVEALING,
    "kohle-und-kolonie-2013": kohle_und_kolonie_invariants.REVEALING,
    "kohle-und-kolonie-revised": kohle_und_kolonie_invariants.REVEALING,
    "schichtwechsel": schichtwechsel_invariants.REVEALING,
}
SURFACING: dict[str, set[str]] = {
    "glueck-auf": glueck_auf_invariants.SURFACING,
    "kohle-und-kolonie-2013": kohle_und_kolonie_invariants.REVEALING,
    "kohle-und-kolonie-revised": kohle_und_kolonie_invariants.REVEALING,
    "schichtwechsel": schichtwechsel_invariants.REVEALING,
}


# Of a finished game: what was told is what changed.
OF_EVENTS: dict[str, Check] = {"schichtwechsel": schichtwechsel_ledger.follow}


def check(s: State) -> None:
    """AssertionError says what is wrong."""
    check_question(s)
    check_scores(s)
    OF_TITLE[s.game.id](s)


def check_question(s: State) -> None:
    """Somebody is asked something that can be answered, until the game is over."""
    legal = s.legal_actions()
    question = s.decision()
    if s.is_over:
        assert question is None
        assert legal == []
        return
    assert question is not None
    assert 0 <= question.seat < s.players
    assert question.ply == s.ply
    assert legal, f"{question} has no legal action"
    last = -1
    for action in legal:
        assert action > last, f"{legal} is not ascending"
        last = action
    assert last < len(s.game.actions)
    kind = question.kind
    for action in (legal[0], last):
        assert s.game.actions.describe(action).kind in (kind, "")  # some verbs belong to several kinds


def check_scores(s: State) -> None:
    """The score sheet adds up, and places follow scores."""
    scores = s.scores()
    totals = [0] * s.players
    for row in s.breakdown():
        for seat, points in enumerate(row["points"]):
            totals[seat] += points
    assert scores == totals, f"scores {scores}, but the score sheet adds up to {totals}"
    places = s.ranking()
    merits = sorted([(score, s.tie_break(seat)) for seat, score in enumerate(scores)], reverse=True)
    assert places == [1 + merits.index((score, s.tie_break(seat))) for seat, score in enumerate(scores)]
