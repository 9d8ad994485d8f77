"""Whether a position that somebody else wrote can be played: nothing lost, nothing double, the agenda in order.

What no rule would miss is not asked for: a position set up by hand may hold more points than were earned, a claim
that was consolidated early, or a miner on a station whose token still lies there.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from revier.games.kohle_und_kolonie.board import (
    ALL_SPACES,
    COKERY,
    DEPLOY_MOVE,
    DISASTER_IDS,
    ENGINEER_SPACES,
    ENGINEERS_FROM,
    FLIPPABLE,
    LARGE,
    LOADING,
    MINES,
    NONE,
    RAIL_CONSOLIDATION,
    RAIL_IDS,
    RAIL_WAGON,
    RAIL_WORKER,
    RAILROAD_ACCIDENT,
    SPACE_IDS,
    STATIONS,
    STEAM_ENGINE_TOKEN,
    TILE_IDS,
    TOKEN_IDS,
    TOKENS,
    WORKFORCE,
)
from revier.games.kohle_und_kolonie.bonus import DISC
from revier.games.kohle_und_kolonie.compaction import detached
from revier.games.kohle_und_kolonie.consolidation import AID_VALUE, administration, highest_value, leading
from revier.games.kohle_und_kolonie.disaster import BLACK_DISCS, BLANK_DISCS, TOKENS_REMOVED
from revier.games.kohle_und_kolonie.extra import has_action_token
from revier.games.kohle_und_kolonie.mines import has_worker
from revier.games.kohle_und_kolonie.pithead import wagons_on_tiles
from revier.games.kohle_und_kolonie.securing import DISCS, RESCUED_MINES
from revier.games.kohle_und_kolonie.state import (
    GONE,
    NO_SETTLEMENT,
    ON_OFFER,
    ROUNDS,
    SETTLED,
    WAITING,
    KohleUndKolonie,
)
from revier.games.kohle_und_kolonie.stock import (
    SUPPLY_PLACE,
    TILES,
    claim_in_play,
    empty_engineer_spaces,
    engines_owned,
    miners_at,
    needs,
    places,
    station_in_play,
    village_in_play,
    workers_to_pay,
    workforce_flipped,
)
from revier.kernel.errors import BadPosition
from revier.kernel.step import Decision, Step

MINERS: Final = 20
ENGINEERS: Final = 3
SETTLEMENTS: Final = 5
ENGINES: Final = 20
WORKERS: Final = 40

# What lies under the decisions of a round, phase 10 at the bottom, and how much of it in each phase [KK-5.1].
UNDER: Final = [
    "ReturnTokens",
    "PitheadScoring 0",
    "Consolidations",
    "BoardScoring",
    "Income",
    "TrustBuys",
    "MineDisaster",
    "ExtraActions 0",
    "ActionTurns 3 0",
    "ActionTurns 2 0",
]
UNDER_PHASE: Final = {1: 10, 2: 9, 3: 8, 4: 7, 5: 6, 9: 2, 10: 1}

# What a turn may be waiting for above its menu.
IN_TURN: Final = [
    "",
    "BuyMinePick",
    "SecondMiner TableauSpacePick BuyMineWorkerSource",
    "SecondMiner TableauSpacePick BuyMineSettlementSource",
    "SecondMiner TableauSpacePick",
    "SecondWorker",
    "SecondMinerPlace",
    "SteamEnginePlace",
    "SettlementSite",
    "SettlementMiner",
    "EngineerMoveFrom",
    "EngineerPlace",
    "MinerStep",
    "CoinForWorkers WorkerPayment",
    "FlipTile WorkerPayment",
    "MinerDeployTo",
    "MinerMoveFrom",
    "MinerMoveTo",
    "MinerStep MinerDeployTo",
    "MinerStep MinerMoveFrom",
    "MinerStep MinerMoveTo",
    "MinerStep EngineerMoveFrom",
    "MinerStep EngineerPlace",
]
SECURING: Final = ["DrawDiscs Securing SecureStep", "DrawDiscs Securing AfterRescue RescuePick"]
AFTER_DRAW: Final = [
    "LoseMinerFrom",
    "FirstHit LoseMinerFrom",
    "DisasterPenalty",
    "RailroadAccident DisasterPenalty",
    "RailroadAccident RailroadAccidentPick",
]


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


def chosen_seats(s: KohleUndKolonie) -> list[int]:
    """Whose disc stands on the selection track."""
    if s.phase != 1 or len(s.agenda) == 0:
        return []
    return selection_order(s)[: s.agenda[-2].ints()[0] - 1]


def selection_order(s: KohleUndKolonie) -> list[int]:
    """Round 1 in turn order, later backwards [KK-6.1]."""
    order = [seat for seat in s.turn_order]
    return order if s.round == 1 else order[::-1]


# -- the agenda ------------------------------------------------------------------------------------


def name(step: Step[Any]) -> str:
    return type(step).__name__


def check_agenda(s: KohleUndKolonie) -> None:
    """The rounds and phases still to come, and on top what the decision of this phase waits for."""
    if len(s.agenda) == 0:
        check_end(s)
        return
    if not isinstance(s.agenda[-1], Decision):
        raise BadPosition("agenda", f"the last entry must be a decision, not {name(s.agenda[-1])}")
    expected = ["FinalScore"]
    expected += [f"Round {n}" for n in range(ROUNDS, s.round, -1)]
    expected += UNDER[: UNDER_PHASE[s.phase]]
    given = [" ".join([str(part) for part in s.game.save_step(step)]) for step in s.agenda[: len(expected)]]
    if given != expected:
        raise BadPosition("agenda", f"in round {s.round}, phase {s.phase}, it begins {', '.join(expected)}")
    rest = s.agenda[len(expected) :]
    names = [name(step) for step in rest]
    ints = [step.ints() for step in rest]
    if s.phase == 5:
        check_disaster(s, names, ints)
    elif s.phase == 9:
        check_consolidation(s, names, ints)
    else:
        check_turns(s, names, ints)


def check_end(s: KohleUndKolonie) -> None:
    """Nothing is left to do; tokens are back on the track [KK-6.6]."""
    for seat in range(s.players):
        if s.bonus[seat] != NONE:
            raise BadPosition(f"seats.{seat}.bonus", "None when the game is over [KK-6.6]")


def expect(ok: bool, message: str) -> None:
    if not ok:
        raise BadPosition("agenda", message)


def check_turns(s: KohleUndKolonie, names: list[str], ints: list[list[int]]) -> None:
    """Phases in which one seat after the other acts: the counting step, then the seat's decision."""
    counter = {1: "SelectTokens", 2: "ActionTurns", 3: "ActionTurns", 4: "ExtraActions", 10: "PitheadScoring"}[s.phase]
    expect(len(names) > 1 and names[0] == counter, f"in phase {s.phase} {counter} lies under the decision")
    if counter == "ActionTurns":
        expect(ints[0][0] == s.phase, f"in phase {s.phase} it is ActionTurns {s.phase}")
    done = ints[0][-1]
    expect(1 <= done <= s.players, f"{counter} counts the seats that have begun, 1 to {s.players}")
    seat = selection_order(s)[done - 1] if s.phase == 1 else s.turn_order[done - 1]
    for args in ints[1:]:
        expect(len(args) > 0 and args[0] == seat, f"it is the turn of seat {seat}, by turn order")
    above = " ".join(names[1:])
    if s.phase == 1:
        expect(above == "ChooseBonusToken", "in phase 1 it is ChooseBonusToken [KK-6.2]")
        check_choosing(s)
    elif s.phase == 10:
        expect(above in ("LoadingStep", "ActivateLoading WorkerPayment"), f"phase 10 does not wait for {above}")
    elif s.phase == 4 and above == "ExtraActionChoice":
        ok = s.markers[seat] > 0 or has_action_token(s, seat)
        expect(ok, f"ExtraActionChoice: seat {seat} has neither marker nor action token [KK-12.1]")
    else:
        expect(names[1] == "TurnMenu", f"in phase {s.phase} the turn of a seat is its TurnMenu [KK-7.2]")
        waiting = " ".join(names[2:])
        expect(waiting in IN_TURN, f"a turn does not wait for {waiting}")
        if "BuyMine" in waiting or "TableauSpacePick" in waiting:
            expect(ints[1][1] == 0, "TurnMenu: buying a mine is the main action, so none is left [KK-7.2]")
    for i in range(1, len(names)):
        check_arguments(s, seat, names[i], ints[i], names[i - 1], ints[i - 1], i == len(names) - 1)


