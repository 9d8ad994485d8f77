"""What a client has to know, as JSON: `.venv/bin/python -m revier.server.api.contract FOLDER`.

`openapi.json` describes the routes, `titles.json` the views and events of every title, `components.json` the facts that
are printed on their components, `samples.json` has positions to draw. The web client's types, constants and tests are
made from them, so that nothing is written twice.
"""

from __future__ import annotations

import json
import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any

import msgspec

from revier.games import game, games
from revier.kernel.game import Game
from revier.kernel.state import Json
from revier.kernel.tables import EventArg
from revier.server.api.app import create_app
from revier.server.api.samples import samples
from revier.server.operation.settings import Settings

LONGEST_LIST = 40  # of names that are told one by one


def families() -> dict[str, list[Game]]:
    """The titles whose components are told, so that a board can draw them; editions share a board."""
    found: dict[str, list[Game]] = {}
    for title in map(game, games()):
        if title.facts() is not None:
            found.setdefault(title.family, []).append(title)
    return found


def package(title: Game) -> Path:
    """The folder of a title's rules."""
    file = sys.modules[type(title).__module__].__file__
    assert file is not None
    return Path(file).parent


def title_schema(editions: list[Game]) -> Json:
    """JSON Schema of a title: its view, and its events by kind."""
    events = editions[0].events
    view = answer_of(package(editions[0]) / "view.py", "view")
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


def answer_of(path: Path, function: str) -> Any:
    """The type of what a function of a title gives, read from its source: compiled types forget their fields."""
    found = spec_from_file_location(f"{__name__}.{path.parent.name}_{path.stem}", path)
    assert found is not None
    assert found.loader is not None
    module = sys.modules[found.name] = module_from_spec(found)
    found.loader.exec_module(module)
    return getattr(module, getattr(module, function).__annotations__["return"])


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


def components(editions: list[Game]) -> Json:
    """What is printed on the components of a title, with its JSON Schema."""
    kind = answer_of(package(editions[0]) / "facts" / "__init__.py", "facts")
    _, definitions = msgspec.json.schema_components([kind], ref_template="#/$defs/{name}")
    schema = {key: closed(value) for key, value in definitions.items()}
    return {"schema": schema[kind.__name__] | {"$defs": schema}, "facts": editions[0].facts()}


def tables_to_draw(editions: list[Game]) -> list[tuple[str, int]]:
    """Editions and numbers of players whose positions are samples: all of an only one, else the ends of the range."""
    if len(editions) == 1:
        return [(editions[0].id, players) for players in editions[0].seats]
    return [(editions[0].id, editions[0].seats[0]), (editions[-1].id, editions[-1].seats[-1])]


def an_object(fields: Json) -> Json:
    return {"type": "object", "properties": fields, "required": list(fields), "additionalProperties": False}


def closed(schema: Json) -> Json:
    """An object of which all fields are named."""
    return schema | {"additionalProperties": False} if "properties" in schema else schema


def main(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    parts: Json = {
        "openapi.json": create_app(Settings()).openapi(),
        "titles.json": {name: title_schema(editions) for name, editions in families().items()},
        "components.json": {name: components(editions) for name, editions in families().items()},
        "samples.json": {
            name: [sample for table in tables_to_draw(editions) for sample in samples(*table)]
            for name, editions in families().items()
        },
    }
    for name, content in parts.items():
        (folder / name).write_text(json.dumps(content, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
