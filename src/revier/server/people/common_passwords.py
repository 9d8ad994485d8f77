"""Passwords that are tried first: known words, walks over the keyboard, one's own name."""

from __future__ import annotations

import unicodedata
from functools import cache
from pathlib import Path

WORDS = Path(__file__).with_name("common_passwords.txt")
ROWS = (
    *("1234567890", "qwertyuiop", "asdfghjkl", "zxcvbnm"),
    *("qwertzuiopü", "asdfghjklöä", "yxcvbnm", "azertyuiop", "qsdfghjklm", "wxcvbn"),
    *("abcdefghijklmnopqrstuvwxyz", "01234567890"),
)
SHORTEST_WALK = 3
FEWEST = 4  # different characters
DIGITS = 12  # shorter ones of digits alone are dates and telephone numbers
SHORTEST_NAME = 3
LEET = str.maketrans("0134578@$!€", "oleastbasie")


def is_common(password: str, name: str) -> bool:
    """Whether somebody who wants to guess it would begin with it; `name` is what its owner is called."""
    written = unicodedata.normalize("NFKC", password).casefold()
    if len(set(written)) < FEWEST or (written.isdecimal() and len(written) < DIGITS):
        return True
    return is_walk(written) or is_word(written, known() | words_of(name))


def is_word(written: str, words: frozenset[str]) -> bool:
    """A word, or the same one several times; with digits and signs around it, or in place of letters."""
    if written in words:
        return True
    bare = "".join(letter for letter in written if letter.isalnum() or letter in "@$!€")
    forms = {letters(bare.strip("0123456789@$!€")), letters(bare.rstrip("0123456789!").translate(LEET))}
    return any(once(form) in words for form in forms)


def is_walk(written: str) -> bool:
    """Made of pieces of rows of the keyboard or of the alphabet, forwards or backwards."""
    ends = {0}  # how far pieces lead
    for first in range(len(written)):
        last = first + SHORTEST_WALK
        while first in ends and last <= len(written) and is_on_a_row(written[first:last]):
            ends.add(last)
            last += 1
    return len(written) in ends


def is_on_a_row(piece: str) -> bool:
    return any(piece in row or piece in row[::-1] for row in ROWS)


def letters(text: str) -> str:
    """Letters alone, without marks."""
    return "".join(letter for letter in unicodedata.normalize("NFKD", text) if letter.isalpha())


def once(text: str) -> str:
    """What is repeated, if the text is nothing else."""
    doubled = (text + text).find(text, 1)
    return text[:doubled] if text else ""


def words_of(name: str) -> frozenset[str]:
    """A name, its parts, and these read backwards."""
    parts = [letters(part) for part in (name.casefold(), *name.casefold().split())]
    return frozenset(word for part in parts if len(part) >= SHORTEST_NAME for word in (part, part[::-1]))


@cache
def known() -> frozenset[str]:
    lines = WORDS.read_text(encoding="utf-8").splitlines()
    return frozenset(word for line in lines if not line.startswith("#") for word in line.split())
