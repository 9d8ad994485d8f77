"""Whether a position that somebody else wrote can be played: nothing lost, nothing double, the agenda in order.

What no rule would miss is not asked for: a position set up by hand may hold more points than were earned, or houses
on plots whose barriers nobody has crossed.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from revier.games.schichtwechsel.barriers import houses_on
from revier.games.schichtwechsel.carts import PlaceCube
from revier.games.schichtwechsel.checking_payments import check_payments, check_white_cubes
from revier.games.schichtwechsel.coking import coke_in_plant
from revier.games.schichtwechsel.names import (
    ACTION_PHASE,
    AREA_IDS,
    CART_IDS,
    CARTS,
    CATEGORY_IDS,
    COAL,
    END_SHIFT,
    END_TOOLS,
    EXIT,
    FINAL_SCORING,
    FRAME_SPACE_IDS,
    FRAME_SPACES,
    FROM_ROUND_CARDS,
    HOUSES,
    LARGE_AREA,
    NONE,
    PHASE_IDS,
    PLOT_IDS,
    PLOTS,
    ROUND_CARD_IDS,
    ROUNDS,
    SHEET,
    SMALL_AREA,
    SPOIL,
    STEP_1,
    STEP_2,
    STEP_5,
    STEP_6,
    STONE_TO_BAG,
    TRACK_IDS,
    TRACKS,
    WAGON_IDS,
    WAGONS,
)
from revier.games.schichtwechsel.preparation import AssignTriple, DrawTriple, TakeTile, TakeTiles, tile_taker
from revier.games.schichtwechsel.rounds import course
from revier.games.schichtwechsel.scoring import scored_rows
from revier.games.schichtwechsel.state import FREE, STONE_ASIDE, STONE_IN_BAG, STONE_IN_BOX, Schichtwechsel
from revier.kernel.agenda import check_agenda
from revier.kernel.errors import BadPosition
from revier.kernel.step import Step

LONGEST: Final = 100  # a chain costs barriers, and every player has twelve [SW-9.3]
DECIDED_IN: Final = [STEP_1, STEP_2, STEP_5, STEP_6, ACTION_PHASE, FINAL_SCORING]


def check_position(s: Schichtwechsel) -> None:
    """BadPosition names the field that is wrong."""
    if sorted([card for card in s.round_cards]) != list(range(len(ROUND_CARD_IDS))):
        raise BadPosition("round_cards", "each of the six once, the last one in the box [SW-8.5]")
    open_rows = rows_with_points(s)
    for seat in range(s.players):
        check_coke(s, seat)
        check_loads(s, seat)
        check_houses(s, seat)
        check_headframes(s, seat)
        check_score_sheet(s, seat, open_rows)
    check_plots(s)
    check_tracks(s)
    check_shift(s)
    check_time(s)
    check_preparation(s)
    check_tiles(s)
    check_bag(s)
    check_white_cubes(s)
    check_payments(s)
    check_passed(s)


# -- what a seat has -------------------------------------------------------------------------------


def check_coke(s: Schichtwechsel, seat: i64) -> None:
    """Every coke is in the reserve, the plant, on a coke wagon or sold [SW-21.2]."""
    in_plant = coke_in_plant(s, seat)
    have = s.reserve[seat] + in_plant + s.coke_wagons[seat] + s.sold[seat]
    due: i64 = s.components.start["coke"]
    if have != due:
        raise BadPosition(f"seats.{seat}.reserve", f"{have} coke in all; each player has {due} [SW-21.2]")
    if in_plant > s.components.plant_most:
        raise BadPosition("grey_fields", f"{in_plant} coke of seat {seat} in the plant; at most 4 [SW-5.14]")
    if s.sold[seat] % s.components.pair:
        raise BadPosition(f"seats.{seat}.sold", "coke is sold in pairs [SW-10.11]")


def check_loads(s: Schichtwechsel, seat: i64) -> None:
    """Carts of one kind, nothing over its size [SW-4.1, SW-4.4]."""
    c = s.components
    for cart in range(CARTS):
        coal = s.cart_coal[CARTS * seat + cart]
        spoil = s.cart_spoil[CARTS * seat + cart]
        kind = "coal" if coal > 0 else "spoil"
        path = f"seats.{seat}.{kind}_carts.{CART_IDS[cart]}"
        if coal > 0 and spoil > 0:
            raise BadPosition(path, "a cart holds coal or spoil, never both [SW-4.1]")
        if coal + spoil > c.cart_size[cart]:
            raise BadPosition(path, f"holds {c.cart_size[cart]} [SW-4.1]")
        if coal + spoil > 0 and not c.cart_takes[cart] >> (COAL if coal > 0 else SPOIL) & 1:
            raise BadPosition(path, f"does not accept {kind} [SW-4.1]")
    for wagon in range(WAGONS):
        if s.wagon_coal[WAGONS * seat + wagon] > c.wagon_size[wagon]:
            raise BadPosition(f"seats.{seat}.wagons.{WAGON_IDS[wagon]}", f"holds {c.wagon_size[wagon]} [SW-4.4]")


def check_houses(s: Schichtwechsel, seat: i64) -> None:
    on_track = sum([s.house[HOUSES * seat + house] for house in range(HOUSES)])
    placed = sum([s.plot_houses[PLOTS * seat + plot] for plot in range(PLOTS)])
    if on_track + placed != HOUSES:
        raise BadPosition(f"seats.{seat}.houses", f"{on_track} on the track and {placed} placed; 5 in all [SW-21.2]")


def check_headframes(s: Schichtwechsel, seat: i64) -> None:
    """Two, and at most one of them in each area [SW-5.12, SW-21.2]."""
    by_area = [s.frames_in_base[seat], 0, 0]
    for space in range(FRAME_SPACES):
        if s.frame_space[space] == seat:
            by_area[s.components.frame_area[space]] += 1
    for area in (LARGE_AREA, SMALL_AREA):
        if by_area[area] > 1:
            raise BadPosition("headframe_spaces", f"seat {seat} has two in the {AREA_IDS[area]} area [SW-5.12]")
    have = s.frames_on_card[seat] + sum(by_area)
    if have != s.components.frames_at_start:
        raise BadPosition(f"seats.{seat}.headframes", f"{have} headframes in all; each player has 2 [SW-21.2]")


def check_score_sheet(s: Schichtwechsel, seat: i64, open_rows: list[tuple[int, int]]) -> None:
    """Only tool markers cost points, and only in the end [SW-15.15, R50]."""
    path = f"seats.{seat}.sheet"
    for row in range(SHEET):
        points = s.sheet[SHEET * seat + row]
        if points == 0:
            continue
        category, round = int(row // (ROUNDS + 1)), int(row % (ROUNDS + 1))
        if (category, round) not in open_rows:
            when = f"in round {round}" if round > 0 else "in the final scoring"
            raise BadPosition(path, f"{CATEGORY_IDS[category]} has no points {when} at this time [SW-15.3]")
        if (points < 0) != (category == END_TOOLS):
            sign = "at most" if category == END_TOOLS else "at least"
            raise BadPosition(path, f"{CATEGORY_IDS[category]} brings {sign} 0 points, not {points} [SW R50]")


def rows_with_points(s: Schichtwechsel) -> list[tuple[int, int]]:
    """Of rounds that have begun, round cards once they are scored; of the end when it is over [SW-13.1, SW-15.3]."""
    unscored = (FROM_ROUND_CARDS, int(s.round)) if s.phase <= ACTION_PHASE else (NONE, 0)
    return [row for row in scored_rows(s) if row != unscored and (row[0] < END_SHIFT or not s.agenda)]


# -- the board -------------------------------------------------------------------------------------


def check_plots(s: Schichtwechsel) -> None:
    """[SW-5.9]"""
    for plot in range(PLOTS):
        room = s.components.plot_room[s.players - 2][plot]
        most = s.components.plot_most[plot]
        if room > 0 and houses_on(s, plot) > room:
            fields = f"{PLOT_IDS[plot]} has {room} fields with {s.players} players [SW-5.9]"
            raise BadPosition("seats", fields)
        for seat in range(s.players):
            if most > 0 and s.plot_houses[PLOTS * seat + plot] > most:
                raise BadPosition(f"seats.{seat}.plots.{PLOT_IDS[plot]}", f"at most {most} of a player [SW-5.9]")


def check_tracks(s: Schichtwechsel) -> None:
    """Discs within the track; who was first at a target stands there [SW-5.1, SW-5.4]."""
    for track in range(TRACKS):
        length = s.components.track_length[track]
        there: list[int] = []
        for seat in range(s.players):
            field = s.disc[TRACKS * seat + track]
            if field > length:
                raise BadPosition(f"seats.{seat}.discs.{TRACK_IDS[track]}", f"ends with field {length} [SW-5.3]")
            if field == length:
                there.append(seat)
        check_first(s.first_at_target[track], there, f"first_at_target.{TRACK_IDS[track]}", "SW-5.4")


def check_first(first: i64, there: list[int], field: str, rule: str) -> None:
    if (first == NONE and there) or (first != NONE and first not in there):
        who = f"one of seats {there}" if there else "nobody yet"
        raise BadPosition(field, f"expected {who}, whoever came first [{rule}]")


def check_shift(s: Schichtwechsel) -> None:
    """Miners share the place before the gate and the exit only, and stand on nothing covered [SW-12.2, SW-16.2]."""
    covered = s.components.covered[s.players - 2]
    taken: list[int] = []
    for seat in range(s.players):
        space = s.miner[seat]
        path = f"seats.{seat}.miner"
        if covered[space]:
            raise BadPosition(path, f"space {space} is covered with {s.players} players [SW-16.2]")
        if space in taken:
            raise BadPosition(path, f"another miner stands on space {space} [SW-12.2]")
        if 0 < space < EXIT:
            taken.append(space)
    there = [seat for seat in range(s.players) if s.miner[seat] == EXIT]
    check_first(s.first_at_exit, there, "first_at_exit", "SW-12.5")


# -- what follows from the time --------------------------------------------------------------------


def check_time(s: Schichtwechsel) -> None:
    """Round, phase and agenda say the same; each step says itself where it may lie."""
    if len(s.agenda) == 0:
        if s.phase != FINAL_SCORING or s.round != ROUNDS:
            raise BadPosition("agenda", "empty only when the game is over: round 5, phase final [SW-2.1]")
        return
    if s.phase not in DECIDED_IN:
        raise BadPosition("phase", f"nobody decides anything in phase {PHASE_IDS[s.phase]} [SW-9]")
    if s.phase == FINAL_SCORING and s.round != ROUNDS:
        raise BadPosition("round", "the final scoring comes after round 5 [SW-2.1]")
    to_come = course(s)
    if len(s.agenda) > len(to_come) + LONGEST:
        raise BadPosition("agenda", f"no more than {LONGEST} steps are under way at a time [SW-9.3]")
    check_agenda(s, to_come)


def check_preparation(s: Schichtwechsel) -> None:
    """The marker changes hands and headframes move in the action phase, or by what a bonus field leads to."""
    if s.phase >= ACTION_PHASE:
        return
    reached = s.components.origins(s.players).step_6 if s.phase == STEP_6 else []
    brought = [s.components.effects[at].op for at in reached]
    if s.marker != s.first and "start_marker" not in brought:
        raise BadPosition("marker", f"expected {s.first}, the start player, until somebody takes it [SW-11.27]")
    standing = [space for space in range(FRAME_SPACES) if s.frame_space[space] != FREE]
    if standing and "headframe_single" not in brought and "headframe_double" not in brought:
        path = f"headframe_spaces.{FRAME_SPACE_IDS[standing[0]]}"
        raise BadPosition(path, "headframes are back in the base since the end of the round [SW-15.1]")


def tiles_taken(s: Schichtwechsel) -> list[int]:
    """Who has a selection tile by now."""
    if s.round > 1 or s.phase > STEP_2:
        return list(range(s.players))
    if s.phase < STEP_2:
        return []
    begun = max([tiles_begun(step) for step in s.agenda])
    taken = begun - 1 if isinstance(s.agenda[-1], TakeTile) else begun
    return [tile_taker(s, i) for i in range(taken)]


def tiles_begun(step: Step[Any]) -> i64:
    return step.done if isinstance(step, TakeTiles) else 0


def triples_drawn(s: Schichtwechsel) -> int:
    """How many in this round."""
    return max([triples_known(step) for step in s.agenda]) if s.phase == STEP_1 else int(s.players)


def triples_known(step: Step[Any]) -> int:
    """Of a step of step I: those given, and that in hand."""
    if isinstance(step, AssignTriple):
        return bin(step.given).count("1") + 1
    return given_away(step)


def given_away(step: Step[Any]) -> int:
    return bin(step.given).count("1") if isinstance(step, DrawTriple) else 0


def check_tiles(s: Schichtwechsel) -> None:
    """Who has chosen in round 1 has a tile, later everybody [SW-10.6, SW-10.7]."""
    chosen = tiles_taken(s)
    for seat in range(s.players):
        if (s.tile[seat] != NONE) != (seat in chosen):
            expected = "a selection tile" if seat in chosen else "no selection tile before its turn in step II"
            raise BadPosition(f"seats.{seat}.tile", f"expected {expected} [SW-10.6]")


def check_bag(s: Schichtwechsel) -> None:
    """How many cubes are left follows from the round; a drawn water stone saved one each time [SW-10.5, R53]."""
    c = s.components
    coal = c.setup[s.players]["bag_coal"] + c.refill_coal * s.players * s.round
    spoil = c.setup[s.players]["bag_spoil"] + c.refill_spoil * s.players * s.round
    drawn = triples_drawn(s)
    least = coal + spoil - c.draw * (s.players * (s.round - 1) + drawn)
    since = check_stone(s)
    most = least + since
    if s.stone == STONE_ASIDE:
        least += 1
        most += 1
    elif s.stone == STONE_IN_BAG and drawn == s.players:
        most += 1
    if not least <= s.bag_coal + s.bag_spoil <= most:
        number = f"{least}" if least == most else f"{least} to {most}"
        raise BadPosition("bag", f"holds {number} cubes at this time, not {s.bag_coal + s.bag_spoil} [SW-10.5]")
    in_hand = [cubes_in_hand(s.agenda[-1], kind) if s.phase == STEP_1 else 0 for kind in (COAL, SPOIL)]
    if s.bag_coal + in_hand[COAL] > coal or s.bag_spoil + in_hand[SPOIL] > spoil:
        drawn_now = ", those being loaded among them" if max(in_hand) > 0 else ""
        raise BadPosition("bag", f"at most {coal} coal and {spoil} spoil have come into it{drawn_now} [SW-10.1]")


def cubes_in_hand(step: Step[Any], kind: i64) -> i64:
    """Of a triple, not given away or not loaded yet."""
    if isinstance(step, AssignTriple):
        return step.coal if kind == COAL else step.spoil
    return cubes_to_load(step, kind)


def cubes_to_load(step: Step[Any], kind: i64) -> i64:
    if not isinstance(step, PlaceCube):
        return 0
    return step.coal if kind == COAL else step.spoil


def check_stone(s: Schichtwechsel) -> i64:
    """The water stone is in play from its round card on [SW-14.3]; the rounds it was in the bag before this one."""
    shown = [s.components.round_special[s.round_cards[i]] == STONE_TO_BAG for i in range(s.round)]
    if (s.stone == STONE_IN_BOX) == any(shown):
        where = "in the bag, or aside," if any(shown) else "in the box"
        raise BadPosition("stone", f"it is {where} at this time [SW-14.3]")
    if s.stone == STONE_ASIDE and s.phase != STEP_1:
        raise BadPosition("stone", "aside only in step I in which it was drawn [SW-10.4]")
    return s.round - 1 - shown.index(True) if any(shown) else 0


def check_passed(s: Schichtwechsel) -> None:
    for seat in range(s.players):
        if s.passed[seat] > 0 and s.phase < ACTION_PHASE:
            raise BadPosition(f"seats.{seat}.passed", "players pass in the action phase [SW-11.14]")
