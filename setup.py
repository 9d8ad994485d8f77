"""Compiles rules, kernel, bots, the arena's loop and observations with mypyc; a group a title keeps rebuilds short.

REVIER_PURE=1 builds the same package without compiling, REVIER_WITHOUT_CLIENT=1 one that serves no pages.
"""

import os
import sys
from pathlib import Path

from setuptools import setup

SOURCE = Path("src/revier")
# These find what other packages add to them; a compiled package knows its path too late.
LAYERS = [SOURCE / "bots/__init__.py", SOURCE / "encoding/__init__.py"]


def groups() -> list[tuple[list[str], str]]:
    """The files of each group and its name; what a title has in a layer is found there."""
    folders = [SOURCE / "kernel", SOURCE / "bots", SOURCE / "encoding"]
    titles = [file.parent for layer in ("games", "bots", "encoding") for file in SOURCE.glob(f"{layer}/*/__init__.py")]
    found = {"loop": [str(SOURCE / "arena/loop.py")]}
    for folder in [*folders, *sorted(titles)]:
        files = sorted(str(file) for file in folder.glob("*.py") if file not in LAYERS)
        found["_".join(folder.relative_to(SOURCE).parts)] = files
    return [(files, f"revier_{name}") for name, files in found.items()]


def extensions() -> list:
    if os.environ.get("REVIER_PURE"):
        return []
    from mypyc.build import mypycify

    compiled = groups()
    found = mypycify(
        ["--cache-dir=/dev/null", *(path for paths, _ in compiled for path in paths)],  # a stale cache breaks mypyc
        separate=compiled,
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