def check_choosing(s: KohleUndKolonie) -> None:
    """Who has chosen holds a token; the others hold none [KK-6.2, KK-6.6]."""
    for seat in range(s.players):
        if (s.bonus[seat] != NONE) != (seat in chosen_seats(s)):
            raise BadPosition(f"seats.{seat}.bonus", "in phase 1 exactly those hold a token who have chosen [KK-6.2]")


def check_arguments(
    s: KohleUndKolonie, seat: i64, step: str, args: list[int], below: str, below_args: list[int], is_top: bool
) -> None:
    """What a step of a turn says of mines, places, pieces and amounts must be there."""
    b = s.board
    if step == "TurnMenu":
        check_menu(s, args)
    elif step in ("SecondMiner", "TableauSpacePick", "BuyMineWorkerSource", "BuyMineSettlementSource"):
        mine = args[1]
        expect(0 <= mine < MINES and claim_in_play(s, b.mine_claim[mine]), f"{step}: there is no mine {mine}")
        expect(step == "SecondMiner" or mine == below_args[1], "a purchase is of one mine [KK-7.11]")
        owner = seat if step == "TableauSpacePick" and is_top else ON_OFFER
        if is_top:
            expect(s.mine_owner[mine] == owner, f"{step}: {b.mine_ids[mine]} is not for sale [KK-7.10]")
        if step == "BuyMineWorkerSource":
            expect(s.miners[seat] > 0, "BuyMineWorkerSource: no miner left in the supply [KK-7.10]")
        if step == "BuyMineSettlementSource":
            expect(not has_worker(s, b.mine_claim[mine]), "BuyMineSettlementSource: a worker is near [KK-7.10]")
        if step != "SecondMiner":
            expect(tiles_laid(s, seat) < b.spaces, f"{step}: seat {seat} has no open mine space [KK-7.14]")
    elif step == "BuyMinePick":
        expect(tiles_laid(s, seat) < b.spaces, f"BuyMinePick: seat {seat} has no open mine space [KK-7.14]")
    elif step == "SecondWorker":
        expect(0 <= args[1] < b.claims and claim_in_play(s, args[1]), f"SecondWorker: there is no claim {args[1]}")
    elif step == "SecondMinerPlace":
        expect(s.miners[seat] > 0, "SecondMinerPlace: no miner left in the supply [KK-7.15]")
    elif step == "SteamEnginePlace":
        expect(s.engine_supply > 0 and s.round > 1, "SteamEnginePlace: needs an engine, not in round 1 [KK-7.20]")
    elif step == "SettlementSite":
        expect(s.settlements[seat] > 0 and 2 <= args[1] <= 3, "SettlementSite: no settlement, or no price [KK-7.30]")
    elif step == "SettlementMiner":
        check_moving_in(s, seat, args[1])
    elif step == "WorkerPayment" or step == "LoadingStep" or step == "ActivateLoading" or step == "FlipTile":
        check_payment(s, seat, step, args, below, below_args)
    else:
        check_moving(s, seat, step, args)


