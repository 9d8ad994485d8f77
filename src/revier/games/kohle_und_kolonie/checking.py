"""Whether a position that somebody else wrote can be played: nothing lost, nothing double, the agenda in order.

What no rule would miss is not asked for: a position set up by hand may hold more points than were earned, a claim
that was consolidated early, or a miner on a station whose token still lies there.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from revier.games.kohle_und_kolonie.board import (
    ALL_SPACES,
    COKERY,
    DISASTER_IDS,
    ENGINEER_SPACES,
    ENGINEERS_FROM,
    MINES,
    NONE,
    RAIL_CONSOLIDATION,
    RAIL_IDS,
    RAIL_WAGON,
    RAIL_WORKER,
    SPACE_IDS,
    STATIONS,
    TOKEN_IDS,
    TOKENS,
)
from revier.games.kohle_und_kolonie.bonus import DISC
from revier.games.kohle_und_kolonie.checking_agenda import (
    UNDER_PHASE,
    check_agenda,
    chosen_seats,
    name,
)
from revier.games.kohle_und_kolonie.checking_phases import ENGINES
from revier.games.kohle_und_kolonie.compaction import detached
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
from revier.kernel.errors import BadPosition

MINERS: Final = 20
ENGINEERS: Final = 3
SETTLEMENTS: Final = 5
WORKERS: Final = 40


def check_time(s: KohleUndKolonie) -> None:
    """When everything is done the game is over: round 0, phase 0."""
    if len(s.agenda) == 0 and (s.round != 0 or s.phase != 0):
        raise BadPosition("agenda", "empty only when the game is over: round 0, phase 0")
    if len(s.agenda) > 0 and (s.round == 0 or s.phase not in UNDER_PHASE):
        field = "round" if s.round == 0 else "phase"
        raise BadPosition(field, "decisions are made in rounds 1 to 5, phases 1 to 5, 9 and 10 [KK-5.1]")


def check_position(s: KohleUndKolonie) -> None:
    """BadPosition names the field that is wrong."""
    check_mines(s)
    check_tableaus(s)
    check_pitheads(s)
    check_villages(s)
    check_stations(s)
    check_agenda(s)
    for seat in range(s.players):
        check_stock(s, seat)
    check_engines(s)
    check_tokens(s)
    if len(s.agenda) > 0 and len(s.asked().options(s)) == 0:
        raise BadPosition("agenda", f"{name(s.agenda[-1])} of seat {s.asked().seat} has no legal action here")


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
    closing = [step.ints()[0] for step in s.agenda if name(step) == "Compact"]
    for seat in range(s.players):
        first = s.board.spaces * seat
        if seat not in closing and len(detached(s, seat)) > 0:
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
        if s.cokery_bonus[seat] > 0 and not (s.flipped[TILES * seat + COKERY] and s.board.cokery_one_vp > 0):
            raise BadPosition(f"seats.{seat}.cokery_bonus", "0, unless cokery is flipped in 2013 [KK-10.11]")


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


def check_engines(s: KohleUndKolonie) -> None:
    """20 in the supply, on tiles, in reserve, as marks of the Trust, or on the way to a new large mine [KK-2.2]."""
    found = s.engine_supply
    for seat in range(s.players):
        found += engines_owned(s, seat)
    for mark in s.trust_engine:
        found += mark
    for mark in s.trust_large_engine:
        found += mark
    for step in s.agenda:
        if name(step) == "LargeMineBuilt":
            found += step.ints()[1]
    if found != ENGINES:
        raise BadPosition("engine_supply", f"{found} steam engines in all; the game has {ENGINES} [KK-2.2]")


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
    if s.mining_damage and not s.edition.token_before_draw:
        raise BadPosition("mining_damage", "0 in the Revised Edition [D-12]")


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
    for token in s.bonus:
        if token != NONE:
            found[token] += 1
    for token in range(TOKENS):
        expected = 1 if s.board.token_players[token] <= s.players else 0
        if found[token] != expected:
            where = "selection_track"
            raise BadPosition(where, f"{TOKEN_IDS[token]} is there {found[token]} times; expected {expected} [KK-4.10]")
    discs = [DISC - entry for entry in s.track if entry <= DISC]
    if sorted(discs) != sorted(chosen_seats(s)):
        raise BadPosition("selection_track", "a disc for each seat that has chosen in this phase 1, and no other")
