"""What must hold in every position of Schichtwechsel, checked independently of the rules' own code.

Plain loops over the rows of a position, so that thousands of games can be watched ply by ply. The numbers are those
of the rules page, written down once more.
"""

from __future__ import annotations

from revier.games.schichtwechsel.state import Schichtwechsel
from revier.kernel.state import State
from tests.schichtwechsel_ledger import follow

REVEALING = {"card_revealed", "triple_drawn"}
check_told = follow

ROUNDS = 5
COKE = 11
CART_SIZE = [1, 1, 2, 2, 2]
COAL_CART = 3  # takes no spoil [SW-4.1]
WAGON_SIZE = [1, 1, 2, 2, 1]
TRACK_LENGTH = [12, 10, 8]
LARGE_FRAMES = range(4)
SMALL_FRAMES = range(4, 8)
EXIT = 14
COVERED_SPACES = {2: [5, 6], 3: [6], 4: []}  # [SW-16.1]
USABLE_GREYS = {2: 3, 3: 4, 4: 5}
TILES = {2: 5, 3: 6, 4: 7}
PLOT_ROOM = {2: [1, 1, 1, 1], 3: [2, 2, 2, 1], 4: [3, 3, 3, 1]}  # the others have room for all [SW-5.9]
STONE_CARD = 4  # round_spoil
FREE, COVERED, NONE = -1, -2, -1
BOX, BAG, ASIDE = 0, 1, 2
LAST_PHASE = 9
DECIDED_IN = (1, 2, 5, 6, 7, LAST_PHASE)  # steps III, IV and round scoring leave nothing to decide

# The 22 cards in data order, then the own card: cost, white border, number of players [SW-6.2, SW-4.15].
COST = [*("p", "ww", "w") * 3, *("p", "p", "ww", "ww", "w"), *("p", "w"), *("w", "p", "wp"), *("c", "p", "p"), "w"]
MULTI_USE = (2, 5, 8, 13, 19)
PLAYERS = {4: (3, 4), 10: (4,), 11: (4,), 14: (3, 4), 16: (4,), 17: (4,), 18: (2, 3)}  # others with any number
OWN_CARD = 22

SHEET, COLUMNS = 150, 6
OVERTIME = 7
FIRST_END_ROW = 13
END_SHIFT, END_ROAD, END_PLOT_SPOIL, END_PLOT_4VP, END_PLOT_2VP = 13, 14, 17, 18, 19
END_SOLD, END_WAGONS, END_UNSOLD, END_TOOLS, END_MARKER = 20, 21, 22, 23, 24
THRESHOLDS = [{6: 1, 8: 2, 10: 3}, {5: 2, 7: 3, 9: 4}, {3: 1, 5: 2, 7: 3}]
SOLD_VP = [0, 4, 10, 17, 26, 36]


def check(s: State) -> None:
    """AssertionError says what is wrong."""
    assert isinstance(s, Schichtwechsel)
    check_conserved(s)
    check_bag(s)
    check_earned(s)
    if s.is_over:
        check_final_scoring(s)


def check_conserved(s: State) -> None:
    """What even a position set up by hand must satisfy: nothing lost, nothing double."""
    assert isinstance(s, Schichtwechsel)
    check_time(s)
    check_tableaus(s)
    check_coke(s)
    check_headframes(s)
    check_houses(s)
    check_tokens(s)
    check_payments(s)
    check_tiles(s)
    check_tracks(s)
    check_miners(s)
    check_sheets(s)


def check_time(s: Schichtwechsel) -> None:
    assert 0 <= s.sealed <= s.ply
    assert 1 <= s.round <= ROUNDS, "[SW-2.1]"
    assert s.phase in DECIDED_IN
    assert 0 <= s.first < s.players
    assert 0 <= s.marker < s.players
    assert s.phase >= 7 or s.marker == s.first, "the marker changes hands in the action phase [SW-11.27]"
    assert not s.is_over or (s.phase == LAST_PHASE and s.round == ROUNDS)
    assert sorted(s.round_cards) == list(range(6)), "each round card once [SW-8.5]"
    assert s.stone in (BOX, BAG, ASIDE)
    assert s.stone != ASIDE or s.phase == 1, "back in the bag after all triples [SW-10.4]"


