"""Seeds that nobody can guess, and the generator whose next value no amount of computing tells.

The plain generator is fast, but its key has only 63 bits and can be searched for from what a deal shows. A secret seed
has 256 bits, written as 64 hex digits; its values are those of a keyed cryptographic hash.
"""

from __future__ import annotations

import hashlib
import secrets
from typing import Final

from mypy_extensions import i64

from revier.kernel.checks import MANY, as_int, as_list
from revier.kernel.errors import BadPosition, shortened
from revier.kernel.rng import MASK, Rng, Seed

SECRET_BYTES: Final = 32
LAST_SEED: Final = int(MASK)  # of plain ones; an i64 would make huge ints overflow before they can be refused
HEX: Final = "0123456789abcdef"
SEEDS: Final = f"an int from 0 to {LAST_SEED} or 64 hex digits"  # what is accepted, for complaints
VALUES: Final = 8  # in a block
BITS: Final = 3  # of a value's number that tell its place in the block


class SecretRng(Rng):
    """Value number n is a word of the BLAKE2b of n's block, keyed with the secret; secret and n are all there is."""

    def __init__(self, secret: str, count: i64 = 0) -> None:
        super().__init__(0, count)  # the plain key is not used
        self.secret = secret
        self.block: bytes = b""  # the one in use, if any; never changed, so clones share it
        self.number: i64 = -1

    def next(self) -> i64:
        n: i64 = self.count
        self.count += 1
        if n >> BITS != self.number:
            self.number = n >> BITS
            counter = int(self.number).to_bytes(8, "big")
            self.block = hashlib.blake2b(counter, key=bytes.fromhex(self.secret)).digest()
        first = int(n % VALUES) * 8
        return int.from_bytes(self.block[first : first + 8], "big") & LAST_SEED

    @property
    def seed(self) -> Seed:
        return self.secret

    def clone(self) -> Rng:
        made = SecretRng(self.secret, self.count)
        made.block = self.block
        made.number = self.number
        return made


def draw_secret() -> str:
    """A seed that nobody can foresee."""
    return secrets.token_hex(SECRET_BYTES)


def is_seed(value: object) -> bool:
    """Whether a game can be dealt from it."""
    if isinstance(value, str):
        return len(value) == 2 * SECRET_BYTES and all([digit in HEX for digit in value])
    return isinstance(value, int) and not isinstance(value, bool) and 0 <= value <= LAST_SEED


def generator(seed: Seed, count: int = 0) -> Rng:
    """The generator that a seed means."""
    return SecretRng(seed, count) if isinstance(seed, str) else Rng(seed, count)


def load_rng(value: object) -> Rng:
    """A generator as positions save it: its seed, and how many values were drawn."""
    seed, count = as_list(value, "rng", 2)
    if not is_seed(seed):
        raise BadPosition("rng", f"expected {SEEDS}, got {shortened(seed)}")
    return generator(seed, as_int(count, "rng", 0, MANY))
