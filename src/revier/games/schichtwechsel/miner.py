"""The miner's shift [SW-12]."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from librt.vecs import append, vec
from mypy_extensions import i64

from revier.games.schichtwechsel.actions import MINER_STEPS, MOST_STEPS
from revier.games.schichtwechsel.effects import Effect, Name, push_effects, under_way
from revier.games.schichtwechsel.events import EXIT_REACHED, MINER_MOVED, OVERTIME_WORKED
from revier.games.schichtwechsel.names import (
    EXIT,
    FROM_OVERTIME,
    FROM_SHIFT,
    MINER_BONUS,
    NONE,
    PLOTS,
    TRACKS,
    WORK_SPEED,
)
from revier.games.schichtwechsel.origins import CROSSED, LAST_MOVE, space_lists
from revier.games.schichtwechsel.state import Schichtwechsel
from revier.games.schichtwechsel.stock import ReturnToolEffect, gain_vp, return_tools
from revier.kernel.step import Decision, Step, expect

if TYPE_CHECKING:
    from revier.games.schichtwechsel.components import Components


class MinerMoveEffect(Effect):
    """A miner move, with or without use of the space [SW-12.3, SW-12.4]."""

    def __init__(self, use: i64, optional: bool) -> None:
        super().__init__("miner_move", use, optional)

    def carry_out(self, s: Schichtwechsel, seat: i64, source: i64) -> None:
        s.push(MinerMove(seat, self.n))

    def leads(self, c: Components, players: i64) -> list[int]:
        return space_lists(c, players) if self.n else []

    def name(self) -> Name:
        return {"op": "miner_move_use" if self.n else "miner_move", "n": 1}


class MinerMove(Step[Schichtwechsel]):
    """At least one space ahead; a miner at the exit works overtime instead [SW-12.2, SW-12.6]."""

    def __init__(self, player: i64, use: i64) -> None:
        super().__init__()
        self.player: i64 = player
        self.use: i64 = use

    def run(self, s: Schichtwechsel) -> None:
        if s.miner[self.player] == EXIT:
            s.tell(OVERTIME_WORKED, self.player)
            gain_vp(s, self.player, FROM_OVERTIME, s.components.overtime_vp)
            return_tools(s, self.player, s.components.overtime_tools)
        else:
            s.push(MinerSteps(self.player, self.use))

    def ints(self) -> list[int]:
        return [self.player, self.use]


def work_range(s: Schichtwechsel, seat: i64) -> i64:
    """1, and 1 more for each own house in the work speed area [SW-12.2]."""
    return s.components.base_range + s.components.range_per_house * s.plot_houses[PLOTS * seat + WORK_SPEED]


def spaces_ahead(s: Schichtwechsel, seat: i64) -> vec[i64]:
    """The free spaces in reach: others' miners and covered spaces are skipped, the exit never [SW-12.2, R43]."""
    reach = min(work_range(s, seat), MOST_STEPS)
    found = vec[i64](capacity=MOST_STEPS)
    for space in range(s.miner[seat] + 1, EXIT + 1):
        if len(found) < reach and (space == EXIT or is_free(s, space)):
            found = append(found, space)
    return found


def is_free(s: Schichtwechsel, space: i64) -> bool:
    if s.components.covered[s.players - 2][space]:
        return False
    return all(s.miner[seat] != space for seat in range(s.players))


def just_crossed(s: Schichtwechsel, seat: i64, bonus: i64) -> bool:
    """Whether a disc stands right behind a barrier that has one of these bonuses [SW-5.2]."""
    return any([behind(s, seat, track) & bonus > 0 for track in range(TRACKS)])


def behind(s: Schichtwechsel, seat: i64, track: i64) -> i64:
    """What the barrier gives that the disc crossed with its last step; 0: it crossed none."""
    field = s.disc[TRACKS * seat + track]
    return s.components.barrier[track][field - 1] if field > 0 else 0


class MinerSteps(Decision[Schichtwechsel]):
    """How many of the spaces ahead he goes [SW-12.2]."""

    def __init__(self, seat: i64, use: i64) -> None:
        super().__init__(seat)
        self.use: i64 = use

    def options(self, s: Schichtwechsel) -> vec[i64]:
        return vec[i64]([MINER_STEPS + i for i in range(len(spaces_ahead(s, self.seat)))])

    def fits(self, s: Schichtwechsel, below: Step[Any] | None) -> None:
        expect(s.miner[self.seat] < EXIT, "MinerSteps: a miner at the exit stays there [SW-12.6]")
        fits = any([self.is_asked_by(s, node) for node in under_way(s, self, self.seat, below)])
        expect(fits, "MinerSteps: nothing here moves the miner, with use of the space (1) or without (0) [SW-12.2]")

    def take(self, s: Schichtwechsel, action: i64) -> None:
        space = spaces_ahead(s, self.seat)[action - MINER_STEPS]
        s.miner[self.seat] = space
        s.tell(MINER_MOVED, self.seat, space)
        if space == EXIT:
            s.tell(EXIT_REACHED, self.seat)
            if s.first_at_exit == NONE:
                s.first_at_exit = self.seat
        effects = s.components.space_effects[space]
        if self.use > 0:
            push_effects(s, self.seat, effects, FROM_SHIFT)
            return
        for at in range(effects.first, effects.end):  # tools are returned all the same [SW-12.4]
            effect = s.components.effects[at]
            if isinstance(effect, ReturnToolEffect):
                effect.carry_out(s, self.seat, FROM_SHIFT)

    def is_asked_by(self, s: Schichtwechsel, node: int) -> bool:
        """A move of a card or space, the bonus of a barrier [SW-5.6], or the last move [SW-15.4]."""
        if node == CROSSED:
            return self.use == 1 and just_crossed(s, self.seat, MINER_BONUS)
        if node < 0:
            return self.use == 0 and node == LAST_MOVE
        effect = s.components.effects[node]
        return isinstance(effect, MinerMoveEffect) and effect.n == self.use

    def ints(self) -> list[int]:
        return [self.seat, self.use]

    def context(self, s: Schichtwechsel) -> dict[str, int | str]:
        return {"space": s.components.space_ids[s.miner[self.seat]], "use": self.use}

    def details(self, s: Schichtwechsel, action: int) -> dict[str, int | str]:
        return {"space": s.components.space_ids[spaces_ahead(s, self.seat)[action - MINER_STEPS]]}
