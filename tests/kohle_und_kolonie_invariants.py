"""What must hold in every position of Kohle & Kolonie, both editions, checked independently of the rules' own code.

Plain loops over the rows of a position, so that thousands of games can be watched ply by ply.
"""

from __future__ import annotations

from revier.games.kohle_und_kolonie.state import KohleUndKolonie
from revier.kernel.state import State

REVEALING = {
    "rail_taken",
    "disaster_shown",
    "seat_disc_drawn",
    "black_disc_drawn",
    "blank_disc_drawn",
    "claim_due",
}

MINES = 45
STATIONS = 19
TOKENS = 7
TILES = 5
PITHEAD_SPACES = 19
MINER_SPACES = range(11)
ENGINEER_SPACES = range(11, 17)
STEAM_SPACES = range(17, 19)
TILE_OF_SPACE = [0, 0, 0, 1, 1, 1, 1, 2, 2, 4, 4, 0, 0, 1, 2, 4, 4, 0, 1]
TRUST, ON_OFFER, WAITING, GONE = 10, -1, -2, -3
NONE = -1
SHEET, ROWS = 114, 6
DISASTERS = 5  # the category that may be negative
ROUNDS = 5


def check(s: State) -> None:
    """AssertionError says what is wrong."""
    assert isinstance(s, KohleUndKolonie)
    check_conserved(s)
    check_earned(s)


def check_conserved(s: State) -> None:
    """What even a position set up by hand must satisfy: nothing lost, nothing double, nothing half done."""
    assert isinstance(s, KohleUndKolonie)
    assert 0 <= s.sealed <= s.ply
    check_time(s)
    check_seats(s)
    check_engines(s)
    check_workers(s)
    check_mines(s)
    check_tableaus(s)
    check_pitheads(s)
    check_tokens(s)
    check_scores(s)
    if s.phase == 5 and not s.is_over:
        check_bag(s)
    if s.claim != NONE:
        check_auction(s)


def check_time(s: KohleUndKolonie) -> None:
    if s.is_over:
        assert s.round == 0
        assert s.phase == 0
    else:
        assert 1 <= s.round <= ROUNDS
        assert s.phase in (1, 2, 3, 4, 5, 9, 10), "the other phases leave nothing to decide [KK-5.1]"
        assert (s.claim != NONE) == (s.phase == 9)
    assert sorted(s.turn_order) == list(range(s.players)), "every seat once [KK-5.2]"
    assert 0 <= s.trust_track <= 6, "[KK-4.7]"
    assert 1 <= s.trust_purchases <= 3, "[KK-13.42]"


def check_seats(s: KohleUndKolonie) -> None:
    """20 miners, 3 engineers, 5 settlements a player [KK-2.2]; nothing below zero."""
    spaces, villages = s.board.spaces, s.board.villages
    for seat in range(s.players):
        miners = s.miners[seat] + s.miners_lost[seat]
        settled = 0
        for village in range(villages):
            here = s.settled[villages * seat + village]
            assert 0 <= here <= 3, "a settlement holds two miners [KK-7.33]"
            if here > 0:
                settled += 1
                miners += here - 1
                assert s.players > 3 or s.board.village_three[village], "[KK-21.1]"
        for station in range(STATIONS):
            here = s.station_miners[STATIONS * seat + station]
            miners += here
            assert here == 0 or s.players > 3 or s.board.station_three[station], "[KK-21.1]"
        for space in range(spaces):
            assert 0 <= s.rescuers[spaces * seat + space] <= 1, "[KK-3.6]"
            miners += s.rescuers[spaces * seat + space]
        engineers = s.engineers[seat]
        for space in MINER_SPACES:
            miners += s.pieces[PITHEAD_SPACES * seat + space]
        for space in ENGINEER_SPACES:
            engineers += s.pieces[PITHEAD_SPACES * seat + space]
        for owner in s.mine_owner:
            miners += owner == seat
        for owner in s.large_owner:
            miners += owner == seat
        assert miners == 20, f"seat {seat} has {miners} miners [KK-2.2]"
        assert engineers == 3, f"seat {seat} has {engineers} engineers [KK-2.2]"
        assert s.settlements[seat] + settled == 5, f"seat {seat} has {s.settlements[seat] + settled} settlements"
        for row in (s.miners, s.miners_lost, s.engineers, s.settlements, s.coins, s.workers, s.reserve_engines):
            assert row[seat] >= 0
        for row in (s.rail_workers, s.rail_wagons, s.rail_values):
            assert row[seat] >= 0
        assert 0 <= s.markers[seat] <= 3, "[KK-12.6]"


