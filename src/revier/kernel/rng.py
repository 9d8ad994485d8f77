"""The one source of chance in a position."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

# 63 bits, so that wrapping compiled integers and unbounded Python integers agree on every value;
# i64(…) because compiled literals of this size would be Python objects.
MASK: Final = i64(0x7FFF_FFFF_FFFF_FFFF)
GAMMA: Final = i64(0x1E37_79B9_7F4A_7C15)
MIX_1: Final = i64(0x3F58_476D_1CE4_E5B9)
MIX_2: Final = i64(0x14D0_49BB_1331_11EB)

Seed = int | str  # of a game: a key from 0 to MASK, or a secret: secret.py


class Rng:
    """A counter-based generator: value number n is a hash of (key, n).

    The same key gives the same values on every machine and Python version; two ints are all there is
    to save. The key of a position's generator is the seed of its game.
    """

    def __init__(self, key: i64, count: i64 = 0) -> None:
        self.key: i64 = key
        self.count: i64 = count

    def next(self) -> i64:
        """The next value, 0 to 2**63 - 1."""
        self.count += 1
        z: i64 = (self.key + self.count * GAMMA) & MASK
        z = ((z ^ (z >> 30)) * MIX_1) & MASK
        z = ((z ^ (z >> 27)) * MIX_2) & MASK
        return z ^ (z >> 31)

    def below(self, n: i64) -> i64:
        """0 to n-1; for the few dozen values games ask for, the bias of the modulus is below 1e-16."""
        return self.next() % n

    def shuffle(self, items: vec[i64]) -> None:
        """Fisher-Yates, in place."""
        i: i64 = len(items) - 1
        while i > 0:
            j = self.below(i + 1)
            items[i], items[j] = items[j], items[i]
            i -= 1

    @property
    def seed(self) -> Seed:
        """What makes this generator again, from its first value on."""
        return self.key

    def saved(self) -> list[Seed]:
        """As positions save it."""
        return [self.seed, self.count]

    def clone(self) -> Rng:
        return Rng(self.key, self.count)
