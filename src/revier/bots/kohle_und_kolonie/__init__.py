"""What bots know of Kohle & Kolonie."""

from __future__ import annotations

from revier.bots.kohle_und_kolonie.planner import KohleUndKoloniePlanner
from revier.bots.planner import Planner
from revier.bots.weights import Values


def make(values: Values) -> Planner:
    return KohleUndKoloniePlanner(values)
