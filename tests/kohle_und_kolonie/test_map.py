"""Every board that can be played on can be drawn: as its file draws it, or laid out where it does not."""

from __future__ import annotations

import math
from copy import deepcopy
from itertools import combinations
from typing import Any

import msgspec
import pytest
from jsonschema_rs import Draft202012Validator

import revier
from revier.games.kohle_und_kolonie.board_check import board_faults
from revier.games.kohle_und_kolonie.facts import facts as facts_of
from revier.games.kohle_und_kolonie.facts.map import drawn_map
from revier.games.kohle_und_kolonie.facts.types import KohleUndKolonieComponents, Point
from revier.games.kohle_und_kolonie.title import printed_board
from revier.kernel.state import Json
from revier.server.api import contract

KINDS = ("claim", "mine", "village", "station", "line")
DRAWN = ("polygon", "position", "label", "label_side", "track", "path")


def board() -> Json:
    return deepcopy(printed_board())


def undrawn() -> Json:
    """The same board without any field for drawing."""
    data = board()
    for row in (row for kind in KINDS for row in data[kind]):
        for field in DRAWN:
            row.pop(field, None)
    del data["river"], data["outline"]
    return data


def places(drawn: KohleUndKolonieComponents) -> list[Point]:
    return [row["position"] for part in ("villages", "stations", "mines") for row in drawn[part].values()]


def distance(a: Point, b: Point) -> float:
    return math.hypot(a["x"] - b["x"], a["y"] - b["y"])


# -- as the file draws it --------------------------------------------------------------------------


def test_our_board_is_drawn_as_its_file_says() -> None:
    drawn = drawn_map(printed_board())
    for claim in printed_board()["claim"]:
        assert [[at["x"], at["y"]] for at in drawn.claims[claim["id"]]] == claim["polygon"]
        assert [drawn.labels[claim["id"]][axis] for axis in ("x", "y")] == claim["label"]
    for village in printed_board()["village"]:
        assert list(drawn.villages[village["id"]].values()) == village["position"]
    assert len(drawn.river) == len(printed_board()["river"]["course"])
    assert len(drawn.outline) == len(printed_board()["outline"]["polygon"])


def test_facts_name_everything_on_the_map() -> None:
    facts = facts_of(printed_board())
    general = facts["claims"]["general"]
    assert general["mines"] == ["k-generals-erbstollen", "k-grosse-nebenbank", "k-glocke"]
    assert general["large_mine"] == "g-vereinigter-general"
    assert facts["mines"]["k-rabe"] | {"position": None} == {
        "name": "Rabe",
        "kind": "small",
        "claim": "johannessegen",
        "number": 4,
        "level": 1,
        "cost": 1,
        "income": 1,
        "vp": 0,
        "advantage": "none",
        "wagons": 0,
        "position": None,
    }
    assert facts["mines"]["g-vereinigter-general"]["number"] == 0
    assert facts["villages"]["horst"]["settlement_spaces"] == 2
    assert facts["disaster_vp"]["revised"] == [2, 2, 2, 3, 3]
    assert facts["line_vp"]["2013"]["players_4_5"]["yellow"] == 12


def test_a_drawing_in_other_units_fills_the_sheet() -> None:
    data = board()
    for row in (row for kind in KINDS for row in data[kind]):
        for field in ("position", "label"):
            if field in row:
                row[field] = [50 - 10 * n for n in row[field]]
        for field in ("polygon", "track"):
            if field in row:
                row[field] = [[50 - 10 * n for n in at] for at in row[field]]
    facts = facts_of(data)
    xs, ys = [at["x"] for at in places(facts)], [at["y"] for at in places(facts)]
    assert 0 <= min(xs) < 120
    assert 880 < max(xs) <= 1000
    assert min(ys) >= 0
    assert max(ys) <= 700


# -- as we lay it out ------------------------------------------------------------------------------


def test_a_board_without_a_drawing_is_laid_out() -> None:
    data = undrawn()
    assert board_faults(data) == []
    facts = facts_of(data)
    assert all(0 <= at["x"] <= 1000 and 0 <= at["y"] <= 700 for at in places(facts))
    for a, b in combinations(places(facts), 2):
        assert distance(a, b) >= 26
    for claim in facts["claims"].values():
        mines = [facts["mines"][id]["position"] for id in claim["mines"]]
        assert all(is_inside(at, claim["polygon"]) for at in mines)
    for line in facts["lines"]:
        assert all(facts["stations"][id]["position"] in line["track"] for id in line["stations"])


def test_claims_that_share_a_village_lie_near_it() -> None:
    facts = facts_of(undrawn())
    far = 0
    for village in facts["villages"].values():
        for id in village["claims"]:
            nearest = min(distance(village["position"], at) for at in facts["claims"][id]["polygon"])
            far += nearest > 120
    assert far <= 6  # a plane has only so many neighbours


def is_inside(at: Point, polygon: list[Point]) -> bool:
    inside = False
    for a, b in zip(polygon, polygon[1:] + polygon[:1], strict=True):
        if (a["y"] > at["y"]) != (b["y"] > at["y"]):
            inside ^= at["x"] < (b["x"] - a["x"]) * (at["y"] - a["y"]) / (b["y"] - a["y"]) + a["x"]
    return inside


@pytest.mark.parametrize(
    ("kind", "field", "value"),
    [
        ("claim", "polygon", None),
        ("claim", "polygon", [[1, 2], [1, 2], [1, 2]]),
        ("claim", "polygon", [[1, 2], [3, float("nan")], [5, 6]]),
        ("village", "position", "Essen"),
        ("village", "position", [10**9, 0]),
        ("station", "position", [True, False]),
        ("station", "position", [1, 2, 3]),
        ("mine", "position", {}),
        ("line", "track", [[0, 0]]),
        ("line", "track", [[0, 0]] * 10_000),
    ],
)
def test_what_cannot_be_drawn_is_laid_out(kind: str, field: str, value: Any) -> None:
    data = board()
    data[kind][0][field] = value
    assert board_faults(data) == []
    facts = facts_of(data)
    assert all(0 <= at["x"] <= 1000 and 0 <= at["y"] <= 700 for at in places(facts))


@pytest.mark.parametrize("junk", [None, 7, "Ruhr", [], {"course": [[1, 2], "x"], "polygon": 3, "name": 4}])
def test_river_and_coast_may_be_anything(junk: Any) -> None:
    data = board() | {"river": junk, "outline": junk}
    facts = facts_of(data)
    assert (facts["river"], facts["river_name"], facts["outline"]) == ([], "", [])


# -- for a table -----------------------------------------------------------------------------------


@pytest.mark.parametrize("game", ["kohle-und-kolonie-2013", "kohle-und-kolonie-revised"])
def test_a_table_with_a_board_of_its_own_gets_its_facts(game: str) -> None:
    data = board()
    data["village"][0]["name"] = "Neudorf"
    facts = revier.game(game).on(data).facts()
    assert facts is not None
    assert facts["villages"][data["village"][0]["id"]]["name"] == "Neudorf"
    assert msgspec.json.decode(msgspec.json.encode(facts)) == facts
    printed = revier.game(game).facts()
    assert printed is not None
    assert printed["villages"] | facts["villages"] == facts["villages"] != printed["villages"]


def test_facts_of_a_board_of_ones_own_are_as_the_contract_says() -> None:
    schema = contract.components(contract.families()["kohle-und-kolonie"])["schema"]
    assert Draft202012Validator(schema).is_valid(msgspec.to_builtins(facts_of(undrawn())))
