"""Rules are a stack of steps: things that happen by themselves, and choices that belong to a seat."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, Generic, TypeVar

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from revier.kernel.errors import BadPosition

if TYPE_CHECKING:
    from revier.kernel.state import State

NOBODY: Final = -1

S = TypeVar("S", bound="State")


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[S]):
    """One line of the rulebook. Made once, never changed, holds only small ints: clones share it."""

    def __init__(self, seat: i64 = NOBODY) -> None:
        self.seat: i64 = seat  # who decides; NOBODY: it happens by itself

    def run(self, s: S) -> None:
        """What happens by itself."""

    def options(self, s: S) -> vec[i64]:
        """The legal actions of a decision, ascending; never empty."""
        return vec[i64]()

    def fits(self, s: S, below: Step[Any] | None) -> None:
        """Raise BadPosition unless play leads to this step above `below` (None: it lies lowest) in this position."""
        raise BadPosition("agenda", f"{type(self).__name__} happens at once: nothing waits on it")

    def take(self, s: S, action: i64) -> None:
        """Carry out a legal action."""

    def ints(self) -> list[int]:
        """The arguments this step was made with, to save and restore it."""
        return []


@mypyc_attr(allow_interpreted_subclasses=True)
class Decision(Step[S]):
    """A choice of one seat: the `options` it has, right under them where it `fits`, then what it does to `take` one."""

    def ints(self) -> list[int]:
        return [self.seat]

    def context(self, s: S) -> dict[str, int | str]:
        """Arguments of the prompt."""
        return {}

    def details(self, s: S, action: int) -> dict[str, int | str]:
        """What an option's text says beyond the arguments of its action: the tile behind `keep 2`."""
        return {}

    def why_not(self, s: S, action: int) -> Reason | None:
        """Why this action is not legal, with figures, where the condition of its verb says too little."""
        return None

    def is_idle(self, s: S) -> bool:
        """Whether the first option does nothing and all others only cost something."""
        return False

    def is_first_look(self) -> bool:
        """Whether what was just drawn is seen while this is asked: then people are asked without a choice as well."""
        return False


class Reason:
    """Why something is not legal: a Fluent message id with arguments, and the rule."""

    def __init__(self, key: str, rule: str, args: dict[str, int | str]) -> None:
        self.key = key
        self.rule = rule
        self.args = args


class Closed:
    """An action of the kind that is asked for which is not legal now: the components it would touch, and why not."""

    def __init__(self, targets: list[str], why: Reason) -> None:
        self.targets = targets
        self.why = why


def expect(ok: bool, fault: str) -> None:
    """What `fits` says of itself, one line a condition."""
    if not ok:
        raise BadPosition("agenda", fault)
