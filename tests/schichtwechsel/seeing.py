"""Everything told in one line each, and the end of a round."""

from __future__ import annotations

from revier.kernel.state import State
from revier.kernel.tables import Value
from tests.support import play


def story(s: State) -> list[str]:
    """Everything told, in order: `disc_moved 0 road 3`."""
    return [" ".join([event.kind, *[in_words(value) for value in event.args.values()]]) for event in s.events()]


def in_words(value: Value) -> str:
    return "+".join([str(part) for part in value]) if isinstance(value, list) else str(value)


def all_pass(s: State) -> State:
    """Everybody who has not passed does."""
    round = s.view(None)["round"]
    while not s.is_over and s.view(None)["round"] == round and s.view(None)["phase"] == "action":
        play(s, "pass")
    return s