def check_engines(s: KohleUndKolonie) -> None:
    """20 in all [KK-2.2]; those that change hands wait with the large mine being built."""
    found = s.engine_supply
    for row in (s.engines, s.reserve_engines, s.trust_engine, s.trust_large_engine):
        for count in row:
            found += count
    for seat in range(s.players):
        for space in STEAM_SPACES:
            found += s.pieces[PITHEAD_SPACES * seat + space]
    for step in s.agenda:
        if type(step).__name__ == "LargeMineBuilt":
            found += step.ints()[1]
    assert found == 20, f"{found} engines [KK-2.2]"
    assert s.engine_supply >= 0
    for mine in range(MINES):
        assert s.trust_engine[mine] == 0 or s.mine_owner[mine] == TRUST
    for claim in range(s.board.claims):
        assert s.trust_large_engine[claim] == 0 or s.large_owner[claim] == TRUST


def check_workers(s: KohleUndKolonie) -> None:
    """40 in all [KK-2.2]; settlements only where none is left, one of each player [KK-7.30]."""
    found = s.worker_supply
    for count in s.workers:
        found += count
    villages = s.board.villages
    for village in range(villages):
        here = s.village_workers[village]
        found += here
        assert 0 <= here <= s.board.village_workers[village]
        settled = 0
        for seat in range(s.players):
            settled += s.settled[villages * seat + village] > 0
        assert settled == 0 or here == 0, "a settlement beside workers [KK-7.30]"
        assert settled <= s.board.village_settlements[village], "[KK-7.30]"
        assert s.players > 3 or s.board.village_three[village] or here == 0, "[KK-21.1]"
    assert found == 40, f"{found} workers [KK-2.2]"
    assert s.worker_supply >= 0


def check_mines(s: KohleUndKolonie) -> None:
    """A claim's small mines are gone exactly when it is consolidated; levels come with their rounds [KK-19.2]."""
    now = ROUNDS if s.is_over else s.round
    for mine in range(MINES):
        owner = s.mine_owner[mine]
        claim = s.board.mine_claim[mine]
        in_play = s.players > 3 or s.board.claim_three[claim] != 0
        built = s.large_owner[claim] not in (WAITING, GONE)
        assert owner in (TRUST, ON_OFFER, WAITING, GONE) or 0 <= owner < s.players
        assert (owner == GONE) == (built or not in_play), f"{s.board.mine_ids[mine]}: {owner}"
        if owner == WAITING:
            assert s.board.mine_level[mine] > now, "[KK-4.9]"
        elif in_play and not built:
            assert s.board.mine_level[mine] <= now, "[KK-4.9]"
    due = sorted(s.due)
    assert not due or s.phase == 9
    for claim in range(s.board.claims):
        level = s.board.large_level[claim]
        in_play = s.players > 3 or s.board.claim_three[claim] != 0
        owner = s.large_owner[claim]
        if level == 0 or not in_play:
            assert owner == GONE
        else:
            assert owner in (TRUST, WAITING) or 0 <= owner < s.players
            if owner == WAITING:
                assert level > now or (level == now and not s.is_over and s.phase < 10), "[KK-17.1]"
                assert s.phase != 9 or level > now or claim in due or claim == s.claim


