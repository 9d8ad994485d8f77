"""Secret seeds that can be checked afterwards: docs/server.md, "Seeds"."""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Mapping
from typing import NamedTuple

from revier.kernel.rng import Seed
from revier.kernel.secret import draw_secret

SALT_BYTES = 16


class Deal(NamedTuple):
    """Where all chance of a game comes from, and what is shown of it before the end."""

    seed: Seed  # a number in games from before seeds were secrets of 256 bits
    salt: str  # hex
    commitment: str


def draw() -> Deal:
    """A deal that nobody can foresee."""
    return with_seed(draw_secret())


def with_seed(seed: Seed) -> Deal:
    """The deal of a position that already has its seed."""
    salt = secrets.token_hex(SALT_BYTES)
    return Deal(seed, salt, commitment(seed, salt))


def commitment(seed: Seed, salt: str) -> str:
    """What is shown from the start: without the salt, all seeds that are numbers could be tried."""
    return hashlib.sha256(f"{seed}:{salt}".encode()).hexdigest()


def is_proven(record: Mapping[str, object], seed: Seed) -> bool | None:
    """Whether the commitment of a record was made of its seed; None: the record has none."""
    salt, shown = record.get("salt"), record.get("commitment")
    if salt is None and shown is None:
        return None
    is_salt = isinstance(salt, str) and salt.isascii() and len(salt) == 2 * SALT_BYTES
    return is_salt and shown == commitment(seed, str(salt))
