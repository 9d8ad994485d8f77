"""Road, rail and canal [SW-5.1 to SW-5.4]; what their barriers give is in `barriers.py`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from librt.vecs import append, vec
from mypy_extensions import i64

from revier.games.schichtwechsel.actions import (
    STOP_MOVING,
    TRACK_STEP,
)
from revier.games.schichtwechsel.barriers import frames_gone, push_bonus
from revier.games.schichtwechsel.effects import Effect, Ground, Name, effects_under_way
from revier.games.schichtwechsel.events import (
    BARRIER_CROSSED,
    DISC_MOVED,
    TARGET_REACHED,
)
from revier.games.schichtwechsel.names import (
    CANAL,
    NONE,
    RAIL,
    ROAD,
    TRACK_IDS,
    TRACKS,
)
from revier.games.schichtwechsel.obstacles import AT_TARGET, NO_OBSTACLE, NOT_SHOWN, reason
from revier.games.schichtwechsel.origins import CROSSED
from revier.games.schichtwechsel.state import Schichtwechsel
from revier.kernel.step import Decision, Reason, Step, expect

if TYPE_CHECKING:
    from revier.games.schichtwechsel.components import Components

# -- moving discs ----------------------------------------------------------------------------------


def can_move(s: Schichtwechsel, seat: i64, track: i64) -> bool:
    """A disc on its target does not move any more [SW-5.4]."""
    return s.disc[TRACKS * seat + track] < s.components.track_length[track]


def barrier_ahead(s: Schichtwechsel, seat: i64, track: i64) -> i64:
    """What the next step crosses; 0: no barrier [SW-5.2]."""
    return s.components.barrier[track][s.disc[TRACKS * seat + track]]


def move_disc(s: Schichtwechsel, seat: i64, track: i64) -> None:
    """One field; a crossed barrier's bonus comes before any further step [SW-5.2]."""
    crossed = barrier_ahead(s, seat, track)
    s.disc[TRACKS * seat + track] += 1
    field = s.disc[TRACKS * seat + track]
    s.tell(DISC_MOVED, seat, track, field)
    if field == s.components.track_length[track]:
        if s.first_at_target[track] == NONE:
            s.first_at_target[track] = seat
        s.tell(TARGET_REACHED, seat, track)
    if crossed > 0:
        s.tell(BARRIER_CROSSED, seat, track, crossed)
        push_bonus(s, seat, crossed)


class TrackEffect(Effect):
    """All the fields shown, step by step in any order [R14, R15]."""

    def __init__(self, road: i64, rail: i64, canal: i64, optional: bool) -> None:
        super().__init__("track", road + rail + canal, optional)
        self.road: i64 = road
        self.rail: i64 = rail
        self.canal: i64 = canal

    def possible(self, s: Schichtwechsel, seat: i64) -> bool:
        return (
            (self.road > 0 and can_move(s, seat, ROAD))
            or (self.rail > 0 and can_move(s, seat, RAIL))
            or (self.canal > 0 and can_move(s, seat, CANAL))
        )

    def carry_out(self, s: Schichtwechsel, seat: i64, source: i64) -> None:
        s.push(Moving(seat, self.road, self.rail, self.canal))

    def leads(self, c: Components, players: i64) -> list[int]:
        return [CROSSED]

    def is_part(self, road: i64, rail: i64, canal: i64) -> bool:
        """Whether so many fields may be left of it."""
        return 0 <= road <= self.road and 0 <= rail <= self.rail and 0 <= canal <= self.canal

    def name(self) -> Name:
        shown = [TRACK_IDS[i] for i, n in enumerate((self.road, self.rail, self.canal)) if n > 0]
        return {"op": "_".join(shown), "n": self.n}


def movable(s: Schichtwechsel, seat: i64, road: i64, rail: i64, canal: i64) -> list[int]:
    """The tracks among which the next step can be chosen."""
    left = (road, rail, canal)
    return [track for track in range(TRACKS) if left[track] > 0 and can_move(s, seat, track)]


