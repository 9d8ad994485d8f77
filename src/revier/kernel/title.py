"""A title as its cover announces it: read before anything of the title is imported."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from importlib import import_module
from importlib.resources import files
from pkgutil import iter_modules
from typing import Any

import tomli

from revier.kernel.step import Step


class Title:
    """A family of editions; the id of an edition is the family's name, and its own where there are several."""

    def __init__(self, family: str, prefix: str, seats: range, editions: Sequence[str] = ("",)) -> None:
        self.family = family
        self.prefix = prefix  # of all its messages
        self.seats = seats
        self.editions = {f"{family}-{edition}" if edition else family: edition for edition in editions}  # by id


@cache
def steps_of(package: str) -> dict[str, type[Any]]:
    """The steps a title's package defines, in the order of their names; all its modules are imported.

    What only serves other steps as a base is none.
    """
    for entry in iter_modules(import_module(package).__path__):
        import_module(f"{package}.{entry.name}")
    found = {kind.__name__: kind for kind in below(Step) if kind.__module__.startswith(f"{package}.")}
    bases = {base for kind in found.values() for base in kind.__mro__[1:]}
    return {name: found[name] for name in sorted(found) if found[name] not in bases}


def below(kind: type[Any]) -> Iterator[type[Any]]:
    """All that inherit from a class."""
    for heir in kind.__subclasses__():
        yield heir
        yield from below(heir)


def read_toml(package: str, name: str) -> dict[str, Any]:
    """A data file that lies beside the modules of a package."""
    return tomli.loads(files(package).joinpath(name).read_text(encoding="utf-8"))
