"""Everything a person reads, in German, English and French, from the Fluent catalogues.

A message that a catalogue lacks is read off its id.

A message is asked for by id and arguments. Arguments may be ids themselves: `space: money_6` is replaced by
the text of message `ga-space-money-6` where there is one, `level: 0` by `ga-level-0`, and `seat: 2`
or `seat: seat_2` by the player's name. An id without such a message (`pile: tiles`) stays as it is; messages
select on it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

from revier.portions import portions

LANGUAGES = ("de", "en", "fr")
MINUS = "−"
LONGEST = 2000  # characters of an argument; Fluent gives {???} in place of one with more than 2,500

Argument = str | int | Sequence[str]


class Texts:
    """One language."""

    def __init__(self, language: str, called: Mapping[str, str] | None = None) -> None:
        if language not in LANGUAGES:
            raise ValueError(f"unknown language {language!r}; known: {', '.join(LANGUAGES)}")
        self.language = language
        self.called = called or {}  # names of what no catalogue knows, by id: a board of the players' own
        self.bundle = FluentBundle([language], use_isolating=False)
        for resource in catalogues(language).values():
            self.bundle.add_resource(FluentResource(resource))

    def has(self, key: str) -> bool:
        return self.bundle.has_message(key)

    def say(self, key: str, args: Mapping[str, Argument] | None = None, names: Sequence[str] = ()) -> str:
        """The text of a message; `names` are the players' names by seat."""
        prefix = key.split("-")[0]
        spoken = {name: self.name(prefix, name, value, names) for name, value in (args or {}).items()}
        if not self.has(key):
            return " ".join([readable(key.removeprefix(f"{prefix}-")), *[str(value) for value in spoken.values()]])
        pattern = self.bundle.get_message(key).value
        assert pattern is not None
        text, _errors = self.bundle.format_pattern(pattern, spoken)
        return str(text)

    def name(self, prefix: str, kind: str, value: Argument, names: Sequence[str] = ()) -> str | int:
        """An argument as people call it."""
        if kind == "seat" and isinstance(value, (int, str)):
            seat = value if isinstance(value, int) else int(value.removeprefix("seat_"))
            return names[seat] if seat < len(names) else self.say("kernel-seat", {"number": seat + 1})
        if isinstance(value, (str, int)):
            key = f"{prefix}-{kind}-{value}".replace("_", "-")
            if self.has(key):
                return self.say(key)
            if isinstance(value, str):
                return shortened(self.called.get(value, value))
            return signed(value) if value < 0 else value
        if not value:
            return self.say("kernel-nothing")
        return shortened(", ".join(str(self.name(prefix, singular(kind), item)) for item in value))


def readable(id: str) -> str:
    """What no catalogue names, as well as its id says it."""
    return id.replace("-", " ").replace("_", " ")


def shortened(text: str) -> str:
    return text if len(text) <= LONGEST else f"{text[:LONGEST]} …"


def singular(kind: str) -> str:
    """`tiles` are each a tile, `bonuses` each a bonus."""
    return kind.removesuffix("es" if kind.endswith("ses") else "s")


def signed(number: int) -> str:
    """A number with a true minus sign."""
    return str(number).replace("-", MINUS)


def catalogues(language: str) -> dict[str, str]:
    """The Fluent sources of a language, by file name; a title of another package brings its own."""
    found: dict[str, str] = {}
    for portion in portions():
        for file in sorted(Path(portion, "locales", language).glob("*.ftl")):
            found.setdefault(file.name, file.read_text(encoding="utf-8"))
    return found


@cache
def texts(language: str) -> Texts:
    return Texts(language)


def english(key: str, args: Mapping[str, Argument]) -> str:
    return texts("en").say(key, args)