def tiles_laid(s: KohleUndKolonie, seat: i64) -> i64:
    found: i64 = 0
    for i in range(s.board.spaces * seat, s.board.spaces * seat + s.board.spaces):
        if s.tiles[i] != NONE:
            found += 1
    return found


def check_menu(s: KohleUndKolonie, args: list[int]) -> None:
    """A token in place of the main action only in phase 4 of the Revised Edition [KK-12.3]."""
    _, main, token = args
    expect(0 <= main <= 1, "TurnMenu: the main action is left (1) or not (0) [KK-7.2]")
    if token == NONE:
        return
    expect(
        s.phase == 4 and not s.edition.action_tokens_in_turn and main == 0,
        "TurnMenu: a token stands in for the main action only in phase 4 of the Revised Edition [KK-12.3]",
    )
    ok = token < TOKENS and token in (3, DEPLOY_MOVE, 5, STEAM_ENGINE_TOKEN) and token in s.track
    expect(ok, "TurnMenu: an action token that is back on the track [KK-12.3]")


def check_moving_in(s: KohleUndKolonie, seat: i64, village: i64) -> None:
    ok = 0 <= village < s.board.villages and s.miners[seat] > 0
    settled = s.settled[s.board.villages * seat + village] if ok else NO_SETTLEMENT
    expect(
        settled != NO_SETTLEMENT and settled - SETTLED < 2,
        "SettlementMiner: needs a miner in the supply and room in a settlement [KK-7.31]",
    )