def check_tableaus(s: Schichtwechsel) -> None:
    """Carts hold one kind and no more than their size; water and heap keep their bounds [SW-4]."""
    for seat in range(s.players):
        assert 0 <= s.water[seat] <= 6, "the top is left at once [SW-4.10]"
        assert 0 <= s.heap[seat] <= 6, "[SW-4.6]"
        assert s.tools[seat] >= 0
        for cart in range(5):
            coal, spoil = s.cart_coal[5 * seat + cart], s.cart_spoil[5 * seat + cart]
            assert min(coal, spoil) == 0, "one kind only [SW-4.1]"
            assert coal + spoil <= CART_SIZE[cart], "[SW-4.1]"
            assert cart != COAL_CART or spoil == 0, "coal only [SW-4.1]"
            assert 0 <= s.wagon_coal[5 * seat + cart] <= WAGON_SIZE[cart], "[SW-4.4]"


def check_coke(s: Schichtwechsel) -> None:
    """Eleven a player, in one place each [SW-21.2]; what is out of the game holds nothing."""
    for grey in range(5):
        assert s.grey[grey] == COVERED or FREE <= s.grey[grey] < s.players
        assert (s.grey[grey] == COVERED) == (grey >= USABLE_GREYS[s.players]), "[SW-16.1]"
    for seat in range(s.players):
        plant = s.own_field[seat]
        for owner in s.grey:
            plant += owner == seat
        assert s.reserve[seat] + plant + s.coke_wagons[seat] + s.sold[seat] == COKE, "[SW-21.2]"
        assert s.reserve[seat] >= 0
        assert 0 <= s.own_field[seat] <= 1, "[SW-5.13]"
        assert plant <= 4, "[SW-5.14]"
        assert 0 <= s.coke_wagons[seat] <= 4, "[SW-4.7]"
        assert s.sold[seat] in (0, 2, 4, 6, 8, 10), "pairs, five at most [SW-4.8]"


def check_headframes(s: Schichtwechsel) -> None:
    """Two a player, at most one in the large and one in the small area [SW-21.2, SW-5.12]."""
    for owner in s.frame_space:
        assert FREE <= owner < s.players
    for seat in range(s.players):
        large = small = 0
        for space in LARGE_FRAMES:
            large += s.frame_space[space] == seat
        for space in SMALL_FRAMES:
            small += s.frame_space[space] == seat
        assert large <= 1 >= small, "[SW-5.12]"
        assert s.frames_on_card[seat] >= 0 <= s.frames_in_base[seat]
        assert s.frames_on_card[seat] + s.frames_in_base[seat] + large + small == 2, "[SW-21.2]"
        assert large + small == 0 or s.phase >= 7, "back in the base at the end of the round [SW-15.1]"


def check_houses(s: Schichtwechsel) -> None:
    """Five a player, on the track or on a plot that has room for them [SW-21.2, SW-5.9]."""
    here = [0] * 7
    for seat in range(s.players):
        houses = 0
        for house in range(5):
            assert 0 <= s.house[5 * seat + house] <= 1
            houses += s.house[5 * seat + house]
        for plot in range(7):
            count = s.plot_houses[7 * seat + plot]
            assert count >= 0
            assert plot >= 4 or count <= 1, "[SW-5.9, R19]"
            houses += count
            here[plot] += count
        assert houses == 5, "[SW-21.2]"
    for plot in range(4):
        assert here[plot] <= PLOT_ROOM[s.players][plot], "[SW-5.9]"


def check_tokens(s: Schichtwechsel) -> None:
    """Player cubes are at hand or on one card; white cubes never exceed five a player [SW-3.3, SW-11.5]."""
    white = 0
    for count in s.paid_white:
        white += count
    for seat in range(s.players):
        assert s.coins[seat] >= 0
        assert 0 <= s.white[seat] <= 5, "[SW-3.3]"
        assert 0 <= s.passed[seat] <= 1
        assert s.phase >= 7 or (s.passed[seat] == 0 and s.cube[seat] == 1)
        assert s.phase >= 4 or s.white[seat] == 0, "lost at the end of the round [SW-15.1]"
        cubes = s.cube[seat]
        for mask in s.paid_cubes:
            cubes += mask >> seat & 1
        assert cubes == 1, "[SW-11.5]"
        white += s.white[seat]
    assert white <= 5 * s.players, "[SW-3.3]"


