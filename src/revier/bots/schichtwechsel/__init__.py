"""What bots know of Schichtwechsel."""

from __future__ import annotations

from revier.bots.planner import Planner
from revier.bots.schichtwechsel.planner import SchichtwechselPlanner
from revier.bots.weights import Values


def make(values: Values) -> Planner:
    return SchichtwechselPlanner(values)
