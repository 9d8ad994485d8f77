"""Whether a position that somebody else wrote can be played: nothing lost, nothing double, the agenda in order.

What no rule would miss is not asked for: a position set up by hand may hold more points than were earned, a claim
that was consolidated early, or a miner on a station whose token still lies there.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from revier.games.kohle_und_kolonie.board import (
    ALL_SPACES,
    DISASTER_IDS,
    ENGINEER_SPACES,
    ENGINEERS_FROM,
    EXTRA_COIN,
    FLIPPABLE,
    MINES,
    MINING_DAMAGE,
    NONE,
    PURCHASING_POWER,
    RAIL_CONSOLIDATION,
    RAIL_IDS,
    RAIL_WAGON,
    RAIL_WORKER,
    SPACE_IDS,
    STATIONS,
    TOKEN_IDS,
    TOKENS,
)
from revier.games.kohle_und_kolonie.bonus import discs, is_face_up
from revier.games.kohle_und_kolonie.compaction import detached, is_compact
from revier.games.kohle_und_kolonie.disaster import drawn_of_players
from revier.games.kohle_und_kolonie.flipping import COKERY_STEAM, cokery_occupied, has_cokery_bonus
from revier.games.kohle_und_kolonie.large_mine import engines_under_way
from revier.games.kohle_und_kolonie.rounds import course
from revier.games.kohle_und_kolonie.securing import can_have_secured
from revier.games.kohle_und_kolonie.settlements import MARKER_AT
from revier.games.kohle_und_kolonie.setup import ENGINES, WORKERS
from revier.games.kohle_und_kolonie.state import (
    GONE,
    NO_SETTLEMENT,
    ROUNDS,
    WAITING,
    KohleUndKolonie,
)
from revier.games.kohle_und_kolonie.stock import (
    TILES,
    claim_in_play,
    engines_owned,
    miners_at,
    needs,
    places,
    station_in_play,
    village_in_play,
)
from revier.kernel.agenda import check_agenda
from revier.kernel.errors import BadPosition

MINERS: Final = 20
ENGINEERS: Final = 3
SETTLEMENTS: Final = 5
WITH_DECISIONS: Final = (1, 2, 3, 4, 5, 9, 10)  # phases [KK-5.1]


def check_time(s: KohleUndKolonie) -> None:
    """When everything is done the game is over: round 0, phase 0."""
    if len(s.agenda) == 0 and (s.round != 0 or s.phase != 0):
        raise BadPosition("agenda", "empty only when the game is over: round 0, phase 0")
    if len(s.agenda) > 0 and (s.round == 0 or s.phase not in WITH_DECISIONS):
        field = "round" if s.round == 0 else "phase"
        raise BadPosition(field, "decisions are made in rounds 1 to 5, phases 1 to 5, 9 and 10 [KK-5.1]")


def check_position(s: KohleUndKolonie) -> None:
    """BadPosition names the field that is wrong."""
    if sorted(s.turn_order) != list(range(s.players)):
        raise BadPosition("turn_order", "expected every seat once [KK-5.2]")
    check_mines(s)
    check_tableaus(s)
    check_pitheads(s)
    check_villages(s)
    check_stations(s)
    if s.phase == 5:
        check_disaster(s)
    if len(s.agenda) > 0:
        check_agenda(s, course(s))
    else:
        check_end(s)
    for seat in range(s.players):
        check_stock(s, seat)
    check_engines(s)
    check_tokens(s)


def check_end(s: KohleUndKolonie) -> None:
    """Nothing is left to do; tokens are back on the track [KK-6.6]."""
    for seat in range(s.players):
        if s.bonus[seat] != NONE:
            raise BadPosition(f"seats.{seat}.bonus", "None when the game is over [KK-6.6]")


# -- pieces and tiles ------------------------------------------------------------------------------


def check_mines(s: KohleUndKolonie) -> None:
    """The small mines of a claim are gone exactly if it is consolidated; single mines never go [KK-17.15]."""
    b = s.board
    for mine in range(MINES):
        claim = b.mine_claim[mine]
        if not claim_in_play(s, claim):
            continue
        owner = s.mine_owner[mine]
        if s.large_owner[claim] != WAITING and s.large_owner[claim] != GONE:
            if owner == WAITING:
                s.mine_owner[mine] = GONE  # it joins no display any more [KK-19.2]
            elif owner != GONE:
                raise BadPosition("display", f"{b.mine_ids[mine]} left the game when its claim was consolidated")
        elif owner == GONE:
            raise BadPosition("display", f"{b.mine_ids[mine]} lies nowhere, but its claim is not consolidated")
    check_due(s)


def check_due(s: KohleUndKolonie) -> None:
    """Large mines of earlier rounds are built; those of this round while it is their phase [KK-17.1]."""
    b = s.board
    now = ROUNDS if len(s.agenda) == 0 else s.round
    is_over = len(s.agenda) == 0 or s.phase > 9
    for claim in range(b.claims):
        if s.large_owner[claim] != WAITING:
            continue
        if b.large_level[claim] < now or (b.large_level[claim] == now and is_over):
            raise BadPosition("round", f"{b.claim_ids[claim]} was due in round {b.large_level[claim]} [KK-17.1]")
    expected = [
        claim
        for claim in range(b.claims)
        if s.phase == 9 and b.large_level[claim] == now and s.large_owner[claim] == WAITING and claim != s.claim
    ]
    if sorted(s.due) != expected:
        known = ", ".join([b.claim_ids[claim] for claim in expected])
        raise BadPosition("due", f"expected the claims still due in this phase, in any order: {known or 'none'}")


def check_tableaus(s: KohleUndKolonie) -> None:
    """Tiles hang together, except while they close up [KK-7.14, KK-17.30]; engines stand on tiles."""
    for seat in range(s.players):
        first = s.board.spaces * seat
        is_closing = any([is_compact(step, seat) for step in s.agenda])
        if not is_closing and len(detached(s, seat)) > 0:
            where = s.board.space_ids[detached(s, seat)[0]]
            raise BadPosition(f"seats.{seat}.tableau", f"the tile on {where} is detached [KK-7.14]")
        for space in range(s.board.spaces):
            if s.engines[first + space] and s.tiles[first + space] == NONE:
                raise BadPosition(f"seats.{seat}.engines", f"no tile on {s.board.space_ids[space]} [KK-7.21]")


def check_pitheads(s: KohleUndKolonie) -> None:
    """No more on a space than it needs on this side [KK-10]."""
    for seat in range(s.players):
        for space in range(ALL_SPACES):
            if s.pieces[ALL_SPACES * seat + space] > needs(s, seat, space):
                field = f"seats.{seat}.pieces.{SPACE_IDS[space]}"
                raise BadPosition(field, f"holds {needs(s, seat, space)} on this side of the tile [KK-10]")
        check_cokery(s, seat)


def check_cokery(s: KohleUndKolonie, seat: i64) -> None:
    """Paid at once for what is there; the engineer may have gone since, the engine stays [KK-10.11, KK-7.22]."""
    paid = s.cokery_bonus[seat]
    field = f"seats.{seat}.cokery_bonus"
    if not has_cokery_bonus(s, seat):
        if paid > 0:
            raise BadPosition(field, "0, unless cokery is flipped in 2013 [KK-10.11]")
        return
    low, high = cokery_occupied(s, seat), 1 + s.pieces[ALL_SPACES * seat + COKERY_STEAM]
    if not low <= paid <= high:
        raise BadPosition(field, f"{low} to {high}, by what was on the back of cokery [KK-10.11]")


def check_villages(s: KohleUndKolonie) -> None:
    """Workers never come back; settlements stand in villages without any, each player one [KK-7.30]."""
    b = s.board
    found = s.worker_supply
    for seat in range(s.players):
        found += s.workers[seat]
    for village in range(b.villages):
        found += s.village_workers[village]
        id = b.village_ids[village]
        most = b.village_workers[village] if village_in_play(s, village) else 0
        if s.village_workers[village] > most:
            raise BadPosition(f"villages.{id}", f"at most {most} workers [KK-3.4]")
        settled = sum([s.settled[b.villages * seat + village] != NO_SETTLEMENT for seat in range(s.players)])
        if settled > 0 and (s.village_workers[village] > 0 or not village_in_play(s, village)):
            raise BadPosition(f"villages.{id}", "settlements need a village in play without workers [KK-7.30]")
        if settled > b.village_settlements[village]:
            raise BadPosition(f"villages.{id}", f"has {b.village_settlements[village]} settlement spaces [KK-7.30]")
    if found != WORKERS:
        raise BadPosition("worker_supply", f"{found} workers in all; the game has {WORKERS} [KK-2.2]")


def check_stations(s: KohleUndKolonie) -> None:
    for station in range(STATIONS):
        taken = s.rail_tokens[station] != NONE
        miners = any([s.station_miners[STATIONS * seat + station] for seat in range(s.players)])
        if (taken or miners) and not station_in_play(s, station):
            field = "rail_tokens" if taken else "seats"
            raise BadPosition(field, f"{s.board.station_ids[station]} is not in play [KK-21.1]")


def check_stock(s: KohleUndKolonie, seat: i64) -> None:
    """20 miners, 3 engineers, 5 settlements [KK-2.2]."""
    b = s.board
    miners = s.miners_lost[seat]
    for place in range(places(s)):
        miners += miners_at(s, seat, place)
    for mine in range(MINES):
        miners += 1 if s.mine_owner[mine] == seat else 0
    for claim in range(b.claims):
        miners += 1 if s.large_owner[claim] == seat else 0
    if miners != MINERS:
        raise BadPosition(f"seats.{seat}.miners", f"{miners} miners in all; each player has {MINERS} [KK-2.2]")
    engineers = s.engineers[seat]
    for i in range(ENGINEER_SPACES):
        engineers += s.pieces[ALL_SPACES * seat + ENGINEERS_FROM + i]
    if engineers != ENGINEERS:
        raise BadPosition(f"seats.{seat}.engineers", f"{engineers} in all; each player has {ENGINEERS} [KK-2.2]")
    settled = sum([s.settled[b.villages * seat + village] != NO_SETTLEMENT for village in range(b.villages)])
    if s.settlements[seat] + settled != SETTLEMENTS:
        count = s.settlements[seat] + settled
        raise BadPosition(f"seats.{seat}.settlements", f"{count} in all; each player has {SETTLEMENTS} [KK-2.2]")
    if s.markers[seat] > markers_gained(s, seat):
        gained = markers_gained(s, seat)
        raise BadPosition(
            f"seats.{seat}.markers", f"{gained} gained so far: third engineer, third settlement, ironworks"
        )


def markers_gained(s: KohleUndKolonie, seat: i64) -> i64:
    """Each once in a game, used ones included [KK-12.6]."""
    gained: i64 = 1 if s.engineers[seat] == 0 else 0
    if s.settlements[seat] <= MARKER_AT:
        gained += 1
    for tile in range(FLIPPABLE):
        if s.flipped[TILES * seat + tile]:
            gained += s.board.flip_markers[tile]
    return gained


def check_engines(s: KohleUndKolonie) -> None:
    """20 in the supply, on tiles, in reserve, as marks of the Trust, or on the way to a new large mine [KK-2.2]."""
    found = s.engine_supply
    for seat in range(s.players):
        found += engines_owned(s, seat)
    for mark in s.trust_engine:
        found += mark
    for mark in s.trust_large_engine:
        found += mark
    found += engines_under_way(s)
    if found != ENGINES:
        raise BadPosition("engine_supply", f"{found} steam engines in all; the game has {ENGINES} [KK-2.2]")


# -- the disaster under way ------------------------------------------------------------------------


def check_disaster(s: KohleUndKolonie) -> None:
    """The token of this round, and what is secured: mines without rescue miner [KK-13.2, KK-13.10]."""
    lies = s.disaster_tokens[s.round - 1] != NONE
    if s.disaster != s.disaster_shown[s.round - 1] or lies != (s.disaster == NONE):
        raise BadPosition("disaster.token", "the one turned up in this round, None while it lies face down [KK-13.10]")
    for i in range(len(s.secured)):
        if s.secured[i] and (s.tiles[i] == NONE or s.rescuers[i] > 0):
            seat, space = i // s.board.spaces, s.board.space_ids[i % s.board.spaces]
            raise BadPosition(f"disaster.seats.{seat}.secured", f"{space}: no mine, or rescued already [KK-13.2]")
    for seat in range(s.players):
        if not can_have_secured(s, seat):
            raise BadPosition(f"disaster.seats.{seat}.secured", "on coin spaces, or by the rescue team [KK-13.2]")


# -- tokens ----------------------------------------------------------------------------------------


def check_tokens(s: KohleUndKolonie) -> None:
    check_rail_tokens(s)
    check_disaster_tokens(s)
    check_bonus_tokens(s)


def check_rail_tokens(s: KohleUndKolonie) -> None:
    """No more of a kind than there are: face down, and seen so far; kept ones were seen [KK-2]."""
    kept = [0] * len(RAIL_IDS)
    for seat in range(s.players):
        kept[RAIL_WORKER] += s.rail_workers[seat]
        kept[RAIL_WAGON] += s.rail_wagons[seat]
        kept[RAIL_CONSOLIDATION] += s.rail_values[seat]
    for kind, id in enumerate(RAIL_IDS):
        lying = sum([token == kind for token in s.rail_tokens])
        if lying + s.rail_seen[kind] > s.board.rail_count[kind]:
            raise BadPosition("rail_tokens", f"{id}: there are {s.board.rail_count[kind]}, seen ones included [KK-2]")
        if kept[kind] > s.rail_seen[kind]:
            raise BadPosition(f"rail_seen.{id}", f"at least the {kept[kind]} that players keep [KK-11.3]")


def check_disaster_tokens(s: KohleUndKolonie) -> None:
    """Face down on this round, until its disaster, and on the next ones; no more of a kind than there are [KK-4.6]."""
    found = [0] * len(DISASTER_IDS)
    for row in (s.disaster_tokens, s.disaster_shown):
        for token in row:
            if token != NONE:
                found[token] += 1
    for kind, id in enumerate(DISASTER_IDS):
        if found[kind] > s.board.disaster_count[kind]:
            count = s.board.disaster_count[kind]
            raise BadPosition("disaster_tokens", f"{id}: there are {count}, those turned up included [KK-2.1]")
    for i in range(ROUNDS):
        lies = s.disaster_tokens[i] != NONE
        is_past = len(s.agenda) == 0 or i + 1 < s.round or (i + 1 == s.round and s.phase > 5)
        is_next = not is_past and (i + 1 > s.round or s.phase < 5)
        if (is_past and lies) or (is_next and not lies):
            raise BadPosition("disaster_tokens", f"round {i + 1}: one lies there until its disaster [KK-4.6]")
        if s.disaster_shown[i] != NONE and (is_next or lies):
            raise BadPosition("disaster_shown", f"round {i + 1}: its token is still face down [KK-13.10, KK-13.20]")
        if i + 1 < s.round and s.edition.token_before_draw and s.disaster_shown[i] == NONE:
            raise BadPosition("disaster_shown", f"round {i + 1}: in 2013 each token is turned up [KK-13.10]")
    check_in_force(s)


def check_in_force(s: KohleUndKolonie) -> None:
    """In force is only what was turned up; in the Revised Edition all of it [KK-13.13, KK-13.20]."""
    rows = [
        ("extra_coin", s.extra_coin, EXTRA_COIN),
        ("trust_purchases", s.trust_purchases - 1, PURCHASING_POWER),
        ("mining_damage", s.mining_damage, MINING_DAMAGE),
    ]
    for field, in_force, kind in rows:
        shown = sum([token == kind for token in s.disaster_shown])
        least = 0 if s.edition.token_before_draw else shown
        if s.phase == 5 and s.disaster == kind:  # it takes effect at the first player disc
            if drawn_of_players(s) == 0:
                shown -= 1
            else:
                least = max(least, 1)
        if not least <= in_force <= shown:
            raise BadPosition(field, f"expected {least} to {shown}, by the tokens turned up so far [KK-13.13]")


def check_bonus_tokens(s: KohleUndKolonie) -> None:
    """Each on the track or with a player; the track is filled from the left [KK-4.10, KK-6.5]."""
    found = [0] * TOKENS
    is_gap = False
    for entry in s.track:
        if entry == NONE:
            is_gap = True
        elif is_gap:
            raise BadPosition("selection_track", "filled from the left without gaps [KK-6.4, KK-6.5]")
        if entry >= 0:
            found[entry] += 1
    for seat in range(s.players):
        token = s.bonus[seat]
        if token != NONE:
            found[token] += 1
            if not is_face_up(s, token):
                raise BadPosition(f"seats.{seat}.bonus", f"{TOKEN_IDS[token]} lies face down in round 1 [KK-6.2]")
    for token in range(TOKENS):
        expected = 1 if s.board.token_players[token] <= s.players else 0
        if found[token] != expected:
            where = "selection_track"
            raise BadPosition(where, f"{TOKEN_IDS[token]} is there {found[token]} times; expected {expected} [KK-4.10]")
    if s.phase != 1 and len(discs(s)) > 0:
        raise BadPosition("selection_track", "a disc for each seat that has chosen in phase 1 only [KK-6.4]")
