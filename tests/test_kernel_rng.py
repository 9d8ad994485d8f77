"""The generator: the same values on every machine, compiled or not, and no visible pattern."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st
from librt.vecs import vec
from mypy_extensions import i64

from revier.kernel.rng import MASK, Rng

PINNED = {
    0: [1517046713075839355, 7960286522194355700, 7036458801432265024],
    1: [1097491722282735498, 4533873169916685415, 506539224056949435],
    7: [7195639206139662248, 5853305295141479420, 3043364412482931806],
    1234567890123456789: [3725323863238202015, 4457824762157659352, 7315115173647681971],
    MASK: [3055647633038352039, 3931318902156738921, 2244677178587611952],
}


@pytest.mark.parametrize("key", PINNED)
def test_a_key_gives_these_values_for_ever(key: int) -> None:
    rng = Rng(key)
    assert [rng.next() for i in range(3)] == PINNED[key]
    assert (rng.key, rng.count) == (key, 3)


def test_a_value_can_be_reached_without_those_before_it() -> None:
    rng = Rng(7)
    values = [rng.next() for i in range(1001)]
    assert Rng(7, 1000).next() == values[1000] == 7910462324940128645


def test_a_clone_goes_its_own_way() -> None:
    rng = Rng(3)
    rng.next()
    clone = rng.clone()
    assert [clone.next() for i in range(5)] == [rng.next() for i in range(5)]
    clone.next()
    assert clone.count == rng.count + 1


def test_a_shuffle_gives_this_order_for_ever() -> None:
    items = vec[i64](list(range(10)))
    Rng(7).shuffle(items)
    assert list(items) == [1, 3, 9, 2, 0, 7, 4, 6, 5, 8]


@given(key=st.integers(0, MASK), items=st.lists(st.integers(0, 50), max_size=60))
def test_a_shuffle_loses_nothing(key: int, items: list[int]) -> None:
    shuffled = vec[i64](items)
    Rng(key).shuffle(shuffled)
    assert sorted(shuffled) == sorted(items)


@given(key=st.integers(0, MASK), count=st.integers(0, 1 << 30), n=st.integers(1, 100))
def test_values_stay_in_range(key: int, count: int, n: int) -> None:
    rng = Rng(key, count)
    assert 0 <= rng.next() <= MASK
    assert 0 <= rng.below(n) < n


def chi_square(counts: Counter[int], cells: int) -> float:
    expected = sum(counts.values()) / cells
    return sum((counts[cell] - expected) ** 2 / expected for cell in range(cells))


@pytest.mark.parametrize("n", [2, 3, 5, 6, 27, 48])
def test_every_value_comes_equally_often(n: int) -> None:
    rng = Rng(2024)
    counts = Counter(rng.below(n) for i in range(n * 500))
    assert chi_square(counts, n) < n + 5 * (2 * n) ** 0.5  # five standard deviations


@pytest.mark.parametrize("n", [2, 3, 5, 44])
def test_the_first_values_of_neighbouring_keys_are_unrelated(n: int) -> None:
    """Seeds 1, 2, 3 … are what people type."""
    counts = Counter(Rng(key).below(n) for key in range(n * 500))
    assert chi_square(counts, n) < n + 5 * (2 * n) ** 0.5


def test_every_order_of_four_comes_equally_often() -> None:
    rng = Rng(99)
    counts: Counter[int] = Counter()
    for i in range(24 * 300):
        items = vec[i64]([0, 1, 2, 3])
        rng.shuffle(items)
        counts[items[0] * 64 + items[1] * 16 + items[2] * 4 + items[3]] += 1
    assert len(counts) == 24
    assert max(counts.values()) < 400
    assert min(counts.values()) > 200