def check_tableaus(s: KohleUndKolonie) -> None:
    """Every owned mine lies on its owner's tableau; tiles hang together, except while they close up [KK-7.14]."""
    spaces = s.board.spaces
    in_hand = []
    closing = []
    for i, step in enumerate(s.agenda):
        kind = type(step).__name__
        if kind == "Compact":
            closing.append(step.ints()[0])
        elif kind == "TableauSpacePick":
            tile = step.ints()[1]
            if tile >= MINES or i == len(s.agenda) - 1:
                in_hand.append(tile)
    laid = [0] * (MINES + s.board.claims)
    for seat in range(s.players):
        for space in range(spaces):
            tile = s.tiles[spaces * seat + space]
            after = s.board.space_after[space]
            if tile == NONE:
                assert s.engines[spaces * seat + space] == 0
                continue
            laid[tile] += 1
            owner = s.mine_owner[tile] if tile < MINES else s.large_owner[tile - MINES]
            assert owner == seat, f"tile {tile} lies with seat {seat}, its mine is of {owner} [KK-5.6]"
            assert 0 <= s.engines[spaces * seat + space] <= 1, "[KK-7.22]"
            assert after == NONE or s.tiles[spaces * seat + after] != NONE or seat in closing, "detached [KK-7.14]"
    for tile in range(len(laid)):
        owner = s.mine_owner[tile] if tile < MINES else s.large_owner[tile - MINES]
        owned = 0 <= owner < s.players
        assert laid[tile] + (tile in in_hand) == owned, f"tile {tile} of {owner} lies in {laid[tile]} places"


def check_pitheads(s: KohleUndKolonie) -> None:
    """No more on a space than it needs; a price is raised once anybody has flipped the tile [KK-7.5, KK-10]."""
    flipped = [0] * TILES
    for seat in range(s.players):
        for tile in range(TILES):
            assert 0 <= s.flipped[TILES * seat + tile] <= (tile < 4), "[KK-8.2]"
            flipped[tile] += s.flipped[TILES * seat + tile]
        for space in range(PITHEAD_SPACES):
            side = s.flipped[TILES * seat + TILE_OF_SPACE[space]]
            assert 0 <= s.pieces[PITHEAD_SPACES * seat + space] <= s.board.space_needs[2 * space + side], "[KK-10]"
        assert 0 <= s.cokery_bonus[seat] <= 2
    assert s.engineer_raised == (flipped[0] > 0)
    assert s.engine_raised == (flipped[1] > 0)
    assert s.settlement_raised == (flipped[3] > 0)


def check_tokens(s: KohleUndKolonie) -> None:
    """Each bonus token in one place; no more railroad and disaster tokens than there are [KK-2]."""
    found = [0] * TOKENS
    gap = False
    for entry in s.track:
        assert not gap or entry == NONE, "the track is filled from the left [KK-6.5]"
        gap = entry == NONE
        if entry >= 0:
            found[entry] += 1
        elif entry != NONE:
            assert s.phase == 1, "discs stand there in phase 1 only [KK-6.4]"
            assert s.bonus[-2 - entry] != NONE
    for token in s.bonus:
        if token != NONE:
            found[token] += 1
    for token in range(TOKENS):
        assert found[token] == (s.board.token_players[token] <= s.players), "[KK-4.10]"
    rail = [count for count in s.rail_seen]
    for station in range(STATIONS):
        if s.rail_tokens[station] != NONE:
            rail[s.rail_tokens[station]] += 1
    for kind in range(5):
        assert rail[kind] <= s.board.rail_count[kind], "[KK-2]"
    for kind, kept in ((2, s.rail_workers), (3, s.rail_wagons), (4, s.rail_values)):
        held = 0
        for count in kept:
            held += count
        assert held <= s.rail_seen[kind]
    disasters = [0] * 5
    for i in range(ROUNDS):
        assert NONE in (s.disaster_tokens[i], s.disaster_shown[i])
        for token in (s.disaster_tokens[i], s.disaster_shown[i]):
            if token != NONE:
                disasters[token] += 1
        if i + 1 < s.round or s.is_over:
            assert s.disaster_tokens[i] == NONE
        elif i + 1 > s.round or s.phase < 5:
            assert s.disaster_tokens[i] != NONE, "[KK-4.6]"
    for kind in range(5):
        assert disasters[kind] <= s.board.disaster_count[kind], "[KK-2.1]"