def left_of_tracks(s: Schichtwechsel, step: Step[Any], seat: i64, below: Step[Any] | None, left: list[int]) -> i64:
    """The most fields that are done when so many are left of an effect here; NONE: no effect has so many."""
    done: i64 = NONE
    for effect in effects_under_way(s, step, seat, below):
        if isinstance(effect, TrackEffect) and effect.is_part(left[ROAD], left[RAIL], left[CANAL]):
            done = max(done, effect.n - left[ROAD] - left[RAIL] - left[CANAL])
    return done


class Moving(Step[Schichtwechsel], Ground):
    """Fields left to move. Asked only where there is a choice: with one disc left it moves by itself."""

    def __init__(self, player: i64, road: i64, rail: i64, canal: i64) -> None:
        super().__init__()
        self.player: i64 = player
        self.road: i64 = road
        self.rail: i64 = rail
        self.canal: i64 = canal

    def run(self, s: Schichtwechsel) -> None:
        choices = movable(s, self.player, self.road, self.rail, self.canal)
        if len(choices) > 1:
            s.push(TrackStep(self.player, self.road, self.rail, self.canal, 0))
        elif len(choices) == 1:
            self.push_rest(s, choices[0])
            move_disc(s, self.player, choices[0])

    def push_rest(self, s: Schichtwechsel, track: i64) -> None:
        """What is left after a step on this track; surplus steps are lost [R16]."""
        road = self.road - (1 if track == ROAD else 0)
        rail = self.rail - (1 if track == RAIL else 0)
        canal = self.canal - (1 if track == CANAL else 0)
        if road + rail + canal > 0:
            s.push(Moving(self.player, road, rail, canal))

    def fits(self, s: Schichtwechsel, below: Step[Any] | None) -> None:
        """A step was made and crossed a barrier; its bonus lies on what is left."""
        left: list[int] = [self.road, self.rail, self.canal]
        fits = max(left) > 0 and left_of_tracks(s, self, self.player, below, left) > 0
        expect(fits, "Moving: not what is left of a track effect here [SW-9.5]")

    def whose(self, s: Schichtwechsel) -> i64:
        return self.player

    def begun(self, s: Schichtwechsel) -> list[int]:
        return s.components.origins(s.players).after(CROSSED)

    def ints(self) -> list[int]:
        return [self.player, self.road, self.rail, self.canal]


class TrackStep(Decision[Schichtwechsel]):
    """The next step; stop only for the own card [SW-18.1]."""

    def __init__(self, seat: i64, road: i64, rail: i64, canal: i64, may_stop: i64) -> None:
        super().__init__(seat)
        self.road: i64 = road
        self.rail: i64 = rail
        self.canal: i64 = canal
        self.may_stop: i64 = may_stop

    def options(self, s: Schichtwechsel) -> vec[i64]:
        legal = vec[i64](capacity=TRACKS + 1)
        for track in range(TRACKS):
            if self.obstacle(s, track) == NO_OBSTACLE:
                legal = append(legal, TRACK_STEP + track)
        if self.may_stop > 0:
            legal = append(legal, STOP_MOVING)
        return legal

    def fits(self, s: Schichtwechsel, below: Step[Any] | None) -> None:
        """Asked where there is a choice: of tracks, or to stop on the own card [SW-18.1]."""
        if self.may_stop == 1:
            expect(self.road == 0 == self.canal, "TrackStep: only rail for the own card [SW-4.15]")
            most = most_own_rail(s, self, self.seat, below)
            expect(1 <= self.rail <= most, f"TrackStep: up to {most} rail fields for the own card here [SW-4.15]")
            expect(can_move(s, self.seat, RAIL), "TrackStep: the disc is on its target [SW-5.4]")
            return
        left: list[int] = [self.road, self.rail, self.canal]
        fits = left_of_tracks(s, self, self.seat, below, left) != NONE
        expect(fits and self.may_stop == 0, "TrackStep: not what is left of a track effect here [SW-9.5]")
        choices = len(movable(s, self.seat, self.road, self.rail, self.canal))
        expect(choices > 1, "TrackStep: asked only where there is a choice [SW-18.5]")

    def obstacle(self, s: Schichtwechsel, track: i64) -> i64:
        """Fields left there, and a disc that is not on its target."""
        left = self.road
        if track == RAIL:
            left = self.rail
        elif track == CANAL:
            left = self.canal
        if left == 0:
            return NOT_SHOWN
        return NO_OBSTACLE if can_move(s, self.seat, track) else AT_TARGET

    def why_not(self, s: Schichtwechsel, action: int) -> Reason | None:
        track: i64 = action - TRACK_STEP
        return reason(self.obstacle(s, track), "SW-5.4") if 0 <= track < TRACKS else None

    def take(self, s: Schichtwechsel, action: i64) -> None:
        if action == STOP_MOVING:
            return
        track = action - TRACK_STEP
        if self.may_stop > 0:
            s.push(RailFields(self.seat, self.rail - 1))
        else:
            Moving(self.seat, self.road, self.rail, self.canal).push_rest(s, track)
        move_disc(s, self.seat, track)

    def ints(self) -> list[int]:
        return [self.seat, self.road, self.rail, self.canal, self.may_stop]

    def context(self, s: Schichtwechsel) -> dict[str, int | str]:
        return {"road": self.road, "rail": self.rail, "canal": self.canal}


