"""The rows of a person and of a sign-in."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class PersonRow:
    """A row of `people`; schema.py says what each column is."""

    id: int
    name: str
    key: str | None
    look: str | None
    password: str | None
    language: str
    created: float
    banned: bool


@dataclass(frozen=True)
class SignInRow:
    """A row of `sign_ins`."""

    token: str
    session: str
    person: int
    kind: str
    label: str
    created: float
    seen: float
