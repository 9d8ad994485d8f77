"""What must hold in every position of every title; battery and soak check it ply by ply."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import Any

import revier
from revier.games import folder_of
from revier.kernel.state import State

Check = Callable[[State], None]

# What a title's own module says, by id.
PARTS: dict[str, Any] = {id: import_module(f"tests.{folder_of(id)}_invariants") for id in revier.games()}

OF_TITLE: dict[str, Check] = {id: part.check for id, part in PARTS.items()}
CONSERVED: dict[str, Check] = {id: part.check_conserved for id, part in PARTS.items()}  # set up by hand, too

# Verbs that cannot be taken back though their seat learns nothing by them.
FINAL: dict[str, set[str]] = {id: getattr(part, "FINAL", set()) for id, part in PARTS.items()}

# Kinds of events after which the acting seat knows more than before, and those that tell all what was hidden.
REVEALING: dict[str, set[str]] = {id: part.REVEALING for id, part in PARTS.items()}
SURFACING: dict[str, set[str]] = {id: getattr(part, "SURFACING", part.REVEALING) for id, part in PARTS.items()}

# Of a finished game: what was told is what changed.
OF_EVENTS: dict[str, Check] = {id: part.check_told for id, part in PARTS.items() if hasattr(part, "check_told")}


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