class TrackWithoutBarrierEffect(Effect):
    """Fields of one track, only if no barrier is crossed [SW-7.1, SW-7.2]."""

    def __init__(self, track: i64, n: i64, optional: bool) -> None:
        super().__init__(TRACK_IDS[track], n, optional)
        self.track: i64 = track

    def possible(self, s: Schichtwechsel, seat: i64) -> bool:
        field = s.disc[TRACKS * seat + self.track]
        for i in range(self.n):
            if field + i >= s.components.track_length[self.track] or s.components.barrier[self.track][field + i] > 0:
                return False
        return True

    def carry_out(self, s: Schichtwechsel, seat: i64, source: i64) -> None:
        """All of them, or none where a barrier or the target is in the way."""
        if self.possible(s, seat):
            for i in range(self.n):
                move_disc(s, seat, self.track)


class OwnRailEffect(Effect):
    """The own card: up to as many rail fields as headframes have left it [SW-4.15, R54]."""

    def possible(self, s: Schichtwechsel, seat: i64) -> bool:
        return frames_gone(s, seat) > 0 and can_move(s, seat, RAIL)

    def carry_out(self, s: Schichtwechsel, seat: i64, source: i64) -> None:
        s.push(RailFields(seat, min(frames_gone(s, seat), self.n)))

    def leads(self, c: Components, players: i64) -> list[int]:
        return [CROSSED]


def most_own_rail(s: Schichtwechsel, step: Step[Any], seat: i64, below: Step[Any] | None) -> i64:
    """As many fields as the own card may move here; no more headframes had left it than by now [R54]."""
    found = effects_under_way(s, step, seat, below)
    most = max([effect.n for effect in found if isinstance(effect, OwnRailEffect)], default=0)
    return min(most, frames_gone(s, seat))


class RailFields(Step[Schichtwechsel], Ground):
    """Up to `left` more fields on the rail."""

    def __init__(self, player: i64, left: i64) -> None:
        super().__init__()
        self.player: i64 = player
        self.left: i64 = left

    def run(self, s: Schichtwechsel) -> None:
        if self.left > 0 and can_move(s, self.player, RAIL):
            s.push(TrackStep(self.player, 0, self.left, 0, 1))

    def fits(self, s: Schichtwechsel, below: Step[Any] | None) -> None:
        """A step was made and crossed a barrier; its bonus lies on what is left."""
        most = most_own_rail(s, self, self.player, below)
        expect(0 <= self.left < most, "RailFields: not what is left of the own card here [SW-4.15]")

    def whose(self, s: Schichtwechsel) -> i64:
        return self.player

    def begun(self, s: Schichtwechsel) -> list[int]:
        return s.components.origins(s.players).after(CROSSED)

    def ints(self) -> list[int]:
        return [self.player, self.left]
