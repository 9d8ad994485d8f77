"""Road, rail and canal, their barriers, and the houses and headframes these bring [SW-5.1 to SW-5.10]."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from revier.games.schichtwechsel.actions import (
    BARRIER,
    HOUSE_PICK,
    HOUSE_PLOT,
    STOP_MOVING,
    TRACK_STEP,
)
from revier.games.schichtwechsel.effects import Effect, Name, push_effects
from revier.games.schichtwechsel.events import (
    BARRIER_CROSSED,
    DISC_MOVED,
    HEADFRAME_BROUGHT,
    HOUSE_PLACED,
    TARGET_REACHED,
)
from revier.games.schichtwechsel.miner import MinerMove
from revier.games.schichtwechsel.names import (
    CANAL,
    FROM_BARRIERS,
    FROM_OWN_CARD,
    HEADFRAME_BONUS,
    HOUSE_BONUS,
    HOUSES,
    MINER_BONUS,
    NONE,
    PLOTS,
    RAIL,
    ROAD,
    TOOL_BONUS,
    TRACK_IDS,
    TRACKS,
    VP2_BONUS,
)
from revier.games.schichtwechsel.state import Schichtwechsel
from revier.games.schichtwechsel.stock import gain_vp, return_tools
from revier.kernel.step import Decision, Step

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

    def name(self) -> Name:
        shown = [TRACK_IDS[i] for i, n in enumerate((self.road, self.rail, self.canal)) if n > 0]
        return {"op": "_".join(shown), "n": self.n}


class Moving(Step[Schichtwechsel]):
    """Fields left to move. Asked only where there is a choice: with one disc left it moves by itself."""

    def __init__(self, player: i64, road: i64, rail: i64, canal: i64) -> None:
        super().__init__()
        self.player: i64 = player
        self.road: i64 = road
        self.rail: i64 = rail
        self.canal: i64 = canal

    def run(self, s: Schichtwechsel) -> None:
        road = self.road > 0 and can_move(s, self.player, ROAD)
        rail = self.rail > 0 and can_move(s, self.player, RAIL)
        canal = self.canal > 0 and can_move(s, self.player, CANAL)
        choices = (1 if road else 0) + (1 if rail else 0) + (1 if canal else 0)
        if choices > 1:
            s.push(TrackStep(self.player, self.road, self.rail, self.canal, 0))
        elif choices == 1:
            track = ROAD if road else (RAIL if rail else CANAL)
            self.push_rest(s, track)
            move_disc(s, self.player, track)

    def push_rest(self, s: Schichtwechsel, track: i64) -> None:
        """What is left after a step on this track; surplus steps are lost [R16]."""
        road = self.road - (1 if track == ROAD else 0)
        rail = self.rail - (1 if track == RAIL else 0)
        canal = self.canal - (1 if track == CANAL else 0)
        if road + rail + canal > 0:
            s.push(Moving(self.player, road, rail, canal))

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
        offer = vec[i64](capacity=TRACKS + 1)
        if self.road > 0 and can_move(s, self.seat, ROAD):
            offer = append(offer, TRACK_STEP + ROAD)
        if self.rail > 0 and can_move(s, self.seat, RAIL):
            offer = append(offer, TRACK_STEP + RAIL)
        if self.canal > 0 and can_move(s, self.seat, CANAL):
            offer = append(offer, TRACK_STEP + CANAL)
        if self.may_stop > 0:
            offer = append(offer, STOP_MOVING)
        return offer

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
        for i in range(self.n):
            move_disc(s, seat, self.track)


class OwnRailEffect(Effect):
    """The own card: up to as many rail fields as headframes have left it [SW-4.15, R54]."""

    def possible(self, s: Schichtwechsel, seat: i64) -> bool:
        return frames_gone(s, seat) > 0 and can_move(s, seat, RAIL)

    def carry_out(self, s: Schichtwechsel, seat: i64, source: i64) -> None:
        s.push(RailFields(seat, min(frames_gone(s, seat), self.n)))


class RailFields(Step[Schichtwechsel]):
    """Up to `left` more fields on the rail."""

    def __init__(self, player: i64, left: i64) -> None:
        super().__init__()
        self.player: i64 = player
        self.left: i64 = left

    def run(self, s: Schichtwechsel) -> None:
        if self.left > 0 and can_move(s, self.player, RAIL):
            s.push(TrackStep(self.player, 0, self.left, 0, 1))

    def ints(self) -> list[int]:
        return [self.player, self.left]


# -- barriers --------------------------------------------------------------------------------------


def push_bonus(s: Schichtwechsel, seat: i64, bonus: i64) -> None:
    """What a barrier gives [SW-5.5 to SW-5.8]."""
    if bonus & HOUSE_BONUS:
        if any(s.house[HOUSES * seat + house] for house in range(HOUSES)):
            s.push(HousePick(seat))
    elif bonus & TOOL_BONUS:
        return_tools(s, seat, 1)
    elif bonus != HEADFRAME_BONUS or s.frames_on_card[seat] > 0:
        s.push(BarrierBonus(seat, bonus))


class BarrierBonus(Decision[Schichtwechsel]):
    """A miner move with use of the space, a headframe to the base, or two points [SW-5.6, SW-5.7]."""

    def __init__(self, seat: i64, bonus: i64) -> None:
        super().__init__(seat)
        self.bonus: i64 = bonus  # bits

    def options(self, s: Schichtwechsel) -> vec[i64]:
        offer = vec[i64](capacity=3)
        if self.bonus & MINER_BONUS:
            offer = append(offer, BARRIER)
        if self.bonus & HEADFRAME_BONUS and s.frames_on_card[self.seat] > 0:
            offer = append(offer, BARRIER + 1)
        if self.bonus & VP2_BONUS:
            offer = append(offer, BARRIER + 2)
        return offer

    def take(self, s: Schichtwechsel, action: i64) -> None:
        if action == BARRIER:
            s.push(MinerMove(self.seat, 1))
        elif action == BARRIER + 1:
            bring_headframe(s, self.seat)
        else:
            gain_vp(s, self.seat, FROM_BARRIERS, 2)

    def ints(self) -> list[int]:
        return [self.seat, self.bonus]


def frames_gone(s: Schichtwechsel, seat: i64) -> i64:
    """Headframes that have left the own card."""
    return s.components.frames_at_start - s.frames_on_card[seat]


def bring_headframe(s: Schichtwechsel, seat: i64) -> None:
    """From the own card to the base; the first and the second leaving it have a reward [SW-4.17]."""
    reward = s.components.frame_gone[frames_gone(s, seat)]
    s.frames_on_card[seat] -= 1
    s.frames_in_base[seat] += 1
    s.tell(HEADFRAME_BROUGHT, seat)
    push_effects(s, seat, reward, FROM_OWN_CARD)


# -- houses ----------------------------------------------------------------------------------------


class HousePick(Decision[Schichtwechsel]):
    """Any house still on the house track [SW-4.13, R18]."""

    def options(self, s: Schichtwechsel) -> vec[i64]:
        offer = vec[i64](capacity=HOUSES)
        for house in range(HOUSES):
            if s.house[HOUSES * self.seat + house] > 0:
                offer = append(offer, HOUSE_PICK + house)
        return offer

    def take(self, s: Schichtwechsel, action: i64) -> None:
        s.push(HousePlot(self.seat, action - HOUSE_PICK))


class HousePlot(Decision[Schichtwechsel]):
    """Where the house goes; `plot_2vp`, `plot_coke` and `work_speed` always have room [SW-5.9, R17]."""

    def __init__(self, seat: i64, house: i64) -> None:
        super().__init__(seat)
        self.house: i64 = house

    def options(self, s: Schichtwechsel) -> vec[i64]:
        offer = vec[i64](capacity=PLOTS)
        for plot in range(PLOTS):
            if has_room(s, self.seat, plot):
                offer = append(offer, HOUSE_PLOT + plot)
        return offer

    def take(self, s: Schichtwechsel, action: i64) -> None:
        plot = action - HOUSE_PLOT
        s.house[HOUSES * self.seat + self.house] = 0
        s.plot_houses[PLOTS * self.seat + plot] += 1
        s.tell(HOUSE_PLACED, self.seat, self.house, plot)

    def ints(self) -> list[int]:
        return [self.seat, self.house]

    def context(self, s: Schichtwechsel) -> dict[str, int | str]:
        return {"house": self.house + 1}


def has_room(s: Schichtwechsel, seat: i64, plot: i64) -> bool:
    """A free field, and fewer own houses than allowed there; 0 means without limit [SW-5.9]."""
    most = s.components.plot_most[plot]
    if most > 0 and s.plot_houses[PLOTS * seat + plot] >= most:
        return False
    room = s.components.plot_room[s.players - 2][plot]
    return room == 0 or houses_on(s, plot) < room


def houses_on(s: Schichtwechsel, plot: i64) -> i64:
    count: i64 = 0
    for seat in range(s.players):
        count += s.plot_houses[PLOTS * seat + plot]
    return count
