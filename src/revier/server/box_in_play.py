"""The boxes of all titles whose boards are drawn, and what lies in the one that a table plays with."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from revier.kernel.state import Json
from revier.server.box_types_schichtwechsel import SchichtwechselComponents
from revier.server.boxes import GlueckAufComponents, glueck_auf
from revier.server.boxes_kohle_und_kolonie import KohleUndKolonieComponents, kohle_und_kolonie
from revier.server.boxes_schichtwechsel import schichtwechsel


class Box(NamedTuple):
    """The type of its facts, and how they are read: as printed, or from a file of the players' own."""

    kind: Any
    facts: Callable[[Json | None], Any]


BOXES: dict[str, Box] = {
    "glueck-auf": Box(GlueckAufComponents, lambda data: glueck_auf()),  # has no files
    "kohle-und-kolonie": Box(KohleUndKolonieComponents, kohle_und_kolonie),
    "schichtwechsel": Box(SchichtwechselComponents, schichtwechsel),
}


def box_in_play(game: str, components: Json | None) -> Json | None:
    """What a board draws where the players brought their own components; None: all is as printed."""
    found = next((box for name, box in BOXES.items() if game.startswith(name)), None)  # editions share a box
    return None if found is None or components is None else found.facts(components)
