"""What must hold in every position of every title; battery and soak check it ply by ply."""

from __future__ import annotations

from collections.abc import Callable

from revier.kernel.state import State
from tests import glueck_auf_invariants

OF_TITLE: dict[str, Callable[[State], None]] = {"glueck-auf": glueck_auf_invariants.check}

# Kinds of events after which the acting seat knows more than before, and those that tell all what was hidden.
REVEALING: dict[str, set[str]] = {"glueck-auf": glueck_auf_invariants.REVEALING}
SURFACING: dict[str, set[str]] = {"glueck-auf": glueck_auf_invariants.SURFACING}


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
        assert s.game.actions.describe(action).kind == kind


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