def check_payments(s: Schichtwechsel) -> None:
    """What lies on a card was paid for it, once unless its border is white [SW-11.4, SW-11.7]."""
    for place in range(OWN_CARD + s.players):
        cost = COST[min(place, OWN_CARD)]
        users, cubes = int(s.users[place]).bit_count(), int(s.paid_cubes[place]).bit_count()
        white, coins = s.paid_white[place], s.paid_coins[place]
        tokens = white + cubes + coins
        assert users == 0 or s.phase >= 7, "cleared at the end of the round [SW-15.1]"
        assert users == 0 or s.players in PLAYERS.get(place, (2, 3, 4)), "[SW-6.1]"
        assert s.paid_cubes[place] & ~s.users[place] == 0, "a cube of somebody who did not use the card"
        assert min(white, coins) >= 0
        assert (tokens > 0) == (users > 0)
        assert "w" in cost or white == 0, "[SW-11.4]"
        assert cost != "c" or cubes == 0, "[SW-11.4]"
        if place in MULTI_USE:
            assert tokens >= users, "[SW-11.8]"
        elif users > 0:
            assert users == 1, "[SW-11.7]"
            assert tokens == (2 if cost == "ww" else 1), "[SW-11.4]"
            assert place < OWN_CARD or s.users[place] == 1 << place - OWN_CARD, "[SW-4.16]"


def check_tiles(s: Schichtwechsel) -> None:
    """As many as fit the number of players; everybody has one from step II of round 1 on [SW-8.6, SW-10.7]."""
    in_play = held = 0
    for tile in range(7):
        owner = s.tile_owner[tile]
        assert (owner == COVERED) == (tile >= TILES[s.players]), "[SW-8.6]"
        in_play += owner != COVERED
        if owner >= 0:
            held += 1
            assert s.tile[owner] == tile
    assert in_play == s.players + 3, "[SW-21.1]"
    having = 0
    for tile in s.tile:
        having += tile != NONE
    assert having == held
    assert having == s.players or (s.round == 1 and s.phase <= 2)


def check_tracks(s: Schichtwechsel) -> None:
    """Whoever is recorded as first at a target stands there, and only then anybody does [SW-5.4]."""
    for track in range(3):
        arrived = 0
        for seat in range(s.players):
            field = s.disc[3 * seat + track]
            assert 0 <= field <= TRACK_LENGTH[track], "[SW-5.1]"
            arrived += field == TRACK_LENGTH[track]
        first = s.first_at_target[track]
        assert (first != NONE) == (arrived > 0)
        assert first == NONE or s.disc[3 * first + track] == TRACK_LENGTH[track]


def check_miners(s: Schichtwechsel) -> None:
    """One miner a space, none on a covered one; the exit and the place before the gate hold all [SW-12.2]."""
    arrived = 0
    for seat in range(s.players):
        space = s.miner[seat]
        assert 0 <= space <= EXIT
        assert space not in COVERED_SPACES[s.players], "[SW-16.2]"
        arrived += space == EXIT
        for other in range(seat):
            assert space != s.miner[other] or space in (0, EXIT), "[SW-12.2]"
    assert (s.first_at_exit != NONE) == (arrived > 0)
    assert s.first_at_exit == NONE or s.miner[s.first_at_exit] == EXIT, "[SW-12.5]"


def check_sheets(s: Schichtwechsel) -> None:
    """A score is the sum of its sheet; only tool markers cost points, in the end [SW-15.15, R50]."""
    for seat in range(s.players):
        total = 0
        for row in range(SHEET):
            points = s.sheet[SHEET * seat + row]
            if points == 0:
                continue
            category, round = row // COLUMNS, row % COLUMNS
            assert points > 0 or category == END_TOOLS
            assert round <= s.round
            assert round > 0 or category >= FIRST_END_ROW or category == OVERTIME
            assert round == 0 or category < FIRST_END_ROW
            assert round > 0 or s.phase == LAST_PHASE, "the final scoring comes last [SW-15.3]"
            total += points
        assert total == s.vp[seat]


