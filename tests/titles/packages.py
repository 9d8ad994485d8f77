"""Packages that add a title: the tiny game of docs/adding_a_game.md, and a copy of our smallest one."""

from __future__ import annotations

import os
import re
import shutil
from importlib import import_module
from pathlib import Path

from revier.games import titles

PAGE = Path(__file__).parents[2] / "docs" / "adding_a_game.md"
BLOCK = re.compile(r"^```\w+\n# (revier/\S+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def tiny_files() -> dict[str, str]:
    """The files that the page builds up, by path."""
    found: dict[str, str] = {}
    for path, text in BLOCK.findall(PAGE.read_text(encoding="utf-8")):
        found[path] = f"{found[path]}\n\n{text}" if path in found else text
    return found


def write_tiny(folder: Path) -> str:
    """Write the game of the page to a folder; gives its id."""
    for name, text in tiny_files().items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return "loren"


def write_copy(folder: Path) -> str:
    """Copy the rules of our smallest title to a folder, under another name; gives its id."""
    sizes = {name: sum(file.stat().st_size for file in sources(name)) for name in titles()}
    name = min(sizes, key=sizes.__getitem__)
    new = folder / "revier" / "games" / f"{name}_copy"
    new.mkdir(parents=True)
    family = titles()[name].family
    for file in sources(name):
        shutil.copy(file, new)
        if file.suffix == ".py":
            text = file.read_text(encoding="utf-8")
            text = text.replace(f"revier.games.{name}", f"revier.games.{name}_copy").replace(
                f'Title("{family}"', f'Title("{family}-copy"'
            )
            (new / file.name).write_text(text, encoding="utf-8")
    return f"{family}-copy"


def sources(name: str) -> list[Path]:
    folder = Path(str(import_module(f"revier.games.{name}").__file__)).parent
    return [file for file in sorted(folder.iterdir()) if file.suffix in (".py", ".toml")]


def with_package(folder: Path) -> dict[str, str]:
    """The environment of a process that finds the title of a folder."""
    path = [str(folder), str(Path(__file__).parents[2]), *filter(None, [os.environ.get("PYTHONPATH")])]
    return os.environ | {"PYTHONPATH": os.pathsep.join(path), "REVIER_LANG": "en"}
