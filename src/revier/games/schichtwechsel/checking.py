"""Whether a position that somebody else wrote can be played: nothing lost, nothing double, the agenda in order.

What no rule would miss is not asked for: a position set up by hand may hold more points than were earned, or houses
on plots whose barriers nobody has crossed.
"""

from __future__ import annotations

from mypy_extensions import i64

from revier.games.schichtwechsel.cards import faces, lies_out
from revier.games.schichtwechsel.checking_agenda import check_agenda, name, tiles_taken, triples_drawn
from revier.games.schichtwechsel.coking import coke_in_plant
from revier.games.schichtwechsel.components import Components
from revier.games.schichtwechsel.effects import EffectList
from revier.games.schichtwechsel.names import (
    ACTION_PHASE,
    AREA_IDS,
    CARD_IDS,
    CARDS,
    CART_IDS,
    CARTS,
    CATEGORIES,
    CATEGORY_IDS,
    COAL,
    END_SHIFT,
    EXIT,
    FINAL_SCORING,
    FRAME_SPACES,
    HOUSES,
    LARGE_AREA,
    NONE,
    OWN_CARD,
    PLOT_IDS,
    PLOTS,
    ROUND_CARD_IDS,
    ROUNDS,
    SHEET,
    SMALL_AREA,
    SPOIL,
    STEP_1,
    STEP_4,
    STONE_TO_BAG,
    TRACK_IDS,
    TRACKS,
    WAGON_IDS,
    WAGONS,
)
from revier.games.schichtwechsel.saving import seats_of
from revier.games.schichtwechsel.scoring import scored_rows
from revier.games.schichtwechsel.state import STONE_ASIDE, STONE_IN_BAG, STONE_IN_BOX, Schichtwechsel
from revier.games.schichtwechsel.tracks import houses_on
from revier.games.schichtwechsel.turn import PAYS_COINS, PAYS_CUBE, PAYS_WHITE
from revier.kernel.errors import BadPosition


def check_position(s: Schichtwechsel) -> None:
    """BadPosition names the field that is wrong."""
    if sorted([card for card in s.round_cards]) != list(range(len(ROUND_CARD_IDS))):
        raise BadPosition("round_cards", "each of the six once, the last one in the box [SW-8.5]")
    for seat in range(s.players):
        check_coke(s, seat)
        check_loads(s, seat)
        check_houses(s, seat)
        check_headframes(s, seat)
        check_score_sheet(s, seat)
    check_plots(s)
    check_tracks(s)
    check_shift(s)
    check_agenda(s)
    check_tiles(s)
    check_bag(s)
    check_white_cubes(s)
    check_payments(s)
    check_passed(s)
    if len(s.agenda) > 0 and len(s.asked().options(s)) == 0:
        raise BadPosition("agenda", f"{name(s.agenda[-1])} of seat {s.asked().seat} has no legal action here [SW-18.5]")


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


def check_score_sheet(s: Schichtwechsel, seat: i64) -> None:
    """Points of rounds that have begun; those of the final scoring when it is over [SW-15.3]."""
    open_rows = [(category, round) for category, round in scored_rows(s) if category < END_SHIFT or not s.agenda]
    for category in range(CATEGORIES):
        for round in range(ROUNDS + 1):
            points = s.sheet[SHEET * seat + category * (ROUNDS + 1) + round]
            if points != 0 and (category, round) not in open_rows:
                when = f"in round {round}" if round > 0 else "in the final scoring"
                path = f"seats.{seat}.sheet"
                raise BadPosition(path, f"{CATEGORY_IDS[category]} has no points {when} at this time [SW-15.3]")


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
    if s.bag_coal > coal or s.bag_spoil > spoil:
        raise BadPosition("bag", f"at most {coal} coal and {spoil} spoil have come into it [SW-10.1]")


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


# -- cubes, coins and what was paid ----------------------------------------------------------------


def check_white_cubes(s: Schichtwechsel) -> None:
    """None before step IV, then those of step IV, of a sale and of the house fields [SW-3.3, SW-15.1]."""
    most = most_white_cubes(s.components) if s.phase >= STEP_4 else 0
    count: i64 = 0
    for seat in range(s.players):
        if s.white[seat] > most:
            raise BadPosition(f"seats.{seat}.white", f"at most {most} at this time [SW-3.3]")
        count += s.white[seat]
    for place in range(CARDS + s.players):
        count += s.paid_white[place]
    if count > most * s.players:
        raise BadPosition("paid", f"{count} white cubes in all; {s.players} players have {most * s.players} [SW-3.3]")


