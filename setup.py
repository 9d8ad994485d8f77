"""Compiles rules, kernel, bots, the arena's loop and observations with mypyc; a group a title keeps rebuilds short.

REVIER_PURE=1 builds the same package without compiling.
"""

import os
from pathlib import Path

from setuptools import setup

GROUPS = [
    "kernel",
    "games/glueck_auf",
    "games/kohle_und_kolonie",
    "games/schichtwechsel",
    "bots",
    "arena/loop.py",
    "envs/encoding",
]


def sources(group: Path) -> list[str]:
    return [str(group)] if group.suffix else sorted(str(path) for path in group.glob("*.py"))


def extensions() -> list:
    if os.environ.get("REVIER_PURE"):
        return []
    from mypyc.build import mypycify

    groups = [(sources(Path("src/revier", group)), f"revier_{Path(group).stem}") for group in GROUPS]
    found = mypycify(
        ["--cache-dir=/dev/null", *(path for paths, _ in groups for path in paths)],  # a stale cache breaks mypyc
        separate=groups,
        opt_level="3",
        debug_level="0",
    )
    for extension in found:
        extension.extra_compile_args += ["-fvisibility=hidden"]  # lets the C compiler inline across modules
    return found


setup(ext_modules=extensions())
