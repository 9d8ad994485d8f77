"""Questions that leave nothing to choose. A client answers them for its player: the record has every answer."""

from __future__ import annotations

from revier.kernel.state import State


def forced(s: State) -> int | None:
    """The only action that is worth it, unless there is something else to do: to look, or to take back.

    It is the first of the legal ones; others are there only where they cost something for nothing.
    What was just drawn wants to be seen first. Where a button ends what could still be taken back, it waits.
    """
    legal = s.legal_actions()
    asked = s.asked()
    if asked.is_first_look() or (len(legal) != 1 and not asked.is_idle(s)):
        return None
    only = legal[0]
    is_button = any(target.startswith("button:") for target in s.game.actions.describe(only).targets)
    return None if is_button and s.can_undo and not after(s, only).can_undo else only


def commits(s: State, action: int) -> bool:
    """Whether nothing can be taken back after this action and what is forced behind it."""
    reached = after(s, action)
    while reached.can_undo and (only := forced(reached)) is not None:
        reached.apply(only)
    return not reached.can_undo


def after(s: State, action: int) -> State:
    reached = s.clone()
    reached.apply(action)
    return reached
