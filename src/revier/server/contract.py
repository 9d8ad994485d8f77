"""What a client has to know, as JSON: `python -m revier.server.contract FOLDER`.

`openapi.json` describes the routes, `titles.json` the views and events of every title, `components.json` what lies in
their boxes, `samples.json` has positions to draw. The web client's types, constants and tests are made from them, so
that nothing is written twice.
"""

from __future__ import annotations

import json
import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any

import msgspec

from revier.games import game
from revier.kernel.state import Json
from revier.kernel.tables import EventArg
from revier.server.app import create_app
from revier.server.box_in_play import BOXES
from revier.server.samples import samples
from revier.server.settings import Settings

# What a board draws, and a title that has its events.
BOARDS: dict[str, tuple[str, str]] = {
    "glueck-auf": ("GlueckAufView", "glueck-auf"),
    "kohle-und-kolonie": ("KohleUndKolonieView", "kohle-und-kolonie-2013"),  # both editions
    "schichtwechsel": ("View", "schichtwechsel"),
}
GAMES = Path(__file__).parents[1] / "games"
# Positions to draw, by board: of which title, among how many players.
SAMPLED: dict[str, list[tuple[str, int]]] = {
    "glueck-auf": [("glueck-auf", 2), ("glueck-auf", 3), ("glueck-auf", 4)],
    "kohle-und-kolonie": [("kohle-und-kolonie-2013", 3), ("kohle-und-kolonie-revised", 5)],
    "schichtwechsel": [("schichtwechsel", 2), ("schichtwechsel", 4)],
}
LONGEST_LIST = 40  # of names that are told one by one


def title_schema(name: str) -> Json:
    """JSON Schema of a title: its view, and its events by kind."""
    title = BOARDS[name][1]
    view = view_type(name)
    events = game(title).events
    (found,), definitions = msgspec.json.schema_components([view], ref_template="#/$defs/{name}")
    kinds = zip(events.kinds, events.specs, strict=True)
    alternatives = [event_schema(kind, events.key(kind), args) for kind, args in kinds]
    parts = {"view": found, "event": {"oneOf": alternatives}}
    return {
        "title": "Title",
        "type": "object",
        "properties": parts,
        "required": list(parts),
        "additionalProperties": False,
        "$defs": {key: closed(value) for key, value in definitions.items()},
    }


def view_type(name: str) -> Any:
    """The type of a title's views, read from its source: the compiled one has forgotten what its fields are."""
    folder = name.replace("-", "_")
    found = spec_from_file_location(f"{__name__}.{folder}", GAMES / folder / "view.py")
    assert found is not None
    assert found.loader is not None
    module = sys.modules[found.name] = module_from_spec(found)
    found.loader.exec_module(module)
    return getattr(module, BOARDS[name][0])


def event_schema(kind: str, text: str, args: list[EventArg]) -> Json:
    """One kind of event, as `messages.event` says it."""
    fields: Json = {
        "ply": {"type": "integer"},
        "kind": {"const": kind},
        "text": {"const": text},
        "args": an_object({arg.name: arg_schema(arg) for arg in args}),
    }
    return an_object(fields)


def arg_schema(arg: EventArg) -> Json:
    if arg.domain is None:
        return {"type": "integer"}
    values = [arg.domain.text(i) for i in range(len(arg.domain.values))]
    one: Json = {"type": "string"} if len(values) > LONGEST_LIST else {"enum": values}
    return {"type": "array", "items": one} if arg.many or arg.mask else one


def box(name: str) -> Json:
    """The components of a title with their JSON Schema."""
    kind, facts = BOXES[name]
    _, definitions = msgspec.json.schema_components([kind], ref_template="#/$defs/{name}")
    schema = {key: closed(value) for key, value in definitions.items()}
    return {"schema": schema[kind.__name__] | {"$defs": schema}, "facts": facts(None)}


def an_object(fields: Json) -> Json:
    return {"type": "object", "properties": fields, "required": list(fields), "additionalProperties": False}


def closed(schema: Json) -> Json:
    """An object of which all fields are named."""
    return schema | {"additionalProperties": False} if "properties" in schema else schema


def main(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    parts: Json = {
        "openapi.json": create_app(Settings()).openapi(),
        "titles.json": {name: title_schema(name) for name in BOARDS},
        "components.json": {name: box(name) for name in BOXES},
        "samples.json": {name: [found for of in wanted for found in samples(*of)] for name, wanted in SAMPLED.items()},
    }
    for name, content in parts.items():
        (folder / name).write_text(json.dumps(content, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
