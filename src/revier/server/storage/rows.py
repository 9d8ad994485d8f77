"""Rows as objects with types: a table that is read as a whole has a class whose fields are its columns, in order."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from sqlalchemy import Connection, Select

T = TypeVar("T")


def rows_of(c: Connection, kind: Callable[..., T], query: Select[Any]) -> list[T]:
    """All rows that are found."""
    return [kind(*row) for row in c.execute(query)]


def row_of(c: Connection, kind: Callable[..., T], query: Select[Any]) -> T | None:
    """The one row, if there is one."""
    row = c.execute(query).one_or_none()
    return None if row is None else kind(*row)
