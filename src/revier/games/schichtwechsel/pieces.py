"""Pieces that come from the supply: some may be declined, some cost a tool marker if they have no room [SW-9.7]."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from revier.games.schichtwechsel.actions import NO, YES
from revier.games.schichtwechsel.effects import Effect
from revier.games.schichtwechsel.events import PIECE_LOST
from revier.games.schichtwechsel.names import FROM_SHIFT, FROM_TILES
from revier.games.schichtwechsel.state import Schichtwechsel
from revier.games.schichtwechsel.stock import take_tools
from revier.kernel.step import Decision, Step


class PieceEffect(Effect):
    """Puts `n` cubes or coke somewhere."""

    def __init__(self, op: str, n: i64, optional: bool) -> None:
        super().__init__(op, n, optional, is_piece=True)

    def placing(self, seat: i64, owed: i64) -> Step[Schichtwechsel]:
        """The step that puts them there; `owed`: 1 if a tool marker is due for each that has no room."""
        raise TypeError(f"{type(self).__name__} does not say how it is placed")

    def carry_out(self, s: Schichtwechsel, seat: i64, source: i64) -> None:
        """The piece of a shift space may be declined [SW-12.3]; that of a tile is owed [SW-9.7, R33]."""
        s.push(self.placing(seat, 1 if source == FROM_TILES else 0))
        if (self.optional or source == FROM_SHIFT) and self.possible(s, seat):
            s.push(MayPlace(seat))


# What is offered, by the step that would place it.
OFFERED: Final = {
    "LoadCubes": "cart",
    "LoadWagons": "wagon",
    "HeapSpoil": "heap",
    "ReceiveCoke": "coke_wagon",
    "MakeCoke": "plant",
}


class MayPlace(Decision[Schichtwechsel]):
    """Take the piece, or leave it: then the placing below is dropped [SW-12.3, SW-4.17]."""

    def options(self, s: Schichtwechsel) -> vec[i64]:
        return vec[i64]([YES, NO])

    def take(self, s: Schichtwechsel, action: i64) -> None:
        if action == NO:
            s.agenda.pop()

    def context(self, s: Schichtwechsel) -> dict[str, int | str]:
        return {"offered": OFFERED[type(s.agenda[-2]).__name__]}


def lose_pieces(s: Schichtwechsel, seat: i64, piece: i64, count: i64, owed: i64) -> None:
    """No room: a tool marker each where one is owed, otherwise it lapses [SW-9.7]."""
    if count > 0 and owed > 0:
        for i in range(count):
            s.tell(PIECE_LOST, seat, piece)
        take_tools(s, seat, count)