def most_white_cubes(c: Components) -> i64:
    """What a player can get in a round."""
    most = c.most_step_cubes + white_in(c, c.sale_reward)
    for field in range(HOUSES):
        choice = c.house_choice[field]
        if choice == NONE:
            most += white_in(c, c.house_effects[field])
        else:
            most += max(white_in(c, c.choice_a[choice]), white_in(c, c.choice_b[choice]))
    return most


def white_in(c: Components, effects: EffectList) -> i64:
    count: i64 = 0
    for at in range(effects.first, effects.end):
        if c.effects[at].op == "white_cube":
            count += c.effects[at].n
    return count


def check_payments(s: Schichtwechsel) -> None:
    """Tokens lie on used cards until the end of the round; every player cube is somewhere [SW-11.5, SW-15.1]."""
    for place in range(CARDS + s.players):
        if s.users[place] | s.paid_white[place] | s.paid_cubes[place] | s.paid_coins[place]:
            check_payment(s, place)
    for seat in range(s.players):
        cubes = s.cube[seat] + sum([s.paid_cubes[place] >> seat & 1 for place in range(CARDS + s.players)])
        if cubes != 1:
            where = "is nowhere" if cubes == 0 else "is in two places"
            raise BadPosition(f"seats.{seat}.cube", f"the player cube {where} [SW-8.2]")


def check_payment(s: Schichtwechsel, place: i64) -> None:
    """Who paid has used the card, and what lies there are whole payments of its cost [SW-11.4, SW-11.7]."""
    is_own = place >= CARDS
    path = f"seats.{place - CARDS}.own_card" if is_own else f"paid.{CARD_IDS[place]}"
    if s.phase != ACTION_PHASE and s.phase != FINAL_SCORING:
        raise BadPosition(path, "cards are paid for in the action phase [SW-11.4]")
    if not is_own and not lies_out(s, place):
        raise BadPosition(path, f"does not lie out with {s.players} players [SW-6.1]")
    if is_own and s.users[place] != 1 << (place - CARDS):
        raise BadPosition(f"{path}.users", "only its owner may use it [SW-4.16]")
    if s.paid_cubes[place] & ~s.users[place]:
        raise BadPosition(f"{path}.cubes", "a player cube lies where its owner has used the card [SW-11.5]")
    users = len(seats_of(s, s.users[place]))
    ways = [way for face in faces_at(s, place) for way in s.components.payments[s.components.cost[face]]]
    if s.components.multi_use[OWN_CARD if is_own else place] == 0:
        if users != 1:
            raise BadPosition(f"{path}.users", "one player; it can be used once a round [SW-11.7]")
        if not any([is_payment(s, place, way) for way in ways]):
            raise BadPosition(path, "these tokens are no payment of its cost [SW-11.4]")
    elif not are_payments(s, place, users, ways):
        raise BadPosition(path, "these tokens are no payments of its cost, one or more for each user [SW-11.4]")


def faces_at(s: Schichtwechsel, place: i64) -> list[int]:
    return [OWN_CARD] if place >= CARDS else [face for face in faces(s, place)]


def is_payment(s: Schichtwechsel, place: i64, way: i64) -> bool:
    return (
        s.paid_white[place] == PAYS_WHITE[way]
        and len(seats_of(s, s.paid_cubes[place])) == PAYS_CUBE[way]
        and s.paid_coins[place] == PAYS_COINS[way]
    )


def are_payments(s: Schichtwechsel, place: i64, users: i64, ways: list[int]) -> bool:
    """Whole payments, at least one a user, of tokens that the cost allows; each has one player cube at most."""
    size = PAYS_WHITE[ways[0]] + PAYS_CUBE[ways[0]] + PAYS_COINS[ways[0]]  # the same for all ways of a cost
    cubes = len(seats_of(s, s.paid_cubes[place]))
    tokens = s.paid_white[place] + cubes + s.paid_coins[place]
    return (
        tokens % size == 0
        and max(users, cubes, 1) <= tokens // size
        and users > 0
        and (s.paid_white[place] == 0 or any([PAYS_WHITE[way] > 0 for way in ways]))
        and (cubes == 0 or any([PAYS_CUBE[way] > 0 for way in ways]))
        and (s.paid_coins[place] == 0 or any([PAYS_COINS[way] > 0 for way in ways]))
    )
