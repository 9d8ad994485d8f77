"""What nobody at the table can know, dealt anew [SW-19]; no seat knows more than the others.

The content of the bag is public; what will be drawn from it is up to the generator, which a re-dealt position
gets anew.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from revier.games.schichtwechsel.state import Schichtwechsel
from revier.kernel.rng import Rng


def redeal(s: Schichtwechsel, rng: Rng) -> None:
    """The round cards that nobody has seen, that in the box among them [SW-19.1]."""
    unseen = vec[i64](sorted([s.round_cards[i] for i in range(s.round, len(s.round_cards))]))  # not as they lie
    rng.shuffle(unseen)
    for i in range(len(unseen)):
        s.round_cards[s.round + i] = unseen[i]
