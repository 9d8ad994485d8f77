"""The extras of pyproject.toml: packages that only parts of Revier need, and how to get those that are missing."""

from __future__ import annotations

import shlex
import sys
from importlib.util import find_spec

# By extra: what is imported, and the package that brings it.
PACKAGES = {
    "arena": {"matplotlib": "matplotlib", "openskill": "openskill"},
    "cluster": {"ray": "ray"},
    "envs": {
        "gymnasium": "gymnasium",
        "matplotlib": "matplotlib",
        "numpy": "numpy",
        "pyspiel": "open_spiel",
        "pettingzoo": "pettingzoo",
        "PIL": "pillow",
        "pyarrow": "pyarrow",
    },
    "server": {
        "alembic": "alembic",
        "argon2": "argon2-cffi",
        "fastapi": "fastapi",
        "httptools": "httptools",
        "itsdangerous": "itsdangerous",
        "limits": "limits",
        "msgspec": "msgspec",
        "procrastinate": "procrastinate",
        "prometheus_client": "prometheus-client",
        "psycopg": "psycopg[binary,pool]",
        "sqlalchemy": "sqlalchemy",
        "structlog": "structlog",
        "uvicorn": "uvicorn",
        "uvloop": "uvloop",
        "websockets": "websockets",
    },
    "train": {"matplotlib": "matplotlib", "numpy": "numpy"},
    "tune": {"cmaes": "cmaes"},
}


class MissingPackages(ImportError):
    """Packages of an extra that are not installed; `command` installs them."""

    def __init__(self, extra: str, packages: list[str]) -> None:
        self.extra = extra
        self.packages = packages
        self.command = shlex.join([sys.executable, "-m", "pip", "install", *packages])
        super().__init__(f"revier[{extra}] needs {', '.join(packages)}: {self.command}")


def needs(extra: str, *modules: str) -> None:
    """All packages of an extra, or only those that bring these modules."""
    packages = PACKAGES[extra]
    missing = [packages[module] for module in modules or packages if not is_there(module)]
    if missing:
        raise MissingPackages(extra, missing)


def is_there(module: str) -> bool:
    return find_spec(module) is not None
