"""What people may call themselves, and when two names are the same."""

from __future__ import annotations

import unicodedata

from revier.server.problems import Problem
from revier.texts import texts

LONGEST = 40  # characters, as the columns have them
UNSEEN = ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp")  # controls, text direction, joiners, line ends, nothing at all
BLANK = "\u115f\u1160\u3164\uffa0\u2800"  # letters that look like nothing


def clean_name(given: str) -> str:
    """A name as it is shown: trimmed, and nothing in it that cannot be seen."""
    name = unicodedata.normalize("NFC", given.strip(" "))
    if any(unicodedata.category(letter) in UNSEEN or letter in BLANK for letter in name):
        raise bad_name()
    name = " ".join(name.split())
    if not 1 <= len(name) <= LONGEST:
        raise bad_name()
    return name


def fold(name: str) -> str:
    """What names of accounts must differ in: case, width and ligatures do not count."""
    folded = unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold())
    if len(folded) > LONGEST:
        raise bad_name()
    return folded


def look(name: str) -> str:
    """What names are mixed up by: case, accents, spaces and signs do not count."""
    plain = unicodedata.normalize("NFKD", unicodedata.normalize("NFKC", name).casefold())
    seen = "".join(letter for letter in plain if letter.isalnum())
    return (seen or plain.replace(" ", ""))[:LONGEST]


def marked(name: str, language: str) -> str:
    """The name of a guest once an account has it."""
    mark = texts(language).say("server-guest-mark")
    return f"{name[: LONGEST - len(mark) - 1].rstrip()} {mark}"


def bad_name() -> Problem:
    return Problem(422, "server-bad-name", most=LONGEST)
