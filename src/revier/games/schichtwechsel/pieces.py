"""Pieces that come from the supply: some may be declined, some cost a tool marker if they have no room [SW-9.7]."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from revier.games.schichtwechsel.actions import NO, YES
from revier.games.schichtwechsel.effects import Effect, began_now, under_way
from revier.games.schichtwechsel.events import PIECE_LOST
from revier.games.schichtwechsel.names import FROM_SHIFT, FROM_TILES
from revier.games.schichtwechsel.state import Schichtwechsel
from revier.games.schichtwechsel.stock import take_tools
from revier.kernel.step import Decision, Step, expect


class PieceEffect(Effect):
    """Puts `n` cubes or coke somewhere."""

    def __init__(self, op: str, n: i64, optional: bool) -> None:
        super().__init__(op, n, optional, is_piece=True)

    def placing(self, seat: i64, owed: i64) -> Step[Schichtwechsel]:
        """The step that puts them there; `owed`: 1 if a tool marker is due for each that has no room."""
        raise TypeError(f"{type(self).__name__} does not say how it is placed")

    def is_given(self, s: Schichtwechsel, seat: i64) -> bool:
        """Some come only to who has such pieces already [SW-7.1]."""
        return True

    def has_room(self, s: Schichtwechsel, seat: i64) -> bool:
        """For one of them at least."""
        return self.possible(s, seat)

    def carry_out(self, s: Schichtwechsel, seat: i64, source: i64) -> None:
        if not self.is_given(s, seat):
            return
        s.push(self.placing(seat, self.owed(source)))
        if self.may_decline(s, seat, source):
            s.push(MayPlace(seat))

    def owed(self, source: i64) -> i64:
        """The piece of a tile is owed, unless one may leave it out [SW-9.7, R33]."""
        return 1 if source == FROM_TILES and not self.optional else 0

    def may_decline(self, s: Schichtwechsel, seat: i64, source: i64) -> bool:
        """That of a shift space may be declined [SW-12.3]; nobody is asked where there is no room [SW-18.5]."""
        is_free = self.optional or source == FROM_SHIFT
        return is_free and self.is_given(s, seat) and self.has_room(s, seat)


def pieces_under_way(
    s: Schichtwechsel, step: Step[Any], seat: i64, below: Step[Any] | None, owed: i64
) -> list[PieceEffect]:
    """The effects that may have led to a step that places pieces, owed or not."""
    found: list[PieceEffect] = []
    for at in under_way(s, step, seat, below):
        effect = s.components.effects[at] if at >= 0 and began_now(s, seat, at) else None
        if isinstance(effect, PieceEffect) and effect.owed(s.components.origins(s.players).source[at]) == owed:
            found.append(effect)
    return found


def fits_offered(s: Schichtwechsel, step: Step[Any], seat: i64, below: Step[Any] | None) -> None:
    """All pieces of an effect wait for the answer whether they are taken [SW-12.3]."""
    name = type(step).__name__
    expect(isinstance(s.agenda[-1], MayPlace), f"{name}: only MayPlace lies on it [SW-12.3]")
    given = s.game.save_step(step)
    fits = False
    for at in under_way(s, step, seat, below):
        effect = s.components.effects[at] if at >= 0 and began_now(s, seat, at) else None
        source = s.components.origins(s.players).source[at]
        if isinstance(effect, PieceEffect) and effect.may_decline(s, seat, source):
            fits = fits or s.game.save_step(effect.placing(seat, effect.owed(source))) == given
    owed = "owed (1) only for a selection tile"
    expect(fits, f"{name}: no effect here offers so many pieces that have room; {owed} [SW-9.7, SW-18.5]")


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

    def fits(self, s: Schichtwechsel, below: Step[Any] | None) -> None:
        name = type(below).__name__
        expect(name in OFFERED, f"MayPlace does not lie on {name} [SW-12.3]")
        expect(below is not None and below.ints()[0] == self.seat, f"MayPlace: not of seat {self.seat} [SW-9.2]")

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