def check_payment(s: KohleUndKolonie, seat: i64, step: str, args: list[int], below: str, below_args: list[int]) -> None:
    if step == "FlipTile":
        tile = args[1]
        expect(0 <= tile < FLIPPABLE, f"FlipTile: there is no tile {tile} to flip")
        expect(not s.flipped[TILES * seat + tile], f"FlipTile: {TILE_IDS[tile]} is flipped already [KK-8.2]")
    elif step == "WorkerPayment":
        owed = args[1]
        most = 1
        if below == "CoinForWorkers":
            most = 2
        elif below == "FlipTile":
            most = s.board.flip_workers[min(below_args[1], WORKFORCE)]
        expect(1 <= owed <= most, f"WorkerPayment: 1 to {most} workers can be owed here [KK-5.5]")
        has_choice = s.workers[seat] > 0 and s.rail_workers[seat] > 0 and workers_to_pay(s, seat) > owed
        expect(has_choice, "WorkerPayment: asked only while both kinds are held and more than is owed [KK-5.5]")
    else:
        check_loading(s, seat, step, args)


def check_loading(s: KohleUndKolonie, seat: i64, step: str, args: list[int]) -> None:
    """The back is always active; the wagons of the tiles, and those of tokens once it is [KK-18.2 to KK-18.4]."""
    is_back = s.flipped[TILES * seat + LOADING] != 0
    active = args[1] if step == "LoadingStep" else 0
    on_tiles = wagons_on_tiles(s, seat)
    by_tokens = s.board.bonus_wagons + s.board.rail_count[RAIL_WAGON] if active else 0
    expect(0 <= active <= 1, "LoadingStep: active (1) or not (0) [KK-18.2]")
    expect(not (is_back and not active), f"{step}: the back of Loading is always active [KK-18.3]")
    ok = on_tiles <= args[-1] <= on_tiles + by_tokens
    expect(ok, f"{step}: {on_tiles} wagons on the tiles, and {by_tokens} at most by tokens [KK-18.4]")


def check_moving(s: KohleUndKolonie, seat: i64, step: str, args: list[int]) -> None:
    """Miners and engineers [KK-7.40 to KK-7.56]."""
    if step == "MinerStep":
        _, deployments, points, engineers = args
        ok = 0 <= deployments <= 2 and 0 <= points <= 4 and 0 <= engineers <= 1
        expect(ok, "MinerStep: up to 2 deployments, 4 movement points, 1 engineer move [KK-7.50]")
    elif step == "MinerDeployTo":
        expect(s.miners[seat] > 0, "MinerDeployTo: no miner left in the supply [KK-7.52]")
    elif step == "MinerMoveTo":
        origin = args[1]
        ok = 0 <= origin < places(s) and origin != SUPPLY_PLACE and miners_at(s, seat, origin) > 0
        expect(ok, f"MinerMoveTo: no miner of seat {seat} at place {origin} [KK-7.53]")
    elif step == "EngineerMoveFrom":
        ok = args[1] == 0 or (args[1] == 1 and s.edition.engineer_action_moves)
        expect(ok, "EngineerMoveFrom: 1 only in the engineer action of the Revised Edition [KK-7.41]")
        expect(workforce_flipped(s, seat), "EngineerMoveFrom: only with workforce flipped [KK-7.41, KK-7.56]")
        expect(len(empty_engineer_spaces(s, seat)) > 0, "EngineerMoveFrom: no empty engineer space [KK-7.40]")
    elif step == "EngineerPlace":
        origin = args[1]
        if origin == NONE:
            expect(s.engineers[seat] > 0, "EngineerPlace: no engineer left on the tableau [KK-7.40]")
        else:
            ok = 0 <= origin < ENGINEER_SPACES and s.pieces[ALL_SPACES * seat + ENGINEERS_FROM + origin] > 0
            expect(ok, f"EngineerPlace: no engineer on engineer space {origin} [KK-7.41]")


