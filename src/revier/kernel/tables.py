"""Names for numbers: the verbs players act with and the events that tell what happened.

Rules calculate with small ints; people, records and clients read names. A `Domain` names the values of
a parameter, an `ActionTable` numbers every (verb, value) once, an `EventTable` names what a journal holds.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from typing import Final

from revier.kernel.errors import shortened

NONE: Final = -1  # an event argument that is not there

Value = str | int | list[str]


class Domain:
    """The named values of a parameter: `Domain("space", ["factory_1", …])`.

    A value may have several parts, `Domain("order color", [("barrow_y", "yellow"), …])`; then every
    part has its own name.
    """

    def __init__(self, name: str, values: Sequence[str | int | tuple[str | int, ...]]) -> None:
        self.names = name.split()
        self.values = [value if isinstance(value, tuple) else (value,) for value in values]

    def text(self, i: int) -> str:
        return " ".join(str(part) for part in self.values[i])

    def args(self, i: int) -> dict[str, int | str]:
        return dict(zip(self.names, self.values[i], strict=True))


NO_ARGUMENT = Domain("", [()])


class Action:
    """An action in words: id, verb, named args, the components it touches, its Fluent message id."""

    def __init__(
        self, id: int, verb: str, args: dict[str, int | str], targets: list[str], key: str, kind: str, rule: str
    ) -> None:
        self.id = id
        self.verb = verb
        self.args = args
        self.targets = targets
        self.key = key
        self.kind = kind
        self.rule = rule

    @property
    def text(self) -> str:
        return " ".join([self.verb, *(str(v) for v in self.args.values())])

    def __repr__(self) -> str:
        return f"Action({self.id}, {self.text!r})"


class Verb:
    """One block of the table."""

    def __init__(self, name: str, first: int, domain: Domain, kind: str, rule: str, targets: list[str]) -> None:
        self.name = name
        self.first = first
        self.domain = domain
        self.kind = kind
        self.rule = rule
        self.targets = targets


class ActionTable:
    """Every action of a title as a fixed int; new verbs are appended, numbers never change their meaning."""

    def __init__(self, prefix: str) -> None:
        self.prefix = prefix
        self.verbs: dict[str, Verb] = {}
        self._actions: list[Action] = []
        self._ids: dict[str, int] = {}

    def verb(self, name: str, domain: Domain = NO_ARGUMENT, *, kind: str = "", rule: str, targets: str = "") -> int:
        """Declare a verb, of one `kind` of decision or of several; returns the number of its first action."""
        first = len(self._actions)
        verb = Verb(name, first, domain, kind, rule, targets.split())
        self.verbs[name] = verb
        key = f"{self.prefix}-{name.replace('_', '-')}"
        for i in range(len(domain.values)):
            args = domain.args(i)
            action = Action(first + i, name, args, [t.format(**args) for t in verb.targets], key, kind, rule)
            self._actions.append(action)
            self._ids[action.text] = action.id
        return first

    def with_names(self, names: Mapping[Domain, Domain]) -> ActionTable:
        """The same verbs at the same numbers with the names of a board: one domain in place of another as long."""
        table = ActionTable(self.prefix)
        for verb in self.verbs.values():
            domain = names.get(verb.domain, verb.domain)
            if len(domain.values) != len(verb.domain.values):
                raise ValueError(f"{verb.name}: {len(domain.values)} names for {len(verb.domain.values)} numbers")
            table.verb(verb.name, domain, kind=verb.kind, rule=verb.rule, targets=" ".join(verb.targets))
        return table

    def id(self, verb: str, *args: object) -> int:
        """The number of an action, by the names of its arguments or by their index in the verb's domain."""
        words = [a if isinstance(a, str) else shortened(a) for a in args]
        found = self._ids.get(" ".join([verb, *words]))
        if found is not None:
            return found
        block = self.verbs.get(verb)
        if block is None:
            raise KeyError(f"unknown verb {verb!r}; verbs: {', '.join(self.verbs)}")
        if len(args) == 1 and is_index(args[0], len(block.domain.values)):
            place = args[0]
            assert isinstance(place, int)
            return block.first + place
        accepted = ", ".join(block.domain.text(i) for i in range(len(block.domain.values)))
        raise KeyError(f"verb {verb!r} does not take {' '.join(words)!r}; it takes: {accepted}")

    def parse(self, text: str) -> int:
        """The number of an action written as in a playthrough: `worker money_6`."""
        words = text.split()
        return self.id(words[0] if words else "", *words[1:])

    def describe(self, action: int | bool) -> Action:
        if isinstance(action, bool) or not isinstance(action, int):
            raise TypeError(f"an action is an int, not {type(action).__name__}")
        if not 0 <= action < len(self._actions):
            raise KeyError(f"no action {shortened(action)}; actions are 0 to {len(self._actions) - 1}")
        return self._actions[action]

    def all(self) -> list[Action]:
        return self._actions[:]

    def __len__(self) -> int:
        return len(self._actions)

    def fingerprint(self) -> str:
        """Changes whenever a number would change its meaning; pinned by a test."""
        text = "\n".join(a.text for a in self._actions)
        return hashlib.sha256(text.encode()).hexdigest()[:16]


def is_index(value: object, count: int) -> bool:
    if isinstance(value, bool):  # asked first: what is known to be an int is no bool any more once compiled
        return False
    return isinstance(value, int) and 0 <= value < count


class EventArg:
    """One named argument of an event. With `many` it takes all ints that are left; with `mask` it is a bit set."""

    def __init__(self, name: str, domain: Domain | None = None, *, many: bool = False, mask: bool = False) -> None:
        self.name = name
        self.domain = domain
        self.many = many
        self.mask = mask

    def with_names(self, names: Mapping[Domain, Domain]) -> EventArg:
        domain = self.domain
        if domain is None:
            return self
        return EventArg(self.name, names.get(domain, domain), many=self.many, mask=self.mask)

    def value(self, ints: list[int]) -> Value:
        domain = self.domain
        if domain is None:
            return ints[0]
        if self.mask:
            return [domain.text(i) for i in range(len(domain.values)) if ints[0] >> i & 1]
        if self.many:
            return [domain.text(i) for i in ints if i != NONE]
        return domain.text(ints[0])


class EventTable:
    """The kinds of events of a title and what their numbers mean."""

    def __init__(self, prefix: str) -> None:
        self.prefix = prefix
        self.kinds: list[str] = []
        self.specs: list[list[EventArg]] = []

    def kind(self, name: str, *args: EventArg) -> int:
        """Declare a kind of event, in the past tense; returns its number."""
        self.kinds.append(name)
        self.specs.append(list(args))
        return len(self.kinds) - 1

    def with_names(self, names: Mapping[Domain, Domain]) -> EventTable:
        """The same kinds with the names of a board: one domain in place of another."""
        table = EventTable(self.prefix)
        for kind, args in zip(self.kinds, self.specs, strict=True):
            table.kind(kind, *[arg.with_names(names) for arg in args])
        return table

    def key(self, name: str) -> str:
        return f"{self.prefix}-{name.replace('_', '-')}"

    def fingerprint(self) -> str:
        """Changes whenever a kind or an argument would change its number; pinned by a test."""
        lines = [[kind, *[arg.name for arg in args]] for kind, args in zip(self.kinds, self.specs, strict=True)]
        text = "\n".join([" ".join(words) for words in lines])
        return hashlib.sha256(text.encode()).hexdigest()[:16]

    def args(self, kind: int, ints: list[int]) -> dict[str, Value]:
        return {arg.name: arg.value(ints[i:]) for i, arg in enumerate(self.specs[kind])}