def check_scores(s: KohleUndKolonie) -> None:
    """A score is the sum of its sheet, never negative [KK-5.3]; only disasters cost points."""
    for seat in range(s.players):
        total = 0
        for row in range(SHEET):
            points = s.sheet[SHEET * seat + row]
            assert points >= 0 or row // ROWS == DISASTERS
            total += points
        assert total == s.vp[seat] >= 0


def check_bag(s: KohleUndKolonie) -> None:
    """Three black discs, a blank and up to three of each player; three are drawn [KK-13.3, KK-13.4]."""
    drawn = 0
    for seat in range(s.players):
        assert 0 <= s.discs[seat] <= 3
        assert s.discs[seat] + s.hits[seat] <= 3
        assert 0 <= s.exposed[seat] <= 3
        drawn += s.hits[seat]
    assert 0 <= s.discs[s.players] <= 3
    assert 0 <= s.discs[s.players + 1] <= 1
    assert drawn <= 3
    assert drawn == 0 or s.disaster != NONE, "turned up at the first player disc [KK-13.20]"


def check_auction(s: KohleUndKolonie) -> None:
    """Nobody bids what they do not own [KK-17.11]."""
    for seat in range(s.players):
        assert s.given_up[seat] >= 0
        assert (s.values[seat] == NONE) == (s.given_up[seat] == 0)
        assert s.bids[seat] == NONE or s.values[seat] != NONE
    if type(s.agenda[-1]).__name__ in ("AuctionBid", "ConsolidationToken"):
        assert s.large_owner[s.claim] == WAITING
        for seat in range(s.players):
            assert s.bids[seat] <= s.coins[seat]
            assert (seat in s.bidders) == (s.given_up[seat] > 0)


def check_earned(s: KohleUndKolonie) -> None:
    """What only real play guarantees: tokens had their effect, markers were earned, money was there."""
    shown = [0] * 5
    for token in s.disaster_shown:
        if token != NONE:
            shown[token] += 1
    lying = seen = in_play = 0
    for station in range(STATIONS):
        in_play += s.players > 3 or s.board.station_three[station] != 0
        lying += s.rail_tokens[station] != NONE
    for count in s.rail_seen:
        seen += count
    if s.edition.id == "2013":
        assert lying + seen == in_play, "every token taken was seen [KK-11.3]"
        assert s.trust_purchases <= 1 + shown[2]
        assert s.extra_coin <= shown[1]
        assert s.mining_damage <= shown[3]
    else:
        assert lying + seen <= in_play
        assert in_play - lying - seen <= (2 * s.players if shown[4] else 0), "two for each player hit [KK-13.43]"
        assert s.trust_purchases == 1 + shown[2], "[KK-13.42]"
        assert s.extra_coin == shown[1], "[KK-13.41]"
        assert s.mining_damage == 0
    for seat in range(s.players):
        gained = (s.engineers[seat] == 0) + (s.settlements[seat] <= 2) + s.flipped[TILES * seat + 1]
        assert s.markers[seat] <= gained, "[KK-12.6]"
        assert s.sheet[SHEET * seat] == 2, "[KK-4.2]"
        vp = (0, 0, 0, 0, 3, 8)[5 - s.settlements[seat]]
        scored = 0
        for round in range(ROWS):
            scored += s.sheet[SHEET * seat + 2 * ROWS + round]
        assert scored == vp, "the fourth settlement brings 3, the fifth 5 [KK-7.32]"