# -- what only real play guarantees ----------------------------------------------------------------


def check_bag(s: Schichtwechsel) -> None:
    """As many cubes as were fed and not drawn; a drawn stone saves a cube each time [SW-10.5, SW-21.2, R53]."""
    triples = s.players
    if s.phase == 1:
        triples = sum([triples_drawn(step.ints(), type(step).__name__) for step in s.agenda])
    saved = s.bag_coal + s.bag_spoil - ((8 - s.round) * s.players - 3 * triples)
    revealed = [card for card in s.round_cards].index(STONE_CARD) + 1  # in this round
    assert min(s.bag_coal, s.bag_spoil) >= 0
    assert (s.stone == BOX) == (revealed > s.round), "[SW-14.3]"
    assert (s.stone == ASIDE) <= saved <= max(0, s.round - revealed + 1), f"{saved} cubes too many"


def triples_drawn(ints: list[int], step: str) -> int:
    """What the pending step of step I says of triples: its mask of seats that have one."""
    if step == "DrawTriple":
        return ints[0].bit_count()
    return ints[1].bit_count() + 1 if step == "AssignTriple" else 0


def check_earned(s: Schichtwechsel) -> None:
    """Barriers crossed account for the houses and headframes that are out [SW-5.3]."""
    for seat in range(s.players):
        road, rail, canal = s.disc[3 * seat], s.disc[3 * seat + 1], s.disc[3 * seat + 2]
        house_barriers = (road > 2) + (rail > 4) + (rail > 8) + (canal > 1) + (canal > 5)
        frame_barriers = (road > 5) + (road > 10) + (rail > 2) + (rail > 6) + (canal > 3)
        placed = 5
        for house in range(5):
            placed -= s.house[5 * seat + house]
        pending = kinds_asked(s, seat, "HousePick") + kinds_asked(s, seat, "HousePlot")
        assert placed + pending == house_barriers, "one house for each barrier crossed [SW-5.5]"
        assert 2 - s.frames_on_card[seat] <= frame_barriers, "[SW-5.6, SW-5.7]"
        assert s.sheet[SHEET * seat + 12 * COLUMNS + s.round] == 0, "sales are scored in the end [SW-15.11]"


def kinds_asked(s: Schichtwechsel, seat: int, kind: str) -> int:
    return sum([type(step).__name__ == kind and step.ints()[0] == seat for step in s.agenda])


def check_final_scoring(s: Schichtwechsel) -> None:
    """The rows of the end once more, from what lies on the table [SW-15.5 to SW-15.16]."""
    for seat in range(s.players):
        plots = [s.plot_houses[7 * seat + plot] for plot in range(7)]
        due = dict.fromkeys(range(END_SHIFT, END_MARKER + 1), 0)
        if s.miner[seat] == EXIT:
            due[END_SHIFT] = 8 if s.first_at_exit == seat else 5
        for track in range(3):
            field = s.disc[3 * seat + track]
            reached = [vp for threshold, vp in THRESHOLDS[track].items() if threshold <= field]
            due[END_ROAD + track] = max(reached, default=0)
            if field == TRACK_LENGTH[track]:
                due[END_ROAD + track] = 8 if s.first_at_target[track] == seat else 5
        due[END_PLOT_SPOIL] = plots[1] * (1 + s.heap[seat])
        due[END_PLOT_4VP] = 4 * plots[3]
        due[END_PLOT_2VP] = 2 * plots[4]
        due[END_SOLD] = SOLD_VP[s.sold[seat] // 2]
        for wagon in range(5):
            due[END_WAGONS] += s.wagon_coal[5 * seat + wagon] == WAGON_SIZE[wagon]
        due[END_UNSOLD] = COKE - s.reserve[seat] - s.sold[seat]
        due[END_TOOLS] = -2 * s.tools[seat]
        due[END_MARKER] = 2 * (s.marker == seat)
        scored = {row: s.sheet[SHEET * seat + row * COLUMNS] for row in due}
        assert scored == due, f"seat {seat}: {scored}, should be {due}"
        if plots[5] > 0 and s.sold[seat] < 10:
            assert s.coke_wagons[seat] <= (2 if plots[5] == 1 else 1), "sold to the full extent [SW-15.10]"