# -- phase 5 ---------------------------------------------------------------------------------------


def check_disaster(s: KohleUndKolonie, names: list[str], ints: list[list[int]]) -> None:
    """Securing in turn order, then up to three draws, then mining damage [KK-13]."""
    drawn = 0
    for seat in range(s.players):
        drawn += s.hits[seat]
    text = " ".join(names)
    lies = s.disaster_tokens[s.round - 1] != NONE
    if s.disaster != s.disaster_shown[s.round - 1] or lies != (s.disaster == NONE):
        raise BadPosition("disaster.token", "the one turned up in this round, None while it lies face down [KK-13.10]")
    if text in SECURING:
        check_securing(s, names, ints, drawn)
    elif names[0] == "EndDisaster":
        check_drawing(s, names, ints, drawn)
    else:
        check_damage(s, names, ints, drawn)


def check_securing(s: KohleUndKolonie, names: list[str], ints: list[list[int]], drawn: int) -> None:
    done = ints[1][0]
    expect(1 <= done <= s.players, f"Securing counts the seats that have begun, 1 to {s.players}")
    seat = s.turn_order[done - 1]
    for args in ints[2:]:
        expect(args[0] == seat, f"it is the turn of seat {seat} to secure [KK-13.2]")
    if names[-1] == "RescuePick":
        expect(1 <= ints[-1][1] <= RESCUED_MINES, f"RescuePick: 1 to {RESCUED_MINES} mines can be left [KK-13.2]")
    if drawn > 0 or s.disaster != NONE or s.discs[s.players] + s.discs[s.players + 1] > 0:
        raise BadPosition("disaster", "nothing is drawn while players secure their mines [KK-13.4]")
    for i in range(done - 1, s.players):
        if s.discs[s.turn_order[i]] > 0:
            raise BadPosition(f"disaster.seats.{s.turn_order[i]}.discs", "0 until the seat has secured [KK-13.3]")


def check_drawing(s: KohleUndKolonie, names: list[str], ints: list[list[int]], drawn: int) -> None:
    """What is missing from the bag was drawn; one seat was hit just now [KK-13.11, KK-13.20]."""
    left = names.count("DrawDisc")
    expect(names[1 : 1 + left] == ["DrawDisc"] * left, "the draws to come lie upon EndDisaster")
    above = " ".join(names[1 + left :])
    expect(above in AFTER_DRAW, f"a draw does not wait for {above}")
    seat = ints[-1][0]
    for args in ints[1 + left :]:
        expect(args[0] == seat, f"seat {seat} was hit, nobody else decides [KK-13.20]")
    missing = drawn + BLACK_DISCS - s.discs[s.players] + BLANK_DISCS - s.discs[s.players + 1]
    if missing + left != DISCS or s.hits[seat] == 0:
        raise BadPosition("disaster", f"{DISCS} discs in all, drawn or to be drawn, one of them of seat {seat}")
    for other in range(s.players):
        if s.hits[other] + s.discs[other] > DISCS:
            raise BadPosition(f"disaster.seats.{other}.discs", f"each player has {DISCS} discs [KK-13.3]")
    if s.disaster == NONE:
        raise BadPosition("disaster.token", "turned up at the first player disc at the latest [KK-13.20]")
    check_hit(s, seat, names, ints)


def check_hit(s: KohleUndKolonie, seat: i64, names: list[str], ints: list[list[int]]) -> None:
    if names[-1] == "LoseMinerFrom":
        expect(s.miners[seat] == 0, "LoseMinerFrom: from the supply as long as a miner is there [KK-13.30]")
    if names[-1] == "DisasterPenalty":
        ok = s.edition.has_penalty and s.exposed[seat] > 1
        expect(ok, "DisasterPenalty: in the Revised Edition, with an unsecured income above 1 [KK-13.21]")
    for i in range(len(names)):
        if names[i] == "RailroadAccident":
            ok = s.disaster == RAILROAD_ACCIDENT and 0 <= ints[i][1] <= TOKENS_REMOVED
            expect(ok, "RailroadAccident: when that token was turned up, up to 2 tokens [KK-13.43]")


