"""What nobody at the table can know, dealt anew [KK-24]; no seat knows more than the others."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from revier.games.kohle_und_kolonie.board import NONE, RAIL_IDS
from revier.games.kohle_und_kolonie.state import KohleUndKolonie
from revier.kernel.rng import Rng


def redeal(s: KohleUndKolonie, rng: Rng) -> None:
    """Face-down railroad and disaster tokens, and in which order the claims of this round still come."""
    deal(rng, rail_unseen(s), s.rail_tokens)
    deal(rng, disasters_unseen(s), s.disaster_tokens)
    s.due = vec[i64](sorted(s.due))  # so that the order depends on what is public and on nothing else
    rng.shuffle(s.due)


def deal(rng: Rng, unseen: vec[i64], places: vec[i64]) -> None:
    """What left the game unseen may be any of them, so all unseen pieces are shuffled; some are left over."""
    pool = vec[i64]([kind for kind in range(len(unseen)) for i in range(unseen[kind])])
    rng.shuffle(pool)
    next: i64 = 0
    for i in range(len(places)):
        if places[i] != NONE:
            places[i] = pool[next]
            next += 1


def rail_unseen(s: KohleUndKolonie) -> vec[i64]:
    """How many railroad tokens of each kind nobody has seen."""
    return vec[i64]([s.board.rail_count[kind] - s.rail_seen[kind] for kind in range(len(RAIL_IDS))])


def disasters_unseen(s: KohleUndKolonie) -> vec[i64]:
    left = s.board.disaster_count[:]
    for kind in s.disaster_shown:
        if kind != NONE:
            left[kind] -= 1
    return left
