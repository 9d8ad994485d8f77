"""Secret seeds that can be checked afterwards: docs/server.md, "Seeds"."""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Mapping
from typing import NamedTuple

SEED_BITS = 63
SALT_BYTES = 16


class Deal(NamedTuple):
    """Where all chance of a game comes from, and what is shown of it before the end."""

    seed: int
    salt: str  # hex
    commitment: str


def draw() -> Deal:
    """A deal that nobody can foresee."""
    return with_seed(secrets.randbits(SEED_BITS))


def with_seed(seed: int) -> Deal:
    """The deal of a position that already has its seed."""
    salt = secrets.token_hex(SALT_BYTES)
    return Deal(seed, salt, commitment(seed, salt))


def commitment(seed: int, salt: str) -> str:
    """What is shown from the start: without the salt, all seeds could be tried."""
    return hashlib.sha256(f"{seed}:{salt}".encode()).hexdigest()


def is_proven(record: Mapping[str, object], seed: int) -> bool | None:
    """Whether the commitment of a record was made of its seed; None: the record has none."""
    salt, shown = record.get("salt"), record.get("commitment")
    if salt is None and shown is None:
        return None
    is_salt = isinstance(salt, str) and salt.isascii() and len(salt) == 2 * SALT_BYTES
    return is_salt and shown == commitment(seed, str(salt))
