"""The folders that make up this package: its own, and those by which other packages add titles."""

from __future__ import annotations

from pathlib import Path
from pkgutil import extend_path

OWN = Path(__file__).parent


def portions() -> list[str]:
    """Every `revier/` on the path that is not another copy of the whole."""
    found = extend_path([str(OWN)], "revier")
    return [folder for folder in found if Path(folder) == OWN or not Path(folder, "__init__.py").exists()]
