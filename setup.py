"""Compiles rules, kernel, bots, the arena's loop and observations with mypyc; a group a title keeps rebuilds short.

REVIER_PURE=1 builds the same package without compiling, REVIER_WITHOUT_CLIENT=1 one that serves no pages.
"""

import os
import sys
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


def check_client() -> None:
    """Who is given a package finds out too late that its server has no pages."""
    is_packed = "bdist_wheel" in sys.argv or "sdist" in sys.argv
    if is_packed and not os.environ.get("REVIER_WITHOUT_CLIENT") and not Path("src/revier/web/index.html").is_file():
        sys.exit("The web client is not built: run `make web` first, or set REVIER_WITHOUT_CLIENT=1 to do without it.")


check_client()
setup(ext_modules=extensions(), options={"build_ext": {"parallel": 2}})  # the C compiler takes most of the time
