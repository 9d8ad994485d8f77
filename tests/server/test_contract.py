"""What clients are told of views and events is true: whole games of every title keep to it, and nothing else does."""

from __future__ import annotations

import copy
import json
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from jsonschema_rs import Draft202012Validator

import revier
from revier.kernel.rng import Rng
from revier.kernel.state import Json
from revier.server.api import contract
from revier.server.play.messages import event
from tests.policies import choose
from tests.strategies import each_game

FAMILIES = contract.families()
BOARD_OF = {title.id: name for name, editions in FAMILIES.items() for title in editions}
POLICY = "eager"  # gets much done, so much is told


@cache
def validator(title: str, part: str) -> Draft202012Validator:
    """For the views or the events of a title."""
    schema = contract.title_schema(FAMILIES[BOARD_OF[title]])
    return Draft202012Validator({"$ref": f"#/properties/{part}", **schema_parts(schema)})


def schema_parts(schema: Json) -> Json:
    return {"$defs": schema["$defs"], "properties": schema["properties"]}


def check(title: str, part: str, told: Any) -> None:
    found = [f"{error.instance_path}: {error.message}" for error in validator(title, part).iter_errors(as_sent(told))]
    assert not found, (title, part, found[:3])


def as_sent(told: Any) -> Any:
    """By way of JSON, as clients get it."""
    return json.loads(json.dumps(told))


def test_every_title_has_a_board() -> None:
    assert set(BOARD_OF) == set(revier.games())
    assert list(FAMILIES) == ["glueck-auf", "kohle-und-kolonie", "schichtwechsel"]


@each_game
def test_whole_games_are_as_the_contract_says(title: str, players: int) -> None:
    s = revier.game(title).new(players=players, seed=players)
    rng = Rng(players)
    while True:
        for seat in (None, *range(players)):
            check(title, "view", s.view(seat))
        if s.is_over:
            break
        s.apply(choose(s, rng, POLICY))
    for told in s.events():
        check(title, "event", event(told))


@pytest.mark.parametrize("title", list(BOARD_OF))
def test_what_the_contract_does_not_name_is_not_accepted(title: str) -> None:
    players = revier.game(title).seats[0]
    view = as_sent(revier.game(title).new(players=players, seed=1).view(0))
    assert validator(title, "view").is_valid(view)
    for name in view:
        less = copy.deepcopy(view)
        del less[name]
        assert not validator(title, "view").is_valid(less), name
    assert not validator(title, "view").is_valid(view | {"secret": 1})
    assert not validator(title, "view").is_valid(view | {"ply": "7"})
    assert not validator(title, "event").is_valid({"ply": 1, "kind": "rain", "text": "ga-event-rain", "args": {}})


@pytest.mark.parametrize("name", list(FAMILIES))
def test_what_is_printed_is_as_the_contract_says(name: str) -> None:
    found = as_sent(contract.components(FAMILIES[name]))
    assert Draft202012Validator(found["schema"]).is_valid(found["facts"])
    assert not Draft202012Validator(found["schema"]).is_valid(found["facts"] | {"secret": 1})


def test_the_contract_is_written_as_json(tmp_path: Path) -> None:
    contract.main(tmp_path / "new")
    files = {path.name: json.loads(path.read_text(encoding="utf-8")) for path in (tmp_path / "new").iterdir()}
    assert set(files) == {"openapi.json", "titles.json", "components.json", "samples.json"}
    assert set(files["titles.json"]) == set(FAMILIES)
    assert set(files["samples.json"]) == set(files["components.json"])
    for name, positions in files["samples.json"].items():
        assert {BOARD_OF[position["view"]["game"]] for position in positions} == {name}
        for position in positions:
            title = position["view"]["game"]
            check(title, "view", position["view"])
            for told in position["events"]:
                check(title, "event", told)
