"""Headframe actions: moving a headframe to a bonus space [SW-5.11, SW-5.12, SW-11.16 to SW-11.21]."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from revier.games.schichtwechsel.actions import HEADFRAME_FROM, HEADFRAME_NONE, HEADFRAME_TO
from revier.games.schichtwechsel.effects import (
    Effect,
    Ground,
    any_possible,
    effects_under_way,
    pieces_have_room,
    push_effects,
    under_way,
)
from revier.games.schichtwechsel.events import HEADFRAME_MOVED
from revier.games.schichtwechsel.names import (
    AREA_IDS,
    BASE,
    FRAME_SPACES,
    FROM_HEADFRAMES,
    LARGE_AREA,
    NONE,
    SMALL_AREA,
)
from revier.games.schichtwechsel.obstacles import (
    NO_BONUS,
    NO_FRAME_THERE,
    NO_OBSTACLE,
    NO_SPACE_FOR_FRAME,
    OWN_IN_AREA,
    SPACE_TAKEN,
    WRONG_AREA,
    reason,
)
from revier.games.schichtwechsel.origins import frame_lists
from revier.games.schichtwechsel.state import FREE, Schichtwechsel
from revier.kernel.step import Decision, Reason, Step, expect

if TYPE_CHECKING:
    from revier.games.schichtwechsel.components import Components

ANY_AREA: Final = 0


def standing_in(s: Schichtwechsel, seat: i64, area: i64) -> i64:
    """The bonus space of an area on which the seat has a headframe, or NONE [SW-5.12]."""
    for space in range(FRAME_SPACES):
        if s.components.frame_area[space] == area and s.frame_space[space] == seat:
            return space
    return NONE


def is_at(s: Schichtwechsel, seat: i64, origin: i64) -> bool:
    """Whether the seat has a headframe in the base or in an area."""
    return s.frames_in_base[seat] > 0 if origin == BASE else standing_in(s, seat, origin) != NONE


def destinations(s: Schichtwechsel, seat: i64, origin: i64, target: i64) -> vec[i64]:
    """Free spaces of the target area for the headframe at its origin [SW-11.17 to SW-11.19]."""
    found = vec[i64](capacity=FRAME_SPACES)
    if not is_at(s, seat, origin):
        return found
    for space in range(FRAME_SPACES):
        if space_obstacle(s, seat, origin, target, space) == NO_OBSTACLE:
            found = append(found, space)
    return found


def space_obstacle(s: Schichtwechsel, seat: i64, origin: i64, target: i64, space: i64) -> i64:
    """No other own headframe in the same area afterwards; the bonus possible: all has room, something happens."""
    area = s.components.frame_area[space]
    effects = s.components.frame_effects[space]
    if target != ANY_AREA and area != target:
        return WRONG_AREA
    if s.frame_space[space] != FREE:
        return SPACE_TAKEN
    if area != origin and standing_in(s, seat, area) != NONE:
        return OWN_IN_AREA
    return NO_OBSTACLE if pieces_have_room(s, seat, effects) and any_possible(s, seat, effects) else NO_BONUS


class HeadframeEffect(Effect):
    """One headframe move; `double` goes to a large space, then the other one may go to a small space."""

    def __init__(self, double: i64, optional: bool) -> None:
        super().__init__("headframe_double" if double else "headframe_single", 1, optional)
        self.double: i64 = double

    def possible(self, s: Schichtwechsel, seat: i64) -> bool:
        target = LARGE_AREA if self.double else ANY_AREA
        return any(len(destinations(s, seat, origin, target)) > 0 for origin in range(len(AREA_IDS)))

    def carry_out(self, s: Schichtwechsel, seat: i64, source: i64) -> None:
        if not self.possible(s, seat):
            return
        if self.double > 0:
            s.push(OtherHeadframe(seat))
        s.push(HeadframeFrom(seat, LARGE_AREA if self.double else ANY_AREA))

    def leads(self, c: Components, players: i64) -> list[int]:
        """The bonus of a space; that of a large one lies on what is left of a double move."""
        return frame_lists(c, SMALL_AREA if self.double else ANY_AREA)


def moves_headframe(s: Schichtwechsel, step: Step[Any], seat: i64, below: Step[Any] | None, double: i64) -> bool:
    found = effects_under_way(s, step, seat, below)
    return any([isinstance(effect, HeadframeEffect) and effect.double == double for effect in found])


def fits_first_move(s: Schichtwechsel, step: Step[Any], seat: i64, below: Step[Any] | None, target: i64) -> None:
    """To a large space if the other headframe may follow, otherwise to any [SW-11.20, SW-11.21]."""
    name = type(step).__name__
    if target == LARGE_AREA:
        under_way(s, step, seat, below)
        expect(isinstance(below, OtherHeadframe), f"{name}: to the large area it lies on OtherHeadframe [SW-11.20]")
    else:
        expect(target == ANY_AREA, f"{name}: to any area or to the large one; only the other one goes there [SW-11.20]")
        expect(moves_headframe(s, step, seat, below, 0), f"{name}: nothing here moves a headframe so [SW-11.21]")


class HeadframeFrom(Decision[Schichtwechsel]):
    """Which headframe: from the base or a bonus space; only with a legal destination [SW-18.4]."""

    def __init__(self, seat: i64, target: i64) -> None:
        super().__init__(seat)
        self.target: i64 = target

    def options(self, s: Schichtwechsel) -> vec[i64]:
        legal = vec[i64](capacity=3)
        for origin in range(len(AREA_IDS)):
            if len(destinations(s, self.seat, origin, self.target)) > 0:
                legal = append(legal, HEADFRAME_FROM + origin)
        return legal

    def fits(self, s: Schichtwechsel, below: Step[Any] | None) -> None:
        fits_first_move(s, self, self.seat, below, self.target)

    def take(self, s: Schichtwechsel, action: i64) -> None:
        s.push(HeadframeTo(self.seat, action - HEADFRAME_FROM, self.target, 0))

    def why_not(self, s: Schichtwechsel, action: int) -> Reason | None:
        origin: i64 = action - HEADFRAME_FROM
        if not 0 <= origin < len(AREA_IDS):
            return None
        return reason(NO_SPACE_FOR_FRAME if is_at(s, self.seat, origin) else NO_FRAME_THERE, "SW-18.4")

    def ints(self) -> list[int]:
        return [self.seat, self.target]


class HeadframeTo(Decision[Schichtwechsel]):
    """Which bonus space; the one it leaves is free at once [SW-11.18]."""

    def __init__(self, seat: i64, origin: i64, target: i64, may_stay: i64) -> None:
        super().__init__(seat)
        self.origin: i64 = origin
        self.target: i64 = target
        self.may_stay: i64 = may_stay

    def options(self, s: Schichtwechsel) -> vec[i64]:
        spaces = destinations(s, self.seat, self.origin, self.target)
        legal = vec[i64]([HEADFRAME_TO + space for space in spaces])
        return append(legal, HEADFRAME_NONE) if self.may_stay > 0 else legal

    def fits(self, s: Schichtwechsel, below: Step[Any] | None) -> None:
        known = BASE <= self.origin < len(AREA_IDS)
        expect(known, "HeadframeTo: from the base, a large or a small space [SW-11.17]")
        if self.may_stay == 0:
            fits_first_move(s, self, self.seat, below, self.target)
            return
        is_other = self.may_stay == 1 and self.target == SMALL_AREA and self.origin == other_origin(s, self.seat)
        expect(is_other, "HeadframeTo: the other headframe goes to a small space, or stays [SW-11.20]")
        expect(moves_headframe(s, self, self.seat, below, 1), "HeadframeTo: nothing here moves two [SW-11.20]")
        spaces = destinations(s, self.seat, self.origin, self.target)
        expect(len(spaces) > 0, "HeadframeTo: no small space is legal [SW-18.4]")

    def take(self, s: Schichtwechsel, action: i64) -> None:
        if action == HEADFRAME_NONE:
            return
        space = action - HEADFRAME_TO
        if self.origin == BASE:
            s.frames_in_base[self.seat] -= 1
        else:
            s.frame_space[standing_in(s, self.seat, self.origin)] = FREE
        s.frame_space[space] = self.seat
        s.tell(HEADFRAME_MOVED, self.seat, space, self.origin)
        push_effects(s, self.seat, s.components.frame_effects[space], FROM_HEADFRAMES)

    def ints(self) -> list[int]:
        return [self.seat, self.origin, self.target, self.may_stay]

    def why_not(self, s: Schichtwechsel, action: int) -> Reason | None:
        space: i64 = action - HEADFRAME_TO
        if not 0 <= space < FRAME_SPACES:
            return None
        return reason(space_obstacle(s, self.seat, self.origin, self.target, space), "SW-11.17")

    def context(self, s: Schichtwechsel) -> dict[str, int | str]:
        return {"area": AREA_IDS[self.origin], "may_stay": self.may_stay}


def other_origin(s: Schichtwechsel, seat: i64) -> i64:
    """Where the headframe that did not go to the large area stands."""
    return BASE if s.frames_in_base[seat] > 0 else SMALL_AREA


class OtherHeadframe(Step[Schichtwechsel], Ground):
    """Optionally the headframe that is not in the large area, to a small space [SW-11.20, R61]."""

    def __init__(self, player: i64) -> None:
        super().__init__()
        self.player: i64 = player

    def run(self, s: Schichtwechsel) -> None:
        origin = other_origin(s, self.player)
        if len(destinations(s, self.player, origin, SMALL_AREA)) > 0:
            s.push(HeadframeTo(self.player, origin, SMALL_AREA, 1))

    def fits(self, s: Schichtwechsel, below: Step[Any] | None) -> None:
        expect(moves_headframe(s, self, self.player, below, 1), "OtherHeadframe: nothing here moves two [SW-11.20]")

    def whose(self, s: Schichtwechsel) -> i64:
        return self.player

    def begun(self, s: Schichtwechsel) -> list[int]:
        return s.components.origins(s.players).large_moves

    def ints(self) -> list[int]:
        return [self.player]
