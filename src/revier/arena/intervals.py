"""Means with 95 % intervals."""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import cache
from statistics import NormalDist, fmean
from typing import NamedTuple

INSIDE = 0.95


class Estimate(NamedTuple):
    """A mean and how far the true one may be from it; None if a single group says nothing about that."""

    mean: float
    low: float | None
    high: float | None


def estimate(values: Sequence[float]) -> Estimate:
    """The mean of independent values with its t-interval."""
    mean = fmean(values)
    if len(values) < 2:
        return Estimate(round(mean, 6), None, None)
    freedom = len(values) - 1
    variance = sum([(value - mean) ** 2 for value in values]) / freedom
    margin = t_quantile(freedom) * math.sqrt(variance / len(values))
    return Estimate(round(mean, 6), round(mean - margin, 6), round(mean + margin, 6))


@cache
def t_quantile(freedom: int) -> float:
    """Where Student's distribution leaves 2.5 % on either side."""
    if freedom > 100:
        z = NormalDist().inv_cdf((1 + INSIDE) / 2)
        return z + (z**3 + z) / (4 * freedom) + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * freedom**2)
    low, high = 0.0, math.pi / 2
    for halving in range(60):
        middle = (low + high) / 2
        low, high = (middle, high) if t_inside(middle, freedom) < INSIDE else (low, middle)
    return math.sqrt(freedom) * math.tan(low)


def t_inside(angle: float, freedom: int) -> float:
    """How much of Student's distribution lies within ±sqrt(freedom)·tan(angle): the finite series for whole degrees."""
    odd = freedom % 2
    term = math.sin(angle) * (math.cos(angle) if odd else 1.0)
    total = 0.0
    for n in range(1 + odd, freedom, 2):
        total += term
        term *= math.cos(angle) ** 2 * n / (n + 1)
    return (angle + total) * 2 / math.pi if odd else total
