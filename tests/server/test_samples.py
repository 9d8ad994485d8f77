"""Printed facts and positions that the web client is made and tested with."""

from __future__ import annotations

import msgspec

import revier
from revier.games.glueck_auf.components import (
    CAGE_CAPACITY,
    ORDER_IDS,
    ORDER_POINTS,
    SHIFTS,
    SPACE_IDS,
    SPACE_VALUE,
    SPACES,
    TILE_COST,
    TILE_IDS,
)
from revier.games.glueck_auf.facts import facts
from revier.server.api import contract
from revier.server.api.samples import samples


def test_the_box_says_what_the_title_reckons_with() -> None:
    box = facts()
    assert [(tile, facts["cost"]) for tile, facts in box["tiles"].items()] == list(
        zip(TILE_IDS, TILE_COST, strict=True)
    )
    orders = [(order, facts["points"]) for order, facts in box["orders"].items()]
    assert orders == list(zip(ORDER_IDS, ORDER_POINTS, strict=True))
    assert list(box["spaces"]) == SPACE_IDS
    assert [box["spaces"][SPACE_IDS[n]]["value"] for n in range(SPACES)] == list(SPACE_VALUE)
    assert (box["shifts"], box["cage_capacity"]) == (SHIFTS, CAGE_CAPACITY)


def test_samples_have_every_kind_of_question_and_the_end() -> None:
    found = samples("glueck-auf", 3)
    kinds = {sample["decision"]["kind"] for sample in found if sample["decision"] is not None}
    assert kinds >= {"Draft", "PlaceWorkers", "PitStep", "SubCube", "Keep", "ReturnPlace", "ReturnOrder"}
    assert found[-1]["view"]["is_over"]
    view = contract.answer_of(contract.package(revier.game("glueck-auf")) / "view.py", "view")
    for sample in found:
        msgspec.convert(sample["view"], view)
