"""Round scoring and the final scoring in its exact order [SW-13, SW-15]."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from revier.games.schichtwechsel.coking import can_load, can_sell, coke_in_plant, full_wagons, load_coke, sell_pair
from revier.games.schichtwechsel.effects import Ground
from revier.games.schichtwechsel.events import FINAL_BEGAN, GAME_WON, SCORING_BEGAN
from revier.games.schichtwechsel.miner import MinerMove
from revier.games.schichtwechsel.names import (
    CARTS,
    CATEGORIES,
    END_MARKER,
    END_PLOT_2VP,
    END_PLOT_4VP,
    END_PLOT_SPOIL,
    END_ROAD,
    END_SHIFT,
    END_SOLD,
    END_TOOLS,
    END_UNSOLD,
    END_WAGONS,
    EXIT,
    FINAL_SCORING,
    FROM_OVERTIME,
    FROM_ROUND_CARDS,
    GREYS,
    NONE,
    OWN_FIELD,
    PER_COKE,
    PER_LEADING_DISC,
    PER_SPOIL,
    PER_TRACK_FIELDS,
    PLOT_2VP,
    PLOT_4VP,
    PLOT_COKE,
    PLOT_MINER_MOVE,
    PLOT_SPOIL,
    PLOT_TOOLS,
    PLOTS,
    ROUNDS,
    SCORING_PHASE,
    TRACKS,
)
from revier.games.schichtwechsel.origins import LAST_MOVE
from revier.games.schichtwechsel.state import Schichtwechsel
from revier.games.schichtwechsel.stock import gain_vp, return_tools
from revier.kernel.step import Step, expect

# -- round scoring ---------------------------------------------------------------------------------


class RoundScoring(Step[Schichtwechsel]):
    """Every player scores the face-up round card [SW-13.1]."""

    def run(self, s: Schichtwechsel) -> None:
        s.phase = SCORING_PHASE
        s.tell(SCORING_BEGAN, s.round_cards[s.round - 1])
        for i in range(s.players):
            seat = (s.first + i) % s.players
            gain_vp(s, seat, FROM_ROUND_CARDS, round_card_vp(s, seat, s.round_cards[s.round - 1]))


def round_card_vp(s: Schichtwechsel, seat: i64, card: i64) -> i64:
    kind = s.components.round_scoring[card]
    units: i64 = 0
    if kind == PER_TRACK_FIELDS:
        units = s.disc[TRACKS * seat + s.components.round_track[card]]
    elif kind == PER_LEADING_DISC:
        units = leading_discs(s, seat)
    elif kind == PER_SPOIL:
        units = spoil_in_mine(s, seat)
    elif kind == PER_COKE:
        units = coke_in_plant(s, seat) + s.coke_wagons[seat] + s.sold[seat]
    return units // s.components.round_units[card] * s.components.round_vp[card]


def leading_discs(s: Schichtwechsel, seat: i64) -> i64:
    """Discs in first position; on a target only the first to arrive, on the start field nobody [SW-13.3, R45]."""
    count: i64 = 0
    for track in range(TRACKS):
        if s.first_at_target[track] != NONE:
            count += 1 if s.first_at_target[track] == seat else 0
        elif s.disc[TRACKS * seat + track] > 0 and s.disc[TRACKS * seat + track] == farthest(s, track):
            count += 1
    return count


def farthest(s: Schichtwechsel, track: i64) -> i64:
    field: i64 = 0
    for seat in range(s.players):
        field = max(field, s.disc[TRACKS * seat + track])
    return field


def spoil_in_mine(s: Schichtwechsel, seat: i64) -> i64:
    """On carts and on the heap."""
    count = s.heap[seat]
    for cart in range(CARTS):
        count += s.cart_spoil[CARTS * seat + cart]
    return count


# -- final scoring ---------------------------------------------------------------------------------


class FinalMoves(Step[Schichtwechsel], Ground):
    """One last miner move for a house on its plot, from the holder of the marker on [SW-15.3, SW-15.4]."""

    def __init__(self, done: i64) -> None:
        super().__init__()
        self.done: i64 = done

    def run(self, s: Schichtwechsel) -> None:
        if self.done == 0:
            s.phase = FINAL_SCORING
            s.tell(FINAL_BEGAN)
        if self.done == s.players:
            return
        s.push(FinalMoves(self.done + 1))
        seat = (s.marker + self.done) % s.players
        if has_last_move(s, seat):
            s.push(MinerMove(seat, 0))

    def fits(self, s: Schichtwechsel, below: Step[Any] | None) -> None:
        expect(isinstance(below, FinalScore), "FinalMoves: in the final scoring, on FinalScore [SW-15.3]")
        is_count = 1 <= self.done <= s.players
        expect(is_count, f"FinalMoves counts the seats that have begun, 1 to {s.players} [SW-15.3]")
        seat = self.whose(s)
        expect(has_last_move(s, seat), f"FinalMoves: seat {seat} has no house on plot_miner_move [SW-15.4]")

    def whose(self, s: Schichtwechsel) -> i64:
        return (s.marker + self.done - 1) % s.players

    def begun(self, s: Schichtwechsel) -> list[int]:
        return [LAST_MOVE]

    def ints(self) -> list[int]:
        return [self.done]


def has_last_move(s: Schichtwechsel, seat: i64) -> bool:
    return houses(s, seat, PLOT_MINER_MOVE) > 0


class FinalScore(Step[Schichtwechsel]):
    """Row by row in the order of the rules [SW-15.5 to SW-15.16], each from the holder of the marker on [SW-15.3]."""

    def run(self, s: Schichtwechsel) -> None:
        c = s.components
        seats = [(s.marker + i) % s.players for i in range(s.players)]
        for seat in seats:
            gain_vp(s, seat, END_SHIFT, exit_vp(s, seat))
        for track in range(TRACKS):
            for seat in seats:
                gain_vp(s, seat, END_ROAD + track, track_vp(s, seat, track))
        for seat in seats:
            if houses(s, seat, PLOT_SPOIL) > 0:
                gain_vp(s, seat, END_PLOT_SPOIL, c.spoil_base_vp + c.spoil_vp * s.heap[seat])
        for seat in seats:
            gain_vp(s, seat, END_PLOT_4VP, c.plot_4vp * houses(s, seat, PLOT_4VP))
        for seat in seats:
            gain_vp(s, seat, END_PLOT_2VP, c.plot_2vp * houses(s, seat, PLOT_2VP))
        for seat in seats:
            deliver_coke(s, seat, houses(s, seat, PLOT_COKE))
        for seat in seats:
            gain_vp(s, seat, END_SOLD, sold_vp(s, seat))
        for seat in seats:
            gain_vp(s, seat, END_WAGONS, c.wagon_vp * full_wagons(s, seat))
        for seat in seats:
            gain_vp(s, seat, END_UNSOLD, c.unsold_vp * (coke_in_plant(s, seat) + s.coke_wagons[seat]))
        for seat in seats:
            return_tools(s, seat, c.plot_tools * houses(s, seat, PLOT_TOOLS))
        for seat in seats:
            gain_vp(s, seat, END_TOOLS, c.tool_vp * s.tools[seat])
        gain_vp(s, s.marker, END_MARKER, c.marker_vp)
        places = s.ranking()
        for seat in seats:
            if places[seat] == 1:
                s.tell(GAME_WON, seat, s.vp[seat])


def houses(s: Schichtwechsel, seat: i64, plot: i64) -> i64:
    return s.plot_houses[PLOTS * seat + plot]


def exit_vp(s: Schichtwechsel, seat: i64) -> i64:
    """[SW-12.5, SW-15.5]"""
    if s.miner[seat] != EXIT:
        return 0
    return s.components.exit_first_vp if s.first_at_exit == seat else s.components.exit_later_vp


def track_vp(s: Schichtwechsel, seat: i64, track: i64) -> i64:
    """The target, or the highest threshold reached and only this [SW-15.6, R46]."""
    field = s.disc[TRACKS * seat + track]
    if field < s.components.track_length[track]:
        return s.components.track_vp[track][field]
    return s.components.target_first_vp if s.first_at_target[track] == seat else s.components.target_later_vp


def deliver_coke(s: Schichtwechsel, seat: i64, count: i64) -> None:
    """All loadings, then all sales, to the full extent; no coin and no cube for them [SW-15.10, R48]."""
    for i in range(count * s.components.plot_loads):
        if can_load(s, seat):
            load_coke(s, seat, any_coke(s, seat))
    for i in range(count * s.components.plot_sales):
        if can_sell(s, seat):
            sell_pair(s, seat)


def any_coke(s: Schichtwechsel, seat: i64) -> i64:
    """A field with own coke; which one makes no difference any more."""
    if s.own_field[seat] > 0:
        return OWN_FIELD
    for grey in range(GREYS):
        if s.grey[grey] == seat:
            return grey + 1
    return NONE


def sold_vp(s: Schichtwechsel, seat: i64) -> i64:
    """The filled columns [SW-4.8, SW-15.11]."""
    vp: i64 = 0
    for column in range(s.sold[seat] // s.components.pair):
        vp += s.components.sold_vp[column]
    return vp


def scored_rows(s: Schichtwechsel) -> list[tuple[int, int]]:
    """The rows of the score sheet that can hold points by now: category, and round (0: the whole game)."""
    is_final = s.phase == FINAL_SCORING
    last = ROUNDS if is_final else s.round
    rows = [(category, round) for round in range(1, last + 1) for category in range(END_SHIFT)]
    if is_final:
        rows += [(FROM_OVERTIME, 0), *[(category, 0) for category in range(END_SHIFT, CATEGORIES)]]
    return rows
