"""Bots that somebody else wrote: `my_module:MyBot`, or the name of an entry point of the group `revier.bots`."""

from __future__ import annotations

import os
import re
import sys
from importlib import import_module
from importlib.metadata import entry_points
from typing import Any, Final

from revier.bots.base import Bot
from revier.bots.titles import UnknownBot

GROUP: Final = "revier.bots"
FORM: Final = re.compile(r"[A-Za-z_][A-Za-z0-9_.]*:[A-Za-z_][A-Za-z0-9_]*")


def own_place(name: str) -> str:
    """Where the class of such a bot is, as module:Class; empty if this is no name of one. Nothing is imported."""
    if FORM.fullmatch(name) is not None:
        return name
    for entry in entry_points(group=GROUP):
        if entry.name == name:
            return str(entry.value)
    return ""


def own_bot(place: str, seed: int) -> Bot:
    """Made with its seed alone; UnknownBot says what is wrong with it."""
    module, _, name = place.partition(":")
    if os.getcwd() not in sys.path:
        sys.path.append(os.getcwd())  # a command finds modules beside it, as `python` does
    try:
        made: Any = getattr(import_module(module), name)(seed)
    except Exception as fault:  # whatever another's module raises
        raise UnknownBot(f"bot {place!r}: {type(fault).__name__}: {fault}") from None
    if not isinstance(made, Bot):
        raise UnknownBot(f"bot {place!r}: {name} is no subclass of revier.bots.Bot")
    return made