def check_damage(s: KohleUndKolonie, names: list[str], ints: list[list[int]], drawn: int) -> None:
    """Everybody in turn order, after the draw [KK-13.14]."""
    left = len(names)
    expect(names == ["MiningDamagePay"] * left and left <= s.players, "phase 5 does not wait for this")
    for i in range(left):
        expect(ints[i][0] == s.turn_order[s.players - 1 - i], "MiningDamagePay: in turn order [KK-13.14]")
    if s.mining_damage == 0:
        raise BadPosition("mining_damage", "1, since the players pay for it [KK-13.14]")
    if drawn >= DISCS or s.disaster == NONE or any([count > 0 for count in s.discs]):
        raise BadPosition("disaster", "the blank was drawn, the token turned up, the discs are back [KK-13.14]")


# -- phase 9 ---------------------------------------------------------------------------------------


def check_consolidation(s: KohleUndKolonie, names: list[str], ints: list[list[int]]) -> None:
    """Tokens, bids, then the tableaus close up and the large mine is built [KK-17]."""
    claim = s.claim
    if not claim_in_play(s, claim) or s.board.large_level[claim] != s.round:
        raise BadPosition("consolidation.claim", f"no claim of round {s.round} [KK-17.1]")
    expect(len(names) > 2 and names[0] == "NextConsolidation", "in phase 9 NextConsolidation lies at the bottom")
    if names[1] == "Bidding":
        check_auction(s)
        if names[-1] == "AuctionBid":
            check_bidding(s, names, ints)
        else:
            check_adding(s, names, ints)
    else:
        check_building(s, names, ints)


def participants(s: KohleUndKolonie) -> list[int]:
    """Who owns small mines of the claim, in turn order."""
    return [seat for seat in s.turn_order if s.given_up[seat] > 0]


def check_auction(s: KohleUndKolonie) -> None:
    """Who takes part and with which value follows from the mines; tokens add to it [KK-17.2 to KK-17.9]."""
    owned = [0] * s.players
    values = [0] * s.players
    order: list[int] = []
    trust: i64 = NONE
    for i in range(MINES):
        mine = MINES - 1 - i
        owner = s.mine_owner[mine]
        if s.board.mine_claim[mine] != s.claim or owner == GONE:
            continue
        if 0 <= owner < s.players:
            owned[owner] += 1
            values[owner] += s.board.mine_cost[mine]
            if owner not in order:
                order.append(owner)
        else:
            trust = max(trust, s.trust_track) + s.board.mine_cost[mine]
    if [count for count in s.given_up] != owned:
        raise BadPosition("consolidation.given_up", f"expected the mines owned in the claim: {owned} [KK-17.2]")
    if [seat for seat in s.bidders] != order:
        raise BadPosition("consolidation.bidders", f"expected {order}, by the highest mine number [KK-17.9]")
    if len(order) == 0 or (len(order) == 1 and trust == NONE):
        raise BadPosition("consolidation.claim", "no auction, since nobody contests it [KK-17.3, KK-17.4]")
    if (trust == NONE) != (s.trust_value == NONE) or not trust <= s.trust_value <= trust + 1:
        expected = "None" if trust == NONE else f"{trust}, or one more by extra_coin"
        raise BadPosition("consolidation.trust_value", f"expected {expected} [KK-17.6]")
    check_values(s, values)


def check_values(s: KohleUndKolonie, costs: list[int]) -> None:
    by_tokens = AID_VALUE + s.board.rail_count[RAIL_CONSOLIDATION]
    for seat in range(s.players):
        base = costs[seat] + administration(s, seat) if s.given_up[seat] > 0 else NONE
        most = base + by_tokens if s.given_up[seat] > 0 else NONE
        if not base <= s.values[seat] <= most:
            raise BadPosition("consolidation.values", f"seat {seat}: expected {base} to {most} (-1: none) [KK-17.7]")
        if s.bids[seat] > s.coins[seat] or (s.bids[seat] > NONE and s.given_up[seat] == 0):
            raise BadPosition("consolidation.bids", f"seat {seat}: up to its coins, if it takes part [KK-17.11]")


