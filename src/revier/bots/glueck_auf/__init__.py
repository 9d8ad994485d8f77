"""What bots know of Glück Auf."""

from __future__ import annotations

from revier.bots.glueck_auf.planner import GlueckAufPlanner
from revier.bots.planner import Planner
from revier.bots.weights import Values


def make(values: Values) -> Planner:
    return GlueckAufPlanner(values)
