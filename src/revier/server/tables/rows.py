"""The rows of a table, of its seats and of what is proposed there."""

from __future__ import annotations

from dataclasses import dataclass

from revier.kernel.rng import Seed
from revier.kernel.state import Json
from revier.server.tables.clocks import ClocksJson, Pace


@dataclass(frozen=True)
class TableRow:
    """A row of `tables`; schema.py says what each column is."""

    id: str
    game: str
    rules: int
    players: int
    options: dict[str, str]
    components: Json | None
    start: Json | None
    seed: Seed
    salt: str
    commitment: str
    owner: int | None
    access: str
    invitation: str | None
    pace: Pace
    status: str
    revision: int
    ply: int
    undone: int | None
    agrees_until: int | None
    turn: int | None
    clocks: ClocksJson  # empty before the start
    due: float | None
    result: Json | None
    rematch: str | None
    created: float
    changed: float
    ended: float | None


@dataclass(frozen=True)
class Place:
    """A seat with all that is stored of it, but for its table."""

    seat: int
    person: int | None
    hot: str | None
    bot: str | None
    stand_in: str | None
    left: float | None

    @property
    def is_free(self) -> bool:
        return self.person is None and self.bot is None


@dataclass(frozen=True)
class ProposalRow:
    """A row of `proposals`."""

    table: str
    kind: str
    ply: int
    by: int
    agreed: list[int]
    at: float