def check_adding(s: KohleUndKolonie, names: list[str], ints: list[list[int]]) -> None:
    """In turn order; the others still wait, nobody has bid [KK-17.8]."""
    order = participants(s)
    seat = ints[-1][0] if names[-1] == "ConsolidationToken" else NONE
    expect(seat in order, "ConsolidationToken: asked of who takes part [KK-17.8]")
    waiting = order[order.index(seat) + 1 :][::-1]
    expected = ["NextConsolidation", "Bidding", *(["AddTokens"] * len(waiting)), "ConsolidationToken"]
    expect(names == expected, f"under ConsolidationToken of seat {seat}: {', '.join(expected[:-1])} [KK-17.8]")
    expect(ints[1] == [0] and [args[0] for args in ints[2:-1]] == waiting, "AddTokens: in turn order [KK-17.8]")
    if any([s.bids[other] != 0 for other in order]):
        raise BadPosition("consolidation.bids", "0 for who takes part, until bidding starts [KK-17.8]")


def check_bidding(s: KohleUndKolonie, names: list[str], ints: list[list[int]]) -> None:
    """Asked of one who is still in and does not lead; then the next in bidding order [KK-17.11, KK-17.12]."""
    seat, highest = ints[-1]
    expect(names == ["NextConsolidation", "Bidding", "AuctionBid"], "Bidding lies under AuctionBid [KK-17.11]")
    ok = seat in s.bidders and s.bids[seat] != NONE and leading(s, highest_value(s)) != seat
    expect(ok, f"AuctionBid: seat {seat} is not in, or leads already [KK-17.12]")
    expect(highest == highest_value(s), f"AuctionBid: the highest value is {highest_value(s)} [KK-17.10]")
    order = [bidder for bidder in s.bidders]
    expected = (order.index(seat) + 1) % len(order)
    expect(ints[1] == [expected], f"Bidding: position {expected} follows seat {seat} [KK-17.11]")


def check_building(s: KohleUndKolonie, names: list[str], ints: list[list[int]]) -> None:
    """After the mines of the claim are gone: closing up in turn order, then the large mine [KK-17.15, KK-17.20]."""
    order = participants(s)
    if names[1] == "TrustMarks":
        base = ["NextConsolidation", "TrustMarks"]
        expect(s.trust_large_engine[s.claim] == 0, "TrustMarks: the large mine is not marked yet [KK-17.20]")
    else:
        base = ["NextConsolidation", "LargeMineBuilt", "TableauSpacePick"]
        expect(names[: len(base)] == base, "phase 9 does not wait for this")
        winner, engines = ints[1]
        expect(winner in order and ints[2] == [winner, LARGE + s.claim], "the winner took part and builds [KK-17.15]")
        expect(0 <= engines <= ENGINES, f"LargeMineBuilt: 0 to {ENGINES} engines")
        expect(tiles_laid(s, winner) < s.board.spaces, "TableauSpacePick: a mine space is open [KK-17.15]")
    if s.large_owner[s.claim] == WAITING:
        raise BadPosition("consolidation.claim", "its large mine is built or the Trust's by now [KK-17.15]")
    closing = len(names) - len(base) - 1  # Compact steps, below CompactionPick
    if closing > 0 or names[1] == "TrustMarks":
        expected = base + ["Compact"] * closing + ["CompactionPick"]
        seats = order[len(order) - closing :][::-1]
        expect(names == expected and 1 <= closing <= len(order), "Compact for each who lost a tile [KK-17.30]")
        expect([args[0] for args in ints[len(base) :]] == [*seats, seats[-1]], "Compact: in turn order [KK-17.30]")
    small = sum([s.board.mine_claim[mine] == s.claim for mine in range(MINES)])
    if sum([count for count in s.given_up]) > small:
        raise BadPosition("consolidation.given_up", f"the claim had {small} small mines [KK-17.2]")
    for seat in range(s.players):
        if s.bids[seat] > NONE and s.values[seat] == NONE:
            raise BadPosition("consolidation.bids", f"seat {seat} takes no part [KK-17.10]")
    if any([s.values[seat] == NONE for seat in s.bidders]):
        raise BadPosition("consolidation.bidders", "every bidder has a value [KK-17.9]")
