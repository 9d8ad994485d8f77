"""What needs the consent of the people at a table: one proposal of a kind at a time, agreed to person by person."""

from __future__ import annotations

from collections.abc import Collection

from sqlalchemy import Connection, delete, insert, select, update
from typing_extensions import TypedDict

from revier.server.storage.rows import row_of, rows_of
from revier.server.storage.schema import proposals
from revier.server.tables.rows import ProposalRow


class ProposalJson(TypedDict):
    """What needs everybody's consent, and the seats that gave it."""

    kind: str
    ply: int
    by: int
    agreed: list[int]
    at: float


def agree(
    c: Connection, table: str, kind: str, ply: int, own: Collection[int], needed: Collection[int], now: float
) -> bool:
    """Propose something, or agree to it, with one's own seats; True once all seats that are needed have agreed.

    What was proposed about another ply is another matter and is forgotten.
    """
    here = (proposals.c.table == table) & (proposals.c.kind == kind)
    found = row_of(c, ProposalRow, select(proposals).where(here))
    before = found.agreed if found is not None and found.ply == ply else []
    agreed = sorted({*before, *own})
    if set(needed) <= set(agreed):
        c.execute(delete(proposals).where(here))
        return True
    values = {"ply": ply, "agreed": agreed} if before else {"ply": ply, "by": min(own), "agreed": agreed, "at": now}
    if found is None:
        c.execute(insert(proposals).values(table=table, kind=kind, **values))
    else:
        c.execute(update(proposals).where(here).values(**values))
    return False


def drop(c: Connection, table: str, kind: str | None = None) -> bool:
    """Forget a proposal, or all of a table; whether there was one."""
    here = proposals.c.table == table
    if kind is not None:
        here &= proposals.c.kind == kind
    return c.execute(delete(proposals).where(here)).rowcount > 0


def open_proposals(c: Connection, table: str) -> list[ProposalJson]:
    """What is being asked at a table."""
    query = select(proposals).where(proposals.c.table == table).order_by(proposals.c.at)
    found = rows_of(c, ProposalRow, query)
    return [{"kind": row.kind, "ply": row.ply, "by": row.by, "agreed": row.agreed, "at": row.at} for row in found]
